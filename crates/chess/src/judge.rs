//! What a hand did, and what Article 3 says to it.
//!
//! This is a second, independent reading of Article 3: it asks of one displacement which rule it breaks,
//! article by article, where the generator derives all that is allowed at once. The tests hold the two
//! against each other for every displacement in a great many positions.

use core::fmt;

use crate::movegen::CastlingPath;
use crate::{Bitboard, Color, Move, Position, Rank, Role, Square, Unplayable, attacks};

/// What a player did on the board in place of a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Attempt {
    /// A piece was taken from one square and put on another, whatever stood there being removed.
    Displace {
        /// Where it stood.
        from: Square,
        /// Where it was put.
        to: Square,
        /// The piece that was put there instead, if another was.
        placed: Option<Role>,
    },
    /// King and rook were put where castling with that rook would put them.
    Castle {
        /// Where the king stood.
        king: Square,
        /// Where the rook stood.
        rook: Square,
    },
}

/// Which rule a displacement breaks: the first in the order of this list.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Illegality {
    /// There was no piece to move.
    NothingThere,
    /// The piece belongs to the opponent.
    OpponentsPiece,
    /// The piece was put back where it stood.
    NotMoved,
    /// Pieces lie as no single move puts them. A judge of one displacement does not find it: whoever has seen the hand does.
    NotOneMove,
    /// A piece of one's own stands on the square.
    OwnPieceOnSquare,
    /// The opponent's king may not be taken.
    KingTaken,
    /// The piece does not move that way.
    Geometry(Role),
    /// The piece would have to jump over another.
    Jump {
        /// The first piece in the way.
        over: Square,
    },
    /// The square in front of the pawn is occupied.
    PawnBlocked,
    /// Two steps are for a pawn that has not moved, over and onto empty squares.
    PawnTwoSteps,
    /// A pawn moves diagonally only to take.
    PawnTakesNothing,
    /// The capture en passant is allowed only at once.
    EnPassantTooLate,
    /// A pawn on the last rank must be replaced.
    PromotionMissing,
    /// A pawn cannot become a king or remain a pawn.
    PromotionTo(Role),
    /// Only a pawn that reaches the last rank is replaced.
    NoPromotionHere,
    /// Castling needs a king on his first rank and a rook of the same side on it.
    NoCastlingHere,
    /// The right to castle with that rook is lost.
    CastlingRightLost,
    /// A piece stands between.
    CastlingBlocked {
        /// The first piece in the way.
        by: Square,
    },
    /// The king is in check, crosses an attacked square or would end on one.
    CastlingThroughAttack {
        /// The attacked square.
        square: Square,
    },
    /// One's own king would be left in check.
    KingInCheck {
        /// The pieces that would attack him.
        by: Bitboard,
    },
}

impl Illegality {
    /// The provision that is broken, by its name in the catalogue of articles, which gives its number in each edition.
    pub fn topic(self) -> &'static str {
        match self {
            Illegality::NothingThere | Illegality::NotMoved | Illegality::NotOneMove => {
                "first-move-and-turns"
            }
            Illegality::OpponentsPiece => "the-game",
            Illegality::OwnPieceOnSquare => "own-piece-on-square",
            Illegality::KingTaken => "checkmate-meaning",
            Illegality::Geometry(Role::Bishop) => "bishop-move",
            Illegality::Geometry(Role::Rook) => "rook-move",
            Illegality::Geometry(Role::Queen) => "queen-move",
            Illegality::Geometry(Role::Knight) => "knight-move",
            Illegality::Geometry(Role::Pawn) => "pawn-moves",
            Illegality::Geometry(Role::King) => "king-step",
            Illegality::Jump { .. } => "no-jumping",
            Illegality::PawnBlocked => "pawn-one-step",
            Illegality::PawnTwoSteps => "pawn-two-steps",
            Illegality::PawnTakesNothing => "pawn-capture",
            Illegality::EnPassantTooLate => "en-passant-at-once",
            Illegality::PromotionMissing | Illegality::NoPromotionHere => "promotion-duty",
            Illegality::PromotionTo(_) => "promotion-free-choice",
            Illegality::NoCastlingHere => "castling",
            Illegality::CastlingRightLost => "castling-right-lost",
            Illegality::CastlingBlocked { .. } => "castling-blocked",
            Illegality::CastlingThroughAttack { .. } => "castling-through-attack",
            Illegality::KingInCheck { .. } => "king-not-exposed",
        }
    }
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegality::NothingThere => f.write_str("no piece stands there"),
            Illegality::OpponentsPiece => f.write_str("the piece is the opponent's"),
            Illegality::NotMoved => f.write_str("the piece was not moved"),
            Illegality::NotOneMove => f.write_str("the pieces lie as no single move puts them"),
            Illegality::OwnPieceOnSquare => f.write_str("a piece of the same colour stands there"),
            Illegality::KingTaken => f.write_str("the king may not be taken"),
            Illegality::Geometry(role) => write!(f, "a {role} does not move that way"),
            Illegality::Jump { over } => write!(f, "the piece on {over} is in the way"),
            Illegality::PawnBlocked => f.write_str("the pawn is blocked"),
            Illegality::PawnTwoSteps => f.write_str("the pawn may not go two squares"),
            Illegality::PawnTakesNothing => f.write_str("the pawn has nothing to take there"),
            Illegality::EnPassantTooLate => {
                f.write_str("taking en passant is allowed only at once")
            }
            Illegality::PromotionMissing => f.write_str("the pawn must be replaced"),
            Illegality::PromotionTo(role) => write!(f, "a pawn cannot become a {role}"),
            Illegality::NoPromotionHere => f.write_str("nothing is replaced by this move"),
            Illegality::NoCastlingHere => f.write_str("no king and rook stand ready to castle"),
            Illegality::CastlingRightLost => {
                f.write_str("the right to castle with that rook is lost")
            }
            Illegality::CastlingBlocked { by } => write!(f, "the piece on {by} prevents castling"),
            Illegality::CastlingThroughAttack { square } => {
                write!(f, "castling is prevented because {square} is attacked")
            }
            Illegality::KingInCheck { by } => {
                f.write_str("the king would be in check from ")?;
                for (i, square) in by.into_iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{square}")?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for Illegality {}

impl Position {
    /// Is it a legal move, and if not, which rule does it break?
    ///
    /// # Errors
    ///
    /// The first rule broken, in the order of [`Illegality`].
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Illegality> {
        match attempt {
            Attempt::Displace { from, to, placed } => {
                let mv = self.judge_geometry(from, to, placed)?;
                self.judge_king(mv)?;
                Ok(mv)
            }
            Attempt::Castle { king, rook } => self.judge_castling(king, rook),
        }
    }

    fn judge_geometry(
        &self,
        from: Square,
        to: Square,
        placed: Option<Role>,
    ) -> Result<Move, Illegality> {
        let piece = self.board.piece_at(from).ok_or(Illegality::NothingThere)?;
        if piece.color != self.turn {
            return Err(Illegality::OpponentsPiece);
        }
        if from == to {
            return Err(Illegality::NotMoved);
        }
        if let Some(taken) = self.board.piece_at(to) {
            if taken.color == self.turn {
                return Err(Illegality::OwnPieceOnSquare);
            }
            if taken.role == Role::King {
                return Err(Illegality::KingTaken);
            }
        }
        if piece.role == Role::Pawn {
            return self.judge_pawn(from, to, placed);
        }
        if !attacks::of(self.turn, piece.role, from, Bitboard::EMPTY).contains(to) {
            return Err(Illegality::Geometry(piece.role));
        }
        let in_the_way = attacks::between(from, to) & self.board.occupied();
        if let Some(over) = nearest(in_the_way, from) {
            return Err(Illegality::Jump { over });
        }
        match placed {
            Some(other) if other != piece.role => Err(Illegality::NoPromotionHere),
            _ => Ok(Move::Normal {
                role: piece.role,
                from,
                to,
            }),
        }
    }

    fn judge_pawn(
        &self,
        from: Square,
        to: Square,
        placed: Option<Role>,
    ) -> Result<Move, Illegality> {
        let occupied = self.board.occupied();
        let forward = if self.turn.is_white() { 1 } else { -1 };
        let one = from.offset(0, forward);
        let two = from.offset(0, 2 * forward);
        if one == Some(to) {
            if occupied.contains(to) {
                return Err(Illegality::PawnBlocked);
            }
        } else if two == Some(to) {
            let free =
                !occupied.contains(to) && one.is_some_and(|square| !occupied.contains(square));
            if from.rank() != Rank::SECOND.relative_to(self.turn) || !free {
                return Err(Illegality::PawnTwoSteps);
            }
        } else if attacks::pawn(self.turn, from).contains(to) {
            if !occupied.contains(to) {
                return self.judge_en_passant(from, to);
            }
        } else {
            return Err(Illegality::Geometry(Role::Pawn));
        }
        let last = to.rank() == Rank::EIGHTH.relative_to(self.turn);
        match placed {
            None | Some(Role::Pawn) if last => Err(Illegality::PromotionMissing),
            Some(role @ Role::King) if last => Err(Illegality::PromotionTo(role)),
            Some(role) if last => Ok(Move::Promotion { from, to, role }),
            None | Some(Role::Pawn) => Ok(Move::Normal {
                role: Role::Pawn,
                from,
                to,
            }),
            Some(_) => Err(Illegality::NoPromotionHere),
        }
    }

    fn judge_en_passant(&self, from: Square, to: Square) -> Result<Move, Illegality> {
        if self.passed == Some(to) {
            return Ok(Move::EnPassant { from, to });
        }
        let beside = Square::at(to.file(), from.rank());
        let fifth = from.rank() == Rank::FIFTH.relative_to(self.turn);
        if fifth && self.board.pieces(!self.turn, Role::Pawn).contains(beside) {
            Err(Illegality::EnPassantTooLate)
        } else {
            Err(Illegality::PawnTakesNothing)
        }
    }

    fn judge_castling(&self, king: Square, rook: Square) -> Result<Move, Illegality> {
        let home = Bitboard::relative_rank(self.turn, Rank::FIRST);
        let own = |role, square| self.board.pieces(self.turn, role).contains(square);
        if !own(Role::King, king)
            || !own(Role::Rook, rook)
            || !home.contains(king)
            || !home.contains(rook)
        {
            return Err(Illegality::NoCastlingHere);
        }
        if !self.castling.contains(rook) {
            return Err(Illegality::CastlingRightLost);
        }
        let path = CastlingPath::new(king, rook);
        let others = self.board.occupied().without(king).without(rook);
        if let Some(by) = nearest(path.needed & others, king) {
            return Err(Illegality::CastlingBlocked { by });
        }
        let them = self.board.color(!self.turn);
        let without_king = self.board.occupied().without(king);
        let attacked = |square: &Square| (self.board.attackers(*square, without_king) & them).any();
        if let Some(square) = path.crossed.with(king).into_iter().find(attacked) {
            return Err(Illegality::CastlingThroughAttack { square });
        }
        let after = others.with(path.rook_to);
        let by = self.board.attackers(path.king_to, after) & them;
        if by.any() {
            return Err(Illegality::KingInCheck { by });
        }
        Ok(Move::Castle { king, rook })
    }

    fn judge_king(&self, mv: Move) -> Result<(), Illegality> {
        let after = self.after(mv);
        let by = after.board.attackers_by(!self.turn, after.king(self.turn));
        if by.any() {
            return Err(Illegality::KingInCheck { by });
        }
        Ok(())
    }

    /// The pawn that a hand takes off when a pawn goes on the slant to the empty square behind it, whether that is en passant or
    /// only looks like it.
    pub fn takes_in_passing(&self, from: Square, to: Square) -> Option<Square> {
        let pawns = |color| self.board.pieces(color, Role::Pawn);
        let beside = Square::at(to.file(), from.rank());
        let slant = pawns(self.turn).contains(from) && attacks::pawn(self.turn, from).contains(to);
        let passed = !self.board.occupied().contains(to) && pawns(!self.turn).contains(beside);
        (slant && passed).then_some(beside)
    }

    /// The position in which an illegal displacement stands (A.5.2): the pieces as they were put, the move
    /// passed to the opponent. A pawn that is taken in passing against the Laws is off the board too.
    ///
    /// # Errors
    ///
    /// A king was taken off, so that nobody can play on.
    pub fn let_stand(&self, attempt: Attempt) -> Result<Position, Unplayable> {
        let mut setup = self.setup();
        setup.en_passant = None;
        let mut progress = false;
        match attempt {
            Attempt::Displace { from, to, placed } => {
                if let Some(mut piece) = self.board.piece_at(from) {
                    let pawn = piece.role == Role::Pawn;
                    progress = pawn || (from != to && self.board.occupied().contains(to));
                    if let Some(beside) = self.takes_in_passing(from, to) {
                        setup.board.take(beside);
                    }
                    piece.role = placed.unwrap_or(piece.role);
                    setup.board.take(from);
                    setup.board.put(to, piece);
                    let second = Rank::SECOND.relative_to(self.turn);
                    if pawn && from.rank() == second && from.index() ^ to.index() == 16 {
                        setup.en_passant = Square::new(((from.index() + to.index()) / 2) as u8);
                    }
                    setup.castling = setup.castling - Bitboard::of(from) - Bitboard::of(to);
                    if piece.role == Role::King && from != to {
                        setup.castling = setup.castling - self.board.color(piece.color);
                    }
                }
            }
            Attempt::Castle { king, rook } => {
                let path = CastlingPath::new(king, rook);
                let pieces = [setup.board.take(king), setup.board.take(rook)];
                for (piece, square) in pieces.into_iter().zip([path.king_to, path.rook_to]) {
                    if let Some(piece) = piece {
                        progress |= setup.board.take(square).is_some();
                        setup.board.put(square, piece);
                    }
                }
                setup.castling = setup.castling - self.board.color(self.turn);
            }
        }
        setup.halfmoves = if progress {
            0
        } else {
            self.halfmoves().saturating_add(1)
        };
        setup.fullmoves = setup
            .fullmoves
            .saturating_add(u32::from(self.turn == Color::Black));
        setup.turn = !self.turn;
        setup.position()
    }
}

impl From<Move> for Attempt {
    fn from(mv: Move) -> Attempt {
        match mv {
            Move::Castle { king, rook } => Attempt::Castle { king, rook },
            _ => Attempt::Displace {
                from: mv.from(),
                to: mv.to(),
                placed: mv.promotion(),
            },
        }
    }
}

/// The square of a set that comes first from `from`.
fn nearest(set: Bitboard, from: Square) -> Option<Square> {
    set.into_iter().min_by_key(|square| square.distance(from))
}
