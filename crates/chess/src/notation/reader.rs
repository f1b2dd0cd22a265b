//! The tolerant reader: what a hand wrote, as a move of the position, with what had to be tolerated.

use alloc::vec::Vec;
use core::fmt;

use super::glyphs::{Case, Habits};
use super::scan::{Scanned, scan};
use super::tolerance::{Quirk, Tolerance};
use super::uci::UciCastling;
use super::written::{Act, CheckSign, SyntaxError, WhyNot, Written};
use crate::{Move, Position, Role, Square, Wing};

/// A written move longer than this is not read.
const MAX_LENGTH: usize = 64;

/// A move that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The move.
    pub mv: Move,
    /// What stands on the paper.
    pub written: Written,
    /// What is out of Appendix C, in the order of the text.
    pub tolerated: Vec<Tolerance>,
}

/// Why a text was not understood as one legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It is no move in any position.
    Unreadable(SyntaxError),
    /// It is a move, but not a legal one here.
    NoSuchMove(WhyNot),
    /// It can be read as several legal moves; the writer must be asked.
    Ambiguous(Vec<Reading>),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Unreadable(error) => error.fmt(f),
            ReadError::NoSuchMove(why) => write!(f, "no legal move: {why}"),
            ReadError::Ambiguous(readings) => {
                f.write_str("ambiguous:")?;
                for (i, reading) in readings.iter().enumerate() {
                    let or = if i == 0 { "" } else { " or" };
                    write!(
                        f,
                        "{or} {} {}",
                        reading.mv.role(),
                        reading.mv.uci(UciCastling::Standard)
                    )?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for ReadError {}

/// Reads what is written without asking any position: every reading, at least one.
///
/// # Errors
///
/// Text that is no move, with its column.
pub fn read_written(text: &str, habits: impl Into<Habits>) -> Result<Vec<Written>, SyntaxError> {
    let habits = habits.into();
    let text = letters_of(text)?;
    let found = whole(&text, habits, Case::Exact)
        .or_else(|error| whole(&text, habits, Case::Any).map_err(|_| error))?;
    let mut readings: Vec<Written> = Vec::new();
    for scanned in found {
        if !readings.contains(&scanned.written) {
            readings.push(scanned.written);
        }
    }
    Ok(readings)
}

impl Position {
    /// Reads a move as people write it, in the letters of a language or as the habits say.
    ///
    /// Where a letter can be read in two ways, the language decides first and legality second.
    ///
    /// # Errors
    ///
    /// Text that is no move, with its column; a move that is not legal; several legal readings.
    pub fn read_move(&self, text: &str, habits: impl Into<Habits>) -> Result<Reading, ReadError> {
        let habits = habits.into();
        let text = letters_of(text).map_err(ReadError::Unreadable)?;
        let exact = whole(&text, habits, Case::Exact);
        let mut refused = match exact {
            Err(error) => ReadError::Unreadable(error),
            Ok(found) => match self.choose(found) {
                Err(ReadError::NoSuchMove(why)) => ReadError::NoSuchMove(why),
                answer => return answer,
            },
        };
        // Only what makes no sense as it stands is tried with capitals and small letters confused.
        if let Ok(found) = whole(&text, habits, Case::Any) {
            match self.choose(found) {
                Err(ReadError::NoSuchMove(why)) => {
                    if matches!(refused, ReadError::Unreadable(_)) {
                        refused = ReadError::NoSuchMove(why);
                    }
                }
                answer => return answer,
            }
        }
        Err(refused)
    }

    /// Of all readings those with the fewest guesses that are legal.
    pub(super) fn choose(&self, mut found: Vec<Scanned>) -> Result<Reading, ReadError> {
        found.sort_by_key(|scanned| scanned.guesses);
        let mut readings: Vec<Reading> = Vec::new();
        let mut guesses = 0;
        for scanned in &found {
            if !readings.is_empty() && scanned.guesses > guesses {
                break;
            }
            guesses = scanned.guesses;
            for (mv, quirk) in self.moves_described(&scanned.written) {
                if !readings.iter().any(|reading| reading.mv == mv) {
                    readings.push(self.reading(scanned, mv, quirk));
                }
            }
        }
        match readings.len() {
            0 => {
                let why = found
                    .first()
                    .map_or(WhyNot::NoPiece, |scanned| scanned.written.why_not(self));
                Err(ReadError::NoSuchMove(why))
            }
            1 => Ok(readings.remove(0)),
            _ => Err(ReadError::Ambiguous(readings)),
        }
    }

    fn moves_described(&self, written: &Written) -> Vec<(Move, Option<Quirk>)> {
        let legal = self.legal_moves();
        let direct: Vec<_> = legal
            .iter()
            .filter(|&&mv| written.describes(mv))
            .map(|&mv| (mv, None))
            .collect();
        if !direct.is_empty() {
            return direct;
        }
        let Act::Piece {
            role,
            file,
            rank,
            to,
            promotion,
            capture,
        } = written.act
        else {
            return direct;
        };
        let origin = file.zip(rank).map(|(file, rank)| Square::at(file, rank));
        let standing = origin
            .and_then(|from| self.board().role_at(from))
            .unwrap_or(role);
        // Two squares alone say what is meant as well as a letter would.
        let role = if role == Role::Pawn { standing } else { role };
        let bare = Written::plain(Act::Piece {
            role,
            file,
            rank,
            to,
            promotion,
            capture,
        });
        let castles = |mv: Move| {
            role == Role::King
                && mv
                    .castles()
                    .is_some_and(|wing| mv.to() == to && Wing::of(mv.from(), to) == wing)
                && origin.is_none_or(|from| from == mv.from())
                && mv.from().distance(to) > 1
        };
        legal
            .iter()
            .filter_map(|&mv| {
                if castles(mv) {
                    Some((mv, Some(Quirk::CastlingAsKingMove)))
                } else {
                    bare.describes(mv)
                        .then_some((mv, Some(Quirk::NoPieceLetter)))
                }
            })
            .collect()
    }

    /// The reading with what is wrong about its signs.
    fn reading(&self, scanned: &Scanned, mv: Move, quirk: Option<Quirk>) -> Reading {
        let mut tolerated = scanned.tolerated.clone();
        let mut odd = |column, what| tolerated.push(Tolerance { column, what });
        if let Some(what) = quirk {
            odd(1, what);
        }
        if matches!(scanned.written.act, Act::Piece { capture: true, .. }) && !self.is_capture(mv) {
            odd(scanned.capture_column, Quirk::NothingTaken);
        }
        if scanned.written.en_passant && !matches!(mv, Move::EnPassant { .. }) {
            odd(scanned.en_passant_column, Quirk::NotEnPassant);
        }
        if let Some(sign) = scanned.written.check {
            let truth = self.check_sign(mv);
            match (sign, truth) {
                (CheckSign::Check, Some(_)) | (_, Some(CheckSign::Mate)) => {}
                (CheckSign::DoublePlus, Some(_)) if self.after(mv).checkers().many() => {
                    odd(scanned.check_column, Quirk::DoubleCheck);
                }
                _ => odd(scanned.check_column, Quirk::NoSuchCheck),
            }
        }
        tolerated.sort_by_key(|tolerance| tolerance.column);
        Reading {
            mv,
            written: scanned.written,
            tolerated,
        }
    }
}

/// The characters, without space at either end of which nobody takes notice.
fn letters_of(text: &str) -> Result<Vec<char>, SyntaxError> {
    let letters: Vec<char> = text.trim_end().chars().take(MAX_LENGTH + 1).collect();
    if letters.len() > MAX_LENGTH {
        return Err(SyntaxError {
            column: MAX_LENGTH + 1,
            expected: "the end of the move",
        });
    }
    Ok(letters)
}

/// The readings that take in the whole text.
fn whole(text: &[char], habits: Habits, case: Case) -> Result<Vec<Scanned>, SyntaxError> {
    let start = text
        .iter()
        .take_while(|glyph| glyph.is_whitespace())
        .count();
    let mut found = scan(text, start, habits, case)?;
    let furthest = found.iter().map(|scanned| scanned.end).max().unwrap_or(0);
    if furthest < text.len() {
        let blank = text[furthest..]
            .iter()
            .take_while(|glyph| glyph.is_whitespace())
            .count();
        return Err(SyntaxError {
            column: furthest + blank + 1,
            expected: "the end of the move",
        });
    }
    found.retain(|scanned| scanned.end == text.len());
    Ok(found)
}

#[cfg(test)]
mod tests;
