//! An audit of many games by many hands, its findings in the order of the games.
//!
//! Each worker takes a batch under a lock, audits it without one, and hands in its report; reports are given
//! out in order. Nobody waits for a reader, and no worker runs far ahead, so memory stays where it is.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::audit::{Auditor, Options, Oracle, Report};
use crate::batch::Batch;
use crate::inputs::{Inputs, Next, Place};

/// How an audit is to be run.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    /// What is looked for.
    pub options: Options,
    /// Workers; at least one.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            options: Options::default(),
            threads: std::thread::available_parallelism().map_or(1, Into::into),
        }
    }
}

/// Something that has happened, in the order of the sources.
pub struct Happened {
    /// The source by its number.
    pub source: usize,
    /// How far that source has been dealt with.
    pub place: Place,
    /// What has happened.
    pub what: What,
}

/// What has happened.
pub enum What {
    /// Games were audited; games and lines are counted from the beginning of the source.
    Audited(Box<Report>),
    /// The source is read to its end.
    Finished,
    /// The source cannot be read, or not any further.
    Failed(io::Error),
}

/// How many reports may wait for an earlier one, for each worker.
const AHEAD: u64 = 4;

/// Audits everything and tells `each` in order.
///
/// # Errors
///
/// Whatever `each` fails with; the audit then stops.
pub fn run<F>(plan: &Plan, inputs: Inputs, each: F) -> io::Result<()>
where
    F: FnMut(Happened) -> io::Result<()> + Send,
{
    let threads = plan.threads.max(1);
    let shared = Shared {
        order: Mutex::new(Order {
            next: 0,
            waiting: BTreeMap::new(),
            places: inputs.places().to_vec(),
            failed: None,
            each,
        }),
        source: Mutex::new((inputs, 0)),
        moved: Condvar::new(),
        ahead: AHEAD * threads as u64,
    };
    let oracle = Oracle::new(plan.options.care);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            let auditor = Auditor::with(plan.options, oracle.sibling());
            let shared = &shared;
            scope.spawn(move || shared.work(auditor));
        }
        shared.work(Auditor::with(plan.options, oracle.sibling()));
    });
    let order = shared.order.into_inner();
    let order = order.unwrap_or_else(PoisonError::into_inner);
    order.failed.map_or(Ok(()), Err)
}

struct Shared<F> {
    /// The sources, and the number of the next batch.
    source: Mutex<(Inputs, u64)>,
    order: Mutex<Order<F>>,
    /// The order has moved on.
    moved: Condvar,
    ahead: u64,
}

struct Order<F> {
    /// The number of the batch whose turn it is.
    next: u64,
    waiting: BTreeMap<u64, (usize, What)>,
    places: Vec<Place>,
    failed: Option<io::Error>,
    each: F,
}

impl<F: FnMut(Happened) -> io::Result<()> + Send> Shared<F> {
    fn work(&self, mut auditor: Auditor) {
        let mut batch = Batch::default();
        while let Some((number, next)) = self.take(&mut batch) {
            let (source, what) = match next {
                Next::Games(source) => (source, What::Audited(Box::new(auditor.batch(&batch)))),
                Next::Finished(source) => (source, What::Finished),
                Next::Failed(source, error) => (source, What::Failed(error)),
            };
            if !self.hand_in(number, source, what) {
                return;
            }
        }
    }

    fn take(&self, batch: &mut Batch) -> Option<(u64, Next)> {
        let mut source = lock(&self.source);
        let next = source.0.next(batch)?;
        let number = source.1;
        source.1 += 1;
        Some((number, next))
    }

    /// False if there is no point in going on.
    fn hand_in(&self, number: u64, source: usize, what: What) -> bool {
        let mut order = lock(&self.order);
        // Whose turn it is never waits, so this ends.
        while order.failed.is_none() && number > order.next + self.ahead {
            order = self
                .moved
                .wait(order)
                .unwrap_or_else(PoisonError::into_inner);
        }
        order.waiting.insert(number, (source, what));
        order.give_out();
        self.moved.notify_all();
        order.failed.is_none()
    }
}

impl<F: FnMut(Happened) -> io::Result<()>> Order<F> {
    fn give_out(&mut self) {
        while self.failed.is_none()
            && let Some((source, mut what)) = self.waiting.remove(&self.next)
        {
            self.next += 1;
            let place = &mut self.places[source];
            match &mut what {
                What::Audited(report) => {
                    for finding in &mut report.findings {
                        finding.game += place.games;
                        finding.line += place.lines;
                    }
                    place.offset += report.totals.bytes;
                    place.games += report.totals.games;
                    place.lines += report.totals.lines;
                }
                What::Finished | What::Failed(_) => place.finished = true,
            }
            let place = *place;
            let happened = Happened {
                source,
                place,
                what,
            };
            self.failed = (self.each)(happened).err();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A worker that panicked has lost its own batch only; the others go on and the panic is passed on.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Opened;

    #[test]
    fn many_hands_find_the_same_in_the_same_order() {
        let text: String = (0..40_000)
            .map(|i| match i % 97 {
                0 => "[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n\n".to_owned(),
                n if n % 5 == 0 => "[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n".to_owned(),
                n => format!("[Event \"{n}\"]\n\n1. d4 d5 2. c4 1/2-1/2\n\n"),
            })
            .collect();
        let found = |threads| {
            let plan = Plan {
                threads,
                ..Plan::default()
            };
            let opened = Opened::new(io::Cursor::new(text.clone().into_bytes())).expect("memory");
            let (mut findings, mut games, mut finished) = (Vec::new(), 0, 0);
            run(&plan, Inputs::opened(opened), |happened| {
                match happened.what {
                    What::Audited(report) => {
                        findings.extend(report.findings);
                        games += report.totals.games;
                        assert_eq!(happened.place.games, games);
                    }
                    What::Finished => finished += 1,
                    What::Failed(error) => panic!("{error}"),
                }
                Ok(())
            })
            .expect("nothing fails");
            assert_eq!((games, finished), (40_000, 1));
            findings
        };
        let one = found(1);
        assert!(one.is_sorted_by_key(|finding| finding.game));
        assert_eq!(one, found(3));
    }

    #[test]
    fn a_failure_of_the_listener_stops_the_work() {
        let text = b"1. e4 *\n".repeat(400_000);
        let opened = Opened::new(io::Cursor::new(text)).expect("memory");
        let result = run(&Plan::default(), Inputs::opened(opened), |_| {
            Err(io::ErrorKind::BrokenPipe.into())
        });
        assert_eq!(
            result.map_err(|error| error.kind()),
            Err(io::ErrorKind::BrokenPipe)
        );
    }
}
