//! What the rounds of a report are worth: the scheme (162) with what 299 changes.

use std::collections::BTreeMap;

use laws::regulations::HalfPoints;

use super::model::{Cell, Code, Halves, Report, Scheme};
use crate::outcome::Bye;
use crate::player::PlayerId;

/// What results are worth, worked out once for all players of a report.
#[derive(Clone, Debug)]
pub struct Worth {
    scheme: Scheme,
    /// By letter; in one round or in all.
    redefined: BTreeMap<(char, Option<u32>), Halves>,
    /// The same for single players.
    assigned: BTreeMap<(PlayerId, char, Option<u32>), Halves>,
    /// Penalties and bonuses: from which round on, and how much.
    extra: BTreeMap<PlayerId, Vec<(u32, Halves)>>,
}

impl Worth {
    /// What a letter brings a player in a round.
    pub fn of(&self, player: PlayerId, round: u32, code: Code) -> Halves {
        let plain = plain(self.scheme, code);
        let Some(kind) = code.kind() else {
            return plain;
        };
        let assigned = |round| self.assigned.get(&(player, kind, round));
        let redefined = |round| self.redefined.get(&(kind, round));
        let said = assigned(Some(round))
            .or_else(|| assigned(None))
            .or_else(|| redefined(Some(round)))
            .or_else(|| redefined(None));
        said.copied().unwrap_or(plain)
    }

    /// What a cell brings; an open game brings nothing yet, and who was not paired is absent.
    pub fn of_cell(&self, player: PlayerId, round: u32, cell: &Cell) -> Halves {
        match (cell.code, cell.opponent) {
            (Some(code), _) => self.of(player, round, code),
            (None, Some(_)) => Halves(0),
            (None, None) => self.of(player, round, Code::Bye(Bye::ZeroPoint)),
        }
    }

    /// Penalties and bonuses of a player that count after a round. Those of a round that the event does not have (999)
    /// count when it is over.
    pub fn extra(&self, player: PlayerId, after: u32, rounds: u32) -> Halves {
        let all = self.extra.get(&player).into_iter().flatten();
        let counted = all.filter(|(from, _)| *from.min(&rounds) <= after);
        Halves(counted.map(|(_, points)| points.0).sum())
    }
}

const fn plain(scheme: Scheme, code: Code) -> Halves {
    let HalfPoints(points) = match code {
        Code::Win
        | Code::UnratedWin
        | Code::ForfeitWin
        | Code::Bye(Bye::FullPoint | Bye::Unopposed) => scheme.points.win,
        Code::Draw | Code::UnratedDraw | Code::Bye(Bye::HalfPoint) => scheme.points.draw,
        Code::Loss | Code::UnratedLoss => scheme.points.loss,
        Code::ForfeitLoss | Code::Bye(Bye::ZeroPoint) => scheme.absent,
        Code::Bye(Bye::PairingAllocated) => scheme.bye,
    };
    Halves(points as i32)
}

impl Report {
    /// What results are worth, where it is said or not.
    pub fn scheme(&self) -> Scheme {
        self.points.unwrap_or_default()
    }

    /// What results are worth by this report.
    pub fn worth(&self) -> Worth {
        self.worth_by(self.scheme())
    }

    /// The same by another scheme. In team events the numbers of 299 are those of teams, and players' results are
    /// worth what the scheme says.
    pub fn worth_by(&self, scheme: Scheme) -> Worth {
        let mut worth = Worth {
            scheme,
            redefined: BTreeMap::new(),
            assigned: BTreeMap::new(),
            extra: BTreeMap::new(),
        };
        let said = self.adjustments.iter().filter(|_| !self.is_team());
        for adjustment in said {
            let Some(points) = adjustment.points else {
                continue;
            };
            let round = adjustment.round;
            match adjustment.kind {
                Some(kind) if adjustment.players.is_empty() => {
                    worth.redefined.insert((kind, round), points);
                }
                Some(kind) => {
                    let players = adjustment.players.iter();
                    let players = players.map(|&player| ((player, kind, round), points));
                    worth.assigned.extend(players);
                }
                None => {
                    for &player in &adjustment.players {
                        let extra = worth.extra.entry(player).or_default();
                        extra.push((round.unwrap_or(0), points));
                    }
                }
            }
        }
        worth
    }

    /// How many rounds have anything in them.
    pub fn played_rounds(&self) -> u32 {
        let cells = self.players.iter().map(|line| line.cells.len());
        cells.max().unwrap_or(0) as u32
    }

    /// How many rounds are paired: those up to the last with a game or a pairing-allocated bye. Byes that were asked
    /// for may stand in the column of the round to come.
    pub fn paired_rounds(&self) -> u32 {
        let paired = |cell: &Cell| {
            let allocated = Some(Code::Bye(Bye::PairingAllocated));
            cell.opponent.is_some() || cell.code == allocated
        };
        let last = self.players.iter().map(|line| {
            let place = line.cells.iter().rposition(paired);
            place.map_or(0, |place| place + 1)
        });
        last.max().unwrap_or(0) as u32
    }

    /// The round that is to be paired.
    pub fn next_round(&self) -> u32 {
        self.paired_rounds() + 1
    }
}
