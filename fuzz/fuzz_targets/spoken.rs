//! Announcements: an answer to any words, and a move that is heard is announced and heard again.
#![no_main]

use chess::Position;
use chess::notation::{Language, Script};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &str| {
    // The first line may be a position, the rest are announcements.
    let (fen, rest) = data.split_once('\n').unwrap_or(("", data));
    let mut position = Position::from_fen(fen).unwrap_or_default();
    for text in rest.lines().take(32) {
        let Ok(reading) = position.hear(text) else {
            continue;
        };
        let mv = reading.mv;
        assert!(position.is_legal(mv));
        let heard = |text: String| position.hear(&text).map(|reading| reading.mv);
        for script in [Script::Latin, Script::Russian, Script::Armenian] {
            assert_eq!(heard(mv.announced(script).to_string()), Ok(mv));
        }
        for language in Language::ALL {
            assert_eq!(heard(position.spoken(mv, language).to_string()), Ok(mv));
        }
        position.play(mv);
    }
});
