//! The words of Article 8 in the pages.

use chess::{ByColor, Color};

use super::{Act, Evidence, differences};
use crate::game::{Game, Outcome};
use crate::regulations::HalfPoints;
use crate::scenario::words::{WordError, Words};

/// The words of a player's acts.
pub(crate) fn player_words(words: &mut Words, _color: Color) -> Result<Option<Act>, WordError> {
    Ok(if words.take("writes down") {
        let texts = words.free_text().split_whitespace();
        Some(Act::WriteDown(texts.map(str::to_owned).collect()))
    } else if words.take("writes") {
        let (text, claim) = for_a_claim(words.free_text());
        Some(Act::Write { text, claim })
    } else if words.take("enters") {
        let (text, claim) = for_a_claim(words.free_text());
        Some(Act::Enter { text, claim })
    } else if words.take("corrects move") {
        Some(correction(words)?)
    } else if words.take("notes the draw offer") {
        Some(Act::NoteOffer)
    } else if words.take("brings the scoresheet up to date from the opponent's") {
        Some(Act::BringUpToDate { borrowed: true })
    } else if words.take("brings the scoresheet up to date") {
        Some(Act::BringUpToDate { borrowed: false })
    } else if words.take("keeps the scoresheet in") {
        Some(Act::Letters(words.word().to_owned()))
    } else if words.take("asks for an assistant to record") {
        Some(Act::AskForAssistant)
    } else if words.take("reports a faulty scoresheet") {
        Some(Act::ReportFault)
    } else if words.take("signs") || words.take("approves") {
        Some(Act::Sign(outcome_word(words)?))
    } else {
        None
    })
}

fn for_a_claim(text: &str) -> (String, bool) {
    match text.trim_end().strip_suffix("for a claim") {
        Some(mv) => (mv.trim_end().to_owned(), true),
        None => (text.trim_end().to_owned(), false),
    }
}

fn correction(words: &mut Words) -> Result<Act, WordError> {
    let number = words.parse("a move number", |word| word.parse().ok())?;
    if !words.take("of") {
        return words.error("of");
    }
    let of = words.color()?;
    if !words.take("to") {
        return words.error("to");
    }
    let text = words.free_text().trim_end().to_owned();
    Ok(Act::Correct { number, of, text })
}

/// A result as it is signed: `1-0`, `0-1`, `½-½`, `0-0`, `½-0` or `0-½`.
pub(crate) fn outcome_word(words: &mut Words) -> Result<Outcome, WordError> {
    let score = |white, black| {
        let (white, black) = (HalfPoints(white), HalfPoints(black));
        Outcome::Score(ByColor { white, black })
    };
    words.parse("a result such as 1-0 or ½-½", |word| {
        Some(match word.replace("1/2", "½").as_str() {
            "1-0" => Outcome::Win(Color::White),
            "0-1" => Outcome::Win(Color::Black),
            "½-½" => Outcome::Draw,
            "0-0" => score(0, 0),
            "½-0" => score(1, 0),
            "0-½" => score(0, 1),
            _ => return None,
        })
    })
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    if words.take("saw") {
        let by = words.color()?;
        if !words.take("play") {
            return words.error("play");
        }
        let attempt = words.attempt()?;
        return Ok(Some(Act::State { by, attempt }));
    }
    Ok(if words.take("looks at the scoresheet of") {
        Some(Act::Look(words.color()?))
    } else if words.take("calls for the scoresheets") {
        Some(Act::CallForSheets)
    } else if words.take("has the game reconstructed") {
        Some(Act::Reconstruct)
    } else if words.take("cannot find out the moves of") {
        Some(Act::CannotBeShown(words.color()?))
    } else if words.take("finds evidence of") {
        let moves = words.parse("a number of moves", |word| word.parse().ok())?;
        if !(words.take("moves of") || words.take("move of")) {
            return words.error("moves of");
        }
        let of = words.color()?;
        Some(Act::Evidence { of, moves })
    } else {
        None
    })
}

/// Facts that a page can look up: what is found, to be compared with the rest of the line.
pub(crate) fn see(game: &Game, words: &mut Words) -> Result<Option<String>, WordError> {
    if words.take("the evidence is") {
        return Ok(Some(Evidence::of(game).to_string()));
    }
    if words.take("the scoresheets differ:") {
        let found: Vec<String> = differences(game).iter().map(ToString::to_string).collect();
        return Ok(Some(if found.is_empty() {
            "nowhere".to_owned()
        } else {
            found.join("; ")
        }));
    }
    if words.take("the scoresheet of") {
        let color = words.color()?;
        if !words.take("reads") {
            return words.error("reads");
        }
        let entries = &game.recording.sheets[color].entries;
        let texts: Vec<&str> = entries.iter().map(|entry| &*entry.0).collect();
        return Ok(Some(texts.join(", ")));
    }
    Ok(None)
}
