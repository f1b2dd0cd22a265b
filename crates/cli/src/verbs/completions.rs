//! `adoube completions`: what shells need to complete our verbs.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// `adoube completions SHELL`
#[derive(Args)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut crate::Cli::command(),
            "adoube",
            &mut script,
        );
        out.write_all(&script)?;
        Ok(Answer::Yes)
    }
}
