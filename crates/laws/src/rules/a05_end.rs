//! Article 5: the completion of the game, and the test "can this side mate by any series of legal moves".

pub(crate) mod words;

use chess::{Color, Position};

use crate::command::{Actor, Refusal};
use crate::decide::Docket;
use crate::discretion::{Answer, Question};
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::mating;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules;
use crate::rules::{a04_touch, a09_draws, a12_arbiter, board};
use crate::ruling::{Remedy, Ruling};

rules! {
    /// The player who has checkmated wins at once.
    CHECKMATE = "checkmate";
    /// The player whose opponent resigns wins; in 2023 not if he could never mate.
    RESIGNATION = "resignation";
    /// No legal move and not in check: a draw at once.
    STALEMATE = "stalemate";
    /// Neither side can mate by any series of legal moves: a draw at once.
    DEAD_POSITION = "dead-position";
    /// Both players agree; from 2018 after at least one move each.
    AGREEMENT = "draw-by-agreement";
    /// The basic rules of 2014 name the repetition as a way to draw.
    THREEFOLD_MAY_DRAW = "threefold-may-draw";
    /// The basic rules of 2014 name the fifty moves as a way to draw.
    FIFTY_MAY_DRAW = "fifty-moves-may-draw";
}

/// Does the move just made end the game? Mate is asked first: it outranks every draw (9.6.2).
pub(crate) fn after_move(docket: &mut Docket) {
    let position = *docket.game.position();
    let ruling = if position.is_checkmate() {
        Some(Ruling::new(Docket::win(!position.turn()), &CHECKMATE).with(&board::CHECKMATED_LOSES))
    } else if position.is_stalemate() {
        Some(Ruling::new(Remedy::Draw, &STALEMATE))
    } else if mating::is_dead(&position) == Some(true) {
        Some(dead(docket.game.regulations().edition))
    } else {
        a09_draws::automatic_on_made(&docket.game)
    };
    let Some(ruling) = ruling else { return };
    // Mate, stalemate and a dead position count only if the move kept to Article 4; the draws of 9.6 do not ask.
    let asks_for_article_4 = [&CHECKMATE, &STALEMATE, &DEAD_POSITION]
        .iter()
        .any(|rule| ruling.grounds[0] == Ground(rule));
    if asks_for_article_4 && a04_touch::breach_put_right(docket) {
        return;
    }
    end_by_move(docket, ruling);
}

/// A move that ends the game needs no press (6.2.1.1).
pub(crate) fn end_by_move(docket: &mut Docket, ruling: Ruling) {
    let edition = docket.game.regulations().edition;
    if docket.game.open_ply().is_some() && ruling.completes_move(edition) {
        docket.record(What::MoveCompleted(Completion::EndedGame));
    }
    docket.rule(ruling);
}

fn dead(edition: Edition) -> Ruling {
    let ruling = Ruling::new(Remedy::Draw, &DEAD_POSITION);
    let ruling = match edition {
        Edition::Y2014 => ruling.with(&a09_draws::DEAD_IN_COMPETITION),
        Edition::Y2018 | Edition::Y2023 => ruling,
    };
    ruling.with(&board::NO_MATE_POSSIBLE)
}

/// A player resigns.
pub(crate) fn resign(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let loser = docket.player()?;
    resigned(docket, loser);
    Ok(())
}

fn resigned(docket: &mut Docket, loser: Color) {
    docket.record(What::Resigned(loser));
    match docket.game.regulations().edition {
        Edition::Y2014 | Edition::Y2018 => {
            docket.rule(Ruling::new(Docket::win(!loser), &RESIGNATION));
        }
        Edition::Y2023 => loses_unless_no_mate(docket, loser, &RESIGNATION),
    }
}

/// A tipped king, a handshake or a stopped clock is by itself no resignation: the arbiter asks.
pub(crate) fn perhaps_resigns(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let by = docket.player()?;
    let question = Question::Resigns { by };
    if docket.game.questions.contains(&question) {
        return Err(Refusal::plain(Because::ThatAskedAlready));
    }
    docket.rule(Ruling::new(
        Remedy::ArbiterDecides { question },
        &RESIGNATION,
    ));
    Ok(())
}

/// The arbiter has found out what was meant.
pub(crate) fn gesture_answered(
    docket: &mut Docket,
    by: Color,
    answer: &Answer,
) -> Result<(), Refusal> {
    let resigns = match answer {
        Answer::Yes => true,
        Answer::No => false,
        _ => return Err(a12_arbiter::NO_ANSWER),
    };
    docket.record(What::Answered(answer.clone()));
    if resigns {
        resigned(docket, by);
    } else {
        docket.rule(Ruling::new(Remedy::PlayOn, &RESIGNATION));
    }
    Ok(())
}

/// The player loses, unless the opponent cannot mate him by any series of legal moves: then it is a draw.
/// Where the short search cannot tell, the full one is asked, and the game waits.
pub(crate) fn loses_unless_no_mate(docket: &mut Docket, loser: Color, rule: &'static Rule) {
    let ruling = loses_or_draw(docket.game.position(), loser, rule);
    if matches!(ruling.remedy, Remedy::ArbiterDecides { .. }) {
        docket.stop_clocks();
    }
    docket.rule(ruling);
}

/// The same as a ruling on a position.
pub(crate) fn loses_or_draw(position: &Position, loser: Color, rule: &'static Rule) -> Ruling {
    let remedy = match mating::can_mate(position, !loser) {
        Some(true) => Docket::win(!loser),
        Some(false) => Remedy::Draw,
        None => Remedy::ArbiterDecides {
            question: Question::CanMate { side: !loser },
        },
    };
    Ruling::new(remedy, rule)
}

/// The full search has answered, or the arbiter, who alone can see a board that is not written down.
pub(crate) fn can_mate_answered(docket: &mut Docket, can: bool) -> Result<(), Refusal> {
    docket.under_way()?;
    if matches!(docket.by, Actor::Player(_)) {
        return Err(Refusal::plain(
            Because::ThisAnswerComesFromSearchOrFromArbiter,
        ));
    }
    let side = match (docket.game.questions.first(), docket.by) {
        (Some(Question::CanMate { side }), _) => *side,
        (Some(Question::CanMateOnBoard { side }), Actor::Arbiter) => *side,
        _ => return Err(Refusal::plain(Because::NobodyAskedWhetherSideCanMate)),
    };
    can_mate_known(docket, side, can);
    Ok(())
}

/// The question whether a side can mate is settled.
pub(crate) fn can_mate_known(docket: &mut Docket, side: Color, can: bool) {
    let asked = |ruling: &&Ruling| matches!(ruling.remedy, Remedy::ArbiterDecides { .. });
    let ground = docket
        .game
        .rulings
        .iter()
        .rev()
        .find(asked)
        .map_or(&RESIGNATION, |ruling| ruling.grounds[0].0);
    docket.record(What::Answered(if can { Answer::Yes } else { Answer::No }));
    let remedy = if can { Docket::win(side) } else { Remedy::Draw };
    docket.rule(Ruling::new(remedy, ground));
}
