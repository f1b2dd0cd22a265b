//! The reader of written moves, on what people write.

use super::*;
use crate::notation::{Alphabet, Language, TokenKind, alphabet_of, split_moves};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a test position")
}

/// Plays a text through and returns the moves in UCI with everything tolerated.
fn play(text: &str, habits: impl Into<Habits>) -> (Vec<String>, Vec<Quirk>) {
    let habits = habits.into();
    let mut position = Position::initial();
    let (mut moves, mut quirks) = (Vec::new(), Vec::new());
    for token in split_moves(text, habits) {
        match token.kind {
            TokenKind::Move => {
                let reading = position
                    .read_move(token.text, habits)
                    .unwrap_or_else(|error| panic!("{:?} in {text}: {error}", token.text));
                moves.push(reading.mv.uci(UciCastling::Standard).to_string());
                quirks.extend(reading.tolerated.iter().map(|tolerance| tolerance.what));
                position.play(reading.mv);
            }
            TokenKind::Number | TokenKind::Result => {}
            TokenKind::Unreadable(error) => panic!("{:?} in {text}: {error}", token.text),
        }
    }
    (moves, quirks)
}

const GAME: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";

fn is_the_game(text: &str, habits: impl Into<Habits>) -> Vec<Quirk> {
    let (moves, quirks) = play(text, habits);
    assert_eq!(moves.join(" "), GAME, "{text}");
    quirks
}

#[test]
fn the_sample_game_in_six_languages() {
    for (language, text) in [
        (
            Language::En,
            "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 Re8 11.Kb1 (=)",
        ),
        (
            Language::Bg,
            "1.e4 e5 2.Кf3 Кf6 3.d4 exd4 4.e5 Кe4 5.Дxd4 d5 6.exd6 а.п. Кxd6 7.Оg5 Кc6 8.Дe3+ Оe7 9.Кbd2 0-0 10.0-0-0 Тe8 11.Цb1 (=)",
        ),
        (
            Language::Hy,
            "1.e4 e5 2.Ձf3 Ձf6 3.d4 exd4 4.e5 Ձe4 5.Թxd4 d5 6.exd6 e.p. Ձxd6 7.Փg5 Ձc6 8.Թe3+ Փe7 9.Ձbd2 0-0 10.0-0-0 Նe8 11.Աb1 (=)",
        ),
        (
            Language::Sr,
            "1.e4 e5 2.Сf3 Сf6 3.d4 exd4 4.e5 Сe4 5.Дxd4 d5 6.exd6 e.p. Сxd6 7.Лg5 Сc6 8.Дe3+ Лe7 9.Сbd2 0-0 10.0-0-0 Тe8 11.Кb1 (=)",
        ),
        (
            Language::Mk,
            "1.e4 e5 2.Сf3 Сf6 3.d4 exd4 4.e5 Сe4 5.Дxd4 d5 6.exd6 e.p. Сxd6 7.Лg5 Сc6 8.Дe3+ Лe7 9.Сbd2 0-0 10.0-0-0 Тe8 11.Кb1 (=)",
        ),
        (
            Language::Ru,
            "1.e4 e5 2.Кf3 Кf6 3.d4 exd4 4.e5 Кe4 5.Фxd4 d5 6.exd6 e.p. Кxd6 7.Сg5 Кc6 8.Фe3+ Сe7 9.Кbd2 0-0 10.0-0-0 Лe8 11.Крb1 (=)",
        ),
        (Language::SrLatn, IN_SERBIAN_LATIN),
    ] {
        assert_eq!(
            is_the_game(text, language),
            [],
            "nothing to tolerate in {language}"
        );
    }
}

const IN_SERBIAN_LATIN: &str = "1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5 6.exd6 e.p. Sxd6 7.Lg5 Sc6 8.De3+ Le7 9.Sbd2 0-0 10.0-0-0 Te8 11.Kb1 (=)";

/// Who writes Serbian may use either script, whichever the device is set to.
#[test]
fn serbian_is_read_in_both_scripts() {
    let cyrillic = "1.e4 e5 2.Сf3 Сf6 3.d4 exd4 4.e5 Сe4 5.Дxd4 d5 6.exd6 e.p. Сxd6 7.Лg5 Сc6 8.Дe3+ Лe7 9.Сbd2 0-0 10.0-0-0 Тe8 11.Кb1 (=)";
    for (text, language) in [
        (IN_SERBIAN_LATIN, Language::Sr),
        (cyrillic, Language::SrLatn),
    ] {
        for alphabet in [Alphabet::Either, Alphabet::National] {
            let tolerated = is_the_game(text, Habits { language, alphabet });
            // К and T look alike in both scripts; the other letters are told from one another.
            assert!(
                tolerated
                    .iter()
                    .all(|quirk| matches!(quirk, Quirk::OtherScript | Quirk::LookAlike))
            );
            assert!(tolerated.contains(&Quirk::OtherScript), "{language}");
        }
    }
}

#[test]
fn english_letters_in_every_language() {
    let text = "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 Re8 11.Kb1 (=)";
    for language in Language::ALL {
        let alphabet = Alphabet::English;
        assert_eq!(is_the_game(text, Habits { language, alphabet }), []);
        assert_eq!(
            alphabet_of(text, language) == Alphabet::English,
            language != Language::En
        );
        // Where nobody says so, the last move must be asked about: Kb1 is a legal move of king and knight.
        if !matches!(language, Language::Ru | Language::Bg) {
            is_the_game(text, language);
        }
    }
}

#[test]
fn the_samples_as_the_five_translations_print_them() {
    let game = |language, text: &str| {
        let alphabet = alphabet_of(text, language);
        is_the_game(text, Habits { language, alphabet })
    };
    game(
        Language::Bg,
        "1.е4 е5 2. Кf3 Кf6 3. d4 exd4 4. e5 Ke4 5. Дxd4 d5 6. exd6 e.p. Kxd6 7. \nOg5 Kc6 8.Дe3+  Ое7 9. Кbd2 0-0 10. 0-0-0 Те8 11. Цb1 (=)  ",
    );
    game(
        Language::Bg,
        "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. \nBg5 Nc6 8. Qe3 Be7 9 Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=) ",
    );
    game(
        Language::Sr,
        "1. е4 е5 2. Nf3 Nf6 3. d4 еxd4 4. е5 Nе4 5. Qxd4 d5 6. еxd6 е.p. Nxd6 7. Bg5 Nc6 \n8. Qе3+ Bе7 9. Nbd2 0-0 10. 0-0-0 Rе8 11. Кb1 (=) ",
    );
    game(
        Language::Mk,
        "1.e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8.Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)",
    );
    game(
        Language::Ru,
        "1.e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. \nQe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)  ",
    );
    game(
        Language::Hy,
        "1.e4 e5 2. Ձf3 Ձf6 3. d4 exd4 4. e5 Ձe4 5. Թxd4 d5 6. exd6 e.p.Ձxd6 7. Փg5 Ձ\nc6 8. Թe3+Փe7 9. Ձbd2 0-0 10. 0-0-0 Նe8 11. Աb1 (=)։",
    );
    game(
        Language::Hy,
        "1. e4 e5 2. Ձf3 Ձf6 3. d4 ed4 4. e5 Ձe4 5. Թd4 d5 6. ed6 Ձd6 7. Փg5 Ձc6 \n8. Թe3 Փe7 9․ Ձbd2 0-0 10. 0-0-0 Նe8 11. Աb1 (=)։",
    );
    // The long samples have a slip at move 8, Qd4d3 for Qd4e3; all else is the same game.
    let long = "1. e2e4 e7e5 2.Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. \ne5xd6 e.p. Ne4xd6 7. Bc1g5 Nb8c6 8. Qd4d3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. \nKb1 (=)  ";
    let alphabet = alphabet_of(long, Language::Ru);
    let (moves, _) = play(
        long,
        Habits {
            language: Language::Ru,
            alphabet,
        },
    );
    assert_eq!(moves.join(" "), GAME.replace("d4e3", "d4d3"));
}

#[test]
fn without_signs_long_and_with_the_slips_of_the_translations() {
    let short = "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";
    assert_eq!(is_the_game(short, Language::En), []);
    let long = "1.e2e4 e7e5 2.Ձg1f3 Ձg8f6 3.d2d4 e5xd4 4.e4e5 Ձf6e4 5.Թd1xd4 d7d5 6.e5xd6 e.p. Ձe4xd6 7.Փc1g5 Ձb8c6 8.Թd4e3+ Փf8e7 9.Ձb1d2 0-0 10.0-0-0 Նf8e8 11.Աc1b1 (=)";
    assert_eq!(is_the_game(long, Language::Hy), []);
    let hyphens = "1. e2-e4 e7–e5 2. Ng1-f3 Ng8—f6 3. d2 - d4 e5:d4 4. e4-e5 Nf6-e4 5. Qd1xd4 d7-d5 6. e5:d6ep Ne4xd6 7. Bc1-g5 Nb8-c6 8. Qd4-e3 + Bf8-e7 9. Nb1-d2 O-O 10. О–О–О Rf8-e8 11. Kc1-b1 =";
    is_the_game(hyphens, Language::En);
    // Bulgarian with Latin K and O among Cyrillic letters; Macedonian with T and V.
    is_the_game(
        "1.e4 e5 2.Кf3 Kf6 3.d4 eхd4 4.е5 Ke4 5.Дхd4 d5 6.exd6 е.р. Kxd6 7.Og5 Kc6 8.Дe3+ Ое7 9.Кbd2 0-0 10.0-0-0 Те8 11.Цb1 (=)",
        Language::Bg,
    );
    is_the_game(
        "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Vg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 Te8 11.Кb1 (=)",
        Habits {
            language: Language::Mk,
            alphabet: Alphabet::English,
        },
    );
    // Serbian files and letters in Cyrillic.
    is_the_game(
        "1.е4 е5 2.Нф3 Нф6 3.д4 ехд4 4.е5 Не4 5.Qхд4 д5 6.ехд6 е.п. Нхд6 7.Бг5 Нц6 8.Qе3+ Бе7 9.Нбд2 0-0 10.0-0-0 Ре8 11.Кб1 (=)",
        Language::Sr,
    );
}

#[test]
fn armenian_dots_glue_and_breaks() {
    let text = "1․e4 e5 2․Ձf3 Ձf6 3․d4 exd4 4․e5 Ձe4 5․Թxd4 d5 6․exd6 e.p.Ձxd6 7․Փg5 Ձ\nc6 8․Թe3+Փe7 9․ Ձbd2 0-0 10․ 0-0-0 Նe8 11․ Աb1 (=)։";
    is_the_game(text, Language::Hy);
}

#[test]
fn serbian_kha_is_a_file_and_elsewhere_a_capture() {
    // Knights on h2 and d2, a black pawn on f3.
    let p = position("4k3/8/8/8/8/5p2/3N3N/4K3 w - - 0 1");
    let from = |reading: Result<Reading, ReadError>| reading.map(|reading| reading.mv.from());
    assert_eq!(from(p.read_move("Nхf3", Language::Sr)), Ok(Square::H2));
    assert!(
        matches!(p.read_move("Nхf3", Language::Ru), Err(ReadError::Ambiguous(two)) if two.len() == 2)
    );
    // One knight, and not from the h-file: in Serbian too it can only be a capture.
    let p = position("4k3/8/8/8/8/5p2/3N4/4K3 w - - 0 1");
    for language in [Language::Sr, Language::Ru, Language::Bg, Language::Mk] {
        assert_eq!(from(p.read_move("Nхf3", language)), Ok(Square::D2));
    }
    let p = position("4k3/8/8/8/8/8/7R/4K3 w - - 0 1");
    assert_eq!(
        p.read_move("Тх8", Language::Sr)
            .map(|reading| reading.mv.to()),
        Ok(Square::H8)
    );
}

/// King, knight, bishop and rook can all go to e2 or e4.
const ALL_CAN_GO: &str = "k7/8/8/8/7R/2N5/8/3K1B2 w - - 0 1";

#[test]
fn one_glyph_in_four_languages() {
    let p = position(ALL_CAN_GO);
    let role = |text: &str, language: Language| {
        p.read_move(text, language).map(|reading| reading.mv.role())
    };
    for (text, language, expected) in [
        ("Кe2", Language::Bg, Role::Knight),
        ("Кe2", Language::Ru, Role::Knight),
        ("Кe2", Language::Sr, Role::King),
        ("Кe2", Language::Mk, Role::King),
        ("Крe2", Language::Ru, Role::King),
        ("Kрe2", Language::Ru, Role::King),
        ("Kpe2", Language::Ru, Role::King),
        ("Сe2", Language::Sr, Role::Knight),
        ("Сe2", Language::Ru, Role::Bishop),
        ("Ce2", Language::Ru, Role::Bishop),
        ("Лe2", Language::Mk, Role::Bishop),
        ("Лe4", Language::Ru, Role::Rook),
        ("Тe4", Language::Bg, Role::Rook),
        ("Te4", Language::Sr, Role::Rook),
        ("Оe2", Language::Bg, Role::Bishop),
        ("Oe2", Language::Bg, Role::Bishop),
        ("Вe2", Language::Ru, Role::Bishop),
        ("Вe2", Language::En, Role::Bishop),
        ("Рe4", Language::Sr, Role::Rook),
        ("Бe2", Language::Sr, Role::Bishop),
        ("Нe2", Language::Sr, Role::Knight),
        ("Se2", Language::Sr, Role::Knight),
        ("Le2", Language::Sr, Role::Bishop),
        ("Se2", Language::SrLatn, Role::Knight),
        ("Le2", Language::SrLatn, Role::Bishop),
        ("Te4", Language::SrLatn, Role::Rook),
        ("Ke2", Language::SrLatn, Role::King),
        ("Сe2", Language::SrLatn, Role::Knight),
        ("Лe2", Language::SrLatn, Role::Bishop),
        ("Тe4", Language::SrLatn, Role::Rook),
        ("Ne2", Language::SrLatn, Role::Knight),
        ("♘e2", Language::Hy, Role::Knight),
        ("♞e2", Language::Bg, Role::Knight),
    ] {
        assert_eq!(role(text, language), Ok(expected), "{text} in {language}");
    }
}

/// Bulgarian or Russian К in Latin: knight, or an English king? The writer must be asked, or legality.
#[test]
fn one_glyph_with_two_readings() {
    let p = position(ALL_CAN_GO);
    let role = |text: &str, language: Language| {
        p.read_move(text, language).map(|reading| reading.mv.role())
    };
    for language in [Language::Bg, Language::Ru] {
        let Err(ReadError::Ambiguous(readings)) = p.read_move("Ke2", language) else {
            panic!("K has two readings in {language}");
        };
        assert_eq!(readings.len(), 2);
        assert_eq!(role("Kc2", language), Ok(Role::King));
        assert_eq!(role("Kb5", language), Ok(Role::Knight));
        let english = Habits {
            language,
            alphabet: Alphabet::English,
        };
        assert_eq!(
            p.read_move("Ke2", english).map(|reading| reading.mv.role()),
            Ok(Role::King)
        );
        let national = Habits {
            language,
            alphabet: Alphabet::National,
        };
        assert_eq!(
            p.read_move("Ke2", national)
                .map(|reading| reading.mv.role()),
            Ok(Role::Knight)
        );
    }
}

#[test]
fn promotion_in_every_dress() {
    let p = position("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    for (text, language) in [
        ("b8N", Language::En),
        ("b8=N", Language::En),
        ("b8(N)", Language::En),
        ("b8/N", Language::En),
        ("b7-b8N", Language::En),
        ("b8♞", Language::En),
        ("b8К", Language::Bg),
        ("b8K", Language::Bg),
        ("b8К", Language::Ru),
        ("b8С", Language::Sr),
        ("b8Ձ", Language::Hy),
        ("b7b8n", Language::En),
    ] {
        let reading = p
            .read_move(text, language)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.mv.promotion(), Some(Role::Knight), "{text}");
    }
    assert!(
        matches!(p.read_move("b8", Language::En), Err(ReadError::Ambiguous(four)) if four.len() == 4)
    );
}

#[test]
fn what_is_tolerated_is_said() {
    let p = Position::initial();
    let quirks = |text: &str| -> Vec<(usize, Quirk)> {
        let reading = p
            .read_move(text, Language::En)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        reading
            .tolerated
            .iter()
            .map(|tolerance| (tolerance.column, tolerance.what))
            .collect()
    };
    assert_eq!(quirks("Nf3"), []);
    assert_eq!(quirks("nf3"), [(1, Quirk::Case)]);
    assert_eq!(quirks("g1f3"), [(1, Quirk::NoPieceLetter)]);
    assert_eq!(quirks("Pe4"), [(1, Quirk::PawnLetter)]);
    assert_eq!(quirks("е4"), [(1, Quirk::LookAlike)]);
    assert_eq!(quirks("E4"), [(1, Quirk::Case)]);
    assert_eq!(
        quirks("Nxf3+!?"),
        [
            (2, Quirk::NothingTaken),
            (5, Quirk::NoSuchCheck),
            (6, Quirk::Comment)
        ]
    );
    assert_eq!(
        quirks("1. e4 e.p. ="),
        [
            (1, Quirk::MoveNumber),
            (7, Quirk::NotEnPassant),
            (12, Quirk::DrawSign)
        ]
    );
    let offer = p.read_move("e4 (=)", Language::En).expect("a move");
    assert!(offer.written.draw_offer && offer.tolerated.is_empty());
    let p = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let castle = p.read_move("Kg1", Language::En).expect("castling");
    assert_eq!(castle.mv.castles(), Some(Wing::King));
    assert_eq!(castle.tolerated[0].what, Quirk::CastlingAsKingMove);
    assert_eq!(
        p.read_move("e1-c1", Language::En)
            .map(|reading| reading.mv.castles()),
        Ok(Some(Wing::Queen))
    );
}

#[test]
fn what_is_wrong_is_said() {
    let p = Position::initial();
    for (text, column) in [
        ("", 1),
        ("?", 1),
        ("N", 2),
        ("Nf", 3),
        ("Nf9", 3),
        ("e4 e5", 4),
        ("0-", 1),
        ("Nx", 3),
        ("жe4", 1),
    ] {
        match p.read_move(text, Language::En) {
            Err(ReadError::Unreadable(error)) => {
                assert_eq!(error.column, column, "{text}: {error}")
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    assert_eq!(
        p.read_move("0-0", Language::En),
        Err(ReadError::NoSuchMove(WhyNot::CannotCastle(
            crate::Illegality::CastlingBlocked { by: Square::F1 }
        )))
    );
    assert_eq!(
        p.read_move("Ke2", Language::En),
        Err(ReadError::NoSuchMove(WhyNot::NoPiece))
    );
    assert!(matches!(
        p.read_move(&"e4 ".repeat(1000), Language::En),
        Err(ReadError::Unreadable(_))
    ));
}

#[test]
fn paper_holds_what_no_board_does() {
    let written = read_written("Be2e5", Language::En).expect("a move on paper");
    assert_eq!(written.len(), 1);
    assert!(matches!(
        written[0].act,
        Act::Piece {
            role: Role::Bishop,
            to: Square::E5,
            ..
        }
    ));
    assert_eq!(
        read_written("Kf3", Language::Bg).map(|readings| readings.len()),
        Ok(2)
    );
    assert!(read_written("resigns", Language::En).is_err());
}
