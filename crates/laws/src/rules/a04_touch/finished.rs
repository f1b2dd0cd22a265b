//! What becomes of a move made in parts: what counts of it when the clock is pressed, and by which rules it is made (4.7).

use chess::{Attempt, Color, Illegality, Move, Position, Square};

use super::astray;
use super::geometry::{castling_ways, taken};
use super::parts::{Grip, fitting};
use super::{
    CAPTURE_MADE, CASTLING_MADE, PROMOTION_ANY_ORDER, PROMOTION_MADE, PROMOTION_OCCUPIED,
    PROMOTION_PAWN_NOT_PLACED, RELEASED,
};
use crate::command::{Act, Done, Hands};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::{Testimony, What};
use crate::game::{Game, Ply};
use crate::regulations::IllegalNotice;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};

/// The clock is about to be pressed although the move has not been made: what was done counts as far as it
/// goes. A part that only waits to be finished is finished, and the arbiter may penalise by the rule that is answered; a
/// pawn that was not replaced, or a king put where he cannot go, is an illegal move (7.5). Between two pawns that could have
/// been meant nobody chooses for the player.
pub(crate) fn finish_before_press(docket: &mut Docket, player: Color) -> Option<&'static Rule> {
    let game = &docket.game;
    if let Some(attempt) = astray::with_others(game, player) {
        not_one_move(docket, attempt, None);
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
        not_legal(docket, player);
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
    let more = astray::is_left(&position, mv, &parts);
    if let Some(&(from, to)) = parts.puts.first()
        && (more || !(noticed || whole))
    {
        // More was done than this move (7.5.1); or less, and nobody finishes it who has not noticed.
        let unfinished = (!more).then_some(mv);
        not_one_move(docket, without_a_piece(from, to), unfinished);
        return None;
    }
    super::made(docket, player, mv.into(), Hands::One);
    Some(made_rule(&position, mv))
}

/// No legal move fits what was released: it counts as what it is. King and rook that lie as for castling have tried that, however
/// it was told (4.4.3).
fn not_legal(docket: &mut Docket, player: Color) {
    let Some(&(from, to)) = docket.game.parts.puts.first() else {
        return;
    };
    let tried = docket.game.only_seems_made(player);
    let castled = tried.filter(|attempt| matches!(attempt, Attempt::Castle { .. }));
    let attempt = castled.unwrap_or(Attempt::Displace {
        from,
        to,
        placed: None,
    });
    super::made(docket, player, attempt, Hands::One);
}

/// The pieces lie as no single move puts them: the press completes that, and it is an illegal move (7.5.1), unless a legal one
/// was only left unfinished.
fn not_one_move(docket: &mut Docket, attempt: Attempt, unfinished: Option<Move>) {
    let hands = docket.game.open_ply().map_or(Hands::One, |ply| ply.hands);
    docket.record(What::MoveMade {
        attempt,
        hands,
        legal: Err(Illegality::NotOneMove),
        testimony: Testimony::Screen,
        kept: true,
        passed: None,
        unfinished,
    });
}

/// A legal move that was only left unfinished is finished, by the rule by which it counts as made: whoever leaves the rook in
/// its corner, or a taken piece on the board, has not played another move (4.7).
pub(crate) fn finishes(game: &Game, at: usize) -> Option<(Ruling, &'static Rule)> {
    let mv = game.plies[at].unfinished?;
    let rule = made_rule(game.before(at), mv);
    let attempt = Done(mv.into());
    Some((Ruling::new(Remedy::Finished { attempt, mv }, rule), rule))
}

/// Does the hand that made the last move do what was left undone of it: the rook goes across, or what was taken leaves the
/// board (4.7.1, 4.7.2)? Then it is finished, if it has not been; whoever does so has pointed at it himself.
pub(super) fn finished_by_hand(docket: &mut Docket, player: Color, act: &Act) -> bool {
    let game = &docket.game;
    let Some(at) = game.plies.len().checked_sub(1) else {
        return false;
    };
    let ply = &game.plies[at];
    let his = ply.mover == player && game.turn() != player && game.outcome.is_none();
    let mv = ply.unfinished.or(ply.legal.ok());
    let (Some(mv), Some(parts), true) = (mv, &ply.parts, his && ply.completed.is_some()) else {
        return false;
    };
    let undone = match (act, mv) {
        (&Act::Put { from, to }, Move::Castle { king, rook }) => {
            let way = (from, to);
            castling_ways(king, rook).contains(&way) && !parts.puts.contains(&way)
        }
        (&Act::Remove(square), mv) => {
            // On the square of the capture itself two pieces lie, as long as it is not finished; then it is his own that stands there.
            let open = |taken: &Square| *taken != mv.to() || ply.unfinished.is_some();
            let left = taken(game.before(at), mv).filter(open);
            left == Some(square) && !parts.removed.contains(square)
        }
        _ => false,
    };
    if undone && ply.unfinished.is_some() {
        docket.then(Finding::unfinished(player, at));
    }
    undone
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

/// The rules by which the last move counts as made (4.6, 4.7).
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
