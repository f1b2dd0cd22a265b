//! SAN of any text in any position: an answer, and if it is a move, one that is written and read back.
#![no_main]

use chess::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &str| {
    // The first line may be a position, the rest are moves.
    let (fen, moves) = data.split_once('\n').unwrap_or(("", data));
    let mut position = Position::from_fen(fen).unwrap_or_default();
    for text in moves.split_whitespace().take(64) {
        match position.parse_san(text) {
            Ok(mv) => {
                assert!(position.is_legal(mv));
                assert_eq!(position.parse_san(position.san(mv).as_str()), Ok(mv));
                position.play(mv);
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
