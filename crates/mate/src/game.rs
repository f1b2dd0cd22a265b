//! Whole games: when did the position die?

use chess::{Color, Position};

use crate::solver::Solver;
use crate::verdict::{Budget, Proof, Verdict};

/// The first position of a game that is dead (5.2.2), by its place among `positions`, which are those of the
/// game in order. What is dead stays dead, so the last one is asked first and the rest is bisected.
///
/// A position that the budget does not decide counts as alive: the answer is then never too early.
pub fn first_dead(positions: &[Position], budget: Budget) -> Option<usize> {
    let mut solver = Solver::new(Proof::Dropped);
    first_dead_by(positions, |position| {
        Color::ALL.iter().all(|&side| {
            matches!(
                solver.decide(position, side, budget).verdict,
                Verdict::Unwinnable(_)
            )
        })
    })
}

/// The same for whoever decides in a way of his own whether a position is dead.
pub fn first_dead_by(
    positions: &[Position],
    mut dead: impl FnMut(&Position) -> bool,
) -> Option<usize> {
    if !dead(positions.last()?) {
        return None;
    }
    // Everything before `alive` is alive, `found` is dead.
    let (mut alive, mut found) = (0, positions.len() - 1);
    while alive < found {
        let middle = alive + (found - alive) / 2;
        if dead(&positions[middle]) {
            found = middle;
        } else {
            alive = middle + 1;
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_capture_of_the_last_pawn_kills_the_game() {
        let mut position = Position::from_fen("4k3/8/8/8/8/3p4/3K4/8 b - - 0 1").unwrap();
        let mut game = vec![position];
        for uci in ["e8e7", "d2d3", "e7e6", "d3e3"] {
            let moves = position.legal_moves();
            let mv = moves.into_iter().find(|mv| mv.to_string() == uci).unwrap();
            position.play(mv);
            game.push(position);
        }
        assert_eq!(first_dead(&game, Budget::Unlimited), Some(2));
        assert_eq!(first_dead(&game[..2], Budget::Unlimited), None);
        assert_eq!(first_dead(&[], Budget::Unlimited), None);
    }
}
