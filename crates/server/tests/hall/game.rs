//! A game from the first link to the result, over real sockets and a real file.

use crate::common::{Device, House, moves};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::json;

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
