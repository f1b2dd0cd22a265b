//! The words of what an arbiter puts right, and of the results he enters.

use chess::Position;

use super::{Repair, ResultGround};
use crate::command::Act;
use crate::discretion::{Answer, ClockSetting};
use crate::rules::{a06_clock, a08_record, a11_conduct};
use crate::scenario::words::{WordError, Words};

/// Everything behind `because`.
fn because(words: &mut Words) -> Result<String, WordError> {
    if !words.take("because") {
        return words.error("because, and the reason");
    }
    Ok(words.free_text().trim_end().to_owned())
}

/// The words up to `because`, which may hold spaces.
fn until_because(words: &mut Words) -> String {
    let mut taken = Vec::new();
    while !words.is_done() && !words.rest().starts_with("because ") {
        taken.push(words.word());
    }
    taken.join(" ")
}

/// A move by its number and side: `2 of white`.
fn numbered(words: &mut Words) -> Result<(u32, chess::Color), WordError> {
    let number = words.parse("a move number", |word| word.parse().ok())?;
    if !words.take("of") {
        return words.error("of");
    }
    Ok((number, words.color()?))
}

/// The words of a repair.
pub(crate) fn repair_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    let repair = if words.take("replaces move") {
        let (number, of) = numbered(words)?;
        if !words.take("with") {
            return words.error("with");
        }
        let attempt = words.attempt()?;
        Repair::Replace {
            number,
            of,
            attempt,
        }
    } else if words.take("inserts") {
        let attempt = words.attempt()?;
        if !words.take("before move") {
            return words.error("before move");
        }
        let (number, of) = numbered(words)?;
        Repair::Insert {
            number,
            of,
            attempt,
        }
    } else if words.take("takes out move") {
        let (number, of) = numbered(words)?;
        Repair::TakeOut { number, of }
    } else if words.take("takes as right the scoresheet of") {
        Repair::TakeSheet(words.color()?)
    } else if words.take("sets the position to") {
        let text = until_because(words);
        match Position::from_fen(&text) {
            Ok(position) => Repair::SetPosition { position },
            Err(_) => return words.error("a position as FEN, then because"),
        }
    } else if words.take("sets the clocks to") {
        let text = until_because(words);
        let setting = a06_clock::answer_words(&mut Words::new(&text))?;
        let Some(Answer::Clocks(setting)) = setting else {
            return words.error("times such as white 1:20:00 black 50:00");
        };
        Repair::SetClocks(ClockSetting { ..setting })
    } else if words.take("gives") {
        let to = words.color()?;
        let time = words.span()?;
        Repair::GiveTime { to, time }
    } else if words.take("takes from") {
        let from = words.color()?;
        let time = words.span()?;
        Repair::TakeTime { from, time }
    } else if words.take("counts for") {
        let of = words.color()?;
        let count = words.parse("a number", |word| word.parse().ok())?;
        if !(words.take("illegal moves") || words.take("illegal move")) {
            return words.error("illegal moves");
        }
        Repair::SetCount { of, count }
    } else if words.take("withdraws ruling") {
        Repair::Withdraw(words.parse("the number of a ruling", |word| word.parse().ok())?)
    } else if words.take("lets the game go on") {
        Repair::GoOn
    } else {
        return Ok(None);
    };
    let reason = because(words)?;
    Ok(Some(Act::Repair { repair, reason }))
}

/// `enters the result 1-0 as reported`, `… in correction because …`.
pub(crate) fn result_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    if !words.take("enters the result") {
        return Ok(None);
    }
    let outcome = a08_record::outcome_word(words)?;
    let ground = if words.take("as reported") {
        ResultGround::Reported
    } else if words.take("for conduct") {
        ResultGround::Conduct
    } else if words.take("after an appeal") {
        ResultGround::Appeal
    } else if words.take("in correction") {
        ResultGround::Error
    } else {
        return words.error("as reported, for conduct, after an appeal or in correction");
    };
    let reason = if words.is_done() {
        String::new()
    } else {
        because(words)?
    };
    Ok(Some(Act::Conduct(a11_conduct::Act::EnterResult {
        outcome,
        ground,
        reason,
    })))
}

/// The ground of a result, as an answer.
pub(super) fn ground_words(words: &mut Words) -> Option<Answer> {
    let grounds = [
        ("as reported", ResultGround::Reported),
        ("for conduct", ResultGround::Conduct),
        ("after an appeal", ResultGround::Appeal),
        ("in correction", ResultGround::Error),
    ];
    let said = grounds.into_iter().find(|(phrase, _)| words.take(phrase));
    said.map(|(_, ground)| Answer::Ground(ground))
}
