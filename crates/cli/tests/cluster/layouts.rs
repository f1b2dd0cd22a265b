//! A program of an earlier version beside a later one: what the earlier could not read is not written before it has gone.

use std::time::{Duration, Instant};

use server::wire::{ClientMsg, RefusalKind, ServerMsg};

use crate::device::Device;
use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{begun, blocking, moves, watched};

/// Nodes of one program that believe to be of two: as if calls had come with the later of their layouts.
fn of(layout: u32) -> Vec<(String, String)> {
    let world = format!("{layout} called=3");
    vec![("ADOUBE_TRIAL_LAYOUT".into(), world)]
}

/// Acknowledged with this version, or what the hall says.
async fn call(device: &mut Device, id: &str) -> Result<u64, (RefusalKind, String)> {
    let call = ClientMsg::Call {
        id: id.into(),
        key: None,
        reason: "a question".into(),
    };
    device.say(&call).await;
    let own = |message: &ServerMsg| match message {
        ServerMsg::Acked { id: of, .. } | ServerMsg::Refused { id: of, .. } => of == id,
        _ => false,
    };
    match device.until(own, 10).await {
        Some(ServerMsg::Acked { version, .. }) => Ok(version),
        Some(ServerMsg::Refused { kind, words, .. }) => Err((kind, words)),
        other => panic!("{other:?}"),
    }
}

async fn sees(device: &mut Device, version: u64) {
    let there = |message: &ServerMsg| matches!(message, ServerMsg::Board { version: seen, .. } if *seen >= version);
    let seen = device.until(there, 10).await;
    assert!(seen.is_some(), "version {version} is not shown");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn layouts() {
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let (tokens, _) = begun(&server.url(), 2).await;
        let (url, path) = (server.url(), folder.path().to_owned());
        let (mut earlier, later) = blocking(move || {
            let start = |name: &str, layout| Node::believing(&url, name, &path, of(layout));
            (start("earlier", 2), start("later", 3))
        })
        .await;
        let mut white = Device::join(later.address, Some(&tokens[0].white), None).await;
        let mut black = Device::join(earlier.address, Some(&tokens[0].black), None).await;
        // What both read is written as ever; what one cannot is kept by the device, as when the disk is full.
        let (kind, words) = call(&mut white, "call").await.unwrap_err();
        assert_eq!(kind, RefusalKind::Disk, "{words}");
        assert!(
            later.words().contains("earlier program"),
            "{}",
            later.words()
        );
        white.act("move", moves("e2e4")).await;
        let (version, _) = white.acked("move", 10).await.expect("acknowledged");
        sees(&mut black, version).await;
        assert_eq!(earlier.ready(), Some(200), "{}", earlier.words());

        // It is silent for so long that it counts as gone; then the call is taken, once.
        earlier.signal("STOP");
        let began = Instant::now();
        let called = loop {
            match call(&mut white, "call").await {
                Ok(version) => break version,
                Err((kind, words)) => assert_eq!(kind, RefusalKind::Disk, "{words}"),
            }
            assert!(
                began.elapsed() < Duration::from_secs(15),
                "it is never taken"
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        println!(
            "layouts: taken {:?} after the earlier program was last heard",
            began.elapsed()
        );
        // When it is there again it sends its devices elsewhere: it cannot show them this board.
        earlier.signal("CONT");
        let began = Instant::now();
        let cannot = |(status, why): (u16, String)| status == 503 && why.contains("cannot be read");
        while !earlier.get("/readyz").is_some_and(cannot) {
            assert!(
                began.elapsed() < Duration::from_secs(10),
                "it takes devices that it cannot serve"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // Nor can it begin again; a later one in its place can.
        let (url, path) = (server.url(), folder.path().to_owned());
        let replaced = blocking(move || {
            earlier.kill();
            earlier.launch();
            let status = earlier.ended(20).expect("it ends");
            assert_eq!(status.code(), Some(3), "{}", earlier.words());
            assert!(
                earlier.words().contains("cannot be understood"),
                "{}",
                earlier.words()
            );
            Node::believing(&url, "replaced", &path, of(3))
        })
        .await;
        let mut black = Device::join(replaced.address, Some(&tokens[0].black), None).await;
        sees(&mut black, called).await;
        let calls = "SELECT count(*) FROM adoube.journal WHERE body LIKE '{\"called\"%'";
        assert_eq!(server.ask(calls), "1", "once");
    })
    .await;
}
