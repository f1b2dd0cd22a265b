//! Where an audit was left, so that it can go on there.
//!
//! The state is a small JSON file: for each source its name, its size and how far it has been dealt with; the sums
//! up to there; how long the list of findings was; and, if a page is wanted, what that will show. It is written to a new file that then takes the place of the
//! old one, and always after the findings it speaks of, so a stop at any moment loses nothing and repeats nothing.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::Edition;
use crate::audit::Totals;
use crate::inputs::Place;
use crate::report::Page;
use crate::source::Source;

/// The state of an audit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Of this file's format.
    pub version: u32,
    /// Under which edition.
    pub edition: Edition,
    /// The sources in their order.
    pub sources: Vec<Left>,
    /// The sums so far.
    pub totals: Totals,
    /// Bytes of findings written so far.
    pub written: u64,
    /// What a page will show, if one is wanted.
    pub page: Option<Page>,
}

/// How a source was left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// Its name.
    pub name: String,
    /// Its size, by which a changed file is noticed.
    pub size: Option<u64>,
    /// How far it has been dealt with.
    pub place: Place,
}

const VERSION: u32 = 3;

impl State {
    /// Of an audit that has not begun.
    pub fn new(edition: Edition, sources: &[Source]) -> State {
        let left = |source: &Source| Left {
            name: source.name(),
            size: source.size(),
            place: Place::default(),
        };
        State {
            version: VERSION,
            edition,
            sources: sources.iter().map(left).collect(),
            totals: Totals::default(),
            written: 0,
            page: None,
        }
    }

    /// Reads it; none if there is no file.
    ///
    /// # Errors
    ///
    /// What the system says; a file that is no state, or the state of another audit.
    pub fn read(path: &Path, edition: Edition, sources: &[Source]) -> io::Result<Option<State>> {
        let text = match fs::read(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let state: State = serde_json::from_slice(&text)?;
        let fresh = State::new(edition, sources);
        let same = state.version == VERSION
            && state.edition == edition
            && state.sources.len() == fresh.sources.len()
            && state
                .sources
                .iter()
                .zip(&fresh.sources)
                .all(|(old, new)| old.name == new.name && old.size == new.size);
        if !same {
            return Err(io::Error::new(
                io::ErrorKind::InvalidData,
                "the state is of another audit: other files, other sizes or another edition",
            ));
        }
        Ok(Some(state))
    }

    /// The places of the sources.
    pub fn places(&self) -> Vec<Place> {
        self.sources.iter().map(|left| left.place).collect()
    }

    /// Writes it in place of the old one.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut name = path.as_os_str().to_owned();
        name.push(".new");
        let new = Path::new(&name);
        let mut file = fs::File::create(new)?;
        serde_json::to_writer(&mut file, self)?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        fs::rename(new, path)
    }
}
