//! Matches of teams as everybody sees them.

use std::collections::HashMap;

use chess::{ByColor, Color};
use event::teams::Match;
use event::{Competition, Round, TeamId};
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{PlayerTag, tag};

/// A team as the pages name it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct TeamTag {
    /// Its number.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// Its short name; empty if there is none.
    pub short: String,
}

/// A match, or a team without one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MatchView {
    /// Its number; none for a bye.
    pub number: Option<u32>,
    /// White on the first board, and the other; nobody on the other side of a bye.
    pub teams: ByColor<Option<TeamTag>>,
    /// Match points before the round, in halves.
    pub points: ByColor<HalfPoints>,
    /// Game points so far, in halves.
    pub games: ByColor<HalfPoints>,
    /// Boards without a result.
    pub open: u32,
    /// The board in the hall of the first game; none for a bye.
    pub first: Option<u32>,
    /// How many boards.
    pub boards: u32,
    /// Boards of the match, from 1, on which the first team has Black.
    pub turned: Vec<u32>,
    /// Who sits opposite nobody.
    pub alone: Vec<AloneView>,
    /// The letter of a bye.
    pub bye: Option<String>,
}

/// Somebody whose opponent's board is empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AloneView {
    /// The board of the match, from 1.
    pub board: u32,
    /// The side of the team that is there.
    pub side: Color,
    /// Who.
    pub player: PlayerTag,
}

/// A team by its number.
pub fn team_tag(competition: &Competition, id: TeamId) -> TeamTag {
    let entry = competition.teams.get(&id);
    TeamTag {
        id: id.0,
        name: entry.map(|one| one.team.name.clone()).unwrap_or_default(),
        short: entry.map(|one| one.team.short.clone()).unwrap_or_default(),
    }
}

/// Match points of all teams, round by round.
#[derive(Default)]
pub(super) struct TeamScores(HashMap<TeamId, u32>);

impl TeamScores {
    fn of(&self, team: TeamId) -> HalfPoints {
        HalfPoints(self.0.get(&team).copied().unwrap_or(0))
    }

    /// The matches of a round with what each team had before it; the scores then have the round in them.
    pub fn matches(&mut self, competition: &Competition, round: &Round) -> Vec<MatchView> {
        let rules = &competition.settings.teams;
        let mut views = Vec::new();
        let mut after = Vec::new();
        for found in &round.matches {
            let score = found.score(competition, round);
            for color in Color::ALL {
                let points = score.match_points(rules, color).unwrap_or(0);
                after.push((found.teams[color], points));
            }
            let turned = (0..rules.boards as usize).filter(|&b| rules.color_on(b) == Color::Black);
            views.push(MatchView {
                number: Some(found.number),
                teams: found.teams.map(|team| Some(team_tag(competition, team))),
                points: found.teams.map(|team| self.of(team)),
                games: score.games.map(HalfPoints),
                open: score.open,
                first: Some(found.first.0),
                boards: rules.boards,
                turned: turned.map(|board| board as u32 + 1).collect(),
                alone: alone(competition, found),
                bye: None,
            });
        }
        for (&team, &bye) in &round.team_byes {
            let worth = rules.worth(bye, competition.settings.regulations.points);
            after.push((team, worth.match_points.0));
            views.push(MatchView {
                number: None,
                teams: ByColor {
                    white: Some(team_tag(competition, team)),
                    black: None,
                },
                points: ByColor {
                    white: self.of(team),
                    ..ByColor::default()
                },
                games: ByColor::default(),
                open: 0,
                first: None,
                boards: 0,
                turned: Vec::new(),
                alone: Vec::new(),
                bye: Some(bye.letter().to_string()),
            });
        }
        if round.started.is_some() {
            for (team, points) in after {
                *self.0.entry(team).or_default() += points;
            }
        }
        views
    }
}

fn alone(competition: &Competition, found: &Match) -> Vec<AloneView> {
    let mut all = Vec::new();
    let sides = found.line_ups.white.iter().zip(&found.line_ups.black);
    for (board, (white, black)) in (1..).zip(sides) {
        let (side, player) = match (white, black) {
            (Some(player), None) => (Color::White, player),
            (None, Some(player)) => (Color::Black, player),
            _ => continue,
        };
        all.extend(competition.player(*player).map(|player| AloneView {
            board,
            side,
            player: tag(player),
        }));
    }
    all
}
