//! Facts that a page can look up: `see the clock of white shows 1:29:30`.

use chess::Color;

use super::moves::{self, Eye};
use super::phrase::{self, Filled};
use super::run::Table;
use super::words::{WordError, Words};
use crate::command::attempt_text;
use crate::game::{Outcome, Phase};
use crate::rule::cite;
use crate::rules::{
    a04_touch, a06_clock, a07_irregularities, a08_record, a11_conduct, app_c_notation, app_d_blind,
    board, g1_adjourned, g2_chess960,
};

/// A fact: the words that ask for it, and what is found. The rest of the line must be that.
pub struct Fact {
    /// The phrase.
    pub words: &'static str,
    /// What is found, given what stood in its places and the rest of the line.
    pub(crate) look: fn(&Table, &mut Filled, &str) -> String,
}

/// Facts about the game as a whole.
static COMMON: &[Fact] = &[
    Fact {
        words: "the open moves are",
        look: |table, _, _| open_moves(table).join(" "),
    },
    Fact {
        words: "the position is",
        look: |table, _, _| table.game.standing().to_fen(),
    },
    Fact {
        words: "the phase is",
        look: |table, _, said| phase(table.game.phase(), said),
    },
    Fact {
        words: "the result is",
        look: |table, _, _| table.game.outcome.map_or("none".to_owned(), result),
    },
    Fact {
        words: "the regulations are refused:",
        look: |table, _, _| {
            let told = table.unfit.iter();
            let told = told.map(|error| format!("{} by {}", error.field, error.ground));
            told.collect::<Vec<_>>().join(", ")
        },
    },
    Fact {
        words: "the move MOVE is",
        look: |table, f, _| {
            let (game, attempt) = (&table.game, f.attempt());
            match game.standing().judge(attempt) {
                Ok(mv) => {
                    let mut rules = board::allowing(game, mv);
                    rules.extend(g2_chess960::castling(game, mv));
                    format!("legal by {}", cite(&rules))
                }
                Err(illegality) => {
                    format!(
                        "illegal by {}",
                        cite(&board::breach(game, attempt, illegality))
                    )
                }
            }
        },
    },
    Fact {
        words: "the regulations are whole",
        look: |table, _, _| {
            let told = table.unfit.iter().map(ToString::to_string);
            told.collect::<Vec<_>>().join(", ")
        },
    },
];

/// Where a game stands, in words. What pages said before is still read.
fn phase(phase: Phase, said: &str) -> String {
    let before = format!("{phase:?}");
    if before == said {
        return before;
    }
    match phase {
        Phase::NotStarted => "not started".to_owned(),
        Phase::ToMove => "a move is due".to_owned(),
        Phase::Touched => "a piece is touched".to_owned(),
        Phase::Made => "a move is made".to_owned(),
        Phase::Stopped => "the clocks are stopped".to_owned(),
        Phase::Adjourned => "adjourned".to_owned(),
        Phase::Over(outcome) => format!("over {}", result(outcome)),
    }
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(Color::White) => "1-0".to_owned(),
        Outcome::Win(Color::Black) => "0-1".to_owned(),
        Outcome::Draw => "½-½".to_owned(),
        Outcome::Score(points) => format!("{}-{}", points.white, points.black),
        Outcome::Unplayed(there) => {
            let sign = |here: bool| if here { '+' } else { '-' };
            format!("{}/{}", sign(there.white), sign(there.black))
        }
    }
}

/// Every fact, those of the articles in their order.
pub fn all() -> impl Iterator<Item = &'static Fact> + Clone {
    let articles = [
        COMMON,
        board::FACTS,
        a04_touch::words::FACTS,
        a06_clock::words::FACTS,
        a07_irregularities::words::FACTS,
        a08_record::words::FACTS,
        a11_conduct::words::FACTS,
        app_c_notation::FACTS,
        app_d_blind::words::FACTS,
        g1_adjourned::words::FACTS,
        g2_chess960::FACTS,
    ];
    articles.into_iter().flatten()
}

fn choose(words: &mut Words, eye: &Eye) -> Result<(&'static Fact, Filled), WordError> {
    let phrases = all().map(|fact| (fact.words, fact));
    phrase::choose(phrases, words, eye, false, "something to look up")
}

/// Do the words of a line ask for a fact?
pub(crate) fn read(text: &str, eye: &Eye) -> Result<(), WordError> {
    choose(&mut Words::new(text), eye).map(drop)
}

/// Looks up what a line says.
///
/// # Errors
///
/// What is found instead, or what is wrong with the line.
pub(crate) fn check(table: &Table, text: &str) -> Result<(), FactError> {
    let mut words = Words::new(text);
    let eye = Eye {
        game: Some(&table.game),
        ..Eye::CLOSED
    };
    let (fact, mut said) = choose(&mut words, &eye).map_err(FactError::Words)?;
    let rest = words.rest().trim();
    let found = (fact.look)(table, &mut said, rest);
    if found == rest || grounds_agree(table, &found, rest) {
        return Ok(());
    }
    if fact.words == "the open moves are" && is_same_set(table, rest) {
        return Ok(());
    }
    Err(FactError::Found(format!(
        "{} {found}",
        said_words(text, rest)
    )))
}

/// Why a line does not hold.
pub(crate) enum FactError {
    Words(WordError),
    /// The line as it would be right.
    Found(String),
}

fn said_words<'a>(text: &'a str, rest: &str) -> &'a str {
    text.trim_end().strip_suffix(rest).unwrap_or(text).trim()
}

/// A fact may name its grounds by their numbers.
fn grounds_agree(table: &Table, found: &str, said: &str) -> bool {
    let edition = table.game.regulations().edition;
    let (Some((found, by)), Some((said, numbers))) =
        (found.rsplit_once(" by "), said.rsplit_once(" by "))
    else {
        return false;
    };
    let by: Vec<&str> = by.split(" with ").collect();
    let numbers: Vec<&str> = numbers.split(" with ").map(str::trim).collect();
    found == said
        && by.len() == numbers.len()
        && by
            .iter()
            .zip(numbers)
            .all(|(name, said)| super::cited::is(name, said, edition))
}

fn open_moves(table: &Table) -> Vec<String> {
    let open = table.game.open_moves();
    let mut open: Vec<String> = open.iter().map(|&mv| attempt_text(&mv.into())).collect();
    open.sort();
    open
}

/// The moves of a line are those that are open, in any order, by squares or in SAN.
fn is_same_set(table: &Table, said: &str) -> bool {
    let position = table.game.standing();
    let read = |word| Some(attempt_text(&moves::of_word(word, Some(position)).ok()?));
    let said: Option<Vec<String>> = said.split_whitespace().map(read).collect();
    said.is_some_and(|mut said| {
        said.sort();
        said == open_moves(table)
    })
}
