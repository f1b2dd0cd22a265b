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
