//! The state of a game, and how each event changes it.
//!
//! `evolve` consults no rule and cannot fail: mending a rule never rewrites a finished game.

mod decisions;
mod parts;
mod repair;
mod undo;

use std::sync::Arc;

use chess::{Attempt, ByColor, Color, Illegality, Move, Position, Square};

pub use decisions::Decision;
pub use parts::{Outcome, Phase, Ply, Touch};

use crate::clock::{Clock, Display};
use crate::command::{Actor, Done, Hands, Manner};
use crate::discretion::Question;
use crate::event::{Completion, Event, Testimony, What};
use crate::regime::Regime;
use crate::regulations::{Regulations, Witness};
use crate::rule::Ground;
use crate::rules::a04_touch::{Parts, Placed};
use crate::rules::{
    a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct, app_a_rapid, app_d_blind,
    g1_adjourned, g3_quickplay,
};
use crate::ruling::{Duty, Remedy, Ruling};
use crate::time::Millis;

/// A game under the Laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    regulations: Arc<Regulations>,
    regime: Regime,
    start: Position,
    /// Moves made, the last of which may be open.
    pub plies: Vec<Ply>,
    /// Positions that an arbiter has set up, each with the place of the move that followed.
    pub set_up: Vec<(usize, Position)>,
    /// What was ruled together, the oldest first.
    pub decisions: Vec<Decision>,
    ruling_since: Option<(Millis, usize)>,
    before_ruling: Option<Arc<decisions::Before>>,
    counted_at: Vec<(Color, usize)>,
    /// When the game ended.
    pub ended_at: Option<Millis>,
    pub(crate) ended_by: Option<usize>,
    /// The clock.
    pub clock: Clock,
    /// When the round began for this board.
    pub started: Option<Millis>,
    /// Who is at the board.
    pub present: ByColor<bool>,
    /// Are the clocks stopped by a person?
    pub stopped: bool,
    /// Pieces touched by the player on the move.
    pub touched: Vec<Touch>,
    /// What has been done of a move that is not made yet.
    pub parts: Parts,
    /// A duty imposed by a ruling, for the next move.
    pub duty: Option<Duty>,
    /// The rule of the last duty that was imposed.
    pub(crate) duty_by: Option<Ground>,
    /// Moves made by each since his last press.
    pub unpressed: ByColor<u32>,
    /// Completed illegal moves, as 7.5.5 counts them.
    pub illegal_moves: ByColor<u32>,
    /// Irregularities that are not yet put right.
    pub irregular: a07_irregularities::State,
    /// What the last press changed on the display, as it was before, and whose.
    pub before_press: Option<(Color, Display)>,
    /// An offer that stands, and whose.
    pub offer: Option<Color>,
    /// Claims and the arbiter's consent.
    pub draws: a09_draws::State,
    /// The two scoresheets.
    pub recording: a08_record::State,
    /// Offences and leave.
    pub conduct: a11_conduct::State,
    /// Rapid and blitz.
    pub rapid: app_a_rapid::State,
    /// The protocol of Appendix D.
    pub blind: app_d_blind::State,
    /// A sealed move.
    pub adjournment: g1_adjourned::State,
    /// Who came late, and which clock runs again after a stop.
    pub at_the_clock: a06_clock::State,
    /// Claims in the last period without increment.
    pub quickplay: g3_quickplay::State,
    /// Flags in the order they fell.
    pub fallen: Vec<Color>,
    /// Open questions, the oldest first.
    pub questions: Vec<Question>,
    /// Rulings that wait for the arbiter's word.
    pub proposed: Vec<Ruling>,
    /// All rulings so far.
    pub rulings: Vec<Ruling>,
    /// The end.
    pub outcome: Option<Outcome>,
    /// The moment of the last event.
    pub last: Millis,
    /// Events so far.
    pub version: u64,
}

impl Game {
    /// A game before its start. Both players are taken to be at the board unless said otherwise.
    pub fn new(regulations: Regulations) -> Game {
        let mut clock = Clock::new(regulations.time_control.clone());
        if let Some(times) = regulations.from_clocks {
            for color in Color::ALL {
                clock.displays[color].remaining = times[color];
            }
        }
        let start = regulations.start();
        Game {
            regime: app_a_rapid::regime(&regulations),
            regulations: Arc::new(regulations),
            start,
            plies: Vec::new(),
            set_up: Vec::new(),
            decisions: Vec::new(),
            ruling_since: None,
            before_ruling: None,
            counted_at: Vec::new(),
            ended_at: None,
            ended_by: None,
            clock,
            started: None,
            present: ByColor {
                white: true,
                black: true,
            },
            stopped: false,
            touched: Vec::new(),
            parts: Parts::default(),
            duty: None,
            duty_by: None,
            unpressed: ByColor::default(),
            illegal_moves: ByColor::default(),
            irregular: a07_irregularities::State::default(),
            before_press: None,
            offer: None,
            draws: a09_draws::State::default(),
            recording: a08_record::State::default(),
            conduct: a11_conduct::State::default(),
            rapid: app_a_rapid::State::default(),
            blind: app_d_blind::State::default(),
            adjournment: g1_adjourned::State::default(),
            at_the_clock: a06_clock::State::default(),
            quickplay: g3_quickplay::State::default(),
            fallen: Vec::new(),
            questions: Vec::new(),
            proposed: Vec::new(),
            rulings: Vec::new(),
            outcome: None,
            last: Millis::ZERO,
            version: 0,
        }
    }

    /// The regulations of the event.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// What rapid and blitz change.
    pub(crate) fn regime(&self) -> &Regime {
        &self.regime
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The last move made, if it is not completed.
    pub fn open_ply(&self) -> Option<&Ply> {
        self.plies.last().filter(|ply| ply.completed.is_none())
    }

    /// The position on which the player who has the move must move. An illegal move that is not completed
    /// has not changed it.
    pub fn position(&self) -> &Position {
        self.before(self.plies.len())
    }

    /// All positions that have stood on the board, the first one included.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        let counts = |ply: &&Ply| ply.legal.is_ok() || ply.completed.is_some();
        std::iter::once(&self.start).chain(
            self.plies
                .iter()
                .filter(counts)
                .filter_map(|ply| ply.after.as_ref()),
        )
    }

    /// The position before a move, given by its place in the game.
    pub fn before(&self, ply: usize) -> &Position {
        let ply = ply.min(self.plies.len());
        let (since, set_up) = match self.set_up.iter().rev().find(|(at, _)| *at <= ply) {
            Some((at, position)) => (*at, position),
            None => (0, &self.start),
        };
        let counts = |ply: &&Ply| ply.legal.is_ok() || ply.completed.is_some();
        let played = self.plies[since..ply].iter().rev();
        played
            .filter(counts)
            .find_map(|ply| ply.after.as_ref())
            .unwrap_or(set_up)
    }

    /// The place of a side's move with a number.
    pub fn ply_numbered(&self, number: u32, color: Color) -> Option<usize> {
        let plies = self.plies.iter().enumerate();
        plies
            .filter(|(_, ply)| ply.mover == color)
            .map(|(at, _)| at)
            .find(|&at| self.before(at).fullmoves() == number)
    }

    /// Who has the move (1.3).
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Does somebody or something watch the board itself?
    pub fn is_watched(&self) -> bool {
        self.regulations.witness == Witness::Board
    }

    /// Is the position on the board seen, and not only written?
    pub fn is_seen(&self) -> bool {
        let last = self.plies.last();
        self.is_watched() || last.is_some_and(|ply| ply.testimony.has_seen())
    }

    /// Half-moves made as far as anybody knows: those of the record, and a press for each that it lacks.
    pub fn half_moves(&self) -> usize {
        self.plies.len() + self.at_the_clock.unread.len()
    }

    /// Who has the move at the board: where the record may be behind, the player whose clock runs.
    pub fn to_move(&self) -> Color {
        if self.is_watched() {
            return self.turn();
        }
        let running = self.clock.running.map(|(color, _)| color);
        let runs = running.or(self.at_the_clock.resume);
        runs.unwrap_or_else(|| self.turn())
    }

    /// Moves made by a side.
    pub fn made(&self, color: Color) -> u32 {
        let his = |ply: &&Ply| ply.mover == color && !ply.is_idle();
        self.plies.iter().filter(his).count() as u32
    }

    /// Moves completed by a side.
    pub fn completed(&self, color: Color) -> u32 {
        let done = |ply: &&Ply| ply.mover == color && ply.completed.is_some() && !ply.is_idle();
        self.plies.iter().filter(done).count() as u32
    }

    /// Completed moves for the time control: those of the game, or the counter where the arbiter has set it
    /// higher.
    pub fn counted(&self, color: Color) -> u32 {
        self.completed(color).max(self.clock.displays[color].moves)
    }

    /// Whose illegal move is in the count although the arbiter has still to say what follows from it.
    pub(crate) fn counted_in_question(&self) -> Option<Color> {
        if !self.proposed.is_empty() {
            return self.irregular.counted;
        }
        match self.questions.first()? {
            Question::LastPosition(asked) => asked.offender,
            _ => None,
        }
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        if let Some(outcome) = self.outcome {
            return Phase::Over(outcome);
        }
        if self.started.is_none() {
            return Phase::NotStarted;
        }
        if self.adjournment.is_sealed() && self.stopped {
            return Phase::Adjourned;
        }
        if self.stopped {
            return Phase::Stopped;
        }
        if self.open_ply().is_some() {
            return Phase::Made;
        }
        if self.touched.is_empty() && self.parts.is_empty() {
            Phase::ToMove
        } else {
            Phase::Touched
        }
    }

    /// When the software must look at the game again by itself.
    pub fn next_deadline(&self) -> Option<Millis> {
        if self.outcome.is_some() || self.started.is_none() {
            return None;
        }
        let flag = self.clock.falls_at().map(|(_, at)| at);
        let free = a08_record::free_at(self);
        let deadlines = [flag, self.default_deadline(), free];
        deadlines.into_iter().flatten().min()
    }

    /// The first moment at which an absent player is too late (6.7.1). Coming at the last moment of the default
    /// time is still in time.
    pub fn default_deadline(&self) -> Option<Millis> {
        let absent = !self.present.white || !self.present.black;
        let known = self.regulations.default_time_is_known();
        let started = self.started.filter(|_| known)?;
        absent.then(|| started + self.regulations.default_time() + Millis(1))
    }

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
        match &event.what {
            What::IllegalMoveNoticed { .. } | What::IllegalMoveCounted(_) => self.about_to_rule(at),
            What::Ruled(ruling) if ruling.remedy.can_be_undone() => self.about_to_rule(at),
            What::Ruled(_) => {}
            _ => self.ruling_since = None,
        }
        match &event.what {
            What::Started => {
                self.started = Some(at);
                self.at_the_clock.begin(self.present);
                self.clock.start(self.start.turn(), at);
            }
            What::Arrived(color) => self.present[*color] = true,
            What::Touched { square, manner } => {
                // A touch by the player who has not the move binds nobody, and once a piece of the move is
                // released or placed the move is settled.
                let counts = match manner {
                    Manner::Plain | Manner::Unannounced | Manner::Unclear => true,
                    Manner::Adjusting | Manner::Accident | Manner::Doubtful | Manner::Felt => false,
                };
                let settled = !self.parts.puts.is_empty() || self.parts.placed.is_some();
                if counts && !settled && event.by == Actor::Player(self.turn()) {
                    self.touch(*square);
                }
            }
            What::TouchFound { square, deliberate } => {
                self.touched.retain(|touch| touch.square != *square);
                self.duty = None;
                if *deliberate {
                    self.touch(*square);
                }
            }
            What::PieceRemoved { stood, .. } => self.parts.removed.insert(*stood),
            What::PiecePut { from, to } => self.parts.puts.push((*from, *to)),
            What::PiecePlaced { square, role, grip } => {
                let (square, role, grip) = (*square, *role, *grip);
                self.parts.placed = Some(Placed { square, role, grip });
            }
            What::PiecesPutBack => self.parts = Parts::default(),
            What::MoveMade {
                attempt,
                hands,
                legal,
                testimony,
            } => self.make(*attempt, *hands, *legal, *testimony, at),
            What::MadeAgain { hands } => {
                if let Some(ply) = self.plies.last_mut() {
                    ply.hands = *hands;
                }
            }
            What::HandAgain { .. } => {}
            What::MoveCompleted(how) => self.complete(*how, event.by),
            What::Pressed(color) => {
                let replied = self.plies.last().is_some_and(|ply| ply.mover != *color);
                self.at_the_clock.pressed(*color, replied);
                self.press(*color, at);
            }
            What::ClocksStopped => {
                self.at_the_clock.resume = self.clock.running.map(|(color, _)| color);
                self.clock.stop(at);
                self.stopped = true;
            }
            What::ClockRestarted(color) => {
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
            What::DrawOffered => {
                if let Actor::Player(color) = event.by {
                    self.offered(color, None);
                    self.draws.offers.push((self.plies.len() as u32, color));
                }
            }
            What::DrawClaimed { .. } => {
                if let Actor::Player(color) = event.by {
                    self.offered(color, Some(color));
                    self.recording.claimed(color);
                }
            }
            What::DrawDeclined => self.offer = None,
            What::Answered(_) => {
                if !self.questions.is_empty() {
                    self.questions.remove(0);
                }
            }
            What::Proposed(rulings) => self.proposed = rulings.clone(),
            What::Ruled(ruling) => self.ruled(ruling, at),
            What::Record(fact) => self.recording.apply(fact, event),
            What::Conduct(fact) => self.conduct.apply(fact, self.plies.len() as u32),
            What::Blind(fact) => self.blind.apply(fact, event),
            What::Adjourn(fact) => self.adjournment.apply(fact, event),
            What::Quickplay(fact) => self.quickplay.apply(fact, event),
            What::IllegalMoveNoticed { ply } => {
                if let Some(ply) = self.plies.get_mut(*ply) {
                    ply.settled = true;
                }
            }
            What::PressedWithoutMove(color) => self.press_idly(*color, at),
            What::Irregular(fact) => self.irregular.apply(fact),
            What::Rapid(fact) => self.rapid.apply(fact),
            What::IllegalMoveCounted(color) => {
                self.illegal_moves[*color] += 1;
                self.irregular.counted = Some(*color);
                self.counted_at.push((*color, self.rulings.len()));
            }
            What::IllegalMoveUncounted(color) => {
                self.irregular.counted = None;
                self.illegal_moves[*color] = self.illegal_moves[*color].saturating_sub(1);
            }
            What::Repaired { .. } => {}
            What::FlagNoticed(_) | What::Complained | What::DrawAccepted | What::Resigned(_) => {}
        }
    }

    fn touch(&mut self, square: Square) {
        if let Some(piece) = self.position().board().piece_at(square) {
            self.touched.push(Touch { square, piece });
        }
    }

    /// An offer stands from now on, made by a claim or by word.
    fn offered(&mut self, by: Color, claim: Option<Color>) {
        self.offer = Some(by);
        self.draws.claim = claim;
        self.draws.consent = false;
    }

    fn make(
        &mut self,
        attempt: Attempt,
        hands: Hands,
        legal: Result<Move, Illegality>,
        testimony: Testimony,
        at: Millis,
    ) {
        // A move put right before the clock is pressed takes the place of the illegal one.
        if self.open_ply().is_some_and(|ply| ply.legal.is_err()) {
            self.plies.pop();
        }
        let position = *self.position();
        let mover = position.turn();
        let kept_to_duty = legal.is_ok_and(|mv| self.open_moves().contains(&mv));
        let touched = self.touched.as_slice().into();
        let after = match legal {
            Ok(mv) => Some(position.after(mv)),
            Err(_) => position.let_stand(attempt).ok(),
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
        });
        self.unpressed[mover] += 1;
        if legal.is_ok() {
            self.touched.clear();
            self.duty = None;
            if self.offer == Some(!mover) {
                self.offer = None;
            }
        }
    }

    /// The last open move of the player is completed; a move that ends the game is always the last one made.
    fn complete(&mut self, how: Completion, by: Actor) {
        let whose = match (how, by) {
            (Completion::Pressed | Completion::NextMove, Actor::Player(color)) => Some(color),
            _ => None,
        };
        let last = self.plies.len().saturating_sub(1);
        let open =
            |ply: &Ply| ply.completed.is_none() && whose.is_none_or(|color| ply.mover == color);
        let Some(place) = self.plies.iter().rposition(open) else {
            return;
        };
        self.plies[place].completed = Some(how);
        if place == last {
            self.blind.completed();
        }
        // After a legal move, what is touched is already the opponent's.
        if place == last && self.plies[place].legal.is_err() {
            self.touched.clear();
            self.duty = None;
        }
    }

    fn clock_fact(&mut self, fact: &a06_clock::Fact, at: Millis) {
        match fact {
            a06_clock::Fact::Absent(color) => self.present[*color] = false,
            a06_clock::Fact::Admitted(color) => {
                self.present[*color] = true;
                // The time since the default is his own.
                if self.outcome.take().is_some() {
                    let since = self.ended_at.take().unwrap_or(at);
                    self.clock.start(self.turn(), since);
                }
            }
            a06_clock::Fact::PressedUnread(by) => {
                let remaining = self.clock.remaining(*by, at);
                self.press(*by, at);
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
                }
            }
            other => self.at_the_clock.apply(other),
        }
    }

    /// The last move belongs to the first press that waited for one: the record has the times of that press.
    fn read_press(&mut self, color: Color) {
        if self.at_the_clock.unread.is_empty() {
            return;
        }
        let press = self.at_the_clock.unread.remove(0);
        self.at_the_clock.pressed(color, false);
        self.unpressed[color] = 0;
        if let Some(ply) = self.plies.last_mut() {
            ply.made_at = press.at;
            ply.remaining = press.remaining;
        }
    }

    fn ruled(&mut self, ruling: &Ruling, at: Millis) {
        self.proposed.clear();
        self.irregular.counted = None;
        match &ruling.remedy {
            Remedy::AddTime { to, time } => self.clock.add(*to, *time),
            Remedy::TakeTime { from, time } => self.clock.add(*from, -*time),
            Remedy::SetTime { of, time } => self.clock.set(*of, *time, at),
            Remedy::SetCounter { of, moves } => self.clock.set_moves(*of, *moves),
            Remedy::SetPeriod { of, period } => {
                self.clock.set_period(*of, period.saturating_sub(1));
            }
            Remedy::AddPerMove { time, mode } => {
                self.clock.set_per_move(mode.per_move(*time), at);
            }
            Remedy::Reinstate { .. } | Remedy::PressUndone { .. } => self.reinstate(at),
            Remedy::GoBack { ply, touches, .. } => self.go_back(*ply, *touches, at),
            Remedy::NewGame { .. } => self.begin_anew(),
            Remedy::NoCastling { player, rook } => self.lose_castling(*player, *rook),
            Remedy::MoveStands { .. } => {
                if let Some(ply) = self.plies.last_mut() {
                    ply.settled = true;
                }
            }
            Remedy::MustMove { duty, .. } => {
                self.duty = Some(duty.clone());
                self.duty_by = ruling.grounds.first().copied();
            }
            Remedy::BecomesQueen { square } => self.queen(*square),
            Remedy::Win { winner } => self.end(Outcome::Win(*winner), at),
            Remedy::Draw => self.end(Outcome::Draw, at),
            Remedy::Score { points } => self.end(Outcome::Score(*points), at),
            Remedy::Unplayed { there } => self.end(Outcome::Unplayed(*there), at),
            Remedy::PointsUp { to, points } => self.conduct.raised[*to] += points.0,
            Remedy::PointsDown { from, points } => self.conduct.lowered[*from] += points.0,
            Remedy::ArbiterDecides { question } => self.questions.push(question.clone()),
            Remedy::MustRecord { player } => {
                let by = ruling.grounds.first().copied();
                self.recording.owe(*player, self.plies.len(), by);
            }
            Remedy::NextPeriod { of, moves } => {
                self.clock.displays[*of].moves = *moves;
                self.clock.roll_over(*of, at);
                self.fallen.retain(|color| color != of);
            }
            Remedy::OfferVoid { .. } => self.offer = None,
            Remedy::DrawAllowed => self.draws.consent = true,
            Remedy::CountsAsMade { attempt } => self.count_as_made(attempt, at),
            Remedy::RecordSet { from, moves } => self.set_record(*from, moves, at),
            Remedy::PositionSet { position } => self.set_position(*position),
            Remedy::CountSet { of, count } => self.illegal_moves[*of] = *count,
            Remedy::Withdrawn { first, .. } => self.withdraw(*first, at),
            Remedy::GameGoesOn => self.go_on(at),
            Remedy::ClockOf { .. } | Remedy::CorrectClock => {}
            Remedy::PlayOn
            | Remedy::PutPiecesBack { .. }
            | Remedy::TransferPosition
            | Remedy::GetsScoresheet { .. }
            | Remedy::NeedNotRecord { .. }
            | Remedy::SheetReplaced { .. }
            | Remedy::OfferStands { .. }
            | Remedy::Unfounded { .. }
            | Remedy::ClaimCorrect { .. }
            | Remedy::ClaimRejected { .. }
            | Remedy::Warning { .. }
            | Remedy::Fined { .. }
            | Remedy::Excluded { .. }
            | Remedy::Expelled { .. }
            | Remedy::BystanderExpelled
            | Remedy::Permitted { .. }
            | Remedy::NotPermitted { .. }
            | Remedy::Otherwise { .. } => {}
        }
        // A display that was given time again shows no flag.
        let displays = &self.clock.displays;
        self.fallen
            .retain(|color| displays[*color].fell_at.is_some());
        self.rulings.push(ruling.clone());
        self.has_ruled(&ruling.remedy, at);
    }

    fn press(&mut self, color: Color, at: Millis) {
        let mut before = self.clock.displays[color].clone();
        before.remaining = self.clock.remaining(color, at);
        self.before_press = Some((color, before));
        self.clock.press(color, at);
        self.unpressed[color] = 0;
    }

    /// A move that was only written takes its place on the board.
    fn count_as_made(&mut self, done: &Done, at: Millis) {
        let attempt = done.0;
        let legal = self.position().judge(attempt);
        self.make(attempt, Hands::One, legal, Testimony::Screen, at);
        self.complete(Completion::EndedGame, Actor::Clock);
    }

    fn end(&mut self, outcome: Outcome, at: Millis) {
        self.clock.stop(at);
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
