//! "Can this side mate by any series of legal moves?", asked inside a decision.
//!
//! One question in three strengths, which are the search's own: after every move, where a result hangs on it, and beside
//! the game for as long as it takes. What is said is proved; what cannot be proved in time is left open.

use chess::{Color, Position};
use mate::{Budget, Life, Solver, Strength, Verdict};

use crate::game::Game;
use crate::proof::Proof;
use crate::rule::{Ground, Rule};
use crate::rules::a05_end::CanMate;
use crate::ruling::{Remedy, Ruling};

/// After a move that may have killed the game: what the quick answer does not know is looked for no longer than this.
const AFTER_A_MOVE: Budget = Budget {
    nodes: 2_500,
    memory: 4 << 20,
};

/// Can the side ever mate? `None` if that takes longer to find out than a decision may last.
pub(crate) fn can_mate(position: &Position, side: Color) -> Option<bool> {
    let decision = Solver::new(mate::Proof::Dropped).decide(position, side, Strength::Result);
    match decision.verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Undecided => None,
    }
}

/// The player loses, or it is a draw because the opponent cannot mate him: what 5.1.2, 6.9, 7.5.5 and I.8 say alike. If
/// that takes too long to find out, it is asked.
pub(crate) fn loses_or_draw(position: &Position, loser: Color, rule: &'static Rule) -> Ruling {
    let side = !loser;
    let decision = Solver::new(mate::Proof::Kept).decide(position, side, Strength::Result);
    let remedy = match decision.verdict {
        Verdict::Winnable(_) => Remedy::Win { winner: side },
        Verdict::Unwinnable(_) => Remedy::Draw,
        Verdict::Undecided => {
            let ground = Ground(rule);
            return Ruling::asks(CanMate { side, ground }.into());
        }
    };
    Ruling::new(remedy, rule).resting_on(Proof::of(position, side, decision))
}

/// The same where nobody knows what stands on the board: the arbiter, who is there, says whether the side can mate.
pub(crate) fn asked_at_the_board(side: Color, rule: &'static Rule) -> Ruling {
    let ground = Ground(rule);
    Ruling::asks(CanMate { side, ground }.into())
}

/// A loss on a board that nobody has watched, whatever was played since the last position that is known. Who cannot mate from
/// that one never can; if all his pieces may have been taken since, the arbiter is asked.
pub(crate) fn loses_unseen(game: &Game, loser: Color, rule: &'static Rule) -> Ruling {
    if let Some(drawn) = drawn_for_good(game, loser, rule) {
        return drawn;
    }
    let side = !loser;
    let known = game.standing();
    let from_there = loses_or_draw(known, loser, rule);
    match from_there.remedy {
        Remedy::Draw if !game.rests_on_sheets() => from_there,
        Remedy::Win { .. } if !game.may_be_bare(side) => {
            Ruling::new(Remedy::Win { winner: side }, rule)
        }
        _ => asked_at_the_board(side, rule),
    }
}

/// Can a side not mate, whatever was played and whatever is written? Who began with his king alone has nothing more; nor has
/// he whom the arbiter has seen so.
pub(crate) fn is_bare_for_good(game: &Game, side: Color) -> bool {
    let stood = game.surely_stood();
    stood.board().color(side).count() == 1
}

/// A loss of which that makes a draw: it needs nobody's word on the position.
pub(crate) fn drawn_for_good(game: &Game, loser: Color, rule: &'static Rule) -> Option<Ruling> {
    let bare = is_bare_for_good(game, !loser);
    bare.then(|| loses_or_draw(game.surely_stood(), loser, rule))
}

/// What a loss would be instead if the sheets are right: a draw, or a question for the search. Nothing is proved from a
/// position that nobody knows.
pub(crate) fn if_as_written(game: &Game, loser: Color, rule: &'static Rule) -> Option<Ruling> {
    let told = game.is_told().then(|| game.standing());
    let ruling = told.map(|position| loses_or_draw(position, loser, rule));
    ruling.filter(|ruling| !matches!(ruling.remedy, Remedy::Win { .. }))
}

/// Can neither side ever mate? Then why. An ordinary position is not searched at all; what this gate lets pass is found by
/// the search beside the game.
pub(crate) fn dead(position: &Position) -> Option<Vec<Proof>> {
    if !may_be_dead(position) {
        return None;
    }
    let mut solver = Solver::new(mate::Proof::Kept);
    let quick = solver.life(position, Strength::Quick);
    if matches!(quick, Life::Alive { .. }) {
        return None;
    }
    // The quick answer gives a reason for people and no certificate: what ends a game is proved so that it can be checked.
    let proved = Proof::of_death(position, solver.life(position, AFTER_A_MOVE));
    proved.or_else(|| Proof::of_death(position, quick))
}

/// Is there anything about the position that could keep both sides from mating?
fn may_be_dead(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|side| mate::in_doubt(position, side))
}
