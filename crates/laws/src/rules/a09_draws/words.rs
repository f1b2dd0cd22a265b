//! Article 9 in words.

use super::{ClaimGround, ClaimMove};
use crate::acts;
use crate::command::Act;

acts! {
    /// Offers a draw.
    OFFER_DRAW => Own, records ["draw-offered"] {
        Player "offers a draw" => |_| Act::OfferDraw;
    }
    /// Offers a draw on a condition.
    OFFER_DRAW_IF => Own, records ["draw-offered"] {
        Player "offers a draw if TEXT" => |f| Act::OfferDrawIf { condition: f.text() };
    }
    /// Tries to take the offer back.
    WITHDRAW_OFFER => Own, records [] {
        Player "withdraws the offer" => |_| Act::WithdrawOffer;
    }
    /// Accepts the opponent's offer.
    ACCEPT_DRAW => Own, records ["draw-accepted"] {
        Player "accepts the draw" => |_| Act::AcceptDraw;
    }
    /// Declines it by word.
    DECLINE_DRAW => Own, records ["draw-declined"] {
        Player "declines the draw" => |_| Act::DeclineDraw;
    }
    /// Claims a draw (9.2, 9.3): on the board, with a move that is written, or with one that is only said.
    CLAIM_DRAW => Own, records ["draw-claimed"] {
        Player "claims a draw by repetition" => |_| claim(ClaimGround::Repetition, ClaimMove::OnBoard);
        Player "claims a draw by repetition with the written move" => |_| claim(ClaimGround::Repetition, ClaimMove::Written);
        Player "claims a draw by repetition with TEXT" => |f| claim(ClaimGround::Repetition, ClaimMove::Said(f.text()));
        Player "claims a draw by fifty moves" => |_| claim(ClaimGround::FiftyMoves, ClaimMove::OnBoard);
        Player "claims a draw by fifty moves with the written move" => |_| claim(ClaimGround::FiftyMoves, ClaimMove::Written);
        Player "claims a draw by fifty moves with TEXT" => |f| claim(ClaimGround::FiftyMoves, ClaimMove::Said(f.text()));
    }
    /// Tries to take the claim back.
    WITHDRAW_CLAIM => Own, records [] {
        Player "withdraws the claim" => |_| Act::WithdrawClaim;
    }
}

fn claim(ground: ClaimGround, with: ClaimMove) -> Act {
    Act::ClaimDraw { ground, with }
}
