//! Any arrangement with its kings: both readings of Article 3 agree, and moves lead to positions that make sense.
#![no_main]

use std::collections::BTreeSet;

use arbitrary::{Arbitrary, Unstructured};
use chess::{Attempt, Bitboard, Board, Color, Position, Role, Setup, Square};
use libfuzzer_sys::fuzz_target;

#[derive(Debug)]
struct Any(Setup);

impl<'a> Arbitrary<'a> for Any {
    fn arbitrary(data: &mut Unstructured<'a>) -> arbitrary::Result<Any> {
        let square = |data: &mut Unstructured<'a>| {
            Ok(Square::all()
                .nth(data.int_in_range(0..=63)?)
                .expect("64 squares"))
        };
        let mut board = Board::EMPTY;
        for _ in 0..data.int_in_range(0..=30)? {
            let (color, role) = (data.int_in_range(0..=1)?, data.int_in_range(0..=4)?);
            let piece = Role::ALL[role].of(Color::ALL[color]);
            let square = square(data)?;
            board.take(square);
            board.put(square, piece);
        }
        for color in Color::ALL {
            let square = square(data)?;
            if board
                .piece_at(square)
                .is_none_or(|piece| piece.role != Role::King)
            {
                board.take(square);
                board.put(square, Role::King.of(color));
            }
        }
        Ok(Any(Setup {
            board,
            turn: Color::ALL[data.int_in_range(0..=1)?],
            castling: Bitboard(u64::arbitrary(data)?) & Bitboard::END_RANKS,
            en_passant: if bool::arbitrary(data)? {
                Some(square(data)?)
            } else {
                None
            },
            halfmoves: u32::arbitrary(data)?,
            fullmoves: u32::arbitrary(data)?.max(1),
        }))
    }
}

fuzz_target!(|any: Any| {
    let Ok(position) = any.0.position() else {
        return;
    };
    let _ = position.irregularities();
    let _ = position.ply();
    let legal: BTreeSet<_> = position.legal_moves().into_iter().collect();
    assert_eq!(legal.len() as u64, position.count_legal_moves());
    assert_eq!(legal.is_empty(), !position.has_legal_move());
    let mut judged = BTreeSet::new();
    for attempt in attempts(&position) {
        match position.judge(attempt) {
            Ok(mv) => {
                judged.insert(mv);
            }
            Err(why) => assert!(!why.to_string().is_empty() && !why.article().is_empty()),
        }
        if let Ok(stands) = position.let_stand(attempt) {
            assert_ne!(stands.turn(), position.turn());
        }
    }
    assert_eq!(legal, judged, "{}", position.to_fen());
    for &mv in &legal {
        let next = position.after(mv);
        assert!(
            !next.is_attacked_king(position.turn()),
            "{mv} in {}",
            position.to_fen()
        );
        assert_eq!(position.parse_san(position.san(mv).as_str()), Ok(mv));
    }
});

fn attempts(position: &Position) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for from in position.board().occupied() {
        for to in Square::all() {
            for placed in [
                None,
                Some(Role::Queen),
                Some(Role::Rook),
                Some(Role::Bishop),
                Some(Role::Knight),
            ] {
                attempts.push(Attempt::Displace { from, to, placed });
            }
        }
    }
    let king = position.king(position.turn());
    attempts.extend(Square::all().map(|rook| Attempt::Castle { king, rook }));
    attempts
}
