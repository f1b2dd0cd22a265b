//! The link of a seat belongs to a player and a round, or to a board if the event says so.

use laws::{Edition, Regulations};
use serde_json::{Value, json};
use server::access::Role;
use server::wire::{Key, RefusalKind, ServerMsg};

use crate::common::{Device, House, Person, moves};

async fn house() -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    (house, folder)
}

/// Ends a round by hand.
async fn finish(chief: &Person, round: u32, boards: u32) {
    for board in 1..=boards {
        let result = json!({"outcome": "draw"});
        chief
            .organise(
                json!({"enter-result": {"round": round, "board": board, "result": result, "reason": "agreed"}}),
            )
            .await;
    }
    chief.organise(json!({"finish-round": round})).await;
}

/// The token of a place in a round.
pub async fn token(chief: &Person, round: u32, board: u32, place: &str) -> String {
    let links = chief.get_json(&format!("/api/links?round={round}")).await;
    let links = links.as_array().unwrap();
    let wanted = |link: &&Value| link["board"] == board && link["place"] == place;
    let path = links.iter().find(wanted).unwrap()["path"].as_str().unwrap();
    path.split_once('#').unwrap().1.to_owned()
}

async fn hall_of(device: &mut Device) -> server::view::HallView {
    let heard = device.until(|m| matches!(m, ServerMsg::Hall { .. })).await;
    match heard {
        ServerMsg::Hall { hall } => hall,
        other => panic!("{other:?}"),
    }
}

fn refused(answer: &ServerMsg) -> Option<RefusalKind> {
    match answer {
        ServerMsg::Refused { kind, .. } => Some(*kind),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_of_the_first_round_acts_for_nobody_in_the_second() {
    let (house, _folder) = house().await;
    let chief = house.chief().await;
    chief
        .round_robin(4, &Regulations::classical(Edition::Y2023))
        .await;
    let old = token(&chief, 1, 1, "white").await;
    let mut phone = Device::join(house.address, &old).await;
    phone.plays("e2e4").await;
    finish(&chief, 1, 2).await;
    chief.organise(json!({"start-round": 2})).await;
    // At every board of the second round, by either way, and in the round that is not said.
    for board in 1..=2 {
        let key = Key { round: 2, board };
        for act in [json!("press"), json!("resign"), moves("e2e4")] {
            let answer = phone.act_at(Some(key), act.clone()).await;
            assert_eq!(refused(&answer), Some(RefusalKind::NotAllowed), "{act}");
        }
        let person = Person::with_link(house.address, &old);
        let act = json!({"id": "x", "act": "resign"});
        let (status, _) = person
            .post(&format!("/api/boards/2/{board}/acts"), &act)
            .await;
        assert_eq!(status, 403);
        assert_eq!(person.get(&format!("/api/boards/2/{board}")).await.0, 403);
    }
    phone.act(json!("resign")).await;
    for board in 1..=2 {
        let table = house.hall.table(Key { round: 2, board }).unwrap();
        assert_eq!(table.board().game.outcome, None);
    }
    // It is told where its player sits now, and nothing of the others.
    let mut again = Device::join(house.address, &old).await;
    let told = hall_of(&mut again).await;
    let own = told.rounds[0].pairings[0].players.white.clone().unwrap();
    for round in &told.rounds {
        assert_eq!(round.pairings.len(), 1, "one game of his own in each round");
        let players = &round.pairings[0].players;
        assert!(players.white.as_ref() == Some(&own) || players.black.as_ref() == Some(&own));
    }
    // The link of the second round is another one and acts there.
    let second = &told.rounds[1].pairings[0];
    let white = second.players.white.as_ref() == Some(&own);
    let place = if white { "white" } else { "black" };
    let board = second.board.unwrap();
    let new = token(&chief, 2, board, place).await;
    assert_ne!(new, old);
    let mut phone = Device::join(house.address, &new).await;
    assert!(matches!(
        phone.act(json!("resign")).await,
        ServerMsg::Acked { .. }
    ));
    let table = house.hall.table(Key { round: 2, board }).unwrap();
    assert!(table.board().game.outcome.is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_goes_with_its_player_to_another_board() {
    let (house, _folder) = house().await;
    let chief = house.chief().await;
    chief
        .round_robin(4, &Regulations::classical(Edition::Y2023))
        .await;
    finish(&chief, 1, 2).await;
    let link = token(&chief, 2, 1, "white").await;
    let mut phone = Device::silent(house.address).await;
    let seat = |welcome: &ServerMsg, board| match welcome {
        ServerMsg::Welcome { role, .. } => {
            matches!(role, Role::Seat { round: Some(2), board: b, color: chess::Color::White, .. } if *b == board)
        }
        _ => false,
    };
    assert!(seat(&phone.hello(Some(&link)).await, 1));
    chief
        .organise(json!({"move-board": {"round": 2, "from": 1, "to": 2}}))
        .await;
    let welcome = phone
        .until(|m| matches!(m, ServerMsg::Welcome { .. }))
        .await;
    assert!(seat(&welcome, 2), "{welcome:?}");
    // Paired anew without him: he waits, and the link acts nowhere.
    let event = chief.get_json("/api/event").await;
    let players = &event["rounds"][1]["pairings"][0]["players"];
    let pairing = json!({"white": players["white"], "black": players["black"]});
    chief
        .organise(json!({"set-pairings": {"round": 2, "pairings": [pairing]}}))
        .await;
    let welcome = phone
        .until(|m| matches!(m, ServerMsg::Welcome { .. }))
        .await;
    assert!(matches!(
        welcome,
        ServerMsg::Welcome {
            role: Role::Waiting { round: 2, .. },
            ..
        }
    ));
    chief.organise(json!({"start-round": 2})).await;
    let answer = phone.act(json!("resign")).await;
    assert!(refused(&answer).is_some(), "{answer:?}");
    let answer = phone
        .act_at(Some(Key { round: 2, board: 1 }), json!("resign"))
        .await;
    assert_eq!(refused(&answer), Some(RefusalKind::NotAllowed));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_that_is_given_anew_takes_no_link_along() {
    let (house, _folder) = house().await;
    let chief = house.chief().await;
    let settings =
        json!({"name": "Open", "rounds": 1, "regulations": Regulations::classical(Edition::Y2023)});
    chief.organise(json!({ "create": settings })).await;
    for name in ["Zukertort", "Anand"] {
        chief
            .organise(json!({"add-player": {"surname": name}}))
            .await;
    }
    let pairings = json!({"set-pairings": {"round": 1, "pairings": [{"white": 1, "black": 2}]}});
    chief.organise(pairings.clone()).await;
    let old = token(&chief, 1, 1, "white").await;
    chief
        .organise(json!({"set-pairings": {"round": 1, "pairings": []}}))
        .await;
    chief.organise(json!({"seed": "name"})).await;
    chief.organise(pairings).await;
    let person = Person::with_link(house.address, &old);
    assert_eq!(person.get("/api/me").await.0, 401, "White is Anand now");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_s_link_is_for_whoever_sits_there() {
    let (house, _folder) = house().await;
    let chief = house.chief().await;
    let regulations = Regulations::classical(Edition::Y2023);
    chief.round_robin(4, &regulations).await;
    let of_player = token(&chief, 1, 1, "white").await;
    let clock = token(&chief, 1, 1, "clock").await;
    let mut phone = Device::join(house.address, &of_player).await;
    let mut settings = chief.get_json("/api/event").await["settings"].take();
    settings["links"] = json!("board");
    chief.organise(json!({ "amend": settings })).await;
    phone.until(|m| matches!(m, ServerMsg::Revoked)).await;
    let fixed = token(&chief, 1, 1, "white").await;
    assert_ne!(fixed, of_player);
    assert_eq!(
        token(&chief, 1, 1, "clock").await,
        clock,
        "a clock is always the board's"
    );
    let mut device = Device::join(house.address, &fixed).await;
    device.plays("e2e4").await;
    finish(&chief, 1, 2).await;
    chief.organise(json!({"start-round": 2})).await;
    assert_eq!(token(&chief, 2, 1, "white").await, fixed);
    device.plays("e2e4").await;
    let table = house.hall.table(Key { round: 2, board: 1 }).unwrap();
    assert_eq!(table.board().game.plies.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_names_whoever_used_a_link() {
    let (house, _folder) = house().await;
    let chief = house.chief().await;
    chief
        .round_robin(2, &Regulations::classical(Edition::Y2023))
        .await;
    let white = chief.link(1, "white").await;
    // The chief arbiter opens a player's link in the browser in which he is signed in.
    let mut tab = chief.connect().await;
    tab.hello(Some(&white)).await;
    tab.plays("e2e4").await;
    let helper = chief.link(1, "assistant-black").await;
    let mut assistant = Device::join(house.address, &helper).await;
    assistant.does(moves("e7e5")).await;
    let board = chief.get_json("/api/boards/1/1").await;
    let log = board["log"].as_array().unwrap();
    let line = |who: &str| log.iter().find(|line| line["who"] == who).unwrap();
    assert_eq!(line("white")["held_by"], "Chief");
    assert_eq!(line("assistant-black")["held_by"], Value::Null);
    // Who signs out leaves the link as it was.
    assert_eq!(chief.post("/api/logout", &json!({})).await.0, 204);
    let signed_out = tab
        .until(|m| matches!(m, ServerMsg::Welcome { .. } | ServerMsg::Revoked))
        .await;
    assert!(
        matches!(
            signed_out,
            ServerMsg::Welcome {
                role: Role::Seat { by: None, .. },
                ..
            }
        ),
        "{signed_out:?}"
    );
    let asked = json!({"name": "Chief", "password": "e4e5Nf3Nc6"});
    assert_eq!(chief.post("/api/login", &asked).await.0, 204);
    // An organiser cannot read links at all.
    let organiser = chief.appoint("Olga", "organiser").await;
    for path in [
        "/api/links",
        "/api/links?round=1",
        "/api/links/1/white/qr.svg",
        "/api/print/links.pdf",
    ] {
        assert_eq!(organiser.get(path).await.0, 403, "{path}");
    }
    assert_eq!(
        organiser.post("/api/links/1/white", &json!({})).await.0,
        403
    );
}
