//! The words of acts: one sentence, one act.

use std::fmt;

use chess::{Attempt, Color, Square};

use crate::command::{Act, Actor, Hands, Manner, parse_attempt};
use crate::discretion::Answer;
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

    pub(crate) fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    pub(crate) fn error<T>(&self, expected: impl Into<String>) -> Result<T, WordError> {
        let column = self.text[..self.start()].chars().count() + 1;
        Err(WordError { column, expected: expected.into() })
    }

    /// Takes a phrase if it stands next.
    pub(crate) fn take(&mut self, phrase: &str) -> bool {
        let rest = self.rest();
        let Some(after) = rest.strip_prefix(phrase) else { return false };
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

    pub(crate) fn parse<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, WordError> {
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
        self.parse("a move such as e2e4, e7e8=Q or e1+h1 for castling", parse_attempt)
    }

    pub(crate) fn color(&mut self) -> Result<Color, WordError> {
        self.parse("white or black", color_word)
    }

    pub(crate) fn end(&mut self) -> Result<(), WordError> {
        if self.is_done() { Ok(()) } else { self.error("the end of the line") }
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

fn player_act(words: &mut Words, color: Color) -> Result<Step, WordError> {
    if words.take("plays") {
        return Ok(Step::Play(vec![words.attempt()?]));
    }
    let act = if words.take("touches") {
        let square = words.square()?;
        Act::Touch { square, manner: manner(words) }
    } else if words.take("moves") {
        let attempt = words.attempt()?;
        let hands = if words.take("with two hands") { Hands::Two } else { Hands::One };
        Act::Move { attempt, hands }
    } else if words.take("presses the clock") {
        Act::Press
    } else if words.take("stops the clocks") {
        Act::StopClocks
    } else if words.take("complains") {
        Act::Complain
    } else if words.take("resigns") {
        Act::Resign
    } else if words.take("offers a draw") {
        Act::OfferDraw
    } else if words.take("accepts the draw") {
        Act::AcceptDraw
    } else if words.take("declines the draw") {
        Act::DeclineDraw
    } else if words.take("claims the flag") {
        Act::NoticeFlag(!color)
    } else if words.take("claims an illegal move") {
        Act::NoticeIllegalMove
    } else if words.take("arrives") {
        Act::Arrive(color)
    } else {
        return words.error(PLAYER_ACTS);
    };
    Ok(Step::Do(Actor::Player(color), act))
}

const PLAYER_ACTS: &str = "touches, moves, plays, presses the clock, stops the clocks, complains, resigns, \
    offers a draw, accepts the draw, declines the draw, claims the flag, claims an illegal move or arrives";

fn manner(words: &mut Words) -> Manner {
    if words.take("to adjust") {
        Manner::Adjusting
    } else if words.take("by accident") {
        Manner::Accident
    } else if words.take("perhaps by accident") {
        Manner::Doubtful
    } else {
        Manner::Plain
    }
}

fn arbiter_act(words: &mut Words) -> Result<Act, WordError> {
    Ok(if words.take("starts the game") {
        Act::Start
    } else if words.take("stops the clocks") {
        Act::StopClocks
    } else if words.take("restarts the clock") {
        Act::RestartClock
    } else if words.take("intervenes") {
        Act::Complain
    } else if words.take("notices the flag of") {
        Act::NoticeFlag(words.color()?)
    } else if words.take("notices the illegal move") {
        Act::NoticeIllegalMove
    } else if words.take("confirms") {
        Act::Confirm
    } else if words.take("decides otherwise:") {
        let reason = words.rest().to_owned();
        words.at = words.text.len();
        Act::DecideOtherwise { reason }
    } else if words.take("answers") {
        Act::Answer(answer(words)?)
    } else {
        return words.error(ARBITER_ACTS);
    })
}

const ARBITER_ACTS: &str = "starts the game, stops the clocks, restarts the clock, intervenes, notices the flag of, \
    notices the illegal move, confirms, answers or decides otherwise:";

fn answer(words: &mut Words) -> Result<Answer, WordError> {
    Ok(if words.take("yes") {
        Answer::Yes
    } else if words.take("no") {
        Answer::No
    } else if words.take("nothing") {
        Answer::Nothing
    } else if words.take("a warning") {
        Answer::Warn
    } else if words.take("the game is lost") {
        Answer::Loss
    } else {
        let span = words.span()?;
        if words.take("for the opponent") {
            Answer::OpponentGains(span)
        } else if words.take("off the clock") {
            Answer::OffenderLoses(span)
        } else {
            return words.error("for the opponent, or off the clock");
        }
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
