//! The assistant of a visually disabled player: what he may do for him (D.2.10), and what he may not.

use chess::{Attempt, Color};
use serde::{Deserialize, Serialize};

use super::{
    ASSISTANT, ASSISTANT_ADJOURNS, ASSISTANT_ANNOUNCES, ASSISTANT_CLAIMS, ASSISTANT_INFORMS,
    ASSISTANT_MOVES, ASSISTANT_RECORDS, Fact, SIGHTED_ASSISTANT, announce, is_blind, repeat,
};
use crate::command::{Actor, Refusal};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::idle;
use crate::refusal::Because;
use crate::rule::Rule;
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
    /// Tells the arbiter that the opponent has not moved a piece that he touched.
    ClaimTouch,
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
            Assistance::ClaimFlag | Assistance::ClaimTouch => &ASSISTANT_CLAIMS,
            Assistance::Seal(_) => &ASSISTANT_ADJOURNS,
            Assistance::Advise => &ASSISTANT,
        }
    }
}

/// The assistant of a player acts (D.2.10, D.2.11). He needs a player who has him by right, and does what his duties name. What
/// belongs to other articles, the course goes on with; not while no game is played, when he does what he does and nothing
/// follows.
pub(crate) fn assist(docket: &mut Docket, of: Color, what: &Assistance) -> Result<bool, Refusal> {
    let rule = what.rule();
    let oversteps = oversteps(&docket.game, of, what);
    if !oversteps && !is_allowed(docket, of, what) {
        return Err(Refusal::by(rule, Because::NoAssistant));
    }
    docket.record(What::Blind(Fact::Assisted(of)));
    if is_idle(&docket.game, what) {
        return Ok(false);
    }
    if oversteps {
        docket.weigh(of, &SIGHTED_ASSISTANT);
        // What is pressed and written is so all the same; nothing comes of the rest.
        return Ok(matches!(what, Assistance::Press | Assistance::Write(_)));
    }
    match what {
        Assistance::Announce(attempt) => {
            let mover = docket.game.open_ply().map_or(of, |ply| ply.mover);
            let by = std::mem::replace(&mut docket.by, Actor::Player(mover));
            announce(docket, mover, *attempt)?;
            docket.by = by;
        }
        Assistance::Repeat(attempt) => repeat(docket, of, *attempt)?,
        Assistance::Tell => {
            docket.rule(Ruling::new(Remedy::Permitted { to: of }, rule).with(&ASSISTANT));
        }
        Assistance::TellUnasked | Assistance::Advise => docket.weigh(of, rule),
        Assistance::ClaimFlag if docket.game.clock.is_down(!of, docket.at) => {
            let correct = Remedy::claim_correct(of);
            docket.rule(Ruling::new(correct, rule).with(&ASSISTANT));
        }
        // On the other board the move is made for somebody who has made it on his own.
        Assistance::Move(_) => {}
        Assistance::Write(_)
        | Assistance::Press
        | Assistance::ClaimFlag
        | Assistance::ClaimTouch
        | Assistance::Seal(_) => {}
    }
    Ok(true)
}

/// Does nothing come of it as the game stands? What is written stays written, and a claim has its own answer.
fn is_idle(game: &Game, what: &Assistance) -> bool {
    let played = idle::not_played(game).is_none();
    match what {
        Assistance::Write(_)
        | Assistance::ClaimFlag
        | Assistance::ClaimTouch
        | Assistance::Seal(_) => false,
        Assistance::Press => !played || game.stopped,
        _ => !played,
    }
}

/// Does the assistant of a sighted player more than make and announce moves (D.2.11), where nobody has accepted him for it?
fn oversteps(game: &Game, of: Color, what: &Assistance) -> bool {
    let named = game.regulations().needs[of].assistant;
    let beside_blind = !is_blind(game, of) && is_blind(game, !of);
    named
        && beside_blind
        && match what {
            Assistance::Move(_) | Assistance::Announce(_) | Assistance::Repeat(_) => false,
            Assistance::Press => !game.at_the_clock.assistants[of],
            Assistance::Write(_) => !game.recording.assistants[of],
            Assistance::Tell
            | Assistance::TellUnasked
            | Assistance::ClaimFlag
            | Assistance::ClaimTouch
            | Assistance::Seal(_)
            | Assistance::Advise => true,
        }
}

/// Has the player an assistant, and for this? All of it is for those of Appendix D; who cannot write or press has somebody for
/// that alone, named beforehand or accepted by the arbiter (6.2.6, 8.1.6).
fn is_allowed(docket: &Docket, of: Color, what: &Assistance) -> bool {
    let game = &docket.game;
    let by_right = game.regulations().needs[of].assistant;
    let blind = is_blind(game, of) || is_blind(game, !of);
    let accepted = match what {
        Assistance::Press => by_right || game.at_the_clock.assistants[of],
        Assistance::Write(_) => by_right || game.recording.assistants[of],
        _ => false,
    };
    (by_right && blind) || accepted
}
