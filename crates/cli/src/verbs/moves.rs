//! `adoube moves`: the legal moves of a position, written as asked.

use std::io::Write;

use chess::notation::{Form, Language, Letters, Style, UciCastling};
use chess::{Move, Position};
use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::input::{self, GivenPosition};
use crate::output::Output;

/// `adoube moves FEN`
#[derive(Args)]
pub struct Moves {
    #[command(flatten)]
    given: GivenPosition,
    /// The language of the piece letters: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(long, default_value_t = Language::En)]
    lang: Language,
    /// How a move is written
    #[arg(long, short, value_enum, default_value_t = Format::San)]
    format: Format,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Format {
    /// As PGN has it, in the letters of the language
    San,
    /// As Appendix C prints it
    Laws,
    /// With both squares
    Long,
    /// As Appendix C prints it, with pictures for the pieces
    Figurine,
    /// As chess engines want it
    Uci,
    /// As one would say it in the language
    Spoken,
    /// As Appendix D.2.1 has it announced: Springer Gustav eins Felix drei
    Announced,
}

#[derive(Serialize)]
struct Answered {
    fen: String,
    moves: Vec<Written>,
}

#[derive(Serialize)]
struct Written {
    uci: String,
    san: String,
    text: String,
}

impl Moves {
    /// Lists them, one a line.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let position = input::position(&self.given.text())?;
        let mut moves = position.legal_moves();
        moves.sort_by_key(|mv| (mv.from(), mv.to(), mv.promotion()));
        if self.json {
            let written = |&mv: &Move| Written {
                uci: mv.uci(UciCastling::Standard).to_string(),
                san: position.san(mv).to_string(),
                text: self.write(&position, mv),
            };
            out.json(&Answered {
                fen: position.to_fen(),
                moves: moves.iter().map(written).collect(),
            })?;
        } else {
            for &mv in &moves {
                writeln!(out, "{}", self.write(&position, mv))?;
            }
        }
        Ok(Answer::Yes)
    }

    fn write(&self, position: &Position, mv: Move) -> String {
        let style = match self.format {
            Format::San => Style {
                letters: Letters::Of(self.lang),
                ..Style::pgn()
            },
            Format::Laws => Style::appendix_c(self.lang),
            Format::Long => Style {
                form: Form::Hyphen,
                ..Style::appendix_c(self.lang)
            },
            Format::Figurine => Style::figurines(),
            Format::Uci => return mv.uci(UciCastling::Standard).to_string(),
            Format::Spoken => return position.spoken(mv, self.lang).to_string(),
            Format::Announced => return mv.announced(self.lang.into()).to_string(),
        };
        position.algebraic(mv, style).to_string()
    }
}
