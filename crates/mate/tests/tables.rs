//! Agreement with brute force: tables of helpmates worked out by nothing but legal moves.
//!
//! In every run all positions of up to three men, and of four men some kinds that are hard to mate with, every
//! unwinnable position and a sample of the others. `ADOUBE_SOAK=4` (or `make soak-mate`) asks about every position
//! of every kind.

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

/// The solver on every unwinnable position and one in `every` of the others, each seen in one of its ways.
fn compare(table: &Table, every: usize) -> Count {
    let mut solver = Solver::new(Proof::Kept);
    let mut count = Count::default();
    for index in 0..table.size() {
        let truth = table.get(index);
        // Neighbours in the table are neighbours on the board: scatter what is chosen.
        let dice = index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        if truth && !dice.is_multiple_of(every) {
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
fn work(tables: &mut Tables, kinds: &[Material], every: usize) {
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
                } = compare(&table, every);
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
            work(&mut tables, &kinds, 1);
        }
    }
    tables
}

#[test]
fn every_position_of_few_men() {
    let mut tables = up_to_three_men();
    if std::env::var("ADOUBE_SOAK").as_deref() == Ok("4") {
        for kinds in by_pawns(2) {
            work(&mut tables, &kinds, 1);
        }
        return;
    }
    // One minor piece alone, against each of theirs: here much is unwinnable and material does not say so.
    let hard: Vec<Material> = kinds(2)
        .into_iter()
        .filter(|kind| ["Bb", "Bn", "Nq", "Nr", "Nb"].contains(&name(kind).as_str()))
        .collect();
    work(&mut tables, &hard, 500);
}
