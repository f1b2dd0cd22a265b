//! How fast the public reads: for each address as much as a good wireless link carries. Who asks for more waits for his turn,
//! and nobody at a board waits for him.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// An address may have at once what it may have in so many seconds: many tables, or the pages for a room behind one router.
const AT_ONCE: f64 = 4.0;

/// An answer costs at least this, however short it is.
const LEAST: f64 = 8.0 * 1024.0;

/// Nobody waits longer for his turn, whatever was read before from where he is.
const LONGEST: Duration = Duration::from_secs(5);

/// Addresses that are remembered before those are forgotten that have rested.
const REMEMBERED: usize = 4096;

struct Reader {
    left: f64,
    at: Instant,
}

impl Reader {
    fn fill(&mut self, per_second: f64, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * per_second).min(AT_ONCE * per_second);
        self.at = now;
    }

    fn spend(&mut self, bytes: f64, per_second: f64) {
        let most = per_second * LONGEST.as_secs_f64();
        self.left = (self.left - bytes).max(-most);
    }
}

/// See the module.
#[derive(Default)]
pub(crate) struct Readers(Mutex<HashMap<IpAddr, Reader>>);

impl Readers {
    fn with<T>(
        &self,
        from: IpAddr,
        per_second: f64,
        now: Instant,
        work: impl FnOnce(&mut Reader) -> T,
    ) -> T {
        let mut all = self.0.lock().expect("never poisoned");
        if all.len() >= REMEMBERED && !all.contains_key(&from) {
            all.retain(|_, reader| {
                reader.fill(per_second, now);
                reader.left < AT_ONCE * per_second
            });
        }
        let fresh = Reader {
            left: AT_ONCE * per_second,
            at: now,
        };
        let reader = all.entry(from).or_insert(fresh);
        reader.fill(per_second, now);
        work(reader)
    }

    /// One answer more: after how long?
    pub(crate) fn turn(&self, from: IpAddr, per_second: u32, now: Instant) -> Duration {
        let per_second = f64::from(per_second);
        self.with(from, per_second, now, |reader| {
            let wait = (-reader.left).max(0.0) / per_second;
            reader.spend(LEAST, per_second);
            Duration::from_secs_f64(wait).min(LONGEST)
        })
    }

    /// It had so many bytes.
    pub(crate) fn had(&self, from: IpAddr, per_second: u32, bytes: u64, now: Instant) {
        let per_second = f64::from(per_second);
        let more = (bytes as f64 - LEAST).max(0.0);
        self.with(from, per_second, now, |reader| {
            reader.spend(more, per_second);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 8 << 20;

    #[test]
    fn who_reads_as_people_do_never_waits() {
        let (readers, from) = (Readers::default(), IpAddr::from([192, 0, 2, 1]));
        let begun = Instant::now();
        for second in 0..600 {
            let now = begun + Duration::from_secs(second);
            for _ in 0..20 {
                assert_eq!(readers.turn(from, RATE, now), Duration::ZERO);
                readers.had(from, RATE, 300_000, now);
            }
        }
    }

    #[test]
    fn who_takes_all_he_can_get_has_what_a_link_carries() {
        let (readers, greedy) = (Readers::default(), IpAddr::from([192, 0, 2, 1]));
        let begun = Instant::now();
        let (mut passed, mut bytes) = (Duration::ZERO, 0);
        while passed < Duration::from_secs(60) {
            passed += readers.turn(greedy, RATE, begun + passed);
            bytes += 300_000;
            readers.had(greedy, RATE, 300_000, begun + passed);
        }
        let most = (61 + AT_ONCE as u64) * u64::from(RATE);
        assert!(bytes <= most && bytes > most / 2, "{bytes}");
        // Short answers are not for nothing, and another address does not wait.
        let number = (0..1_000_000).take_while(|_| {
            let other = IpAddr::from([192, 0, 2, 2]);
            readers.turn(other, RATE, begun + passed) == Duration::ZERO
        });
        assert_eq!(
            number.count(),
            (AT_ONCE * f64::from(RATE) / LEAST) as usize + 1
        );
        assert!(readers.turn(greedy, RATE, begun + passed) <= LONGEST);
    }

    #[test]
    fn those_who_have_rested_are_forgotten() {
        let readers = Readers::default();
        let begun = Instant::now();
        for n in 0..4 * REMEMBERED as u32 {
            let now = begun + Duration::from_millis(u64::from(n));
            readers.turn(IpAddr::from(n.to_be_bytes()), RATE, now);
        }
        assert!(readers.0.lock().unwrap().len() <= REMEMBERED);
    }
}
