//! A whole hall as text, and back: every entry of every stream on a line of its own.
//!
//! Accounts, sessions and links stay where they are: they open this hall and no other. The hall's time comes along as
//! anchors, so that clocks that run go on as they do after a restart.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use event::Competition;
use laws::Millis;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::access::{Access, Change};
use crate::hall::Hall;
use crate::journal::chain::follow;
use crate::journal::{Draft, Entry, Fault, Fingerprint, Head, Journal, Marked, called, until};
use crate::record::{Board, Record};
use crate::table::key_of;
use crate::time::{Anchor, HallTime};

/// What is never carried elsewhere: secrets, and what concerns this program alone.
const OWN: [&str; 2] = ["access", "together"];

/// One line: an entry with the name of its stream and its mark.
#[derive(Deserialize)]
struct Line<'a> {
    stream: Cow<'a, str>,
    version: u64,
    #[serde(default)]
    act: Option<String>,
    at: Millis,
    /// As it was written, to the letter: the mark depends on it.
    #[serde(borrow)]
    body: &'a RawValue,
    mark: Option<String>,
}

#[derive(Deserialize)]
struct Last {
    end: End,
}

/// The last line: how many entries there are, and what proves all of them.
#[derive(Deserialize)]
struct End {
    entries: u64,
    mark: String,
}

/// A hall as text, a piece for each stream and a line at the end: all of them as they were at the moment it was begun,
/// whatever happens while the pieces are read.
pub struct Export {
    waiting: std::vec::IntoIter<(String, Head)>,
    proof: Option<Fingerprint>,
}

impl Export {
    /// The moment is now.
    ///
    /// # Errors
    ///
    /// The journal cannot be read.
    pub async fn begin(journal: &dyn Journal) -> Result<Export, Fault> {
        let ends = journal.ends().await?.into_iter();
        let mut ends: Vec<(String, Head)> = ends
            .filter(|(name, _)| !OWN.contains(&name.as_str()))
            .map(|(name, end)| (name, end.head))
            .collect();
        ends.sort_by_key(|(name, _)| (key_of(name), name.clone()));
        Ok(Export {
            waiting: ends.into_iter(),
            proof: Some(Fingerprint::default()),
        })
    }

    /// The next piece; none after the last line.
    ///
    /// # Errors
    ///
    /// The journal cannot be read. What was given until then lacks its last line, and so proves nothing.
    pub async fn piece(&mut self, journal: &dyn Journal) -> Result<Option<String>, Fault> {
        let Some(mut proof) = self.proof.take() else {
            return Ok(None);
        };
        let Some((name, end)) = self.waiting.next() else {
            let entries = proof.entries;
            let last = format!("{{\"end\":{{\"entries\":{entries},\"mark\":\"{proof}\"}}}}\n");
            return Ok(Some(last));
        };
        let entries = until(journal, &name, end).await?;
        let text = lines(&name, entries, &mut proof);
        self.proof = Some(proof);
        Ok(Some(text))
    }
}

/// Entries of a stream as text, counted and proved in `proof`.
fn lines(name: &str, entries: Vec<Entry>, proof: &mut Fingerprint) -> String {
    let mut out = String::new();
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    for entry in entries {
        let act = entry.act.as_deref().map_or("null".into(), quoted);
        let (version, at) = (entry.version, entry.at);
        let (stream, mark) = (quoted(name), entry.mark);
        // The body is JSON already, and stays as it was written.
        let body = &entry.body;
        let _ = writeln!(
            out,
            r#"{{"stream":{stream},"version":{version},"act":{act},"at":{},"body":{body},"mark":"{mark}"}}"#,
            at.0
        );
        let stream = name.to_owned();
        proof.add(&Marked {
            at,
            stream,
            version,
            mark,
        });
    }
    out
}

/// Everything in one text.
///
/// # Errors
///
/// The journal cannot be read.
pub async fn export(journal: &dyn Journal) -> Result<String, Fault> {
    let mut export = Export::begin(journal).await?;
    let mut out = String::new();
    while let Some(piece) = export.piece(journal).await? {
        out.push_str(&piece);
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
    let anchor = parcel.anchor.as_slice();
    let running = HallTime::resume(anchor, parcel.latest).0;
    let streams = parcel.streams.into_iter();
    let parts = streams
        .map(|(name, drafts)| (name, Head::default(), drafts))
        .collect();
    hall.journal.append_all(parts).await?;
    // Those who are signed in stay so, however far the record takes the hall's time.
    let ahead = (running.now() - hall.time.now()).max(Millis::ZERO);
    hall.access
        .change(|access: &Access| {
            let moves = ahead > Millis::ZERO && !access.sessions.is_empty();
            let moved = moves.then_some(Change::TimeAdvanced { by: ahead });
            Ok::<_, Fault>(moved.into_iter().collect())
        })
        .await?;
    hall.advance_time(running.now()).await?;
    hall.take_up().await?;
    Ok(())
}

fn wrong(line: usize, problem: impl Into<String>) -> Rejected {
    let problem = problem.into();
    Rejected::Line { line, problem }
}

/// Reads the lines of an exported journal and holds every entry against its mark, and all of them against the last line.
fn entries(
    text: &str,
    mut see: impl FnMut(usize, Line) -> Result<(), Rejected>,
) -> Result<Vec<Marked>, Rejected> {
    let mut heads: BTreeMap<String, Head> = BTreeMap::new();
    let mut marked = Vec::new();
    let mut all = Fingerprint::default();
    let mut end = None;
    for (place, text) in text.lines().enumerate() {
        let number = place + 1;
        if text.trim().is_empty() {
            continue;
        }
        if end.is_some() {
            return Err(wrong(number, "something stands after the end"));
        }
        if text.starts_with("{\"end\":") {
            let found = serde_json::from_str::<Last>(text).map(|last| last.end);
            end = Some(found.map_err(|error| wrong(number, error.to_string()))?);
            continue;
        }
        let line: Line =
            serde_json::from_str(text).map_err(|error| wrong(number, error.to_string()))?;
        let entry = line.entry(number)?;
        let head = heads.entry(line.stream.to_string()).or_default();
        follow(head, &line.stream, &entry)
            .map_err(|broken| wrong(number, format!("{}: {broken}", called(&line.stream))))?;
        let one = Marked {
            at: entry.at,
            stream: line.stream.to_string(),
            version: entry.version,
            mark: entry.mark,
        };
        all.add(&one);
        marked.push(one);
        see(number, line)?;
    }
    let Some(end) = end else {
        return Err(wrong(
            0,
            "the last line is missing: it was cut short, or comes from a program that wrote no marks",
        ));
    };
    if end.entries != all.entries || end.mark != all.to_string() {
        return Err(wrong(0, "the last line does not fit: entries are missing"));
    }
    Ok(marked)
}

impl Line<'_> {
    fn entry(&self, number: usize) -> Result<Entry, Rejected> {
        let Some(mark) = &self.mark else {
            let words =
                "an entry without a mark: this comes from an earlier program, and proves nothing";
            return Err(wrong(number, words));
        };
        let mark = mark.parse().map_err(|_| wrong(number, "this is no mark"))?;
        Ok(Entry {
            version: self.version,
            act: self.act.clone(),
            at: self.at,
            body: self.body.get().to_owned(),
            mark,
        })
    }
}

/// Holds an exported journal against its marks.
///
/// # Errors
///
/// A line is not what was exported.
pub fn verify(text: &str) -> Result<Vec<Marked>, Rejected> {
    entries(text, |_, _| Ok(()))
}

fn unpack(text: &str) -> Result<Parcel, Rejected> {
    let mut parcel = Parcel {
        streams: BTreeMap::new(),
        anchor: None,
        latest: Millis::ZERO,
    };
    let mut competition = Competition::new();
    let mut boards = BTreeMap::new();
    entries(text, |number, line| {
        let unreadable = |error: serde_json::Error| wrong(number, error.to_string());
        if line.at < Millis::ZERO || line.at > LATEST {
            return Err(wrong(number, "a moment that no hall has seen"));
        }
        let body = line.body.get().to_owned();
        match line.stream.as_ref() {
            "time" => {
                let anchor: Anchor = serde_json::from_str(&body).map_err(unreadable)?;
                if anchor.hall < Millis::ZERO || anchor.hall > LATEST {
                    return Err(wrong(number, "a moment that no hall has seen"));
                }
                parcel.anchor = Some(anchor);
                parcel.latest = parcel.latest.max(line.at);
                return Ok(());
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
        parcel.latest = parcel.latest.max(line.at);
        let stream = parcel.streams.entry(line.stream.into_owned()).or_default();
        stream.push(Draft {
            act: line.act,
            at: line.at,
            body,
        });
        Ok(())
    })?;
    if competition.created.is_none() {
        return Err(wrong(0, "there is no competition in it"));
    }
    Ok(parcel)
}

/// No hall has been open for longer: a hundred years.
const LATEST: Millis = Millis(100 * 366 * 86_400_000);
