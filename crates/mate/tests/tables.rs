//! Agreement with brute force: tables of helpmates worked out by nothing but legal moves.
//!
//! In every run all positions of up to three men, and a sample of some kinds of four men that are hard to mate
//! with. `ADOUBE_SOAK=4` (or `make soak-mate`) asks about every position
//! of every kind, which takes hours; with `ADOUBE_SOAK_EVERY=100` about the unwinnable ones and one in a hundred of the others.

#[path = "common/helpmates.rs"]
mod helpmates;

use std::sync::atomic::{AtomicUsize, Ordering};

use chess::{Color, Position};
use helpmates::{Material, Table, Tables, kinds, name, pawns};
use mate::{Budget, Proof, Solver, Verdict, check, check_line, quick};

/// One proof in so many goes through the checker; all verdicts are compared.
const PROOFS: usize = 64;

/// What was asked, and how much of it was unwinnable.
#[derive(Default)]
struct Count {
    asked: usize,
    never: usize,
    quick: usize,
}

/// How many positions to ask about: one in so many.
#[derive(Copy, Clone)]
struct Sample {
    winnable: usize,
    unwinnable: usize,
}

const ALL: Sample = Sample {
    winnable: 1,
    unwinnable: 1,
};

/// The solver and the quick answer on a sample, each position seen in one of its ways.
fn compare(table: &Table, sample: Sample) -> Count {
    let mut solver = Solver::new(Proof::Kept);
    let mut count = Count::default();
    for index in 0..table.size() {
        let truth = table.get(index);
        // Neighbours in the table are neighbours on the board: scatter what is chosen.
        let dice = index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        let every = if truth {
            sample.winnable
        } else {
            sample.unwinnable
        };
        if !dice.is_multiple_of(every) {
            continue;
        }
        let Some(position) = table.seen(index, dice >> 8) else {
            continue;
        };
        let swapped = dice >> 16 & 1 != 0;
        let (position, side) = if swapped {
            (position.color_swapped(), Color::Black)
        } else {
            (position, Color::White)
        };
        count.asked += 1;
        count.never += usize::from(!truth);
        let found = quick(&position, side).is_some();
        assert!(!(found && truth), "{}: quick is wrong", position.to_fen());
        count.quick += usize::from(found);
        ask(
            &mut solver,
            &position,
            side,
            truth,
            dice.is_multiple_of(PROOFS),
        );
    }
    count
}

fn ask(solver: &mut Solver, position: &Position, side: Color, truth: bool, proof: bool) {
    let fen = || position.to_fen();
    match solver.decide(position, side, Budget::Unlimited).verdict {
        Verdict::Winnable(line) => {
            assert!(truth, "{} {side}: called winnable", fen());
            if proof {
                check_line(position, side, &line).expect("a line to mate");
            }
        }
        Verdict::Unwinnable(certificate) => {
            assert!(!truth, "{} {side}: called unwinnable", fen());
            if proof {
                check(position, side, &certificate).expect("a proof");
            }
        }
        Verdict::Undecided => panic!("{} {side}: undecided without a budget", fen()),
    }
}

/// Works out tables of these kinds, which do not lead to one another, and compares; on all processors.
fn work(tables: &mut Tables, kinds: &[Material], sample: Sample) {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let made: Vec<(Material, Table)> = std::thread::scope(|scope| {
        let known = &*tables;
        let next = &next;
        let worker = || {
            let mut made = Vec::new();
            while let Some(kind) = kinds.get(next.fetch_add(1, Ordering::Relaxed)) {
                let table = Table::new(kind.clone(), known);
                let Count {
                    asked,
                    never,
                    quick,
                } = compare(&table, sample);
                let name = name(kind);
                eprintln!("{name}: {asked} asked, {never} unwinnable ({quick} at once), all agree");
                made.push((kind.clone(), table));
            }
            made
        };
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let results = handles.into_iter().map(|handle| handle.join());
        results.flat_map(|made| made.expect("agreement")).collect()
    });
    tables.extend(made);
}

/// Kinds with so many men besides the kings, by how many of them are pawns.
fn by_pawns(others: usize) -> Vec<Vec<Material>> {
    (0..=others)
        .map(|count| {
            let mut kinds = kinds(others);
            kinds.retain(|kind| pawns(kind) == count);
            kinds
        })
        .collect()
}

fn up_to_three_men() -> Tables {
    let mut tables = Tables::new();
    for others in 0..=1 {
        for kinds in by_pawns(others) {
            work(&mut tables, &kinds, ALL);
        }
    }
    tables
}

#[test]
fn every_position_of_few_men() {
    let mut tables = up_to_three_men();
    if std::env::var("ADOUBE_SOAK").as_deref() == Ok("4") {
        let every = std::env::var("ADOUBE_SOAK_EVERY").ok();
        let every = every.and_then(|text| text.parse().ok()).unwrap_or(1);
        for kinds in by_pawns(2) {
            let sample = Sample {
                winnable: every,
                unwinnable: 1,
            };
            work(&mut tables, &kinds, sample);
        }
        return;
    }
    // One minor piece alone, against each of theirs: here much is unwinnable and material does not say so.
    let hard: Vec<Material> = kinds(2)
        .into_iter()
        .filter(|kind| ["Bb", "Bn", "Nq", "Nr", "Nb"].contains(&name(kind).as_str()))
        .collect();
    let sample = Sample {
        winnable: 4_999,
        unwinnable: 31,
    };
    work(&mut tables, &hard, sample);
}
