//! What was told piece by piece looks like a move that is made, and is none by the Laws: castling that is not legal, or another move
//! of a king who has to castle. Nobody is told before the hand is off; and when others go on, it counts as the move that it
//! looks like.

use chess::{Attempt, Color, Square};

use crate::command::{Act, Actor, Hands, Refusal};
use crate::course::follow;
use crate::docket::Docket;
use crate::game::Game;
use crate::refusal::Because;

/// Is it seen that this player's hand is still at a move that is not made, whatever the Laws make of it (4.7)?
pub(super) fn is_at_work(game: &Game, player: Color) -> bool {
    let his = game.seen().is_some_and(|seen| seen.by == player);
    his && game.seems_made(player).is_none()
}

/// Has his hand gone beyond one move, or made one (4.7)? What it takes off or puts down now belongs to none.
pub(super) fn is_beyond(game: &Game, player: Color) -> bool {
    let his = game.seen().filter(|seen| seen.by == player);
    his.is_some_and(|seen| seen.is_beyond())
}

/// Where somebody tells a move piece by piece, what lies where is as everybody sees it (4.7).
pub(super) fn is_there(game: &Game, square: Square, put: bool) -> Result<(), Refusal> {
    let there = game
        .seen()
        .is_none_or(|seen| seen.is_there(game.seen_from(seen), square, put));
    match there {
        true => Ok(()),
        false => Err(Refusal::plain(Because::NoPieceStandsThere)),
    }
}

/// A piece that was put elsewhere in parts may still be named by the square on which it stood, whatever has come of it (4.7).
pub(super) fn named(game: &Game, square: Square) -> Square {
    let stands = game.position().board().piece_at(square).is_some();
    let lies = game.seen().and_then(|seen| seen.lies_on(square));
    lies.filter(|_| !stands).unwrap_or(square)
}

/// Anything but a piece that the same hand puts elsewhere: what looks like a move counts as one from now on (4.7.2). What a press
/// completes is said there. If so, the game before that is given back, for an act of which nothing comes.
pub(crate) fn settle_what_seems(docket: &mut Docket, act: &Act) -> Result<Option<Game>, Refusal> {
    let mover = docket.game.seen().map(|seen| seen.by);
    let made = mover.and_then(|by| Some((by, docket.game.only_seems_made(by)?)));
    let Some((mover, attempt)) = made else {
        return Ok(None);
    };
    // King and rook lie as for castling: what the hand does now it does after a move, as if that had been told at once.
    let castled = matches!(attempt, Attempt::Castle { .. });
    let hand = match *act {
        Act::Put { from, to } => from != to && !castled,
        Act::Move { .. } => !castled,
        Act::Press => true,
        _ => false,
    };
    let by = docket.by;
    if !matches!(by, Actor::Player(_)) || (hand && by == Actor::Player(mover)) {
        return Ok(None);
    }
    let before = docket.game.clone();
    docket.by = Actor::Player(mover);
    super::made(docket, mover, attempt, Hands::One);
    follow(docket)?;
    docket.by = by;
    Ok(Some(before))
}
