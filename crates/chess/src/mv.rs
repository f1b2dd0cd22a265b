//! Legal moves.

use crate::{File, Role, Square};

/// A move of Article 3. Each form carries exactly what it needs; what was taken is the position's to say.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Move {
    /// A piece goes to a square, taking what stands there.
    Normal {
        /// The piece.
        role: Role,
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A pawn reaches the last rank and is replaced (3.7.3.3).
    Promotion {
        /// Where the pawn stood.
        from: Square,
        /// The square of promotion.
        to: Square,
        /// The new piece.
        role: Role,
    },
    /// A pawn takes a pawn that has just passed it (3.7.3.1).
    EnPassant {
        /// Where the pawn stood.
        from: Square,
        /// The square passed over, where the pawn goes.
        to: Square,
    },
    /// King and rook move as one move of the king (3.8.2).
    Castle {
        /// Where the king stood.
        king: Square,
        /// Where the rook stood.
        rook: Square,
    },
}

/// Which way a king castles. In Chess960 the names are kept (II.3).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Wing {
    /// Towards the h-file: `0-0`, the king to the g-file.
    King,
    /// Towards the a-file: `0-0-0`, the king to the c-file.
    Queen,
}

impl Wing {
    /// Both wings.
    pub const ALL: [Wing; 2] = [Wing::King, Wing::Queen];

    /// The wing on which a rook stands, seen from its king.
    #[inline]
    pub fn of(king: Square, rook: Square) -> Wing {
        if rook.file() > king.file() {
            Wing::King
        } else {
            Wing::Queen
        }
    }

    /// Where the king ends, whatever the start was.
    #[inline]
    pub fn king_file(self) -> File {
        match self {
            Wing::King => File::G,
            Wing::Queen => File::C,
        }
    }

    /// Where the rook ends, whatever the start was.
    #[inline]
    pub fn rook_file(self) -> File {
        match self {
            Wing::King => File::F,
            Wing::Queen => File::D,
        }
    }
}

impl Move {
    /// The square that the moved piece leaves; castling is a move of the king.
    #[inline]
    pub const fn from(self) -> Square {
        match self {
            Move::Normal { from, .. }
            | Move::Promotion { from, .. }
            | Move::EnPassant { from, .. } => from,
            Move::Castle { king, .. } => king,
        }
    }

    /// The square where the moved piece ends.
    #[inline]
    pub fn to(self) -> Square {
        match self {
            Move::Normal { to, .. } | Move::Promotion { to, .. } | Move::EnPassant { to, .. } => to,
            Move::Castle { king, rook } => {
                Square::at(Wing::of(king, rook).king_file(), king.rank())
            }
        }
    }

    /// The piece that is moved.
    #[inline]
    pub const fn role(self) -> Role {
        match self {
            Move::Normal { role, .. } => role,
            Move::Promotion { .. } | Move::EnPassant { .. } => Role::Pawn,
            Move::Castle { .. } => Role::King,
        }
    }

    /// What the pawn becomes, if it does.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self {
            Move::Promotion { role, .. } => Some(role),
            _ => None,
        }
    }

    /// Which way the king castles, if it does.
    #[inline]
    pub fn castles(self) -> Option<Wing> {
        match self {
            Move::Castle { king, rook } => Some(Wing::of(king, rook)),
            _ => None,
        }
    }
}
