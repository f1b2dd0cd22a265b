//! A game under the Laws: the time of an ordinary decision, of a replay, and the memory of a game's state.
//!
//! `cargo run --profile bench -p benches --bin laws`

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use chess::Color;
use cpu_time::ThreadTime;
use laws::command::Hands;
use laws::scenario::given;
use laws::{Act, Actor, Command, Edition, Event, Game, Millis, decide};

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

/// A repeatable game of legal moves that does not end early: made and pressed, 20 seconds each.
fn play(moves: usize) -> (Game, Vec<Event>, Vec<(Game, Command)>) {
    let given = given::parse("standard", Edition::Y2023).expect("the preset is understood");
    let mut chance = 7u64;
    loop {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let mut game = Game::new(given.regulations.clone());
        let mut events = Vec::new();
        let mut decisions = Vec::new();
        let mut random = chance;
        let mut act = |game: &mut Game, command: Command, keep: bool| {
            if keep {
                decisions.push((game.clone(), command.clone()));
            }
            let decided = decide(game, &command).expect("an ordinary act");
            *game = decided.game;
            events.extend(decided.events);
        };
        let start = Command {
            by: Actor::Arbiter,
            at: Millis::ZERO,
            act: Act::Start,
        };
        act(&mut game, start, false);
        for ply in 0..2 * moves {
            let legal = game.position().legal_moves();
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let Some(&mv) = legal.get((random >> 33) as usize % legal.len().max(1)) else {
                break;
            };
            let by = Actor::Player(if ply % 2 == 0 {
                Color::White
            } else {
                Color::Black
            });
            let at = Millis::seconds(20 * (ply as i64 + 1));
            let made = Act::Move {
                attempt: mv.into(),
                hands: Hands::One,
            };
            act(&mut game, Command { by, at, act: made }, true);
            if game.outcome.is_some() {
                break;
            }
            act(
                &mut game,
                Command {
                    by,
                    at,
                    act: Act::Press,
                },
                false,
            );
        }
        if game.outcome.is_none() {
            return (game, events, decisions);
        }
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() {
    let (_, _, decisions) = play(60);
    let mut times = Vec::new();
    for _ in 0..20 {
        for (game, command) in &decisions {
            // Ten at a time: one alone is shorter than the clock's step.
            let start = ThreadTime::now();
            for _ in 0..10 {
                std::hint::black_box(decide(game, command).expect("an ordinary act"));
            }
            times.push(start.elapsed().as_secs_f64() * 1e6 / 10.0);
        }
    }
    let given = given::parse("standard", Edition::Y2023).expect("the preset is understood");
    let (_, events, _) = play(75);
    let replay = median(
        (0..50)
            .map(|_| {
                let start = ThreadTime::now();
                let game = events
                    .iter()
                    .take(300)
                    .fold(Game::new(given.regulations.clone()), |g, e| g.evolve(e));
                std::hint::black_box(&game);
                start.elapsed().as_secs_f64() * 1e3
            })
            .collect(),
    );
    let (game, _, _) = play(100);
    let before = LIVE.load(Ordering::Relaxed);
    let copy = game.clone();
    let memory = LIVE.load(Ordering::Relaxed) - before + size_of::<Game>();
    println!("| what | measured | target |\n|---|---:|---:|");
    println!(
        "| decide, an ordinary move, median | {:.2} µs | 5 µs |",
        median(times)
    );
    println!(
        "| replay of {} events, median | {replay:.3} ms | 2 ms |",
        events.len().min(300)
    );
    println!(
        "| state after {} moves | {:.1} KiB | 64 KiB |",
        copy.plies.len() / 2,
        memory as f64 / 1024.0
    );
}
