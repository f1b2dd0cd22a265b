//! Taking the start or the end of a round back: a slip of the finger, as long as nothing has come of it.

use crate::command::Refusal;
use crate::competition::Competition;
use crate::event::What;
use crate::outcome::Source;
use crate::round::{Pairing, Progress, RoundNumber};

/// What the boards know of is looked at above; here nothing may have reached the competition.
pub(super) fn start(at: &Competition, number: RoundNumber) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    let Some(started) = round.started else {
        return Err(Refusal::Cannot("the round has not started"));
    };
    if round.finished.is_some() {
        return Err(Refusal::Cannot("the round is finished"));
    }
    no_later_round(at, number)?;
    let came_later = |game: &Pairing| {
        let entry = game.entry.as_ref();
        let entered = entry.is_some_and(|e| e.at >= started && e.source != Source::Withdrawal);
        entered || !game.earlier.is_empty() || game.progress == Progress::Adjourned
    };
    let offended = at.offences.iter().any(|offence| offence.round == number);
    if offended || round.pairings.iter().any(came_later) {
        return Err(Refusal::Cannot("something has happened in the round"));
    }
    Ok(vec![What::StartTakenBack(number)])
}

pub(super) fn finish(at: &Competition, number: RoundNumber) -> Result<Vec<What>, Refusal> {
    if at.known_round(number)?.finished.is_none() {
        return Err(Refusal::Cannot("the round is not finished"));
    }
    no_later_round(at, number)?;
    Ok(vec![What::FinishTakenBack(number)])
}

fn no_later_round(at: &Competition, number: RoundNumber) -> Result<(), Refusal> {
    match at.last_started() {
        Some(last) if last > number => Err(Refusal::Cannot("a later round has started")),
        _ => Ok(()),
    }
}
