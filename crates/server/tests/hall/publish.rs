//! The public pages as files, and the games that broadcast sites read.

use std::path::PathBuf;
use std::process::Command;

use chess::notation::Language;
use serde_json::json;
use server::publish;
use server::view::Speaker;

use crate::common::{Device, House, Person, address_of};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};

async fn files(path: &std::path::Path) -> publish::Files {
    let journal = server::journal::open(&address_of(path)).await.unwrap();
    let speaker = Speaker::new(Language::Sr);
    publish::files(&*journal, &speaker).await.unwrap()
}

fn text(files: &publish::Files, name: &str) -> String {
    let file = files
        .get(name)
        .unwrap_or_else(|| panic!("{name} in {:?}", files.keys()));
    String::from_utf8(file.clone()).unwrap()
}

async fn swiss(chief: &Person, delay: u32) {
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    let settings = json!({"name": "Куп <града>", "rounds": 3, "regulations": regulations, "system": "swiss",
        "publication": "by-hand", "public_delay": delay});
    chief.organise(json!({ "create": settings })).await;
    for (n, surname) in ["Ђорђевић", "O'Kelly & Co", "Caro", "Damiano", "Evans"]
        .iter()
        .enumerate()
    {
        let player = json!({"surname": surname, "rating": 2200 - 10 * n});
        chief.organise(json!({ "add-player": player })).await;
    }
    chief.organise(json!({"set-initial-color": "white"})).await;
    chief.organise(json!({"pair-swiss": {"round": 1}})).await;
}

#[tokio::test]
async fn the_public_pages_are_files_with_nothing_that_is_not_public() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.adoube");
    let house = House::open(&path).await;
    let chief = house.chief().await;
    swiss(&chief, 0).await;
    let before = files(&path).await;
    assert!(!before.contains_key("rounds/1.html"), "not published yet");
    assert!(!text(&before, "players/1.html").contains("Caro"));
    chief.organise(json!({"publish-pairings": 1})).await;
    let published = files(&path).await;
    assert!(text(&published, "rounds/1.html").contains("Ђорђевић"));
    assert!(text(&published, "rounds/1.html").contains("O&#39;Kelly &amp; Co"));
    assert!(text(&published, "index.html").contains("Куп &lt;града&gt;"));
    chief.organise(json!({"start-round": 1})).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    for (a, b) in [("e2e4", "e7e5"), ("g1f3", "b8c6"), ("f1b5", "a7a6")] {
        white.plays(a).await;
        black.plays(b).await;
    }
    let played = files(&path).await;
    let games = text(&played, "games-1.pgn");
    assert!(games.contains("3. Bb5"), "{games}");
    // Every link within the folder leads somewhere.
    for (name, body) in played.iter().filter(|(name, _)| name.ends_with(".html")) {
        let body = String::from_utf8(body.clone()).unwrap();
        assert!(!body.contains("<script"), "{name}");
        for part in body.split("href=\"").skip(1) {
            let to = part.split('"').next().unwrap();
            let base = name.rsplit_once('/').map_or("", |(above, _)| above);
            let to = match to.strip_prefix("../") {
                Some(up) => up.to_owned(),
                None if base.is_empty() => to.to_owned(),
                None => format!("{base}/{to}"),
            };
            assert!(played.contains_key(&to), "{name} leads to {to}");
        }
    }
    read_by_another_program(&house, &games).await;
}

#[tokio::test]
async fn with_a_delay_nothing_younger_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.adoube");
    let house = House::open(&path).await;
    let chief = house.chief().await;
    swiss(&chief, 600).await;
    chief.organise(json!({"start-round": 1})).await;
    let (white, _) = (chief.link(1, "white").await, ());
    let mut white = Device::join(house.address, &white).await;
    white.plays("e2e4").await;
    let games = text(&files(&path).await, "games-1.pgn");
    assert!(!games.contains("1. e4"), "{games}");
}

/// The live games are what a reader that others wrote understands: python-chess, if it is there.
async fn read_by_another_program(house: &House, published: &str) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let python = root.join(".venv/bin/python");
    let known = Command::new(&python)
        .args(["-c", "import chess.pgn"])
        .output();
    if !known.is_ok_and(|run| run.status.success()) {
        eprintln!("NOT CHECKED: no Python with the package chess (make tools)");
        return;
    }
    let (status, live) = house.person().get_bytes("/games.pgn").await;
    assert_eq!(status, 200);
    let script = "import chess.pgn, sys
count = 0
moves = 0
while (game := chess.pgn.read_game(sys.stdin)) is not None:
    assert not game.errors, game.errors
    assert game.headers['White'] != '?' and game.headers['Round'] and game.headers['Result'], game.headers
    count += 1
    moves += len(list(game.mainline_moves()))
    clocks = [node.clock() for node in game.mainline()]
    assert all(clock is not None for clock in clocks), clocks
print(count, moves)";
    for text in [String::from_utf8(live).unwrap(), published.to_owned()] {
        let mut child = Command::new(&python)
            .args(["-c", script])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), text.as_bytes()).unwrap();
        let run = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&run.stdout);
        assert_eq!(
            said.trim(),
            "2 6",
            "{}\n{text}",
            String::from_utf8_lossy(&run.stderr)
        );
    }
}
