//! Many sources as one stream of batches, each batch knowing where it comes from.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::batch::{Batch, Cutter};
use crate::source::{Meter, Opened, Source};

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
}

/// What comes next from the sources.
pub enum Next {
    /// Games of a source, in the batch that was given.
    Games(usize),
    /// A source is read to its end.
    Finished(usize),
    /// A source cannot be read, or not any further.
    Failed(usize, io::Error),
}

/// The sources that are still to be read.
pub struct Inputs {
    sources: Vec<Source>,
    places: Vec<Place>,
    /// The source that is read now.
    current: usize,
    open: Option<Cutter<Opened>>,
    meter: Meter,
    /// Bytes of the sources before this one.
    before: u64,
    taken: Arc<AtomicU64>,
}

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
            meter: Meter::default(),
            before: 0,
            taken: Arc::default(),
        }
    }

    /// One that is open already.
    pub fn opened(opened: Opened) -> Inputs {
        let mut inputs = Inputs::new(vec![Source::Standard]);
        inputs.meter = opened.meter();
        inputs.open = Some(Cutter::new(opened));
        inputs
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
    pub fn taken(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.taken)
    }

    /// Fills the batch with the next games, if there are any.
    pub fn next(&mut self, batch: &mut Batch) -> Option<Next> {
        loop {
            let current = self.current;
            let source = self.sources.get(current)?;
            let place = self.places[current];
            if place.finished {
                self.before += source.size().unwrap_or(0);
                self.current += 1;
                continue;
            }
            let read = match &mut self.open {
                Some(cutter) => cutter.next(batch),
                None => {
                    match source.open().and_then(|opened| {
                        self.meter = opened.meter();
                        let mut cutter = Cutter::new(opened);
                        cutter.skip(place.offset)?;
                        Ok(cutter)
                    }) {
                        Ok(cutter) => {
                            self.open = Some(cutter);
                            continue;
                        }
                        Err(error) => Err(error),
                    }
                }
            };
            let taken = self.before + self.meter.bytes();
            self.taken.store(taken, Ordering::Relaxed);
            return Some(match read {
                Ok(true) => Next::Games(current),
                Ok(false) => {
                    self.close();
                    Next::Finished(current)
                }
                Err(error) => {
                    self.close();
                    Next::Failed(current, error)
                }
            });
        }
    }

    fn close(&mut self) {
        self.open = None;
        self.before += self.meter.bytes();
        self.meter = Meter::default();
        self.current += 1;
    }
}
