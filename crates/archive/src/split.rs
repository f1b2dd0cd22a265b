//! A part of a source that a worker can audit by itself, so that all parts together are the whole.
//!
//! A split is a stretch of packed bytes; to it belong the games that *begin* in its text. A game begins for sure at an
//! `[Event "` behind a blank line, and it belongs where its blank line begins: that both neighbours can see. What
//! stands before the first such place belongs to an earlier split, which reads on over its own end until there.

use std::fmt;
use std::io::{self, Read};
use std::sync::Arc;

use memchr::memmem;
use serde::{Deserialize, Serialize};

use crate::body::{Body, Part};
use crate::frames::{self, Frame, Unpacked};
use crate::lexer::{EVENT, is_event_start};
use crate::source::{Meter, Opened, Source};

/// How the text of a source lies in its bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Packing {
    /// As it is: it can be split anywhere.
    Plain,
    /// In independent frames: it can be split between them.
    Frames,
    /// In one piece: whoever wants the end must unpack the beginning.
    Whole,
}

/// A part of a source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Split {
    /// The file or the address.
    pub source: String,
    /// Where it begins, in bytes as they are stored.
    pub from: u64,
    /// Where the next one begins.
    pub to: u64,
    /// The size of the whole source when the plan was made.
    pub size: u64,
    /// What else would change with its content: an ETag, or a file's time.
    pub mark: Option<String>,
    /// How the text lies in the bytes.
    pub packing: Packing,
}

/// The source is not what it was when the plan was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    was: u64,
    is: u64,
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Changed { was, is } = self;
        if was == is {
            f.write_str("it has changed since the plan was made")
        } else {
            write!(
                f,
                "it has changed since the plan was made: {was} bytes then, {is} now"
            )
        }
    }
}

impl std::error::Error for Changed {}

/// How a source can be split.
pub struct Layout {
    /// How the text lies in the bytes.
    pub packing: Packing,
    frames: Vec<Frame>,
    size: u64,
    mark: Option<String>,
}

impl Layout {
    /// Looks at a source's first bytes, and hops over its frames if it has any.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn of(body: &Arc<dyn Body>) -> io::Result<Layout> {
        let mut head = [0; 4];
        let length = body.read_at(0, &mut head)?;
        let frames = frames::chain(body)?;
        let packing = match (&frames, Opened::is_plain(&head[..length])) {
            (Some(_), _) => Packing::Frames,
            (None, true) => Packing::Plain,
            (None, false) => Packing::Whole,
        };
        Ok(Layout {
            packing,
            frames: frames.unwrap_or_default(),
            size: body.size(),
            mark: body.mark().map(str::to_owned),
        })
    }

    /// Cuts it into splits of at least so many bytes as they are stored.
    pub fn splits(&self, source: &str, split: u64) -> Vec<Split> {
        let split = split.max(1);
        let mut ends: Vec<u64> = Vec::new();
        let mut from = 0;
        match self.packing {
            Packing::Plain => ends.extend((1..self.size.div_ceil(split)).map(|i| i * split)),
            Packing::Frames => {
                for frame in &self.frames {
                    if frame.from >= from + split {
                        ends.push(frame.from);
                        from = frame.from;
                    }
                }
            }
            Packing::Whole => {}
        }
        ends.push(self.size);
        let mut from = 0;
        ends.into_iter()
            .map(|to| Split {
                source: source.to_owned(),
                from: std::mem::replace(&mut from, to),
                to,
                size: self.size,
                mark: self.mark.clone(),
                packing: self.packing,
            })
            .collect()
    }
}

/// Cuts sources into splits of about so many bytes as they are stored.
///
/// # Errors
///
/// The source that cannot be read or cannot be split because it is no file, and why.
pub fn plan(sources: &[Source], split: u64) -> Result<Vec<Split>, (String, io::Error)> {
    let mut splits = Vec::new();
    for source in sources {
        let layout = source.body().and_then(|body| {
            let body = body.ok_or_else(|| {
                io::Error::new(
                    io::ErrorKind::InvalidInput,
                    "standard input cannot be split",
                )
            })?;
            Layout::of(&body)
        });
        let layout = layout.map_err(|error| (source.name(), error))?;
        splits.extend(layout.splits(&source.name(), split));
    }
    Ok(splits)
}

impl Split {
    /// The text of the games that begin here.
    ///
    /// # Errors
    ///
    /// What the system says; [`Changed`].
    pub fn open(&self, body: &Arc<dyn Body>, meter: &Meter) -> io::Result<Owned> {
        self.unchanged(body)?;
        let (to, size) = (self.to, self.size);
        // What is read beyond the own end is another's to count.
        let (own, tail): (Text, Text) = match self.packing {
            Packing::Plain => {
                let part = |from, to, meter| Part::new(Arc::clone(body), from, to, meter);
                let own = part(self.from, to, meter.clone());
                (Box::new(own), Box::new(part(to, size, Meter::default())))
            }
            Packing::Frames => {
                let unpacked = |from, to, meter| Unpacked::new(Arc::clone(body), from, to, meter);
                let own = unpacked(self.from, to, meter.clone())?;
                (
                    Box::new(own),
                    Box::new(unpacked(to, size, Meter::default())?),
                )
            }
            Packing::Whole => {
                let part = Part::new(Arc::clone(body), 0, size, meter.clone());
                (Box::new(Opened::new(part)?), Box::new(io::empty()))
            }
        };
        Ok(Owned::new(own, tail, self.from == 0))
    }

    /// Is the source what it was when the plan was made?
    ///
    /// # Errors
    ///
    /// [`Changed`].
    pub fn unchanged(&self, body: &Arc<dyn Body>) -> io::Result<()> {
        let same = body.size() == self.size && body.mark() == self.mark.as_deref();
        if same {
            return Ok(());
        }
        let (was, is) = (self.size, body.size());
        Err(io::Error::new(
            io::ErrorKind::InvalidData,
            Changed { was, is },
        ))
    }
}

type Text = Box<dyn Read + Send>;

/// The text of the games that begin in a split.
pub struct Owned {
    own: Text,
    tail: Text,
    at: Stage,
    /// To be given out.
    ready: Vec<u8>,
    given: usize,
    /// Read, but not yet known whose it is.
    window: Vec<u8>,
    /// Bytes of the window that belong to nobody here.
    skip: usize,
    failed: Option<(io::ErrorKind, String)>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// Before the first game that begins here.
    Lead,
    /// In the text of the split.
    Own,
    /// Behind it, in the last game that began in it.
    Tail,
    /// At the end.
    Over,
}

/// Bytes that are read at once.
const STEP: u64 = 64 * 1024;

/// A beginning that cannot be seen yet lies in so many bytes: three of a blank line and all but one of the tag.
const OPEN: usize = 3 + EVENT.len() - 1;

impl Owned {
    /// From the text of a split and what follows it; the first split of a source begins with its beginning.
    pub fn new(own: Text, tail: Text, first: bool) -> Owned {
        Owned {
            own,
            tail,
            at: if first { Stage::Own } else { Stage::Lead },
            ready: Vec::new(),
            given: 0,
            window: Vec::new(),
            skip: 0,
            failed: None,
        }
    }

    /// Makes something ready; nothing at the end.
    fn more(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        while self.ready.is_empty() {
            match self.at {
                Stage::Lead => self.lead()?,
                Stage::Own => {
                    let own = self.own.by_ref().take(STEP);
                    if { own }.read_to_end(&mut self.ready)? == 0 {
                        self.at = Stage::Tail;
                    }
                }
                Stage::Tail => self.follow()?,
                Stage::Over => break,
            }
        }
        Ok(())
    }

    /// Looks for the first beginning.
    fn lead(&mut self) -> io::Result<()> {
        let read = self.own.by_ref().take(STEP).read_to_end(&mut self.window);
        if let Some(at) = first_beginning(&self.window) {
            self.ready.extend_from_slice(&self.window[at..]);
            self.window.clear();
            self.at = Stage::Own;
            return read.map(|_| ());
        }
        if read? == 0 {
            return self.astride();
        }
        let done = self.window.len().saturating_sub(OPEN);
        self.window.drain(..done);
        Ok(())
    }

    /// The own text is over; a beginning may still have its blank line here and its tag behind the end.
    fn astride(&mut self) -> io::Result<()> {
        let end = self.window.len();
        let tail = self.tail.by_ref().take(OPEN as u64);
        let read = { tail }.read_to_end(&mut self.window);
        self.at = Stage::Over;
        if let Some(at) = first_beginning(&self.window)
            && blank_before(&self.window, at) < end
        {
            if read.is_ok() {
                self.at = Stage::Tail;
                let tail = self.window.split_off(end);
                self.ready.extend(self.window.drain(..).skip(at));
                // The end of the blank line is not the game's.
                self.skip = at.saturating_sub(end);
                self.window = tail;
            } else {
                self.ready.extend_from_slice(&self.window[at..]);
            }
        }
        read.map(|_| ())
    }

    /// Reads on to where the next split's first game begins.
    fn follow(&mut self) -> io::Result<()> {
        let read = self.tail.by_ref().take(STEP).read_to_end(&mut self.window);
        let (mine, failed) = match (first_beginning(&self.window), read) {
            // What fails behind it is not ours.
            (Some(at), _) => {
                self.at = Stage::Over;
                (at, None)
            }
            (None, Ok(0)) => {
                self.at = Stage::Over;
                (self.window.len(), None)
            }
            (None, Ok(_)) => (self.window.len().saturating_sub(OPEN), None),
            (None, Err(error)) => (self.window.len(), Some(error)),
        };
        let skip = self.skip.min(mine);
        self.skip -= skip;
        self.ready.extend_from_slice(&self.window[skip..mine]);
        self.window.drain(..mine);
        failed.map_or(Ok(()), Err)
    }
}

impl Read for Owned {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if self.given == self.ready.len() {
            if let Some((kind, words)) = &self.failed {
                return Err(io::Error::new(*kind, words.clone()));
            }
            if let Err(error) = self.more() {
                self.failed = Some((error.kind(), error.to_string()));
                if self.ready.is_empty() {
                    return Err(error);
                }
            }
        }
        let ready = &self.ready[self.given..];
        let length = ready.len().min(buf.len());
        buf[..length].copy_from_slice(&ready[..length]);
        self.given += length;
        Ok(length)
    }
}

fn first_beginning(text: &[u8]) -> Option<usize> {
    memmem::find_iter(text, EVENT).find(|&at| is_event_start(text, at))
}

/// Where the blank line before a beginning begins.
pub(crate) fn blank_before(text: &[u8], at: usize) -> usize {
    at - if text[..at].ends_with(b"\n\n") { 2 } else { 3 }
}
