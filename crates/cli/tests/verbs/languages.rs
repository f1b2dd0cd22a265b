//! The terminal in six languages: answers, errors and help.

use crate::{adoube_in, adoube_reading};

const OTHERS: [&str; 6] = ["ru", "bg", "sr", "mk", "hy", "sr-Latn"];

/// Letters of the language; Serbian in Latin has its own marks.
fn is_own(language: &str, text: &str) -> bool {
    let own = match language {
        "hy" => '\u{531}'..='\u{58a}',
        "sr-Latn" => '\u{100}'..='\u{17f}',
        _ => '\u{400}'..='\u{45f}',
    };
    text.chars().any(|letter| own.contains(&letter))
}

#[test]
fn answers_and_errors_are_in_the_language_of_the_machine() {
    for language in OTHERS {
        let facts = adoube_in(language, &["fen", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"], "").ok();
        for english in ["to move", "legal moves", "state", "check from"] {
            assert!(!facts.contains(english), "{language}: {facts}");
        }
        for (args, code) in [
            (&["read", "startpos", "0-0"] as &[&str], 1),
            (&["fen", "x"], 1),
            (&["verify", "no-such-file"], 3),
            (&["cite"], 2),
            (&["fen", "startpos", "--no-such"], 2),
            (&["cite", "7.5.5", "--edition", "1999"], 2),
        ] {
            let said = adoube_in(language, args, "").failed(code);
            assert!(is_own(language, &said), "{language}: {args:?}: {said}");
            assert!(!said.contains("error:"), "{language}: {args:?}: {said}");
        }
    }
}

/// The first words of each verb in the overview.
fn overview(help: &str) -> Vec<(String, String)> {
    let lines = help.lines().filter(|line| line.starts_with("  "));
    let verbs = lines.filter_map(|line| line.trim_start().split_once("  "));
    verbs
        .map(|(verb, words)| (verb.to_owned(), words.trim().to_owned()))
        .collect()
}

#[test]
fn help_is_in_the_language_of_the_machine() {
    let english = overview(&adoube_reading(&["--help"], "").ok());
    assert!(english.len() > 25, "{english:?}");
    for language in OTHERS {
        let help = adoube_in(language, &["--help"], "").ok();
        for line in overview(&help) {
            assert!(!english.contains(&line), "{language}: {line:?}");
        }
        for english in ["Usage", "Options:", "Print help", "Exit codes"] {
            assert!(!help.contains(english), "{language}: {help}");
        }
        let serve = adoube_in(language, &["serve", "-h"], "").ok();
        assert!(
            !serve.contains("The file of") && !serve.contains("[default"),
            "{serve}"
        );
    }
}

#[test]
fn the_arguments_go_before_the_machine() {
    let said = adoube_in("hy", &["cite", "7.5.5", "--lang", "bg"], "").ok();
    assert!(said.contains("неправилни ходове"), "{said}");
    // Of the writer, not of the reader.
    let read = adoube_in("en", &["read", "startpos", "Кf3", "--lang", "ru"], "").ok();
    assert!(read.contains("read as"), "{read}");
    let english = adoube_reading(&["read", "startpos", "0-0"], "").failed(1);
    assert!(english.starts_with("error: not legal"), "{english}");
}

/// English help is the text of the program; where the words have it, it must be the same, or the others say something
/// else.
#[test]
fn the_words_of_the_help_are_those_of_the_program() {
    let mut said = 0;
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/terminal.ftl");
    let words = std::fs::read_to_string(file).expect("the words");
    let whole = |text: &str| text.split_whitespace().collect::<Vec<&str>>().join(" ");
    let mut help = String::new();
    for verb in [
        "serve",
        "export",
        "import",
        "publish",
        "backup",
        "verify",
        "rescue",
        "fen",
        "moves",
        "read",
        "check",
        "rule",
        "cite",
        "laws",
        "mate",
        "standings",
    ] {
        help += &whole(&adoube_reading(&[verb, "-h"], "").ok());
    }
    // What begins with a capital is help; errors begin small.
    let words = words.lines().filter_map(|line| line.split_once(" = "));
    for (_, english) in words.filter(|(_, english)| english.starts_with("The file of")) {
        said += 1;
        assert!(help.contains(english), "{english}");
    }
    assert!(said >= 5, "{said}");
}
