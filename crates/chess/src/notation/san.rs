//! Standard Algebraic Notation as PGN has it: strict, and fast enough for archives.

mod read;

use core::fmt;

use arrayvec::ArrayString;

use super::uci::UciCastling;
use super::written::{CheckSign, SyntaxError, WhyNot};
use crate::legality::REACH;
use crate::{Bitboard, File, Move, Position, Rank, Role, Square, Wing, attacks};

/// A move in SAN, such as `Nbxd2+`; at most seven letters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct San(ArrayString<8>);

impl San {
    /// The text.
    #[inline]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn push(&mut self, letter: char) {
        // Nothing written below is longer than the room there is.
        let _ = self.0.try_push(letter);
    }

    fn push_square(&mut self, square: Square) {
        self.push(square.file().char());
        self.push(square.rank().char());
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "San({self})")
    }
}

/// Why a text is not the SAN of a legal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// It is not SAN in any position.
    Syntax(SyntaxError),
    /// It is SAN, but of no legal move here.
    NoSuchMove(WhyNot),
    /// It is SAN of several legal moves.
    Ambiguous(Origins),
}

/// Several pieces that can make the same step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Origins {
    role: Role,
    from: Bitboard,
    to: Square,
}

impl Origins {
    /// The moves that were meant, one for each piece.
    pub fn readings(self) -> impl ExactSizeIterator<Item = Move> {
        let Origins { role, from, to } = self;
        from.into_iter()
            .map(move |from| Move::Normal { role, from, to })
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Syntax(error) => error.fmt(f),
            SanError::NoSuchMove(why) => write!(f, "no legal move: {why}"),
            SanError::Ambiguous(origins) => {
                f.write_str("ambiguous:")?;
                for (i, mv) in origins.readings().enumerate() {
                    let (or, mv) = (
                        if i == 0 { "" } else { " or" },
                        mv.uci(UciCastling::Standard),
                    );
                    write!(f, "{or} {mv}")?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for SanError {}

impl Position {
    /// A legal move of this position in SAN, with as little disambiguation as possible (C.10) and with `+`
    /// or `#`.
    pub fn san(&self, mv: Move) -> San {
        let mut san = San(ArrayString::new());
        match mv {
            Move::Castle { king, rook } => {
                let text = match Wing::of(king, rook) {
                    Wing::King => "O-O",
                    Wing::Queen => "O-O-O",
                };
                text.chars().for_each(|letter| san.push(letter));
            }
            _ if mv.role() == Role::Pawn => self.write_pawn(&mut san, mv),
            _ => self.write_piece(&mut san, mv),
        }
        match self.check_sign(mv) {
            Some(CheckSign::Mate) => san.push('#'),
            Some(_) => san.push('+'),
            None => {}
        }
        san
    }

    fn write_pawn(&self, san: &mut San, mv: Move) {
        if self.is_capture(mv) {
            san.push(mv.from().file().char());
            san.push('x');
        }
        san.push_square(mv.to());
        if let Some(role) = mv.promotion() {
            san.push('=');
            san.push(role.letter());
        }
    }

    fn write_piece(&self, san: &mut San, mv: Move) {
        san.push(mv.role().letter());
        let (file, rank) = self.disambiguation(mv);
        if let Some(file) = file {
            san.push(file.char());
        }
        if let Some(rank) = rank {
            san.push(rank.char());
        }
        if self.is_capture(mv) {
            san.push('x');
        }
        san.push_square(mv.to());
    }

    /// What must be added to the letter of the piece to tell it from others of its kind (C.10): the file if
    /// that is enough, else the rank, else both. Nothing is ever added for pawns and kings.
    pub(super) fn disambiguation(&self, mv: Move) -> (Option<File>, Option<Rank>) {
        let (role, from, to) = (mv.role(), mv.from(), mv.to());
        if matches!(role, Role::Pawn | Role::King) {
            return (None, None);
        }
        let rivals = self.pieces_reaching(role, to).without(from);
        let rivals: Bitboard = rivals
            .into_iter()
            .filter(|&rival| self.king_is_safe_after(rival, to))
            .collect();
        if rivals.is_empty() {
            (None, None)
        } else if (rivals & Bitboard::file(from.file())).is_empty() {
            (Some(from.file()), None)
        } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
            (None, Some(from.rank()))
        } else {
            (Some(from.file()), Some(from.rank()))
        }
    }

    /// Does the move give check or mate?
    pub(super) fn check_sign(&self, mv: Move) -> Option<CheckSign> {
        let next = self.after(mv);
        if !next.is_check() {
            None
        } else if next.has_legal_move() {
            Some(CheckSign::Check)
        } else {
            Some(CheckSign::Mate)
        }
    }

    /// Our pieces of a role that could go to a square, the safety of the king apart. Not for pawns.
    ///
    /// Seldom do more than two of a kind stand on lines with the square, and each is asked for what lies between: that
    /// touches less memory than the table of attacks would.
    #[inline(always)]
    fn pieces_reaching(&self, role: Role, to: Square) -> Bitboard {
        let ours = self.board().pieces(self.turn(), role);
        let near = ours & REACH[role as usize][to.index()];
        if matches!(role, Role::Knight | Role::King) {
            return near;
        }
        let occupied = self.board().occupied();
        let is_free = |from: &Square| (attacks::between(to, *from) & occupied).is_empty();
        near.into_iter().filter(is_free).collect()
    }
}

#[cfg(test)]
mod tests;
