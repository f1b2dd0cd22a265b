//! What an arbiter has put right takes its place in the game.

use super::unsaid::{self, stands_after};
use super::{Game, Outcome, Ply};
use crate::command::{Done, Hands};
use crate::event::{Completion, Testimony};
use crate::rules::a04_touch::Parts;
use crate::rules::a06_clock::UnreadPress;
use crate::time::Millis;
use chess::{Color, Illegality, Move, Position};

impl Game {
    /// The record from a place on, with the times that are known. Moves that cannot have followed are left out.
    pub(super) fn set_record(
        &mut self,
        from: usize,
        moves: &[Done],
        judged: &[Result<Move, Illegality>],
        at: Millis,
    ) {
        let old: Vec<Ply> = self.plies.since(from).cloned().collect();
        self.plies.truncate(from);
        let set_up = self.set_up.len();
        self.set_up.retain(|(place, _)| *place <= from);
        for (place, done) in moves.iter().enumerate() {
            let position = *self.position();
            let attempt = done.at(position.king(position.turn()));
            let said = judged.get(place).copied();
            let legal = said.unwrap_or_else(|| unsaid::judged(&position, attempt));
            let after = stands_after(&position, attempt, legal);
            let (Some(after), mover) = (after, position.turn()) else {
                break;
            };
            let known = old.get(place).filter(|ply| ply.mover == mover);
            self.plies.push(Ply {
                mover,
                attempt,
                legal,
                hands: Hands::One,
                testimony: Testimony::Arbiter,
                after: Some(after),
                key: after.key(),
                completed: known.map_or(Some(Completion::Pressed), |ply| ply.completed),
                made_at: known.map_or(at, |ply| ply.made_at),
                remaining: known
                    .map_or_else(|| self.clock.remaining(mover, at), |ply| ply.remaining),
                touched: [].into(),
                owed: None,
                kept_to_duty: true,
                settled: true,
                parts: None,
                again: None,
                unfinished: None,
                went_back: false,
            });
        }
        // What was not played is not told by the sheets again.
        if let (Some(first), true) = (old.first(), moves.is_empty()) {
            self.recording.denied.push((from, first.attempt));
        }
        // Each move that the record lacked had its press.
        let grown = (self.plies.len() - from.min(self.plies.len())).saturating_sub(old.len());
        let unread = &mut self.at_the_clock.unread;
        unread.drain(..grown.min(unread.len()));
        if self.set_up.len() < set_up {
            self.count_since_set();
        }
        self.hands_off();
        // Where presses still wait for their moves the clock knows better whose turn it is.
        if self.at_the_clock.unread.is_empty() && self.outcome.is_none() {
            let open = self.open_ply().map(|ply| ply.mover);
            self.time_is_of(open.unwrap_or(self.turn()), at);
        }
    }

    /// The last move of the record was not played; its press, if there was one, waits for another.
    pub(super) fn deny(&mut self, place: usize) {
        if place + 1 != self.plies.len() {
            return;
        }
        let Some(ply) = self.plies.pop() else { return };
        self.recording.denied.push((place, ply.attempt));
        if ply.completed == Some(Completion::Pressed) {
            let (by, at, remaining) = (ply.mover, ply.made_at, ply.remaining);
            let press = UnreadPress { by, at, remaining };
            self.at_the_clock.unread.insert(0, press);
        }
        self.hands_off();
    }

    /// The pieces stand so, whatever was played. Time is his who has the move now: if the other clock runs, both stand until
    /// the arbiter lets them run.
    pub(super) fn set_position(&mut self, position: Position, at: Millis) {
        self.set_up.push((self.plies.len(), position));
        self.at_the_clock.unread.clear();
        self.at_the_clock.since_set = 0;
        self.hands_off();
        self.time_is_of(position.turn(), at);
    }

    fn time_is_of(&mut self, color: Color, at: Millis) {
        match self.clock.running {
            Some((running, _)) if running == color => {}
            Some(_) => {
                self.clock.stop(at);
                self.stopped = true;
                self.at_the_clock.resume = Some(color);
            }
            None => self.at_the_clock.resume = Some(color),
        }
    }

    fn hands_off(&mut self) {
        self.touched.clear();
        self.parts = Parts::default();
        self.duty = None;
        self.unpressed = Default::default();
        if let Some(open) = self.open_ply().map(|ply| ply.mover) {
            self.unpressed[open] = 1;
        }
    }

    /// If the game was lost by default, that has been taken back for good.
    pub(super) fn waits_on(&mut self) {
        self.at_the_clock.waits_on |= matches!(self.outcome, Some(Outcome::Unplayed(_)));
    }

    /// The game was ended wrongly: its clocks stand until the arbiter lets them run, and what was signed is void.
    pub(super) fn go_on(&mut self, at: Millis) {
        self.waits_on();
        self.clock.stop(at);
        self.stopped = true;
        self.outcome = None;
        self.ended_at = None;
        self.conduct.entered = false;
        for color in Color::ALL {
            self.recording.unsign(color);
        }
    }
}
