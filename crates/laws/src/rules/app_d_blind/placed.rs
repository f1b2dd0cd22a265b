//! The special board: what is put into its holes and said makes a move (D.2.3).

use chess::{Attempt, Color, Position, Role, Square, Wing};

use super::Fact;
use crate::command::{Hands, Manner, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::{Testimony, What};
use crate::game::Game;

/// Pieces are put into their holes. King and rook one after the other castle together; any other piece that was put before has
/// left its hole, and is touched by that (D.2.2).
pub(super) fn place(docket: &mut Docket, player: Color, attempt: Attempt) -> Result<(), Refusal> {
    let state = &docket.game.blind;
    let before = state.placed;
    let position = docket.game.position();
    let castling = before.and_then(|before| castled_in_parts(position, before, attempt));
    if let (Some(castling), Some(before)) = (castling, before) {
        let said = state.announced;
        let king_is_made = said.is_some_and(|said| is_same_move(position, before, said));
        docket.record(What::Blind(Fact::Placed(castling)));
        if king_is_made {
            docket.then(Finding::Hand(attempt, Hands::One));
            return Ok(());
        }
        return made_if_whole(docket);
    }
    docket.record(What::Blind(Fact::Placed(attempt)));
    if let (Some(Attempt::Displace { from, .. }), Attempt::Displace { from: now, .. }) =
        (before, attempt)
    {
        let touched = docket.game.touched.iter().any(|t| t.square == from);
        if from != now && !touched {
            docket.touched(from, Manner::Plain);
            docket.then(Finding::TakenOut(player));
        }
    }
    made_if_whole(docket)
}

/// Castling told as two pieces that are put down one after the other, in either order.
fn castled_in_parts(position: &Position, first: Attempt, second: Attempt) -> Option<Attempt> {
    let (Attempt::Displace { from: a, to: c, .. }, Attempt::Displace { from: b, to: d, .. }) =
        (first, second)
    else {
        return None;
    };
    let role = |square| position.board().role_at(square);
    let (king, king_to, rook, rook_to) = match (role(a), role(b)) {
        (Some(Role::King), Some(Role::Rook)) => (a, c, b, d),
        (Some(Role::Rook), Some(Role::King)) => (b, d, a, c),
        _ => return None,
    };
    let wing = Wing::of(king, rook);
    let stands = |file| Square::at(file, king.rank());
    let so = (king_to, rook_to) == (stands(wing.king_file()), stands(wing.rook_file()));
    so.then_some(Attempt::Castle { king, rook })
}

/// Placed, announced and, for a capture, taken off: the move is made (D.2.3).
pub(super) fn made_if_whole(docket: &mut Docket) -> Result<(), Refusal> {
    let state = &docket.game.blind;
    let (Some(placed), Some(announced)) = (state.placed, state.announced) else {
        return Ok(());
    };
    let same = is_as_announced(docket.game.position(), placed, announced);
    if !same || !capture_is_off(&docket.game, placed) {
        return Ok(());
    }
    let placed = match becomes(placed, announced) {
        true => announced,
        false => placed,
    };
    if !docket.game.is_watched() {
        // What he has said and placed is his own word, as an entry of his sheet would be. A legal move goes into the
        // record; what else it may be, the arbiter finds.
        let mover = docket.game.turn();
        let level = mover == docket.game.to_move();
        if level && docket.game.position().judge(placed).is_ok() {
            docket.then(Finding::Known(mover, placed, Testimony::MoverAndPress));
        }
        return Ok(());
    }
    docket.then(Finding::Hand(placed, Hands::One));
    Ok(())
}

/// Has the piece that this move takes been taken off the board, if there is one (D.2.3.1)?
pub(super) fn capture_is_off(game: &Game, attempt: Attempt) -> bool {
    let Attempt::Displace { from, to, .. } = attempt else {
        return true;
    };
    let position = game.position();
    let taken = if position.board().piece_at(to).is_some() {
        Some(to)
    } else if position.passed_square() == Some(to)
        && position.board().role_at(from) == Some(Role::Pawn)
        && from.file() != to.file()
    {
        Some(Square::at(to.file(), from.rank()))
    } else {
        None
    };
    taken.is_none() || game.blind.taken_off == taken
}

/// Is this what was announced (D.2.3.3)? Of a promotion the holes need not tell which piece it is.
pub(super) fn is_as_announced(position: &Position, placed: Attempt, announced: Attempt) -> bool {
    is_same_move(position, placed, announced) || becomes(placed, announced)
}

/// A pawn was put on the last rank, and the announcement names the piece that it becomes.
fn becomes(placed: Attempt, announced: Attempt) -> bool {
    match (placed, announced) {
        (
            Attempt::Displace {
                from,
                to,
                placed: None,
            },
            Attempt::Displace {
                from: of,
                to: there,
                placed: Some(_),
            },
        ) => (from, to) == (of, there),
        _ => false,
    }
}

/// Are these two ways to tell one move (D.2.1, D.2.3.3)? Castling may be told by the king alone.
pub(super) fn is_same_move(position: &Position, a: Attempt, b: Attempt) -> bool {
    let castles = |a: Attempt, b: Attempt| match (a, b) {
        (Attempt::Castle { king, rook }, Attempt::Displace { from, to, .. }) => {
            let stands = Square::at(Wing::of(king, rook).king_file(), king.rank());
            (from, to) == (king, stands)
        }
        _ => false,
    };
    let legal = |attempt: Attempt| position.judge(attempt).ok();
    let alike = legal(a).is_some() && legal(a) == legal(b);
    a == b || alike || castles(a, b) || castles(b, a)
}
