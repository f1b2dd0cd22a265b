//! Reading pages: Markdown with `scenario` blocks. Nothing that looks like a case is passed over in silence.

use std::fmt;

use super::{cited, nearest, unreadable};
use crate::edition::Edition;

/// One case of a page, its words not yet understood.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// What it shows.
    pub name: String,
    /// The rules it is about, by their names or by their numbers.
    pub rules: Vec<String>,
    /// The editions it runs under; all, if it names none.
    pub editions: Vec<Edition>,
    /// What it begins with.
    pub given: Line,
    /// What is done and seen, in order.
    pub lines: Vec<(Keyword, Line)>,
    /// The line of the page where it begins.
    pub line: usize,
    /// The line of the page where it ends.
    pub end: usize,
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

/// What a page holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The cases whose every line can be read.
    pub cases: Vec<Case>,
    /// What cannot be read.
    pub errors: Vec<PageError>,
}

/// All cases of a page, if the whole page can be read.
///
/// # Errors
///
/// Every line that cannot be read.
pub fn read(text: &str) -> Result<Vec<Case>, Vec<PageError>> {
    let page = read_page(text);
    match page.errors.is_empty() {
        true => Ok(page.cases),
        false => Err(page.errors),
    }
}

/// A page: the cases that can be read, and what cannot. A bad line does not stop the other cases.
pub fn read_page(text: &str) -> Page {
    let mut page = Page::default();
    let mut block: Option<Block> = None;
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        match &mut block {
            None => block = Block::opened_by(line, number),
            Some(open) if open.is_closed_by(line) => {
                if let Some(open) = block.take() {
                    open.close(number, &mut page);
                }
            }
            // Whoever forgets to close one case does not lose the next.
            Some(open) if open.exact && line.trim_end() == "```scenario" => {
                let problem = "the case has no end before the next begins";
                page.errors.push(PageError::at(open.line, 1, problem));
                if let Some(open) = std::mem::replace(&mut block, Block::opened_by(line, number)) {
                    open.close(number, &mut page);
                }
            }
            Some(open) => open.lines.push((number, line)),
        }
    }
    if let Some(open) = block.filter(|open| open.is_case()) {
        let problem = format!("the case has no end ({})", open.fence);
        page.errors.push(PageError::at(open.line, 1, problem));
    }
    page
}

/// One case, read from lines that stand by themselves, as `adoube rule` prints them and reads them. A line may also
/// be an act without `when`.
pub fn read_script(text: &str) -> Page {
    let mut reader = CaseReader::new(1);
    for (i, line) in text.lines().enumerate() {
        if !line.trim_start().starts_with("```") {
            reader.line(line, i + 1, true);
        }
    }
    let mut page = Page::default();
    reader.finish(text.lines().count() + 1, &mut page);
    page
}

impl PageError {
    fn at(line: usize, column: usize, problem: impl Into<String>) -> PageError {
        PageError {
            line,
            column,
            problem: problem.into(),
        }
    }
}

/// A fenced block of Markdown.
struct Block<'a> {
    line: usize,
    fence: &'a str,
    /// What stands behind the fence.
    mark: &'a str,
    /// Is it `\`\`\`scenario`, at the beginning of its line?
    exact: bool,
    lines: Vec<(usize, &'a str)>,
}

/// A line without what makes it a quotation: what stands in one is no case, and its writer is told so.
fn unquoted(line: &str) -> &str {
    line.trim_start_matches(['>', ' ', '\t'])
}

impl<'a> Block<'a> {
    fn opened_by(line: &'a str, number: usize) -> Option<Block<'a>> {
        let text = unquoted(line);
        let sign = ['`', '~']
            .into_iter()
            .find(|&sign| text.chars().take_while(|&c| c == sign).count() >= 3)?;
        let mark = text.trim_start_matches(sign);
        let fence = &text[..text.len() - mark.len()];
        Some(Block {
            line: number,
            fence,
            mark: mark.trim(),
            exact: line.trim_end() == "```scenario",
            lines: Vec::new(),
        })
    }

    fn is_closed_by(&self, line: &str) -> bool {
        let text = unquoted(line).trim_end();
        text.len() >= self.fence.len() && text.trim_start_matches(&self.fence[..1]).is_empty()
    }

    /// Is it a case, or would its writer think so?
    fn is_case(&self) -> bool {
        let word = self
            .mark
            .split(char::is_whitespace)
            .next()
            .unwrap_or_default();
        let small = word.to_lowercase();
        let near = small.contains("scenario")
            || matches!(small.as_str(), "case" | "cases" | "testcase" | "test-case")
            || nearest::of(word, ["scenario", "scenarios"].into_iter()).is_some();
        let begins = |keyword: &str| {
            let mut lines = self.lines.iter().map(|(_, line)| line.trim_start());
            lines.any(|line| line.split_whitespace().next() == Some(keyword))
        };
        near || (self.mark.is_empty() && begins("when") && (begins("then") || begins("see")))
    }

    fn close(self, end: usize, page: &mut Page) {
        if !self.is_case() {
            return;
        }
        if !self.exact {
            let problem = "the block looks like a case, and cases begin with ```scenario";
            page.errors.push(PageError::at(self.line, 1, problem));
            return;
        }
        let mut reader = CaseReader::new(self.line);
        for (number, line) in self.lines {
            reader.line(line, number, false);
        }
        let nothing = reader.errors.is_empty() && !reader.shows_something();
        reader.finish(end, page);
        if nothing {
            let problem = "nothing happens in the case: it needs a line when";
            page.errors.push(PageError::at(self.line, 1, problem));
        }
    }
}

/// The words that begin a line.
pub static KEYWORDS: &[(&str, &str)] = &[
    ("name", "what the case shows"),
    (
        "rule",
        "the rules it is about, by their names in `editions/*.txt` or by their numbers",
    ),
    (
        "editions",
        "the editions it runs under: `2014 2018 2023`; all, if the line is missing",
    ),
    ("given", "the event: settings with commas between"),
    ("when", "an act"),
    (
        "then",
        "a ruling, or `nothing`, or `refused, …`; every ruling must be named, in order",
    ),
    ("see", "something that can be looked up"),
];

/// A case on its way.
struct CaseReader {
    case: Case,
    /// Rules with their places: their numbers are looked up when the editions are known.
    rules: Vec<(usize, usize, String)>,
    errors: Vec<PageError>,
}

impl CaseReader {
    fn new(line: usize) -> CaseReader {
        let case = Case {
            line,
            ..Case::default()
        };
        CaseReader {
            case,
            rules: Vec::new(),
            errors: Vec::new(),
        }
    }

    fn line(&mut self, text: &str, number: usize, is_script: bool) {
        if let Err(error) = self.read_line(text, number, is_script) {
            self.errors.push(error);
        }
    }

    fn read_line(&mut self, text: &str, number: usize, is_script: bool) -> Result<(), PageError> {
        let trimmed = text.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            return Ok(());
        }
        let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
        let (keyword, rest) = trimmed.split_at(end);
        let known = KEYWORDS.iter().any(|(name, _)| *name == keyword);
        if !known && is_script {
            let line = Line {
                number,
                column: column_of(text, trimmed),
                text: trimmed.to_owned(),
                editions: Vec::new(),
            };
            self.case.lines.push((Keyword::When, line));
            return Ok(());
        }
        // A name may begin with a year.
        let (editions, rest) = match keyword {
            "name" => (Vec::new(), rest.trim()),
            _ => years(rest)
                .map_err(|(problem, at)| PageError::at(number, column_of(text, at), problem))?,
        };
        let line = Line {
            number,
            column: column_of(text, rest),
            text: rest.to_owned(),
            editions,
        };
        let column = column_of(text, trimmed);
        self.take(keyword, line, column)
    }

    /// Puts a line where it belongs in the case.
    fn take(&mut self, keyword: &str, line: Line, column: usize) -> Result<(), PageError> {
        let number = line.number;
        let twice = |there: bool| match there {
            true => {
                let problem = format!("the case has a line {keyword} already");
                Err(PageError::at(number, column, problem))
            }
            false => Ok(()),
        };
        let wrong = |problem: String| Err(PageError::at(number, line.column, problem));
        if matches!(keyword, "given" | "rule") && !line.editions.is_empty() {
            return wrong(format!(
                "{keyword} takes no years; editions says under which the case runs"
            ));
        }
        match keyword {
            "name" => {
                twice(!self.case.name.is_empty())?;
                self.case.name = line.text;
            }
            "rule" => {
                let words = line.text.split_whitespace();
                let placed = words.map(|word| {
                    let column = line.column + column_of(&line.text, word) - 1;
                    (number, column, word.to_owned())
                });
                self.rules.extend(placed);
            }
            "editions" => {
                twice(!self.case.editions.is_empty())?;
                if !line.text.is_empty() || line.editions.is_empty() {
                    return wrong(format!("expected {}, not {}", all_years(), line.text));
                }
                self.case.editions = line.editions;
            }
            "given" => {
                twice(self.case.given.number > 0)?;
                if !self.case.lines.is_empty() {
                    let problem = "given comes before what is done".to_owned();
                    return Err(PageError::at(number, column, problem));
                }
                self.case.given = line;
            }
            "when" => self.case.lines.push((Keyword::When, line)),
            "then" => self.case.lines.push((Keyword::Then, line)),
            "see" => self.case.lines.push((Keyword::See, line)),
            other => return Err(PageError::at(number, column, no_keyword(other))),
        }
        Ok(())
    }

    /// A case shows something: an act, or what can be looked up without one. A ruling without an act is none.
    fn shows_something(&self) -> bool {
        let has = |keyword| self.case.lines.iter().any(|(said, _)| *said == keyword);
        has(Keyword::When) || (has(Keyword::See) && !has(Keyword::Then))
    }

    fn finish(mut self, end: usize, page: &mut Page) {
        self.case.end = end;
        for (number, column, said) in std::mem::take(&mut self.rules) {
            let mut editions = self.case.runs_under().into_iter();
            if editions.any(|edition| cited::rule(&said, edition).is_some()) {
                self.case.rules.push(said);
                continue;
            }
            let newest = self.case.runs_under().into_iter().next_back();
            if let Some(edition) = newest.filter(|_| cited::looks_like_a_number(&said))
                && let Some(problem) = cited::missing(&said, edition)
            {
                self.errors.push(PageError::at(number, column, problem));
                continue;
            }
            let near = cited::near(&said).map(|near| format!("; did you mean {near}?"));
            let problem = format!("no rule is called {said}{}", near.unwrap_or_default());
            self.errors.push(PageError::at(number, column, problem));
        }
        self.errors.extend(self.case.idle_years());
        if self.errors.is_empty() {
            page.cases.push(self.case);
        } else {
            // It does not run: what else cannot be read is told now.
            self.errors.extend(unreadable::lines(&self.case));
            self.errors.sort_by_key(|error| (error.line, error.column));
        }
        page.errors.extend(self.errors);
    }
}

fn no_keyword(word: &str) -> String {
    let near = nearest::of(word, KEYWORDS.iter().map(|(name, _)| *name));
    let near = near.map(|near| format!("; did you mean {near}?"));
    let known = "name, rule, editions, given, when, then or see";
    format!("expected {known}, not {word}{}", near.unwrap_or_default())
}

fn all_years() -> String {
    let years = Edition::ALL.map(Edition::year);
    years.join(", ")
}

/// The years that stand in front, and the rest.
fn years(text: &str) -> Result<(Vec<Edition>, &str), (String, &str)> {
    let mut editions = Vec::new();
    let mut rest = text.trim();
    loop {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let word = &rest[..end];
        let after = rest[end..].trim_start();
        if let Ok(edition) = word.parse::<Edition>() {
            editions.push(edition);
            rest = after;
            continue;
        }
        let bare = word.trim_end_matches([',', ':', ';']);
        let is_year = bare.len() == 4 && (bare.starts_with("19") || bare.starts_with("20"));
        let is_year = is_year && bare.chars().all(|c| c.is_ascii_digit());
        let is_span = ["second", "minute", "hour"]
            .iter()
            .any(|unit| after.starts_with(unit));
        if is_year && !is_span {
            let problem = match bare.parse::<Edition>() {
                Ok(_) => format!("years stand with spaces between, not {word}"),
                Err(_) => format!(
                    "{bare} is no edition of the Laws; there are {}",
                    all_years()
                ),
            };
            return Err((problem, rest));
        }
        return Ok((editions, rest));
    }
}

/// The years in front of a line, and what follows them; wrong ones stay where they are.
pub(crate) fn without_years(text: &str) -> (Vec<Edition>, &str) {
    years(text).unwrap_or_else(|(_, rest)| (Vec::new(), rest))
}

/// The column at which a part of a line begins.
fn column_of(line: &str, part: &str) -> usize {
    let at = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(..at).map_or(0, |before| before.chars().count()) + 1
}

impl Case {
    /// Lines for an edition under which the case does not run: nobody would look at them.
    fn idle_years(&self) -> Vec<PageError> {
        let runs = self.runs_under();
        let mut idle = Vec::new();
        for (_, line) in &self.lines {
            let mut years = line.editions.iter();
            if let Some(edition) = years.find(|edition| !runs.contains(edition)) {
                let year = edition.year();
                let problem = format!(
                    "the case does not run under {year}; name it in editions, or leave it out here"
                );
                idle.push(PageError::at(line.number, line.column, problem));
            }
        }
        idle
    }

    /// The editions it runs under.
    pub fn runs_under(&self) -> Vec<Edition> {
        if self.editions.is_empty() {
            Edition::ALL.to_vec()
        } else {
            self.editions.clone()
        }
    }

    /// The names of the rules it is about in an edition.
    pub fn rules_in(&self, edition: Edition) -> Vec<&'static str> {
        let rules = self.rules.iter();
        rules
            .filter_map(|said| cited::rule(said, edition))
            .collect()
    }

    /// What it is called; by its place, if it has no name.
    pub fn title(&self) -> String {
        match self.name.is_empty() {
            true => format!("the case of line {}", self.line),
            false => self.name.clone(),
        }
    }
}
