//! `adoube swiss`: pairs, checks, explains and makes up tournaments on report files.

mod check;
mod explain;
mod file;
mod generate;
mod pair;
mod teams;

use std::panic::{AssertUnwindSafe, catch_unwind};

use clap::{Args, Subcommand};

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Shown below the help of these verbs: programs that call a pairing engine expect these.
const EXIT_CODES: &str = "\
Exit codes of `swiss`: 0 done, or every round agrees; 1 no legal pairing, or a round differs; 2 internal; 3 bad request \
or file; 5 file access.";

/// No pairing obeys the rules.
pub const NO_PAIRING: u8 = 1;
/// A fault of ours.
pub const INTERNAL: u8 = 2;
/// What was given cannot be paired from.
pub const BAD: u8 = 3;
/// A file cannot be read or written.
pub const ACCESS: u8 = 5;

/// `adoube swiss VERB`
#[derive(Args)]
#[command(after_help = EXIT_CODES)]
pub struct Swiss {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Pairs the next round: the number of pairs, then `white black` by board; the bye is `id 0`
    Pair(pair::Pair),
    /// Pairs every round again and says which differ in pairs or colours
    Check(check::Check),
    /// Shows how a round was paired, bracket by bracket, or answers why
    Explain(explain::Explain),
    /// Makes up tournaments that are paired by the rules
    Generate(generate::Generate),
}

impl Swiss {
    /// Does it. A panic would be a fault of ours and has its own exit code.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let done = catch_unwind(AssertUnwindSafe(|| match self.verb {
            Verb::Pair(verb) => verb.run(out),
            Verb::Check(verb) => verb.run(out),
            Verb::Explain(verb) => verb.run(out),
            Verb::Generate(verb) => verb.run(out),
        }));
        done.unwrap_or_else(|_| {
            Err(Failure::coded(
                INTERNAL,
                "the engine has failed; please report it",
            ))
        })
    }
}
