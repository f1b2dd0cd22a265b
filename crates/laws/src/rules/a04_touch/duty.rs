//! What touching obliges to, and the exact list of moves still open (4.3–4.5, 4.7).

use chess::{Move, Role, Square};

use super::{
    CANNOT_MOVE, CASTLING_MADE, CASTLING_TOUCHED, ILLEGAL_CASTLING_TOUCHED, PROMOTION_CHOICE_FINAL,
    RELEASED, ROOK_FIRST, TOUCHED, TOUCHED_BOTH, TOUCHED_OPPONENTS, TOUCHED_OWN, geometry,
};
use crate::game::{Game, Touch};
use crate::rule::{Ground, Rule};
use crate::rules::{a07_irregularities, a09_draws};
use crate::ruling::Duty;

/// A duty and the rule it rests on.
pub(crate) type Bound = (Duty, &'static Rule);

impl Game {
    /// The moves still open to the player who has the move, by Article 4 (4.3–4.5, 4.7) and by what has been ruled; while an
    /// illegal move is not completed, those by which it can be put right (7.5.1).
    pub fn open_moves(&self) -> Vec<Move> {
        if self.open_illegal().is_some() {
            let mut before = self.clone();
            before.take_up_again();
            return before.open_moves();
        }
        let all = self.position().legal_moves().to_vec();
        if self.touched.is_empty() && self.duty.is_none() && self.parts.is_empty() {
            return all;
        }
        if let Some(released) = released_there(self) {
            return released.open_moves();
        }
        let (by_touch, _) = touch_duty(self);
        let open = within_touch(self, &all, &by_touch);
        if self.parts.is_empty() {
            return open;
        }
        let Some((duty, _)) = part_duty(self, &open) else {
            return open;
        };
        let within = narrow(&open, |mv| meets(self, &duty, mv));
        narrow(&within, |mv| self.parts.fit(self.position(), mv))
    }
}

impl Game {
    /// Is this legal move one of those still open (4.3–4.5, 4.7)? Where nothing binds, all are.
    pub(crate) fn is_open(&self, mv: Move) -> bool {
        let bound = !self.touched.is_empty() || self.duty.is_some() || !self.parts.is_empty();
        !bound || self.open_moves().contains(&mv)
    }
}

/// The game as it binds, where that is not how it lies: a pawn that waits on the last rank was released there (4.7), whether it
/// was put or moved; and what was released binds whatever has been taken off or placed since that does not go with it.
fn released_there(game: &Game) -> Option<Game> {
    if game.open_promotion().is_some() {
        let mut bound = game.clone();
        bound.waited_there();
        return Some(bound);
    }
    let only_released = game.parts.only_released()?;
    let position = game.position();
    let legal = position.legal_moves();
    if legal.iter().any(|mv| game.parts.fit(position, *mv)) {
        return None;
    }
    let mut bound = game.clone();
    bound.parts = only_released;
    Some(bound)
}

/// Those that pass, or all if none does.
fn narrow(moves: &[Move], pass: impl Fn(Move) -> bool) -> Vec<Move> {
    let kept: Vec<Move> = moves.iter().copied().filter(|&mv| pass(mv)).collect();
    if kept.is_empty() {
        moves.to_vec()
    } else {
        kept
    }
}

/// The duty that follows from what has been touched and what has been released, with its rule (4.3–4.5, 4.7).
pub(crate) fn duty_of(game: &Game) -> Bound {
    if let Some(released) = released_there(game) {
        return duty_of(&released);
    }
    let by_touch = touch_duty(game);
    if game.parts.is_empty() {
        return by_touch;
    }
    let all = game.position().legal_moves();
    let open = within_touch(game, &all, &by_touch.0);
    part_duty(game, &open).unwrap_or(by_touch)
}

/// What was touched first binds first; a part of a move binds only within that. What was touched only after the piece had
/// been released binds no more (4.7).
fn within_touch(game: &Game, all: &[Move], by_touch: &Duty) -> Vec<Move> {
    let position = game.position();
    let released = game.parts.first_released();
    let touched = game.parts.touched.filter(|&n| n < game.touched.len());
    if let (Some(_), Some(touched)) = (released, touched) {
        let mut then = game.clone();
        then.touched.truncate(touched);
        let (duty, _) = touch_duty(&then);
        let open = narrow(all, |mv| meets(&then, &duty, mv));
        if open.iter().any(|mv| game.parts.fit(position, *mv)) {
            return open;
        }
    }
    narrow(all, |mv| meets(game, by_touch, mv))
}

/// The duty once the last move has been taken back: what was touched for it still binds (4.3, 4.7, 7.5.1).
pub(super) fn duty_after_reinstating(game: &Game) -> Bound {
    let mut before = game.clone();
    if let Some(ply) = before.plies.pop() {
        before.parts = ply.parts_after_reinstating();
        before.touched = ply.touched.to_vec();
        before.duty = ply.owed.map(|duty| *duty);
    }
    duty_of(&before)
}

/// The duty once the game has gone back to before the move at this place (7.5.1).
pub(crate) fn duty_once_back(game: &Game, at: usize) -> Bound {
    let mut then = game.clone();
    then.plies.truncate(at + 1);
    duty_after_reinstating(&then)
}

fn meets(game: &Game, duty: &Duty, mv: Move) -> bool {
    let takes_on = |square: Square| geometry::taken(game.position(), mv) == Some(square);
    match duty {
        Duty::Move(square) => {
            mv.from() == *square && (mv.castles().is_none() || !rook_came_first(game, mv))
        }
        Duty::MoveTo { from, to } => mv.from() == *from && mv.to() == *to && mv.castles().is_none(),
        Duty::Promote { square, role } => mv.to() == *square && mv.promotion() == Some(*role),
        Duty::Capture(square) => takes_on(*square),
        Duty::CaptureWith { target, with } => mv.from() == *with && takes_on(*target),
        Duty::Castle(rook) => matches!(mv, Move::Castle { rook: r, .. } if r == *rook),
        Duty::Play(done) => done.0 == mv.into(),
        Duty::OneOf(squares) => squares.contains(&mv.from()),
        // Nobody knows what stands on the board, and so nobody can tell.
        Duty::Written(_) | Duty::Any => true,
    }
}

/// Was the rook of a castling touched before the king (4.4.2)?
pub(super) fn rook_came_first(game: &Game, mv: Move) -> bool {
    let Move::Castle { king, rook } = mv else {
        return false;
    };
    let place = |square| game.touched.iter().position(|touch| touch.square == square);
    matches!((place(rook), place(king)), (Some(r), Some(k)) if r < k)
}

/// What a released piece, or a new piece that touched its square, leaves open.
fn part_duty(game: &Game, open: &[Move]) -> Option<Bound> {
    let (parts, position) = (&game.parts, game.position());
    let Some(&mv) = open.iter().find(|&&mv| parts.fit(position, mv)) else {
        // Not where another piece was touched first: that one is owed (4.3.1, 4.4.2).
        let king = position.king(position.turn());
        let king_first = (game.touched.first()).is_none_or(|touch| touch.square == king);
        let tried = king_first && parts.castling_tried(position);
        return tried.then(|| (king_or_any(game), &CASTLING_MADE));
    };
    if let Some((square, role)) = parts.chosen {
        return Some((Duty::Promote { square, role }, &PROMOTION_CHOICE_FINAL));
    }
    let (from, to) = parts.first_released()?;
    match mv {
        Move::Castle { rook, .. } => Some((Duty::Castle(rook), &CASTLING_MADE)),
        _ => Some((Duty::MoveTo { from, to }, &RELEASED)),
    }
}

/// Castling was meant and is not legal: another move of the king, and if he has none, any move.
fn king_or_any(game: &Game) -> Duty {
    let king = game.position().king(game.turn());
    let can_move = game
        .position()
        .legal_moves()
        .iter()
        .any(|mv| mv.from() == king);
    if can_move {
        Duty::Move(king)
    } else {
        Duty::Any
    }
}

/// The rule of a duty that no touch changes: what was written for a claim is played (9.5.3), or the pawn becomes the queen that
/// it should have been (7.5.2).
fn owed_by(game: &Game) -> &'static Rule {
    let queened = &a07_irregularities::PAWN_NOT_REPLACED;
    match game.duty_by == Some(Ground(queened)) {
        true => queened,
        false => &a09_draws::CLAIM_WRONG,
    }
}

/// The duty that follows from what has been touched. The order of the questions is the precedence: a written
/// move that is owed, pieces of both colours, then the first piece touched that can be moved or taken.
fn touch_duty(game: &Game) -> Bound {
    let turn = game.turn();
    let legal = game.position().legal_moves();
    let possible = |duty: &Duty| legal.iter().any(|&mv| meets(game, duty, mv));
    if let Some(owed) = game.duty.as_ref().filter(|duty| duty.outlasts_touch()) {
        return (owed.clone(), owed_by(game));
    }
    let first = |own: bool| {
        game.touched
            .iter()
            .find(|touch| (touch.piece.color == turn) == own)
    };
    let ground = match (first(true), first(false)) {
        (None, None) => {
            return match &game.duty {
                Some(duty) => (duty.clone(), &TOUCHED),
                None => (Duty::Any, &CANNOT_MOVE),
            };
        }
        (Some(mine), Some(theirs)) => {
            let (target, with) = (theirs.square, mine.square);
            let both = Duty::CaptureWith { target, with };
            if possible(&both) {
                return (both, &TOUCHED_BOTH);
            }
            &TOUCHED_BOTH
        }
        (Some(_), None) => &TOUCHED_OWN,
        (None, Some(_)) => &TOUCHED_OPPONENTS,
    };
    let single = |(place, touch): (usize, &Touch)| {
        if touch.piece.color != turn {
            let take = Duty::Capture(touch.square);
            return possible(&take).then_some((take, ground));
        }
        if let Some(castling) = king_and_rook(game, place) {
            return Some(castling);
        }
        let go = Duty::Move(touch.square);
        possible(&go).then_some((go, ground))
    };
    let found = game.touched.iter().enumerate().find_map(single);
    found.unwrap_or((Duty::Any, &CANNOT_MOVE))
}

/// The piece touched at this place is a king or a rook, and the other of the two was touched as well
/// (4.4.1–4.4.3).
fn king_and_rook(game: &Game, place: usize) -> Option<Bound> {
    let this = game.touched[place];
    let turn = game.turn();
    let own = |role: Role| move |t: &&Touch| t.piece == role.of(turn);
    let (before, after) = (&game.touched[..place], &game.touched[place + 1..]);
    let legal = game.position().legal_moves();
    let possible = |duty: &Duty| legal.iter().any(|&mv| meets(game, duty, mv));
    let go = Duty::Move(this.square);
    match this.piece.role {
        Role::Rook if after.iter().any(|t| own(Role::King)(&t)) => {
            possible(&go).then_some((go, &ROOK_FIRST))
        }
        Role::King if before.iter().any(|t| own(Role::Rook)(&t)) => {
            possible(&go).then_some((go, &ROOK_FIRST))
        }
        Role::King => {
            let rook = after.iter().find(own(Role::Rook))?;
            let castle = Duty::Castle(rook.square);
            if possible(&castle) {
                return Some((castle, &CASTLING_TOUCHED));
            }
            Some((king_or_any(game), &ILLEGAL_CASTLING_TOUCHED))
        }
        _ => None,
    }
}
