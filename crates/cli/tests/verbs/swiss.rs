//! `adoube swiss`: replies and exit codes that programs rely on.

use crate::{adoube, adoube_reading};

/// Four players after one round; 5 has had the bye.
const REPORT: &str = "\
012 Small open
142 3
152 W
192 FIDE_DUTCH
001    1      One                               2100                             1.0    1     3 w 1
001    2      Two                               2000                             1.0    2     4 b 1
001    3      Three                             1900                             0.0    4     1 b 0
001    4      Four                              1800                             0.0    5     2 w 0
001    5      Five                              1700                             1.0    3  0000 - U
";

#[test]
fn pairs_the_next_round() {
    let run = adoube_reading(&["swiss", "pair", "-"], REPORT).ok();
    let lines: Vec<&str> = run.lines().collect();
    assert_eq!(lines.len(), 4, "{run}");
    assert_eq!(lines[0], "3");
    assert!(lines[3].ends_with(" 0"), "{run}");
    let json = adoube_reading(&["swiss", "pair", "--json", "-"], REPORT).json();
    assert_eq!(json[0]["round"], 2);
    assert_eq!(json[0]["pairs"].as_array().unwrap().len(), 2);
}

#[test]
fn checks_what_was_generated_and_names_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.trf");
    let path = path.to_str().unwrap();
    let text = adoube(&[
        "swiss",
        "generate",
        "--players",
        "14",
        "--rounds",
        "5",
        "--seed",
        "3",
    ])
    .ok();
    std::fs::write(path, &text).unwrap();
    let run = adoube(&["swiss", "check", path]).ok();
    assert!(run.contains("5 rounds agree"), "{run}");
    // The same seed, the same tournament.
    let again = adoube(&[
        "swiss",
        "generate",
        "--players",
        "14",
        "--rounds",
        "5",
        "--seed",
        "3",
    ])
    .ok();
    assert_eq!(again, text);
    // Another initial colour turns the colours of the first round.
    std::fs::write(path, text.replace("152 W", "152 B")).unwrap();
    let run = adoube(&["swiss", "check", path]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stdout.contains("round 1 differs"), "{run:?}");
}

#[test]
fn explains_in_six_languages() {
    let plain = adoube_reading(&["swiss", "explain", "-"], REPORT).ok();
    assert!(
        plain.contains("Bracket 1.0") && plain.contains("5.2."),
        "{plain}"
    );
    let mut said = std::collections::BTreeSet::new();
    for language in ["en", "ru", "bg", "sr", "mk", "hy"] {
        let args = [
            "swiss",
            "explain",
            "-",
            "--why-not",
            "1",
            "3",
            "--lang",
            language,
        ];
        let answer = adoube_reading(&args, REPORT).ok();
        assert!(answer.contains("C1"), "{answer}");
        said.insert(answer);
        let args = ["swiss", "explain", "-", "--lang", language];
        let whole = adoube_reading(&args, REPORT).ok();
        assert!(!whole.contains("swiss-"), "{whole}");
    }
    assert_eq!(said.len(), 6);
    let bye = adoube_reading(&["swiss", "explain", "-", "--why-bye", "5"], REPORT).ok();
    assert!(bye.contains("C2"), "{bye}");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    let wrong = REPORT.replace("     3 w 1", "     3 x 1");
    let said = adoube_reading(&["swiss", "pair", "-"], &wrong).failed(3);
    assert!(said.contains("line 5, column 97"), "{said}");
    let without = REPORT.replace("142 3\n", "");
    let said = adoube_reading(&["swiss", "pair", "-"], &without).failed(3);
    assert!(said.contains("142"), "{said}");
    let said = adoube(&["swiss", "pair", "there-is-no-such-file.trf"]).failed(5);
    assert!(said.contains("there-is-no-such-file"), "{said}");
    adoube(&["swiss", "pair"]).failed(3);
    adoube(&["swiss", "pear"]).failed(3);
    // Over: there is no round after the last.
    let over = REPORT.replace("142 3", "142 1");
    adoube_reading(&["swiss", "pair", "-"], &over).failed(3);
}

#[test]
fn where_nobody_can_be_paired_the_code_says_so() {
    let two = "\
012 Two
142 3
152 W
001    1      One                               2100                             1.0    1     2 w 1
001    2      Two                               2000                             0.0    2     1 b 0
";
    let said = adoube_reading(&["swiss", "pair", "-"], two).failed(1);
    assert!(
        said.contains("no legal pairing exists for round 2"),
        "{said}"
    );
}
