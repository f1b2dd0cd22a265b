//! Boards without devices: the hall runs no clock there and takes the result from the arbiter's keyboard.

use laws::{Edition, Regulations};
use serde_json::{Value, json};
use server::wire::Key;

use crate::common::{House, Person};

async fn enter(person: &Person, board: u32, outcome: Value, reason: &str) -> (u16, String) {
    let result = json!({ "outcome": outcome });
    let act =
        json!({"enter-result": {"round": 1, "board": board, "result": result, "reason": reason}});
    person.post("/api/event/acts", &json!({ "act": act })).await
}

async fn open_event(chief: &Person, devices: Value) {
    let regulations = Regulations::classical(Edition::Y2023);
    let settings =
        json!({"name": "Open", "rounds": 3, "regulations": regulations, "devices": devices});
    chief.organise(json!({ "create": settings })).await;
    for n in 1..=4 {
        chief
            .organise(json!({"add-player": {"surname": format!("Player{n}")}}))
            .await;
    }
    chief
        .organise(json!({"pair-round-robin": {"cycles": "single"}}))
        .await;
    chief.organise(json!({"start-round": 1})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_runs_and_results_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let house = House::open(&file).await;
    let chief = house.chief().await;
    open_event(&chief, json!({"up-to": 1})).await;
    let (with, without) = (Key { round: 1, board: 1 }, Key { round: 1, board: 2 });
    assert!(house.hall.table(with).is_some());
    assert!(house.hall.table(without).is_none());
    let links = chief.get_json("/api/links").await;
    let links = links.as_array().unwrap();
    assert!(
        links.iter().all(|link| link["board"] == 1),
        "no link for paper"
    );
    // What is changed in the middle of a round counts from the next one.
    let mut settings = chief.get_json("/api/event").await["settings"].take();
    settings["devices"] = json!("all");
    chief.organise(json!({ "amend": settings })).await;
    assert!(house.hall.table(without).is_none());
    // A slip is corrected without a story where nobody else knows the result, and nowhere else.
    let deputy = chief.appoint("Deputy", "arbiter").await;
    assert_eq!(enter(&deputy, 2, json!({"win": "white"}), "").await.0, 200);
    assert_eq!(enter(&deputy, 2, json!("draw"), "").await.0, 200);
    assert_eq!(enter(&deputy, 1, json!({"win": "white"}), "").await.0, 200);
    assert_eq!(enter(&deputy, 1, json!("draw"), "").await.0, 409);
    let out =
        |board| json!({"act": {"reopen-result": {"round": 1, "board": board, "reason": "slip"}}});
    assert_eq!(deputy.post("/api/event/acts", &out(1)).await.0, 403);
    assert_eq!(deputy.post("/api/event/acts", &out(2)).await.0, 200);
    let unplayed = json!({"unplayed": {"white": true, "black": false}});
    assert_eq!(enter(&deputy, 2, unplayed.clone(), "").await.0, 200);
    let event = chief.get_json("/api/event").await;
    let game = &event["rounds"][0]["pairings"][1];
    assert_eq!(game["entry"]["result"]["outcome"], unplayed);
    assert_eq!(game["earlier"].as_array().unwrap().len(), 2, "all are kept");
    chief.organise(json!({"finish-round": 1})).await;
    assert_eq!(
        enter(&deputy, 2, json!("draw"), "").await.0,
        409,
        "a reason is due"
    );
    assert_eq!(deputy.post("/api/event/acts", &out(2)).await.0, 403);
    drop(house);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_opens_no_board_of_paper() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    {
        let hall = server::Hall::open(&file, server::Limits::default())
            .await
            .unwrap();
        let chief = server::access::Role::ChiefArbiter {
            name: "Chief".into(),
        };
        let mut settings = event::Settings::new("Open", 1, Regulations::classical(Edition::Y2023));
        settings.devices = event::settings::Devices::UpTo(0);
        let mut later = settings.clone();
        later.devices = event::settings::Devices::All;
        let seats = event::round::Seats {
            white: event::PlayerId(1),
            black: event::PlayerId(2),
            board: None,
        };
        let round = event::RoundNumber(1);
        for act in [
            event::Act::Create(settings),
            event::Act::AddPlayer(event::Player::named("Anand", "")),
            event::Act::AddPlayer(event::Player::named("Botvinnik", "")),
            event::Act::SetPairings {
                round,
                pairings: vec![seats],
                byes: Vec::new(),
            },
            event::Act::StartRound(round),
            event::Act::Amend(later),
        ] {
            hall.organise(&chief, act).await.unwrap();
        }
        hall.settle().await.unwrap();
    }
    // The file is free as soon as the last of it is gone.
    let again = loop {
        match server::Hall::open(&file, server::Limits::default()).await {
            Ok(hall) => break hall,
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
        }
    };
    assert!(again.boards(1).is_empty());
    assert!(again.table(Key { round: 1, board: 1 }).is_none());
}
