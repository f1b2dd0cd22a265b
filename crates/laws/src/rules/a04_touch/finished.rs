//! What becomes of a move made in parts: what counts of it when the clock is pressed, and by which rules it is made (4.7).

use chess::{Attempt, Color, Illegality, Move, Position};

use super::astray;
use super::geometry::taken;
use super::parts::{Grip, fitting};
use super::{
    CAPTURE_MADE, CASTLING_MADE, PROMOTION_ANY_ORDER, PROMOTION_MADE, PROMOTION_OCCUPIED,
    PROMOTION_PAWN_NOT_PLACED, RELEASED,
};
use crate::command::Hands;
use crate::docket::Docket;
use crate::event::{Testimony, What};
use crate::game::{Game, Ply};
use crate::regulations::IllegalNotice;
use crate::rule::Rule;

/// The clock is about to be pressed although the move has not been made: what was done counts as far as it
/// goes. A part that only waits to be finished is finished, and the arbiter may penalise by the rule that is answered; a
/// pawn that was not replaced, or a king put where he cannot go, is an illegal move (7.5). Between two pawns that could have
/// been meant nobody chooses for the player.
pub(crate) fn finish_before_press(docket: &mut Docket, player: Color) -> Option<&'static Rule> {
    let game = &docket.game;
    if let Some(attempt) = astray::with_others(game, player) {
        not_one_move(docket, attempt);
        return None;
    }
    let noticed = game.regulations().illegal == IllegalNotice::AtOnce;
    if let (Some(attempt), false) = (game.only_seems_made(player), noticed) {
        // Nobody has noticed that it is another move than it looks like.
        super::made(docket, player, attempt, Hands::One);
        return None;
    }
    if game.parts.is_empty() || player != game.turn() {
        return None;
    }
    let position = *game.position();
    let parts = game.parts.clone();
    let fitting = fitting(game, &parts);
    let done = |mv: &&Move| {
        !parts.puts.is_empty() || parts.placed.is_some() || {
            mv.promotion().is_some() && parts.removed.contains(mv.from())
        }
    };
    let without_a_piece = |from, to| Attempt::Displace {
        from,
        to,
        placed: None,
    };
    let mut pawns = fitting.iter().filter(done).map(|mv| mv.from());
    let first = pawns.next();
    if pawns.any(|pawn| Some(pawn) != first) {
        // Which pawn it was, nobody can tell: no move has been made yet (4.7.3), and the choice stands.
        return None;
    }
    let Some(&mv) = fitting.iter().find(done) else {
        let &(from, to) = parts.puts.first()?;
        super::made(docket, player, without_a_piece(from, to), Hands::One);
        return None;
    };
    let spoilt = super::duty::rook_came_first(game, mv) || parts.has_rook_astray(mv);
    if let (Some(&(from, to)), true) = (parts.puts.first(), spoilt)
        && !parts.complete(&position, mv)
    {
        // With that rook he may not castle any more (4.4.2), or it stands where no castling puts it (3.8.2): a king alone on
        // that square has made an illegal move.
        super::made(docket, player, without_a_piece(from, to), Hands::One);
        return None;
    }
    let chosen = parts.placed.filter(|p| p.grip != Grip::WrongColour);
    if mv.promotion().is_some() && chosen.is_none() {
        let attempt = without_a_piece(mv.from(), mv.to());
        super::made(docket, player, attempt, Hands::One);
        return None;
    }
    let whole = parts.complete(&position, mv);
    if let Some(&(from, to)) = parts.puts.first()
        && (astray::is_left(&position, mv, &parts) || !(noticed || whole))
    {
        // More was done than this move; or less, and nobody finishes it who has not noticed (7.5.1).
        not_one_move(docket, without_a_piece(from, to));
        return None;
    }
    super::made(docket, player, mv.into(), Hands::One);
    Some(made_rule(&position, mv))
}

/// The pieces lie as no single move puts them: the press completes that, and it is an illegal move (7.5.1).
fn not_one_move(docket: &mut Docket, attempt: Attempt) {
    let hands = docket.game.open_ply().map_or(Hands::One, |ply| ply.hands);
    docket.record(What::MoveMade {
        attempt,
        hands,
        legal: Err(Illegality::NotOneMove),
        testimony: Testimony::Screen,
        kept: true,
        passed: None,
    });
}

fn made_rule(position: &Position, mv: Move) -> &'static Rule {
    if mv.castles().is_some() {
        &CASTLING_MADE
    } else if mv.promotion().is_some() {
        &PROMOTION_MADE
    } else if taken(position, mv).is_some() {
        &CAPTURE_MADE
    } else {
        &RELEASED
    }
}

/// The rules by which the last move counts as made.
pub(super) fn made_by(game: &Game, ply: &Ply) -> Option<Vec<&'static Rule>> {
    let mv = ply.legal.ok()?;
    let before = game.before(game.plies.len() - 1);
    let mut rules = vec![made_rule(before, mv)];
    let in_parts = ply.parts.as_ref().filter(|parts| !parts.is_empty());
    if let (Some(_), Some(parts)) = (mv.promotion(), in_parts) {
        rules.push(&PROMOTION_ANY_ORDER);
        if parts.puts.is_empty() {
            rules.push(&PROMOTION_PAWN_NOT_PLACED);
        }
    }
    if mv.promotion().is_some() && taken(before, mv).is_some() {
        rules.push(&PROMOTION_OCCUPIED);
    }
    Some(rules)
}
