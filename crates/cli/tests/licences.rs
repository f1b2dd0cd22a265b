//! Nothing that ships may put our users under terms that ours do not have.
#![allow(missing_docs)]

use std::process::Command;

/// Terms that are met by keeping a notice.
const PERMISSIVE: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "bzip2-1.0.6",
];

/// Can the terms be met by keeping notices alone?
fn is_permissive(expression: &str) -> bool {
    let expression = expression.trim();
    let by = |word| split_outside_brackets(expression, word);
    // OR binds weaker than AND; old crates write a stroke for OR.
    for word in [" OR ", "/"] {
        if by(word).len() > 1 {
            return by(word).into_iter().any(is_permissive);
        }
    }
    if by(" AND ").len() > 1 {
        return by(" AND ").into_iter().all(is_permissive);
    }
    match expression
        .strip_prefix('(')
        .and_then(|e| e.strip_suffix(')'))
    {
        Some(inner) => is_permissive(inner),
        None => PERMISSIVE.contains(&expression),
    }
}

fn split_outside_brackets<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (i, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && i >= start && text[i..].starts_with(word) => {
                parts.push(&text[start..i]);
                start = i + word.len();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

#[test]
fn expressions_are_understood() {
    assert!(is_permissive("MIT OR Apache-2.0 OR LGPL-2.1-or-later"));
    assert!(is_permissive("(MIT OR GPL-3.0) AND Unicode-3.0"));
    assert!(is_permissive("Unlicense/MIT"));
    assert!(!is_permissive("GPL-3.0+"));
    assert!(!is_permissive("MIT AND GPL-3.0"));
    assert!(!is_permissive("MIT AND (LGPL-3.0 OR GPL-3.0)"));
    assert!(!is_permissive(""));
}

#[test]
fn no_copyleft_in_what_ships() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--all-features"])
        .args(["--package", "adoube", "--package", "adoube-python"])
        .args([
            "--edges",
            "normal,build",
            "--target",
            "all",
            "--prefix",
            "none",
        ])
        .args(["--format", "{p}\t{l}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let tree = String::from_utf8(output.stdout).expect("text");
    let mut seen = 0;
    for line in tree.lines().filter(|line| !line.is_empty()) {
        let (package, terms) = line.split_once('\t').expect("a tab");
        let terms = terms.trim_end_matches(" (*)");
        assert!(is_permissive(terms), "{package} is under {terms:?}");
        seen += 1;
    }
    assert!(seen > 10, "the tree has only {seen} lines");
}
