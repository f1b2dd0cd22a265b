//! How each event changes a game.
//!
//! What was decided stands in the event: nothing here consults a rule, and nothing can fail. The board alone says what
//! stands after a displacement.

use chess::{Attempt, ByColor, Color, Illegality, Move, Position};

use super::hand::passes_the_move;
use super::lying::as_it_lies;
use super::unsaid::{judged, stands_after};
use super::{Game, Outcome, Ply, Waiting};
use crate::command::{Actor, Hands};
use crate::event::{Completion, Event, Testimony, What};
use crate::rules::a04_touch::Placed;
use crate::rules::a07_irregularities::Fact;
use crate::rules::{a06_clock, a08_record, app_a_rapid, g1_adjourned};
use crate::ruling::{Duty, Remedy, Ruling};
use crate::time::Millis;

impl Game {
    /// The state after an event.
    #[must_use]
    pub fn evolve(mut self, event: &Event) -> Game {
        self.apply(event);
        self
    }

    pub(crate) fn apply(&mut self, event: &Event) {
        let at = event.at;
        self.last = at;
        self.version += 1;
        self.see(event);
        self.hand_is_off(event);
        self.begins_to_rule(&event.what, at);
        match &event.what {
            What::Started
            | What::Arrived(_)
            | What::Pressed(_)
            | What::PressedWithoutMove(_)
            | What::ClocksStopped
            | What::ClockRestarted(_)
            | What::FlagFell(_)
            | What::PeriodEnded(_)
            | What::Clock(_) => self.at_the_clock(&event.what, at),
            What::Touched { .. }
            | What::TouchFound { .. }
            | What::PieceRemoved { .. }
            | What::PiecePut { .. }
            | What::PiecePlaced { .. }
            | What::PiecesPutBack
            | What::MoveMade { .. }
            | What::MadeAgain { .. }
            | What::KingCastles
            | What::MoveCompleted(_) => self.at_the_board(event),
            What::DrawOffered
            | What::DrawClaimed { .. }
            | What::DrawAccepted
            | What::DrawDeclined => self.offers(event),
            What::IllegalMoveNoticed { .. }
            | What::IllegalMoveCounted(_)
            | What::IllegalMoveUncounted(_) => self.illegal(&event.what),
            What::Answered(_) => self.answered(0),
            What::AnsweredLater { place, .. } => self.answered(*place),
            What::Proposed(_) | What::Confirmed | What::Waits(_) | What::Heard => self.wait(event),
            What::Ruled(ruling) => self.ruled(ruling, at),
            What::Record(a08_record::Fact::Denied { place }) => self.deny(*place as usize),
            What::Record(fact) => self.recorded(fact, event),
            What::Conduct(fact) => self.conduct.apply(fact, self.half_moves_told()),
            What::Blind(fact) => self.blind.apply(fact, event),
            What::Adjourn(fact) => self.adjourned(fact, event),
            What::Quickplay(fact) => self.quickplay.apply(fact, event),
            What::Irregular(fact) => {
                // What was moved while a move was in doubt has been heard.
                if matches!(fact, Fact::MovedOutOfTurn { .. }) {
                    self.at_the_clock.reply = None;
                }
                self.irregular(fact);
            }
            What::Rapid(fact) => {
                if let app_a_rapid::Fact::PawnReplaced { square, role } = fact {
                    self.exchange_pawn(*square, *role);
                }
                self.rapid.apply(fact);
            }
            What::HandAgain { attempt, told } => self.hand_again(*attempt, *told, at),
            What::FlagNoticed(_) | What::Complained | What::Resigned(_) | What::Repaired { .. } => {
            }
        }
    }

    /// What belongs to one decision, and what begins another.
    fn begins_to_rule(&mut self, what: &What, at: Millis) {
        // What an answer brings may be facts as well as rulings; whatever else happens has nothing to do with it.
        if !matches!(
            what,
            What::Ruled(_)
                | What::ClocksStopped
                | What::IllegalMoveNoticed { .. }
                | What::IllegalMoveCounted(_)
                | What::IllegalMoveUncounted(_)
                | What::Clock(_)
                | What::Record(_)
                | What::Quickplay(_)
                | What::Adjourn(_)
                | What::MoveMade { .. }
                | What::MoveCompleted(_)
                | What::FlagFell(_)
                | What::PeriodEnded(_)
        ) {
            self.answering = None;
        }
        match what {
            What::IllegalMoveNoticed { .. }
            | What::IllegalMoveCounted(_)
            | What::Irregular(Fact::TwoHandsFound { .. }) => self.about_to_rule(at),
            // What he decides otherwise is a decision of its own, whatever was ruled before it.
            What::Ruled(Ruling {
                remedy: Remedy::Otherwise { .. },
                ..
            }) => {
                self.ruling_since = None;
                self.about_to_rule(at);
            }
            What::Ruled(ruling) if ruling.remedy.can_be_undone() => self.about_to_rule(at),
            What::Ruled(_) => {}
            _ => self.ruling_since = None,
        }
    }

    /// Something is written on a sheet. On a board that is watched it may tell the move that was taken back last.
    fn recorded(&mut self, fact: &a08_record::Fact, event: &Event) {
        self.recording.apply(fact, event);
        if let (a08_record::Fact::Wrote(_), Actor::Player(by)) = (fact, event.by)
            && self.is_watched()
        {
            self.recording.written(by, self.plies.len());
        }
    }

    /// What an adjournment finds is kept: what lies on the board, and what the clocks show.
    fn adjourned(&mut self, fact: &g1_adjourned::Fact, event: &Event) {
        let sealer = self.adjournment.envelope.as_ref().map(|sealed| sealed.by);
        if let (g1_adjourned::Fact::Opened, Some(sealer)) = (fact, sealer) {
            let completed = ByColor::new_with(|color| self.counted(color));
            let made = self.open_ply().is_some();
            let place = self.plies.len() - usize::from(made);
            self.adjournment.opened = Some((sealer, place, completed));
            self.adjournment.on_board = made;
        }
        if let g1_adjourned::Fact::Resumed(_) = fact {
            let shows = |color| self.clock.remaining(color, event.at);
            self.adjournment.shown = Some(ByColor::new_with(shows));
        }
        self.adjournment.apply(fact, event);
    }

    /// What is proposed waits for the arbiter's word, and behind it what is done meanwhile.
    fn wait(&mut self, event: &Event) {
        match &event.what {
            What::Proposed(rulings) => self.proposed.extend(rulings.iter().cloned()),
            What::Confirmed => self.proposed.clear(),
            What::Waits(act) => {
                let (by, act) = (event.by, act.clone());
                self.behind.push(Waiting { by, act });
            }
            What::Heard if !self.behind.is_empty() => {
                self.behind.remove(0);
            }
            _ => {}
        }
    }

    fn answered(&mut self, place: usize) {
        if place < self.questions.len() {
            let question = self.questions.remove(place);
            self.is_answering(&question);
        }
    }

    fn at_the_clock(&mut self, what: &What, at: Millis) {
        match what {
            What::Started => {
                self.started = Some(at);
                // What was ended before the start, and taken back, holds no clock.
                (self.stopped, self.at_the_clock.resume) = (false, None);
                self.at_the_clock.begin(self.present);
                self.clock.start(self.start.turn(), at);
            }
            What::Arrived(color) => self.present[*color] = true,
            What::Pressed(color) => {
                let replied = self.plies.last().is_some_and(|ply| ply.mover != *color);
                self.at_the_clock.pressed(*color, replied);
                self.at_the_clock.since_set += u32::from(!self.is_watched());
                self.press(*color, at);
            }
            What::PressedWithoutMove(color) => self.press_idly(*color, at),
            What::ClocksStopped => {
                self.hold(at);
                self.stopped = true;
            }
            What::ClockRestarted(color) => {
                (self.at_the_clock.resume, self.at_the_clock.in_doubt) = (None, None);
                self.clock.start(*color, at);
                self.stopped = false;
            }
            What::FlagFell(color) => {
                self.clock.fall(*color, at);
                self.fallen.push(*color);
            }
            What::PeriodEnded(color) => {
                self.clock.roll_over(*color, at);
                self.fallen.retain(|fallen| fallen != color);
            }
            What::Clock(fact) => self.clock_fact(fact, at),
            _ => {}
        }
    }

    fn at_the_board(&mut self, event: &Event) {
        match &event.what {
            What::Touched {
                square,
                binds: true,
                ..
            } => self.touch(*square, event.by),
            What::Touched { square, .. } => {
                if let Actor::Player(by) = event.by {
                    self.touch_unbound(*square, by);
                }
            }
            What::TouchFound {
                square,
                deliberate,
                of,
                kept,
            } => self.found_of_touch(*square, *deliberate, *of, *kept),
            What::PieceRemoved {
                square,
                stood,
                astray,
            } => self.remove(*square, *stood, *astray),
            What::PiecePut { from, to, astray } => self.lay(event.by, (*from, *to), *astray),
            What::PiecePlaced {
                square,
                role,
                grip,
                promotes,
            } => {
                let (square, role, grip) = (*square, *role, *grip);
                self.place(Placed { square, role, grip }, *promotes);
            }
            What::PiecesPutBack => {
                self.left.clear();
                self.parts.put_back();
                if self.open_illegal().is_some() {
                    self.take_up_again();
                }
            }
            What::MoveMade { .. } => self.move_made(event),
            What::MadeAgain { hands } => {
                if let Some(ply) = self.plies.last_mut() {
                    ply.hands = *hands;
                    let attempt = ply.attempt;
                    self.stands_again(attempt);
                }
            }
            What::KingCastles => self.king_castles(),
            What::MoveCompleted(how) => self.complete(*how, event.by),
            _ => {}
        }
    }

    fn move_made(&mut self, event: &Event) {
        let What::MoveMade {
            attempt,
            hands,
            legal,
            testimony,
            kept,
            passed,
            unfinished,
        } = &event.what
        else {
            return;
        };
        self.make((*attempt, *legal), *hands, *testimony, *kept, event.at);
        if let (Some(_), Some(ply)) = (unfinished, self.plies.last_mut()) {
            ply.unfinished = *unfinished;
        }
        // Pieces that lie as no single move puts them lie as they were told.
        let told = passed.is_some() || *legal == Err(Illegality::NotOneMove);
        if legal.is_err() && !told {
            self.passed_stands();
        }
    }

    fn offers(&mut self, event: &Event) {
        match (&event.what, event.by) {
            (What::DrawOffered, Actor::Player(color)) => {
                self.offered(color, None);
                self.adjournment.offered(color);
                self.draws.offers.push((self.plies.len() as u32, color));
            }
            (What::DrawClaimed { .. }, Actor::Player(color)) => {
                self.offered(color, Some(color));
                self.recording.claimed(color);
            }
            (What::DrawAccepted, _) => self.draws.accepted = true,
            (What::DrawDeclined, by) => {
                let declined = match by {
                    Actor::Player(by) if self.has_offered(!by) => Some(!by),
                    _ => self.offer,
                };
                self.draws.lapsed = declined.filter(|of| *of != self.turn() && self.has_touched());
                declined.into_iter().for_each(|of| self.offer_falls(of));
            }
            _ => {}
        }
    }

    fn illegal(&mut self, what: &What) {
        match what {
            What::IllegalMoveNoticed { ply: at } => {
                if let Some(ply) = self.plies.get_mut(*at) {
                    ply.settled = true;
                    self.noticed_at.push((*at, self.rulings.len()));
                }
            }
            What::IllegalMoveCounted(color) => {
                let count = &mut self.illegal_moves[*color];
                *count = count.saturating_add(1);
                self.irregular.counted = Some(*color);
                self.counted_at.push((*color, self.rulings.len()));
            }
            What::IllegalMoveUncounted(color) => {
                self.irregular.counted = None;
                self.illegal_moves[*color] = self.illegal_moves[*color].saturating_sub(1);
            }
            _ => {}
        }
    }

    fn irregular(&mut self, fact: &Fact) {
        self.irregular.apply(fact);
        match fact {
            Fact::PiecesPutBack(by) => self.lay_right(*by),
            Fact::MovedOutOfTurn { attempt, .. } => self.leave(*attempt),
            _ => {}
        }
    }

    /// An offer falls; that of the opponent, if there is one, stands.
    pub(super) fn offer_falls(&mut self, of: Color) {
        if self.has_offered(of) {
            self.offer = self.has_offered(!of).then_some(!of);
            self.draws.also = false;
        }
    }

    /// An offer stands, also beside one of the opponent.
    pub(super) fn offer_stands(&mut self, of: Color) {
        if *self.offer.get_or_insert(of) != of {
            self.draws.also = true;
        }
    }

    /// An offer is made, by a claim or by word.
    fn offered(&mut self, by: Color, claim: Option<Color>) {
        // A claim is an offer too (9.1.2.3), and one that the opponent has made stands all the same.
        let beside = self.has_offered(!by);
        self.offer_stands(by);
        self.draws.lapsed = None;
        if beside && claim.is_none() {
            return;
        }
        self.draws.claim = claim;
        (self.draws.consent, self.draws.accepted) = (false, false);
    }

    fn make(
        &mut self,
        (attempt, legal): (Attempt, Result<Move, Illegality>),
        hands: Hands,
        testimony: Testimony,
        kept_to_duty: bool,
        at: Millis,
    ) {
        let lies = legal == Err(Illegality::NotOneMove);
        // A move put right before the clock is pressed takes the place of the illegal one.
        if lies && self.open_ply().is_some() {
            self.take_up_with_parts(attempt);
        } else if self.open_illegal().is_some() {
            self.take_up_again();
        } else if self.open_ply().is_some_and(|ply| ply.legal.is_err()) {
            self.waited_there();
        }
        self.left.clear();
        self.forget_unbound();
        let position = *self.position();
        let mover = position.turn();
        let touched = self.touched.as_slice().into();
        self.parts.take_along(&position, attempt);
        let after = match lies {
            true => as_it_lies(&position, attempt, &self.parts),
            false => stands_after(&position, attempt, legal),
        };
        let remaining = self.clock.remaining(mover, at);
        let key = after.as_ref().map_or(0, Position::key);
        let owed = self.duty.as_ref().filter(|duty| duty.outlasts_touch());
        let owed = owed.cloned().map(Box::new);
        self.plies.push(Ply {
            mover,
            attempt,
            legal,
            hands,
            testimony,
            after,
            key,
            completed: None,
            made_at: at,
            remaining,
            touched,
            owed,
            kept_to_duty,
            settled: false,
            parts: self.parts.take(),
            again: None,
            unfinished: None,
            went_back: false,
        });
        self.unpressed[mover] += 1;
        // Legal or not, what is touched from now on is the opponent's, unless the move is plainly not finished.
        if passes_the_move(legal) {
            self.touched.clear();
            self.duty = None;
            self.offer_falls(!mover);
            self.draws.lapsed = None;
        }
    }

    /// The last open move of the player is completed; a move that ends the game is always the last one made.
    fn complete(&mut self, how: Completion, by: Actor) {
        let whose = match (how, by) {
            (Completion::Pressed | Completion::NextMove, Actor::Player(color)) => Some(color),
            _ => None,
        };
        let last = self.plies.len().saturating_sub(1);
        // A press completes what was answered before it, too.
        let answered =
            |ply: &Ply| how == Completion::Pressed && ply.completed == Some(Completion::Answered);
        let open = |ply: &Ply| {
            let waits = ply.completed.is_none() || answered(ply);
            waits && whose.is_none_or(|color| ply.mover == color)
        };
        let Some(place) = self.plies.iter().rposition(open) else {
            return;
        };
        self.plies[place].completed = Some(how);
        if how == Completion::Sealed {
            self.clock.count_sealed(self.plies[place].mover);
        }
        if place == last {
            self.blind.completed();
        }
        // After another move, what is touched is already the opponent's.
        if place == last && !passes_the_move(self.plies[place].legal) {
            self.touched.clear();
            self.duty = None;
        }
    }

    fn clock_fact(&mut self, fact: &a06_clock::Fact, at: Millis) {
        match fact {
            a06_clock::Fact::Absent(color) => self.present[*color] = false,
            a06_clock::Fact::Admitted(color) => {
                self.present[*color] = true;
                self.proposed.retain(|ruling| !ruling.is_unplayed());
                // The time since the default is his own.
                if self.outcome.take().is_some() {
                    let since = self.ended_at.take().unwrap_or(at);
                    self.clock.start(self.turn(), since);
                }
            }
            a06_clock::Fact::PressedUnread(by) => {
                let remaining = self.clock.remaining(*by, at);
                self.press(*by, at);
                self.at_the_clock.since_set += 1;
                self.at_the_clock.pressed(*by, false);
                let (by, unread) = (*by, &mut self.at_the_clock.unread);
                unread.push(a06_clock::UnreadPress { by, at, remaining });
            }
            a06_clock::Fact::ReasonFound(by) => {
                let asked = a06_clock::ValidReason { by: *by }.into();
                self.questions.retain(|question| *question != asked);
            }
            a06_clock::Fact::PressRead(color) => self.read_press(*color),
            a06_clock::Fact::PressFoundIdle(color) => {
                if let Some(press) = self.at_the_clock.unread.pop() {
                    self.pass(*color, press.at, press.remaining);
                } else if let Some((_, before)) = &self.before_press {
                    let remaining = before.remaining;
                    self.pass(*color, at, remaining);
                    self.at_the_clock.last_press = None;
                }
            }
            other => self.at_the_clock.apply(other),
        }
    }

    /// The last move belongs to the first press that waited for one: the record has the times of that press.
    fn read_press(&mut self, color: Color) {
        self.unpressed[color] = 0;
        if self.at_the_clock.unread.is_empty() {
            let last = self.before_press.as_ref().filter(|(by, _)| *by == color);
            if let (Some((_, before)), Some(ply)) = (last, self.plies.last_mut()) {
                ply.remaining = before.remaining;
            }
            return;
        }
        let press = self.at_the_clock.unread.remove(0);
        self.at_the_clock.pressed(color, false);
        if let Some(ply) = self.plies.last_mut() {
            ply.made_at = press.at;
            ply.remaining = press.remaining;
        }
    }

    pub(super) fn press(&mut self, color: Color, at: Millis) {
        // How a move was made that went back says nothing of the one in its place.
        let counted = self.counted(color);
        let two_hands = &mut self.irregular.two_hands;
        two_hands.retain(|(by, nth)| *by != color || *nth <= counted);
        let mut before = self.clock.displays[color].clone();
        before.remaining = self.clock.remaining(color, at);
        // The time of a move runs until its press, whether it was made or only written before.
        let open = |place: &usize| {
            let ply = &self.plies[*place];
            ply.mover == color && ply.completed.is_none()
        };
        let all = self.plies.len();
        let last_two = all.saturating_sub(2)..all;
        if let Some(place) = last_two.rev().find(open) {
            self.plies[place].remaining = before.remaining;
        }
        self.before_press = Some((color, before));
        self.before_idle = None;
        self.clock.press(color, at);
        self.unpressed[color] = 0;
        // Whatever he has played was that move, as far as anybody knows.
        self.duty = self
            .duty
            .take()
            .filter(|duty| !matches!(duty, Duty::Written(_)));
    }

    /// A move that was only written takes its place on the board.
    pub(super) fn count_as_made(&mut self, attempt: Attempt, mv: Option<Move>, at: Millis) {
        let legal = mv.map_or_else(|| judged(self.position(), attempt), Ok);
        self.make((attempt, legal), Hands::One, Testimony::Screen, true, at);
        self.complete(Completion::EndedGame, Actor::Clock);
    }

    /// A move that was left unfinished is the move that it was meant to be.
    pub(super) fn finish(&mut self, mv: Move) {
        let unfinished = |ply: &Ply| ply.unfinished == Some(mv);
        let Some(place) = self.plies.iter().rposition(unfinished) else {
            return;
        };
        let after = self.before(place).after(mv);
        if let Some(ply) = self.plies.get_mut(place) {
            (ply.attempt, ply.legal, ply.unfinished) = (mv.into(), Ok(mv), None);
            (ply.after, ply.key) = (Some(after), after.key());
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, at: Millis) {
        // What is watched tells whose time it is; elsewhere the clock that ran does.
        if self.is_watched() {
            self.clock.stop(at);
        } else {
            self.hold(at);
        }
        self.outcome = Some(outcome);
        self.ended_at = Some(at);
        self.ended_by = Some(self.rulings.len());
        // A signature is for the result that it was given for: another one is signed anew.
        for color in Color::ALL {
            let signed = self.recording.sheets[color].signed;
            if signed.is_some_and(|signed| signed != outcome) {
                self.recording.unsign(color);
            }
        }
        // Nothing is asked about a game that is over unless it changes something.
        self.questions
            .retain(|question| !question.falls_with_the_end());
    }
}
