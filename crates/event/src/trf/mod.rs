//! Tournament reports: the fixed columns that rating offices and pairing programs exchange (TRF16, and the header lines
//! of TRF26 that say something we know).
//!
//! Columns are counted in characters. A [`Report`] is what stands in such a file; [`Report::of`] makes one from a
//! competition.

mod cells;
mod of;
mod read;
mod write;

use std::fmt;

use chess::Color;
use laws::regulations::{HalfPoints, Points};

pub use cells::{Game, ReportRound};

use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::{Player, PlayerId};
use crate::problem::Problem;

/// The letter of a result, from the side of one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: won, not for rating.
    UnratedWin,
    /// `D`
    UnratedDraw,
    /// `L`
    UnratedLoss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `U`, `H`, `F`, `Z`
    Bye(Bye),
}

impl Code {
    /// As it is written.
    pub const fn letter(self) -> char {
        match self {
            Code::Win => '1',
            Code::Draw => '=',
            Code::Loss => '0',
            Code::UnratedWin => 'W',
            Code::UnratedDraw => 'D',
            Code::UnratedLoss => 'L',
            Code::ForfeitWin => '+',
            Code::ForfeitLoss => '-',
            Code::Bye(bye) => bye.letter(),
        }
    }

    /// Reads the letter in any case.
    pub const fn from_letter(letter: char) -> Option<Code> {
        Some(match letter.to_ascii_uppercase() {
            '1' => Code::Win,
            '=' => Code::Draw,
            '0' => Code::Loss,
            'W' => Code::UnratedWin,
            'D' => Code::UnratedDraw,
            'L' => Code::UnratedLoss,
            '+' => Code::ForfeitWin,
            '-' => Code::ForfeitLoss,
            other => match Bye::from_letter(other) {
                Some(bye) => Code::Bye(bye),
                None => return None,
            },
        })
    }
}

/// A round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// Against whom.
    pub opponent: Option<PlayerId>,
    /// With which colour.
    pub color: Option<Color>,
    /// What it brought; none while a game is open, or where a player was not paired.
    pub code: Option<Code>,
}

impl Cell {
    /// Not paired, no bye.
    pub const BLANK: Cell = Cell {
        opponent: None,
        color: None,
        code: None,
    };
}

/// The line of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerLine {
    /// What is known of the player; reports know neither club nor needs.
    pub player: Player,
    /// Points.
    pub points: HalfPoints,
    /// The place.
    pub rank: Option<u32>,
    /// Rounds, without blank ones at the end.
    pub cells: Vec<Cell>,
}

/// Points that a round brought a player otherwise than its letter says (TRF26, 299).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Abnormal {
    /// Whom.
    pub player: PlayerId,
    /// In which round.
    pub round: u32,
    /// How many.
    pub points: HalfPoints,
}

/// What stands in a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// 012
    pub name: String,
    /// 022
    pub city: String,
    /// 032
    pub federation: String,
    /// 042, as `2026-11-16`.
    pub first_day: String,
    /// 052
    pub last_day: String,
    /// 092
    pub kind: String,
    /// 102
    pub chief_arbiter: String,
    /// 112, one line for each.
    pub deputies: Vec<String>,
    /// 122, in words.
    pub rate_of_play: String,
    /// 132: the days of the rounds; empty where not known, without unknown ones at the end.
    pub days: Vec<String>,
    /// 142 and XXR.
    pub rounds: Option<u32>,
    /// 162: what results are worth, if it is said.
    pub points: Option<Scheme>,
    /// 202: letters of the tie-breaks.
    pub tie_breaks: Vec<String>,
    /// 222: the rate of play, encoded.
    pub encoded_rate: String,
    /// 001, in the order of the file.
    pub players: Vec<PlayerLine>,
    /// 299
    pub abnormal: Vec<Abnormal>,
}

/// What results are worth, as a report says it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scheme {
    /// A win, a draw, a loss.
    pub points: Points,
    /// A pairing-allocated bye.
    pub bye: HalfPoints,
}

impl Default for Scheme {
    fn default() -> Scheme {
        let points = Points::default();
        Scheme {
            points,
            bye: points.win,
        }
    }
}

/// Reads a report.
///
/// # Errors
///
/// Every place that cannot be read or does not agree with the rest.
pub fn read(text: &str) -> Result<Report, Vec<Problem>> {
    read::read(text)
}

/// The report of a competition as it stands.
pub fn write(competition: &Competition) -> String {
    Report::of(competition).to_string()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::text(self))
    }
}
