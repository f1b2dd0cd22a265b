//! Article 12 in words: answers, and what the arbiter puts right.

use super::{Repair, Told};
use crate::acts;
use crate::command::Act;
use crate::scenario::phrase::Filled;

acts! {
    /// Answers what was asked last and this is an answer to; of several of one kind, the oldest.
    ANSWER => Arbiter, records ["answered", "answered-later"] {
        Arbiter "answers ANSWER" => |f| Act::Answer(f.answer());
    }
    /// Answers the oldest open question of a name, such as `penalty` or `can-mate`.
    ANSWER_TO => Arbiter, records ["answered", "answered-later"] {
        Arbiter "answers the question of WORD with ANSWER" => |f| {
            let (question, answer) = (f.text(), f.answer());
            Act::AnswerTo { question, answer }
        }, desk Question "question-title";
    }
    /// Is about to tell a player what he must see himself (12.6).
    TELL => Arbiter, records [] {
        Arbiter "tells the number of moves" => |_| Act::Tell(Told::Moves);
        Arbiter "tells that the clock was not pressed" => |_| Act::Tell(Told::Press);
    }
    /// Confirms the rulings proposed.
    CONFIRM => Arbiter, records [] {
        Arbiter "confirms" => |_| Act::Confirm, desk Proposal "proposal-apply";
    }
    /// Decides otherwise than proposed or ruled.
    DECIDE_OTHERWISE => Arbiter, records [] {
        Arbiter "decides otherwise: RESULT because TEXT" => |f| {
            let (result, reason) = (Some(f.result()), f.text());
            Act::DecideOtherwise { reason, result }
        };
        Arbiter "decides otherwise: TEXT" => |f| Act::DecideOtherwise { reason: f.text(), result: None }, desk Proposal "proposal-otherwise";
    }
    /// Puts right what the hall has wrong (12.1), for a reason.
    REPAIR => Arbiter, records ["repaired"] {
        Arbiter "replaces move NUMBER of COLOUR with MOVE because TEXT" => |f| {
            let (number, of, attempt) = (f.number(), f.colour(), f.attempt());
            put_right(Repair::Replace { number, of, attempt }, f)
        };
        Arbiter "inserts MOVE before move NUMBER of COLOUR because TEXT" => |f| {
            let (attempt, number, of) = (f.attempt(), f.number(), f.colour());
            put_right(Repair::Insert { number, of, attempt }, f)
        };
        Arbiter "takes out move NUMBER of COLOUR because TEXT" => |f| {
            let (number, of) = (f.number(), f.colour());
            put_right(Repair::TakeOut { number, of }, f)
        };
        Arbiter "takes as right the scoresheet of COLOUR because TEXT" => |f| {
            let of = f.colour();
            put_right(Repair::TakeSheet(of), f)
        };
        Arbiter "sets the position to FEN because TEXT" => |f| {
            let position = *f.fen();
            put_right(Repair::SetPosition { position }, f)
        };
        Arbiter "sets the clocks to CLOCKS because TEXT" => |f| {
            let setting = f.clocks();
            put_right(Repair::SetClocks(setting), f)
        };
        Arbiter "gives COLOUR SPAN because TEXT" => |f| {
            let (to, time) = (f.colour(), f.span());
            put_right(Repair::GiveTime { to, time }, f)
        };
        Arbiter "takes from COLOUR SPAN because TEXT" => |f| {
            let (from, time) = (f.colour(), f.span());
            put_right(Repair::TakeTime { from, time }, f)
        };
        Arbiter "counts for COLOUR NUMBER illegal moves because TEXT" => |f| {
            let (of, count) = (f.colour(), f.number());
            put_right(Repair::SetCount { of, count }, f)
        };
        Arbiter "counts for COLOUR NUMBER illegal move because TEXT" => |f| {
            let (of, count) = (f.colour(), f.number());
            put_right(Repair::SetCount { of, count }, f)
        };
        Arbiter "withdraws ruling NUMBER because TEXT" => |f| {
            let number = f.number() as usize;
            put_right(Repair::Withdraw(number), f)
        };
        Arbiter "lets the game go on because TEXT" => |f| put_right(Repair::GoOn, f);
    }
}

fn put_right(repair: Repair, f: &mut Filled) -> Act {
    let reason = f.text();
    Act::Repair { repair, reason }
}
