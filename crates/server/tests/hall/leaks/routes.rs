//! The same over sockets and plain addresses, with the two boards of one round beside each other.

use serde_json::Value;
use server::wire::{ClientMsg, Key, ServerMsg};

use super::classical;
use crate::common::{Device, House, moves};

/// A text about one of the two boards as if it were about the other.
fn alike(text: &str, board: usize) -> String {
    let (players, target) = match board {
        1 => (["Player1", "Player4"], "e4"),
        _ => (["Player2", "Player3"], "e5"),
    };
    let text = text
        .replace(players[0], "White")
        .replace(players[1], "Black");
    text.replace(&format!("[Board \"{board}\"]"), "")
        .replace(target, "<there>")
}

/// Where the pawn stands is the move itself; which version a socket was told before depends on how busy the machine is.
fn without_pieces(value: &mut Value) {
    match value {
        Value::Object(all) => {
            for name in ["key", "id", "pieces", "fen", "players", "since"] {
                all.remove(name);
            }
            all.values_mut().for_each(without_pieces);
        }
        Value::Array(all) => all.iter_mut().for_each(without_pieces),
        _ => {}
    }
}

async fn heard(device: &mut Device, board: usize) -> String {
    let key = Key {
        round: 1,
        board: board as u32,
    };
    let wanted = |m: &ServerMsg| match m {
        ServerMsg::Board { key: of, view, .. } => {
            *of == key
                && serde_json::to_value(view)
                    .unwrap()
                    .to_string()
                    .contains("e2")
        }
        _ => false,
    };
    let message = device.until(wanted).await;
    let mut value = serde_json::to_value(message).unwrap();
    without_pieces(&mut value);
    alike(&value.to_string(), board)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_and_files_do_not_tell() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &classical()).await;
    let mut told = [Vec::new(), Vec::new()];
    for (place, mv) in ["e2e4", "e2e5"].into_iter().enumerate() {
        let board = place + 1;
        let key = Key {
            round: 1,
            board: board as u32,
        };
        let mut white = Device::join(house.address, &chief.link(key.board, "white").await).await;
        let mut black = Device::join(house.address, &chief.link(key.board, "black").await).await;
        let mut spectator = house.person().connect().await;
        spectator.hello(None).await;
        let boards = vec![key];
        spectator.say(&ClientMsg::Watch { boards }).await;
        white.does(moves(mv)).await;
        for device in [&mut white, &mut black, &mut spectator] {
            told[place].push(heard(device, board).await);
        }
        let file = format!("/rounds/1/boards/{board}.pgn");
        let text = house.person().get(&file).await.1;
        assert!(text.contains("e2e5") || text.contains("1. e"), "{text}");
        told[place].push(alike(&text, board));
    }
    let anybody = house.person();
    for path in ["/games.pgn", "/rounds/1/games.pgn"] {
        let text = anybody.get(path).await.1;
        let games: Vec<&str> = text.split("[Event ").skip(1).collect();
        assert_eq!(games.len(), 2, "{text}");
        for (place, game) in games.into_iter().enumerate() {
            told[place].push(alike(game, place + 1));
        }
    }
    let [legal, illegal] = told;
    for (one, other) in legal.iter().zip(&illegal) {
        assert_eq!(one, other);
    }
}
