//! A game under the Laws: the time of a decision by kind of act, of a replay, and the memory of a game's state.
//!
//! `cargo run --profile bench -p benches --bin laws`; with `-- --kinds` every kind of act has its line.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};

use cpu_time::ThreadTime;
use laws::command::{Hands, Manner};
use laws::rules::a08_record;
use laws::scenario::coverage::PAGES;
use laws::scenario::given::{self, Given};
use laws::scenario::page;
use laws::scenario::run::{self, Stage, Table};
use laws::{Act, Actor, Command, Edition, Event, Game, Millis, Refusal, decide};

/// Counts what is allocated, so that the memory of a game can be read off.
struct Counting;

static LIVE: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LIVE.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the block came from `alloc` above with this layout.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Something to decide, with the half-moves played before it.
struct Case {
    ply: usize,
    game: Game,
    command: Command,
}

/// A player's acts for one move: he touches the piece, moves it, presses and writes.
fn acts_of_move(game: &Game, mv: chess::Move) -> [Act; 4] {
    let text = game.position().san(mv).to_string();
    [
        Act::Touch {
            square: mv.from(),
            manner: Manner::Plain,
        },
        Act::Move {
            attempt: mv.into(),
            hands: Hands::One,
        },
        Act::Press,
        Act::Record(a08_record::Act::Write { text, claim: false }),
    ]
}

/// A repeatable game of so many legal moves that does not end early, 20 seconds each.
fn play(moves: usize) -> (Game, Vec<Event>, Vec<Case>) {
    let given = given::parse("standard", Edition::Y2023).expect("the preset is understood");
    let mut chance = 7u64;
    loop {
        chance = next(chance);
        let mut game = Game::new(given.regulations.clone());
        let (mut events, mut cases) = (Vec::new(), Vec::new());
        let mut random = chance;
        let mut act = |game: &mut Game, ply: usize, command: Command| {
            cases.push(Case {
                ply,
                game: game.clone(),
                command: command.clone(),
            });
            let decided = decide(game, &command).expect("an ordinary act");
            *game = decided.game;
            events.extend(decided.events);
        };
        let start = Command {
            by: Actor::Arbiter,
            at: Millis::ZERO,
            act: Act::Start,
        };
        act(&mut game, 0, start);
        for ply in 0..2 * moves {
            let legal = game.position().legal_moves();
            random = next(random);
            let Some(&mv) = legal.get((random >> 33) as usize % legal.len().max(1)) else {
                break;
            };
            let by = Actor::Player(game.turn());
            let at = Millis::seconds(20 * (ply as i64 + 1));
            for each in acts_of_move(&game, mv) {
                act(&mut game, ply, Command { by, at, act: each });
                if game.outcome.is_some() {
                    break;
                }
            }
        }
        if game.outcome.is_none() && game.plies.len() == 2 * moves {
            return (game, events, cases);
        }
    }
}

fn next(random: u64) -> u64 {
    random
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407)
}

/// A table that keeps what it is asked.
struct Kept {
    table: Table,
    cases: Rc<RefCell<Vec<Case>>>,
}

impl Stage for Kept {
    fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Event>, Refusal> {
        let (game, at) = (self.table.game.clone(), self.table.now);
        let (ply, command) = (game.plies.len(), Command { by, at, act });
        let act = command.act.clone();
        let case = Case { ply, game, command };
        self.cases.borrow_mut().push(case);
        self.table.act(by, act)
    }

    fn pass(&mut self, span: Millis) -> Result<Vec<Event>, Refusal> {
        self.table.pass(span)
    }

    fn table(&self) -> &Table {
        &self.table
    }
}

/// Every act of every case of the pages, under every edition.
fn pages() -> Vec<Case> {
    let cases = Rc::new(RefCell::new(Vec::new()));
    for (_, text) in PAGES {
        for case in page::read(text).expect("pages can be read") {
            for edition in case.runs_under() {
                let open = |given: Given| Kept {
                    table: Table::new(given),
                    cases: cases.clone(),
                };
                run::run_at(&case, edition, open).expect("cases hold");
            }
        }
    }
    cases.take()
}

/// `Move`, `Conduct.Note`.
fn kind(act: &Act) -> String {
    let text = format!("{act:?}");
    let mut names = text.split(|c: char| !c.is_alphanumeric());
    let outer = names.next().unwrap_or_default();
    let grouped = [
        "Clock",
        "Irregular",
        "Record",
        "Conduct",
        "Rapid",
        "Blind",
        "Adjourn",
        "Quickplay",
    ];
    match grouped.contains(&outer) {
        true => format!("{outer}.{}", names.next().unwrap_or_default()),
        false => outer.to_owned(),
    }
}

/// Microseconds of each, by kind.
fn timed<'a>(cases: impl Iterator<Item = &'a Case>) -> BTreeMap<String, Vec<f64>> {
    let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for case in cases {
        // Once to be warm, then several at a time: one alone is shorter than the clock's step.
        let _ = std::hint::black_box(decide(&case.game, &case.command));
        let start = ThreadTime::now();
        for _ in 0..10 {
            let _ = std::hint::black_box(decide(&case.game, &case.command));
        }
        let each = start.elapsed().as_secs_f64() * 1e6 / 10.0;
        times.entry(kind(&case.command.act)).or_default().push(each);
    }
    times
}

/// The time that so many of a hundred keep within.
fn percentile(times: &[f64], hundredths: usize) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[(times.len() * hundredths / 100).min(times.len() - 1)]
}

fn decisions() {
    let (_, _, long) = play(300);
    println!("| decide, in a game of 600 half-moves | acts | median | p99 |\n|---|---:|---:|---:|");
    for (name, range) in [("1–100", 0..100), ("501–600", 500..600)] {
        let cases = long.iter().filter(|case| range.contains(&case.ply));
        for (kind, times) in timed(cases) {
            line(&format!("{kind}, half-moves {name}"), &times);
        }
    }
    println!("\n| decide, every act of every page | acts | median | p99 |\n|---|---:|---:|---:|");
    let cases = pages();
    let times = timed(cases.iter());
    let all: Vec<f64> = times.values().flatten().copied().collect();
    line("all", &all);
    let every = std::env::args().any(|arg| arg == "--kinds");
    let mut kinds: Vec<_> = times.into_iter().collect();
    kinds.sort_by(|a, b| percentile(&b.1, 50).total_cmp(&percentile(&a.1, 50)));
    let slow = kinds
        .iter()
        .filter(|(_, times)| percentile(times, 50) > 5.0);
    println!(
        "\n{} kinds of act, {} with a median over 5 µs; the slowest:\n",
        kinds.len(),
        slow.count()
    );
    println!("| kind | acts | median | p99 |\n|---|---:|---:|---:|");
    for (kind, times) in kinds.iter().take(if every { usize::MAX } else { 10 }) {
        line(kind, times);
    }
    println!();
}

fn line(name: &str, times: &[f64]) {
    println!(
        "| {name} | {} | {:.2} µs | {:.1} µs |",
        times.len(),
        percentile(times, 50),
        percentile(times, 99)
    );
}

fn main() {
    decisions();
    let given = given::parse("standard", Edition::Y2023).expect("the preset is understood");
    let (_, events, _) = play(75);
    let replays: Vec<f64> = (0..50)
        .map(|_| {
            let start = ThreadTime::now();
            let game = events
                .iter()
                .take(300)
                .fold(Game::new(given.regulations.clone()), Game::evolve);
            std::hint::black_box(&game);
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    let (game, _, _) = play(100);
    let before = LIVE.load(Ordering::Relaxed);
    let copy = game.clone();
    let memory = LIVE.load(Ordering::Relaxed) - before + size_of::<Game>();
    println!("| what | measured | target |\n|---|---:|---:|");
    println!(
        "| replay of {} events, median | {:.3} ms | 2 ms |",
        events.len().min(300),
        percentile(&replays, 50)
    );
    println!(
        "| state after {} moves | {:.1} KiB | 64 KiB |",
        copy.plies.len() / 2,
        memory as f64 / 1024.0
    );
}
