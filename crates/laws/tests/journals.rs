//! Journals of every version that was ever released: what they tell is read and replayed to the same games for ever.
//!
//! Each folder of `journals/` has the name of a version and is never written again. A release adds its own, from cases of
//! all pages: `KEEP_JOURNALS=1 cargo test -p adoube-laws --test journals` writes it if there is none. A stored form may get
//! new parts with a default, so that the old ones are still read; it never loses one.

use std::path::PathBuf;

use laws::regulations::Regulations;
use laws::scenario::coverage::PAGES;
use laws::scenario::page::{self, Keyword};
use laws::scenario::run::{Stage, Table};
use laws::scenario::{given, words};
use laws::{Event, Game};
use serde_json::{Value, json};

/// One case in so many goes into a journal.
const EVERY: usize = 9;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals")
}

/// What a game has come to, in words that do not depend on how it is kept.
fn told(game: &Game) -> Value {
    let clock = |color| game.clock.remaining(color, game.last).0;
    json!({
        "position": game.position().to_fen(),
        "plies": game.plies.len(),
        "outcome": game.outcome,
        "clocks": [clock(chess::Color::White), clock(chess::Color::Black)],
        "illegal-moves": [game.illegal_moves.white, game.illegal_moves.black],
        "questions": game.questions.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "rulings": game.rulings.len(),
        "stopped": game.stopped,
    })
}

/// Cases of a page, each as its regulations, its events and what came of them.
fn journal_of(text: &str) -> String {
    let mut lines = Vec::new();
    for case in page::read(text).unwrap().iter().step_by(EVERY) {
        let Some(edition) = case.runs_under().last().copied() else {
            continue;
        };
        let given = given::parse(&case.given.text, edition).unwrap();
        let mut table = Table::new(given);
        if !table.unfit.is_empty() {
            continue;
        }
        let shown = case.lines.iter().filter(|(_, line)| line.is_for(edition));
        for (_, line) in shown.filter(|(keyword, _)| *keyword == Keyword::When) {
            let _ = table.step(&words::parse_at(&line.text, &table.game).unwrap());
        }
        lines.push(json!({ "regulations": table.game.regulations() }));
        let events = table.events.iter().map(|event| json!({ "event": event }));
        lines.extend(events);
        lines.push(json!({ "told": told(&table.game) }));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Replays a journal; how many games it has.
fn read(journal: &str, name: &str) -> usize {
    let (mut game, mut games) = (None, 0);
    for (number, line) in journal.lines().enumerate() {
        let at = format!("{name} line {}", number + 1);
        let mut entry: Value = serde_json::from_str(line).expect(&at);
        if let Some(regulations) = entry.get_mut("regulations") {
            let regulations = serde_json::from_value::<Regulations>(regulations.take());
            game = Some(Game::new(regulations.expect(&at)));
        } else if let Some(event) = entry.get_mut("event") {
            let event: Event = serde_json::from_value(event.take()).expect(&at);
            game = game.map(|game| game.evolve(&event));
        } else {
            let game = game.as_ref().expect(&at);
            assert_eq!(told(game), entry["told"], "{at}");
            games += 1;
        }
    }
    games
}

#[test]
fn journals_of_every_version_are_read() {
    let mine = folder().join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("KEEP_JOURNALS").is_some() && !mine.exists() {
        std::fs::create_dir_all(&mine).unwrap();
        for (page, text) in PAGES {
            let name = page.trim_end_matches(".md").replace('/', "-");
            let journal = journal_of(text);
            if !journal.is_empty() {
                std::fs::write(mine.join(format!("{name}.jsonl")), journal).unwrap();
            }
        }
    }
    assert!(
        mine.exists(),
        "this version has no journal: see the head of this test"
    );
    let mut games = 0;
    for version in std::fs::read_dir(folder()).unwrap() {
        for file in std::fs::read_dir(version.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            games += read(
                &std::fs::read_to_string(&path).unwrap(),
                &path.display().to_string(),
            );
        }
    }
    assert!(games > 50, "only {games} games were replayed");
}
