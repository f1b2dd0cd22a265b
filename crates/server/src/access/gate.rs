//! Guessing passwords takes time: each name, from each address, has a few tries and then must wait.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::verify;

/// Tries without waiting: enough for somebody who has forgotten which password it was.
const FREE: u32 = 5;

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(60);

/// Failures are forgotten after this.
const MEMORY: Duration = Duration::from_secs(15 * 60);

/// Names and addresses that are remembered; with more than this nobody new may try until some are forgotten.
const MOST: usize = 4096;

/// Hashes at a time: each takes much memory, and the boards need the processor.
const AT_ONCE: usize = 2;

/// Those who may wait for a hash.
const QUEUE: usize = 32;

/// A name, and where it is tried from.
type Trier = (String, Option<IpAddr>);

struct Tries {
    failed: u32,
    last: Instant,
}

impl Tries {
    fn wait(&self) -> Duration {
        match self.failed.checked_sub(FREE) {
            None => Duration::ZERO,
            Some(over) => Duration::from_secs(1 << over.min(6)).min(LONGEST),
        }
    }
}

/// Where people sign in.
pub struct Gate {
    tries: Mutex<HashMap<Trier, Tries>>,
    hashing: Semaphore,
    queue: Semaphore,
}

impl Default for Gate {
    fn default() -> Gate {
        Gate {
            tries: Mutex::default(),
            hashing: Semaphore::new(AT_ONCE),
            queue: Semaphore::new(QUEUE),
        }
    }
}

/// Come again after this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TooSoon(pub Duration);

impl Gate {
    /// Is it the password of this name? `hash` is absent for a name that nobody has.
    ///
    /// # Errors
    ///
    /// There were too many tries.
    pub async fn try_password(
        &self,
        name: &str,
        from: Option<IpAddr>,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, TooSoon> {
        let busy = TooSoon(Duration::from_secs(2));
        let _waiting = self.queue.try_acquire().map_err(|_| busy)?;
        let trier = (name.to_owned(), from);
        // Counted before it is known to be wrong, or many tries at once would all be the first.
        self.begin(&trier, Instant::now())?;
        let _hashing = self.hashing.acquire().await.map_err(|_| busy)?;
        let verified = tokio::task::spawn_blocking(move || verify(&password, hash.as_deref()));
        let right = verified.await.unwrap_or(false);
        if right {
            self.tries.lock().expect("never poisoned").remove(&trier);
        }
        Ok(right)
    }

    fn begin(&self, trier: &Trier, now: Instant) -> Result<(), TooSoon> {
        let mut all = self.tries.lock().expect("never poisoned");
        if all.len() >= MOST {
            all.retain(|_, tries| now.duration_since(tries.last) < MEMORY);
        }
        if all.len() >= MOST && !all.contains_key(trier) {
            return Err(TooSoon(LONGEST));
        }
        let fresh = Tries {
            failed: 0,
            last: now,
        };
        let tries = all.entry(trier.clone()).or_insert(fresh);
        let passed = now.duration_since(tries.last);
        if passed >= MEMORY {
            tries.failed = 0;
        }
        let wait = tries.wait();
        if passed < wait {
            return Err(TooSoon(wait - passed));
        }
        tries.failed += 1;
        tries.last = now;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trier(name: &str) -> Trier {
        (name.into(), None)
    }

    #[test]
    fn waiting_grows_and_ends() {
        let (gate, start) = (Gate::default(), Instant::now());
        for _ in 0..FREE {
            assert_eq!(gate.begin(&trier("a"), start), Ok(()));
        }
        let second = Duration::from_secs(1);
        assert_eq!(gate.begin(&trier("a"), start), Err(TooSoon(second)));
        assert_eq!(gate.begin(&trier("a"), start + second), Ok(()));
        let later = start + second * 2;
        assert_eq!(gate.begin(&trier("a"), later), Err(TooSoon(second)));
        assert_eq!(gate.begin(&trier("b"), start), Ok(()), "another name");
        assert_eq!(gate.begin(&trier("a"), start + MEMORY + second), Ok(()));
        assert_eq!(gate.begin(&trier("a"), start + MEMORY + second), Ok(()));
    }

    #[test]
    fn memory_has_a_bound() {
        let (gate, start) = (Gate::default(), Instant::now());
        for n in 0..MOST {
            gate.begin(&trier(&n.to_string()), start).unwrap();
        }
        assert_eq!(gate.begin(&trier("x"), start), Err(TooSoon(LONGEST)));
        assert_eq!(gate.begin(&trier("x"), start + MEMORY), Ok(()));
        assert_eq!(gate.tries.lock().unwrap().len(), 1);
    }

    #[tokio::test]
    async fn the_right_password_is_not_counted() {
        let gate = Gate::default();
        let hash = super::super::hash("e4 e5 Nf3").unwrap();
        let attempt =
            |password: &str| gate.try_password("a", None, password.to_owned(), Some(hash.clone()));
        for _ in 0..FREE + 2 {
            assert_eq!(attempt("e4 e5 Nf3").await, Ok(true));
        }
        for _ in 0..FREE {
            assert_eq!(attempt("e4 e5 Nc3").await, Ok(false));
        }
        assert!(
            attempt("e4 e5 Nf3").await.is_err(),
            "now even the right one waits"
        );
    }
}
