//! The words of adjourning, and what a page can look up on the envelope.

use chess::{ByColor, Color};

use super::{Act, NAMES, NUMBER, OPEN_OFFER, POSITION, SEALER, TIMES};
use crate::game::Game;
use crate::scenario::words::{WordError, Words};

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words, color: Color) -> Result<Option<Act>, WordError> {
    Ok(if words.take("seals the reply") {
        Some(Act::SealReply(words.free_text().to_owned()))
    } else if words.take("seals") {
        let text = words.word().to_owned();
        let early = if words.take("with") {
            let span = words.span()?;
            if !words.take("to go") {
                return words.error("to go");
            }
            Some(span)
        } else {
            None
        };
        Some(Act::Seal { text, early })
    } else if words.take("comes to the resumption") {
        Some(Act::Come(color))
    } else if words.take("points out a wrong time") {
        Some(Act::PointOutClock)
    } else {
        None
    })
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    if words.take("resumes the game with") {
        let there = words.parse("both, white, black or nobody", |word| match word {
            "both" => Some((true, true)),
            "white" => Some((true, false)),
            "black" => Some((false, true)),
            "nobody" => Some((false, false)),
            _ => None,
        })?;
        let (white, black) = there;
        return Ok(Some(Act::Resume(ByColor { white, black })));
    }
    Ok(if words.take("sets the resumption for") {
        Some(Act::SetResumption(words.free_text().to_owned()))
    } else if words.take("finds the envelope missing") {
        Some(Act::FindEnvelopeMissing)
    } else if words.take("finds the adjourned position lost") {
        Some(Act::FindPositionLost)
    } else {
        None
    })
}

/// Facts that a page can look up: what is found, to be compared with the rest of the line.
pub(crate) fn see(game: &Game, words: &mut Words) -> Result<Option<String>, WordError> {
    if !words.take("the envelope shows") {
        return Ok(None);
    }
    let Some(envelope) = &game.adjournment.envelope else {
        return Ok(Some("nothing".to_owned()));
    };
    // The clock knows what is left; what was used follows from the rate of play.
    let left = |color| game.clock.displays[color].remaining;
    let rest = words.rest();
    let found = if rest.contains(NAMES.name) {
        "white and black by envelope-names with envelope".to_owned()
    } else if rest.contains(POSITION.name) {
        format!("{} by envelope-position", game.position().to_fen())
    } else if rest.contains(TIMES.name) {
        format!(
            "{} and {} left by envelope-times",
            left(Color::White),
            left(Color::Black)
        )
    } else if rest.contains(SEALER.name) {
        format!("{} sealed by envelope-sealer", envelope.by)
    } else if rest.contains(NUMBER.name) {
        format!("move {} by envelope-move-number", envelope.number)
    } else if rest.contains(OPEN_OFFER.name) {
        match game.offer {
            Some(color) => format!("a draw offered by {color} by envelope-draw-offer"),
            None => "no draw offer by envelope-draw-offer".to_owned(),
        }
    } else {
        let when = envelope.resumption.as_deref().unwrap_or("not yet fixed");
        format!("{when} by envelope-resumption")
    };
    Ok(Some(found))
}
