//! The hall's time: milliseconds since its journal began, never backwards, going on while the program is down.

use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use laws::Millis;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::journal::Reading;

mod course;

use course::Course;
pub use course::{Judged, STEP};

/// What ties the hall's time to the machine's; written once at every start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Anchor {
    /// The hall's time.
    pub hall: Millis,
    /// The calendar's time then, in milliseconds since 1970.
    pub calendar: i64,
    /// Which run of the machine it was.
    pub boot: String,
    /// How long the machine had been running then.
    pub uptime: i64,
}

/// Longer than this no restart takes: if the machine says that more has passed, or that time went backwards, its clock
/// may be wrong, and nobody's flag falls by it.
pub const PLAUSIBLE: Millis = Millis::minutes(10);

/// A machine that was away for longer than this while the hall was open has slept.
pub const SLEPT: Millis = Millis::seconds(5);

/// Time of which the machine says that it has passed while the hall could not see it, and which is not believed without
/// being asked about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// What the machine says; negative if its clock went back.
    pub machine: Millis,
}

/// Time that is moved by hand, until it is let go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Hand {
    at: Millis,
    /// Since when it goes by itself.
    since: Option<Instant>,
}

impl Hand {
    fn now(&self) -> Millis {
        let passed = self
            .since
            .map_or(0, |since| since.elapsed().as_millis() as i64);
        self.at + Millis(passed)
    }
}

/// A clock for the hall.
#[derive(Clone, Debug)]
pub struct HallTime {
    /// Those of earlier runs, and the one of this run at the end.
    anchors: Arc<RwLock<Vec<Anchor>>>,
    /// The hall's time when this clock was made.
    began: Millis,
    since: Instant,
    by_hand: Option<Arc<watch::Sender<Hand>>>,
    /// How far the hall has jumped ahead since the anchor; one for all who ask.
    ahead: Arc<watch::Sender<Millis>>,
    /// How it keeps to the clock that it shares with other nodes.
    shared: Option<Arc<Mutex<Course>>>,
}

impl HallTime {
    /// Time that stands still until it is moved: for rehearsals, and reachable from no wire.
    pub fn by_hand() -> HallTime {
        HallTime {
            by_hand: Some(Arc::new(watch::channel(Hand::default()).0)),
            ..HallTime::resume(&[], Millis::ZERO).0
        }
    }

    /// Is it moved by hand?
    pub fn is_by_hand(&self) -> bool {
        let hand = self.by_hand.as_ref().map(|hand| *hand.borrow());
        hand.is_some_and(|hand| hand.since.is_none())
    }

    /// Moves time that is moved by hand; any other goes its own way.
    pub fn pass(&self, span: Millis) {
        if let Some(hand) = &self.by_hand {
            hand.send_modify(|hand| hand.at += span);
        }
    }

    /// Lets time that was moved by hand go on by itself from here.
    pub fn let_go(&self) {
        if let Some(hand) = &self.by_hand {
            hand.send_modify(|hand| {
                hand.since.get_or_insert_with(Instant::now);
            });
        }
    }

    /// Goes on from the last anchor, or begins at zero.
    ///
    /// While the machine has not been restarted its uptime tells how much time has passed, whatever anybody has done
    /// to the calendar; otherwise the calendar must do. `last` is the latest moment in the journal. What is not
    /// plausible comes back as a gap: then the time is the one last seen.
    pub fn resume(before: &[Anchor], last: Millis) -> (HallTime, Option<Gap>) {
        let calendar = calendar();
        let (boot, uptime) = (boot(), uptime());
        // The same moment as the machine's time: what lies between would be lost at every start.
        let since = Instant::now();
        let latest = before.iter().max_by_key(|anchor| anchor.hall);
        let (seen, passed) = match latest {
            None => (Millis::ZERO, Millis::ZERO),
            Some(then) if then.boot == boot && !boot.is_empty() => {
                (then.hall, Millis(uptime.saturating_sub(then.uptime)))
            }
            Some(then) => (then.hall, Millis(calendar.saturating_sub(then.calendar))),
        };
        // The journal may be a little later than the last anchor; then that time has passed for sure.
        let known = (last - seen).max(Millis::ZERO);
        let plausible = passed >= Millis::ZERO && passed <= PLAUSIBLE + known;
        let hall = match plausible {
            true => (seen + passed).max(last),
            false => seen.max(last),
        };
        let mut anchors = before.to_vec();
        anchors.sort_by_key(|anchor| anchor.hall);
        anchors.push(Anchor {
            hall,
            calendar,
            boot,
            uptime,
        });
        let time = HallTime::starting(anchors, hall, since);
        let gap = (!plausible).then_some(Gap { machine: passed });
        (time, gap)
    }

    fn starting(anchors: Vec<Anchor>, began: Millis, since: Instant) -> HallTime {
        HallTime {
            anchors: Arc::new(RwLock::new(anchors)),
            began,
            since,
            by_hand: None,
            ahead: Arc::new(watch::channel(Millis::ZERO).0),
            shared: None,
        }
    }

    /// Goes on by a clock that is shared with other nodes, read just now. `before` are the anchors of the record,
    /// `pulse` the last word of any node, `last` the latest moment in the journal. The answer says also whether an
    /// anchor must be written, and what is to be doubted.
    pub fn share(
        reading: &Reading,
        before: &[Anchor],
        pulse: Option<&Anchor>,
        last: Millis,
    ) -> (HallTime, bool, Option<Gap>) {
        let since = Instant::now();
        let passed = |then: &Anchor| then.hall + Millis(reading.calendar - then.calendar);
        let anchor = before.last();
        let known = anchor.filter(|anchor| anchor.boot == reading.source);
        let latest = before.iter().chain(pulse).max_by_key(|anchor| anchor.hall);
        let seen = latest.map_or(Millis::ZERO, |then| then.hall).max(last);
        let running = known.or(latest).map_or(Millis::ZERO, passed);
        let away = running - seen;
        let plausible = latest.is_none() || (Millis(-STEP.0)..=PLAUSIBLE).contains(&away);
        let hall = if plausible { running.max(seen) } else { seen };
        let mut anchors = before.to_vec();
        let writes = known.is_none() || !plausible;
        if writes {
            anchors.push(Anchor::shared(hall, reading));
        }
        let mut time = HallTime::starting(anchors, hall, since);
        let course = Course::new(since, reading);
        time.shared = Some(Arc::new(Mutex::new(course)));
        let gap = (!plausible).then_some(Gap { machine: away });
        (time, writes, gap)
    }

    /// Is the clock shared with other nodes?
    pub fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// The shared clock was read between two moments: this one turns towards it, or says that it cannot be right.
    pub fn read(&self, asked: Instant, reading: &Reading) -> Judged {
        let Some(shared) = &self.shared else {
            return Judged::Good;
        };
        let (anchor, slept) = (self.anchor(), self.slept());
        let answered = Instant::now();
        let plain = self.plain(answered);
        let mut course = shared.lock().expect("never poisoned");
        course.read(&anchor, plain, (asked, answered), reading, slept)
    }

    /// An anchor that another node has written, or this one: from now on it counts. The shared clock was read after it was
    /// written, for what was known of it before may be of a clock that was set since.
    pub fn adopt(&self, anchors: Vec<Anchor>, asked: Instant, reading: &Reading) {
        let Some(last) = anchors.last().cloned() else {
            return;
        };
        let known = self.anchor() == last;
        *self.anchors.write().expect("never poisoned") = anchors;
        let Some(shared) = self.shared.as_ref().filter(|_| !known) else {
            return;
        };
        let answered = Instant::now();
        let calendar = shared
            .lock()
            .expect("never poisoned")
            .begin_anew((asked, answered), reading);
        let says = last.hall + Millis(calendar - last.calendar);
        // What is a little off is turned to; a leap was decided by somebody.
        if reading.source == last.boot && says - self.now() > STEP {
            self.advance(says);
        }
    }

    /// The hall's time is at least this: a node has written so. By how much it was behind, if that is more than clocks
    /// that are kept together can differ.
    pub fn reach(&self, at: Millis) -> Option<Millis> {
        let behind = at - self.now();
        if behind > Millis::ZERO {
            self.advance(self.now() + behind.min(STEP));
        }
        (behind > STEP).then_some(behind)
    }

    /// How far this clock may be off the shared one.
    pub fn error(&self) -> Millis {
        let Some(shared) = &self.shared else {
            return Millis::ZERO;
        };
        shared.lock().expect("never poisoned").error(Instant::now())
    }

    /// Goes on from a later moment: a record was taken in that is ahead of this hall, or a gap was nobody's time.
    pub fn advance(&self, to: Millis) {
        let more = (to - self.now()).max(Millis::ZERO);
        self.ahead.send_modify(|ahead| *ahead += more);
    }

    fn ahead(&self) -> Millis {
        *self.ahead.borrow()
    }

    /// The hall's time when this clock was made.
    pub fn began(&self) -> Millis {
        self.began
    }

    /// What to write into the journal at the start.
    pub fn anchor(&self) -> Anchor {
        let anchors = self.anchors.read().expect("never poisoned");
        anchors.last().expect("there is always one").clone()
    }

    /// The hall's time without what the shared clock corrects.
    fn plain(&self, at: Instant) -> f64 {
        let elapsed = at.saturating_duration_since(self.since).as_secs_f64() * 1000.0;
        (self.began + self.ahead()).0 as f64 + elapsed
    }

    /// An anchor for this moment.
    pub fn anchor_now(&self) -> Anchor {
        let began = self.anchor();
        let hall = self.now();
        if let Some(shared) = &self.shared {
            let reading = shared
                .lock()
                .expect("never poisoned")
                .reading(Instant::now());
            return Anchor::shared(hall, &reading);
        }
        let slept = self.slept();
        let slept = if slept >= SLEPT { slept } else { Millis::ZERO };
        // Both times go on from the start by the same whole milliseconds: read apart, each of them cut off by itself,
        // they would set the hall back a little at every restart.
        let uptime = began.uptime + (hall - self.ahead() - began.hall).0 + slept.0;
        Anchor {
            hall,
            calendar: calendar(),
            boot: began.boot.clone(),
            uptime,
        }
    }

    /// How long the machine has been away since the start while this clock stood still: it has slept.
    pub fn slept(&self) -> Millis {
        if uptime() == 0 || self.is_by_hand() {
            return Millis::ZERO;
        }
        let began = match &self.shared {
            Some(shared) => shared.lock().expect("never poisoned").uptime,
            None => self.anchor().uptime,
        };
        let by_machine = Millis(uptime() - began);
        by_machine - Millis(self.since.elapsed().as_millis() as i64)
    }

    /// Now.
    pub fn now(&self) -> Millis {
        if let Some(hand) = &self.by_hand {
            return hand.borrow().now();
        }
        if let Some(shared) = &self.shared {
            let course = shared.lock().expect("never poisoned");
            let at = Instant::now();
            return Millis((self.plain(at) + course.correction(at)).floor() as i64);
        }
        self.began + self.ahead() + Millis(self.since.elapsed().as_millis() as i64)
    }

    /// Waits for a moment.
    pub async fn until(&self, at: Millis) {
        if let Some(hand) = &self.by_hand {
            let mut moved = hand.subscribe();
            loop {
                let hand = *moved.borrow_and_update();
                let left = (at - hand.now()).max(Millis::ZERO);
                let sleep = tokio::time::sleep(millis(left));
                tokio::select! {
                    () = sleep, if hand.since.is_some() || left == Millis::ZERO => return,
                    // The sender is in our own hands: it cannot be gone.
                    _ = moved.changed() => {}
                }
            }
        }
        let mut ahead = self.ahead.subscribe();
        loop {
            let jumped = *ahead.borrow_and_update();
            let when = match &self.shared {
                // It may turn a little meanwhile: then once more.
                Some(_) => Instant::now() + millis(at - self.now()),
                None => self.since + millis(at - self.began - jumped),
            };
            tokio::select! {
                () = tokio::time::sleep_until(when.into()) => match self.now() >= at {
                    true => return,
                    false => tokio::time::sleep(Duration::from_millis(1)).await,
                },
                // The hall has jumped ahead: the moment comes sooner.
                _ = ahead.changed() => {}
            }
        }
    }

    /// A moment on the calendar, in milliseconds since 1970: by the last anchor before it.
    pub fn calendar(&self, at: Millis) -> i64 {
        let anchors = self.anchors.read().expect("never poisoned");
        let place = anchors.partition_point(|anchor| anchor.hall <= at);
        let last = anchors.len() - 1;
        let anchor = &anchors[place.saturating_sub(1)];
        // What was moved by hand did not pass on the calendar.
        let moved = self.by_hand.as_ref().map(|hand| hand.borrow().at);
        let jumped = match place > last {
            true => (self.ahead() + moved.unwrap_or_default()).min(at - anchor.hall),
            false => Millis::ZERO,
        };
        anchor.calendar + (at - anchor.hall - jumped).0
    }
}

fn millis(span: Millis) -> Duration {
    Duration::from_millis(span.0.max(0) as u64)
}

impl Anchor {
    fn shared(hall: Millis, reading: &Reading) -> Anchor {
        Anchor {
            hall,
            calendar: reading.calendar,
            boot: reading.source.clone(),
            uptime: reading.calendar,
        }
    }
}

fn calendar() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// Time since the machine started, sleep included.
fn uptime() -> i64 {
    #[cfg(target_os = "linux")]
    {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        now.tv_sec * 1000 + now.tv_nsec / 1_000_000
    }
    #[cfg(not(target_os = "linux"))]
    0
}

/// Tells one run of the machine from another; empty where the system does not say.
fn boot() -> String {
    std::fs::read_to_string("/proc/sys/kernel/random/boot_id")
        .map(|id| id.trim().to_owned())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resume(anchor: &Anchor, last: Millis) -> (HallTime, Option<Gap>) {
        HallTime::resume(std::slice::from_ref(anchor), last)
    }

    fn fresh() -> Anchor {
        HallTime::resume(&[], Millis::ZERO).0.anchor()
    }

    #[test]
    fn time_goes_on_after_a_restart() {
        let (first, gap) = HallTime::resume(&[], Millis::ZERO);
        assert!(first.now() < Millis(1000) && gap.is_none());
        let mut anchor = first.anchor();
        anchor.hall = Millis(5000);
        anchor.uptime -= 2000;
        let (second, gap) = resume(&anchor, Millis::ZERO);
        assert!(second.now() >= Millis(7000) && second.now() < Millis(8000));
        assert_eq!(gap, None);
    }

    #[tokio::test]
    async fn time_moved_by_hand_goes_on_when_it_is_let_go() {
        let time = HallTime::by_hand();
        time.pass(Millis::minutes(20));
        let standing = time.now();
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert_eq!((standing, time.now()), (Millis::minutes(20), standing));
        let waiting = time.clone();
        let waiting = tokio::spawn(async move { waiting.until(standing + Millis(30)).await });
        time.let_go();
        waiting.await.unwrap();
        let passed = time.now() - standing;
        assert!(passed >= Millis(30) && passed < Millis(5000), "{passed:?}");
        let now = time.calendar(time.now());
        assert!((now - calendar()).abs() < 1000, "{now}");
    }

    #[test]
    fn another_run_of_the_machine_goes_by_the_calendar() {
        let mut anchor = fresh();
        anchor.boot = "another".into();
        anchor.calendar -= 3000;
        let (by_calendar, gap) = resume(&anchor, Millis::ZERO);
        assert!(by_calendar.now() >= Millis(3000) && by_calendar.now() < Millis(4000));
        assert_eq!(gap, None);
    }

    #[test]
    fn a_jump_is_not_believed_in_either_direction() {
        for (calendar, hall) in [(-365 * 86_400_000_i64, 10), (60_000, 10), (-601_000, 10)] {
            let mut anchor = fresh();
            anchor.hall = Millis(hall);
            anchor.boot = "another".into();
            anchor.calendar += calendar;
            let (time, gap) = resume(&anchor, Millis(20));
            assert!(
                time.now() >= Millis(20) && time.now() < Millis(1000),
                "as last seen: {:?}",
                time.now()
            );
            let machine = gap.expect("it is told").machine;
            assert!((machine.0 + calendar).abs() < 1000, "{machine:?}");
        }
        // The uptime of the same run can also be more than a restart takes: the machine slept.
        let mut anchor = fresh();
        anchor.uptime -= 3_600_000;
        assert!(resume(&anchor, Millis::ZERO).1.is_some());
    }

    #[test]
    fn moments_before_a_gap_keep_their_place_on_the_calendar() {
        let mut anchor = fresh();
        anchor.hall = Millis(5000);
        anchor.boot = "another".into();
        anchor.calendar -= 86_400_000;
        let then = anchor.calendar;
        let (time, gap) = resume(&anchor, Millis(9000));
        assert!(gap.is_some());
        assert_eq!(time.calendar(Millis(6000)), then + 1000);
        let now = time.calendar(time.now());
        assert!((now - calendar()).abs() < 1000, "{now}");
    }
}
