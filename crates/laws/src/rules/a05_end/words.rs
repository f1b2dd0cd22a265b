//! Article 5 in words.

use super::EndSeen;
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
    }
    /// Stops the clocks and says nothing: he may be resigning, and the arbiter asks.
    STOP_WITHOUT_WORD => Own, records ["irregular/out-of-play", "clocks-stopped"] {
        Player "stops the clock without a word" => |_| Act::StopWithoutWord;
    }
    /// Answers whether the side that is asked about can mate by any series of legal moves.
    CAN_MATE => Arbiter, records ["answered"] {
        Search "finds a mate" => |_| Act::CanMate { can: true, proof: None };
        Search "finds no mate" => |_| Act::CanMate { can: false, proof: None };
    }
    /// Sees on a board that nobody else watches how the game has ended (5.1.1, 5.2.1, 5.2.2, 9.6).
    SEE_END => Arbiter, records [] {
        Arbiter "finds checkmate by COLOUR" => |f| Act::SeeEnd(EndSeen::Checkmate(f.colour())), desk Side "measure-checkmate";
        Arbiter "finds stalemate" => |_| Act::SeeEnd(EndSeen::Stalemate), desk Game "measure-stalemate";
        Arbiter "finds a dead position" => |_| Act::SeeEnd(EndSeen::Dead), desk Game "measure-dead";
        Arbiter "finds the same position five times" => |_| Act::SeeEnd(EndSeen::FiveTimes), desk Game "measure-five-times";
        Arbiter "finds seventy-five moves" => |_| Act::SeeEnd(EndSeen::SeventyFive), desk Game "measure-seventy-five";
    }
    /// Proves beside the game that neither side can ever mate (5.2.2).
    FOUND_DEAD => Nobody, records [] {}
}
