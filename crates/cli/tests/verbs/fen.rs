use crate::adoube;

#[test]
fn a_position_in_its_normal_forms() {
    let double_step = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let run = adoube(&["fen", "--json", double_step]);
    let facts = &run.json()[0];
    let board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b";
    assert_eq!(facts["fen"], format!("{board} KQkq - 0 1"));
    assert_eq!(facts["original_fen"], format!("{board} KQkq e3 0 1"));
    assert_eq!(facts["shredder_fen"], format!("{board} HAha - 0 1"));
    assert_eq!(facts["epd"], format!("{board} KQkq -"));
    assert_eq!(facts["turn"], "black");
    assert_eq!(facts["state"], "ongoing");
    assert_eq!(facts["legal_moves"], 20);
    assert_eq!(facts["tolerated"], serde_json::json!([]));
}

#[test]
fn check_mate_and_stalemate() {
    let state = |fen: &str| {
        let run = adoube(&["fen", "--json", fen]);
        run.json()[0]["state"].as_str().expect("text").to_owned()
    };
    assert_eq!(state("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), "check");
    assert_eq!(
        state("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
        "checkmate"
    );
    assert_eq!(state("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "stalemate");
    let words = adoube(&["fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]).ok();
    assert!(words.contains("stalemate"), "{words}");
}

#[test]
fn what_was_tolerated_is_said() {
    let loose = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W qkQK - 0 1";
    let words = adoube(&["fen", loose]).ok();
    assert!(words.contains("KQkq - 0 1"), "{words}");
    assert!(words.contains("tolerated   column 45"), "{words}");
    assert_eq!(adoube(&["fen", "--strict", loose]).code, 1);
    // Without quotes the shell makes words of it.
    let split: Vec<&str> = std::iter::once("fen").chain(loose.split(' ')).collect();
    assert_eq!(adoube(&split).ok(), words);
}

#[test]
fn what_cannot_have_come_about_is_named() {
    let words = adoube(&["fen", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"]).ok();
    assert!(words.contains("irregular   a pawn stands on a8"), "{words}");
    let run = adoube(&["fen", "--strict", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"]);
    assert_eq!(run.code, 1);
}

#[test]
fn without_kings_nobody_can_play() {
    let run = adoube(&["fen", "--json", "8/8/8/8/8/8/8/4K3 w - - 0 1"]);
    assert_eq!(run.code, 1);
    assert_eq!(run.json()[0]["unplayable"], "black has no king");
    assert_eq!(run.json()[0]["legal_moves"], serde_json::Value::Null);
}

#[test]
fn what_cannot_be_read_is_pointed_at() {
    let complaint = adoube(&[
        "fen",
        "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    ])
    .failed(1);
    assert!(
        complaint.contains("column 14: expected a piece letter"),
        "{complaint}"
    );
    assert!(
        complaint.ends_with(&format!("\n  {}^\n", " ".repeat(13))),
        "{complaint}"
    );
    adoube(&["fen", ""]).failed(1);
    adoube(&["fen", "ж"]).failed(1);
}

#[test]
fn epd_with_its_operations() {
    let board = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -";
    let epd = format!("{board} bm Qxf7#; id \"mate; in one\"; hmvc 4; fmvn 5;");
    let run = adoube(&["fen", "--json", &epd]);
    let facts = &run.json()[0];
    assert_eq!(facts["fen"], format!("{board} 4 5"));
    assert_eq!(facts["tolerated"], serde_json::json!([]));
    assert_eq!(facts["operations"][0]["opcode"], "bm");
    assert_eq!(facts["operations"][1]["operands"][0], "mate; in one");
    // Four fields are EPD without operations.
    assert_eq!(adoube(&["fen", "--strict", board]).code, 0);
    let complaint = adoube(&["fen", &format!("{board} bm Qxf7#")]).failed(1);
    assert!(complaint.contains("expected a semicolon"), "{complaint}");
}
