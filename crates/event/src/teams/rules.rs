//! What is announced for a team event.

use chess::Color;
use laws::regulations::{HalfPoints, Points};
use serde::{Deserialize, Serialize};

use crate::outcome::Bye;

/// Which score ranks and pairs the teams (C.04.6 1.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = TeamPrimary))]
#[serde(rename_all = "kebab-case")]
pub enum Primary {
    /// Match points.
    #[default]
    Match,
    /// Game points.
    Game,
}

/// Does the other score say which of two teams is the first, when colours are given (C.04.6 4.2.2)?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SecondScore {
    /// Yes.
    #[default]
    Used,
    /// No.
    Unused,
}

/// How much the colour of the first board counts (C.04.6 1.7).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = TeamPreferences))]
#[serde(rename_all = "kebab-case")]
pub enum Preferences {
    /// One strength (1.7.1).
    #[default]
    TypeA,
    /// Strong and mild (1.7.2).
    TypeB,
    /// Not at all.
    None,
}

/// May a team put its members on any boards?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LineUpOrder {
    /// No: whoever is higher in the list plays on a higher board.
    #[default]
    Fixed,
    /// Yes.
    Free,
}

/// What a round without a match is worth to a team.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamWorth {
    /// Match points.
    pub match_points: HalfPoints,
    /// Game points.
    pub game_points: HalfPoints,
}

/// What is announced for a team event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct TeamRules {
    /// Boards of a match.
    pub boards: u32,
    /// Colours of the team that is named first, board by board; White and Black in turn if nothing is said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<Color>,
    /// Match points for a match won.
    pub win: HalfPoints,
    /// For one drawn.
    pub draw: HalfPoints,
    /// For one lost.
    pub loss: HalfPoints,
    /// Which score ranks.
    pub primary: Primary,
    /// Is the other one used for colours?
    pub second_score: SecondScore,
    /// Colour preferences.
    pub preferences: Preferences,
    /// Board order.
    pub order: LineUpOrder,
    /// What the bye of the pairing is worth; a draw in both scores if nothing is said (C.04.6 1.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<TeamWorth>,
}

impl Default for TeamRules {
    fn default() -> TeamRules {
        TeamRules {
            boards: 4,
            colors: Vec::new(),
            win: HalfPoints(4),
            draw: HalfPoints(2),
            loss: HalfPoints(0),
            primary: Primary::default(),
            second_score: SecondScore::default(),
            preferences: Preferences::default(),
            order: LineUpOrder::default(),
            bye: None,
        }
    }
}

impl TeamRules {
    /// The colour of the first team on a board of a match, counted from 0.
    pub fn color_on(&self, board: usize) -> Color {
        let alternating = match board % 2 {
            0 => Color::White,
            _ => Color::Black,
        };
        self.colors.get(board).copied().unwrap_or(alternating)
    }

    /// What a match brings, by the game points of both.
    pub const fn match_points(&self, own: u32, other: u32) -> HalfPoints {
        if own > other {
            self.win
        } else if own == other {
            self.draw
        } else {
            self.loss
        }
    }

    /// What a bye is worth to a team, if its games are worth so much.
    pub fn worth(&self, bye: Bye, points: Points) -> TeamWorth {
        let on_each = |each: HalfPoints| HalfPoints(each.0.saturating_mul(self.boards));
        let draw = TeamWorth {
            match_points: self.draw,
            game_points: on_each(points.draw),
        };
        match bye {
            Bye::PairingAllocated => self.bye.unwrap_or(draw),
            Bye::HalfPoint => draw,
            Bye::ZeroPoint => TeamWorth::default(),
            Bye::FullPoint | Bye::Unopposed => TeamWorth {
                match_points: self.win,
                game_points: on_each(points.win),
            },
        }
    }

    /// The usual order of ties in a team event (C.07 recommends no list; these need no ratings).
    pub fn usual_tie_breaks(&self) -> Vec<String> {
        ["MPVGP", "DE", "EMGSB"].map(str::to_owned).to_vec()
    }
}
