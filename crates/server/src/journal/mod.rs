//! The record: streams of versioned entries, appended and never changed.
//!
//! Nothing above this trait may assume that it is the only process: an append names the version it expects, and a
//! conflict means that somebody else was first. Then one reads what is new and decides again.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use laws::Millis;
use tokio::sync::watch;

mod backup;
pub mod chain;
mod files;
pub mod heads;
mod health;
mod open;
mod rescue;
mod sqlite;
mod survey;
mod wal;

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

/// What is appended to one stream: its name, its head, the drafts.
pub type Part = (String, Head, Vec<Draft>);

/// What a journal answers, later.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send + 'a>>;

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

    /// The latest moment of any entry.
    fn latest(&self) -> Pending<'_, Millis>;

    /// The marks of all entries of a stream, or of all streams below a name such as `game/3`.
    fn marks(&self, name: &str) -> Pending<'_, Vec<Marked>>;

    /// Keeps a note beside the streams, in place of the one before; it goes to the disk when it suits.
    fn keep(&self, name: &str, text: String) -> Pending<'_, ()>;

    /// A note.
    fn kept(&self, name: &str) -> Pending<'_, Option<String>>;

    /// A copy of everything that was on disk when this was asked, as a new file; the hall goes on meanwhile.
    fn backup(&self, to: &std::path::Path) -> Pending<'_, ()>;

    /// Is the disk in order? What is wrong with it, if not; told whenever that changes.
    fn fault(&self) -> watch::Receiver<Option<String>>;
}
