//! The live connection under hard conditions: repeats, late acts, resumption, nonsense, readers that do not read.

use std::time::{Duration, Instant};

use crate::common::{Device, House, Person, moves};
use laws::{Edition, Millis, Regulations};
use proptest::prelude::*;
use serde_json::{Value, json};
use server::view::BoardView;
use server::wire::{ClientMsg, Key, Seen, ServerMsg};

const BOARD: Key = Key { round: 1, board: 1 };

async fn begun() -> (tempfile::TempDir, House, Person) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief
        .round_robin(4, &Regulations::classical(Edition::Y2023))
        .await;
    (folder, house, chief)
}

fn act(id: &str, act: Value, moment: Option<Millis>) -> ClientMsg {
    ClientMsg::Act {
        id: id.into(),
        key: None,
        side: None,
        act: serde_json::from_value(act).unwrap(),
        moment,
    }
}

#[tokio::test]
async fn a_repeat_changes_nothing() {
    let (_folder, house, chief) = begun().await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let once = act("the-same", moves("e2e4"), None);
    white.say(&once).await;
    let first = white.answer("the-same").await;
    white.say(&once).await;
    assert_eq!(white.answer("the-same").await, first);
    // Also from another device, and when the game has gone on.
    white.does(json!("press")).await;
    let mut again = Device::join(house.address, &chief.link(1, "white").await).await;
    again.say(&once).await;
    assert_eq!(again.answer("the-same").await, first);
    let board = house.hall.table(BOARD).unwrap().board();
    assert_eq!(board.game.plies.len(), 1);
}

#[tokio::test]
async fn a_repeat_from_long_ago_is_known_too() {
    let (_folder, house, chief) = begun().await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let once = act("long-ago", moves("e2e4"), None);
    white.say(&once).await;
    let first = white.answer("long-ago").await;
    let table = house.hall.table(BOARD).unwrap();
    for n in 0..300 {
        let who = server::record::Who::Seat(chess::Color::White);
        let deed = server::table::Deed::Call(format!("call {n}"));
        table
            .act(who, Some(format!("call-{n}")), deed)
            .await
            .unwrap();
        let staff = server::record::Who::Staff("Chief".into());
        let close = server::table::Deed::CloseCall(table.board().calls[0].call);
        table.act(staff, None, close).await.unwrap();
    }
    white.say(&once).await;
    assert_eq!(white.answer("long-ago").await, first);
}

/// A player online who says that he moved long ago.
#[tokio::test]
async fn time_cannot_be_billed_to_the_opponent() {
    let (_folder, house, chief) = begun().await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let thought = Duration::from_millis(400);
    tokio::time::sleep(thought).await;
    for (id, what, moment) in [
        ("old-1", moves("e2e4"), Some(Millis::ZERO)),
        ("old-2", json!("press"), Some(Millis::ZERO)),
    ] {
        let asked = house.hall.time.now();
        white.say(&act(id, what, moment)).await;
        let ServerMsg::Acked { at, .. } = white.answer(id).await else {
            panic!("refused");
        };
        assert!(at >= asked, "{id} counts from {at:?}, asked at {asked:?}");
    }
    // Nor by coming again for a moment, or on a second line while the first one speaks.
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    tokio::time::sleep(thought).await;
    let ping = ClientMsg::Ping {
        sent: 1.0,
        delay: None,
    };
    black.say(&ping).await;
    black.until(|m| matches!(m, ServerMsg::Pong { .. })).await;
    let spoke = house.hall.time.now();
    let mut again = Device::join(house.address, &chief.link(1, "black").await).await;
    again
        .say(&act("old-3", moves("e7e5"), Some(Millis::ZERO)))
        .await;
    let ServerMsg::Acked { at, .. } = again.answer("old-3").await else {
        panic!("refused");
    };
    assert!(at + Millis(50) >= spoke, "{at:?} is before {spoke:?}");
}

/// A real cut: what was done in it counts from its own moment, and the arbiter sees how much was granted.
#[tokio::test]
async fn a_late_act_counts_from_its_own_moment_and_is_marked() {
    let (_folder, house, chief) = begun().await;
    let white = Device::join(house.address, &chief.link(1, "white").await).await;
    drop(white);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let done = house.hall.time.now();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.say(&act("late-1", moves("e2e4"), Some(done))).await;
    let ServerMsg::Acked { at, .. } = white.answer("late-1").await else {
        panic!("refused");
    };
    assert_eq!(at, done, "the moment is the device's");
    // Nobody acts in the future, and nobody before what has happened already.
    let future = house.hall.time.now() + Millis::minutes(5);
    white
        .say(&act("late-2", json!("press"), Some(future)))
        .await;
    let ServerMsg::Acked { at: pressed, .. } = white.answer("late-2").await else {
        panic!("refused");
    };
    assert!(pressed >= done && pressed <= house.hall.time.now());
    let view = chief.get_json("/api/boards/1/1").await;
    let log = view["log"].as_array().unwrap().iter();
    let late: Vec<i64> = log.filter_map(|line| line["late"].as_i64()).collect();
    assert_eq!(
        late.len(),
        2,
        "only what was granted, the touch and the move: {view}"
    );
    assert!(late.iter().all(|ms| (300..2000).contains(ms)), "{late:?}");
    let (_, seat) = Person::with_link(house.address, &chief.link(1, "black").await)
        .get("/api/boards/1/1")
        .await;
    assert!(!seat.contains("late"), "only the arbiter is told");
}

/// What a cut cost the opponent is put right in one step, and then it is not said any more.
#[tokio::test]
async fn what_a_cut_cost_the_opponent_can_be_given_back() {
    let (_folder, house, chief) = begun().await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.plays("e2e4").await;
    let black = Device::join(house.address, &chief.link(1, "black").await).await;
    drop(black);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let done = house.hall.time.now();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    black.say(&act("cut-1", moves("e7e5"), Some(done))).await;
    black.answer("cut-1").await;
    black.say(&act("cut-2", json!("press"), Some(done))).await;
    black.answer("cut-2").await;
    let told = async || {
        let view = chief.get_json("/api/boards/1/1").await;
        let alerts = view["alerts"].as_array().unwrap().clone();
        alerts.into_iter().find(|a| a["kind"] == "time-granted")
    };
    let alert = told().await.expect("the arbiter is told");
    let repair = &alert["repair"]["give-time"];
    assert_eq!(repair["to"], "white", "{alert}");
    let time = repair["time"].as_i64().unwrap();
    assert!((1500..10_000).contains(&time), "{alert}");
    let given = json!({"repair": {"repair": alert["repair"], "reason": alert["words"]}});
    let given = json!({"id": "give", "act": given});
    let (status, body) = chief.post("/api/boards/1/1/acts", &given).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(told().await, None);
}

/// An id belongs to its sender: a stranger's is no acknowledgement, and takes nothing from its owner.
#[tokio::test]
async fn the_id_of_another_is_no_acknowledgement() {
    let (_folder, house, chief) = begun().await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    white.say(&act("mine", moves("e2e4"), None)).await;
    let ServerMsg::Acked { version, .. } = white.answer("mine").await else {
        panic!("refused");
    };
    white.does(json!("press")).await;
    black.say(&act("mine", moves("e7e5"), None)).await;
    let ServerMsg::Acked { version: later, .. } = black.answer("mine").await else {
        panic!("refused");
    };
    assert!(later > version, "his own move, not White's");
    let board = house.hall.table(BOARD).unwrap().board();
    assert_eq!(board.game.plies.len(), 2);
    // Also not one that cannot happen: the answer is a refusal, not somebody's success.
    black.say(&act("other", json!("press"), None)).await;
    assert!(matches!(
        black.answer("other").await,
        ServerMsg::Acked { .. }
    ));
    white.say(&act("other", json!("accept-draw"), None)).await;
    assert!(matches!(
        white.answer("other").await,
        ServerMsg::Refused { .. }
    ));
}

#[tokio::test]
async fn a_screen_resumes_from_what_it_has_seen() {
    let (_folder, house, chief) = begun().await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.plays("e2e4").await;
    let mut desk = chief.connect().await;
    desk.hello(None).await;
    let first = watch(&mut desk).await;
    assert!(first.1.len() >= 3, "{:?}", first.1);
    drop(desk);
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    black.plays("e7e5").await;
    let mut desk = chief.connect().await;
    let key = BOARD;
    let version = first.0;
    desk.say(&ClientMsg::Hello {
        token: None,
        language: "en".into(),
        seen: vec![Seen { key, version }],
    })
    .await;
    let (last, log) = watch(&mut desk).await;
    assert!(!log.is_empty());
    assert!(
        log.iter().all(|&line| line > first.0 && line <= last),
        "{log:?}"
    );
}

/// The version of board 1, and those of the lines of its log.
async fn watch(desk: &mut Device) -> (u64, Vec<u64>) {
    desk.say(&ClientMsg::Watch {
        boards: vec![BOARD],
    })
    .await;
    let board = desk.until(|m| matches!(m, ServerMsg::Board { .. })).await;
    let ServerMsg::Board { version, view, .. } = board else {
        unreachable!();
    };
    let BoardView::Arbiter(view) = *view else {
        panic!("not the arbiter's");
    };
    (version, view.log.iter().map(|line| line.version).collect())
}

/// Devices that never read do not slow the game of those who do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_that_does_not_read_hurts_nobody() {
    let (_folder, house, chief) = begun().await;
    let mut deaf = Vec::new();
    for _ in 0..20 {
        let mut device = chief.connect().await;
        device.hello(None).await;
        device
            .say(&ClientMsg::Watch {
                boards: vec![BOARD],
            })
            .await;
        deaf.push(device);
    }
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    let mut slowest = Duration::ZERO;
    for n in 0..60 {
        let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let mover = if n % 2 == 0 { &mut white } else { &mut black };
        mover.forget();
        let began = Instant::now();
        if !matches!(
            mover.act(crate::common::moves(moves[n % 4])).await,
            ServerMsg::Acked { .. }
        ) {
            break;
        }
        mover.act(json!("press")).await;
        slowest = slowest.max(began.elapsed());
    }
    // Who waited for the sleeper would wait until he is dropped.
    assert!(slowest < Duration::from_secs(8), "{slowest:?} for one move");
}

/// A device that goes without a word is replaced by another one, which goes on where it stopped (8.3).
#[tokio::test]
async fn a_dead_device_is_replaced() {
    let (_folder, house, chief) = begun().await;
    let old = chief.link(1, "white").await;
    let mut white = Device::join(house.address, &old).await;
    white.does(moves("e2e4")).await;
    let (status, body) = chief.post("/api/links/1/white", &json!({})).await;
    assert_eq!(status, 200, "{body}");
    white.until(|m| matches!(m, ServerMsg::Revoked)).await;
    let mut gone = Device::silent(house.address).await;
    assert_eq!(gone.hello(Some(&old)).await, ServerMsg::Revoked);
    let mut new = Device::join(house.address, &chief.link(1, "white").await).await;
    new.does(json!("press")).await;
}

/// JSON that may be a message, or nearly.
fn nonsense() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|f| json!(f)),
        "[a-z0-9-]{0,12}".prop_map(Value::from),
        prop_oneof![
            Just("e2"),
            Just("press"),
            Just("white"),
            Just("resign"),
            Just("one"),
            Just("plain"),
            Just("start"),
            Just("tick"),
        ]
        .prop_map(Value::from),
    ];
    let word = prop_oneof![
        Just("type"),
        Just("id"),
        Just("key"),
        Just("round"),
        Just("board"),
        Just("act"),
        Just("side"),
        Just("moment"),
        Just("move"),
        Just("touch"),
        Just("square"),
        Just("manner"),
        Just("record"),
        Just("enter"),
        Just("text"),
        Just("claim"),
        Just("boards"),
        Just("sent"),
        Just("delay"),
        Just("seen"),
        Just("version"),
        Just("token"),
        Just("answer"),
        Just("conduct"),
        Just("clock"),
    ];
    let value = leaf.prop_recursive(4, 24, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(word.clone().prop_map(str::to_owned), inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    });
    let kinds = [
        "hello",
        "watch",
        "act",
        "call",
        "take-call",
        "close-call",
        "ping",
    ];
    let message = (prop::sample::select(kinds.to_vec()), value, any::<u32>()).prop_map(
        |(kind, value, n)| {
            let mut message = json!({
                "type": kind, "id": format!("n{n}"), "key": {"round": 1, "board": 1}, "reason": "?", "boards": [],
                "call": n, "sent": 1, "act": value.clone(),
            });
            if let (Value::Object(message), Value::Object(more)) = (&mut message, value) {
                message.extend(more.into_iter().filter(|(key, _)| key != "token"));
            }
            message.to_string()
        },
    );
    prop_oneof![3 => message, 1 => ".{0,60}"]
}

/// Nothing that is sent as text ends the task of the connection or the hall.
#[test]
fn nonsense_is_answered() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (house, tokens) = runtime.block_on(async {
        let house = House::rehearse(&folder.path().join("hall.adoube")).await;
        let chief = house.chief().await;
        chief
            .round_robin(4, &Regulations::classical(Edition::Y2023))
            .await;
        let tokens = [chief.link(1, "white").await, chief.link(1, "clock").await];
        (house, tokens)
    });
    let config = ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut devices: Vec<Device> = tokens
        .iter()
        .map(|token| runtime.block_on(Device::join(house.address, token)))
        .collect();
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let devices = std::cell::RefCell::new(&mut devices);
    let many = prop::collection::vec(nonsense(), 1..12);
    let run = runner.run(&many, |messages| {
        let mut devices = devices.borrow_mut();
        for device in devices.iter_mut() {
            runtime.block_on(async {
                for message in &messages {
                    device.say_raw(message).await;
                }
                let sent = 4711.0;
                device.say(&ClientMsg::Ping { sent, delay: None }).await;
                device
                    .until(|m| matches!(m, ServerMsg::Pong { sent, .. } if *sent == 4711.0))
                    .await;
                device.forget();
            });
        }
        Ok(())
    });
    run.unwrap();
}

#[tokio::test]
async fn a_session_that_has_ended_ends_its_connection() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief
        .round_robin(2, &Regulations::classical(Edition::Y2023))
        .await;
    let mut desk = chief.connect().await;
    desk.hello(None).await;
    let key = Some(Key { round: 1, board: 1 });
    let stop = json!("stop-clocks");
    assert!(matches!(
        desk.act_at(key, stop.clone()).await,
        ServerMsg::Acked { .. }
    ));
    house.hall.time.pass(Millis::minutes(60 * 24 * 8));
    let ping = ClientMsg::Ping {
        sent: 0.0,
        delay: None,
    };
    desk.say(&ping).await;
    desk.until(|message| matches!(message, ServerMsg::Revoked))
        .await;
}
