//! Positions as people give them.

use chess::fen::Tolerated;
use chess::notation::{Epd, Operation};
use chess::{Position, Setup};
use clap::Args;

use crate::failure::Complaint;

/// The word that stands for the initial position, as in UCI.
const START: &str = "startpos";

/// A position on the command line.
#[derive(Args)]
pub struct GivenPosition {
    /// FEN, X-FEN, Shredder-FEN or EPD, quoted or not; the counters may be missing; `startpos` for the initial
    /// position
    #[arg(value_name = "FEN", required = true, num_args = 1..)]
    words: Vec<String>,
}

impl GivenPosition {
    /// The text as given.
    pub fn text(&self) -> String {
        self.words.join(" ")
    }
}

/// What a text says of a position.
pub struct Given {
    /// The arrangement.
    pub setup: Setup,
    /// What is out of the standard.
    pub tolerated: Vec<Tolerated>,
    /// What EPD adds.
    pub operations: Vec<Operation>,
}

/// Reads FEN in any of its forms, or EPD.
pub fn given(text: &str) -> Result<Given, Complaint> {
    let given = |setup, tolerated| Given {
        setup,
        tolerated,
        operations: Vec::new(),
    };
    if text == START {
        return Ok(given(Setup::default(), Vec::new()));
    }
    let epd = text.parse::<Epd>();
    if let Ok(epd) = &epd {
        return Ok(Given {
            operations: epd.operations().to_vec(),
            ..given(epd.setup(), Vec::new())
        });
    }
    let complain = match (Setup::from_fen_tolerant(text), epd) {
        (Ok((setup, tolerated)), _) => return Ok(given(setup, tolerated)),
        (Err(_), Err(error)) if is_meant_as_epd(text) => {
            Complaint::at_character(text, error.column, expected(error.expected))
        }
        (Err(error), _) => Complaint::at_byte(text, error.column, expected(error.expected)),
    };
    Err(complain)
}

fn expected(what: &str) -> String {
    format!("expected {what}")
}

/// Behind the four fields of the position stands a word, where FEN has a number.
fn is_meant_as_epd(text: &str) -> bool {
    let fifth = text.split_whitespace().nth(4);
    fifth.is_some_and(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
}

/// Reads a position to play from.
pub fn position(text: &str) -> Result<Position, Complaint> {
    given(text)?.setup.position().map_err(|unplayable| {
        Complaint::about(text, format!("nobody can play from this: {unplayable}"))
    })
}
