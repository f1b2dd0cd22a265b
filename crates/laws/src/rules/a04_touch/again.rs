//! The hand that goes back to a move already made (4.1, 4.7, 7.5.1).

use chess::{Attempt, Square, Wing};

use super::RELEASED;
use crate::command::{Done, Hands, Manner, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Ply};
use crate::refusal::Because;
use crate::ruling::{Remedy, Ruling};

/// The hand goes back to a move that stands on the board and is not completed: the same move made again with one hand puts
/// two hands right (4.1); a released piece cannot go elsewhere on this move (4.7). An illegal move is put right so, and its
/// maker is not told which of the two it was: what he does now is answered for. The move still to be made, if there is one.
pub(super) fn again_in_hand(
    docket: &mut Docket,
    attempt: Attempt,
    hands: Hands,
) -> Result<Option<Attempt>, Refusal> {
    let Ok(player) = docket.player() else {
        return Ok(Some(attempt));
    };
    let game = &docket.game;
    let legal = |ply: &Ply| ply.mover == player && ply.legal.is_ok();
    let stands = game.open_ply().is_some_and(legal);
    let wrong = |ply: &Ply| ply.mover == player;
    let open = stands || game.open_illegal().is_some_and(wrong);
    let Some(made) = game.plies.last().filter(|_| open && game.is_watched()) else {
        return Ok(Some(attempt));
    };
    if made.attempt == attempt {
        docket.record(What::MadeAgain { hands });
        return Ok(None);
    }
    let lies = made.attempt;
    let attempt = taken_from(game, attempt);
    if !can_be_taken(game, lies, attempt) {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    if let Attempt::Displace { from, .. } = attempt
        && is_put_back(attempt)
    {
        // Picked up and put back: touched, and no more.
        docket.then(Finding::Touched(from, Manner::Plain));
        return Ok(None);
    }
    let meant = from_where_it_stood(lies, attempt);
    if stands {
        docket.record(What::HandAgain { attempt: meant });
        let stands = Remedy::MoveStands {
            attempt: Done(lies),
        };
        docket.rule(Ruling::new(stands, &RELEASED));
        return Ok(None);
    }
    docket.record(What::PiecesPutBack);
    if !is_put_back(meant) {
        return Ok(Some(meant));
    }
    if let (Attempt::Castle { king, rook }, Attempt::Displace { from: up, .. }) = (lies, meant) {
        other_stays(docket, [king, rook], up);
    }
    Ok(None)
}

/// Of a castling that is not legal one piece is taken up again: the other still lies where it was put.
fn other_stays(docket: &mut Docket, [king, rook]: [Square; 2], up: Square) {
    let wing = Wing::of(king, rook);
    let (from, file, astray) = match up {
        up if up == king => (rook, wing.rook_file(), true),
        up if up == rook => (king, wing.king_file(), false),
        _ => return,
    };
    let to = Square::at(file, king.rank());
    if from != to {
        docket.record(What::PiecePut { from, to, astray });
    }
}

/// A piece that the hand has left elsewhere since is taken from where it lies.
fn taken_from(game: &Game, attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::Displace { from, to, placed } => Attempt::Displace {
            from: game.left_on(from).unwrap_or(from),
            to,
            placed,
        },
        Attempt::Castle { .. } => attempt,
    }
}

/// Is there a piece to take: one that lies there now, or stood there before the move?
fn can_be_taken(game: &Game, lies: Attempt, attempt: Attempt) -> bool {
    let Attempt::Displace { from, .. } = attempt else {
        return true;
    };
    let before = game.before(game.plies.len() - 1).board();
    stood(lies, from) != from || before.piece_at(from).is_some()
}

/// Where the piece stood that a move has put on this square; the square itself, if it has put none there.
fn stood(lies: Attempt, square: Square) -> Square {
    match lies {
        Attempt::Displace { from, to, .. } if to == square => from,
        Attempt::Displace { .. } => square,
        Attempt::Castle { king, rook } => {
            let wing = Wing::of(king, rook);
            let put = |file| Square::at(file, king.rank()) == square;
            match (put(wing.king_file()), put(wing.rook_file())) {
                (true, _) => king,
                (_, true) => rook,
                (false, false) => square,
            }
        }
    }
}

/// The piece that was just moved, taken from where it lies, is the one that stood elsewhere before.
fn from_where_it_stood(lies: Attempt, attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::Displace { from, to, placed } => {
            let from = stood(lies, from);
            Attempt::Displace { from, to, placed }
        }
        Attempt::Castle { .. } => attempt,
    }
}

fn is_put_back(attempt: Attempt) -> bool {
    matches!(attempt, Attempt::Displace { from, to, .. } if from == to)
}
