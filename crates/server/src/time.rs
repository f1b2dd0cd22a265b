//! The hall's time: milliseconds since its journal began, never backwards, going on while the program is down.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use laws::Millis;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

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

/// A clock for the hall.
#[derive(Clone, Debug)]
pub struct HallTime {
    anchor: Anchor,
    since: Instant,
    by_hand: Option<Arc<watch::Sender<Millis>>>,
    /// How far the hall has jumped ahead since the anchor; one for all who ask.
    ahead: Arc<AtomicI64>,
}

impl HallTime {
    /// Time that stands still until it is moved: for rehearsals, and reachable from no wire.
    pub fn by_hand() -> HallTime {
        HallTime {
            by_hand: Some(Arc::new(watch::channel(Millis::ZERO).0)),
            ..HallTime::resume(None, Millis::ZERO)
        }
    }

    /// Is it moved by hand?
    pub fn is_by_hand(&self) -> bool {
        self.by_hand.is_some()
    }

    /// Moves time that is moved by hand; any other goes its own way.
    pub fn pass(&self, span: Millis) {
        if let Some(hand) = &self.by_hand {
            hand.send_modify(|now| *now += span);
        }
    }

    /// Goes on from the last anchor, or begins at zero.
    ///
    /// While the machine has not been restarted its uptime tells how much time has passed, whatever anybody has done
    /// to the calendar; otherwise the calendar must do. `last` is the latest moment in the journal.
    pub fn resume(before: Option<&Anchor>, last: Millis) -> HallTime {
        let calendar = calendar();
        let (boot, uptime) = (boot(), uptime());
        let hall = match before {
            None => Millis::ZERO,
            Some(then) if then.boot == boot && !boot.is_empty() => {
                then.hall + Millis(uptime - then.uptime)
            }
            Some(then) => then.hall + Millis((calendar - then.calendar).max(0)),
        };
        HallTime {
            anchor: Anchor {
                hall: hall.max(last),
                calendar,
                boot,
                uptime,
            },
            since: Instant::now(),
            by_hand: None,
            ahead: Arc::default(),
        }
    }

    /// Goes on from a later moment: a record was taken in that is ahead of this hall.
    pub fn advance(&self, to: Millis) {
        let more = (to - self.now()).max(Millis::ZERO);
        self.ahead.fetch_add(more.0, Ordering::AcqRel);
    }

    fn ahead(&self) -> Millis {
        Millis(self.ahead.load(Ordering::Acquire))
    }

    /// What to write into the journal at the start.
    pub fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// An anchor for this moment.
    pub fn anchor_now(&self) -> Anchor {
        Anchor {
            hall: self.now(),
            calendar: calendar(),
            boot: boot(),
            uptime: uptime(),
        }
    }

    /// Now.
    pub fn now(&self) -> Millis {
        if let Some(hand) = &self.by_hand {
            return *hand.borrow();
        }
        self.anchor.hall + self.ahead() + Millis(self.since.elapsed().as_millis() as i64)
    }

    /// Waits for a moment.
    pub async fn until(&self, at: Millis) {
        if let Some(hand) = &self.by_hand {
            // The sender is in our own hands: it cannot be gone.
            let _ = hand.subscribe().wait_for(|now| *now >= at).await;
            return;
        }
        let from_start = (at - self.anchor.hall - self.ahead()).max(Millis::ZERO);
        let when = self.since + std::time::Duration::from_millis(from_start.0 as u64);
        tokio::time::sleep_until(when.into()).await;
    }

    /// A moment on the calendar, in milliseconds since 1970.
    pub fn calendar(&self, at: Millis) -> i64 {
        self.anchor.calendar + (at - self.anchor.hall - self.ahead()).0
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

    #[test]
    fn time_goes_on_after_a_restart() {
        let first = HallTime::resume(None, Millis::ZERO);
        assert!(first.now() < Millis(1000));
        let mut anchor = first.anchor().clone();
        anchor.hall = Millis(5000);
        anchor.uptime -= 2000;
        let second = HallTime::resume(Some(&anchor), Millis::ZERO);
        assert!(second.now() >= Millis(7000) && second.now() < Millis(8000));
    }

    #[test]
    fn another_run_of_the_machine_goes_by_the_calendar_and_never_back() {
        let mut anchor = HallTime::resume(None, Millis::ZERO).anchor().clone();
        anchor.boot = "another".into();
        anchor.calendar -= 3000;
        let by_calendar = HallTime::resume(Some(&anchor), Millis::ZERO);
        assert!(by_calendar.now() >= Millis(3000) && by_calendar.now() < Millis(4000));
        anchor.calendar += 60_000;
        let set_back = HallTime::resume(Some(&anchor), Millis(10));
        assert!(set_back.now() >= Millis(10) && set_back.now() < Millis(1000));
    }
}
