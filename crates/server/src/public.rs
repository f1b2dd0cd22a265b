//! What the public sees: the boards as they were some time ago, if the event says so.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use laws::Millis;
use tokio::sync::{Notify, broadcast};

use crate::hall::Hall;
use crate::journal::Fault;
use crate::record::{Board, Record};
use crate::table::stream;
use crate::wire::Key;

/// Boards behind their games. Without a delay nothing is kept here.
pub struct Behind {
    boards: Mutex<BTreeMap<Key, Arc<Board>>>,
    /// When a board has something new for the public.
    due: Mutex<BTreeSet<(Millis, Key)>>,
    /// The delay that the boards above are of.
    delay: Mutex<Millis>,
    wake: Notify,
    changed: broadcast::Sender<Key>,
}

impl Behind {
    pub(crate) fn new() -> Behind {
        Behind {
            boards: Mutex::default(),
            due: Mutex::default(),
            delay: Mutex::default(),
            wake: Notify::new(),
            changed: broadcast::channel(4096).0,
        }
    }

    /// How far the public is behind.
    pub fn delay(hall: &Hall) -> Millis {
        Millis::seconds(i64::from(hall.event.state().settings.public_delay))
    }

    /// To be told which boards have changed for the public.
    pub fn changes(&self) -> broadcast::Receiver<Key> {
        self.changed.subscribe()
    }

    /// A board as the public sees it, and the moment it is seen at.
    pub fn board(&self, hall: &Hall, key: Key) -> Option<(Arc<Board>, Millis)> {
        let now = hall.time.now();
        let delay = Behind::delay(hall);
        if delay == Millis::ZERO {
            return Some((hall.table(key)?.board(), now));
        }
        let boards = self.boards.lock().expect("never poisoned");
        let board = boards.get(&key).filter(|board| !board.closed).cloned();
        Some((board?, now - delay))
    }

    /// All boards of a round as the public sees them.
    pub fn boards(&self, hall: &Hall, round: u32) -> (Vec<Arc<Board>>, Millis) {
        let now = hall.time.now();
        let delay = Behind::delay(hall);
        if delay == Millis::ZERO {
            return (hall.boards(round), now);
        }
        let boards = self.boards.lock().expect("never poisoned");
        let of_round = boards.range(Key::all_of(round));
        let open = of_round.filter(|(_, board)| !board.closed);
        (
            open.map(|(_, board)| Arc::clone(board)).collect(),
            now - delay,
        )
    }

    /// A board has changed; the public hears of it when its time has come.
    pub(crate) fn changed(&self, hall: &Hall, key: Key) {
        let delay = Behind::delay(hall);
        if delay == Millis::ZERO {
            let _ = self.changed.send(key);
            return;
        }
        // From the moment that the entry has, on whichever node it was written.
        let now = hall.time.now();
        let at = hall.table(key).map_or(now, |table| table.board().at);
        let mut due = self.due.lock().expect("never poisoned");
        due.insert((at.min(now) + delay, key));
        self.wake.notify_one();
    }

    /// What is kept of a board is not in the record.
    pub(crate) fn forget(&self, key: Key) {
        self.boards.lock().expect("never poisoned").remove(&key);
    }

    /// Catches up after a start, and goes on.
    pub(crate) async fn begin(&self, hall: &Arc<Hall>) -> Result<(), Fault> {
        self.adapt(hall).await?;
        tokio::spawn(Behind::run(Arc::downgrade(hall)));
        Ok(())
    }

    /// The delay may have changed: then all boards are made anew, as they were so long ago, and everybody hears of it.
    async fn adapt(&self, hall: &Hall) -> Result<(), Fault> {
        let delay = Behind::delay(hall);
        if std::mem::replace(&mut *self.delay.lock().expect("never poisoned"), delay) == delay {
            return Ok(());
        }
        let keys: Vec<Key> = (1..=hall.round())
            .flat_map(|round| hall.boards(round))
            .map(|board| board.key)
            .collect();
        self.boards.lock().expect("never poisoned").clear();
        self.due.lock().expect("never poisoned").clear();
        for key in keys {
            if delay > Millis::ZERO {
                self.advance(hall, key).await?;
            }
            let _ = self.changed.send(key);
        }
        Ok(())
    }

    async fn run(hall: Weak<Hall>) {
        let Some(mut competition) = hall.upgrade().map(|hall| hall.event.watch()) else {
            return;
        };
        loop {
            let Some(hall) = hall.upgrade() else { return };
            if let Err(fault) = hall.behind.adapt(&hall).await {
                tracing::warn!(%fault, "what the public sees cannot be read");
            }
            let behind = &hall.behind;
            let first = behind.due.lock().expect("never poisoned").first().copied();
            match first {
                Some((at, key)) if at <= hall.time.now() => {
                    behind
                        .due
                        .lock()
                        .expect("never poisoned")
                        .remove(&(at, key));
                    if behind.advance(&hall, key).await.is_ok() {
                        let _ = behind.changed.send(key);
                    }
                }
                Some((at, _)) => {
                    tokio::select! {
                        () = hall.time.until(at) => {}
                        () = behind.wake.notified() => {}
                        _ = competition.changed() => {}
                    }
                }
                None => {
                    tokio::select! {
                        () = tokio::time::sleep(Duration::from_secs(1)) => {}
                        () = behind.wake.notified() => {}
                        _ = competition.changed() => {}
                    }
                }
            }
        }
    }

    /// A board that comes back: the public sees it as far as it may.
    pub(crate) async fn catch_up(&self, hall: &Hall, key: Key) -> Result<(), Fault> {
        match Behind::delay(hall) {
            Millis::ZERO => Ok(()),
            _ => self.advance(hall, key).await,
        }
    }

    /// Applies what happened at a board before the moment that the public sees; the rest is due when its time comes.
    async fn advance(&self, hall: &Hall, key: Key) -> Result<(), Fault> {
        let delay = Behind::delay(hall);
        let horizon = hall.time.now() - delay;
        let known = self
            .boards
            .lock()
            .expect("never poisoned")
            .get(&key)
            .cloned();
        let mut board = known.map_or_else(|| Board::new(key), Arc::unwrap_or_clone);
        for entry in hall.journal.read(&stream(key), board.version).await? {
            if entry.at > horizon {
                let mut due = self.due.lock().expect("never poisoned");
                due.insert((entry.at + delay, key));
                break;
            }
            if let Ok(record) = serde_json::from_str::<Record>(&entry.body) {
                board.apply(&record, entry.at, entry.act.as_deref());
            }
        }
        if board.version > 0 {
            self.boards
                .lock()
                .expect("never poisoned")
                .insert(key, Arc::new(board));
        }
        Ok(())
    }
}
