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

/// Each message of the program with the values it asks for. A language may have its words in fewer files than English.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    const PAGES: [&str; 6] = ["desk", "pages", "records", "seat", "setup", "ui"];
    let folder = root().join("locales").join(language);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        if !PAGES.contains(&stem) {
            collect(&std::fs::read_to_string(&path).unwrap(), &mut found);
        }
    }
    found
}

fn collect(text: &str, found: &mut BTreeMap<String, BTreeSet<String>>) {
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
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    let english = messages("en");
    assert!(english.len() > 800, "{}", english.len());
    for language in languages() {
        let own = messages(language);
        for (id, values) in &english {
            assert_eq!(own.get(id), Some(values), "{language}: {id}");
        }
        let unknown: Vec<&String> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(unknown.is_empty(), "{language}: {unknown:?}");
    }
}

#[test]
fn every_folder_is_a_language_and_every_language_has_one() {
    let entries = std::fs::read_dir(root().join("locales")).unwrap();
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with('.'))
        .collect();
    let languages: BTreeSet<String> = languages().into_iter().map(str::to_owned).collect();
    assert_eq!(folders, languages);
}

#[test]
fn every_refusal_has_words() {
    for language in languages() {
        let known = messages(language);
        for why in laws::Because::ALL {
            assert!(
                known.contains_key(&why.message()),
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
                        let step = words::parse_at(&line.text, &table.game).unwrap();
                        let _ = table.step(&step);
                        let asked = table.game.questions.first();
                        let answers = asked.map(|asked| asked.answers(&table.game));
                        offered.extend(answers.into_iter().flatten().map(|answer| answer.name));
                    }
                }
            }
        }
    }
    assert!(offered.len() > 25, "{offered:?}");
    for language in languages() {
        let text = acts(language);
        for name in &offered {
            let said = text
                .lines()
                .any(|line| line.starts_with(&format!("answer-{name} =")));
            assert!(said, "{language}: answer-{name}");
        }
    }
}

fn acts(language: &str) -> String {
    let file = root().join("locales").join(language).join("acts.ftl");
    std::fs::read_to_string(file).unwrap()
}

/// Whoever adds an act writes its words into one file of each language.
#[test]
fn an_act_has_all_its_messages_in_one_file() {
    use laws::acts::{By, forms};
    use laws::scenario::phrase::example;
    let english = acts("en");
    let mut elsewhere = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("locales/en")).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        // A competition is an event too: the set-up has words for it that are no acts.
        if stem != "acts" && stem != "setup" {
            let text = std::fs::read_to_string(&path).unwrap();
            let log = text.lines().filter(|line| line.starts_with("event-"));
            elsewhere.extend(log.map(|line| format!("{stem}: {line}")));
        }
    }
    assert!(elsewhere.is_empty(), "{elsewhere:#?}");
    let said: Vec<&str> = english
        .lines()
        .filter_map(|line| line.strip_prefix("said-")?.split_once(" = "))
        .map(|(_, sentence)| sentence)
        .collect();
    // What is fixed in a message, in order.
    let is = |phrase: &str, sentence: &str| {
        let mut rest = phrase;
        let fixed = sentence.split(['{', '}']).step_by(2);
        fixed.into_iter().all(|part| match rest.find(part) {
            Some(at) => {
                rest = &rest[at + part.len()..];
                true
            }
            None => false,
        })
    };
    for form in forms().filter(|form| form.now.is_none()) {
        let phrase = match form.by {
            By::Assistant => example(form.words),
            by => format!("{} {}", by.words(), example(form.words)),
        };
        let told = said.iter().any(|sentence| is(&phrase, sentence));
        assert!(told, "locales/en/acts.ftl has no said-… for: {phrase}");
    }
}
