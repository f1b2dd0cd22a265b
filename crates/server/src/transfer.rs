//! A whole hall as text, and back: every entry of every stream on a line of its own.
//!
//! Accounts, sessions and links stay where they are: they open this hall and no other. The hall's time comes along as
//! anchors, so that clocks that run go on as they do after a restart.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use event::Competition;
use laws::Millis;
use serde::Deserialize;

use crate::hall::Hall;
use crate::journal::{Draft, Fault, Journal};
use crate::record::{Board, Record};
use crate::table::key_of;
use crate::time::{Anchor, HallTime};

/// What is never carried elsewhere: secrets, and what concerns this program alone.
const OWN: [&str; 2] = ["access", "together"];

/// One line: an entry with the name of its stream.
#[derive(Deserialize)]
struct Line {
    stream: String,
    version: u64,
    #[serde(default)]
    act: Option<String>,
    at: Millis,
    body: serde_json::Value,
}

/// All streams but the secret one, each from its first entry to its last.
///
/// # Errors
///
/// The journal cannot be read.
pub async fn export(journal: &dyn Journal) -> Result<String, Fault> {
    let mut names = journal.streams().await?;
    names.retain(|name| !OWN.contains(&name.as_str()));
    names.sort_by_key(|name| (key_of(name), name.clone()));
    let mut out = String::new();
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    for name in names {
        for entry in journal.read(&name, 0).await? {
            let act = entry.act.as_deref().map_or("null".into(), quoted);
            let (version, at) = (entry.version, entry.at.0);
            let stream = quoted(&name);
            // The body is JSON already, and stays as it was written.
            let body = &entry.body;
            let _ = writeln!(
                out,
                r#"{{"stream":{stream},"version":{version},"act":{act},"at":{at},"body":{body}}}"#
            );
        }
    }
    Ok(out)
}

/// Why a text was not taken in. Nothing of it was.
#[derive(Debug)]
pub enum Rejected {
    /// There is a competition already.
    NotFresh,
    /// A line is not what it should be.
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// The disk does not take it.
    Fault(Fault),
}

impl std::fmt::Display for Rejected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Rejected::NotFresh => f.write_str("this hall has a competition already"),
            Rejected::Line { line, problem } => write!(f, "line {line}: {problem}"),
            Rejected::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for Rejected {}

impl From<Fault> for Rejected {
    fn from(fault: Fault) -> Rejected {
        match fault {
            Fault::Conflict => Rejected::NotFresh,
            fault => Rejected::Fault(fault),
        }
    }
}

/// Streams that have been read and replay.
struct Parcel {
    streams: BTreeMap<String, Vec<Draft>>,
    anchor: Option<Anchor>,
    latest: Millis,
}

/// Takes a text into a hall without a competition: all of it, or nothing.
///
/// # Errors
///
/// The hall has a competition, the text is wrong, or the disk does not take it.
pub async fn import(hall: &Arc<Hall>, text: String) -> Result<(), Rejected> {
    if hall.event.state().created.is_some() {
        return Err(Rejected::NotFresh);
    }
    let unpacked = tokio::task::spawn_blocking(move || unpack(&text)).await;
    // What no game could have written may break the replay; then it is not taken.
    let parcel = unpacked.unwrap_or_else(|_| Err(wrong(0, "it does not replay")))?;
    let running = HallTime::resume(parcel.anchor.as_ref(), parcel.latest);
    let streams = parcel.streams.into_iter();
    let parts = streams.map(|(name, drafts)| (name, 0, drafts)).collect();
    hall.journal.append_all(parts).await?;
    hall.time.advance(running.now());
    hall.take_up().await?;
    Ok(())
}

fn wrong(line: usize, problem: impl Into<String>) -> Rejected {
    let problem = problem.into();
    Rejected::Line { line, problem }
}

fn unpack(text: &str) -> Result<Parcel, Rejected> {
    let mut parcel = Parcel {
        streams: BTreeMap::new(),
        anchor: None,
        latest: Millis::ZERO,
    };
    let mut competition = Competition::new();
    let mut boards = BTreeMap::new();
    for (place, line) in text.lines().enumerate() {
        let number = place + 1;
        if line.trim().is_empty() {
            continue;
        }
        let unreadable = |error: serde_json::Error| wrong(number, error.to_string());
        let line: Line = serde_json::from_str(line).map_err(unreadable)?;
        if line.at < Millis::ZERO {
            return Err(wrong(number, "a moment before the beginning"));
        }
        parcel.latest = parcel.latest.max(line.at);
        let body = line.body.to_string();
        match line.stream.as_str() {
            "time" => {
                parcel.anchor = Some(serde_json::from_str(&body).map_err(unreadable)?);
                continue;
            }
            "event" => {
                let change: event::Event = serde_json::from_str(&body).map_err(unreadable)?;
                competition.apply(&change);
            }
            name => {
                let Some(key) = key_of(name) else {
                    return Err(wrong(number, format!("no stream is called {name}")));
                };
                let record: Record = serde_json::from_str(&body).map_err(unreadable)?;
                let opens = matches!(record, Record::Opened { .. });
                let board = boards.entry(key).or_insert_with(|| Board::new(key));
                if opens != (board.version == 0 || board.closed) {
                    return Err(wrong(
                        number,
                        "a board is opened first, and again only after it was closed",
                    ));
                }
                board.apply(&record, line.at, line.act.as_deref());
            }
        }
        let stream = parcel.streams.entry(line.stream).or_default();
        if line.version != stream.len() as u64 + 1 {
            return Err(wrong(number, "an entry is missing before this one"));
        }
        stream.push(Draft {
            act: line.act,
            at: line.at,
            body,
        });
    }
    if competition.created.is_none() {
        return Err(wrong(0, "there is no competition in it"));
    }
    Ok(parcel)
}
