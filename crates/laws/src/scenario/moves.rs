//! Moves in the page language: by their squares, or in SAN where the board is known.

use chess::notation::{Language, read_written};
use chess::{Attempt, Color, Position, Square};

use super::words::{WordError, Words, color_word};
use crate::command::parse_attempt;
use crate::game::Game;

/// What a reader of words can see: the game, if there is one, and who acts.
#[derive(Copy, Clone)]
pub(crate) struct Eye<'a> {
    pub(crate) game: Option<&'a Game>,
    pub(crate) by: Option<Color>,
    /// Is anything that is written like a move taken for one?
    pub(crate) guesses: bool,
}

impl Eye<'_> {
    /// Nothing is known.
    pub(crate) const CLOSED: Eye<'static> = Eye {
        game: None,
        by: None,
        guesses: false,
    };

    /// Nothing is known, and only the words matter.
    pub(crate) const GUESSING: Eye<'static> = Eye {
        game: None,
        by: None,
        guesses: true,
    };

    /// A move as one word.
    fn of_word(&self, word: &str, position: Option<&Position>) -> Result<Attempt, String> {
        let read = of_word(word, position);
        match read_written(word, Language::En) {
            Ok(_) if self.guesses => read.or(Ok(ANY)),
            _ => read,
        }
    }
}

/// What a move in SAN is where nobody sees the board.
const ANY: Attempt = Attempt::Displace {
    from: Square::E2,
    to: Square::E4,
    placed: None,
};

/// Who is there when a game is resumed.
pub(crate) const THERE: &[(&str, (bool, bool))] = &[
    ("both", (true, true)),
    ("white", (true, false)),
    ("black", (false, true)),
    ("nobody", (false, false)),
];

/// Who gets the point of a game that was not played.
pub(crate) const UNPLAYED: &[(&str, (bool, bool))] = &[
    ("+/-", (true, false)),
    ("-/+", (false, true)),
    ("-/-", (false, false)),
];

const BY_SQUARES: &str = "a move such as e2e4, e7e8=Q or e1+h1 for castling";

/// One move by a side.
pub(crate) fn read(words: &mut Words, eye: &Eye, by: Option<Color>) -> Result<Attempt, WordError> {
    let position = eye.game.map(|game| {
        let by = by.unwrap_or(game.turn());
        to_move(game.position(), by)
    });
    let before = words.clone();
    let word = words.word();
    // A move that has just been made is said, repeated and written as it was before it.
    let last = eye.game.and_then(|game| match by {
        Some(by) => before_last(game, by),
        None => at_the_move(game, before.line()),
    });
    let made = last.and_then(|position| of_word(word, Some(&position)).ok());
    let read = made.map_or_else(|| eye.of_word(word, position.as_ref()), Ok);
    read.map_err(|expected| before.wrong(expected))
}

/// The position before the move that a line names, such as `move 12 of black`; or with the side to move that was seen.
fn at_the_move(game: &Game, line: &str) -> Option<Position> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let seen = |window: &[&str]| match *window {
        ["saw", color, "play"] => Some(to_move(game.position(), color_word(color)?)),
        _ => None,
    };
    let named = |window: &[&str]| match *window {
        ["move", number, "of", color] => {
            let (number, color) = (number.parse().ok()?, color_word(color)?);
            let place = game.ply_numbered(number, color);
            Some(*game.before(place.unwrap_or(game.plies.len())))
        }
        _ => None,
    };
    let named = words.windows(4).find_map(named);
    named.or_else(|| words.windows(3).find_map(seen))
}

/// The position before the last move, if it was this side's and nobody has replied.
fn before_last(game: &Game, by: Color) -> Option<Position> {
    let last = game.plies.last()?;
    let his = last.mover == by && game.turn() != by;
    his.then(|| *game.before(game.plies.len() - 1))
}

/// Moves in turn from the position on the board; numbers such as `12.` may stand between them.
pub(crate) fn read_all(words: &mut Words, eye: &Eye) -> Result<Vec<Attempt>, WordError> {
    let mut position = eye.game.map(|game| *game.position());
    let mut all = Vec::new();
    loop {
        let before = words.clone();
        let word = words.word();
        let number = word.trim_end_matches('.');
        if word.ends_with('.') && number.chars().all(|c| c.is_ascii_digit()) {
            continue;
        }
        let word = match word.rsplit_once('.') {
            Some((number, mv)) if !mv.is_empty() && is_number(number) => mv,
            _ => word,
        };
        let attempt = match eye.of_word(word, position.as_ref()) {
            Ok(attempt) => attempt,
            // Words may follow, such as `are played`.
            Err(_) if !all.is_empty() && is_plain(word) => {
                *words = before;
                return Ok(all);
            }
            Err(expected) => return Err(before.wrong(expected)),
        };
        // After a move that is not legal nobody knows how the pieces stand; squares can still be read.
        position =
            position.and_then(|position| Some(position.after(position.judge(attempt).ok()?)));
        all.push(attempt);
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.trim_end_matches('.');
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

fn is_plain(word: &str) -> bool {
    word.is_empty() || word == "are"
}

/// A move as one word.
pub(crate) fn of_word(word: &str, position: Option<&Position>) -> Result<Attempt, String> {
    if let Some(attempt) = parse_attempt(word) {
        return Ok(attempt);
    }
    let Some(position) = position else {
        return Err(BY_SQUARES.to_owned());
    };
    match position.read_move(word, Language::En) {
        Ok(reading) => Ok(reading.mv.into()),
        Err(chess::notation::ReadError::Unreadable(_)) => Err(format!("{BY_SQUARES}, or Nf3")),
        Err(why) => Err(format!(
            "a legal move in SAN ({word} is {why}); squares such as e2e4 tell any other"
        )),
    }
}

/// The position with this side to move.
fn to_move(position: &Position, by: Color) -> Position {
    if position.turn() == by {
        return *position;
    }
    let mut setup = position.setup();
    setup.turn = by;
    setup.en_passant = None;
    setup.position().unwrap_or(*position)
}
