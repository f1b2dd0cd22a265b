//! The same questions put to python-chess, which shares nothing with us.
#![allow(missing_docs)]

mod common;

use std::io::Read;
use std::process::Command;

use archive::audit::history::History;
use archive::lexer::Lexer;
use archive::reader::{Reading, read_game};

/// How many games of each collection are compared.
const GAMES: [(&str, usize); 2] = [("tournament.pgn.zst", 1_700), ("history.pgn.zst", 800)];

/// Games in which the rare things happen, too.
const RARE: &str = include_str!("rare.pgn");

fn ours(text: &[u8]) -> Vec<String> {
    let mut lexer = Lexer::new(text);
    let mut lines = Vec::new();
    while let Some((game, troubles)) = read_game(&mut lexer, Reading::default()) {
        let mut history = History::default();
        history.begin(game.start);
        for ply in &game.line.plies {
            let next = ply
                .step
                .after(history.last())
                .expect("kings stay on the board");
            history.push(next);
        }
        let m = history.milestones();
        let first = |ply: Option<usize>| ply.unwrap_or(0);
        lines.push(format!(
            "{} {} {} {} {} {} {} {}",
            history.plies(),
            troubles.len(),
            first(m.threefold),
            first(m.threefold_intended.map(|(ply, _)| ply)),
            first(m.fivefold),
            first(m.fifty),
            first(m.fifty_intended),
            first(m.seventy_five),
        ));
    }
    lines
}

fn compare(name: &str, text: &[u8]) {
    let Some(python) = common::python() else {
        return;
    };
    let file = std::env::temp_dir().join(format!("adoube-peer-{}-{name}.pgn", std::process::id()));
    std::fs::write(&file, text).expect("the temporary folder can be written");
    let output = Command::new(python)
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/peer.py"))
        .arg(&file)
        .output()
        .expect("Python runs");
    std::fs::remove_file(&file).expect("it was there");
    let theirs = String::from_utf8(output.stdout).expect("ASCII");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let ours = ours(text);
    assert_eq!(ours.len(), theirs.lines().count());
    for (i, (ours, theirs)) in ours.iter().zip(theirs.lines()).enumerate() {
        assert_eq!(ours, theirs, "game {} of {name}", i + 1);
    }
    let with = |column: usize| {
        let is = |line: &&String| line.split(' ').nth(column) != Some("0");
        ours.iter().filter(is).count()
    };
    println!(
        "{name}: {} games alike; threefold {}, intended {}, fivefold {}, fifty {}, intended {}, 75 {}",
        ours.len(),
        with(2),
        with(3),
        with(4),
        with(5),
        with(6),
        with(7)
    );
}

#[test]
fn collections_are_seen_alike() {
    for (name, games) in GAMES {
        let Some(source) = common::collection(name) else {
            continue;
        };
        let mut text = Vec::new();
        let opened = source.open().expect("the collection opens");
        opened
            .take(4_000_000)
            .read_to_end(&mut text)
            .expect("it unpacks");
        let mut lexer = Lexer::new(&text);
        for _ in 0..=games {
            assert!(lexer.next_game(), "{name} has {games} games");
            while lexer.next_tag().is_some() {}
            lexer.skip_game();
        }
        compare(name, &text[..lexer.game_start()]);
    }
}

#[test]
fn rare_games_are_seen_alike() {
    compare("rare", RARE.as_bytes());
}
