//! A proof as a document that stands alone: the position, the side, the answer and what it rests on.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use chess::{Color, Position};
use serde::{Deserialize, Serialize};

use crate::checker::{self, Flaw};
use crate::verdict::{Certificate, Decision, Verdict};

/// What a document of this kind calls itself, and the version of its format.
const FORMAT: &str = "adoube-mate-1";

/// A claim with its proof, for anybody to check. The format is described in docs/certificates.md.
///
/// ```
/// use chess::{Color, Position};
/// use mate::{Statement, Strength};
///
/// let position = Position::from_fen("8/8/8/8/8/5k2/7p/7K b - - 0 1").unwrap();
/// let decision = mate::decide(&position, Color::Black, Strength::Result);
/// let statement = Statement::of(&position, Color::Black, &decision).unwrap();
/// let text = serde_json::to_string(&statement).unwrap();
/// // Somebody else, elsewhere, who does not trust us:
/// let read: Statement = serde_json::from_str(&text).unwrap();
/// read.check().unwrap();
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    format: Format,
    /// The position that it is about.
    pub position: Position,
    /// Whose mate it is about.
    pub side: Color,
    /// Given if the game also ends by 9.6: the positions that were on the board before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Vec<Position>>,
    /// The answer with its proof.
    pub answer: Answer,
}

/// What a [`Statement`] says of the side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It can mate, by this legal series of moves.
    CanMate(#[serde(with = "crate::stored::moves")] Vec<chess::Move>),
    /// It can never mate.
    NeverMates(Certificate),
}

/// The word that a document begins with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
struct Format;

impl TryFrom<String> for Format {
    type Error = String;
    fn try_from(text: String) -> Result<Format, String> {
        if text == FORMAT {
            Ok(Format)
        } else {
            Err(format!("expected {FORMAT}, not {text}"))
        }
    }
}

impl From<Format> for &'static str {
    fn from(_: Format) -> &'static str {
        FORMAT
    }
}

impl Statement {
    /// The statement of a decision; `None` if it is undecided or its certificate was not kept.
    pub fn of(position: &Position, side: Color, decision: &Decision) -> Option<Statement> {
        let answer = match &decision.verdict {
            Verdict::Winnable(line) => Answer::CanMate(line.clone()),
            Verdict::Unwinnable(certificate) if certificate.is_whole() => {
                Answer::NeverMates(certificate.clone())
            }
            Verdict::Unwinnable(_) | Verdict::Undecided => return None,
        };
        Some(Statement {
            format: Format,
            position: *position,
            side,
            earlier: None,
            answer,
        })
    }

    /// The same for a game that ends by 9.6 as well, after these positions.
    #[must_use]
    pub fn within(mut self, earlier: &[Position]) -> Statement {
        self.earlier = Some(earlier.to_vec());
        self
    }

    /// Goes through the proof without trusting whoever wrote it.
    ///
    /// # Errors
    ///
    /// The first flaw.
    pub fn check(&self) -> Result<(), Flaw> {
        let Statement { position, side, .. } = self;
        match (&self.answer, &self.earlier) {
            (Answer::CanMate(line), None) => checker::check_line(position, *side, line),
            (Answer::CanMate(line), Some(earlier)) => {
                checker::check_line_within(position, *side, earlier, line)
            }
            (Answer::NeverMates(certificate), None) => checker::check(position, *side, certificate),
            (Answer::NeverMates(certificate), Some(earlier)) => {
                checker::check_within(position, *side, earlier, certificate)
            }
        }
    }
}
