//! The words of acts: one sentence, one act.

use std::fmt;

use chess::{Attempt, Color, Square};

use crate::command::{Act, Actor, parse_attempt};
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, g1_adjourned, g3_quickplay,
};
use crate::time::Millis;

/// What a `when` line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody does something.
    Do(Actor, Act),
    /// Time passes.
    Pass(Millis),
    /// Moves are made and the clock pressed, by the players in turn.
    Play(Vec<Attempt>),
}

/// A line that is not understood: where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordError {
    /// Counted from 1 within the text given.
    pub column: usize,
    /// What should have stood there.
    pub expected: String,
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for WordError {}

/// Words of a line, read from left to right.
pub(crate) struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a str) -> Words<'a> {
        Words { text, at: 0 }
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.text[self.at..].trim_start()
    }

    fn start(&self) -> usize {
        self.text.len() - self.rest().len()
    }

    /// All that is left, as free text.
    pub(crate) fn free_text(&mut self) -> &'a str {
        let rest = self.rest();
        self.at = self.text.len();
        rest
    }

    pub(crate) fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    pub(crate) fn error<T>(&self, expected: impl Into<String>) -> Result<T, WordError> {
        let column = self.text[..self.start()].chars().count() + 1;
        Err(WordError {
            column,
            expected: expected.into(),
        })
    }

    /// Takes a phrase if it stands next.
    pub(crate) fn take(&mut self, phrase: &str) -> bool {
        let rest = self.rest();
        let Some(after) = rest.strip_prefix(phrase) else {
            return false;
        };
        if !after.is_empty() && !after.starts_with(char::is_whitespace) {
            return false;
        }
        self.at = self.text.len() - after.len();
        true
    }

    /// The next word.
    pub(crate) fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at = self.text.len() - rest.len() + end;
        &rest[..end]
    }

    pub(crate) fn parse<T>(
        &mut self,
        expected: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, WordError> {
        let before = self.at;
        let word = self.word();
        read(word).ok_or(()).or_else(|()| {
            self.at = before;
            self.error(expected)
        })
    }

    pub(crate) fn square(&mut self) -> Result<Square, WordError> {
        self.parse("a square such as e4", |word| word.parse().ok())
    }

    pub(crate) fn attempt(&mut self) -> Result<Attempt, WordError> {
        self.parse(
            "a move such as e2e4, e7e8=Q or e1+h1 for castling",
            parse_attempt,
        )
    }

    pub(crate) fn color(&mut self) -> Result<Color, WordError> {
        self.parse("white or black", color_word)
    }

    /// A time as a clock shows it: `1:20:00`, `50:00`, `0:09.5`.
    pub(crate) fn clock_time(&mut self) -> Result<Millis, WordError> {
        self.parse("a time such as 1:20:00 or 4:59", clock_time)
    }

    pub(crate) fn end(&mut self) -> Result<(), WordError> {
        if self.is_done() {
            Ok(())
        } else {
            self.error("the end of the line")
        }
    }

    /// `2 minutes`, `1 minute 30 seconds`, `0.5 seconds`.
    pub(crate) fn span(&mut self) -> Result<Millis, WordError> {
        let mut sum = Millis::ZERO;
        loop {
            let number = self.parse("a number", |word| word.parse::<f64>().ok())?;
            let unit = self.parse("seconds, minutes or hours", |word| match word {
                "second" | "seconds" => Some(1000.0),
                "minute" | "minutes" => Some(60_000.0),
                "hour" | "hours" => Some(3_600_000.0),
                _ => None,
            })?;
            sum += Millis((number * unit).round() as i64);
            if !self.rest().starts_with(|c: char| c.is_ascii_digit()) {
                return Ok(sum);
            }
        }
    }
}

/// `1:20:00` or `50:00`; the last part may have tenths.
pub(crate) fn clock_time(word: &str) -> Option<Millis> {
    let (whole, seconds) = word.rsplit_once(':')?;
    let seconds: f64 = seconds.parse().ok().filter(|s| (0.0..60.0).contains(s))?;
    let minutes = match whole.split_once(':') {
        Some((hours, minutes)) => {
            hours.parse::<i64>().ok()?.checked_mul(60)? + minutes.parse::<i64>().ok()?
        }
        None => whole.parse::<i64>().ok()?,
    };
    Some(Millis::minutes(minutes) + Millis((seconds * 1000.0).round() as i64))
}

fn color_word(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Reads one act.
///
/// # Errors
///
/// The column where the line stops making sense, and what was expected there.
pub fn parse(text: &str) -> Result<Step, WordError> {
    let mut words = Words::new(text);
    if words.rest().starts_with(|c: char| c.is_ascii_digit()) {
        let span = words.span()?;
        if !(words.take("pass") || words.take("passes")) {
            return words.error("pass");
        }
        words.end()?;
        return Ok(Step::Pass(span));
    }
    if words.take("the moves") {
        let mut moves = Vec::new();
        while !words.take("are played") {
            moves.push(words.attempt()?);
        }
        words.end()?;
        return Ok(Step::Play(moves));
    }
    let actor = actor(&mut words)?;
    let step = match actor {
        Actor::Player(color) => player_act(&mut words, color)?,
        Actor::Arbiter => Step::Do(actor, arbiter_act(&mut words)?),
        Actor::Clock => Step::Do(actor, search_act(&mut words)?),
    };
    words.end()?;
    Ok(step)
}

fn actor(words: &mut Words) -> Result<Actor, WordError> {
    if words.take("the arbiter") {
        return Ok(Actor::Arbiter);
    }
    if words.take("the search") {
        return Ok(Actor::Clock);
    }
    if words.take("white") {
        return Ok(Actor::Player(Color::White));
    }
    if words.take("black") {
        return Ok(Actor::Player(Color::Black));
    }
    words.error("white, black, the arbiter, the moves, the search or a span of time")
}

/// Asks the articles in turn which act of a player the words are.
fn player_act(words: &mut Words, color: Color) -> Result<Step, WordError> {
    if words.take("plays") {
        return Ok(Step::Play(vec![words.attempt()?]));
    }
    let act = if let Some(act) = a04_touch::player_words(words)? {
        act
    } else if let Some(act) = a05_end::player_words(words)? {
        act
    } else if let Some(act) = a06_clock::player_words(words, color)? {
        act
    } else if let Some(act) = a07_irregularities::player_words(words)? {
        act
    } else if let Some(act) = a08_record::player_words(words, color)? {
        Act::Record(act)
    } else if let Some(act) = a09_draws::player_words(words)? {
        act
    } else if let Some(act) = a11_conduct::player_words(words, color)? {
        Act::Conduct(act)
    } else if let Some(act) = app_a_rapid::player_words(words)? {
        act
    } else if let Some(act) = app_d_blind::player_words(words, color)? {
        Act::Blind(act)
    } else if let Some(act) = g1_adjourned::player_words(words, color)? {
        Act::Adjourn(act)
    } else if let Some(act) = g3_quickplay::player_words(words, color)? {
        Act::Quickplay(act)
    } else {
        return words.error("an act of a player, such as: moves e2e4, presses the clock, offers a draw (see articles/README.md)");
    };
    Ok(Step::Do(Actor::Player(color), act))
}

/// Asks the articles in turn which act of the arbiter the words are.
fn arbiter_act(words: &mut Words) -> Result<Act, WordError> {
    Ok(if let Some(act) = a04_touch::arbiter_words(words)? {
        act
    } else if let Some(act) = a06_clock::arbiter_words(words)? {
        act
    } else if let Some(act) = a07_irregularities::arbiter_words(words)? {
        act
    } else if let Some(act) = a08_record::arbiter_words(words)? {
        Act::Record(act)
    } else if let Some(act) = a11_conduct::arbiter_words(words)? {
        Act::Conduct(act)
    } else if let Some(act) = a12_arbiter::arbiter_words(words)? {
        act
    } else if let Some(act) = app_a_rapid::arbiter_words(words)? {
        act
    } else if let Some(act) = app_d_blind::arbiter_words(words)? {
        Act::Blind(act)
    } else if let Some(act) = g1_adjourned::arbiter_words(words)? {
        Act::Adjourn(act)
    } else if let Some(act) = g3_quickplay::arbiter_words(words)? {
        Act::Quickplay(act)
    } else {
        return words.error("an act of the arbiter, such as: restarts the clock, notices the illegal move (see articles/README.md)");
    })
}

fn search_act(words: &mut Words) -> Result<Act, WordError> {
    if words.take("finds a mate") {
        Ok(Act::CanMate(true))
    } else if words.take("finds no mate") {
        Ok(Act::CanMate(false))
    } else {
        words.error("finds a mate, or finds no mate")
    }
}
