//! FEN: an answer to any text; what is read is written in every style and read back the same.
#![no_main]

use chess::fen::{CastlingStyle, PassedStyle};
use chess::{Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &str| {
    let tolerant = match Setup::from_fen_tolerant(data) {
        Ok(read) => read,
        Err(error) => {
            assert!(error.column <= data.len() + 1);
            assert!(Setup::from_fen(data).is_err());
            return;
        }
    };
    let (setup, tolerated) = tolerant;
    match Setup::from_fen(data) {
        Ok(strict) => {
            assert!(tolerated.is_empty());
            assert_eq!(strict, setup);
        }
        Err(error) => {
            assert!(!tolerated.is_empty());
            assert!(error.column <= data.len() + 1);
        }
    }
    let written = setup.to_fen();
    assert_eq!(Setup::from_fen(&written).as_ref(), Ok(&setup), "{written}");
    let _ = setup.irregularities();
    let Ok(position) = setup.position() else {
        assert!(Position::from_fen(&written).is_err());
        return;
    };
    for castling in [CastlingStyle::XFen, CastlingStyle::Shredder] {
        for passed in [PassedStyle::Legal, PassedStyle::Always] {
            let text = position.fen().castling(castling).passed(passed).to_string();
            let again = Position::from_fen(&text).expect("what we write we read");
            assert!(again.is_same(&position), "{text}");
            assert_eq!(again.key(), position.key(), "{text}");
        }
    }
});
