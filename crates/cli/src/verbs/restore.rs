//! `adoube restore`: the hall of a file into a database.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use server::journal::{Address, postgres};

use super::serve::{database, fault};
use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Takes the hall of a file, accounts and links included, into a database: all of it, or nothing.
#[derive(Args)]
pub struct Restore {
    /// The file; nobody should serve it meanwhile
    file: PathBuf,
    /// The database: postgres://user@host/database
    to: String,
    /// What the hall is to be called there; no hall has this name yet
    #[arg(long, value_name = "NAME")]
    hall: String,
    /// What was taken in, as JSON
    #[arg(long)]
    json: bool,
}

impl Restore {
    /// Takes it in.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let Address::Postgres(place) = database(&self.to, &self.hall)? else {
            return Err(Failure::usage("this is no database"));
        };
        if !self.file.is_file() {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(Failure::of_file(&self.file)(missing));
        }
        let runtime = tokio::runtime::Runtime::new()?;
        let restored = runtime.block_on(postgres::restore(&self.file, &place));
        let restored = restored.map_err(fault)?;
        if self.json {
            let (streams, entries) = (restored.streams, restored.entries);
            out.json(&json!({"streams": streams, "entries": entries}))?;
        } else {
            out.fact("hall", &self.hall)?;
            out.fact("entries", restored.entries)?;
        }
        Ok(Answer::Yes)
    }
}
