//! Article 12 in words.

use crate::acts;
use crate::command::Act;

acts! {
    /// Answers the oldest open question.
    ANSWER => Arbiter, records ["answered"] {
        Arbiter "answers ANSWER" => |f| Act::Answer(f.answer()), desk Question "question-title";
    }
    /// Is about to tell a player what he must see himself (12.6).
    TELL => Arbiter, records [] {
        Arbiter "tells the number of moves" => |_| Act::Tell;
        Arbiter "tells that the clock was not pressed" => |_| Act::Tell;
    }
    /// Confirms the rulings proposed.
    CONFIRM => Arbiter, records [] {
        Arbiter "confirms" => |_| Act::Confirm, desk Proposal "proposal-apply";
    }
    /// Decides otherwise than proposed or ruled.
    DECIDE_OTHERWISE => Arbiter, records [] {
        Arbiter "decides otherwise: TEXT" => |f| Act::DecideOtherwise { reason: f.text() }, desk Proposal "proposal-otherwise";
    }
}
