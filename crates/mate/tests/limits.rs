//! Games that end by 9.6 as well: 75 moves, and a fifth appearance.

#[path = "common/boards.rs"]
mod boards;
mod common;

use boards::Dice;
use chess::{Color, Position, Setup};
use mate::{Budget, Proof, Solver, Verdict, check, check_line_within, check_within};

/// The verdict, its proof gone through.
fn ask(position: &Position, side: Color, earlier: &[Position], budget: Budget) -> Option<bool> {
    let decision = Solver::new(Proof::Kept).decide_within(position, side, earlier, budget);
    let fen = position.to_fen();
    match &decision.verdict {
        Verdict::Winnable(line) => {
            check_line_within(position, side, earlier, line)
                .unwrap_or_else(|flaw| panic!("{fen}: {flaw}"));
            Some(true)
        }
        Verdict::Unwinnable(certificate) => {
            check_within(position, side, earlier, certificate)
                .unwrap_or_else(|flaw| panic!("{fen}: {flaw}"));
            assert!(decision.reason.is_some(), "{fen}: no reason");
            Some(false)
        }
        Verdict::Undecided => None,
    }
}

fn counted(fen: &str, halfmoves: u32) -> Position {
    let setup = Setup {
        halfmoves,
        ..common::position(fen).setup()
    };
    setup.position().expect("kings as before")
}

const ALL: Budget = Budget::THOROUGH;

#[test]
fn a_mate_must_come_before_the_count_is_full() {
    // Mate in one: the last move may be the hundred and fiftieth, for mate goes before the draw.
    let one = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    assert_eq!(ask(&counted(one, 149), Color::White, &[], ALL), Some(true));
    assert_eq!(ask(&counted(one, 150), Color::White, &[], ALL), Some(false));
    // Two moves and the answer between them.
    let two = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";
    assert_eq!(ask(&counted(two, 147), Color::White, &[], ALL), Some(true));
    assert_eq!(ask(&counted(two, 148), Color::White, &[], ALL), Some(false));
    // Mate on the board is mate, however many moves were counted.
    let mate = "R6k/8/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(ask(&counted(mate, 150), Color::White, &[], ALL), Some(true));
}

#[test]
fn a_pawns_move_begins_the_count_anew() {
    let pawn = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(ask(&counted(pawn, 149), Color::White, &[], ALL), Some(true));
    // Black must make a move of the king, and the game is over.
    let black = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
    let late = counted(black, 149);
    assert_eq!(ask(&late, Color::White, &[], ALL), Some(false));
    // Without the limits the same proof shows nothing.
    let decision = Solver::new(Proof::Kept).decide_within(&late, Color::White, &[], ALL);
    let Verdict::Unwinnable(certificate) = decision.verdict else {
        panic!("winnable")
    };
    assert!(check(&late, Color::White, &certificate).is_err());
    let earlier = counted(black, 148);
    assert!(check_within(&earlier, Color::White, &[], &certificate).is_err());
}

#[test]
fn a_fifth_appearance_ends_the_game() {
    // Every way goes through the only move, to a position that has been there four times.
    let start = common::position("k7/8/1K6/8/8/8/8/7R b - - 0 1");
    let only = start.after(start.legal_moves()[0]);
    assert_eq!(start.legal_moves().len(), 1);
    assert_eq!(ask(&start, Color::White, &[only; 3], ALL), Some(true));
    assert_eq!(ask(&start, Color::White, &[only; 4], ALL), Some(false));
    assert_eq!(ask(&start, Color::White, &[start; 4], ALL), Some(false));
}

/// Fewer moves left never make a mate possible.
#[test]
fn a_higher_count_never_helps() {
    let mut dice = Dice(0x5eed_0007);
    let budget = Budget::nodes(1_000);
    let mut lost = 0;
    for _ in 0..60 {
        let Some(position) = boards::any(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            let mut before = ask(&counted(&position.to_fen(), 0), side, &[], budget);
            for halfmoves in [100, 140, 145, 147, 148, 149, 150] {
                let now = ask(&counted(&position.to_fen(), halfmoves), side, &[], budget);
                let fen = position.to_fen();
                assert!(
                    !(before == Some(false) && now == Some(true)),
                    "{fen} {side}: {halfmoves}"
                );
                lost += usize::from(before == Some(true) && now == Some(false));
                before = now.or(before);
            }
        }
    }
    assert!(lost > 20, "only {lost} mates came too late");
}
