//! The heads, kept apart from the journal: what was acknowledged, so that its loss cannot go unnoticed.
//!
//! A file beside the hall's, `hall.adoube-head`, with a line for the end of each stream, written after every commit and
//! before its acknowledgements. It can lag behind the journal (a commit that nobody was told of), but never be ahead of
//! it, unless the journal has lost something.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use blake2::{Blake2s256, Digest};

use super::chain::{Head, Mark};

/// Written anew when so much has been added: a line for each commit and board would go on for ever.
const LONGEST: u64 = 16 << 20;

/// Heads by stream.
pub type Heads = BTreeMap<String, Head>;

/// The file of the heads of a hall's file.
pub fn beside(hall: &Path) -> PathBuf {
    let mut name = OsString::from(hall);
    name.push("-head");
    PathBuf::from(name)
}

/// What was found in a file of heads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// None, if there is no such file.
    pub heads: Option<Heads>,
    /// Lines that cannot be read: the file is damaged, and may know less than it should.
    pub unreadable: u64,
}

/// Reads what is known. A line that was being written when the program ended is no damage.
///
/// # Errors
///
/// The file is there and cannot be read.
pub fn read(hall: &Path) -> io::Result<Known> {
    let bytes = match fs::read(beside(hall)) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Known::default()),
        Err(error) => return Err(error),
    };
    let whole = match bytes.iter().rposition(|&byte| byte == b'\n') {
        Some(end) => &bytes[..end],
        None => &[],
    };
    let mut known = Known {
        heads: Some(Heads::new()),
        unreadable: 0,
    };
    for line in whole.split(|&byte| byte == b'\n') {
        if line.is_empty() {
            continue;
        }
        let parsed = std::str::from_utf8(line).ok().and_then(parse);
        match (parsed, &mut known.heads) {
            (Some((stream, head)), Some(heads)) => {
                let last = heads.entry(stream.to_owned()).or_default();
                if head.version >= last.version {
                    *last = head;
                }
            }
            _ => known.unreadable += 1,
        }
    }
    Ok(known)
}

fn line(stream: &str, head: &Head) -> String {
    let text = format!("{stream} {} {}", head.version, head.mark);
    let sum = sum(&text);
    format!("{text} {sum}\n")
}

fn parse(line: &str) -> Option<(&str, Head)> {
    let (text, check) = line.rsplit_once(' ')?;
    if sum(text) != check {
        return None;
    }
    let (rest, mark) = text.rsplit_once(' ')?;
    let (stream, version) = rest.rsplit_once(' ')?;
    let head = Head {
        version: version.parse().ok()?,
        mark: mark.parse::<Mark>().ok()?,
    };
    Some((stream, head))
}

/// Enough to tell a damaged line; against people there is the chain.
fn sum(text: &str) -> String {
    let hash = Blake2s256::digest(text.as_bytes());
    hash[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The file of heads while a hall is open.
pub struct HeadFile {
    path: PathBuf,
    file: File,
    heads: Heads,
    added: u64,
    unsynced: bool,
    torn: bool,
}

impl HeadFile {
    /// Begins the file anew with what is known.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn begin(hall: &Path, heads: Heads) -> io::Result<HeadFile> {
        let path = beside(hall);
        let file = write_anew(&path, &heads)?;
        Ok(HeadFile {
            path,
            file,
            heads,
            added: 0,
            unsynced: false,
            torn: false,
        })
    }

    /// What is known.
    pub fn heads(&self) -> &Heads {
        &self.heads
    }

    /// Streams have grown.
    ///
    /// # Errors
    ///
    /// It cannot be written: then nobody must be told.
    pub fn add<'a>(&mut self, grown: impl Iterator<Item = (&'a str, Head)>) -> io::Result<()> {
        let mut text = String::new();
        if self.torn {
            text.push('\n');
        }
        let mut new = Vec::new();
        for (stream, head) in grown {
            text.push_str(&line(stream, &head));
            new.push((stream.to_owned(), head));
        }
        if !self.path.exists() || self.added > LONGEST {
            // Somebody has taken it away, or it is long.
            let mut heads = self.heads.clone();
            heads.extend(new.iter().cloned());
            self.file = write_anew(&self.path, &heads)?;
            self.added = 0;
        } else {
            let written = self.file.write_all(text.as_bytes());
            self.torn = written.is_err();
            written?;
            self.added += text.len() as u64;
            self.unsynced = true;
        }
        self.heads.extend(new);
        Ok(())
    }

    /// From time to time it goes to the disk itself; that it lags there is told from a loss by the chain.
    pub fn sync(&mut self) {
        if std::mem::take(&mut self.unsynced) {
            let _ = self.file.sync_data();
        }
    }
}

fn write_anew(path: &Path, heads: &Heads) -> io::Result<File> {
    let mut name = OsString::from(path);
    name.push(".new");
    let new = PathBuf::from(name);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    let text: String = heads
        .iter()
        .map(|(stream, head)| line(stream, head))
        .collect();
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&new, path)?;
    OpenOptions::new().append(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(version: u64) -> Head {
        let mark = Mark([version as u8; 32]);
        Head { version, mark }
    }

    #[test]
    fn the_last_line_of_each_stream_counts() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.adoube");
        assert_eq!(read(&hall).unwrap().heads, None);
        let known = Heads::from([("event".into(), head(3)), ("game/1/1".into(), head(1))]);
        let mut file = HeadFile::begin(&hall, known).unwrap();
        file.add([("game/1/1", head(2)), ("game/1/2", head(1))].into_iter())
            .unwrap();
        let heads = read(&hall).unwrap();
        assert_eq!(heads.unreadable, 0);
        assert_eq!(heads.heads.as_ref(), Some(file.heads()));
        assert_eq!(file.heads()["game/1/1"], head(2));
        // Taken away while the hall is open: written anew, with everything.
        fs::remove_file(beside(&hall)).unwrap();
        file.add([("game/1/1", head(3))].into_iter()).unwrap();
        assert_eq!(read(&hall).unwrap().heads.as_ref(), Some(file.heads()));
    }

    #[test]
    fn a_torn_line_is_no_damage_and_a_flipped_bit_is() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.adoube");
        let known = Heads::from([("event".into(), head(3)), ("game/1/1".into(), head(9))]);
        HeadFile::begin(&hall, known).unwrap();
        let whole = fs::read(beside(&hall)).unwrap();
        fs::write(beside(&hall), &whole[..whole.len() - 20]).unwrap();
        let torn = read(&hall).unwrap();
        assert_eq!((torn.unreadable, torn.heads.unwrap().len()), (0, 1));
        for place in 0..whole.len() - 1 {
            let mut flipped = whole.clone();
            flipped[place] ^= 1;
            fs::write(beside(&hall), &flipped).unwrap();
            let known = read(&hall).unwrap();
            let heads = known.heads.unwrap();
            assert!(known.unreadable > 0, "byte {place}");
            let true_heads = heads.iter().all(|(stream, found)| match stream.as_str() {
                "event" => *found == head(3),
                "game/1/1" => *found == head(9),
                _ => false,
            });
            assert!(true_heads, "byte {place}: {heads:?}");
        }
    }
}
