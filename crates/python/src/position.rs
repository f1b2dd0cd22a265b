//! Positions as values.

use std::hash::{DefaultHasher, Hash, Hasher};

use adoube::failure::Complaint;
use adoube::input;
use adoube::verbs::read::explain;
use chess::Move;
use chess::fen::PositionError;
use chess::notation::{Language, ReadError, Reading, Style, UciCastling, UciError};
use diagram::{Diagram, describe};
use mate::{Budget, Solver};
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::faults;
use crate::given;
use crate::verdict::Verdict;

/// A position that can be played from. A value: it never changes, can be hashed, compared and pickled.
///
/// >>> position = Position().play("e4", "e5")
/// >>> position.fen
/// 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
/// >>> position == Position(position.fen)
/// True
///
/// With ``tolerant`` FEN is read as people write it: X-FEN, Shredder-FEN, EPD, without counters, or ``startpos``.
/// What is none raises ``Complaint`` with the column.
#[pyclass(frozen, module = "adoube")]
pub struct Position(pub chess::Position);

/// The initial position, as FEN.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (fen = START, *, tolerant = false))]
    fn new(py: Python<'_>, fen: &str, tolerant: bool) -> PyResult<Position> {
        let read = if tolerant {
            input::position(fen)
        } else {
            strict(fen)
        };
        read.map(Position)
            .map_err(|complaint| faults::complaint(py, &complaint))
    }

    /// The position as FEN.
    #[getter]
    fn fen(&self) -> String {
        self.0.to_fen()
    }

    /// Who has the move.
    #[getter]
    fn turn(&self) -> &'static str {
        archive::audit::side_name(self.0.turn())
    }

    /// The legal moves, in SAN, in the letters of a language as Appendix C has them, or as UCI.
    ///
    /// >>> Position("7k/8/8/8/8/8/8/KN6 w - - 0 1").legal_moves()
    /// ['Ka2', 'Kb2', 'Nd2', 'Na3', 'Nc3']
    #[pyo3(signature = (notation = "san", *, language = "en"))]
    fn legal_moves(&self, notation: &str, language: &str) -> PyResult<Vec<String>> {
        let position = &self.0;
        let language = given::language(language)?;
        let moves = position.legal_moves();
        let style = Style::appendix_c(language);
        Ok(match notation {
            "uci" => moves.iter().map(|&mv| uci(mv)).collect(),
            "san" if language == Language::En => {
                let san = |&mv: &Move| position.san(mv).to_string();
                moves.iter().map(san).collect()
            }
            "san" => {
                let written = |&mv: &Move| position.algebraic(mv, style).to_string();
                moves.iter().map(written).collect()
            }
            _ => {
                return Err(PyValueError::new_err(format!(
                    "invalid value '{notation}' for notation: expected san or uci"
                )));
            }
        })
    }

    /// The position after these moves: SAN in any of six languages, or UCI.
    ///
    /// >>> Position().play("e4", "e7e5", "Кf3").turn
    /// 'black'
    ///
    /// What is not legal, or cannot be read, raises ``Illegal`` with the article; where two languages would read it as
    /// different moves, ``language`` must say which it is.
    #[pyo3(signature = (*moves, language = None))]
    fn play(
        &self,
        py: Python<'_>,
        moves: Vec<String>,
        language: Option<&str>,
    ) -> PyResult<Position> {
        let language = language.map(given::language).transpose()?;
        let mut position = self.0;
        for text in &moves {
            let read = read(&position, text, language);
            let mv = read.map_err(|(complaint, article)| {
                faults::illegal(py, &complaint, article.as_deref())
            })?;
            position.play(mv);
        }
        Ok(Position(position))
    }

    /// Can this side ever mate, by any series of legal moves? A line, or a reason with its proof; undecided if ``nodes``
    /// positions are not enough.
    ///
    /// >>> Position("8/8/8/8/8/5k2/7p/7K b - - 0 1").can_mate("black").answer
    /// True
    #[pyo3(signature = (side, nodes = 300_000, *, language = "en"))]
    fn can_mate(
        &self,
        py: Python<'_>,
        side: &str,
        nodes: u64,
        language: &str,
    ) -> PyResult<Verdict> {
        let (side, language) = (given::side(side)?, given::language(language)?);
        Ok(py.detach(|| {
            let decision = Solver::default().decide(&self.0, side, Budget::nodes(nodes));
            Verdict::new(&self.0, side, &decision, language)
        }))
    }

    /// Can neither side ever mate (5.2.2)? None if ``nodes`` positions are not enough to know.
    ///
    /// >>> Position("8/8/8/8/8/5k2/8/6BK w - - 0 1").is_dead()
    /// True
    #[pyo3(signature = (nodes = 300_000))]
    fn is_dead(&self, py: Python<'_>, nodes: u64) -> Option<bool> {
        let strength = Budget::nodes(nodes);
        py.detach(|| {
            Solver::new(mate::Proof::Dropped)
                .life(&self.0, strength)
                .is_dead()
        })
    }

    /// Is the king of the side on move attacked?
    fn is_check(&self) -> bool {
        self.0.is_check()
    }

    /// Is it mate?
    fn is_checkmate(&self) -> bool {
        self.0.is_checkmate()
    }

    /// Is it stalemate?
    fn is_stalemate(&self) -> bool {
        self.0.is_stalemate()
    }

    /// Is it the same position in the sense of Article 9.2.3, for which counters do not matter?
    fn is_same(&self, other: &Bound<'_, Position>) -> bool {
        self.0.is_same(&other.get().0)
    }

    /// A drawing.
    fn svg(&self) -> String {
        let words = describe(self.0.board(), |piece, count| match count {
            1 => piece.role.to_string(),
            _ => format!("{}s", piece.role),
        });
        let mut diagram = Diagram::new(self.0.board())
            .turn(self.0.turn())
            .title("Chess position")
            .description(format!("White: {}.\nBlack: {}.", words.white, words.black));
        if self.0.is_check() {
            diagram = diagram.check(self.0.king(self.0.turn()));
        }
        diagram.svg()
    }

    /// What notebooks show.
    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        Diagram::new(self.0.board())
            .turn(self.0.turn())
            .text()
            .to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.0.to_fen())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.to_fen().hash(&mut hasher);
        hasher.finish()
    }

    /// By the FEN, counters included: a square that was passed counts only if somebody can capture there.
    fn __richcmp__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        compare: CompareOp,
    ) -> Py<PyAny> {
        let Ok(other) = other.cast::<Position>() else {
            return py.NotImplemented();
        };
        let order = self.0.to_fen().cmp(&other.get().0.to_fen());
        let answer = compare.matches(order);
        pyo3::types::PyBool::new(py, answer)
            .to_owned()
            .into_any()
            .unbind()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Position>(), (self.0.to_fen(),))
    }
}

/// A move for programs.
pub fn uci(mv: Move) -> String {
    mv.uci(UciCastling::Standard).to_string()
}

fn strict(text: &str) -> Result<chess::Position, Complaint> {
    chess::Position::from_fen(text).map_err(|error| match error {
        PositionError::Syntax(error) => {
            Complaint::at_byte(text, error.column, format!("expected {}", error.expected))
        }
        PositionError::Meaning(unplayable) => {
            Complaint::about(text, format!("nobody can play from this: {unplayable}"))
        }
    })
}

type Unread = (Complaint, Option<String>);

/// A move as SAN of a language or as UCI.
fn read(
    position: &chess::Position,
    text: &str,
    language: Option<Language>,
) -> Result<Move, Unread> {
    if language.is_none_or(|language| language == Language::En)
        && let Ok(mv) = position.parse_san(text)
    {
        return Ok(mv);
    }
    match position.parse_uci(text) {
        Ok(mv) => return Ok(mv),
        Err(UciError::Illegal(rule)) => {
            let article = laws::rules::board::rule_of(rule);
            let article = article.article_in(laws::Edition::Y2023).unwrap_or_default();
            let words = format!("not legal: {rule} ({article})");
            return Err((Complaint::about(text, words), Some(article.to_owned())));
        }
        Err(UciError::Syntax(_)) => {}
    }
    // Letters of ours alone are English unless it is said otherwise: in another language they would mean other pieces.
    let language = language.or(text.is_ascii().then_some(Language::En));
    match language {
        Some(language) => position
            .read_move(text, language)
            .map(|reading| reading.mv)
            .map_err(|error| unread(position, text, language, &error)),
        None => read_anyhow(position, text),
    }
}

fn unread(position: &chess::Position, text: &str, language: Language, error: &ReadError) -> Unread {
    let (words, column, article) = explain(text, language, position, error);
    let complaint = Complaint {
        text: text.to_owned(),
        column,
        words,
    };
    (complaint, article.map(str::to_owned))
}

/// A move in a language that nobody has named: the readings that need the least tolerance, if they agree.
fn read_anyhow(position: &chess::Position, text: &str) -> Result<Move, Unread> {
    let mut readings: Vec<Reading> = Vec::new();
    let mut errors = Vec::new();
    for language in Language::ALL {
        match position.read_move(text, language) {
            Ok(reading) => readings.push(reading),
            Err(error) => errors.push((language, error)),
        }
    }
    let least = readings.iter().map(|reading| reading.tolerated.len()).min();
    readings.retain(|reading| Some(reading.tolerated.len()) == least);
    if let Some(first) = readings.first() {
        if readings.iter().all(|reading| reading.mv == first.mv) {
            return Ok(first.mv);
        }
        let words = "it can be read in several ways; name the language";
        return Err((Complaint::about(text, words), None));
    }
    // What is a move in some language is told as that; else what English expects.
    let best = errors
        .iter()
        .find(|(_, error)| !matches!(error, ReadError::Unreadable(_)))
        .or(errors.first());
    let (language, error) = best.expect("every language has read it or not");
    Err(unread(position, text, *language, error))
}
