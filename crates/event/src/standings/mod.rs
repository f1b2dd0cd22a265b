//! Who stands where, and what breaks ties: C.07 as of March 2026.
//!
//! A [`Field`] is what each round has brought each player, from a competition or from a report. Its values are exact
//! ([`Value`]), each can be taken apart ([`Breakdown`]), and all of it costs as much as there are games.
//!
//! What was not played counts as Article 15.2 says for round robins, and as Article 16 says for all others. A player who
//! withdrew from a round robin before half of his games were played stays in the table, but no points from his games
//! count.

mod code;
mod crosstable;
mod direct;
mod field;
mod sums;
mod tables;
mod value;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};

pub use code::{CodeError, Cut, Name, Score, TieBreak};
pub use crosstable::{CrossRow, CrossTable, Meeting};
pub use field::{Cell, Counted, Field, Kind, Line, System};
pub use sums::{Breakdown, LeftOut, Reckoned, Summand};
pub use value::Value;

use crate::competition::Competition;
use crate::player::PlayerId;
use crate::round::RoundNumber;

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
    /// The tie-breaks, in their order; none where one cannot be had.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<String>>))]
    pub values: Vec<Option<Value>>,
    /// Do the games count?
    pub counted: Counted,
}

/// The standings after a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standings {
    /// Which.
    pub after: RoundNumber,
    /// The codes of what the values are.
    pub tie_breaks: Vec<String>,
    /// From the first place to the last.
    pub rows: Vec<Row>,
}

impl Standings {
    /// The lines by player.
    pub fn by_player(&self) -> BTreeMap<PlayerId, &Row> {
        self.rows.iter().map(|row| (row.player, row)).collect()
    }

    /// The line of a player.
    pub fn of(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|row| row.player == player)
    }
}

/// Lines in order, and the values by line.
struct Ranking {
    /// Each part is level; the first is at the top.
    groups: Vec<Vec<usize>>,
    /// By tie-break, then by line.
    values: Vec<Vec<Option<Value>>>,
}

impl Field {
    /// The standings by points and then by these tie-breaks.
    pub fn standings(&self, tie_breaks: &[TieBreak]) -> Standings {
        let Ranking { groups, values } = self.ranking(tie_breaks);
        let mut rows = Vec::new();
        for mut group in groups {
            let rank = rows.len() as u32 + 1;
            group.sort_by_key(|&line| self.lines[line].player);
            rows.extend(group.iter().map(|&place| {
                let line = &self.lines[place];
                let played = line.cells.iter().filter(|cell| cell.kind == Kind::Played);
                Row {
                    rank,
                    player: line.player,
                    points: HalfPoints(line.points.max(0) as u32),
                    played: played.count() as u32,
                    values: values.iter().map(|values| values[place]).collect(),
                    counted: line.counted,
                }
            }));
        }
        Standings {
            after: RoundNumber(self.rounds),
            tie_breaks: tie_breaks.iter().map(ToString::to_string).collect(),
            rows,
        }
    }

    fn ranking(&self, tie_breaks: &[TieBreak]) -> Ranking {
        let all = (0..self.lines.len()).collect();
        // Those who do not count come last.
        let mut groups = divide(all, |line| {
            let line = &self.lines[line];
            Reverse((line.counted == Counted::Counts, line.points))
        });
        let mut all_values = Vec::new();
        for tie_break in tie_breaks {
            let mut values = match tie_break.name {
                Name::DirectEncounter => vec![None; self.lines.len()],
                _ => self.values(tie_break),
            };
            let mut finer = Vec::new();
            for group in groups {
                if tie_break.name == Name::DirectEncounter && group.len() > 1 {
                    let played = tie_break.forfeits_played;
                    let parts = self.by_direct_encounter(&group, played, &mut |line, value| {
                        values[line] = Some(value);
                    });
                    finer.extend(parts);
                } else {
                    finer.extend(divide_by(group, &values, tie_break));
                }
            }
            groups = finer;
            all_values.push(values);
        }
        Ranking {
            groups,
            values: all_values,
        }
    }

    /// What a value in the standings is made of: that of the tie-break with this place in the list.
    pub fn explain(
        &self,
        player: PlayerId,
        tie_breaks: &[TieBreak],
        place: usize,
    ) -> Option<Breakdown> {
        let line = self.line(player)?;
        let tie_break = tie_breaks.get(place)?;
        if tie_break.name != Name::DirectEncounter {
            return self.breakdown(line, tie_break);
        }
        let Ranking { groups, .. } = self.ranking(&tie_breaks[..place]);
        let group = groups.into_iter().find(|group| group.contains(&line))?;
        Some(self.encounter_of(line, &group, tie_break))
    }
}

/// Divides a list by a key, the least first; who has the same key stays together.
fn divide<K: Ord>(mut group: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    group.sort_by_key(|&line| key(line));
    group
        .chunk_by(|&one, &other| key(one) == key(other))
        .map(<[usize]>::to_vec)
        .collect()
}

fn divide_by(group: Vec<usize>, values: &[Option<Value>], tie_break: &TieBreak) -> Vec<Vec<usize>> {
    match tie_break.prefers_less() {
        true => divide(group, |line| values[line]),
        false => divide(group, |line| Reverse(values[line])),
    }
}

impl TieBreak {
    /// Is the lower value the better one?
    pub const fn prefers_less(&self) -> bool {
        match self.name {
            Name::PairingNumber => !self.reversed,
            Name::Rating => self.reversed,
            Name::BoardCount => true,
            _ => false,
        }
    }
}

impl Competition {
    /// The tie-breaks of players: those that were announced, or in a team event the usual ones.
    pub fn tie_breaks(&self) -> Vec<TieBreak> {
        match self.is_team() {
            true => {
                let usual = TieBreak::usual().into_iter();
                usual
                    .filter_map(|code| TieBreak::read(&code).ok())
                    .collect()
            }
            false => self.announced_tie_breaks(),
        }
    }

    /// The standings after a round, of which results may still be missing. Only rounds that have begun count.
    pub fn standings(&self, after: RoundNumber) -> Standings {
        let standings = Field::of(self, after).standings(&self.tie_breaks());
        Standings { after, ..standings }
    }

    /// What a value in the standings is made of.
    pub fn explain(&self, after: RoundNumber, player: PlayerId, place: usize) -> Option<Breakdown> {
        Field::of(self, after).explain(player, &self.tie_breaks(), place)
    }
}
