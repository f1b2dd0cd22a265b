//! No search holds more memory than it was given, and one that has no more room says so.

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use chess::{Color, Position, Setup};
use mate::{Budget, Decision, Life, Proof, Solver, Spent, Strength, Verdict};

/// Follows how much a thread holds, and the most it has held.
struct Counting;

thread_local! {
    static HELD: Cell<usize> = const { Cell::new(0) };
    static MOST: Cell<usize> = const { Cell::new(0) };
}

fn hold(more: usize, less: usize) {
    // What grows may be copied: for a moment the old and the new are both there.
    MOST.set(MOST.get().max(HELD.get().wrapping_add(more)));
    HELD.set(HELD.get().wrapping_add(more).wrapping_sub(less));
}

// SAFETY: everything is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        hold(layout.size(), 0);
        // SAFETY: the caller's promises are those that the system asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        hold(layout.size(), 0);
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        hold(0, layout.size());
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        hold(size, layout.size());
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What a piece of work returns, and the most that it held at once.
fn measured<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = HELD.get();
    MOST.set(before);
    let value = work();
    (value, MOST.get() - before)
}

const MIB: usize = 1 << 20;

/// Before searches had a bound this one took 18 GB.
const HUGE: &str = "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";

/// A new solver and one question; neither may hold more than the budget says.
fn ask(position: &Position, side: Color, budget: Budget) -> Decision {
    let (decision, most) = measured(|| Solver::default().decide(position, side, budget));
    let fen = position.to_fen();
    assert!(most <= budget.memory, "{fen} {side}: {most} of {budget:?}");
    decision
}

#[test]
fn the_longest_search_stays_within_its_bound() {
    let position = common::position(HUGE);
    for bound in [64 * MIB, 7 * MIB, MIB] {
        let decision = ask(&position, Color::White, Budget::memory(bound));
        assert_eq!(decision.verdict, Verdict::Undecided, "{bound}");
        assert_eq!(decision.spent, Some(Spent::Memory), "{bound}");
        // The bound is used, not only kept.
        let least = bound.saturating_sub(MIB / 2) / 200;
        assert!(
            decision.nodes as usize >= least,
            "{bound}: {}",
            decision.nodes
        );
    }
    let result = ask(&position, Color::White, Budget::RESULT);
    assert_eq!(result.spent, Some(Spent::Nodes));
}

#[test]
fn no_room_at_all_is_no_fault() {
    let position = common::position(HUGE);
    for bound in [0, 1, 1_000, 100_000, 300_000] {
        let budget = Budget::memory(bound);
        let decision = Solver::default().decide(&position, Color::White, budget);
        assert_eq!(decision.spent, Some(Spent::Memory), "{bound}");
    }
}

#[test]
fn every_query_stays_within_its_bound() {
    let mut asked = 0;
    for name in ["undecided.tsv", "winnable-but-missed.tsv"] {
        let Some(text) = common::vectors(name) else {
            return;
        };
        for query in common::table(&text) {
            for bound in [MIB, 5 * MIB] {
                let decision = ask(&query.position, query.side, Budget::memory(bound));
                let spent = decision.spent == Some(Spent::Memory);
                assert_eq!(spent, decision.verdict == Verdict::Undecided);
                asked += 1;
            }
        }
    }
    let Some(text) = common::vectors("submitted.txt") else {
        return;
    };
    for query in common::pairs(&text).iter().step_by(9) {
        ask(&query.position, query.side, Budget::memory(2 * MIB));
        asked += 1;
    }
    assert!(asked > 500, "only {asked} queries");
}

#[test]
fn a_large_question_leaves_no_more_than_the_next_one_may_hold() {
    let mut solver = Solver::new(Proof::Dropped);
    let position = common::position(HUGE);
    solver.decide(&position, Color::White, Budget::nodes(150_000));
    let before = HELD.get();
    let small = Budget::memory(2 * MIB);
    let (decision, _) = measured(|| solver.decide(&position, Color::White, small));
    assert_eq!(decision.spent, Some(Spent::Memory));
    assert!(HELD.get() <= before);
    drop(solver);
    assert!(
        before - HELD.get() > 2 * MIB,
        "the first question was not large"
    );
}

#[test]
fn games_that_end_by_themselves_are_bounded_too() {
    // Too few moves are left for a king who must come from afar, and there are many ways to use them.
    let mut spent = 0;
    for halfmoves in (130..150).step_by(3) {
        let setup = Setup {
            halfmoves,
            ..common::position("k6r/8/8/8/8/8/8/6NK w - - 0 1").setup()
        };
        let position = setup.position().expect("two kings");
        for bound in [MIB, 4 * MIB] {
            let (decision, most) = measured(|| {
                Solver::default().decide_within(&position, Color::White, &[], Budget::memory(bound))
            });
            assert!(most <= bound, "{most} of {bound}");
            spent += usize::from(decision.spent == Some(Spent::Memory));
        }
    }
    assert!(spent > 0, "nothing was large enough");
}

#[test]
fn a_solver_costs_nothing_until_it_searches() {
    let start = Position::default();
    let (_, most) = measured(|| {
        let mut solvers: Vec<Solver> = Vec::with_capacity(100);
        solvers.resize_with(100, Solver::default);
        solvers.len()
    });
    assert!(most <= 100 * 64, "{most}");
    let life = |strength| Solver::default().life(&start, strength);
    assert!(matches!(life(Strength::Result), Life::Alive { .. }));
    let (_, most) = measured(|| life(Strength::Result));
    assert!(most < 4 << 10, "a line alone: {most}");
    assert_eq!(life(Strength::Quick), Life::Undecided(Spent::Quick));
}
