//! A Swiss over the interface: what is not published, what is explained, what a correction changes, what is printed.

use crate::common::{House, Person};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::{Value, json};

const NAMES: [&str; 9] = [
    "Anand",
    "Botvinnik",
    "Caro",
    "Damiano",
    "Evans",
    "Falkbeer",
    "Greco",
    "Halosar",
    "Indra",
];

async fn begun(chief: &Person) {
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    let settings = json!({"name": "Open", "rounds": 4, "regulations": regulations, "system": "swiss",
        "publication": "by-hand", "devices": {"up-to": 0}});
    chief.organise(json!({ "create": settings })).await;
    for (n, surname) in NAMES.iter().enumerate() {
        let player = json!({"surname": surname, "rating": 2300 - 20 * n});
        chief.organise(json!({ "add-player": player })).await;
    }
    chief.organise(json!({"set-initial-color": "white"})).await;
}

async fn play(chief: &Person, round: u32) {
    chief
        .organise(json!({"pair-swiss": {"round": round}}))
        .await;
    chief.organise(json!({"start-round": round})).await;
    for board in 1..=4 {
        let outcome = match (round + board) % 3 {
            0 => json!("draw"),
            1 => json!({"win": "white"}),
            _ => json!({"win": "black"}),
        };
        let result = json!({"round": round, "board": board, "result": {"outcome": outcome}});
        chief.organise(json!({"enter-result": result})).await;
    }
    chief.organise(json!({"finish-round": round})).await;
}

async fn got(person: &Person, path: &str) -> Value {
    let (status, bytes) = person.get_bytes(path).await;
    assert_eq!(status, 200, "{path}: {}", String::from_utf8_lossy(&bytes));
    serde_json::from_slice(&bytes).unwrap()
}

#[tokio::test]
async fn pairings_and_reasons_are_public_once_they_are_published() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let (chief, visitor) = (house.chief().await, house.person());
    begun(&chief).await;
    // Staff may look before anything is paired.
    let draft = got(&chief, "/api/swiss/1").await;
    assert_eq!(draft["to_come"], true);
    chief.organise(json!({"pair-swiss": {"round": 1}})).await;
    let pairings = |hall: &Value| hall["rounds"][0]["pairings"].as_array().unwrap().len();
    assert_eq!(pairings(&got(&chief, "/api/hall").await), 5);
    assert_eq!(pairings(&got(&visitor, "/api/hall").await), 0);
    for path in ["/api/swiss/1", "/api/swiss/1/why?player=1", "/api/swiss/9"] {
        assert_eq!(visitor.get(path).await.0, 404, "{path}");
    }
    let (_, csv) = visitor.get_bytes("/api/export/pairings.csv?round=1").await;
    assert!(!String::from_utf8_lossy(&csv).contains("Anand"));
    let mine = got(&visitor, "/api/players/1").await;
    assert_eq!(mine["rounds"], json!([]), "not even on the player's page");
    chief.organise(json!({"publish-pairings": 1})).await;
    assert_eq!(pairings(&got(&visitor, "/api/hall").await), 5);
    let seen = got(&visitor, "/api/swiss/1").await;
    assert_eq!(seen["paired_by"], "swiss");
    assert_eq!(seen["only_here"], json!([]));
    assert_eq!(seen["explanation"]["bye"]["player"], 9);
    let why = got(&visitor, "/api/swiss/1/why?player=9&bye=true").await;
    assert_eq!(why[0]["message"], "swiss-why-bye-score");
    assert_eq!(why[0]["players"]["player"], 9);
    let why = got(&visitor, "/api/swiss/1/why?player=1&other=2").await;
    assert!(!why.as_array().unwrap().is_empty());
    let swap = json!({"round": 1, "one": 1, "two": 2, "reason": "of one family"});
    chief.organise(json!({"swap-players": swap})).await;
    let seen = got(&visitor, "/api/swiss/1").await;
    assert_eq!(seen["paired_by"], "swiss-changed");
    assert_eq!(seen["only_here"].as_array().unwrap().len(), 2);
    assert_eq!(seen["changes"][0]["reason"], "of one family");
}

#[tokio::test]
async fn a_correction_says_what_it_changes_and_papers_tell_the_story() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    begun(&chief).await;
    play(&chief, 1).await;
    play(&chief, 2).await;
    chief.organise(json!({"pair-swiss": {"round": 3}})).await;
    let before = got(&chief, "/api/event").await;
    let board = &before["rounds"][1]["pairings"][0];
    let white = board["players"]["white"].as_u64().unwrap();
    let outcome = &board["entry"]["result"]["outcome"];
    let other = match *outcome == json!({"win": "white"}) {
        true => json!({"win": "black"}),
        false => json!({"win": "white"}),
    };
    let instead = json!({"round": 2, "board": 1, "result": {"outcome": other}});
    let (status, effect) = chief.post("/api/event/effect", &instead).await;
    assert_eq!(status, 200, "{effect}");
    let effect: Value = serde_json::from_str(&effect).unwrap();
    let moved = effect["moved"].as_array().unwrap();
    assert!(moved.iter().any(|one| one["player"] == white), "{effect}");
    assert_eq!(
        got(&chief, "/api/event").await["rounds"][1],
        before["rounds"][1]
    );
    let entered = json!({"round": 2, "board": 1, "result": {"outcome": other}, "reason": "the sheets were exchanged"});
    chief.organise(json!({"enter-result": entered})).await;
    let player = got(&house.person(), &format!("/api/players/{white}")).await;
    assert_eq!(player["rounds"].as_array().unwrap().len(), 2, "{player}");
    assert!(player["performance"].is_string(), "{player}");
    #[cfg(feature = "print")]
    papers(&chief, &house.person()).await;
}

#[cfg(feature = "print")]
async fn papers(chief: &Person, visitor: &Person) {
    use crate::print::paper;
    for (path, wanted) in [
        ("pairings/2.pdf?by=name", "Opponent"),
        ("pairings/2.pdf?by=large", "Anand"),
        ("crosstable.pdf", "Cross table"),
        ("standings.pdf", "Rank"),
    ] {
        let text = paper(visitor, &format!("/api/print/{path}")).await;
        assert!(
            text.contains(wanted) && text.contains("Indra"),
            "{path}: {text}"
        );
    }
    let cards = paper(chief, "/api/print/cards/2.pdf").await;
    assert!(cards.contains("Anand"), "{cards}");
    let report = paper(chief, "/api/print/report.pdf").await;
    for wanted in [
        "Paired by the FIDE (Dutch) System",
        "Corrected result",
        "the sheets were exchanged",
        "Cross table",
        "(C5: the lowest possible score",
    ] {
        assert!(report.contains(wanted), "{wanted} in {report}");
    }
}
