//! Back to an earlier position: which one, and with which times (7.1, 7.5.1, 7.6).

use std::fmt;

use chess::{ByColor, Color, Illegality, Role, Square};
use serde::{Deserialize, Serialize};

use super::hands::{has_paid, has_paid_for};
use super::{CLOCK_AFTER, DISPLACED_FOUND, REINSTATED, price};
use crate::command::{Done, Refusal};
use crate::discretion::{Answer, Ask, Field, Offered, Question};
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Ply, half_moves_before};
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::ruling::{Remedy, Ruling, Touches};
use crate::time::Millis;

/// 7.5.1, 7.6  From which position does the game go on? The board no longer tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastPosition {
    /// Who completed an illegal move, if that is the reason.
    pub offender: Option<Color>,
    /// The rule by which the game goes back, if it is neither 7.5.1 nor 7.6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Ground>,
}

impl LastPosition {
    /// After an illegal move of a player (7.5.1), or because pieces were displaced (7.6).
    pub(super) const fn after(offender: Option<Color>) -> LastPosition {
        LastPosition { offender, by: None }
    }
}

impl fmt::Display for LastPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("from which position the game goes on")
    }
}

impl Ask for LastPosition {
    fn rule(&self) -> &'static Rule {
        match (self.by, self.offender) {
            (Some(by), _) => by.0,
            (None, Some(_)) => &REINSTATED,
            (None, None) => &DISPLACED_FOUND,
        }
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        let last = game.played().saturating_sub(1).max(game.start().ply());
        let color = match last % 2 {
            0 => Color::White,
            _ => Color::Black,
        };
        let number = last / 2 + 1;
        let guess = Answer::PositionBefore { number, color };
        vec![Offered::with("position-before", guess, Field::Move)]
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::PositionBefore { number, color }
                if docket.game.ply_numbered(*number, *color).is_some()
                    || can_have_stood(&docket.game, *number, *color) =>
            {
                Ok(())
            }
            _ => Err(Refusal::plain(Because::NoSuchMoveMade)),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let Answer::PositionBefore { number, color } = answer else {
            return;
        };
        if let Some(ply) = docket.game.ply_numbered(*number, *color) {
            return go_back(docket, ply, self);
        }
        let remedy = match docket.game.is_watched() {
            // What stands now is right.
            true => Remedy::PositionSet {
                position: *docket.game.standing(),
            },
            false => Remedy::GoBackTo {
                number: *number,
                color: *color,
            },
        };
        docket.rule(Ruling::new(remedy, self.rule()));
        pay_once(docket, self.offender, *number, *color);
    }
}

/// Back before a move of the offender for which he has paid, since it was made with two hands: two faults in one move count
/// once, and what was given for it stays given.
fn pay_once(docket: &mut Docket, offender: Option<Color>, number: u32, color: Color) {
    let Some(by) = offender.filter(|by| *by == color && is_paid(&docket.game, *by, number)) else {
        return pay_for_position(docket, offender, None);
    };
    docket.record(What::IllegalMoveUncounted(by));
    let mut given = ByColor::default();
    given[!by] = docket.game.regime().extra_time;
    docket.rule(Ruling::asks(ClockTimes { then: None, given }.into()));
}

/// Is the price of this move in the count besides the one that was found now?
fn is_paid(game: &Game, by: Color, number: u32) -> bool {
    game.illegal_moves[by] > 1 && has_paid_for(game, by, number)
}

/// A position that the record does not follow with a move: the one that stands now; or, where nobody watches, any that the
/// presses tell of.
fn can_have_stood(game: &Game, number: u32, color: Color) -> bool {
    let played = half_moves_before(number, color);
    let first = match game.is_watched() {
        true => game.standing().ply(),
        false => game.start().ply(),
    };
    number > 0 && (first..=game.played()).contains(&played)
}

/// The arbiter has set up a position: that answers from which one the game goes on, if that was asked (7.1, 7.5.1, 7.6).
pub(crate) fn position_was_set(docket: &mut Docket) {
    let Some((place, asked)) = docket.game.asks_for_position() else {
        return set_counters(docket);
    };
    let asked = asked.clone();
    docket.answered(place, Answer::Nothing);
    set_counters(docket);
    let stands = *docket.game.standing();
    pay_once(docket, asked.offender, stands.fullmoves(), stands.turn());
}

/// The record was put right: moves that were not played do not count (7.1). Where nobody watches, the presses do.
pub(crate) fn record_was_set(docket: &mut Docket) {
    if docket.game.is_watched() {
        set_counters(docket);
    }
}

/// The moves since that position fall with their counts and periods. A position without its
/// number tells nothing of that.
fn set_counters(docket: &mut Docket) {
    let game = &docket.game;
    let position = *game.standing();
    if !game.is_numbered(&position) {
        return;
    }
    let mut clock = game.clock.clone();
    let mut rulings = Vec::new();
    for of in Color::ALL {
        let moves = game.moves_before(of, position.ply());
        if moves >= clock.displays[of].moves {
            continue;
        }
        let period = clock.displays[of].period;
        clock.rewind(of, moves);
        let counter = Remedy::SetCounter { of, moves };
        rulings.push(Ruling::new(counter, &CLOCK_AFTER));
        if clock.displays[of].period < period {
            let period = clock.displays[of].period + 1;
            let back = Remedy::SetPeriod { of, period };
            rulings.push(Ruling::new(back, &CLOCK_AFTER));
        }
    }
    rulings.into_iter().for_each(|ruling| docket.rule(ruling));
}

/// The times that go with it, and the price (7.1, 7.5.5).
pub(super) fn pay_for_position(
    docket: &mut Docket,
    offender: Option<Color>,
    fault: Option<&'static Rule>,
) {
    let Some(offender) = offender else {
        return docket.rule(ask_for_times(None));
    };
    let game = &docket.game;
    let nth = game.illegal_moves[offender];
    let known = game.is_known().then(|| game.standing());
    let price = price::price(game, offender, nth, known, fault);
    docket.rule(match price::ends_game(game.regulations(), nth) {
        true => price,
        false => ask_for_times(Some(price)),
    });
}

/// 7.1  Which times go with an earlier position? What is to be paid comes after them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockTimes {
    /// What is ruled once the times are set.
    pub then: Option<Box<Ruling>>,
    /// What other rulings had given since the move that the game went back to, or taken: that stays.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub given: ByColor<Millis>,
}

fn is_nothing(given: &ByColor<Millis>) -> bool {
    *given == ByColor::default()
}

impl fmt::Display for ClockTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("which times the clocks show")
    }
}

impl Ask for ClockTimes {
    fn rule(&self) -> &'static Rule {
        &CLOCK_AFTER
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::clocks_or_nothing()
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        answer.can_be_set(&docket.game)
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if let Answer::Clocks(setting) = answer {
            let mut setting = *setting;
            for color in Color::ALL {
                let given = self.given[color] + given_since_asked(&docket.game, color);
                setting.times[color] = setting.times[color].map(|time| time + given);
            }
            docket.set_clocks(&setting, &CLOCK_AFTER);
        }
        if let Some(ruling) = &self.then {
            docket.rule((**ruling).clone());
        }
    }
}

impl Question {
    /// Does a ruling set the times that were asked for here, or is it what was to be paid after them (7.1)?
    pub(crate) fn led_to(&self, ruling: &Ruling) -> bool {
        let Question::ClockTimes(asked) = self else {
            return false;
        };
        let sets = matches!(
            ruling.remedy,
            Remedy::SetTime { .. } | Remedy::SetCounter { .. } | Remedy::SetPeriod { .. }
        );
        let times = sets && ruling.grounds == [Ground(&CLOCK_AFTER)];
        times || asked.then.as_deref() == Some(ruling)
    }
}

/// What other rulings have given to a player, or taken from him, since the times were asked for: that stays, whatever
/// times go with the position.
fn given_since_asked(game: &Game, color: Color) -> Millis {
    let asks = |ruling: &Ruling| match &ruling.remedy {
        Remedy::ArbiterDecides { question } => matches!(question, Question::ClockTimes(_)),
        _ => false,
    };
    let Some(asked) = game.rulings.iter().rposition(asks) else {
        return Millis::ZERO;
    };
    let since = asked + 1..game.rulings.len();
    sum(since.map(|place| given_by(game, place, color)))
}

fn sum(times: impl Iterator<Item = Millis>) -> Millis {
    times.fold(Millis::ZERO, |sum, time| sum + time)
}

/// What one ruling has given to a player, or taken from him, unless it was withdrawn.
fn given_by(game: &Game, place: usize, color: Color) -> Millis {
    let number = place + 1;
    let withdrawn = |ruling: &Ruling| match ruling.remedy {
        Remedy::Withdrawn { first, last } => (first..=last).contains(&number),
        _ => false,
    };
    let given = match game.rulings[place].remedy {
        Remedy::AddTime { to, time } if to == color => time,
        Remedy::TakeTime { from, time } if from == color => -time,
        _ => return Millis::ZERO,
    };
    match game.rulings.iter().any(withdrawn) {
        true => Millis::ZERO,
        false => given,
    }
}

/// What rulings have given since the move at this place was made: the times that went with the position before it do not
/// have it, and it stays given.
fn given_since(game: &Game, at: usize) -> ByColor<Millis> {
    let since = game.ruled_since_move(at);
    ByColor::new_with(|color| {
        let places = since.iter().copied();
        sum(places.map(|place| given_by(game, place, color)))
    })
}

/// Asks the arbiter for the times that go with the position before a move, given by its place (7.1).
pub(super) fn ask_for_times_before(game: &Game, at: usize, then: Option<Ruling>) -> Ruling {
    let (then, given) = (then.map(Box::new), given_since(game, at));
    Ruling::asks(ClockTimes { then, given }.into())
}

/// Asks the arbiter for the times that go with an earlier position (7.1).
pub(super) fn ask_for_times(then: Option<Ruling>) -> Ruling {
    let (then, given) = (then.map(Box::new), ByColor::default());
    Ruling::asks(ClockTimes { then, given }.into())
}

/// A ruling that takes the last move back, confirmed when others have been made since it was proposed: they fall with it, and
/// only the arbiter knows the times of that moment (7.1). A move that has gone meanwhile goes back no more. Where a pawn becomes
/// a queen, a reply that the queen does not allow falls: its player has done nothing wrong and is bound by nothing.
pub(crate) fn once_more_was_played(game: &Game, ruling: Ruling) -> Vec<Ruling> {
    let place = match &ruling.remedy {
        Remedy::Reinstate { before } => game
            .plies
            .iter()
            .rposition(|ply| Done(ply.attempt) == *before),
        Remedy::PressUndone { by } => {
            let idle = |ply: &Ply| ply.mover == *by && ply.legal == Err(Illegality::NotMoved);
            game.plies.iter().rposition(idle)
        }
        Remedy::BecomesQueen { square } => {
            let falls = illegal_once_queened(game, *square).map(|ply| Ruling {
                remedy: Remedy::GoBack {
                    ply,
                    before: Done(game.plies[ply].attempt),
                    touches: Touches::Fall,
                },
                ..ruling.clone()
            });
            return [ruling].into_iter().chain(falls).collect();
        }
        Remedy::Finished { mv, .. } => {
            let unfinished = |ply: &Ply| ply.unfinished == Some(*mv);
            game.plies.iter().rposition(unfinished)
        }
        _ => return vec![ruling],
    };
    match place {
        None => Vec::new(),
        Some(place) if place + 1 == game.plies.len() => vec![ruling],
        Some(place) => {
            let remedy = Remedy::GoBack {
                ply: place,
                before: Done(game.plies[place].attempt),
                touches: Touches::Bind,
            };
            let times = ask_for_times_before(game, place, None);
            vec![Ruling { remedy, ..ruling }, times]
        }
    }
}

/// The place of the first move made since a pawn was left on this square that would be illegal if it had become a queen.
fn illegal_once_queened(game: &Game, square: Square) -> Option<usize> {
    let place = game.left_pawn(square)?;
    let mut setup = game.plies[place].after?.setup();
    let queen = Role::Queen.of(game.plies[place].mover);
    setup.board.put(square, queen);
    let mut stands = setup.position().ok()?;
    let since = place + 1..game.plies.len();
    for at in since.take_while(|at| game.plies[*at].legal.is_ok()) {
        match stands.judge(game.plies[at].attempt) {
            Ok(mv) => stands = stands.after(mv),
            Err(_) => return Some(at),
        }
    }
    None
}

/// A move has to be made again because of how it was made, on a board that nobody watches. If it was pressed for, the press
/// is undone; if his opponent has pressed since, only the arbiter knows the times of that moment (7.1).
pub(crate) fn to_be_made_again(docket: &mut Docket, by: Color, nth: u32, rule: &'static Rule) {
    let game = &docket.game;
    let counted = game.counted(by);
    if counted < nth {
        return;
    }
    let last = game.before_press.as_ref().map(|(color, _)| *color);
    if last == Some(by) && counted == nth {
        return docket.rule(Ruling::new(Remedy::PressUndone { by }, rule));
    }
    let number = game.number_of_move(by, nth);
    docket.rule(Ruling::new(back_to(game, number, by), rule));
    docket.rule(ask_for_times(None));
}

/// Back to the position before a move, whether the record has it or not.
fn back_to(game: &Game, number: u32, color: Color) -> Remedy {
    match game.ply_numbered(number, color) {
        Some(ply) => Remedy::GoBack {
            ply,
            before: Done(game.plies[ply].attempt),
            touches: Touches::Fall,
        },
        None => Remedy::GoBackTo { number, color },
    }
}

/// Is something proposed that takes a move back, or a press (7.5.1–7.5.3)? Then the arbiter has it before him.
pub(super) fn is_proposed(game: &Game) -> bool {
    let back = |ruling: &Ruling| {
        matches!(
            ruling.remedy,
            Remedy::Reinstate { .. }
                | Remedy::PressUndone { .. }
                | Remedy::BecomesQueen { .. }
                | Remedy::Finished { .. }
        )
    };
    game.proposed.iter().any(back)
}

fn go_back(docket: &mut Docket, ply: usize, asked: &LastPosition) {
    let game = &docket.game;
    let remedy = Remedy::GoBack {
        ply,
        before: Done(game.plies[ply].attempt),
        touches: Touches::Fall,
    };
    let Some(offender) = asked.offender else {
        let times = ask_for_times_before(game, ply, None);
        docket.rule(Ruling::new(remedy, asked.rule()));
        docket.rule(times);
        return;
    };
    if game.plies[ply].mover == offender
        && game.illegal_moves[offender] > 1
        && has_paid(game, offender, ply)
    {
        let times = ask_for_times_before(game, ply, None);
        docket.record(What::IllegalMoveUncounted(offender));
        docket.rule(Ruling::new(remedy, &REINSTATED));
        docket.rule(times);
        return;
    }
    let nth = game.illegal_moves[offender];
    let regulations = game.regulations();
    let ends = price::ends_game(regulations, nth);
    let price = price::price(game, offender, nth, Some(game.before(ply)), None);
    let then = match ends {
        true => price,
        false => ask_for_times_before(game, ply, Some(price)),
    };
    docket.rule(Ruling::new(remedy, &REINSTATED));
    docket.rule(then);
}
