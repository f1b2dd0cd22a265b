//! The hall's time and its record: taken up at the start, kept to the clock that nodes share, written down.

use std::sync::Weak;
use std::time::{Duration, Instant};

use laws::Millis;

use super::{Hall, pulse};
use crate::journal::{Draft, Entry, Fault, Head, Journal, Reading};
use crate::nodes::Nodes;
use crate::time::{Anchor, Gap, HallTime, Judged};

/// The name of the stream.
pub(super) const STREAM: &str = "time";

/// How often the shared clock is asked.
const EVERY: Duration = Duration::from_secs(1);

/// While something may be wrong with it.
const SOON: Duration = Duration::from_millis(200);

/// No longer is waited for its answer: an old answer says nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// An answer that was on its way no longer is believed at once; else it is asked for again, a few times.
const QUICK: Duration = Duration::from_millis(10);
const TRIES: u32 = 4;

/// A node that was heard within this is alive, and with it the hall.
const ALIVE: Millis = Millis::seconds(6);

/// A hall's time, when it was last alive, and what is to be doubted.
type TakenUp = (HallTime, Option<Millis>, Option<Gap>);

/// The hall's time goes on from the last entry of its stream, or the last beat of its pulse.
pub(super) async fn take_up(journal: &dyn Journal, nodes: &Nodes) -> Result<TakenUp, Fault> {
    loop {
        let entries = journal.read(STREAM, 0).await?;
        let head = entries.last().map(Head::of).unwrap_or_default();
        let mut anchors = anchors(&entries);
        let pulse = journal.kept(pulse::NAME).await?;
        let pulse: Option<Anchor> = pulse.and_then(|text| serde_json::from_str(&text).ok());
        let alive = pulse.as_ref().map(|anchor| anchor.hall);
        let latest = journal.latest().await?;
        let reading = read_clock(journal).await?;
        let (time, writes, gap) = match &reading {
            Some(reading) => HallTime::share(reading, &anchors, pulse.as_ref(), latest),
            None => {
                anchors.extend(pulse);
                let (time, gap) = HallTime::resume(&anchors, latest);
                (time, true, gap)
            }
        };
        if writes {
            match append(journal, head, &time.anchor()).await {
                // Another node has taken up the time at the same moment: by its word, then.
                Err(Fault::Conflict) => continue,
                answer => drop(answer?),
            }
        }
        // Where others are there, or one has just been, the hall was not away.
        let served = nodes.peers().len() > 1 || alive.is_some_and(|at| time.now() - at < ALIVE);
        let was_away = reading.is_none() || !served;
        return Ok((time, alive.filter(|_| was_away), gap));
    }
}

/// What the shared clock shows now, by the quickest of a few answers.
async fn read_clock(journal: &dyn Journal) -> Result<Option<Reading>, Fault> {
    let mut best: Option<(Duration, Instant, Reading)> = None;
    for _ in 0..4 {
        let asked = Instant::now();
        let Some(clock) = journal.clock() else {
            return Ok(None);
        };
        let reading = clock.await?;
        let way = asked.elapsed();
        if best.as_ref().is_none_or(|(shortest, ..)| way < *shortest) {
            best = Some((way, asked + way / 2, reading));
        }
    }
    Ok(best.map(|(_, at, reading)| Reading {
        calendar: reading.calendar + at.elapsed().as_millis() as i64,
        ..reading
    }))
}

fn anchors(entries: &[Entry]) -> Vec<Anchor> {
    let read = |entry: &Entry| serde_json::from_str(&entry.body).ok();
    entries.iter().filter_map(read).collect()
}

async fn append(journal: &dyn Journal, after: Head, anchor: &Anchor) -> Result<Head, Fault> {
    let draft = Draft {
        act: None,
        at: anchor.hall,
        body: serde_json::to_string(anchor).expect("an anchor can be stored"),
    };
    journal.append(STREAM, after, vec![draft]).await
}

impl Hall {
    /// Writes down what the hall's time is by the machine's clock, or by the shared one.
    pub(super) async fn note_time(&self) -> Result<(), Fault> {
        loop {
            let entries = self.journal.read(STREAM, 0).await?;
            let head = entries.last().map(Head::of).unwrap_or_default();
            match append(&*self.journal, head, &self.time.anchor_now()).await {
                Err(Fault::Conflict) => {}
                answer => return answer.map(|_| ()),
            }
        }
    }

    /// Goes on from a later moment, on all nodes.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub(crate) async fn advance_time(&self, to: Millis) -> Result<(), Fault> {
        self.time.advance(to);
        match self.time.is_shared() {
            true => {
                self.note_time().await?;
                self.hear_time().await
            }
            false => Ok(()),
        }
    }

    /// Another node, or this one, has written down the time.
    pub(super) async fn hear_time(&self) -> Result<(), Fault> {
        let entries = self.journal.read(STREAM, 0).await?;
        let asked = Instant::now();
        if let Some(clock) = self.journal.clock() {
            self.time.adopt(anchors(&entries), asked, &clock.await?);
        }
        Ok(())
    }

    /// Keeps to the shared clock while the hall is open.
    pub(super) async fn keep_time(hall: Weak<Hall>) {
        let mut pause = EVERY;
        loop {
            tokio::time::sleep(pause).await;
            let Some(hall) = hall.upgrade() else { return };
            if hall.time.is_by_hand() {
                return;
            }
            pause = EVERY;
            for left in (0..TRIES).rev() {
                let Some(clock) = hall.journal.clock() else {
                    return;
                };
                let asked = Instant::now();
                let Ok(Ok(reading)) = tokio::time::timeout(PATIENCE, clock).await else {
                    break;
                };
                // Nobody knows when an answer was given that was long on its way, as the first one of a new connection is:
                // by such answers the hall would lose a little with every database that takes over.
                if asked.elapsed() <= QUICK || left == 0 {
                    pause = hall.heed(asked, &reading).await;
                    break;
                }
            }
        }
    }

    async fn heed(&self, asked: Instant, reading: &Reading) -> Duration {
        match self.time.read(asked, reading) {
            Judged::Good => EVERY,
            Judged::Slept(to) => {
                tracing::error!("this machine was asleep; the hall went on");
                self.time.advance(to);
                SOON
            }
            Judged::Leapt(anchor) => {
                tracing::warn!(
                    source = reading.source,
                    calendar = reading.calendar,
                    "the database's clock is another one, or was set: the hall goes on by its own time"
                );
                if let Err(fault) = self.anchor(&anchor).await {
                    tracing::warn!(%fault, "the hall's time could not be written down");
                }
                SOON
            }
        }
    }

    /// The first node to notice says it; the others follow it.
    async fn anchor(&self, anchor: &Anchor) -> Result<(), Fault> {
        let entries = self.journal.read(STREAM, 0).await?;
        let head = entries.last().map(Head::of).unwrap_or_default();
        let last = anchors(&entries).pop();
        let known = self.time.anchor();
        // If somebody has said it since, his word counts.
        if last.is_none_or(|last| last == known) {
            match append(&*self.journal, head, anchor).await {
                Ok(_) | Err(Fault::Conflict) => {}
                Err(fault) => return Err(fault),
            }
        }
        self.hear_time().await
    }
}
