//! What was ruled together, and how the game stood before it: a ruling made in error can be taken back.

use std::sync::Arc;

use chess::{ByColor, Color, Position};

use super::{Game, Outcome, Ply, Touch};
use crate::clock::Display;
use crate::discretion::Question;
use crate::grown::Grown;
use crate::rules::a04_touch::Parts;
use crate::rules::a06_clock::UnreadPress;
use crate::ruling::{Duty, Remedy, Ruling};
use crate::time::Millis;

/// Decisions that can still be taken back.
const KEPT: usize = 32;

/// Rulings that were made together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The place of the first among all rulings, from 0.
    pub first: usize,
    /// One behind the last.
    pub last: usize,
    /// When.
    pub at: Millis,
    /// Half-moves in the record when it had been made.
    pub plies_after: usize,
    /// Has it been taken back?
    pub withdrawn: bool,
    /// Did it change what stands on the board?
    moved: bool,
    /// Did it end the game?
    ended: bool,
    /// The place of the ruling whose question it answers, if it does.
    answers: Option<usize>,
    pub(super) before: Arc<Before>,
    /// The game that counts no more by it, if it ordered a new one.
    cancelled: Option<Arc<Game>>,
}

/// The game before a decision, as far as a ruling can change it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Before {
    start: Position,
    plies: Grown<Ply>,
    set_up: Vec<(usize, Position)>,
    displays: ByColor<Display>,
    illegal_moves: ByColor<u32>,
    touched: Vec<Touch>,
    parts: Parts,
    duty: Option<Duty>,
    outcome: Option<Outcome>,
    ended_by: Option<usize>,
    unread: Vec<UnreadPress>,
    since_set: u32,
    /// The clock that would run.
    resume: Option<Color>,
    unpressed: ByColor<u32>,
    before_press: Option<(Color, Display)>,
    before_idle: Option<(Color, Display)>,
    /// What tells nothing any more on the sheets.
    struck: ByColor<Vec<u32>>,
    /// Moves that no record has and that were made with two hands.
    two_hands: Vec<(Color, u32)>,
}

impl Decision {
    /// Did it change what stands on the board?
    pub fn moves_pieces(&self) -> bool {
        self.moved
    }

    /// Did it order a new game?
    pub fn orders_new_game(&self) -> bool {
        self.cancelled.is_some()
    }
}

impl Game {
    /// The decision that a ruling belongs to, counted from 1 in the order of the log.
    pub fn decision_of(&self, number: usize) -> Option<&Decision> {
        let place = number.checked_sub(1)?;
        let holds = |decision: &&Decision| (decision.first..decision.last).contains(&place);
        let found = self.decisions.iter().find(holds);
        found.filter(|decision| !decision.withdrawn)
    }

    /// Something begins that may end in a ruling: remembers how the game stands, unless it has begun already.
    pub(super) fn about_to_rule(&mut self, at: Millis) {
        if self.ruling_since.is_some_and(|(since, _)| since == at) {
            return;
        }
        self.ruling_since = Some((at, self.rulings.len()));
        self.before_ruling = Some(Arc::new(Before {
            start: self.start,
            plies: self.plies.clone(),
            set_up: self.set_up.clone(),
            displays: self.clock.displays.clone(),
            illegal_moves: self.illegal_moves,
            touched: self.touched.clone(),
            parts: self.parts.clone(),
            duty: self.duty.clone(),
            outcome: self.outcome,
            ended_by: self.ended_by,
            unread: self.at_the_clock.unread.clone(),
            since_set: self.at_the_clock.since_set,
            resume: self
                .clock
                .running
                .map_or(self.at_the_clock.resume, |(color, _)| Some(color)),
            unpressed: self.unpressed,
            before_press: self.before_press.clone(),
            before_idle: self.before_idle.clone(),
            struck: ByColor::new_with(|color| self.recording.sheets[color].struck.clone()),
            two_hands: self.irregular.two_hands.clone(),
        }));
        // A display that runs shows less than what it was set to.
        if let Some((color, _)) = self.clock.running {
            let remaining = self.clock.remaining(color, at);
            if let Some(before) = self.before_ruling.as_mut().and_then(Arc::get_mut) {
                before.displays[color].remaining = remaining;
            }
        }
    }

    /// A ruling has been made: it belongs to the decision that began with it or before it.
    pub(super) fn has_ruled(&mut self, remedy: &Remedy, at: Millis, cancelled: Option<Arc<Game>>) {
        let (Some((_, first)), Some(before)) = (self.ruling_since, self.before_ruling.clone())
        else {
            return;
        };
        let (last, plies_after) = (self.rulings.len(), self.plies.len());
        let (moved, ended) = (remedy.moves_pieces(), remedy.ends());
        match self
            .decisions
            .last_mut()
            .filter(|decision| decision.first == first)
        {
            Some(decision) => {
                (decision.last, decision.plies_after) = (last, plies_after);
                decision.moved |= moved;
                decision.ended |= ended;
                decision.cancelled = cancelled.or(decision.cancelled.take());
            }
            None => {
                let (withdrawn, answers) = (false, self.answering);
                self.decisions.push(Decision {
                    answers,
                    first,
                    last,
                    at,
                    plies_after,
                    withdrawn,
                    moved,
                    ended,
                    before,
                    cancelled,
                });
                if self.decisions.len() > KEPT {
                    self.decisions.remove(0);
                }
            }
        }
    }

    /// A decision was an error: clocks, counts, position and result are as they would be without it.
    pub(crate) fn withdraw(&mut self, first: usize, last: usize, at: Millis) {
        // One of several that were ruled together falls alone.
        let whole = |decision: &Decision| {
            decision.first + 1 == first && (first != last || decision.last == last)
        };
        let Some(place) = self.decisions.iter().position(whole) else {
            return self.withdraw_alone(first, at);
        };
        self.decisions[place].withdrawn = true;
        let decision = self.decisions[place].clone();
        if let Some(cancelled) = decision.cancelled.clone() {
            return self.take_up_cancelled(&cancelled, decision);
        }
        let before = Arc::clone(&decision.before);
        for color in Color::ALL {
            let counted = self.counted_in(&decision)[color];
            self.illegal_moves[color] = self.illegal_moves[color].saturating_sub(counted);
        }
        self.forget_faults_of(place);
        if decision.moved {
            self.clock.stop(at);
            self.stopped = true;
            self.at_the_clock.unread.clone_from(&before.unread);
            (self.at_the_clock.since_set, self.at_the_clock.resume) =
                (before.since_set, before.resume);
            (self.start, self.plies, self.set_up) =
                (before.start, before.plies.clone(), before.set_up.clone());
            for color in Color::ALL {
                let display = before.displays[color].clone();
                self.clock.put_back(color, display, at);
            }
            self.clock_ruled_since(&decision, at);
            (self.touched, self.parts, self.duty) = (
                before.touched.clone(),
                before.parts.clone(),
                before.duty.clone(),
            );
            self.unpressed = before.unpressed;
            self.recording.strike_no_more(&before.struck);
            (self.before_press, self.before_idle) =
                (before.before_press.clone(), before.before_idle.clone());
            // A legal move went back because of how it was made: it does so no more.
            let place = decision.plies_after;
            if self.took_back(&decision).is_some()
                && let Some(ply) = self.plies.get_mut(place)
            {
                ply.kept_to_duty = true;
            }
        } else {
            let stands = |place: &usize| !self.fell_alone(place + 1);
            let all = decision.first..decision.last;
            for ruling in all.filter(stands).collect::<Vec<usize>>() {
                let remedy = self.rulings[ruling].remedy.clone();
                self.undo_clock(&remedy, &before, at);
            }
        }
        if decision.ended {
            self.waits_on();
            (self.outcome, self.ended_by) = (before.outcome, before.ended_by);
            self.stopped = true;
        }
    }

    /// Faults that a decision has found, and no other, are as if nobody had found them: they can be found again.
    fn forget_faults_of(&mut self, place: usize) {
        let before = Arc::clone(&self.decisions[place].before);
        let next = self.decisions.get(place + 1);
        let next = next.map(|decision| Arc::clone(&decision.before));
        let after = next
            .as_ref()
            .map_or(&self.irregular.two_hands, |next| &next.two_hands);
        let own = |found: &(Color, u32)| !before.two_hands.contains(found);
        let own: Vec<(Color, u32)> = after.iter().copied().filter(own).collect();
        self.irregular
            .two_hands
            .retain(|found| !own.contains(found));
        let first = self.decisions[place].first;
        for (at, _) in self.noticed_at.extract_if(.., |(_, ruled)| *ruled == first) {
            if let Some(ply) = self.plies.get_mut(at) {
                ply.settled = false;
            }
        }
    }

    /// The places of the rulings that were made since a move, given by its place, stands in the record.
    pub(crate) fn ruled_since_move(&self, at: usize) -> Vec<usize> {
        let newest = self.decisions.iter().rev();
        let since = newest.take_while(|decision| decision.plies_after > at);
        since
            .flat_map(|decision| decision.first..decision.last)
            .collect()
    }

    /// The legal move that a decision took back because of how it was made (4.3, 4.7), if it did.
    fn took_back<'a>(&self, decision: &'a Decision) -> Option<&'a Ply> {
        let mut own = (decision.first..decision.last).map(|place| &self.rulings[place].remedy);
        let back = own.any(|remedy| matches!(remedy, Remedy::Reinstate { .. }));
        let ply = decision.before.plies.get(decision.plies_after);
        ply.filter(|ply| back && ply.legal.is_ok())
    }

    /// Does a ruling belong to a decision that took a legal move back because of how it was made?
    pub(crate) fn took_legal_move_back(&self, number: usize) -> bool {
        let decision = self.decision_of(number);
        decision.is_some_and(|decision| self.took_back(decision).is_some())
    }

    /// The last decision that changed the board, if it took a legal move back because of how it was made and nothing has
    /// been made since: its first and last ruling, counted from 1, and the move.
    pub(crate) fn last_taken_back(&self) -> Option<(usize, usize, &Ply)> {
        let mut moved = self.decisions.iter().rev();
        let decision = moved.find(|decision| decision.moved && !decision.withdrawn)?;
        let ply = self.took_back(decision)?;
        let fresh = decision.plies_after == self.plies.len();
        fresh.then_some((decision.first + 1, decision.last, ply))
    }

    /// Whose move or press the last decision put back, if nothing has been made since: the board is right again.
    pub(crate) fn last_put_back(&self) -> Option<Color> {
        let mut stand = self.decisions.iter().rev().filter(|each| !each.withdrawn);
        let decision = stand.find(|each| each.moved)?;
        let own = (decision.first..decision.last).map(|place| &self.rulings[place].remedy);
        let back = own.filter(|remedy| {
            matches!(
                remedy,
                Remedy::Reinstate { .. }
                    | Remedy::PressUndone { .. }
                    | Remedy::GoBack { .. }
                    | Remedy::GoBackTo { .. }
            )
        });
        // Where nobody watches a press tells of a move.
        let pressed = !self.is_watched() && self.before_press.is_some();
        let fresh = decision.plies_after == self.plies.len() && self.outcome.is_none();
        (fresh && !pressed && back.count() > 0).then(|| self.to_move())
    }

    /// Of a decision only one thing falls: time that was given or taken, a result, or what a touch was said to bind to.
    fn withdraw_alone(&mut self, number: usize, at: Millis) {
        let ruling = number
            .checked_sub(1)
            .and_then(|place| self.rulings.get(place));
        match ruling.map(|ruling| ruling.remedy.clone()) {
            Some(Remedy::AddTime { to, time }) => self.give(to, -time, at),
            Some(Remedy::TakeTime { from, time }) => self.give(from, time, at),
            Some(remedy) if remedy.ends() => {
                self.waits_on();
                (self.outcome, self.ended_by, self.ended_at) = (None, None, None);
                self.stopped = true;
            }
            Some(Remedy::MustMove { .. }) => {
                self.touched.clear();
                (self.duty, self.duty_by) = (None, None);
                self.nothing_touched();
            }
            _ => {}
        }
    }

    /// Has this ruling been taken back by itself?
    pub(crate) fn fell_alone(&self, number: usize) -> bool {
        self.rulings.iter().any(|ruling| match ruling.remedy {
            Remedy::Withdrawn { first, last } => first == number && last == number,
            _ => false,
        })
    }

    /// Can this ruling fall without those that were made together with it? Time that was given or taken can, and the result
    /// that a position put back has cost; what a claim was found to be and what follows from it hang together.
    pub(crate) fn can_fall_alone(&self, number: usize) -> bool {
        let place = number.checked_sub(1);
        let ruling = place.and_then(|place| self.rulings.get(place));
        let Some((remedy, decision)) = ruling.map(|r| &r.remedy).zip(self.decision_of(number))
        else {
            return false;
        };
        let alone = match remedy {
            Remedy::AddTime { .. } | Remedy::TakeTime { .. } => true,
            ends if ends.ends() => {
                decision.moved && self.outcome.is_some() && self.ended_by == place
            }
            _ => false,
        };
        let others = decision.last > decision.first + 1;
        alone && others && !decision.orders_new_game()
    }

    /// Has a ruling with this number been made?
    pub(crate) fn has_made_ruling(&self, number: usize) -> bool {
        (1..=self.rulings.len()).contains(&number)
    }

    /// Can it be taken back to what a touch binds? While nothing has been ruled since and the move is not made.
    pub(crate) fn touch_can_be_freed(&self, number: usize) -> bool {
        let last = self.rulings.last().filter(|_| number == self.rulings.len());
        let said = last.map(|ruling| &ruling.remedy);
        let bound = matches!(said, Some(Remedy::MustMove { player, .. }) if *player == self.turn());
        bound && self.outcome.is_none() && !self.touched.is_empty()
    }

    /// A new game was ordered in error: the old one is taken up as it stood, its clocks stopped, and what was played and
    /// ruled since falls. The log keeps both.
    fn take_up_cancelled(&mut self, cancelled: &Game, decision: Decision) {
        let mut old = cancelled.clone();
        if let Some((color, _)) = old.clock.running {
            old.at_the_clock.resume = Some(color);
            old.clock.stop(decision.at);
        }
        old.stopped = true;
        old.ruling_since = None;
        old.rulings = std::mem::take(&mut self.rulings);
        (old.last, old.version) = (self.last, self.version);
        old.decisions.push(Decision {
            last: old.rulings.len(),
            cancelled: None,
            ..decision
        });
        *self = old;
    }

    /// What was given, taken and set since by other rulings stays; what this one asked for and led to falls with it.
    fn clock_ruled_since(&mut self, decision: &Decision, at: Millis) {
        let fallen = |place: usize| {
            let mut decisions = self.decisions.iter().filter(|decision| decision.withdrawn);
            decisions.any(|decision| (decision.first..decision.last).contains(&place))
        };
        let own = (decision.first..decision.last).map(|place| &self.rulings[place].remedy);
        let asked = own.filter_map(|remedy| match remedy {
            Remedy::ArbiterDecides { question } => Some(question.clone()),
            _ => None,
        });
        let asked: Vec<Question> = asked.collect();
        let led_to = |ruling: &Ruling| asked.iter().any(|question| question.led_to(ruling));
        let since = self.rulings.iter().enumerate().skip(decision.last);
        let stand = since.filter(|(place, ruling)| !fallen(*place) && !led_to(ruling));
        let stand: Vec<Remedy> = stand.map(|(_, ruling)| ruling.remedy.clone()).collect();
        for remedy in &stand {
            self.clock_remedied(remedy, at);
        }
        self.questions.retain(|open| !asked.contains(open));
    }

    /// What stands and falls with a decision, the newest first: what an answer to its questions has brought; and if it says
    /// from where the game goes on after an illegal move, that this was counted.
    pub(crate) fn fall_together<'a>(&'a self, decision: &'a Decision) -> Vec<&'a Decision> {
        let stand = || self.decisions.iter().filter(|each| !each.withdrawn);
        let mut stand_before = stand().filter(|each| each.first < decision.first).rev();
        let counted = stand_before.find(|each| self.brought(each).contains(&decision.first));
        let counts = |each: &&Decision| self.counted_in(each) != ByColor::default();
        let mut together = vec![counted.filter(counts).unwrap_or(decision)];
        for each in stand() {
            let led = |by: &&Decision| self.brought(by).contains(&each.first);
            if each.first > together[0].first && together.iter().any(led) {
                together.push(each);
            }
        }
        together.reverse();
        together
    }

    /// The decisions, by their first rulings, that answered what this one has asked of an illegal move: whether there was
    /// one, from where the game goes on, and with which times.
    fn brought(&self, decision: &Decision) -> Vec<usize> {
        let own = (decision.first..decision.last).map(|place| &self.rulings[place].remedy);
        let asked = own.filter_map(|remedy| match remedy {
            Remedy::ArbiterDecides { question } => Some(question),
            _ => None,
        });
        let brings = |question: &Question, later: &Decision| match question {
            Question::IllegalOnWood(asked) => {
                let mut between = (decision.last..later.first).map(|place| &self.rulings[place]);
                let denied = between.any(|ruling| asked.is_denied_by(ruling));
                self.counted_in(later)[asked.by] > 0 && !denied
            }
            Question::LastPosition(_) => later.moved,
            times => (later.first..later.last).any(|place| times.led_to(&self.rulings[place])),
        };
        asked
            .filter_map(|question| {
                let mut later = self.decisions.iter();
                later
                    .find(|later| later.first >= decision.last && brings(question, later))
                    .map(|later| later.first)
            })
            .collect()
    }

    /// Does a later ruling that stands count on this one: an illegal move after the first, a position after the one that
    /// was set? Not what falls together with it.
    pub(crate) fn is_built_upon(&self, decision: &Decision, together: &[&Decision]) -> bool {
        let counted = self.counted_in(decision);
        let falls = |other: &Decision| together.iter().any(|each| each.first == other.first);
        let later = self
            .decisions
            .iter()
            .filter(|other| other.first > decision.first && !other.withdrawn && !falls(other));
        let mut later = later.map(|other| (other, self.counted_in(other)));
        later.any(|(other, again)| {
            let counts_on = Color::ALL
                .into_iter()
                .any(|color| counted[color] > 0 && again[color] > 0);
            counts_on || decision.moved && other.moved
        })
    }

    fn counted_in(&self, decision: &Decision) -> ByColor<u32> {
        let counts = |color: Color| {
            let counted = self.counted_at.iter();
            counted
                .filter(|(by, at)| *by == color && *at == decision.first)
                .count() as u32
        };
        ByColor::new_with(counts)
    }

    fn undo_clock(&mut self, remedy: &Remedy, before: &Before, at: Millis) {
        match remedy {
            Remedy::AddTime { to, time } => {
                let left = self.clock.remaining(*to, at).max(Millis::ZERO);
                self.clock.add(*to, (-*time).max(-left));
            }
            Remedy::TakeTime { from, time } => self.clock.add(*from, *time),
            Remedy::SetTime { of, time } => {
                let back = before.displays[*of].remaining - *time;
                let now = self.clock.remaining(*of, at);
                self.clock.set(*of, now + back, at);
            }
            Remedy::SetCounter { of, .. } => self.clock.set_moves(*of, before.displays[*of].moves),
            Remedy::SetPeriod { of, .. } => self.clock.set_period(*of, before.displays[*of].period),
            Remedy::NextPeriod { of, .. } => {
                self.period_never_began(*of, &before.displays[*of], at)
            }
            Remedy::PointsUp { to, points } => {
                self.conduct.raised[*to] = self.conduct.raised[*to].saturating_sub(points.0);
            }
            Remedy::PointsDown { from, points } => {
                self.conduct.lowered[*from] = self.conduct.lowered[*from].saturating_sub(points.0);
            }
            Remedy::CountSet { of, .. } => self.illegal_moves[*of] = before.illegal_moves[*of],
            Remedy::MustMove { .. } => self.duty = before.duty.clone(),
            Remedy::ArbiterDecides { question } => {
                self.questions.retain(|open| open != question);
                if let Question::Penalty(penalty) = question {
                    self.conduct.never_was(penalty.against, penalty.offence);
                }
            }
            _ => {}
        }
    }
}

impl Game {
    /// The next period was granted in error: its time goes, and the flag is down again if it was.
    fn period_never_began(&mut self, of: Color, before: &Display, at: Millis) {
        let granted = self.clock.period(of).time;
        if self.clock.displays[of].period > before.period {
            self.clock
                .set(of, self.clock.remaining(of, at) - granted, at);
        }
        let display = &mut self.clock.displays[of];
        (display.period, display.moves) = (before.period, before.moves);
        (display.fell_at, display.ended_at) = (before.fell_at, before.ended_at);
        if before.fell_at.is_some() && !self.fallen.contains(&of) {
            self.fallen.push(of);
        }
    }

    /// Does anything stand that an answer to what this decision has asked brought: a result, time, points? Not what falls
    /// together with it.
    pub(crate) fn is_answered(&self, decision: &Decision, together: &[&Decision]) -> bool {
        let own = decision.first..decision.last;
        let falls = |other: &Decision| together.iter().any(|each| each.first == other.first);
        let stand = self.decisions.iter().filter(|each| !each.withdrawn);
        let mut brought = stand.filter(|each| {
            let answers = each.answers.is_some_and(|asked| own.contains(&asked));
            answers && !falls(each)
        });
        brought.any(|each| {
            let mut rulings = each.first..each.last;
            let weighs = |place: usize| {
                !self.fell_alone(place + 1) && self.rulings[place].remedy.is_of_weight()
            };
            rulings.any(weighs) || self.is_answered(each, together)
        })
    }

    /// A question has been answered: what is ruled now follows from that.
    pub(super) fn is_answering(&mut self, question: &Question) {
        let asks = |ruling: &Ruling| match &ruling.remedy {
            Remedy::ArbiterDecides { question: asked } => asked == question,
            _ => false,
        };
        self.answering = self.rulings.iter().rposition(asks);
    }

    /// Is it proposed to change what stands on the board?
    pub(crate) fn puts_right(&self) -> bool {
        let mut proposed = self.proposed.iter();
        proposed.any(|ruling| ruling.remedy.moves_pieces())
    }
}

impl Remedy {
    /// Does it change what stands on the board?
    pub(super) fn moves_pieces(&self) -> bool {
        matches!(
            self,
            Remedy::Reinstate { .. }
                | Remedy::PressUndone { .. }
                | Remedy::GoBack { .. }
                | Remedy::GoBackTo { .. }
                | Remedy::NewGame { .. }
                | Remedy::BecomesQueen { .. }
                | Remedy::CountsAsMade { .. }
                | Remedy::Finished { .. }
                | Remedy::RecordSet { .. }
                | Remedy::PositionSet { .. }
        )
    }

    /// Is the arbiter asked whether somebody has displaced pieces?
    pub(super) fn asks_of_displaced_pieces(&self) -> bool {
        match self {
            Remedy::ArbiterDecides { question } => matches!(question, Question::DisplacedOnWood(_)),
            _ => false,
        }
    }

    /// Does it change anything that could be changed back? What a touch binds to is said after every touch and is no
    /// reason to remember a whole game.
    pub(super) fn can_be_undone(&self) -> bool {
        let clock_or_count = matches!(
            self,
            Remedy::AddTime { .. }
                | Remedy::TakeTime { .. }
                | Remedy::SetTime { .. }
                | Remedy::SetCounter { .. }
                | Remedy::SetPeriod { .. }
                | Remedy::NextPeriod { .. }
                | Remedy::PointsUp { .. }
                | Remedy::PointsDown { .. }
                | Remedy::CountSet { .. }
                | Remedy::ArbiterDecides { .. }
                | Remedy::Warning { .. }
        );
        clock_or_count || self.is_verdict() || self.moves_pieces() || self.ends()
    }

    /// Does it change the result, the time or the points?
    fn is_of_weight(&self) -> bool {
        let time = matches!(
            self,
            Remedy::AddTime { .. }
                | Remedy::TakeTime { .. }
                | Remedy::SetTime { .. }
                | Remedy::NextPeriod { .. }
                | Remedy::PointsUp { .. }
                | Remedy::PointsDown { .. }
        );
        time || self.ends()
    }

    fn ends(&self) -> bool {
        matches!(
            self,
            Remedy::Win { .. } | Remedy::Draw | Remedy::Score { .. } | Remedy::Unplayed { .. }
        )
    }
}
