//! The words of Appendices A and B.

use super::Act as Rapid;
use crate::command::Act;
use crate::scenario::words::{WordError, Words};

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    let act = if words.take("asks to see the record") {
        Rapid::LookAtRecord
    } else if words.take("asks for a scoresheet") {
        Rapid::AskForScoresheet
    } else if words.take("agrees to put the illegal move right") {
        Rapid::AgreeToCorrect
    } else {
        return Ok(None);
    };
    Ok(Some(Act::Rapid(act)))
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    let act = if words.take("notices the illegal position") {
        Rapid::NoticeIllegalPosition
    } else if words.take("finds that the schedule would suffer from the clock setting") {
        Rapid::FindScheduleInDanger
    } else {
        return Ok(None);
    };
    Ok(Some(Act::Rapid(act)))
}
