//! Does the disk take what happens? Known to the writer and to all who read, and told to the hall.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use rusqlite::ErrorCode;
use tokio::sync::watch;

use super::Fault;

/// What is known of the disk.
pub(super) struct Health {
    path: PathBuf,
    identity: Option<(u64, u64)>,
    fault: watch::Sender<Option<String>>,
    /// Damage does not heal by itself: once seen, nothing more is written until somebody has looked.
    damage: Mutex<Option<String>>,
}

impl Health {
    /// Of a file that is open and in order.
    pub(super) fn new(path: &Path) -> Health {
        Health {
            path: path.to_path_buf(),
            identity: identity(path),
            fault: watch::channel(None).0,
            damage: Mutex::default(),
        }
    }

    /// To be told.
    pub(super) fn watch(&self) -> watch::Receiver<Option<String>> {
        self.fault.subscribe()
    }

    /// May anything be written? A file that was moved away would take it and lose it.
    pub(super) fn check(&self) -> Result<(), Fault> {
        let damage = self.damage.lock().expect("never poisoned").clone();
        if let Some(words) = damage {
            return Err(Fault::Storage(words));
        }
        if identity(&self.path) != self.identity {
            let words = "the file of the hall is no longer where it was";
            self.tell(words);
            return Err(Fault::Storage(words.into()));
        }
        Ok(())
    }

    /// Something was written.
    pub(super) fn wrote(&self) {
        self.fault.send_if_modified(|fault| fault.take().is_some());
    }

    /// Something could not be written.
    pub(super) fn not_written(&self, error: &rusqlite::Error) -> Fault {
        let words = words(error);
        self.remember_damage(error, &words);
        self.tell(&words);
        Fault::Storage(words)
    }

    /// Something could not be read. That alone does not stop the writer, unless the file is damaged.
    pub(super) fn not_read(&self, error: &rusqlite::Error) -> Fault {
        let words = words(error);
        if self.remember_damage(error, &words) {
            self.tell(&words);
        }
        Fault::Storage(words)
    }

    fn remember_damage(&self, error: &rusqlite::Error, words: &str) -> bool {
        let code = error.sqlite_error_code();
        let damaged = matches!(
            code,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        );
        if damaged {
            *self.damage.lock().expect("never poisoned") = Some(words.to_owned());
        }
        damaged
    }

    fn tell(&self, words: &str) {
        self.fault.send_if_modified(|fault| {
            let news = fault.as_deref() != Some(words);
            *fault = Some(words.to_owned());
            news
        });
    }
}

/// What the trouble is, first for people, then as SQLite says it.
pub(super) fn words(error: &rusqlite::Error) -> String {
    let plain = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "the disk is full",
        Some(ErrorCode::ReadOnly) => "the file of the hall cannot be written",
        Some(ErrorCode::DatabaseCorrupt) => "the file of the hall is damaged",
        Some(ErrorCode::NotADatabase) => "this is not the file of a hall",
        Some(ErrorCode::SystemIoFailure) => "the disk fails",
        Some(ErrorCode::CannotOpen) => "the file of the hall cannot be opened",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            "another program holds the file of the hall"
        }
        _ => return error.to_string(),
    };
    format!("{plain} ({error})")
}

/// Which file it is, whatever its name.
#[cfg(unix)]
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    let file = std::fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}

/// Elsewhere an open file cannot be moved away.
#[cfg(not(unix))]
fn identity(_path: &Path) -> Option<(u64, u64)> {
    None
}
