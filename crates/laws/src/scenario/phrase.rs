//! Phrases of the page language: small letters are said as they stand, capitals are places to fill in.
//!
//! Acts, settings, answers and facts are all told by phrases, so that one list gives the reader, the help and the
//! suggestions.

use chess::{Attempt, ByColor, Color, Position, Role, Square};

use super::moves::{self, Eye};
use super::nearest;
use super::words::{WordError, Words};
use crate::discretion::{Answer, ClockSetting};
use crate::game::Outcome;
use crate::regulations::{HalfPoints, QuarterPoints};
use crate::time::Millis;
use crate::time_control::TimeControl;

/// The places of phrases: name, an example, and what stands there.
pub static PLACES: &[(&str, &str, &str)] = &[
    ("ANSWER", "yes", "one of the answers below"),
    (
        "CLOCKS",
        "white 1:20:00 period 2 black 0:50:00 counter 40",
        "for one side or both: a time, `period` and `counter` with a number",
    ),
    ("COLOUR", "white", "`white` or `black`"),
    (
        "FEN",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "a position as FEN; castling rights also as in Shredder-FEN",
    ),
    (
        "MOVE",
        "e2e4",
        "squares such as `e2e4`, `e7e8=Q`, castling as king and rook `e1+h1`; or SAN such as `Nf3`",
    ),
    (
        "MOVES",
        "e2e4 e7e5",
        "several moves, with or without numbers",
    ),
    ("NUMBER", "12", "a whole number"),
    (
        "PIECE",
        "queen",
        "`queen`, `rook`, `bishop`, `knight`, `pawn` or `king`",
    ),
    ("POINTS", "½", "`1`, `½` or `0.5`"),
    (
        "RATE",
        "40/90 30 +30",
        "moves/minutes, then minutes; `+` adds seconds a move to all periods before it, `15+10` to its own; `~` gives back after Bronstein, `^` delays; `90 | 60` for unequal times",
    ),
    (
        "RESULT",
        "1-0",
        "`1-0`, `0-1`, `½-½`, `0-0`, `½-0` or `0-½`",
    ),
    ("SCORE", "1-0", "what each side gets, such as `½-0`"),
    ("SPAN", "2 minutes", "`2 minutes`, `1 minute 30 seconds`"),
    ("SQUARE", "e4", "a square"),
    ("SQUARES", "e1 h1", "squares"),
    ("TEXT", "Nf3", "any words"),
    ("THERE", "both", "`both`, `white`, `black` or `nobody`"),
    ("TIME", "1:20:00", "a time as a clock shows it"),
    ("UNPLAYED", "+/-", "`+/-`, `-/+` or `-/-`"),
    ("WORD", "ru", "one word"),
];

/// The opponent's move, where only what is told about it differs from a move of one's own.
const THEIRS: &str = "THEIR-MOVE";

/// What stood in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Answer(Answer),
    Attempt(Attempt),
    Clocks(ClockSetting),
    Colour(Color),
    Fen(Box<Position>),
    Moves(Vec<Attempt>),
    Number(u32),
    Piece(Role),
    Points(HalfPoints),
    Rate(TimeControl),
    Result(Outcome),
    Score(ByColor<QuarterPoints>),
    Span(Millis),
    Square(Square),
    Squares(Vec<Square>),
    Text(String),
    There(ByColor<bool>),
    Time(Millis),
}

/// What was said in a phrase's places, taken out in their order.
pub struct Filled {
    by: Option<Color>,
    said: std::vec::IntoIter<Said>,
}

macro_rules! takers {
    ($($name:ident: $variant:ident -> $kind:ty;)*) => {
        impl Filled {
            $(pub(crate) fn $name(&mut self) -> $kind {
                match self.said.next() {
                    Some(Said::$variant(said)) => said,
                    other => panic!("a phrase and its meaning disagree at {other:?}"),
                }
            })*
        }
    };
}

takers! {
    answer: Answer -> Answer;
    attempt: Attempt -> Attempt;
    clocks: Clocks -> ClockSetting;
    colour: Colour -> Color;
    fen: Fen -> Box<Position>;
    number: Number -> u32;
    moves: Moves -> Vec<Attempt>;
    piece: Piece -> Role;
    points: Points -> HalfPoints;
    rate: Rate -> TimeControl;
    result: Result -> Outcome;
    score: Score -> ByColor<QuarterPoints>;
    span: Span -> Millis;
    square: Square -> Square;
    squares: Squares -> Vec<Square>;
    text: Text -> String;
    there: There -> ByColor<bool>;
    time: Time -> Millis;
}

impl Filled {
    /// The player whose act it is.
    pub(crate) fn player(&self) -> Color {
        self.by.expect("only a player's phrase asks for the player")
    }
}

/// Is this word of a phrase a place?
pub(crate) fn is_place(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_uppercase() || c == '-') && word.len() > 1
}

/// A phrase as it is shown: the opponent's move is a move.
pub fn shown(phrase: &str) -> String {
    phrase.replace(THEIRS, "MOVE")
}

/// A phrase in the words of today, if it has only older ones.
fn of_today(phrase: &'static str) -> &'static str {
    let acts = crate::acts::forms().map(|form| (form.words, form.now));
    let settings = super::given::SETTINGS
        .iter()
        .map(|setting| (setting.words, setting.now));
    let plays = (super::words::PLAYS.0, None);
    let mut same = acts
        .chain(settings)
        .chain([plays])
        .filter(|(words, _)| *words == phrase);
    match (same.next(), same.next()) {
        (Some((_, Some(now))), None) => now,
        _ => phrase,
    }
}

/// A phrase with examples in its places.
pub fn example(phrase: &str) -> String {
    let shown = shown(phrase);
    let words = shown.split(' ').map(|word| {
        let place = PLACES.iter().find(|(name, ..)| *name == word);
        place.map_or(word, |(_, example, _)| example)
    });
    words.collect::<Vec<_>>().join(" ")
}

/// How far a phrase went with a line, and why not further.
struct Miss {
    error: WordError,
    /// The word of the phrase that was missing, if it was no place.
    word: Option<&'static str>,
}

/// Reads one phrase; says how many of its words were no places.
fn fill(
    phrase: &'static str,
    words: &mut Words,
    eye: &Eye,
    whole: bool,
) -> Result<(Filled, usize), Miss> {
    let mut said = Vec::new();
    let mut literal = 0;
    let parts: Vec<&'static str> = phrase.split(' ').collect();
    for (i, &part) in parts.iter().enumerate() {
        let in_place = |error| Miss { error, word: None };
        if !is_place(part) {
            if !words.take(part) {
                let error = words.wrong(part);
                return Err(Miss {
                    error,
                    word: Some(part),
                });
            }
            literal += 1;
        } else if part == "TEXT" {
            let behind = parts[i + 1..].join(" ");
            let text = words.text_before(&behind, whole).map_err(in_place)?;
            said.push(Said::Text(text.to_owned()));
        } else if let (Some(next), true) = (parts.get(i + 1), matches!(part, "FEN" | "CLOCKS")) {
            said.push(place_before(part, next, words, eye).map_err(in_place)?);
        } else {
            said.push(place(part, words, eye).map_err(in_place)?);
        }
    }
    if whole && !words.is_done() {
        let error = words.wrong("the end of the line");
        return Err(Miss { error, word: None });
    }
    let said = said.into_iter();
    Ok((Filled { by: eye.by, said }, literal))
}

/// A place of several words that would take the rest of the line: it ends before the word that follows it.
fn place_before(name: &str, next: &str, words: &mut Words, eye: &Eye) -> Result<Said, WordError> {
    let rest = words.rest();
    let until = rest.split_whitespace().take_while(|word| *word != next);
    let until: Vec<&str> = until.collect();
    let text = until.join(" ");
    let column = words.wrong("").column;
    let said = place(name, &mut Words::new(&text), eye).map_err(|error| WordError {
        column: column + error.column - 1,
        ..error
    })?;
    for _ in until {
        words.word();
    }
    Ok(said)
}

fn place(name: &str, words: &mut Words, eye: &Eye) -> Result<Said, WordError> {
    Ok(match name {
        "ANSWER" => Said::Answer(super::answers::read(words, eye)?),
        "CLOCKS" => Said::Clocks(words.clocks()?),
        "COLOUR" => Said::Colour(words.color()?),
        "FEN" => Said::Fen(Box::new(words.fen()?)),
        "MOVE" => Said::Attempt(moves::read(words, eye, eye.by)?),
        THEIRS => Said::Attempt(moves::read(words, eye, eye.by.map(|color| !color))?),
        "MOVES" => Said::Moves(moves::read_all(words, eye)?),
        "NUMBER" => Said::Number(words.parse("a number", |word| word.parse().ok())?),
        "PIECE" => Said::Piece(words.parse("a piece such as queen", |word| {
            Role::ALL.into_iter().find(|role| role.to_string() == word)
        })?),
        "POINTS" => Said::Points(words.points()?),
        "RATE" => Said::Rate(super::given::time_control(words)?),
        "RESULT" => Said::Result(crate::rules::a08_record::outcome_word(words)?),
        "SCORE" => Said::Score(crate::rules::a11_conduct::score_words(words)?),
        "SPAN" => Said::Span(words.span()?),
        "SQUARE" => Said::Square(words.square()?),
        "SQUARES" => Said::Squares(words.squares()?),
        "THERE" => Said::There(words.there("both, white, black or nobody", moves::THERE)?),
        "TIME" => Said::Time(words.clock_time()?),
        "UNPLAYED" => Said::There(words.there("+/-, -/+ or -/-", moves::UNPLAYED)?),
        "WORD" => {
            Said::Text(words.parse("a word", |word| (!word.is_empty()).then(|| word.to_owned()))?)
        }
        other => unreachable!("no place is called {other}"),
    })
}

/// The texts that stand in the places of a phrase, if a text is that phrase; moves are not looked at.
pub(crate) fn said_in<'a>(phrase: &str, words: &mut Words<'a>) -> Option<Vec<&'a str>> {
    let mut said = Vec::new();
    for part in phrase.split(' ') {
        if is_place(part) {
            let word = words.word();
            if word.is_empty() {
                return None;
            }
            said.push(word);
        } else if !words.take(part) {
            return None;
        }
    }
    words.is_done().then_some(said)
}

/// Finds the phrase that a text is, and what was said in it. Of two that fit, the one with more words of its own.
/// `whole` phrases reach to the end of the line; others leave a rest.
pub(crate) fn choose<T: Copy>(
    phrases: impl Iterator<Item = (&'static str, T)> + Clone,
    words: &mut Words,
    eye: &Eye,
    whole: bool,
    sort: &str,
) -> Result<(T, Filled), WordError> {
    let begin = words.clone();
    let mut best: Option<(T, Filled, usize, Words)> = None;
    let mut misses: Vec<(&'static str, Miss)> = Vec::new();
    for (phrase, meaning) in phrases.clone() {
        let mut at = begin.clone();
        match fill(phrase, &mut at, eye, whole) {
            Ok((filled, literal)) => {
                if best.as_ref().is_none_or(|(_, _, most, _)| literal > *most) {
                    best = Some((meaning, filled, literal, at));
                }
            }
            Err(miss) => misses.push((phrase, miss)),
        }
    }
    if let Some((meaning, filled, _, after)) = best {
        *words = after;
        return Ok((meaning, filled));
    }
    Err(complain(&begin, &misses, sort))
}

/// What is wrong with a text that is no phrase: the place where the nearest ones stop, and what could stand there.
fn complain(begin: &Words, misses: &[(&'static str, Miss)], sort: &str) -> WordError {
    let furthest = misses.iter().map(|(_, miss)| miss.error.column).max();
    let first = begin.wrong(sort);
    let column = furthest.unwrap_or(first.column);
    let here = || {
        misses
            .iter()
            .filter(|(_, miss)| miss.error.column == column)
    };
    let rest = begin.rest_from(column);
    let word = rest.split_whitespace().next().unwrap_or_default();
    // A misspelt word first, and of phrases with such a word that which is like the whole; then one that is like the whole.
    let words = here().filter_map(|(phrase, miss)| Some((*phrase, miss.word?)));
    let near = words
        .clone()
        .filter(|(_, spelt)| nearest::of(word, std::iter::once(*spelt)).is_some())
        .filter(|(phrase, _)| of_today(phrase) == *phrase);
    let alone = nearest::of(word, words.clone().map(|(_, word)| word));
    let misspelt = nearest::phrase(begin.rest(), near.map(|(phrase, _)| phrase)).or_else(|| {
        words
            .clone()
            .find(|(_, word)| Some(*word) == alone)
            .map(|(phrase, _)| phrase)
    });
    // Where the words are right and what was filled in is not, the phrase itself helps nobody.
    let in_place = column > first.column && here().any(|(_, miss)| miss.word.is_none());
    let phrases = || misses.iter().map(|(phrase, _)| *phrase);
    let alike = || nearest::phrase(begin.rest(), phrases()).filter(|_| !in_place);
    let meant = misspelt.or_else(alike).map(of_today).map(shown);
    let mut expected: Vec<&str> = Vec::new();
    if column == first.column {
        expected.push(sort);
    } else {
        for (_, miss) in here() {
            if !expected.contains(&&*miss.error.expected) {
                expected.push(&miss.error.expected);
            }
        }
    }
    let meant = super::hints::of(begin.rest()).map(str::to_owned).or(meant);
    let suggestion = meant.map(|meant| format!("; did you mean “{meant}”?"));
    WordError {
        column,
        expected: expected.join(" or ") + suggestion.as_deref().unwrap_or_default(),
    }
}
