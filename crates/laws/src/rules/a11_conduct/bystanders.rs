//! Those who do not play the game: an arbiter who speaks to a player (12.2.4), and others who report or interfere (12.7).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::command::Refusal;
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::idle;
use crate::rule::{Ground, Rule};
use crate::rules::a12_arbiter::{self, Told};
use crate::ruling::{Remedy, Ruling};

/// The arbiter speaks to a player: that disturbs him, and the time may be his (12.2.4, 12.5).
pub(super) fn speak(docket: &mut Docket, to: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.record(What::Conduct(Fact::Disturbed(to)));
    // Nobody thinks while no game is played.
    if idle::not_played(&docket.game).is_some() {
        return Ok(());
    }
    let question = a12_arbiter::Disturbance { of: to };
    docket.rule(Ruling::asks(question.into()).with(&a12_arbiter::UNDISTURBED));
    Ok(())
}

/// The arbiter has told a player something (12.6). What follows is for the articles that it touches.
pub(super) fn have_told(docket: &mut Docket, to: Color, what: Told) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.record(What::Conduct(Fact::Told { to, what }));
    docket.then(Finding::Told(to, what));
    Ok(())
}

/// Somebody tells the arbiter, and him only, of an irregularity (12.7). What he then sees himself is another act.
pub(super) fn hear(docket: &mut Docket, report: &str) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.record(What::Conduct(Fact::Reported(report.to_owned())));
    Ok(())
}

/// Somebody who does not play does what a rule forbids to him (11.2.3.3, 12.7).
pub(super) fn interferes(
    docket: &mut Docket,
    fact: Fact,
    rule: &'static Rule,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.record(What::Conduct(fact));
    let ground = Ground(rule);
    docket.ask(Interference { ground });
    Ok(())
}

/// 12.7, 12.8  Is somebody who does not play expelled from the venue?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interference {
    /// The rule that he broke.
    pub ground: Ground,
}

impl fmt::Display for Interference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the one who interferes is expelled from the venue")
    }
}

impl Ask for Interference {
    fn rule(&self) -> &'static Rule {
        self.ground.0
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let remedy = answer.either(Remedy::BystanderExpelled, Remedy::PlayOn);
        docket.rule(Ruling::new(remedy, self.ground.0));
    }
}
