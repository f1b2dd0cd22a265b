//! A game from the first link to the result, over real sockets and a real file.

use crate::common::{Device, House, moves};
use laws::regulations::{SheetKind, Supervision};
use laws::{Edition, Regulations};
use serde_json::json;
use server::wire::ServerMsg;

#[tokio::test]
async fn a_round_is_played_and_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let house = House::open(&file).await;
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    chief.round_robin(4, &regulations).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    for (n, mv) in ["f2f3", "e7e5", "g2g4"].into_iter().enumerate() {
        let device = if n % 2 == 0 { &mut white } else { &mut black };
        device.plays(mv).await;
    }
    black.does(moves("d8h4")).await;
    assert_eq!(chief.result(1).await, json!({"win": "black"}));

    let again = House::open(&file).await;
    let board = again
        .hall
        .table(server::wire::Key { round: 1, board: 1 })
        .unwrap()
        .board();
    assert_eq!(board.game.plies.len(), 4);
    assert!(again.setup.is_none(), "there is a chief arbiter");
}

/// Players on wood move, press and write, in this order; nobody is punished for it, and the times are those of the presses.
#[tokio::test]
async fn on_wood_the_press_comes_before_the_entry() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let house = House::open(&file).await;
    let chief = house.chief().await;
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.scoresheets = SheetKind::Electronic;
    let settings =
        json!({"name": "Wood", "rounds": 1, "boards": "wooden", "regulations": regulations});
    chief.organise(json!({ "create": settings })).await;
    for surname in ["White", "Black"] {
        let player = json!({ "surname": surname });
        chief.organise(json!({ "add-player": player })).await;
    }
    let robin = json!({"pair-round-robin": {"cycles": "single"}});
    chief.organise(robin).await;
    chief.organise(json!({"start-round": 1})).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    let written = |text: &str| json!({"record": {"enter": {"text": text, "claim": false}}});
    white.does(json!("press")).await;
    black.does(json!("press")).await;
    // Black writes first: White's move, then his own.
    black.does(written("e4")).await;
    black.does(written("e5")).await;
    white.does(written("e4")).await;
    white.does(written("e5")).await;
    white.does(json!("press")).await;
    white.does(written("Nf3")).await;
    let view = chief.get_json("/api/boards/1/1").await;
    assert_eq!(view["rulings"].as_array().map_or(0, Vec::len), 0, "{view}");
    let board = || {
        let key = server::wire::Key { round: 1, board: 1 };
        house.hall.table(key).unwrap().board()
    };
    let game = &board().game;
    assert_eq!(game.plies.len(), 3);
    assert_eq!(game.completed(chess::Color::White), 2);
    assert_eq!(game.completed(chess::Color::Black), 1);
    assert!(game.rulings.is_empty(), "{:?}", game.rulings);
    let running = game.clock.running.map(|(color, _)| color);
    assert_eq!(running, Some(chess::Color::Black));
    let made: Vec<_> = game.plies.iter().map(|ply| ply.made_at).collect();
    assert!(made.is_sorted(), "{made:?}");

    // The arbiter stops the clocks and has the sheets completed.
    black.does(json!("press")).await;
    let key = server::wire::Key { round: 1, board: 1 };
    let mut desk = chief.connect().await;
    desk.hello(None).await;
    let stopped = desk.act_at(Some(key), json!("stop-clocks")).await;
    assert!(matches!(stopped, ServerMsg::Acked { .. }), "{stopped:?}");
    black.does(written("Nf3")).await;
    black.does(written("Nc6")).await;
    assert_eq!(board().game.plies.len(), 4);
    assert_eq!(board().game.completed(chess::Color::Black), 2);

    let again = House::open(&file).await;
    assert_eq!(again.hall.table(key).unwrap().board().game, board().game);
}
