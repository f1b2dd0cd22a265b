//! Appendices A and B: rapid and blitz, above all the unsupervised regime.

use chess::Color;

use crate::command::Refusal;
use crate::decide::Docket;
use crate::edition::Edition;
use crate::regulations::Regulations;
use crate::rule;
use crate::rule::Rule;
use crate::rules::a07_irregularities::penalty_time;
use crate::ruling::Ruling;
use crate::time::Millis;
use crate::time_control::Class;

rule!(
    /// One minute instead of two.
    RAPID_PENALTY = "rapid-penalty", -, -, "A.3"
);
rule!(
    /// One minute instead of two, in blitz.
    BLITZ_PENALTY = "blitz-penalty", "B.2", "B.2", -
);
rule!(
    /// An illegal move counts only if the arbiter sees it or the opponent claims it before his next move.
    UNSUPERVISED_ILLEGAL = "rapid-unsupervised-illegal-move", "A.4.b", "A.4.2", "A.5.2"
);
rule!(
    /// A win on time is claimed.
    WIN_ON_TIME = "rapid-win-on-time", "A.4.c", "A.4.3", "A.5.3"
);
rule!(
    /// Both kings in check, or a pawn left on the last rank.
    ILLEGAL_POSITION = "rapid-illegal-position", "A.4.d", "A.4.4", "A.5.4"
);

pub(crate) static RULES: &[&Rule] = &[
    &RAPID_PENALTY,
    &BLITZ_PENALTY,
    &UNSUPERVISED_ILLEGAL,
    &WIN_ON_TIME,
    &ILLEGAL_POSITION,
];

/// Does an illegal move wait for somebody to notice it?
pub(crate) fn waits_for_claim(docket: &Docket) -> bool {
    !docket.game.regulations().is_supervised()
}

/// The rule under which an unnoticed illegal move stands.
pub(crate) fn illegal_move_rule(_docket: &Docket) -> &'static Rule {
    &UNSUPERVISED_ILLEGAL
}

/// Adds the rule that made the price what it is.
pub(crate) fn grounds(regulations: &Regulations, ruling: Ruling) -> Ruling {
    let ruling = if regulations.is_supervised() {
        ruling
    } else {
        ruling.with(&UNSUPERVISED_ILLEGAL)
    };
    if penalty_time(regulations) != Millis::minutes(1) {
        return ruling;
    }
    match (regulations.class(), regulations.edition) {
        (Class::Blitz, Edition::Y2014 | Edition::Y2018) => ruling.with(&BLITZ_PENALTY),
        (Class::Rapid | Class::Blitz, Edition::Y2023) => ruling.with(&RAPID_PENALTY),
        (Class::Standard, _) | (Class::Rapid, Edition::Y2014 | Edition::Y2018) => ruling,
    }
}

/// In 2014 who claims a win on time must still have time himself (A.4.c).
pub(crate) fn may_claim_time(docket: &Docket, claimant: Color) -> Result<(), Refusal> {
    let regulations = docket.game.regulations();
    let own_down = docket.game.clock.is_down(claimant, docket.at);
    match regulations.edition {
        Edition::Y2014 if !regulations.is_supervised() && own_down => {
            Err(Refusal::by(&WIN_ON_TIME, "the claimant's own flag is down"))
        }
        Edition::Y2014 | Edition::Y2018 | Edition::Y2023 => Ok(()),
    }
}

/// A legal move has been completed: has an illegal position lasted too long?
pub(crate) fn move_completed(_docket: &mut Docket) {}
