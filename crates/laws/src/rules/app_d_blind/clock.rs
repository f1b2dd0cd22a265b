//! The clock in a game with a visually disabled player: pressed before the move is made and said (D.2.4), or after a slip
//! of the tongue that nobody has put right (D.2.8).

use chess::{Attempt, Color};

use super::placed::{capture_is_off, is_as_announced, is_same_move};
use super::{
    ANNOUNCED, ANNOUNCING, BoardsDiffer, CAPTURE, Fact, PLACED, SLIP, THEN_CLOCK, applies, goes_on,
    is_blind,
};
use crate::command::Hands;
use crate::course::{Finding, follow};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};

/// What a press comes to.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Pressing {
    /// What it comes to everywhere.
    Ordinary,
    /// Nothing: the move is not made and said, and the player's own clock runs on.
    Early,
    /// The press completes a move that was announced as another.
    Slip,
}

/// A player presses; what does Appendix D make of it (D.2.4, D.2.8)?
pub(crate) fn before_press(docket: &mut Docket, player: Color) -> Pressing {
    if !applies(&docket.game) {
        return Pressing::Ordinary;
    }
    if let Some((rule, missing)) = lacks(&docket.game, player) {
        docket.record(What::Blind(Fact::PressedEarly(player)));
        let runs = Ruling::new(Remedy::ClockOf { player }, rule);
        docket.rule(missing.map_or(runs.clone(), |missing| runs.with(missing)));
        docket.weigh(player, rule);
        return Pressing::Early;
    }
    goes_on(docket, player);
    let Some(said) = docket.game.blind.announced else {
        return Pressing::Ordinary;
    };
    if docket.game.unpressed[player] > 0 {
        let last = docket.game.plies.last().filter(|ply| ply.mover == player);
        let before = docket.game.before(docket.game.plies.len() - 1);
        let differs = last.is_some_and(|ply| !is_same_move(before, ply.attempt, said));
        return if differs {
            Pressing::Slip
        } else {
            Pressing::Ordinary
        };
    }
    match docket.game.blind.placed {
        // King or pawn stand where they should, and what is left of the move is looked at as everywhere.
        Some(placed) if is_as_announced(docket.game.position(), placed, said) => Pressing::Ordinary,
        // A game does not end by a move that nobody has said (D.2.3.3).
        Some(placed) if ends_the_game(docket, placed) => {
            docket.record(What::Blind(Fact::PressedEarly(player)));
            slipped(docket);
            Pressing::Early
        }
        // What stands in the holes is what he has done; what he said is something else.
        Some(placed) if docket.game.is_watched() => {
            docket.then(Finding::Hand(placed, Hands::One));
            Pressing::Slip
        }
        _ => Pressing::Ordinary,
    }
}

fn ends_the_game(docket: &Docket, placed: Attempt) -> bool {
    let mut ahead = docket.ahead();
    ahead.then(Finding::Hand(placed, Hands::One));
    docket.game.is_watched() && follow(&mut ahead).is_ok() && ahead.game.outcome.is_some()
}

/// What is missing of the move, with the rule by which the clock must wait for it. A press with nothing done at all is
/// a press without a move, as everywhere.
fn lacks(game: &Game, player: Color) -> Option<(&'static Rule, Option<&'static Rule>)> {
    let state = &game.blind;
    if game.unpressed[player] > 0 {
        let silent = state.announced.is_none();
        let open = game.open_ply().is_some_and(|ply| ply.mover == player);
        return (silent && open).then_some(match is_blind(game, player) {
            true => (&THEN_CLOCK, Some(&ANNOUNCED)),
            false => (&ANNOUNCING, None),
        });
    }
    if !is_blind(game, player) || player != game.turn() {
        return None;
    }
    let missing = match (state.placed, state.announced) {
        (None, None) => return None,
        (None, Some(_)) => &PLACED,
        (Some(_), None) => &ANNOUNCED,
        (Some(placed), Some(_)) if !capture_is_off(game, placed) => &CAPTURE,
        (Some(_), Some(_)) => return None,
    };
    Some((&THEN_CLOCK, Some(missing)))
}

/// The opponent's clock was started after a slip of the tongue: it can no longer be corrected (D.2.8), and the two boards differ
/// (D.2.9).
pub(crate) fn slipped(docket: &mut Docket) {
    if docket.game.outcome.is_some() {
        return;
    }
    docket.record(What::Blind(Fact::BoardsDiffer));
    docket.stop_clocks();
    docket.rule(Ruling::asks(BoardsDiffer.into()).with(&SLIP));
}
