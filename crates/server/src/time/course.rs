//! How one node's time keeps to the clock that all nodes share: by small turns, never backwards.

use std::collections::VecDeque;
use std::time::Instant;

use laws::Millis;

use super::{Anchor, uptime};
use crate::journal::Reading;

/// What differs by more than this is no matter of turning: a calendar was set, or somebody decided it.
pub const STEP: Millis = Millis(250);

/// At most so much faster or slower: half a millisecond in a second.
const TURN: f64 = 500e-6;

/// Readings that are remembered; the quickest of them is believed.
const KEPT: usize = 12;

/// So many readings in a row must say that the shared clock has leapt.
const SURE: u32 = 3;

/// What came of a reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// All is well.
    Good,
    /// It is another clock, or it was set: the hall goes on by its own running time, and everybody must be told with
    /// this anchor.
    Leapt(Anchor),
    /// This machine was asleep: the hall went on without it.
    Slept(Millis),
}

#[derive(Clone, Debug)]
struct Sample {
    /// The shared calendar less our own running time, in milliseconds.
    offset: f64,
    /// How long the answer took.
    way: f64,
}

/// See the module.
#[derive(Clone, Debug)]
pub(super) struct Course {
    since: Instant,
    source: String,
    samples: VecDeque<Sample>,
    /// The correction at a moment, and by how much it changes in a millisecond.
    at: Instant,
    value: f64,
    rate: f64,
    leaps: u32,
    error: f64,
    heard: Instant,
    /// How long the machine had run when this began.
    pub(super) uptime: i64,
    slept: Millis,
}

impl Course {
    pub(super) fn new(since: Instant, reading: &Reading) -> Course {
        let offset = reading.calendar as f64;
        Course {
            since,
            source: reading.source.clone(),
            samples: VecDeque::from([Sample { offset, way: 50.0 }]),
            at: since,
            value: 0.0,
            rate: 0.0,
            leaps: 0,
            error: 0.0,
            heard: since,
            uptime: uptime(),
            slept: Millis::ZERO,
        }
    }

    fn own(&self, at: Instant) -> f64 {
        at.saturating_duration_since(self.since).as_secs_f64() * 1000.0
    }

    pub(super) fn correction(&self, at: Instant) -> f64 {
        let passed = at.saturating_duration_since(self.at).as_secs_f64() * 1000.0;
        self.value + self.rate * passed
    }

    fn best(&self) -> &Sample {
        let quickest = |a: &&Sample, b: &&Sample| a.way.total_cmp(&b.way);
        self.samples
            .iter()
            .min_by(quickest)
            .expect("there is always one")
    }

    /// The shared calendar, as far as it is known.
    pub(super) fn calendar(&self, at: Instant) -> i64 {
        (self.own(at) + self.best().offset).round() as i64
    }

    pub(super) fn reading(&self, at: Instant) -> Reading {
        let (calendar, source) = (self.calendar(at), self.source.clone());
        Reading { calendar, source }
    }

    /// How far off this clock may be: what is left to turn, and what no reading has said since.
    pub(super) fn error(&self, at: Instant) -> Millis {
        let silent = at.saturating_duration_since(self.heard).as_secs_f64() * 1000.0;
        Millis((self.error.abs() + silent * 100e-6).ceil() as i64)
    }

    /// What was known of the shared clock holds no more; what it shows now.
    pub(super) fn begin_anew(
        &mut self,
        (asked, answered): (Instant, Instant),
        reading: &Reading,
    ) -> i64 {
        let (offset, way) = self.offset(asked, answered, reading);
        self.source.clone_from(&reading.source);
        self.samples.clear();
        self.samples.push_back(Sample { offset, way });
        (self.value, self.at, self.rate) = (self.correction(answered), answered, 0.0);
        (self.leaps, self.error, self.heard) = (0, 0.0, answered);
        self.calendar(answered)
    }

    /// The shared calendar less our own running time, and how long the answer took.
    fn offset(&self, asked: Instant, answered: Instant, reading: &Reading) -> (f64, f64) {
        let way = answered.saturating_duration_since(asked).as_secs_f64() * 1000.0;
        let middle = self.own(asked) + way / 2.0;
        (reading.calendar as f64 + 0.5 - middle, way)
    }

    pub(super) fn read(
        &mut self,
        anchor: &Anchor,
        plain: f64,
        (asked, answered): (Instant, Instant),
        reading: &Reading,
        slept: Millis,
    ) -> Judged {
        let (offset, way) = self.offset(asked, answered, reading);
        let now = plain + self.correction(answered);
        let calendar = self.own(answered) + offset;
        let says = anchor.hall.0 as f64 + calendar - anchor.calendar as f64;
        let other = reading.source != anchor.boot;
        if !other && slept - self.slept > STEP {
            self.slept = slept;
            self.samples.clear();
            self.samples.push_back(Sample { offset, way });
            return Judged::Slept(Millis(says as i64));
        }
        let leapt = (says - now).abs() > STEP.0 as f64 + way;
        self.leaps = if leapt { self.leaps + 1 } else { 0 };
        if other || self.leaps >= SURE {
            self.leaps = 0;
            self.source.clone_from(&reading.source);
            self.samples.clear();
            self.samples.push_back(Sample { offset, way });
            let hall = Millis(now.floor() as i64);
            let calendar = calendar.round() as i64;
            let source = reading.source.clone();
            return Judged::Leapt(Anchor::shared(hall, &Reading { calendar, source }));
        }
        if leapt {
            return Judged::Good;
        }
        self.heard = answered;
        if self.samples.len() == KEPT {
            self.samples.pop_front();
        }
        self.samples.push_back(Sample { offset, way });
        let calendar = self.own(answered) + self.best().offset;
        let says = anchor.hall.0 as f64 + calendar - anchor.calendar as f64;
        self.value = self.correction(answered);
        self.at = answered;
        self.error = says - now;
        // Within the next two seconds or so, if it is little.
        self.rate = (self.error / 2000.0).clamp(-TURN, TURN);
        Judged::Good
    }
}

#[cfg(test)]
mod tests {
    use super::super::HallTime;
    use super::*;
    use std::time::Duration;

    fn reading(calendar: i64, source: &str) -> Reading {
        let source = source.to_owned();
        Reading { calendar, source }
    }

    /// A clock that was started with the shared calendar at 1,000,000.
    fn clock() -> HallTime {
        HallTime::share(&reading(1_000_000, "a"), &[], None, Millis::ZERO).0
    }

    #[test]
    fn it_turns_slowly_and_never_back() {
        let time = clock();
        let began = Instant::now();
        let mut last = time.now();
        for _ in 0..20 {
            let asked = Instant::now();
            // The shared clock says 40 ms less than ours.
            let calendar = 1_000_000 + began.elapsed().as_millis() as i64 - 40;
            assert_eq!(time.read(asked, &reading(calendar, "a")), Judged::Good);
            std::thread::sleep(Duration::from_millis(2));
            assert!(time.now() >= last);
            last = time.now();
        }
        let off = last.0 - began.elapsed().as_millis() as i64;
        assert!(
            (-3..=3).contains(&off),
            "half a millisecond a second: {off}"
        );
        assert!(time.error() >= Millis(30), "{:?}", time.error());
    }

    #[test]
    fn a_calendar_that_is_set_does_not_move_the_hall() {
        let time = clock();
        let ahead = || reading(1_000_000 + 3_600_000, "a");
        assert_eq!(time.read(Instant::now(), &ahead()), Judged::Good);
        assert_eq!(time.read(Instant::now(), &ahead()), Judged::Good);
        let Judged::Leapt(anchor) = time.read(Instant::now(), &ahead()) else {
            panic!("three times is enough");
        };
        assert!(anchor.hall < Millis(1000) && anchor.calendar >= 4_600_000);
        time.adopt(vec![anchor], Instant::now(), &ahead());
        assert_eq!(time.read(Instant::now(), &ahead()), Judged::Good);
        assert!(time.now() < Millis(1000) && time.error() < Millis(50));
    }

    /// One node notices and writes it down; the others hear of it before they are sure themselves.
    #[test]
    fn a_clock_that_was_set_back_takes_no_node_ahead() {
        let time = clock();
        for set in [-3_600_000, 3_600_000] {
            let shows = 1_000_000 + set;
            let anchor = Anchor::shared(time.now(), &reading(shows, "a"));
            time.adopt(vec![anchor], Instant::now(), &reading(shows, "a"));
            assert!(time.now() < Millis(1000), "{:?}", time.now());
            assert_eq!(
                time.read(Instant::now(), &reading(shows, "a")),
                Judged::Good
            );
            assert!(time.error() < Millis(50), "{:?}", time.error());
        }
        // What somebody has decided is followed.
        let decided = Anchor::shared(time.now() + Millis::minutes(5), &reading(1_000_000, "a"));
        time.adopt(vec![decided], Instant::now(), &reading(1_000_000, "a"));
        assert!(time.now() >= Millis::minutes(5));
    }

    #[test]
    fn another_database_is_another_clock() {
        let time = clock();
        let other = reading(5_000, "b");
        let Judged::Leapt(anchor) = time.read(Instant::now(), &other) else {
            panic!("it is told at once");
        };
        assert_eq!(anchor.boot, "b");
        assert!(anchor.hall < Millis(1000));
    }

    #[test]
    fn what_another_node_has_written_has_happened() {
        let time = clock();
        assert_eq!(time.reach(Millis(100)), None);
        assert!(time.now() >= Millis(100));
        assert!(time.reach(Millis(10_000)).is_some(), "an alarm");
        assert!(time.now() < Millis(1000), "and no leap");
    }

    #[test]
    fn a_hall_that_was_away_goes_on_or_is_doubted() {
        let anchor = Anchor::shared(Millis(5000), &reading(1_000_000, "a"));
        let pulse = Anchor::shared(Millis(65_000), &reading(1_060_000, "a"));
        let share = |calendar, source| {
            HallTime::share(
                &reading(calendar, source),
                std::slice::from_ref(&anchor),
                Some(&pulse),
                Millis::ZERO,
            )
        };
        let (time, writes, gap) = share(1_090_000, "a");
        assert!((95_000..96_000).contains(&time.now().0) && !writes && gap.is_none());
        let (time, writes, gap) = share(1_090_000, "b");
        assert!((95_000..96_000).contains(&time.now().0) && writes && gap.is_none());
        let (time, writes, gap) = share(9_000_000, "a");
        assert!((65_000..66_000).contains(&time.now().0) && writes && gap.is_some());
    }
}
