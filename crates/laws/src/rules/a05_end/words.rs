//! Article 5 in words.

use crate::acts;
use crate::command::Act;

acts! {
    /// Resigns.
    RESIGN => Own, records ["resigned"] {
        Player "resigns" => |_| Act::Resign;
    }
    /// Does what may be meant as resigning.
    PERHAPS_RESIGN => Own, records ["irregular/out-of-play"] {
        Player "tips the king" => |_| Act::PerhapsResign;
        Player "shakes hands" => |_| Act::PerhapsResign;
        Player "stops the clock without a word" => |_| Act::PerhapsResign;
    }
    /// Answers whether the side that is asked about can mate by any series of legal moves.
    CAN_MATE => Arbiter, records ["answered"] {
        Search "finds a mate" => |_| Act::CanMate { can: true, proof: None };
        Search "finds no mate" => |_| Act::CanMate { can: false, proof: None };
    }
    /// Proves beside the game that neither side can ever mate (5.2.2).
    FOUND_DEAD => Nobody, records [] {}
}
