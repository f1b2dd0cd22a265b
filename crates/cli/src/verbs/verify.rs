//! `adoube verify`: is a record what was acknowledged?

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;
use server::fingerprint;
use server::journal::{Fingerprint, Marked, Survey};
use server::transfer;

use super::serve::fault;
use crate::failure::{Answer, Failure};
use crate::output::{ALARM, Output};
use crate::speech::say;

/// Holds a record against its marks and heads: a hall, which may be running, or an exported journal.
#[derive(Args)]
pub struct Verify {
    /// The file of a hall, or an exported journal
    file: PathBuf,
    /// Looks for the round that has this fingerprint, as it stands on printed results
    #[arg(long, value_name = "LETTERS")]
    fingerprint: Option<String>,
    /// What was found, as JSON
    #[arg(long)]
    json: bool,
}

/// What was found.
struct Found {
    entries: u64,
    wrong: Vec<String>,
    /// What cannot be told.
    unknown: Vec<String>,
    marks: Vec<Marked>,
}

impl Verify {
    /// Looks, and says what is wrong.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let found = match is_hall(&self.file).map_err(Failure::of_file(&self.file))? {
            true => in_hall(&self.file)?,
            false => in_text(&self.file)?,
        };
        let rounds = fingerprint::rounds(&found.marks).into_iter().map(|round| {
            let mut entries = fingerprint::entries_of(&found.marks, round);
            (round, Fingerprint::of(&mut entries))
        });
        let rounds: Vec<(u32, Fingerprint)> = rounds.collect();
        let sought = self.fingerprint.as_ref().map(|wanted| {
            let wanted = wanted.trim().to_lowercase();
            let fits = |&(round, _): &(u32, Fingerprint)| {
                fingerprint::find(&found.marks, round, &wanted).map(|counts| (round, counts))
            };
            rounds.iter().find_map(fits)
        });
        let whole = found.wrong.is_empty() && sought != Some(None);
        if self.json {
            let prints: Vec<_> = rounds
                .iter()
                .map(|(round, print)| json!({"round": round, "fingerprint": print.to_string(), "entries": print.entries}))
                .collect();
            let sought = sought.map(|sought| {
                sought.map(
                    |(round, (entries, of))| json!({"round": round, "entries": entries, "of": of}),
                )
            });
            out.json(&json!({
                "whole": whole, "entries": found.entries, "wrong": found.wrong, "unknown": found.unknown,
                "rounds": prints, "sought": sought,
            }))?;
        } else {
            out.fact("entries", found.entries)?;
            for line in &found.wrong {
                writeln!(out, "{ALARM}{}{ALARM:#}", say(line))?;
            }
            for line in &found.unknown {
                writeln!(out, "{}", say(line))?;
            }
            for (round, print) in &rounds {
                out.fact(&format!("round {round}"), print)?;
            }
            match sought {
                Some(Some((round, (entries, of)))) => out.fact(
                    "found",
                    say(&format!(
                        "round {round} as it was after {entries} of {of} entries"
                    )),
                )?,
                Some(None) => {
                    let words = say("no round has had this fingerprint");
                    writeln!(out, "{ALARM}{words}{ALARM:#}")?;
                }
                None => {}
            }
            let words = if found.wrong.is_empty() {
                "whole"
            } else {
                "not what was acknowledged"
            };
            out.fact("record", say(words))?;
        }
        Ok(if whole { Answer::Yes } else { Answer::No })
    }
}

fn is_hall(file: &Path) -> std::io::Result<bool> {
    let mut start = Vec::new();
    std::fs::File::open(file)?
        .take(16)
        .read_to_end(&mut start)?;
    // An exported journal is text; whatever else it is, it is to be looked at as a hall.
    Ok(!start.starts_with(b"{"))
}

fn in_hall(file: &Path) -> Result<Found, Failure> {
    let survey: Survey = server::journal::survey(file).map_err(|why| fault(why.of(file)))?;
    let mut unknown = Vec::new();
    if !survey.has_heads {
        unknown
            .push("there are no heads beside it: whether its end is missing cannot be told".into());
    }
    if survey.unreadable_heads > 0 {
        let lines = survey.unreadable_heads;
        unknown.push(format!("{lines} lines of the file of heads are damaged"));
    }
    Ok(Found {
        entries: survey.streams.values().map(|stream| stream.entries).sum(),
        wrong: survey.words(),
        unknown,
        marks: server::journal::marks(file).unwrap_or_default(),
    })
}

fn in_text(file: &Path) -> Result<Found, Failure> {
    let bytes = std::fs::read(file).map_err(Failure::of_file(file))?;
    let read = String::from_utf8(bytes).map_err(|_| "it is no text".to_owned());
    let read = read.and_then(|text| transfer::verify(&text).map_err(|why| why.to_string()));
    let (marks, wrong) = match read {
        Ok(marks) => (marks, Vec::new()),
        Err(words) => (Vec::new(), vec![words]),
    };
    Ok(Found {
        entries: marks.len() as u64,
        wrong,
        unknown: Vec::new(),
        marks,
    })
}
