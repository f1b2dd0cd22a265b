//! `adoube words`: the words of pages and scripts, from the lists that read them.

use std::fmt::Write as _;
use std::io::Write as _;

use clap::Args;
use laws::scenario::help::{self, Section};

use crate::failure::{Answer, Failure};
use crate::output::{FAINT, Output, STRONG};

/// `adoube words [LIST]`
#[derive(Args)]
pub struct Words {
    /// lines, places, settings, acts, answers, rulings, facts or refusals; without it, all but the last
    list: Option<String>,
    /// One line of JSON for each list
    #[arg(long, conflicts_with_all = ["markdown", "desk"])]
    json: bool,
    /// As the list at the end of articles/README.md
    #[arg(long, conflicts_with_all = ["list", "desk"])]
    markdown: bool,
    /// The buttons of the arbiter's desk, as web/src/pages/desk/measures.json
    #[arg(long, conflicts_with = "list")]
    desk: bool,
}

impl Words {
    /// Prints the lists.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        if self.markdown {
            write!(out, "{}", help::markdown())?;
            return Ok(Answer::Yes);
        }
        if self.desk {
            out.pretty_json(&laws::acts::measures())?;
            return Ok(Answer::Yes);
        }
        let mut sections = help::sections();
        match &self.list {
            Some(list) => {
                let names: Vec<&str> = sections.iter().map(|section| section.name).collect();
                if !names.contains(&list.as_str()) {
                    let told = format!("no list is called {list}; there are {}", names.join(", "));
                    return Err(Failure::usage(told));
                }
                sections.retain(|section| section.name == list);
            }
            None => sections.retain(|section| section.name != "refusals"),
        }
        for section in &sections {
            if self.json {
                out.json(section)?;
            } else {
                print(section, out)?;
            }
        }
        Ok(Answer::Yes)
    }
}

fn print(section: &Section, out: &mut Output) -> Result<(), Failure> {
    writeln!(out, "{STRONG}{}{STRONG:#}", section.title)?;
    for (heading, entries) in &section.groups {
        if !heading.is_empty() {
            writeln!(out, " {heading}")?;
        }
        for entry in entries {
            writeln!(out, "  {}", entry.words)?;
            let may = entry.may.map(|may| format!(" ({may})")).unwrap_or_default();
            if !entry.says.is_empty() {
                writeln!(out, "      {FAINT}{}{may}{FAINT:#}", entry.says)?;
            }
        }
    }
    Ok(writeln!(out)?)
}

/// The same for `adoube rule --help`, without explanations.
pub fn help() -> String {
    let mut text = String::new();
    for section in help::sections() {
        if matches!(section.name, "refusals" | "lines") {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}:", section.title);
        for entry in section.groups.iter().flat_map(|(_, entries)| entries) {
            let _ = writeln!(text, "  {}", entry.words);
        }
        text.push('\n');
    }
    text + "`adoube words` explains them."
}
