//! Teams of a report, and its rounds as matches.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use laws::Regulations;

use crate::command::Refusal;
use crate::event::{Paired, What};
use crate::outcome::{Bye, GameResult, Source};
use crate::player::PlayerId;
use crate::problem::Problem;
use crate::round::{Board, PairedBy, RoundNumber};
use crate::settings::{Acceleration, KeptApart, Kind, PairingSystem, Settings};
use crate::teams::{
    Match, Matches, Team, TeamId, TeamOut, TeamRules, games_of, matches_of, rules_of,
};
use crate::trf::{self, Report, ReportRound};

/// The teams of a report.
pub(super) fn listed(report: &Report) -> Vec<Team> {
    let mut teams: Vec<Team> = report
        .teams
        .iter()
        .map(|line| Team {
            id: TeamId(line.number),
            name: line.name.clone(),
            short: line.short.clone(),
            captain: String::new(),
            members: line.members.clone(),
        })
        .collect();
    teams.sort_by_key(|team| team.id);
    teams
}

/// What a report announces of teams.
pub(super) fn announce(new: &mut Settings, report: &Report) {
    new.kind = Kind::Team;
    let order = new.teams.order;
    new.teams = TeamRules {
        order,
        ..rules_of(report)
    };
    // Colours that come in turn need not be said.
    let plain = TeamRules {
        colors: Vec::new(),
        ..new.teams.clone()
    };
    let said = new.teams.colors.iter().enumerate();
    if said
        .clone()
        .all(|(board, color)| plain.color_on(board) == *color)
    {
        new.teams.colors = Vec::new();
    }
    if !report
        .system_code
        .to_ascii_uppercase()
        .starts_with("FIDE_TEAM")
    {
        return;
    }
    new.system = PairingSystem::Swiss;
    if report.is_baku() {
        new.acceleration = Acceleration::Baku;
    }
    let lists = report.prohibitions.iter().map(|list| KeptApart {
        players: list.players.clone(),
        first_round: Some(list.first_round).filter(|&first| first > 1),
        last_round: Some(list.last_round).filter(|&last| last < new.rounds),
    });
    new.kept_apart = lists.collect();
}

/// The last round with a match that nobody played (330).
pub(super) fn last_forfeit(report: &Report) -> u32 {
    let rounds = report.team_forfeits.iter().map(|one| one.round);
    rounds.max().unwrap_or(0).min(500)
}

/// A round of a report, begun under regulations or only paired.
pub(super) fn as_facts(
    settings: &Settings,
    number: RoundNumber,
    report: &Report,
    played: &ReportRound,
    regulations: Option<&Regulations>,
) -> Result<Vec<What>, Refusal> {
    let found = matches_of(report, number.0).map_err(|why| {
        let problem = Problem::new(1, 1, why.to_string());
        Refusal::Unreadable(vec![problem])
    })?;
    if found.matches.is_empty() && regulations.is_none() {
        return Ok(Vec::new());
    }
    let rules = &settings.teams;
    let (mut matches, mut games, mut unopposed) = (Vec::new(), Vec::new(), Vec::new());
    for (place, (teams, line_ups)) in (0..).zip(&found.matches) {
        let line_ups = filled(report, rules, &found, *teams, line_ups);
        let first = Board(place * rules.boards + 1);
        let (of_match, alone) = games_of(rules, first, &line_ups);
        games.extend(of_match);
        unopposed.extend(alone);
        matches.push(Match {
            number: place + 1,
            teams: *teams,
            line_ups,
            first,
        });
    }
    let results = taken_from(played, &mut games);
    let (round, boards) = (number, games.len());
    let byes = found.byes.iter().map(|(&team, &bye)| TeamOut { team, bye });
    let mut facts = vec![What::MatchesSet {
        round,
        matches,
        games,
        unopposed,
        byes: byes.collect(),
        by: PairedBy::Hand,
        reason: String::new(),
    }];
    let Some(regulations) = regulations else {
        return Ok(facts);
    };
    facts.push(What::RoundStarted {
        round,
        regulations: regulations.clone(),
        devices: settings.devices,
    });
    let decided = results.len() == boards;
    facts.extend(
        results
            .into_iter()
            .map(|(board, result)| What::ResultEntered {
                round,
                board,
                result,
                source: Source::Import,
            }),
    );
    facts.extend(decided.then_some(What::RoundFinished(round)));
    Ok(facts)
}

/// The results of a report's games, and their colours, for the games of the matches.
fn taken_from(played: &ReportRound, games: &mut [Paired]) -> Vec<(Board, GameResult)> {
    let mut results = Vec::new();
    for game in games {
        let mut all = played.games.iter();
        let entered = all.find(|one| {
            let ByColor { white, black } = one.players;
            (white, black) == (game.white, game.black) || (black, white) == (game.white, game.black)
        });
        if let Some(entered) = entered {
            (game.white, game.black) = (entered.players.white, entered.players.black);
            results.extend(entered.result.map(|result| (game.board, result)));
        }
    }
    results
}

/// Of a match that nobody played the report may name nobody: who was there sits opposite nobody.
fn filled(
    report: &Report,
    rules: &TeamRules,
    found: &Matches,
    teams: ByColor<TeamId>,
    line_ups: &ByColor<Vec<Option<PlayerId>>>,
) -> ByColor<Vec<Option<PlayerId>>> {
    let named = [&line_ups.white, &line_ups.black];
    let forfeit = found.forfeits.get(&(teams.white, teams.black));
    let (Some(winner), true) = (
        forfeit,
        named.iter().all(|side| side.iter().all(Option::is_none)),
    ) else {
        return line_ups.clone();
    };
    let boards = rules.boards as usize;
    ByColor::new_with(|color: Color| {
        let line = report
            .teams
            .iter()
            .find(|line| line.number == teams[color].0);
        let members = line.map_or(&[][..], |line| &line.members);
        let there = *winner == Some(color);
        let seated = members.iter().copied().filter(|_| there).map(Some);
        let mut side: Vec<Option<PlayerId>> = seated.take(boards).collect();
        side.resize(boards, None);
        side
    })
}

/// Byes that teams asked for in rounds that are still to come.
pub(super) fn requested(report: &Report, begun: u32, rounds: u32) -> Vec<What> {
    let to_come = |byes: &&trf::Byes| byes.round > begun && byes.round <= rounds;
    let mut all: BTreeMap<(u32, TeamId), Bye> = BTreeMap::new();
    for byes in report.byes.iter().filter(to_come) {
        let teams = byes.players.iter();
        all.extend(teams.map(|team| ((byes.round, TeamId(team.0)), byes.bye)));
    }
    let facts = all
        .into_iter()
        .map(|((round, team), bye)| What::TeamByeGiven {
            round: RoundNumber(round),
            team,
            bye,
        });
    facts.collect()
}
