//! Pairing, starting and closing rounds.

use std::collections::{BTreeMap, BTreeSet};

use laws::Outcome;

use super::settings::check_tie_breaks;
use super::{boards, publication, verdict};
use crate::berger::{self, Cycles, LastTwo};
use crate::command::{Refusal, Wrong};
use crate::competition::Competition;
use crate::date::is_moment;
use crate::event::What;
use crate::outcome::{Bye, Source};
use crate::player::{Player, PlayerId};
use crate::round::{Board, Progress, Round, RoundNumber, Seats, SitsOut, Stage};
use crate::standings::System;

pub(super) fn schedule(
    at: &Competition,
    round: RoundNumber,
    date: &str,
) -> Result<Vec<What>, Refusal> {
    at.known_round(round)?;
    if !date.is_empty() && !is_moment(date) {
        let problem = "a day such as 2026-11-16, with or without a time";
        return Err(Refusal::Wrong(vec![Wrong::new("date", problem)]));
    }
    let date = date.to_owned();
    Ok(vec![What::Scheduled { round, date }])
}

pub(super) fn set_pairings(
    at: &Competition,
    number: RoundNumber,
    pairings: &[Seats],
    byes: &[SitsOut],
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    // Who is left over depends on the pairings; who asked to sit out does not.
    let kept = round
        .byes
        .iter()
        .filter(|(_, bye)| **bye != Bye::PairingAllocated);
    let mut out: BTreeMap<PlayerId, Bye> = kept.map(|(&player, &bye)| (player, bye)).collect();
    out.extend(byes.iter().map(|out| (out.player, out.bye)));
    verdict(check_pairings(at, pairings, byes, &out))?;
    let byes = out.into_iter();
    let set = What::PairingsSet {
        round: number,
        pairings: boards::assign(at, pairings, &[]),
        byes: byes.map(|(player, bye)| SitsOut { player, bye }).collect(),
    };
    let held = publication::of_new(at, number).filter(|_| !pairings.is_empty());
    Ok([Some(set), held].into_iter().flatten().collect())
}

/// Everything that is wrong with the pairings of a round, by field.
fn check_pairings(
    at: &Competition,
    pairings: &[Seats],
    byes: &[SitsOut],
    out: &BTreeMap<PlayerId, Bye>,
) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut seated = BTreeSet::new();
    let mut boards = BTreeSet::new();
    for (place, seats) in pairings.iter().enumerate() {
        for (color, player) in [("white", seats.white), ("black", seats.black)] {
            let field = format!("pairings.{place}.{color}");
            let problem = if !at.players.get(&player).is_some_and(|one| one.is_active()) {
                Some("is not in the list or has withdrawn")
            } else if !seated.insert(player) {
                Some("is paired twice")
            } else if out.contains_key(&player) {
                Some("has a bye in this round")
            } else {
                None
            };
            let said = problem.map(|problem| format!("player {player} {problem}"));
            wrong.extend(said.map(|problem| Wrong::new(field, problem)));
        }
        let bad = match seats.board {
            Some(Board(0)) => Some("boards are counted from 1"),
            Some(board) if !boards.insert(board) => Some("the board is given twice"),
            _ => None,
        };
        wrong.extend(bad.map(|bad| Wrong::new(format!("pairings.{place}.board"), bad)));
    }
    let mut sitting = BTreeSet::new();
    for (place, bye) in byes.iter().enumerate() {
        let field = format!("byes.{place}.player");
        if !at.players.contains_key(&bye.player) {
            wrong.push(Wrong::new(field, "there is no such player"));
        } else if !sitting.insert(bye.player) {
            wrong.push(Wrong::new(field, "the player has two byes"));
        }
    }
    wrong
}

pub(super) fn add_pairing(
    at: &Competition,
    number: RoundNumber,
    seats: &Seats,
) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    let mut wrong = check_pairings(at, &[*seats], &[], &BTreeMap::new());
    for (color, player) in [("white", seats.white), ("black", seats.black)] {
        if round.game_of(player).is_some() {
            let problem = format!("player {player} is paired already");
            wrong.push(Wrong::new(format!("pairings.0.{color}"), problem));
        }
    }
    if seats.board.is_some_and(|board| round.at(board).is_some()) {
        wrong.push(Wrong::new("pairings.0.board", "the board is taken"));
    }
    verdict(wrong)?;
    let taken: Vec<Board> = round.pairings.iter().map(|game| game.board).collect();
    let added = boards::assign(at, &[*seats], &taken).into_iter();
    // The first game of a round that is not published is the beginning of new pairings.
    let held = publication::of_new(at, number).filter(|_| taken.is_empty());
    let round = number;
    Ok(added
        .map(|pairing| What::PairingAdded { round, pairing })
        .chain(held)
        .collect())
}

pub(super) fn round_robin(
    at: &Competition,
    cycles: Cycles,
    last_two: LastTwo,
) -> Result<Vec<What>, Refusal> {
    if at.is_started() {
        return Err(Refusal::Cannot("a round has started"));
    }
    let codes = &at.settings.tie_breaks;
    verdict(check_tie_breaks(codes, System::RoundRobin, false))?;
    let players: Vec<PlayerId> = at.active().map(|player: &Player| player.id).collect();
    if players.len() < 2 {
        return Err(Refusal::Cannot("a round robin needs two players"));
    }
    let table = berger::rounds(players.len() as u32, cycles, last_two);
    if table.len() > 500 {
        return Err(Refusal::Cannot("a round robin has at most 500 rounds"));
    }
    let rounds = table.len() as u32;
    let mut facts = vec![What::RoundRobinDrawn { cycles, rounds }];
    let player = |place: u32| players[place as usize - 1];
    for (number, round) in (1..).zip(table) {
        let seats: Vec<Seats> = round
            .iter()
            .map(|&(white, black)| Seats {
                white: player(white),
                black: player(black),
                board: None,
            })
            .collect();
        let seated = |id: &PlayerId| seats.iter().any(|s| s.white == *id || s.black == *id);
        // Everybody sits out once in each cycle, so that it is worth nothing.
        let byes = players.iter().filter(|id| !seated(id)).map(|&id| SitsOut {
            player: id,
            bye: Bye::ZeroPoint,
        });
        facts.push(What::PairingsSet {
            round: RoundNumber(number),
            byes: byes.collect(),
            pairings: boards::assign(at, &seats, &[]),
        });
    }
    Ok(facts)
}

pub(super) fn give_bye(
    at: &Competition,
    number: RoundNumber,
    player: PlayerId,
    bye: Bye,
) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    at.known_player(player)?;
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    if round.game_of(player).is_some() {
        return Err(Refusal::Cannot("the player is paired in this round"));
    }
    let round = number;
    Ok(vec![What::ByeGiven { round, player, bye }])
}

pub(super) fn take_back_bye(
    at: &Competition,
    number: RoundNumber,
    player: PlayerId,
) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    if !round.byes.contains_key(&player) {
        return Err(Refusal::Cannot("the player has no bye in this round"));
    }
    let round = number;
    Ok(vec![What::ByeTakenBack { round, player }])
}

pub(super) fn set_start(
    at: &Competition,
    round: RoundNumber,
    start: u16,
) -> Result<Vec<What>, Refusal> {
    at.round_before_start(round)?;
    if start > 959 {
        let wrong = Wrong::new("start", "a number between 0 and 959");
        return Err(Refusal::Wrong(vec![wrong]));
    }
    Ok(vec![What::StartDrawn { round, start }])
}

/// Whether a player has come; nothing follows if that is known already.
pub(super) fn mark(
    at: &Competition,
    number: RoundNumber,
    player: PlayerId,
    absent: bool,
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    if round.game_of(player).is_none() {
        return Err(Refusal::Cannot("the player is not paired in this round"));
    }
    let was_absent = round.absent.contains(&player);
    let round = number;
    Ok(match (was_absent, absent) {
        (false, true) => vec![What::MarkedAbsent { round, player }],
        (true, false) => vec![What::MarkedPresent { round, player }],
        (true, true) | (false, false) => Vec::new(),
    })
}

pub(super) fn start(at: &Competition, number: RoundNumber) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    if round.stage() == Stage::Unpaired {
        return Err(Refusal::Cannot("nobody is paired in this round"));
    }
    let earlier = at.rounds.iter().take_while(|other| other.number < number);
    for other in earlier {
        if other.started.is_none() {
            return Err(Refusal::Cannot("an earlier round has not been played"));
        }
        let open = |game: &crate::round::Pairing| game.progress == Progress::Open;
        if other.pairings.iter().any(open) {
            return Err(Refusal::Cannot(
                "a game of an earlier round is neither decided nor adjourned",
            ));
        }
    }
    verdict(check_games(at, round))?;
    let mut regulations = at.settings.regulations.clone();
    if round.chess960.is_some() {
        regulations.chess960 = round.chess960;
    }
    // Whoever sits at a board knows whom he plays.
    let mut facts: Vec<What> = match round.hidden {
        true => vec![What::PairingsPublished(number)],
        false => Vec::new(),
    };
    facts.push(What::RoundStarted {
        round: number,
        regulations,
        devices: at.settings.devices,
    });
    facts.extend(forfeits(at, round));
    Ok(facts)
}

/// Every game can begin under the regulations with what its players need.
fn check_games(at: &Competition, round: &Round) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    for game in &round.pairings {
        let regulations = at.regulations_of(round.number, game.board);
        let checked = regulations.map_or(Ok(()), |regulations| regulations.check());
        for error in checked.err().into_iter().flatten() {
            let mut one = Wrong::from(error);
            one.field = format!("boards.{}.{}", game.board, one.field);
            wrong.push(one);
        }
    }
    wrong
}

/// Games with somebody who has withdrawn since the pairing are not played.
fn forfeits(at: &Competition, round: &Round) -> Vec<What> {
    let games = round.pairings.iter();
    let facts = games.filter_map(|game| {
        let there = game.players.map(|player| {
            let entrant = at.players.get(&player);
            let team = at.team_of(player).and_then(|team| at.teams.get(&team));
            entrant.is_some_and(|entrant| entrant.is_active())
                && team.is_none_or(|team| team.is_active())
        });
        let unplayed = !there.white || !there.black;
        (unplayed && game.entry.is_none()).then(|| What::ResultEntered {
            round: round.number,
            board: game.board,
            result: Outcome::Unplayed(there).into(),
            source: Source::Withdrawal,
        })
    });
    facts.collect()
}

pub(super) fn finish(at: &Competition, number: RoundNumber) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    if round.started.is_none() {
        return Err(Refusal::Cannot("the round has not started"));
    }
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    if round.missing().next().is_some() {
        return Err(Refusal::Cannot("results are missing"));
    }
    Ok(vec![What::RoundFinished(number)])
}
