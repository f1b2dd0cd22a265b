//! Every verdict on the vectors is right, and every proof goes through the checker.

mod common;

use common::Query;
use mate::{Budget, Proof, Solver, Verdict, check, check_line, quick};

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

/// True when the long run was asked for: `make soak-mate`.
fn soak() -> bool {
    std::env::var_os("ADOUBE_SOAK").is_some()
}

#[test]
fn submitted() {
    let Some(text) = common::vectors("submitted.txt") else {
        return;
    };
    let queries = common::pairs(&text);
    if soak() {
        assert_eq!(run(&queries, Budget::Unlimited), 0);
    } else {
        // The largest closed sets are left to the long run.
        let undecided = run(&queries, Budget::Nodes(100_000));
        eprintln!("{undecided} of {} undecided", queries.len());
        assert!(undecided * 100 < queries.len() * 3, "{undecided} undecided");
    }
}

#[test]
fn timeouts() {
    let Some(text) = common::vectors("timeouts.txt") else {
        return;
    };
    assert_eq!(run(&common::pairs(&text), Budget::Unlimited), 0);
}

#[test]
fn winnable_but_missed() {
    let Some(text) = common::vectors("winnable-but-missed.tsv") else {
        return;
    };
    assert_eq!(run(&common::table(&text), Budget::Unlimited), 0);
}

#[test]
fn undecided_by_others() {
    let Some(text) = common::vectors("undecided.tsv") else {
        return;
    };
    let queries = common::table(&text);
    let decided = queries.len() - run(&queries, Budget::Nodes(12_000_000));
    eprintln!("{decided} of {} decided", queries.len());
    assert!(decided >= 20, "only {decided} decided");
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
