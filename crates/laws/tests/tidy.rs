//! The house rules that a program can look after: short functions, files that say what they are for, and rules that
//! are named by their statics.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Functions of 70 lines or more. The list may only become shorter.
const LONG: &[&str] = &["server/src/ws.rs: talk"];

/// Strings that are alike and name something else: how a game ended in PGN, a kind of finding, the heading of a row, a part of
/// a printed page, a text with a bound.
const ALIKE: &[&str] = &[
    "archive/src/audit/kind.rs: castling",
    "archive/src/audit/kind.rs: checkmate",
    "archive/src/audit/kind.rs: stalemate",
    "archive/src/tags.rs: checkmate",
    "archive/src/tags.rs: resignation",
    "cli/src/verbs/fen.rs: stalemate",
    "cli/src/verbs/chess960.rs: pieces",
    "server/src/bounds.rs: appeal",
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
        // A function that is only declared ends with its line.
        let Some(rest) = words
            .strip_prefix("fn ")
            .filter(|rest| !rest.ends_with(';'))
        else {
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
            }
        }
    }
    is_exactly(&named, ALIKE, "rules named by a string");
}

/// The articles: the files and folders of `rules/`.
fn articles() -> Vec<String> {
    let rules = crates().join("laws/src/rules");
    let names = std::fs::read_dir(rules).unwrap();
    let mut articles: Vec<String> = names
        .map(|entry| entry.unwrap().path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name != "mod")
        .collect();
    articles.sort();
    articles.dedup();
    assert!(articles.len() > 10, "{articles:?}");
    articles
}

/// What follows a word in code, each time that it stands there as a whole word.
fn after_word<'a>(code: &'a str, word: &str) -> Vec<&'a str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let places = code.match_indices(word).filter(|(at, _)| {
        let before = code[..*at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    });
    places.map(|(at, word)| &code[at + word.len()..]).collect()
}

/// The last names of the paths that begin here: `::NAME`, `::Type::function`, `::{A, b}`.
fn path_ends(rest: &str) -> Vec<String> {
    let Some(rest) = rest.strip_prefix("::") else {
        return Vec::new();
    };
    if let Some(list) = rest.strip_prefix('{') {
        let list = list.split('}').next().unwrap_or_default();
        return list.split(',').map(|name| name.trim().to_owned()).collect();
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '*';
    let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
    match path_ends(&rest[end..]) {
        longer if !longer.is_empty() => longer,
        _ => vec![rest[..end].to_owned()],
    }
}

/// A function, a module or everything at once: what an article may not have of another. A rule is a ground, and a type
/// is what is found; both may be named.
fn is_more_than_data(name: &str) -> bool {
    !matches!(name, "" | "self") && !name.starts_with(|c: char| c.is_uppercase())
}

/// An article says what it finds; who is heard next, `course.rs` says.
#[test]
fn no_article_calls_another() {
    let articles = articles();
    let mut calls = BTreeSet::new();
    let mut named = 0;
    for (file, text) in sources() {
        let Some(path) = file.strip_prefix("laws/src/rules/") else {
            continue;
        };
        let home = path.split(['/', '.']).next().unwrap();
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let code: String = lines.collect::<Vec<_>>().join("\n");
        if home == "mod" {
            continue;
        }
        for article in articles.iter().filter(|article| *article != home) {
            for rest in after_word(&code, article) {
                let ends = path_ends(rest);
                named += ends.len();
                for end in ends {
                    // A type of another article is data; what it can do is that article's.
                    let of_type = after_word(&code, &end).into_iter().flat_map(path_ends);
                    let is_type = end.starts_with(|c: char| c.is_uppercase())
                        && end.contains(|c: char| c.is_lowercase());
                    let called = of_type.filter(|name| is_type && is_more_than_data(name));
                    let all = called.map(|name| format!("{file}: {article}::{end}::{name}"));
                    calls.extend(all);
                    if is_more_than_data(&end) {
                        calls.insert(format!("{file}: {article}::{end}"));
                    }
                }
            }
        }
    }
    assert!(
        named > 50,
        "only {named} names of other articles were found"
    );
    assert!(calls.is_empty(), "an article calls another: {calls:#?}");
}

/// What a rule decided stands in the event: whoever replays it asks no rule. `unsaid.rs` is for journals that do not say it.
#[test]
fn evolve_asks_no_rule() {
    let rules = [".judge(", "legal_moves(", "has_legal_move(", "open_moves("];
    let mut asked = BTreeSet::new();
    let mut rooms = 0;
    for (file, text) in sources() {
        let home = file == "laws/src/game.rs" || file.starts_with("laws/src/game/");
        let code: String = match home {
            true => text,
            // What an article's state makes of a fact.
            false if file.starts_with("laws/src/rules/") => applied(&text),
            false => continue,
        };
        rooms += usize::from(!code.is_empty());
        let mut lines = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        if lines.any(|line| rules.iter().any(|rule| line.contains(rule))) {
            asked.insert(file);
        }
    }
    assert!(rooms > 15, "only {rooms} rooms were looked at");
    is_exactly(
        &asked,
        &["laws/src/game/unsaid.rs"],
        "asks a rule on replaying",
    );
}

/// The functions that apply a fact.
fn applied(text: &str) -> String {
    let bodies = text.split("fn apply(").skip(1);
    bodies
        .map(|body| body.split("\n    }\n").next().unwrap_or_default())
        .collect()
}
