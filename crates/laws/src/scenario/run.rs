//! Running a case under an edition.

use std::collections::VecDeque;
use std::fmt;

use chess::Position;

use super::facts::{self, FactError};
use super::given::{self, Given};
use super::page::{Case, Keyword, Line};
pub use super::table::{Done, Stage, Table};
use super::words::{self, Step, WordError};
use super::{answers, cited, moves};
use crate::command::{Act, Refusal, parse_attempt};
use crate::edition::Edition;
use crate::event::{Event, What};
use crate::refusal::Because;
use crate::ruling::Ruling;

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

impl Failure {
    /// The same trouble under another edition?
    pub fn is_like(&self, other: &Failure) -> bool {
        let of = |failure: &Failure| (failure.line, failure.column);
        of(self) == of(other) && self.problem == other.problem
    }

    /// In words, with the editions it happened under.
    pub fn under(&self, editions: &str) -> String {
        let (line, column, problem) = (self.line, self.column, &self.problem);
        format!("line {line}, column {column} ({editions}): {problem}")
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.under(self.edition.year()))
    }
}

/// What an act has brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A ruling.
    Ruled(Ruling),
    /// It cannot happen.
    Refused {
        /// Why.
        refusal: Refusal,
        /// What would have been an answer, if it was one that is refused.
        asked: Option<String>,
    },
}

impl fmt::Display for Outcome {
    /// As a `then` line says it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Ruled(ruling) => write!(f, "{ruling}"),
            Outcome::Refused { refusal, .. } => match refusal.ground {
                Some(ground) => write!(f, "refused, {} by {ground}", refusal.why),
                None => write!(f, "refused, {}", refusal.why),
            },
        }
    }
}

impl Outcome {
    /// With what a reader needs to put it right.
    fn explained(&self) -> String {
        match self {
            Outcome::Refused {
                asked: Some(asked), ..
            } => format!("{self} ({asked})"),
            _ => self.to_string(),
        }
    }

    fn grounds(&self) -> Vec<&'static str> {
        match self {
            Outcome::Ruled(ruling) => ruling.grounds.iter().map(|ground| ground.0.name).collect(),
            Outcome::Refused { refusal, .. } => {
                refusal.ground.iter().map(|ground| ground.0.name).collect()
            }
        }
    }

    /// Is it what a `then` line says? Articles may be said by number, moves in SAN.
    fn is(&self, said: &str, edition: Edition, seen: &[Position]) -> bool {
        let found = self.to_string();
        if found == said {
            return true;
        }
        let grounds = self.grounds();
        let (found, said) = match grounds.is_empty() {
            true => (&*found, said),
            false => {
                let (Some((found, _)), Some((said, by))) =
                    (found.rsplit_once(" by "), said.rsplit_once(" by "))
                else {
                    return false;
                };
                let by: Vec<&str> = by.split(" with ").map(str::trim).collect();
                let same = |(name, said): (&&str, &&str)| cited::is(name, said, edition);
                if by.len() != grounds.len() || !grounds.iter().zip(&by).all(same) {
                    return false;
                }
                (found, said)
            }
        };
        let (found, said) = (found.split(' '), said.split(' '));
        let same = |(found, said): (&str, &str)| {
            found == said || is_move(found, said, seen) || is_counted(found, said)
        };
        found.clone().count() == said.clone().count() && found.zip(said).all(same)
    }
}

/// Pages used to count every thing in the plural.
fn is_counted(found: &str, said: &str) -> bool {
    let one = ["point", "round", "half-move", "move"].contains(&found);
    (one && said.strip_suffix('s') == Some(found)) || (found, said) == ("is", "are")
}

/// Is the move that a ruling names by its squares the one that is said, in a position that has been seen?
fn is_move(found: &str, said: &str, seen: &[Position]) -> bool {
    parse_attempt(found).is_some_and(|attempt| {
        let mut read = seen
            .iter()
            .map(|position| moves::of_word(said, Some(position)));
        read.any(|read| read == Ok(attempt))
    })
}

pub(super) fn rulings(events: &[Event]) -> impl Iterator<Item = &Ruling> {
    events.iter().filter_map(|event| match &event.what {
        What::Ruled(ruling) => Some(ruling),
        _ => None,
    })
}

/// What a line of a case came to.
pub enum Came {
    /// The players have sat down.
    SatDown,
    /// An act.
    Acted {
        /// What happened.
        done: Done,
        /// The rulings and the refusal it brought about.
        outcomes: Vec<Outcome>,
    },
    /// A fact: it is so, or what the line should say.
    Looked(Result<(), String>),
    /// What the page says of the acts before.
    Said,
}

/// A case at work.
struct Play<'a, S> {
    stage: S,
    edition: Edition,
    /// Where it is said what is wrong with the regulations.
    given: &'a Line,
}

impl<S: Stage> Play<'_, S> {
    fn fail(&self, line: &Line, column: usize, problem: String) -> Failure {
        Failure {
            line: line.number,
            column,
            edition: self.edition,
            problem,
        }
    }

    fn wrong(&self, line: &Line, error: &WordError) -> Failure {
        let column = line.column + error.column - 1;
        self.fail(line, column, format!("expected {}", error.expected))
    }

    /// Whoever misspells an answer is told what is asked.
    fn wrong_act(&self, line: &Line, error: &WordError) -> Failure {
        let mut failure = self.wrong(line, error);
        let answers = line.text.trim_start().starts_with("the arbiter answers");
        let asked = answers.then(|| answers::asked(&self.stage.table().game));
        if let Some(asked) = asked.flatten() {
            failure.problem = format!("{} ({asked})", failure.problem);
        }
        failure
    }

    fn act(&mut self, line: &Line) -> Result<(Step, Done), Failure> {
        let read = words::parse_at(&line.text, &self.stage.table().game);
        if !self.stage.table().unfit.is_empty() {
            read.map_err(|error| self.wrong_act(line, &error))?;
            let unfit = self.stage.table().unfit.iter().map(ToString::to_string);
            let why = unfit.collect::<Vec<_>>().join("; ");
            let given = &self.given;
            return Err(self.fail(given, given.column, format!("nothing can be played: {why}")));
        }
        let error = match read {
            Ok(step) => {
                let done = self.stage.step(&step);
                return Ok((step, done));
            }
            Err(error) => self.wrong_act(line, &error),
        };
        self.as_far_as_read(line, error)
    }

    /// Of several moves those that can be read, if a ruling has stopped the game before the one that cannot.
    fn as_far_as_read(&mut self, line: &Line, error: Failure) -> Result<(Step, Done), Failure> {
        let readable = error.column.saturating_sub(line.column);
        let said: String = line.text.chars().take(readable).collect();
        let said = format!("{} are played", said.trim_end());
        let Ok(step @ Step::PlayAll(_)) = words::parse_at(&said, &self.stage.table().game) else {
            return Err(error);
        };
        let mut done = self.stage.step(&step);
        let game = &self.stage.table().game;
        if rulings(&done.events).next().is_none() || game.outcome.is_none() && !game.stopped {
            return Err(error);
        }
        let why = match game.outcome {
            Some(_) => Because::GameOver,
            None => Because::ClocksStopped,
        };
        done.refused.get_or_insert(Refusal::plain(why));
        Ok((step, done))
    }

    fn line(&mut self, keyword: Keyword, line: &Line) -> Result<Came, Failure> {
        Ok(match keyword {
            Keyword::When => {
                let (step, done) = self.act(line)?;
                let game = &self.stage.table().game;
                let answered = matches!(step, Step::Do(_, Act::Answer(_)));
                let mut outcomes: Vec<Outcome> =
                    rulings(&done.events).cloned().map(Outcome::Ruled).collect();
                outcomes.extend(done.refused.clone().map(|refusal| Outcome::Refused {
                    refusal,
                    asked: answered.then(|| answers::asked(game)).flatten(),
                }));
                Came::Acted { done, outcomes }
            }
            Keyword::Then => Came::Said,
            Keyword::See => match facts::check(self.stage.table(), &line.text) {
                Ok(()) => Came::Looked(Ok(())),
                Err(FactError::Found(found)) => Came::Looked(Err(found)),
                Err(FactError::Words(error)) => return Err(self.wrong(line, &error)),
            },
        })
    }
}

/// Plays a case to its end, whatever it says, and tells what each line came to.
///
/// # Errors
///
/// The first line that cannot be read, or what `tell` objects to.
pub fn play<S: Stage>(
    case: &Case,
    edition: Edition,
    open: impl FnOnce(Given) -> S,
    mut tell: impl FnMut(&Table, &Line, Came) -> Result<(), Failure>,
) -> Result<Vec<Event>, Failure> {
    let given = given::parse(&case.given.text, edition).map_err(|error| Failure {
        line: case.given.number,
        column: case.given.column + error.column - 1,
        edition,
        problem: format!("expected {}", error.expected),
    })?;
    let mut play = Play {
        stage: open(given),
        edition,
        given: &case.given,
    };
    tell(play.stage.table(), &case.given, Came::SatDown)?;
    for (keyword, line) in case.lines.iter().filter(|(_, line)| line.is_for(edition)) {
        let came = play.line(*keyword, line)?;
        tell(play.stage.table(), line, came)?;
    }
    Ok(play.stage.table().events.clone())
}

/// What a case must say, held against what it says.
struct Checker {
    edition: Edition,
    /// What acts have brought about since the last `then`.
    brought: VecDeque<Outcome>,
    /// The last act, and of several moves the one that mattered.
    acted: Option<(Line, Option<String>)>,
    answered: bool,
    /// The positions in which a page may name a move.
    seen: Vec<Position>,
    cited: Vec<&'static str>,
}

impl Checker {
    fn fail(&self, line: &Line, problem: String) -> Failure {
        Failure {
            line: line.number,
            column: line.column,
            edition: self.edition,
            problem,
        }
    }

    fn tell(&mut self, table: &Table, line: &Line, came: Came) -> Result<(), Failure> {
        match came {
            Came::SatDown => {
                let unfit = table.unfit.iter();
                self.cited.extend(unfit.map(|error| error.ground.0.name));
                self.seen.push(*table.game.position());
            }
            Came::Acted { done, outcomes } => {
                if self.answered {
                    self.all_said()?;
                }
                self.answered = false;
                self.cited
                    .extend(outcomes.iter().flat_map(Outcome::grounds));
                self.brought.extend(outcomes);
                self.acted = Some((line.clone(), done.at));
                // What a ruling takes back was seen too.
                self.seen.extend(table.game.positions());
                self.seen.dedup();
            }
            Came::Said => {
                self.answered = true;
                self.said(line)?;
            }
            Came::Looked(Ok(())) => self.cited.extend(grounds_in(&line.text, self.edition)),
            Came::Looked(Err(found)) => {
                let problem = format!("found instead: {found}");
                return Err(self.parts(line, &line.text, problem));
            }
        }
        Ok(())
    }

    fn said(&mut self, line: &Line) -> Result<(), Failure> {
        let said = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.brought.pop_front() {
            None if said == "nothing" => Ok(()),
            None => Err(self.parts(line, &said, format!("nothing was ruled, not: {said}"))),
            Some(outcome) if outcome.is(&said, self.edition, &self.seen) => Ok(()),
            Some(outcome) => {
                let problem = format!("ruled instead: {}", outcome.explained());
                Err(self.parts(line, &said, problem))
            }
        }
    }

    /// Page and software part here. An article that this edition does not have is named first.
    fn parts(&self, line: &Line, said: &str, problem: String) -> Failure {
        let problem = match cited::unknown(said, self.edition) {
            Some(unknown) => format!("{unknown}; {problem}"),
            None => problem,
        };
        self.fail(line, problem)
    }

    fn all_said(&self) -> Result<(), Failure> {
        let (Some(unsaid), Some((line, at))) = (self.brought.front(), &self.acted) else {
            return Ok(());
        };
        let at = at
            .as_ref()
            .map(|mv| format!(" (at {mv})"))
            .unwrap_or_default();
        Err(self.fail(
            line,
            format!("the page does not say: {}{at}", unsaid.explained()),
        ))
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
    let mut checker = Checker {
        edition,
        brought: VecDeque::new(),
        acted: None,
        answered: true,
        seen: Vec::new(),
        cited: Vec::new(),
    };
    let events = play(case, edition, open, |table, line, came| {
        checker.tell(table, line, came)
    })?;
    checker.all_said()?;
    Ok(Passed {
        cited: checker.cited,
        events,
    })
}

/// The rules that a fact names as its grounds: `… by bishop-move with capture`. What was found is what the line
/// says, so the names are the software's own.
fn grounds_in(text: &str, edition: Edition) -> impl Iterator<Item = &'static str> {
    let grounds = text.rsplit_once(" by ").map_or("", |(_, grounds)| grounds);
    let grounds = grounds.split(" with ");
    grounds.filter_map(move |said| cited::rule(said.trim(), edition))
}
