//! The hand after a move that is made and not completed: put right, or gone back to.

use chess::{Attempt, Color, Illegality, Move, Role, Square, Wing};

use super::{Again, Game, Ply, Touch};
use crate::command::Actor;
use crate::event::{Event, What};
use crate::rules::a04_touch::Placed;
use crate::time::Millis;

/// Does a move that was made pass the move on, as everybody sees it? A pawn that waits on the last rank for its piece and a
/// piece put back on its square are plainly not finished; whatever else is wrong with a move does not show.
pub(super) fn passes_the_move(legal: Result<Move, Illegality>) -> bool {
    !matches!(
        legal,
        Err(Illegality::PromotionMissing | Illegality::NotMoved)
    )
}

/// The pieces that a hand puts elsewhere, from where to where.
fn goes(attempt: Attempt) -> Vec<(Square, Square)> {
    match attempt {
        Attempt::Displace { from, to, .. } => vec![(from, to)],
        Attempt::Castle { king, rook } => {
            let wing = Wing::of(king, rook);
            let on = |file| Square::at(file, king.rank());
            vec![(king, on(wing.king_file())), (rook, on(wing.rook_file()))]
        }
    }
}

impl Game {
    pub(super) fn touch(&mut self, square: Square, by: Actor) {
        if let Some(ply) = self.open_illegal()
            && by == Actor::Player(ply.mover)
        {
            return self.touch_again(square);
        }
        if let Some(piece) = self.position().board().piece_at(square) {
            self.touched.push(Touch { square, piece });
        }
    }

    /// Who may still put his move right is bound by what he touches now as by what he touched for it.
    fn touch_again(&mut self, square: Square) {
        let Some(ply) = self.plies.last() else { return };
        let square = match ply.attempt {
            Attempt::Displace { from, to, .. } if square == to => from,
            _ => square,
        };
        let known = ply.touched.iter().any(|touch| touch.square == square);
        let stood = self.standing().board().piece_at(square);
        let Some(piece) = stood.filter(|_| !known) else {
            return;
        };
        if let Some(ply) = self.plies.last_mut() {
            let touched = ply.touched.iter().copied();
            ply.touched = touched.chain([Touch { square, piece }]).collect();
        }
    }

    /// An illegal move that is not completed is taken back by its maker: what he touched for it still binds him.
    pub(crate) fn take_up_again(&mut self) {
        if let Some(ply) = self.plies.pop() {
            // There is nothing to press for any more.
            let unpressed = &mut self.unpressed[ply.mover];
            *unpressed = unpressed.saturating_sub(1);
            self.touched = ply.touched.to_vec();
            self.duty = ply.owed.map(|duty| *duty);
        }
    }

    /// A piece is laid down: for the move that is being made, or beside one that is made and not completed.
    pub(super) fn lay(&mut self, by: Actor, (from, to): (Square, Square), astray: bool) {
        let is_made = |ply: &&mut Ply| ply.completed.is_none() && by == Actor::Player(ply.mover);
        let made = self.plies.last_mut().filter(is_made);
        match made.and_then(|ply| ply.parts.as_mut()) {
            Some(parts) if parts.astray.iter().any(|(stood, _)| *stood == from) => {
                parts.lay(from, to, astray);
            }
            _ => self.parts.lay(from, to, astray),
        }
    }

    /// A new piece is put down. Where a pawn can be promoted to it, its square and kind are chosen from now on.
    pub(super) fn place(&mut self, placed: Placed) {
        let (square, role) = (placed.square, placed.role);
        let legal = self.position().legal_moves();
        let promotes = |mv: &Move| mv.promotion() == Some(role) && mv.to() == square;
        if legal.iter().any(promotes) {
            self.parts.chosen = Some((square, role));
        } else if !self.has_pawn_off() {
            self.parts.beside = Some((square, role));
            return;
        }
        self.parts.placed = Some(placed);
    }

    /// Has the player who has the move taken a pawn of his off the board?
    fn has_pawn_off(&self) -> bool {
        let position = self.position();
        let pawns = position.board().pieces(position.turn(), Role::Pawn);
        pawns.into_iter().any(|pawn| self.parts.is_off(pawn))
    }

    /// A piece is taken off the board: one that stood there before the move, or else the new one.
    pub(super) fn remove(&mut self, square: Square, stood: Square, astray: bool) {
        let stands = self.position().board().piece_at(stood).is_some();
        let parts = &mut self.parts;
        let new = parts.placed.is_some_and(|placed| placed.square == square);
        if new && stood == square && (!stands || parts.is_off(stood)) {
            parts.placed = None;
        } else {
            parts.take_off(stood, astray);
        }
    }

    /// A player has put right what lay astray by his hand.
    pub(super) fn lay_right(&mut self, by: Color) {
        self.left.clear();
        if self.turn() == by {
            self.parts.astray.clear();
            self.parts.beside = None;
        }
        let his = self.plies.last_mut().filter(|ply| ply.mover == by);
        if let Some(parts) = his.and_then(|ply| ply.parts.as_mut()) {
            parts.astray.clear();
        }
    }

    /// Do pieces lie astray by this player's hand?
    pub(crate) fn lies_astray(&self, by: Color) -> bool {
        let last = self.open_ply().filter(|ply| ply.mover == by);
        let of_move = last.and_then(|ply| ply.parts.as_ref());
        let now = &self.parts.astray;
        of_move.is_some_and(|parts| !parts.astray.is_empty())
            || (self.turn() == by && !now.is_empty())
    }

    /// The square of the piece that a hand has left on this one, beside any move.
    pub(crate) fn left_on(&self, square: Square) -> Option<Square> {
        let mut left = self.left.iter().rev();
        left.find(|(_, lies)| *lies == square)
            .map(|(stands, _)| *stands)
    }

    /// A hand leaves pieces where no move puts them; they are known by the squares on which they stand.
    pub(super) fn leave(&mut self, attempt: Attempt) {
        for (from, to) in goes(attempt) {
            let stands = self.left_on(from).unwrap_or(from);
            self.left.retain(|(piece, _)| *piece != stands);
            if stands != to {
                self.left.push((stands, to));
            }
        }
    }

    /// The hand of the last mover did something more; anything that others do ends it.
    pub(super) fn hand_again(&mut self, attempt: Attempt, at: Millis) {
        let Some(ply) = self.plies.last() else { return };
        let remaining = self.clock.remaining(ply.mover, at);
        // What was done is told from before the move.
        let moved = goes(ply.attempt);
        for (stood, to) in goes(attempt) {
            let put = moved.iter().find(|(from, _)| *from == stood);
            let from = put.map_or(stood, |(_, to)| *to);
            let placed = None;
            self.leave(Attempt::Displace { from, to, placed });
        }
        let again = Again {
            attempt,
            at,
            remaining,
        };
        if let Some(ply) = self.plies.last_mut() {
            ply.again = Some(Box::new(again));
            ply.went_back = true;
        }
    }

    /// What a hand did to a move that stands is over once the other player's hand comes, somebody complains, or the clock is
    /// pressed or stopped: by then it is said that the move stands, so that nobody is bound by what he could not see.
    pub(super) fn hand_is_off(&mut self, event: &Event) {
        let Some(ply) = self.plies.last_mut() else {
            return;
        };
        let own = event.by == Actor::Player(ply.mover);
        ply.again = ply.again.take().filter(|_| match event.what {
            What::Pressed(_) | What::ClocksStopped | What::MoveCompleted(_) => false,
            What::Touched { .. }
            | What::MoveMade { .. }
            | What::PieceRemoved { .. }
            | What::PiecePut { .. }
            | What::PiecePlaced { .. }
            | What::Complained
            | What::DrawClaimed { .. }
            | What::Irregular(_)
            | What::Repaired { .. } => own,
            _ => true,
        });
    }
}
