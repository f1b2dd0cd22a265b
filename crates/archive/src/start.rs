//! From where a game is played: the initial position, a FEN, a start of Guideline II.

use std::fmt;

use chess::{Position, Setup, chess960};

use crate::encoding::unescape;

/// Which game is played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Articles 1 to 3.
    #[default]
    Standard,
    /// Guideline II.
    Chess960,
}

/// Why it is not known from where a game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoStart {
    /// Another game than the Laws know.
    Variant(String),
    /// The FEN cannot be read.
    Fen(String),
    /// Chess960 without a FEN.
    NoFen,
}

impl fmt::Display for NoStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoStart::Variant(name) => write!(f, "{name:?} is not a game of these Laws"),
            NoStart::Fen(why) => write!(f, "the FEN cannot be read: {why}"),
            NoStart::NoFen => f.write_str("Chess960 needs a FEN that says from where"),
        }
    }
}

/// The variant by the value of its tag.
///
/// # Errors
///
/// A variant of which the Laws know nothing.
pub fn variant(tag: Option<&[u8]>) -> Result<Variant, NoStart> {
    let Some(raw) = tag else {
        return Ok(Variant::Standard);
    };
    let name = unescape(raw);
    let letters: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    match letters.as_str() {
        "" | "chess" | "standard" | "normal" | "fromposition" => Ok(Variant::Standard),
        "chess960" | "fischerandom" | "fischerrandom" | "frc" | "960" => Ok(Variant::Chess960),
        _ => Err(NoStart::Variant(name.into_owned())),
    }
}

/// The position to play from, by the tags `Variant` and `FEN`. A FEN without `SetUp` counts all the same.
///
/// # Errors
///
/// Another game, or a FEN that has no clear meaning.
pub fn position(fen: Option<&[u8]>, tag: Option<&[u8]>) -> Result<Position, NoStart> {
    let variant = variant(tag)?;
    let Some(raw) = fen else {
        return match variant {
            Variant::Standard => Ok(Position::initial()),
            // Some programs leave the FEN out when it is the usual start, number 518.
            Variant::Chess960 => Err(NoStart::NoFen),
        };
    };
    let (setup, _) = Setup::from_fen_tolerant(unescape(raw).trim())
        .map_err(|error| NoStart::Fen(error.to_string()))?;
    setup
        .position()
        .map_err(|unplayable| NoStart::Fen(unplayable.to_string()))
}

/// Is this a start of Guideline II other than the usual one?
pub fn is_shuffled(start: &Position) -> bool {
    chess960::Start::from_board(start.board())
        .is_ok_and(|found| !found.position().is_same(&Position::initial()))
}
