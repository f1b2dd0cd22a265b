//! Positions as people give them.

use chess::fen::Tolerated;
use chess::{Position, Setup};
use clap::Args;

use crate::failure::Complaint;

/// The word that stands for the initial position, as in UCI.
const START: &str = "startpos";

/// A position on the command line.
#[derive(Args)]
pub struct GivenPosition {
    /// FEN, X-FEN or Shredder-FEN, quoted or not; the counters may be missing; `startpos` for the initial position
    #[arg(value_name = "FEN", required = true, num_args = 1..)]
    words: Vec<String>,
}

impl GivenPosition {
    /// The text as given.
    pub fn text(&self) -> String {
        self.words.join(" ")
    }
}

/// Reads an arrangement and what was tolerated.
pub fn setup(text: &str) -> Result<(Setup, Vec<Tolerated>), Complaint> {
    if text == START {
        return Ok((Setup::default(), Vec::new()));
    }
    Setup::from_fen_tolerant(text).map_err(|error| {
        Complaint::at_byte(text, error.column, format!("expected {}", error.expected))
    })
}

/// Reads a position to play from.
pub fn position(text: &str) -> Result<Position, Complaint> {
    let (setup, _) = setup(text)?;
    setup.position().map_err(|unplayable| {
        Complaint::about(text, format!("nobody can play from this: {unplayable}"))
    })
}
