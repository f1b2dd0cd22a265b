//! The page language: what it lists is what it reads, and nothing is swallowed.

use laws::Edition;
use laws::scenario::coverage::{Coverage, PAGES};
use laws::scenario::run::{self, Came, Outcome, Table};
use laws::scenario::{
    answers, facts, given, help, page, phrase, rulings, unreadable, words, write,
};

/// What goes wrong with a page, as `adoube check` tells it.
fn problems(text: &str) -> Vec<String> {
    let mut coverage = Coverage::default();
    coverage.add_page("page", text);
    coverage.problems
}

fn case(lines: &str) -> String {
    format!("```scenario\nname a case\nrule illegal-move-penalty\n{lines}\n```\n")
}

#[track_caller]
fn complains(lines: &str, of: &str) {
    let problems = problems(&case(lines));
    let told = problems.join("\n");
    assert!(told.contains(of), "of {of}: {told}");
}

#[track_caller]
fn holds(lines: &str) {
    assert_eq!(problems(&case(lines)), Vec::<String>::new());
}

/// A page that cites what an edition does not have is told so by name, and then what was ruled.
#[test]
fn an_article_that_an_edition_does_not_have_is_named() {
    let illegal = "given standard\nwhen white plays e2e5\n";
    let then = |years: &str, by: &str| {
        let first =
            "then the position before e2e5 returns by illegal-move-reinstated with pawn-moves";
        let second = "then white must move the piece on e2 by touched-own-piece";
        format!("editions {years}\n{illegal}{first}\n{second}\nthen black gains 2 minutes by {by}")
    };
    holds(&then("2014", "7.5.b"));
    holds(&then("2018 2023", "7.5.5"));
    complains(
        &then("2018", "7.5.9"),
        "7.5.9 is no article of the edition of 2018; nearest: 7.5.5; ruled instead: black gains",
    );
    // What another edition has under that number, as this one numbers it.
    complains(
        &then("2014", "7.5.5"),
        "7.5.5 is no article of the edition of 2014; nearest: 7.5.b",
    );
    complains(
        &then("2023", "7.5.b"),
        "7.5.b is no article of the edition of 2023; nearest: 7.5.5",
    );
    complains(
        &then("2014", "illegal-move-penalty with two-hands"),
        "two-hands is no article of the edition of 2014; ruled instead",
    );
    complains(
        &then("2023", "ilegal-move-penalty"),
        "no rule is called ilegal-move-penalty; nearest: illegal-move-penalty; ruled instead",
    );
    // One that it has, and that was not the ground: nothing is said of it.
    let problems = problems(&case(&then("2023", "7.5.4"))).join("\n");
    assert!(
        problems.contains("): ruled instead: black gains"),
        "{problems}"
    );
    complains(
        "given standard\nwhen white plays e2e4\nthen black gains 2 minutes by 7.9",
        "7.9 is no article of the edition of 2014; nearest: 7.6; nothing was ruled",
    );
    complains(
        "given standard\nsee the move e2e5 is illegal by 3.99",
        "3.99 is no article of the edition of 2023; nearest: 3.9; found instead",
    );
    complains(
        "rule 7.5.9",
        "7.5.9 is no article of the edition of 2023; nearest: 7.5.5",
    );
}

#[test]
fn nothing_is_swallowed() {
    complains(
        "editions 2019",
        "2019 is no edition of the Laws; there are 2014, 2018, 2023",
    );
    complains("editions 2014, 2018", "years stand with spaces between");
    complains("editions", "expected 2014, 2018, 2023");
    complains("editions 2014 and later", "not and later");
    complains(
        "given standard\ngiven rapid",
        "line 5, column 1: the case has a line given already",
    );
    complains("given 2014 standard", "given takes no years");
    complains("given standard, , rapid", "a setting between the commas");
    complains(
        "given standard\nwhen 2019 white plays e2e4",
        "2019 is no edition",
    );
    complains("given chess960", "with a number from 0 to 959, or with fen");
    complains("givne standard", "did you mean given?");
    complains("given standart", "did you mean “standard”?");
    complains("given blitz 3+2", "did you mean “blitz, time RATE”?");
    complains(
        "given standard, time 5",
        "expected blitz, for such a time is not standard play",
    );
    complains(
        "given blitz, unsupervised, time 60",
        "expected standard, for such a time is not blitz play",
    );
    complains(
        "given standard\nwhen black plays e7e5",
        "a move of white, who has the move",
    );
    complains(
        "given standard\nwhen the moves e2e4 e7e5 are played now",
        "the end of the line",
    );
    complains("name another", "the case has a line name already");
    complains(
        "rule illegal-move-penaltie",
        "did you mean illegal-move-penalty?",
    );
    complains("rule 99.1", "99.1 is no article of the edition of 2023");
    for fence in [
        "```Scenario",
        "``` scenario",
        "```scenarios",
        "```senario",
        "```case",
        "```Cases",
        "  ```scenario",
        "~~~scenario",
        "````scenario",
    ] {
        let close = fence
            .trim_start()
            .trim_end_matches(|c: char| c.is_alphabetic() || c == ' ');
        let text = format!("{fence}\nname a case\nwhen white plays e2e4\n{close}\n");
        let told = problems(&text).join("\n");
        assert!(
            told.contains("cases begin with ```scenario"),
            "{fence}: {told}"
        );
    }
    let told = problems("```\nwhen white plays e2e4\nthen nothing\n```\n").join("\n");
    assert!(told.contains("looks like a case"), "{told}");
    // Other blocks are the writer's own.
    assert!(problems("```text\nwhen in doubt\n```\n```\nadoube check\n```\n").is_empty());
    let told = problems("```scenario\nname a case\nwhen white plays e2e4\n").join("\n");
    assert!(told.contains("the case has no end"), "{told}");
}

#[test]
fn a_bad_line_does_not_stop_the_other_cases() {
    let bad = case("given standrad");
    let worse = case("wen white plays e2e4");
    let wrong = case("when white plays e2e4\nthen the game is drawn by illegal-move-penalty");
    let text = format!(
        "{bad}{worse}{wrong}{}",
        case("when white plays e2e4\nthen nothing")
    );
    let mut coverage = Coverage::default();
    coverage.add_page("page", &text);
    let told = coverage.problems.join("\n");
    for part in [
        "“standard”",
        "did you mean when?",
        "nothing was ruled, not: the game is drawn",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(coverage.cases("illegal-move-penalty", Edition::Y2023), 1);
}

#[test]
fn a_ruling_made_midway_is_told() {
    // The third move is illegal; the others are not played.
    complains(
        "when the moves e2e4 e7e5 e4e6 a7a6 are played",
        "the page does not say: the position before e4e6 returns",
    );
    complains("when the moves e2e4 e7e5 e4e6 a7a6 are played", "(at e4e6)");
    let mate = "when the moves f2f3 e7e5 g2g4 d8h4 a2a3 are played";
    complains(mate, "the page does not say: black wins by checkmate");
    holds(&format!(
        "{mate}\nthen black wins by checkmate with checkmated-player-loses\nthen refused, the game is over"
    ));
}

#[test]
fn moves_are_read_in_san_and_by_squares() {
    holds(
        "when the moves 1. e4 e5 2.Nf3 Nc6 3. Bb5 a6 are played\nwhen white plays O-O\nsee the completed moves of white are 4",
    );
    holds(
        "when the moves f3 e5 g4 Qh4 are played\nthen black wins by checkmate with checkmated-player-loses",
    );
    holds(
        "given fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\nwhen white moves 0-0-0\nsee the position is r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1",
    );
    complains("when white plays Nf4", "a legal move in SAN");
    complains("when white plays Nd2", "a legal move in SAN");
    complains("when white plays Zf4", "a move such as e2e4");
    holds(
        "given fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nwhen white touches e2\nthen 2014 white must move the piece on e2 by 4.3.a\nthen 2018 2023 white must move the piece on e2 by 4.3.1\nsee the open moves are e4 e3",
    );
    holds(
        "given fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nsee 2014 the move e4 is legal by 3.7.b\nsee 2018 2023 the move e4 is legal by 3.7.2",
    );
}

#[test]
fn articles_are_named_by_number_or_by_name() {
    // The number is looked up in the edition at hand.
    holds(
        "when the moves f3 e5 g4 Qh4 are played\nthen 2014 black wins by 5.1.a with 1.2\nthen 2018 2023 black wins by 5.1.1 with 1.4.2",
    );
    complains(
        "when the moves f3 e5 g4 Qh4 are played\nthen black wins by 5.2.1",
        "ruled instead: black wins by checkmate",
    );
    complains(
        "when the moves f3 e5 g4 Qh4 are played\nthen white wins by 5.1.1",
        "ruled instead: black wins by checkmate",
    );
    let text = "```scenario\nname a case\nrule 5.1.1\neditions 2018 2023\nwhen the moves f3 e5 g4 Qh4 are played\nthen black wins by checkmate with 1.4.2\n```\n";
    let mut coverage = Coverage::default();
    coverage.add_page("page", text);
    assert_eq!(coverage.problems, Vec::<String>::new());
    assert_eq!(coverage.cases("checkmate", Edition::Y2018), 1);
}

#[test]
fn unknown_words_suggest_the_nearest() {
    complains(
        "when white preses the clock",
        "did you mean “presses the clock”?",
    );
    complains(
        "when the arbiter declares the game drawn",
        "did you mean “enters the result ½-½ as reported”?",
    );
    complains(
        "when white says j'adoube",
        "did you mean “touches SQUARE to adjust”?",
    );
    complains(
        "when white promotes to a queen on e8",
        "did you mean “places a PIECE on SQUARE”?",
    );
    complains(
        "when white leaves",
        "did you mean “asks to leave the area”?",
    );
    complains("when White plays e2e4", "did you mean “white”?");
    complains(
        "when the arbitre starts the game",
        "did you mean “the arbiter”?",
    );
    complains(
        "when white claims repetition",
        "“claims a draw by repetition”",
    );
    complains(
        "when the arbiter answers a warnig",
        "did you mean “a warning”?",
    );
    complains(
        "see the clok of white shows 1:30:30",
        "did you mean “the clock of COLOUR shows”?",
    );
    // Words that mean two things.
    complains("when white claims a draw", "“claims a draw by fifty moves”");
    complains("when white stops the clock", "perhaps to resign");
}

#[test]
fn a_refused_answer_says_what_is_asked() {
    let asks = "when the moves e4 e5 are played\nwhen white tips the king\nthen the arbiter decides: whether white resigns by resignation";
    complains(
        &format!("{asks}\nwhen the arbiter answers a fine"),
        "what is asked is whether white resigns; it may be answered: yes, no, the result 1-0,",
    );
}

#[test]
fn settings_for_clocks_and_notice_and_chess960() {
    holds(
        "given standard, clocks 1:20:00 0:50:00\nsee the clock of white shows 1:20:00\nsee the clock of black shows 50:00\nwhen 1 minute passes\nsee the clock of white shows 1:19:00",
    );
    holds(
        "given standard, chess960, fen 4k3/8/8/8/8/8/8/RK5R w HA - 0 1\nsee the move b1+a1 is legal by castling with chess960-castling-right with chess960-castling-ways with chess960-both-move with chess960-squares-as-usual with chess960-final-squares with chess960-first-move\nwhen white plays 0-0",
    );
    for notice in [
        "flags noticed by the clock",
        "flags noticed by people",
        "illegal moves noticed by the software",
        "illegal moves noticed by people",
        "moves seen on the board",
        "moves known from the sheets",
    ] {
        assert!(
            given::parse(&format!("standard, {notice}"), Edition::Y2023).is_ok(),
            "{notice}"
        );
    }
}

#[test]
fn every_listed_phrase_is_read() {
    for setting in given::SETTINGS {
        let text = phrase::example(setting.words);
        let fen = "fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let given = match text.starts_with("fen ") {
            true => text.clone(),
            false => format!("{text}, {fen}"),
        };
        given::parse(&given, Edition::Y2023).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    for said in answers::ANSWERS {
        let text = format!("the arbiter answers {}", phrase::example(said.words));
        words::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    assert!(facts::all().count() > 20);
    for section in help::sections() {
        let entries = section.groups.iter().map(|(_, entries)| entries.len());
        assert!(entries.sum::<usize>() > 5, "{}", section.name);
    }
}

#[test]
fn every_ruling_of_every_page_is_in_the_list() {
    let mut used = std::collections::BTreeSet::new();
    for (_, text) in PAGES {
        for case in page::read(text).unwrap() {
            for edition in case.runs_under() {
                let told = run::play(&case, edition, Table::new, |_, _, came| {
                    let Came::Acted { outcomes, .. } = came else {
                        return Ok(());
                    };
                    for outcome in outcomes {
                        let words = match &outcome {
                            Outcome::Ruled(ruling) => ruling.remedy.to_string(),
                            Outcome::Refused { refusal, .. } => format!("refused, {}", refusal.why),
                        };
                        let phrase = rulings::phrase_of(&words);
                        used.insert(
                            phrase.unwrap_or_else(|| panic!("scenario/rulings.rs lacks: {words}")),
                        );
                    }
                    Ok(())
                });
                told.unwrap();
            }
        }
    }
    let idle: Vec<&str> = rulings::RULINGS
        .iter()
        .map(|(phrase, _)| *phrase)
        .filter(|phrase| !used.contains(phrase) && *phrase != "nothing")
        .collect();
    assert!(idle.len() <= 3, "no page has such a ruling: {idle:#?}");
}

#[test]
fn then_lines_are_written() {
    let bare = "text\n\n```scenario\nname a case\nrule illegal-move-penalty\ngiven rapid, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nwhen white moves e2e5\nwhen white presses the clock\nwhen white moves e2e4\n```\nmore\n";
    let (written, cases) = write::filled_in(bare, &page::read_page(bare));
    assert_eq!(cases, 1);
    assert_eq!(problems(&written), Vec::<String>::new(), "{written}");
    assert!(
        written.contains("then 2014 2018 black gains 2 minutes"),
        "{written}"
    );
    assert!(
        written.contains("then 2023 black gains 1 minute"),
        "{written}"
    );
    assert!(
        written.starts_with("text\n") && written.ends_with("```\nmore\n"),
        "{written}"
    );
    // What holds stays as it is.
    assert_eq!(
        write::filled_in(&written, &page::read_page(&written)),
        (written.clone(), 0)
    );
    for (name, text) in PAGES {
        let (same, cases) = write::filled_in(text, &page::read_page(text));
        assert_eq!((&*same, cases), (*text, 0), "{name}");
    }
}

#[test]
fn what_is_ruled_midway_is_told_whatever_follows_it() {
    let ruled = "then the position before e7e4 returns by illegal-move-reinstated with pawn-moves\n\
        then black must move the piece on e7 by touched-both-colours\n\
        then white gains 2 minutes by illegal-move-penalty\n";
    // Behind an illegal move a move in SAN cannot be read.
    let moves = "given standard\nwhen the moves e2e4 e7e4 Nf3 are played\n";
    holds(&format!(
        "{moves}{ruled}then refused, the clocks are stopped"
    ));
    complains(
        &format!("{moves}{ruled}"),
        "refused, the clocks are stopped",
    );
    // The last of them leaves nothing out.
    let moves = "given standard\nwhen the moves e2e4 e7e4 are played\n";
    holds(&format!("{moves}{ruled}"));
    // Where nothing is ruled before it, the line is wrong.
    complains(
        "given standard\nwhen the moves e2e4 Nf3 are played",
        "expected a legal move in SAN",
    );
}

#[test]
fn whoever_misspells_an_answer_hears_what_is_asked() {
    let asked = "given standard\nwhen the arbiter notes a disturbance of black\n\
        then the arbiter decides: extra time for the disturbance of black by time-for-disturbance\n";
    let misspelt = format!("{asked}when the arbiter answers 5 minuts more");
    complains(&misspelt, "what is asked is extra time for the disturbance");
    holds(&format!("{asked}when the arbiter answers nothing"));
}

#[test]
fn what_is_given_comes_first() {
    let late = "when white plays e4\ngiven rapid";
    complains(late, "given comes before what is done");
    holds("given rapid\nwhen white plays e4");
}

#[test]
fn old_words_run_and_are_rewritten() {
    let old = "```scenario\nname a case\nrule blind-touched\ngiven standard, flag by clock, illegal moves by people, white visually disabled\nwhen 2018 2023 white takes out e2\n```\nwhen white takes out e2\n";
    let (new, lines) = write::fixed(old);
    assert_eq!(lines, 2);
    assert!(new.contains("given standard, flags noticed by the clock, illegal moves noticed by people, white visually disabled\n"), "{new}");
    assert!(
        new.contains("when 2018 2023 white takes the piece on e2 out of its hole\n"),
        "{new}"
    );
    assert!(new.ends_with("```\nwhen white takes out e2\n"), "{new}");
    assert_eq!(problems(old), problems(&new));
    assert_eq!(write::fixed(&new), (new.clone(), 0));
}

/// `adoube words --markdown` writes it anew.
#[test]
fn the_list_in_the_readme_is_true() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../articles/README.md");
    let text = std::fs::read_to_string(file).unwrap();
    let mark = "<!-- From here on written by `adoube words --markdown`; a test compares. -->\n";
    let (_, list) = text.split_once(mark).expect("the mark of the list");
    if std::env::var_os("UPDATE_WORDS").is_some() {
        let (head, _) = text.split_once(mark).unwrap();
        std::fs::write(file, format!("{head}{mark}{}", help::markdown())).unwrap();
        return;
    }
    assert!(
        list == help::markdown(),
        "articles/README.md is stale: UPDATE_WORDS=1 cargo test -p adoube-laws --test words"
    );
}

/// A case in which nothing happens holds whatever the software does.
#[test]
fn a_case_without_an_act_is_none() {
    complains("given standard", "nothing happens in the case");
    complains(
        "given standard\nthen nothing",
        "nothing happens in the case",
    );
    holds("given standard\nsee the result is none");
    holds("given standard\nwhen white plays e2e4\nthen nothing");
}

/// What is said for an edition under which a case does not run, nobody would look at.
#[test]
fn years_are_among_the_editions_of_the_case() {
    let idle = "the case does not run under 2023; name it in editions, or leave it out here";
    for line in [
        "then 2023 black wins by checkmate",
        "then 2018 2023 nothing",
        "when 2023 white resigns",
        "see 2023 the result is 0-1",
    ] {
        let lines = format!("editions 2014 2018\nwhen white plays e4\n{line}");
        complains(&lines, idle);
    }
    holds(
        "editions 2014 2018\nwhen white plays e4\nthen 2018 nothing\nsee 2014 the result is none",
    );
}

/// An event cannot have two of what there is one of.
#[test]
fn settings_that_contradict_each_other_are_said() {
    for given in [
        "rapid, supervised, unsupervised",
        "flags noticed by the clock, flags noticed by people",
        "moves seen on the board, scoresheets on paper",
        "default time 30 minutes, no default time",
        "no arbiter, draws with the arbiter",
        "no arbiter, rulings wait for the arbiter",
        "flag by clock, flags noticed by people",
        "chess960 518, chess960, fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "electronic scoresheets, scoresheets on paper",
        "no draws before move 30, draws with the arbiter",
    ] {
        let lines = format!("given {given}\nsee the result is none");
        complains(&lines, "expected no contradiction: ");
    }
    for (given, words) in [
        ("time 90, time 30", "time RATE"),
        ("clocks 1:00 1:00, clocks 2:00 2:00", "clocks TIME TIME"),
        ("chess960 518, chess960 1", "chess960 NUMBER"),
        (
            "points 3 1 0, points 1 0.5 0",
            "points POINTS POINTS POINTS",
        ),
        (
            "no draws before move 3, no draws before move 30",
            "no draws before move NUMBER",
        ),
    ] {
        let lines = format!("given {given}\nsee the result is none");
        complains(&lines, &format!("expected {words} only once"));
    }
    holds("given rapid, unsupervised, flags noticed by people\nsee the result is none");
    holds("given white disabled, black disabled\nsee the result is none");
}

/// What a FEN claims and a board cannot have is said, not dropped.
#[test]
fn false_rights_in_a_position_are_said() {
    let see = "see the result is none";
    let castling =
        "castling rights only where king and rook stand for them (see castling-right-lost)";
    complains(
        &format!("given fen 4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\n{see}"),
        castling,
    );
    holds(&format!("given fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n{see}"));
    let passed = "an en passant square only behind a pawn that has just passed it";
    complains(
        &format!("given fen 4k3/8/8/8/8/8/4P3/4K3 b - e3 0 1\n{see}"),
        passed,
    );
    holds(&format!(
        "given fen 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1\n{see}"
    ));
}

#[test]
fn every_line_of_the_pages_can_be_read_without_a_board() {
    for (name, text) in PAGES {
        for case in page::read(text).unwrap() {
            let bad: Vec<String> = unreadable::lines(&case)
                .iter()
                .map(ToString::to_string)
                .collect();
            assert!(bad.is_empty(), "{name}: {bad:#?}");
        }
    }
}

#[test]
fn a_bad_line_hides_no_other() {
    let page = "```scenario\nname several bad\ngiven standard, fast\nwhen wihte resigns\nthen white win\nsee foo\nwhen white plays Nf3\n```\n";
    let mut coverage = Coverage::default();
    coverage.add_page("page", page);
    let told = coverage.problems.join("\n");
    for line in ["line 3, ", "line 4, ", "line 5, ", "line 6, "] {
        assert!(told.contains(line), "{line} {told}");
    }
    assert!(!told.contains("line 7"), "{told}");
    // Nor does a rule that nobody knows, or a ruling that did not come.
    let page = "```scenario\nrule ilegal-move\nwhen wihte resigns\n```\n```scenario\nwhen white resigns\nthen white wins\nwhen black plasy e7e4\n```\n";
    let mut coverage = Coverage::default();
    coverage.add_page("page", page);
    let told = coverage.problems.join("\n");
    for line in ["line 2, ", "line 3, ", "line 7, ", "line 8, "] {
        assert!(told.contains(line), "{line} {told}");
    }
}

#[test]
fn the_suggestion_is_like_the_whole_line_and_in_the_words_of_today() {
    for (line, meant) in [
        ("white playes e2e4", "plays MOVE"),
        ("white claim illegal move", "claims an illegal move"),
        (
            "the arbiter notice the illegal move",
            "notices the illegal move",
        ),
        ("black offers draw", "offers a draw"),
        (
            "white claims a draw by 50 moves",
            "claims a draw by fifty moves",
        ),
    ] {
        let error = words::parse(line).unwrap_err();
        let wanted = format!("did you mean “{meant}”?");
        assert!(
            error.expected.ends_with(&wanted),
            "{line}: {}",
            error.expected
        );
    }
    let error = given::parse("rapid, illegal by people", Edition::Y2023).unwrap_err();
    assert!(
        error.expected.contains("illegal moves noticed by people"),
        "{}",
        error.expected
    );
}
