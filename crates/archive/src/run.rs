//! An audit of many games by many hands, its findings in the order of the games.
//!
//! Each worker takes a piece of work under a lock: a batch of games from a source that has one reader, or a part of one
//! that it then reads by itself. It audits without a lock and hands in what it found; reports are given out in order.
//! No worker runs far ahead or gathers much, so memory stays where it is.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::audit::{Auditor, Options, Oracle, Report};
use crate::batch::Batch;
use crate::inputs::{Inputs, Next, Place, Taken};
use crate::split::Packing;

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
    /// The source is begun, and this is how it can be read.
    Begun(Packing),
    /// Games were audited; games and lines are counted from the beginning of the source.
    Audited(Box<Report>),
    /// The source is read to its end.
    Finished,
    /// The source cannot be read, or not any further.
    Failed(io::Error),
}

/// How many pieces of work may wait for an earlier one, for each worker.
const AHEAD: u64 = 4;

/// With so many findings a worker waits for its turn.
const HELD: usize = 4096;

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
    /// The sources, and the number of the next piece of work.
    source: Mutex<(Inputs, u64)>,
    order: Mutex<Order<F>>,
    /// The order has moved on.
    moved: Condvar,
    ahead: u64,
}

struct Order<F> {
    /// The number of the piece whose turn it is.
    next: u64,
    waiting: BTreeMap<u64, Held>,
    places: Vec<Place>,
    failed: Option<io::Error>,
    each: F,
}

/// What has been handed in before its turn.
struct Held {
    source: usize,
    split: u64,
    report: Option<Report>,
    end: Option<End>,
}

/// How a piece of work ended.
enum End {
    Done,
    Begun(Packing),
    Finished,
    Failed(io::Error),
}

/// A piece of work: its number, its source, and where in that it begins.
#[derive(Copy, Clone)]
struct Piece {
    number: u64,
    source: usize,
    split: u64,
}

impl<F: FnMut(Happened) -> io::Result<()> + Send> Shared<F> {
    fn work(&self, mut auditor: Auditor) {
        let mut batch = Batch::default();
        while let Some((number, next)) = self.take(&mut batch) {
            let piece = |source, split| Piece {
                number,
                source,
                split,
            };
            let go_on = match next {
                Next::Games(source) => {
                    let report = auditor.batch(&batch);
                    self.hand_in(piece(source, 0), Some(report), Some(End::Done))
                }
                Next::Part(source, part) => {
                    let piece = piece(source, part.split.from);
                    self.part(&mut auditor, &mut batch, piece, &part)
                }
                Next::Begun(source, packing) => {
                    self.hand_in(piece(source, 0), None, Some(End::Begun(packing)))
                }
                Next::Finished(source) => self.hand_in(piece(source, 0), None, Some(End::Finished)),
                Next::Failed(source, error) => {
                    self.hand_in(piece(source, 0), None, Some(End::Failed(error)))
                }
            };
            if !go_on {
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

    /// Reads and audits a part of a source.
    fn part(&self, auditor: &mut Auditor, batch: &mut Batch, piece: Piece, part: &Taken) -> bool {
        let end = match part.open() {
            Err(error) => End::Failed(error),
            Ok(mut cutter) => loop {
                match cutter.next(batch) {
                    Ok(true) => {
                        if !self.hand_in(piece, Some(auditor.batch(batch)), None) {
                            return false;
                        }
                    }
                    Ok(false) => break End::Done,
                    Err(error) => break End::Failed(error),
                }
            },
        };
        self.hand_in(piece, None, Some(end))
    }

    /// False if there is no point in going on.
    fn hand_in(&self, piece: Piece, report: Option<Report>, end: Option<End>) -> bool {
        let mut order = lock(&self.order);
        // Whose turn it is never waits, so this ends.
        while order.failed.is_none() && order.must_wait(piece.number, self.ahead) {
            order = self
                .moved
                .wait(order)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if order.next == piece.number {
            let held = Held {
                source: piece.source,
                split: piece.split,
                report,
                end,
            };
            order.give_out(held);
            self.moved.notify_all();
        } else {
            order.hold(piece, report, end);
        }
        order.failed.is_none()
    }
}

impl<F: FnMut(Happened) -> io::Result<()>> Order<F> {
    fn must_wait(&self, number: u64, ahead: u64) -> bool {
        let held = self
            .waiting
            .get(&number)
            .and_then(|held| held.report.as_ref());
        number > self.next + ahead
            || number > self.next && held.is_some_and(|report| report.findings.len() > HELD)
    }

    fn hold(&mut self, piece: Piece, report: Option<Report>, end: Option<End>) {
        let held = self.waiting.entry(piece.number).or_insert(Held {
            source: piece.source,
            split: piece.split,
            report: None,
            end: None,
        });
        match (&mut held.report, report) {
            (Some(held), Some(more)) => held.append(more),
            (held, Some(first)) => *held = Some(first),
            (_, None) => {}
        }
        held.end = end;
    }

    /// Gives out what belongs to the piece whose turn it is and, if that is its end, what waits behind it.
    fn give_out(&mut self, mut held: Held) {
        loop {
            let Held { source, split, .. } = held;
            if let Some(report) = held.report {
                self.tell(source, split, What::Audited(Box::new(report)));
            }
            match held.end {
                None => return,
                Some(End::Done) => {}
                Some(End::Begun(packing)) => self.tell(source, split, What::Begun(packing)),
                Some(End::Finished) => self.tell(source, split, What::Finished),
                Some(End::Failed(error)) => self.tell(source, split, What::Failed(error)),
            }
            self.next += 1;
            match self.waiting.remove(&self.next) {
                Some(next) => held = next,
                None => return,
            }
        }
    }

    fn tell(&mut self, source: usize, split: u64, mut what: What) {
        let place = &mut self.places[source];
        // Behind a failure nothing of its source counts, as if one had read it from the beginning.
        if self.failed.is_some() || place.finished {
            return;
        }
        match &mut what {
            What::Audited(report) => {
                report.shift(place.games, place.lines);
                if place.split != split {
                    (place.split, place.within) = (split, 0);
                }
                place.within += report.totals.bytes;
                place.offset += report.totals.bytes;
                place.games += report.totals.games;
                place.lines += report.totals.lines;
            }
            What::Begun(_) => {}
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
                    What::Begun(_) => {}
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
