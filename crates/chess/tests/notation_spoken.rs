//! What is said is heard, and what stands in an EPD record is found there.

mod chance;

use chance::Dice;
use chess::notation::{Epd, Language, Operand, Operation, Script};
use chess::{Move, Position};
use proptest::prelude::*;

fn is_heard(position: &Position, mv: Move, text: &str) {
    let reading = position
        .hear(text)
        .unwrap_or_else(|error| panic!("{text} in {position:?}: {error}"));
    assert_eq!(reading.mv, mv, "{text} in {position:?}");
    assert_eq!(reading.tolerated, [], "{text} in {position:?}");
}

#[test]
fn every_announcement_and_every_speech_is_heard() {
    chance::positions(9, 4, |position, legal| {
        for &mv in legal {
            for script in [Script::Latin, Script::Russian, Script::Armenian] {
                is_heard(position, mv, &mv.announced(script).to_string());
            }
            for language in Language::ALL {
                is_heard(position, mv, &position.spoken(mv, language).to_string());
            }
        }
    });
}

#[test]
fn every_position_goes_through_epd_with_its_moves() {
    chance::positions(10, 10, |position, legal| {
        let operands = legal
            .iter()
            .map(|&mv| Operand::Symbol(position.san(mv).to_string()))
            .collect();
        let operation = Operation::new("bm", operands).expect("moves are symbols");
        let epd = Epd::new(position).with(operation);
        let read: Epd = epd.to_string().parse().expect("what we write we read");
        assert_eq!(read, epd);
        let again = read.position().expect("it had its kings");
        assert_eq!(read.moves(&again, "bm").as_deref(), Ok(legal), "{epd}");
    });
}

proptest! {
    #[test]
    fn any_words_are_an_answer(
        seed in 0u64..1000,
        words in prop::collection::vec(prop::sample::select(vec![
            "Anna", "Bella", "eins", "zwei", "acht", "Springer", "Dame", "Kurze", "Rochade", "takes", "e4",
            "check", "Հեկտոր", "зибен", "b", "8", "-", "ж",
        ]), 0..8),
        other: String,
    ) {
        let position = chance::jumble(&mut Dice::new(seed));
        for text in [words.join(" "), other] {
            match position.hear(&text) {
                Ok(reading) => prop_assert!(position.is_legal(reading.mv)),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
    }

    #[test]
    fn any_text_is_an_answer_to_epd(text: String, tail in "[ a-z0-9;\"\\\\ж]{0,30}") {
        let board = "4k3/8/8/8/8/8/8/4K3 w - -";
        for text in [text, format!("{board}{tail}"), format!("{board} {tail};")] {
            if let Ok(epd) = text.parse::<Epd>() {
                prop_assert_eq!(epd.to_string().parse(), Ok(epd));
            }
        }
    }
}
