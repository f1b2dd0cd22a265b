//! A stream with its state: decided, appended, applied and published, one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::{Mutex, watch};

use crate::journal::{Draft, Fault, Head, Journal, Since, since};
use crate::time::HallTime;

/// What a lane keeps.
pub trait State: Clone + Default + Send + Sync + 'static {
    /// What changes it.
    type Change: Serialize + DeserializeOwned + Send + Sync;
    /// The state after a change.
    fn apply(&mut self, change: &Self::Change);
}

/// A state in a stream.
pub struct Lane<S> {
    stream: &'static str,
    journal: Arc<dyn Journal>,
    time: HallTime,
    head: Mutex<Head>,
    state: watch::Sender<Arc<S>>,
    /// The version of the state; changed under its lock.
    version: AtomicU64,
}

impl<S: State> Lane<S> {
    /// Reads what there is.
    ///
    /// # Errors
    ///
    /// The journal cannot be read, or holds what this program does not understand.
    pub async fn open(
        stream: &'static str,
        journal: Arc<dyn Journal>,
        time: HallTime,
    ) -> Result<Lane<S>, Fault> {
        let (mut state, mut head) = (S::default(), Head::default());
        catch_up(stream, &*journal, &mut state, &mut head).await?;
        let (state, _) = watch::channel(Arc::new(state));
        Ok(Lane {
            stream,
            journal,
            time,
            version: AtomicU64::new(head.version),
            head: Mutex::new(head),
            state,
        })
    }

    /// The state as it stands.
    pub fn state(&self) -> Arc<S> {
        Arc::clone(&self.state.borrow())
    }

    /// The version of the state. Ask for it first: then the state is this one, or newer.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// The version goes out under the same lock as the state: whoever is woken by the one must find the other.
    fn publish(&self, state: S, version: u64) {
        self.state.send_modify(|kept| {
            *kept = Arc::new(state);
            self.version.store(version, Ordering::Release);
        });
    }

    /// To be told of changes.
    pub fn watch(&self) -> watch::Receiver<Arc<S>> {
        self.state.subscribe()
    }

    /// Applies what somebody else has appended.
    ///
    /// # Errors
    ///
    /// The journal cannot be read, or holds what this program does not understand.
    pub async fn refresh(&self) -> Result<(), Fault> {
        let mut head = self.head.lock().await;
        self.catch_up(&mut head).await
    }

    /// The record ends here, by its own word: reads on, or anew if it is shorter or other than what is known.
    ///
    /// # Errors
    ///
    /// As [`Lane::refresh`].
    pub(crate) async fn hear(&self, end: Head) -> Result<(), Fault> {
        let mut head = self.head.lock().await;
        match *head == end {
            true => Ok(()),
            false => self.catch_up(&mut head).await,
        }
    }

    /// Does it stand in the record under this id, as safe as what is acknowledged?
    pub(crate) async fn is_written(&self, id: &str) -> Result<bool, Fault> {
        if self.journal.find(self.stream, id).await?.is_none() {
            return Ok(false);
        }
        self.journal.sure().await.map(|()| true)
    }

    async fn catch_up(&self, head: &mut Head) -> Result<(), Fault> {
        let mut state = S::clone(&self.state());
        let known = *head;
        catch_up(self.stream, &*self.journal, &mut state, head).await?;
        if *head != known {
            self.publish(state, head.version);
        }
        Ok(())
    }

    /// Decides on the state as it stands and appends what comes of it. If somebody else was first, decides again.
    ///
    /// # Errors
    ///
    /// The decision's own, or the disk's.
    pub async fn change<R: From<Fault>>(
        &self,
        decide: impl Fn(&S) -> Result<Vec<S::Change>, R>,
    ) -> Result<Arc<S>, R> {
        self.change_once(None, decide).await
    }

    /// The same under an id: what stands in the record under it already is not done again.
    ///
    /// # Errors
    ///
    /// As [`Lane::change`].
    pub async fn change_once<R: From<Fault>>(
        &self,
        id: Option<&str>,
        decide: impl Fn(&S) -> Result<Vec<S::Change>, R>,
    ) -> Result<Arc<S>, R> {
        let mut head = self.head.lock().await;
        loop {
            if let Some(id) = id
                && self.is_written(id).await?
            {
                self.catch_up(&mut head).await?;
                return Ok(self.state());
            }
            let changes = match decide(&self.state()) {
                Ok(changes) => changes,
                Err(refused) => {
                    // What is refused here may be right where others have written.
                    let known = *head;
                    if self.time.is_shared() {
                        self.catch_up(&mut head).await?;
                    }
                    match *head == known {
                        true => return Err(refused),
                        false => continue,
                    }
                }
            };
            if changes.is_empty() {
                return Ok(self.state());
            }
            let at = self.time.now();
            let draft = |(n, change)| Draft {
                act: id.filter(|_| n == 0).map(str::to_owned),
                at,
                body: serde_json::to_string(change).expect("a change can be stored"),
            };
            let drafts = changes.iter().enumerate().map(draft).collect();
            match self.journal.append(self.stream, *head, drafts).await {
                Ok(now) => {
                    *head = now;
                    // In place, unless somebody still looks at the state before.
                    self.state.send_modify(|state| {
                        let state = Arc::make_mut(state);
                        changes.iter().for_each(|change| state.apply(change));
                        self.version.store(now.version, Ordering::Release);
                    });
                    return Ok(self.state());
                }
                Err(Fault::Conflict) => {
                    metrics::counter!("adoube_conflicts_total", "stream" => self.stream)
                        .increment(1);
                    self.catch_up(&mut head).await?;
                }
                Err(fault) => return Err(fault.into()),
            }
        }
    }
}

async fn catch_up<S: State>(
    stream: &str,
    journal: &dyn Journal,
    state: &mut S,
    head: &mut Head,
) -> Result<(), Fault> {
    let entries = match since(journal, stream, *head).await? {
        Since::More(entries) => entries,
        Since::Anew(entries) => {
            (*state, *head) = (S::default(), Head::default());
            entries
        }
    };
    for entry in entries {
        let change = serde_json::from_str(&entry.body)
            .map_err(|error| Fault::unreadable(stream, &entry, &error))?;
        state.apply(&change);
        *head = Head::of(&entry);
    }
    Ok(())
}
