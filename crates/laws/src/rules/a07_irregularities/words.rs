//! Article 7 in words: its acts, and what a page can look up.

use super::Act;
use crate::acts;
use crate::command::Act as A;
use crate::scenario::facts::Fact;

acts! {
    for Act;
    /// Finds or claims that the pieces stood wrong at the start; kings and rooks that have not moved are named.
    FIND_WRONG_START = Act::FindWrongStart { .. } => Either, records ["irregular/wrong-start-found", "clocks-stopped"] {
        Player "claims that the initial position was wrong" => |_| wrong_start(Vec::new());
        Player "claims that the initial position was wrong with SQUARES misplaced" => |f| wrong_start(f.squares());
        Arbiter "finds that the initial position was wrong" => |_| wrong_start(Vec::new());
        Arbiter "finds that the initial position was wrong with SQUARES misplaced" => |f| wrong_start(f.squares());
    }
    /// Finds or claims that the board lies the wrong way.
    FIND_BOARD_TURNED = Act::FindBoardTurned => Either, records ["irregular/board-found-turned", "clocks-stopped"] {
        Player "claims that the board is turned" => |_| A::Irregular(Act::FindBoardTurned);
        Arbiter "finds that the board is turned" => |_| A::Irregular(Act::FindBoardTurned);
    }
    /// Finds or claims that the board is turned by half, letters and numbers upside down.
    FIND_BOARD_HALF_TURNED = Act::FindBoardHalfTurned => Either, records ["irregular/board-found-half-turned"] {
        Player "claims that the board is half turned" => |_| A::Irregular(Act::FindBoardHalfTurned);
        Arbiter "finds that the board is half turned" => |_| A::Irregular(Act::FindBoardHalfTurned);
    }
    /// Finds or claims that the players have each other's colours.
    FIND_COLOURS_REVERSED = Act::FindColoursReversed => Either, records ["irregular/colours-found-reversed", "clocks-stopped"] {
        Player "claims that the colours are reversed" => |_| A::Irregular(Act::FindColoursReversed);
        Arbiter "finds that the colours are reversed" => |_| A::Irregular(Act::FindColoursReversed), desk Game "measure-colours";
    }
    /// Rules against going on with reversed colours (2014).
    ORDER_RIGHT_COLOURS = Act::OrderRightColours => Arbiter, records [] {
        Arbiter "orders a new game with the right colours" => |_| A::Irregular(Act::OrderRightColours);
    }
    /// Knocks pieces over or shifts them.
    DISPLACE_PIECES = Act::DisplacePieces => Player, records ["irregular/pieces-displaced", "irregular/out-of-play"] {
        Player "displaces pieces" => |_| A::Irregular(Act::DisplacePieces);
    }
    /// Stops the clocks and calls the arbiter over displaced pieces.
    CALL_OVER_PIECES = Act::CallOverPieces => Player, records ["clocks-stopped"] {
        Player "calls the arbiter over displaced pieces" => |_| A::Irregular(Act::CallOverPieces);
    }
    /// Puts displaced pieces back.
    PUT_PIECES_BACK = Act::PutPiecesBack => Player, records ["irregular/pieces-put-back", "irregular/out-of-play"] {
        Player "puts the pieces back" => |_| A::Irregular(Act::PutPiecesBack);
    }
    /// Finds or claims that pieces were displaced some time ago.
    FIND_DISPLACED_PIECES = Act::FindDisplacedPieces => Either, records ["irregular/displaced-pieces-found"] {
        Player "claims that pieces were displaced" => |_| A::Irregular(Act::FindDisplacedPieces);
        Arbiter "finds that pieces were displaced" => |_| A::Irregular(Act::FindDisplacedPieces), desk Game "measure-displaced";
    }
    /// Finds that a player completed an illegal move, and nobody knows after which position.
    FIND_LOST_ILLEGAL_MOVE = Act::FindLostIllegalMove(_) => Arbiter, records ["illegal-move-counted"] {
        Arbiter "finds that nobody can place an illegal move of COLOUR" => |f| A::Irregular(Act::FindLostIllegalMove(f.colour()));
    }
    /// Finds that a player pressed without a move, where nobody sees the moves.
    FIND_IDLE_PRESS = Act::FindIdlePress(_) => Arbiter, records ["clock/press-found-idle", "irregular/idle-press-found"] {
        Arbiter "finds a press without a move by COLOUR" => |f| A::Irregular(Act::FindIdlePress(f.colour())), desk Side "measure-idle-press";
    }
    /// Takes an illegal move out of the count again.
    UNCOUNT = Act::Uncount(_) => Arbiter, records ["illegal-move-uncounted"] {
        Arbiter "does not count the illegal move of COLOUR" => |f| A::Irregular(Act::Uncount(f.colour()));
    }
}

/// The act of this article that stands by itself.
mod notice {
    use super::A;
    use crate::acts;

    acts! {
        /// Observes or claims that an illegal move has been completed.
        NOTICE_ILLEGAL_MOVE => Either, records [] {
            Player "claims an illegal move" => |_| A::NoticeIllegalMove;
            Arbiter "notices the illegal move" => |_| A::NoticeIllegalMove, desk Game "measure-illegal";
        }
    }
}

pub(crate) use notice::{ACTS as TOP_ACTS, NOTICE_ILLEGAL_MOVE};

fn wrong_start(misplaced: Vec<chess::Square>) -> A {
    A::Irregular(Act::FindWrongStart { misplaced })
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[
    Fact {
        words: "the illegal moves of COLOUR are",
        look: |table, f, _| table.game.illegal_moves[f.colour()].to_string(),
    },
    Fact {
        words: "the proposals are",
        look: |table, _, _| {
            let proposed = table.game.proposed.iter().map(ToString::to_string);
            proposed.collect::<Vec<_>>().join("; ")
        },
    },
    Fact {
        words: "the rulings are",
        look: |table, _, _| {
            let rulings = table.game.rulings.iter().enumerate();
            let numbered = rulings.map(|(place, ruling)| format!("{} {ruling}", place + 1));
            numbered.collect::<Vec<_>>().join("; ")
        },
    },
];
