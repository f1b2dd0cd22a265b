//! Can this side ever mate?

use adoube::words::movetext;
use chess::{Color, Move};
use locale::{Language, Locale};
use mate::{Decision, Statement, Verdict as Found};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// The answer to whether a side can ever mate, and what it rests on.
#[pyclass(frozen, module = "adoube", get_all)]
pub struct Verdict {
    /// True, False, or None if nobody knows.
    answer: Option<bool>,
    /// Moves that end in mate, in SAN; empty unless the answer is True.
    line: Vec<String>,
    /// The answer with its proof, as a document that `adoube mate --verify` goes through; None if undecided.
    certificate: Option<String>,
    /// Why not, in words; or what came to its end before the answer was found. None if the answer is True.
    reason: Option<String>,
    /// Positions looked at.
    nodes: u64,
    /// The whole answer in words, as the program says it.
    words: String,
}

impl Verdict {
    /// Of a decision.
    pub fn new(
        position: &chess::Position,
        side: Color,
        decision: &Decision,
        language: Language,
    ) -> Verdict {
        let locale = Locale::new(language);
        let statement = Statement::of(position, side, decision);
        let certificate = statement.and_then(|statement| serde_json::to_string(&statement).ok());
        let (answer, moves, reason, words) = match &decision.verdict {
            Found::Winnable(moves) => {
                let words = locale.can_mate(side, &movetext(position, moves));
                (Some(true), moves.as_slice(), None, words)
            }
            Found::Unwinnable(_) => {
                let reason = decision
                    .reason
                    .map(|reason| locale.mate_reason(&reason, side));
                let words = locale.can_never_mate(side, reason.as_deref().unwrap_or_default());
                (Some(false), [].as_slice(), reason, words)
            }
            Found::Undecided => {
                let spent = decision.spent.unwrap_or(mate::Spent::Nodes);
                let reason = locale.mate_spent(spent, decision.nodes);
                let words = format!("{} {reason}", locale.mate_undecided(side));
                (None, [].as_slice(), Some(reason), words)
            }
        };
        Verdict {
            answer,
            line: in_san(position, moves),
            certificate,
            reason,
            nodes: decision.nodes,
            words,
        }
    }
}

#[pymethods]
impl Verdict {
    fn __str__(&self) -> &str {
        &self.words
    }

    fn __repr__(&self) -> String {
        let answer = match self.answer {
            Some(true) => "True",
            Some(false) => "False",
            None => "None",
        };
        format!("<Verdict {answer}: {}>", self.words)
    }

    /// Neither True nor False would be right for an answer that nobody knows.
    fn __bool__(&self) -> PyResult<bool> {
        Err(PyTypeError::new_err(
            "a verdict can be undecided: ask its .answer, which is True, False or None",
        ))
    }
}

fn in_san(position: &chess::Position, moves: &[Move]) -> Vec<String> {
    let mut position = *position;
    let write = |&mv: &Move| {
        let san = position.san(mv).to_string();
        position.play(mv);
        san
    };
    moves.iter().map(write).collect()
}
