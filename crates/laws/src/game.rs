//! The state of a game, and what can be told from it.
//!
//! `evolve` consults no rule and cannot fail: mending a rule never rewrites a finished game.

mod decisions;
mod evolve;
mod hand;
mod lying;
mod parts;
mod repair;
mod ruled;
mod seen;
mod telling;
mod time_of;
mod touches;
mod undo;
mod unsaid;

use std::sync::Arc;

use chess::{ByColor, Color, Illegality, Position, Square};

pub use crate::behind::Waiting;
pub use decisions::Decision;
pub use parts::{Again, Outcome, Phase, Plies, Ply, Touch};
pub use seen::Seen;
pub use touches::Unbound;
pub(crate) use undo::half_moves_before;

use crate::clock::{Clock, Display};
use crate::discretion::Question;
use crate::event::Completion;
use crate::grown::Grown;
use crate::regime::Regime;
use crate::regulations::{Regulations, Witness};
use crate::rule::Ground;
use crate::rules::a04_touch::Parts;
use crate::rules::{
    a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct, app_a_rapid, app_d_blind,
    g1_adjourned, g3_quickplay,
};
use crate::ruling::{Duty, Ruling};
use crate::time::Millis;

/// A game under the Laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    regulations: Arc<Regulations>,
    regime: Regime,
    start: Position,
    /// Moves made, the last of which may be open.
    pub plies: Grown<Ply>,
    /// Positions that an arbiter has set up, each with the place of the move that followed.
    pub set_up: Vec<(usize, Position)>,
    /// What was ruled together, the oldest first.
    pub decisions: Vec<Decision>,
    ruling_since: Option<(Millis, usize)>,
    /// The place of the ruling whose question has just been answered.
    answering: Option<usize>,
    before_ruling: Option<Arc<decisions::Before>>,
    counted_at: Vec<(Color, usize)>,
    /// Moves that were found at fault, by their places, and how many rulings there were before.
    noticed_at: Vec<(usize, usize)>,
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
    /// Touches that bind nobody, as far as is known, in their order.
    pub unbound: Vec<Unbound>,
    /// What has been done of a move that is not made yet.
    pub parts: Parts,
    /// The same as everybody has seen it.
    seen: Option<Box<Seen>>,
    /// Was a complaint the last thing that happened?
    complained: bool,
    /// Rulings that were said again because somebody complained, by their places.
    said_again: Vec<usize>,
    /// Rulings on what a hand did while it was telling a move piece by piece, by their places.
    kept_back: Vec<usize>,
    /// Pieces that a hand has left beside any move: their squares in the position, and where they lie.
    pub(crate) left: Vec<(Square, Square)>,
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
    /// The same of the press before, if the last one had no move.
    pub before_idle: Option<(Color, Display)>,
    /// An offer that stands, and whose: the first, if both have offered one.
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
    /// What was done or claimed after them and is to be heard when they are settled, the oldest first.
    pub behind: Vec<Waiting>,
    /// All rulings so far.
    pub rulings: Grown<Ruling>,
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
        let start = regulations.start();
        let control = regulations.time_control.clone();
        let (periods, shows) = (regulations.from_periods, regulations.from_clocks);
        let moves = regulations.moves_before();
        let clock = match (periods, shows) {
            (None, None) => Clock::new(control),
            (Some(periods), shows) => Clock::late(control, moves, periods, shows),
            (None, shows) => {
                let first = ByColor { white: 1, black: 1 };
                Clock::late(control, ByColor::default(), first, shows)
            }
        };
        Game {
            regime: app_a_rapid::regime(&regulations),
            regulations: Arc::new(regulations),
            start,
            plies: Grown::new(),
            set_up: Vec::new(),
            decisions: Vec::new(),
            ruling_since: None,
            answering: None,
            before_ruling: None,
            counted_at: Vec::new(),
            noticed_at: Vec::new(),
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
            unbound: Vec::new(),
            parts: Parts::default(),
            seen: None,
            complained: false,
            said_again: Vec::new(),
            kept_back: Vec::new(),
            left: Vec::new(),
            duty: None,
            duty_by: None,
            unpressed: ByColor::default(),
            illegal_moves: ByColor::default(),
            irregular: a07_irregularities::State::default(),
            before_press: None,
            before_idle: None,
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
            behind: Vec::new(),
            rulings: Grown::new(),
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

    /// The last move, if it is illegal, not completed, and looks like any other: its maker may still put it right.
    pub(crate) fn open_illegal(&self) -> Option<&Ply> {
        let open = self.open_ply().filter(|ply| ply.legal.is_err());
        open.filter(|ply| hand::passes_the_move(ply.legal))
            .filter(|_| !self.is_set_up_anew())
    }

    /// The last move, if it is a pawn that waits on the last rank for its piece.
    pub fn open_promotion(&self) -> Option<&Ply> {
        let waits = |ply: &&Ply| ply.legal == Err(Illegality::PromotionMissing);
        self.open_ply()
            .filter(waits)
            .filter(|_| !self.is_set_up_anew())
    }

    /// Has the arbiter set up a position since the last move?
    fn is_set_up_anew(&self) -> bool {
        let since = |(at, _): &(usize, Position)| *at == self.plies.len();
        self.set_up.last().is_some_and(since)
    }

    /// The position as everybody at the board has it: a move that was made passes the move on, legal or not. Which of the two
    /// it was, nobody is told before it is completed, and so no act may be answered by it.
    pub fn position(&self) -> &Position {
        let made = self.open_illegal().and_then(|ply| ply.after.as_ref());
        made.unwrap_or_else(|| self.standing())
    }

    /// The position that counts: an illegal move that is not completed has not changed it.
    pub fn standing(&self) -> &Position {
        self.before(self.plies.len())
    }

    /// Has a move at this place changed the position? An illegal one has once it is completed, or was answered.
    fn counts(&self, at: usize) -> bool {
        let ply = &self.plies[at];
        ply.legal.is_ok() || ply.completed.is_some() || at + 1 < self.plies.len()
    }

    /// All positions that have stood on the board, the first one included, as everybody has seen them.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        let plies = self.plies.iter().enumerate();
        let counted =
            plies.filter(|(at, ply)| self.counts(*at) || hand::passes_the_move(ply.legal));
        std::iter::once(&self.start).chain(counted.filter_map(|(_, ply)| ply.after.as_ref()))
    }

    /// The position before a move, given by its place in the game.
    pub fn before(&self, ply: usize) -> &Position {
        let ply = ply.min(self.plies.len());
        let (since, set_up) = match self.set_up.iter().rev().find(|(at, _)| *at <= ply) {
            Some((at, position)) => (*at, position),
            None => (0, &self.start),
        };
        let mut played = (since..ply).rev().filter(|&at| self.counts(at));
        let after = played.find_map(|at| self.plies[at].after.as_ref());
        after.unwrap_or(set_up)
    }

    /// The place of a side's move with a number.
    pub fn ply_numbered(&self, number: u32, color: Color) -> Option<usize> {
        let plies = self.plies.iter().enumerate();
        plies
            .filter(|(_, ply)| ply.mover == color)
            .map(|(at, _)| at)
            .find(|&at| self.before(at).fullmoves() == number)
    }

    /// Has this player an offer of a draw open?
    pub fn has_offered(&self, by: Color) -> bool {
        self.offer.is_some_and(|of| of == by || self.draws.also)
    }

    /// Who has the move (1.3): the opponent of whoever has made the last one.
    pub fn turn(&self) -> Color {
        // Without his king the opponent has the move all the same, though no position shows it.
        let without_king = |ply: &&Ply| ply.after.is_none() && ply.completed.is_some();
        let last = self.plies.last().filter(without_king);
        let taken = last.filter(|_| !self.is_set_up_anew());
        match self.open_illegal().or(taken) {
            Some(ply) => !ply.mover,
            None => self.standing().turn(),
        }
    }

    /// Does somebody or something watch the board itself?
    pub fn is_watched(&self) -> bool {
        self.regulations.witness == Witness::Board
    }

    /// Is the position on the board seen, and not only written?
    pub fn is_seen(&self) -> bool {
        let last = self.plies.last();
        self.is_watched() || self.is_set() || last.is_some_and(|ply| ply.testimony.has_seen())
    }

    /// Has the arbiter set the position as it stands, after the last move?
    pub fn is_set(&self) -> bool {
        let set = self.set_up.last();
        let since = |(place, _): &(usize, Position)| *place == self.plies.len();
        set.is_some_and(since) && self.at_the_clock.since_set == 0
    }

    /// Half-moves made as far as anybody knows: those of the record, and a press for each that it lacks.
    pub fn half_moves(&self) -> usize {
        self.plies.len() + self.at_the_clock.unread.len()
    }

    /// The same where the clock is all there is: what the counters tell.
    pub fn half_moves_told(&self) -> u32 {
        let told = self.half_moves() as u32;
        if self.is_watched() {
            return told;
        }
        let pressed: u32 = Color::ALL.map(|color| self.pressed(color)).iter().sum();
        told.max(pressed)
    }

    /// Half-moves made before the nth move of a side, counted like [`Game::counted`], as [`Game::half_moves_told`] has them.
    pub(crate) fn half_moves_before(&self, color: Color, nth: u32) -> u32 {
        let second = u32::from(color != self.start.turn());
        2 * nth.saturating_sub(self.taken_over(color) + 1) + second
    }

    /// The number that the nth move of a side has, counted like [`Game::counted`].
    pub(crate) fn number_of_move(&self, color: Color, nth: u32) -> u32 {
        (self.start.ply() + self.half_moves_before(color, nth)) / 2 + 1
    }

    /// Has a side made a move, as far as anybody knows? Where nobody watches, a press tells of one too.
    pub fn has_moved(&self, color: Color) -> bool {
        self.made(color) > 0 || !self.is_watched() && self.counted(color) > 0
    }

    /// Does anything tell what stands on the board: an eye, the sheets, or that nothing was played yet?
    pub fn is_told(&self) -> bool {
        self.is_seen() || self.is_read()
    }

    /// Is anything known of the moves, or has none been made? Where the clock is all there is, a press tells of a move and
    /// not of which.
    pub fn is_read(&self) -> bool {
        let moved = |color: Color| self.pressed(color) > 0;
        let moved = !self.plies.is_empty() || Color::ALL.into_iter().any(moved);
        self.regulations.witness != Witness::Clock || self.is_set() || !moved
    }

    /// Moves before the position with which a game began late, where they count for the time control (6.4).
    pub(crate) fn taken_over(&self, color: Color) -> u32 {
        match self.regulations.from_periods {
            Some(_) => self.regulations.moves_before()[color],
            None => 0,
        }
    }

    /// Moves made by a side, those before a late beginning among them.
    pub fn made(&self, color: Color) -> u32 {
        match self.before_set_up(color) {
            Some((place, moves)) => {
                let since = self.plies.since(place);
                moves
                    + since
                        .filter(|ply| ply.mover == color && !ply.is_idle())
                        .count() as u32
            }
            None => self.taken_over(color) + self.plies.count().made[color],
        }
    }

    /// Is the move at this place completed, as everybody sees it? A move that was answered before its press is completed by
    /// that press, or by the next one of its maker (6.2.1.2); that an illegal one goes back for nothing does not show here.
    pub fn is_completed(&self, at: usize) -> bool {
        let ply = &self.plies[at];
        let made_another = || self.plies.since(at + 1).any(|p| p.mover == ply.mover);
        match ply.completed {
            None => false,
            Some(Completion::Answered) => self.unpressed[ply.mover] == 0 || made_another(),
            Some(_) => true,
        }
    }

    /// Moves completed by a side, counted like those made.
    pub fn completed(&self, color: Color) -> u32 {
        let his = |ply: &Ply| ply.mover == color && !ply.is_idle();
        let last = self.plies.iter().rposition(his);
        // Only his last move can be answered without being completed.
        let answered =
            last.is_some_and(|at| self.plies[at].completed.is_some() && !self.is_completed(at));
        let completed = match self.before_set_up(color) {
            Some((place, moves)) => {
                let since = self.plies.since(place).filter(|ply| his(ply));
                moves + since.filter(|ply| ply.completed.is_some()).count() as u32
            }
            None => self.taken_over(color) + self.plies.count().completed[color],
        };
        completed.saturating_sub(u32::from(answered))
    }

    /// Completed moves for the time control: those of the game, or the counter where the arbiter has set it
    /// higher.
    pub fn counted(&self, color: Color) -> u32 {
        self.completed(color).max(self.clock.displays[color].moves)
    }

    /// Of these, the moves of this game: those before a late beginning are nobody's press.
    pub(crate) fn pressed(&self, color: Color) -> u32 {
        self.counted(color).saturating_sub(self.taken_over(color))
    }

    /// Whose illegal move is in the count although the arbiter has still to say what follows from it.
    pub(crate) fn counted_in_question(&self) -> Option<Color> {
        if !self.proposed.is_empty() {
            return self.irregular.counted;
        }
        let (_, asked) = self.asks_for_position()?;
        asked.offender
    }

    /// Is it asked from which position the game goes on? The place of the question, and the question.
    pub(crate) fn asks_for_position(&self) -> Option<(usize, &a07_irregularities::LastPosition)> {
        let mut open = self.questions.iter().enumerate();
        open.find_map(|(place, question)| match question {
            Question::LastPosition(asked) => Some((place, asked)),
            _ => None,
        })
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

    /// Does it wait for the arbiter's word that a player has come too late?
    pub(crate) fn is_default_proposed(&self) -> bool {
        self.proposed.iter().any(Ruling::is_unplayed)
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
        let waited = absent && !self.at_the_clock.waits_on && !self.is_default_proposed();
        // Whoever comes at its last moment is in time (6.7.1).
        waited.then(|| started + self.regulations.default_time() + Millis(1))
    }
}
