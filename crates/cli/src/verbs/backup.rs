//! `adoube backup`: a copy of a hall, also of one that is running.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use server::journal::{Address, postgres};

use super::serve::{database, fault};
use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Copies a hall into a new file while it goes on, and checks the copy.
#[derive(Args)]
pub struct Backup {
    /// The file of the hall, or the address of a database: postgres://user@host/database
    from: String,
    /// The copy; it must not exist yet
    to: PathBuf,
    /// What the hall is called in the database
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
    /// What was copied, as JSON
    #[arg(long)]
    json: bool,
}

impl Backup {
    /// Copies.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let copied = match Address::is_database(&self.from) {
            false => server::journal::backup(&PathBuf::from(&self.from), &self.to),
            true => {
                let Address::Postgres(place) = database(&self.from, named(&self.hall)?)? else {
                    return Err(Failure::usage("this is no database"));
                };
                let runtime = tokio::runtime::Runtime::new()?;
                runtime.block_on(postgres::backup(&place, &self.to))
            }
        };
        let copied = copied.map_err(fault)?;
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

/// The name of a hall, which a database needs.
pub(super) fn named(hall: &Option<String>) -> Result<&str, Failure> {
    let words = "a database may have several halls: say which with --hall NAME";
    hall.as_deref().ok_or_else(|| Failure::usage(words))
}
