//! Sentences that the program makes in English: every language has them, and they are what the program says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use locale::{Language, Locale};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a folder can be read").path();
        match path.is_dir() {
            true => found.extend(files(&path, ending)),
            false if path.extension().is_some_and(|e| e == ending) => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The messages of a folder with the values that each asks for.
fn messages(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files(&root().join("locales").join(code), "ftl") {
        let mut name = String::new();
        for line in read(&file).lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                name = line.split(" =").next().unwrap_or(line).to_owned();
            }
            let values = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
                rest[..end.unwrap_or(rest.len())].to_owned()
            });
            all.entry(name.clone()).or_default().extend(values);
        }
    }
    all.remove("");
    all
}

#[test]
fn every_language_says_every_message_with_values_that_arrive() {
    let english = messages("en");
    assert!(english.len() > 2500, "{}", english.len());
    for code in ["ru", "bg", "sr", "mk", "hy"] {
        let own = messages(code);
        let missing: Vec<&String> = english.keys().filter(|k| !own.contains_key(*k)).collect();
        let strange: Vec<&String> = own.keys().filter(|k| !english.contains_key(*k)).collect();
        assert!(
            missing.is_empty() && strange.is_empty(),
            "{code}: {missing:?} {strange:?}"
        );
        for (name, values) in own.iter().filter(|(name, _)| name.starts_with("said-")) {
            assert!(
                values.is_subset(&english[name]),
                "{code}: {name} asks for {values:?}"
            );
        }
    }
}

/// The pairing rules and the tie-breaks are texts of their own, and no edition of the Laws numbers them anew.
#[test]
fn no_message_has_a_number_of_the_laws_in_it() {
    for code in ["en", "ru", "bg", "sr", "mk", "hy"] {
        for file in files(&root().join("locales").join(code), "ftl") {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if ["swiss.ftl", "standings.ftl"].contains(&&*name) {
                continue;
            }
            let text = read(&file);
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let mut opened = line.split('(').skip(1);
                assert!(!opened.any(is_number), "{code}/{name}: {line}");
            }
        }
    }
}

/// `8.1`, `III.5`, `A.4`: what an edition may number otherwise.
fn is_number(text: &str) -> bool {
    let Some((before, after)) = text.split_once('.') else {
        return false;
    };
    let first = !before.is_empty() && before.len() <= 3;
    let of_laws = before
        .chars()
        .all(|c| c.is_ascii_digit() || "ABCDGI".contains(c));
    // C.04 is a chapter of another book.
    first && of_laws && after.starts_with(|c: char| ('1'..='9').contains(&c))
}

/// Every string of a source file in front of its tests, with `7` for whatever is filled in.
fn strings(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or(source);
    let mut found = Vec::new();
    for line in source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
    {
        let mut parts = line.split('"').skip(1);
        while let Some(text) = parts.next() {
            let mut plain = String::new();
            let mut depth = 0;
            for letter in text.chars() {
                match letter {
                    '{' => depth += 1,
                    '}' => {
                        depth -= 1;
                        plain.push('7');
                    }
                    letter if depth == 0 => plain.push(letter),
                    _ => {}
                }
            }
            found.push(plain);
            parts.next();
        }
    }
    found
}

/// Words of files and of other programs, which nobody reads as sentences; halves of sentences that are said whole.
const NO_SENTENCES: [&str; 17] = [
    "csv/headings.rs",
    "csv/teams.rs",
    "trf/write.rs",
    "trf/swiss.rs",
    "trf/of.rs",
    "half-point bye",
    "zero-point bye",
    "full-point bye",
    "no opponent",
    "white name",
    "black name",
    "the hall",
    "is not in the list or has withdrawn",
    "is paired twice",
    "has a bye in this round",
    "7 7",
    "team 7 7",
];

#[test]
fn why_a_competition_or_a_file_is_refused_is_said_in_every_language() {
    let locale = Locale::new(Language::Ru);
    let mut unsaid = Vec::new();
    let mut said = 0;
    for folder in ["decide", "csv", "trf"] {
        for file in files(&root().join("crates/event/src").join(folder), "rs") {
            let name = file.to_string_lossy();
            if NO_SENTENCES.iter().any(|end| name.ends_with(end)) {
                continue;
            }
            for text in strings(&read(&file)) {
                let is_sentence =
                    text.contains(' ') && text.starts_with(|c: char| c.is_lowercase());
                if !is_sentence || NO_SENTENCES.contains(&&*text) || text.starts_with("player 7 7")
                {
                    continue;
                }
                said += 1;
                if !locale.is_said(&text) {
                    unsaid.push(format!("{name}: {text}"));
                }
            }
        }
    }
    assert!(said > 100, "{said}");
    assert!(
        unsaid.is_empty(),
        "to be added to locales/*/refused.ftl: {unsaid:#?}"
    );
}

/// Why a move cannot be, why it cannot be read, what is odd about a position.
#[test]
fn complaints_about_chess_are_said_in_every_language() {
    let locale = Locale::new(Language::Hy);
    let mut unsaid = Vec::new();
    for file in [
        "judge.rs",
        "irregular.rs",
        "setup.rs",
        "notation/tolerance.rs",
        "notation/written.rs",
    ] {
        let source = read(&root().join("crates/chess/src").join(file));
        let displays = source.split("impl fmt::Display for").skip(1);
        let texts = displays.flat_map(|part| strings(part.split("\n}").next().unwrap_or(part)));
        for text in texts.filter(|text| text.trim().contains(' ')) {
            // What follows in a second piece of the sentence.
            let whole = match &*text {
                "the king would be in check from " => "the king would be in check from e1",
                "no last move gives check from" => "no last move gives check from e1",
                other => other,
            };
            if whole.starts_with([' ', ',']) || whole.starts_with("column 7") {
                continue;
            }
            let whole = whole
                .replacen("7 has", "white has", 1)
                .replacen("7 is in check", "white is in check", 1)
                .replacen("a 7 ", "a queen ", 1);
            if !locale.is_said(&whole) {
                unsaid.push(format!("{file}: {whole}"));
            }
        }
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}

/// One word for the arbiter in each language; other words for the same person are mistakes here.
#[test]
fn the_arbiter_is_one_word_in_each_language() {
    let others: [(&str, &[&str]); 6] = [
        ("en", &["referee", "umpire"]),
        (
            "ru",
            &["судья", "судьи", "судье", "судью", "судей", "рефери"],
        ),
        ("bg", &["арбит", "рефер"]),
        ("sr", &["арбит", "рефер"]),
        ("mk", &["арбит", "рефер"]),
        ("hy", &["դատավոր", "արբիտր"]),
    ];
    let own = [
        ("en", "arbiter"),
        ("ru", "арбитр"),
        ("bg", "съди"),
        ("sr", "судиј"),
        ("mk", "судиј"),
        ("hy", "մրցավար"),
    ];
    for ((code, others), (_, word)) in others.into_iter().zip(own) {
        let mut used = 0;
        for file in files(&root().join("locales").join(code), "ftl") {
            // What people type when they look for something is theirs.
            if file.ends_with("sought.ftl") {
                continue;
            }
            let text = read(&file).to_lowercase();
            used += text.matches(word).count();
            for other in others {
                assert!(!text.contains(other), "{}: {other}", file.display());
            }
        }
        assert!(used > 100, "{code}: {word} {used}");
    }
}
