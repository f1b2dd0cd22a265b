//! The rate of play: periods, and what a move adds (6.3; classes by A.1 and B.1).

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::time::Millis;

/// What a player's clock gets or is spared for each move (6.3.1, 6.3.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PerMove {
    /// Nothing.
    #[default]
    Nothing,
    /// Cumulative, after Fischer: added for every move, kept if unused.
    Cumulative(Millis),
    /// After Bronstein: the time used for the move is given back, up to this much.
    Bronstein(Millis),
    /// The main time waits this long before it runs.
    Delay(Millis),
}

impl PerMove {
    /// The fixed amount, whatever is done with it.
    pub const fn amount(self) -> Millis {
        match self {
            PerMove::Nothing => Millis::ZERO,
            PerMove::Cumulative(t) | PerMove::Bronstein(t) | PerMove::Delay(t) => t,
        }
    }
}

/// How extra time for each move is introduced during a game (III.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ExtraTime {
    /// Added for every move and kept.
    Increment,
    /// The main time waits.
    Delay,
}

impl ExtraTime {
    /// What the clock does with it.
    pub const fn per_move(self, time: Millis) -> PerMove {
        match self {
            ExtraTime::Increment => PerMove::Cumulative(time),
            ExtraTime::Delay => PerMove::Delay(time),
        }
    }
}

impl fmt::Display for ExtraTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExtraTime::Increment => "increment",
            ExtraTime::Delay => "delay",
        })
    }
}

/// One period of play.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Period {
    /// How many moves must be completed in it; `None` for all the rest.
    pub moves: Option<u32>,
    /// The main thinking time.
    pub time: Millis,
    /// What each move adds.
    pub per_move: PerMove,
}

/// When the time of the next period comes onto the clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NextPeriod {
    /// As soon as the last required move is completed.
    #[default]
    AtMove,
    /// When the main time of the period has run out.
    AtZero,
}

/// The rate of play of both sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TimeControl {
    /// Unequal times are allowed.
    pub periods: ByColor<Vec<Period>>,
    /// When the next period begins on the clock.
    pub next: NextPeriod,
}

/// What kind of chess a rate of play is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// 60 minutes or more.
    Standard,
    /// More than 10 and less than 60 minutes (A.1).
    Rapid,
    /// 10 minutes or less (B.1).
    Blitz,
}

impl TimeControl {
    /// The same single period for both.
    pub fn simple(time: Millis, per_move: PerMove) -> TimeControl {
        TimeControl::equal(vec![Period {
            moves: None,
            time,
            per_move,
        }])
    }

    /// The same periods for both.
    pub fn equal(periods: Vec<Period>) -> TimeControl {
        TimeControl {
            periods: ByColor {
                white: periods.clone(),
                black: periods,
            },
            next: NextPeriod::default(),
        }
    }

    /// Main time plus 60 times what a move adds, as A.1 and B.1 count.
    pub fn reckoned(&self, color: Color) -> Millis {
        let periods = &self.periods[color];
        let main = periods
            .iter()
            .fold(Millis::ZERO, |sum, period| sum + period.time);
        let most = periods.iter().map(|period| period.per_move.amount()).max();
        main + most.unwrap_or(Millis::ZERO).times(60)
    }

    /// The class. With unequal times the longer side decides, so that nobody loses a right by the opponent's
    /// handicap.
    pub fn class(&self) -> Class {
        let reckoned = self.reckoned(Color::White).max(self.reckoned(Color::Black));
        if reckoned <= Millis::minutes(10) {
            Class::Blitz
        } else if reckoned < Millis::minutes(60) {
            Class::Rapid
        } else {
            Class::Standard
        }
    }

    /// The last period that so many moves can have led to, counted from 1.
    pub fn period_reached(&self, color: Color, moves: u32) -> u32 {
        let (mut due, mut reached) = (0_u32, 1);
        for period in self.periods[color].iter().rev().skip(1).rev() {
            match period.moves.and_then(|quota| due.checked_add(quota)) {
                Some(through) if through <= moves => (due, reached) = (through, reached + 1),
                _ => break,
            }
        }
        reached
    }

    /// Does any move of a side add time?
    pub fn has_increment(&self) -> bool {
        let adds = |period: &Period| period.per_move.amount() > Millis::ZERO;
        self.periods.white.iter().any(adds) || self.periods.black.iter().any(adds)
    }
}
