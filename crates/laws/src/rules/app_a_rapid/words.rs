//! Appendices A and B in words.

use super::Act;
use crate::acts;
use crate::command::Act as A;

acts! {
    for Act;
    /// Asks to see the official record.
    LOOK_AT_RECORD = Act::LookAtRecord => Player, records ["rapid/record-shown"] {
        Player "asks to see the record" => |_| A::Rapid(Act::LookAtRecord);
    }
    /// Asks for a scoresheet to write on.
    ASK_FOR_SCORESHEET = Act::AskForScoresheet => Player, records ["rapid/scoresheet-asked"] {
        Player "asks for a scoresheet" => |_| A::Rapid(Act::AskForScoresheet);
    }
    /// Notices both kings in check or a pawn on the last rank.
    NOTICE_ILLEGAL_POSITION = Act::NoticeIllegalPosition => Either, records ["rapid/illegal-position-noticed"] {
        Arbiter "notices the illegal position" => |_| A::Rapid(Act::NoticeIllegalPosition);
    }
    /// Agrees to put right an illegal move that stands.
    AGREE_TO_CORRECT = Act::AgreeToCorrect => Own, records ["rapid/agreed-to-correct"] {
        Player "agrees to put the illegal move right" => |_| A::Rapid(Act::AgreeToCorrect);
    }
    /// Finds that the schedule would suffer if a wrong clock setting stayed.
    FIND_SCHEDULE_IN_DANGER = Act::FindScheduleInDanger => Arbiter, records ["rapid/schedule-found-in-danger"] {
        Arbiter "finds that the schedule would suffer from the clock setting" => |_| A::Rapid(Act::FindScheduleInDanger);
    }
}
