//! Opening the file: only a hall's, only one that this program understands, only one that is whole.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::Fault;
use super::health::words;

/// The layout of the file; a file of a later program is not touched.
const LAYOUT: i64 = 2;

/// How long one program waits for another that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// For the one who writes. A file that does not exist is made.
pub(super) fn writer(path: &Path) -> Result<Connection, Fault> {
    make(path)?;
    try_writer(path).map_err(|fault| explained(fault, path))
}

fn try_writer(path: &Path) -> Result<Connection, Fault> {
    let connection = Connection::open(path).map_err(storage)?;
    connection.busy_timeout(PATIENCE).map_err(storage)?;
    let layout = layout(&connection)?;
    if connection.is_readonly("main").map_err(storage)? {
        return Err(Fault::Storage(
            "the file cannot be written: it or its disk is read-only".into(),
        ));
    }
    // With the indexes: they find what was done before.
    check(&connection, "integrity_check")?;
    prepare(&connection, layout).map_err(storage)?;
    Ok(connection)
}

/// SQLite says little about a disk that is read-only: it needs to write even where only something is read. The file
/// itself is not opened to find out, for closing it would undo the locks of SQLite.
pub(super) fn explained(fault: Fault, path: &Path) -> Fault {
    #[cfg(unix)]
    {
        use rustix::fs::{Access, access};
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let refused = [path, folder].map(|place| access(place, Access::WRITE_OK).err());
        if let (Fault::Storage(words), Some(error)) = (&fault, refused.into_iter().flatten().next())
            && path.exists()
        {
            let error = std::io::Error::from(error);
            return Fault::Storage(format!(
                "{words}; it or its folder cannot be written: {error}"
            ));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    fault
}

/// For those who only read.
pub(super) fn reader(path: &Path) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// The file has the links of all seats in it: it is for its owner alone.
#[cfg(unix)]
pub(super) fn make(path: &Path) -> Result<(), Fault> {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true).mode(0o600);
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
            Err(Fault::Storage(format!("it cannot be made: {error}")))
        }
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
pub(super) fn make(_path: &Path) -> Result<(), Fault> {
    Ok(())
}

/// The layout of a hall's file, or 0 if the file is empty.
pub(super) fn layout(connection: &Connection) -> Result<i64, Fault> {
    let layout: i64 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(storage)?;
    if layout > LAYOUT {
        return Err(Fault::Storage(format!(
            "the file was made by a later program (layout {layout}; this one knows up to {LAYOUT})"
        )));
    }
    if (1..LAYOUT).contains(&layout) {
        return Err(Fault::Storage(format!(
            "the file was made by an earlier program (layout {layout}) whose entries carry no marks; this one reads \
             layout {LAYOUT} only. Finish the event with the program that made it"
        )));
    }
    let count = |query| connection.query_row(query, [], |row| row.get::<_, i64>(0));
    let tables = count("SELECT count(*) FROM sqlite_schema").map_err(storage)?;
    let journals =
        count("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'journal'");
    let is_hall = match layout {
        0 => tables == 0,
        _ => journals.map_err(storage)? == 1,
    };
    match is_hall {
        true => Ok(layout),
        false => Err(Fault::Storage("this is not the file of a hall".into())),
    }
}

/// `quick_check` or `integrity_check`.
pub(super) fn check(connection: &Connection, pragma: &str) -> Result<(), Fault> {
    let query = format!("PRAGMA {pragma}(1)");
    let found: String = connection
        .query_row(&query, [], |row| row.get(0))
        .map_err(storage)?;
    match found.as_str() {
        "ok" => Ok(()),
        _ => Err(Fault::Storage(format!("the file is damaged: {found}"))),
    }
}

pub(super) fn storage(error: rusqlite::Error) -> Fault {
    Fault::Storage(words(&error))
}

/// Somebody writes into the hall from now on, or no longer. It is folded into the file itself at once: a file that says so and is found
/// without its heads may lack what was acknowledged.
pub(super) fn mark_served(connection: &Connection, served: bool) -> rusqlite::Result<()> {
    match served {
        true => connection.execute(
            "INSERT OR REPLACE INTO note (name, body) VALUES ('served', 'yes')",
            [],
        )?,
        false => connection.execute("DELETE FROM note WHERE name = 'served'", [])?,
    };
    Ok(())
}

/// Is it served, or was it when its program ended?
pub(super) fn was_served(connection: &Connection) -> bool {
    let query = "SELECT count(*) FROM note WHERE name = 'served'";
    let count = connection.query_row(query, [], |row| row.get::<_, i64>(0));
    count.is_ok_and(|count| count > 0)
}

fn prepare(connection: &Connection, layout: i64) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // An acknowledged act survives the plug being pulled: the log is synchronised at every commit.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The writer folds the log into the file itself, when nobody waits for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    // In KiB. Each board's stream ends on a page of its own: with the usual 2 MiB the ends of a thousand boards were read
    // again for every commit, and written before it.
    connection.pragma_update(None, "cache_size", -16 * 1024)?;
    if layout == 0 {
        connection.execute_batch(
            "BEGIN;
             CREATE TABLE IF NOT EXISTS journal (
                 stream TEXT NOT NULL,
                 version INTEGER NOT NULL,
                 act TEXT,
                 at INTEGER NOT NULL,
                 body TEXT NOT NULL,
                 mark BLOB NOT NULL,
                 PRIMARY KEY (stream, version)
             ) WITHOUT ROWID;
             CREATE TABLE IF NOT EXISTS head (
                 stream TEXT PRIMARY KEY NOT NULL,
                 version INTEGER NOT NULL,
                 mark BLOB NOT NULL
             ) WITHOUT ROWID;
             CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
             CREATE UNIQUE INDEX IF NOT EXISTS journal_act ON journal (stream, act) WHERE act IS NOT NULL;
             PRAGMA user_version = 2;
             COMMIT;",
        )?;
    }
    Ok(())
}
