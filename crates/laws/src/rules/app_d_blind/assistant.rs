//! The assistant of a visually disabled player: what he may do for him (D.2.10), and what he may not.

use chess::{Attempt, Color};
use serde::{Deserialize, Serialize};

use super::{
    ASSISTANT, ASSISTANT_ADJOURNS, ASSISTANT_ANNOUNCES, ASSISTANT_CLAIMS, ASSISTANT_INFORMS,
    ASSISTANT_MOVES, ASSISTANT_RECORDS, Fact, announce, is_blind, repeat,
};
use crate::command::{Act, Actor, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules::{a08_record, g1_adjourned};
use crate::ruling::{Remedy, Ruling};

/// What an assistant does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Assistance {
    /// Makes a player's move on the board of the other.
    Move(Attempt),
    /// Announces a move of either player.
    Announce(Attempt),
    /// Repeats the opponent's move for his player.
    Repeat(Attempt),
    /// Writes on his player's sheet.
    Write(String),
    /// Starts the opponent's clock.
    Press,
    /// Tells his player the number of moves and the times, at his request.
    Tell,
    /// Tells them unasked.
    TellUnasked,
    /// Claims that the opponent has overstepped the time.
    ClaimFlag,
    /// Seals the move for an adjournment.
    Seal(String),
    /// Advises his player.
    Advise,
}

impl Assistance {
    /// The duty that it belongs to; for what is none, the rule that names them all.
    fn rule(&self) -> &'static Rule {
        match self {
            Assistance::Move(_) => &ASSISTANT_MOVES,
            Assistance::Announce(_) | Assistance::Repeat(_) => &ASSISTANT_ANNOUNCES,
            Assistance::Write(_) | Assistance::Press => &ASSISTANT_RECORDS,
            Assistance::Tell | Assistance::TellUnasked => &ASSISTANT_INFORMS,
            Assistance::ClaimFlag => &ASSISTANT_CLAIMS,
            Assistance::Seal(_) => &ASSISTANT_ADJOURNS,
            Assistance::Advise => &ASSISTANT,
        }
    }
}

/// The assistant of a player acts. He needs a player who has him by right, and does what his duties name.
pub(super) fn assist(docket: &mut Docket, of: Color, what: &Assistance) -> Result<(), Refusal> {
    docket.under_way()?;
    let rule = what.rule();
    if !is_allowed(docket, of, what) {
        return Err(Refusal::by(rule, Because::NoAssistant));
    }
    docket.record(What::Blind(Fact::Assisted(of)));
    match what {
        // On the other board the move is made for somebody who has made it on his own.
        Assistance::Move(_) => Ok(()),
        Assistance::Announce(attempt) => {
            let by = docket.game.open_ply().map_or(of, |ply| ply.mover);
            let by = std::mem::replace(&mut docket.by, Actor::Player(by));
            let player = docket.player()?;
            let announced = announce(docket, player, *attempt);
            docket.by = by;
            announced
        }
        Assistance::Repeat(attempt) => repeat(docket, of, *attempt),
        Assistance::Write(text) => {
            let (text, claim) = (text.clone(), false);
            docket.then(does(Act::Record(a08_record::Act::Write { text, claim })));
            Ok(())
        }
        Assistance::Press => {
            docket.then(does(Act::Press));
            Ok(())
        }
        Assistance::Tell => {
            docket.rule(Ruling::new(Remedy::Permitted { to: of }, rule).with(&ASSISTANT));
            Ok(())
        }
        Assistance::TellUnasked | Assistance::Advise => {
            docket.weigh(of, rule);
            Ok(())
        }
        Assistance::ClaimFlag => {
            if docket.game.clock.is_down(!of, docket.at) {
                let correct = Remedy::claim_correct(of);
                docket.rule(Ruling::new(correct, rule).with(&ASSISTANT));
            }
            docket.then(does(Act::NoticeFlag(!of)));
            Ok(())
        }
        Assistance::Seal(text) => {
            let (text, early) = (text.clone(), None);
            docket.then(does(Act::Adjourn(g1_adjourned::Act::Seal { text, early })));
            Ok(())
        }
    }
}

/// What he does counts as done by his player, by the articles that deal with it.
fn does(act: Act) -> Finding {
    Finding::Does(Box::new(act))
}

/// Has the player an assistant, and for this? One who presses for a player who cannot is accepted by the arbiter (6.2.6).
fn is_allowed(docket: &Docket, of: Color, what: &Assistance) -> bool {
    let game = &docket.game;
    let by_right = game.regulations().needs[of].assistant;
    let blind = is_blind(game, of) || is_blind(game, !of);
    let presses = *what == Assistance::Press && game.at_the_clock.assistants[of];
    (by_right && blind) || presses
}
