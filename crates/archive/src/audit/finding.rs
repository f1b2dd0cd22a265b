//! One line of an audit.

use chess::Color;
use serde::Serialize;

use super::kind::Kind;
use crate::lexer::Outcome;

/// Something found in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The line of the file.
    pub line: u64,
    /// After how many moves by either side; none where the game as a whole is meant.
    pub ply: Option<u32>,
    /// The number and the move, such as `41... Re7`.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is.
    pub kind: Kind,
    /// By which article of the edition.
    pub article: &'static str,
    /// Whom it concerns: who may claim, whose time was used up.
    #[serde(serialize_with = "color")]
    pub side: Option<Color>,
    /// The result as recorded.
    #[serde(serialize_with = "outcome")]
    pub recorded: Option<Outcome>,
    /// The result by the Laws, where it differs.
    #[serde(serialize_with = "outcome")]
    pub lawful: Option<Outcome>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The date.
    pub date: String,
    /// In words.
    pub words: String,
}

fn outcome<S: serde::Serializer>(
    value: &Option<Outcome>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.map(Outcome::as_str).serialize(serializer)
}

fn color<S: serde::Serializer>(value: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
    value.map(side_name).serialize(serializer)
}

/// `white` or `black`.
pub fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
