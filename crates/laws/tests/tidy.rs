//! The house rules that a program can look after: short functions, files that say what they are for, and rules that
//! are named by their statics.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Functions of 70 lines or more. The list may only become shorter.
const LONG: &[&str] = &[
    "archive/src/audit/mod.rs: game",
    "chess/src/notation/reader/tests.rs: one_glyph_in_four_languages",
    "chess/src/notation/san/read.rs: read_strictly",
    "event/src/csv/players.rs: read_row",
    "laws/src/discretion.rs: answered",
    "laws/src/game.rs: apply",
    "laws/src/game.rs: ruled",
    "laws/src/rules/a12_arbiter/repair.rs: rulings_of",
    "laws/src/ruling.rs: fmt",
    "mate/src/checker/men.rs: anchored",
    "mate/src/checker/men.rs: roamer",
    "mate/src/regions/leave.rs: taken",
    "mate/src/walk.rs: winners_move",
    "server/src/journal/rescue.rs: prove",
    "server/src/ws.rs: hear",
    "server/src/ws.rs: talk",
];

/// Places outside `laws` that still name a rule by a string. The list may only become shorter.
const NAMED_BY_STRING: &[&str] = &[
    "archive/src/audit/kind.rs: castling",
    "archive/src/audit/kind.rs: checkmate",
    "archive/src/audit/kind.rs: dead-position",
    "archive/src/audit/kind.rs: draw-by-agreement",
    "archive/src/audit/kind.rs: fifty-moves-by-written-move",
    "archive/src/audit/kind.rs: fifty-moves-completed",
    "archive/src/audit/kind.rs: fivefold-repetition",
    "archive/src/audit/kind.rs: flag-fall-loses",
    "archive/src/audit/kind.rs: king-not-exposed",
    "archive/src/audit/kind.rs: promotion-duty",
    "archive/src/audit/kind.rs: rapid-unsupervised-illegal-move",
    "archive/src/audit/kind.rs: resignation",
    "archive/src/audit/kind.rs: seventy-five-moves",
    "archive/src/audit/kind.rs: stalemate",
    "archive/src/audit/kind.rs: threefold-by-written-move",
    "archive/src/audit/kind.rs: threefold-just-appeared",
    "server/src/bounds.rs: appeal",
];

/// Strings that are alike and name something else: how a game ended in PGN, a part of a printed page.
const ALIKE: &[&str] = &[
    "archive/src/tags.rs: checkmate",
    "archive/src/tags.rs: resignation",
    "server/src/http/print/envelope.rs: envelope",
];

/// `chess` stands below `laws` and cannot know its statics; a test of the catalogue compares its topics.
const BELOW: &[&str] = &["chess"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file of source, with its path from `crates/`.
fn sources() -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(crates())
        .unwrap()
        .map(|entry| entry.unwrap().path().join("src"))
        .filter(|folder| folder.is_dir())
        .collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let name = path.strip_prefix(crates()).unwrap().display().to_string();
                all.push((name, std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    all.sort();
    assert!(all.len() > 100, "{} files of source", all.len());
    all
}

/// Functions with their lengths. The source is formatted, so a function ends where its brace comes back to the column
/// of its beginning.
fn functions(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (begin, line) in lines.iter().enumerate() {
        let words = line.trim_start();
        let qualifiers = [
            "pub(crate) ",
            "pub(super) ",
            "pub ",
            "const ",
            "async ",
            "unsafe ",
        ];
        let words = qualifiers.iter().fold(words, |words, qualifier| {
            words.strip_prefix(qualifier).unwrap_or(words)
        });
        let Some(rest) = words.strip_prefix("fn ") else {
            continue;
        };
        let name: String = rest
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect();
        let closing = format!("{}}}", &line[..line.len() - line.trim_start().len()]);
        if let Some(length) = lines[begin..].iter().position(|line| *line == closing) {
            found.push((name, length + 1));
        }
    }
    found
}

#[track_caller]
fn is_exactly(found: &BTreeSet<String>, listed: &[&str], what: &str) {
    let listed: BTreeSet<String> = listed.iter().map(|&one| one.to_owned()).collect();
    let new: Vec<&String> = found.difference(&listed).collect();
    assert!(new.is_empty(), "{what}: {new:#?}");
    let mended: Vec<&String> = listed.difference(found).collect();
    assert!(
        mended.is_empty(),
        "mended, so to be taken off the list in this test: {mended:#?}"
    );
}

#[test]
fn functions_are_short() {
    let mut long = BTreeSet::new();
    for (file, text) in sources() {
        let functions = functions(&text).into_iter();
        let too_long = functions.filter(|(_, length)| *length >= 70);
        long.extend(too_long.map(|(name, _)| format!("{file}: {name}")));
    }
    is_exactly(&long, LONG, "functions of 70 lines or more");
}

#[test]
fn every_file_says_what_it_is_for() {
    let silent: Vec<String> = sources()
        .into_iter()
        .filter(|(_, text)| !text.starts_with("//!"))
        .map(|(file, _)| file)
        .collect();
    assert!(silent.is_empty(), "no //! at the head of: {silent:#?}");
}

#[test]
fn no_rule_is_named_by_a_string_outside_laws() {
    let mut named = BTreeSet::new();
    for (file, text) in sources() {
        let home = file.split('/').next().unwrap_or_default();
        if home == "laws" || BELOW.contains(&home) {
            continue;
        }
        // What tests of a file say is their own.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let code: String = code.collect::<Vec<_>>().join("\n");
        for rule in laws::rules::all() {
            if code.contains(&format!("\"{}\"", rule.name)) {
                named.insert(format!("{file}: {}", rule.name));
                named.retain(|one| !ALIKE.contains(&one.as_str()));
            }
        }
    }
    is_exactly(&named, NAMED_BY_STRING, "rules named by a string");
}
