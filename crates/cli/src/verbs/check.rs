//! `adoube check`: the cases of pages, run.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use laws::scenario::coverage::{Coverage, PAGES, markdown};
use laws::scenario::page::{self, Page};
use laws::scenario::write;

use crate::failure::{Answer, Failure};
use crate::output::{ALARM, FAINT, Output, STRONG};
use crate::speech::say;

/// `adoube check [FILE…]`
#[derive(Args)]
pub struct Check {
    /// Pages with cases; without any, the pages of the Laws that the program carries
    files: Vec<PathBuf>,
    /// Prints COVERAGE.md: every article of every edition and its cases
    #[arg(long, conflicts_with = "files")]
    coverage: bool,
    /// Fills in the `then` lines of cases that have none, or others than what is ruled, and rewrites the files
    #[arg(long, requires = "files", conflicts_with = "fix")]
    write: bool,
    /// Rewrites files in old words into those of today
    #[arg(long, requires = "files")]
    fix: bool,
    /// Only what went wrong
    #[arg(short, long)]
    quiet: bool,
}

impl Check {
    /// Runs the pages, says how many cases each article has, and what went another way.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let mut coverage = Coverage::default();
        if self.files.is_empty() {
            PAGES
                .iter()
                .for_each(|(name, text)| coverage.add_page(name, text));
        }
        let mut unread = Vec::new();
        for file in &self.files {
            let text = match std::fs::read_to_string(file).map_err(Failure::of_file(file)) {
                Ok(text) => text,
                // The other pages are looked at all the same.
                Err(failure) => {
                    unread.push(failure);
                    continue;
                }
            };
            let text = self.rewritten(file, text, out)?;
            let name = file.display().to_string();
            let page = read(&text);
            if page.cases.is_empty() && page.errors.is_empty() {
                let none = "no case was found; a case is a block marked ```scenario";
                coverage.problems.push(format!("{name}: {none}"));
            }
            coverage.add(&name, &page);
        }
        if self.coverage {
            write!(out, "{}", markdown(&coverage))?;
        } else if !self.quiet {
            print_lines(&coverage, out)?;
        }
        for problem in &coverage.problems {
            anstream::eprintln!("{ALARM}{}{ALARM:#}", say(problem));
        }
        let (ran, wrong) = (coverage.ran, coverage.problems.len());
        if !self.coverage && !self.quiet {
            let told = say(&format!("{ran} cases ran, {wrong} went wrong"));
            writeln!(out, "{STRONG}{told}{STRONG:#}")?;
        }
        if let Some(last) = unread.pop() {
            unread.iter().for_each(Failure::tell);
            return Err(last);
        }
        let nothing_ran = ran == 0 && wrong == 0;
        if nothing_ran {
            anstream::eprintln!("{ALARM}{}{ALARM:#}", say("no case was found"));
        }
        Ok(if wrong == 0 && !nothing_ran {
            Answer::Yes
        } else {
            Answer::No
        })
    }
}

/// A page, or the lines of one case by themselves, as `adoube rule` prints them.
fn read(text: &str) -> Page {
    let page = page::read_page(text);
    let begins = |line: &str| line.starts_with("when ") || line.starts_with("given ");
    let is_script = text.lines().any(begins) && !text.contains("```");
    match is_script {
        true => page::read_script(text),
        false => page,
    }
}

impl Check {
    /// The file as it is to be, and written so.
    fn rewritten(&self, file: &Path, text: String, out: &mut Output) -> Result<String, Failure> {
        let (new, what) = if self.write {
            let (new, cases) = write::filled_in(&text, &read(&text));
            (new, format!("{cases} cases written"))
        } else if self.fix {
            let (new, lines) = write::fixed(&text);
            (new, format!("{lines} lines in new words"))
        } else {
            return Ok(text);
        };
        if new != text {
            std::fs::write(file, &new).map_err(Failure::of_file(file))?;
        }
        if !self.quiet {
            writeln!(out, "{}: {}", file.display(), say(&what))?;
        }
        Ok(new)
    }
}

fn print_lines(coverage: &Coverage, out: &mut Output) -> Result<(), Failure> {
    writeln!(out, "{FAINT}article   2014 2018 2023  rule{FAINT:#}")?;
    for (article, name, counts) in coverage.lines() {
        if counts.iter().flatten().all(|&n| n == 0) {
            continue;
        }
        let shown = counts.map(|n| n.map_or_else(|| "-".to_owned(), |n| n.to_string()));
        let [a, b, c] = shown;
        writeln!(out, "{article:<9} {a:>4} {b:>4} {c:>4}  {name}")?;
    }
    Ok(())
}
