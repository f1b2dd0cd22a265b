//! A move as it stands on paper, before anybody has asked whether it can be played.

use core::fmt;

use crate::{
    Attempt, Bitboard, File, Illegality, Move, Position, Rank, Role, Square, Wing, attacks,
};

/// What a written move says: syntax without a position. A scoresheet may hold any of these, legal or not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Written {
    /// What is moved and where.
    pub act: Act,
    /// Check or mate as written (C.13).
    pub check: Option<CheckSign>,
    /// `e.p.` stands behind it.
    pub en_passant: bool,
    /// `(=)` stands behind it: a draw was offered with this move (C.12).
    pub draw_offer: bool,
}

/// The move itself.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// A piece goes to a square.
    Piece {
        /// Which kind of piece.
        role: Role,
        /// The file it leaves, if written.
        file: Option<File>,
        /// The rank it leaves, if written.
        rank: Option<Rank>,
        /// A capture is marked.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What the pawn becomes, if written.
        promotion: Option<Role>,
    },
    /// King and rook.
    Castle(Wing),
}

/// A sign that the opponent's king is attacked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CheckSign {
    /// `+`
    Check,
    /// `++`: mate by C.13, though some write it for a double check.
    DoublePlus,
    /// `#`
    Mate,
}

/// Why a written move is no legal move in a position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum WhyNot {
    /// No piece of that kind, from where it is said to come, can go there.
    NoPiece,
    /// A piece could, but its own king would be in check (3.9.2).
    KingInCheck,
    /// The pawn must be replaced and the move does not say by what (3.7.3.3).
    PromotionMissing,
    /// A new piece is named, but nothing is promoted.
    NoPromotion,
    /// Castling is not possible now (3.8.2), and why.
    CannotCastle(Illegality),
    /// A capture is marked, but nothing is taken.
    NothingTaken,
    /// Something is taken, and the format demands that it be marked.
    CaptureUnmarked,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WhyNot::CannotCastle(illegality) => return illegality.fmt(f),
            WhyNot::NoPiece => "no such piece can go there",
            WhyNot::KingInCheck => "the king would be left in check",
            WhyNot::PromotionMissing => "the new piece is not named",
            WhyNot::NoPromotion => "no pawn is promoted by this move",
            WhyNot::NothingTaken => "a capture is marked but nothing is taken",
            WhyNot::CaptureUnmarked => "the capture is not marked with x",
        })
    }
}

impl Written {
    /// A move without any sign behind it.
    pub fn plain(act: Act) -> Written {
        Written {
            act,
            check: None,
            en_passant: false,
            draw_offer: false,
        }
    }

    /// Could this legal move have been written so? Signs that are optional by Appendix C do not decide.
    pub fn describes(&self, mv: Move) -> bool {
        match self.act {
            Act::Castle(wing) => mv.castles() == Some(wing),
            Act::Piece {
                role,
                file,
                rank,
                to,
                promotion,
                ..
            } => {
                mv.castles().is_none()
                    && mv.role() == role
                    && mv.to() == to
                    && file.is_none_or(|file| mv.from().file() == file)
                    && rank.is_none_or(|rank| mv.from().rank() == rank)
                    && (promotion.is_none() || promotion == mv.promotion())
            }
        }
    }

    /// Why no legal move of the position is described.
    pub fn why_not(&self, position: &Position) -> WhyNot {
        let (role, file, rank, to, promotion) = match self.act {
            Act::Castle(wing) => return WhyNot::CannotCastle(position.why_no_castling(wing)),
            Act::Piece {
                role,
                file,
                rank,
                to,
                promotion,
                ..
            } => (role, file, rank, to, promotion),
        };
        let promotes = role == Role::Pawn && position.is_last_rank(to);
        if promotion.is_some() && !promotes {
            return WhyNot::NoPromotion;
        }
        let origins = position.board().pieces(position.turn(), role) & origins(file, rank);
        let occupied = position.board().occupied();
        let could = origins.into_iter().any(|from| match role {
            Role::Pawn => position.pawn_could_go(from, to),
            _ => {
                attacks::of(position.turn(), role, from, occupied).contains(to)
                    && position.may_land_on(to)
            }
        });
        if !could {
            WhyNot::NoPiece
        } else if promotes && promotion.is_none() {
            WhyNot::PromotionMissing
        } else {
            WhyNot::KingInCheck
        }
    }
}

impl Position {
    /// What forbids castling on a wing where it is not legal.
    pub(super) fn why_no_castling(&self, wing: Wing) -> Illegality {
        let (turn, king) = (self.turn(), self.king(self.turn()));
        let outer = || {
            let rooks = self.board().pieces(turn, Role::Rook) & Bitboard::rank(king.rank());
            // The outermost is the one that castles as long as any does.
            let rook = match wing {
                Wing::King => rooks.last(),
                Wing::Queen => rooks.first(),
            };
            rook.filter(|&rook| Wing::of(king, rook) == wing)
        };
        let Some(rook) = self.castling_rook(turn, wing).or_else(outer) else {
            return Illegality::NoCastlingHere;
        };
        self.judge(Attempt::Castle { king, rook })
            .err()
            .unwrap_or(Illegality::NoCastlingHere)
    }
}

/// The squares on a file, on a rank, or on both.
#[inline]
pub(super) fn origins(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    file.map_or(Bitboard::ALL, Bitboard::file) & rank.map_or(Bitboard::ALL, Bitboard::rank)
}

/// Where a text stops making sense, and what was expected there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SyntaxError {
    /// Counted from 1, in characters.
    pub column: usize,
    /// What should have stood there.
    pub expected: &'static str,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl core::error::Error for SyntaxError {}
