//! `adoube fen`: everything about a position.

use chess::Position;
use chess::fen::{CastlingStyle, PassedStyle, Tolerated};
use chess::notation::Operation;
use clap::Args;
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::input::{self, Given, GivenPosition};
use crate::output::{ALARM, Output, STRONG};
use crate::speech::say;

/// `adoube fen FEN`
#[derive(Args)]
pub struct Fen {
    #[command(flatten)]
    given: GivenPosition,
    /// Answers no (exit code 1) if anything had to be tolerated or no legal moves could have led here
    #[arg(long)]
    strict: bool,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Facts {
    fen: String,
    tolerated: Vec<Odd>,
    irregularities: Vec<String>,
    operations: Vec<Meant>,
    unplayable: Option<String>,
    #[serde(flatten)]
    play: Option<Play>,
}

/// An operation of EPD.
#[derive(Serialize)]
struct Meant {
    opcode: String,
    operands: Vec<String>,
}

#[derive(Serialize, PartialEq)]
struct Odd {
    column: usize,
    expected: &'static str,
}

/// What can be said only where both sides have their king.
#[derive(Serialize)]
struct Play {
    shredder_fen: String,
    original_fen: String,
    epd: String,
    turn: String,
    state: State,
    checkers: Vec<String>,
    legal_moves: u64,
    key: String,
}

#[derive(Copy, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ongoing,
    Check,
    Checkmate,
    Stalemate,
}

impl Fen {
    /// Reads and tells.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let facts = Facts::of(&input::given(&self.given.text())?);
        if self.json {
            out.json(&facts)?;
        } else {
            facts.print(out)?;
        }
        let odd = !facts.tolerated.is_empty() || !facts.irregularities.is_empty();
        Ok(if facts.unplayable.is_some() || self.strict && odd {
            Answer::No
        } else {
            Answer::Yes
        })
    }
}

impl Facts {
    fn of(given: &Given) -> Facts {
        let Given {
            setup,
            tolerated,
            operations,
        } = given;
        let position = setup.position();
        let odd = |t: &Tolerated| Odd {
            column: t.column,
            expected: t.what.expected(),
        };
        Facts {
            fen: match &position {
                Ok(position) => position.to_fen(),
                Err(_) => setup.to_fen(),
            },
            tolerated: tolerated.iter().map(odd).collect(),
            irregularities: setup
                .irregularities()
                .iter()
                .map(ToString::to_string)
                .collect(),
            operations: operations.iter().map(Meant::of).collect(),
            unplayable: position.err().map(|unplayable| unplayable.to_string()),
            play: position.ok().as_ref().map(Play::of),
        }
    }

    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        out.fact("FEN", format_args!("{STRONG}{}{STRONG:#}", self.fen))?;
        if let Some(play) = &self.play {
            play.print(out)?;
        }
        for meant in &self.operations {
            let operands = meant.operands.join(" ");
            out.fact("operation", format_args!("{} {operands}", meant.opcode))?;
        }
        // Several fields may be missing at one place.
        for odd in self.tolerated.chunk_by(|a, b| a == b).map(|same| &same[0]) {
            out.fact(
                "tolerated",
                say(&format!(
                    "column {}: the standard has {}",
                    odd.column, odd.expected
                )),
            )?;
        }
        if let Some(why) = &self.unplayable {
            out.fact("unplayable", format_args!("{ALARM}{}{ALARM:#}", say(why)))?;
        }
        for reason in &self.irregularities {
            out.fact("irregular", format_args!("{ALARM}{}{ALARM:#}", say(reason)))?;
        }
        Ok(())
    }
}

impl Meant {
    fn of(operation: &Operation) -> Meant {
        let operands = operation.operands().iter();
        Meant {
            opcode: operation.opcode().to_owned(),
            operands: operands.map(|o| o.as_str().to_owned()).collect(),
        }
    }
}

impl Play {
    fn of(position: &Position) -> Play {
        let fen = position.fen();
        Play {
            shredder_fen: fen.castling(CastlingStyle::Shredder).to_string(),
            original_fen: fen.passed(PassedStyle::Always).to_string(),
            epd: fen.without_counters().to_string(),
            turn: position.turn().to_string(),
            state: State::of(position),
            checkers: position
                .checkers()
                .into_iter()
                .map(|s| s.to_string())
                .collect(),
            legal_moves: position.count_legal_moves(),
            key: format!("{:016x}", position.key()),
        }
    }

    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        out.fact("Shredder", &self.shredder_fen)?;
        out.fact("original", &self.original_fen)?;
        out.fact("EPD", &self.epd)?;
        out.fact("to move", say(&self.turn))?;
        let from = self.checkers.join(", ");
        match self.state {
            State::Ongoing => {}
            State::Check => out.fact("state", say(&format!("check from {from}")))?,
            State::Checkmate => {
                out.fact("state", say(&format!("checkmate from {from}")))?;
            }
            State::Stalemate => out.fact("state", say("stalemate"))?,
        }
        out.fact("legal moves", self.legal_moves)?;
        out.fact("key", &self.key)?;
        Ok(())
    }
}

impl State {
    fn of(position: &Position) -> State {
        match (position.is_check(), position.has_legal_move()) {
            (false, true) => State::Ongoing,
            (true, true) => State::Check,
            (true, false) => State::Checkmate,
            (false, false) => State::Stalemate,
        }
    }
}
