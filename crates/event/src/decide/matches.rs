//! Matches of teams: pairing them, saying who plays where, and who did not come.

use std::collections::{BTreeMap, BTreeSet};

use chess::ByColor;
use laws::Outcome;

use super::settings::check_tie_breaks;
use super::teams::known;
use super::{Pairer, publication, verdict};
use crate::berger::{self, Cycles, LastTwo};
use crate::command::{Actor, Refusal, Wrong};
use crate::competition::Competition;
use crate::event::What;
use crate::outcome::{Bye, GameResult, Source};
use crate::player::PlayerId;
use crate::round::{Board, PairedBy, Progress, Round, RoundNumber, Stage};
use crate::standings::System;
use crate::swiss::Impossible;
use crate::teams::{
    Match, TeamCourse, TeamEntry, TeamId, TeamOut, TeamSeats, check_line_up, games_of,
    usual_line_up,
};
use crate::text::is_line;

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

pub(super) fn set_matches(
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
    pairer: &dyn Pairer,
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
    let worked_out = pairer.teams(&course, number.0).ok_or(super::NOT_YET)?;
    let found = worked_out.map_err(refused)?;
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

pub(super) fn set_line_up(
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

pub(super) fn give_bye(
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

pub(super) fn take_back_bye(
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
pub(super) fn forfeit(
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
