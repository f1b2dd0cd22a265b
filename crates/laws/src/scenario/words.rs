//! The words of acts: one sentence, one act.

use std::fmt;

use chess::fen::PositionError;
use chess::{Attempt, ByColor, Color, Position, Setup, Square};

use super::moves::{Eye, read};
use super::phrase::{self, Filled};
use crate::acts::{self, By, Form};
use crate::command::{Act, Actor};
use crate::discretion::ClockSetting;
use crate::game::Game;
use crate::regulations::HalfPoints;
use crate::rule::Rule;
use crate::rules::board;
use crate::time::Millis;

/// What a `when` line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody does something.
    Do(Actor, Act),
    /// Time passes.
    Pass(Millis),
    /// A player moves and presses the clock.
    Play(Color, Attempt),
    /// Moves are made and the clock pressed, by the players in turn.
    PlayAll(Vec<Attempt>),
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
#[derive(Clone)]
pub(crate) struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a str) -> Words<'a> {
        Words { text, at: 0 }
    }

    /// The whole line.
    pub(crate) fn line(&self) -> &'a str {
        self.text
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.text[self.at..].trim_start()
    }

    fn start(&self) -> usize {
        self.text.len() - self.rest().len()
    }

    /// What begins at a column.
    pub(crate) fn rest_from(&self, column: usize) -> &'a str {
        let begin = self.text.char_indices().nth(column.saturating_sub(1));
        begin.map_or("", |(at, _)| &self.text[at..])
    }

    /// Any words, up to those that must stand behind them, if any.
    pub(crate) fn text_before(&mut self, behind: &str, whole: bool) -> Result<&'a str, WordError> {
        let rest = self.rest().trim_end();
        let text = match behind {
            "" => Some(rest),
            _ if whole => rest.strip_suffix(behind).filter(|text| text.ends_with(' ')),
            _ => rest
                .split_once(&format!(" {behind} "))
                .map(|(text, _)| text),
        };
        match text.map(str::trim_end) {
            None | Some("") => self.error(match behind {
                "" => "some words".to_owned(),
                _ => format!("some words and then {behind}"),
            }),
            Some(text) => {
                self.at = self.start() + text.len();
                Ok(text)
            }
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// What should stand next.
    pub(crate) fn wrong(&self, expected: impl Into<String>) -> WordError {
        WordError {
            column: self.text[..self.start()].chars().count() + 1,
            expected: expected.into(),
        }
    }

    pub(crate) fn error<T>(&self, expected: impl Into<String>) -> Result<T, WordError> {
        Err(self.wrong(expected))
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

    /// One square or more.
    pub(crate) fn squares(&mut self) -> Result<Vec<Square>, WordError> {
        let mut all = vec![self.square()?];
        while let Ok(square) = self.square() {
            all.push(square);
        }
        Ok(all)
    }

    /// One of the words of a list, for White and Black.
    pub(crate) fn there(
        &mut self,
        expected: &str,
        list: &[(&str, (bool, bool))],
    ) -> Result<ByColor<bool>, WordError> {
        let known = |word: &str| list.iter().find(|(name, _)| *name == word);
        let (white, black) = self.parse(expected, |word| Some(known(word)?.1))?;
        Ok(ByColor { white, black })
    }

    /// `1`, `½`, `1½` or `0.5`.
    pub(crate) fn points(&mut self) -> Result<HalfPoints, WordError> {
        self.parse("points such as 1, ½ or 0.5", |word| {
            crate::rules::a11_conduct::half_points(word).or_else(|| {
                let halves = word.parse::<f64>().ok()? * 2.0;
                let whole = halves.fract() == 0.0 && (0.0..=1000.0).contains(&halves);
                whole.then_some(HalfPoints(halves as u32))
            })
        })
    }

    /// The rest of the line as a position.
    pub(crate) fn fen(&mut self) -> Result<Position, WordError> {
        let text = self.rest().trim_end();
        match Position::from_fen(text) {
            Ok(position) => {
                if let Some((what, rule)) = dropped(text, &position) {
                    let rule = rule.name;
                    return self.error(format!("a position as FEN with {what} (see {rule})"));
                }
                self.at = self.text.len();
                Ok(position)
            }
            Err(PositionError::Syntax(error)) => self.error(format!("a position as FEN ({error})")),
            Err(PositionError::Meaning(why)) => {
                let rule = board::PIECES.name;
                self.error(format!(
                    "a position in which one can play: {why} (see {rule})"
                ))
            }
        }
    }

    /// `white 1:20:00 period 2 counter 12 black 50:00`: a setting of the clocks.
    pub(crate) fn clocks(&mut self) -> Result<ClockSetting, WordError> {
        let mut setting = ClockSetting::default();
        let mut color = self.color()?;
        loop {
            if self.take("period") {
                let period = self.parse("the number of a period", |word| word.parse().ok())?;
                setting.periods[color] = Some(period);
            } else if self.take("counter") {
                let moves = self.parse("a number of moves", |word| word.parse().ok())?;
                setting.moves[color] = Some(moves);
            } else {
                setting.times[color] = Some(self.clock_time()?);
            }
            if self.is_done() {
                return Ok(setting);
            }
            if let Ok(other) = self.color() {
                color = other;
            }
        }
    }

    pub(crate) fn color(&mut self) -> Result<Color, WordError> {
        self.parse("white or black", color_word)
    }

    /// A time as a clock shows it: `1:20:00`, `50:00`, `0:09.5`; below zero with a sign, once a flag is down.
    pub(crate) fn clock_time(&mut self) -> Result<Millis, WordError> {
        let before = self.clone();
        let time = self.parse("a time such as 1:20:00 or 4:59", clock_time)?;
        before.fits(time.0)
    }

    /// A time that is one in a game of chess.
    fn fits(&self, millis: i64) -> Result<Millis, WordError> {
        match millis.unsigned_abs() <= LONGEST.0.unsigned_abs() {
            true => Ok(Millis(millis)),
            false => self.error("a time of at most 9999 hours"),
        }
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
            let before = self.clone();
            let number = self.parse("a number", |word| word.parse::<f64>().ok())?;
            let unit = self.parse("seconds, minutes or hours", |word| match word {
                "second" | "seconds" => Some(1000.0),
                "minute" | "minutes" => Some(60_000.0),
                "hour" | "hours" => Some(3_600_000.0),
                _ => None,
            })?;
            sum += before.fits((number * unit).round() as i64)?;
            if !self.rest().starts_with(|c: char| c.is_ascii_digit()) {
                return Ok(sum);
            }
        }
    }
}

/// No clock shows more.
const LONGEST: Millis = Millis::minutes(9999 * 60);

/// `1:20:00` or `50:00`; the last part may have tenths.
pub(crate) fn clock_time(word: &str) -> Option<Millis> {
    if let Some(below) = word.strip_prefix('-') {
        let digits = below.starts_with(|c: char| c.is_ascii_digit());
        return digits.then(|| clock_time(below))?.map(|time| -time);
    }
    let (whole, seconds) = word.rsplit_once(':')?;
    let seconds: f64 = seconds.parse().ok().filter(|s| (0.0..60.0).contains(s))?;
    let minutes = match whole.split_once(':') {
        Some((hours, minutes)) => {
            let hours = i64::from(hours.parse::<u32>().ok()?);
            hours * 60 + i64::from(minutes.parse::<u32>().ok()?)
        }
        None => i64::from(whole.parse::<u32>().ok()?),
    };
    Some(Millis::minutes(minutes) + Millis((seconds * 1000.0).round() as i64))
}

pub(crate) fn color_word(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Reads one act, in squares: no board is seen.
///
/// # Errors
///
/// The column where the line stops making sense, and what was expected there.
pub fn parse(text: &str) -> Result<Step, WordError> {
    parse_with(text, Eye::CLOSED)
}

/// Reads one act at a game: moves also in SAN.
///
/// # Errors
///
/// The column where the line stops making sense, and what was expected there.
pub fn parse_at(text: &str, game: &Game) -> Result<Step, WordError> {
    let game = Some(game);
    parse_with(
        text,
        Eye {
            game,
            ..Eye::CLOSED
        },
    )
}

/// What is done by nobody in particular.
#[derive(Copy, Clone)]
enum Common {
    Passes,
    Played,
}

/// The phrases without a doer, for the help too.
pub static COMMON: &[(&str, &str)] = &[
    ("SPAN pass", "time passes; also `passes`"),
    (
        "the moves MOVES are played",
        "each is made and the clock pressed, by the players in turn",
    ),
];

/// A player's move with the press, for the help too.
pub static PLAYS: (&str, &str) = ("plays MOVE", "makes a move and presses the clock");

/// An illegal move that is not completed may be put right by playing another.
fn puts_right(game: Option<&Game>, color: Color) -> bool {
    let open = game.and_then(Game::open_illegal);
    open.is_some_and(|ply| ply.mover == color)
}

/// Reads one act with the eyes of whoever reads.
pub(crate) fn parse_with(text: &str, nobody: Eye) -> Result<Step, WordError> {
    let mut words = Words::new(text);
    let game = nobody.game;
    let rest = words.rest();
    if rest.starts_with(|c: char| c.is_ascii_digit()) || rest.starts_with("the moves") {
        let phrases = [
            ("SPAN pass", Common::Passes),
            ("SPAN passes", Common::Passes),
            ("the moves MOVES are played", Common::Played),
        ];
        let (common, mut said) = phrase::choose(
            phrases.into_iter(),
            &mut words,
            &nobody,
            true,
            "a span of time, or moves",
        )?;
        return Ok(match common {
            Common::Passes => Step::Pass(said.span()),
            Common::Played => Step::PlayAll(said.moves()),
        });
    }
    let (by, actor) = actor(&mut words)?;
    let side = match actor {
        Actor::Player(color) => Some(color),
        Actor::Arbiter | Actor::Clock => None,
    };
    let sort = match by {
        By::Player => "an act of a player",
        By::Arbiter => "an act of the arbiter",
        By::Search => "what the search finds",
        By::Assistant => "an act of an assistant",
    };
    let eye = Eye { by: side, ..nobody };
    if let Some(color) = side
        && by == By::Player
        && words.take("plays")
    {
        if let Some(turn) = game.map(Game::turn)
            && turn != color
            && !puts_right(game, color)
        {
            return words.error(format!(
                "a move of {turn}, who has the move; “{color} moves …” tells a move out of turn"
            ));
        }
        let attempt = read(&mut words, &eye, side)?;
        words.end()?;
        return Ok(Step::Play(color, attempt));
    }
    let torn = TORN
        .iter()
        .find(|(whose, torn, _)| *whose == by && is_torn(words.rest(), torn));
    if let Some((_, _, choices)) = torn {
        return words.error(format!("one meaning of several; say {choices}"));
    }
    let forms = acts::forms().filter(|form| form.by == by);
    // The move with its press has been read above; here it is for those who misspell it.
    let plays = (by == By::Player).then_some((PLAYS.0, None));
    let phrases = forms.map(|form| (form.words, Some(form))).chain(plays);
    let (form, said) = phrase::choose(phrases, &mut words, &eye, true, sort)?;
    match form {
        Some(form) => Ok(Step::Do(actor, meant(form, said))),
        None => words.error(sort),
    }
}

/// Words that people use and that may mean different things: the reader is told which to choose.
static TORN: &[(By, &str, &str)] = &[
    (
        By::Player,
        "claims a draw",
        "“claims a draw by repetition”, “claims a draw by fifty moves”, “claims that the opponent cannot win” or “offers a draw”",
    ),
    (
        By::Player,
        "stops the clock",
        "“stops the clocks” (and calls the arbiter), or “stops the clock without a word” (perhaps to resign)",
    ),
    (
        By::Player,
        "takes SQUARE",
        "“touches SQUARE”, “removes the piece on SQUARE”, “moves MOVE” for the whole capture, or “takes the piece on SQUARE out of its hole” on a special board",
    ),
    (
        By::Player,
        "adjusts SQUARE",
        "“touches SQUARE to adjust” (after saying so) or “touches SQUARE to adjust without a word”",
    ),
    (
        By::Player,
        "lifts the clock",
        "“picks the clock up”; a piece is lifted as “lifts SQUARE”",
    ),
    (
        By::Player,
        "castles",
        "“moves e1+h1” for king and rook at once, or “puts the piece from SQUARE on SQUARE” for each",
    ),
    (
        By::Arbiter,
        "sets the clocks",
        "“finds the clock wrongly set” or “finds the clock defective”, and then “answers CLOCKS”",
    ),
    (
        By::Arbiter,
        "warns COLOUR",
        "what was done, such as “notes distraction by COLOUR”, and then “answers a warning”",
    ),
];

/// Is a text these words and nothing else?
fn is_torn(text: &str, torn: &str) -> bool {
    let mut words = Words::new(text);
    phrase::said_in(torn, &mut words).is_some()
}

fn meant(form: &Form, mut said: Filled) -> Act {
    (form.act)(&mut said)
}

/// Who acts. An assistant acts for his player, and the chief arbiter is an arbiter.
static ACTORS: &[(&str, By, Actor)] = &[
    ("the arbiter", By::Arbiter, Actor::Arbiter),
    ("the chief arbiter", By::Arbiter, Actor::Arbiter),
    ("the search", By::Search, Actor::Clock),
    ("white", By::Player, Actor::Player(Color::White)),
    ("black", By::Player, Actor::Player(Color::Black)),
    (
        "the assistant of white",
        By::Assistant,
        Actor::Player(Color::White),
    ),
    (
        "the assistant of black",
        By::Assistant,
        Actor::Player(Color::Black),
    ),
];

fn actor(words: &mut Words) -> Result<(By, Actor), WordError> {
    if let Some((_, by, actor)) = ACTORS.iter().find(|(name, ..)| words.take(name)) {
        return Ok((*by, *actor));
    }
    let rest = words.rest();
    let two: Vec<&str> = rest.split_whitespace().take(2).collect();
    let names = || ACTORS.iter().map(|(name, ..)| *name);
    let near = super::nearest::of(&two.join(" "), names())
        .or_else(|| super::nearest::of(two.first().copied().unwrap_or_default(), names()));
    let meant = near.map(|name| format!("; did you mean “{name}”?"));
    let expected = "white, black, the arbiter, the assistant of white, the search, the moves or a span of time";
    words.error(format!("{expected}{}", meant.unwrap_or_default()))
}

/// What a FEN claims and the position does not have: a right to castle without its king or rook, a square that no pawn has
/// passed. A page that says so means something else.
fn dropped(fen: &str, position: &Position) -> Option<(&'static str, &'static Rule)> {
    let (said, has) = (Setup::from_fen(fen).ok()?, position.setup());
    if said.castling != has.castling {
        let what = "castling rights only where king and rook stand for them";
        return Some((what, &board::CASTLING_LOST));
    }
    let passed = said.en_passant.is_some() && has.en_passant.is_none();
    let what = "an en passant square only behind a pawn that has just passed it";
    passed.then_some((what, &board::EN_PASSANT))
}
