//! The hand after a move that is made and not completed: put right, or gone back to.

use chess::{Attempt, Color, Illegality, Move, Role, Square, Wing};

use super::{Again, Game, Ply, Touch};
use crate::command::{Actor, Hands};
use crate::event::{Event, What};
use crate::rules::a04_touch::{Grip, Placed};
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
pub(super) fn goes(attempt: Attempt) -> Vec<(Square, Square)> {
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
            self.entry_falls(ply.attempt);
            // There is nothing to press for any more.
            let unpressed = &mut self.unpressed[ply.mover];
            *unpressed = unpressed.saturating_sub(1);
            self.touched = ply.touched.to_vec();
            self.duty = ply.owed.map(|duty| *duty);
        }
    }

    /// The step of king or rook is taken up for castling.
    pub(super) fn king_castles(&mut self) {
        let step = self.open_ply().map(|ply| ply.attempt);
        if let Some(attempt @ Attempt::Displace { from, to, .. }) = step {
            self.take_up_again();
            self.parts.step = Some((from, to));
            self.step_stands_no_more(attempt);
        }
    }

    /// A pawn that waited on the last rank for its piece was released there, whatever is made of it.
    pub(crate) fn waited_there(&mut self) {
        let Some(ply) = self.plies.pop() else { return };
        if let (Attempt::Displace { from, to, .. }, true) =
            (ply.attempt, self.parts.puts.is_empty())
            && ply.legal == Err(Illegality::PromotionMissing)
        {
            self.parts.lay(from, to, false);
            self.parts.touched = Some(ply.touched.len());
        }
    }

    /// A piece is laid down: for the move that is being made, or beside one that is made and not completed.
    pub(super) fn lay(&mut self, by: Actor, (from, to): (Square, Square), astray: bool) {
        if from == to {
            self.left.retain(|(stands, _)| *stands != from);
        }
        let is_made = |ply: &&mut Ply| ply.completed.is_none() && by == Actor::Player(ply.mover);
        let made = self.plies.last_mut().filter(is_made);
        match made.and_then(|ply| ply.parts.as_mut()) {
            Some(parts) if parts.is_astray(from) => {
                parts.lay(from, to, astray);
            }
            _ => {
                self.parts.lay(from, to, astray);
                let touched = self.touched.len();
                if !astray && from != to {
                    self.parts.touched.get_or_insert(touched);
                }
            }
        }
    }

    /// A new piece is put down. Where a pawn can be promoted to it, its square and kind are chosen from now on.
    pub(super) fn place(&mut self, placed: Placed, promotes: Option<bool>) {
        let (square, role) = (placed.square, placed.role);
        if promotes.unwrap_or_else(|| self.can_promote(square, role)) {
            // A piece of the wrong colour is none that a pawn can become: nothing is chosen by it (3.7, 4.4.4).
            if placed.grip != Grip::WrongColour {
                self.parts.chosen = Some((square, role));
            }
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
            self.parts.placed = None;
            self.parts.removed = chess::Bitboard::EMPTY;
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
        let loose = self
            .seen()
            .is_some_and(|seen| seen.by == by && seen.has_loose());
        loose && self.seems_made(by).is_none()
            || of_move.is_some_and(|parts| !parts.astray.is_empty())
            || (last.is_some() && !self.left.is_empty())
            || (self.turn() == by && (!now.is_empty() || self.parts.only_took_off()))
    }

    /// The square of the piece that a hand has left on this one, beside any move.
    pub(crate) fn left_on(&self, square: Square) -> Option<Square> {
        let mut left = self.left.iter().rev();
        left.find(|(_, lies)| *lies == square)
            .map(|(stands, _)| *stands)
    }

    /// Has a hand left the piece that stands here somewhere else?
    pub(crate) fn is_left(&self, stands: Square) -> bool {
        self.left.iter().any(|(piece, _)| *piece == stands)
    }

    /// The pieces of this move stand where it has put them, wherever a hand had left them since.
    pub(super) fn stands_again(&mut self, attempt: Attempt) {
        for (_, to) in goes(attempt) {
            self.left.retain(|(stands, _)| *stands != to);
        }
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
    pub(super) fn hand_again(
        &mut self,
        attempt: Attempt,
        told: Option<(Attempt, Hands)>,
        at: Millis,
    ) {
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
        if let Some(ply) = self.plies.last_mut() {
            let before = ply.again.take().map(|again| again.told);
            let again = Again {
                attempt,
                at,
                remaining,
                told: before.unwrap_or_default().into_iter().chain(told).collect(),
            };
            ply.again = Some(Box::new(again));
            ply.went_back = true;
        }
    }

    /// What a hand did to a move that stands is over once the other player's hand comes, somebody complains, or the clock is
    /// pressed or stopped: by then it is said that the move stands, so that nobody is bound by what he could not see.
    pub(super) fn hand_is_off(&mut self, event: &Event) {
        if self.is_off_with(event)
            && let Some(ply) = self.plies.last_mut()
        {
            ply.again = None;
        }
    }

    /// Is it still to be settled what a hand did, and does this event end it?
    pub(crate) fn is_settled_with(&self, event: &Event) -> bool {
        let told = |ply: &Ply| {
            let again = ply.again.as_ref();
            ply.step().is_some() || again.is_some_and(|again| !again.told.is_empty())
        };
        let step = self.open_illegal().is_some_and(|ply| ply.step().is_some());
        let touch = matches!(event.what, What::Touched { .. } | What::Irregular(_));
        self.open_illegal().is_some_and(told) && self.is_off_with(event) && !(step && touch)
    }

    pub(super) fn is_off_with(&self, event: &Event) -> bool {
        let Some(ply) = self.plies.last() else {
            return false;
        };
        let own = event.by == Actor::Player(ply.mover);
        match event.what {
            What::Pressed(_) | What::ClocksStopped | What::MoveCompleted(_) => true,
            What::Touched { .. }
            | What::MoveMade { .. }
            | What::PieceRemoved { .. }
            | What::PiecePut { .. }
            | What::PiecePlaced { .. }
            | What::Complained
            | What::DrawClaimed { .. }
            | What::Irregular(_)
            | What::Repaired { .. } => !own,
            _ => false,
        }
    }
}
