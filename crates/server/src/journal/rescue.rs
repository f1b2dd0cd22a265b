//! What can be saved of a damaged record: every stream as far as its chain proves it, single flipped bits put right.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::chain::{Broken, Head, Mark};
use super::heads::{self, Heads};
use super::open::{self, storage};
use super::survey::{COLUMNS, Row, called, each};
use super::{Fault, wal};
use crate::journal::heads::HeadFile;

/// What was saved of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// Entries that are in the new file.
    pub entries: u64,
    /// Entries in which a flipped bit was put right.
    pub mended: u64,
    /// What is lost: entries that were acknowledged or are there, and cannot be proved.
    pub lost: Option<(u64, u64)>,
}

/// What was saved, by stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rescue {
    /// By name.
    pub streams: BTreeMap<String, Saved>,
}

impl Rescue {
    /// A line for each stream that is not whole.
    pub fn words(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (name, saved) in &self.streams {
            let called = called(name);
            if saved.mended > 0 {
                let n = saved.mended;
                lines.push(format!(
                    "{called}: a flipped bit was put right in {n} entries"
                ));
            }
            if let Some((from, to)) = saved.lost {
                let broken = Broken::Missing { from, to };
                lines.push(format!("{called}: {broken}, {} are saved", saved.entries));
            }
        }
        lines
    }
}

/// Saves what can be saved of a hall into a new file. The old one is not touched.
///
/// # Errors
///
/// Nothing can be read, the new file exists, or the disk does not take it.
pub fn rescue(from: &Path, to: &Path) -> Result<Rescue, Fault> {
    if to.exists() {
        return Err(Fault::Storage("it exists already".into()).of(to));
    }
    let io = |error: std::io::Error| Fault::Storage(error.to_string());
    let known = heads::read(from).map_err(io)?.heads.unwrap_or_default();
    let work = Workshop::beside(to)?;
    let copy = work.0.join("hall");
    fs::copy(from, &copy).map_err(|error| io(error).of(from))?;
    if let Ok(log) = fs::read(with(from, "-wal")) {
        fs::write(with(&copy, "-wal"), wal::mended(&log)).map_err(io)?;
    }
    let connection = Connection::open(&copy).map_err(storage)?;
    let rows = gather(&connection, &known);
    drop(connection);
    if rows.is_empty() {
        return Err(Fault::Storage("nothing in it can be read".into()).of(from));
    }
    let (rescue, proved) = prove(rows, &known);
    write(to, &proved)?;
    Ok(rescue)
}

fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// A folder for the time of the work.
struct Workshop(PathBuf);

impl Workshop {
    fn beside(to: &Path) -> Result<Workshop, Fault> {
        let folder = with(to, &format!(".rescue{}", std::process::id()));
        fs::create_dir(&folder).map_err(|error| Fault::Storage(error.to_string()).of(&folder))?;
        Ok(Workshop(folder))
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// All rows that the database still gives. Where it fails on the way, streams are asked for one by one, from both ends.
fn gather(connection: &Connection, known: &Heads) -> Vec<Row> {
    let mut rows = Vec::new();
    let whole = each(
        connection,
        &format!("SELECT {COLUMNS} FROM journal ORDER BY stream, version"),
        [],
        |row| rows.push(row),
    );
    if whole.is_ok() {
        return rows;
    }
    let mut names: Vec<String> = rows.iter().map(|row| row.stream.clone()).collect();
    names.extend(known.keys().cloned());
    let backwards = format!("SELECT {COLUMNS} FROM journal ORDER BY stream DESC, version DESC");
    let _ = each(connection, &backwards, [], |row| rows.push(row));
    names.extend(rows.iter().map(|row| row.stream.clone()));
    names.sort_unstable();
    names.dedup();
    for name in &names {
        for order in ["ASC", "DESC"] {
            let query =
                format!("SELECT {COLUMNS} FROM journal WHERE stream = ?1 ORDER BY version {order}");
            let _ = each(connection, &query, params![name], |row| rows.push(row));
        }
    }
    rows.sort_by(|a, b| (&a.stream, a.version, a.mark).cmp(&(&b.stream, b.version, b.mark)));
    rows.dedup();
    rows
}

/// How far the entries of a stream go; a number that a flipped bit has made says nothing.
fn last_present(rows: &BTreeMap<u64, Vec<Row>>) -> u64 {
    match rows.keys().next_back() {
        Some(&last) if last <= 1 << 40 => last,
        _ => rows.len() as u64,
    }
}

/// Follows each chain as far as it goes.
fn prove(rows: Vec<Row>, known: &Heads) -> (Rescue, BTreeMap<String, Vec<Row>>) {
    let mut by_stream: BTreeMap<String, BTreeMap<u64, Vec<Row>>> = BTreeMap::new();
    for name in known.keys() {
        by_stream.entry(name.clone()).or_default();
    }
    for row in rows {
        let stream = by_stream.entry(row.stream.clone()).or_default();
        stream.entry(row.version).or_default().push(row);
    }
    let everything: Vec<Row> = by_stream
        .values()
        .flat_map(|stream| stream.values().flatten().cloned())
        .collect();
    let mut rescue = Rescue::default();
    let mut proved = BTreeMap::new();
    for (name, rows) in &by_stream {
        let mut saved = Saved::default();
        let mut chain: Vec<Row> = Vec::new();
        let mut head = Head::default();
        loop {
            let version = head.version + 1;
            let here = rows.get(&version).map_or(&[][..], Vec::as_slice);
            let whole = here
                .iter()
                .find(|row| row.link(&head.mark, name, version) == row.mark);
            let found = match whole {
                Some(row) => Some((row.clone(), false)),
                None => {
                    let mended = here
                        .iter()
                        .find_map(|row| mend(row, &head.mark, name, version));
                    // Perhaps its number or the name of its stream is what was flipped.
                    let stray = || {
                        let fits = |row: &&Row| row.link(&head.mark, name, version) == row.mark;
                        everything.iter().find(fits).cloned()
                    };
                    let last = rows.last_key_value().map_or(0, |(&last, _)| last);
                    let wanted = known.get(name).map_or(last, |head| head.version.max(last));
                    let mended = mended.or_else(|| (version <= wanted).then(stray).flatten());
                    mended.map(|row| (row, true))
                }
            };
            let Some((mut row, is_mended)) = found.filter(|(row, _)| row.draft().is_some()) else {
                break;
            };
            (row.stream, row.version) = (name.clone(), version);
            let mark = row.mark;
            head = Head { version, mark };
            saved.mended += u64::from(is_mended);
            chain.push(row);
        }
        saved.entries = head.version;
        let present = last_present(rows);
        let wanted = known
            .get(name)
            .map_or(present, |head| head.version.max(present));
        saved.lost = (wanted > head.version).then_some((head.version + 1, wanted));
        // A name that a flipped bit has made holds nothing that is proved.
        if !chain.is_empty() || known.contains_key(name) {
            rescue.streams.insert(name.clone(), saved);
            proved.insert(name.clone(), chain);
        }
    }
    (rescue, proved)
}

/// The entry as it was before one of its bits was flipped, if that is what happened.
fn mend(row: &Row, before: &Mark, stream: &str, version: u64) -> Option<Row> {
    let should = row.link(before, stream, version);
    let differ = |a: &Mark, b: &Mark| -> u32 {
        let bits = a.0.iter().zip(b.0);
        bits.map(|(a, b)| (a ^ b).count_ones()).sum()
    };
    let mut mended = row.clone();
    if differ(&should, &row.mark) == 1 {
        mended.mark = should;
        return Some(mended);
    }
    let fits = |row: &Row| row.link(before, stream, version) == row.mark;
    for bit in 0..64 {
        mended.at = row.at ^ (1 << bit);
        if fits(&mended) {
            return Some(mended);
        }
    }
    mended.at = row.at;
    for place in 0..row.body.len() * 8 {
        mended.body[place / 8] ^= 1 << (place % 8);
        if fits(&mended) {
            return Some(mended);
        }
        mended.body[place / 8] ^= 1 << (place % 8);
    }
    for place in 0..row.act.as_ref().map_or(0, Vec::len) * 8 {
        let flip = |act: &mut Option<Vec<u8>>| {
            if let Some(act) = act {
                act[place / 8] ^= 1 << (place % 8);
            }
        };
        flip(&mut mended.act);
        if fits(&mended) {
            return Some(mended);
        }
        flip(&mut mended.act);
    }
    None
}

fn write(to: &Path, proved: &BTreeMap<String, Vec<Row>>) -> Result<(), Fault> {
    let connection = open::writer(to)?;
    connection.execute_batch("BEGIN").map_err(storage)?;
    let mut heads = Heads::new();
    let mut add = connection
        .prepare("INSERT INTO journal (stream, version, act, at, body, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
        .map_err(storage)?;
    for (name, rows) in proved {
        for row in rows {
            let Some(draft) = row.draft() else { break };
            let version = row.version as i64;
            let mark = &row.mark.0[..];
            add.execute(params![name, version, draft.act, row.at, draft.body, mark])
                .map_err(storage)?;
            let (version, mark) = (row.version, row.mark);
            heads.insert(name.clone(), Head { version, mark });
        }
    }
    drop(add);
    connection.execute_batch("COMMIT").map_err(storage)?;
    connection.close().map_err(|(_, error)| storage(error))?;
    let kept = HeadFile::begin(to, heads);
    kept.map_err(|error| Fault::Storage(error.to_string()))?;
    Ok(())
}
