//! A line whose columns are characters, and what is read from them.

use laws::regulations::HalfPoints;

use super::model::Halves;
use crate::player::PlayerId;
use crate::problem::Problem;
use crate::text::read_decimal;

/// No report has more rounds; a line that claims more is no report.
pub(super) const MOST_ROUNDS: usize = 500;
/// "For ever", where a report names a last round.
pub(super) const LAST_ROUND: u32 = 999;

pub(super) struct Line {
    pub(super) number: usize,
    chars: Vec<char>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Line {
        Line {
            number,
            chars: text.trim_end().chars().collect(),
        }
    }

    /// How many columns it has.
    pub(super) fn len(&self) -> usize {
        self.chars.len()
    }

    /// All of it.
    pub(super) fn text(&self) -> String {
        self.chars.iter().collect()
    }

    /// The three letters that say what it is.
    pub(super) fn code(&self) -> String {
        self.chars.iter().take(3).collect()
    }

    /// The columns from one to another, both counted from 1 and included, without blanks around.
    pub(super) fn columns(&self, first: usize, last: usize) -> String {
        let end = last.min(self.chars.len());
        let part = self.chars.get(first - 1..end).unwrap_or_default();
        part.iter().collect::<String>().trim().to_owned()
    }

    pub(super) fn column(&self, column: usize) -> char {
        self.chars.get(column - 1).copied().unwrap_or(' ')
    }

    /// All from column 5 on.
    pub(super) fn rest(&self) -> String {
        self.columns(5, self.chars.len())
    }

    /// The words from column 5 on, each with its column. Programs put blanks, commas or strokes between them.
    pub(super) fn words(&self) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for (place, &c) in self.chars.iter().enumerate().skip(4) {
            let between = c.is_whitespace() || matches!(c, ',' | ';' | '/');
            match words.last_mut() {
                _ if between => {}
                Some((_, word)) if inside => word.push(c),
                _ => words.push((place + 1, c.to_string())),
            }
            inside = !between;
        }
        words
    }

    pub(super) fn problem(&self, column: usize, expected: impl Into<String>) -> Problem {
        Problem::new(self.number, column, expected)
    }

    /// A whole number, or nothing.
    pub(super) fn number(
        &self,
        (first, last): (usize, usize),
        expected: &str,
    ) -> Result<Option<u32>, Problem> {
        match self.columns(first, last).as_str() {
            "" => Ok(None),
            text => {
                let digits = text.bytes().all(|byte| byte.is_ascii_digit());
                let number = digits.then(|| text.parse().ok()).flatten();
                number.map(Some).ok_or(self.problem(first, expected))
            }
        }
    }

    /// A whole number that must be there and is not zero.
    pub(super) fn some_number(
        &self,
        columns: (usize, usize),
        expected: &str,
    ) -> Result<u32, Problem> {
        let number = self.number(columns, expected)?;
        let some = number.filter(|&number| number > 0);
        some.ok_or(self.problem(columns.0, expected))
    }

    /// Points, or nothing.
    pub(super) fn points(
        &self,
        (first, last): (usize, usize),
    ) -> Result<Option<HalfPoints>, Problem> {
        match self.columns(first, last).as_str() {
            "" => Ok(None),
            text => {
                let points = read_decimal(text);
                let expected = "points in halves such as 1.5";
                points.map(Some).ok_or(self.problem(first, expected))
            }
        }
    }

    /// Points that may be fewer than none, or nothing.
    pub(super) fn halves(&self, (first, last): (usize, usize)) -> Result<Option<Halves>, Problem> {
        let text = self.columns(first, last);
        let (sign, plain) = match text.strip_prefix(['-', '+']) {
            Some(plain) if text.starts_with('-') => (-1, plain),
            Some(plain) => (1, plain),
            None => (1, text.as_str()),
        };
        if text.is_empty() {
            return Ok(None);
        }
        let points = read_decimal(plain).and_then(|points| i32::try_from(points.0).ok());
        let expected = "points in halves such as -1.5";
        let points = points.ok_or(self.problem(first, expected))?;
        Ok(Some(Halves(sign * points)))
    }

    /// Numbers in columns of four with a blank between, each with its column; places without a number are left out.
    pub(super) fn ids(&self, first: usize) -> Result<Vec<(usize, PlayerId)>, Problem> {
        let mut ids = Vec::new();
        for column in (first..=self.len()).step_by(5) {
            if self.column(column + 4) != ' ' {
                return Err(self.problem(column + 4, "a blank between two numbers"));
            }
            let expected = "a number between 1 and 9999";
            match self.number((column, column + 3), expected)? {
                None | Some(0) => {}
                Some(id) => ids.push((column, PlayerId(id))),
            }
        }
        Ok(ids)
    }
}
