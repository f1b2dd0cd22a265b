//! The table at which cases are played: the game, its time, and the acts of a line one after another.

use chess::{Attempt, Color};

use super::given::Given;
use super::run::rulings;
use super::words::Step;
use crate::command::{Act, Actor, Command, Hands, Refusal, attempt_text};
use crate::decide::decide;
use crate::event::Event;
use crate::game::Game;
use crate::idle;
use crate::refusal::Because;
use crate::rules::a06_clock;
use crate::rules::a07_irregularities::plays_without_king;
use crate::time::Millis;

/// A table at which a script is played: the game, its time, and what the last acts brought.
pub struct Table {
    /// The game.
    pub game: Game,
    /// The moment.
    pub now: Millis,
    /// Everything that has happened.
    pub events: Vec<Event>,
    /// The regulations are not whole: then nothing can be played.
    pub unfit: Vec<crate::regulations::RegulationError>,
}

/// What a line has brought about: the events up to the first act that cannot happen, and why that cannot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// What has happened.
    pub events: Vec<Event>,
    /// The act that could not happen, if there was one.
    pub refused: Option<Refusal>,
    /// Of several moves the one at which it stopped, or brought the first ruling.
    pub at: Option<String>,
}

impl Done {
    fn add(&mut self, result: Result<Vec<Event>, Refusal>) -> bool {
        match result {
            Ok(events) => self.events.extend(events),
            Err(refusal) => self.refused = Some(refusal),
        }
        self.refused.is_none()
    }
}

/// Where a case is played: at a table of its own, or at a board in a hall.
pub trait Stage {
    /// Does one act now.
    ///
    /// # Errors
    ///
    /// The act cannot happen.
    fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal>;

    /// Lets time pass.
    ///
    /// # Errors
    ///
    /// Time cannot pass here.
    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal>;

    /// What can be looked up.
    fn table(&self) -> &Table;

    /// Does what a line says, as far as it can be done.
    fn step(&mut self, step: &Step) -> Done {
        let mut done = Done::default();
        match step {
            Step::Do(by, act) => {
                done.add(self.act(*by, act.clone()));
            }
            Step::Pass(span) => {
                done.add(self.pass(*span));
            }
            Step::Play(by, attempt) => {
                self.play(*by, *attempt, &mut done);
            }
            Step::PlayAll(moves) => {
                for &attempt in moves {
                    if rulings(&done.events).next().is_some() && self.table().game.stopped {
                        // What was ruled has stopped the clocks: the rest is not played.
                        done.refused = Some(Refusal::plain(Because::ClocksStopped));
                        break;
                    }
                    let by = self.table().game.turn();
                    let goes_on = self.play(by, attempt, &mut done);
                    if done.at.is_none() && (!goes_on || rulings(&done.events).next().is_some()) {
                        done.at = Some(attempt_text(&attempt));
                    }
                    if !goes_on {
                        break;
                    }
                }
            }
        }
        done
    }

    /// Makes a move and presses, unless the move has ended the game or stopped the clocks.
    fn play(&mut self, by: Color, attempt: Attempt, done: &mut Done) -> bool {
        let game = &self.table().game;
        let without_king = plays_without_king(game, by).then_some(Because::KingTaken);
        if let Some(why) = idle::not_played(game).or(without_king) {
            // A hand can still move a piece then, and nothing is played by it.
            done.refused = Some(Refusal::plain(why));
            return false;
        }
        let (by, hands, stood) = (Actor::Player(by), Hands::One, game.stopped);
        if !done.add(self.act(by, Act::Move { attempt, hands })) {
            return false;
        }
        let game = &self.table().game;
        // Clocks that stood before do not keep a hand from them, though nothing comes of it.
        let stopped = game.stopped && !stood;
        game.outcome.is_some() || stopped || done.add(self.act(by, Act::Press))
    }
}

impl Table {
    /// Sits down as given.
    pub fn new(given: Given) -> Table {
        Table::new_at(given, Millis::ZERO)
    }

    /// Sits down as given, at a moment.
    pub fn new_at(given: Given, now: Millis) -> Table {
        let unfit = given.regulations.check().err().unwrap_or_default();
        let mut table = Table {
            game: Game::new(given.regulations),
            now,
            events: Vec::new(),
            unfit,
        };
        for color in Color::ALL {
            if !given.present[color] {
                let absent = Act::Clock(a06_clock::Act::Absent(color));
                let told = table.act(Actor::Arbiter, absent);
                told.expect("a player may be absent before the start");
            }
        }
        if given.started && table.unfit.is_empty() {
            let started = table.act(Actor::Arbiter, Act::Start);
            started.expect("a new game can be started");
        }
        table
    }
}

impl Stage for Table {
    fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal> {
        let at = self.now;
        let decided = decide(&self.game, &Command { by, at, act })?;
        self.game = decided.game;
        self.events.extend(decided.events.iter().cloned());
        Ok(decided.events)
    }

    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal> {
        self.now += span;
        self.act(Actor::Clock, Act::Tick)
    }

    fn table(&self) -> &Table {
        self
    }
}
