//! What a report says of teams: lines 310, 320, 330, 300, 352, 362 and the code of the system.

use chess::{ByColor, Color};
use laws::regulations::HalfPoints;

use super::course::TeamCourse;
use super::matches::Match;
use super::rules::{Preferences, Primary, SecondScore, TeamRules};
use super::standings::{TeamRow, TeamScores};
use super::team::{Team, TeamId};
use crate::berger::Cycles;
use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::round::Round;
use crate::settings::Acceleration;
use crate::trf::{
    self, Byes, LineUp, MatchScheme, Prohibition, Report, TeamBye, TeamForfeit, TeamLine,
};

/// The code of the system (192).
pub(crate) fn system_code(competition: &Competition) -> String {
    match competition.round_robin {
        Some(Cycles::Single) => return "BERGER_TEAM_ROUNDROBIN".to_owned(),
        Some(Cycles::Double) => return "BERGER_TEAM_ROUNDROBIN_G2".to_owned(),
        None => {}
    }
    let rules = &competition.settings.teams;
    let kind = match rules.preferences {
        Preferences::TypeA => "_TYPEA",
        Preferences::TypeB => "_TYPEB",
        Preferences::None => "",
    };
    let scores = match (rules.primary, rules.second_score) {
        (Primary::Match, SecondScore::Used) => "_MP_GP",
        (Primary::Match, SecondScore::Unused) => "_MP",
        (Primary::Game, SecondScore::Used) => "_GP_MP",
        (Primary::Game, SecondScore::Unused) => "_GP",
    };
    let baku = match competition.settings.acceleration {
        Acceleration::Baku => "_BAKU",
        Acceleration::None => "",
    };
    format!("FIDE_TEAM{kind}{scores}{baku}")
}

impl Report {
    pub(crate) fn enter_teams(&mut self, competition: &Competition) {
        let settings = &competition.settings;
        let rules = &settings.teams;
        let course = TeamCourse::of(competition);
        let codes = competition.announced_tie_breaks();
        let standings = TeamScores::after(&course, settings.rounds).standings(&codes);
        let rows = standings.by_team();
        self.initial_color = competition.initial_color;
        // In a team event the numbers of 299 are those of teams: points of a single game have no line.
        self.adjustments.clear();
        self.board_colors = (0..rules.boards as usize)
            .map(|board| rules.color_on(board))
            .collect();
        let scheme = MatchScheme {
            win: rules.win,
            draw: rules.draw,
            loss: rules.loss,
        };
        self.match_scheme = Some(scheme).filter(|scheme| *scheme != MatchScheme::default());
        self.tie_breaks = codes.iter().map(ToString::to_string).collect();
        let teams = competition.teams.values();
        self.teams = teams
            .map(|entry| team_line(competition, &entry.team, rows.get(&entry.team.id).copied()))
            .collect();
        self.team_bye = team_bye(competition, rules);
        self.byes = requested(competition);
        self.prohibitions = settings
            .kept_apart
            .iter()
            .map(|list| Prohibition {
                first_round: list.first_round.unwrap_or(1),
                last_round: list.last_round.unwrap_or(settings.rounds),
                players: list.players.clone(),
            })
            .collect();
        self.accelerations = course.accelerations.iter().map(acceleration).collect();
        for round in &competition.rounds {
            for found in &round.matches {
                self.enter_match(competition, round, found);
            }
        }
    }

    fn enter_match(&mut self, competition: &Competition, round: &Round, found: &Match) {
        let score = found.score(competition, round);
        if score.is_forfeit() {
            let there = score.games.map(|points| points > 0);
            self.team_forfeits.push(TeamForfeit {
                winner: Color::ALL.into_iter().find(|&color| there[color]),
                round: round.number.0,
                white: found.teams.white.0,
                black: found.teams.black.0,
            });
        }
        let teams = &competition.teams;
        let listed = |id: TeamId| teams.get(&id).map(|entry| &entry.team.members[..]);
        let usual = ByColor::new_with(|color| {
            let members = listed(found.teams[color]).unwrap_or_default();
            in_order(members, &found.line_ups[color])
        });
        // Readers put boards in the order of the lists; where an empty board is in between they would be wrong.
        let whole = found.line_ups.white.iter().chain(&found.line_ups.black);
        let whole = whole.flatten().count() == 2 * found.line_ups.white.len();
        for color in Color::ALL {
            if whole && usual[color] {
                continue;
            }
            self.line_ups.push(LineUp {
                round: round.number.0,
                team: found.teams[color].0,
                opponent: found.teams[!color].0,
                players: found.line_ups[color].clone(),
            });
        }
    }
}

fn in_order(members: &[PlayerId], line_up: &[Option<PlayerId>]) -> bool {
    let places = line_up.iter().flatten();
    let places = places.map(|player| members.iter().position(|one| one == player));
    places.is_sorted()
}

fn acceleration(one: &crate::swiss::Acceleration) -> trf::Acceleration {
    trf::Acceleration {
        match_points: Some(HalfPoints(one.points.max(0) as u32 / 5)),
        points: HalfPoints(0),
        first_round: one.rounds.0,
        last_round: one.rounds.1,
        first: PlayerId(one.players.0),
        last: PlayerId(one.players.1),
    }
}

fn team_line(competition: &Competition, team: &Team, row: Option<&TeamRow>) -> TeamLine {
    let ratings = team.members.iter();
    let ratings = ratings.filter_map(|&player| competition.player(player)?.rating);
    let mut ratings: Vec<u32> = ratings.map(u32::from).collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    ratings.truncate(competition.settings.teams.boards as usize);
    let strength = match ratings.len() as u32 {
        0 => None,
        count => Some((ratings.iter().sum::<u32>() + count / 2) / count),
    };
    let plain = |text: &str, most: usize| -> String {
        let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c });
        let cut: String = plain
            .collect::<String>()
            .trim()
            .chars()
            .take(most)
            .collect();
        cut.trim_end().to_owned()
    };
    TeamLine {
        number: team.id.0,
        name: plain(&team.name, 32),
        short: plain(&team.short, 5),
        strength,
        match_points: row.map_or(HalfPoints(0), |row| row.match_points),
        game_points: row.map_or(HalfPoints(0), |row| row.game_points),
        rank: row.map(|row| row.rank),
        members: team.members.clone(),
    }
}

/// Who had the bye of the pairing, round by round (320). It also says what that is worth.
fn team_bye(competition: &Competition, rules: &TeamRules) -> Option<TeamBye> {
    let allocated = |round: &Round| {
        let mut byes = round.team_byes.iter();
        let found = byes.find(|(_, bye)| **bye == Bye::PairingAllocated);
        found.map_or(0, |(team, _)| team.0)
    };
    let mut teams: Vec<u32> = competition.rounds.iter().map(allocated).collect();
    let known = teams.iter().rposition(|&team| team > 0);
    teams.truncate(known.map_or(0, |last| last + 1));
    let worth = rules.worth(
        Bye::PairingAllocated,
        competition.settings.regulations.points,
    );
    let said = !teams.is_empty() || rules.bye.is_some();
    said.then_some(TeamBye {
        match_points: worth.match_points,
        game_points: worth.game_points,
        teams,
    })
}

/// Byes that were asked for (240), in all rounds: the lines of players say nothing of them.
fn requested(competition: &Competition) -> Vec<Byes> {
    let mut all = Vec::new();
    for round in &competition.rounds {
        for bye in [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint] {
            let teams = round.team_byes.iter().filter(|(_, one)| **one == bye);
            let players: Vec<PlayerId> = teams.map(|(team, _)| PlayerId(team.0)).collect();
            if !players.is_empty() {
                let round = round.number.0;
                all.push(Byes {
                    bye,
                    round,
                    players,
                });
            }
        }
    }
    all
}
