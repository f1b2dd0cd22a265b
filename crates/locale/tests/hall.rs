//! Every file of words that the program itself reads has the same messages in every language, each with the same values,
//! and every reason for which the Laws refuse an act has its words.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use locale::Language;

/// Folders of `locales`: one for each language, however many scripts it has.
fn languages() -> BTreeSet<&'static str> {
    Language::ALL.map(|language| &language.code()[..2]).into()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Each message of a file with the values it asks for.
fn messages(language: &str, file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = root().join("locales").join(language).join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =")
            && name.starts_with(|c: char| c.is_ascii_lowercase())
        {
            id = name.to_owned();
            found.insert(id.clone(), BTreeSet::new());
        }
        for (at, _) in line.match_indices('$') {
            let name = line[at + 1..].split(|c: char| c != '-' && !c.is_ascii_alphanumeric());
            let values = found
                .get_mut(&id)
                .expect("a message goes before its values");
            values.extend(name.take(1).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    for file in [
        "articles.ftl",
        "rulings.ftl",
        "mate.ftl",
        "hall.ftl",
        "print.ftl",
    ] {
        let english = messages("en", file);
        assert!(english.len() > 10, "{file}");
        for language in languages() {
            let own = messages(language, file);
            for (id, values) in &english {
                assert_eq!(own.get(id), Some(values), "{language}: {id}");
            }
            assert_eq!(own.len(), english.len(), "{language}: {file}");
        }
    }
}

#[test]
fn every_refusal_has_words() {
    for language in languages() {
        let known = messages(language, "hall.ftl");
        for why in laws::Because::ALL {
            assert!(
                known.contains_key(&why.message()),
                "{language}: {}",
                why.message()
            );
        }
    }
}
