//! The words of Article 6 on the pages.

use chess::Color;

use super::{Act, ClockFault, Mishandling};
use crate::command;
use crate::discretion::{Answer, ClockSetting};
use crate::game::Game;
use crate::scenario::words::{WordError, Words};
use crate::time_control::Class;

/// The words of a player's acts.
pub(crate) fn player_words(
    words: &mut Words,
    color: Color,
) -> Result<Option<command::Act>, WordError> {
    let plain = [
        ("presses the clock", command::Act::Press),
        ("claims the flag", command::Act::NoticeFlag(!color)),
        ("admits the own flag", command::Act::NoticeFlag(color)),
        ("restarts the clock", command::Act::RestartClock),
        ("arrives", command::Act::Arrive(color)),
    ];
    for (phrase, act) in plain {
        if words.take(phrase) {
            return Ok(Some(act));
        }
    }
    let at_the_clock = [
        ("stops the clocks for a missing piece", Act::StopForPiece),
        ("hits the clock", Act::Mishandle(Mishandling::Hit)),
        ("picks the clock up", Act::Mishandle(Mishandling::Lifted)),
        (
            "knocks the clock over",
            Act::Mishandle(Mishandling::KnockedOver),
        ),
        (
            "keeps a finger on the clock",
            Act::Mishandle(Mishandling::Hovering),
        ),
        (
            "uses the other hand for the clock",
            Act::Mishandle(Mishandling::OtherHand),
        ),
        ("objects to the press", Act::ObjectToPress),
        ("claims from the display", Act::ClaimFromDisplay),
        (
            "finds the clock defective",
            Act::FindFault(ClockFault::Defect),
        ),
        (
            "finds the clock wrongly set",
            Act::FindFault(ClockFault::Setting),
        ),
        ("asks for an interruption", Act::AskInterruption),
        ("brings an assistant for the clock", Act::BringAssistant),
    ];
    for (phrase, act) in at_the_clock {
        if words.take(phrase) {
            return Ok(Some(command::Act::Clock(act)));
        }
    }
    Ok(words
        .take("stops the clocks")
        .then_some(command::Act::StopClocks))
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(words: &mut Words) -> Result<Option<command::Act>, WordError> {
    Ok(if words.take("starts the game") {
        Some(command::Act::Start)
    } else if words.take("stops the clocks") {
        Some(command::Act::StopClocks)
    } else if words.take("restarts the clock") {
        Some(command::Act::RestartClock)
    } else if words.take("notices the flag of") {
        Some(command::Act::NoticeFlag(words.color()?))
    } else if words.take("sees on the clock the first flag of") {
        Some(command::Act::Clock(Act::SeeFirstFlag(words.color()?)))
    } else if words.take("admits") {
        Some(command::Act::Clock(Act::Admit(words.color()?)))
    } else if words.take("finds the clock defective") {
        Some(command::Act::Clock(Act::FindFault(ClockFault::Defect)))
    } else if words.take("finds the clock wrongly set") {
        Some(command::Act::Clock(Act::FindFault(ClockFault::Setting)))
    } else {
        None
    })
}

/// `white 1:20:00, 12 moves, period 1, black 50:00`: a setting of the clocks.
pub(crate) fn answer_words(words: &mut Words) -> Result<Option<Answer>, WordError> {
    let mut setting = ClockSetting::default();
    let mut whose = None;
    loop {
        if words.take("white") {
            whose = Some(Color::White);
        } else if words.take("black") {
            whose = Some(Color::Black);
        } else if whose.is_none() {
            return Ok(None);
        }
        let Some(color) = whose else { return Ok(None) };
        if words.take("period") {
            let period = words.parse("the number of a period", |word| word.parse().ok())?;
            setting.periods[color] = Some(period);
        } else if words.take("counter") {
            let moves = words.parse("a number of moves", |word| word.parse().ok())?;
            setting.moves[color] = Some(moves);
        } else {
            setting.times[color] = Some(words.clock_time()?);
        }
        if words.is_done() {
            return Ok(Some(Answer::Clocks(setting)));
        }
    }
}

/// Facts about the clock that a page can look up.
pub(crate) fn see(game: &Game, words: &mut Words) -> Result<Option<String>, WordError> {
    if words.take("the move counter of") {
        let color = words.color()?;
        if !words.take("shows") {
            return words.error("shows");
        }
        return Ok(Some(game.clock.displays[color].moves.to_string()));
    }
    if words.take("the period of") {
        let color = words.color()?;
        if !words.take("is") {
            return words.error("is");
        }
        return Ok(Some((game.clock.displays[color].period + 1).to_string()));
    }
    if words.take("the completed moves of") {
        let color = words.color()?;
        if !words.take("are") {
            return words.error("are");
        }
        return Ok(Some(game.completed(color).to_string()));
    }
    if words.take("the running clock is") {
        let running = game.clock.running.map(|(color, _)| color.to_string());
        return Ok(Some(running.unwrap_or_else(|| "none".to_owned())));
    }
    if words.take("the class is") {
        let class = match game.regulations().class() {
            Class::Standard => "standard",
            Class::Rapid => "rapid",
            Class::Blitz => "blitz",
        };
        return Ok(Some(class.to_owned()));
    }
    Ok(None)
}
