//! Touches that bind nobody, and what becomes of a touch once the arbiter has found what it was (4.2.2, 4.3).

use chess::{Color, Square};

use super::{Game, Ply, Touch};
use crate::command::{Actor, Done, Hands};
use crate::counting;
use crate::ruling::{Remedy, Ruling};

/// A touch that binds nobody as long as nothing else is found: doubtful, by accident, or by the player not on move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Unbound {
    /// Who touched.
    pub by: Color,
    /// What.
    pub touch: Touch,
    /// Moves in the record at that moment.
    pub place: usize,
    /// Touches of the move at hand that were before it and bind.
    order: usize,
}

impl Game {
    /// A touch that binds nobody is remembered until the next move has been answered.
    pub(super) fn touch_unbound(&mut self, square: Square, by: Color) {
        let place = self.plies.len();
        let known =
            |each: &Unbound| (each.by, each.place, each.touch.square) == (by, place, square);
        let Some(piece) = self.position().board().piece_at(square) else {
            return;
        };
        if !self.unbound.iter().any(known) {
            let (touch, order) = (Touch { square, piece }, self.touched.len());
            self.unbound.push(Unbound {
                by,
                touch,
                place,
                order,
            });
        }
    }

    /// A move is made here: of what was touched before only what was touched since the last move can still matter.
    pub(super) fn forget_unbound(&mut self) {
        let place = self.plies.len();
        self.unbound.retain(|each| each.place == place);
    }

    /// The place of a touch that binds nobody, for the move that is made or has been made here.
    fn unbound_at(&self, of: Color, square: Square, place: usize) -> Option<usize> {
        let is_it =
            |each: &Unbound| (each.by, each.touch.square, each.place) == (of, square, place);
        self.unbound.iter().position(is_it)
    }

    /// Has the player on the move touched this piece for the move that he is making?
    pub(crate) fn touches(&self, square: Square) -> bool {
        let bound = self.touched.iter().any(|touch| touch.square == square);
        bound || (self.unbound_at(self.turn(), square, self.plies.len())).is_some()
    }

    /// Did the maker of the last move touch this piece before he made it?
    pub(crate) fn touched_before(&self, square: Square) -> bool {
        let Some(ply) = self.moved_on() else {
            return false;
        };
        let bound = ply.touched.iter().any(|touch| touch.square == square);
        bound || (self.unbound_at(ply.mover, square, self.plies.len() - 1)).is_some()
    }

    /// Was the legal move at this place made with two hands, so that it counts as illegal once pressed for (7.5.4)?
    pub(crate) fn two_hands_count(&self, at: usize) -> bool {
        let Some(ply) = self.plies.get(at).filter(|ply| ply.hands == Hands::Two) else {
            return false;
        };
        let edition = self.regulations().edition;
        let counts = |mv| counting::two_hands_are_illegal(edition, self.before(at), mv);
        ply.legal.is_ok_and(counts)
    }

    /// The last move, if it has passed the move on.
    pub(crate) fn moved_on(&self) -> Option<&Ply> {
        self.plies.last().filter(|ply| ply.mover != self.turn())
    }

    /// A finding of what a touch was. One that does not say whose it was is about the player who has the move.
    pub(super) fn found_of_touch(
        &mut self,
        square: Square,
        deliberate: bool,
        of: Option<Color>,
        kept: bool,
    ) {
        if let Some(of) = of {
            self.touch_found(of, square, deliberate);
            if self.turn() != of
                && let Some(ply) = self.plies.last_mut()
            {
                ply.kept_to_duty = kept;
                let before = Done(ply.attempt);
                if kept {
                    self.goes_back_no_more(before, of);
                }
            }
            return;
        }
        self.touched.retain(|touch| touch.square != square);
        self.duty = None;
        if deliberate {
            self.touch(square, Actor::Clock);
        }
    }

    /// A move keeps to what was touched after all: what was proposed against it falls.
    fn goes_back_no_more(&mut self, before: Done, of: Color) {
        let back = |ruling: &Ruling| ruling.remedy == Remedy::Reinstate { before };
        if self.proposed.iter().any(back) {
            self.proposed.retain(|ruling| match &ruling.remedy {
                Remedy::Reinstate { before: other } => *other != before,
                Remedy::MustMove { player, .. } => *player != of,
                _ => true,
            });
        }
    }

    /// It is found what a touch of a player was: one of the move that he is making, or of the one that he has made.
    pub(crate) fn touch_found(&mut self, of: Color, square: Square, deliberate: bool) {
        let made = self.turn() != of;
        let place = self.plies.len() - usize::from(made);
        let mut touched = match self.plies.last() {
            Some(ply) if made => ply.touched.to_vec(),
            _ => std::mem::take(&mut self.touched),
        };
        if deliberate {
            self.now_binds(&mut touched, of, square, place);
        } else {
            self.binds_no_more(&mut touched, of, square, place);
        }
        match self.plies.last_mut() {
            Some(ply) if made => ply.touched = touched.into(),
            _ => {
                self.touched = touched;
                self.duty = None;
                self.nothing_touched();
            }
        }
    }

    /// If no touch binds the player on the move any more, none has declined what his opponent offered (9.1.2.1).
    pub(super) fn nothing_touched(&mut self) {
        if self.touched.is_empty()
            && self.parts.is_empty()
            && let Some(of) = self.draws.lapsed.take()
        {
            self.offer_stands(of);
        }
    }

    /// Has the player on the move touched anything for it, whether it binds or not?
    pub(super) fn has_touched(&self) -> bool {
        let (by, place) = (self.turn(), self.plies.len());
        let his = |each: &Unbound| (each.by, each.place) == (by, place);
        !self.touched.is_empty() || self.unbound.iter().any(his)
    }

    /// It takes its place among the touches that bind, in the order of touching.
    fn now_binds(&mut self, touched: &mut Vec<Touch>, of: Color, square: Square, place: usize) {
        if touched.iter().any(|touch| touch.square == square) {
            return;
        }
        let Some(at) = self.unbound_at(of, square, place) else {
            let piece = self.position().board().piece_at(square);
            touched.extend(piece.map(|piece| Touch { square, piece }));
            return;
        };
        let found = self.unbound.remove(at);
        touched.insert(found.order.min(touched.len()), found.touch);
        for later in self.unbound.iter_mut().skip(at) {
            later.order += 1;
        }
    }

    fn binds_no_more(&mut self, touched: &mut Vec<Touch>, by: Color, square: Square, place: usize) {
        let Some(order) = touched.iter().position(|touch| touch.square == square) else {
            return;
        };
        let touch = touched.remove(order);
        let later = |each: &Unbound| each.place == place && each.order > order;
        let all = self.unbound.len();
        let at = self.unbound.iter().position(later).unwrap_or(all);
        for later in self.unbound.iter_mut().skip(at) {
            later.order = later.order.saturating_sub(1);
        }
        let found = Unbound {
            by,
            touch,
            place,
            order,
        };
        self.unbound.insert(at, found);
    }
}
