//! The whole hall at once: stopped and started together, and told of after a restart.

use chess::Color;
use laws::{Edition, Millis, Regulations};
use serde_json::{Value, json};
use server::wire::{Key, ServerMsg};

use crate::common::{Device, House, Person, copy_of};

async fn jointly(person: &Person, body: Value) -> Value {
    let (status, text) = person.post("/api/together", &body).await;
    assert_eq!(status, 200, "{text}");
    serde_json::from_str(&text).unwrap()
}

fn boards(keys: &Value) -> Vec<u64> {
    let keys = keys.as_array().unwrap().iter();
    keys.map(|key| key["board"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_clocks_stop_and_run_again() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief
        .round_robin(8, &Regulations::classical(Edition::Y2023))
        .await;
    let running = |board| {
        let table = house.hall.table(Key { round: 1, board }).unwrap();
        table.board().game.clock.running.is_some()
    };
    // Board 4 is over, board 3 was stopped by its arbiter before.
    let token = chief.link(4, "white").await;
    let mut loser = Device::join(house.address, &token).await;
    assert!(matches!(
        loser.act(json!("resign")).await,
        ServerMsg::Acked { .. }
    ));
    let act = json!({"id": "stop-3", "act": "stop-clocks"});
    assert_eq!(chief.post("/api/boards/1/3/acts", &act).await.0, 200);
    let deputy = chief.appoint("Deputy", "arbiter").await;
    let stopped = jointly(&deputy, json!({"what": "stop"})).await;
    assert_eq!(boards(&stopped["done"]), [1, 2]);
    assert_eq!(stopped["left"].as_array().unwrap().len(), 0);
    assert_eq!(stopped["now"]["by"], "Deputy");
    assert!((1..=4).all(|board| !running(board)));
    // The log of each board says who did it.
    let view = chief.get_json("/api/boards/1/2").await;
    let log = view["log"].as_array().unwrap();
    assert!(log.iter().any(|line| line["who"] == "Deputy"), "{log:?}");
    // A second click stops nothing twice; a selection starts alone; the rest with all.
    assert_eq!(
        boards(&jointly(&deputy, json!({"what": "stop"})).await["done"]),
        [0u64; 0]
    );
    let some = jointly(&chief, json!({"what": "start", "boards": [2, 3]})).await;
    assert_eq!(boards(&some["done"]), [2]);
    assert_eq!(boards(&some["now"]["stopped"]), [1]);
    assert!(
        running(2) && !running(1) && !running(3),
        "board 3 was stopped by itself"
    );
    let rest = jointly(&chief, json!({"what": "start"})).await;
    assert_eq!(boards(&rest["done"]), [1]);
    assert!(running(1) && !running(3));
    // Two boards of many.
    let two = jointly(&chief, json!({"what": "stop", "boards": [1]})).await;
    assert_eq!(boards(&two["done"]), [1]);
    assert!(running(2));
    // One that is started at its board is not waited for.
    let act = json!({"id": "go-1", "act": "restart-clock"});
    assert_eq!(chief.post("/api/boards/1/1/acts", &act).await.0, 200);
    let now = chief.get_json("/api/together").await;
    assert_eq!(boards(&now["stopped"]), [0u64; 0]);
    let organiser = chief.appoint("Olga", "organiser").await;
    assert_eq!(
        organiser
            .post("/api/together", &json!({"what": "stop"}))
            .await
            .0,
        403
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_told_until_an_arbiter_has_seen_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let house = House::open(&file).await;
    let chief = house.chief().await;
    chief
        .round_robin(4, &Regulations::classical(Edition::Y2023))
        .await;
    let now = chief.get_json("/api/together").await;
    assert_eq!(now["restarts"], json!([]), "the first start is none");
    let act = json!({"id": "stop-2", "act": "stop-clocks"});
    assert_eq!(chief.post("/api/boards/1/2/acts", &act).await.0, 200);
    house.hall.settle().await.unwrap();
    let left = house.hall.time.now();
    let cookie = chief.cookie().unwrap();
    let copy = folder.path().join("copy.adoube");
    copy_of(&file, &copy).await;
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    let again = House::open(&copy).await;
    let chief = Person::with_session(again.address, &cookie);
    let now = chief.get_json("/api/together").await;
    let restarts = now["restarts"].as_array().unwrap();
    assert_eq!(restarts.len(), 1, "{now}");
    let restart = &restarts[0];
    let ran = restart["ran"].as_array().unwrap();
    assert_eq!(ran.len(), 1, "the other one was stopped");
    assert_eq!(ran[0]["key"]["board"], 1);
    assert_eq!(ran[0]["of"], "white");
    let (last, at) = (
        restart["last"].as_i64().unwrap(),
        restart["at"].as_i64().unwrap(),
    );
    assert!(at - last >= 1200 && at - last < 60_000, "{last} {at}");
    assert!(Millis(last) <= left + Millis(100), "{last} {left:?}");
    // What ran on is given back, once.
    let left = |board| {
        let table = again.hall.table(Key { round: 1, board }).unwrap();
        let game = &table.board().game;
        game.clock.remaining(Color::White, again.hall.time.now())
    };
    let before = left(1);
    let back = json!({"what": {"give-back": {"at": at, "reason": "the program was away"}}});
    let given = jointly(&chief, back.clone()).await;
    assert_eq!(boards(&given["done"]), [1]);
    assert_eq!(given["now"]["restarts"], json!([]));
    let gained = left(1) - before;
    assert!(
        gained <= Millis(at - last) && gained > Millis(at - last - 1000),
        "{gained:?}"
    );
    let again_given = jointly(&chief, back).await;
    assert_eq!(boards(&again_given["done"]), [0u64; 0]);
    let seen = jointly(&chief, json!({"what": {"restart-seen": at}})).await;
    assert_eq!(seen["now"]["restarts"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_is_added_at_all_boards_or_some() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief
        .round_robin(8, &Regulations::classical(Edition::Y2023))
        .await;
    let left = |board, color| {
        let table = house.hall.table(Key { round: 1, board }).unwrap();
        let game = &table.board().game;
        game.clock.remaining(color, house.hall.time.now())
    };
    let token = chief.link(4, "white").await;
    let mut loser = Device::join(house.address, &token).await;
    loser.act(json!("resign")).await;
    let before = left(1, Color::Black);
    let give = |to: Value, reason: &str, boards: Value| {
        json!({"what": {"give-time": {"to": to, "time": 300_000, "reason": reason}},
            "boards": boards, "language": "ru"})
    };
    let all = jointly(&chief, give(Value::Null, "a fire alarm", Value::Null)).await;
    assert_eq!(boards(&all["done"]), [1, 2, 3], "board 4 is over");
    assert_eq!(left(1, Color::Black) - before, Millis::minutes(5));
    let some = jointly(
        &chief,
        give(json!("black"), "a light went out", json!([2, 4])),
    )
    .await;
    assert_eq!(boards(&some["done"]), [2]);
    assert_eq!(left(2, Color::Black) - before, Millis::minutes(10));
    assert_eq!(left(1, Color::Black) - before, Millis::minutes(5));
    // Each board's log has the reason, and the repair can be taken back there.
    let view = chief.get_json("/api/boards/1/2").await;
    assert!(
        view["log"].to_string().contains("a light went out"),
        "{view}"
    );
    // Without a reason nothing is given, and the answer is in the language that was asked for.
    let bare = jointly(&chief, give(Value::Null, "", Value::Null)).await;
    assert_eq!(boards(&bare["done"]), [0u64; 0]);
    let words = bare["left"][0]["words"].as_str().unwrap();
    assert!(words.chars().any(|c| ('а'..='я').contains(&c)), "{words}");
    assert_eq!(left(1, Color::Black) - before, Millis::minutes(5));
    let organiser = chief.appoint("Olga", "organiser").await;
    let body = give(Value::Null, "no", Value::Null);
    assert_eq!(organiser.post("/api/together", &body).await.0, 403);
}
