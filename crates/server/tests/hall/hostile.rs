//! A hostile room: long texts, many sockets, many guesses, pages of other sites. Nobody else suffers.

use std::time::{Duration, Instant};

use crate::common::{Device, House, PATIENCE, Person, address_of, moves};
use laws::regulations::Supervision;
use laws::{Edition, Millis, Regulations};
use serde_json::{Value, json};
use server::Limits;
use server::care::Options;
use server::serve::{Config, Running};
use server::wire::{ClientMsg, Key, RefusalKind, ServerMsg};
use tokio::net::TcpStream;

const BOARD: Key = Key { round: 1, board: 1 };

fn rapid() -> Regulations {
    Regulations::rapid(Edition::Y2023, Supervision::Supervised)
}

async fn begun(players: u32, limits: Limits) -> (tempfile::TempDir, House, Person) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::limited(&folder.path().join("hall.adoube"), limits).await;
    let chief = house.chief().await;
    chief.round_robin(players, &rapid()).await;
    (folder, house, chief)
}

fn few(connections: usize) -> Limits {
    Limits {
        connections,
        ..Limits::default()
    }
}

#[tokio::test]
async fn nothing_is_longer_than_chess_over_either_way() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let token = chief.link(1, "white").await;
    let mut white = Device::join(house.address, &token).await;
    let by_http = Person::with_link(house.address, &token);
    let before = house.hall.table(BOARD).unwrap().board().version;
    let long: Vec<Value> = vec![
        json!({"record": {"write-down": vec!["Nf3"; 5_000]}}),
        json!({"conduct": {"appeal": "x".repeat(30_000)}}),
        json!({"record": {"enter": {"text": "N".repeat(10_000), "claim": false}}}),
        json!({"offer-draw-if": {"condition": "x".repeat(10_000)}}),
    ];
    for (n, act) in long.iter().enumerate() {
        let Ok(parsed) = serde_json::from_value(act.clone()) else {
            panic!("{}", &act.to_string()[..60]);
        };
        let answer = white.tries(None, parsed).await;
        assert!(matches!(answer, ServerMsg::Refused { .. }), "{answer:?}");
        let asked = json!({"id": format!("long-{n}"), "act": act});
        let (status, body) = by_http.post("/api/boards/1/1/acts", &asked).await;
        assert_eq!(status, 409, "{body}");
    }
    let huge = json!({"id": "huge", "act": {"conduct": {"appeal": "x".repeat(3_900_000)}}});
    let (status, _) = by_http.post("/api/boards/1/1/acts", &huge).await;
    assert_eq!(status, 413);
    // Nor may somebody whom nobody knows send much anywhere.
    for path in ["/api/login", "/api/event/acts", "/api/setup"] {
        let (status, _) = house.person().post(path, &huge).await;
        assert_eq!(status, 413, "{path}");
    }
    assert_eq!(house.hall.table(BOARD).unwrap().board().version, before);
}

#[tokio::test]
async fn calls_do_not_pile_up() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut taken = 0;
    for n in 0..20 {
        let id = format!("call-{n}");
        let (key, reason) = (None, "x".repeat(60_000));
        let id_too = id.clone();
        white.say(&ClientMsg::Call { id, key, reason }).await;
        taken += u32::from(matches!(
            white.answer(&id_too).await,
            ServerMsg::Acked { .. }
        ));
    }
    let board = house.hall.table(BOARD).unwrap().board();
    assert_eq!((taken, board.calls.len()), (3, 3));
    assert!(board.calls.iter().all(|call| call.reason.len() <= 500));
}

/// Each is short enough; together they would fill a disk, a desk and a report.
#[tokio::test]
async fn what_one_writes_has_an_end() {
    let limits = Limits {
        burst: 10_000,
        per_second: 10_000,
        ..Limits::default()
    };
    let (_folder, house, chief) = begun(2, limits).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let appeal = json!({"conduct": {"appeal": "😀".repeat(3_990)}});
    let mut taken = 0;
    let refused = loop {
        let act = serde_json::from_value(appeal.clone()).unwrap();
        match white.tries(None, act).await {
            ServerMsg::Acked { .. } => taken += 1,
            other => break other,
        }
        assert!(taken < 1_000, "appeals without end");
    };
    assert!(matches!(refused, ServerMsg::Refused { .. }), "{refused:?}");
    assert!(taken > 100, "{taken}");
    // The opponent and the arbiter go on; and so does the game, by the arbiter's hand.
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    let offer = serde_json::from_value(json!({"conduct": {"appeal": "one"}})).unwrap();
    assert!(matches!(
        black.tries(None, offer).await,
        ServerMsg::Acked { .. }
    ));
}

/// What is asked is asked once, until it is answered.
#[tokio::test]
async fn questions_do_not_pile_up() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    for act in [
        json!({"clock": "ask-interruption"}),
        json!({"conduct": {"ask-leave": "venue"}}),
        json!({"record": "ask-for-assistant"}),
    ] {
        let mut taken = 0;
        for _ in 0..10 {
            let act = serde_json::from_value(act.clone()).unwrap();
            let answer = white.tries(None, act).await;
            taken += u32::from(matches!(answer, ServerMsg::Acked { .. }));
        }
        assert_eq!(taken, 1, "{act}");
    }
    assert_eq!(
        house
            .hall
            .table(BOARD)
            .unwrap()
            .board()
            .game
            .questions
            .len(),
        3
    );
}

#[tokio::test]
async fn acts_have_one_pace_over_sockets_and_requests() {
    let limits = Limits {
        burst: 10,
        per_second: 1,
        ..Limits::default()
    };
    let (_folder, house, chief) = begun(2, limits).await;
    let token = chief.link(1, "white").await;
    let by_http = Person::with_link(house.address, &token);
    let mut refused = 0;
    for n in 0..30 {
        let asked = json!({"id": format!("act-{n}"), "act": "press"});
        let (status, _) = by_http.post("/api/boards/1/1/acts", &asked).await;
        refused += u32::from(status == 429);
    }
    assert!(refused >= 15, "{refused} of 30");
    // Another socket of the same seat is no faster.
    let mut white = Device::join(house.address, &token).await;
    let answer = white.act(json!("press")).await;
    let fast = |kind: RefusalKind| kind == RefusalKind::TooFast;
    assert!(matches!(answer, ServerMsg::Refused { kind, .. } if fast(kind)));
    // The opponent is not held up by it.
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    assert!(!matches!(
        black.act(json!("offer-draw")).await,
        ServerMsg::Refused { kind, .. } if fast(kind)
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_sockets_shut_nobody_out() {
    let (_folder, house, chief) = begun(2, few(60)).await;
    let mut silent = Vec::new();
    for _ in 0..60 {
        silent.push(Device::silent(house.address).await);
    }
    // Also connections that never say a word.
    let mut mute = Vec::new();
    for _ in 0..80 {
        mute.push(TcpStream::connect(house.address).await.unwrap());
    }
    let began = Instant::now();
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.plays("e2e4").await;
    assert_eq!(chief.get("/api/staff").await.0, 200);
    assert!(
        began.elapsed() < Duration::from_secs(8),
        "{:?}",
        began.elapsed()
    );
    drop((silent, mute));
}

/// A change that begins and does not go on holds a place no longer than anybody needs it.
#[tokio::test(flavor = "multi_thread")]
async fn changes_that_trickle_in_shut_nobody_out() {
    let (_folder, house, _) = begun(2, few(40)).await;
    let mut stalled = Vec::new();
    for _ in 0..90 {
        let mut socket = TcpStream::connect(house.address).await.unwrap();
        let head = "POST /api/login HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
        tokio::io::AsyncWriteExt::write_all(&mut socket, head.as_bytes())
            .await
            .unwrap();
        stalled.push(socket);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    for _ in 0..5 {
        assert_eq!(house.person().get("/healthz").await.0, 200);
    }
    // And it is not waited for without end.
    let mut last = stalled.pop().unwrap();
    let mut answer = Vec::new();
    let read = tokio::io::AsyncReadExt::read_to_end(&mut last, &mut answer);
    tokio::time::timeout(PATIENCE, read)
        .await
        .expect("an answer, or an end")
        .unwrap();
}

/// However many ask for pictures and tables, the desk is answered; and what was done is never said to be tried again.
#[tokio::test(flavor = "multi_thread")]
async fn onlookers_keep_nobody_from_the_desk() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let mut asking = tokio::task::JoinSet::new();
    let (open, opened) = tokio::sync::watch::channel(false);
    for n in 0..300 {
        let (hall, opened) = (std::sync::Arc::clone(&house.hall), opened.clone());
        asking.spawn(async move {
            let wait = move || {
                while !*opened.borrow() {
                    std::thread::sleep(Duration::from_millis(5));
                }
            };
            let queues = [&hall.care.shared, &hall.care.pictures];
            let _ = queues[n % 2].work(wait).await;
        });
    }
    let full = async {
        while house.person().get("/api/standings").await.0 != 503 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let full = tokio::time::timeout(PATIENCE, full).await;
    full.expect("the public's queue is full");
    chief
        .organise(json!({"add-player": {"surname": "Late"}}))
        .await;
    for path in ["/api/event", "/api/standings", "/api/crosstable"] {
        assert_eq!(chief.get(path).await.0, 200, "{path}");
    }
    open.send_replace(true);
    while asking.join_next().await.is_some() {}
}

/// Numbers that no round has, with and without a delay of the public: nothing breaks behind them.
#[tokio::test(flavor = "multi_thread")]
async fn rounds_and_pages_beyond_all_numbers() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let anybody = house.person();
    for delay in [0, 5] {
        let event = chief.get_json("/api/event").await;
        let mut settings = event["settings"].clone();
        settings["public_delay"] = json!(delay);
        chief.organise(json!({ "amend": settings })).await;
        for path in [
            "/public/4294967295/wall.en.json",
            "/public/0/wall.en.json?page=18446744073709551615",
            "/rounds/4294967295/games.pgn",
            "/api/records/4294967295/4294967295",
        ] {
            let (status, body) = anybody.get(path).await;
            assert!(status < 500, "{path}: {status} {body}");
        }
        for path in ["/public/0/wall.en.json", "/games.pgn", "/api/hall"] {
            assert_eq!(
                anybody.get(path).await.0,
                200,
                "{path} with a delay of {delay}"
            );
        }
    }
    let token = chief.link(1, "white").await;
    let mut white = Device::join(house.address, &token).await;
    for of in ["white", "black"] {
        let act = json!({"record": {"correct": {"number": u32::MAX, "of": of, "text": "e4"}}});
        assert!(matches!(white.act(act).await, ServerMsg::Refused { .. }));
    }
    white.plays("e2e4").await;
}

/// A sheet has an end.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_writes_without_end() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    let act = |lines: usize| json!({"record": {"write-down": vec!["Nf3"; lines]}});
    white.does(act(1_200)).await;
    white.does(act(600)).await;
    assert!(matches!(white.act(act(1)).await, ServerMsg::Refused { .. }));
}

/// What is for one is kept for nobody else; what everybody may keep is of this event.
#[tokio::test(flavor = "multi_thread")]
async fn what_may_be_kept_says_so() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let kept = async |person: &Person, path: &str| {
        let answer = person.request("GET", path).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        let header = answer.headers().get("cache-control");
        header.map_or_else(String::new, |value| value.to_str().unwrap().to_owned())
    };
    for path in [
        "/api/event",
        "/api/boards/1/1",
        "/api/me",
        "/api/staff",
        "/api/standings",
    ] {
        assert_eq!(kept(&chief, path).await, "no-store", "{path}");
    }
    let anybody = house.person();
    let wall = anybody.get_json("/public/0/wall.en.json").await;
    let (version, of) = (&wall["versions"][0][1], wall["of"].as_str().unwrap());
    let board = format!("/public/1/1/{version}.en.json");
    assert_eq!(
        kept(&anybody, &format!("{board}?of={of}")).await,
        "public, max-age=31536000, immutable"
    );
    for other in ["", "?of=1-0.1.0"] {
        assert_eq!(
            kept(&anybody, &format!("{board}{other}")).await,
            "public, max-age=1"
        );
    }
    // The competition has a name by its content: whoever looks again has only the wall anew.
    let event = format!("/public/event/{}.json", wall["event"].as_str().unwrap());
    assert_eq!(
        kept(&anybody, &event).await,
        "public, max-age=31536000, immutable"
    );
    let told = anybody.get_json(&event).await;
    assert_eq!(told["type"], "hall");
    let length = wall.to_string().len();
    assert!(length < 50 * 2_000, "{length} bytes for a page of the wall");
    for odd in ["0123456789abcdef.json", "x.json", "x", ".json"] {
        let (status, _) = anybody.get(&format!("/public/event/{odd}")).await;
        assert_eq!(status, 404, "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lookers_on_leave_places_for_players() {
    let (_folder, house, chief) = begun(8, few(24)).await;
    let mut looking = Vec::new();
    for _ in 0..40 {
        let mut device = Device::silent(house.address).await;
        let hello = json!({"type": "hello", "language": "en", "seen": []});
        device.say_raw(&hello.to_string()).await;
        looking.push(device);
    }
    let mut seats = Vec::new();
    for board in 1..=4 {
        for place in ["white", "black"] {
            let token = chief.link(board, place).await;
            let mut device = Device::silent(house.address).await;
            let answer = device.hello(Some(&token)).await;
            assert!(matches!(answer, ServerMsg::Welcome { .. }), "{answer:?}");
            seats.push(device);
        }
    }
    for white in seats.iter_mut().step_by(2) {
        white.plays("e2e4").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_of_strangers_lock_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.person();
    let token = house.setup.clone().unwrap();
    let asked = json!({"token": token, "name": "Chief", "password": "e4e5Nf3Nc6"});
    let answer = chief.request("POST", "/api/setup").json(&asked).send();
    let answer = answer.await.unwrap();
    let cookies: Vec<String> = answer
        .headers()
        .get_all("set-cookie")
        .iter()
        .map(|set| set.to_str().unwrap().split(';').next().unwrap().to_owned())
        .collect();
    let device = cookies
        .iter()
        .find(|c| c.starts_with("adoube-device="))
        .unwrap();
    let stranger = house.person();
    for n in 0..8 {
        let guess = json!({"name": "Chief", "password": format!("wrong{n}")});
        stranger.post("/api/login", &guess).await;
        let invented = json!({"name": format!("nobody{n}"), "password": "wrong"});
        stranger.post("/api/login", &invented).await;
    }
    let right = json!({"name": "Chief", "password": "e4e5Nf3Nc6"});
    assert_eq!(stranger.post("/api/login", &right).await.0, 429);
    // From the same address, on the device where he has signed in before.
    let own = house
        .person()
        .request("POST", "/api/login")
        .header("cookie", device);
    assert_eq!(own.json(&right).send().await.unwrap().status(), 204);
}

#[tokio::test]
async fn a_change_comes_from_the_halls_own_pages() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let host = house.address.to_string();
    let own = format!("http://{host}");
    let tries = [
        (None, None, true),
        (Some(own.as_str()), None, true),
        (Some("http://evil.example"), None, false),
        (Some("null"), None, false),
        (None, Some("cross-site"), false),
        (None, Some("same-site"), false),
        (Some(own.as_str()), Some("same-origin"), true),
        (None, Some("none"), true),
    ];
    for (origin, site, open) in tries {
        for (method, path) in [("POST", "/api/event/acts"), ("DELETE", "/api/staff/nobody")] {
            let mut request = chief.request(method, path);
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            if let Some(site) = site {
                request = request.header("sec-fetch-site", site);
            }
            let act = json!({"act": {"add-player": {"surname": "X"}}});
            let status = request.json(&act).send().await.unwrap().status();
            assert_eq!(
                status != 403,
                open,
                "{method} {origin:?} {site:?}: {status}"
            );
        }
    }
}

#[tokio::test]
async fn cookies_and_links_are_kept_close() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        journal: address_of(&folder.path().join("hall.adoube")),
        node: String::new(),
        listen: "127.0.0.1:0".parse().unwrap(),
        limits: Limits::default(),
    };
    let running = Running::open(&config).await.unwrap();
    running.hall.care.choose(Options {
        public_url: Some("https://hall.example".into()),
        ..Options::default()
    });
    let (address, token) = (running.address, running.setup.clone().unwrap());
    tokio::spawn(running.serve(std::future::pending()));
    let chief = Person::at(address);
    let asked = json!({"token": token, "name": "Chief", "password": "e4e5Nf3Nc6"});
    let answer = chief
        .request("POST", "/api/setup")
        .json(&asked)
        .send()
        .await
        .unwrap();
    for set in answer.headers().get_all("set-cookie") {
        let set = set.to_str().unwrap();
        for word in ["; Secure", "; HttpOnly", "; SameSite=Strict"] {
            assert!(set.contains(word), "{set}");
        }
    }
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    let chief = Person::with_session(address, cookie.split(';').next().unwrap());
    let links = chief.request("GET", "/api/links").send().await.unwrap();
    assert_eq!(links.headers()["cache-control"], "no-store");
}

#[tokio::test]
async fn names_hide_nothing() {
    let (_folder, _house, chief) = begun(2, Limits::default()).await;
    for name in ["a\u{202e}b", "\u{200b}Carlsen", "x\u{2066}y"] {
        let act = json!({"act": {"add-player": {"surname": name}}});
        assert_eq!(chief.post("/api/event/acts", &act).await.0, 409, "{name:?}");
        let staff = json!({"name": name, "post": "arbiter", "password": "e4e5Nf3Nc6"});
        assert_eq!(chief.post("/api/staff", &staff).await.0, 422, "{name:?}");
    }
}

/// A result at another board is nothing that a player's device is told of.
#[tokio::test(flavor = "multi_thread")]
async fn only_those_hear_of_a_result_whom_it_concerns() {
    let (_folder, house, chief) = begun(8, Limits::default()).await;
    let mut own = Device::join(house.address, &chief.link(1, "white").await).await;
    let mut desk = chief.connect().await;
    desk.hello(None).await;
    let hall = |message: &ServerMsg| matches!(message, ServerMsg::Hall { .. });
    own.until(hall).await;
    desk.until(hall).await;
    for board in 2..=4 {
        let mut white = Device::join(house.address, &chief.link(board, "white").await).await;
        white.does(json!("resign")).await;
        chief.result(board as usize).await;
    }
    // The desk hears of them, together.
    let mut results = 0;
    while results < 3 {
        let ServerMsg::Hall { hall } = desk.until(hall).await else {
            unreachable!();
        };
        let pairings = hall.rounds[0].pairings.iter();
        results = pairings.filter(|p| p.result.is_some()).count();
    }
    let sent = 17.0;
    own.say(&ClientMsg::Ping { sent, delay: None }).await;
    own.until(|m| matches!(m, ServerMsg::Pong { .. })).await;
    let heard = tokio::time::timeout(Duration::from_millis(50), own.until(hall)).await;
    assert!(heard.is_err(), "{heard:?}");
    own.does(json!("resign")).await;
    own.until(hall).await;
}

/// The public's delay is changed in mid-event, in both directions.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_delay_works_at_once() {
    let (_folder, house, chief) = begun(2, Limits::default()).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.plays("e2e4").await;
    let anybody = house.person();
    let plies = async || {
        let (status, body) = anybody.get("/api/boards/1/1").await;
        match status {
            200 => serde_json::from_str::<Value>(&body).unwrap()["moves"]
                .as_array()
                .map_or(0, Vec::len),
            _ => 0,
        }
    };
    assert_eq!(plies().await, 1);
    let event = chief.get_json("/api/event").await;
    let delay = async |seconds: u32| {
        let mut settings = event["settings"].clone();
        settings["public_delay"] = json!(seconds);
        chief.organise(json!({ "amend": settings })).await;
    };
    let becomes = async |wanted: usize| {
        let waiting = async {
            while plies().await != wanted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting)
            .await
            .unwrap_or_else(|_| panic!("not {wanted}"));
    };
    // A long delay: the public is taken back to before the move.
    delay(3600).await;
    becomes(0).await;
    // None: it sees everything at once.
    delay(0).await;
    becomes(1).await;
    // A short one: what is older than that is seen, and the rest when its time comes, without anybody moving.
    delay(2).await;
    becomes(1).await;
    white.does(json!("offer-draw")).await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;
    black.plays("e7e5").await;
    assert_eq!(plies().await, 1);
    becomes(2).await;
    assert!(house.hall.time.now() > Millis::ZERO);
    let _ = moves("e2e4");
}
