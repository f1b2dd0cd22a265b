//! What a round can bring a player: the results of Article 10 and of practice.

use std::fmt;

use chess::{ByColor, Color};
use laws::regulations::{HalfPoints, Points};
use laws::{Millis, Outcome};
use serde::{Deserialize, Serialize};

/// A round without an opponent.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// Nobody was left to play against.
    PairingAllocated,
    /// Asked for, and worth a draw.
    HalfPoint,
    /// Known to be away, and worth nothing.
    ZeroPoint,
    /// Given, and worth a win.
    FullPoint,
    /// The other team had nobody at the board: a game that was not played, and is worth a win.
    Unopposed,
}

impl Bye {
    /// What it is worth.
    pub fn points(self, scheme: Points, allocated: Option<HalfPoints>) -> HalfPoints {
        match self {
            Bye::PairingAllocated => allocated.unwrap_or(scheme.win),
            Bye::HalfPoint => scheme.draw,
            Bye::ZeroPoint => HalfPoints(0),
            Bye::FullPoint | Bye::Unopposed => scheme.win,
        }
    }

    /// The letter of reports.
    pub const fn letter(self) -> char {
        match self {
            Bye::PairingAllocated => 'U',
            Bye::HalfPoint => 'H',
            Bye::ZeroPoint => 'Z',
            Bye::FullPoint => 'F',
            Bye::Unopposed => '+',
        }
    }

    /// Reads the letter of reports.
    pub const fn from_letter(letter: char) -> Option<Bye> {
        match letter.to_ascii_uppercase() {
            'U' => Some(Bye::PairingAllocated),
            'H' => Some(Bye::HalfPoint),
            'Z' => Some(Bye::ZeroPoint),
            'F' => Some(Bye::FullPoint),
            _ => None,
        }
    }
}

/// Does a result go to the rating list?
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionRating))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// Yes, if it was played.
    #[default]
    Counts,
    /// No: the game was too short or is left out for another reason.
    LeftOut,
}

/// What a game between two players has come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// By the Laws: a win, a draw, a score, or not played.
    pub outcome: Outcome,
    /// For the rating list?
    #[serde(default)]
    pub rating: Rating,
    /// What each side gets, where a penalty (12.9) has made it other than the outcome is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<ByColor<HalfPoints>>,
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        GameResult {
            outcome,
            rating: Rating::Counts,
            points: None,
        }
    }
}

impl GameResult {
    /// White wins.
    pub const WHITE: GameResult = GameResult::of(Outcome::Win(Color::White));
    /// Black wins.
    pub const BLACK: GameResult = GameResult::of(Outcome::Win(Color::Black));
    /// A draw.
    pub const DRAW: GameResult = GameResult::of(Outcome::Draw);

    const fn of(outcome: Outcome) -> GameResult {
        GameResult {
            outcome,
            rating: Rating::Counts,
            points: None,
        }
    }

    /// One side did not play, and the other gets the win.
    pub const fn forfeit(winner: Color) -> GameResult {
        let white = matches!(winner, Color::White);
        GameResult::of(Outcome::Unplayed(ByColor {
            white,
            black: !white,
        }))
    }

    /// Neither side played.
    pub const DOUBLE_FORFEIT: GameResult = GameResult::of(Outcome::Unplayed(ByColor {
        white: false,
        black: false,
    }));

    /// The result of a game that is over, with what penalties have changed.
    pub fn of_game(game: &laws::Game) -> Option<GameResult> {
        let outcome = game.outcome?;
        let plain = GameResult::of(outcome);
        let points = game.points()?;
        let differs = points != plain.points(game.regulations().points);
        Some(GameResult {
            points: differs.then_some(points),
            ..plain
        })
    }

    /// What it is worth to each side.
    pub fn points(&self, scheme: Points) -> ByColor<HalfPoints> {
        self.points.unwrap_or_else(|| match self.outcome {
            Outcome::Win(winner) => ByColor::new_with(|color| match color == winner {
                true => scheme.win,
                false => scheme.loss,
            }),
            Outcome::Draw => ByColor::new_with(|_| scheme.draw),
            Outcome::Score(points) => points,
            Outcome::Unplayed(there) => ByColor::new_with(|color| match there[color] {
                true => scheme.win,
                false => HalfPoints(0),
            }),
        })
    }

    /// Was it played at the board?
    pub fn is_played(&self) -> bool {
        !matches!(self.outcome, Outcome::Unplayed(_))
    }
}

impl fmt::Display for GameResult {
    /// `1-0`, `½-½`, `+/-`, `½-0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome {
            Outcome::Win(Color::White) => f.write_str("1-0"),
            Outcome::Win(Color::Black) => f.write_str("0-1"),
            Outcome::Draw => f.write_str("½-½"),
            Outcome::Score(points) => write!(f, "{}-{}", points.white, points.black),
            Outcome::Unplayed(there) => {
                let sign = |here: bool| if here { '+' } else { '-' };
                write!(f, "{}/{}", sign(there.white), sign(there.black))
            }
        }
    }
}

/// Where a result comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = ResultSource))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The game itself: a ruling ended it.
    Game,
    /// An arbiter entered it.
    Arbiter {
        /// Who.
        name: String,
        /// Why, where something had to be said.
        reason: String,
    },
    /// A player had withdrawn before the round began.
    Withdrawal,
    /// It came with a file.
    Import,
}

/// A result with its origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = ResultEntry))]
pub struct Entry {
    /// What.
    pub result: GameResult,
    /// From where.
    pub source: Source,
    /// When it was entered.
    pub at: Millis,
}
