//! Article 4 in words: its acts, and what a page can look up.

use super::breaches::Breach;
use super::complaint::rule_broken;
use super::finished::made_by;
use super::parts::Grip;
use crate::acts;
use crate::command::{Act, Hands, Manner};
use crate::rule::cite;
use crate::scenario::facts::Fact;

acts! {
    /// Touches a piece; lifting it is touching it.
    TOUCH => Player, records ["touched", "touch-found", "irregular/out-of-play"] {
        Player "touches SQUARE" => |f| touch(f.square(), Manner::Plain);
        Player "lifts SQUARE" => |f| touch(f.square(), Manner::Plain);
        Player "touches SQUARE to adjust" => |f| touch(f.square(), Manner::Adjusting);
        Player "touches SQUARE to adjust without a word" => |f| touch(f.square(), Manner::Unannounced);
        Player "touches SQUARE by accident" => |f| touch(f.square(), Manner::Accident);
        Player "touches SQUARE perhaps by accident" => |f| touch(f.square(), Manner::Doubtful);
    }
    /// Touches two pieces, and nobody can tell which first (4.3.3).
    TOUCH_TWO => Player, records ["touched", "irregular/out-of-play"] {
        Player "touches SQUARE and SQUARE in unclear order" => |f| Act::TouchTwo([f.square(), f.square()]);
    }
    /// Puts pieces as for a move and lets go; the clock is not pressed.
    MOVE => Player, records ["move-made", "irregular/moved-out-of-turn", "move-completed", "illegal-move-noticed", "touched", "hand-again", "made-again", "piece-put", "pieces-put-back", "king-castles", "clock/replied-in-doubt", "irregular/out-of-play", "illegal-move-noticed"] {
        Player "moves MOVE" => |f| Act::Move { attempt: f.attempt(), hands: Hands::One };
        Player "moves MOVE with two hands" => |f| Act::Move { attempt: f.attempt(), hands: Hands::Two };
    }
    /// Takes a piece off the board, as a part of a move.
    REMOVE => Player, records ["piece-removed", "move-made", "touched", "irregular/pieces-displaced", "irregular/pieces-put-back", "irregular/out-of-play", "illegal-move-noticed"] {
        Player "removes the piece on SQUARE" => |f| Act::Remove(f.square());
    }
    /// Puts a piece down on another square and lets go, as a part of a move.
    PUT => Player, records ["piece-put", "move-made", "touched", "irregular/moved-out-of-turn", "hand-again", "pieces-put-back", "king-castles", "clock/replied-in-doubt", "irregular/out-of-play", "illegal-move-noticed"] {
        Player "puts the piece from SQUARE on SQUARE" => |f| Act::Put { from: f.square(), to: f.square() };
    }
    /// Puts a new piece on the square of promotion, and lets go of it or holds it still.
    PLACE => Player, records ["piece-placed", "piece-removed", "move-made", "hand-again", "made-again", "rapid/pawn-replaced", "irregular/pieces-displaced", "irregular/out-of-play"] {
        Player "places a PIECE on SQUARE" => |f| Act::Place { role: f.piece(), square: f.square(), grip: Grip::Released };
        Player "holds a PIECE on SQUARE" => |f| Act::Place { role: f.piece(), square: f.square(), grip: Grip::Held };
        Player "places a PIECE of the wrong colour on SQUARE" => |f| Act::Place { role: f.piece(), square: f.square(), grip: Grip::WrongColour };
    }
    /// Lets a piece fall on a square; whether it was released there is for the arbiter to say (4.7).
    DROP => Player, records ["touched", "irregular/pieces-displaced", "irregular/out-of-play"] {
        Player "drops the piece from SQUARE on SQUARE" => |f| Act::Drop { from: f.square(), to: f.square() };
    }
    /// Finds that a touch was deliberate, or an accident (4.2.2; 4.3 in 2014).
    FIND_TOUCH => Arbiter, records ["touch-found"] {
        Arbiter "finds the touch of SQUARE deliberate" => |f| Act::FindTouch { square: f.square(), deliberate: true };
        Arbiter "finds the touch of SQUARE accidental" => |f| Act::FindTouch { square: f.square(), deliberate: false };
    }
    /// Finds that a player has made his move with two hands (4.1, 7.5.4).
    FIND_TWO_HANDS => Arbiter, records ["complained"] {
        Arbiter "finds two hands used by COLOUR" => |f| Act::FindTwoHands(f.colour()), desk Side "measure-two-hands";
    }
    /// Proposes somebody who moves the pieces (4.9).
    PROPOSE_ASSISTANT => Own, records [] {
        Player "proposes an assistant to move the pieces" => |_| Act::ProposeMovingAssistant;
    }
    /// Complains of a breach of Articles 4.1–4.7; the arbiter needs no complaint (4.8).
    COMPLAIN => Either, records ["complained"] {
        Player "complains" => |_| Act::Complain;
        Arbiter "intervenes" => |_| Act::Complain;
    }
    /// Complains of one breach, and says of which (4.8; 6.2.3 for the hand on the clock).
    COMPLAIN_OF => Own, records ["complained"] {
        Player "complains of a touched piece" => |_| Act::ComplainOf(Breach::Touched);
        Player "complains of a released piece" => |_| Act::ComplainOf(Breach::Released);
        Player "complains of adjusting" => |_| Act::ComplainOf(Breach::Adjusting);
        Player "complains of two hands" => |_| Act::ComplainOf(Breach::TwoHands);
        Player "complains of the hand on the clock" => |_| Act::ComplainOf(Breach::ClockHand);
    }
}

fn touch(square: chess::Square, manner: Manner) -> Act {
    Act::Touch { square, manner }
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[
    Fact {
        words: "the last move was made",
        look: |table, _, _| {
            let game = &table.game;
            let rules = game.plies.last().and_then(|ply| made_by(game, ply));
            rules.map_or_else(
                || "against the rules".to_owned(),
                |rules| format!("by {}", cite(&rules)),
            )
        },
    },
    Fact {
        words: "the last move is",
        look: |table, _, _| match rule_broken(&table.game) {
            Some(rule) => format!("a breach by {}", rule.name),
            None => "no breach of Article 4".to_owned(),
        },
    },
];
