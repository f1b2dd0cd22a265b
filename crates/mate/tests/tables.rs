//! Agreement with brute force: tables of helpmates worked out by nothing but legal moves.
//!
//! In every run all positions of up to three men, and a sample of some kinds of four men that are hard to mate
//! with. `ADOUBE_SOAK=4` (or `make soak-mate`) asks about every position
//! of every kind, which takes an hour; with `ADOUBE_SOAK_EVERY=100` about the unwinnable ones and one in a hundred of the others.

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

impl Count {
    fn plus(self, other: Count) -> Count {
        Count {
            asked: self.asked + other.asked,
            never: self.never + other.never,
            quick: self.quick + other.quick,
        }
    }
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

/// Numbers of positions that one worker takes at a time.
const SHARE: usize = 1 << 14;

/// The solver and the quick answer on a sample, each position seen in one of its ways; on all processors.
fn compare(table: &Table, sample: Sample) -> Count {
    let next = AtomicUsize::new(0);
    let counts = on_all_processors(|| {
        let mut solver = Solver::new(Proof::Kept);
        let mut count = Count::default();
        loop {
            let start = next.fetch_add(SHARE, Ordering::Relaxed);
            if start >= table.size() {
                return count;
            }
            for index in start..table.size().min(start + SHARE) {
                compare_one(table, index, sample, &mut solver, &mut count);
            }
        }
    });
    counts.into_iter().fold(Count::default(), Count::plus)
}

fn compare_one(
    table: &Table,
    index: usize,
    sample: Sample,
    solver: &mut Solver,
    count: &mut Count,
) {
    let truth = table.get(index);
    // Neighbours in the table are neighbours on the board: scatter what is chosen.
    let dice = index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
    let every = if truth {
        sample.winnable
    } else {
        sample.unwinnable
    };
    if !dice.is_multiple_of(every) {
        return;
    }
    let Some(position) = table.seen(index, dice >> 8) else {
        return;
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
    let proof = dice.is_multiple_of(PROOFS);
    ask(solver, &position, side, truth, proof);
}

fn ask(solver: &mut Solver, position: &Position, side: Color, truth: bool, proof: bool) {
    let fen = || position.to_fen();
    match solver.decide(position, side, Budget::THOROUGH).verdict {
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

fn on_all_processors<T: Send>(work: impl Fn() -> T + Sync) -> Vec<T> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(&work)).collect();
        let results = handles.into_iter().map(|handle| handle.join());
        results.map(|result| result.expect("agreement")).collect()
    })
}

/// Works out tables of these kinds, which do not lead to one another, then compares one after the other.
fn work(tables: &mut Tables, kinds: &[Material], sample: Sample) -> Count {
    let next = AtomicUsize::new(0);
    let made = on_all_processors(|| {
        let mut made = Vec::new();
        while let Some(kind) = kinds.get(next.fetch_add(1, Ordering::Relaxed)) {
            made.push((kind.clone(), Table::new(kind.clone(), tables)));
        }
        made
    });
    tables.extend(made.into_iter().flatten());
    kinds.iter().fold(Count::default(), |sum, kind| {
        let count = compare(&tables[kind], sample);
        let Count {
            asked,
            never,
            quick,
        } = count;
        let name = name(kind);
        eprintln!("{name}: {asked} asked, {never} unwinnable ({quick} at once), all agree");
        sum.plus(count)
    })
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
        let sample = Sample {
            winnable: every,
            unwinnable: 1,
        };
        let mut sum = Count::default();
        for kinds in by_pawns(2) {
            sum = sum.plus(work(&mut tables, &kinds, sample));
        }
        eprintln!("four men: {} asked, {} unwinnable", sum.asked, sum.never);
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
