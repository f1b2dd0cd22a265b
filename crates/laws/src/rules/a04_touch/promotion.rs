//! The new piece of a promotion: put down, exchanged for the pawn, taken up again (3.7.3.3, 4.4.4, 4.6, 4.7.3).

use chess::{Attempt, Bitboard, Color, Illegality, Move, Rank, Role, Square};

use super::geometry::waits_there;
use super::parts::{Grip, Parts, Placed, fitting, made_or_bound};
use crate::command::{Hands, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;

/// A new piece is put on the square of promotion. The choice is final once it touches the square (4.4.4).
pub(super) fn place(
    docket: &mut Docket,
    role: Role,
    square: Square,
    grip: Grip,
) -> Result<(), Refusal> {
    let hand = docket.player()?;
    let is_piece = !matches!(role, Role::King | Role::Pawn);
    if is_piece && grip == Grip::Released && leaves_pawn_on(&docket.game, hand, square) {
        docket.then(Finding::PawnReplaced(square, role));
        return Ok(());
    }
    let Some(player) = super::has_turn(docket)? else {
        return place_after_move(docket, square, role);
    };
    let game = &docket.game;
    let other = |chosen| chosen != (square, role);
    // What has touched the last rank, or lies somewhere, is seen as chosen, whether a pawn can be promoted there or not.
    let seen = game.seen().filter(|seen| seen.by == player);
    let another = seen.is_some_and(|seen| seen.has_another_than(square, role));
    if another || game.parts.chosen.is_some_and(other) {
        match let_go_instead(game, square, role).filter(|_| grip == Grip::Released) {
            Some(attempt) => docket.then(Finding::Hand(attempt, Hands::One)),
            None => super::restate(docket, player),
        }
        return Ok(());
    }
    if let Some(attempt) = finished(game, square, role).filter(|_| grip == Grip::Released) {
        docket.declined_by_touch();
        super::made(docket, player, attempt, Hands::One);
        return Ok(());
    }
    let before = Parts {
        placed: None,
        chosen: None,
        ..game.parts.clone()
    };
    let promotes = |mv: &Move| mv.promotion().is_some() && mv.to() == square;
    let Some(pawn) = fitting(game, &before).into_iter().find(promotes) else {
        place_beside(docket, player, Placed { square, role, grip });
        return Ok(());
    };
    let next = before.with_placed(Placed { square, role, grip });
    let fitting = fitting(game, &next);
    // The pawn that stands on the square makes room for the piece it is exchanged for (3.7.3.3).
    let stood = pawn.from();
    let lies_there = game.parts.puts.contains(&(stood, square)) && !game.parts.is_off(stood);
    docket.declined_by_touch();
    if lies_there && grip != Grip::Held {
        let astray = false;
        docket.record(What::PieceRemoved {
            square,
            stood,
            astray,
        });
    }
    record_placed(docket, Placed { square, role, grip });
    if fitting.is_empty() {
        let attempt = Attempt::Displace {
            from: pawn.from(),
            to: square,
            placed: Some(role),
        };
        super::made(docket, player, attempt, Hands::One);
    } else {
        made_or_bound(docket, player, &fitting);
    }
    Ok(())
}

/// The chosen piece is still in the hand, and its pawn is off the board: whatever is let go there has been played (4.7.3), though
/// another was chosen (4.4.4).
fn let_go_instead(game: &Game, to: Square, role: Role) -> Option<Attempt> {
    let held = |placed: &Placed| (placed.square, placed.grip) == (to, Grip::Held);
    game.parts.placed.filter(held)?;
    let (from, placed) = (pawn_in_hand(game)?, Some(role));
    Some(Attempt::Displace { from, to, placed })
}

/// A new piece comes when the move is made. In the place of another, what is told in parts is the same as what is told at once;
/// anywhere else it belongs to no move.
fn place_after_move(docket: &mut Docket, square: Square, role: Role) -> Result<(), Refusal> {
    let player = docket.player()?;
    docket.then(match chosen_anew(&docket.game, player, square, role) {
        Some(attempt) => Finding::Hand(attempt, Hands::One),
        None => Finding::Displaced(player),
    });
    Ok(())
}

/// The move that a promotion already made would be with this piece.
fn chosen_anew(game: &Game, player: Color, square: Square, role: Role) -> Option<Attempt> {
    let ply = game.open_ply().filter(|ply| ply.mover == player)?;
    match ply.attempt {
        Attempt::Displace {
            from,
            to,
            placed: Some(_),
        } if to == square && game.is_watched() => {
            let placed = Some(role);
            Some(Attempt::Displace { from, to, placed })
        }
        _ => None,
    }
}

/// The move that is finished by a piece put where its pawn waits, however the pawn came there.
fn finished(game: &Game, square: Square, role: Role) -> Option<Attempt> {
    match game.open_promotion()?.attempt {
        Attempt::Displace { from, to, .. } if to == square => {
            let placed = Some(role);
            Some(Attempt::Displace { from, to, placed })
        }
        _ => None,
    }
}

/// Does a pawn of his stand here on the last rank, left by a move that stands because nobody has claimed it (A.5.2)?
fn leaves_pawn_on(game: &Game, player: Color, square: Square) -> bool {
    let pawns = game.standing().board().pieces(player, Role::Pawn);
    let last = Bitboard::relative_rank(player, Rank::EIGHTH);
    !game.regulations().is_supervised() && (pawns & last).contains(square)
}

fn record_placed(docket: &mut Docket, placed: Placed) {
    let Placed { square, role, grip } = placed;
    let promotes = Some(docket.game.can_promote(square, role));
    docket.record(What::PiecePlaced {
        square,
        role,
        grip,
        promotes,
    });
}

/// A piece is put where no pawn can be promoted.
fn place_beside(docket: &mut Docket, player: Color, placed: Placed) {
    let Placed { square, role, grip } = placed;
    let game = &docket.game;
    let pawn = pawn_in_hand(game).or_else(|| pawn_lying_on(game, square));
    let pawn = pawn.filter(|_| grip == Grip::Released);
    if let Some(from) = pawn {
        // A pawn replaced where it cannot be promoted: an illegal move, as when it is made in one act.
        docket.declined_by_touch();
        record_placed(docket, Placed { square, role, grip });
        let (to, placed) = (square, Some(role));
        let attempt = Attempt::Displace { from, to, placed };
        return super::made(docket, player, attempt, Hands::One);
    }
    // It belongs to no move and is taken off again, on his own time, unless a pawn goes for it.
    let nothing_put = game.parts.puts.is_empty() && game.parts.placed.is_none();
    if grip == Grip::Released && nothing_put {
        record_placed(docket, Placed { square, role, grip });
        if square.rank() == Rank::EIGHTH.relative_to(player) {
            // Nobody is told that no pawn can be promoted there.
            return super::bind(docket, player);
        }
    }
    docket.then(Finding::Displaced(player));
}

/// The only pawn that its owner has taken off the board.
fn pawn_in_hand(game: &Game) -> Option<Square> {
    let position = game.position();
    let pawns = position.board().pieces(position.turn(), Role::Pawn);
    let mut off = pawns.into_iter().filter(|pawn| game.parts.is_off(*pawn));
    off.next().filter(|_| off.next().is_none())
}

/// The pawn that was put on this square of the last rank although it cannot go there: it makes room as any other does.
fn pawn_lying_on(game: &Game, square: Square) -> Option<Square> {
    let mut puts = game.parts.puts.iter();
    let waits =
        |put: &&(Square, Square)| put.1 == square && waits_there(game.position(), put.0, put.1);
    let own = game.position().board().pieces(game.turn(), Role::Pawn);
    puts.find(waits)
        .map(|(from, _)| *from)
        .filter(|from| own.contains(*from))
}

/// A pawn is taken off for a piece that was put where it cannot be promoted: the same illegal move the other way round (3.7.3.3).
pub(super) fn replaced_beside(game: &Game, pawn: Square) -> Option<Attempt> {
    let (to, role) = game.parts.beside?;
    let own = game.position().board().pieces(game.turn(), Role::Pawn);
    let (from, placed) = (pawn, Some(role));
    own.contains(pawn)
        .then_some(Attempt::Displace { from, to, placed })
}

/// The new piece itself is taken up again; the choice of it is final all the same (4.4.4).
pub(super) fn take_up(docket: &mut Docket, player: Color, square: Square) {
    let (stood, astray) = (square, true);
    docket.record(What::PieceRemoved {
        square,
        stood,
        astray,
    });
    super::bind(docket, player);
}

/// Is a pawn put on the last rank as for a promotion that is not legal, or as a part of what was begun in parts (4.7.3)? It waits
/// for its piece all the same, as everybody sees it.
pub(super) fn waits_in_vain(game: &Game, from: Square, to: Square) -> bool {
    let position = game.position();
    let pawn = position.board().role_at(from) == Some(Role::Pawn);
    let placed = None;
    let missing = || position.judge(Attempt::Displace { from, to, placed });
    let in_parts = game.seen().is_some_and(|seen| seen.by == game.turn());
    let vain = || in_parts || missing() != Err(Illegality::PromotionMissing);
    pawn && waits_there(position, from, to) && vain()
}

/// The move of a pawn that was put on the last rank in parts and waits there for its piece (4.7.3).
pub(crate) fn waiting(game: &Game) -> Option<Attempt> {
    let &(from, to) = game.parts.puts.first()?;
    let position = game.position();
    let pawn = position.board().role_at(from) == Some(Role::Pawn);
    let alone = game.parts.placed.is_none() && game.parts.beside.is_none();
    let placed = None;
    let waits = pawn && alone && waits_there(position, from, to);
    waits.then_some(Attempt::Displace { from, to, placed })
}
