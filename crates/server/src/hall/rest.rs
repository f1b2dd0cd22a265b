//! Boards of rounds that are over rest in the record: they are read when somebody asks for their round, and put away again
//! when nobody has for a while. So neither the memory nor the start of a hall grows with the rounds that were played.

use std::collections::BTreeMap;
use std::sync::{Mutex, Weak};
use std::time::{Duration, Instant};

use event::Competition;
use laws::Millis;

use super::{Hall, news};
use crate::journal::Fault;
use crate::table::{Table, stream};
use crate::wire::Key;

/// A round that nobody has asked for so long is put away.
const IDLE: Duration = Duration::from_secs(600);

/// How often somebody looks.
const LOOKS: Duration = Duration::from_secs(60);

/// Boards that are read together.
const AT_ONCE: usize = 256;

/// See the module.
#[derive(Default)]
pub(super) struct Rest {
    resting: Mutex<Resting>,
    /// Held by whoever reads boards in: others who want them wait, and find them.
    waking: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Resting {
    /// How long the stream of each such board is.
    boards: BTreeMap<Key, u64>,
    /// When the rounds that are open although they are over were last asked for.
    asked: BTreeMap<u32, Instant>,
}

impl Rest {
    fn of<T>(&self, look: impl FnOnce(&mut Resting) -> T) -> T {
        look(&mut self.resting.lock().expect("never poisoned"))
    }

    /// The length of its stream, if the board rests.
    pub(super) fn version(&self, key: Key) -> Option<u64> {
        self.of(|resting| resting.boards.get(&key).copied())
    }

    pub(super) fn lay(&self, key: Key, version: u64) {
        self.of(|resting| resting.boards.insert(key, version));
    }

    /// The board is open.
    pub(super) fn rise(&self, key: Key) {
        self.of(|resting| resting.boards.remove(&key));
    }

    /// The boards of a round that rest; whoever asks for the round keeps the others open for a while.
    fn wanted(&self, round: u32) -> Vec<Key> {
        self.of(|resting| {
            if let Some(asked) = resting.asked.get_mut(&round) {
                *asked = Instant::now();
            }
            let boards = resting.boards.range(Key::all_of(round));
            boards.map(|(key, _)| *key).collect()
        })
    }

    /// Has nobody asked for it, since it was over or was read in?
    fn is_left(&self, round: u32, idle: Duration) -> bool {
        self.of(|resting| {
            let asked = resting.asked.entry(round);
            asked.or_insert_with(Instant::now).elapsed() >= idle
        })
    }
}

/// When the round of a board was finished, if it is over and another has begun since.
fn over(competition: &Competition, round: u32) -> Option<Millis> {
    let later = competition
        .last_started()
        .is_some_and(|last| last.0 > round);
    let round = competition.round(event::RoundNumber(round));
    round.filter(|_| later)?.finished
}

/// May a board stay in the record? Where something has happened after its round was finished, the competition may not
/// have heard of it yet.
pub(super) fn may_rest(competition: &Competition, key: Key, last: Millis) -> bool {
    over(competition, key.round).is_some_and(|finished| last <= finished)
}

impl Hall {
    /// The boards of a round are there when this returns, also if the round is over. Where there is nothing to be read
    /// it returns at once.
    ///
    /// # Errors
    ///
    /// The journal cannot be read.
    pub async fn recall(&self, round: u32) -> Result<(), Fault> {
        if self.rest.wanted(round).is_empty() {
            return Ok(());
        }
        let _alone = self.rest.waking.lock().await;
        let keys = self.rest.wanted(round);
        for key in &keys {
            self.behind.catch_up(self, *key).await?;
        }
        self.read_in(&keys).await
    }

    /// What is played, or was played last, is always there: a start or an end may have been taken back.
    pub(super) async fn recall_current(&self) -> Result<(), Fault> {
        let competition = self.event.state();
        let current = |round: &&event::Round| over(&competition, round.number.0).is_none();
        for round in competition.rounds.iter().filter(current) {
            self.recall(round.number.0).await?;
        }
        Ok(())
    }

    /// Opens boards from the record.
    pub(super) async fn read_in(&self, keys: &[Key]) -> Result<(), Fault> {
        for some in keys.chunks(AT_ONCE) {
            let wanted = some.iter().map(|key| (stream(*key), 0)).collect();
            let read = self.journal.read_many(wanted).await?;
            for (key, entries) in some.iter().zip(read) {
                let table = Table::of(*key, &entries, self.around.clone())?;
                self.enter_table(*key, table);
            }
        }
        Ok(())
    }

    /// Boards that are open.
    pub fn boards_open(&self) -> usize {
        self.tables.read().expect("never poisoned").len()
    }

    pub(super) async fn tidy(hall: Weak<Hall>) {
        loop {
            tokio::time::sleep(LOOKS).await;
            let Some(hall) = hall.upgrade() else { return };
            hall.put_to_rest(IDLE);
        }
    }

    /// Puts away the boards of rounds that are over and that nobody has asked for so long.
    pub fn put_to_rest(&self, idle: Duration) {
        let competition = self.event.state();
        for round in &competition.rounds {
            let round = round.number.0;
            if over(&competition, round).is_none() || !self.rest.is_left(round, idle) {
                continue;
            }
            let mut tables = self.tables.write().expect("never poisoned");
            let ready = tables.range(Key::all_of(round)).filter_map(|(key, table)| {
                let board = table.board();
                let heard = || news::missing(&competition, *key, &[], &board.game).is_empty();
                let rests = may_rest(&competition, *key, board.at);
                (rests && table.is_left_alone() && heard()).then_some((*key, board.version))
            });
            let ready: Vec<(Key, u64)> = ready.collect();
            for (key, version) in &ready {
                self.rest.lay(*key, *version);
                tables.remove(key);
            }
            drop(tables);
            ready.iter().for_each(|(key, _)| self.behind.forget(*key));
        }
    }
}
