//! Tables as spreadsheets write and read them: players, pairings, standings.
//!
//! The first line names the columns, in any case and with any blanks or signs between the words; columns that are not
//! known are passed over. Tables of players may name them as other programs and the six languages do. The delimiter is whichever of comma, semicolon and tab the first line has most
//! of. Every error has its line and column.

mod headings;
mod pairings;
mod players;
mod preview;
mod standings;
mod teams;

pub use pairings::{PairingLine, read_pairings, write_pairings};
pub(crate) use players::read_placed;
pub use players::{read_players, write_players};
pub use preview::{Duplicate, Preview, PreviewColumn, PreviewRow, Why, preview};
pub use standings::{write_crosstable, write_standings};

use crate::problem::Problem;

/// One field and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) text: String,
}

impl Field {
    fn problem(&self, expected: &str) -> Problem {
        Problem::new(self.line, self.column, expected)
    }
}

/// The fields of a text, row by row; blank rows are left out.
fn rows(text: &str) -> Result<Vec<Vec<Field>>, Vec<Problem>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader {
        rest: text.chars().peekable(),
        delimiter: delimiter(text),
        line: 1,
        column: 1,
    };
    let mut rows = Vec::new();
    while reader.rest.peek().is_some() {
        let row = reader.row().map_err(|problem| vec![problem])?;
        if row.iter().any(|field| !field.text.is_empty()) {
            rows.push(row);
        }
    }
    Ok(rows)
}

/// The most frequent of the three outside quotes in the first line.
fn delimiter(text: &str) -> char {
    let mut quoted = false;
    let mut counts = [(',', 0), (';', 0), ('\t', 0)];
    for c in text.trim_start().chars() {
        match c {
            '"' => quoted = !quoted,
            '\n' | '\r' if !quoted => break,
            _ if quoted => {}
            _ => counts
                .iter_mut()
                .filter(|(delimiter, _)| *delimiter == c)
                .for_each(|(_, count)| *count += 1),
        }
    }
    let most = counts.iter().rev().max_by_key(|(_, count)| *count);
    most.map_or(',', |&(delimiter, _)| delimiter)
}

struct Reader<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    delimiter: char,
    line: usize,
    column: usize,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        match c {
            '\n' => (self.line, self.column) = (self.line + 1, 1),
            _ => self.column += 1,
        }
        Some(c)
    }

    fn row(&mut self) -> Result<Vec<Field>, Problem> {
        let mut row = Vec::new();
        loop {
            row.push(self.field()?);
            match self.next() {
                Some(c) if c == self.delimiter => {}
                Some('\r') => {
                    if self.rest.peek() == Some(&'\n') {
                        self.next();
                    } else {
                        (self.line, self.column) = (self.line + 1, 1);
                    }
                    return Ok(row);
                }
                Some(_) | None => return Ok(row),
            }
        }
    }

    fn field(&mut self) -> Result<Field, Problem> {
        while self.rest.peek() == Some(&' ') {
            self.next();
        }
        let (line, column) = (self.line, self.column);
        let quoted = self.rest.peek() == Some(&'"');
        let mut text = match quoted {
            true => self.quoted()?,
            false => self.plain(),
        };
        if text.starts_with('\'') && is_like_formula(&text) {
            text.remove(0);
        }
        Ok(Field { line, column, text })
    }

    fn plain(&mut self) -> String {
        let mut text = String::new();
        while let Some(&c) = self.rest.peek() {
            if c == self.delimiter || c == '\n' || c == '\r' {
                break;
            }
            text.push(c);
            self.next();
        }
        text.trim().to_owned()
    }

    fn quoted(&mut self) -> Result<String, Problem> {
        let (line, column) = (self.line, self.column);
        self.next();
        let mut text = String::new();
        loop {
            match self.next() {
                Some('"') if self.rest.peek() == Some(&'"') => {
                    self.next();
                    text.push('"');
                }
                Some('"') => break,
                Some(c) => text.push(c),
                None => return Err(Problem::new(line, column, "a closing quotation mark")),
            }
        }
        while self.rest.peek() == Some(&' ') {
            self.next();
        }
        match self.rest.peek() {
            None | Some('\n' | '\r') => Ok(text),
            Some(&c) if c == self.delimiter => Ok(text),
            Some(_) => {
                let expected = "the end of the field after the quotation mark";
                Err(Problem::new(self.line, self.column, expected))
            }
        }
    }
}

/// A name of a column without what people write differently.
fn plain_name(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Which column means what, from the first row.
fn columns<C: Copy + PartialEq>(
    header: &[Field],
    meaning: impl Fn(&str) -> Option<C>,
) -> Result<Vec<Option<C>>, Vec<Problem>> {
    let mut columns: Vec<Option<C>> = Vec::new();
    let mut problems = Vec::new();
    for field in header {
        let column = meaning(&plain_name(&field.text));
        if column.is_some() && columns.contains(&column) {
            problems.push(field.problem("a column that was not named before"));
        }
        columns.push(column);
    }
    if problems.is_empty() {
        Ok(columns)
    } else {
        Err(problems)
    }
}

/// The field of a row in a column.
fn in_column<'a, C: Copy + PartialEq>(
    row: &'a [Field],
    columns: &[Option<C>],
    column: C,
) -> Option<&'a Field> {
    let place = columns.iter().position(|one| *one == Some(column))?;
    row.get(place)
}

/// Rows of text as a table that every spreadsheet reads.
fn write(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = String::new();
    for row in rows {
        let fields: Vec<String> = row.iter().map(|field| quote(field)).collect();
        text.push_str(&fields.join(","));
        text.push_str("\r\n");
    }
    text
}

fn quote(field: &str) -> String {
    let special = |c: char| matches!(c, ',' | ';' | '\t' | '"' | '\n' | '\r' | '\u{feff}');
    let guard = if is_like_formula(field) { "'" } else { "" };
    if field.contains(special) || field.trim() != field {
        format!("\"{guard}{}\"", field.replace('"', "\"\""))
    } else {
        format!("{guard}{field}")
    }
}

/// Would a spreadsheet take it for a formula and work it out? An apostrophe before it says that it is text; reading
/// takes the apostrophe away again. Numbers and results such as `+/-` are not meant.
fn is_like_formula(field: &str) -> bool {
    let text = field.trim_start_matches('\'');
    let mut chars = text.chars();
    match chars.next() {
        Some('=' | '@') => true,
        Some('+' | '-') => {
            let follows = chars
                .next()
                .is_some_and(|c| c.is_alphanumeric() || c == '(');
            follows && text.parse::<f64>().is_err()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<Vec<String>> {
        let rows = rows(text).expect("it can be read").into_iter();
        rows.map(|row| row.into_iter().map(|field| field.text).collect())
            .collect()
    }

    #[test]
    fn delimiters_are_found() {
        for delimiter in [",", ";", "\t"] {
            let text =
                ["a", "b", "c"].join(delimiter) + "\r\n1" + delimiter + "\"2" + delimiter + "\"";
            let second = vec!["1".to_owned(), format!("2{delimiter}")];
            assert_eq!(
                texts(&text),
                [vec!["a".into(), "b".into(), "c".into()], second]
            );
        }
    }

    #[test]
    fn no_name_is_a_formula() {
        for (text, written) in [
            ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
            ("-Smith", "'-Smith"),
            ("+(1)", "'+(1)"),
            ("@a", "'@a"),
            ("'=a", "''=a"),
            ("=a,b", "\"'=a,b\""),
            ("'tHart", "'tHart"),
            ("-12", "-12"),
            ("+/-", "+/-"),
            ("-", "-"),
        ] {
            assert_eq!(quote(text), written);
            assert_eq!(texts(&quote(text)), [[text]]);
        }
    }

    #[test]
    fn quotation_marks() {
        assert_eq!(texts("\"a \"\"b\"\" c\" , d"), [["a \"b\" c", "d"]]);
        let open = rows("x\n  \"a").unwrap_err();
        assert_eq!((open[0].line, open[0].column), (2, 3));
        let after = rows("\"a\"b").unwrap_err();
        assert_eq!((after[0].line, after[0].column), (1, 4));
    }
}
