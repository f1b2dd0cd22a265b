//! Everybody against everybody, as a table.

use chess::Color;
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};

use super::{Row, Standings};
use crate::competition::Competition;
use crate::outcome::GameResult;
use crate::player::PlayerId;
use crate::round::{Round, RoundNumber};

/// A game, seen from the player of the row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Meeting {
    /// In which round.
    pub round: RoundNumber,
    /// The colour of the player of the row.
    pub color: Color,
    /// The result; none while it is open.
    pub result: Option<GameResult>,
    /// What it brought the player of the row.
    pub points: Option<HalfPoints>,
}

impl Meeting {
    /// `1`, `½`, `0`, `+`, `-`, or nothing while it is open.
    pub fn text(&self) -> String {
        match (&self.result, self.points) {
            (Some(result), Some(points)) if result.is_played() => points.to_string(),
            (Some(_), Some(HalfPoints(0))) => "-".to_owned(),
            (Some(_), Some(_)) => "+".to_owned(),
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
    /// Games against each player, in the order of the rows; the own column is empty.
    pub cells: Vec<Vec<Meeting>>,
}

/// A cross table, rows and columns in the order of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CrossTable {
    /// After which round.
    pub after: RoundNumber,
    /// From the first place to the last.
    pub rows: Vec<CrossRow>,
}

impl Competition {
    /// The cross table after a round. It is meant for round robins, and shows the games of any competition.
    pub fn cross_table(&self, after: RoundNumber) -> CrossTable {
        let Standings { rows, .. } = self.standings(after);
        let order: Vec<PlayerId> = rows.iter().map(|row| row.player).collect();
        let rows = rows.into_iter().map(|standing| CrossRow {
            cells: order
                .iter()
                .map(|&other| self.meetings(standing.player, other, after))
                .collect(),
            standing,
        });
        CrossTable {
            after,
            rows: rows.collect(),
        }
    }

    /// The games between two players in the rounds that have begun.
    fn meetings(&self, player: PlayerId, other: PlayerId, after: RoundNumber) -> Vec<Meeting> {
        let begun = |round: &&Round| round.started.is_some() && round.number <= after;
        let games = self.rounds.iter().filter(begun).filter_map(|round| {
            let game = round.game_of(player)?;
            let color = game.color_of(player)?;
            (game.players[!color] == other).then(|| Meeting {
                round: round.number,
                color,
                result: game.result().copied(),
                points: game.result().map(|result| self.points_for(result)[color]),
            })
        });
        games.collect()
    }
}
