//! What is acknowledged is on two disks: the standby stops, and an operator loses his patience.

use std::time::Duration;

use serde_json::json;
use server::wire::ServerMsg;

use crate::device::Device;
use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{hall, moves, prepare, watched};

struct Scene {
    node: Node,
    device: Device,
    primary: Server,
    standby: Server,
    _folder: tempfile::TempDir,
}

async fn scene() -> Scene {
    let folder = folder();
    let path = folder.path().to_owned();
    let primary = Server::new(&path, "pg0", "");
    let standby = primary.standby(&path, "pg1");
    primary.wait_for_standby(true);
    let tokens = {
        let hall = hall(&primary.url()).await;
        let prepared = prepare::prepare(&hall, 2).await;
        hall.settle().await.unwrap();
        prepared.0
    };
    let url = primary.url();
    let node = tokio::task::spawn_blocking(move || Node::start(&url, "1", &path))
        .await
        .unwrap();
    let device = Device::join(node.address, Some(&tokens[0].white), None).await;
    Scene {
        node,
        device,
        primary,
        standby,
        _folder: folder,
    }
}

/// The only standby stops: nothing is acknowledged until it goes on, and the screens say so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn standby() {
    watched(120, async {
        let mut scene = scene().await;
        scene.device.act("before", moves("e2e4")).await;
        assert!(scene.device.acked("before", 10).await.is_some());
        scene.standby.signal_all("STOP");
        scene.device.act("during", json!("press")).await;
        let fault = |message: &ServerMsg| {
            matches!(
                message,
                ServerMsg::Fault { words: Some(_) } | ServerMsg::Acked { .. }
            )
        };
        let told = scene.device.until(fault, 8).await;
        assert!(
            matches!(told, Some(ServerMsg::Fault { .. })),
            "the screens say so: {told:?}"
        );
        assert!(
            scene.device.acked("during", 8).await.is_none(),
            "on one disk only"
        );
        assert_eq!(scene.node.ready(), Some(503));
        scene.standby.signal_all("CONT");
        let mut written = false;
        for n in 0..20 {
            scene.device.act("during", json!("press")).await;
            if scene.device.acked("during", 10).await.is_some() {
                println!("standby: acknowledged after {} tries", n + 1);
                written = true;
                break;
            }
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        assert!(written, "it goes on with the standby");
        let pressed =
            "SELECT count(*) FROM adoube.journal WHERE stream = 'game/1/1' AND act LIKE '%during'";
        assert_eq!(scene.primary.ask(pressed), "1", "once");
    })
    .await;
}

/// An operator cancels the wait for the standby: the server says success, and the hall does not believe it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cancel() {
    watched(120, async {
        let mut scene = scene().await;
        scene.device.act("before", moves("e2e4")).await;
        assert!(scene.device.acked("before", 10).await.is_some());
        scene.standby.signal_all("STOP");
        scene.device.act("during", json!("press")).await;
        let waiting =
            "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
        let mut cancelled = 0;
        for _ in 0..25 {
            cancelled += scene
                .primary
                .ask(waiting)
                .lines()
                .filter(|line| *line == "t")
                .count();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert!(cancelled > 0, "nothing waited for the standby");
        assert!(
            scene.device.acked("during", 3).await.is_none(),
            "a false acknowledgement"
        );
        // By now it stands in the record, where everybody can read it: a repeat is not acknowledged for that.
        scene.device.act("during", json!("press")).await;
        assert!(
            scene.device.acked("during", 8).await.is_none(),
            "a repeat is acknowledged that is on one disk"
        );
        scene.standby.signal_all("CONT");
        let mut written = false;
        for _ in 0..20 {
            scene.device.act("during", json!("press")).await;
            if scene.device.acked("during", 10).await.is_some() {
                written = true;
                break;
            }
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        assert!(written, "it goes on with the standby");
        let pressed =
            "SELECT count(*) FROM adoube.journal WHERE stream = 'game/1/1' AND act LIKE '%during'";
        assert_eq!(scene.primary.ask(pressed), "1", "once");
        println!(
            "cancel: {cancelled} waits cancelled, nothing acknowledged before the standby had it"
        );
    })
    .await;
}
