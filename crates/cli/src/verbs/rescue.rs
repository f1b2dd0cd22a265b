//! `adoube rescue`: what can be saved of a damaged hall.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::serve::fault;
use crate::failure::{Answer, Failure};
use crate::output::{ALARM, Output};
use crate::speech::say;

/// Saves what is proved of a damaged hall into a new file, and says what is lost. The old file is not touched.
#[derive(Args)]
pub struct Rescue {
    /// The file of the hall, which nobody serves
    file: PathBuf,
    /// The new file; it must not exist yet
    to: PathBuf,
    /// What was saved, as JSON
    #[arg(long)]
    json: bool,
}

impl Rescue {
    /// Saves.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let rescue = server::journal::rescue(&self.file, &self.to).map_err(fault)?;
        let lost = rescue.streams.values().filter_map(|saved| saved.lost);
        let lost: u64 = lost.map(|(from, to)| to - from + 1).sum();
        let saved: u64 = rescue.streams.values().map(|saved| saved.entries).sum();
        let words = rescue.words();
        if self.json {
            out.json(&json!({"saved": saved, "lost": lost, "words": words}))?;
        } else {
            out.fact("new file", self.to.display())?;
            out.fact("saved", say(&format!("{saved} entries")))?;
            out.fact("lost", say(&format!("{lost} entries")))?;
            for line in &words {
                writeln!(out, "{ALARM}{line}{ALARM:#}")?;
            }
        }
        Ok(if lost == 0 { Answer::Yes } else { Answer::No })
    }
}
