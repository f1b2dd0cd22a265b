//! What anybody can ask for again and again: invented names of the same thing are no new work, nothing that grows with the
//! field is done where the boards are served, and no address reads faster than a link carries.

use std::time::{Duration, Instant};

use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::json;
use server::Limits;

use crate::common::{Device, House, Person, moves};

/// A Swiss of eight players after its first round.
async fn played(house: &House) -> Person {
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    let settings = json!({"name": "Open", "rounds": 3, "regulations": regulations, "system": "swiss",
        "devices": {"up-to": 0}});
    chief.organise(json!({ "create": settings })).await;
    for n in 0..8 {
        let player = json!({"surname": format!("Player{n}"), "rating": 2300 - 20 * n});
        chief.organise(json!({ "add-player": player })).await;
    }
    chief.organise(json!({"set-initial-color": "white"})).await;
    chief.organise(json!({"pair-swiss": {"round": 1}})).await;
    chief.organise(json!({"start-round": 1})).await;
    for board in 1..=4 {
        let result = json!({"round": 1, "board": board, "result": {"outcome": "draw"}});
        chief.organise(json!({"enter-result": result})).await;
    }
    chief
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invented_names_are_no_new_work() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    played(&house).await;
    let anybody = house.person();
    let mut asked = vec![
        "/api/standings?round=",
        "/api/crosstable?round=",
        "/api/export/standings.csv?round=",
        "/api/export/crosstable.csv?round=",
        "/public/0/wall.en.json?page=",
        "/public/900/wall.en.json?page=",
    ];
    if cfg!(feature = "print") {
        asked.extend([
            "/api/print/standings.pdf?round=",
            "/api/print/crosstable.pdf?language=x",
            "/api/print/pairings/1.pdf?by=x",
            "/api/print/pairings/1.pdf?language=x",
        ]);
    }
    for path in asked {
        let before = house.hall.care.shared.begun();
        for n in 100..120 {
            let (status, _) = anybody.get_bytes(&format!("{path}{n}")).await;
            assert!(status == 200 || status == 404, "{path}{n}: {status}");
        }
        let made = house.hall.care.shared.begun() - before;
        assert!(made <= 1, "{path} was made {made} times");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_tie_break_is_made_of_waits_its_turn() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    played(&house).await;
    const WORKS: Duration = Duration::from_millis(300);
    // More work than there are places: whoever goes by the queue waits.
    let busy: Vec<_> = (0..8)
        .map(|_| {
            let shared = house.hall.care.shared.clone();
            tokio::spawn(async move { shared.work(|| std::thread::sleep(WORKS)).await.unwrap() })
        })
        .collect();
    tokio::time::sleep(WORKS / 3).await;
    let begun = Instant::now();
    let path = "/api/standings/explain?player=1&place=0";
    assert_eq!(house.person().get(path).await.0, 200);
    assert!(
        begun.elapsed() >= WORKS,
        "it was worked out among the boards"
    );
    for one in busy {
        one.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_reads_faster_than_a_link_carries() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        reading: 1 << 20,
        ..Limits::default()
    };
    let house = House::limited(&folder.path().join("hall.adoube"), limits).await;
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    chief.round_robin(2, &regulations).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let (greedy, begun) = (house.person(), Instant::now());
    let reads = tokio::spawn(async move {
        let mut bytes = 0;
        while bytes < 7 << 20 {
            bytes += greedy.get_bytes("/api/openapi.json").await.1.len();
        }
    });
    // A player at the same address plays on, and staff reads.
    tokio::time::sleep(Duration::from_millis(800)).await;
    let acted = Instant::now();
    white.does(moves("e2e4")).await;
    assert_eq!(chief.get("/api/event").await.0, 200);
    assert!(acted.elapsed() < Duration::from_secs(1), "a player waited");
    reads.await.unwrap();
    assert!(
        begun.elapsed() > Duration::from_secs(2),
        "seven megabytes took {:?}",
        begun.elapsed()
    );
}
