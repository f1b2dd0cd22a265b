//! Where games come from: files, folders, standard input, object storage; plain or compressed.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::body::{Body, FileBody, Part};
use crate::remote::{self, Remote};

/// One place to read games from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input, written `-`.
    Standard,
    /// An object that has an address such as `s3://bucket/games.pgn.zst`.
    Remote(Remote),
}

impl Source {
    /// As it is named in reports.
    pub fn name(&self) -> String {
        match self {
            Source::File(path) => path.display().to_string(),
            Source::Standard => "-".to_owned(),
            Source::Remote(remote) => remote.url().to_owned(),
        }
    }

    /// Its bytes, any of which can be read; none for standard input.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn body(&self) -> io::Result<Option<Arc<dyn Body>>> {
        Ok(match self {
            Source::File(path) => Some(Arc::new(FileBody::open(path)?)),
            Source::Standard => None,
            Source::Remote(remote) => Some(remote.body()?),
        })
    }

    /// Bytes on disk, if known.
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::File(path) => std::fs::metadata(path).ok().map(|data| data.len()),
            Source::Standard => None,
            Source::Remote(remote) => remote.body().ok().map(|body| body.size()),
        }
    }

    /// Opens it for reading, unpacking whatever it is packed with.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open(&self) -> io::Result<Opened> {
        self.open_metered(Meter::default())
    }

    /// The same, with what is read counted by a given meter.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open_metered(&self, meter: Meter) -> io::Result<Opened> {
        let raw: Box<dyn Read + Send> = match self {
            Source::File(path) => Box::new(File::open(path)?),
            Source::Standard => Box::new(io::stdin()),
            Source::Remote(remote) => {
                let body = remote.body()?;
                let size = body.size();
                Box::new(Part::new(body, 0, size, Meter::default()))
            }
        };
        Opened::metered(raw, meter)
    }
}

/// The sources that arguments stand for: a file is itself, `-` is standard input, a folder is every game file
/// below it in the order of names, and so is an address that ends with a stroke; any other address is an object.
///
/// # Errors
///
/// The path that could not be read, and what the system said.
pub fn sources(paths: &[PathBuf]) -> Result<Vec<Source>, (PathBuf, io::Error)> {
    sources_with(paths, &BTreeMap::new())
}

/// The same with options for addresses, such as an endpoint; they go before what the environment says.
///
/// # Errors
///
/// The path that could not be read, and what the system said.
pub fn sources_with(
    paths: &[PathBuf],
    options: &BTreeMap<String, String>,
) -> Result<Vec<Source>, (PathBuf, io::Error)> {
    let mut found = Vec::new();
    for path in paths {
        let named = path.to_str().unwrap_or_default();
        if named == "-" {
            found.push(Source::Standard);
        } else if remote::is_address(named) {
            let all = remote::find_with(named, options).map_err(|error| (path.clone(), error))?;
            found.extend(all.into_iter().map(Source::Remote));
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

pub(crate) fn is_game_file(path: &Path) -> bool {
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

    /// So many more.
    pub(crate) fn add(&self, bytes: u64) {
        self.0.fetch_add(bytes, Ordering::Relaxed);
    }
}

struct Metered<R> {
    inner: R,
    meter: Meter,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buf)?;
        self.meter.add(length as u64);
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
pub(crate) const WINDOW_LOG_MAX: u32 = 25;

impl Opened {
    /// Reads from anything, unpacking by the first bytes.
    ///
    /// # Errors
    ///
    /// What the system says; a text in UTF-16, which is no PGN.
    pub fn new(raw: impl Read + Send + 'static) -> io::Result<Opened> {
        Opened::metered(raw, Meter::default())
    }

    fn metered(raw: impl Read + Send + 'static, meter: Meter) -> io::Result<Opened> {
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

    /// Is what begins with these bytes text as it is?
    pub fn is_plain(head: &[u8]) -> bool {
        !matches!(
            head,
            [0x28, 0xb5, 0x2f, 0xfd]
                | [0x50..=0x5f, 0x2a, 0x4d, 0x18]
                | [0x1f, 0x8b, ..]
                | [b'B', b'Z', b'h', _]
                | [0xff, 0xfe, ..]
                | [0xfe, 0xff, ..]
                | [0xfd, b'7', b'z', b'X']
        )
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
