//! Displaced pieces, at once (7.4) and found later (7.6).

use super::{
    DISPLACED_FOUND, DISPLACED_PENALTY, Fact, HELP, LastPosition, PUT_BACK, found_in_time,
};
use chess::Color;

use crate::command::Refusal;
use crate::docket::Docket;
use crate::event::What;
use crate::refusal::Because;
use crate::rule::Ground;
use crate::rules::a12_arbiter::Penalty;
use crate::ruling::{Remedy, Ruling};

/// A player knocks pieces over or shifts them: he owes their return on his own time.
pub(super) fn displace(docket: &mut Docket) -> Result<(), Refusal> {
    docket.at_the_pieces()?;
    let player = docket.player()?;
    displaced_by(docket, player);
    Ok(())
}

/// Pieces stand where no move has put them.
pub(crate) fn displaced_by(docket: &mut Docket, player: Color) {
    docket.record(What::Irregular(Fact::PiecesDisplaced(player)));
    docket.rule(Ruling::new(Remedy::PutPiecesBack { player }, &PUT_BACK));
}

/// Either player stops the clocks and calls the arbiter, who may also penalise.
pub(crate) fn call(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.player()?;
    let Some(against) = docket.game.irregular.displaced else {
        return Err(Refusal::plain(Because::NoPiecesDisplaced));
    };
    docket.stop_clocks();
    if docket.is_weighed(against, &PUT_BACK) {
        return Ok(());
    }
    let offence = Ground(&PUT_BACK);
    let by = Ground(&DISPLACED_PENALTY);
    let asked = Ruling::asks(
        Penalty {
            against,
            offence,
            by,
        }
        .into(),
    );
    docket.rule(asked.with(&HELP));
    Ok(())
}

/// The pieces stand right again. If it was done while the opponent had the move, his clock runs again now.
pub(super) fn put_back(docket: &mut Docket) -> Result<(), Refusal> {
    docket.at_the_pieces()?;
    let player = docket.player()?;
    let astray = docket.game.lies_astray(player);
    if docket.game.irregular.displaced != Some(player) && !astray {
        return Err(Refusal::plain(Because::PlayerDisplacedNoPieces));
    }
    docket.record(What::Irregular(Fact::PiecesPutBack(player)));
    let has_the_move = docket
        .game
        .open_ply()
        .map_or(docket.game.turn(), |ply| ply.mover);
    let running = docket.game.clock.running.map(|(side, _)| side);
    if running == Some(player) && has_the_move != player {
        docket.record(What::ClockRestarted(has_the_move));
    }
    Ok(())
}

/// Pieces were displaced some time ago: the arbiter says which position was the last right one.
pub(super) fn found(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &DISPLACED_FOUND)?;
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::DisplacedPiecesFound));
    docket.ask(LastPosition { offender: None });
    Ok(())
}
