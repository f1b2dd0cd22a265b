//! SAN and UCI: what is written is read back, and nothing else is.

mod chance;

use std::collections::HashMap;

use chess::notation::UciCastling;
use proptest::prelude::*;

#[test]
fn every_move_is_read_back_from_san_and_uci() {
    chance::positions(1, 150, |position, legal| {
        let mut seen = HashMap::new();
        for &mv in legal {
            let san = position.san(mv);
            assert_eq!(
                position.parse_san(san.as_str()),
                Ok(mv),
                "{san} in {position:?}"
            );
            assert_eq!(seen.insert(san, mv), None, "{san} twice in {position:?}");
            for style in [UciCastling::Standard, UciCastling::Chess960] {
                let uci = mv.uci(style).to_string();
                assert_eq!(position.parse_uci(&uci), Ok(mv), "{uci} in {position:?}");
            }
        }
    });
}

#[test]
fn disambiguation_is_never_more_than_needed() {
    chance::positions(2, 20, |position, legal| {
        for &mv in legal {
            let san = position.san(mv);
            let text = san.as_str().trim_end_matches(['+', '#']);
            // Leaving out any letter of the origin makes it something else or nothing.
            for i in 1..text.len().saturating_sub(2) {
                if mv.role() != chess::Role::Pawn
                    && text.as_bytes()[i] != b'x'
                    && mv.castles().is_none()
                {
                    let shorter = format!("{}{}", &text[..i], &text[i + 1..]);
                    assert_ne!(
                        position.parse_san(&shorter),
                        Ok(mv),
                        "{san} in {position:?}"
                    );
                }
            }
        }
    });
}

proptest! {
    #[test]
    fn any_text_is_an_answer(seed in 0u64..1000, text in "[a-h1-8NBRQKOx=+#!?0-]{0,9}", bytes: Vec<u8>) {
        let mut dice = chance::Dice::new(seed);
        for position in [chance::jumble(&mut dice), chance::chess960_start(&mut dice)] {
            for text in [text.as_bytes(), &bytes] {
                match position.parse_san(text) {
                    Ok(mv) => prop_assert!(position.is_legal(mv)),
                    Err(error) => prop_assert!(!error.to_string().is_empty()),
                }
                match position.parse_uci(text) {
                    Ok(mv) => prop_assert!(position.is_legal(mv)),
                    Err(error) => prop_assert!(!error.to_string().is_empty()),
                }
            }
        }
    }

    #[test]
    fn any_four_letters_are_an_answer(seed in 0u64..100_000, text in "[a-h][1-8][a-h][1-8][qrbnk]?") {
        let position = chance::jumble(&mut chance::Dice::new(seed));
        match position.parse_uci(&text) {
            Ok(mv) => prop_assert!(position.is_legal(mv)),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
