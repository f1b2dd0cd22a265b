//! Games one after the other, their tags first.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Mutex;

use archive::batch::{Batch, Cutter};
use archive::game::{Game as Read, Step};
use archive::lexer::Lexer;
use archive::reader::{Reading, read_game, read_tags};
use archive::source::{Opened, Source, sources_with};
use archive::writer::{Form, write_game};
use chess::notation::Language;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::faults;
use crate::given::{self, Storage};
use crate::position::{Position, uci};

/// A game as its record has it; what could not be read is told in ``troubles``.
#[pyclass(frozen, module = "adoube")]
pub struct Game {
    game: Read,
    /// The file it stands in.
    #[pyo3(get)]
    source: String,
    /// Its number there, from 1.
    #[pyo3(get)]
    number: u64,
    /// The line on which it begins.
    #[pyo3(get)]
    line: u64,
    /// What could not be read, in words.
    #[pyo3(get)]
    troubles: Vec<String>,
}

#[pymethods]
impl Game {
    /// The tags by their names.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        tags(py, &self.game.tags)
    }

    /// From where it was played.
    #[getter]
    fn start(&self) -> Position {
        Position(self.game.start)
    }

    /// The result as it stands behind the moves.
    #[getter]
    fn result(&self) -> &'static str {
        self.game.outcome.as_str()
    }

    /// The moves of the main line, up to where they can be read.
    #[pyo3(signature = (notation = "san"))]
    fn moves(&self, notation: &str) -> PyResult<Vec<String>> {
        let write: fn(&chess::Position, Step) -> String = match notation {
            "san" => |position, step| match step {
                Step::Legal(mv) => position.san(mv).to_string(),
                Step::Stood(attempt) | Step::Seen(attempt) => {
                    archive::commands::attempt_text(attempt)
                }
            },
            "uci" => |_, step| match step {
                Step::Legal(mv) => uci(mv),
                Step::Stood(attempt) | Step::Seen(attempt) => {
                    archive::commands::attempt_text(attempt)
                }
            },
            _ => {
                return Err(pyo3::exceptions::PyValueError::new_err(format!(
                    "invalid value '{notation}' for notation: expected san or uci"
                )));
            }
        };
        let mut moves = Vec::new();
        self.each(|position, step| moves.push(write(position, step)));
        Ok(moves)
    }

    /// The positions of the main line, the first one included.
    fn positions(&self) -> Vec<Position> {
        let mut positions = Vec::new();
        let last = self.each(|position, _| positions.push(Position(*position)));
        positions.push(Position(last));
        positions
    }

    /// Seconds left on the clock of the player who moved, for each move; None where it is not recorded.
    fn clocks(&self) -> Vec<Option<f64>> {
        let seconds = |time: archive::commands::Millis| time.0 as f64 / 1000.0;
        let plies = self.game.line.plies.iter();
        plies.map(|ply| ply.clock.map(seconds)).collect()
    }

    /// The whole game as PGN.
    fn pgn(&self) -> PyResult<String> {
        let mut text = Vec::new();
        write_game(&mut text, &self.game, Form::True)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    fn __repr__(&self) -> String {
        let tag = |name| self.game.tag(name).unwrap_or("?");
        let (white, black) = (tag("White"), tag("Black"));
        format!(
            "<Game {}: {white} – {black} {}>",
            self.number,
            self.result()
        )
    }
}

impl Game {
    /// Goes through the main line and gives the last position.
    fn each(&self, mut each: impl FnMut(&chess::Position, Step)) -> chess::Position {
        let mut position = self.game.start;
        for ply in &self.game.line.plies {
            each(&position, ply.step);
            match ply.step.after(&position) {
                Ok(after) => position = after,
                Err(_) => break,
            }
        }
        position
    }
}

fn tags<'py>(py: Python<'py>, tags: &[(String, String)]) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, value) in tags {
        // A tag that stands twice says what it said first, as everywhere here.
        if !dict.contains(name)? {
            dict.set_item(name, value)?;
        }
    }
    Ok(dict)
}

/// Reads games one after the other.
#[pyclass(frozen, module = "adoube._native")]
pub struct Games {
    reader: Mutex<Reader>,
    wanted: Option<Py<PyAny>>,
}

struct Reader {
    sources: VecDeque<Source>,
    open: Option<(String, Cutter<Opened>)>,
    reading: Reading,
    batch: Batch,
    games: u64,
    lines: u64,
    ready: VecDeque<Game>,
}

/// A game of a batch by its tags, and where its reading begins.
struct Seen<'a> {
    tags: Vec<(String, String)>,
    at: Lexer<'a>,
}

#[pymethods]
impl Games {
    #[new]
    #[pyo3(signature = (path, wanted, language, storage))]
    fn new(
        py: Python<'_>,
        path: PathBuf,
        wanted: Option<Py<PyAny>>,
        language: Option<&str>,
        storage: Storage,
    ) -> PyResult<Games> {
        let language: Option<Language> = language.map(given::language).transpose()?;
        let found = py.detach(|| sources_with(std::slice::from_ref(&path), &storage));
        let sources = found
            .map_err(|(path, error)| faults::of_source(&path.display().to_string(), &error))?;
        let reader = Reader {
            sources: sources.into(),
            open: None,
            reading: Reading {
                language,
                ..Reading::default()
            },
            batch: Batch::default(),
            games: 0,
            lines: 0,
            ready: VecDeque::new(),
        };
        Ok(Games {
            reader: Mutex::new(reader),
            wanted,
        })
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        // Waiting could be for ever: the function that is asked about tags may be who asks for the next game.
        let Ok(mut reader) = self.reader.try_lock() else {
            let words = "the games are being read already";
            return Err(pyo3::exceptions::PyValueError::new_err(words));
        };
        loop {
            if let Some(game) = reader.ready.pop_front() {
                return Ok(Some(game));
            }
            if !reader.fill(py)? {
                return Ok(None);
            }
            reader.choose(py, self.wanted.as_ref())?;
            py.check_signals()?;
        }
    }
}

impl Reader {
    /// Reads the next batch; false if there is none.
    fn fill(&mut self, py: Python<'_>) -> PyResult<bool> {
        loop {
            if self.open.is_none() {
                let Some(source) = self.sources.pop_front() else {
                    return Ok(false);
                };
                let name = source.name();
                let opened = py.detach(|| source.open());
                let opened = opened.map_err(|error| faults::of_source(&name, &error))?;
                self.open = Some((name, Cutter::new(opened)));
                (self.games, self.lines) = (0, 0);
            }
            let Some((name, cutter)) = &mut self.open else {
                continue;
            };
            let batch = &mut self.batch;
            match py.detach(|| cutter.next(batch)) {
                Ok(true) => return Ok(true),
                Ok(false) => self.open = None,
                Err(error) => {
                    let error = faults::of_source(name, &error);
                    self.open = None;
                    return Err(error);
                }
            }
        }
    }

    /// Reads the games of the batch that are wanted by their tags.
    fn choose(&mut self, py: Python<'_>, wanted: Option<&Py<PyAny>>) -> PyResult<()> {
        let batch = std::mem::take(&mut self.batch);
        let seen = py.detach(|| see(&batch));
        let keep = match wanted {
            None => vec![true; seen.len()],
            Some(wanted) => {
                let ask = |seen: &Seen<'_>| {
                    let answer = wanted.call1(py, (tags(py, &seen.tags)?,))?;
                    answer.bind(py).is_truthy()
                };
                seen.iter().map(ask).collect::<PyResult<Vec<bool>>>()?
            }
        };
        let name = self
            .open
            .as_ref()
            .map_or("", |(name, _)| name.as_str())
            .to_owned();
        py.detach(|| self.read(&batch, &name, seen, &keep));
        self.batch = batch;
        Ok(())
    }

    fn read(&mut self, batch: &Batch, name: &str, seen: Vec<Seen<'_>>, keep: &[bool]) {
        let (mut lines, mut counted) = (self.lines, 0);
        for (mut seen, keep) in seen.into_iter().zip(keep) {
            self.games += 1;
            if !keep {
                continue;
            }
            let Some((game, troubles)) = read_game(&mut seen.at, self.reading) else {
                continue;
            };
            let start = seen.at.game_start();
            lines += breaks(&batch.text[counted..start]);
            counted = start;
            let mut troubles: Vec<String> = troubles.into_iter().map(|t| t.words).collect();
            if batch.too_long {
                troubles.push("too long, cut off".to_owned());
            }
            self.ready.push_back(Game {
                game,
                source: name.to_owned(),
                number: self.games,
                line: lines + 1,
                troubles,
            });
        }
        self.lines += breaks(&batch.text) + batch.lines_skipped;
    }
}

/// Goes over the games of a batch, their tags only.
fn see(batch: &Batch) -> Vec<Seen<'_>> {
    let mut lexer = Lexer::new(&batch.text);
    let mut all = Vec::new();
    loop {
        let at = lexer.clone();
        let Some(tags) = read_tags(&mut lexer) else {
            return all;
        };
        all.push(Seen { tags, at });
        if batch.too_long {
            return all;
        }
    }
}

fn breaks(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}
