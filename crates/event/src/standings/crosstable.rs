//! Who met whom, as a table: a line for each player with the games of his own, so that it costs as much as there are
//! games.

use std::collections::BTreeMap;

use chess::Color;
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};

use super::{Row, Standings};
use crate::competition::Competition;
use crate::outcome::{Bye, GameResult};
use crate::player::PlayerId;
use crate::round::{Round, RoundNumber};

/// A game or a bye, seen from the player of the row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Meeting {
    /// In which round.
    pub round: RoundNumber,
    /// Against whom; none for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<PlayerId>,
    /// The row of the opponent, counted from 0: in a round robin the column of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<u32>,
    /// The colour of the player of the row; none for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// How he sat out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Bye>,
    /// The result; none while it is open.
    pub result: Option<GameResult>,
    /// What it brought the player of the row.
    pub points: Option<HalfPoints>,
}

impl Meeting {
    /// `1`, `½`, `0`, `+`, `-`, the points of a bye, or nothing while it is open.
    pub fn text(&self) -> String {
        match (&self.result, self.points) {
            (Some(result), Some(points)) if result.is_played() => points.to_string(),
            (Some(_), Some(HalfPoints(0))) => "-".to_owned(),
            (Some(_), Some(_)) => "+".to_owned(),
            (None, Some(points)) if self.bye.is_some() => points.to_string(),
            _ => String::new(),
        }
    }
}

/// A row of a cross table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CrossRow {
    /// The line of the standings.
    pub standing: Row,
    /// By round.
    pub games: Vec<Meeting>,
}

/// A cross table, rows in the order of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CrossTable {
    /// After which round.
    pub after: RoundNumber,
    /// From the first place to the last.
    pub rows: Vec<CrossRow>,
}

impl Competition {
    /// The cross table after a round.
    pub fn cross_table(&self, after: RoundNumber) -> CrossTable {
        let Standings { rows, .. } = self.standings(after);
        let order: BTreeMap<PlayerId, usize> = rows.iter().map(|row| row.player).zip(0..).collect();
        let mut rows: Vec<CrossRow> = rows
            .into_iter()
            .map(|standing| CrossRow {
                standing,
                games: Vec::new(),
            })
            .collect();
        let begun = |round: &&Round| round.started.is_some() && round.number <= after;
        for round in self.rounds.iter().filter(begun) {
            for (player, meeting) in self.meetings(round, &order) {
                if let Some(&row) = order.get(&player) {
                    rows[row].games.push(meeting);
                }
            }
        }
        CrossTable { after, rows }
    }

    /// All games and byes of a round, each from both sides.
    fn meetings(
        &self,
        round: &Round,
        order: &BTreeMap<PlayerId, usize>,
    ) -> Vec<(PlayerId, Meeting)> {
        let mut all = Vec::new();
        for pairing in &round.pairings {
            for color in Color::ALL {
                let opponent = pairing.players[!color];
                let result = pairing.result().copied();
                let meeting = Meeting {
                    round: round.number,
                    opponent: Some(opponent),
                    row: order.get(&opponent).map(|&row| row as u32),
                    color: Some(color),
                    bye: None,
                    result,
                    points: result.map(|result| self.points_for(&result)[color]),
                };
                all.push((pairing.players[color], meeting));
            }
        }
        let (scheme, allocated) = (self.settings.regulations.points, self.settings.bye);
        for (&player, &bye) in &round.byes {
            let meeting = Meeting {
                round: round.number,
                opponent: None,
                row: None,
                color: None,
                bye: Some(bye),
                result: None,
                points: Some(bye.points(scheme, allocated)),
            };
            all.push((player, meeting));
        }
        all
    }
}
