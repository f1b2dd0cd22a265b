//! What can go wrong, and the exit code that says so.

use std::fmt::{self, Write as _};
use std::io;
use std::path::{Path, PathBuf};

use anstyle::{AnsiColor, Style};

use crate::speech::say;

/// Shown below every overview of the verbs.
pub const EXIT_CODES: &str = "\
Exit codes: 0 answered; 1 the answer is no, or what was given is not chess; 2 wrong usage; 3 input or output failed.
Colours are for terminals only and obey NO_COLOR.";

/// How a verb ended that did its work.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Answered.
    Yes,
    /// Answered in the negative, or some of what was given could not be read.
    No,
}

impl Answer {
    /// The exit code.
    pub const fn code(self) -> u8 {
        match self {
            Answer::Yes => 0,
            Answer::No => 1,
        }
    }
}

/// Why a verb could not do its work.
#[derive(Debug)]
pub enum Failure {
    /// What was given is not chess.
    Chess(Complaint),
    /// The verb was called in a way it does not know.
    Usage(String),
    /// A failure with an exit code of its own, where other programs expect it.
    Coded {
        /// The exit code.
        code: u8,
        /// What is wrong.
        words: String,
    },
    /// Something could not be read or written.
    Io {
        /// The file, if it was one.
        file: Option<PathBuf>,
        /// What the system said.
        error: io::Error,
    },
}

impl Failure {
    /// Words for a call that makes no sense.
    pub fn usage(words: impl Into<String>) -> Failure {
        Failure::Usage(words.into())
    }

    /// With an exit code of its own.
    pub fn coded(code: u8, words: impl Into<String>) -> Failure {
        let words = words.into();
        Failure::Coded { code, words }
    }

    /// For `map_err` on an operation on a file.
    pub fn of_file(file: &Path) -> impl FnOnce(io::Error) -> Failure {
        let file = Some(file.to_path_buf());
        move |error| Failure::Io { file, error }
    }

    /// Says what went wrong on standard error and gives the exit code.
    pub fn report(self) -> u8 {
        // Whoever closed the pipe has seen enough: `adoube … | head` is no failure.
        if matches!(&self, Failure::Io { error, .. } if error.kind() == io::ErrorKind::BrokenPipe) {
            return 0;
        }
        self.tell();
        match self {
            Failure::Chess(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Coded { code, .. } => code,
            Failure::Io { .. } => 3,
        }
    }

    /// Says what went wrong on standard error.
    pub fn tell(&self) {
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let (error, words) = (say("error"), said(&self.to_string()));
        anstream::eprintln!("{red}{error}:{red:#} {words}");
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Chess(complaint) => complaint.fmt(f),
            Failure::Usage(words) | Failure::Coded { words, .. } => f.write_str(words),
            Failure::Io { file: None, error } => error.fmt(f),
            Failure::Io {
                file: Some(file),
                error,
            } => write!(f, "{}: {error}", file.display()),
        }
    }
}

/// In the reader's language; only the first line of a complaint is ours, the others are what was given.
fn said(words: &str) -> String {
    match words.split_once("\n  ") {
        Some((first, given)) => format!("{}\n  {given}", say(first)),
        None => say(words),
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io { file: None, error }
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Chess(complaint)
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// The text as it was given.
    pub text: String,
    /// In characters from 1, if a place can be named.
    pub column: Option<usize>,
    /// What is wrong.
    pub words: String,
}

impl Complaint {
    /// About a place counted in bytes from 1.
    pub fn at_byte(text: &str, column: usize, words: impl Into<String>) -> Complaint {
        let before = column.saturating_sub(1);
        let characters = text.char_indices().take_while(|&(i, _)| i < before).count();
        Complaint::at_character(text, characters + 1, words)
    }

    /// About a place counted in characters from 1.
    pub fn at_character(text: &str, column: usize, words: impl Into<String>) -> Complaint {
        Complaint {
            text: text.to_owned(),
            column: Some(column),
            words: words.into(),
        }
    }

    /// About the whole text.
    pub fn about(text: &str, words: impl Into<String>) -> Complaint {
        Complaint {
            text: text.to_owned(),
            column: None,
            words: words.into(),
        }
    }
}

/// How much of a long line is shown on either side of the place that matters.
const AROUND: usize = 60;

impl fmt::Display for Complaint {
    /// The words, the text, and a caret under the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.column {
            Some(column) => writeln!(f, "column {column}: {}", self.words)?,
            None => writeln!(f, "{}", self.words)?,
        }
        let place = self.column.map_or(0, |column| column - 1);
        let first = place.saturating_sub(AROUND);
        f.write_str("  ")?;
        for letter in self.text.chars().skip(first).take(2 * AROUND) {
            f.write_char(if letter.is_control() { '·' } else { letter })?;
        }
        if self.column.is_some() {
            write!(f, "\n  {:1$}^", "", place - first)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_character() {
        let complaint = Complaint::at_byte("Кр1", 5, "expected a file");
        assert_eq!(
            complaint.to_string(),
            "column 3: expected a file\n  Кр1\n    ^"
        );
        assert_eq!(
            Complaint::about("x\ny", "no move").to_string(),
            "no move\n  x·y"
        );
    }

    #[test]
    fn a_long_line_is_shown_around_the_place() {
        let text = "a".repeat(1000);
        let shown = Complaint::at_character(&text, 500, "expected b").to_string();
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[1].len(), 2 + 2 * AROUND);
        assert_eq!(lines[2].len(), 2 + AROUND + 1);
    }
}
