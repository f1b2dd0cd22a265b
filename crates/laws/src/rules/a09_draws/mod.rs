//! Article 9: the drawn game.
//!
//! Agreement in [`offers`], claims in [`claims`], and in [`sameness`] what both claims and automatic draws
//! count: appearances of a position and moves without a capture or a pawn move.

mod claims;
mod found;
mod offers;
mod sameness;
pub(crate) mod words;

pub use claims::{ClaimGround, ClaimMove, DrawClaim};
pub(crate) use claims::{claim, withdraw_claim};
pub use found::{Found, Moment};
pub use offers::DrawConsent;
pub(crate) use offers::{
    accept, agreed, decline, draw_was_signed, offer, offer_with_condition, withdraw_offer,
};
pub use sameness::{Standing, standing};
pub(crate) use sameness::{automatic_before_reply, automatic_on_made, automatic_seen, completed};

use chess::Color;

use crate::rules;

rules! {
    /// The event may restrict draws by agreement.
    DRAW_RESTRICTION = "draw-restriction";
    /// How a draw is offered and answered.
    OFFER = "draw-offer";
    /// The offer is noted on both sheets.
    OFFER_NOTED = "draw-offer-noted";
    /// A claim is an offer at the same time.
    CLAIM_IS_OFFER = "claim-is-offer";
    /// The player on the move may claim the third appearance of a position.
    THREEFOLD = "threefold-claim";
    /// It will appear by the move he has written and cannot change.
    THREEFOLD_WRITTEN = "threefold-by-written-move";
    /// It has just appeared.
    THREEFOLD_APPEARED = "threefold-just-appeared";
    /// Positions are the same when the possible moves of all pieces are.
    SAME = "same-position";
    /// Not the same if a pawn could have been taken en passant.
    SAME_EN_PASSANT = "same-position-en-passant";
    /// Not the same if a right to castle has been lost between.
    SAME_CASTLING = "same-position-castling";
    /// The player on the move may claim fifty moves by each without progress.
    FIFTY = "fifty-move-claim";
    /// The written move completes them.
    FIFTY_WRITTEN = "fifty-moves-by-written-move";
    /// They are complete on the board.
    FIFTY_COMPLETED = "fifty-moves-completed";
    /// Touching a piece loses the right to claim on that move.
    LOST_BY_TOUCH = "claim-lost-by-touch";
    /// The clock is stopped, and the claim cannot be withdrawn.
    CLAIM_STOPS_CLOCK = "claim-stops-clock";
    /// A correct claim: a draw at once.
    CLAIM_CORRECT = "claim-correct";
    /// A wrong claim: time for the opponent, and the written move is played.
    CLAIM_WRONG = "claim-wrong";
    /// Draws without a claim.
    AUTOMATIC = "automatic-draws";
    /// The same position five times.
    FIVEFOLD = "fivefold-repetition";
    /// 75 moves by each without progress.
    SEVENTY_FIVE = "seventy-five-moves";
    /// The same in the Competition Rules of 2014.
    DEAD_IN_COMPETITION = "dead-position-in-competition";
}

/// What the game remembers of offers and claims beside the offer that stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Who made the offer that stands by claiming a draw.
    pub claim: Option<Color>,
    /// Has the arbiter allowed the draw that is on offer (9.1.1)?
    pub consent: bool,
    /// Has the opponent accepted it while the arbiter was asked?
    pub accepted: bool,
    /// Has the opponent of who made the offer that stands offered one as well?
    pub also: bool,
    /// Whose offer a touch has declined: it stands again if the touch turns out to have been an accident (9.1.2.1).
    pub lapsed: Option<Color>,
    /// How many moves had been made at each offer so far, and who offered: both sheets must show it (8.1.5).
    pub offers: Vec<(u32, Color)>,
}
