//! The program `adoube`: one verb for each thing the crates can do; a verb is a file in `verbs`.
//!
//! It is a library so that other packages can bring the program without a second copy of everything.

pub mod failure;
pub mod input;
pub mod output;
pub mod speech;
pub mod verbs;
pub mod words;

use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser};

use failure::{EXIT_CODES, Failure};
use locale::Language;
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
    /// The language of words, messages and help: en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Does what the arguments ask for, the first of them being the program's name, and gives the exit code: a number, for
/// those who are no process of their own.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.len() == 1 && verbs::is_double_click() {
        arguments.push("open".into());
    }
    speech::choose(&arguments);
    let command = speech::translated(Cli::command());
    let matches = command.try_get_matches_from(&arguments);
    let verb = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        // The language has been chosen before the arguments are read, so that their errors are in it too.
        Ok(Cli { verb, lang: _ }) => verb,
        Err(asked) => return misunderstood(&asked, &arguments),
    };
    let mut out = Output::standard();
    let result = verb
        .run(&mut out)
        .and_then(|answer| out.finish().map(|()| answer).map_err(Failure::from));
    match result {
        Ok(answer) => answer.code(),
        Err(failure) => {
            // What was answered before the failure still belongs to the reader.
            let _ = out.finish();
            failure.report()
        }
    }
}

/// Wrong usage; help and the version come this way as well, with the code 0. Programs that call a pairing engine expect
/// another code for wrong usage than everybody else.
fn misunderstood(asked: &clap::Error, arguments: &[OsString]) -> u8 {
    match speech::language() {
        Language::En => drop(asked.print()),
        _ if asked.use_stderr() => anstream::eprint!("{}", speech::rendered(&asked.to_string())),
        _ => anstream::print!("{}", speech::rendered(&asked.to_string())),
    }
    let is_pairing = arguments.get(1).is_some_and(|verb| verb == "swiss");
    if asked.use_stderr() && is_pairing {
        return verbs::swiss::BAD;
    }
    u8::try_from(asked.exit_code()).unwrap_or(2)
}
