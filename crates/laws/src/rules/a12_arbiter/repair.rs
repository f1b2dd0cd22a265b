//! The arbiter puts right what the hall has wrong: the record, the position, the clocks, a count, a ruling, a result
//! (12.1). Nothing is erased: the log keeps what was there before.

use chess::{Attempt, Color, Illegality, Position};
use serde::{Deserialize, Serialize};

use super::LAWS_OBSERVED;
use crate::command::Done;
use crate::course::Finding;
use crate::discretion::ClockSetting;
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Decision, Game, Outcome, Ply};
use crate::refusal::{Because, Refusal};
use crate::rule::Rule;
use crate::rules::{a07_irregularities, a08_record, a11_conduct};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// Longest reason that is kept.
const LONGEST: usize = 500;

/// What is put right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Repair {
    /// A move of the record was another.
    Replace {
        /// The number of the move.
        number: u32,
        /// Whose.
        of: Color,
        /// What was played.
        attempt: Attempt,
    },
    /// The record lacks a move before this one.
    Insert {
        /// The number of the move.
        number: u32,
        /// Whose.
        of: Color,
        /// What was played.
        attempt: Attempt,
    },
    /// A move of the record was not played.
    TakeOut {
        /// The number of the move.
        number: u32,
        /// Whose.
        of: Color,
    },
    /// One player's sheet is right, as far as it can be read.
    TakeSheet(Color),
    /// The pieces stand so.
    SetPosition {
        /// As FEN.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        position: Position,
    },
    /// The clocks show this; what is not given stays.
    SetClocks(ClockSetting),
    /// A player gets time.
    GiveTime {
        /// Who.
        to: Color,
        /// How much.
        time: Millis,
    },
    /// Time is taken off a player's clock.
    TakeTime {
        /// Whose.
        from: Color,
        /// How much.
        time: Millis,
    },
    /// So many illegal moves are counted.
    SetCount {
        /// Whose.
        of: Color,
        /// How many.
        count: u32,
    },
    /// A ruling was made in error, counted from 1 in the order of the log: it falls, alone where it can, else with what was ruled
    /// together with it.
    Withdraw(usize),
    /// The game was ended wrongly and goes on.
    GoOn,
}

/// Puts something right, for a reason (12.1).
pub(crate) fn repair(docket: &mut Docket, repair: &Repair, reason: &str) -> Result<(), Refusal> {
    docket.arbiter()?;
    // A new game that was ordered has not started: the order can be withdrawn; and so can a result before the start.
    let undoes = match repair {
        Repair::Withdraw(_) => true,
        Repair::GoOn => docket.game.outcome.is_some(),
        _ => false,
    };
    if docket.game.started.is_none() && !undoes {
        return Err(Refusal::plain(Because::NotStarted));
    }
    if reason.trim().is_empty() || reason.chars().count() > LONGEST {
        return Err(Refusal::by(&LAWS_OBSERVED, Because::ReasonNeeded));
    }
    let rulings = rulings_of(docket, repair)?;
    let was_over = docket.game.outcome.is_some();
    let stands_again = match repair {
        Repair::Withdraw(number) => docket.game.took_legal_move_back(*number),
        _ => false,
    };
    docket.record(What::Repaired {
        reason: reason.to_owned(),
    });
    rulings.into_iter().for_each(|ruling| docket.rule(ruling));
    if matches!(repair, Repair::Withdraw(_)) {
        press_waits_again(docket);
    }
    if matches!(repair, Repair::SetPosition { .. }) && docket.game.outcome.is_none() {
        docket.then(Finding::PositionSet);
    }
    let record = matches!(
        repair,
        Repair::Replace { .. }
            | Repair::Insert { .. }
            | Repair::TakeOut { .. }
            | Repair::TakeSheet(_)
    );
    if record {
        docket.then(Finding::RecordSet);
    }
    // What stands on the board now may be the end, whatever had ended the game before.
    let another = match repair {
        Repair::Replace { .. }
        | Repair::Insert { .. }
        | Repair::TakeOut { .. }
        | Repair::TakeSheet(_)
        | Repair::SetPosition { .. } => true,
        Repair::GoOn | Repair::Withdraw(_) => was_over || stands_again,
        _ => false,
    };
    if another && docket.game.outcome.is_none() {
        docket.then(Finding::Reached);
    }
    docket.then(Finding::SheetsTell);
    Ok(())
}

/// A press that was found to be one without a move is taken back as that: where nobody watches it waits for its move again.
fn press_waits_again(docket: &mut Docket) {
    let game = &docket.game;
    let idle = game.plies.last().is_some_and(Ply::is_idle);
    if idle && !game.is_watched() {
        let place = game.plies.len() as u32 - 1;
        docket.record(What::Record(a08_record::Fact::Denied { place }));
    }
}

/// What a repair comes to, by the article that it is a matter of.
fn rulings_of(docket: &Docket, repair: &Repair) -> Result<Vec<Ruling>, Refusal> {
    let game = &docket.game;
    let (remedy, rule): (Remedy, &'static Rule) = match repair {
        Repair::Replace { .. }
        | Repair::Insert { .. }
        | Repair::TakeOut { .. }
        | Repair::TakeSheet(_) => (of_the_record(game, repair)?, &a08_record::KEEP_SCORE),
        Repair::SetPosition { position } => {
            let position = *position;
            let remedy = Remedy::PositionSet { position };
            // If one was asked for, by the rule of the question.
            let rule = match game.asks_for_position() {
                Some((place, _)) => game.questions[place].rule(),
                None => &a07_irregularities::DISPLACED_FOUND,
            };
            (remedy, rule)
        }
        Repair::SetClocks(setting) => {
            setting.can_be(game)?;
            return Ok(setting.rulings(&a07_irregularities::CLOCK_AFTER));
        }
        Repair::GiveTime { to, time } => {
            let (to, time) = (*to, positive(*time)?);
            let remedy = Remedy::AddTime { to, time };
            (remedy, &a07_irregularities::CLOCK_AFTER)
        }
        Repair::TakeTime { from, time } => {
            let (from, time) = (*from, positive(*time)?);
            let remedy = Remedy::TakeTime { from, time };
            (remedy, &a07_irregularities::CLOCK_AFTER)
        }
        Repair::SetCount { of, count } => {
            let (of, count) = (*of, *count);
            let remedy = Remedy::CountSet { of, count };
            (remedy, &a07_irregularities::PENALTY)
        }
        Repair::Withdraw(number) => {
            let fall = withdrawn(game, *number)?.into_iter();
            return Ok(fall
                .map(|remedy| Ruling::new(remedy, &LAWS_OBSERVED))
                .collect());
        }
        Repair::GoOn if game.outcome.is_none() => {
            return Err(Refusal::plain(Because::GameNotOver));
        }
        Repair::GoOn => (Remedy::GameGoesOn, &LAWS_OBSERVED),
    };
    Ok(vec![Ruling::new(remedy, rule).with(&LAWS_OBSERVED)])
}

/// The record as it was played.
fn of_the_record(game: &Game, repair: &Repair) -> Result<Remedy, Refusal> {
    let place_of = |number: &u32, of: &Color| place_of(game, *number, *of);
    Ok(match repair {
        Repair::Replace {
            number,
            of,
            attempt,
        } => {
            let place = place_of(number, of)?;
            his_own(game, place, *attempt)?;
            rewritten(game, place, place + 1, &[*attempt])
        }
        Repair::Insert {
            number,
            of,
            attempt,
        } => {
            let place = place_before(game, *number, *of)?;
            his_own(game, place, *attempt)?;
            rewritten(game, place, place, &[*attempt])
        }
        Repair::TakeOut { number, of } => {
            let place = place_of(number, of)?;
            rewritten(game, place, place + 1, &[])
        }
        Repair::TakeSheet(of) => {
            // It may end before the record does (8.1.3): what it does not tell, it does not contradict.
            let sheet = &game.recording.sheets[*of];
            let told = sheet.moves_from(game.start());
            let mut told: Vec<Attempt> = told.into_iter().map(|done| done.0).collect();
            // What is only meant, for a claim, was not played (9.2.1, 9.3.1).
            if let Some((ply, _)) = sheet
                .ahead
                .as_ref()
                .filter(|_| sheet.for_claim || sheet.claimed)
            {
                told.truncate(*ply as usize);
            }
            rewritten(game, 0, told.len(), &told)
        }
        _ => Remedy::PlayOn,
    })
}

/// The record has another move at a place (8.1.1): what stood behind it stays as far as it can have been played, and the pieces
/// that stand now may be the end.
pub(crate) fn told_otherwise(
    docket: &mut Docket,
    at: usize,
    attempt: Attempt,
    rule: &'static Rule,
) {
    let remedy = rewritten(&docket.game, at, at + 1, &[attempt]);
    docket.rule(Ruling::new(remedy, rule));
    docket.then(Finding::RecordSet);
    docket.then(Finding::Reached);
}

/// What was ruled in error: alone, if it can stand and fall alone; else the whole decision, and the ruling says which belong
/// together. Not once moves have been made on what it put on the board. A new game falls with all that was
/// played and ruled in it.
fn withdrawn(game: &Game, number: usize) -> Result<Vec<Remedy>, Refusal> {
    let alone = Remedy::Withdrawn {
        first: number,
        last: number,
    };
    let Some(decision) = game.decision_of(number) else {
        return match game.touch_can_be_freed(number) {
            true => Ok(vec![alone]),
            false if game.has_made_ruling(number) => Err(Refusal::plain(Because::RulingSpent)),
            false => Err(Refusal::plain(Because::NoSuchRuling)),
        };
    };
    if game.fell_alone(number) {
        return Err(Refusal::plain(Because::RulingSpent));
    }
    if game.can_fall_alone(number) {
        return Ok(vec![alone]);
    }
    if decision.orders_new_game() {
        let (first, last) = (decision.first + 1, game.rulings.len());
        return Ok(vec![Remedy::Withdrawn { first, last }]);
    }
    let together = game.fall_together(decision);
    let moved = |each: &&Decision| each.moves_pieces() && game.plies.len() != each.plies_after;
    if together.iter().any(moved) {
        // The board has gone on: only what falls alone could still go back.
        return Err(Refusal::plain(Because::MovesMadeSince));
    }
    if together
        .iter()
        .any(|each| game.is_built_upon(each, &together) || game.is_answered(each, &together))
    {
        return Err(Refusal::plain(Because::LaterRulingsRestOnIt));
    }
    let fall = together.iter().map(|each| Remedy::Withdrawn {
        first: each.first + 1,
        last: each.last,
    });
    Ok(fall.collect())
}

fn positive(time: Millis) -> Result<Millis, Refusal> {
    if time > Millis::ZERO {
        Ok(time)
    } else {
        Err(Refusal::plain(Because::NoSuchClockSetting))
    }
}

fn place_of(game: &Game, number: u32, of: Color) -> Result<usize, Refusal> {
    let place = game.ply_numbered(number, of);
    place.ok_or(Refusal::plain(Because::NoSuchMoveMade))
}

/// A record can have an illegal move, but none with a piece that is not there or not his: then another move is meant.
fn his_own(game: &Game, place: usize, attempt: Attempt) -> Result<(), Refusal> {
    match game.before(place).judge(attempt) {
        Err(Illegality::NothingThere) => Err(Refusal::plain(Because::NoPieceStandsThere)),
        Err(Illegality::OpponentsPiece) => Err(Refusal::plain(Because::PieceOfOpponent)),
        _ => Ok(()),
    }
}

/// A move may also be missing behind the last one.
fn place_before(game: &Game, number: u32, of: Color) -> Result<usize, Refusal> {
    if let Some(place) = game.ply_numbered(number, of) {
        return Ok(place);
    }
    let next = game.position();
    if (next.fullmoves(), next.turn()) == (number, of) {
        Ok(game.plies.len())
    } else {
        Err(Refusal::plain(Because::NoSuchMoveMade))
    }
}

/// The record with some moves in place of others; what stood behind them stays as far as it can have been played.
fn rewritten(game: &Game, from: usize, to: usize, with: &[Attempt]) -> Remedy {
    let mut position = *game.before(from);
    let mut moves: Vec<Done> = with.iter().copied().map(Done).collect();
    for &attempt in with {
        let Ok(after) = position.let_stand(attempt) else {
            break;
        };
        position = after;
    }
    for ply in game.plies.since(to) {
        let Ok(mv) = position.judge(ply.attempt) else {
            break;
        };
        moves.push(Done(ply.attempt));
        position = position.after(mv);
    }
    record_set(game, from, moves)
}

fn record_set(game: &Game, from: usize, mut moves: Vec<Done>) -> Remedy {
    let judged = game.judged_from(from, &moves);
    // What cannot have followed is no part of it.
    moves.truncate(judged.len());
    Remedy::RecordSet {
        from,
        moves,
        judged,
    }
}

/// The ground of a result that the arbiter enters.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ResultGround {
    /// The players report it (8.7).
    Reported,
    /// A player's conduct (11.7, 12.9.6).
    Conduct,
    /// An appeal was upheld (11.10).
    Appeal,
    /// Another result was entered in error (12.1).
    Error,
}

impl ResultGround {
    /// All of them.
    pub const ALL: [ResultGround; 4] = [
        ResultGround::Reported,
        ResultGround::Conduct,
        ResultGround::Appeal,
        ResultGround::Error,
    ];

    /// The rule by which a result is entered on this ground (10.1, 11.10, 12.1, 12.9.6).
    pub(crate) fn rule(self) -> &'static Rule {
        match self {
            ResultGround::Reported => &a11_conduct::POINTS,
            ResultGround::Conduct => &super::GAME_LOST,
            ResultGround::Appeal => &a11_conduct::APPEAL,
            ResultGround::Error => &LAWS_OBSERVED,
        }
    }
}

/// The arbiter says what the game has come to (8.7, 10.1). From now on that is its only result.
pub(crate) fn enter_result(
    docket: &mut Docket,
    outcome: Outcome,
    ground: ResultGround,
    reason: &str,
) -> Result<(), Refusal> {
    let both_signed = docket.game.recording.both_signed();
    if docket.game.outcome == Some(outcome) {
        return Err(Refusal::plain(Because::ResultStandsAlready));
    }
    if ground == ResultGround::Reported && outcome.is_only_ruled() {
        let why = Because::OnlyRulingGivesSuchScore;
        return Err(Refusal::by(&a11_conduct::POINTS, why));
    }
    if (both_signed || docket.game.outcome.is_some()) && reason.trim().is_empty() {
        return Err(Refusal::by(
            &a08_record::RESULT_SIGNED,
            Because::ReasonNeeded,
        ));
    }
    docket.record(What::Conduct(a11_conduct::Fact::ResultEntered {
        outcome,
        reason: reason.to_owned(),
    }));
    let ruling = Ruling::new(outcome.remedy(), ground.rule());
    docket.rule(if both_signed {
        ruling.with(&a08_record::RESULT_SIGNED)
    } else {
        ruling
    });
    Ok(())
}
