//! When the pairings of a round are for everybody.

use super::verdict;
use crate::command::{Refusal, Wrong};
use crate::competition::Competition;
use crate::event::What;
use crate::round::{RoundNumber, Stage};
use crate::settings::Publication;
use crate::text::is_line;

/// What goes with new pairings: where they are published by hand, nobody else sees them yet.
pub(super) fn of_new(at: &Competition, round: RoundNumber) -> Option<What> {
    let shown = at.round(round).is_none_or(|round| !round.hidden);
    let held = at.settings.publication == Publication::ByHand;
    (held && shown).then(|| What::PairingsHidden {
        round,
        reason: String::new(),
    })
}

pub(super) fn publish(at: &Competition, number: RoundNumber) -> Result<Vec<What>, Refusal> {
    let round = at.known_round(number)?;
    if round.stage() == Stage::Unpaired {
        return Err(Refusal::Cannot("nobody is paired in this round"));
    }
    Ok(match round.hidden {
        true => vec![What::PairingsPublished(number)],
        false => Vec::new(),
    })
}

/// What people have seen is taken back for a reason (C.04.2 4.4).
pub(super) fn hide(
    at: &Competition,
    number: RoundNumber,
    reason: &str,
) -> Result<Vec<What>, Refusal> {
    let round = at.round_before_start(number)?;
    let fine = is_line(reason) && !reason.trim().is_empty();
    verdict(match fine {
        true => Vec::new(),
        false => vec![Wrong::new("reason", "one line that says why")],
    })?;
    if round.hidden {
        return Ok(Vec::new());
    }
    Ok(vec![What::PairingsHidden {
        round: number,
        reason: reason.trim().to_owned(),
    }])
}
