//! Which articles have cases, and which do not.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::page::{self, Case};
use super::{run, unreadable};
use crate::catalogue::{self, Kind};
use crate::edition::Edition;
use crate::rules;

/// The pages of `articles/` with their names.
pub static PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// What running pages has shown.
#[derive(Default)]
pub struct Coverage {
    /// Cases run and passed for each rule and edition: page and title, in the order of the pages.
    passed: BTreeMap<(String, &'static str), Vec<(String, String)>>,
    /// Rules cited by a case that names them, for each edition.
    cited: BTreeSet<(String, &'static str)>,
    /// Cases times editions that ran.
    pub ran: u32,
    /// What went wrong, as lines to print.
    pub problems: Vec<String>,
}

impl Coverage {
    /// Runs a page.
    pub fn add_page(&mut self, name: &str, text: &str) {
        self.add(name, &page::read_page(text));
    }

    /// Runs the cases of a page that was read.
    pub fn add(&mut self, name: &str, page: &page::Page) {
        let errors = page.errors.iter();
        self.problems
            .extend(errors.map(|error| format!("{name}: {error}")));
        page.cases.iter().for_each(|case| self.add_case(name, case));
    }

    fn add_case(&mut self, page: &str, case: &Case) {
        // What goes wrong in the same way under several editions is said once.
        let mut failures: Vec<(run::Failure, Vec<&str>)> = Vec::new();
        for edition in case.runs_under() {
            self.ran += 1;
            match run::run(case, edition) {
                Ok(passed) => {
                    for rule in case.rules_in(edition) {
                        let here = (rule.to_owned(), edition.year());
                        let cases = self.passed.entry(here.clone()).or_default();
                        cases.push((page.to_owned(), case.title()));
                        if passed.cited.contains(&rule) {
                            self.cited.insert(here);
                        }
                    }
                }
                Err(failure) => {
                    let alike = failures
                        .iter_mut()
                        .find(|(other, _)| other.is_like(&failure));
                    match alike {
                        Some((_, years)) => years.push(edition.year()),
                        None => failures.push((failure, vec![edition.year()])),
                    }
                }
            }
        }
        let title = case.title();
        // What could not be reached is looked at all the same.
        if !failures.is_empty() {
            let known = |line| failures.iter().any(|(failure, _)| failure.line == line);
            let mut more = unreadable::lines(case);
            more.retain(|error| !known(error.line));
            let more = more.iter().map(|error| format!("{page}: {title}: {error}"));
            self.problems.extend(more);
        }
        self.problems
            .extend(failures.iter().map(|(failure, years)| {
                format!("{page}: {title}: {}", failure.under(&years.join(" ")))
            }));
    }

    /// Cases that passed for a rule in an edition.
    pub fn cases(&self, rule: &str, edition: Edition) -> u32 {
        u32::try_from(self.which(rule, edition).len()).unwrap_or(u32::MAX)
    }

    /// Which they are: page and title.
    fn which(&self, rule: &str, edition: Edition) -> &[(String, String)] {
        let passed = self.passed.get(&(rule.to_owned(), edition.year()));
        passed.map_or(&[], Vec::as_slice)
    }

    /// Rules of the catalogue that no case cites in an edition that has them.
    pub fn gaps(&self) -> Vec<(Edition, &'static str, &'static str)> {
        let mut gaps = Vec::new();
        for edition in Edition::ALL {
            let rules = catalogue::articles(edition)
                .iter()
                .filter(|article| article.kind == Kind::Rule);
            let missing =
                rules.filter(|a| !self.cited.contains(&(a.topic.to_owned(), edition.year())));
            gaps.extend(missing.map(|article| (edition, article.number, article.topic)));
        }
        gaps
    }

    /// A line per rule with its cases in each edition, in the order of the catalogue of rules.
    pub fn lines(&self) -> Vec<(String, String, [Option<u32>; 3])> {
        let number = |rule: &crate::Rule| {
            let newest = [Edition::Y2023, Edition::Y2018, Edition::Y2014];
            newest
                .into_iter()
                .find_map(|edition| rule.article_in(edition))
                .unwrap_or("")
                .to_owned()
        };
        let counts = |rule: &crate::Rule| {
            Edition::ALL.map(|edition| rule.number(edition).map(|_| self.cases(rule.name, edition)))
        };
        rules::all()
            .map(|rule| (number(rule), rule.name.to_owned(), counts(rule)))
            .collect()
    }
}

/// COVERAGE.md: every article of every edition and what the software does with it.
pub fn markdown(coverage: &Coverage) -> String {
    let mut text = String::from(
        "# Coverage\n\nEvery article of the three editions: a *rule* that the software decides, a *definition*, a \
         *discretion* of the arbiter, or *outside* the software. For a rule: how many cases of `articles/` run for \
         it in that edition; which they are stands below the tables. Written by `adoube check --coverage`; the tests \
         compare it.\n",
    );
    for edition in Edition::ALL {
        let articles = catalogue::articles(edition);
        let count = |kind| {
            articles
                .iter()
                .filter(|article| article.kind == kind)
                .count()
        };
        let _ = write!(
            text,
            "\n## {edition}\n\n{} rules, {} definitions, {} at the arbiter's discretion, {} outside.\n\n\
             | article | topic | kind | cases |\n|---|---|---|---:|\n",
            count(Kind::Rule),
            count(Kind::Definition),
            count(Kind::Discretion),
            count(Kind::Outside)
        );
        for article in articles
            .iter()
            .filter(|article| article.kind != Kind::Heading)
        {
            let cases = coverage.cases(article.topic, edition);
            let shown = if cases > 0 {
                cases.to_string()
            } else {
                String::new()
            };
            let _ = writeln!(
                text,
                "| {} | {} | {} | {shown} |",
                article.number,
                article.topic,
                article.kind.word()
            );
        }
    }
    text.push_str("\n## Which cases\n\nWith the editions where a case does not run in all that have the rule.\n");
    rules::all().for_each(|rule| which_cases(&mut text, coverage, rule));
    text
}

/// The cases of one rule, page by page.
fn which_cases(text: &mut String, coverage: &Coverage, rule: &crate::Rule) {
    let having: Vec<Edition> = Edition::ALL
        .into_iter()
        .filter(|edition| rule.number(*edition).is_some())
        .collect();
    let mut cases: Vec<(&(String, String), Vec<&str>)> = Vec::new();
    for edition in &having {
        for case in coverage.which(rule.name, *edition) {
            match cases.iter_mut().find(|(other, _)| *other == case) {
                Some((_, years)) => years.push(edition.year()),
                None => cases.push((case, vec![edition.year()])),
            }
        }
    }
    if cases.is_empty() {
        return;
    }
    cases.sort_by_key(|((page, _), _)| page.as_str());
    let _ = writeln!(text, "\n### {}\n", rule.name);
    for same_page in cases.chunk_by(|((page, _), _), ((next, _), _)| page == next) {
        let titles =
            same_page
                .iter()
                .map(|((_, title), years)| match years.len() == having.len() {
                    true => title.clone(),
                    false => format!("{title} ({})", years.join(", ")),
                });
        let titles: Vec<String> = titles.collect();
        let _ = writeln!(text, "- {}: {}", same_page[0].0.0, titles.join("; "));
    }
}
