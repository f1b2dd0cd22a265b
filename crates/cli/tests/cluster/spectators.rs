//! Those who look on come through a proxy that keeps what it was told: the hall makes everything once.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::device::Device;
use crate::nginx::{Nginx, get};
use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{hall, is_there, nginx, prepare, watched};

const BOARDS: u32 = 60;

/// Spectators that ask at once, and how often each.
const CROWD: usize = 8;
const ASKS: usize = 400;

fn version_of(wall: &Value, board: u32) -> u64 {
    let versions = wall["versions"].as_array().unwrap();
    let of = |pair: &&Value| pair[0] == json!(board);
    versions.iter().find(of).unwrap()[1].as_u64().unwrap()
}

/// How many answers the nodes had to give.
fn crowd(address: SocketAddr, path: &str) -> (usize, usize) {
    let (asked, made) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..CROWD {
            scope.spawn(|| {
                for _ in 0..ASKS {
                    let (status, answer) = get(address, path).unwrap();
                    assert_eq!(status, 200, "{answer}");
                    asked.fetch_add(1, Ordering::SeqCst);
                    let kept = ["X-Cache: HIT", "X-Cache: UPDATING", "X-Cache: STALE"];
                    if !kept.iter().any(|kept| answer.contains(kept)) {
                        made.fetch_add(1, Ordering::SeqCst);
                    }
                }
            });
        }
    });
    (asked.into_inner(), made.into_inner())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators() {
    if !is_there("nginx", nginx::is_installed()) {
        return;
    }
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let url = server.url();
        let tokens = {
            let hall = hall(&url).await;
            let prepared = prepare::prepare(&hall, BOARDS).await;
            hall.settle().await.unwrap();
            prepared.0
        };
        let path = folder.path().to_owned();
        let (mut nodes, nginx) = tokio::task::spawn_blocking(move || {
            let nodes = ["1", "2"].map(|name| Node::start(&url, name, &path));
            let nginx = Nginx::before(&nodes, &path);
            (nodes, nginx)
        })
        .await
        .unwrap();
        // A device comes the same way.
        let mut white = Device::join(nginx.address, Some(&tokens[0].white), None).await;
        let nginx = tokio::task::spawn_blocking(move || {
            let wall = nginx.json("/public/0/wall.en.json");
            assert_eq!((&wall["pages"], &wall["round"]), (&json!(2), &json!(1)));
            assert_eq!(wall["tiles"].as_array().unwrap().len(), 50);
            let event = wall["event"].as_str().unwrap();
            let told = nginx.json(&format!("/public/event/{event}.json"));
            assert_eq!(told["type"], "hall");
            let rest = nginx.json("/public/1/wall.en.json?page=2");
            assert_eq!(
                rest["tiles"].as_array().unwrap().len(),
                BOARDS as usize - 50
            );
            nginx
        })
        .await
        .unwrap();
        let attempt = laws::command::parse_attempt("e2e4").unwrap();
        white
            .act("m", json!({"move": {"attempt": attempt, "hands": "one"}}))
            .await;
        let (version, _) = white.acked("m", 10).await.expect("acknowledged");
        tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            while version_of(&nginx.json("/public/1/wall.en.json"), 1) < version {
                assert!(
                    began.elapsed() < Duration::from_secs(5),
                    "the wall stays behind"
                );
                std::thread::sleep(Duration::from_millis(50));
            }
            println!(
                "spectators: a move is on the kept wall after {:?}",
                began.elapsed()
            );
            look_on(&nginx, version);
            // A node falls: the proxy asks the other.
            nodes[0].kill();
            std::thread::sleep(Duration::from_millis(1_200));
            nginx.json("/public/1/wall.en.json");
            nginx.json("/public/1/wall.ru.json");
        })
        .await
        .unwrap();
    })
    .await;
}

fn look_on(nginx: &Nginx, version: u64) {
    let wall = nginx.json("/public/1/wall.en.json");
    let of = wall["of"].as_str().unwrap();
    let board = format!("/public/1/1/{version}.en.json?of={of}");
    // The node that is asked may not have heard yet of what another has named: a page asks again.
    let began = Instant::now();
    while nginx.get(&board).unwrap().0 == 404 && began.elapsed() < Duration::from_millis(1_500) {
        std::thread::sleep(Duration::from_millis(50));
    }
    let now = nginx.json(&board);
    assert_eq!(
        (&now["type"], &now["version"]),
        (&json!("board"), &json!(version))
    );
    let before = nginx.json(&format!("/public/1/1/{}.en.json", version - 1));
    assert_ne!(now["view"]["fen"], before["view"]["fen"], "as it was then");
    let (status, _) = nginx
        .get(&format!("/public/1/1/{}.en.json", version + 1))
        .unwrap();
    assert_eq!(status, 404, "what has not happened");
    for odd in ["0.en.json", "x.en.json", "1.xx.json", "1.en", "1"] {
        let (status, _) = nginx.get(&format!("/public/1/1/{odd}")).unwrap();
        assert_eq!(status, 404, "{odd}");
    }
    for (path, most) in [("/public/1/wall.en.json".to_owned(), 1), (board, 0)] {
        let began = Instant::now();
        let (asked, made) = crowd(nginx.address, &path);
        let seconds = began.elapsed().as_secs() as usize;
        println!(
            "spectators: {path}: {asked} answers in {:?}, {made} of them made by the hall",
            began.elapsed()
        );
        assert!(made <= (seconds + 2) * 2 * most + 1, "{made} of {asked}");
    }
}
