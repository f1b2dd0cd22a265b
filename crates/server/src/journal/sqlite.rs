//! The journal in one SQLite file: one thread writes, and what waits is committed together.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock, mpsc};
use std::thread::JoinHandle;

use laws::Millis;
use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::{oneshot, watch};

use super::chain::{Head, Mark, Marked};
use super::health::Health;
use super::survey::{after_known, proved};
use super::{Draft, End, Entry, Fault, Journal, Part, Pending, open};

mod write;

use write::{Append, Writer};

/// A journal in a file.
pub struct Sqlite {
    path: PathBuf,
    health: Arc<Health>,
    /// Held by those who read, so that the writer can have the file for himself.
    readers: Arc<RwLock<()>>,
    writer: Option<mpsc::Sender<Append>>,
    thread: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens a file, or makes it.
    ///
    /// # Errors
    ///
    /// The file cannot be opened, is no journal, belongs to another program, or is not what was acknowledged.
    pub fn open(path: &Path) -> Result<Sqlite, Fault> {
        let health = Arc::new(Health::new());
        let readers = Arc::new(RwLock::new(()));
        let writer = Writer::open(path, Arc::clone(&health), Arc::clone(&readers))?;
        let (sender, jobs) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || writer.write_all(&jobs))
            .map_err(|error| Fault::Storage(error.to_string()))?;
        Ok(Sqlite {
            path: path.to_path_buf(),
            health,
            readers,
            writer: Some(sender),
            thread: Some(thread),
        })
    }

    /// Hands something to the writer; the answer is the new head of the last stream.
    fn send(&self, parts: Vec<Part>, note: Option<(String, String)>) -> Pending<'_, Head> {
        let (reply, answer) = oneshot::channel();
        let job = Append { parts, note, reply };
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
        ask: impl FnOnce(&Connection) -> Result<T, Trouble> + Send + 'static,
    ) -> Pending<'_, T> {
        let (path, readers) = (self.path.clone(), Arc::clone(&self.readers));
        Box::pin(async move {
            let asked = move || {
                let _reading = readers.read().expect("never poisoned");
                let connection = open::reader(&path).map_err(Trouble::Sqlite)?;
                ask(&connection)
            };
            let asked = tokio::task::spawn_blocking(asked).await;
            let asked = asked.map_err(|error| Fault::Storage(error.to_string()))?;
            asked.map_err(|trouble| match trouble {
                Trouble::Sqlite(error) => self.health.not_read(&error),
                Trouble::Broken(words) => self.health.damaged(words),
            })
        })
    }
}

/// Why something was not read.
enum Trouble {
    Sqlite(rusqlite::Error),
    /// It is not what was written.
    Broken(String),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Trouble {
        match error {
            // A column that holds something else than it was given.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => {
                Trouble::Broken(format!("the record is damaged: {error}"))
            }
            error => Trouble::Sqlite(error),
        }
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
    fn append(&self, stream: &str, after: Head, drafts: Vec<Draft>) -> Pending<'_, Head> {
        self.send(vec![(stream.into(), after, drafts)], None)
    }

    fn append_all(&self, parts: Vec<Part>) -> Pending<'_, ()> {
        let sent = self.send(parts, None);
        Box::pin(async move { sent.await.map(|_| ()) })
    }

    fn read(&self, stream: &str, after: u64) -> Pending<'_, Vec<Entry>> {
        let stream = stream.to_owned();
        self.query(move |connection| {
            let mut query = connection.prepare(
                "SELECT version, act, at, body, mark FROM journal WHERE stream = ?1 AND version >= ?2 ORDER BY version",
            )?;
            // The last one that is known comes along: the chain goes on from its mark.
            let entries = query.query_map(params![stream, after as i64], entry)?;
            let entries = entries.collect::<rusqlite::Result<Vec<Entry>>>()?;
            after_known(&stream, after, entries).map_err(Trouble::Broken)
        })
    }

    fn find(&self, stream: &str, act: &str) -> Pending<'_, Option<Entry>> {
        let (stream, act) = (stream.to_owned(), act.to_owned());
        self.query(move |connection| {
            let query =
                "SELECT version, act, at, body, mark FROM journal WHERE stream = ?1 AND act = ?2";
            let found = connection.query_row(query, params![stream, act], entry);
            let Some(found) = found.optional()? else {
                return Ok(None);
            };
            let mut before = Head {
                version: found.version.saturating_sub(1),
                mark: Mark::default(),
            };
            if before.version > 0 {
                let query = "SELECT mark FROM journal WHERE stream = ?1 AND version = ?2";
                let params = params![stream, before.version as i64];
                before.mark = connection.query_row(query, params, |row| mark(row, 0))?;
            }
            proved(&stream, before, std::slice::from_ref(&found)).map_err(Trouble::Broken)?;
            Ok(Some(found))
        })
    }

    fn streams(&self) -> Pending<'_, Vec<String>> {
        self.query(|connection| {
            let mut query = connection.prepare("SELECT DISTINCT stream FROM journal")?;
            let names = query.query_map([], |row| row.get(0))?;
            Ok(names.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn ends(&self) -> Pending<'_, BTreeMap<String, End>> {
        self.query(|connection| {
            // One statement is one moment; beside a maximum SQLite gives the columns of its row.
            let mut query = connection
                .prepare("SELECT stream, max(version), mark, at FROM journal GROUP BY stream")?;
            let ends = query.query_map([], |row| {
                let (version, mark) = (row.get::<_, i64>(1)? as u64, mark(row, 2)?);
                let (head, at) = (Head { version, mark }, Millis(row.get(3)?));
                Ok((row.get(0)?, End { head, at }))
            })?;
            Ok(ends.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn latest(&self) -> Pending<'_, Millis> {
        self.query(|connection| {
            let latest: Option<i64> =
                connection.query_row("SELECT max(at) FROM journal", [], |row| row.get(0))?;
            Ok(Millis(latest.unwrap_or(0)))
        })
    }

    fn marks(&self, name: &str) -> Pending<'_, Vec<Marked>> {
        let name = name.to_owned();
        self.query(move |connection| {
            let mut query = connection.prepare(
                "SELECT stream, version, at, mark FROM journal
                 WHERE stream = ?1 OR stream > ?1 || '/' AND stream < ?1 || '0'",
            )?;
            let marked = query.query_map(params![name], |row| {
                Ok(Marked {
                    stream: row.get(0)?,
                    version: row.get::<_, i64>(1)? as u64,
                    at: Millis(row.get(2)?),
                    mark: mark(row, 3)?,
                })
            })?;
            Ok(marked.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn keep(&self, name: &str, text: String) -> Pending<'_, ()> {
        let sent = self.send(Vec::new(), Some((name.to_owned(), text)));
        Box::pin(async move { sent.await.map(|_| ()) })
    }

    fn kept(&self, name: &str) -> Pending<'_, Option<String>> {
        let name = name.to_owned();
        self.query(move |connection| {
            let query = "SELECT body FROM note WHERE name = ?1";
            let found = connection.query_row(query, params![name], |row| row.get(0));
            Ok(found.optional()?)
        })
    }

    fn fault(&self) -> watch::Receiver<Option<String>> {
        self.health.watch()
    }
}

fn mark(row: &rusqlite::Row, place: usize) -> rusqlite::Result<Mark> {
    let bytes: Vec<u8> = row.get(place)?;
    Ok(Mark::from_bytes(&bytes).unwrap_or_default())
}

fn entry(row: &rusqlite::Row) -> rusqlite::Result<Entry> {
    Ok(Entry {
        version: row.get::<_, i64>(0)? as u64,
        act: row.get(1)?,
        at: Millis(row.get(2)?),
        body: row.get(3)?,
        mark: mark(row, 4)?,
    })
}
