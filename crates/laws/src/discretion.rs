//! Questions that the Laws leave to the arbiter, with the answers they allow.

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use crate::time::Millis;

/// A question for the arbiter. The game waits where the answer changes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// 12.9, 11.6: what a player's offence costs.
    Penalty {
        /// Who offended.
        against: Color,
        /// What was done, by its rule.
        offence: String,
    },
    /// 4.2.2: was the contact an accident?
    AccidentalContact {
        /// Who touched.
        by: Color,
        /// What.
        square: chess::Square,
    },
    /// Can a side mate by any series of legal moves? The full search answers, not a person.
    CanMate {
        /// Which side.
        side: Color,
    },
}

/// What an arbiter may answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing is done.
    Nothing,
    /// A warning (12.9.1).
    Warn,
    /// Time for the opponent (12.9.2).
    OpponentGains(Millis),
    /// Time off the offender's clock (12.9.3).
    OffenderLoses(Millis),
    /// The game is lost (12.9.6).
    Loss,
}

impl Question {
    /// A short name for logs and answers.
    pub fn name(&self) -> &'static str {
        match self {
            Question::Penalty { .. } => "penalty",
            Question::AccidentalContact { .. } => "accident",
            Question::CanMate { .. } => "can-mate",
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Penalty { against, offence } => {
                write!(f, "a penalty against {against} for {offence}")
            }
            Question::AccidentalContact { by, square } => {
                write!(f, "whether {by} touched the piece on {square} by accident")
            }
            Question::CanMate { side } => {
                write!(f, "whether {side} can mate by any series of legal moves")
            }
        }
    }
}
