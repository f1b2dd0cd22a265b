//! Complaints of a breach of Articles 4.1–4.7, and the arbiter who needs none (4.8).

use chess::Color;

use super::breaches::is_before_him;
use super::{
    ADJUSTING, CASTLING_MADE, COMPLAINT_LOST, ONE_HAND, PROMOTION_CHOICE_FINAL, RELEASED, TOUCHED,
    duty_after_reinstating,
};
use crate::command::{Actor, Done, Hands, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::{Completion, What};
use crate::game::{Game, Ply};
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules::{a07_irregularities, a09_draws};
use crate::ruling::{Remedy, Ruling};

/// The opponent or the arbiter objects to a breach of Article 4 by the last move (4.8).
pub(crate) fn complain(docket: &mut Docket) -> Result<(), Refusal> {
    complain_by(docket, &TOUCHED)
}

/// The same with the rule that is said to be broken (4.8).
pub(super) fn complain_by(docket: &mut Docket, said: &'static Rule) -> Result<(), Refusal> {
    docket.under_way()?;
    if let (Actor::Player(of), false) = (docket.by, docket.game.is_watched()) {
        // Nobody has seen it: the arbiter says whether it was so.
        return super::breaches::ask_whether_founded(docket, of, said);
    }
    docket.watched()?;
    if let (Actor::Player(_), Some(refusal)) = (docket.by, put_right_already(docket, said)) {
        return Err(refusal);
    }
    if touches_now(docket) {
        // He has touched and not yet moved: what that binds him to is said again.
        docket.record(What::Complained);
        super::restate(docket, docket.game.turn());
        return Ok(());
    }
    let ply = complained_of(&docket.game, docket.by)?.cloned();
    docket.record(What::Complained);
    match ply {
        Some(ply) if breaks_touch(&ply) => put_right_with(docket, ply.mover, said),
        Some(ply) if docket.game.irregular.displaced == Some(ply.mover) => {
            if let Actor::Player(_) = docket.by {
                docket.then(Finding::ComplainedOfPieces);
            }
        }
        Some(ply) if ply.unfinished.is_some() && ply.completed.is_some() => {
            let last = docket.game.plies.len() - 1;
            docket.then(Finding::unfinished(ply.mover, last));
        }
        Some(ply) if ply.hands == Hands::Two => two_hands(docket, &ply),
        // There is reason for it, and it was said at once that the move stands.
        Some(ply) if ply.went_back => {}
        // He has it before him already.
        _ if Color::ALL.into_iter().any(|by| is_adjusting(docket, by)) => {}
        Some(_) | None => match docket.by {
            Actor::Player(of) => {
                docket.rule_on_claim(Ruling::new(Remedy::Unfounded { of }, said));
            }
            // Nobody has complained.
            Actor::Arbiter | Actor::Clock => docket.rule(Ruling::new(Remedy::PlayOn, said)),
        },
    }
    Ok(())
}

/// Has a player adjusted without a word, so that the arbiter weighs it, and is it not he who complains?
fn is_adjusting(docket: &Docket, by: Color) -> bool {
    docket.by != Actor::Player(by) && is_before_him(docket, by, &ADJUSTING)
}

/// What is complained of has been put right, and nothing was moved or touched since: there is nothing more to say.
fn put_right_already(docket: &Docket, said: &'static Rule) -> Option<Refusal> {
    let game = &docket.game;
    let back = game
        .last_put_back()
        .filter(|offender| docket.by != Actor::Player(*offender));
    back.map(|_| Refusal::by(said, Because::RuledAlready))
}

/// Two hands, with reason complained of. In 2014 the arbiter was asked when it was seen; later it counts once the clock is
/// pressed, and before that he is asked now.
fn two_hands(docket: &mut Docket, ply: &Ply) {
    let pressed = ply.completed == Some(Completion::Pressed);
    let Some(last) = docket.game.plies.len().checked_sub(1) else {
        // It has been taken up again meanwhile, and is not made yet.
        return;
    };
    if !docket.game.two_hands_count(last) {
        return;
    }
    match docket.game.regulations().edition {
        Edition::Y2014 => {}
        Edition::Y2018 | Edition::Y2023 if pressed => {
            let (by, number) = (ply.mover, docket.game.made(ply.mover));
            let at = docket.game.plies.len().checked_sub(1);
            docket.then(Finding::TwoHandsFound { by, number, at });
        }
        Edition::Y2018 | Edition::Y2023 => {
            if !docket.is_weighed(ply.mover, &ONE_HAND) {
                docket.weigh(ply.mover, &ONE_HAND);
            }
        }
    }
}

/// Has the player on the move touched something that binds him, and is it not he who complains (4.3)?
pub(super) fn touches_now(docket: &Docket) -> bool {
    let turn = docket.game.turn();
    let game = &docket.game;
    // A pawn that waits for its piece has not moved yet.
    let moved = game.open_ply().is_some() && game.open_promotion().is_none();
    let bound = !game.touched.is_empty() && !moved;
    bound && docket.by == Actor::Player(!turn)
}

/// Has the screen seen a breach of touch-move that the player complains of: pieces touched that bind now, or a move that
/// did not keep to them (4.3–4.7)?
pub(super) fn is_seen(docket: &Docket) -> bool {
    let broken = || match complained_of(&docket.game, docket.by) {
        Ok(Some(ply)) => breaks_touch(ply),
        _ => false,
    };
    docket.game.is_watched() && (touches_now(docket) || broken())
}

/// The move that may be complained of, if there is one: the opponent's last, until the complainer touches a piece (4.8). The
/// arbiter's eye is not closed by that.
pub(super) fn complained_of(game: &Game, by: Actor) -> Result<Option<&Ply>, Refusal> {
    // Of a board that nobody watches a press tells that a move was made, whatever is written.
    if let (Some(press), Actor::Player(color)) = (game.at_the_clock.unread.last(), by)
        && press.by != color
    {
        return Ok(None);
    }
    let Some(last) = game.plies.last() else {
        return Ok(None);
    };
    let Actor::Player(color) = by else {
        return Ok(Some(last));
    };
    let lost = Refusal::by(
        &COMPLAINT_LOST,
        Because::RightToComplainEndedWithTouchingPiece,
    );
    if last.mover != color {
        let touched_since = !game.touched.is_empty();
        return if touched_since {
            Err(lost)
        } else {
            Ok(Some(last))
        };
    }
    let others_moved = game.plies.iter().any(|ply| ply.mover != color);
    if others_moved { Err(lost) } else { Ok(None) }
}

fn breaks_touch(ply: &Ply) -> bool {
    ply.legal.is_ok() && !ply.kept_to_duty
}

/// The position before the move returns, and what was touched or released is owed (4.3, 4.7).
pub(super) fn put_right(docket: &mut Docket, mover: Color) {
    put_right_with(docket, mover, &TOUCHED);
}

/// The same with what was complained of: adjusting without a word is a touch (4.2.1 with 4.3).
fn put_right_with(docket: &mut Docket, mover: Color, said: &'static Rule) {
    let Some(ply) = docket.game.plies.last() else {
        return;
    };
    let before = Done(ply.attempt);
    let (duty, ground) = duty_after_reinstating(&docket.game);
    let player = mover;
    docket.stop_clocks();
    let back = Ruling::new(Remedy::Reinstate { before }, broken(ground));
    let back = match Ground(said) == Ground(&ADJUSTING) {
        true => back.with(&ADJUSTING),
        false => back,
    };
    let rulings = vec![back, Ruling::new(Remedy::MustMove { player, duty }, ground)];
    docket.rule_at_the_board(rulings);
}

/// What a breach of a duty with this ground is a breach of.
fn broken(ground: &'static Rule) -> &'static Rule {
    let of_release = [&RELEASED, &CASTLING_MADE, &PROMOTION_CHOICE_FINAL];
    if of_release
        .into_iter()
        .any(|rule| Ground(rule) == Ground(ground))
    {
        &RELEASED
    } else if [
        &a09_draws::CLAIM_WRONG,
        &a07_irregularities::PAWN_NOT_REPLACED,
    ]
    .into_iter()
    .any(|rule| Ground(rule) == Ground(ground))
    {
        // What was written for a claim has to be played (9.5.3), and the queen put that was left out (7.5.2).
        ground
    } else {
        &TOUCHED
    }
}

/// Mate, stalemate and a dead position end the game only if the move kept to Articles 4.2–4.7 (5.1.1, 5.2.1,
/// 5.2.2). If it did not, it is put right, and the game is not over. Says whether that was so.
pub(crate) fn breach_put_right(docket: &mut Docket) -> bool {
    let Some(mover) = docket
        .game
        .plies
        .last()
        .filter(|ply| breaks_touch(ply) && !docket.game.is_set())
        .map(|ply| ply.mover)
    else {
        return false;
    };
    put_right(docket, mover);
    true
}

/// The rule of Article 4 that the last move broke, if it did (4.1–4.7).
pub(super) fn rule_broken(game: &Game) -> Option<&'static Rule> {
    let ply = game.plies.last()?;
    if breaks_touch(ply) {
        return Some(duty_after_reinstating(game).1);
    }
    (ply.hands == Hands::Two).then_some(&ONE_HAND)
}
