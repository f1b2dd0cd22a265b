//! Where games come from: files, folders, standard input; plain or compressed.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// One place to read games from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input, written `-`.
    Standard,
}

impl Source {
    /// As it is named in reports.
    pub fn name(&self) -> String {
        match self {
            Source::File(path) => path.display().to_string(),
            Source::Standard => "-".to_owned(),
        }
    }

    /// Bytes on disk, if known.
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::File(path) => std::fs::metadata(path).ok().map(|data| data.len()),
            Source::Standard => None,
        }
    }

    /// Opens it for reading, unpacking whatever it is packed with.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open(&self) -> io::Result<Opened> {
        let raw: Box<dyn Read + Send> = match self {
            Source::File(path) => Box::new(File::open(path)?),
            Source::Standard => Box::new(io::stdin()),
        };
        Opened::new(raw)
    }
}

/// The files that arguments stand for: a file is itself, `-` is standard input, a folder is every game file
/// below it in the order of names.
///
/// # Errors
///
/// The path that could not be read, and what the system said.
pub fn sources(paths: &[PathBuf]) -> Result<Vec<Source>, (PathBuf, io::Error)> {
    let mut found = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(Source::Standard);
        } else if path.is_dir() {
            walk(path, &mut found).map_err(|error| (path.clone(), error))?;
        } else {
            // Missing files are found out now rather than hours later.
            std::fs::metadata(path).map_err(|error| (path.clone(), error))?;
            found.push(Source::File(path.clone()));
        }
    }
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<Source>) -> io::Result<()> {
    let mut entries = std::fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        // A link to a folder above would never end, so links to folders are not followed.
        let kind = entry.file_type()?;
        if kind.is_dir() {
            walk(&entry.path(), found)?;
        } else if is_game_file(&entry.path()) {
            found.push(Source::File(entry.path()));
        }
    }
    Ok(())
}

fn is_game_file(path: &Path) -> bool {
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().to_lowercase());
    name.is_some_and(|name| {
        [".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2"]
            .iter()
            .any(|end| name.ends_with(end))
    })
}

/// How far a file has been read, as seen from outside.
#[derive(Clone, Debug, Default)]
pub struct Meter(Arc<AtomicU64>);

impl Meter {
    /// Bytes taken from the disk so far.
    pub fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

struct Metered<R> {
    inner: R,
    meter: Meter,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buf)?;
        self.meter.0.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// A source that is being read.
pub struct Opened {
    text: Box<dyn Read + Send>,
    meter: Meter,
}

/// Zstandard frames that ask for a greater window than this many bytes (as a power of two) are refused: the
/// memory is promised to stay small whatever the file.
const WINDOW_LOG_MAX: u32 = 25;

impl Opened {
    /// Reads from anything, unpacking by the first bytes.
    ///
    /// # Errors
    ///
    /// What the system says; a text in UTF-16, which is no PGN.
    pub fn new(raw: impl Read + Send + 'static) -> io::Result<Opened> {
        let meter = Meter::default();
        let mut raw = Metered {
            inner: raw,
            meter: meter.clone(),
        };
        let mut head = [0; 4];
        let mut length = 0;
        while length < head.len() {
            match raw.read(&mut head[length..])? {
                0 => break,
                more => length += more,
            }
        }
        let whole = io::Cursor::new(head).take(length as u64).chain(raw);
        let text: Box<dyn Read + Send> = match head {
            [0x28, 0xb5, 0x2f, 0xfd] | [0x50..=0x5f, 0x2a, 0x4d, 0x18] => {
                let mut unpacked = zstd::Decoder::new(whole)?;
                unpacked.window_log_max(WINDOW_LOG_MAX)?;
                Box::new(unpacked)
            }
            [0x1f, 0x8b, ..] => {
                Box::new(flate2::bufread::MultiGzDecoder::new(BufReader::new(whole)))
            }
            [b'B', b'Z', b'h', _] => Box::new(bzip2::read::MultiBzDecoder::new(whole)),
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
                return Err(io::Error::new(
                    io::ErrorKind::InvalidData,
                    "the text is UTF-16; PGN is UTF-8 or CP1252",
                ));
            }
            [0xfd, b'7', b'z', b'X'] => {
                return Err(io::Error::new(
                    io::ErrorKind::InvalidData,
                    "packed with xz; plain, zstd, gzip and bzip2 are read",
                ));
            }
            _ => Box::new(whole),
        };
        Ok(Opened { text, meter })
    }

    /// How far it has been read.
    pub fn meter(&self) -> Meter {
        self.meter.clone()
    }
}

impl Read for Opened {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        self.text.read(buf)
    }
}
