//! `adoube man`: what a packager puts where `man adoube` looks.

use std::path::PathBuf;

use clap::{Args, CommandFactory};

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Writes the manual pages into a folder: one for the program, one for each verb.
#[derive(Args)]
pub struct Man {
    /// The folder; made if it does not exist
    folder: PathBuf,
}

impl Man {
    /// Writes them.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let wrong = Failure::of_file;
        std::fs::create_dir_all(&self.folder).map_err(wrong(&self.folder))?;
        clap_mangen::generate_to(crate::Cli::command(), &self.folder)
            .map_err(wrong(&self.folder))?;
        let pages = std::fs::read_dir(&self.folder).map_err(wrong(&self.folder))?;
        out.fact("pages", pages.count())?;
        Ok(Answer::Yes)
    }
}
