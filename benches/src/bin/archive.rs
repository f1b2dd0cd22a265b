//! Reading, validating and auditing archives beside pgn-reader with shakmaty, on the collections of
//! ../shared/vectors/pgn.
//!
//! `cargo run --profile bench -p benches --bin archive` prints the tables of docs/performance.md. One thread is
//! measured by its processor time, several by the clock on the wall; the best of the rounds counts.

use std::io::{Cursor, Read};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use archive::audit::{Auditor, Options};
use archive::batch::{Batch, Cutter};
use archive::inputs::Inputs;
use archive::lexer::{Lexer, Token};
use archive::run::{self, Plan};
use archive::source::{Opened, Source};
use chess::Position;
use cpu_time::ThreadTime;
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{Chess, Position as _};

/// What was read, to be sure that all have done the same.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Count {
    games: u64,
    plies: u64,
}

fn lex(text: &[u8]) -> Count {
    let (mut games, mut plies) = (0, 0);
    let mut lexer = Lexer::new(text);
    while lexer.next_game() {
        games += 1;
        while lexer.next_tag().is_some() {}
        while let Some(token) = lexer.next_token() {
            plies += u64::from(matches!(token, Token::Move(_)));
        }
    }
    Count { games, plies }
}

fn validate(text: &[u8]) -> Count {
    let (mut games, mut plies) = (0, 0);
    let start = Position::initial();
    let mut lexer = Lexer::new(text);
    while lexer.next_game() {
        games += 1;
        while lexer.next_tag().is_some() {}
        let mut position = start;
        loop {
            while let Some(mv) = lexer.next_move(&position) {
                position.play(mv);
                plies += 1;
            }
            let Some(token) = lexer.next_token() else {
                break;
            };
            if let Token::Move(word) = token {
                match position.parse_san(word) {
                    Ok(mv) => position.play(mv),
                    Err(error) => {
                        eprintln!("game {games}: {error}");
                        lexer.skip_game();
                        break;
                    }
                }
                plies += 1;
            }
        }
    }
    Count { games, plies }
}

fn audit(text: &[u8]) -> Count {
    let mut auditor = Auditor::new(Options::default());
    let mut cutter = Cutter::new(text);
    let mut batch = Batch::default();
    let (mut games, mut plies) = (0, 0);
    while cutter.next(&mut batch).expect("memory can be read") {
        let report = auditor.batch(&batch);
        games += report.totals.games;
        plies += report.totals.plies;
    }
    Count { games, plies }
}

/// Counts the moves; pgn-reader reads the syntax of SAN on the way.
struct Counter;

impl Visitor for Counter {
    type Tags = ();
    type Movetext = u64;
    type Output = u64;
    fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, u64> {
        ControlFlow::Continue(0)
    }
    fn san(&mut self, plies: &mut u64, _: SanPlus) -> ControlFlow<u64> {
        *plies += 1;
        ControlFlow::Continue(())
    }
    fn end_game(&mut self, plies: u64) -> u64 {
        plies
    }
}

/// Plays every move, as in the documentation of pgn-reader.
struct Player;

impl Visitor for Player {
    type Tags = ();
    type Movetext = (Chess, u64);
    type Output = u64;
    fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
        ControlFlow::Continue(())
    }
    fn tag(&mut self, (): &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<u64> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, (Chess, u64)> {
        ControlFlow::Continue((Chess::default(), 0))
    }
    fn san(&mut self, game: &mut (Chess, u64), san: SanPlus) -> ControlFlow<u64> {
        match san.san.to_move(&game.0) {
            Ok(mv) => {
                game.0.play_unchecked(mv);
                game.1 += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(game.1),
        }
    }
    fn end_game(&mut self, game: (Chess, u64)) -> u64 {
        game.1
    }
}

fn peer(text: &[u8], mut visitor: impl Visitor<Output = u64>) -> Count {
    let mut reader = Reader::new(Cursor::new(text));
    let (mut games, mut plies) = (0, 0);
    while let Some(count) = reader.read_game(&mut visitor).expect("memory can be read") {
        games += 1;
        plies += count;
    }
    Count { games, plies }
}

struct Row {
    name: &'static str,
    run: fn(&[u8]) -> Count,
    best: f64,
    count: Option<Count>,
}

fn row(name: &'static str, run: fn(&[u8]) -> Count) -> Row {
    Row {
        name,
        run,
        best: f64::INFINITY,
        count: None,
    }
}

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(5);
    let shared = std::env::var_os("ADOUBE_SHARED").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared")),
        PathBuf::from,
    );
    for name in ["tournament", "history"] {
        let path = shared.join(format!("vectors/pgn/{name}.pgn.zst"));
        let source = Source::File(path.clone());
        let Ok(opened) = source.open() else {
            println!("{} is not there: nothing to measure", path.display());
            return;
        };
        measure(name, opened, rounds);
        serial(&source, rounds);
    }
}

fn measure(name: &str, mut opened: Opened, rounds: u32) {
    let mut text = Vec::new();
    opened
        .read_to_end(&mut text)
        .expect("the collection can be unpacked");
    let megabytes = text.len() as f64 / 1e6;
    let mut rows = [
        row("adoube: tokens", lex),
        row("pgn-reader: tokens", |text| peer(text, Counter)),
        row("adoube: every move validated", validate),
        row("pgn-reader + shakmaty: every move validated", |text| {
            peer(text, Player)
        }),
        row("adoube: full audit", audit),
    ];
    for _ in 0..rounds {
        for row in &mut rows {
            let start = ThreadTime::now();
            let count = (row.run)(&text);
            row.best = row.best.min(start.elapsed().as_secs_f64());
            row.count = Some(count);
        }
    }
    println!("\n{name}: {megabytes:.1} MB, one thread\n");
    println!("| | games | MB/s | million plies/s | against pgn-reader + shakmaty |");
    println!("|---|---:|---:|---:|---:|");
    let peer = rows[3].best;
    for row in &rows {
        let count = row.count.expect("it ran");
        println!(
            "| {} | {} | {:.0} | {:.1} | {:.2} |",
            row.name,
            count.games,
            megabytes / row.best,
            count.plies as f64 / row.best / 1e6,
            peer / row.best
        );
    }
    threads(&text, rounds);
}

/// The whole audit with its order of findings, by the clock on the wall.
fn threads(text: &[u8], rounds: u32) {
    let megabytes = text.len() as f64 / 1e6;
    let mut best = [f64::INFINITY; 2];
    for _ in 0..rounds {
        for (i, best) in best.iter_mut().enumerate() {
            let plan = Plan {
                threads: i + 1,
                ..Plan::default()
            };
            let start = Instant::now();
            let opened = Opened::new(Cursor::new(text.to_vec())).expect("memory");
            let copying = start.elapsed().as_secs_f64();
            run::run(&plan, Inputs::opened(opened), |_| Ok(())).expect("memory");
            *best = best.min(start.elapsed().as_secs_f64() - copying);
        }
    }
    println!("\n| threads | MB/s | against one |\n|---:|---:|---:|");
    for (i, seconds) in best.iter().enumerate() {
        println!(
            "| {} | {:.0} | {:.2} |",
            i + 1,
            megabytes / seconds,
            best[0] / seconds
        );
    }
}

/// What only one worker at a time can do: unpacking a chain of one frame and cutting it into batches. However many
/// workers there are, an audit is no faster than this.
fn serial(source: &Source, rounds: u32) {
    let open = || source.open().expect("it was there before");
    let mut text = Vec::new();
    let unpacked = |text: &mut Vec<u8>| {
        text.clear();
        open().read_to_end(text).expect("it can be unpacked");
    };
    let mut best = [f64::INFINITY; 3];
    for _ in 0..rounds {
        let mut batch = Batch::default();
        let start = ThreadTime::now();
        unpacked(&mut text);
        best[0] = best[0].min(start.elapsed().as_secs_f64());
        let start = ThreadTime::now();
        let mut cutter = Cutter::new(&text[..]);
        while cutter.next(&mut batch).expect("memory can be read") {}
        best[1] = best[1].min(start.elapsed().as_secs_f64());
        let start = ThreadTime::now();
        let mut cutter = Cutter::new(open());
        while cutter.next(&mut batch).expect("it can be unpacked") {}
        best[2] = best[2].min(start.elapsed().as_secs_f64());
    }
    println!("\n| the serial part | MB/s |\n|---|---:|");
    let names = ["unpacked", "cut into batches", "unpacked and cut"];
    for (name, seconds) in names.into_iter().zip(best) {
        println!("| {name} | {:.0} |", text.len() as f64 / 1e6 / seconds);
    }
}
