//! Every answer of the solver stands before the checker; it agrees with the quick answer, with all positions looked at
//! one by one where they are few, and with itself: mirrored, with the colours exchanged, along a line to mate, and
//! along a game played at random.
#![no_main]

use std::collections::HashSet;

use arbitrary::{Arbitrary, Unstructured};
use chess::{Bitboard, Board, Color, Position, Role, Setup, Square};
use libfuzzer_sys::fuzz_target;
use mate::{Budget, Key, Quick, Verdict, check, check_line};

/// Few pieces and many pawns: where mates are rare.
#[derive(Debug)]
struct Sparse {
    setup: Setup,
    /// Chooses the moves of a game.
    game: [u8; 12],
}

impl<'a> Arbitrary<'a> for Sparse {
    fn arbitrary(data: &mut Unstructured<'a>) -> arbitrary::Result<Sparse> {
        let mut board = Board::EMPTY;
        let mut put = |data: &mut Unstructured<'a>, role: Role, color: Color| {
            let square = square(data)?;
            let free = board.piece_at(square).is_none();
            let pawn_at_home = role == Role::Pawn && Bitboard::END_RANKS.contains(square);
            if free && !pawn_at_home {
                board.put(square, role.of(color));
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
        let rights = data.ratio(1, 8)?;
        let setup = Setup {
            board,
            turn: Color::ALL[data.int_in_range(0..=1)?],
            castling: if rights {
                Bitboard::END_RANKS
            } else {
                Bitboard::EMPTY
            },
            en_passant: if data.ratio(1, 4)? {
                Some(square(data)?)
            } else {
                None
            },
            ..Setup::empty()
        };
        Ok(Sparse {
            setup,
            game: data.arbitrary()?,
        })
    }
}

fn square(data: &mut Unstructured<'_>) -> arbitrary::Result<Square> {
    let index = data.int_in_range(0..=63)?;
    Ok(Square::all().nth(index).expect("64 squares"))
}

const BUDGET: Budget = Budget::nodes(1_000);

/// Positions looked at one by one.
const FEW: usize = 600;

/// The verdict in short, after its proof has been checked; the line if there is one.
fn ask(position: &Position, side: Color) -> (Option<bool>, Vec<chess::Move>) {
    match mate::winnable(position, side, BUDGET) {
        Verdict::Winnable(line) => {
            check_line(position, side, &line).expect("a line that mates");
            (Some(true), line)
        }
        Verdict::Unwinnable(certificate) => {
            check(position, side, &certificate).expect("a certificate that holds");
            (Some(false), Vec::new())
        }
        Verdict::Undecided => (None, Vec::new()),
    }
}

/// Can the side mate, by nothing but legal moves? `None` if there is too much to look at.
fn reachable(start: &Position, side: Color) -> Option<bool> {
    let mut seen = HashSet::from([Key::of(start)]);
    let mut waiting = vec![*start];
    while let Some(position) = waiting.pop() {
        if position.turn() != side && position.is_checkmate() {
            return Some(true);
        }
        let moves = position.legal_moves();
        let next = moves.into_iter().map(|mv| position.after(mv));
        waiting.extend(next.filter(|next| seen.insert(Key::of(next))));
        if seen.len() > FEW {
            return None;
        }
    }
    Some(false)
}

fn mirrored(position: &Position) -> Option<Position> {
    let setup = position.setup();
    let mut board = Board::EMPTY;
    for (square, piece) in position.board().iter() {
        board.put(square.mirrored(), piece);
    }
    let mirror = Setup {
        board,
        en_passant: setup.en_passant.map(Square::mirrored),
        ..setup
    };
    position
        .castling()
        .is_empty()
        .then(|| mirror.position().ok())?
}

/// Two answers to one question.
fn agree(one: Option<bool>, other: Option<bool>, position: &Position) {
    let open = one.is_none() || other.is_none();
    assert!(open || one == other, "{}", position.to_fen());
}

fuzz_target!(|sparse: Sparse| {
    let Ok(position) = sparse.setup.position() else {
        return;
    };
    let mut quick = Quick::default();
    for side in Color::ALL {
        let (verdict, line) = ask(&position, side);
        let found = quick.ask(&position, side).map(|_| false);
        assert!(quick.work() <= Quick::MOST_WORK, "{}", position.to_fen());
        agree(verdict, found, &position);
        let truth = reachable(&position, side);
        agree(verdict, truth, &position);
        agree(found, truth, &position);
        agree(verdict, ask(&position.color_swapped(), !side).0, &position);
        if let Some(mirror) = mirrored(&position) {
            agree(verdict, ask(&mirror, side).0, &position);
        }
        let mut at = position;
        for (ply, &mv) in line.iter().enumerate() {
            at.play(mv);
            assert!(quick.ask(&at, side).is_none(), "quick in {}", at.to_fen());
            if ply % 8 == 0 {
                assert_ne!(ask(&at, side).0, Some(false), "{}", at.to_fen());
            }
        }
        // What can never be won stays so whatever is played.
        let mut at = position;
        let choices = sparse.game.iter().filter(|_| verdict == Some(false));
        for (ply, &choice) in choices.enumerate() {
            let moves = at.legal_moves();
            if moves.is_empty() {
                break;
            }
            at.play(moves[usize::from(choice) % moves.len()]);
            if ply % 3 == 0 {
                assert_ne!(ask(&at, side).0, Some(true), "{}", at.to_fen());
            }
        }
    }
});
