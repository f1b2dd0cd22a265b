//! Results and the history of offences.

use laws::regulations::HalfPoints;
use laws::{Outcome, Ruling};

use super::{MOST_POINTS, verdict};
use crate::command::{Act, Actor, Command, Refusal, Wrong};
use crate::competition::Competition;
use crate::event::What;
use crate::outcome::{GameResult, Source};
use crate::player::PlayerId;
use crate::round::{Board, Progress, RoundNumber};
use crate::text::is_line;

pub(super) fn decide(at: &Competition, command: &Command) -> Result<Vec<What>, Refusal> {
    match &command.act {
        Act::EnterResult {
            round,
            board,
            result,
            reason,
        } => enter(at, &command.by, (*round, *board), *result, reason),
        Act::ReopenResult {
            round,
            board,
            reason,
        } => reopen(at, *round, *board, reason),
        Act::Adjourn { round, board } => adjourn(at, *round, *board),
        Act::RecordOffence {
            player,
            round,
            board,
            ruling,
        } => offence(at, *player, (*round, *board), ruling),
        _ => Ok(Vec::new()),
    }
}

fn enter(
    at: &Competition,
    by: &Actor,
    (round, board): (RoundNumber, Board),
    result: GameResult,
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    let (in_round, game) = at.known_board(round, board)?;
    // A game that will not be played can be known before the round.
    if in_round.started.is_none() && result.is_played() {
        return Err(Refusal::Cannot("the round has not started"));
    }
    verdict(check(&result, reason))?;
    if let Some(entry) = &game.entry {
        if entry.result == result {
            return Ok(Vec::new());
        }
        match (by, &entry.source) {
            // The game itself has another result now: an arbiter's entry is a ruling of the game.
            (Actor::Hall, _) => {}
            // The arbiter's own slip of the pen, where nobody else knows the result.
            (_, Source::Arbiter { .. })
                if in_round.finished.is_none() && !at.has_devices(in_round, board) => {}
            (_, _) if reason.trim().is_empty() => {
                let problem = "another result stands: say why it is corrected";
                return Err(Refusal::Wrong(vec![Wrong::new("reason", problem)]));
            }
            _ => {}
        }
    }
    let source = match by {
        Actor::Hall => Source::Game,
        Actor::Arbiter(name) | Actor::ChiefArbiter(name) | Actor::Organiser(name) => {
            Source::Arbiter {
                name: name.clone(),
                reason: reason.to_owned(),
            }
        }
    };
    Ok(vec![What::ResultEntered {
        round,
        board,
        result,
        source,
    }])
}

fn check(result: &GameResult, reason: &str) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let score = match result.outcome {
        Outcome::Score(points) => Some(points),
        Outcome::Win(_) | Outcome::Draw | Outcome::Unplayed(_) => None,
    };
    let too_many = |points: &HalfPoints| *points > MOST_POINTS;
    for points in score.iter().chain(&result.points) {
        if too_many(&points.white) || too_many(&points.black) {
            wrong.push(Wrong::new("result", "at most 99½ points for a game"));
        }
    }
    if !is_line(reason) {
        let problem = "one line of at most 200 characters";
        wrong.push(Wrong::new("reason", problem));
    }
    wrong
}

fn reopen(
    at: &Competition,
    round: RoundNumber,
    board: Board,
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    let (_, game) = at.known_board(round, board)?;
    if game.entry.is_none() {
        return Err(Refusal::Cannot("there is no result on that board"));
    }
    if reason.trim().is_empty() || !is_line(reason) {
        let wrong = Wrong::new("reason", "one line that says why");
        return Err(Refusal::Wrong(vec![wrong]));
    }
    let reason = reason.to_owned();
    Ok(vec![What::ResultReopened {
        round,
        board,
        reason,
    }])
}

fn adjourn(at: &Competition, round: RoundNumber, board: Board) -> Result<Vec<What>, Refusal> {
    let (in_round, game) = at.known_board(round, board)?;
    if in_round.started.is_none() {
        return Err(Refusal::Cannot("the round has not started"));
    }
    match game.progress {
        Progress::Open => Ok(vec![What::Adjourned { round, board }]),
        Progress::Adjourned => Ok(Vec::new()),
        Progress::Decided => Err(Refusal::Cannot("the game is decided")),
    }
}

fn offence(
    at: &Competition,
    player: PlayerId,
    (round, board): (RoundNumber, Board),
    ruling: &Ruling,
) -> Result<Vec<What>, Refusal> {
    let (_, game) = at.known_board(round, board)?;
    if game.color_of(player).is_none() {
        return Err(Refusal::Cannot("the player is not on that board"));
    }
    Ok(vec![What::OffenceRecorded {
        player,
        round,
        board,
        ruling: ruling.clone(),
    }])
}
