//! The start and the end of a round are taken back as long as nothing has come of them.

use laws::{Edition, Regulations};
use serde_json::{Value, json};
use server::wire::{Key, ServerMsg};

use crate::common::{Device, House, Person, copy_of, moves};

async fn refused(person: &Person, act: Value) -> String {
    let (status, body) = person.post("/api/event/acts", &json!({ "act": act })).await;
    assert_eq!(status, 409, "{body}");
    body
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_is_taken_back_and_the_boards_begin_anew() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let house = House::open(&file).await;
    let chief = house.chief().await;
    chief
        .round_robin(4, &Regulations::classical(Edition::Y2023))
        .await;
    let key = Key { round: 1, board: 1 };
    let token = chief.link(1, "white").await;
    let mut phone = Device::join(house.address, &token).await;
    // A device chooses its letters by itself: nothing has happened.
    phone.does(json!({"record": {"letters": "ru"}})).await;
    let deputy = chief.appoint("Deputy", "arbiter").await;
    let after = deputy.organise(json!({"take-back-start": 1})).await;
    assert_eq!(after["rounds"][0]["started"], Value::Null);
    assert!(house.hall.table(key).is_none());
    assert_eq!(chief.get("/api/boards/1/1").await.0, 404);
    let answer = phone.act(json!("press")).await;
    assert!(matches!(answer, ServerMsg::Refused { .. }), "{answer:?}");
    // Paired the other way round, without the second board.
    let players = after["rounds"][0]["pairings"][0]["players"].clone();
    let pairing = json!({"white": players["black"], "black": players["white"]});
    chief
        .organise(json!({"set-pairings": {"round": 1, "pairings": [pairing]}}))
        .await;
    chief.organise(json!({"start-round": 1})).await;
    let board = house.hall.table(key).unwrap().board();
    assert_eq!(board.players.white.id, players["black"]);
    assert!(board.game.started.is_some());
    assert!(house.hall.table(Key { round: 1, board: 2 }).is_none());
    assert_eq!(house.hall.boards(1).len(), 1);
    // The phone has gone with its player to the other side.
    let mut again = Device::join(house.address, &token).await;
    let black = chief.link(1, "white").await;
    let mut first = Device::join(house.address, &black).await;
    first.plays("e2e4").await;
    again.plays("e7e5").await;
    let words = refused(&chief, json!({"take-back-start": 1})).await;
    assert!(words.contains("something has happened"), "{words}");
    let board = house.hall.table(key).unwrap().board();
    assert_eq!(board.game.plies.len(), 2, "the game goes on");
    drop((house, first, again, phone));
    // And after a restart everything is as it was.
    let copy = folder.path().join("copy.adoube");
    copy_of(&file, &copy).await;
    let again = House::open(&copy).await;
    let board = again.hall.table(key).unwrap().board();
    assert_eq!(board.game.plies.len(), 2);
    assert!(again.hall.table(Key { round: 1, board: 2 }).is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_board_where_something_happened_keeps_the_round() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief
        .round_robin(6, &Regulations::classical(Edition::Y2023))
        .await;
    let token = chief.link(2, "white").await;
    let mut phone = Device::join(house.address, &token).await;
    phone.does(moves("e2e4")).await;
    refused(&chief, json!({"take-back-start": 1})).await;
    // All boards are open, and their clocks run.
    for board in 1..=3 {
        let table = house.hall.table(Key { round: 1, board }).unwrap();
        assert!(table.board().game.started.is_some(), "board {board}");
    }
    phone.does(json!("press")).await;
    // Nor is a round taken back after a call for the arbiter or a result.
    for board in 1..=3 {
        let result = json!({"outcome": "draw"});
        chief
            .organise(
                json!({"enter-result": {"round": 1, "board": board, "result": result, "reason": "agreed"}}),
            )
            .await;
    }
    refused(&chief, json!({"take-back-start": 1})).await;
    chief.organise(json!({"finish-round": 1})).await;
    refused(&chief, json!({"finish-round": 1})).await;
    let after = chief.organise(json!({"take-back-finish": 1})).await;
    assert_eq!(after["rounds"][0]["finished"], Value::Null);
    chief.organise(json!({"finish-round": 1})).await;
    chief.organise(json!({"start-round": 2})).await;
    refused(&chief, json!({"take-back-finish": 1})).await;
    let after = chief.organise(json!({"take-back-start": 2})).await;
    assert_eq!(after["rounds"][1]["started"], Value::Null);
    chief.organise(json!({"take-back-finish": 1})).await;
}
