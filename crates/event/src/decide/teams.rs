//! Teams: who is in them, and which act is about them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use chess::Color;

use super::{matches, verdict};
use crate::command::{Act, Command, Refusal, TeamSeeding, Wrong};
use crate::competition::Competition;
use crate::event::What;
use crate::player::PlayerId;
use crate::teams::{Team, TeamEntry, TeamId};
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
        } => matches::set_matches(at, *round, matches, byes, reason),
        Act::SetLineUp {
            round,
            team,
            players,
        } => matches::set_line_up(at, *round, *team, players),
        Act::GiveTeamBye { round, team, bye } => matches::give_bye(at, *round, *team, *bye),
        Act::TakeBackTeamBye { round, team } => matches::take_back_bye(at, *round, *team),
        Act::ForfeitMatch {
            round,
            number,
            winner,
        } => matches::forfeit(at, &command.by, *round, *number, *winner),
        _ => Ok(Vec::new()),
    }
}

pub(super) fn known(at: &Competition, team: TeamId) -> Result<&TeamEntry, Refusal> {
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
