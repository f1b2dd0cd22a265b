//! Back to an earlier position: which one, and with which times (7.1, 7.5.1, 7.6).

use chess::Color;

use super::{CLOCK_AFTER, DISPLACED_FOUND, REINSTATED, price};
use crate::command::Refusal;
use crate::decide::Docket;
use crate::discretion::{Answer, Question};
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules::a06_clock;
use crate::ruling::{Remedy, Ruling, Touches};

/// Asks the arbiter from which position the game goes on, because the board no longer tells.
pub(super) fn ask_for_position(docket: &mut Docket, offender: Option<Color>, rule: &'static Rule) {
    let question = Question::LastPosition { offender };
    docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, rule));
}

/// Asks the arbiter for the times that go with an earlier position. What is to be paid comes after them.
pub(super) fn ask_for_times(then: Option<Ruling>) -> Ruling {
    let question = Question::ClockTimes {
        then: then.map(Box::new),
    };
    Ruling::new(Remedy::ArbiterDecides { question }, &CLOCK_AFTER)
}

/// The arbiter's answers to these two questions. Says whether it was one of them.
pub(crate) fn answer(
    docket: &mut Docket,
    question: &Question,
    answer: &Answer,
) -> Result<bool, Refusal> {
    match (question, answer) {
        (Question::LastPosition { offender }, Answer::PositionBefore { number, color }) => {
            let Some(ply) = ply_of(&docket.game, *number, *color) else {
                return Err(Refusal::plain(Because::NoSuchMoveMade));
            };
            docket.record(What::Answered(answer.clone()));
            go_back(docket, ply, *offender);
            Ok(true)
        }
        (Question::ClockTimes { then }, Answer::Nothing) => {
            docket.record(What::Answered(answer.clone()));
            if let Some(ruling) = then {
                docket.rule((**ruling).clone());
            }
            Ok(true)
        }
        (Question::ClockTimes { then }, Answer::Clocks(setting))
            if a06_clock::is_possible(docket, setting) =>
        {
            docket.record(What::Answered(answer.clone()));
            a06_clock::set_clocks(docket, setting, &CLOCK_AFTER);
            if let Some(ruling) = then {
                docket.rule((**ruling).clone());
            }
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// The place of a side's move with a number.
fn ply_of(game: &Game, number: u32, color: Color) -> Option<usize> {
    let plies = game.plies.iter().enumerate();
    plies
        .filter(|(_, ply)| ply.mover == color)
        .map(|(at, _)| at)
        .find(|&at| game.before(at).fullmoves() == number)
}

fn go_back(docket: &mut Docket, ply: usize, offender: Option<Color>) {
    let game = &docket.game;
    let remedy = Remedy::GoBack {
        ply,
        before: game.plies[ply].text(),
        touches: Touches::Fall,
    };
    let Some(offender) = offender else {
        docket.rule(Ruling::new(remedy, &DISPLACED_FOUND));
        docket.rule(ask_for_times(None));
        return;
    };
    let nth = game.illegal_moves[offender];
    let regulations = game.regulations();
    let ends = price::ends_game(regulations, nth);
    let price = price::price(regulations, offender, nth, game.before(ply), None);
    docket.rule(Ruling::new(remedy, &REINSTATED));
    if ends {
        docket.rule(price);
    } else {
        docket.rule(ask_for_times(Some(price)));
    }
}
