//! The words of Guideline III on the pages.

use chess::Color;

use super::{Act, COMPENSATION, Proof, Why};
use crate::discretion::Answer;
use crate::scenario::words::{WordError, Words};
use crate::time::Millis;
use crate::time_control::ExtraTime;

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words, _color: Color) -> Result<Option<Act>, WordError> {
    if words.take("asks for extra time a move") {
        return Ok(Some(Act::RequestExtraTime));
    }
    if words.take("confirms the position") || words.take("confirms position and score") {
        return Ok(Some(Act::Verify));
    }
    let why = if words.take("claims that the opponent cannot win") {
        Why::CannotWin
    } else if words.take("claims that the opponent does not try") {
        Why::NoEffort
    } else {
        return Ok(None);
    };
    let proof = if words.take("with a full scoresheet") {
        Proof::PositionAndScore
    } else {
        Proof::Position
    };
    Ok(Some(Act::Claim { why, proof }))
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(words
        .take("declares the postponed claim a draw")
        .then_some(Act::DeclareDraw))
}

/// The words of the arbiter's answers.
pub(crate) fn answer_words(words: &mut Words) -> Option<Answer> {
    let answers = [
        (
            "postponed with 2 minutes for the opponent",
            Answer::Postpone(COMPENSATION),
        ),
        ("postponed", Answer::Postpone(Millis::ZERO)),
        ("an increment", Answer::Extra(ExtraTime::Increment)),
        ("a delay", Answer::Extra(ExtraTime::Delay)),
    ];
    let said = answers.into_iter().find(|(phrase, _)| words.take(phrase));
    said.map(|(_, answer)| answer)
}
