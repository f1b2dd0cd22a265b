use crate::adoube;

const RICH: &str = "r3k3/1P6/8/3pP3/8/8/8/4K2R w K d6 0 1";

fn moves(args: &[&str]) -> Vec<String> {
    let all: Vec<&str> = ["moves", RICH].iter().chain(args).copied().collect();
    adoube(&all).ok().lines().map(str::to_owned).collect()
}

#[test]
fn in_every_format() {
    let has = |args: &[&str], text: &str| {
        let moves = moves(args);
        assert!(moves.iter().any(|mv| mv == text), "{text}: {moves:?}");
        assert_eq!(moves.len(), 25);
    };
    has(&[], "O-O");
    has(&[], "bxa8=Q+");
    has(&["--format", "san", "--lang", "ru"], "bxa8=Ф+");
    has(&["--format", "laws"], "0-0");
    has(&["--format", "laws"], "exd6 e.p.");
    has(&["--format", "laws", "--lang", "ru"], "Крe2");
    has(&["--format", "long", "--lang", "hy"], "Նh1-h7");
    has(&["--format", "figurine"], "b8♘");
    has(&["--format", "uci"], "e1g1");
    has(&["--format", "announced"], "Koenig Eva eins Eva zwei");
    has(&["--format", "spoken", "--lang", "ru"], "король e2");
}

#[test]
fn in_json() {
    let run = adoube(&["moves", "startpos", "--lang", "bg", "--json"]);
    let answer = &run.json()[0];
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(20));
    let knight = &answer["moves"][0];
    assert_eq!(knight["uci"], "b1a3");
    assert_eq!(knight["san"], "Na3");
    assert_eq!(knight["text"], "Кa3");
}

#[test]
fn where_there_are_none() {
    assert_eq!(
        adoube(&["moves", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]).ok(),
        ""
    );
}

#[test]
fn of_an_unknown_language() {
    let complaint = adoube(&["moves", "startpos", "--lang", "xx"]).failed(2);
    assert!(complaint.contains("en, ru, bg, sr, mk, hy"), "{complaint}");
}
