//! Guessing passwords takes time, and nobody can make others wait by guessing.
//!
//! Tries are counted for each name from each address. Names that nobody has are counted together, so that inventing
//! names fills no memory. A device on which somebody has signed in before is known by a cookie and counted by itself: a
//! stranger who guesses does not lock it. Nor does he lock a new device at another address, from however many he guesses:
//! those who come from many addresses wait in one line for few hashes at a time, and a newcomer has his place in it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::{hash, verify};
use crate::journal::Journal;

/// Tries without waiting: enough for somebody who has forgotten which password it was.
const FREE: u32 = 5;

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(60);

/// Failures are forgotten after this.
const MEMORY: Duration = Duration::from_secs(15 * 60);

/// Triers that are remembered; with more than this the oldest are forgotten.
const MOST: usize = 4096;

/// Hashes at a time: each takes much memory, and the boards need the processor.
const AT_ONCE: usize = 2;

/// Those who may wait for a hash.
const QUEUE: usize = 32;

/// Of these, how many from one address.
const QUEUE_EACH: usize = 8;

/// Who tries.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Trier {
    /// A name that somebody has, on a device where he has signed in before.
    Known(String),
    /// A name that somebody has, from an address.
    Name(String, Option<IpAddr>),
    /// A name that nobody has, from an address.
    Nobody(Option<IpAddr>),
}

impl Trier {
    fn address(&self) -> Option<IpAddr> {
        match self {
            Trier::Known(_) => None,
            Trier::Name(_, from) | Trier::Nobody(from) => *from,
        }
    }

    /// As a database keeps it: a name is never read as another kind.
    fn name(&self) -> String {
        let place = |from: &Option<IpAddr>| from.map_or("anywhere".into(), |ip| ip.to_string());
        match self {
            Trier::Known(name) => format!("known {name}"),
            Trier::Name(name, from) => format!("from {} {name}", place(from)),
            Trier::Nobody(from) => format!("nobody {}", place(from)),
        }
    }
}

struct Tries {
    failed: u32,
    last: Instant,
}

impl Tries {
    fn wait(&self, free: u32) -> Duration {
        match self.failed.checked_sub(free) {
            None => Duration::ZERO,
            Some(over) => Duration::from_secs(1 << over.min(6)).min(LONGEST),
        }
    }
}

/// Where people sign in.
pub struct Gate {
    tries: Mutex<HashMap<Trier, Tries>>,
    hashing: Arc<Semaphore>,
    queue: Mutex<HashMap<Option<IpAddr>, usize>>,
}

impl Default for Gate {
    fn default() -> Gate {
        Gate {
            tries: Mutex::default(),
            hashing: Arc::new(Semaphore::new(AT_ONCE)),
            queue: Mutex::default(),
        }
    }
}

/// Come again after this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TooSoon(pub Duration);

/// A place in the queue.
struct Waiting<'a>(&'a Gate, Option<IpAddr>);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut queue = self.0.queue.lock().expect("never poisoned");
        if let Some(number) = queue.get_mut(&self.1) {
            *number -= 1;
            if *number == 0 {
                queue.remove(&self.1);
            }
        }
    }
}

impl Gate {
    /// Is it the password of this name? `hash` is absent for a name that nobody has.
    ///
    /// # Errors
    ///
    /// There were too many tries.
    pub async fn try_password(
        &self,
        journal: &dyn Journal,
        trier: Trier,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, TooSoon> {
        let _waiting = self.wait_in_line(trier.address())?;
        // Counted before it is known to be wrong, or many tries at once would all be the first.
        self.begin(&trier, Instant::now())?;
        begin_everywhere(journal, &trier).await?;
        let verified = self
            .hashing(move || verify(&password, hash.as_deref()))
            .await;
        let right = verified.unwrap_or(false);
        if right {
            self.tries.lock().expect("never poisoned").remove(&trier);
            let _ = journal.forget_tries(&trier.name()).await;
        }
        Ok(right)
    }

    /// The hash of a new password.
    pub async fn new_hash(&self, password: String) -> Option<String> {
        self.hashing(move || hash(&password).ok()).await.flatten()
    }

    /// Two hashes at a time. The place is held by the work itself: who goes away while it is done does not make room.
    async fn hashing<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.hashing).acquire_owned().await.ok()?;
        let worked = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        worked.await.ok()
    }

    /// The line is short, and nobody fills it alone.
    fn wait_in_line(&self, from: Option<IpAddr>) -> Result<Waiting<'_>, TooSoon> {
        let mut queue = self.queue.lock().expect("never poisoned");
        let all: usize = queue.values().sum();
        let own = queue.entry(from).or_default();
        if all >= QUEUE && *own > 0 || *own >= QUEUE_EACH {
            return Err(TooSoon(Duration::from_secs(2)));
        }
        *own += 1;
        Ok(Waiting(self, from))
    }

    fn begin(&self, trier: &Trier, now: Instant) -> Result<(), TooSoon> {
        let mut all = self.tries.lock().expect("never poisoned");
        if all.len() >= MOST {
            all.retain(|_, tries| now.duration_since(tries.last) < MEMORY);
        }
        if all.len() >= MOST && !all.contains_key(trier) {
            let oldest = all.iter().min_by_key(|(_, tries)| tries.last);
            if let Some(oldest) = oldest.map(|(trier, _)| trier.clone()) {
                all.remove(&oldest);
            }
        }
        count(&mut all, trier, FREE, now)
    }
}

/// The same count where several nodes share it. A database that does not answer lets nobody in anyway.
async fn begin_everywhere(journal: &dyn Journal, trier: &Trier) -> Result<(), TooSoon> {
    let name = trier.name();
    let Some(counting) = journal.count_try(&name, FREE, MEMORY) else {
        return Ok(());
    };
    match counting.await {
        Ok(wait) if wait > Duration::ZERO => Err(TooSoon(wait)),
        _ => Ok(()),
    }
}

fn count(
    all: &mut HashMap<Trier, Tries>,
    trier: &Trier,
    free: u32,
    now: Instant,
) -> Result<(), TooSoon> {
    let fresh = Tries {
        failed: 0,
        last: now,
    };
    let tries = all.entry(trier.clone()).or_insert(fresh);
    let passed = now.duration_since(tries.last);
    if passed >= MEMORY {
        tries.failed = 0;
    }
    let wait = tries.wait(free);
    if passed < wait {
        return Err(TooSoon(wait - passed));
    }
    tries.failed += 1;
    tries.last = now;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(n: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, n]))
    }

    fn trier(name: &str) -> Trier {
        Trier::Name(name.into(), from(1))
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
    fn invented_names_lock_nobody_out_and_fill_no_memory() {
        let (gate, start) = (Gate::default(), Instant::now());
        for n in 0..10 * MOST {
            let _ = gate.begin(&Trier::Nobody(from((n % 250) as u8)), start);
        }
        assert!(gate.tries.lock().unwrap().len() <= 250);
        assert_eq!(gate.begin(&trier("Chief"), start), Ok(()));
        // Nor do tries from very many addresses.
        for n in 0..2 * MOST as u32 {
            let address = Some(IpAddr::from((0x0a00_0000 + n).to_be_bytes()));
            let _ = gate.begin(&Trier::Nobody(address), start);
        }
        assert!(gate.tries.lock().unwrap().len() <= MOST + 2);
        assert_eq!(gate.begin(&trier("Chief"), start), Ok(()));
    }

    #[test]
    fn a_stranger_does_not_lock_a_name() {
        let (gate, start) = (Gate::default(), Instant::now());
        for n in 0..255 {
            for _ in 0..FREE + 3 {
                let _ = gate.begin(&Trier::Name("Chief".into(), from(n)), start);
            }
        }
        let known = Trier::Known("Chief".into());
        assert_eq!(gate.begin(&known, start), Ok(()), "his own device");
        let new = Trier::Name("Chief".into(), Some(IpAddr::from([198, 51, 100, 1])));
        assert_eq!(
            gate.begin(&new, start),
            Ok(()),
            "a new device, from an address where nobody has guessed"
        );
    }

    #[test]
    fn one_address_does_not_fill_the_line() {
        let gate = Gate::default();
        let held: Vec<_> = (0..100).map(|_| gate.wait_in_line(from(1))).collect();
        assert_eq!(
            held.iter().filter(|place| place.is_ok()).count(),
            QUEUE_EACH
        );
        assert!(gate.wait_in_line(from(2)).is_ok());
        drop(held);
        assert!(gate.wait_in_line(from(1)).is_ok());
    }

    #[tokio::test]
    async fn the_right_password_is_not_counted() {
        let gate = Gate::default();
        let hash = hash("e4 e5 Nf3").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let journal = crate::journal::Sqlite::open(&folder.path().join("gate.adoube")).unwrap();
        let attempt = |password: &str| {
            gate.try_password(
                &journal,
                trier("a"),
                password.to_owned(),
                Some(hash.clone()),
            )
        };
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
