//! `adoube check`: the cases of pages, run.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use laws::scenario::coverage::{Coverage, PAGES, markdown};

use crate::failure::{Answer, Failure};
use crate::output::{ALARM, FAINT, Output, STRONG};

/// `adoube check [FILE…]`
#[derive(Args)]
pub struct Check {
    /// Pages with cases; without any, the pages of the Laws that the program carries
    files: Vec<PathBuf>,
    /// Prints COVERAGE.md: every article of every edition and its cases
    #[arg(long, conflicts_with = "files")]
    coverage: bool,
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
        for file in &self.files {
            let text = std::fs::read_to_string(file).map_err(Failure::of_file(file))?;
            coverage.add_page(&file.display().to_string(), &text);
        }
        if self.coverage {
            write!(out, "{}", markdown(&coverage))?;
        } else if !self.quiet {
            print_lines(&coverage, out)?;
        }
        for problem in &coverage.problems {
            anstream::eprintln!("{ALARM}{problem}{ALARM:#}");
        }
        let (ran, wrong) = (coverage.ran, coverage.problems.len());
        if !self.coverage && !self.quiet {
            writeln!(out, "{STRONG}{ran} cases ran, {wrong} went wrong{STRONG:#}")?;
        }
        let nothing_ran = ran == 0 && wrong == 0;
        if nothing_ran {
            anstream::eprintln!("{ALARM}no case was found{ALARM:#}");
        }
        Ok(if wrong == 0 && !nothing_ran {
            Answer::Yes
        } else {
            Answer::No
        })
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
