//! Article 12: what the arbiter decides, and the penalties to choose from.

use chess::Color;

use crate::command::{Act, Refusal};
use crate::decide::Docket;
use crate::discretion::{Answer, Question};
use crate::event::What;
use crate::rule;
use crate::rule::Rule;
use crate::rules::a04_touch;
use crate::ruling::{Remedy, Ruling};
use crate::scenario::words::{WordError, Words};

rule!(
    /// The penalties of 12.9, by rising severity.
    PENALTIES = "penalties", "12.9", "12.9", "12.9"
);
rule!(
    /// A warning.
    WARNING = "penalty-warning", "12.9.a", "12.9.1", "12.9.1"
);
rule!(
    /// Time for the opponent.
    TIME_TO_OPPONENT = "penalty-time-to-opponent", "12.9.b", "12.9.2", "12.9.2"
);
rule!(
    /// Time off the offender's clock.
    TIME_FROM_OFFENDER = "penalty-time-from-offender", "12.9.c", "12.9.3", "12.9.3"
);
rule!(
    /// The game is lost.
    GAME_LOST = "penalty-game-lost", "12.9.f", "12.9.6", "12.9.6"
);
rule!(
    /// The clock is handled properly.
    IMPROPER_CLOCK = "improper-clock-handling", "6.2.c", "6.2.4", "6.2.4"
);

pub(crate) static RULES: &[&Rule] = &[
    &PENALTIES,
    &WARNING,
    &TIME_TO_OPPONENT,
    &TIME_FROM_OFFENDER,
    &GAME_LOST,
    &IMPROPER_CLOCK,
];

/// Asks the arbiter what an offence costs.
pub(crate) fn ask_for_penalty(docket: &mut Docket, against: Color, offence: &'static Rule) {
    let question = Question::Penalty {
        against,
        offence: offence.name.to_owned(),
    };
    docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, &PENALTIES).with(offence));
}

/// The arbiter answers the oldest question.
pub(crate) fn answer(docket: &mut Docket, answer: &Answer) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    let Some(question) = docket.game.questions.first().cloned() else {
        return Err(Refusal::plain("nothing is asked"));
    };
    let ruling = match (&question, answer) {
        (Question::Penalty { .. }, Answer::Nothing) => None,
        (Question::Penalty { against, .. }, Answer::Warn) => {
            Some(Ruling::new(Remedy::Warning { to: *against }, &WARNING))
        }
        (Question::Penalty { against, .. }, Answer::OpponentGains(time)) => Some(Ruling::new(
            Remedy::AddTime {
                to: !*against,
                time: *time,
            },
            &TIME_TO_OPPONENT,
        )),
        (Question::Penalty { against, .. }, Answer::OffenderLoses(time)) => Some(Ruling::new(
            Remedy::TakeTime {
                from: *against,
                time: *time,
            },
            &TIME_FROM_OFFENDER,
        )),
        (Question::Penalty { against, .. }, Answer::Loss) => {
            Some(Ruling::new(Docket::win(!*against), &GAME_LOST))
        }
        (Question::AccidentalContact { .. }, Answer::Yes) => None,
        (Question::AccidentalContact { by, square }, Answer::No) => {
            docket.record(What::Answered(answer.clone()));
            docket.record(What::Touched {
                square: *square,
                manner: crate::command::Manner::Plain,
            });
            a04_touch::bind(docket, *by);
            return Ok(());
        }
        _ => return Err(Refusal::plain("that is no answer to what is asked")),
    };
    docket.record(What::Answered(answer.clone()));
    if let Some(ruling) = ruling {
        docket.rule(ruling);
    }
    Ok(())
}

/// The arbiter confirms what is proposed.
pub(crate) fn confirm(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    let proposed = docket.game.proposed.clone();
    if proposed.is_empty() {
        return Err(Refusal::plain("nothing is proposed"));
    }
    proposed.into_iter().for_each(|ruling| docket.rule(ruling));
    Ok(())
}

/// The arbiter decides otherwise, with a reason.
pub(crate) fn decide_otherwise(docket: &mut Docket, reason: &str) -> Result<(), Refusal> {
    docket.arbiter()?;
    let reason = reason.to_owned();
    docket.rule(Ruling::new(Remedy::Otherwise { reason }, &PENALTIES));
    Ok(())
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(if words.take("confirms") {
        Some(Act::Confirm)
    } else if words.take("decides otherwise:") {
        Some(Act::DecideOtherwise {
            reason: words.free_text().to_owned(),
        })
    } else if words.take("answers") {
        Some(Act::Answer(answer_words(words)?))
    } else {
        None
    })
}

fn answer_words(words: &mut Words) -> Result<Answer, WordError> {
    Ok(if words.take("yes") {
        Answer::Yes
    } else if words.take("no") {
        Answer::No
    } else if words.take("nothing") {
        Answer::Nothing
    } else if words.take("a warning") {
        Answer::Warn
    } else if words.take("the game is lost") {
        Answer::Loss
    } else {
        let span = words.span()?;
        if words.take("for the opponent") {
            Answer::OpponentGains(span)
        } else if words.take("off the clock") {
            Answer::OffenderLoses(span)
        } else {
            return words.error("for the opponent, or off the clock");
        }
    })
}
