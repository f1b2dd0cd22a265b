//! Closure against abstraction: all positions that legal moves reach, looked at one by one here, and the verdicts
//! of the solver and of the quick answer, which rest on regions, blockades and material as well.

#[path = "common/boards.rs"]
mod boards;

use std::collections::HashSet;

use boards::Dice;
use chess::{Color, Position};
use mate::{Budget, Key, Proof, Quick, Solver, Verdict};

/// Positions looked at before a board is left alone.
const MOST: usize = 2_000;

/// Can the side mate, by nothing but legal moves? `None` if there is too much to look at.
fn reachable(start: &Position, side: Color) -> Option<bool> {
    let mut seen = HashSet::from([Key::of(start)]);
    let mut waiting = vec![*start];
    while let Some(position) = waiting.pop() {
        if position.turn() != side && position.is_checkmate() {
            return Some(true);
        }
        for mv in position.legal_moves() {
            let next = position.after(mv);
            if seen.insert(Key::of(&next)) {
                waiting.push(next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(false)
}

#[test]
fn the_abstraction_agrees_with_the_closure() {
    let mut solver = Solver::new(Proof::Dropped);
    let mut quick = Quick::default();
    let mut dice = Dice(0x5eed_0006);
    let (mut closed, mut mates) = (0, 0);
    for _ in 0..4_000 {
        let Some(position) = boards::any(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            let fen = position.to_fen();
            let found = quick.ask(&position, side);
            assert!(quick.work() <= Quick::MOST_WORK, "{fen} {side}: too long");
            let Some(truth) = reachable(&position, side) else {
                continue;
            };
            assert!(!truth || found.is_none(), "{fen} {side}: quick is wrong");
            let verdict = solver.decide(&position, side, Budget::THOROUGH).verdict;
            assert_eq!(
                matches!(verdict, Verdict::Winnable(_)),
                truth,
                "{fen} {side}"
            );
            closed += usize::from(!truth);
            mates += usize::from(truth);
        }
    }
    assert!(closed > 300 && mates > 60, "{closed} closed, {mates} mates");
}
