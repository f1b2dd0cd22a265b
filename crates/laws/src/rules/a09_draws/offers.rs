//! Draw by agreement: offers in and out of order, conditions, restrictions, answers (9.1, 5.2.3).

use chess::Color;

use super::{CLAIM_IS_OFFER, DRAW_RESTRICTION, OFFER};
use crate::command::Refusal;
use crate::decide::Docket;
use crate::discretion::{Answer, Question};
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::DrawAgreement;
use crate::rules::{a05_end, a11_conduct, a12_arbiter};
use crate::ruling::{Remedy, Ruling};

/// A player offers a draw.
pub(crate) fn offer(docket: &mut Docket) -> Result<(), Refusal> {
    make_offer(docket, false)
}

/// A player offers a draw on a condition, which falls away.
pub(crate) fn offer_with_condition(docket: &mut Docket) -> Result<(), Refusal> {
    make_offer(docket, true)
}

fn make_offer(docket: &mut Docket, on_condition: bool) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    match docket.game.offer {
        Some(color) if color == player => {
            return Err(Refusal::by(&OFFER, Because::OfferStandsAlready));
        }
        Some(_) => return Err(Refusal::by(&OFFER, Because::OpponentsOfferStands)),
        None => {}
    }
    let in_order = docket
        .game
        .open_ply()
        .is_some_and(|ply| ply.mover == player && ply.legal.is_ok());
    docket.record(What::DrawOffered);
    if on_condition {
        docket.rule(Ruling::new(Remedy::OfferStands { of: player }, &OFFER));
    }
    if !in_order {
        // It is an offer all the same; whether it disturbed the opponent is for the arbiter to say.
        a12_arbiter::ask_for_penalty(docket, player, &a11_conduct::DISTRACTION);
    }
    let offering_is_restricted = match docket.game.regulations().edition {
        Edition::Y2014 => false,
        Edition::Y2018 | Edition::Y2023 => is_restricted(&docket.game),
    };
    if offering_is_restricted {
        ask_for_consent(docket, player, false);
    }
    Ok(())
}

/// Once said, an offer cannot be withdrawn.
pub(crate) fn withdraw_offer(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.offer != Some(player) {
        return Err(Refusal::by(&OFFER, Because::NoDrawOffered));
    }
    Err(Refusal::by(&OFFER, Because::OfferCannotWithdrawn))
}

/// The opponent accepts.
pub(crate) fn accept(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.offer != Some(!player) {
        return Err(Refusal::by(&OFFER, Because::NoDrawOffered));
    }
    let each_has_moved = docket.game.position().ply() >= 2;
    match docket.game.regulations().edition {
        Edition::Y2014 => {}
        Edition::Y2018 | Edition::Y2023 if each_has_moved => {}
        Edition::Y2018 | Edition::Y2023 => {
            return Err(Refusal::by(
                &a05_end::AGREEMENT,
                Because::EachPlayerMustMadeMove,
            ));
        }
    }
    if is_restricted(&docket.game) && !docket.game.draws.consent {
        let claim_is_open = docket.game.draws.claim.is_some() && !docket.game.proposed.is_empty();
        if claim_is_open {
            return Err(Refusal::by(&DRAW_RESTRICTION, Because::ClaimMustChecked));
        }
        if asked_for_consent(&docket.game).is_some() {
            return Err(Refusal::by(
                &DRAW_RESTRICTION,
                Because::ArbiterAskedForHisConsent,
            ));
        }
        docket.record(What::DrawAccepted);
        ask_for_consent(docket, !player, true);
        return Ok(());
    }
    docket.record(What::DrawAccepted);
    agree(docket);
    Ok(())
}

fn agree(docket: &mut Docket) {
    let mut ruling = Ruling::new(Remedy::Draw, &a05_end::AGREEMENT);
    if docket.game.draws.claim.is_some() {
        ruling = ruling.with(&CLAIM_IS_OFFER);
    }
    if docket.game.draws.consent {
        ruling = ruling.with(&DRAW_RESTRICTION);
    }
    match docket.game.regulations().edition {
        // Only 2014 counts agreement among the ends that complete a move (6.2.a(1)).
        Edition::Y2014 => a05_end::end_by_move(docket, ruling),
        Edition::Y2018 | Edition::Y2023 => docket.rule(ruling),
    }
}

/// The opponent declines by word.
pub(crate) fn decline(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if docket.game.offer != Some(!player) {
        return Err(Refusal::by(&OFFER, Because::NoDrawOffered));
    }
    docket.record(What::DrawDeclined);
    Ok(())
}

/// Do the regulations restrict agreement at this moment (9.1.1)? Claims are never restricted.
fn is_restricted(game: &Game) -> bool {
    match game.regulations().draw_agreement {
        DrawAgreement::Free => false,
        // Black is the one who has made fewer moves, if either has.
        DrawAgreement::NotBefore(moves) => game.position().ply() / 2 < moves,
        DrawAgreement::WithArbiter => true,
    }
}

fn asked_for_consent(game: &Game) -> Option<&Question> {
    let consent = |question: &&Question| matches!(question, Question::DrawConsent { .. });
    game.questions.iter().find(consent)
}

fn ask_for_consent(docket: &mut Docket, offered_by: Color, accepted: bool) {
    let question = Question::DrawConsent {
        offered_by,
        accepted,
    };
    docket.rule(Ruling::new(
        Remedy::ArbiterDecides { question },
        &DRAW_RESTRICTION,
    ));
}

/// The arbiter allows the draw or does not.
pub(crate) fn consent_answered(
    docket: &mut Docket,
    offered_by: Color,
    accepted: bool,
    answer: &Answer,
) -> Result<(), Refusal> {
    let allowed = match answer {
        Answer::Yes => true,
        Answer::No => false,
        _ => return Err(Refusal::plain(Because::ThatNoAnswerToWhatAsked)),
    };
    docket.record(What::Answered(answer.clone()));
    if !allowed {
        let of = offered_by;
        docket.rule(Ruling::new(Remedy::OfferVoid { of }, &DRAW_RESTRICTION));
        return Ok(());
    }
    docket.rule(Ruling::new(Remedy::DrawAllowed, &DRAW_RESTRICTION));
    // Whoever has played on meanwhile has declined after all.
    if accepted && docket.game.offer == Some(offered_by) {
        agree(docket);
    }
    Ok(())
}
