//! News are lost, clocks are compared, a way goes silent.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::json;
use server::access::Place;
use server::wire::{Key, ServerMsg};

use crate::device::Device;
use crate::node::Node;
use crate::pg::{Server, folder, url};
use crate::proxy::Proxy;
use crate::{hall, moves, prepare, watched};

const BOARDS: u32 = 4;

/// Without news a node is behind by a second, and a link that was taken back is closed there as soon.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deaf() {
    watched(90, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let proxy = Proxy::to(server.port).await;
        let (tokens, session) = {
            let hall = hall(&server.url()).await;
            let prepared = prepare::prepare(&hall, BOARDS).await;
            hall.settle().await.unwrap();
            prepared
        };
        let cookie = format!("adoube={session}");
        let (direct, way) = (server.url(), url(&[proxy.port]));
        let path = folder.path().to_owned();
        let (one, two) = tokio::task::spawn_blocking(move || {
            (Node::start(&direct, "1", &path), Node::start(&way, "2", &path))
        })
        .await
        .unwrap();
        let mut white = Device::join(one.address, Some(&tokens[0].white), None).await;
        let mut black = Device::join(two.address, Some(&tokens[0].black), None).await;
        let sees = |version: u64| {
            move |message: &ServerMsg| matches!(message, ServerMsg::Board { version: seen, .. } if *seen >= version)
        };
        let mut heard = Vec::new();
        for (n, deaf) in [false, true].into_iter().enumerate() {
            proxy.faults.deaf.store(deaf, Ordering::SeqCst);
            let began = Instant::now();
            let id = format!("d{n}");
            white.act(&id, if n == 0 { moves("e2e4") } else { json!("press") }).await;
            let (version, _) = white.acked(&id, 10).await.expect("acknowledged");
            black.until(sees(version), 10).await.expect("the other node shows it");
            heard.push(began.elapsed());
        }
        println!("deaf: with news {:?}, without {:?}", heard[0], heard[1]);
        assert!(heard[0] < Duration::from_millis(900), "{heard:?}");
        assert!(heard[1] < Duration::from_millis(2_500), "{heard:?}");
        // A new link in place of the old one: whoever has the old one goes, on the other node.
        let began = Instant::now();
        let made = one.post("/api/links/1/black", &cookie, "{}");
        assert_eq!(made.map(|(status, _)| status), Some(200));
        let gone = black.until(|message| matches!(message, ServerMsg::Revoked), 10).await;
        assert!(gone.is_some(), "the old link still opens the board");
        println!("deaf: a link that was taken back closes on the other node after {:?}", began.elapsed());
        assert!(began.elapsed() < Duration::from_millis(2_500));
    })
    .await;
}

/// The clocks of all nodes show the same, also after one has just come; the public's delay is the same everywhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time() {
    watched(90, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let tokens = {
            let hall = hall(&server.url()).await;
            let prepared = prepare::prepare(&hall, BOARDS).await;
            hall.settle().await.unwrap();
            prepared.0
        };
        let nodes: Vec<Node> = ["1", "2", "3"]
            .iter()
            .map(|name| Node::start(&server.url(), name, folder.path()))
            .collect();
        let mut worst = 0;
        for _ in 0..3 {
            let mut shown = Vec::new();
            for node in &nodes {
                let mut device = Device::join(node.address, Some(&tokens[0].white), None).await;
                shown.push(device.time().await);
            }
            let (then, was, doubt) = shown[0];
            for (at, now, way) in &shown[1..] {
                let passed = at.duration_since(then).as_millis() as i64;
                let off = ((*now - was).0 - passed).abs();
                let allowed = 20 + (way.as_millis() + doubt.as_millis()) as i64 / 2;
                assert!(off <= allowed, "{off} ms apart");
                worst = worst.max(off);
            }
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
        println!("time: three nodes, at most {worst} ms apart");
    })
    .await;
}

/// A node that cannot reach the database says so within seconds, decides nothing, and comes back by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partition() {
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let proxy = Proxy::to(server.port).await;
        let tokens = {
            let hall = hall(&server.url()).await;
            let prepared = prepare::prepare(&hall, BOARDS).await;
            hall.settle().await.unwrap();
            prepared.0
        };
        let (direct, way) = (server.url(), url(&[proxy.port]));
        let path = folder.path().to_owned();
        let (one, mut two) = tokio::task::spawn_blocking(move || {
            (
                Node::start(&direct, "1", &path),
                Node::start(&way, "2", &path),
            )
        })
        .await
        .unwrap();
        let mut cut = Device::join(two.address, Some(&tokens[0].white), None).await;
        let mut white = Device::join(one.address, Some(&tokens[0].white), None).await;
        proxy.faults.silent.store(true, Ordering::SeqCst);
        let began = Instant::now();
        cut.act("cut", moves("d2d4")).await;
        while two.ready() != Some(503) {
            assert!(
                began.elapsed() < Duration::from_secs(8),
                "it still takes devices"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        println!("partition: not ready after {:?}", began.elapsed());
        white.act("whole", moves("e2e4")).await;
        assert!(white.acked("whole", 10).await.is_some(), "the others go on");
        assert!(
            cut.acked("cut", 15).await.is_none(),
            "nothing is acknowledged behind the cut"
        );
        proxy.faults.silent.store(false, Ordering::SeqCst);
        let two = tokio::task::spawn_blocking(move || {
            two.wait_until_ready(Duration::from_secs(20));
            two
        })
        .await
        .unwrap();
        let hall = hall(&server.url()).await;
        let game = hall.table(Key { round: 1, board: 1 }).unwrap().board();
        assert_eq!(game.game.plies.len(), 1, "one move, not two");
        assert!(
            hall.link(Key { round: 1, board: 1 }, Place::White)
                .is_some()
        );
        drop((one, two));
    })
    .await;
}
