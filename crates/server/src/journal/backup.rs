//! A copy of a hall, made while it goes on.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::Fault;
use super::open::{self, storage};

/// What a copy holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Streams: one for each board, and a few more.
    pub streams: u64,
    /// Entries of all streams.
    pub entries: u64,
    /// The size of the copy.
    pub bytes: u64,
}

/// Copies the hall of a file into a new one, as it is at one moment; whoever serves the hall goes on meanwhile. The copy
/// is checked and on disk before it has its name.
///
/// # Errors
///
/// There is no hall in the file, the new one exists, or the disk does not take it.
pub fn backup(from: &Path, to: &Path) -> Result<Copied, Fault> {
    let connection = open::reader(from).map_err(storage);
    let connection = connection.and_then(|connection| match open::layout(&connection)? {
        0 => Err(Fault::Storage("there is no hall in this file".into())),
        _ => Ok(connection),
    });
    let connection = connection.map_err(|fault| open::explained(fault, from).of(from))?;
    copy(&connection, to).map_err(|fault| fault.of(to))
}

fn copy(connection: &Connection, to: &Path) -> Result<Copied, Fault> {
    made(to, |part| {
        let name = part.to_str();
        let name = name.ok_or_else(|| Fault::Storage("the name of the copy is no text".into()))?;
        connection
            .execute("VACUUM INTO ?1", params![name])
            .map(|_| ())
            .map_err(storage)
    })
}

/// Makes a file that is filled first, then checked, and on disk before it has its name.
pub(super) fn made(
    to: &Path,
    fill: impl FnOnce(&Path) -> Result<(), Fault>,
) -> Result<Copied, Fault> {
    if to.exists() {
        return Err(Fault::Storage("it exists already".into()));
    }
    let part = Part::beside(to)?;
    fill(&part.0)?;
    keep_heads(&part.0)?;
    let copied = examine(&part.0)?;
    let io = |error: std::io::Error| Fault::Storage(error.to_string());
    // Windows synchronises only what may be written.
    let written = fs::OpenOptions::new().write(true).open(&part.0);
    written.and_then(|file| file.sync_all()).map_err(io)?;
    // A link fails where something has the name by now; a renaming would replace it.
    fs::hard_link(&part.0, to)
        .or_else(|_| match to.exists() {
            true => Err(std::io::ErrorKind::AlreadyExists.into()),
            false => fs::rename(&part.0, to),
        })
        .map_err(io)?;
    #[cfg(unix)]
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(io)?;
    }
    Ok(copied)
}

/// A file that is not finished, gone when it is no longer needed.
struct Part(PathBuf);

impl Part {
    fn beside(to: &Path) -> Result<Part, Fault> {
        sweep(to);
        let mut name = OsString::from(to);
        name.push(format!(".part{}", std::process::id()));
        let part = Part(PathBuf::from(name));
        open::make(&part.0)?;
        Ok(part)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Removes what copies that were broken off have left: files called after this one, of programs that run no more.
pub(super) fn sweep(to: &Path) {
    let Some(name) = to.file_name().and_then(|name| name.to_str()) else {
        return;
    };
    let folder = to.parent().filter(|f| !f.as_os_str().is_empty());
    let Ok(files) = fs::read_dir(folder.unwrap_or(Path::new("."))) else {
        return;
    };
    for file in files.flatten() {
        let found = file.file_name();
        let rest = found.to_str().and_then(|found| found.strip_prefix(name));
        let part = rest.and_then(|rest| rest.strip_prefix(".part"));
        let maker = part.and_then(|rest| rest.split('-').next()?.parse::<u32>().ok());
        if maker.is_some_and(|maker| !runs(maker)) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Does a program with this number run? Where nobody can say, yes.
fn runs(process: u32) -> bool {
    !cfg!(target_os = "linux") || Path::new(&format!("/proc/{process}")).exists()
}

/// A copy is one file: where its streams end is kept inside.
fn keep_heads(path: &Path) -> Result<(), Fault> {
    let connection = Connection::open(path).map_err(storage)?;
    connection
        .execute_batch(
            "DELETE FROM note WHERE name = 'served';
             DELETE FROM head;
             INSERT INTO head SELECT stream, version, mark FROM journal AS j
                 WHERE version = (SELECT max(version) FROM journal WHERE stream = j.stream);",
        )
        .map_err(storage)
}

/// Is the copy whole?
fn examine(path: &Path) -> Result<Copied, Fault> {
    let connection = open::reader(path).map_err(storage)?;
    open::check(&connection, "integrity_check")?;
    let survey = super::survey::examine(&connection, &super::heads::Known::default());
    if let Some(words) = survey.words().first() {
        return Err(Fault::Storage(format!("the record is damaged: {words}")));
    }
    let count = |query| {
        let count = connection.query_row(query, [], |row| row.get::<_, i64>(0));
        count.map(|n| n as u64).map_err(storage)
    };
    Ok(Copied {
        streams: count("SELECT count(DISTINCT stream) FROM journal")?,
        entries: count("SELECT count(*) FROM journal")?,
        bytes: fs::metadata(path).map_or(0, |file| file.len()),
    })
}
