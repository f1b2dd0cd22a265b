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
    assert!(
        run.stderr.contains("line 6, column 6 (2014 2018 2023)"),
        "{run:?}"
    );
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

/// Silence could be taken for play: a press while the clocks stand, and a hand when the game is over, are told.
#[test]
fn what_has_no_effect_is_told() {
    let script = "given blitz\nwhite plays e4\nblack plays b8b6\nblack plays b8b5\n";
    let told = adoube_reading(&["rule"], script).ok();
    let vain = "# Black presses the clock; the clocks are stopped, and the press has no effect";
    assert_eq!(told.matches(vain).count(), 1, "{told}");
    let told = adoube_reading(&["rule", "--lang", "ru"], script).ok();
    assert!(told.contains("часы остановлены"), "{told}");
    let claimed = "given time 90, quickplay, no arbiter, clocks 1:09 5:05\n\
                   white claims that the opponent cannot win\nwhite moves e4\n";
    let told = adoube_reading(&["rule"], claimed).ok();
    assert!(told.contains("while no game is played"), "{told}");
}

#[test]
fn what_rule_prints_can_be_checked_and_what_is_checked_can_be_played() {
    let printed = adoube_reading(&["rule", "--edition", "2018"], ILLEGAL).ok();
    assert!(
        printed.contains("then black gains 2 minutes by"),
        "{printed}"
    );
    // As it stands, and in a page.
    let bare = page("printed.txt", &printed);
    assert!(
        adoube(&["check", &bare])
            .ok()
            .contains("1 cases ran, 0 went wrong")
    );
    let block = page(
        "printed.md",
        &format!("# A page\n\n```scenario\n{printed}```\n"),
    );
    assert!(
        adoube(&["check", &block])
            .ok()
            .contains("1 cases ran, 0 went wrong")
    );
    // And again into the other, which finds the same.
    assert_eq!(adoube_reading(&["rule"], &printed).ok(), printed);
    let otherwise = printed.replace("2 minutes", "3 minutes");
    let run = adoube_reading(&["rule"], &otherwise);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("the script says otherwise"), "{run:?}");
}

#[test]
fn then_lines_are_filled_in() {
    let bare = "```scenario
name an illegal move
rule 7.5.5
given rapid, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
when white moves e2e5
when white presses the clock
```
";
    let file = page("write.md", bare);
    assert_eq!(adoube(&["check", &file]).code, 1);
    adoube(&["check", "--write", &file]).ok();
    let written = fs::read_to_string(&file).expect("read");
    assert!(
        written.contains("then 2023 black gains 1 minute"),
        "{written}"
    );
    adoube(&["check", &file]).ok();
    adoube(&["check", "--write"]).failed(2);
}

#[test]
fn old_words_are_rewritten() {
    let file = page(
        "old.md",
        "```scenario\nname old\ngiven standard, flag by clock\nwhen white plays e4\n```\n",
    );
    adoube(&["check", &file]).ok();
    adoube(&["check", "--fix", &file]).ok();
    let fixed = fs::read_to_string(&file).expect("read");
    assert!(fixed.contains("flags noticed by the clock"), "{fixed}");
    // A page without a case is not passed over.
    assert!(
        adoube(&["check", &page("none.md", "# Nothing\n")])
            .failed(1)
            .contains("no case was found")
    );
}

#[test]
fn words_are_listed() {
    let all = adoube(&["words"]).ok();
    for words in [
        "white presses the clock",
        "the arbiter answers ANSWER",
        "clocks TIME TIME",
        "COLOUR gains SPAN",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
    assert!(
        adoube(&["words", "refusals"])
            .ok()
            .contains("the game is over")
    );
    assert!(adoube(&["words", "acs"]).failed(2).contains("acts"));
    assert!(
        adoube(&["rule", "--help"])
            .ok()
            .contains("presses the clock")
    );
    assert_eq!(adoube(&["words", "--json"]).json()[0]["name"], "lines");
}

#[test]
fn the_measures_of_the_desk_are_printed() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../web/src/pages/desk/measures.json"
    );
    let stored = fs::read_to_string(file).expect("the list of measures");
    assert_eq!(adoube(&["words", "--desk"]).ok(), stored);
}

#[test]
fn an_article_is_shown_with_its_cases_and_its_code() {
    let shown = adoube(&["cite", "7.5.5", "--source"]).ok();
    for part in [
        "articles/07-irregularities.md:",
        "when ",
        "then ",
        "crates/laws/src/rules/a07_irregularities/",
        "fn ",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let json = adoube(&["cite", "7.5.5", "--source", "--json"]).json();
    assert!(
        json[0]["code"]
            .as_array()
            .is_some_and(|code| !code.is_empty())
    );
    assert!(
        json[0]["told"]
            .as_array()
            .is_some_and(|told| !told.is_empty())
    );
}

#[test]
fn cases_of_ones_own_that_cannot_be_read_are_named_before_the_book_opens() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("course");
    fs::create_dir_all(&folder).expect("a folder");
    let page = "```scenario\nname x\nwhem white resigns\n```\n";
    fs::write(folder.join("first.md"), page).expect("written");
    let run = adoube(&["laws", "--cases", folder.to_str().expect("text")]);
    let told = run.failed(2);
    assert!(told.contains("first.md: line 3"), "{told}");
    let missing = adoube(&["laws", "--cases", "no-such-folder"]);
    missing.failed(3);
}

#[test]
fn one_file_that_cannot_be_read_silences_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.md");
    let case = "when white resigns\nthen white wins by resignation\n";
    let quoted = "> ```scenario\n> when white resigns\n> ```\n";
    let text = format!("```scenario\n{case}\n```scenario\n{case}```\n\n{quoted}");
    fs::write(&page, text).unwrap();
    let told = adoube(&["check", "nofile.md", page.to_str().unwrap()]).failed(3);
    for said in [
        "line 1, column 1: the case has no end before the next begins",
        "the case of line 5: line 7, column 6",
        "line 10, column 1: the block looks like a case",
        "nofile.md",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
}

#[test]
fn what_an_edition_has_under_another_number_is_named() {
    for (said, near) in [("7.5.5", "7.5.b"), ("7.5.b.", "7.5.b"), ("iii.4", "G.4")] {
        let told = adoube(&["cite", said, "--edition", "2014"]).failed(1);
        assert!(told.contains(&format!("nearest: {near}")), "{said}: {told}");
    }
}
