use crate::{adoube, adoube_reading};

const LOCKED: &str = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";

#[test]
fn the_answer_has_exactly_these_fields() {
    let run = adoube(&["mate", "--json", "--for", "white", LOCKED]);
    assert_eq!(run.code, 0);
    let answer = &run.json()[0];
    let fields: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    let expected = ["fen", "line", "nodes", "reason", "side", "spent", "verdict"];
    assert_eq!(fields, expected);
    assert_eq!(answer["fen"], LOCKED);
    assert_eq!(answer["side"], "white");
    assert_eq!(answer["verdict"], "unwinnable");
    assert_eq!(answer["line"], serde_json::json!([]));
    assert!(answer["reason"].is_string());
    assert!(answer["nodes"].is_u64());
}

#[test]
fn the_line_replays_to_mate() {
    let fen = "8/5k2/p7/8/8/1Kb5/2P5/qn6 w - - 0 56";
    let run = adoube(&["mate", "--json", "--check", fen]);
    let answer = &run.json()[0];
    // Without a side it is that of the player whose opponent's flag may fall.
    assert_eq!(answer["side"], "black");
    assert_eq!(answer["verdict"], "winnable");
    assert_eq!(answer["reason"], serde_json::Value::Null);
    let mut position = chess::Position::from_fen(fen).expect("a position");
    for mv in answer["line"].as_array().expect("a line") {
        let uci = mv.as_str().expect("text");
        position.play(position.parse_uci(uci).expect("a legal move"));
    }
    assert!(position.is_checkmate());
    assert_eq!(position.turn(), chess::Color::White);
    let words = adoube(&["mate", fen]).ok();
    assert!(words.starts_with("Black can still mate: 56. "), "{words}");
    assert!(words.ends_with("#\n"), "{words}");
}

#[test]
fn both_sides_and_reasons_in_words() {
    let words = adoube(&["mate", "8/8/4k3/8/8/4K3/8/8 w - - 0 1", "--for", "both"]).ok();
    assert_eq!(
        words,
        "White can never mate: White has nothing but the king\n\
         Black can never mate: Black has nothing but the king\n"
    );
    let words = adoube(&["mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]).ok();
    assert_eq!(words, "White can never mate: it is stalemate\n");
}

#[test]
fn the_reason_is_said_in_the_language_of_the_caller() {
    let words = adoube(&["mate", LOCKED, "--for", "white", "--lang", "ru"]).ok();
    assert!(
        words.contains("a1–h3") && words.contains("a6–h8"),
        "{words}"
    );
    assert!(words.starts_with("Белые"), "{words}");
}

#[test]
fn positions_are_read_and_answered_in_order() {
    let input = format!("{LOCKED}\n\n# a remark\nnonsense\n8/8/8/8/8/8/8/4K3 w - -\n{LOCKED}");
    let run = adoube_reading(&["mate", "--json", "--for", "black"], &input);
    assert_eq!(run.code, 1);
    let answers = run.json();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["verdict"], "unwinnable");
    assert_eq!(answers[1]["fen"], "nonsense");
    assert_eq!(answers[1]["column"], 2);
    assert!(
        answers[2]["error"]
            .as_str()
            .is_some_and(|e| e.contains("no king"))
    );
    assert_eq!(answers[0], answers[3]);
}

#[test]
fn bad_input_never_stops_the_rest() {
    let mut input = "x".repeat(1_000_000);
    input.push_str("\n\u{feff}\n\0\n");
    input.push_str(LOCKED);
    let run = adoube_reading(&["mate", "--for", "white"], &input);
    assert_eq!(run.code, 1);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(
        lines[..3].iter().all(|line| line.starts_with("error: ")),
        "{lines:?}"
    );
    assert!(lines[3].starts_with("White can never mate: "), "{lines:?}");
    assert_eq!(adoube_reading(&["mate"], "").ok(), "");
}

#[test]
fn a_budget_may_leave_it_undecided() {
    let hard = "k1b5/1p1p4/1P1P1K2/8/8/B7/4b3/1b6 b - - 0 1";
    let run = adoube(&["mate", hard, "--for", "black", "--budget", "1", "--json"]);
    assert_eq!(run.code, 0);
    assert_eq!(run.json()[0]["verdict"], "undecided");
    assert_eq!(run.json()[0]["spent"], "nodes");
    let large = "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";
    let run = adoube(&[
        "mate", large, "--for", "white", "--memory", "3MiB", "--json",
    ]);
    assert_eq!(run.json()[0]["verdict"], "undecided");
    assert_eq!(run.json()[0]["spent"], "memory");
    for size in ["2TB?", "GiB", "3 apples", "99999999999GiB", "-1"] {
        adoube(&["mate", large, "--memory", size]).failed(2);
    }
    adoube(&["mate", "nonsense"]).failed(1);
    adoube(&["mate", "startpos", "--for", "red"]).failed(2);
}

#[test]
fn on_request_the_mate_must_come_before_the_seventy_fifth_move() {
    let fen = "7k/8/5K2/8/8/8/8/R7 w - - 148 120";
    let ask = |extra: &[&str]| {
        let words = ["mate", fen, "--for", "white", "--check", "--json"];
        let run = adoube(&[words.as_slice(), extra].concat());
        run.json()[0]["verdict"].clone()
    };
    assert_eq!(ask(&[]), "winnable");
    assert_eq!(ask(&["--limits"]), "unwinnable");
}

#[test]
fn a_proof_is_written_down_and_gone_through_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proofs.json");
    let named = file.to_str().unwrap();
    let ask = |extra: &[&str]| adoube(&[&["mate", "--certificate"], extra].concat()).ok();
    let castles = "r3k3/8/8/8/8/8/8/4K3 b q - 0 1";
    let mut proofs = ask(&["--for", "both", LOCKED]);
    proofs += &ask(&["--for", "black", castles]);
    proofs += &ask(&[
        "--limits",
        "--for",
        "white",
        "7k/8/5K2/8/8/8/8/R7 w - - 148 120",
    ]);
    assert_eq!(proofs.lines().count(), 4);
    std::fs::write(&file, &proofs).unwrap();
    let words = adoube(&["mate", "--verify", named]).ok();
    assert_eq!(words.matches("The proof holds").count(), 4, "{words}");
    // The same from standard input, as data.
    let run = adoube_reading(&["mate", "--verify", "-", "--json"], &proofs);
    assert!(run.json().iter().all(|line| line["holds"] == true));
    // A proof of something else is no proof.
    let forged = proofs.replacen("\"side\":\"white\"", "\"side\":\"black\"", 1);
    std::fs::write(&file, &forged).unwrap();
    let run = adoube(&["mate", "--verify", named, "--json"]);
    assert_eq!(run.code, 1);
    let holds: Vec<_> = run
        .json()
        .iter()
        .map(|line| line["holds"] == true)
        .collect();
    assert_eq!(holds, [false, true, true, true]);
    // What is no proof at all, and what was never decided.
    for text in [
        "",
        "[]",
        "{\"format\":\"other\"}",
        &proofs[..proofs.len() / 2],
    ] {
        std::fs::write(&file, text).unwrap();
        adoube(&["mate", "--verify", named]).failed(1);
    }
    adoube(&["mate", "--verify", "/no/such/file"]).failed(3);
    adoube(&["mate", "--verify", named, LOCKED]).failed(2);
    let hard = "k1b5/1p1p4/1P1P1K2/8/8/B7/4b3/1b6 b - - 0 1";
    let run = adoube(&[
        "mate",
        "--certificate",
        hard,
        "--for",
        "black",
        "--budget",
        "1",
    ]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
}
