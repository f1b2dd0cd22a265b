//! Rounds that are over rest in the record, and nobody notices.

use std::path::Path;
use std::time::{Duration, Instant};

use chess::{Color, Move, Position};
use event::round::Seats;
use event::{Act, Player, PlayerId, RoundNumber, Settings};
use laws::regulations::Supervision;
use laws::{Actor, Edition, Millis, Regulations};
use serde_json::{Value, json};
use server::access::Role;
use server::journal::{Draft, Head, Journal as _, Sqlite};
use server::record::Who;
use server::table::{Deed, key_of};
use server::wire::Key;
use server::{Hall, Limits};

use crate::common::{House, PATIENCE, Person, address_of, copy_of, moves};

fn rapid() -> Regulations {
    Regulations::rapid(Edition::Y2023, Supervision::Supervised)
}

/// Moves and presses at a board, White first.
async fn play(hall: &Hall, key: Key, game: &[&str]) {
    let table = hall.table(key).unwrap();
    for (mv, color) in game.iter().zip(Color::ALL.into_iter().cycle()) {
        for act in [moves(mv), json!("press")] {
            let deed = Deed::Act {
                actor: Actor::Player(color),
                act: serde_json::from_value(act).unwrap(),
                moment: None,
            };
            let done = table.act(Who::Seat(color), None, deed).await;
            // After mate there is nothing to press.
            assert!(done.is_ok() || table.board().game.outcome.is_some(), "{mv}");
        }
    }
}

fn result(round: u32, board: u32, outcome: &str) -> Value {
    let result = json!({ "outcome": outcome });
    json!({"enter-result": {"round": round, "board": board, "result": result, "reason": "so it was"}})
}

/// Two rounds that are over, and a third that is played.
async fn third_round(file: &Path, delay: u32) -> (House, Person) {
    let house = House::rehearse(file).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    let mut settings = chief.get_json("/api/event").await["settings"].clone();
    settings["public_delay"] = json!(delay);
    chief.organise(json!({ "amend": settings })).await;
    for round in [1, 2] {
        let key = Key { round, board: 1 };
        play(&house.hall, key, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
        assert!(!chief.result_of(round as usize, 1).await.is_null());
        chief.organise(result(round, 2, "draw")).await;
        chief.organise(json!({"finish-round": round})).await;
        house.hall.time.pass(Millis::minutes(1));
        chief.organise(json!({"start-round": round + 1})).await;
    }
    house.hall.time.pass(Millis::minutes(10));
    (house, chief)
}

/// The same hall, opened anew from a copy, at the same time; whoever was signed in still is.
async fn again(house: &House, chief: &Person, file: &Path, name: &str) -> (House, Person) {
    let copy = file.with_file_name(name);
    copy_of(file, &copy).await;
    let again = House::rehearse(&copy).await;
    again
        .hall
        .time
        .pass(house.hall.time.now() - again.hall.time.now());
    let person = Person::with_session(again.address, &chief.cookie().unwrap());
    (again, person)
}

/// Everything that is told of the rounds that are over.
async fn told(staff: &Person, public: &Person) -> Vec<(String, u16, String)> {
    let both = [
        "/api/records/1/1",
        "/api/records/1/2",
        "/api/boards/1/1",
        "/rounds/1/games.pgn",
        "/rounds/2/boards/1.pgn",
        "/public/1/wall.en.json",
        "/public/2/1/4.en.json",
    ];
    let staffs = [
        "/rounds/2/games.pgn?now",
        "/api/export/games.pgn",
        "/api/export/safe.pgn",
        "/api/export/tournament.trf",
    ];
    let mut told = Vec::new();
    for path in both {
        let (status, text) = public.get(path).await;
        told.push((path.to_owned(), status, without_calendar(&text)));
    }
    for path in both.into_iter().chain(staffs) {
        let (status, text) = staff.get(path).await;
        assert_eq!(status, 200, "{path}: {text}");
        told.push((path.to_owned(), status, without_calendar(&text)));
    }
    told
}

/// A time that is moved by hand begins on the calendar whenever its hall is opened.
fn without_calendar(text: &str) -> String {
    let (before, after) = text.split_once("\"began\":").unwrap_or((text, ""));
    let after = after.trim_start_matches(|c: char| c.is_ascii_digit());
    [before, after].concat()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_rests_is_told_as_before() {
    for delay in [0, 60] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hall.adoube");
        let (house, chief) = third_round(&file, delay).await;
        let open = |house: &House| house.hall.boards_open();
        assert_eq!(open(&house), 6, "all are as they were played");
        let before = told(&chief, &house.person()).await;
        assert!(before[0].2.contains("Qh4"), "{}", before[0].2);

        let (later, person) = again(&house, &chief, &file, "later.adoube").await;
        assert_eq!(open(&later), 2, "the round that is played");
        assert_eq!(told(&person, &later.person()).await, before, "{delay}");
        assert_eq!(open(&later), 6, "they were asked for");

        for hall in [&house.hall, &later.hall] {
            hall.put_to_rest(Duration::from_secs(600));
            assert_eq!(hall.boards_open(), 6, "a moment ago");
            hall.put_to_rest(Duration::ZERO);
            assert_eq!(hall.boards_open(), 2);
        }
        assert_eq!(told(&chief, &house.person()).await, before, "{delay}");
    }
}

/// What is done at a board of a round that is over wakes it, reaches the competition, and is not put away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_rests_can_be_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let (house, chief) = third_round(&file, 0).await;
    let hall = &house.hall;
    hall.put_to_rest(Duration::ZERO);
    assert_eq!(hall.boards_open(), 2);
    // Through the competition: the board is told first.
    chief.organise(result(1, 1, "draw")).await;
    assert_eq!(chief.result_of(1, 1).await, "draw");
    let record = chief.get_json("/api/records/1/1").await;
    assert_eq!(record["staff"]["rulings"].as_array().unwrap().len(), 2);
    hall.put_to_rest(Duration::ZERO);
    assert_eq!(hall.boards_open(), 3, "something has happened there since");
    // At the board itself.
    let acts = json!({"id": "a", "act": {"conduct": {"enter-result":
        {"outcome": {"win": "white"}, "ground": "error", "reason": "seen again"}}}});
    let (status, words) = chief.post("/api/boards/2/2/acts", &acts).await;
    assert_eq!(status, 200, "{words}");
    let entered = async {
        while chief.result_of(2, 2).await == "draw" {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, entered).await.unwrap();
    let (later, _) = again(&house, &chief, &file, "later.adoube").await;
    assert_eq!(
        later.hall.boards_open(),
        4,
        "the two of this round, and those two"
    );
    // A result is taken back: the round is not over any more, and its boards are there.
    let reopened = json!({"round": 1, "board": 2, "reason": "a mistake"});
    chief.organise(json!({ "reopen-result": reopened })).await;
    hall.put_to_rest(Duration::ZERO);
    assert_eq!(hall.boards(1).len(), 2);
    let (later, _) = again(&house, &chief, &file, "last.adoube").await;
    assert_eq!(later.hall.boards(1).len(), 2);
}

/// The start of a round is taken back: the one before it is the last again, and is on the wall.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_round_that_was_played_last_does_not_rest() {
    let folder = tempfile::tempdir().unwrap();
    let (house, chief) = third_round(&folder.path().join("hall.adoube"), 0).await;
    house.hall.put_to_rest(Duration::ZERO);
    assert!(house.hall.boards(2).is_empty());
    chief.organise(json!({"take-back-start": 3})).await;
    assert_eq!((house.hall.round(), house.hall.boards(2).len()), (2, 2));
    let (_, games) = house.person().get("/games.pgn").await;
    assert!(games.contains("Qh4"), "{games}");
}

/// Two nodes: comparing the ends of all streams wakes nothing, and what one does at a board that rests the other hears.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_hears_what_is_done_at_a_board_that_rests() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    if address_of(&file).file().is_some() {
        return;
    }
    let (house, chief) = third_round(&file, 0).await;
    let other = House::rehearse(&file).await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(other.hall.boards_open(), 2);
    chief.organise(result(1, 1, "draw")).await;
    let key = Key { round: 1, board: 1 };
    let version = house.hall.table(key).unwrap().board().version;
    let heard = async {
        let knows = |table: server::table::Table| table.board().version == version;
        while !other.hall.table(key).is_some_and(knows) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.unwrap();
    assert_eq!(other.hall.boards_open(), 3, "that one alone");
}

/// The memory of this process in KiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let number = line.unwrap().split_whitespace().nth(1);
    number.unwrap().parse().unwrap()
}

/// Nine rounds of a hundred boards that are over and one that is played, in a file that `REST_FILE` names: the first run
/// makes it, the second measures.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures, for docs/performance.md"]
async fn what_rests_costs_nothing() {
    let file = std::env::var("REST_FILE").unwrap();
    let file = Path::new(&file);
    if !file.exists() {
        return make_long_event(file).await;
    }
    let (began, before) = (Instant::now(), resident());
    drop(Sqlite::open(file).unwrap());
    let journal = (began.elapsed(), resident() - before);
    let (began, before) = (Instant::now(), resident());
    let hall = Hall::open(file, Limits::default()).await.unwrap();
    let start = (began.elapsed(), resident() - before);
    assert_eq!(hall.boards_open(), 100);
    let began = Instant::now();
    for round in 1..=9 {
        hall.recall(round).await.unwrap();
    }
    assert_eq!(hall.boards_open(), 1000);
    let all = (start.0 + began.elapsed(), resident() - before);
    println!("the file alone {journal:?}, a start {start:?} KiB, with all rounds {all:?} KiB");
}

async fn make_long_event(file: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::rehearse(folder.path().join("hall.adoube"), Limits::default());
    let hall = hall.await.unwrap();
    let chief = Role::ChiefArbiter {
        name: "Chief".into(),
    };
    let mut acts = vec![Act::Create(Settings::new("Long", 10, rapid()))];
    acts.extend((1..=200).map(|n| Act::AddPlayer(Player::named(&format!("P{n}"), ""))));
    for round in 1..=10 {
        let seats = |n: u32| Seats {
            white: PlayerId(n + 1),
            black: PlayerId(101 + (n + round) % 100),
            board: None,
        };
        acts.push(Act::SetPairings {
            round: RoundNumber(round),
            pairings: (0..100).map(seats).collect(),
            byes: Vec::new(),
        });
        acts.push(Act::StartRound(RoundNumber(round)));
        if round < 10 {
            let draw = |board| serde_json::from_value(result(round, board, "draw")).unwrap();
            acts.extend((1..=100).map(draw));
            acts.push(Act::FinishRound(RoundNumber(round)));
        }
    }
    for act in acts {
        let first =
            matches!(&act, Act::EnterResult { round, board, .. } if round.0 == 1 && board.0 == 1);
        if first {
            let key = Key { round: 1, board: 1 };
            let game = wander(80);
            let game: Vec<&str> = game.iter().map(String::as_str).collect();
            play(&hall, key, &game).await;
            assert!(hall.table(key).unwrap().board().game.outcome.is_none());
        }
        hall.organise(&chief, act).await.unwrap();
    }
    let whole = hall.journal.read("game/1/1", 0).await.unwrap();
    let part = folder.path().join("part.adoube");
    let journal = Sqlite::open(&part).unwrap();
    for (name, _) in hall.journal.ends().await.unwrap() {
        let over = key_of(&name).is_some_and(|key| key.round < 10);
        let entries = match over {
            true => whole.clone(),
            false => hall.journal.read(&name, 0).await.unwrap(),
        };
        let drafts = entries.into_iter().map(|entry| Draft {
            act: entry.act,
            at: entry.at,
            body: entry.body,
        });
        let drafts = drafts.collect();
        journal
            .append(&name, Head::default(), drafts)
            .await
            .unwrap();
    }
    drop(journal);
    server::journal::backup(&part, file).unwrap();
}

/// A game that goes nowhere.
fn wander(plies: usize) -> Vec<String> {
    let plain = |mv: Move| match mv {
        Move::Normal { from, to, .. } => Some((mv, format!("{from}{to}"))),
        _ => None,
    };
    let (mut position, mut seed, mut game) = (Position::default(), 7_u64, Vec::new());
    while game.len() < plies {
        let plain: Vec<(Move, String)> = position
            .legal_moves()
            .into_iter()
            .filter_map(plain)
            .collect();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let (mv, text) = &plain[(seed >> 33) as usize % plain.len()];
        game.push(text.clone());
        position = position.after(*mv);
    }
    game
}
