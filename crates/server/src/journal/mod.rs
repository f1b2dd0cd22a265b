//! The record: streams of versioned entries, appended and never changed.
//!
//! Nothing above this trait may assume that it is the only process: an append names the version it expects, and a
//! conflict means that somebody else was first. Then one reads what is new and decides again.

use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use laws::Millis;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};
use utoipa::ToSchema;

mod address;
mod backup;
pub mod chain;
mod files;
pub mod heads;
mod health;
mod open;
#[cfg(feature = "postgres")]
pub mod postgres;
mod rescue;
mod sqlite;
mod survey;
mod wal;

pub use address::{Address, open};
pub use backup::{Copied, backup};
pub use chain::{Fingerprint, Head, Mark, Marked};
pub use rescue::{Rescue, Saved, rescue};
pub use sqlite::Sqlite;
pub use survey::{Survey, called, marks, survey};

/// One appended entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in its stream, from 1.
    pub version: u64,
    /// The id of the act that caused it, signed by its sender: no two entries of a stream have the same.
    pub act: Option<String>,
    /// When it was received, in the hall's time.
    pub at: Millis,
    /// What happened, as JSON.
    pub body: String,
    /// What proves it and all before it.
    pub mark: Mark,
}

/// An entry that is not yet appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// See [`Entry::act`].
    pub act: Option<String>,
    /// See [`Entry::at`].
    pub at: Millis,
    /// See [`Entry::body`].
    pub body: String,
}

/// Why an entry was not appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The stream has another version than expected: somebody else was first.
    Conflict,
    /// The disk or the database refuses.
    Storage(String),
}

impl Fault {
    /// With the name of the file it is about.
    pub fn of(self, file: &std::path::Path) -> Fault {
        match self {
            Fault::Storage(words) => Fault::Storage(format!("{}: {words}", file.display())),
            Fault::Conflict => self,
        }
    }

    /// An entry is damaged, or was written by a later program.
    pub fn unreadable(stream: &str, entry: &Entry, error: &dyn fmt::Display) -> Fault {
        let version = entry.version;
        Fault::Storage(format!(
            "{stream}: entry {version} cannot be understood: {error}"
        ))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Conflict => f.write_str("somebody else was first"),
            Fault::Storage(words) => f.write_str(words),
        }
    }
}

impl std::error::Error for Fault {}

/// Where a stream ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Its last entry.
    pub head: Head,
    /// The moment of that entry.
    pub at: Millis,
}

/// What is appended to one stream: its name, its head, the drafts.
pub type Part = (String, Head, Vec<Draft>);

/// What a journal answers, later.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send + 'a>>;

/// How long somebody has to wait, later.
pub type Counting<'a> = Pending<'a, Duration>;

/// Where everything that has happened is kept.
pub trait Journal: Send + Sync + 'static {
    /// Appends after the head of the stream, with the marks that [`chain::seal`] gives, and answers with the new head
    /// when it is on disk.
    fn append(&self, stream: &str, after: Head, drafts: Vec<Draft>) -> Pending<'_, Head>;

    /// Appends to several streams at once, each after its head: to all of them, or to none.
    fn append_all(&self, parts: Vec<Part>) -> Pending<'_, ()>;

    /// All entries of a stream after a version, each held against its mark: what is not proved is a fault, not an answer.
    fn read(&self, stream: &str, after: u64) -> Pending<'_, Vec<Entry>>;

    /// The entry of a stream that an act caused, by the id that its device gave.
    fn find(&self, stream: &str, act: &str) -> Pending<'_, Option<Entry>>;

    /// The names of all streams.
    fn streams(&self) -> Pending<'_, Vec<String>>;

    /// Where all streams end, at one moment.
    fn ends(&self) -> Pending<'_, BTreeMap<String, End>>;

    /// The latest moment of any entry.
    fn latest(&self) -> Pending<'_, Millis>;

    /// The marks of all entries of a stream, or of all streams below a name such as `game/3`.
    fn marks(&self, name: &str) -> Pending<'_, Vec<Marked>>;

    /// Keeps a note beside the streams, in place of the one before; it goes to the disk when it suits.
    fn keep(&self, name: &str, text: String) -> Pending<'_, ()>;

    /// A note.
    fn kept(&self, name: &str) -> Pending<'_, Option<String>>;

    /// Returns when everything that can be read now is as safe as what is acknowledged; at once, where nothing can be read
    /// before it is.
    fn sure(&self) -> Pending<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Is the disk in order? What is wrong with it, if not; told whenever that changes.
    fn fault(&self) -> watch::Receiver<Option<String>>;

    /// All entries of several streams, each after a version, in the order that was asked for.
    fn read_many(&self, wanted: Vec<(String, u64)>) -> Pending<'_, Vec<Vec<Entry>>> {
        Box::pin(async move {
            let mut all = Vec::with_capacity(wanted.len());
            for (stream, after) in wanted {
                all.push(self.read(&stream, after).await?);
            }
            Ok(all)
        })
    }

    /// What other processes append, to be asked for once; none, where this process alone can write.
    fn follow(&self) -> Option<mpsc::UnboundedReceiver<Heard>> {
        None
    }

    /// The clock that all processes share; none, where there is one process and the machine's own clock will do.
    fn clock(&self) -> Option<Pending<'_, Reading>> {
        None
    }

    /// Says that this process is there, and hears who else is.
    fn meet<'a>(&'a self, me: &'a Peer) -> Pending<'a, Vec<Peer>> {
        Box::pin(async move { Ok(vec![me.clone()]) })
    }

    /// Tells the other processes which seats were heard here, and hears which were heard elsewhere lately; at first all
    /// of which anything is known.
    fn exchange(&self, _own: Vec<Word>) -> Pending<'_, Vec<Word>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    /// This process goes, and says so.
    fn leave<'a>(&'a self, _me: &'a Peer) -> Pending<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Counts a try to sign in where all processes see it, and answers how long is to be waited before the next; one
    /// that comes too soon is not counted. None, where the memory of this process is enough.
    fn count_try<'a>(
        &'a self,
        _trier: &'a str,
        _free: u32,
        _forget: Duration,
    ) -> Option<Counting<'a>> {
        None
    }

    /// It was the right password.
    fn forget_tries<'a>(&'a self, _trier: &'a str) -> Pending<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Why this process should not be sent devices now, beside a [`fault`](Journal::fault).
    fn unready(&self) -> Option<String> {
        None
    }

    /// What staff should know of this record before they rely on it.
    fn caution(&self) -> Option<Caution> {
        None
    }
}

/// What was heard of other processes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Streams have grown to these versions.
    Grown(BTreeMap<String, u64>),
    /// Where streams end by the record itself: a stream may also be shorter than it was known to be.
    Ends(heads::Heads),
}

/// What the shared clock showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Milliseconds since 1970.
    pub calendar: i64,
    /// Which clock: another one after the database has moved to another machine.
    pub source: String,
}

/// A process that serves the hall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// Chosen at its start.
    pub id: String,
    /// What its keeper calls it.
    pub name: String,
}

/// When a seat was last heard, by the process that heard it.
#[derive(Clone, PartialEq, Debug)]
pub struct Word {
    /// Which seat.
    pub seat: String,
    /// When, in the hall's time.
    pub heard: Millis,
    /// How long its device's way to the hall and back takes, in milliseconds, if it is connected and has measured it.
    pub delay: Option<f64>,
}

/// See [`Journal::caution`].
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Caution {
    /// What is acknowledged is on one disk only: no standby must have it first.
    OneDisk,
}

/// What stands in a stream after a head that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Since {
    /// Entries that follow it.
    More(Vec<Entry>),
    /// The head is not in the stream: it was never acknowledged, and the database that had it is gone. All entries.
    Anew(Vec<Entry>),
}

/// Reads on from a head, and looks whether it is there at all.
///
/// # Errors
///
/// The journal cannot be read, or what it holds is not proved.
pub async fn since(journal: &dyn Journal, stream: &str, head: Head) -> Result<Since, Fault> {
    if head.version == 0 {
        return journal.read(stream, 0).await.map(Since::More);
    }
    let mut entries = journal.read(stream, head.version - 1).await?;
    if entries.first().is_some_and(|first| Head::of(first) == head) {
        entries.remove(0);
        return Ok(Since::More(entries));
    }
    tracing::error!(
        stream,
        version = head.version,
        "the record does not have what was known of it"
    );
    journal.read(stream, 0).await.map(Since::Anew)
}

/// A stream as it was when it ended there. Nothing that stands in a stream is ever changed, so the [ends](Journal::ends)
/// of one moment keep the whole record of that moment: it is read at any pace, and nothing is held open meanwhile that
/// a writer would have to wait for.
///
/// # Errors
///
/// The journal cannot be read, or does not have that end any more.
pub async fn until(journal: &dyn Journal, stream: &str, end: Head) -> Result<Vec<Entry>, Fault> {
    let mut entries = journal.read(stream, 0).await?;
    entries.retain(|entry| entry.version <= end.version);
    match entries.last().map(Head::of).unwrap_or_default() == end {
        true => Ok(entries),
        // The database that had it is gone: what is there now is of another moment.
        false => Err(Fault::Storage(format!(
            "{}: the record no longer ends as it did when the reading began",
            called(stream)
        ))),
    }
}

/// A journal for many.
pub type Shared = Arc<dyn Journal>;
