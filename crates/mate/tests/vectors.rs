//! Every verdict on the vectors is right, and every proof goes through the checker.

mod common;

use std::sync::atomic::{AtomicUsize, Ordering};

use common::Query;
use mate::{Budget, Proof, Solver, Verdict, check, check_line, quick};

/// Decides all to the end, on all processors: each verdict must be right and its proof must stand.
fn run(queries: &[Query]) {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                let mut solver = Solver::new(Proof::Kept);
                while let Some(query) = queries.get(next.fetch_add(1, Ordering::Relaxed)) {
                    decide(&mut solver, query);
                }
            });
        }
    });
}

fn decide(solver: &mut Solver, query: &Query) {
    let Query {
        fen,
        position,
        side,
        winnable,
    } = query;
    let decision = solver.decide(position, *side, Budget::THOROUGH);
    match &decision.verdict {
        Verdict::Winnable(line) => {
            assert_ne!(*winnable, Some(false), "{fen} {side}: called winnable");
            check_line(position, *side, line).unwrap_or_else(|flaw| panic!("{fen} {side}: {flaw}"));
        }
        Verdict::Unwinnable(certificate) => {
            assert_ne!(*winnable, Some(true), "{fen} {side}: called unwinnable");
            check(position, *side, certificate)
                .unwrap_or_else(|flaw| panic!("{fen} {side}: {flaw}"));
            assert!(decision.reason.is_some(), "{fen} {side}: no reason given");
        }
        Verdict::Undecided => panic!("{fen} {side}: undecided without a budget"),
    }
}

#[test]
fn submitted() {
    if let Some(text) = common::vectors("submitted.txt") {
        run(&common::pairs(&text));
    }
}

#[test]
fn timeouts() {
    if let Some(text) = common::vectors("timeouts.txt") {
        run(&common::pairs(&text));
    }
}

#[test]
fn winnable_but_missed() {
    if let Some(text) = common::vectors("winnable-but-missed.tsv") {
        run(&common::table(&text));
    }
}

#[test]
fn undecided_by_others() {
    if let Some(text) = common::vectors("undecided.tsv") {
        run(&common::table(&text));
    }
}

#[test]
fn quick_is_right_and_finds_most() {
    for (name, share) in [("submitted.txt", 95), ("timeouts.txt", 100)] {
        let Some(text) = common::vectors(name) else {
            return;
        };
        let (mut found, mut all) = (0, 0);
        for Query {
            fen,
            position,
            side,
            winnable,
        } in common::pairs(&text)
        {
            let answer = quick(&position, side);
            assert!(
                answer.is_none() || winnable == Some(false),
                "{fen} {side}: called unwinnable"
            );
            found += usize::from(answer.is_some());
            all += usize::from(winnable == Some(false));
        }
        assert!(found * 100 >= all * share, "{name}: {found} of {all}");
    }
}
