//! What the arbiter finds of a touch: deliberate, or an accident (4.2.2; 4.3 in 2014).

use chess::{Color, Square};

use super::{ACCIDENT, TOUCHED, astray, bind_with, complaint};
use crate::command::{Done, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::ruling::{Duty, Remedy, Ruling};

/// Whose touch it was.
enum Whose {
    /// Of the player who has the move, for that move; also if nothing but the arbiter's eye has seen it.
    OnMove(Square),
    /// Of the player who has made his move since.
    HasMoved(Color),
    /// Of somebody who had not the move then: it binds nobody (4.3).
    Nobody,
}

/// The arbiter finds that a touch was deliberate, or that it was not (4.2.2).
pub(crate) fn find_touch(
    docket: &mut Docket,
    square: Square,
    deliberate: bool,
) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.arbiter()?;
    if !deliberate && of_move_taken_back(docket, square) {
        return Ok(());
    }
    match whose(&docket.game, square)? {
        Whose::OnMove(square) => of_this_move(docket, square, deliberate),
        Whose::HasMoved(mover) => of_last_move(docket, mover, square, deliberate),
        Whose::Nobody => {
            docket.rule(Ruling::new(Remedy::PlayOn, &TOUCHED));
            Ok(())
        }
    }
}

/// The touch of the move that is being made, else of the one just made.
fn whose(game: &Game, square: Square) -> Result<Whose, Refusal> {
    let stood = astray::stood(game, square);
    if game.touches(stood) {
        return Ok(Whose::OnMove(stood));
    }
    if let Some(ply) = game.moved_on().filter(|_| game.touched_before(square)) {
        return Ok(Whose::HasMoved(ply.mover));
    }
    if game.unbound.iter().any(|each| each.touch.square == square) {
        return Ok(Whose::Nobody);
    }
    match game.position().board().piece_at(stood) {
        Some(_) => Ok(Whose::OnMove(stood)),
        None => Err(Refusal::plain(Because::NoPieceStandsThere)),
    }
}

/// The rule by which it matters whether a touch was meant.
fn rule_of(game: &Game) -> &'static Rule {
    match game.regulations().edition {
        Edition::Y2014 => &TOUCHED,
        Edition::Y2018 | Edition::Y2023 => &ACCIDENT,
    }
}

fn found(of: Color, square: Square, deliberate: bool, kept: bool) -> What {
    let of = Some(of);
    What::TouchFound {
        square,
        deliberate,
        of,
        kept,
    }
}

/// The move is still to be made: the touch binds from now on, or binds no more.
fn of_this_move(docket: &mut Docket, square: Square, deliberate: bool) -> Result<(), Refusal> {
    let player = docket.game.turn();
    let known = docket.game.touched.iter().any(|t| t.square == square);
    if known == deliberate {
        return Err(Refusal::plain(Because::ThatHowItTakenAlready));
    }
    let rule = rule_of(&docket.game);
    docket.record(found(player, square, deliberate, true));
    if deliberate {
        docket.declined_by_touch();
    } else if docket.game.touched.is_empty() && docket.game.parts.is_empty() {
        // Nothing else was touched: that it was an accident is all there is to say.
        let duty = Duty::Any;
        docket.rule(Ruling::new(Remedy::MustMove { player, duty }, rule));
        return Ok(());
    }
    bind_with(docket, player, rule);
    Ok(())
}

/// The move was taken back because of this touch, which turns out to have been an accident: it stands again, and may have
/// ended the game (5.1.1). Says whether that was so.
fn of_move_taken_back(docket: &mut Docket, square: Square) -> bool {
    let Some((first, last, ply)) = docket.game.last_taken_back() else {
        return false;
    };
    let mover = ply.mover;
    if !ply.touched.iter().any(|touch| touch.square == square) {
        return false;
    }
    let mut before = docket.game.clone();
    before.withdraw(first, last, docket.at);
    if !keeps_to_touch(&before, mover, square, false) {
        return false;
    }
    let rule = rule_of(&docket.game);
    docket.rule(Ruling::new(Remedy::Withdrawn { first, last }, rule));
    docket.record(found(mover, square, false, true));
    docket.then(Finding::Reached);
    true
}

/// The move has been made since: if it is not the one that the touch binds to, it is put right as when the arbiter
/// intervenes (4.8); else play goes on.
fn of_last_move(
    docket: &mut Docket,
    mover: Color,
    square: Square,
    deliberate: bool,
) -> Result<(), Refusal> {
    let kept = keeps_to_touch(&docket.game, mover, square, deliberate);
    let breaks = deliberate && !kept;
    let last = docket.game.plies.last();
    let known = last.is_some_and(|ply| ply.touched.iter().any(|t| t.square == square));
    if known == deliberate && !breaks {
        return Err(Refusal::plain(Because::ThatHowItTakenAlready));
    }
    let goes_back = docket.game.goes_back_legal();
    let stands = goes_back.map(|at| Done(docket.game.plies[at].attempt));
    docket.record(found(mover, square, deliberate, kept));
    if breaks {
        complaint::put_right(docket, mover);
    } else if let (Some(attempt), true) = (stands, kept) {
        // It was to go back, and may have ended the game.
        let rule = rule_of(&docket.game);
        docket.rule(Ruling::new(Remedy::MoveStands { attempt }, rule));
        docket.then(Finding::Reached);
    } else {
        let rule = rule_of(&docket.game);
        docket.rule(Ruling::new(Remedy::PlayOn, rule));
    }
    Ok(())
}

/// Does the last move keep to what its maker had touched, once this touch is found to be so? Of an illegal one nobody asks.
fn keeps_to_touch(game: &Game, mover: Color, square: Square, deliberate: bool) -> bool {
    let mut before = game.clone();
    before.touch_found(mover, square, deliberate);
    let Some(ply) = before.plies.pop() else {
        return true;
    };
    before.touched = ply.touched.to_vec();
    before.duty = ply.owed.map(|duty| *duty);
    before.parts = ply.parts.map(|parts| *parts).unwrap_or_default();
    ply.legal.map_or(true, |mv| before.is_open(mv))
}
