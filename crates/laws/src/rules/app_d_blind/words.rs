//! Appendix D in words: its acts, and what a page can look up.

use super::{Act, Assistance, Medium};
use crate::acts;
use crate::command::Act as A;
use crate::scenario::facts::Fact;

acts! {
    for Act;
    /// Takes a piece out of its hole.
    TAKE_OUT = Act::TakeOut(_) => Player, records ["touched"] {
        Player "takes the piece on SQUARE out of its hole" => |f| A::Blind(Act::TakeOut(f.square()));
        Player "takes out SQUARE" => |f| A::Blind(Act::TakeOut(f.square())), now "takes the piece on SQUARE out of its hole";
    }
    /// Takes a captured piece off the special board.
    TAKE_OFF = Act::TakeOff(_) => Player, records ["blind/taken-off"] {
        Player "takes the piece on SQUARE off the special board" => |f| A::Blind(Act::TakeOff(f.square()));
        Player "takes off SQUARE" => |f| A::Blind(Act::TakeOff(f.square())), now "takes the piece on SQUARE off the special board";
    }
    /// Puts the pieces of a move into their new holes.
    PLACE = Act::Place(_) => Player, records ["blind/placed", "irregular/moved-out-of-turn"] {
        Player "makes MOVE on the special board" => |f| A::Blind(Act::Place(f.attempt()));
        Player "places MOVE" => |f| A::Blind(Act::Place(f.attempt())), now "makes MOVE on the special board";
    }
    /// Says a move.
    ANNOUNCE = Act::Announce(_) => Player, records ["blind/announced"] {
        Player "announces MOVE" => |f| A::Blind(Act::Announce(f.attempt()));
    }
    /// Repeats the opponent's move and makes it on his own board.
    REPEAT = Act::Repeat(_) => Player, records ["blind/repeated", "blind/repeated-wrongly"] {
        Player "repeats THEIR-MOVE" => |f| A::Blind(Act::Repeat(f.attempt()));
    }
    /// Says how the score is kept.
    KEEP_SCORE = Act::KeepScore(_) => Player, records ["blind/score-kept"] {
        Player "keeps score in Braille" => |_| A::Blind(Act::KeepScore(Medium::Braille));
        Player "keeps score in writing" => |_| A::Blind(Act::KeepScore(Medium::Longhand));
        Player "keeps score on a recorder" => |_| A::Blind(Act::KeepScore(Medium::Recorder));
    }
    /// Finds that the two boards differ.
    FIND_BOARDS_DIFFER = Act::FindBoardsDiffer => Either, records ["blind/boards-differ"] {
        Arbiter "finds that the boards differ" => |_| A::Blind(Act::FindBoardsDiffer);
    }
    /// Does for the player what an assistant may do (D.2.10), or more.
    ASSIST = Act::Assist(_) => Player, records ["blind/assisted"] {
        Assistant "makes MOVE on the opponent's board" => |f| assist(Assistance::Move(f.attempt()));
        Assistant "announces MOVE" => |f| assist(Assistance::Announce(f.attempt()));
        Assistant "repeats THEIR-MOVE" => |f| assist(Assistance::Repeat(f.attempt()));
        Assistant "writes TEXT" => |f| assist(Assistance::Write(f.text()));
        Assistant "presses the clock" => |_| assist(Assistance::Press);
        Assistant "tells moves and time when asked" => |_| assist(Assistance::Tell);
        Assistant "tells moves and time unasked" => |_| assist(Assistance::TellUnasked);
        Assistant "claims the flag" => |_| assist(Assistance::ClaimFlag);
        Assistant "complains of a touched piece" => |_| assist(Assistance::ClaimTouch);
        Assistant "seals WORD" => |f| assist(Assistance::Seal(f.text()));
        Assistant "gives advice" => |_| assist(Assistance::Advise);
    }
}

fn assist(what: Assistance) -> A {
    A::Blind(Act::Assist(what))
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[
    Fact {
        words: "on the special board",
        look: |table, _, _| {
            let made = table.game.open_ply().is_some();
            let state = &table.game.blind;
            match (made, state.placed, state.announced) {
                (true, ..) => "the move is made by blind-move-made",
                (false, Some(_), _) | (false, _, Some(_)) => {
                    "the move is not yet made by blind-move-made"
                }
                (false, None, None) => "nothing has begun",
            }
            .to_owned()
        },
    },
    Fact {
        words: "the score is kept",
        look: |table, _, _| {
            match table.game.blind.medium {
                Some(Medium::Braille) => "in Braille by blind-recording",
                Some(Medium::Longhand) => "in writing by blind-recording",
                Some(Medium::Recorder) => "on a recorder by blind-recording",
                None => "as usual",
            }
            .to_owned()
        },
    },
];
