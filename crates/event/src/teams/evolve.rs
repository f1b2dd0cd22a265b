//! How events change teams and their matches.

use std::collections::BTreeMap;

use chess::Color;
use laws::Millis;

use super::matches::Match;
use super::team::TeamId;
use crate::competition::Competition;
use crate::event::{Paired, What};
use crate::evolve::paired;
use crate::outcome::Bye;
use crate::player::{Participation, PlayerId};
use crate::round::{ChangeKind, Round};

impl Competition {
    pub(crate) fn apply_to_team(&mut self, what: &What) {
        let mut participate = |team: &TeamId, participation| {
            if let Some(entry) = self.teams.get_mut(team) {
                entry.participation = participation;
            }
        };
        match what {
            What::TeamEdited(team) => {
                if let Some(entry) = self.teams.get_mut(&team.id) {
                    entry.team = team.clone();
                }
            }
            What::TeamRemoved(team) => {
                self.teams.remove(team);
                for round in &mut self.rounds {
                    round.team_byes.remove(team);
                    round.line_ups.remove(team);
                }
            }
            What::TeamWithdrawn { team, reason } => {
                let reason = reason.clone();
                participate(team, Participation::Withdrawn { reason });
            }
            What::TeamReturned(team) => participate(team, Participation::Active),
            What::TeamsSeeded(order) => self.seed_teams(order),
            // What is about the whole competition does not come here.
            _ => {}
        }
    }

    fn seed_teams(&mut self, order: &[TeamId]) {
        let new: BTreeMap<TeamId, TeamId> = (1..)
            .zip(order)
            .map(|(number, old)| (*old, TeamId(number)))
            .collect();
        let renamed = |old: TeamId| new.get(&old).copied().unwrap_or(old);
        let teams = std::mem::take(&mut self.teams).into_iter();
        self.teams = teams
            .map(|(old, mut entry)| {
                entry.team.id = renamed(old);
                (entry.team.id, entry)
            })
            .collect();
        for round in &mut self.rounds {
            let byes = std::mem::take(&mut round.team_byes).into_iter();
            round.team_byes = byes.map(|(team, bye)| (renamed(team), bye)).collect();
            let line_ups = std::mem::take(&mut round.line_ups).into_iter();
            round.line_ups = line_ups.map(|(team, who)| (renamed(team), who)).collect();
        }
        let apart = self.settings.kept_apart.iter_mut();
        for player in apart.flat_map(|apart| &mut apart.players) {
            *player = PlayerId(renamed(TeamId(player.0)).0);
        }
    }
}

impl Round {
    pub(crate) fn apply_to_matches(&mut self, what: &What, at: Millis) {
        match what {
            What::MatchesSet {
                matches,
                games,
                unopposed,
                byes,
                by,
                reason,
                ..
            } => {
                self.matches.clone_from(matches);
                self.pairings = games.iter().map(paired).collect();
                self.byes = unopposed.iter().map(|&id| (id, Bye::Unopposed)).collect();
                self.team_byes = byes.iter().map(|out| (out.team, out.bye)).collect();
                self.paired_by = *by;
                self.draw = None;
                if !reason.is_empty() {
                    self.note(at, ChangeKind::PairedAgain, reason);
                }
                self.sort();
            }
            What::LineUpSet {
                team,
                players,
                games,
                unopposed,
                ..
            } => {
                self.line_ups.insert(*team, players.clone());
                self.line_up(*team, players, games, unopposed);
            }
            What::TeamByeGiven { team, bye, .. } => {
                self.team_byes.insert(*team, *bye);
            }
            What::TeamByeTakenBack { team, .. } => {
                self.team_byes.remove(team);
            }
            _ => {}
        }
    }

    fn line_up(
        &mut self,
        team: TeamId,
        players: &[Option<PlayerId>],
        games: &[Paired],
        unopposed: &[PlayerId],
    ) {
        let mut matches = self.matches.iter_mut();
        let Some(found) = matches.find(|one| one.color_of(team).is_some()) else {
            return;
        };
        let before = seated(found);
        if let Some(color) = found.color_of(team) {
            found.line_ups[color] = players.to_vec();
        }
        self.pairings
            .retain(|game| found.place_of(game.board).is_none());
        self.pairings.extend(games.iter().map(paired));
        for player in before {
            self.byes.remove(&player);
            self.absent.remove(&player);
        }
        self.byes
            .extend(unopposed.iter().map(|&id| (id, Bye::Unopposed)));
        self.sort();
    }
}

fn seated(found: &Match) -> Vec<PlayerId> {
    let sides = Color::ALL.into_iter();
    sides
        .flat_map(|color| found.line_ups[color].iter().flatten().copied())
        .collect()
}
