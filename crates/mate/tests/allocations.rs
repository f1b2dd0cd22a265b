//! The quick answer allocates nothing and never does more than it says.

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use chess::{Color, Position, Setup, Square};
use mate::Quick;

/// Counts what a thread asks the system for.
struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller's promises are those that the system asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(f: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    f();
    COUNT.get() - before
}

/// Asks both ways and returns the work; panics if anything was allocated.
fn ask(quick: &mut Quick, position: &Position, side: Color) -> u64 {
    let mut same = false;
    let count = allocations(|| {
        let answer = quick.ask(position, side);
        same = mate::quick(position, side) == answer;
    });
    let fen = || position.to_fen();
    assert_eq!(count, 0, "{} {side}: allocates", fen());
    assert!(same, "{} {side}: two answers", fen());
    assert!(quick.work() <= Quick::MOST_WORK, "{} {side}", fen());
    quick.work()
}

/// A thread's first question that looks closer makes the room.
fn warm() -> Quick {
    let locked = common::position("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1");
    assert!(allocations(|| assert!(mate::quick(&locked, Color::White).is_some())) > 0);
    Quick::default()
}

#[test]
fn nothing_is_allocated_for_the_vectors() {
    let mut quick = warm();
    let mut most = 0;
    for name in ["submitted.txt", "timeouts.txt"] {
        let Some(text) = common::vectors(name) else {
            continue;
        };
        for query in common::pairs(&text) {
            most = most.max(ask(&mut quick, &query.position, query.side));
        }
    }
    for name in ["winnable-but-missed.tsv", "undecided.tsv"] {
        let Some(text) = common::vectors(name) else {
            continue;
        };
        for query in common::table(&text) {
            most = most.max(ask(&mut quick, &query.position, query.side));
        }
    }
    eprintln!("at most {most} positions, skeletons and placements for a question");
}

#[test]
fn nothing_is_allocated_for_boards_that_no_game_leads_to() {
    let mut quick = warm();
    let mut seed = 0x5eed_0001_u64;
    let mut roll = |sides: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % sides
    };
    for _ in 0..3_000 {
        let mut setup = Setup::empty();
        setup.turn = Color::ALL[roll(2) as usize];
        // From a few men to a full board, pawns on end ranks as well.
        let men = 2 + roll(63);
        for man in 0..men {
            let square = Square::new(roll(64) as u8).expect("64 squares");
            if setup.board.occupied().contains(square) {
                continue;
            }
            let (color, role) = match man {
                0 | 1 => (Color::ALL[man as usize], chess::Role::King),
                _ if roll(2) == 0 => (Color::ALL[roll(2) as usize], chess::Role::Pawn),
                _ => (
                    Color::ALL[roll(2) as usize],
                    chess::Role::ALL[roll(5) as usize],
                ),
            };
            setup.board.put(square, role.of(color));
        }
        let Ok(position) = setup.position() else {
            continue;
        };
        for side in Color::ALL {
            ask(&mut quick, &position, side);
        }
    }
}
