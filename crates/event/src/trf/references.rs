//! Numbers in lists must be those of somebody in the report.

use std::collections::BTreeSet;

use super::read::Reader;
use crate::problem::Problem;

/// Whose number it must be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum To {
    /// A player; in team events a team.
    Competitor,
    Player,
    Team,
}

/// A number in a list, and where it stands.
#[derive(Copy, Clone, Debug)]
pub(super) struct Reference {
    pub(super) to: To,
    pub(super) number: u32,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Reader {
    pub(super) fn check_references(&mut self) {
        let report = &self.report;
        let players: BTreeSet<u32> = report.players.iter().map(|line| line.player.id.0).collect();
        let teams: BTreeSet<u32> = report.teams.iter().map(|team| team.number).collect();
        for reference in &self.references {
            let of_team = match reference.to {
                To::Competitor => !teams.is_empty(),
                To::Player => false,
                To::Team => true,
            };
            let (known, expected) = match of_team {
                true => (&teams, "the number of a team in the report"),
                false => (&players, "the number of a player in the report"),
            };
            if !known.contains(&reference.number) {
                let problem = Problem::new(reference.line, reference.column, expected);
                self.problems.push(problem);
            }
        }
    }
}
