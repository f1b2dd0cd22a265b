//! Castling told piece by piece: the king first, and then the rook (4.4, 4.7.2; II.3).

use chess::{Attempt, Move, Position, Rank, Role, Square, Wing};

use super::geometry::{castling_side, castling_ways};
use super::parts::{Parts, fitting};
use crate::game::Game;
use crate::ruling::Duty;

impl Parts {
    /// The king goes first, unless he stays where he is (Chess960); once he is in the hand, the rook may be put down before him
    /// (4.7.2).
    pub(super) fn fit_castling(&self, king: Square, rook: Square) -> bool {
        let ways = castling_ways(king, rook);
        if self.released.iter().any(|put| !ways.contains(put)) {
            return false;
        }
        if self.is_held(king) || self.has_castled(king, rook) {
            return self.puts.iter().all(|put| ways.contains(put));
        }
        self.puts.len() <= ways.len() && self.puts.iter().zip(&ways).all(|(put, way)| put == way)
    }

    /// Have king and rook done what they do when they castle (4.7.2)?
    pub(super) fn has_castled(&self, king: Square, rook: Square) -> bool {
        let ways = castling_ways(king, rook);
        self.puts.len() == ways.len() && ways.iter().all(|way| self.puts.contains(way))
    }

    /// Is that all that was done, and nothing legal can come of it? Then the king may still be put elsewhere.
    fn is_illegal_castling(&self, game: &Game) -> bool {
        self.castling_tried(game.position()) && fitting(game, self).is_empty()
    }

    /// Does the king lie where he castles (3.8.2)?
    pub(super) fn castling_lies(&self, position: &Position) -> bool {
        let king = position.king(position.turn());
        let first = self.puts.first();
        first.is_some_and(|&(from, to)| from == king && castling_side(position, to).is_some())
    }

    /// A king put down as for castling that is not legal (4.7.2).
    pub(super) fn castling_tried(&self, position: &Position) -> bool {
        let king = position.king(position.turn());
        self.first_released()
            .is_some_and(|(from, to)| from == king && castling_side(position, to).is_some())
    }
}

/// Can legal castling come of a king put here (3.8.2)?
pub(super) fn can_castle(game: &Game, from: Square, to: Square) -> bool {
    let next = game.parts.with_put(from, to);
    let castlings = fitting(game, &next).into_iter();
    castlings.filter(|mv| mv.castles().is_some()).count() > 0
}

/// Is this a step of castling, legal or not: the king put down for it, or whatever follows once he lies there (4.7.2)? In
/// Chess960 a king who has simply stepped beside his square has made his move.
pub(super) fn by_castling(game: &Game, from: Square, to: Square) -> bool {
    let position = game.position();
    let king = position.king(position.turn());
    let next = game.parts.with_put(from, to);
    let legal = position.legal_moves();
    if game.parts.is_held(king) {
        let mut castlings = legal.iter().filter(|mv| mv.castles().is_some());
        return castlings.any(|mv| next.fit(position, *mv))
            || rook_lies_first(game, from, to)
            || castled_rook_first(game, &next).is_some();
    }
    // A king who stands where he castles stays, and the rook alone goes across him, which is no move of its own (Chess960).
    let rook = position.board().piece_at(from).is_some_and(|piece| {
        (piece.color, piece.role) == (position.turn(), Role::Rook) && from.rank() == king.rank()
    });
    if rook && game.parts.puts.is_empty() && castling_ways(king, from) == [(from, to)] {
        return true;
    }
    // The king's own step, or the one that he has taken already.
    let first = match game.parts.puts.first() {
        None if from == king => &next,
        Some(put) if put.0 == king => {
            // What was touched before the king may still be moved; where anything may, a rook put across castles.
            let open = |mv: &Move| (mv.from(), mv.to(), mv.castles()) == (from, to, None);
            let is_open = game.open_moves().iter().any(open);
            let any = super::duty_of(game).0 == Duty::Any;
            if is_open && !(any && is_rooks_step(game, put.1, from, to)) {
                return false;
            }
            &game.parts
        }
        _ => return false,
    };
    if first.castling_tried(position) {
        return true;
    }
    let (castlings, steps): (Vec<Move>, Vec<Move>) = legal
        .iter()
        .filter(|mv| first.fit(position, **mv))
        .partition(|mv| mv.castles().is_some());
    let touched = |square| game.touched.iter().any(|touch| touch.square == square);
    let with_touched = |mv: &Move| matches!(mv, Move::Castle { rook, .. } if touched(*rook));
    castlings.iter().any(with_touched) || (!castlings.is_empty() && steps.is_empty())
}

/// The first of king and rook has made a step of its own, and now the other is put across. Together that is castling, a move of
/// the king and a move of the rook (II.3.2.1): in Chess960 the king may have stepped first; the rook may have where the
/// king was touched before it, for then both are owed (4.4.1). If it is not legal, it looks so until the hand is off, and
/// then the step stands.
pub(super) fn castled_after_step(game: &Game, across: Attempt) -> Option<Attempt> {
    let ply = game.plies.last()?;
    let (
        Attempt::Displace { from, to, .. },
        Attempt::Displace {
            from: then,
            to: beside,
            ..
        },
    ) = (ply.attempt, across)
    else {
        return None;
    };
    let before = game.before(game.plies.len() - 1);
    let own = |role, square| before.board().pieces(ply.mover, role).contains(square);
    let place = |square| ply.touched.iter().position(|touch| touch.square == square);
    let (first, second) = ((from, to), (then, beside));
    let (king, rook, ways) = if own(Role::King, from) && own(Role::Rook, then) {
        (from, then, [first, second])
    } else if own(Role::Rook, from)
        && own(Role::King, then)
        && matches!((place(then), place(from)), (Some(king), Some(rook)) if king < rook)
    {
        (then, from, [second, first])
    } else {
        return None;
    };
    let home = Rank::FIRST.relative_to(ply.mover);
    let castles = (king.rank(), rook.rank()) == (home, home) && castling_ways(king, rook) == ways;
    castles.then_some(Attempt::Castle { king, rook })
}

/// The king is in the hand, and a rook is put across as for castling with him: no move of its own, whether he may castle or not
/// (4.7.2).
pub(super) fn rook_lies_first(game: &Game, from: Square, to: Square) -> bool {
    let king = game.position().king(game.turn());
    let in_hand = game.parts.is_off(king) && game.parts.puts.is_empty();
    let ways = castling_ways(king, from);
    in_hand
        && has_castling_rook(game.position(), from)
        && ways.len() == 2
        && ways.contains(&(from, to))
}

/// A rook lies across, and the king follows out of the hand: castling, whether it is legal or not (4.7.2).
pub(super) fn castled_rook_first(game: &Game, next: &Parts) -> Option<Attempt> {
    let king = game.position().king(game.turn());
    let [(rook, _), _] = next.puts[..] else {
        return None;
    };
    let castled = has_castling_rook(game.position(), rook) && next.has_castled(king, rook);
    castled.then_some(Attempt::Castle { king, rook })
}

/// Does a rook of the player stand here, on one rank with his king at home?
fn has_castling_rook(position: &Position, square: Square) -> bool {
    let turn = position.turn();
    let home = Rank::FIRST.relative_to(turn);
    let rooks = position.board().pieces(turn, Role::Rook);
    rooks.contains(square) && (square.rank(), position.king(turn).rank()) == (home, home)
}

/// A king that cannot castle is not released where he lies: he may be put elsewhere, or back (4.7.2). If he has no move and any
/// piece may be moved, he goes back when one is, unless that is the rook with which he meant to castle.
pub(super) fn king_goes_back(game: &Game, from: Square, to: Square) -> Option<Square> {
    let &(king, lies) = game.parts.puts.first()?;
    if !game.parts.is_illegal_castling(game) {
        return None;
    }
    let any = || super::duty_of(game).0 == Duty::Any && !is_rooks_step(game, lies, from, to);
    (from == king || any()).then_some(king)
}

/// Is this the rook that goes across to a king who lies here?
fn is_rooks_step(game: &Game, lies: Square, from: Square, to: Square) -> bool {
    let king = game.position().king(game.turn());
    castling_side(game.position(), lies).is_some_and(|rook| {
        let across = Wing::of(king, rook).rook_file();
        (from, to) == (rook, Square::at(across, king.rank()))
    })
}
