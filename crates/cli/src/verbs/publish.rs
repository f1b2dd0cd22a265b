//! `adoube publish`: the public pages as a folder of files, for any web space.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chess::notation::Language;
use clap::Args;
use server::journal::Sqlite;
use server::publish::{self, Files};
use server::view::Speaker;

use super::serve::fault;
use crate::failure::{Answer, Failure};
use crate::output::Output;
use crate::speech::say;

/// What was written the last time, so that a page that is gone does not stay.
const LIST: &str = ".adoube-published";

/// Writes the public pages of a hall into a folder: pairings, results, standings, players and games, for any web space.
#[derive(Args)]
pub struct Publish {
    /// The folder; made if there is none
    folder: PathBuf,
    /// The file of the hall, which may be running
    #[arg(long, value_name = "FILE", default_value = "hall.adoube")]
    hall: PathBuf,
    /// en, ru, bg, sr, mk, hy or sr-Latn
    #[arg(id = "lang", long, value_name = "LANGUAGE", default_value = "en")]
    language: Language,
    /// Writes again every so many seconds, until it is stopped
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    every: Option<u64>,
}

impl Publish {
    /// Writes them.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        if !self.hall.is_file() {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(Failure::of_file(&self.hall)(missing));
        }
        let runtime = tokio::runtime::Runtime::new()?;
        loop {
            let files = runtime.block_on(async {
                let journal = Sqlite::open(&self.hall)?;
                publish::files(&journal, &Speaker::new(self.language)).await
            });
            let files = files.map_err(fault)?;
            let (new, gone) =
                write(&self.folder, &files).map_err(Failure::of_file(&self.folder))?;
            let all = files.len();
            let told = format!("{all} files, {new} of them new or changed, {gone} removed");
            writeln!(out, "{}", say(&told))?;
            let Some(seconds) = self.every else {
                return Ok(Answer::Yes);
            };
            std::thread::sleep(Duration::from_secs(seconds));
        }
    }
}

/// Writes what has changed, each file as a whole, and removes what was written before and is no more. What others put
/// into the folder stays.
fn write(folder: &Path, files: &Files) -> std::io::Result<(usize, usize)> {
    fs::create_dir_all(folder)?;
    let list = folder.join(LIST);
    let before = fs::read_to_string(&list).unwrap_or_default();
    let mut new = 0;
    for (name, body) in files {
        let path = folder.join(name);
        if fs::read(&path).is_ok_and(|there| there == *body) {
            continue;
        }
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        let part = path.with_extension("part");
        fs::write(&part, body)?;
        fs::rename(&part, &path)?;
        new += 1;
    }
    let now: BTreeSet<&str> = files.keys().map(String::as_str).collect();
    let mut gone = 0;
    // A list that somebody has changed leads to nothing outside the folder.
    let inside = |name: &&str| {
        Path::new(name)
            .components()
            .all(|part| matches!(part, std::path::Component::Normal(_)))
    };
    for name in before
        .lines()
        .filter(inside)
        .filter(|name| !now.contains(name))
    {
        gone += usize::from(fs::remove_file(folder.join(name)).is_ok());
    }
    let lines: String = now.iter().map(|name| format!("{name}\n")).collect();
    fs::write(list, lines)?;
    Ok((new, gone))
}
