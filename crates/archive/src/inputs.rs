//! Many sources as one stream of work: batches of whole games from the one reader of a source, or splits of a source
//! that can be read from many places, for each worker to read by itself.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

use crate::batch::{Batch, Cutter, Sizes};
use crate::body::Body;
use crate::source::{Meter, Opened, Source};
use crate::split::{Layout, Packing, Split};

/// How far a source has been dealt with.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
pub struct Place {
    /// Bytes of unpacked text.
    pub offset: u64,
    /// Games.
    pub games: u64,
    /// Lines.
    pub lines: u64,
    /// It has been read to its end, or given up.
    pub finished: bool,
    /// Where the split begins that was dealt with last, in bytes as they are stored.
    pub split: u64,
    /// Bytes of text that belong to it and have been dealt with.
    pub within: u64,
}

/// What comes next from the sources.
pub enum Next {
    /// A source is begun, and this is how it can be read.
    Begun(usize, Packing),
    /// Games of a source, in the batch that was given.
    Games(usize),
    /// A part of a source, to be read by whoever takes it.
    Part(usize, Taken),
    /// A source is read to its end.
    Finished(usize),
    /// A source cannot be read, or not any further.
    Failed(usize, io::Error),
}

/// A part of a source to be read.
pub struct Taken {
    /// Which.
    pub split: Split,
    body: Arc<dyn Body>,
    meter: Meter,
    sizes: Sizes,
    /// Bytes of it that have been dealt with before.
    within: u64,
}

impl Taken {
    /// Opens it.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open(&self) -> io::Result<Cutter<crate::split::Owned>> {
        let owned = self.split.open(&self.body, &self.meter)?;
        let mut cutter = Cutter::sized(owned, self.sizes);
        cutter.skip(self.within)?;
        Ok(cutter)
    }
}

/// The sources that are still to be read.
pub struct Inputs {
    sources: Vec<Source>,
    places: Vec<Place>,
    /// The source that is read now.
    current: usize,
    open: Option<Open>,
    taken: Meter,
    sizes: Sizes,
    part: u64,
}

enum Open {
    Reader(Box<Cutter<Opened>>),
    Parts(VecDeque<Taken>),
}

/// Packed bytes that a worker reads by itself, at least: below that, taking turns costs more than it brings.
const PART: u64 = 1024 * 1024;

impl Inputs {
    /// All of them from the beginning.
    pub fn new(sources: Vec<Source>) -> Inputs {
        let places = vec![Place::default(); sources.len()];
        Inputs::resumed(sources, places)
    }

    /// Each from where it was left.
    pub fn resumed(sources: Vec<Source>, mut places: Vec<Place>) -> Inputs {
        places.resize(sources.len(), Place::default());
        Inputs {
            sources,
            places,
            current: 0,
            open: None,
            taken: Meter::default(),
            sizes: Sizes::default(),
            part: PART,
        }
    }

    /// One that is open already.
    pub fn opened(opened: Opened) -> Inputs {
        let mut inputs = Inputs::new(vec![Source::Standard]);
        inputs.taken = opened.meter();
        inputs.open = Some(Open::Reader(Box::new(Cutter::new(opened))));
        inputs
    }

    /// The same with batches of other sizes, and parts of at least so many packed bytes.
    #[must_use]
    pub fn sized(mut self, sizes: Sizes, part: u64) -> Inputs {
        (self.sizes, self.part) = (sizes, part);
        self
    }

    /// The sources.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// From where each source is read.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Bytes taken from the disk so far, to be looked at from elsewhere.
    pub fn taken(&self) -> Meter {
        self.taken.clone()
    }

    /// What comes next, if anything; the batch is filled if it is games.
    pub fn next(&mut self, batch: &mut Batch) -> Option<Next> {
        loop {
            let current = self.current;
            let source = self.sources.get(current)?;
            if self.places[current].finished {
                self.taken.add(source.size().unwrap_or(0));
                self.current += 1;
                continue;
            }
            let Some(open) = &mut self.open else {
                return Some(match self.begin(current) {
                    Ok(packing) => Next::Begun(current, packing),
                    Err(error) => self.close(Next::Failed(current, error)),
                });
            };
            return Some(match open {
                Open::Reader(cutter) => match cutter.next(batch) {
                    Ok(true) => Next::Games(current),
                    Ok(false) => self.close(Next::Finished(current)),
                    Err(error) => self.close(Next::Failed(current, error)),
                },
                Open::Parts(parts) => match parts.pop_front() {
                    Some(part) => Next::Part(current, part),
                    None => self.close(Next::Finished(current)),
                },
            });
        }
    }

    fn begin(&mut self, current: usize) -> io::Result<Packing> {
        let (source, place) = (&self.sources[current], self.places[current]);
        let body = source.body()?;
        let layout = body.as_ref().map(Layout::of).transpose()?;
        let packing = layout
            .as_ref()
            .map_or(Packing::Whole, |layout| layout.packing);
        self.open = Some(match (body, layout) {
            (Some(body), Some(layout)) if packing == Packing::Frames => {
                let mut splits = layout.splits(&source.name(), self.part);
                splits.retain(|split| split.from >= place.split);
                self.taken.add(place.split);
                let part = |split: Split| Taken {
                    within: if split.from == place.split {
                        place.within
                    } else {
                        0
                    },
                    split,
                    body: Arc::clone(&body),
                    meter: self.taken.clone(),
                    sizes: self.sizes,
                };
                Open::Parts(splits.into_iter().map(part).collect())
            }
            _ => {
                let opened = source.open_metered(self.taken.clone())?;
                let mut cutter = Cutter::sized(opened, self.sizes);
                cutter.skip(place.offset)?;
                Open::Reader(Box::new(cutter))
            }
        });
        Ok(packing)
    }

    fn close(&mut self, next: Next) -> Next {
        self.open = None;
        self.current += 1;
        next
    }
}
