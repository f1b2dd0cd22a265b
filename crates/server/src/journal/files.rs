//! The files of the record, watched while the hall is open: what is written into a file that was taken away is lost.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A file as it was when it was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Watched {
    path: PathBuf,
    /// What it is called in a sentence.
    name: &'static str,
    identity: Option<(u64, u64)>,
    /// It was at least so long.
    length: u64,
}

/// The file of the hall, and those that SQLite keeps beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Files([Watched; 3]);

/// What is wrong with a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Amiss {
    /// The hall's own file: nothing can be done but put it back.
    Hall(&'static str),
    /// A file beside it: what is in it can still be folded into the hall's own.
    Beside(&'static str),
}

impl Files {
    /// As they are now, with a connection open.
    pub(super) fn of(hall: &Path) -> Files {
        let beside = |ending: &str, name| {
            let mut path = OsString::from(hall);
            path.push(ending);
            Watched::look(PathBuf::from(path), name)
        };
        Files([
            Watched::look(hall.to_path_buf(), "the file of the hall"),
            beside("-wal", "the log beside the file of the hall (-wal)"),
            beside("-shm", "the index beside the file of the hall (-shm)"),
        ])
    }

    /// Are they the same files, and no shorter?
    pub(super) fn amiss(&mut self) -> Option<Amiss> {
        for (place, file) in self.0.iter_mut().enumerate() {
            let now = Watched::look(file.path.clone(), file.name);
            let moved = now.identity != file.identity;
            let shorter = now.length < file.length;
            if moved || shorter {
                return Some(match place {
                    0 => Amiss::Hall(match moved {
                        true => "the file of the hall is no longer where it was",
                        false => "the file of the hall was cut short",
                    }),
                    _ => Amiss::Beside(file.name),
                });
            }
            file.length = now.length;
        }
        None
    }
}

impl Watched {
    #[cfg(unix)]
    fn look(path: PathBuf, name: &'static str) -> Watched {
        use std::os::unix::fs::MetadataExt as _;
        let file = std::fs::metadata(&path).ok();
        Watched {
            path,
            name,
            identity: file.as_ref().map(|file| (file.dev(), file.ino())),
            length: file.map_or(0, |file| file.len()),
        }
    }

    /// Elsewhere an open file cannot be moved away.
    #[cfg(not(unix))]
    fn look(path: PathBuf, name: &'static str) -> Watched {
        Watched {
            path,
            name,
            identity: None,
            length: 0,
        }
    }
}
