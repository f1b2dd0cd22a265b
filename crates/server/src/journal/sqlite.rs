//! The journal in one SQLite file: one thread writes, and what waits is committed together.

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;

use laws::Millis;
use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::{oneshot, watch};

use super::health::Health;
use super::{Draft, Entry, Fault, Journal, Pending, backup, open};

/// How many appends may share one commit. More would make the first of them wait.
const TOGETHER: usize = 256;

struct Append {
    /// Streams with the versions they must have; all of them or none.
    parts: Vec<(String, u64, Vec<Draft>)>,
    reply: oneshot::Sender<Result<u64, Fault>>,
}

/// A journal in a file.
pub struct Sqlite {
    path: PathBuf,
    health: Arc<Health>,
    writer: Option<mpsc::Sender<Append>>,
    thread: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens a file, or makes it.
    ///
    /// # Errors
    ///
    /// The file cannot be opened, is no journal, or belongs to a later program.
    pub fn open(path: &Path) -> Result<Sqlite, Fault> {
        let connection = open::writer(path)?;
        let health = Arc::new(Health::new(path));
        let (writer, jobs) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("journal".into())
            .spawn({
                let health = Arc::clone(&health);
                move || write_all(connection, &jobs, &health)
            })
            .map_err(|error| Fault::Storage(error.to_string()))?;
        Ok(Sqlite {
            path: path.to_path_buf(),
            health,
            writer: Some(writer),
            thread: Some(thread),
        })
    }

    /// Hands parts to the writer; the answer is the new version of the last of them.
    fn send(&self, parts: Vec<(String, u64, Vec<Draft>)>) -> Pending<'_, u64> {
        let (reply, answer) = oneshot::channel();
        let job = Append { parts, reply };
        let sent = self.writer.as_ref().map(|writer| writer.send(job));
        Box::pin(async move {
            let gone = || Fault::Storage("the journal is closed".into());
            sent.ok_or_else(gone)?.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    /// Runs a query where it disturbs nobody.
    fn query<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Pending<'_, T> {
        let path = self.path.clone();
        Box::pin(async move {
            let asked = move || open::reader(&path).and_then(|connection| ask(&connection));
            let asked = tokio::task::spawn_blocking(asked).await;
            asked
                .map_err(|error| Fault::Storage(error.to_string()))?
                .map_err(|error| self.health.not_read(&error))
        })
    }
}

impl Drop for Sqlite {
    /// Waits until the last append is on disk.
    fn drop(&mut self) {
        self.writer = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Journal for Sqlite {
    fn append(&self, stream: &str, expected: u64, drafts: Vec<Draft>) -> Pending<'_, u64> {
        self.send(vec![(stream.into(), expected, drafts)])
    }

    fn append_all(&self, parts: Vec<(String, u64, Vec<Draft>)>) -> Pending<'_, ()> {
        let sent = self.send(parts);
        Box::pin(async move { sent.await.map(|_| ()) })
    }

    fn read(&self, stream: &str, after: u64) -> Pending<'_, Vec<Entry>> {
        let stream = stream.to_owned();
        self.query(move |connection| {
            let mut query = connection.prepare(
                "SELECT version, act, at, body FROM journal WHERE stream = ?1 AND version > ?2 ORDER BY version",
            )?;
            let entries = query.query_map(params![stream, after as i64], entry)?;
            entries.collect()
        })
    }

    fn find(&self, stream: &str, act: &str) -> Pending<'_, Option<Entry>> {
        let (stream, act) = (stream.to_owned(), act.to_owned());
        self.query(move |connection| {
            let query = "SELECT version, act, at, body FROM journal WHERE stream = ?1 AND act = ?2";
            connection
                .query_row(query, params![stream, act], entry)
                .optional()
        })
    }

    fn streams(&self) -> Pending<'_, Vec<String>> {
        self.query(|connection| {
            let mut query = connection.prepare("SELECT DISTINCT stream FROM journal")?;
            let names = query.query_map([], |row| row.get(0))?;
            names.collect()
        })
    }

    fn latest(&self) -> Pending<'_, Millis> {
        self.query(|connection| {
            let latest: Option<i64> =
                connection.query_row("SELECT max(at) FROM journal", [], |row| row.get(0))?;
            Ok(Millis(latest.unwrap_or(0)))
        })
    }

    fn backup(&self, to: &Path) -> Pending<'_, ()> {
        let (from, to) = (self.path.clone(), to.to_path_buf());
        Box::pin(async move {
            let copied = tokio::task::spawn_blocking(move || backup(&from, &to)).await;
            let copied = copied.map_err(|error| Fault::Storage(error.to_string()))?;
            copied.map(|_| ())
        })
    }

    fn fault(&self) -> watch::Receiver<Option<String>> {
        self.health.watch()
    }
}

fn entry(row: &rusqlite::Row) -> rusqlite::Result<Entry> {
    Ok(Entry {
        version: row.get::<_, i64>(0)? as u64,
        act: row.get(1)?,
        at: Millis(row.get(2)?),
        body: row.get(3)?,
    })
}

/// Takes what waits, commits it together, and answers. Ends when nobody can send any more.
fn write_all(mut connection: Connection, jobs: &mpsc::Receiver<Append>, health: &Health) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        while batch.len() < TOGETHER {
            match jobs.try_recv() {
                Ok(job) => batch.push(job),
                Err(_) => break,
            }
        }
        metrics::histogram!("adoube_journal_together").record(batch.len() as f64);
        let began = std::time::Instant::now();
        let committed = health.check().and_then(|()| {
            commit(&mut connection, &batch).map_err(|error| health.not_written(&error))
        });
        match committed {
            Ok(answers) => {
                metrics::histogram!("adoube_commit_seconds").record(began.elapsed().as_secs_f64());
                health.wrote();
                for (job, answer) in batch.into_iter().zip(answers) {
                    let _ = job.reply.send(answer);
                }
            }
            Err(fault) => {
                for job in batch {
                    let _ = job.reply.send(Err(fault.clone()));
                }
            }
        }
    }
}

/// One transaction. An append that comes too late is left out alone; any other trouble is everybody's.
fn commit(
    connection: &mut Connection,
    batch: &[Append],
) -> rusqlite::Result<Vec<Result<u64, Fault>>> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(batch.len());
    for job in batch {
        answers.push(insert(&transaction, job)?);
    }
    transaction.commit()?;
    Ok(answers)
}

fn insert(connection: &Connection, job: &Append) -> rusqlite::Result<Result<u64, Fault>> {
    let mut last =
        connection.prepare_cached("SELECT max(version) FROM journal WHERE stream = ?1")?;
    let mut known =
        connection.prepare_cached("SELECT 1 FROM journal WHERE stream = ?1 AND act = ?2")?;
    for (stream, expected, drafts) in &job.parts {
        let version: Option<i64> = last.query_row(params![stream], |row| row.get(0))?;
        if version.unwrap_or(0) as u64 != *expected {
            return Ok(Err(Fault::Conflict));
        }
        for draft in drafts {
            if draft.act.is_some() && known.exists(params![stream, draft.act])? {
                return Ok(Err(Fault::Conflict));
            }
        }
    }
    let mut add = connection.prepare_cached(
        "INSERT INTO journal (stream, version, act, at, body) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    let mut version = 0;
    for (stream, expected, drafts) in &job.parts {
        version = *expected;
        for draft in drafts {
            version += 1;
            add.execute(params![
                stream,
                version as i64,
                draft.act,
                draft.at.0,
                draft.body
            ])?;
        }
    }
    Ok(Ok(version))
}
