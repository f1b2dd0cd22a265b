//! The chain: each entry of a stream carries a mark that depends on it and on all before it.
//!
//! Whoever changes, drops or adds an entry would have to write all later marks anew, and the heads that are kept apart,
//! and the fingerprints on paper. Everything here is arithmetic on texts, the same for every engine that keeps them.

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2s256, Digest};
use laws::Millis;

use super::{Draft, Entry};

/// The mark of an entry: 256 bits of BLAKE2s. Before the first entry it is zero.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Mark(pub [u8; 32]);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Two of them are written of every entry: digit by digit would take longer than the hash.
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut text = [0; 64];
        for (pair, byte) in text.chunks_exact_mut(2).zip(self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        f.write_str(std::str::from_utf8(&text).expect("digits are text"))
    }
}

impl fmt::Debug for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is no mark.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoMark;

impl FromStr for Mark {
    type Err = NoMark;

    fn from_str(text: &str) -> Result<Mark, NoMark> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(NoMark);
        }
        let mut mark = Mark::default();
        for (byte, pair) in mark.0.iter_mut().zip(digits.chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| NoMark)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NoMark)?;
        }
        Ok(mark)
    }
}

impl Mark {
    /// From the bytes that a database has.
    pub fn from_bytes(bytes: &[u8]) -> Option<Mark> {
        bytes.try_into().ok().map(Mark)
    }
}

/// Where a stream ends: the number of its last entry and its mark. Before the first entry both are zero.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The number of the last entry, 0 if there is none.
    pub version: u64,
    /// Its mark.
    pub mark: Mark,
}

impl Head {
    /// After an entry.
    pub fn of(entry: &Entry) -> Head {
        let (version, mark) = (entry.version, entry.mark);
        Head { version, mark }
    }
}

/// The mark of an entry after the one with the mark `before`. Every part comes with its length, so that no two entries
/// are the same bytes.
pub fn link(
    before: &Mark,
    stream: &str,
    version: u64,
    act: Option<&[u8]>,
    at: i64,
    body: &[u8],
) -> Mark {
    let mut hash = Blake2s256::new();
    let mut part = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    part(b"adoube entry");
    part(&before.0);
    part(stream.as_bytes());
    part(&version.to_le_bytes());
    match act {
        Some(act) => part(act),
        None => part(&[0xff]),
    }
    part(&at.to_le_bytes());
    part(body);
    Mark(hash.finalize().into())
}

/// The entries that drafts become after the head of their stream.
pub fn seal(stream: &str, after: Head, drafts: &[Draft]) -> Vec<Entry> {
    let mut head = after;
    let sealed = drafts.iter().map(|draft| {
        let version = head.version + 1;
        let act = draft.act.as_deref().map(str::as_bytes);
        let (at, body) = (draft.at.0, draft.body.as_bytes());
        let mark = link(&head.mark, stream, version, act, at, body);
        head = Head { version, mark };
        Entry {
            version,
            act: draft.act.clone(),
            at: draft.at,
            body: draft.body.clone(),
            mark,
        }
    });
    sealed.collect()
}

/// What is wrong with a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// An entry is not what was written, or its mark is not.
    Altered {
        /// Its number.
        version: u64,
    },
    /// Entries are missing before others that are there.
    Gap {
        /// The first that is missing.
        from: u64,
        /// The last.
        to: u64,
    },
    /// Entries that were acknowledged are missing at the end.
    Missing {
        /// The first that is missing.
        from: u64,
        /// The last.
        to: u64,
    },
    /// At this place something else was acknowledged than what is there.
    Replaced {
        /// The number of the entry.
        version: u64,
    },
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Altered { version } => {
                write!(f, "entry {version} is not what was written")
            }
            Broken::Gap { from, to } | Broken::Missing { from, to } if from == to => {
                write!(f, "entry {from} is missing")
            }
            Broken::Gap { from, to } | Broken::Missing { from, to } => {
                write!(f, "entries {from} to {to} are missing")
            }
            Broken::Replaced { version } => {
                write!(
                    f,
                    "up to entry {version} something else was acknowledged than what is there"
                )
            }
        }
    }
}

/// Does an entry follow a head?
///
/// # Errors
///
/// It does not.
pub fn follow(head: &mut Head, stream: &str, entry: &Entry) -> Result<(), Broken> {
    let next = head.version + 1;
    if entry.version != next {
        return Err(Broken::Gap {
            from: next.min(entry.version),
            to: entry.version.saturating_sub(1).max(next),
        });
    }
    let act = entry.act.as_deref().map(str::as_bytes);
    let (at, body) = (entry.at.0, entry.body.as_bytes());
    if link(&head.mark, stream, next, act, at, body) != entry.mark {
        return Err(Broken::Altered { version: next });
    }
    *head = Head::of(entry);
    Ok(())
}

/// An entry as far as a fingerprint goes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Marked {
    /// When it was received.
    pub at: Millis,
    /// Of which stream.
    pub stream: String,
    /// Its number there.
    pub version: u64,
    /// Its mark.
    pub mark: Mark,
}

/// A few letters for paper that stand for all entries they were made from, in the order of their moments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fingerprint {
    mark: Mark,
    /// How many entries.
    pub entries: u64,
}

impl Fingerprint {
    /// With one entry more.
    pub fn add(&mut self, entry: &Marked) {
        let mut hash = Blake2s256::new();
        hash.update(b"adoube fingerprint");
        hash.update(self.mark.0);
        hash.update(entry.mark.0);
        self.mark = Mark(hash.finalize().into());
        self.entries += 1;
    }

    /// Of entries that are put in order first.
    pub fn of(entries: &mut [Marked]) -> Fingerprint {
        entries.sort_unstable();
        let mut all = Fingerprint::default();
        entries.iter().for_each(|entry| all.add(entry));
        all
    }
}

impl fmt::Display for Fingerprint {
    /// Eight groups of four: `3f2a-91c0-…`, 128 bits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, pair) in self.mark.0[..16].chunks(2).enumerate() {
            let dash = if place > 0 { "-" } else { "" };
            write!(f, "{dash}{:02x}{:02x}", pair[0], pair[1])?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drafts(n: u64) -> Vec<Draft> {
        let draft = |n| Draft {
            act: (n % 2 == 0).then(|| format!("white {n}")),
            at: Millis(n as i64 * 10),
            body: format!("{{\"n\":{n}}}"),
        };
        (1..=n).map(draft).collect()
    }

    fn check(entries: &[Entry]) -> Result<Head, Broken> {
        let mut head = Head::default();
        entries
            .iter()
            .try_for_each(|entry| follow(&mut head, "game/1/1", entry))?;
        Ok(head)
    }

    #[test]
    fn a_chain_holds_and_breaks_where_it_is_touched() {
        let whole = seal("game/1/1", Head::default(), &drafts(6));
        assert_eq!(check(&whole), Ok(Head::of(&whole[5])));
        let again = seal("game/1/1", Head::of(&whole[2]), &drafts(6)[3..]);
        assert_eq!(again, whole[3..], "in pieces as at once");
        let touched = |touch: &dyn Fn(&mut Vec<Entry>)| {
            let mut entries = whole.clone();
            touch(&mut entries);
            check(&entries).unwrap_err()
        };
        let altered = Broken::Altered { version: 3 };
        assert_eq!(touched(&|e| e[2].body = "{}".into()), altered);
        assert_eq!(touched(&|e| e[2].at += Millis(1)), altered);
        assert_eq!(touched(&|e| e[2].act = Some("black 3".into())), altered);
        assert_eq!(touched(&|e| e[2].mark.0[31] ^= 1), altered);
        assert_eq!(
            touched(&|e| drop(e.remove(2))),
            Broken::Gap { from: 3, to: 3 }
        );
        assert_eq!(
            touched(&|e| e[3].act = None),
            Broken::Altered { version: 4 },
            "an id that was taken away"
        );
        let other = seal("game/1/2", Head::default(), &drafts(1));
        assert!(check(&other).is_err(), "an entry of another board");
    }

    #[test]
    fn marks_are_read_as_they_are_written() {
        let mark = seal("x", Head::default(), &drafts(1))[0].mark;
        assert_eq!(mark.to_string().parse(), Ok(mark));
        assert_eq!("é".repeat(32).parse::<Mark>(), Err(NoMark));
        assert_eq!("+f".repeat(32).parse::<Mark>(), Err(NoMark));
    }
}
