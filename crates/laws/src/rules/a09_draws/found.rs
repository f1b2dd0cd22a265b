//! What the check of a claim has found, so that the players can follow it (11.12).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment of the game by the number of moves made until then: `start`, `12.` after White's twelfth move,
/// `12...` after Black's.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment {
    /// Half-moves made, as the numbers of the game count them.
    pub plies: u32,
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.plies, self.plies % 2) {
            (0, _) => f.write_str("start"),
            (plies, 1) => write!(f, "{}.", plies / 2 + 1),
            (plies, _) => write!(f, "{}...", plies / 2),
        }
    }
}

impl Moment {
    fn parse(text: &str) -> Option<Moment> {
        if text == "start" {
            return Some(Moment { plies: 0 });
        }
        let number: u32 = text.trim_end_matches('.').parse().ok()?;
        let twice = number.checked_mul(2).filter(|&twice| twice > 0)?;
        let plies = if text.ends_with("...") {
            twice
        } else {
            twice - 1
        };
        Some(Moment { plies })
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        let text = String::deserialize(deserializer)?;
        Moment::parse(&text)
            .ok_or_else(|| serde::de::Error::custom(format_args!("{text} is no move number")))
    }
}

/// What a claim rests on, as far as it is there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// Nothing that can be counted.
    #[default]
    Nothing,
    /// When the position stood on the board, the intended one included.
    Positions(Vec<Moment>),
    /// Half-moves in a row without a capture or a pawn move.
    HalfMoves(u32),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Nothing => Ok(()),
            Found::Positions(moments) => {
                f.write_str(" (")?;
                for (i, moment) in moments.iter().enumerate() {
                    write!(f, "{}{moment}", if i > 0 { " " } else { "" })?;
                }
                f.write_str(")")
            }
            Found::HalfMoves(n) => write!(f, " ({n} half-moves)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_they_are_written() {
        for plies in 0..40 {
            let moment = Moment { plies };
            assert_eq!(Moment::parse(&moment.to_string()), Some(moment));
        }
        for text in ["", ".", "0.", "0...", "x", "4294967295..."] {
            assert_eq!(Moment::parse(text), None, "{text}");
        }
    }
}
