//! The program `adoube`: one verb for each thing the crates can do.
//!
//! `main` turns a result into an exit code and does nothing else; a verb is a file in `verbs`.

mod failure;
mod input;
mod output;
mod verbs;
mod words;

use std::process::ExitCode;

use clap::Parser;

use failure::{EXIT_CODES, Failure};
use output::Output;

/// The Laws of Chess as running software.
#[derive(Parser)]
#[command(
    name = "adoube",
    version,
    after_help = EXIT_CODES,
    arg_required_else_help = true,
    subcommand_value_name = "VERB",
    subcommand_help_heading = "Verbs",
    disable_help_subcommand = false
)]
struct Cli {
    #[command(subcommand)]
    verb: verbs::Verb,
}

fn main() -> ExitCode {
    let verb = match Cli::try_parse() {
        Ok(cli) => cli.verb,
        Err(error) => return misunderstood(&error),
    };
    let mut out = Output::standard();
    let result = verb
        .run(&mut out)
        .and_then(|answer| out.finish().map(|()| answer).map_err(Failure::from));
    match result {
        Ok(answer) => answer.into(),
        Err(failure) => {
            // What was answered before the failure still belongs to the reader.
            let _ = out.finish();
            failure.report()
        }
    }
}

/// Wrong usage. Programs that call a pairing engine expect another code for it than everybody else.
fn misunderstood(error: &clap::Error) -> ExitCode {
    let is_pairing = std::env::args().nth(1).is_some_and(|verb| verb == "swiss");
    if error.use_stderr() && is_pairing {
        let _ = error.print();
        return ExitCode::from(verbs::swiss::BAD);
    }
    error.exit()
}
