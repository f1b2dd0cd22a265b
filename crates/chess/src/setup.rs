//! Anything that can stand on a board and be said of it.

use core::fmt;

use crate::{Bitboard, Board, Color, File, Position, Rank, Role, Square};

/// An arrangement with the facts that FEN records, none of them checked.
///
/// A [`Position`] is made from it by [`Setup::position`]; what is impossible about it is named by
/// [`Setup::irregularities`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// The rooks that still have a right to castle.
    pub castling: Bitboard,
    /// The square that a pawn has just passed over by a double step.
    pub en_passant: Option<Square>,
    /// Moves by either side since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move to be made, counted from 1.
    pub fullmoves: u32,
}

/// Why nobody can play on from a [`Setup`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// The side has no king.
    NoKing(Color),
    /// The side has more than one king.
    ManyKings(Color),
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::NoKing(color) => write!(f, "{color} has no king"),
            Unplayable::ManyKings(color) => write!(f, "{color} has more than one king"),
        }
    }
}

impl core::error::Error for Unplayable {}

impl Setup {
    /// An empty board with White to move.
    pub fn empty() -> Setup {
        Setup {
            board: Board::EMPTY,
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// The position to play from. Rights that cannot be used, because the king, the rook or the pawn is
    /// not where it must be, are no rights and are left out.
    ///
    /// # Errors
    ///
    /// A side without exactly one king.
    pub fn position(&self) -> Result<Position, Unplayable> {
        for color in Color::ALL {
            let kings = self.board.pieces(color, Role::King);
            if kings.is_empty() {
                return Err(Unplayable::NoKing(color));
            }
            if kings.many() {
                return Err(Unplayable::ManyKings(color));
            }
        }
        let castling = self.usable_castling();
        let en_passant = self
            .en_passant
            .filter(|&square| self.may_have_passed(square));
        Ok(Position::assemble(self, castling, en_passant))
    }

    /// The castling rights for which king and rook stand on their first rank, at most one a side.
    pub(crate) fn usable_castling(&self) -> Bitboard {
        let mut usable = Bitboard::EMPTY;
        for color in Color::ALL {
            let home = Bitboard::relative_rank(color, Rank::FIRST);
            let Some(king) = self.board.king(color).filter(|&k| home.contains(k)) else {
                continue;
            };
            // A king on the a- or h-file has no room for a rook on its outer side, so it never had a right.
            if matches!(king.file(), File::A | File::H) {
                continue;
            }
            let rooks = self.castling & home & self.board.pieces(color, Role::Rook);
            let west = rooks & Bitboard(Bitboard::of(king).0.wrapping_sub(1));
            usable = usable
                | west.first().map_or(Bitboard::EMPTY, Bitboard::of)
                | (rooks - west).last().map_or(Bitboard::EMPTY, Bitboard::of);
        }
        usable
    }

    /// Could the opponent's last move have been a double step over this square?
    pub(crate) fn may_have_passed(&self, square: Square) -> bool {
        let mover = !self.turn;
        if square.rank() != Rank::THIRD.relative_to(mover) {
            return false;
        }
        let (Some(came_from), Some(stands_on)) = (
            square.offset(0, if mover.is_white() { -1 } else { 1 }),
            square.offset(0, if mover.is_white() { 1 } else { -1 }),
        ) else {
            return false;
        };
        let occupied = self.board.occupied();
        !occupied.contains(square)
            && !occupied.contains(came_from)
            && self.board.pieces(mover, Role::Pawn).contains(stands_on)
    }
}

impl Default for Setup {
    /// The initial position of Article 2.3.
    fn default() -> Setup {
        Setup {
            board: Board::initial(),
            castling: [Square::A1, Square::H1, Square::A8, Square::H8]
                .into_iter()
                .collect(),
            ..Setup::empty()
        }
    }
}
