//! Draw by agreement: offers in and out of order, conditions, restrictions, answers (9.1, 5.2.3).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{CLAIM_IS_OFFER, DRAW_RESTRICTION, OFFER};
use crate::command::Refusal;
use crate::counting;
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered, Question};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::{DrawAgreement, Witness};
use crate::rule::{Ground, Rule};
use crate::rules::{a05_end, a08_record, a11_conduct};
use crate::ruling::{Remedy, Ruling};

/// A player offers a draw (9.1.2.1).
pub(crate) fn offer(docket: &mut Docket) -> Result<(), Refusal> {
    make_offer(docket, false)
}

/// A player offers a draw on a condition, which falls away (9.1.2.1).
pub(crate) fn offer_with_condition(docket: &mut Docket) -> Result<(), Refusal> {
    make_offer(docket, true)
}

fn make_offer(docket: &mut Docket, on_condition: bool) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if let Some(of) = docket.game.offer {
        offered_again(docket, player, of);
        return Ok(());
    }
    let in_order = is_in_order(&docket.game, player);
    docket.record(What::DrawOffered);
    if on_condition {
        docket.rule(Ruling::new(Remedy::OfferStands { of: player }, &OFFER));
    }
    if !in_order {
        // It is an offer all the same; whether it disturbed the opponent is for the arbiter to say.
        docket.weigh(player, &a11_conduct::DISTRACTION);
    }
    let offering_is_restricted = match docket.game.regulations().edition {
        Edition::Y2014 => false,
        Edition::Y2018 | Edition::Y2023 => is_restricted(&docket.game),
    };
    if offering_is_restricted {
        docket.ask(DrawConsent {
            offered_by: player,
            accepted: false,
            signed: None,
        });
    }
    Ok(())
}

/// Is an offer made after the player's move and before he has pressed (9.1.2.1)? While a move lies sealed it disturbs nobody
/// (I.4). Of a board that nobody watches only the clock tells: if his opponent's runs, he has pressed.
fn is_in_order(game: &Game, player: Color) -> bool {
    if game.adjournment.is_sealed() {
        return true;
    }
    match game.regulations().witness {
        Witness::Board => game.open_ply().is_some_and(|ply| ply.mover == player),
        Witness::Sheets | Witness::Clock => {
            let running = game.clock.running.map(|(color, _)| color);
            running != Some(!player)
        }
        Witness::Nobody => true,
    }
}

/// An offer stands already. One's own is not changed by another word, which may annoy the opponent (11.5); beside the
/// opponent's it is an offer too, and stands when his has fallen.
fn offered_again(docket: &mut Docket, player: Color, of: Color) {
    let own = docket.game.has_offered(player);
    if !own {
        docket.record(What::DrawOffered);
    }
    docket.rule(Ruling::new(Remedy::OfferStands { of }, &OFFER));
    if own && !docket.game.adjournment.is_sealed() {
        docket.weigh(player, &a11_conduct::DISTRACTION);
    }
}

/// Why a player has no offer open: he has made none, or it was declined or has lapsed.
fn no_offer_of(game: &Game, player: Color) -> Because {
    let mut made = game.draws.offers.iter();
    match made.any(|(_, by)| *by == player) {
        true => Because::NoOfferOpen,
        false => Because::NoDrawOffered,
    }
}

/// Once said, an offer cannot be withdrawn (9.1.2.1).
pub(crate) fn withdraw_offer(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if !docket.game.has_offered(player) {
        return Err(Refusal::by(&OFFER, no_offer_of(&docket.game, player)));
    }
    Err(Refusal::by(&OFFER, Because::OfferCannotWithdrawn))
}

/// The opponent accepts (5.2.3, 9.1.2.1).
pub(crate) fn accept(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if !docket.game.has_offered(!player) {
        return Err(Refusal::by(&OFFER, no_offer_of(&docket.game, !player)));
    }
    let edition = docket.game.regulations().edition;
    // Where nobody watches, who has the move may have made it before he offered (9.1.2.1).
    let unseen = !docket.game.is_watched() && docket.game.to_move() != player;
    let played = docket.game.played() + u32::from(unseen);
    if played < counting::moves_before_agreement(edition) {
        return Err(Refusal::by(
            &a05_end::AGREEMENT,
            Because::EachPlayerMustMadeMove,
        ));
    }
    if is_restricted(&docket.game) && !docket.game.draws.consent {
        let claim_is_open = docket.game.draws.claim.is_some() && !docket.game.proposed.is_empty();
        if claim_is_open {
            return Err(Refusal::by(&DRAW_RESTRICTION, Because::ClaimMustChecked));
        }
        if docket.game.draws.accepted {
            let asked = Because::ArbiterAskedForHisConsent;
            return Err(Refusal::by(&DRAW_RESTRICTION, asked));
        }
        docket.record(What::DrawAccepted);
        if asked_for_consent(&docket.game) {
            // What he has said stands until the arbiter has answered.
            return Ok(());
        }
        docket.ask(DrawConsent {
            offered_by: !player,
            accepted: true,
            signed: None,
        });
        return Ok(());
    }
    docket.record(What::DrawAccepted);
    docket.then(Finding::Agreed);
    Ok(())
}

/// Both have signed a draw on a board that nobody watches. Where the event restricts agreements (9.1.1), or where each player
/// must have made a move (5.2.3), that is put to the arbiter: says whether it is.
pub(crate) fn draw_was_signed(docket: &mut Docket) -> bool {
    let game = &docket.game;
    let passed_by = if is_restricted(game) && !game.draws.consent {
        &DRAW_RESTRICTION
    } else if is_too_early(game) {
        &a05_end::AGREEMENT
    } else {
        return false;
    };
    docket.stop_clocks();
    if asked_for_consent(&docket.game) {
        // What both have signed was offered and is accepted.
        docket.record(What::DrawAccepted);
        return true;
    }
    let Ok(last) = docket.player() else {
        return false;
    };
    docket.ask(DrawConsent {
        offered_by: !last,
        accepted: true,
        signed: Some(Ground(passed_by)),
    });
    true
}

/// Has a player not made a move yet (5.2.3)? Without board, sheets and clock nothing tells of moves.
fn is_too_early(game: &Game) -> bool {
    let edition = game.regulations().edition;
    let told = game.regulations().witness != Witness::Nobody;
    told && game.played() < counting::moves_before_agreement(edition)
}

/// A draw has been agreed (5.2.3).
pub(crate) fn agreed(docket: &mut Docket) {
    let mut ruling = Ruling::new(Remedy::Draw, &a05_end::AGREEMENT);
    if docket.game.draws.claim.is_some() {
        ruling = ruling.with(&CLAIM_IS_OFFER);
    }
    if docket.game.draws.consent {
        ruling = ruling.with(&DRAW_RESTRICTION);
    }
    match docket.game.regulations().edition {
        // Only 2014 counts agreement among the ends that complete a move (6.2.a(1)).
        Edition::Y2014 => docket.end_by_move(ruling),
        Edition::Y2018 | Edition::Y2023 => docket.rule(ruling),
    }
}

/// The opponent declines by word (9.1.2.1).
pub(crate) fn decline(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    if !docket.game.has_offered(!player) {
        return Err(Refusal::by(&OFFER, no_offer_of(&docket.game, !player)));
    }
    docket.record(What::DrawDeclined);
    Ok(())
}

/// Do the regulations restrict agreement at this moment (9.1.1)? Claims are never restricted.
fn is_restricted(game: &Game) -> bool {
    match game.regulations().draw_agreement {
        DrawAgreement::Free => false,
        // Black is the one who has made fewer moves, if either has.
        DrawAgreement::NotBefore(moves) => game.played() / 2 < moves,
        DrawAgreement::WithArbiter => true,
    }
}

fn asked_for_consent(game: &Game) -> bool {
    let consent = |question: &Question| matches!(question, Question::DrawConsent(_));
    game.questions.iter().any(consent)
}

/// 9.1.1  May the players agree a draw although the event restricts it?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawConsent {
    /// Who offered it.
    pub offered_by: Color,
    /// Has the opponent accepted?
    pub accepted: bool,
    /// What stands against a draw that both have signed, if nobody offered it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<Ground>,
}

impl fmt::Display for DrawConsent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether a draw may be agreed")
    }
}

impl Ask for DrawConsent {
    fn rule(&self) -> &'static Rule {
        self.signed.map_or(&DRAW_RESTRICTION, |ground| ground.0)
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let of = self.offered_by;
        if *answer == Answer::No {
            if self.signed.is_none() {
                docket.rule(Ruling::new(Remedy::OfferVoid { of }, &DRAW_RESTRICTION));
            }
            if docket.game.recording.both_signed() {
                docket.rule(Ruling::new(Remedy::GameGoesOn, self.rule()));
            }
            return;
        }
        if self.signed.is_some() {
            let ruling = Ruling::new(Remedy::Draw, &a08_record::RESULT_SIGNED);
            return docket.rule(ruling.with(self.rule()));
        }
        docket.rule(Ruling::new(Remedy::DrawAllowed, &DRAW_RESTRICTION));
        // Whoever has played on meanwhile has declined after all.
        let accepted = self.accepted || docket.game.draws.accepted;
        if accepted && docket.game.has_offered(of) {
            docket.then(Finding::Agreed);
        }
    }
}
