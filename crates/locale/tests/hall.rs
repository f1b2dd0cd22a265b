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

/// All texts between quotation marks in calls of `Refusal::plain` and `Refusal::by`.
fn reasons(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            reasons(&path, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for call in text.split("Refusal::").skip(1) {
            let is_call = call.starts_with("plain(") || call.starts_with("by(");
            let end = call.find(");").or_else(|| call.find(')'));
            if let (true, Some(end)) = (is_call, end) {
                let quoted = call[..end].split('"').skip(1).step_by(2);
                found.extend(quoted.map(str::to_owned));
            }
        }
    }
}

#[test]
fn every_refusal_has_words() {
    let mut found = BTreeSet::new();
    reasons(&root().join("crates/laws/src"), &mut found);
    assert!(found.len() > 50, "{}", found.len());
    let known = ids("en");
    for reason in found {
        let words: Vec<String> = reason
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_ascii_lowercase)
            .collect();
        let id = format!("refusal-{}", words.join("-"));
        assert!(known.contains(&id), "no words for: {reason}");
    }
}
