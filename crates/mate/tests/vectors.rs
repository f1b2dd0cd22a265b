//! Every verdict on the vectors is right, and every proof goes through the checker.

mod common;

use common::Query;
use mate::{Budget, Proof, Solver, Verdict, check, check_line};

/// Decides all; returns how many were left undecided.
fn run(queries: &[Query], budget: Budget) -> usize {
    let mut solver = Solver::new(Proof::Kept);
    let mut undecided = 0;
    for Query {
        fen,
        position,
        side,
        winnable,
    } in queries
    {
        let decision = solver.decide(position, *side, budget);
        match &decision.verdict {
            Verdict::Winnable(line) => {
                assert_ne!(*winnable, Some(false), "{fen} {side}: called winnable");
                check_line(position, *side, line)
                    .unwrap_or_else(|flaw| panic!("{fen} {side}: {flaw}"));
            }
            Verdict::Unwinnable(certificate) => {
                assert_ne!(*winnable, Some(true), "{fen} {side}: called unwinnable");
                check(position, *side, certificate)
                    .unwrap_or_else(|flaw| panic!("{fen} {side}: {flaw}"));
                assert!(decision.reason.is_some(), "{fen} {side}: no reason given");
            }
            Verdict::Undecided => undecided += 1,
        }
    }
    undecided
}

#[test]
fn submitted() {
    let Some(text) = common::vectors("submitted.txt") else {
        return;
    };
    let undecided = run(&common::pairs(&text), Budget::Nodes(20_000));
    assert!(undecided < 600, "{undecided} undecided");
}

#[test]
fn winnable_but_missed() {
    let Some(text) = common::vectors("winnable-but-missed.tsv") else {
        return;
    };
    assert_eq!(run(&common::table(&text), Budget::Nodes(1_000_000)), 0);
}
