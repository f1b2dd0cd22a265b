//! Any bytes at all: no panic, no game lost, and what is written is read back.
#![allow(missing_docs)]

#[path = "common/texts.rs"]
mod texts;

use archive::audit::{Auditor, Options};
use archive::batch::{Batch, Cutter};
use archive::lexer::{Lexer, Token};
use archive::reader::{Reading, read_game};
use archive::writer::{Form, write_game};
use chess::Position;
use proptest::prelude::*;

use texts::pgn;

fn count(text: &[u8]) -> u64 {
    let mut lexer = Lexer::new(text);
    let mut games = 0;
    while lexer.next_game() {
        games += 1;
        while lexer.next_tag().is_some() {}
        lexer.skip_game();
    }
    assert!(
        text[lexer.position()..].is_empty(),
        "the whole text is read"
    );
    games
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases.max(2_000)))]

    #[test]
    fn tokens_lie_in_the_text_in_order(text in pgn()) {
        let mut lexer = Lexer::new(&text);
        let mut last = 0;
        while lexer.next_game() {
            while lexer.next_tag().is_some() {}
            while let Some(token) = lexer.next_token() {
                prop_assert!(lexer.offset() >= last);
                prop_assert!(lexer.position() <= text.len());
                if let Token::Move(word) = token {
                    prop_assert!(!word.is_empty());
                }
                last = lexer.offset();
            }
        }
    }

    #[test]
    fn a_plain_move_is_the_token_that_stands_there(text in pgn()) {
        let mut lexer = Lexer::new(&text);
        while lexer.next_game() {
            while lexer.next_tag().is_some() {}
            let mut position = Position::initial();
            loop {
                let mut plain = lexer.clone();
                let mv = plain.next_move(&position);
                let read = mv.map(|mv| (mv, plain.offset(), plain.position()));
                let unread = (lexer.offset(), lexer.position());
                prop_assert!(mv.is_some() || unread == (plain.offset(), plain.position()));
                let main_line = lexer.depth() == 0;
                let Some(token) = lexer.next_token() else {
                    prop_assert_eq!(mv, None);
                    break;
                };
                let Token::Move(word) = token else {
                    prop_assert_eq!(mv, None);
                    continue;
                };
                let meant = position.parse_san(word).ok().filter(|_| main_line);
                if let Some(read) = read {
                    let token = meant.map(|mv| (mv, lexer.offset(), lexer.position()));
                    prop_assert_eq!(token, Some(read));
                }
                if let Some(mv) = meant {
                    position.play(mv);
                }
            }
        }
    }

    #[test]
    fn all_readers_count_the_same_games(text in pgn()) {
        let games = count(&text);
        let mut lexer = Lexer::new(&text);
        let mut read = Vec::new();
        while let Some((game, _)) = read_game(&mut lexer, Reading::default()) {
            read.push(game);
        }
        prop_assert_eq!(read.len() as u64, games);
        let batch = Batch { length: text.len() as u64, text: text.clone(), ..Batch::default() };
        let totals = Auditor::new(Options::default()).batch(&batch).totals;
        prop_assert_eq!(totals.games, games);
        prop_assert_eq!(totals.whole + totals.broken, games);
        let mut cutter = Cutter::new(&text[..]);
        let (mut batch, mut cut) = (Batch::default(), 0);
        while cutter.next(&mut batch).expect("memory") {
            cut += count(&batch.text);
        }
        prop_assert_eq!(cut, games);
    }

    #[test]
    fn what_is_written_is_read_back(text in pgn()) {
        let mut lexer = Lexer::new(&text);
        while let Some((game, _)) = read_game(&mut lexer, Reading::default()) {
            let mut once = Vec::new();
            write_game(&mut once, &game, Form::True).expect("memory");
            let mut again = Lexer::new(&once);
            let (back, _) = read_game(&mut again, Reading::default()).expect("a game");
            prop_assert_eq!(&back, &game, "{}", String::from_utf8_lossy(&once));
        }
    }
}
