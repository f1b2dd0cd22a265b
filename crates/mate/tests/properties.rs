//! What must hold of every verdict, on positions from games played at random.

#[path = "common/boards.rs"]
mod boards;
mod common;

use boards::{Dice, mirrored, penned, rammed, thrown};
use chess::{Color, Move, Position};
use mate::{Budget, Proof, Solver, Verdict, check, check_line, quick};

const BUDGET: Budget = Budget::nodes(20_000);

/// The verdict as a word, its proof gone through.
fn verdict(solver: &mut Solver, position: &Position, side: Color) -> Option<bool> {
    match solver.decide(position, side, BUDGET).verdict {
        Verdict::Winnable(line) => {
            check_line(position, side, &line)
                .unwrap_or_else(|flaw| panic!("{position:?} {side}: {flaw}"));
            Some(true)
        }
        Verdict::Unwinnable(certificate) => {
            check(position, side, &certificate)
                .unwrap_or_else(|flaw| panic!("{position:?} {side}: {flaw}"));
            Some(false)
        }
        Verdict::Undecided => None,
    }
}

#[test]
fn the_quick_answer_is_right_about_blockades() {
    let mut solver = Solver::new(Proof::Kept);
    let mut dice = Dice(0x5eed_0005);
    let mut held = 0;
    for _ in 0..4_000 {
        let Some(position) = penned(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            if quick(&position, side).is_some() {
                held += 1;
                let answer = verdict(&mut solver, &position, side);
                let fen = position.to_fen();
                assert_ne!(answer, Some(true), "{fen} {side}: quick is wrong");
            }
        }
    }
    assert!(held > 200, "only {held} blockades held");
}

#[test]
fn proofs_hold_on_thrown_boards() {
    let mut solver = Solver::new(Proof::Kept);
    let mut dice = Dice(0x5eed_0001);
    let (mut asked, mut open) = (0, 0);
    while asked < 3_000 {
        let men = 3 + dice.roll(3);
        let Some(position) = thrown(&mut dice, men) else {
            continue;
        };
        for side in Color::ALL {
            asked += 1;
            let answer = verdict(&mut solver, &position, side);
            open += usize::from(answer.is_none());
            if quick(&position, side).is_some() {
                assert_ne!(answer, Some(true), "{position:?} {side}: quick is wrong");
            }
        }
    }
    assert!(open * 50 < asked, "{open} of {asked} undecided");
}

#[test]
fn proofs_hold_on_rammed_boards_and_their_mirrors() {
    let mut solver = Solver::new(Proof::Kept);
    let mut dice = Dice(0x5eed_0002);
    let mut never = 0;
    for _ in 0..400 {
        let Some(position) = rammed(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            let answer = verdict(&mut solver, &position, side);
            let swapped = verdict(&mut solver, &position.color_swapped(), !side);
            let mirror = verdict(&mut solver, &mirrored(&position), side);
            for other in [swapped, mirror] {
                assert!(
                    answer.is_none() || other.is_none() || answer == other,
                    "{position:?} {side}"
                );
            }
            if quick(&position, side).is_some() {
                assert_ne!(answer, Some(true), "{position:?} {side}: quick is wrong");
            }
            never += usize::from(answer == Some(false));
        }
    }
    assert!(
        never > 30,
        "only {never} unwinnable: the boards are too open to test anything"
    );
}

#[test]
fn every_position_of_a_mating_line_is_winnable() {
    let mut solver = Solver::new(Proof::Kept);
    let mut dice = Dice(0x5eed_0003);
    for _ in 0..300 {
        let Some(start) = boards::any(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            let Verdict::Winnable(line) = solver.decide(&start, side, BUDGET).verdict else {
                continue;
            };
            let mut position = start;
            for mv in line {
                position.play(mv);
                let answer = solver.decide(&position, side, BUDGET).verdict;
                assert!(
                    !matches!(answer, Verdict::Unwinnable(_)),
                    "{position:?} {side}: on a mating line"
                );
                assert!(
                    quick(&position, side).is_none(),
                    "{position:?} {side}: quick is wrong"
                );
            }
        }
    }
}

#[test]
fn what_is_unwinnable_stays_so() {
    let mut solver = Solver::new(Proof::Kept);
    let mut dice = Dice(0x5eed_0004);
    for _ in 0..240 {
        let Some(mut position) = boards::any(&mut dice) else {
            continue;
        };
        let mut never = [false; 2];
        for _ in 0..30 {
            for side in Color::ALL {
                let answer = solver.decide(&position, side, BUDGET).verdict;
                assert!(
                    !(never[side as usize] && matches!(answer, Verdict::Winnable(_))),
                    "{position:?} {side}: was unwinnable before"
                );
                never[side as usize] |= matches!(answer, Verdict::Unwinnable(_));
            }
            let moves: Vec<Move> = position.legal_moves().into_iter().collect();
            if moves.is_empty() {
                break;
            }
            position.play(moves[dice.roll(moves.len())]);
        }
    }
}

#[test]
fn irregular_positions_are_judged_as_they_stand() {
    let mut solver = Solver::new(Proof::Kept);
    // Kings side by side, pawns on the last rank, both kings in check, castling from other squares, in passing.
    for fen in [
        "8/8/8/8/8/8/K7/k7 b - - 0 1",
        "8/8/8/8/8/2K5/1k6/7P w - - 0 1",
        "P6p/8/4k3/8/8/4K3/8/p6P w - - 0 1",
        "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
        "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    ] {
        let position = common::position(fen);
        for side in Color::ALL {
            // What matters is that nothing is called decided without a proof.
            verdict(&mut solver, &position, side);
        }
    }
    let mated = common::position("8/8/8/8/8/8/K7/k7 b - - 0 1");
    assert!(
        matches!(solver.decide(&mated, Color::White, BUDGET).verdict, Verdict::Winnable(line) if line.is_empty())
    );
}
