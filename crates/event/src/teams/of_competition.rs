//! A team event from a competition.

use chess::Color;
use laws::Millis;

use super::course::{TeamCourse, TeamStarter, TeamTurn};
use super::matches::{Match, MatchScore};
use super::standings::{TeamScores, TeamStandings};
use super::team::TeamId;
use crate::competition::Competition;
use crate::outcome::{Bye, Entry, GameResult, Source};
use crate::round::{Progress, Round, RoundNumber};
use crate::settings::{self, Kind as EventKind};
use crate::standings::{Kind, System, TieBreak};
use crate::swiss::{Acceleration, Prohibition, Worth, baku};

impl Competition {
    /// Do teams play?
    pub fn is_team(&self) -> bool {
        self.settings.kind == EventKind::Team
    }

    /// The team of a player.
    pub fn team_of(&self, player: crate::PlayerId) -> Option<TeamId> {
        let mut teams = self.teams.values();
        let own = teams.find(|entry| entry.team.members.contains(&player));
        own.map(|entry| entry.team.id)
    }

    /// The standings of teams after a round. Only rounds that have begun count.
    pub fn team_standings(&self, after: RoundNumber) -> TeamStandings {
        let course = TeamCourse::of(self);
        TeamScores::after(&course, after.0).standings(&self.announced_tie_breaks())
    }

    /// The tie-breaks that were announced, for teams in a team event.
    pub fn announced_tie_breaks(&self) -> Vec<TieBreak> {
        let codes = self.settings.tie_breaks.iter();
        codes.filter_map(|code| TieBreak::read(code).ok()).collect()
    }
}

impl TeamCourse {
    /// An event as it stands.
    pub fn of(competition: &Competition) -> TeamCourse {
        let settings = &competition.settings;
        let starters = competition.teams.values().map(|entry| {
            let rounds = competition.rounds.iter();
            let turns = rounds.map(|round| turn(competition, round, entry.team.id));
            let mut turns: Vec<Option<TeamTurn>> = turns.collect();
            let known = turns.iter().rposition(Option::is_some);
            turns.truncate(known.map_or(0, |last| last + 1));
            TeamStarter {
                id: entry.team.id,
                turns,
                withdrawn: !entry.is_active(),
                extra: Vec::new(),
            }
        });
        TeamCourse {
            rules: settings.teams.clone(),
            points: settings.regulations.points,
            system: match competition.round_robin {
                Some(_) => System::RoundRobin,
                None => System::Swiss,
            },
            rounds: settings.rounds,
            begun: competition.last_started().unwrap_or_default().0,
            initial: competition.initial_color,
            starters: starters.collect(),
            accelerations: accelerations(competition),
            prohibitions: prohibitions(competition),
        }
    }

    /// What is known before a round is paired: adjourned games count as draws (C.04.2 3.1), and of the round itself the
    /// byes that were asked for.
    pub fn before(competition: &Competition, round: RoundNumber) -> TeamCourse {
        let mut known = competition.clone();
        for game in known.rounds.iter_mut().flat_map(|one| &mut one.pairings) {
            if game.progress == Progress::Adjourned && game.entry.is_none() {
                game.entry = Some(Entry {
                    result: GameResult::DRAW,
                    source: Source::Import,
                    at: Millis::ZERO,
                });
            }
        }
        for later in known.rounds.iter_mut().filter(|one| one.number >= round) {
            later.matches.clear();
            later.pairings.clear();
            later
                .team_byes
                .retain(|_, bye| *bye != Bye::PairingAllocated);
        }
        TeamCourse::of(&known)
    }
}

/// A round of a team; none if it is still to be paired.
fn turn(competition: &Competition, round: &Round, team: TeamId) -> Option<TeamTurn> {
    let settings = &competition.settings;
    let sits_out = |bye| TeamTurn::bye(bye, &settings.teams, settings.regulations.points);
    if let Some(&bye) = round.team_byes.get(&team) {
        return Some(sits_out(bye));
    }
    if let Some(found) = round.match_of(team) {
        let color = found.color_of(team)?;
        let score = found.score(competition, round);
        return Some(of_match(competition, found, color, &score));
    }
    let over = round.started.is_some() || !round.matches.is_empty();
    over.then(|| sits_out(Bye::ZeroPoint))
}

fn of_match(
    competition: &Competition,
    found: &Match,
    color: Color,
    score: &MatchScore,
) -> TeamTurn {
    let own = score.games[color];
    let kind = match score {
        score if score.open > 0 => Kind::Open,
        score if score.is_forfeit() && own > 0 => Kind::ForfeitWin,
        score if score.is_forfeit() => Kind::ForfeitLoss,
        _ => Kind::Played,
    };
    let rules = &competition.settings.teams;
    TeamTurn {
        kind,
        opponent: Some(found.teams[!color]),
        color: Some(color),
        match_points: i64::from(score.match_points(rules, color).unwrap_or(0)),
        game_points: i64::from(own),
        boards: score.boards.iter().map(|b| i64::from(b[color])).collect(),
    }
}

/// Virtual match points of the upper half (C.04.7); not where game points rank (1.4.4).
fn accelerations(competition: &Competition) -> Vec<Acceleration> {
    let settings = &competition.settings;
    let match_points = settings.teams.primary == super::Primary::Match;
    match settings.acceleration == settings::Acceleration::Baku && match_points {
        true => by_baku(
            &settings.teams,
            competition.teams.len() as u32,
            settings.rounds,
        ),
        false => Vec::new(),
    }
}

/// The Baku method for so many teams.
pub(super) fn by_baku(rules: &super::TeamRules, teams: u32, rounds: u32) -> Vec<Acceleration> {
    let tenths = |points: laws::regulations::HalfPoints| points.0 as i32 * 5;
    let worth = Worth {
        win: tenths(rules.win),
        draw: tenths(rules.draw),
        loss: tenths(rules.loss),
        ..Worth::default()
    };
    baku(teams, rounds, &worth)
}

fn prohibitions(competition: &Competition) -> Vec<Prohibition> {
    let rounds = competition.settings.rounds;
    let lists = competition.settings.kept_apart.iter();
    let lists = lists.map(|one| Prohibition {
        rounds: (
            one.first_round.unwrap_or(1),
            one.last_round.unwrap_or(rounds),
        ),
        players: one.players.clone(),
    });
    lists.collect()
}
