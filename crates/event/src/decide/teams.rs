//! Teams: entering them, pairing them, saying who plays where.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use chess::{ByColor, Color};
use laws::Outcome;

use super::settings::check_tie_breaks;
use super::{publication, verdict};
use crate::berger::{self, Cycles, LastTwo};
use crate::command::{Act, Actor, Command, Refusal, TeamSeeding, Wrong};
use crate::competition::Competition;
use crate::event::What;
use crate::outcome::{Bye, GameResult, Source};
use crate::player::PlayerId;
use crate::round::{Board, PairedBy, Progress, Round, RoundNumber, Stage};
use crate::standings::System;
use crate::swiss::Impossible;
use crate::teams::swiss::{TeamField, pair_teams};
use crate::teams::{
    Match, Team, TeamCourse, TeamEntry, TeamId, TeamOut, TeamSeats, check_line_up, games_of,
    usual_line_up,
};
use crate::text::is_line;

/// No list of members is longer.
const MOST_MEMBERS: usize = 60;

impl Act {
    /// Is it about teams alone?
    pub(super) const fn is_for_teams(&self) -> bool {
        matches!(
            self,
            Act::AddTeam(_)
                | Act::EditTeam(_)
                | Act::RemoveTeam(_)
                | Act::WithdrawTeam { .. }
                | Act::ReturnTeam(_)
                | Act::FormTeams
                | Act::SeedTeams(_)
                | Act::SetMatches { .. }
                | Act::SetLineUp { .. }
                | Act::GiveTeamBye { .. }
                | Act::TakeBackTeamBye { .. }
                | Act::ForfeitMatch { .. }
        )
    }
}

/// Acts about teams need teams, and where teams play nobody is paired alone.
pub(super) fn fits(at: &Competition, act: &Act) -> Result<(), Refusal> {
    let alone = matches!(
        act,
        Act::SetPairings { .. }
            | Act::AddPairing { .. }
            | Act::SwapPlayers { .. }
            | Act::NumberBoards { .. }
            | Act::MoveBoard { .. }
            | Act::GiveBye { .. }
            | Act::TakeBackBye { .. }
    );
    match at.is_team() {
        true if alone => Err(Refusal::Cannot(
            "teams play matches: pair teams and set line-ups instead",
        )),
        false if act.is_for_teams() => Err(Refusal::Cannot("players play for themselves here")),
        _ => Ok(()),
    }
}

pub(super) fn decide(at: &Competition, command: &Command) -> Result<Vec<What>, Refusal> {
    match &command.act {
        Act::AddTeam(team) => add(at, team),
        Act::EditTeam(team) => edit(at, team),
        Act::RemoveTeam(team) => remove(at, *team),
        Act::WithdrawTeam { team, reason } => withdraw(at, *team, reason),
        Act::ReturnTeam(team) => come_back(at, *team),
        Act::FormTeams => form(at),
        Act::SeedTeams(seeding) => seed(at, seeding),
        Act::SetMatches {
            round,
            matches,
            byes,
            reason,
        } => set_matches(at, *round, matches, byes, reason),
        Act::SetLineUp {
            round,
            team,
            players,
        } => set_line_up(at, *round, *team, players),
        Act::GiveTeamBye { round, team, bye } => give_bye(at, *round, *team, *bye),
        Act::TakeBackTeamBye { round, team } => take_back_bye(at, *round, *team),
        Act::ForfeitMatch {
            round,
            number,
            winner,
        } => forfeit(at, &command.by, *round, *number, *winner),
        _ => Ok(Vec::new()),
    }
}

fn known(at: &Competition, team: TeamId) -> Result<&TeamEntry, Refusal> {
    at.teams
        .get(&team)
        .ok_or(Refusal::Cannot("there is no such team"))
}

fn check(at: &Competition, team: &Team) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut require = |holds: bool, field: &str, problem: &str| {
        if !holds {
            wrong.push(Wrong::new(field, problem));
        }
    };
    let number = (1..=TeamId::MAX.0).contains(&team.id.0);
    require(number, "id", "a number between 1 and 999");
    require(!team.name.trim().is_empty(), "name", "a name");
    for (field, text) in [("name", &team.name), ("captain", &team.captain)] {
        require(is_line(text), field, "one line of at most 200 characters");
    }
    let short = is_line(&team.short) && team.short.chars().count() <= 5;
    require(short, "short", "at most five letters");
    require(
        team.members.len() <= MOST_MEMBERS,
        "members",
        "at most 60 members",
    );
    let twin = at
        .teams
        .values()
        .find(|other| other.team.id != team.id && other.team.name.trim() == team.name.trim());
    require(twin.is_none(), "name", "a name that no other team has");
    let mut seen = BTreeSet::new();
    for (place, &member) in team.members.iter().enumerate() {
        let field = format!("members.{place}");
        let elsewhere = at.team_of(member).filter(|&other| other != team.id);
        let problem = if !at.players.contains_key(&member) {
            Some(format!("there is no player {member}"))
        } else if !seen.insert(member) {
            Some(format!("player {member} is listed twice"))
        } else {
            elsewhere.map(|other| format!("player {member} is in team {other}"))
        };
        wrong.extend(problem.map(|problem| Wrong::new(field, problem)));
    }
    wrong
}

fn next_number(at: &Competition) -> u32 {
    at.teams.keys().next_back().map_or(1, |last| last.0 + 1)
}

fn add(at: &Competition, team: &Team) -> Result<Vec<What>, Refusal> {
    let mut team = team.clone();
    if team.id.0 == 0 {
        team.id = TeamId(next_number(at));
    }
    let mut wrong = check(at, &team);
    if at.teams.contains_key(&team.id) {
        wrong.push(Wrong::new("id", "a number that is free"));
    }
    verdict(wrong)?;
    Ok(vec![What::TeamAdded(team)])
}

fn edit(at: &Competition, team: &Team) -> Result<Vec<What>, Refusal> {
    let entry = known(at, team.id)?;
    verdict(check(at, team))?;
    // Who has a seat in a match keeps it: the match would have a stranger at a board.
    let gone = |player: &PlayerId| !team.members.contains(player);
    let seated = at.rounds.iter().any(|round| {
        round.match_of(team.id).is_some_and(|found| {
            let color = found.color_of(team.id).unwrap_or(Color::White);
            found.line_ups[color].iter().flatten().any(gone)
        })
    });
    if seated {
        return Err(Refusal::Cannot(
            "a member who is in the line-up of a round stays in the team",
        ));
    }
    if entry.team == *team {
        return Ok(Vec::new());
    }
    Ok(vec![What::TeamEdited(team.clone())])
}

fn remove(at: &Competition, team: TeamId) -> Result<Vec<What>, Refusal> {
    known(at, team)?;
    let paired = at.rounds.iter().any(|round| {
        let sat_out = round.started.is_some() && round.team_byes.contains_key(&team);
        round.match_of(team).is_some() || sat_out
    });
    if paired {
        return Err(Refusal::Cannot(
            "a team that has been paired can withdraw, not be removed",
        ));
    }
    Ok(vec![What::TeamRemoved(team)])
}

fn withdraw(at: &Competition, team: TeamId, reason: &str) -> Result<Vec<What>, Refusal> {
    if !known(at, team)?.is_active() {
        return Err(Refusal::Cannot("the team has withdrawn already"));
    }
    if !is_line(reason) {
        let wrong = Wrong::new("reason", "one line of at most 200 characters");
        return Err(Refusal::Wrong(vec![wrong]));
    }
    let reason = reason.to_owned();
    Ok(vec![What::TeamWithdrawn { team, reason }])
}

fn come_back(at: &Competition, team: TeamId) -> Result<Vec<What>, Refusal> {
    if known(at, team)?.is_active() {
        return Err(Refusal::Cannot("the team has not withdrawn"));
    }
    Ok(vec![What::TeamReturned(team)])
}

/// Each club of players who are in no team becomes one; who joins a club that is a team already joins it.
fn form(at: &Competition) -> Result<Vec<What>, Refusal> {
    let mut clubs: BTreeMap<&str, Vec<PlayerId>> = BTreeMap::new();
    for player in at.active().filter(|one| at.team_of(one.id).is_none()) {
        let club = player.club.trim();
        if !club.is_empty() {
            clubs.entry(club).or_default().push(player.id);
        }
    }
    if clubs.is_empty() {
        return Err(Refusal::Cannot(
            "no player without a team has a club: teams are made from the clubs of players",
        ));
    }
    let rating = |id: &PlayerId| at.player(*id).and_then(|player| player.rating);
    let mut number = next_number(at);
    let (mut new, mut facts) = (Vec::new(), Vec::new());
    for (club, mut members) in clubs {
        members.sort_by_key(|id| (Reverse(rating(id)), *id));
        let mut teams = at.teams.values();
        match teams.find(|entry| entry.team.name.trim() == club) {
            Some(entry) => {
                let mut team = entry.team.clone();
                team.members.extend(members);
                facts.push(What::TeamEdited(team));
            }
            None => {
                new.push(Team {
                    id: TeamId(number),
                    name: club.to_owned(),
                    members,
                    ..Team::default()
                });
                number += 1;
            }
        }
    }
    let known: Competition = new.iter().fold(at.clone(), |mut known, team| {
        let entry = TeamEntry {
            team: team.clone(),
            ..TeamEntry::default()
        };
        known.teams.insert(team.id, entry);
        known
    });
    verdict(new.iter().flat_map(|team| check(&known, team)).collect())?;
    facts.extend((!new.is_empty()).then_some(What::TeamsFormed(new)));
    Ok(facts)
}

fn seed(at: &Competition, seeding: &TeamSeeding) -> Result<Vec<What>, Refusal> {
    if at.is_paired() || at.is_started() {
        return Err(Refusal::Cannot(
            "start numbers are fixed once a round is paired",
        ));
    }
    let mut teams: Vec<&Team> = at.teams.values().map(|entry| &entry.team).collect();
    match seeding {
        TeamSeeding::Rating => {
            teams.sort_by_cached_key(|team| {
                (Reverse(strength(at, team)), team.name.clone(), team.id)
            });
        }
        TeamSeeding::Name => teams.sort_by_cached_key(|team| (team.name.clone(), team.id)),
        TeamSeeding::Order(order) => {
            let mut sorted = order.clone();
            sorted.sort();
            if !sorted.iter().eq(at.teams.keys()) {
                let wrong = Wrong::new("order", "every team once");
                return Err(Refusal::Wrong(vec![wrong]));
            }
            return Ok(vec![What::TeamsSeeded(order.clone())]);
        }
    }
    let order = teams.iter().map(|team| team.id).collect();
    Ok(vec![What::TeamsSeeded(order)])
}

/// The sum of the best ratings, as many as a match has boards; an empty board counts nothing.
fn strength(at: &Competition, team: &Team) -> u32 {
    let ratings = team.members.iter().filter_map(|&id| at.player(id)?.rating);
    let mut ratings: Vec<u32> = ratings.map(u32::from).collect();
    ratings.sort_unstable_by_key(|&rating| Reverse(rating));
    ratings.truncate(at.settings.teams.boards as usize);
    ratings.iter().sum()
}

/// Byes that were asked for: they do not depend on the pairing.
fn asked(round: &Round) -> impl Iterator<Item = TeamOut> {
    let kept = round.team_byes.iter();
    let kept = kept.filter(|(_, bye)| **bye != Bye::PairingAllocated);
    kept.map(|(&team, &bye)| TeamOut { team, bye })
}

/// The matches of a round with their line-ups, games and boards.
fn paired(
    at: &Competition,
    number: RoundNumber,
    seats: &[TeamSeats],
    byes: Vec<TeamOut>,
    (by, reason): (PairedBy, &str),
) -> What {
    let rules = &at.settings.teams;
    let round = at.round(number);
    let line_up = |id: TeamId| {
        let said = round.and_then(|round| round.line_ups.get(&id)).cloned();
        let team = at.teams.get(&id).map(|entry| &entry.team);
        let fits = |who: &Vec<Option<PlayerId>>| {
            team.is_some_and(|team| check_line_up(at, team, who).is_empty())
        };
        let usual = || team.map_or_else(Vec::new, |team| usual_line_up(at, team));
        said.filter(fits).unwrap_or_else(usual)
    };
    let (mut matches, mut games, mut unopposed) = (Vec::new(), Vec::new(), Vec::new());
    for (place, seats) in (0..).zip(seats) {
        let line_ups = ByColor {
            white: line_up(seats.white),
            black: line_up(seats.black),
        };
        let first = Board(place * rules.boards + 1);
        let (of_match, alone) = games_of(rules, first, &line_ups);
        games.extend(of_match);
        unopposed.extend(alone);
        matches.push(Match {
            number: place + 1,
            teams: ByColor {
                white: seats.white,
                black: seats.black,
            },
            line_ups,
            first,
        });
    }
    What::MatchesSet {
        round: number,
        matches,
        games,
        unopposed,
        byes,
        by,
        reason: reason.trim().to_owned(),
    }
}

fn with_publication(at: &Competition, round: RoundNumber, set: What) -> Vec<What> {
    let held = publication::of_new(at, round);
    [Some(set), held].into_iter().flatten().collect()
}

fn again(round: &Round, reason: &str) -> Result<(), Refusal> {
    let wrong = match round.stage() == Stage::Paired && reason.trim().is_empty() {
        true => Some("the round is paired: say why it is paired again"),
        false if !is_line(reason) => Some("one line of at most 200 characters"),
        false => None,
    };
    verdict(
        wrong
            .map(|problem| Wrong::new("reason", problem))
            .into_iter()
            .collect(),
    )
}

fn set_matches(
    at: &Competition,
    number: RoundNumber,
    seats: &[TeamSeats],
    byes: &[TeamOut],
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    again(round, reason)?;
    let mut out: BTreeMap<TeamId, Bye> = asked(round).map(|out| (out.team, out.bye)).collect();
    out.extend(byes.iter().map(|out| (out.team, out.bye)));
    let mut wrong = Vec::new();
    let mut seated = BTreeSet::new();
    for (place, pair) in seats.iter().enumerate() {
        for (color, team) in [("white", pair.white), ("black", pair.black)] {
            let problem = if !at.teams.get(&team).is_some_and(TeamEntry::is_active) {
                "is not in the list or has withdrawn"
            } else if !seated.insert(team) {
                "is paired twice"
            } else if out.contains_key(&team) {
                "has a bye in this round"
            } else {
                continue;
            };
            let field = format!("matches.{place}.{color}");
            wrong.push(Wrong::new(field, format!("team {team} {problem}")));
        }
    }
    for (place, bye) in byes.iter().enumerate() {
        if !at.teams.contains_key(&bye.team) {
            let field = format!("byes.{place}.team");
            wrong.push(Wrong::new(field, "there is no such team"));
        }
    }
    verdict(wrong)?;
    let byes = out.into_iter().map(|(team, bye)| TeamOut { team, bye });
    let set = paired(at, number, seats, byes.collect(), (PairedBy::Hand, reason));
    Ok(with_publication(at, number, set))
}

/// Pairs a round by the Swiss system for teams (C.04.6).
pub(super) fn pair(
    at: &Competition,
    number: RoundNumber,
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    if at.round_robin.is_some() {
        return Err(Refusal::Cannot("the rounds follow the Berger tables"));
    }
    if at.initial_color.is_none() {
        return Err(Refusal::Cannot("the initial colour has not been drawn"));
    }
    for other in at.rounds.iter().take_while(|other| other.number < number) {
        if other.started.is_none() {
            return Err(Refusal::Cannot("an earlier round has not been played"));
        }
        let mut games = other.pairings.iter();
        if games.any(|game| game.progress == Progress::Open) {
            return Err(Refusal::Cannot(
                "a game of an earlier round is neither decided nor adjourned",
            ));
        }
    }
    again(round, reason)?;
    let course = TeamCourse::before(at, number);
    let found = pair_teams(&TeamField::before(&course, number.0)).map_err(refused)?;
    let seats: Vec<TeamSeats> = found
        .games
        .iter()
        .map(|game| TeamSeats {
            white: game.white,
            black: game.black,
        })
        .collect();
    let allocated = found.bye.map(|team| TeamOut {
        team,
        bye: Bye::PairingAllocated,
    });
    let byes = asked(round).chain(allocated).collect();
    let set = paired(at, number, &seats, byes, (PairedBy::Swiss, reason));
    Ok(with_publication(at, number, set))
}

fn refused(why: Impossible) -> Refusal {
    Refusal::Cannot(match why {
        Impossible::Nobody => "no team is to be paired in this round",
        Impossible::Opponents => {
            "no legal pairing exists: not every team can have an opponent (C.04.6 C1)"
        }
        Impossible::Bye => {
            "no legal pairing exists: no team can have the bye such that the others can be paired (C.04.6 C2)"
        }
    })
}

/// All rounds by the Berger tables, teams in the order of their numbers.
pub(super) fn round_robin(
    at: &Competition,
    cycles: Cycles,
    last_two: LastTwo,
) -> Result<Vec<What>, Refusal> {
    if at.is_started() {
        return Err(Refusal::Cannot("a round has started"));
    }
    let codes = &at.settings.tie_breaks;
    verdict(check_tie_breaks(codes, System::RoundRobin, true))?;
    let active = at.teams.values().filter(|entry| entry.is_active());
    let teams: Vec<TeamId> = active.map(|entry| entry.team.id).collect();
    if teams.len() < 2 {
        return Err(Refusal::Cannot("a round robin needs two teams"));
    }
    let table = berger::rounds(teams.len() as u32, cycles, last_two);
    if table.len() > 500 {
        return Err(Refusal::Cannot("a round robin has at most 500 rounds"));
    }
    let rounds = table.len() as u32;
    let mut facts = vec![What::RoundRobinDrawn { cycles, rounds }];
    for (number, round) in (1..).zip(table) {
        let team = |place: u32| teams[place as usize - 1];
        let seats: Vec<TeamSeats> = round
            .iter()
            .map(|&(white, black)| TeamSeats {
                white: team(white),
                black: team(black),
            })
            .collect();
        let seated = |id: &TeamId| seats.iter().any(|s| s.white == *id || s.black == *id);
        // Everybody sits out once in each cycle, so that it is worth nothing.
        let byes = teams.iter().filter(|id| !seated(id)).map(|&team| TeamOut {
            team,
            bye: Bye::ZeroPoint,
        });
        let byes = byes.collect();
        let number = RoundNumber(number);
        facts.push(paired(at, number, &seats, byes, (PairedBy::Hand, "")));
    }
    Ok(facts)
}

fn set_line_up(
    at: &Competition,
    number: RoundNumber,
    id: TeamId,
    players: &[Option<PlayerId>],
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    let team = &known(at, id)?.team;
    verdict(check_line_up(at, team, players))?;
    let found = round.match_of(id);
    let entered = found.is_some_and(|found| found.games(round).any(|game| game.entry.is_some()));
    if entered {
        return Err(Refusal::Cannot(
            "a board of the match has a result already: take it out first",
        ));
    }
    let (games, unopposed) = match found {
        None => (Vec::new(), Vec::new()),
        Some(found) => {
            let mut line_ups = found.line_ups.clone();
            if let Some(color) = found.color_of(id) {
                line_ups[color] = players.to_vec();
            }
            games_of(&at.settings.teams, found.first, &line_ups)
        }
    };
    Ok(vec![What::LineUpSet {
        round: number,
        team: id,
        players: players.to_vec(),
        games,
        unopposed,
    }])
}

fn give_bye(
    at: &Competition,
    number: RoundNumber,
    team: TeamId,
    bye: Bye,
) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    known(at, team)?;
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    if bye == Bye::Unopposed {
        return Err(Refusal::Cannot("this is no bye of a team"));
    }
    if round.match_of(team).is_some() {
        return Err(Refusal::Cannot("the team is paired in this round"));
    }
    let round = number;
    Ok(vec![What::TeamByeGiven { round, team, bye }])
}

fn take_back_bye(
    at: &Competition,
    number: RoundNumber,
    team: TeamId,
) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    if !round.team_byes.contains_key(&team) {
        return Err(Refusal::Cannot("the team has no bye in this round"));
    }
    let round = number;
    Ok(vec![What::TeamByeTakenBack { round, team }])
}

/// A team that does not come forfeits every board on which nothing has happened.
fn forfeit(
    at: &Competition,
    by: &Actor,
    number: RoundNumber,
    place: u32,
    winner: Option<TeamId>,
) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    let found = round.matches.iter().find(|one| one.number == place);
    let found = found.ok_or(Refusal::Cannot("there is no such match"))?;
    let side = match winner {
        None => None,
        Some(team) => Some(
            found
                .color_of(team)
                .ok_or(Refusal::Cannot("the team is not in that match"))?,
        ),
    };
    let name = by.to_string();
    let open = found.games(round).filter(|game| game.entry.is_none());
    let facts = open.map(|game| {
        let there = game
            .players
            .map(|player| side.is_some_and(|side| found.line_ups[side].contains(&Some(player))));
        What::ResultEntered {
            round: number,
            board: game.board,
            result: GameResult::from(Outcome::Unplayed(there)),
            source: Source::Arbiter {
                name: name.clone(),
                reason: String::new(),
            },
        }
    });
    Ok(facts.collect())
}
