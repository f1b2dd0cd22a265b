//! Who stands where, and what breaks ties.

use serde::{Deserialize, Serialize};

/// What separates players with equal points.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Points from the games of the tied among each other, if all of them have met.
    DirectEncounter,
    /// Rounds with as many points as a win brings, played or not, but no byes that were asked for.
    Wins,
    /// Games won at the board.
    GamesWon,
    /// Games played with Black.
    BlackGames,
    /// Games won with Black.
    BlackWins,
    /// Opponents' scores, each times the points scored against him.
    SonnebornBerger,
    /// Opponents' scores.
    Buchholz,
    /// The same without the lowest.
    BuchholzCut1,
    /// The same without the lowest and the highest.
    BuchholzMedian,
    /// Points against opponents with at least half of the points that can be had.
    Koya,
    /// The scores after each round, added up.
    Progressive,
    /// The average rating of opponents met.
    AverageRating,
}

impl TieBreak {
    /// What is used if nothing is said.
    pub fn usual() -> Vec<TieBreak> {
        vec![
            TieBreak::DirectEncounter,
            TieBreak::Wins,
            TieBreak::SonnebornBerger,
            TieBreak::Buchholz,
        ]
    }
}
