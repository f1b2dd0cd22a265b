//! What is wrong with a file, and where.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place in a text that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = FileProblem))]
pub struct Problem {
    /// Counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What should be there.
    pub expected: String,
}

impl Problem {
    /// A place and what should be there.
    pub fn new(line: usize, column: usize, expected: impl Into<String>) -> Problem {
        Problem {
            line,
            column,
            expected: expected.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: expected {}",
            self.line, self.column, self.expected
        )
    }
}

impl std::error::Error for Problem {}
