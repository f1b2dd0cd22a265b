//! Work that many ask for: done once for each version, beside the boards and never on their workers, kept for all, and
//! bounded in size and in number at once.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use tokio::sync::{OnceCell, Semaphore};

/// Pieces of work at once, at most.
const AT_ONCE: usize = 4;

/// How much the threads of this work stand back behind those that serve the boards.
#[cfg(target_os = "linux")]
const STANDS_BACK: i32 = 10;

/// Those who may wait for a place to work; more are asked to come again.
const QUEUE: usize = 128;

/// Bytes that are kept.
const KEPT: usize = 64 << 20;

/// Answers that are kept.
const MOST: usize = 512;

/// An answer that is made once.
type Answer = Arc<OnceCell<Bytes>>;

#[derive(Default)]
struct Kept {
    answers: HashMap<String, (Answer, u64)>,
    asked: u64,
}

impl Kept {
    fn of(&mut self, key: String) -> Answer {
        self.asked += 1;
        let asked = self.asked;
        let found = self.answers.entry(key).or_default();
        found.1 = asked;
        Arc::clone(&found.0)
    }

    /// What nobody has asked for lately goes first.
    fn tidy(&mut self) {
        let size = |answer: &Answer| answer.get().map_or(0, Bytes::len);
        let mut bytes: usize = self.answers.values().map(|(answer, _)| size(answer)).sum();
        if self.answers.len() <= MOST && bytes <= KEPT {
            return;
        }
        let mut oldest: Vec<(u64, String)> = self
            .answers
            .iter()
            .map(|(key, (_, asked))| (*asked, key.clone()))
            .collect();
        oldest.sort_unstable();
        // The newest stays, whatever its size: somebody is about to have it.
        oldest.pop();
        for (_, key) in oldest {
            if self.answers.len() <= MOST / 2 && bytes <= KEPT / 2 {
                return;
            }
            if let Some((answer, _)) = self.answers.remove(&key) {
                bytes -= size(&answer);
            }
        }
    }
}

/// See the module.
pub struct Shared {
    kept: Mutex<Kept>,
    /// Pieces of work that were begun.
    begun: AtomicU64,
    working: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared {
            kept: Mutex::default(),
            begun: AtomicU64::new(0),
            working: Arc::new(Semaphore::new(at_once())),
            waiting: Semaphore::new(QUEUE),
        }
    }
}

/// The boards keep a processor for themselves, where there are two.
fn at_once() -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    processors.saturating_sub(1).clamp(1, AT_ONCE)
}

/// On Linux this is the calling thread's own.
fn stand_back() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, STANDS_BACK);
}

/// Work that may take long where it stands, such as pairing a thousand players: what else waited for this thread goes on
/// with another.
pub(crate) fn in_place<T>(work: impl FnOnce() -> T) -> T {
    use tokio::runtime::{Handle, RuntimeFlavor};
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        _ => work(),
    }
}

/// Too many wait already.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Busy;

impl Shared {
    /// Pieces of work that were begun so far.
    pub fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Works beside the boards. The place is given back when the work is done, whether or not anybody still waits.
    ///
    /// # Errors
    ///
    /// Too many wait.
    pub async fn work<T: Send + 'static>(
        &self,
        make: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Busy)?;
        let place = Arc::clone(&self.working).acquire_owned().await;
        let place = place.map_err(|_| Busy)?;
        self.begun.fetch_add(1, Ordering::Relaxed);
        let (reply, answer) = tokio::sync::oneshot::channel();
        let runtime = tokio::runtime::Handle::current();
        // A thread of its own: those of the runtime are for the boards, and keep their place.
        let spawned = std::thread::Builder::new()
            .name("beside".into())
            .spawn(move || {
                let _place = place;
                let _runtime = runtime.enter();
                stand_back();
                let _ = reply.send(make());
            });
        spawned.map_err(|_| Busy)?;
        answer.await.map_err(|_| Busy)
    }

    /// What was made under this name before and is still kept. Nothing is made for a name that somebody invents.
    pub fn found(&self, key: &str) -> Option<Bytes> {
        let mut kept = self.kept.lock().expect("never poisoned");
        kept.asked += 1;
        let asked = kept.asked;
        let (answer, last) = kept.answers.get_mut(key)?;
        *last = asked;
        answer.get().cloned()
    }

    /// An answer that is the same for all who ask by this key, which has the version in it.
    ///
    /// # Errors
    ///
    /// Too many wait, or there is no answer; that is not kept.
    pub async fn answer<E: From<Busy> + Send + 'static>(
        &self,
        key: String,
        make: impl FnOnce() -> Result<Bytes, E> + Send + 'static,
    ) -> Result<Bytes, E> {
        let answer = self.kept.lock().expect("never poisoned").of(key);
        let made = answer
            .get_or_try_init(|| async { self.work(make).await? })
            .await?
            .clone();
        self.kept.lock().expect("never poisoned").tidy();
        Ok(made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    impl From<Busy> for String {
        fn from(_: Busy) -> String {
            "busy".into()
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn many_askers_are_one_piece_of_work() {
        let shared = Arc::new(Shared::default());
        let made = Arc::new(AtomicUsize::new(0));
        let ask = |key: &'static str| {
            let (shared, made) = (Arc::clone(&shared), Arc::clone(&made));
            tokio::spawn(async move {
                let make = move || {
                    made.fetch_add(1, Ordering::SeqCst);
                    std::thread::sleep(std::time::Duration::from_millis(30));
                    Ok::<_, String>(Bytes::from_static(b"answer"))
                };
                shared.answer(key.into(), make).await
            })
        };
        let all: Vec<_> = (0..200).map(|n| ask(["a/1", "b/1"][n % 2])).collect();
        for one in all {
            assert_eq!(one.await.unwrap(), Ok(Bytes::from_static(b"answer")));
        }
        assert_eq!(made.load(Ordering::SeqCst), 2);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_is_bounded_also_when_nobody_waits_for_it_any_more() {
        let shared = Arc::new(Shared::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        for n in 0..40 {
            let (shared, now, most) = (Arc::clone(&shared), Arc::clone(&now), Arc::clone(&most));
            let asked = async move {
                let make = move || {
                    let at_once = now.fetch_add(1, Ordering::SeqCst) + 1;
                    most.fetch_max(at_once, Ordering::SeqCst);
                    std::thread::sleep(std::time::Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                shared.work(make).await
            };
            // The asker goes away at once.
            let _ = tokio::time::timeout(std::time::Duration::from_millis(2 + n % 3), asked).await;
        }
        assert!(most.load(Ordering::SeqCst) <= at_once());
    }

    #[test]
    fn what_is_kept_has_a_bound() {
        let mut kept = Kept::default();
        for n in 0..40 {
            let answer = kept.of(format!("large/{n}"));
            answer.set(Bytes::from(vec![0; 4 << 20])).unwrap();
            kept.tidy();
        }
        let bytes: usize = kept
            .answers
            .values()
            .map(|a| a.0.get().unwrap().len())
            .sum();
        assert!(bytes <= KEPT, "{bytes}");
        for n in 0..4 * MOST {
            kept.of(format!("small/{n}"));
            kept.tidy();
        }
        assert!(kept.answers.len() <= MOST + 1);
    }
}
