//! Running a case under an edition.

use std::fmt;

use chess::Color;

use super::given::{self, Given};
use super::page::{Case, Keyword, Line};
use super::words::{self, Step, Words};
use crate::command::{Act, Actor, Command, Hands, Refusal};
use crate::decide::decide;
use crate::edition::Edition;
use crate::event::{Event, What};
use crate::game::Game;
use crate::rules::{
    a04_touch, a06_clock, a07_irregularities, a08_record, a11_conduct, app_c_notation, app_d_blind,
    board, g1_adjourned, g2_chess960, g3_quickplay,
};
use crate::ruling::Ruling;
use crate::time::Millis;

/// What a case that ran without a fault has cited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// The names of all rules cited by rulings and refusals.
    pub cited: Vec<&'static str>,
    /// The log.
    pub events: Vec<Event>,
}

/// Where a case went another way than its page says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the page.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// The edition it ran under.
    pub edition: Edition,
    /// What happened instead.
    pub problem: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {} ({}): {}",
            self.line, self.column, self.edition, self.problem
        )
    }
}

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

    /// Does what a line says.
    ///
    /// # Errors
    ///
    /// The first act that cannot happen.
    fn step(&mut self, step: &Step) -> Result<Vec<Event>, Refusal> {
        let moves = match step {
            Step::Do(by, act) => return self.act(*by, act.clone()),
            Step::Pass(span) => return self.pass(*span),
            Step::Play(moves) => moves,
        };
        let mut events = Vec::new();
        for &attempt in moves {
            let by = Actor::Player(self.table().game.turn());
            let hands = Hands::One;
            events.extend(self.act(by, Act::Move { attempt, hands })?);
            let game = &self.table().game;
            if game.outcome.is_none() && !game.stopped {
                events.extend(self.act(by, Act::Press)?);
            }
        }
        Ok(events)
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
        let events = decide(&self.game, &Command { by, at, act })?;
        for event in &events {
            self.game.apply(event);
        }
        self.events.extend(events.iter().cloned());
        Ok(events)
    }

    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal> {
        self.now += span;
        self.act(Actor::Clock, Act::Tick)
    }

    fn table(&self) -> &Table {
        self
    }
}

/// What acts have brought about since the last `then`.
enum Outcome {
    Ruled(Ruling),
    Refused(Refusal),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Ruled(ruling) => write!(f, "{ruling}"),
            Outcome::Refused(refusal) => match refusal.ground {
                Some(ground) => write!(f, "refused, {} by {ground}", refusal.why),
                None => write!(f, "refused, {}", refusal.why),
            },
        }
    }
}

/// Runs a case under one edition.
///
/// # Errors
///
/// The first line at which the page and the software part.
pub fn run(case: &Case, edition: Edition) -> Result<Passed, Failure> {
    run_at(case, edition, Table::new)
}

/// Runs a case under one edition, elsewhere than at a table of its own.
///
/// # Errors
///
/// The first line at which the page and the software part.
pub fn run_at<S: Stage>(
    case: &Case,
    edition: Edition,
    open: impl FnOnce(Given) -> S,
) -> Result<Passed, Failure> {
    let fail = |line: &Line, column: usize, problem: String| Failure {
        line: line.number,
        column,
        edition,
        problem,
    };
    let given = given::parse(&case.given.text, edition).map_err(|e| {
        fail(
            &case.given,
            case.given.column + e.column - 1,
            format!("expected {}", e.expected),
        )
    })?;
    let mut stage = open(given);
    let mut cited = Vec::new();
    let mut brought: std::collections::VecDeque<Outcome> = std::collections::VecDeque::new();
    let mut acted: Option<Line> = None;
    let mut answered = true;
    for error in &stage.table().unfit {
        cited.push(error.ground.0.name);
    }
    for (keyword, line) in case.lines.iter().filter(|(_, line)| line.is_for(edition)) {
        match keyword {
            Keyword::When => {
                if let (true, Some(unsaid), Some(done)) = (answered, brought.front(), &acted) {
                    return Err(fail(
                        done,
                        done.column,
                        format!("the page does not say: {unsaid}"),
                    ));
                }
                answered = false;
                let step = words::parse(&line.text).map_err(|e| {
                    fail(
                        line,
                        line.column + e.column - 1,
                        format!("expected {}", e.expected),
                    )
                })?;
                match stage.step(&step) {
                    Ok(events) => brought.extend(rulings(&events).map(Outcome::Ruled)),
                    Err(refusal) => brought.push_back(Outcome::Refused(refusal)),
                }
                acted = Some(line.clone());
                note(&brought, &mut cited);
            }
            Keyword::Then => {
                answered = true;
                expect(&line.text, &mut brought)
                    .map_err(|problem| fail(line, line.column, problem))?;
            }
            Keyword::See => {
                see(stage.table(), line).map_err(|problem| fail(line, line.column, problem))?;
                cited.extend(grounds_in(&line.text));
            }
        }
    }
    if let (Some(unsaid), Some(done)) = (brought.front(), &acted) {
        return Err(fail(
            done,
            done.column,
            format!("the page does not say: {unsaid}"),
        ));
    }
    Ok(Passed {
        cited,
        events: stage.table().events.clone(),
    })
}

fn rulings(events: &[Event]) -> impl Iterator<Item = Ruling> {
    let ruled = events.iter().filter_map(|event| match &event.what {
        What::Ruled(ruling) => Some(ruling.clone()),
        _ => None,
    });
    ruled.collect::<Vec<_>>().into_iter()
}

fn note(brought: &std::collections::VecDeque<Outcome>, cited: &mut Vec<&'static str>) {
    for outcome in brought {
        match outcome {
            Outcome::Ruled(ruling) => {
                cited.extend(ruling.grounds.iter().map(|ground| ground.0.name))
            }
            Outcome::Refused(refusal) => cited.extend(refusal.ground.map(|ground| ground.0.name)),
        }
    }
}

fn expect(text: &str, brought: &mut std::collections::VecDeque<Outcome>) -> Result<(), String> {
    let expected = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match brought.pop_front() {
        None if expected == "nothing" => Ok(()),
        None => Err(format!("nothing was ruled, not: {expected}")),
        Some(outcome) if expected == "nothing" => Err(format!("ruled instead: {outcome}")),
        Some(outcome) if outcome.to_string() == expected => Ok(()),
        Some(outcome) => Err(format!("ruled instead: {outcome}")),
    }
}

/// Facts that a page can look up.
fn see(table: &Table, line: &Line) -> Result<(), String> {
    let mut words = Words::new(&line.text);
    let bad = |error: words::WordError| format!("expected {}", error.expected);
    if words.take("the clock of") {
        let color = words.color().map_err(bad)?;
        if !words.take("shows") {
            return Err("expected shows".into());
        }
        let shown = table.game.clock.remaining(color, table.now).to_string();
        return compare(&shown, words.rest());
    }
    if words.take("the open moves are") {
        let mut open: Vec<String> = table
            .game
            .open_moves()
            .iter()
            .map(|&mv| crate::command::attempt_text(&mv.into()))
            .collect();
        open.sort();
        let mut expected: Vec<&str> = words.rest().split_whitespace().collect();
        expected.sort_unstable();
        return compare(&open.join(" "), &expected.join(" "));
    }
    if words.take("the position is") {
        let fen = table.game.position().to_fen();
        return compare(&fen, words.rest());
    }
    if words.take("the regulations are refused:") {
        let told: Vec<String> = table
            .unfit
            .iter()
            .map(|e| format!("{} by {}", e.field, e.ground))
            .collect();
        return compare(&told.join(", "), words.rest());
    }
    if words.take("the regulations are whole") {
        let told: Vec<String> = table.unfit.iter().map(ToString::to_string).collect();
        return compare(&told.join(", "), "");
    }
    if words.take("the phase is") {
        return compare(&format!("{:?}", table.game.phase()), words.rest());
    }
    let areas = [
        board::see,
        a04_touch::see,
        app_c_notation::see,
        g2_chess960::see,
        a06_clock::see,
        a07_irregularities::see,
        a08_record::see,
        a11_conduct::see,
        app_d_blind::see,
        g1_adjourned::see,
        g3_quickplay::see,
    ];
    for area in areas {
        if let Some(found) = area(&table.game, &mut words).map_err(bad)? {
            return compare(&found, words.rest());
        }
    }
    Err("expected the clock of, the open moves are, the position is, the phase is or the regulations are".into())
}

/// The rules that a fact names as its grounds: `… by bishop-move with capture`. What was found is what the line
/// says, so the names are the software's own.
fn grounds_in(text: &str) -> impl Iterator<Item = &'static str> {
    let grounds = text.rsplit_once(" by ").map_or("", |(_, grounds)| grounds);
    grounds
        .split(" with ")
        .filter_map(|name| crate::rules::by_name(name.trim()).map(|rule| rule.name))
}

fn compare(found: &str, expected: &str) -> Result<(), String> {
    if found == expected.trim() {
        Ok(())
    } else {
        Err(format!("found instead: {found}"))
    }
}
