//! Is the record whole? Every entry held against its mark, every stream against the head that is kept apart.

use std::collections::BTreeMap;
use std::path::Path;

use laws::Millis;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::chain::{Broken, Head, Mark, Marked, follow, link};
use super::heads::{self, Heads, Known};
use super::open::{self, storage};
use super::{Draft, Entry, Fault};
use crate::table::key_of;

/// An entry as the disk has it, which may be anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) stream: String,
    pub(super) version: u64,
    pub(super) act: Option<Vec<u8>>,
    pub(super) at: i64,
    pub(super) body: Vec<u8>,
    pub(super) mark: Mark,
}

impl Row {
    fn read(row: &rusqlite::Row) -> rusqlite::Result<Row> {
        let bytes = |place| {
            Ok::<_, rusqlite::Error>(match row.get_ref(place)? {
                ValueRef::Text(bytes) | ValueRef::Blob(bytes) => Some(bytes.to_vec()),
                _ => None,
            })
        };
        let number = |place| {
            Ok::<_, rusqlite::Error>(match row.get_ref(place)? {
                ValueRef::Integer(number) => number,
                _ => -1,
            })
        };
        let mark = bytes(5)?.unwrap_or_default();
        Ok(Row {
            stream: String::from_utf8_lossy(&bytes(0)?.unwrap_or_default()).into_owned(),
            version: u64::try_from(number(1)?).unwrap_or(u64::MAX),
            act: bytes(2)?,
            at: number(3)?,
            body: bytes(4)?.unwrap_or_default(),
            mark: Mark::from_bytes(&mark).unwrap_or_default(),
        })
    }

    /// The mark that it should have after another.
    pub(super) fn link(&self, before: &Mark, stream: &str, version: u64) -> Mark {
        link(
            before,
            stream,
            version,
            self.act.as_deref(),
            self.at,
            &self.body,
        )
    }

    /// To write it anew.
    pub(super) fn draft(&self) -> Option<Draft> {
        let act = self.act.clone().map(String::from_utf8);
        Some(Draft {
            act: act.transpose().ok()?,
            at: Millis(self.at),
            body: String::from_utf8(self.body.clone()).ok()?,
        })
    }
}

/// The columns of [`Row::read`], in their order.
pub(super) const COLUMNS: &str = "stream, version, act, at, body, mark";

/// Goes through rows in the order of a query; how many there were, and what ended it if it was not the end.
pub(super) fn each(
    connection: &Connection,
    query: &str,
    params: impl rusqlite::Params,
    mut see: impl FnMut(Row),
) -> rusqlite::Result<()> {
    let mut query = connection.prepare(query)?;
    let mut rows = query.query(params)?;
    while let Some(row) = rows.next()? {
        see(Row::read(row)?);
    }
    Ok(())
}

/// What is known of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stream {
    /// Where the part ends that is proved.
    pub head: Head,
    /// Entries that there are, proved or not.
    pub entries: u64,
    /// The latest moment of the proved part.
    pub latest: Millis,
    /// What is wrong.
    pub broken: Vec<Broken>,
}

impl Stream {
    fn see(&mut self, row: &Row) {
        self.entries += 1;
        if !self.broken.is_empty() {
            return;
        }
        let next = self.head.version + 1;
        if row.version != next {
            let to = row.version.saturating_sub(1).max(next);
            self.broken.push(Broken::Gap { from: next, to });
        } else if row.link(&self.head.mark, &row.stream, next) != row.mark {
            self.broken.push(Broken::Altered { version: next });
        } else {
            self.head = Head {
                version: next,
                mark: row.mark,
            };
            self.latest = self.latest.max(Millis(row.at));
        }
    }
}

/// What is known of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// By name.
    pub streams: BTreeMap<String, Stream>,
    /// Was there a head to hold them against?
    pub has_heads: bool,
    /// Damaged lines in the file of heads.
    pub unreadable_heads: u64,
    /// What the database itself says.
    pub trouble: Option<String>,
}

impl Survey {
    /// Is everything as it was acknowledged?
    pub fn is_whole(&self) -> bool {
        self.trouble.is_none() && self.streams.values().all(|stream| stream.broken.is_empty())
    }

    /// Where all streams end, as far as they are proved.
    pub fn heads(&self) -> Heads {
        let heads = self.streams.iter().map(|(name, s)| (name.clone(), s.head));
        heads.filter(|(_, head)| head.version > 0).collect()
    }

    /// What is wrong, a line for each board.
    pub fn words(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.trouble.iter().cloned().collect();
        let mut names: Vec<&String> = self.streams.keys().collect();
        names.sort_by_key(|name| (key_of(name), name.as_str()));
        for name in names {
            for broken in &self.streams[name].broken {
                lines.push(format!("{}: {broken}", called(name)));
            }
        }
        lines
    }

    /// Holds the streams against what was acknowledged; `marks` are those at the known versions.
    fn compare(&mut self, known: &Heads, marks: &BTreeMap<String, Mark>) {
        for (name, head) in known {
            let stream = self.streams.entry(name.clone()).or_default();
            if head.version > stream.entries && stream.broken.is_empty() {
                stream.broken.push(Broken::Missing {
                    from: stream.entries + 1,
                    to: head.version,
                });
            } else if stream.broken.is_empty() && marks.get(name) != Some(&head.mark) {
                let version = head.version;
                stream.broken.push(Broken::Replaced { version });
            }
        }
    }
}

/// A stream as people call it.
pub fn called(stream: &str) -> String {
    match (key_of(stream), stream) {
        (Some(key), _) => format!("round {}, board {}", key.round, key.board),
        (None, "event") => "the competition".into(),
        (None, "access") => "accounts and links".into(),
        (None, "time") => "the hall's time".into(),
        (None, other) => other.into(),
    }
}

/// Do entries follow a head? What is wrong, in words, if not.
pub(super) fn proved(stream: &str, mut head: Head, entries: &[Entry]) -> Result<(), String> {
    for entry in entries {
        follow(&mut head, stream, entry)
            .map_err(|broken| format!("the record is damaged: {}: {broken}", called(stream)))?;
    }
    Ok(())
}

/// The entries after a version, of those from that version on; what is not proved is an error in words.
pub(super) fn after_known(
    stream: &str,
    after: u64,
    mut entries: Vec<Entry>,
) -> Result<Vec<Entry>, String> {
    let mut head = Head::default();
    if after > 0 && entries.first().is_some_and(|entry| entry.version == after) {
        head = Head::of(&entries.remove(0));
    } else if after > 0 {
        head.version = after;
    }
    proved(stream, head, &entries)?;
    Ok(entries)
}

/// Surveys what an open database holds.
pub(super) fn examine(connection: &Connection, known: &Known) -> Survey {
    let mut all = known.heads.clone().unwrap_or_default();
    let mut survey = Survey {
        unreadable_heads: known.unreadable,
        ..Survey::default()
    };
    // A copy has its heads inside.
    let inside = each(
        connection,
        "SELECT stream, version, NULL, 0, '', mark FROM head",
        [],
        |row| {
            let (version, mark) = (row.version, row.mark);
            let head = all.entry(row.stream).or_default();
            if version > head.version {
                *head = Head { version, mark };
            }
        },
    );
    survey.has_heads = known.heads.is_some() || !all.is_empty();
    let mut marks = BTreeMap::new();
    let query = format!("SELECT {COLUMNS} FROM journal ORDER BY stream, version");
    let seen = each(connection, &query, [], |row| {
        if all
            .get(&row.stream)
            .is_some_and(|head| head.version == row.version)
        {
            marks.insert(row.stream.clone(), row.mark);
        }
        if !survey.streams.contains_key(&row.stream) {
            survey.streams.insert(row.stream.clone(), Stream::default());
        }
        if let Some(stream) = survey.streams.get_mut(&row.stream) {
            stream.see(&row);
        }
    });
    let trouble = inside.and(seen).err();
    survey.trouble = trouble.map(|error| super::health::words(&error));
    if known.heads.is_none() && open::was_served(connection) {
        survey.trouble = survey.trouble.or(Some(
            "the hall was not closed, and the heads that were kept beside it are missing: what was acknowledged last may be lost".into(),
        ));
    }
    survey.compare(&all, &marks);
    survey
}

/// The marks of everything in a file, for fingerprints.
///
/// # Errors
///
/// It cannot be read.
pub fn marks(path: &Path) -> Result<Vec<Marked>, Fault> {
    let connection = open::reader(path).map_err(storage)?;
    let mut marks = Vec::new();
    let query = "SELECT stream, version, NULL, at, '', mark FROM journal";
    each(&connection, query, [], |row| {
        marks.push(Marked {
            at: Millis(row.at),
            stream: row.stream,
            version: row.version,
            mark: row.mark,
        });
    })
    .map_err(storage)?;
    Ok(marks)
}

/// Surveys the file of a hall, which may be open.
///
/// # Errors
///
/// There is no hall in it, or it cannot be read at all.
pub fn survey(path: &Path) -> Result<Survey, Fault> {
    let unreadable = |error: std::io::Error| Fault::Storage(error.to_string());
    // The heads first: the journal may only be further.
    let known = heads::read(path).map_err(unreadable)?;
    let connection = open::reader(path).map_err(storage)?;
    if open::layout(&connection)? == 0 {
        return Err(Fault::Storage("there is no hall in this file".into()));
    }
    let mut survey = examine(&connection, &known);
    if survey.trouble.is_none()
        && let Err(Fault::Storage(words)) = open::check(&connection, "integrity_check")
    {
        survey.trouble = Some(words);
    }
    Ok(survey)
}
