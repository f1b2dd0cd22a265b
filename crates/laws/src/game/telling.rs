//! A game sees what hands do: which move is being told piece by piece, and which rulings on it are not said before the hand
//! is off.

use chess::{Attempt, Color, Position};

use super::{Game, Seen};
use crate::command::Actor;
use crate::discretion::Question;
use crate::event::{Event, What};
use crate::rules::a07_irregularities::Fact;
use crate::ruling::{Remedy, Ruling};

/// Can a telling in parts begin with this? Most of what happens begins none, and costs nothing here.
fn begins_telling(what: &What) -> bool {
    match what {
        What::PiecePut { astray, .. } => !astray,
        What::PieceRemoved { .. } | What::PiecePlaced { .. } | What::MoveMade { .. } => true,
        What::Irregular(Fact::PiecesPutBack(_)) => true,
        What::Ruled(ruling) => matches!(
            ruling.remedy,
            Remedy::ArbiterDecides {
                question: Question::Dropped(_)
            }
        ),
        _ => false,
    }
}

impl Game {
    /// The move that a hand is telling piece by piece, or has told so and not completed.
    pub fn seen(&self) -> Option<&Seen> {
        let here = |seen: &&Seen| match self.open_ply() {
            Some(ply) if ply.mover == seen.by => seen.place + 1 == self.plies.len(),
            _ => seen.place == self.plies.len(),
        };
        self.seen.as_deref().filter(here)
    }

    /// The position in which that move is made, as everybody has it.
    pub fn seen_from(&self, seen: &Seen) -> &Position {
        self.seen_before(seen.place)
    }

    fn seen_before(&self, place: usize) -> &Position {
        match place == self.plies.len() {
            true => self.position(),
            false => self.before(place),
        }
    }

    /// Does what this player's hand has told piece by piece look like a move that he has made?
    pub(crate) fn seems_made(&self, by: Color) -> Option<Attempt> {
        let seen = self.seen().filter(|seen| seen.by == by)?;
        seen.attempt(self.seen_from(seen))
    }

    /// The same, if no move has been made by the Laws.
    pub(crate) fn only_seems_made(&self, by: Color) -> Option<Attempt> {
        let made = self.open_ply().is_some_and(|ply| ply.mover == by);
        self.seems_made(by).filter(|_| !made)
    }

    /// Was the ruling at this place said because somebody complained?
    pub fn is_said_again(&self, place: usize) -> bool {
        self.said_again.binary_search(&place).is_ok()
    }

    /// Is the ruling at this place about what a hand did while it told a move piece by piece? Only the software has noticed, and
    /// what it says depends on what can come of that move.
    pub fn is_kept_back(&self, place: usize) -> bool {
        self.kept_back.binary_search(&place).is_ok()
    }

    /// A ruling is about to be given.
    fn keep_back(&mut self, ruling: &Ruling, by: Actor) {
        let place = self.rulings.len();
        let of_hand = matches!(ruling.remedy, Remedy::PlayOn | Remedy::PutPiecesBack { .. });
        let at_work = self.seen().map(|seen| Actor::Player(seen.by));
        if of_hand && at_work == Some(by) {
            self.kept_back.push(place);
        }
        // A complaint of which nothing comes has no part in what is ruled on the same player's own hand later.
        let of_another = |player| by != Actor::Player(player);
        if let Remedy::MustMove { player, .. } = ruling.remedy
            && self.complained
            && of_another(player)
        {
            self.said_again.push(place);
        }
    }

    /// What was ruled of a step while the hand was there (4.7) says nothing of the castling that it has become.
    pub(super) fn step_stands_no_more(&mut self, step: Attempt) {
        for (place, ruling) in self.rulings.iter().enumerate().rev() {
            match &ruling.remedy {
                Remedy::MoveStands { attempt } if attempt.0 == step => {
                    if let Err(at) = self.kept_back.binary_search(&place) {
                        self.kept_back.insert(at, place);
                    }
                }
                Remedy::PlayOn | Remedy::PutPiecesBack { .. } | Remedy::MustMove { .. } => {}
                _ => return,
            }
        }
    }

    /// What a hand does is seen, whatever the Laws make of it.
    pub(super) fn see(&mut self, event: &Event) {
        if let What::Ruled(ruling) = &event.what {
            self.keep_back(ruling, event.by);
        }
        self.complained = matches!(event.what, What::Complained);
        if self.is_seen_no_more(event) {
            self.seen = None;
        }
        let Actor::Player(by) = event.by else {
            return;
        };
        let open = self.open_ply().is_some_and(|ply| ply.mover == by);
        if !(open || self.turn() == by) || !self.is_watched() {
            return;
        }
        let place = self.plies.len() - usize::from(open);
        let here = |seen: &Seen| (seen.by, seen.place) == (by, place);
        let is_new = !self.seen.as_deref().is_some_and(here);
        // What is told at once, or put right before the press, is no telling in parts.
        if is_new && (open || !begins_telling(&event.what)) {
            return;
        }
        let before = *self.seen_before(place);
        // What another hand has told is seen until this one tells something.
        let others = self.seen.take_if(|_| is_new);
        let mut seen = match self.seen.take() {
            Some(seen) => seen,
            None => Box::new(Seen::begun(self, by, event.at)),
        };
        let told = match (&event.what, self.open_ply()) {
            // On the square where his move has put it: it is known by where it stood before that.
            (What::PiecePut { from, to, .. }, Some(ply)) if open && from == to => {
                let mut moved = super::hand::goes(ply.attempt).into_iter();
                let stood = moved.find(|(_, there)| there == to);
                seen.lay(stood.map_or(*from, |(stood, _)| stood), Some(*to));
                true
            }
            (what, _) => seen.tell(&before, what),
        };
        if told {
            seen.made |= seen.attempt(&before).is_some();
            seen.put |= seen.new.is_some() || seen.lies.iter().any(|(_, to)| to.is_some());
            (seen.at, seen.remaining) = (event.at, self.clock.remaining(by, event.at));
        }
        let at_once = matches!(event.what, What::MoveMade { .. });
        let begins = told && !(at_once && seen.attempt(&before).is_some());
        self.seen = match begins || !is_new {
            true => Some(seen),
            false => others,
        };
    }

    /// Is the move over, or does a ruling put the pieces elsewhere?
    fn is_seen_no_more(&self, event: &Event) -> bool {
        let in_hand = self.open_ply().is_some_and(|ply| ply.again.is_some());
        match &event.what {
            What::Pressed(_) | What::PiecesPutBack | What::Repaired { .. } => true,
            // An answer completes the move before it, and only an illegal one says so: the answer itself is told still.
            What::MoveCompleted(_) => {
                let mover = self.plies.last().map(|ply| ply.mover);
                self.seen
                    .as_ref()
                    .is_some_and(|seen| mover == Some(seen.by))
            }
            What::Ruled(Ruling { remedy, .. }) => matches!(
                remedy,
                Remedy::Reinstate { .. }
                    | Remedy::GoBack { .. }
                    | Remedy::GoBackTo { .. }
                    | Remedy::RecordSet { .. }
                    | Remedy::PositionSet { .. }
            ),
            _ => in_hand && self.is_off_with(event),
        }
    }
}
