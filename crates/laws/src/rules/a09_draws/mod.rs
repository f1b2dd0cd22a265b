//! Article 9: the drawn game.
//!
//! Agreement in [`offers`], claims in [`claims`], and in [`sameness`] what both claims and automatic draws
//! count: appearances of a position and moves without a capture or a pawn move.

mod claims;
mod found;
mod offers;
mod sameness;

pub use claims::{ClaimGround, ClaimMove};
pub(crate) use claims::{claim, pieces_meant, withdraw_claim};
pub use found::{Found, Moment};
pub(crate) use offers::{
    accept, consent_answered, decline, offer, offer_with_condition, withdraw_offer,
};
pub use sameness::{Standing, standing};
pub(crate) use sameness::{automatic_on_completed, automatic_on_made};

use chess::Color;

use crate::command::Act;
use crate::rule;
use crate::rule::Rule;
use crate::scenario::words::{WordError, Words};

rule!(
    /// Both players agree; from 2018 after at least one move each.
    AGREEMENT = "draw-by-agreement", "5.2.c", "5.2.3", "5.2.3"
);
rule!(
    /// The basic rules of 2014 name the repetition as a way to draw.
    THREEFOLD_MAY_DRAW = "threefold-may-draw", "5.2.d", -, -
);
rule!(
    /// The basic rules of 2014 name the fifty moves as a way to draw.
    FIFTY_MAY_DRAW = "fifty-moves-may-draw", "5.2.e", -, -
);
rule!(
    /// How a draw is offered and answered.
    OFFER = "draw-offer", "9.1.b(1)", "9.1.2.1", "9.1.2.1"
);
rule!(
    /// The offer is noted on both sheets.
    OFFER_NOTED = "draw-offer-noted", "9.1.b(2)", "9.1.2.2", "9.1.2.2"
);
rule!(
    /// A claim is an offer at the same time.
    CLAIM_IS_OFFER = "claim-is-offer", "9.1.b(3)", "9.1.2.3", "9.1.2.3"
);
rule!(
    /// The player on the move may claim the third appearance of a position.
    THREEFOLD = "threefold-claim", "9.2", "9.2.1", "9.2"
);
rule!(
    /// It will appear by the move he has written and cannot change.
    THREEFOLD_WRITTEN = "threefold-by-written-move", "9.2.a", "9.2.1.1", "9.2.1"
);
rule!(
    /// It has just appeared.
    THREEFOLD_APPEARED = "threefold-just-appeared", "9.2.b", "9.2.1.2", "9.2.2"
);
rule!(
    /// Positions are the same when the possible moves of all pieces are.
    SAME = "same-position", "9.2¶2", "9.2.2", "9.2.3"
);
rule!(
    /// Not the same if a pawn could have been taken en passant.
    SAME_EN_PASSANT = "same-position-en-passant", "9.2(1)", "9.2.2.1", "9.2.3.1"
);
rule!(
    /// Not the same if a right to castle has been lost between.
    SAME_CASTLING = "same-position-castling", "9.2(2)", "9.2.2.2", "9.2.3.2"
);
rule!(
    /// The player on the move may claim fifty moves by each without progress.
    FIFTY = "fifty-move-claim", "9.3", "9.3", "9.3"
);
rule!(
    /// The written move completes them.
    FIFTY_WRITTEN = "fifty-moves-by-written-move", "9.3.a", "9.3.1", "9.3.1"
);
rule!(
    /// They are complete on the board.
    FIFTY_COMPLETED = "fifty-moves-completed", "9.3.b", "9.3.2", "9.3.2"
);
rule!(
    /// Touching a piece loses the right to claim on that move.
    LOST_BY_TOUCH = "claim-lost-by-touch", "9.4", "9.4", "9.4"
);
rule!(
    /// The clock is stopped, and the claim cannot be withdrawn.
    CLAIM_STOPS_CLOCK = "claim-stops-clock", "9.5", "9.5.1", "9.5.1"
);
rule!(
    /// A correct claim: a draw at once.
    CLAIM_CORRECT = "claim-correct", "9.5.a", "9.5.2", "9.5.2"
);
rule!(
    /// A wrong claim: time for the opponent, and the written move is played.
    CLAIM_WRONG = "claim-wrong", "9.5.b", "9.5.3", "9.5.3"
);
rule!(
    /// Draws without a claim.
    AUTOMATIC = "automatic-draws", "9.6", "9.6", "9.6"
);
rule!(
    /// The same position five times.
    FIVEFOLD = "fivefold-repetition", "9.6.a", "9.6.1", "9.6.1"
);
rule!(
    /// 75 moves by each without progress.
    SEVENTY_FIVE = "seventy-five-moves", "9.6.b", "9.6.2", "9.6.2"
);

pub(crate) static RULES: &[&Rule] = &[
    &AGREEMENT,
    &THREEFOLD_MAY_DRAW,
    &FIFTY_MAY_DRAW,
    &OFFER,
    &OFFER_NOTED,
    &CLAIM_IS_OFFER,
    &THREEFOLD,
    &THREEFOLD_WRITTEN,
    &THREEFOLD_APPEARED,
    &SAME,
    &SAME_EN_PASSANT,
    &SAME_CASTLING,
    &FIFTY,
    &FIFTY_WRITTEN,
    &FIFTY_COMPLETED,
    &LOST_BY_TOUCH,
    &CLAIM_STOPS_CLOCK,
    &CLAIM_CORRECT,
    &CLAIM_WRONG,
    &AUTOMATIC,
    &FIVEFOLD,
    &SEVENTY_FIVE,
];

/// What the game remembers of offers and claims beside the offer that stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Who made the offer that stands by claiming a draw.
    pub claim: Option<Color>,
    /// Has the arbiter allowed the draw that is on offer (9.1.1)?
    pub consent: bool,
    /// How many moves had been made at each offer so far, and who offered: both sheets must show it (8.1.5).
    pub offers: Vec<(u32, Color)>,
}

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(if words.take("offers a draw if") {
        Some(Act::OfferDrawIf {
            condition: words.free_text().to_owned(),
        })
    } else if words.take("offers a draw") {
        Some(Act::OfferDraw)
    } else if words.take("withdraws the offer") {
        Some(Act::WithdrawOffer)
    } else if words.take("accepts the draw") {
        Some(Act::AcceptDraw)
    } else if words.take("declines the draw") {
        Some(Act::DeclineDraw)
    } else if words.take("withdraws the claim") {
        Some(Act::WithdrawClaim)
    } else if words.take("claims a draw by repetition") {
        Some(claim_words(words, ClaimGround::Repetition))
    } else if words.take("claims a draw by fifty moves") {
        Some(claim_words(words, ClaimGround::FiftyMoves))
    } else {
        None
    })
}

fn claim_words(words: &mut Words, ground: ClaimGround) -> Act {
    let with = if words.take("with the written move") {
        ClaimMove::Written
    } else if words.take("with") {
        ClaimMove::Said(words.free_text().to_owned())
    } else {
        ClaimMove::OnBoard
    };
    Act::ClaimDraw { ground, with }
}
