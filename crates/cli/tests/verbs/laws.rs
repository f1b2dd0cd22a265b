use std::fs;
use std::path::PathBuf;

use crate::{adoube, adoube_reading};

const ILLEGAL: &str = "given rapid, supervised, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
white moves e2e5
white presses the clock
";

fn page(name: &str, text: &str) -> String {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, text).expect("written");
    file.to_str().expect("text").to_owned()
}

#[test]
fn an_act_is_ruled_with_its_articles() {
    let rulings = adoube_reading(&["rule"], ILLEGAL).ok();
    for words in ["Black gets 1 minute more", "7.5.5", "A.3"] {
        assert!(rulings.contains(words), "{rulings}");
    }
    // The price was higher before.
    let before = adoube_reading(&["rule", "--edition", "2018"], ILLEGAL).ok();
    assert!(before.contains("2 minutes"), "{before}");
    let russian = adoube_reading(&["rule", "--lang", "ru"], ILLEGAL).ok();
    assert!(russian.contains("7.5.5") && russian != rulings, "{russian}");
    let events = adoube_reading(&["rule", "--json"], ILLEGAL);
    assert_eq!(events.code, 0);
    assert!(events.json().iter().all(|event| event["event"].is_string()));
}

#[test]
fn a_line_that_is_no_act_is_pointed_at() {
    let run = adoube_reading(&["rule"], "white jumps\n");
    assert_ne!(run.code, 0);
    assert!(run.stderr.contains("line 1, column 7"), "{run:?}");
}

#[test]
fn pages_are_checked() {
    assert!(adoube(&["check"]).ok().contains(", 0 went wrong"));
    let wrong = "```scenario
name it is not a draw
rule illegal-move-penalty
given standard
when white plays e2e4
then the game is drawn by illegal-move-penalty
```
";
    let run = adoube(&["check", &page("wrong.md", wrong)]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("line 6, column 6 (2023)"), "{run:?}");
    adoube(&["check", "no/such/page.md"]).failed(3);
}

#[test]
fn articles_are_cited() {
    let run = adoube(&["cite", "9.2.2", "--edition", "2018", "--json"]);
    assert_eq!(run.json()[0]["topic"], "same-position");
    let words = adoube(&["cite", "illegal-move-penalty"]).ok();
    assert!(words.starts_with("7.5.5 "), "{words}");
    assert!(adoube(&["cite", "99"]).failed(1).contains("99"));
    adoube(&["cite", "7.5.5", "--edition", "1999"]).failed(2);
    // Wholly in the chosen language: beside the name of the provision no Latin letter is left.
    let words = adoube(&["cite", "7.5.5", "--lang", "ru"]).ok();
    let latin = words
        .replace("illegal-move-penalty", "")
        .replace("7.5.b", "");
    assert!(
        !latin.contains(|c: char| c.is_ascii_alphabetic()),
        "{words}"
    );
    let words = adoube(&["cite", "99", "--lang", "sr-Latn"]).failed(1);
    assert!(words.contains("izdanj"), "{words}");
}
