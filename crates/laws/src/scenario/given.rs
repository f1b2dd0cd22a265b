//! The words of regulations: what a `given` line says of the event.

use chess::{ByColor, Position};

use super::words::{WordError, Words};
use crate::edition::Edition;
use crate::regulations::{
    Confirmation, DevicePenalty, DrawAgreement, FlagNotice, IllegalNotice, Reading, Regulations,
    SheetKind, Supervision,
};
use crate::time::Millis;
use crate::time_control::{Class, NextPeriod, PerMove, Period, TimeControl};

/// What a case begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The regulations.
    pub regulations: Regulations,
    /// Who is at the board when it starts.
    pub present: ByColor<bool>,
    /// Has the arbiter started the game?
    pub started: bool,
}

/// Reads a `given` line for an edition: settings with commas between.
///
/// # Errors
///
/// The column of a setting that is not understood.
pub fn parse(text: &str, edition: Edition) -> Result<Given, WordError> {
    let mut given = Given {
        regulations: Regulations::classical(edition),
        present: ByColor {
            white: true,
            black: true,
        },
        started: true,
    };
    let mut column = 0;
    for setting in text.split(',') {
        let mut words = Words::new(setting);
        if !words.is_done() {
            set(&mut words, &mut given).map_err(|error| WordError {
                column: error.column + column,
                ..error
            })?;
        }
        column += setting.chars().count() + 1;
    }
    Ok(given)
}

fn set(words: &mut Words, given: &mut Given) -> Result<(), WordError> {
    let edition = given.regulations.edition;
    let regulations = &mut given.regulations;
    if words.take("standard") {
        change_class(regulations, Regulations::classical(edition));
    } else if words.take("rapid") {
        change_class(
            regulations,
            Regulations::rapid(edition, Supervision::Supervised),
        );
    } else if words.take("blitz") {
        change_class(
            regulations,
            Regulations::blitz(edition, Supervision::Supervised),
        );
    } else if words.take("supervised") {
        regulations.supervision = Some(Supervision::Supervised);
    } else if words.take("unsupervised") {
        regulations.supervision = Some(Supervision::Unsupervised);
    } else if words.take("no regime") {
        regulations.supervision = None;
    } else if words.take("fen") {
        let fen = words.rest();
        let Ok(position) = Position::from_fen(fen) else {
            return words.error("a position as FEN");
        };
        regulations.from_position = Some(position);
        return Ok(());
    } else if words.take("time") {
        regulations.time_control = time_control(words)?;
        if regulations.class() != Class::Standard && regulations.supervision.is_none() {
            regulations.supervision = Some(Supervision::Supervised);
        }
    } else if words.take("next period at zero") {
        regulations.time_control.next = NextPeriod::AtZero;
    } else if words.take("no default time") {
        regulations.default_time = None;
    } else if words.take("default time") {
        regulations.default_time = Some(words.span()?);
    } else if words.take("flag by clock") {
        regulations.flag = FlagNotice::ByClock;
    } else if words.take("illegal moves by people") {
        regulations.illegal = IllegalNotice::ByPeople;
    } else if words.take("quickplay") {
        regulations.guidelines.quickplay = true;
    } else if words.take("adjournment") {
        regulations.guidelines.adjournment = true;
    } else if words.take("no draws before move") {
        let n = words.parse("a move number", |word| word.parse().ok())?;
        regulations.draw_agreement = DrawAgreement::NotBefore(n);
    } else if words.take("draws with the arbiter") {
        regulations.draw_agreement = DrawAgreement::WithArbiter;
    } else if words.take("electronic scoresheets") {
        regulations.scoresheets = SheetKind::Electronic;
    } else if words.take("lighter penalty for devices") {
        regulations.device = DevicePenalty::Lighter;
    } else if words.take("scoresheets followed") {
        regulations.sheets_followed = true;
    } else if words.take("by the letter") {
        regulations.reading = Reading::Letter;
    } else if words.take("chess960") {
        regulations.chess960 =
            Some(words.parse("a number from 0 to 959", |word| word.parse().ok())?);
    } else if words.take("rulings wait for the arbiter") {
        regulations.confirmation = Confirmation::ByArbiter;
    } else if words.take("white visually disabled") {
        regulations.needs.white.visually_disabled = true;
    } else if words.take("black visually disabled") {
        regulations.needs.black.visually_disabled = true;
    } else if words.take("white absent") {
        given.present.white = false;
    } else if words.take("black absent") {
        given.present.black = false;
    } else if words.take("white disabled") {
        regulations.needs.white.disability = true;
    } else if words.take("not started") {
        given.started = false;
    } else {
        return words.error("a setting such as rapid, unsupervised, fen …, time 40/90 30 +30");
    }
    words.end()
}

/// Takes over the rate of play and regime of a preset and keeps the rest.
fn change_class(regulations: &mut Regulations, preset: Regulations) {
    regulations.time_control = preset.time_control;
    regulations.supervision = preset.supervision;
}

/// `40/90 30 +30`: 40 moves in 90 minutes, then 30 minutes, 30 seconds added a move. `~5` gives back after
/// Bronstein, `^5` delays. `90 | 60` gives White 90 and Black 60 minutes.
fn time_control(words: &mut Words) -> Result<TimeControl, WordError> {
    let mut sides: Vec<Vec<Period>> = vec![Vec::new()];
    let mut per_move = PerMove::Nothing;
    while !words.is_done() {
        if words.take("|") {
            sides.push(Vec::new());
            continue;
        }
        let rest = words.rest();
        let seconds = |word: &str| {
            Some(Millis(
                (word.get(1..)?.parse::<f64>().ok()? * 1000.0).round() as i64,
            ))
        };
        match rest.chars().next() {
            Some('+') => per_move = PerMove::Cumulative(words.parse("+seconds", seconds)?),
            Some('~') => per_move = PerMove::Bronstein(words.parse("~seconds", seconds)?),
            Some('^') => per_move = PerMove::Delay(words.parse("^seconds", seconds)?),
            _ => {
                let period = words.parse("minutes, or moves/minutes such as 40/90", |word| {
                    let (moves, minutes) = match word.split_once('/') {
                        Some((moves, minutes)) => (Some(moves.parse().ok()?), minutes),
                        None => (None, word),
                    };
                    let time = Millis((minutes.parse::<f64>().ok()? * 60_000.0).round() as i64);
                    Some(Period {
                        moves,
                        time,
                        per_move: PerMove::Nothing,
                    })
                })?;
                sides
                    .last_mut()
                    .expect("there is always a side")
                    .push(period);
            }
        }
    }
    for period in sides.iter_mut().flatten() {
        period.per_move = per_move;
    }
    let white = sides.remove(0);
    let black = if sides.is_empty() {
        white.clone()
    } else {
        sides.remove(0)
    };
    Ok(TimeControl {
        periods: ByColor { white, black },
        next: NextPeriod::default(),
    })
}
