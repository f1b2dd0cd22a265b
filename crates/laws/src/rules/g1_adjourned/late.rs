//! Players who come late to a resumption, or not at all (I.10).

use chess::{ByColor, Color, Move};

use super::{Envelope, Fact, OPENED, TOO_LATE, made_otherwise, open, read, takes_his_seat};
use crate::command::Refusal;
use crate::counting;
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::mating;
use crate::refusal::Because;
use crate::rule::Ground;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// A player comes to the resumption: in time the envelope is opened, too late he has lost (I.10).
pub(super) fn come(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    let Some((since, _)) = docket.game.adjournment.resumed else {
        return Err(Refusal::plain(Because::GameNotResumed));
    };
    if docket.game.adjournment.there[color] {
        return Err(Refusal::plain(Because::PlayerAtBoard));
    }
    docket.record(What::Adjourn(Fact::Came(color)));
    let envelope = docket.game.adjournment.envelope.clone();
    if !docket.game.regulations().default_time_is_known() {
        docket.then(Finding::LateUnknown(color));
        return Ok(());
    }
    if !is_late(docket, since) {
        takes_his_seat(docket, color);
    } else {
        lost_unless_over(docket, color, envelope);
    }
    Ok(())
}

/// A player is too late, or has not come: he has lost, unless what was sealed has ended the game, whoever is there (I.10).
fn lost_unless_over(docket: &mut Docket, color: Color, envelope: Option<Envelope>) {
    match envelope.filter(|envelope| ends_the_game(docket, envelope)) {
        Some(envelope) => open(docket, &envelope, &OPENED),
        None => lost_by(docket, color),
    }
}

/// The flag of the player who must reply is down while the envelope is closed: it is opened, for the move in it was made
/// before that. One that cannot be read is left for the arbiter (I.8).
pub(crate) fn opened_under_flag(docket: &mut Docket, flag: Color) -> Option<(Color, Option<Move>)> {
    let game = &docket.game;
    let envelope = game.adjournment.envelope.clone()?;
    if envelope.by == flag || game.adjournment.resumed.is_none() || !game.is_seen() {
        return None;
    }
    if made_otherwise(docket, &envelope) {
        return None;
    }
    let mv = read(docket, envelope.by, &envelope.text).ok()?;
    docket.stop_clocks();
    docket.record(What::Adjourn(Fact::Opened));
    Some((envelope.by, mv))
}

/// It has been said whether a player who came to the resumption is too late, where nobody had announced when that is (I.10).
pub(crate) fn lateness_said(docket: &mut Docket, color: Color, too_late: bool) {
    match too_late {
        true => lost_by(docket, color),
        false => let_play(docket, color),
    }
}

/// The arbiter lets a player play who came late to the resumption (I.10: unless he decides otherwise).
pub(crate) fn admitted(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    let game = &docket.game;
    let lost_so = game
        .ended_by()
        .is_some_and(|by| by.grounds.first() == Some(&Ground(&TOO_LATE)));
    if game.outcome.is_some() && !lost_so {
        return Err(Refusal::plain(Because::GameOver));
    }
    let late = found_too_late(game) == Some(color);
    if game.adjournment.there[color] && game.outcome.is_none() && !late {
        return Err(Refusal::plain(Because::PlayerAtBoard));
    }
    if !game.adjournment.there[color] {
        docket.record(What::Adjourn(Fact::Came(color)));
    }
    let_play(docket, color);
    Ok(())
}

fn let_play(docket: &mut Docket, color: Color) {
    let remedy = match docket.game.outcome {
        Some(_) => Remedy::GameGoesOn,
        None => Remedy::PlayOn,
    };
    docket.rule(Ruling::new(remedy, &TOO_LATE));
    if docket.game.adjournment.there[color] {
        takes_his_seat(docket, color);
    }
}

/// Whoever would lose because he came too late, if the arbiter has still to say so (I.10).
pub(crate) fn found_too_late(game: &Game) -> Option<Color> {
    let proposed = game.proposed.iter();
    let mut late = proposed.filter(|ruling| ruling.grounds.first() == Some(&Ground(&TOO_LATE)));
    late.find_map(|ruling| match ruling.remedy {
        Remedy::Win { winner } => Some(!winner),
        _ => None,
    })
}

fn is_late(docket: &Docket, since: Millis) -> bool {
    docket.at - since > docket.game.regulations().default_time()
}

/// A player is too late, and so is his opponent if he has not come either: any player who comes after the default time loses.
fn lost_by(docket: &mut Docket, color: Color) {
    let remedy = match docket.game.adjournment.there[!color] {
        true => Docket::win(!color),
        false => {
            let points = ByColor::new_with(|_| docket.game.regulations().points.loss);
            Remedy::Score { points }
        }
    };
    docket.rule_at_the_board(vec![Ruling::new(remedy, &TOO_LATE)]);
}

/// A player has not come to the resumption at all: the arbiter says so when the default time is over (I.10).
pub(crate) fn stays_away(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    let Some((since, _)) = docket.game.adjournment.resumed else {
        return Err(Refusal::plain(Because::GameNotResumed));
    };
    if docket.game.adjournment.there[color] {
        return Err(Refusal::plain(Because::PlayerAtBoard));
    }
    if !docket.game.regulations().default_time_is_known() {
        docket.then(Finding::LateUnknown(color));
        return Ok(());
    }
    if !is_late(docket, since) {
        return Err(Refusal::by(&TOO_LATE, Because::DefaultTimeNotOver));
    }
    let envelope = docket.game.adjournment.envelope.clone();
    lost_unless_over(docket, color, envelope);
    Ok(())
}

/// A sealed move that ends the game stands, however late somebody comes (I.10).
fn ends_the_game(docket: &Docket, envelope: &Envelope) -> bool {
    let Ok(Some(mv)) = read(docket, envelope.by, &envelope.text) else {
        return false;
    };
    let after = docket.game.position().after(mv);
    !after.has_legal_move() || mating::dead(&after).is_some() || counting::is_seventy_five(&after)
}
