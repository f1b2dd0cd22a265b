//! `adoube backup`: a copy of a hall, also of one that is running.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Copies a hall into a new file while it goes on, and checks the copy.
#[derive(Args)]
pub struct Backup {
    /// The file of the hall
    file: PathBuf,
    /// The copy; it must not exist yet
    to: PathBuf,
    /// What was copied, as JSON
    #[arg(long)]
    json: bool,
}

impl Backup {
    /// Copies.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let copied = server::journal::backup(&self.file, &self.to).map_err(super::serve::fault)?;
        if self.json {
            let (streams, entries, bytes) = (copied.streams, copied.entries, copied.bytes);
            out.json(&json!({"streams": streams, "entries": entries, "bytes": bytes}))?;
        } else {
            out.fact("copy", self.to.display())?;
            out.fact("entries", copied.entries)?;
            out.fact("bytes", copied.bytes)?;
        }
        Ok(Answer::Yes)
    }
}
