//! The tolerant reader in every language: an answer to any text, and what it understood it understands
//! again in the dress of Appendix C.
#![no_main]

use chess::Position;
use chess::notation::{Alphabet, Habits, Language, Style, alphabet_of, read_written, split_moves};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &str| {
    // The first line may be a position, the rest is a game.
    let (fen, game) = data.split_once('\n').unwrap_or(("", data));
    let start = Position::from_fen(fen).unwrap_or_default();
    for language in Language::ALL {
        let _ = alphabet_of(game, language);
        for alphabet in [Alphabet::Either, Alphabet::National, Alphabet::English] {
            let habits = Habits { language, alphabet };
            let mut position = start;
            for token in split_moves(game, habits).into_iter().take(16) {
                let _ = read_written(token.text, habits);
                let Ok(reading) = position.read_move(token.text, habits) else {
                    continue;
                };
                assert!(position.is_legal(reading.mv));
                let style = Style::appendix_c(language);
                let text = position.algebraic(reading.mv, style).to_string();
                let again = position
                    .read_move(&text, language)
                    .expect("what we write we read");
                assert_eq!(again.mv, reading.mv);
                position.play(reading.mv);
            }
        }
    }
});
