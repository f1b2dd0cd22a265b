//! What the regulations of an event fix before a game, and the check that they are whole.

use std::fmt;

use chess::chess960::Start;
use chess::{ByColor, Position};
use serde::{Deserialize, Serialize};

mod check;

use crate::edition::Edition;
use crate::rule::Ground;
use crate::time::Millis;
use crate::time_control::{Class, NextPeriod, PerMove, TimeControl};

/// How closely a rapid or blitz event is watched.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Supervision {
    /// The Competition Rules hold in full (2023: A.4, B.2).
    Supervised,
    /// Otherwise (2023: A.5, B.3).
    Unsupervised,
}

/// Draws by agreement (9.1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum DrawAgreement {
    /// At any time.
    #[default]
    Free,
    /// Not before both sides have made this many moves.
    NotBefore(u32),
    /// Only with the arbiter's consent.
    WithArbiter,
}

/// How the fall of a flag comes to notice (6.8).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum FlagNotice {
    /// An arbiter observes it or the opponent claims it.
    #[default]
    ByPeople,
    /// The clock tells the arbiter, who is taken to observe it at once.
    ByClock,
}

/// How a completed illegal move comes to notice where the Competition Rules hold in full (7.5.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum IllegalNotice {
    /// The software tells the arbiter, who is taken to step in at once.
    #[default]
    AtOnce,
    /// The arbiter or a player finds it.
    ByPeople,
}

/// Where the letter of the Laws and the practice differ.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Reading {
    /// As everybody plays it.
    #[default]
    Practice,
    /// As it is written.
    Letter,
}

/// How moves are recorded (8.1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SheetKind {
    /// On paper.
    #[default]
    Paper,
    /// On an electronic scoresheet.
    Electronic,
}

/// How the software learns of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Witness {
    /// It sees the board: a press without a move is seen too.
    #[default]
    Board,
    /// It reads the sheets: players move, press and write. A sheet is evidence, not a witness.
    Sheets,
    /// It has the clock only; the scoresheets are on paper.
    Clock,
    /// It has nothing: neither board nor clock. Results are entered.
    Nobody,
}

/// Whether rulings take effect at once or wait for the arbiter's word.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Confirmation {
    /// At once; the arbiter may still decide otherwise.
    #[default]
    AtOnce,
    /// Rulings that call the arbiter to the board wait as proposals.
    ByArbiter,
}

/// Points in halves, so that ½ is a whole number (10.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HalfPoints(pub u32);

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (n, 0) => write!(f, "{n}"),
            (n, _) => write!(f, "{n}½"),
        }
    }
}

/// Points in quarters, as somebody may say them: whether a game has such a score is for Article 10.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuarterPoints(pub u32);

impl QuarterPoints {
    /// In halves, if it is a number of them.
    pub const fn halves(self) -> Option<HalfPoints> {
        match self.0 % 2 {
            0 => Some(HalfPoints(self.0 / 2)),
            _ => None,
        }
    }
}

/// What a win, a draw and a loss are worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Points {
    /// For a win.
    pub win: HalfPoints,
    /// For a draw.
    pub draw: HalfPoints,
    /// For a loss.
    pub loss: HalfPoints,
}

impl Default for Points {
    fn default() -> Points {
        Points {
            win: HalfPoints(2),
            draw: HalfPoints(1),
            loss: HalfPoints(0),
        }
    }
}

impl Points {
    /// The most that a game can give to one player.
    pub fn most(&self) -> HalfPoints {
        let HalfPoints(most) = self.win;
        HalfPoints(most.max(self.draw.0).max(self.loss.0))
    }

    /// Half points that a game gives to both together, at most.
    pub(crate) fn together(&self) -> u32 {
        (self.win.0 + self.loss.0).max(2 * self.draw.0)
    }
}

/// What the regulations know of one player's needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Needs {
    /// An assistant makes the moves or writes (4.9, 8.1.6, D.2.8).
    pub assistant: bool,
    /// The player cannot move the pieces or press the clock himself.
    pub disability: bool,
    /// Appendix D applies.
    pub visually_disabled: bool,
    /// Matters to D.2.11.
    pub hearing_impaired: bool,
}

/// Guidelines or appendices that an event announces.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Guidelines {
    /// Adjourned games: I, or Appendix E.
    pub adjournment: bool,
    /// Games without increment and quickplay finishes: III, or Appendix G.
    pub quickplay: bool,
}

/// A lighter penalty than the loss of the game for a device (11.3.2.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum DevicePenalty {
    /// The game is lost.
    #[default]
    Loss,
    /// The arbiter chooses a lighter one.
    Lighter,
}

/// Is there an arbiter to call (III.6)?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ArbiterPresence {
    /// Yes.
    #[default]
    Present,
    /// No: claims are sent to one afterwards.
    Absent,
}

/// Everything that is fixed before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Regulations {
    /// Which Laws.
    pub edition: Edition,
    /// The rate of play.
    pub time_control: TimeControl,
    /// Required for rapid and blitz.
    #[serde(default)]
    pub supervision: Option<Supervision>,
    /// How late a player may come (6.7).
    #[serde(default)]
    pub default_time: Option<Millis>,
    /// Draws by agreement.
    #[serde(default)]
    pub draw_agreement: DrawAgreement,
    /// The value of results.
    #[serde(default)]
    pub points: Points,
    /// Paper or electronic.
    #[serde(default)]
    pub scoresheets: SheetKind,
    /// Does the software follow what is written, and speak up by itself when something is missing?
    #[serde(default)]
    pub sheets_followed: bool,
    /// How a flag is noticed.
    #[serde(default)]
    pub flag: FlagNotice,
    /// How an illegal move is noticed.
    #[serde(default)]
    pub illegal: IllegalNotice,
    /// Guidelines announced.
    #[serde(default)]
    pub guidelines: Guidelines,
    /// The number of the Chess960 start, if that is played.
    #[serde(default)]
    pub chess960: Option<u16>,
    /// Nobody knows the Chess960 start: the game is taken over in the middle, and the number is none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub start_unknown: bool,
    /// Another start, for games that are taken over in the middle and for cases.
    #[serde(default)]
    pub from_position: Option<Position>,
    /// What the clocks show at such a start; the full time, if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_clocks: Option<ByColor<Millis>>,
    /// The periods that such a start is in, counted from 1; the moves before it then count for the time control (6.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_periods: Option<ByColor<u32>>,
    /// The opponent of the player on move reports before leaving (11.2.4).
    #[serde(default)]
    pub report_before_leaving: bool,
    /// What a device costs.
    #[serde(default)]
    pub device: DevicePenalty,
    /// The players' needs.
    #[serde(default)]
    pub needs: ByColor<Needs>,
    /// Is there an arbiter to call?
    #[serde(default)]
    pub arbiter: ArbiterPresence,
    /// Letter or practice.
    #[serde(default)]
    pub reading: Reading,
    /// Do rulings wait for the arbiter?
    #[serde(default)]
    pub confirmation: Confirmation,
    /// How are moves known?
    #[serde(default)]
    pub witness: Witness,
}

/// Something wrong with the regulations of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegulationError {
    /// The field.
    pub field: &'static str,
    /// What is wrong with it.
    pub problem: &'static str,
    /// The rule that asks for it.
    pub ground: Ground,
    /// In which edition.
    pub edition: Edition,
}

impl fmt::Display for RegulationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} (", self.field, self.problem)?;
        let rule = self.ground.0;
        match rule.article_in(self.edition) {
            Some(article) => write!(f, "{article}, {})", self.edition),
            // A rule of other editions: its number there, so that the reader can find it.
            None => {
                let numbers = Edition::ALL.iter().rev();
                let elsewhere = numbers
                    .filter_map(|&edition| rule.article_in(edition))
                    .next();
                let article = elsewhere.unwrap_or(rule.name);
                write!(f, "{article}, not in {})", self.edition)
            }
        }
    }
}

impl std::error::Error for RegulationError {}

impl Regulations {
    /// Regulations with everything that may be left out left out.
    pub fn new(edition: Edition, time_control: TimeControl) -> Regulations {
        Regulations {
            edition,
            time_control,
            supervision: None,
            default_time: None,
            draw_agreement: DrawAgreement::default(),
            points: Points::default(),
            scoresheets: SheetKind::default(),
            sheets_followed: false,
            flag: FlagNotice::default(),
            illegal: IllegalNotice::default(),
            guidelines: Guidelines::default(),
            chess960: None,
            start_unknown: false,
            from_position: None,
            from_clocks: None,
            from_periods: None,
            report_before_leaving: false,
            device: DevicePenalty::default(),
            needs: ByColor::default(),
            arbiter: ArbiterPresence::default(),
            reading: Reading::default(),
            confirmation: Confirmation::default(),
            witness: Witness::default(),
        }
    }

    /// Standard, rapid or blitz.
    pub fn class(&self) -> Class {
        self.time_control.class()
    }

    /// Do the Competition Rules hold in full? Standard chess knows nothing else.
    pub fn is_supervised(&self) -> bool {
        match self.class() {
            Class::Standard => true,
            Class::Rapid | Class::Blitz => self.supervision != Some(Supervision::Unsupervised),
        }
    }

    /// How late a player may come; zero where the edition says so and the event does not speak.
    pub fn default_time(&self) -> Millis {
        self.default_time.unwrap_or(Millis::ZERO)
    }

    /// Is it known how late a player may come? In 2014 it is not unless the event says it.
    pub fn default_time_is_known(&self) -> bool {
        match self.edition {
            Edition::Y2014 => self.default_time.is_some(),
            Edition::Y2018 | Edition::Y2023 => true,
        }
    }

    /// Moves that each side has made before the position the game begins with, by its number.
    pub fn moves_before(&self) -> ByColor<u32> {
        let played = self.start().ply();
        ByColor {
            white: played.div_ceil(2),
            black: played / 2,
        }
    }

    /// The periods that these moves have led to, counted from 1. Where zero brings the next one they tell nothing: then it is
    /// the first, until somebody says otherwise.
    pub fn periods_by_moves(&self) -> ByColor<u32> {
        let moves = self.moves_before();
        ByColor::new_with(|color| match self.time_control.next {
            NextPeriod::AtMove => self.time_control.period_reached(color, moves[color]),
            NextPeriod::AtZero => 1,
        })
    }

    /// The position the game begins with.
    pub fn start(&self) -> Position {
        if let Some(position) = self.from_position {
            return position;
        }
        let start = self.chess960.and_then(|number| Start::new(number).ok());
        start.map_or_else(Position::initial, Start::position)
    }
}

/// Presets that organisers use.
impl Regulations {
    /// 90 minutes for 40 moves, then 30 minutes, 30 seconds for each move.
    pub fn classical(edition: Edition) -> Regulations {
        let per_move = PerMove::Cumulative(Millis::seconds(30));
        let mut control = TimeControl::equal(vec![
            crate::time_control::Period {
                moves: Some(40),
                time: Millis::minutes(90),
                per_move,
            },
            crate::time_control::Period {
                moves: None,
                time: Millis::minutes(30),
                per_move,
            },
        ]);
        control.next = NextPeriod::AtMove;
        let mut regulations = Regulations::new(edition, control);
        regulations.default_time = Some(Millis::ZERO);
        regulations
    }

    /// 15 minutes and 10 seconds for each move.
    pub fn rapid(edition: Edition, supervision: Supervision) -> Regulations {
        let control = TimeControl::simple(
            Millis::minutes(15),
            PerMove::Cumulative(Millis::seconds(10)),
        );
        let mut regulations = Regulations::new(edition, control);
        regulations.supervision = Some(supervision);
        regulations.default_time = Some(Millis::ZERO);
        regulations
    }

    /// 3 minutes and 2 seconds for each move.
    pub fn blitz(edition: Edition, supervision: Supervision) -> Regulations {
        let control =
            TimeControl::simple(Millis::minutes(3), PerMove::Cumulative(Millis::seconds(2)));
        let mut regulations = Regulations::rapid(edition, supervision);
        regulations.time_control = control;
        regulations
    }
}
