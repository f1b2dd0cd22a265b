//! The words of regulations: what a `given` line says of the event.

use chess::{ByColor, Color, Position};

use super::words::{WordError, Words, clock_time};
use crate::edition::Edition;
use crate::regulations::{
    ArbiterPresence, Confirmation, DevicePenalty, DrawAgreement, FlagNotice, HalfPoints,
    IllegalNotice, Points, Reading, Regulations, SheetKind, Supervision, Witness,
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
    } else if words.take("moves known from the sheets") {
        regulations.witness = Witness::Sheets;
    } else if words.take("scoresheets on paper") {
        regulations.witness = Witness::Clock;
    } else if words.take("points") {
        regulations.points = points(words)?;
    } else if words.take("report before leaving") {
        regulations.report_before_leaving = true;
    } else if words.take("no arbiter") {
        regulations.arbiter = ArbiterPresence::Absent;
    } else if words.take("white") {
        player(words, Color::White, given)?;
    } else if words.take("black") {
        player(words, Color::Black, given)?;
    } else if words.take("not started") {
        given.started = false;
    } else {
        return words.error("a setting such as rapid, unsupervised, fen …, time 40/90 30 +30");
    }
    words.end()
}

/// What is said of one player.
fn player(words: &mut Words, color: Color, given: &mut Given) -> Result<(), WordError> {
    let needs = &mut given.regulations.needs[color];
    if words.take("absent") {
        given.present[color] = false;
    } else if words.take("with an assistant") {
        needs.assistant = true;
    } else if words.take("disabled") {
        needs.disability = true;
    } else if words.take("visually disabled") {
        needs.visually_disabled = true;
    } else if words.take("hearing impaired") {
        needs.hearing_impaired = true;
    } else {
        return words
            .error("absent, disabled, visually disabled, hearing impaired or with an assistant");
    }
    Ok(())
}

/// `points 3 1 0`: for a win, a draw and a loss.
fn points(words: &mut Words) -> Result<Points, WordError> {
    let mut half = || {
        words.parse("points such as 1, 0.5 or 3", |word| {
            let halves = word.parse::<f64>().ok()? * 2.0;
            let whole = halves.fract() == 0.0 && (0.0..=1000.0).contains(&halves);
            whole.then_some(HalfPoints(halves as u32))
        })
    };
    Ok(Points {
        win: half()?,
        draw: half()?,
        loss: half()?,
    })
}

/// Takes over the rate of play and regime of a preset and keeps the rest.
fn change_class(regulations: &mut Regulations, preset: Regulations) {
    regulations.time_control = preset.time_control;
    regulations.supervision = preset.supervision;
}

/// `40/90 30 +30`: 40 moves in 90 minutes, then 30 minutes, 30 seconds added a move; a mark is for the periods
/// before it that have none. `~5` gives back after Bronstein, `^5` delays. `90 | 60` gives White 90 and Black 60
/// minutes. `9:59` is a time with seconds.
fn time_control(words: &mut Words) -> Result<TimeControl, WordError> {
    let mut sides: Vec<Vec<(Period, bool)>> = vec![Vec::new()];
    while !words.is_done() {
        if words.take("|") {
            sides.push(Vec::new());
            continue;
        }
        if let Some(per_move) = per_move(words)? {
            for (period, marked) in sides.iter_mut().flatten().filter(|(_, marked)| !marked) {
                (period.per_move, *marked) = (per_move, true);
            }
            continue;
        }
        let period = words.parse("minutes, or moves/minutes such as 40/90", period)?;
        if let Some(side) = sides.last_mut() {
            side.push((period, false));
        }
    }
    let unmark = |side: Vec<(Period, bool)>| side.into_iter().map(|(period, _)| period).collect();
    let mut sides: Vec<Vec<Period>> = sides.into_iter().map(unmark).collect();
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

fn per_move(words: &mut Words) -> Result<Option<PerMove>, WordError> {
    let seconds = |word: &str| {
        let number: f64 = word.get(1..)?.parse().ok()?;
        Some(Millis((number * 1000.0).round() as i64))
    };
    Ok(match words.rest().chars().next() {
        Some('+') => Some(PerMove::Cumulative(words.parse("+seconds", seconds)?)),
        Some('~') => Some(PerMove::Bronstein(words.parse("~seconds", seconds)?)),
        Some('^') => Some(PerMove::Delay(words.parse("^seconds", seconds)?)),
        _ => None,
    })
}

fn period(word: &str) -> Option<Period> {
    let (moves, time) = match word.split_once('/') {
        Some((moves, time)) => (Some(moves.parse().ok()?), time),
        None => (None, word),
    };
    let minutes = |text: &str| {
        let number: f64 = text.parse().ok()?;
        Some(Millis((number * 60_000.0).round() as i64))
    };
    Some(Period {
        moves,
        time: clock_time(time).or_else(|| minutes(time))?,
        per_move: PerMove::Nothing,
    })
}
