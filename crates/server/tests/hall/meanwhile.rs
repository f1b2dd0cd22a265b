//! A round of a large field takes long to work out. The competition goes on meanwhile, and the round is paired from what stands at
//! the end: here the field is small, and whoever works rounds out is held up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::json;

use crate::common::{House, Person};

const PLAYERS: u32 = 16;

/// No round is worked out until this is dropped.
struct Held(Arc<AtomicBool>);

impl Held {
    async fn at(house: &House) -> Held {
        let over = Arc::new(AtomicBool::new(false));
        // More than can be at work at once.
        for _ in 0..8 {
            let (rounds, over) = (Arc::clone(&house.hall.care.rounds), Arc::clone(&over));
            let wait = move || {
                while !over.load(Ordering::Relaxed) {
                    std::thread::sleep(Duration::from_millis(5));
                }
            };
            tokio::spawn(async move { rounds.work(wait).await });
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        Held(over)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A Swiss after a round of draws.
async fn begun(house: &House) -> Person {
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    let settings = json!({"name": "Open", "rounds": 5, "regulations": regulations, "system": "swiss",
        "devices": {"up-to": 0}});
    chief.organise(json!({ "create": settings })).await;
    for n in 1..=PLAYERS {
        let player = json!({"surname": format!("Player{n}"), "rating": 2300 - 20 * n});
        chief.organise(json!({ "add-player": player })).await;
    }
    chief.organise(json!({"set-initial-color": "white"})).await;
    chief.organise(json!({"pair-swiss": {"round": 1}})).await;
    chief.organise(json!({"start-round": 1})).await;
    for board in 1..=PLAYERS / 2 {
        let result = json!({"round": 1, "board": board, "result": {"outcome": "draw"}});
        chief.organise(json!({"enter-result": result})).await;
    }
    chief
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_are_entered_while_a_round_is_worked_out() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = begun(&house).await;
    let held = Held::at(&house).await;
    let pairs = {
        let chief = chief.clone();
        tokio::spawn(async move { chief.organise(json!({"pair-swiss": {"round": 2}})).await })
    };
    tokio::time::sleep(Duration::from_millis(200)).await;
    // A result that the round depends on, and something that it does not.
    let won = json!({"win": "white"});
    let result = json!({"round": 1, "board": 1, "result": {"outcome": won}, "reason": "the sheets were exchanged"});
    chief.organise(json!({"enter-result": result})).await;
    let schedule = json!({"round": 3, "date": "2026-11-20"});
    chief.organise(json!({ "schedule": schedule })).await;
    assert!(
        !pairs.is_finished(),
        "the competition waits for the round, or the round was paired from what stood before"
    );
    drop(held);
    pairs.await.unwrap();
    // What is paired is what the rules give with that result in it.
    let seen = chief.get_json("/api/swiss/2").await;
    assert_eq!(seen["paired_by"], "swiss");
    assert_eq!(seen["only_here"], json!([]));
    assert_eq!(seen["only_rules"], json!([]));
    let state = chief.get_json("/api/event").await;
    let first = &state["rounds"][0]["pairings"][0]["entry"];
    assert_eq!(first["result"]["outcome"], won);
}
