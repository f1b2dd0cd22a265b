//! `adoube export`: a hall as text.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use server::journal::Sqlite;
use server::transfer;

use super::serve::fault;
use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Prints everything that has happened in a hall, an entry on each line, without accounts and links.
#[derive(Args)]
pub struct Export {
    /// The file of the hall, which may be running
    file: PathBuf,
}

impl Export {
    /// Prints it.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        if !self.file.is_file() {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(Failure::of_file(&self.file)(missing));
        }
        let runtime = tokio::runtime::Runtime::new()?;
        let text = runtime.block_on(async {
            let journal = Sqlite::open(&self.file)?;
            transfer::export(&journal).await
        });
        out.write_all(text.map_err(fault)?.as_bytes())?;
        Ok(Answer::Yes)
    }
}
