//! A hall out of the database into a file that one laptop serves, and back.

use std::path::Path;

use futures_util::StreamExt as _;
use laws::Millis;
use rusqlite::{Connection, params};
use tokio::sync::mpsc;
use tokio_postgres::types::ToSql;
use tokio_postgres::{IsolationLevel, Transaction};

use super::super::backup::{Copied, made};
use super::super::open::{self, storage};
use super::super::survey::survey;
use super::super::{Entry, Fault, chain::Head, chain::Mark};
use super::connect::{Door, plain};
use super::place::Place;
use super::{entry, migrate};

/// Entries that go over together.
const TOGETHER: usize = 500;

/// What goes into the file.
enum Piece {
    Entries(Vec<(String, Entry)>),
    Note(String, String),
}

/// Copies a hall out of a database into a new file, as it is at one moment; its nodes go on meanwhile.
///
/// # Errors
///
/// There is no such hall, it cannot be read or is not whole, or the file cannot be made.
pub async fn backup(place: &Place, to: &Path) -> Result<Copied, Fault> {
    let door = Door::new(place)?;
    let mut line = door.connect().await.map_err(|broken| broken.fault())?;
    let hall = migrate::hall(&line.client, &place.hall, false).await?;
    let moment = line.client.build_transaction();
    let moment = moment.isolation_level(IsolationLevel::RepeatableRead);
    let moment = moment.read_only(true).start().await.map_err(plain)?;
    let (pieces, taken) = mpsc::channel(8);
    let to = to.to_path_buf();
    let writing = tokio::task::spawn_blocking(move || {
        let made = made(&to, |part| fill(part, taken));
        made.map_err(|fault| fault.of(&to))
    });
    let read = read_out(&moment, hall, pieces).await;
    let written = writing.await;
    read?;
    written.map_err(|error| Fault::Storage(error.to_string()))?
}

async fn read_out(
    moment: &Transaction<'_>,
    hall: i32,
    pieces: mpsc::Sender<Piece>,
) -> Result<(), Fault> {
    // Whoever writes the file says himself why it ended.
    let query = "SELECT name, body FROM adoube.note WHERE hall = $1";
    for row in moment.query(query, &[&hall]).await.map_err(plain)? {
        let _ = pieces.send(Piece::Note(row.get(0), row.get(1))).await;
    }
    let query = format!(
        "SELECT {} FROM adoube.journal j WHERE j.hall = $1 ORDER BY j.stream, j.version",
        super::COLUMNS
    );
    let params: [&(dyn ToSql + Sync); 1] = [&hall];
    let rows = moment
        .query_raw(query.as_str(), params)
        .await
        .map_err(plain)?;
    let mut rows = std::pin::pin!(rows);
    let mut some = Vec::with_capacity(TOGETHER);
    while let Some(row) = rows.next().await {
        let row = row.map_err(plain)?;
        some.push((row.get(0), entry(&row)));
        if some.len() == TOGETHER {
            let _ = pieces.send(Piece::Entries(std::mem::take(&mut some))).await;
        }
    }
    let _ = pieces.send(Piece::Entries(some)).await;
    Ok(())
}

fn fill(part: &Path, mut pieces: mpsc::Receiver<Piece>) -> Result<(), Fault> {
    let mut connection = open::writer(part)?;
    let file = connection.transaction().map_err(storage)?;
    while let Some(piece) = pieces.blocking_recv() {
        put(&file, &piece).map_err(storage)?;
    }
    file.commit().map_err(storage)?;
    // One file, with nothing beside it.
    connection
        .pragma_update(None, "journal_mode", "DELETE")
        .map_err(storage)
}

fn put(file: &Connection, piece: &Piece) -> rusqlite::Result<()> {
    match piece {
        Piece::Note(name, body) => {
            let insert = "INSERT INTO note (name, body) VALUES (?1, ?2)";
            file.execute(insert, params![name, body])?;
        }
        Piece::Entries(entries) => {
            let mut insert = file.prepare_cached(
                "INSERT INTO journal (stream, version, act, at, body, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?;
            for (stream, entry) in entries {
                let (version, mark) = (entry.version as i64, &entry.mark.0[..]);
                insert.execute(params![
                    stream, version, entry.act, entry.at.0, entry.body, mark
                ])?;
            }
        }
    }
    Ok(())
}

/// What a database has taken in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Streams.
    pub streams: u64,
    /// Entries of all streams.
    pub entries: u64,
}

/// Takes the hall of a file into a database, under a name that no hall has there: all of it, or nothing.
///
/// # Errors
///
/// The file is not whole, the database cannot be used, or has such a hall already.
pub async fn restore(from: &Path, place: &Place) -> Result<Restored, Fault> {
    let survey = survey(from).map_err(|fault| fault.of(from))?;
    if let Some(words) = survey.words().first() {
        return Err(Fault::Storage(format!("the record is damaged: {words}")).of(from));
    }
    let door = Door::new(place)?;
    let mut line = door.connect().await.map_err(|broken| broken.fault())?;
    migrate::migrate(&mut line.client).await?;
    let whole = line.client.transaction().await.map_err(plain)?;
    let insert = "INSERT INTO adoube.hall (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id";
    let made = whole
        .query_opt(insert, &[&place.hall])
        .await
        .map_err(plain)?;
    let made = made.ok_or_else(|| Fault::Storage("there is a hall of this name already".into()))?;
    let hall: i32 = made.get(0);
    let (pieces, mut taken) = mpsc::channel(8);
    let file = from.to_path_buf();
    let reading = tokio::task::spawn_blocking(move || take_out(&file, &pieces));
    let mut restored = Restored {
        streams: 0,
        entries: 0,
    };
    while let Some(piece) = taken.recv().await {
        restored.entries += insert_piece(&whole, hall, piece).await?;
    }
    let read = reading
        .await
        .map_err(|error| Fault::Storage(error.to_string()))?;
    read.map_err(|fault| fault.of(from))?;
    restored.streams = close_streams(&whole, hall, &survey.heads()).await?;
    whole.commit().await.map_err(plain)?;
    Ok(restored)
}

fn take_out(from: &Path, pieces: &mpsc::Sender<Piece>) -> Result<(), Fault> {
    let file = open::reader(from).map_err(storage)?;
    let mut notes = file
        .prepare("SELECT name, body FROM note")
        .map_err(storage)?;
    let notes = notes.query_map([], |row| Ok(Piece::Note(row.get(0)?, row.get(1)?)));
    for note in notes.map_err(storage)? {
        let _ = pieces.blocking_send(note.map_err(storage)?);
    }
    let mut entries = file
        .prepare(
            "SELECT stream, version, act, at, body, mark FROM journal ORDER BY stream, version",
        )
        .map_err(storage)?;
    let read = |row: &rusqlite::Row| {
        let mark: Vec<u8> = row.get(5)?;
        let entry = Entry {
            version: row.get::<_, i64>(1)? as u64,
            act: row.get(2)?,
            at: Millis(row.get(3)?),
            body: row.get(4)?,
            mark: Mark::from_bytes(&mark).unwrap_or_default(),
        };
        Ok((row.get::<_, String>(0)?, entry))
    };
    let mut some = Vec::with_capacity(TOGETHER);
    for found in entries.query_map([], read).map_err(storage)? {
        some.push(found.map_err(storage)?);
        if some.len() == TOGETHER {
            let _ = pieces.blocking_send(Piece::Entries(std::mem::take(&mut some)));
        }
    }
    let _ = pieces.blocking_send(Piece::Entries(some));
    Ok(())
}

async fn insert_piece(to: &Transaction<'_>, hall: i32, piece: Piece) -> Result<u64, Fault> {
    let entries = match piece {
        Piece::Note(name, body) => {
            let insert = "INSERT INTO adoube.note (hall, name, body) VALUES ($1, $2, $3)";
            to.execute(insert, &[&hall, &name, &body])
                .await
                .map_err(plain)?;
            return Ok(0);
        }
        Piece::Entries(entries) => entries,
    };
    let streams: Vec<&str> = entries.iter().map(|(stream, _)| stream.as_str()).collect();
    let versions: Vec<i64> = entries.iter().map(|(_, e)| e.version as i64).collect();
    let acts: Vec<Option<&str>> = entries.iter().map(|(_, e)| e.act.as_deref()).collect();
    let moments: Vec<i64> = entries.iter().map(|(_, e)| e.at.0).collect();
    let bodies: Vec<&str> = entries.iter().map(|(_, e)| e.body.as_str()).collect();
    let marks: Vec<&[u8]> = entries.iter().map(|(_, e)| &e.mark.0[..]).collect();
    // A token that no append has.
    let insert = "INSERT INTO adoube.journal (hall, stream, version, act, at, body, mark, token)
        SELECT $1, stream, version, act, at, body, mark, ''::bytea
        FROM unnest($2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::bytea[])
            AS a(stream, version, act, at, body, mark)";
    let params: [&(dyn ToSql + Sync); 7] =
        [&hall, &streams, &versions, &acts, &moments, &bodies, &marks];
    to.execute(insert, &params).await.map_err(plain)
}

/// The ends of the streams, by what the file is known to end with.
async fn close_streams(
    to: &Transaction<'_>,
    hall: i32,
    heads: &super::super::heads::Heads,
) -> Result<u64, Fault> {
    let names: Vec<&str> = heads.keys().map(String::as_str).collect();
    let versions: Vec<i64> = heads
        .values()
        .map(|head: &Head| head.version as i64)
        .collect();
    let marks: Vec<&[u8]> = heads.values().map(|head| &head.mark.0[..]).collect();
    let insert = "INSERT INTO adoube.stream (hall, name, version, mark, at)
        SELECT $1, a.name, a.version, a.mark,
            (SELECT max(j.at) FROM adoube.journal j WHERE j.hall = $1 AND j.stream = a.name)
        FROM unnest($2::text[], $3::bigint[], $4::bytea[]) AS a(name, version, mark)
        WHERE EXISTS (SELECT FROM adoube.journal j
            WHERE j.hall = $1 AND j.stream = a.name AND j.version = a.version AND j.mark = a.mark)";
    let params: [&(dyn ToSql + Sync); 4] = [&hall, &names, &versions, &marks];
    let closed = to.execute(insert, &params).await.map_err(plain)?;
    match closed == heads.len() as u64 {
        true => Ok(closed),
        false => Err(Fault::Storage(
            "the file has changed while it was read".into(),
        )),
    }
}
