//! What the hall says is there in every language, and every reason for which the Laws refuse an act has its words.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 6] = ["en", "ru", "bg", "sr", "mk", "hy"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn ids(language: &str) -> BTreeSet<String> {
    let file = root().join("locales").join(language).join("hall.ftl");
    let text = std::fs::read_to_string(file).unwrap();
    let named = text.lines().filter_map(|line| line.split_once(" ="));
    named
        .map(|(id, _)| id.to_owned())
        .filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect()
}

#[test]
fn the_hall_speaks_six_languages() {
    let english = ids("en");
    assert!(english.len() > 200);
    for language in LANGUAGES {
        assert_eq!(ids(language), english, "{language}");
    }
}

#[test]
fn every_refusal_has_words() {
    for language in LANGUAGES {
        let known = ids(language);
        for why in laws::Because::ALL {
            assert!(
                known.contains(&why.message()),
                "{language}: {}",
                why.message()
            );
        }
    }
}

/// Every answer that a question offers has a button with words, in every language.
#[test]
fn every_answer_has_a_button() {
    use laws::scenario::run::{Stage, Table};
    use laws::scenario::{coverage::PAGES, given, page, words};
    let mut offered = BTreeSet::new();
    for (_, text) in PAGES {
        for case in page::read(text).unwrap() {
            for edition in case.runs_under() {
                let mut table = Table::new(given::parse(&case.given.text, edition).unwrap());
                for (keyword, line) in &case.lines {
                    if *keyword == page::Keyword::When && line.is_for(edition) {
                        let _ = table.step(&words::parse(&line.text).unwrap());
                        let asked = table.game.questions.first();
                        let answers = asked.map(|asked| asked.answers(&table.game));
                        offered.extend(answers.into_iter().flatten().map(|answer| answer.name));
                    }
                }
            }
        }
    }
    assert!(offered.len() > 25, "{offered:?}");
    for language in LANGUAGES {
        let file = root().join("locales").join(language).join("desk.ftl");
        let text = std::fs::read_to_string(file).unwrap();
        for name in &offered {
            let said = text
                .lines()
                .any(|line| line.starts_with(&format!("answer-{name} =")));
            assert!(said, "{language}: answer-{name}");
        }
    }
}
