//! The one who writes: what waits goes to the database in one statement and one commit.
//!
//! An append has a token. When the answer to a commit is lost, the same batch goes again with the same tokens: what is
//! there already with our token was ours. Nobody is told before that is known, and before the standby has it.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::super::chain::{Head, seal};
use super::super::health::Health;
use super::super::{Entry, Fault, Part};
use super::Grown;
use super::connect::{Broken, Door, Line, is_broken, words};

mod statement;

use statement::{APPEND, BEGIN_STREAMS, Columns, KEEP, OURS, TOUCH};

/// How many appends may share one commit.
const TOGETHER: usize = 256;

/// After so long without an answer the screens say so.
const SILENCE: Duration = Duration::from_secs(2);

/// After so long those who wait are told that it could not be written; they keep what they have and come again.
const GIVEN_UP: Duration = Duration::from_secs(5);

/// Who came while nothing could be written has at least this.
const AT_LEAST: Duration = Duration::from_secs(1);

/// Between two tries.
const PAUSE: Duration = Duration::from_millis(50);

/// All of its parts, or none.
pub(super) struct Job {
    parts: Vec<(String, Head, Vec<Entry>)>,
    note: Option<(String, String)>,
    token: [u8; 16],
    since: Instant,
    reply: oneshot::Sender<Result<Head, Fault>>,
}

impl Job {
    pub(super) fn new(
        parts: Vec<Part>,
        note: Option<(String, String)>,
        reply: oneshot::Sender<Result<Head, Fault>>,
    ) -> Result<Job, Fault> {
        let sealed = parts.into_iter().map(|(stream, after, drafts)| {
            let entries = seal(&stream, after, &drafts);
            (stream, after, entries)
        });
        let parts: Vec<(String, Head, Vec<Entry>)> = sealed.collect();
        // The one letter that the database does not take.
        let odd = |text: &str| text.contains('\0');
        let entries = parts.iter().flat_map(|(_, _, entries)| entries);
        let strange = |entry: &Entry| odd(&entry.body) || entry.act.as_deref().is_some_and(odd);
        if entries.into_iter().any(strange) || parts.iter().any(|part| odd(&part.0)) {
            return Err(Fault::Storage(
                "a text with a zero in it cannot be kept".into(),
            ));
        }
        let mut token = [0; 16];
        getrandom::fill(&mut token).map_err(|error| Fault::Storage(error.to_string()))?;
        Ok(Job {
            parts,
            note,
            token,
            since: Instant::now(),
            reply,
        })
    }

    fn head(&self) -> Head {
        let last = self.parts.last();
        let last = last.and_then(|(_, _, entries)| entries.last());
        last.map(Head::of).unwrap_or_default()
    }
}

/// Why a batch was not written.
enum Failed {
    /// Nothing is known of it.
    Torn(String),
    /// The database does not take it, for whatever is in it.
    Refused(String),
}

pub(super) struct Writer {
    hall: i32,
    door: Arc<Door>,
    health: Arc<Health>,
    tell: mpsc::UnboundedSender<Grown>,
    line: Option<Line>,
    waiting: VecDeque<Job>,
}

impl Writer {
    pub(super) fn new(
        hall: i32,
        door: Arc<Door>,
        health: Arc<Health>,
        tell: mpsc::UnboundedSender<Grown>,
    ) -> Writer {
        Writer {
            hall,
            door,
            health,
            tell,
            line: None,
            waiting: VecDeque::new(),
        }
    }

    /// Takes what waits, commits it together, and answers. Ends when nobody can send any more.
    pub(super) async fn run(mut self, mut jobs: mpsc::UnboundedReceiver<Job>) {
        loop {
            if self.waiting.is_empty() {
                match jobs.recv().await {
                    Some(job) => self.waiting.push_back(job),
                    None => return,
                }
            }
            while let Ok(job) = jobs.try_recv() {
                self.waiting.push_back(job);
            }
            let batch = self.deal();
            metrics::histogram!("adoube_journal_together").record(batch.len() as f64);
            // One of them cannot be written: the others must not suffer for it.
            for job in self.write(batch).await {
                self.write(vec![job]).await;
            }
        }
    }

    /// The next batch. At most one job for each stream: a second one would make the whole batch impossible.
    fn deal(&mut self) -> Vec<Job> {
        let (mut batch, mut later) = (Vec::new(), VecDeque::new());
        let mut taken = HashSet::new();
        for job in self.waiting.drain(..) {
            let free = job.parts.iter().all(|part| !taken.contains(&part.0));
            taken.extend(job.parts.iter().map(|part| part.0.clone()));
            match free && batch.len() < TOGETHER {
                true => batch.push(job),
                false => later.push_back(job),
            }
        }
        self.waiting = later;
        batch
    }

    /// Writes a batch, again and again until it is known what became of it, or nobody waits any more. A batch that the
    /// database does not take as it is comes back, to be written one by one.
    async fn write(&mut self, batch: Vec<Job>) -> Vec<Job> {
        if let Err(fault) = self.health.check() {
            return answer_all(batch, &fault);
        }
        let first = batch.iter().map(|job| job.since).min();
        let now = Instant::now();
        let until = (first.unwrap_or(now) + GIVEN_UP).max(now + AT_LEAST);
        let mut torn = false;
        let began = std::time::Instant::now();
        loop {
            let health = Arc::clone(&self.health);
            let attempt = self.attempt(&batch, torn);
            let outcome = tokio::time::timeout_at(until, watched(&health, attempt)).await;
            match outcome {
                Ok(Ok(done)) => {
                    self.health.wrote();
                    metrics::histogram!("adoube_commit_seconds")
                        .record(began.elapsed().as_secs_f64());
                    self.acknowledge(batch, &done);
                    return Vec::new();
                }
                Ok(Err(Failed::Refused(words))) if batch.len() == 1 => {
                    return answer_all(batch, &Fault::Storage(words));
                }
                Ok(Err(Failed::Refused(_))) => return batch,
                Ok(Err(Failed::Torn(words))) => {
                    tracing::debug!(words, "an append is tried again");
                    torn = true;
                    self.line = None;
                    if Instant::now() > now + SILENCE {
                        self.health.refuses(&words);
                    }
                    tokio::time::sleep(PAUSE).await;
                }
                Err(_) => {
                    self.line = None;
                    let fault = self.health.refuses("the database does not answer");
                    return answer_all(batch, &fault);
                }
            }
        }
    }

    fn acknowledge(&self, batch: Vec<Job>, done: &HashSet<usize>) {
        let mut grown = Vec::new();
        for (place, job) in batch.into_iter().enumerate() {
            let answer = match done.contains(&place) || job.parts.is_empty() {
                true => {
                    for (stream, _, entries) in &job.parts {
                        let last = entries.last().map(|entry| entry.version);
                        grown.extend(last.map(|version| (stream.clone(), version)));
                    }
                    Ok(job.head())
                }
                false => Err(Fault::Conflict),
            };
            let _ = job.reply.send(answer);
        }
        if !grown.is_empty() {
            let _ = self.tell.send(grown);
        }
    }

    /// One try: which jobs are in the record, and on the standby if there must be one.
    async fn attempt(&mut self, batch: &[Job], torn: bool) -> Result<HashSet<usize>, Failed> {
        if self.line.as_ref().is_none_or(Line::is_closed) {
            let line = self.door.connect().await;
            self.line = Some(line.map_err(|broken| match broken {
                Broken::ForNow(words) | Broken::ForGood(words) => Failed::Torn(words),
            })?);
        }
        let Some(line) = &mut self.line else {
            return Err(Failed::Torn("there is no connection".into()));
        };
        let written = written(line, self.hall, batch, torn).await;
        let warned = line.was_warned();
        let done = written.map_err(|error| match is_broken(&error) {
            true => Failed::Torn(words(&error)),
            false => Failed::Refused(format!("the database: {}", words(&error))),
        });
        let outcome = match warned {
            // Somebody cancelled the wait for the standby: the server says success, and nobody else may have it.
            true => Err(Failed::Torn(
                "the wait for the standby was cancelled".into(),
            )),
            false => done,
        };
        if outcome.is_err() {
            // Whatever it is in the middle of.
            self.line = None;
        }
        outcome
    }
}

/// Says on the screens that no answer comes, and goes on waiting for it.
async fn watched<T>(health: &Health, attempt: impl Future<Output = T>) -> T {
    let mut attempt = std::pin::pin!(attempt);
    tokio::select! {
        done = &mut attempt => return done,
        () = tokio::time::sleep(SILENCE) => {}
    }
    health.refuses("the database does not answer, or waits for its standby");
    attempt.await
}

/// Nobody is left to be answered.
fn answer_all(batch: Vec<Job>, fault: &Fault) -> Vec<Job> {
    for job in batch {
        let _ = job.reply.send(Err(fault.clone()));
    }
    Vec::new()
}

async fn written(
    line: &mut Line,
    hall: i32,
    batch: &[Job],
    torn: bool,
) -> Result<HashSet<usize>, tokio_postgres::Error> {
    for (name, text) in batch.iter().filter_map(|job| job.note.as_ref()) {
        line.query(KEEP, &[&hall, name, text]).await?;
    }
    let columns = Columns::of(batch);
    if columns.is_empty() {
        return Ok(HashSet::new());
    }
    let params = columns.params(&hall);
    let rows = match columns.new.is_empty() {
        true => line.query(APPEND, &params).await?,
        // The first append to a stream comes with the stream, all in one commit.
        false => {
            line.client.batch_execute("BEGIN").await?;
            line.query(BEGIN_STREAMS, &[&hall, &columns.new]).await?;
            let rows = line.query(APPEND, &params).await?;
            line.client.batch_execute("COMMIT").await?;
            rows
        }
    };
    let mut done: HashSet<usize> = rows
        .iter()
        .map(|row| row.get::<_, i32>(0) as usize)
        .collect();
    if torn && done.len() < batch.len() {
        let ours = found(line, hall, batch, &done).await?;
        if !ours.is_empty() {
            // Its flush on the standby covers all earlier ones.
            line.query(TOUCH, &[&hall]).await?;
            done.extend(ours);
        }
    }
    Ok(done)
}

/// Which of the jobs that came too late did so because they were there already, with our token.
async fn found(
    line: &mut Line,
    hall: i32,
    batch: &[Job],
    done: &HashSet<usize>,
) -> Result<Vec<usize>, tokio_postgres::Error> {
    let late = batch.iter().enumerate();
    let late = late.filter(|(place, job)| !done.contains(place) && !job.parts.is_empty());
    let first = |job: &Job| {
        let (stream, after, _) = &job.parts[0];
        (stream.clone(), after.version as i64 + 1)
    };
    let asked: HashMap<(String, i64), usize> =
        late.map(|(place, job)| (first(job), place)).collect();
    let names: Vec<&str> = asked.keys().map(|(name, _)| name.as_str()).collect();
    let versions: Vec<i64> = asked.keys().map(|(_, version)| *version).collect();
    let rows = line.query(OURS, &[&hall, &names, &versions]).await?;
    let ours = rows.iter().filter_map(|row| {
        let place = asked.get(&(row.get(0), row.get(1)))?;
        (row.get::<_, &[u8]>(2) == batch[*place].token).then_some(*place)
    });
    Ok(ours.collect())
}
