//! Commands inside comments: `[%clk 1:30:00]`, `[%emt 0:00:12]`, and those of our own (docs/pgn.md).

use std::fmt;

use chess::{Attempt, Role, Square};

/// A length of time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub i64);

impl Millis {
    /// Reads `h:mm:ss`, `mm:ss` or `ss`, with a fraction or a sign or without.
    pub fn from_bytes(text: &[u8]) -> Option<Millis> {
        let (sign, text) = match text.strip_prefix(b"-") {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let text = std::str::from_utf8(text).ok()?;
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let mut seconds: i64 = 0;
        let mut fields = 0;
        for field in whole.split(':') {
            fields += 1;
            if field.is_empty() || field.len() > 5 || !field.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            }
            seconds = seconds.checked_mul(60)?.checked_add(field.parse().ok()?)?;
        }
        if fields > 3 || fraction.len() > 9 || !fraction.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let millis: i64 = format!("{fraction:0<3}")[..3].parse().ok()?;
        Some(Millis(sign * (seconds * 1000 + millis)))
    }
}

impl fmt::Display for Millis {
    /// `h:mm:ss`, with a fraction only if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (seconds, millis) = (self.0.abs() / 1000, self.0.abs() % 1000);
        let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{sign}{h}:{m:02}:{s:02}")?;
        if millis > 0 {
            let fraction = format!("{millis:03}");
            write!(f, ".{}", fraction.trim_end_matches('0'))?;
        }
        Ok(())
    }
}

/// The commands of a comment, by name and argument, in order.
pub fn commands(comment: &[u8]) -> impl Iterator<Item = Command<'_>> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        loop {
            let begin = memchr::memmem::find(rest, b"[%")?;
            let inside = &rest[begin + 2..];
            let end = memchr::memchr(b']', inside)?;
            let whole = &rest[begin..begin + 2 + end + 1];
            rest = &inside[end + 1..];
            let text = &inside[..end];
            let name = text
                .iter()
                .take_while(|b| b.is_ascii_alphanumeric())
                .count();
            if name > 0 {
                return Some(Command {
                    whole,
                    name: &text[..name],
                    argument: text[name..].trim_ascii(),
                });
            }
        }
    })
}

/// `[%name argument]`
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Command<'a> {
    /// From bracket to bracket.
    pub whole: &'a [u8],
    /// Such as `clk`.
    pub name: &'a [u8],
    /// What stands behind it.
    pub argument: &'a [u8],
}

/// The displacement of an `[%illegal …]`: `e2e5`, `e7e8=N` if another piece was put there, `e1^h1` for king
/// and rook put as if castling.
pub fn attempt(argument: &[u8]) -> Option<Attempt> {
    let square = |at: usize| Square::from_ascii([*argument.get(at)?, *argument.get(at + 1)?]);
    let from = square(0)?;
    if argument.get(2) == Some(&b'^') && argument.len() == 5 {
        return Some(Attempt::Castle {
            king: from,
            rook: square(3)?,
        });
    }
    let to = square(2)?;
    let placed = match argument.get(4..)? {
        [] => None,
        [b'=', letter] => Some(role(*letter)?),
        _ => return None,
    };
    Some(Attempt::Displace { from, to, placed })
}

fn role(letter: u8) -> Option<Role> {
    match letter {
        b'P' => Some(Role::Pawn),
        _ => Role::from_letter(letter),
    }
}

/// An attempt as the argument of `[%illegal …]`.
pub fn attempt_text(attempt: Attempt) -> String {
    match attempt {
        Attempt::Castle { king, rook } => format!("{king}^{rook}"),
        Attempt::Displace {
            from,
            to,
            placed: None,
        } => format!("{from}{to}"),
        Attempt::Displace {
            from,
            to,
            placed: Some(role),
        } => format!("{from}{to}={}", letter(role)),
    }
}

/// The letter, with P for the pawn.
pub(crate) fn letter(role: Role) -> char {
    match role {
        Role::Pawn => 'P',
        _ => role.letter(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times() {
        for (text, millis) in [
            ("1:30:00", 5_400_000),
            ("0:00:05.25", 5_250),
            ("90", 90_000),
            ("1:05", 65_000),
            ("-0:00:01", -1_000),
        ] {
            assert_eq!(Millis::from_bytes(text.as_bytes()), Some(Millis(millis)));
        }
        for text in ["", "1:x", "1:2:3:4", ":", "1.x", "999999:00"] {
            assert_eq!(Millis::from_bytes(text.as_bytes()), None, "{text}");
        }
        assert_eq!(Millis(5_400_000).to_string(), "1:30:00");
        assert_eq!(Millis(-5_250).to_string(), "-0:00:05.25");
    }

    #[test]
    fn commands_among_words() {
        let found: Vec<_> = commands(b"good [%clk 0:01:00] and [%] [%emt 3] [%open").collect();
        assert_eq!(found.len(), 2);
        assert_eq!(
            (found[0].name, found[0].argument),
            (&b"clk"[..], &b"0:01:00"[..])
        );
        assert_eq!((found[1].name, found[1].argument), (&b"emt"[..], &b"3"[..]));
    }

    #[test]
    fn attempts() {
        for text in ["e2e5", "e7e8=N", "e7e8=P", "e1^h1"] {
            assert_eq!(attempt_text(attempt(text.as_bytes()).expect(text)), text);
        }
        for text in ["", "e2", "e2e9", "e2e4=X", "e2e4q", "e1^"] {
            assert_eq!(attempt(text.as_bytes()), None, "{text}");
        }
    }
}
