//! All words of the page language, printed from the lists that read them: `adoube words`, and the end of
//! `articles/README.md`.

use std::fmt::Write as _;

use serde::Serialize;

use super::answers::ANSWERS;
use super::facts;
use super::given::SETTINGS;
use super::page::KEYWORDS;
use super::phrase::{PLACES, shown};
use super::rulings::RULINGS;
use super::words::{COMMON, PLAYS};
use crate::acts::{self, By};
use crate::refusal::Because;

/// A list of words with its title.
#[derive(Serialize)]
pub struct Section {
    /// One word to ask for it by: `acts`, `settings`.
    pub name: &'static str,
    /// What it lists.
    pub title: &'static str,
    /// The groups of the list, each with a heading that may be empty.
    pub groups: Vec<(String, Vec<Entry>)>,
}

/// A phrase.
#[derive(Serialize)]
pub struct Entry {
    /// As it is written.
    pub words: String,
    /// What it means.
    pub says: String,
    /// Who may do it, if it is an act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may: Option<&'static str>,
}

fn entry(words: impl Into<String>, says: impl Into<String>) -> Entry {
    Entry {
        words: words.into(),
        says: says.into(),
        may: None,
    }
}

fn plain(list: impl Iterator<Item = (&'static str, &'static str)>) -> Vec<(String, Vec<Entry>)> {
    let entries = list.map(|(words, says)| entry(shown(words), says));
    vec![(String::new(), entries.collect())]
}

fn act_groups() -> Vec<(String, Vec<Entry>)> {
    let common = COMMON.iter().map(|(words, says)| entry(*words, *says));
    let mut any: Vec<Entry> = common.collect();
    any.push(entry(format!("white {}", PLAYS.0), PLAYS.1));
    let mut groups = vec![("Moves and time".to_owned(), any)];
    for chapter in acts::CHAPTERS {
        let mut entries = Vec::new();
        for act in chapter.acts {
            // What is said first of an act says what it is; the other ways to say it follow.
            let forms = act.forms.iter().filter(|form| form.now.is_none());
            for (i, form) in forms.enumerate() {
                let words = format!("{} {}", form.by.words(), shown(form.words));
                let says = if i == 0 { act.says.trim() } else { "" };
                let may = (i == 0 && form.by != By::Search).then_some(act.may.words());
                entries.push(Entry {
                    may,
                    ..entry(words, says)
                });
            }
        }
        groups.push((chapter.title.to_owned(), entries));
    }
    groups
}

/// All lists.
pub fn sections() -> Vec<Section> {
    let section = |name, title, groups| Section {
        name,
        title,
        groups,
    };
    let settings = SETTINGS.iter().filter(|setting| setting.now.is_none());
    vec![
        section(
            "lines",
            "How a line begins",
            plain(KEYWORDS.iter().copied()),
        ),
        section(
            "places",
            "What stands in capitals",
            plain(PLACES.iter().map(|(name, _, says)| (*name, *says))),
        ),
        section(
            "settings",
            "`given`: settings, with commas between",
            plain(settings.map(|setting| (setting.words, setting.says))),
        ),
        section(
            "acts",
            "`when`: acts (`white` stands for either player)",
            act_groups(),
        ),
        section(
            "answers",
            "`when the arbiter answers …`: answers to what is asked",
            plain(ANSWERS.iter().map(|said| (said.words, said.says))),
        ),
        section(
            "rulings",
            "`then`: rulings, each with `by` and its rule, more of them with `with` between",
            plain(RULINGS.iter().copied()),
        ),
        section(
            "facts",
            "`see`: facts, followed by what is found",
            plain(facts::all().map(|fact| (fact.words, ""))),
        ),
        section(
            "refusals",
            "`then refused, …`: why something cannot happen",
            plain(Because::ALL.iter().map(|why| (why.words(), ""))),
        ),
    ]
}

/// The lists as Markdown, for `articles/README.md`; the reasons for refusals are left to the program.
pub fn markdown() -> String {
    let mut text = String::new();
    let listed = |section: &Section| section.name != "refusals" && section.name != "lines";
    for section in sections().iter().filter(|section| listed(section)) {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n### {}\n", section.title);
        for (heading, entries) in &section.groups {
            if !heading.is_empty() {
                let _ = write!(text, "\n{heading}:\n");
            }
            text.push('\n');
            for entry in entries {
                let _ = write!(text, "- `{}`", entry.words);
                if !entry.says.is_empty() {
                    let _ = write!(text, ": {}", entry.says);
                }
                text.push('\n');
            }
        }
    }
    text
}
