//! Every answer of the solver stands before the checker, the quick answer agrees, and what can never be won stays so
//! after any move.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use chess::{Board, Color, Position, Role, Setup, Square};
use libfuzzer_sys::fuzz_target;
use mate::{Budget, Verdict, check, check_line};

/// Few pieces and many pawns: where mates are rare.
#[derive(Debug)]
struct Sparse(Setup);

impl<'a> Arbitrary<'a> for Sparse {
    fn arbitrary(data: &mut Unstructured<'a>) -> arbitrary::Result<Sparse> {
        let mut setup = Setup {
            board: Board::EMPTY,
            turn: Color::ALL[data.int_in_range(0..=1)?],
            ..Setup::empty()
        };
        let mut put = |data: &mut Unstructured<'a>, role: Role, color: Color| {
            let square = data.int_in_range(0..=63)?;
            let square = Square::all().nth(square).expect("64 squares");
            let free = setup.board.piece_at(square).is_none();
            let pawn_at_home = role == Role::Pawn && chess::Bitboard::END_RANKS.contains(square);
            if free && !pawn_at_home {
                setup.board.put(square, role.of(color));
            }
            arbitrary::Result::Ok(())
        };
        put(data, Role::King, Color::White)?;
        put(data, Role::King, Color::Black)?;
        for _ in 0..data.int_in_range(0..=4)? {
            let (role, color) = (data.int_in_range(1..=4)?, data.int_in_range(0..=1)?);
            put(data, Role::ALL[role], Color::ALL[color])?;
        }
        for _ in 0..data.int_in_range(0..=12)? {
            let color = data.int_in_range(0..=1)?;
            put(data, Role::Pawn, Color::ALL[color])?;
        }
        Ok(Sparse(setup))
    }
}

const BUDGET: Budget = Budget::Nodes(1_000);

/// The verdict in short, after its proof has been checked.
fn ask(position: &Position, side: Color) -> Option<bool> {
    match mate::winnable(position, side, BUDGET) {
        Verdict::Winnable(line) => {
            check_line(position, side, &line).expect("a line that mates");
            Some(true)
        }
        Verdict::Unwinnable(certificate) => {
            check(position, side, &certificate).expect("a certificate that holds");
            Some(false)
        }
        Verdict::Undecided => None,
    }
}

fuzz_target!(|sparse: Sparse| {
    let Ok(position) = sparse.0.position() else {
        return;
    };
    for side in Color::ALL {
        let verdict = ask(&position, side);
        if mate::quick(&position, side).is_some() {
            assert_ne!(verdict, Some(true), "quick in {}", position.to_fen());
        }
        // The same question with the colours exchanged has the same answer.
        let swapped = ask(&position.color_swapped(), !side);
        assert!(
            verdict.is_none() || swapped.is_none() || verdict == swapped,
            "{}",
            position.to_fen()
        );
        if verdict == Some(false) {
            for mv in position.legal_moves().into_iter().take(4) {
                let after = ask(&position.after(mv), side);
                assert_ne!(after, Some(true), "{mv} in {}", position.to_fen());
            }
        }
    }
});
