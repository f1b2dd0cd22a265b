//! Every game read, written and read again is the same game.
#![allow(missing_docs)]

mod common;

use archive::batch::{Batch, Cutter};
use archive::game::{Game, Ruling, Step};
use archive::lexer::Lexer;
use archive::reader::{Reading, read_game};
use archive::safe;
use archive::writer::{Form, write_game};

fn read_all(text: &[u8]) -> Vec<Game> {
    let mut lexer = Lexer::new(text);
    let mut games = Vec::new();
    while let Some((game, _)) = read_game(&mut lexer, Reading::default()) {
        games.push(game);
    }
    games
}

fn written(games: &[Game], form: Form) -> Vec<u8> {
    let mut text = Vec::new();
    for game in games {
        write_game(&mut text, game, form).expect("memory");
    }
    text
}

#[track_caller]
fn same_again(text: &[u8]) -> Vec<Game> {
    let games = read_all(text);
    let once = written(&games, Form::True);
    assert_eq!(games, read_all(&once), "{}", String::from_utf8_lossy(&once));
    let lines = std::str::from_utf8(&once).expect("UTF-8").lines();
    for line in lines.filter(|line| !line.starts_with('[')) {
        assert!(line.chars().count() < 80, "{line}");
    }
    games
}

#[test]
fn everything_that_can_be_recorded() {
    let games = same_again(
        r#"[Event "Æ \"quoted\" \\ stroke"]
[Extra "kept"]
[White "Müller"]
[Result "1/2-1/2"]
[TimeControl "40/7200:20/3600:900+30"]
[Termination "normal"]

{before the first} 1. e4! {good [%clk 1:59:58.5] and [%eval 0.3] more} e5 $14 (=) (1... c5 {why
not} 2. Nf3 (2. c3 {[%emt 0:00:03]} d5 (2... Nf6)) d6) ; to the end } of line
2. Nf3?! {[%ruling 2023 7.5.5] two minutes} Nc6 {[%clk 1:58:00] [%emt 0:02:00]} {second}
3. 0-0 1/2-1/2 {agreed}
"#
        .as_bytes(),
    );
    let game = &games[0];
    assert_eq!(game.tags[0].1, r#"Æ "quoted" \ stroke"#);
    assert_eq!(game.tags[1].0, "White", "the roster comes first");
    let plies = &game.line.plies;
    assert_eq!(plies[0].nags, [1]);
    assert_eq!(plies[0].clock.expect("a clock").0, 7_198_500);
    assert_eq!(plies[0].comments, ["good and [%eval 0.3] more"]);
    assert!(plies[1].draw_offer);
    assert_eq!(plies[1].variations[0].plies[1].variations.len(), 1);
    assert_eq!(
        plies[2].rulings,
        [Ruling {
            edition: "2023".to_owned(),
            article: "7.5.5".to_owned(),
            words: "two minutes".to_owned()
        }]
    );
    // Castling is not possible there: kept as it was written.
    assert_eq!(game.unread.as_deref(), Some("0-0"));
    assert_eq!(game.remarks, ["agreed"]);
}

const STOOD: &str = "[Event \"rapid\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke1e3 {[%illegal e1e3] [%clk 0:10:00]} Nf6 \
    3. Nf3 Nxe4 4. O-O {[%illegal e3^h1]} Nc6 5. a2a5 {[%illegal a2a5=Q]} d6 6. Qd1d8 \
    {[%illegal d1d8]} Kxd8 1-0\n\n";

#[test]
fn names_of_tags_that_are_damaged() {
    let games = same_again(b"[Even\xff\x01Result \"1-0\"]\n\n1. e4 1-0\n");
    assert_eq!(games[0].tags.len(), 1);
    assert!(!games[0].tags[0].0.contains(' '), "{:?}", games[0].tags);
}

#[test]
fn commands_that_are_damaged() {
    for comment in [
        "[%clk ???] 1. e4! {[%clk 0:01:00]",
        "[[%clk 0:01:00]%clk 0:02:00]",
        "[%clk 0:01:00][%clk x][%clk 0:01:00]",
    ] {
        let games = same_again(format!("1. e4 {{{comment}}} *\n").as_bytes());
        assert!(games[0].line.plies[0].clock.is_some(), "{comment}");
    }
}

#[test]
fn illegal_moves_that_stood() {
    let games = same_again(STOOD.as_bytes());
    let stood = |game: &Game| {
        let is = |ply: &&archive::game::Ply| matches!(ply.step, Step::Stood(_));
        game.line.plies.iter().filter(is).count()
    };
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].unread, None);
    assert_eq!((games[0].line.plies.len(), stood(&games[0])), (12, 4));
}

#[test]
fn the_safe_form_has_legal_moves_only() {
    let game = &read_all(STOOD.as_bytes())[0];
    let parts = safe::split(game);
    assert!(parts.len() > 1);
    assert!(parts.iter().all(|part| !part.has_stood()));
    let text = written(&parts, Form::Safe);
    assert_eq!(read_all(&text).len(), parts.len());
    let whole = read_all(b"1. e4 e5 *").remove(0);
    assert_eq!(safe::split(&whole), [whole]);
}

/// Others read the safe form without a complaint.
#[test]
fn others_accept_the_safe_form() {
    let games = read_all(
        format!(
            "{STOOD}[Event \"b\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"0-1\"]\n\n1. d4 (=) d5 \
             {{[%clk 0:05:00]}} 2. Bc1c3 {{[%illegal c1c3]}} e6 3. Nf3 (3. e3 $1) Nf6 0-1\n\n"
        )
        .as_bytes(),
    );
    let parts: Vec<Game> = games.iter().flat_map(safe::split).collect();
    let text = written(&parts, Form::Safe);
    let file = std::env::temp_dir().join(format!("adoube-safe-{}.pgn", std::process::id()));
    std::fs::write(&file, &text).expect("the temporary folder can be written");
    if let Some(python) = common::python() {
        let script = "import sys, chess.pgn\nf = open(sys.argv[1], encoding='utf-8')\nn = 0\n\
                      while (g := chess.pgn.read_game(f)) is not None:\n    n += 1\n    assert not g.errors, g.errors\n\
                      \x20   assert g.board().is_valid()\nprint(n)";
        let run = std::process::Command::new(python)
            .args(["-c", script])
            .arg(&file)
            .output()
            .expect("Python runs");
        assert!(
            run.status.success(),
            "{}",
            String::from_utf8_lossy(&run.stderr)
        );
        assert_eq!(
            String::from_utf8_lossy(&run.stdout).trim(),
            parts.len().to_string()
        );
    }
    if let Some(program) = common::pgn_extract() {
        let run = std::process::Command::new(program)
            .arg("-r")
            .arg(&file)
            .output()
            .expect("pgn-extract runs");
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        assert!(run.status.success(), "{said}");
        assert!(
            !said.to_lowercase().contains("error") && !said.contains("Failed"),
            "{said}"
        );
    }
    std::fs::remove_file(&file).expect("it was there");
}

#[test]
fn the_collections_come_back_as_they_were() {
    for name in ["history.pgn.zst", "tournament.pgn.zst"] {
        let Some(source) = common::collection(name) else {
            continue;
        };
        let mut cutter = Cutter::new(source.open().expect("the collection opens"));
        let mut batch = Batch::default();
        let mut games = 0;
        while cutter.next(&mut batch).expect("it unpacks") {
            let first = read_all(&batch.text);
            games += first.len();
            let text = written(&first, Form::True);
            assert!(first == read_all(&text), "{name} near game {games}");
        }
        println!("{name}: {games} games");
    }
}
