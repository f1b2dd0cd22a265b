//! Does the disk take what happens? Known to the writer and to all who read, and told to the hall.

use std::sync::Mutex;

use rusqlite::ErrorCode;
use tokio::sync::watch;

use super::Fault;

/// What is known of the disk.
pub(super) struct Health {
    fault: watch::Sender<Option<String>>,
    /// Damage does not heal by itself: once seen, nothing more is written until somebody has looked.
    damage: Mutex<Option<String>>,
}

impl Health {
    /// Of a file that is open and in order.
    pub(super) fn new() -> Health {
        Health {
            fault: watch::channel(None).0,
            damage: Mutex::default(),
        }
    }

    /// To be told.
    pub(super) fn watch(&self) -> watch::Receiver<Option<String>> {
        self.fault.subscribe()
    }

    /// May anything be written?
    pub(super) fn check(&self) -> Result<(), Fault> {
        let damage = self.damage.lock().expect("never poisoned").clone();
        match damage {
            Some(words) => Err(Fault::Storage(words)),
            None => Ok(()),
        }
    }

    /// Nothing can be written for now.
    pub(super) fn refuses(&self, words: &str) -> Fault {
        self.tell(words);
        Fault::Storage(words.to_owned())
    }

    /// The record is not what was written: nothing more is, until somebody has looked.
    pub(super) fn damaged(&self, words: String) -> Fault {
        *self.damage.lock().expect("never poisoned") = Some(words.clone());
        self.refuses(&words)
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
