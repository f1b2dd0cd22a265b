//! Bytes of known size of which any part can be read: what is needed to begin in the middle of a file.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use crate::source::Meter;

/// Something whose bytes can be read from any place.
pub trait Body: Send + Sync {
    /// How many bytes it has.
    fn size(&self) -> u64;

    /// What changes when the content does, besides the size: the ETag of an object, the time of a file.
    fn mark(&self) -> Option<&str>;

    /// Fills the buffer from a place on, and says how much of it; less than the buffer only at the end.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn read_at(&self, from: u64, buf: &mut [u8]) -> io::Result<usize>;

    /// What is best read at once.
    fn chunk(&self) -> usize {
        128 * 1024
    }

    /// Is a short read so dear that one does not read a few bytes in thousands of places?
    fn is_far(&self) -> bool {
        false
    }
}

/// A file.
pub struct FileBody {
    file: File,
    size: u64,
    mark: Option<String>,
}

impl FileBody {
    /// Opens it.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open(path: &Path) -> io::Result<FileBody> {
        let file = File::open(path)?;
        let data = file.metadata()?;
        let changed = data
            .modified()
            .ok()
            .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        Ok(FileBody {
            file,
            size: data.len(),
            mark: changed.map(|time| time.as_nanos().to_string()),
        })
    }

    #[cfg(unix)]
    fn read_once(&self, from: u64, buf: &mut [u8]) -> io::Result<usize> {
        std::os::unix::fs::FileExt::read_at(&self.file, buf, from)
    }

    #[cfg(windows)]
    fn read_once(&self, from: u64, buf: &mut [u8]) -> io::Result<usize> {
        std::os::windows::fs::FileExt::seek_read(&self.file, buf, from)
    }
}

impl Body for FileBody {
    fn size(&self) -> u64 {
        self.size
    }

    fn mark(&self) -> Option<&str> {
        self.mark.as_deref()
    }

    fn read_at(&self, from: u64, buf: &mut [u8]) -> io::Result<usize> {
        let mut read = 0;
        while read < buf.len() {
            match self.read_once(from + read as u64, &mut buf[read..]) {
                Ok(0) => break,
                Ok(more) => read += more,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(read)
    }
}

/// Bytes in memory.
impl Body for Vec<u8> {
    fn size(&self) -> u64 {
        self.len() as u64
    }

    fn mark(&self) -> Option<&str> {
        None
    }

    fn read_at(&self, from: u64, buf: &mut [u8]) -> io::Result<usize> {
        let rest = self.get(from as usize..).unwrap_or_default();
        let length = rest.len().min(buf.len());
        buf[..length].copy_from_slice(&rest[..length]);
        Ok(length)
    }
}

/// Reads a part of a body from its beginning to its end.
pub struct Part {
    body: Arc<dyn Body>,
    at: u64,
    end: u64,
    buffer: Vec<u8>,
    /// How much of the buffer has been given out.
    given: usize,
    meter: Meter,
}

impl Part {
    /// The bytes from one place up to another.
    pub fn new(body: Arc<dyn Body>, from: u64, to: u64, meter: Meter) -> Part {
        Part {
            body,
            at: from,
            end: to,
            buffer: Vec::new(),
            given: 0,
            meter,
        }
    }
}

impl Read for Part {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if self.given == self.buffer.len() {
            let left = self.end - self.at;
            let want = (self.body.chunk() as u64).min(left) as usize;
            self.buffer.resize(want, 0);
            self.given = 0;
            let read = self.body.read_at(self.at, &mut self.buffer);
            self.buffer.truncate(*read.as_ref().unwrap_or(&0));
            let read = read?;
            self.at += read as u64;
            self.meter.add(read as u64);
            if read < want {
                return Err(io::Error::new(
                    io::ErrorKind::UnexpectedEof,
                    "it became shorter while it was read",
                ));
            }
        }
        let ready = &self.buffer[self.given..];
        let length = ready.len().min(buf.len());
        buf[..length].copy_from_slice(&ready[..length]);
        self.given += length;
        Ok(length)
    }
}
