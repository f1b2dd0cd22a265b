//! Every way of writing a move is read back as that move.

mod chance;

use chance::Dice;
use chess::notation::{
    Alphabet, CaptureSign, CastlingSign, CheckStyle, EnPassantSign, Form, Habits, Language,
    Letters, PromotionSign, Style, TokenKind, read_written, split_moves,
};
use chess::{Color, Move, Position};
use proptest::prelude::*;

fn any_style(dice: &mut Dice, letters: Letters) -> Style {
    Style {
        letters,
        form: *dice.pick(&[Form::Short, Form::Long, Form::Hyphen]),
        castling: *dice.pick(&[CastlingSign::Zeros, CastlingSign::Letters]),
        capture: *dice.pick(&[CaptureSign::Cross, CaptureSign::Colon, CaptureSign::None]),
        en_passant: *dice.pick(&[
            EnPassantSign::Latin,
            EnPassantSign::Bulgarian,
            EnPassantSign::None,
        ]),
        promotion: *dice.pick(&[
            PromotionSign::Bare,
            PromotionSign::Equals,
            PromotionSign::Parentheses,
        ]),
        check: *dice.pick(&[CheckStyle::PlusHash, CheckStyle::PlusPlus, CheckStyle::None]),
    }
}

fn reads_back(position: &Position, mv: Move, style: Style, habits: Habits, offer: bool) {
    let mut algebraic = position.algebraic(mv, style);
    if offer {
        algebraic = algebraic.with_draw_offer();
    }
    let text = algebraic.to_string();
    let reading = position
        .read_move(&text, habits)
        .unwrap_or_else(|error| panic!("{text} in {} in {position:?}: {error}", habits.language));
    assert_eq!(
        reading.mv, mv,
        "{text} in {} in {position:?}",
        habits.language
    );
    assert_eq!(reading.written.draw_offer, offer, "{text}");
    // One move is one token, and the syntax alone finds it too.
    let tokens = split_moves(&text, habits);
    assert!(
        tokens.len() == 1 && tokens[0].kind == TokenKind::Move && tokens[0].text == text,
        "{tokens:?}"
    );
    let written = read_written(&text, habits).expect("what a position reads is readable");
    assert!(written.contains(&reading.written));
}

#[test]
fn every_move_in_every_language_and_dress() {
    let mut dice = Dice::new(3);
    chance::positions(4, 6, |position, legal| {
        for &mv in legal {
            for language in Language::ALL {
                let offer = dice.below(4) == 0;
                let style = any_style(&mut dice, Letters::Of(language));
                reads_back(position, mv, style, language.into(), offer);
                let color = *dice.pick(&Color::ALL);
                let style = any_style(&mut dice, Letters::Figurines(color));
                reads_back(position, mv, style, language.into(), offer);
                let style = any_style(&mut dice, Letters::Of(Language::En));
                let alphabet = Alphabet::English;
                reads_back(position, mv, style, Habits { language, alphabet }, offer);
            }
        }
    });
}

#[test]
fn the_style_of_pgn_is_san() {
    chance::positions(5, 10, |position, legal| {
        for &mv in legal {
            assert_eq!(
                position.algebraic(mv, Style::pgn()).to_string(),
                position.san(mv).as_str()
            );
        }
    });
}

#[test]
fn appendix_c_needs_no_tolerance() {
    chance::positions(6, 5, |position, legal| {
        for &mv in legal {
            for language in Language::ALL {
                let text = position
                    .algebraic(mv, Style::appendix_c(language))
                    .to_string();
                let reading = position
                    .read_move(&text, language)
                    .expect("what we write we read");
                assert_eq!(reading.tolerated, [], "{text}");
            }
        }
    });
}

const HABITS: [Alphabet; 3] = [Alphabet::Either, Alphabet::National, Alphabet::English];

proptest! {
    #[test]
    fn any_text_is_an_answer(
        seed in 0u64..1000,
        text in "[a-h1-8NBRQKOx=+#!?0 ().:/–КРСФЛТДОЦЛкрсхабцдефгхеаՁԱՆ․։♘♞\u{fe0f}п.-]{0,14}",
        other: String,
    ) {
        let position = chance::jumble(&mut Dice::new(seed));
        for text in [&text, &other] {
            for language in Language::ALL {
                for alphabet in HABITS {
                    let habits = Habits { language, alphabet };
                    match position.read_move(text, habits) {
                        Ok(reading) => prop_assert!(position.is_legal(reading.mv)),
                        Err(error) => prop_assert!(!error.to_string().is_empty()),
                    }
                    let _ = read_written(text, habits);
                    // The tokens are the text without what lies between them.
                    let tokens = split_moves(text, habits);
                    let kept: usize = tokens.iter().map(|token| token.text.len()).sum();
                    prop_assert!(kept <= text.len());
                    prop_assert!(tokens.windows(2).all(|pair| pair[0].column < pair[1].column));
                }
            }
        }
    }
}
