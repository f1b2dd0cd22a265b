//! Who stands where, and what breaks ties.
//!
//! Points are those of the event's scheme. What was not played counts for tie-breaks like this:
//!
//! - In a round robin a forfeit counts as if it had been played, and who sits out meets nobody. A player who withdrew
//!   before half of his games were played stays in the table, but no points from his games count.
//! - Otherwise a round that a player did not play (a bye, a forfeit either way, not paired) counts as a game against
//!   somebody with the player's own score. The score of an opponent is taken as it is, except that the rounds at the
//!   end which he missed by his own will (a bye he asked for, a lost forfeit, not paired) count as draws: nobody
//!   suffers from an opponent who has gone home.

mod crosstable;
mod table;
mod tie_breaks;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};

pub use crosstable::{CrossRow, CrossTable, Meeting};
use table::Table;

use crate::competition::Competition;
use crate::player::PlayerId;
use crate::round::RoundNumber;

/// What separates players with equal points.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Points from the games of the tied among each other, if all of them have met.
    DirectEncounter,
    /// Rounds that brought as much as a win, played or not.
    Wins,
    /// Games won at the board.
    GamesWon,
    /// Games played with Black.
    BlackGames,
    /// Games won with Black at the board.
    BlackWins,
    /// Opponents' scores, each times the points scored against him.
    SonnebornBerger,
    /// Opponents' scores.
    Buchholz,
    /// The same without the lowest.
    BuchholzCut1,
    /// The same without the lowest and the highest.
    BuchholzMedian,
    /// Points against opponents with at least half of the points that they could have.
    Koya,
    /// The scores after each round, added up.
    Progressive,
    /// The average rating of the opponents met, without those who have no rating.
    AverageRating,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 12] = [
        TieBreak::DirectEncounter,
        TieBreak::Wins,
        TieBreak::GamesWon,
        TieBreak::BlackGames,
        TieBreak::BlackWins,
        TieBreak::SonnebornBerger,
        TieBreak::Buchholz,
        TieBreak::BuchholzCut1,
        TieBreak::BuchholzMedian,
        TieBreak::Koya,
        TieBreak::Progressive,
        TieBreak::AverageRating,
    ];

    /// What is used if nothing is said.
    pub fn usual() -> Vec<TieBreak> {
        vec![
            TieBreak::DirectEncounter,
            TieBreak::Wins,
            TieBreak::SonnebornBerger,
            TieBreak::Buchholz,
        ]
    }

    /// The letters of reports and of column heads.
    pub const fn code(self) -> &'static str {
        match self {
            TieBreak::DirectEncounter => "DE",
            TieBreak::Wins => "WIN",
            TieBreak::GamesWon => "WON",
            TieBreak::BlackGames => "BPG",
            TieBreak::BlackWins => "BWG",
            TieBreak::SonnebornBerger => "SB",
            TieBreak::Buchholz => "BH",
            TieBreak::BuchholzCut1 => "BH/C1",
            TieBreak::BuchholzMedian => "BH/M1",
            TieBreak::Koya => "KS",
            TieBreak::Progressive => "PS",
            TieBreak::AverageRating => "ARO",
        }
    }

    /// Reads the letters.
    pub fn from_code(code: &str) -> Option<TieBreak> {
        TieBreak::ALL.into_iter().find(|one| one.code() == code)
    }
}

/// The value of a tie-break, in quarters: halves of points times halves of points.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = TieBreakValue))]
#[serde(transparent)]
pub struct Value(pub u64);

impl Value {
    /// A number of things.
    pub const fn count(n: u64) -> Value {
        Value(n * 4)
    }

    /// Points.
    pub fn points(halves: u64) -> Value {
        Value(halves * 2)
    }
}

impl fmt::Display for Value {
    /// `7`, `7.5`, `12.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = match self.0 % 4 {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        };
        write!(f, "{}{rest}", self.0 / 4)
    }
}

/// Do the games of a player count?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Yes.
    Counts,
    /// No: he left a round robin before he had played half of it.
    LeftOut,
}

/// One line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = StandingsRow))]
pub struct Row {
    /// The place; shared by those whom nothing separates.
    pub rank: u32,
    /// Who.
    pub player: PlayerId,
    /// Points.
    pub points: HalfPoints,
    /// Games played at the board.
    pub played: u32,
    /// The tie-breaks, in their order.
    pub values: Vec<Value>,
    /// Do the games count?
    pub counted: Counted,
}

/// The standings after a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standings {
    /// Which.
    pub after: RoundNumber,
    /// What the values are.
    pub tie_breaks: Vec<TieBreak>,
    /// From the first place to the last.
    pub rows: Vec<Row>,
}

impl Standings {
    /// The line of a player.
    pub fn of(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|row| row.player == player)
    }
}

impl Competition {
    /// The standings after a round, of which results may still be missing. Only rounds that have begun count.
    pub fn standings(&self, after: RoundNumber) -> Standings {
        let table = Table::new(self, after);
        let tie_breaks = self.settings.tie_breaks.clone();
        let mut groups = by_points(&table);
        let mut values = vec![vec![Value::default(); tie_breaks.len()]; table.lines.len()];
        for (place, &tie_break) in tie_breaks.iter().enumerate() {
            let mut finer = Vec::new();
            for group in groups {
                finer.extend(split(&table, &group, tie_break, &mut |line, value| {
                    values[line][place] = value;
                }));
            }
            groups = finer;
        }
        let mut rows = Vec::new();
        for mut group in groups {
            let rank = rows.len() as u32 + 1;
            group.sort_by_key(|&line| table.lines[line].player);
            rows.extend(group.iter().map(|&place| {
                let line = &table.lines[place];
                Row {
                    rank,
                    player: line.player,
                    points: HalfPoints(line.points),
                    played: line.games().filter(|game| game.at_board).count() as u32,
                    values: values[place].clone(),
                    counted: line.counted,
                }
            }));
        }
        Standings {
            after,
            tie_breaks,
            rows,
        }
    }
}

/// Lines with equal points, the most points first; those who do not count come last.
fn by_points(table: &Table) -> Vec<Vec<usize>> {
    let all = (0..table.lines.len()).collect();
    divide(all, |line| {
        let line = &table.lines[line];
        (line.counted == Counted::Counts, line.points)
    })
}

/// Divides a list by a key, the greatest first; who has the same key stays together.
fn divide<K: Ord>(mut group: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    group.sort_by_key(|&line| Reverse(key(line)));
    group
        .chunk_by(|&one, &other| key(one) == key(other))
        .map(<[usize]>::to_vec)
        .collect()
}

/// Divides players who are level so far by one tie-break, and tells the value of each.
fn split(
    table: &Table,
    group: &[usize],
    tie_break: TieBreak,
    tell: &mut dyn FnMut(usize, Value),
) -> Vec<Vec<usize>> {
    let values: BTreeMap<usize, Value> = group
        .iter()
        .map(|&line| (line, table.value(line, tie_break, group)))
        .collect();
    values.iter().for_each(|(&line, &value)| tell(line, value));
    let parts = divide(group.to_vec(), |line| values.get(&line));
    if tie_break != TieBreak::DirectEncounter || parts.len() == 1 {
        return parts;
    }
    // Among those who are still level only their own games count now; the value shown stays the first one.
    let mut finer = Vec::new();
    for part in parts {
        match part.len() {
            1 => finer.push(part),
            _ => finer.extend(split(table, &part, tie_break, &mut |_, _| {})),
        }
    }
    finer
}
