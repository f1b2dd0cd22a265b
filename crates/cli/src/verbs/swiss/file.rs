//! Reports as they are given: from a file or standard input, in whatever encoding.

use std::fmt::Write;
use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use event::Problem;
use event::swiss::{Course, Unfit};
use event::teams::TeamCourse;
use event::trf::{self, Report};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{ACCESS, BAD};
use crate::failure::Failure;
use crate::speech::say;

/// A report with the tournament that it tells of.
pub struct Given {
    /// What stands in the file.
    pub report: Report,
    /// For pairing.
    pub course: Course,
}

/// A report of players or of teams.
pub enum Either {
    /// Of players.
    Players(Box<Given>),
    /// Of teams.
    Teams(Box<TeamCourse>),
}

/// Reads one of either kind.
pub fn read_either(path: &Path) -> Result<Either, Failure> {
    let text = text(path)?;
    let report = trf::read(&text).map_err(|problems| complain(path, &text, &problems))?;
    if report.is_team() {
        let course = super::teams::course(path, &text, &report)?;
        return Ok(Either::Teams(Box::new(course)));
    }
    given(path, &text, report).map(|given| Either::Players(Box::new(given)))
}

/// Reads one; `-` is standard input.
pub fn read(path: &Path) -> Result<Given, Failure> {
    let text = text(path)?;
    let report = trf::read(&text).map_err(|problems| complain(path, &text, &problems))?;
    given(path, &text, report)
}

fn given(path: &Path, text: &str, report: Report) -> Result<Given, Failure> {
    let course =
        Course::of_report(&report).map_err(|unfit| complain(path, text, &[place(text, &unfit)]))?;
    Ok(Given { report, course })
}

/// What is wrong, at the first line with a code.
pub fn complain_at(path: &Path, text: &str, code: &str, column: usize, words: &str) -> Failure {
    let line = text.lines().position(|line| line.starts_with(code));
    let expected = words.strip_prefix("expected ").unwrap_or(words);
    let problem = Problem::new(line.map_or(1, |line| line + 1), column, expected);
    complain(path, text, &[problem])
}

/// UTF-8, or else one letter a byte: reports do not say.
fn text(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = match path.as_os_str() == "-" {
        true => std::io::stdin().read_to_end(&mut bytes).map(|_| ()),
        false => std::fs::read(path).map(|all| bytes = all),
    };
    read.map_err(|error| Failure::coded(ACCESS, format!("{}: {error}", path.display())))?;
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| {
        let bytes = error.into_bytes();
        bytes.into_iter().map(char::from).collect()
    }))
}

/// Writes to a file.
pub fn write(path: &PathBuf, text: &str) -> Result<(), Failure> {
    let written = std::fs::write(path, text);
    written.map_err(|error| Failure::coded(ACCESS, format!("{}: {error}", path.display())))
}

/// Where in the text something is missing for pairing.
fn place(text: &str, unfit: &Unfit) -> Problem {
    let line_of = |begins: &dyn Fn(&str) -> bool| {
        let mut lines = text.lines().zip(1..);
        lines
            .find(|(line, _)| begins(line))
            .map(|(_, number)| number)
    };
    let (line, column) = match unfit {
        Unfit::NoPlayers | Unfit::NoRounds => (None, 1),
        Unfit::Teams => (
            line_of(&|line| line.starts_with("310") || line.starts_with("013")),
            1,
        ),
        Unfit::TooManyRounds { .. } => (
            line_of(&|line| line.starts_with("142") || line.starts_with("XXR")),
            5,
        ),
        Unfit::NoColor { player, round } => {
            let own = |line: &str| {
                let number: String = line.chars().skip(4).take(4).collect();
                line.starts_with("001") && number.trim() == player.to_string()
            };
            (line_of(&own), 97 + 10 * (*round as usize - 1))
        }
    };
    let words = unfit.to_string();
    let expected = words.strip_prefix("expected ").unwrap_or(&words);
    Problem::new(line.unwrap_or(1), column, expected)
}

/// At most so many places are shown.
const SHOWN: usize = 10;

fn complain(path: &Path, text: &str, problems: &[Problem]) -> Failure {
    let mut words = String::new();
    for problem in problems.iter().take(SHOWN) {
        // Writing to a string cannot fail.
        let told = say(&problem.to_string());
        let _ = writeln!(words, "{}: {told}", path.display());
        if let Some(line) = text.lines().nth(problem.line - 1) {
            let from = problem.column.saturating_sub(40);
            let shown: String = line.chars().skip(from).take(80).collect();
            let _ = writeln!(words, "  {shown}");
            let _ = writeln!(
                words,
                "  {:1$}^",
                "",
                problem.column - 1 - from.min(problem.column - 1)
            );
        }
    }
    if problems.len() > SHOWN {
        let told = say(&format!("and {} more", problems.len() - SHOWN));
        let _ = writeln!(words, "{told}");
    }
    Failure::coded(BAD, words.trim_end().to_owned())
}

/// A bar on the terminal, for what takes more than a second.
pub fn progress(of: usize) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(of as u64), ProgressDrawTarget::hidden());
    if std::io::stderr().is_terminal() {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed}");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        let later = bar.downgrade();
        thread::spawn(move || {
            thread::sleep(Duration::from_secs(1));
            if let Some(bar) = later.upgrade().filter(|bar| !bar.is_finished()) {
                bar.set_draw_target(ProgressDrawTarget::stderr());
                bar.enable_steady_tick(Duration::from_millis(200));
            }
        });
    }
    bar
}
