//! Guideline III in words.

use super::{Act, Proof, Why};
use crate::acts;
use crate::command::Act as A;

acts! {
    for Act;
    /// Asks for five seconds a move for both (III.4).
    REQUEST_EXTRA_TIME = Act::RequestExtraTime => Own, records ["quickplay/extra-time-requested"] {
        Player "asks for extra time a move" => |_| A::Quickplay(Act::RequestExtraTime);
    }
    /// Claims a draw (III.5, III.6).
    CLAIM = Act::Claim { .. } => Own, records ["quickplay/claimed"] {
        Player "claims that the opponent cannot win" => |_| claim(Why::CannotWin, Proof::Position);
        Player "claims that the opponent cannot win with a full scoresheet" => |_| claim(Why::CannotWin, Proof::PositionAndScore);
        Player "claims that the opponent does not try" => |_| claim(Why::NoEffort, Proof::Position);
        Player "claims that the opponent does not try with a full scoresheet" => |_| claim(Why::NoEffort, Proof::PositionAndScore);
    }
    /// Confirms the position, and the score where there is one, where no arbiter is present.
    VERIFY = Act::Verify => Own, records ["quickplay/verified"] {
        Player "confirms the position" => |_| A::Quickplay(Act::Verify);
        Player "confirms position and score" => |_| A::Quickplay(Act::Verify);
    }
    /// Ends a game with a postponed claim before a flag falls.
    DECLARE_DRAW = Act::DeclareDraw => Arbiter, records [] {
        Arbiter "declares the postponed claim a draw" => |_| A::Quickplay(Act::DeclareDraw), desk Game "measure-declare-draw";
    }
}

fn claim(why: Why, proof: Proof) -> A {
    A::Quickplay(Act::Claim { why, proof })
}
