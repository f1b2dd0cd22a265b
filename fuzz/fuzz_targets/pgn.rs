//! Any bytes as PGN: every reader counts the same games, and what is written is read back.
#![no_main]

use archive::audit::{Auditor, Options};
use archive::batch::Batch;
use archive::lexer::Lexer;
use archive::reader::{Reading, read_game};
use archive::safe;
use archive::writer::{Form, write_game};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let mut lexer = Lexer::new(text);
    let mut games = 0;
    while let Some((game, _)) = read_game(&mut lexer, Reading::default()) {
        games += 1;
        let mut once = Vec::new();
        write_game(&mut once, &game, Form::True).expect("memory");
        let back = read_game(&mut Lexer::new(&once), Reading::default());
        assert_eq!(back.expect("a game").0, game);
        assert!(safe::split(&game).iter().all(|part| !part.has_stood()));
    }
    let batch = Batch {
        text: text.to_vec(),
        length: text.len() as u64,
        ..Batch::default()
    };
    let totals = Auditor::new(Options::default()).batch(&batch).totals;
    assert_eq!((totals.games, totals.whole + totals.broken), (games, games));
});
