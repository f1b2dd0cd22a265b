//! The solver beside chasolver 3.0, both on the same queries in one run: `cargo bench -p adoube-mate`.
//!
//! Processor time of this thread, not time of day, so that other work on the machine matters less; for the same reason
//! each solver is asked twice, or up to five times while that is soon done, and its best time counts. Solvers take turns
//! query by query. The vectors are read from beside the checkout; without them nothing is measured.

#[path = "../tests/common/mod.rs"]
mod common;

use std::str::FromStr;
use std::time::Duration;

use chess::Color;
use common::Query;
use cpu_time::ThreadTime;
use mate::{Budget, Proof, Solver, Verdict};

/// What one solver did with a set.
#[derive(Default)]
struct Tally {
    times: Vec<Duration>,
    unwinnable: usize,
    undecided: usize,
    wrong: usize,
}

impl Tally {
    fn row(&mut self, name: &str, set: &str, unwinnable: usize, overhead: Duration) {
        self.times.sort();
        let n = self.times.len();
        let total: Duration = self.times.iter().sum();
        let micros = |time: Duration| time.saturating_sub(overhead).as_secs_f64() * 1e6;
        println!(
            "| {set} | {name} | {:.2} | {:.2} | {:.1} | {:.0} | {:.1} % | {} | {} |",
            micros(total / n as u32),
            micros(self.times[n / 2]),
            micros(self.times[n * 99 / 100]),
            micros(self.times[n - 1]),
            100.0 * self.unwinnable as f64 / unwinnable.max(1) as f64,
            self.undecided,
            self.wrong,
        );
    }

    fn over(&self, limit: Duration) -> usize {
        self.times.iter().filter(|&&time| time > limit).count()
    }

    fn note(&mut self, time: Duration, found_unwinnable: bool, undecided: bool, query: &Query) {
        self.times.push(time);
        let truth = query.winnable == Some(true);
        self.unwinnable += usize::from(found_unwinnable && !truth);
        self.undecided += usize::from(undecided);
        self.wrong +=
            usize::from(found_unwinnable && truth || !found_unwinnable && !undecided && !truth);
    }
}

fn timed<T>(f: impl FnOnce() -> T) -> (Duration, T) {
    let start = ThreadTime::now();
    let value = f();
    (start.elapsed(), value)
}

/// No more rounds when those made have taken so long.
const ENOUGH: Duration = Duration::from_millis(30);

/// The best time of some rounds; for all solvers alike.
fn best<T>(mut f: impl FnMut() -> T) -> (Duration, T) {
    let (mut least, mut value) = timed(&mut f);
    let mut total = least;
    for round in 1..5 {
        if round > 1 && total > ENOUGH {
            break;
        }
        let (time, again) = timed(&mut f);
        total += time;
        least = least.min(time);
        value = again;
    }
    (least, value)
}

/// What it costs to look at the clock.
fn overhead() -> Duration {
    let mut times: Vec<Duration> = (0..10_001).map(|_| timed(|| ()).0).collect();
    times.sort();
    times[5_000]
}

fn main() {
    println!(
        "| set | solver | mean µs | median | p99 | max | unwinnable found | undecided | wrong |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (set, name) in [("timeouts", "timeouts.txt"), ("submitted", "submitted.txt")] {
        let Some(text) = common::vectors(name) else {
            continue;
        };
        // On a busy machine one query in so many will do.
        let every = std::env::var("ADOUBE_EVERY")
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(1);
        let queries: Vec<Query> = common::pairs(&text).into_iter().step_by(every).collect();
        measure(set, &queries);
    }
}

fn measure(set: &str, queries: &[Query]) {
    let overhead = overhead();
    let unwinnable = queries
        .iter()
        .filter(|query| query.winnable == Some(false))
        .count();
    let mut solver = Solver::new(Proof::Dropped);
    let [mut ours, mut ours_quick, mut theirs, mut theirs_quick] =
        [(); 4].map(|()| Tally::default());
    for query in queries {
        let fen = query.position.to_fen();
        let board = peer_chess::Board::from_str(&fen);
        let side = match query.side {
            Color::White => peer_chess::Color::White,
            Color::Black => peer_chess::Color::Black,
        };
        let (time, decision) =
            best(|| solver.decide(&query.position, query.side, Budget::nodes(3_000_000)));
        let (never, open) = match decision.verdict {
            Verdict::Winnable(_) => (false, false),
            Verdict::Unwinnable(_) => (true, false),
            Verdict::Undecided => (false, true),
        };
        ours.note(time, never, open, query);
        let (time, answer) = best(|| mate::quick(&query.position, query.side));
        ours_quick.note(time, answer.is_some(), answer.is_none(), query);
        // A few positions are irregular in ways that the peer refuses to read.
        let Ok(board) = board else { continue };
        let (time, answer) = best(|| chasolver::winnability(&board, side));
        let never = matches!(answer, Some(chasolver::Winnability::Unwinnable));
        theirs.note(time, never, answer.is_none(), query);
        let (time, never) = best(|| chasolver::is_unwinnable_fast(&board, side));
        theirs_quick.note(time, never, !never, query);
    }
    ours.row("adoube, complete", set, unwinnable, overhead);
    theirs.row("chasolver 3.0, full", set, unwinnable, overhead);
    ours_quick.row("adoube, quick", set, unwinnable, overhead);
    theirs_quick.row("chasolver 3.0, fast", set, unwinnable, overhead);
    println!(
        "{set}: {} complete answers over 200 ms, {} quick ones over 1 ms",
        ours.over(Duration::from_millis(200)),
        ours_quick.over(Duration::from_millis(1)),
    );
}
