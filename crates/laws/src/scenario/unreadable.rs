//! Lines of a case that no game could make sense of. They are looked at one by one, so that a bad line hides no other.

use super::moves::Eye;
use super::page::{Case, Keyword, Line, PageError};
use super::words::WordError;
use super::{facts, given, rulings, words};

/// Every line of a case whose words cannot be read, wherever the game has come to; what only the board can tell, such as whether
/// `Nf3` is a move, is left open.
pub fn lines(case: &Case) -> Vec<PageError> {
    let mut found = Vec::new();
    let mut tell = |line: &Line, read: Result<(), WordError>| {
        if let Err(error) = read {
            found.push(PageError {
                line: line.number,
                column: line.column + error.column - 1,
                problem: format!("expected {}", error.expected),
            });
        }
    };
    if let Some(edition) = case.runs_under().last() {
        let read = given::parse(&case.given.text, *edition);
        tell(&case.given, read.map(drop));
    }
    for (keyword, line) in &case.lines {
        let text = &line.text;
        let read = match keyword {
            Keyword::When => words::parse_with(text, Eye::GUESSING).map(drop),
            Keyword::Then => rulings::read(text),
            Keyword::See => facts::read(text, &Eye::GUESSING),
        };
        tell(line, read);
    }
    found
}
