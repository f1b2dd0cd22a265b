//! Reading pages: Markdown with `scenario` blocks.

use std::fmt;

use crate::edition::Edition;

/// One case of a page, its words not yet understood.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// What it shows.
    pub name: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// The editions it runs under; all, if it names none.
    pub editions: Vec<Edition>,
    /// What it begins with.
    pub given: Line,
    /// What is done and seen, in order.
    pub lines: Vec<(Keyword, Line)>,
    /// The line of the page where it begins.
    pub line: usize,
}

/// A line of a case.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Counted from 1 in the page.
    pub number: usize,
    /// The column of the text, counted from 1.
    pub column: usize,
    /// What follows the keyword and the years.
    pub text: String,
    /// The editions it is for; all, if it names none.
    pub editions: Vec<Edition>,
}

impl Line {
    /// Is it for this edition?
    pub fn is_for(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }
}

/// What a line of a case does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// Something is done.
    When,
    /// A ruling, a refusal, or nothing.
    Then,
    /// A fact that can be looked up.
    See,
}

/// A page that cannot be read: where and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageError {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

impl std::error::Error for PageError {}

/// All cases of a page.
///
/// # Errors
///
/// Every line that cannot be read.
pub fn read(text: &str) -> Result<Vec<Case>, Vec<PageError>> {
    let mut cases = Vec::new();
    let mut errors = Vec::new();
    let mut open: Option<Case> = None;
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        match (&mut open, line.trim_end()) {
            (None, "```scenario") => {
                open = Some(Case {
                    line: number,
                    ..Case::default()
                })
            }
            (None, _) => {}
            (Some(_), "```") => cases.extend(open.take()),
            (Some(case), text) => {
                if let Err(error) = add_line(case, text, number) {
                    errors.push(error);
                }
            }
        }
    }
    if let Some(case) = open {
        errors.push(PageError {
            line: case.line,
            column: 1,
            problem: "the case has no end (```)".into(),
        });
    }
    for case in &cases {
        if case.name.is_empty() {
            errors.push(PageError {
                line: case.line,
                column: 1,
                problem: "the case has no name".into(),
            });
        }
    }
    if errors.is_empty() {
        Ok(cases)
    } else {
        Err(errors)
    }
}

fn add_line(case: &mut Case, text: &str, number: usize) -> Result<(), PageError> {
    let trimmed = text.trim_start();
    if trimmed.is_empty() || trimmed.starts_with('#') {
        return Ok(());
    }
    let error = |column: usize, problem: String| PageError {
        line: number,
        column,
        problem,
    };
    let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
    let (keyword, mut rest) = trimmed.split_at(end);
    let mut editions = Vec::new();
    loop {
        rest = rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        match rest[..end].parse::<Edition>() {
            Ok(edition) => editions.push(edition),
            Err(_) => break,
        }
        rest = &rest[end..];
    }
    let column = text.chars().count() - rest.chars().count() + 1;
    let line = Line {
        number,
        column,
        text: rest.trim_end().to_owned(),
        editions,
    };
    match keyword {
        "name" => case.name = line.text,
        "rule" => {
            for name in line.text.split_whitespace() {
                if crate::rules::by_name(name).is_none() {
                    return Err(error(line.column, format!("no rule is called {name}")));
                }
                case.rules.push(name.to_owned());
            }
        }
        "editions" => case.editions = line.editions,
        "given" => case.given = line,
        "when" => case.lines.push((Keyword::When, line)),
        "then" => case.lines.push((Keyword::Then, line)),
        "see" => case.lines.push((Keyword::See, line)),
        other => {
            let known = "name, rule, editions, given, when, then or see";
            return Err(error(1, format!("expected {known}, not {other}")));
        }
    }
    Ok(())
}

impl Case {
    /// The editions it runs under.
    pub fn runs_under(&self) -> Vec<Edition> {
        if self.editions.is_empty() {
            Edition::ALL.to_vec()
        } else {
            self.editions.clone()
        }
    }
}
