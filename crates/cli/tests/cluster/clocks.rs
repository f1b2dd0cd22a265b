//! Wall clocks are set: the database's forward and back, and a node's own. The hall's time goes on as if nothing had happened.

use std::path::Path;
use std::time::{Duration, Instant};

use laws::Millis;

use crate::device::Device;
use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{hall, is_there, prepare, watched};

/// Where the system's packages have put it.
fn shim() -> Option<String> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let mut files = folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
    let found = files.find(|file| file.exists())?;
    Some(found.display().to_string())
}

/// What makes a process believe in another time, which stands in a file.
fn believing(file: &Path) -> Vec<(String, String)> {
    let shim = shim().unwrap_or_default();
    let pairs = [
        ("LD_PRELOAD", &*shim),
        ("FAKETIME_TIMESTAMP_FILE", file.to_str().unwrap()),
        ("FAKETIME_NO_CACHE", "1"),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
    ];
    let own = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    pairs.map(own).to_vec()
}

/// What each node shows must follow what passes, and be the same everywhere.
struct Watch {
    devices: Vec<Device>,
    began: Option<(Instant, Millis)>,
    shown: Vec<Millis>,
    worst: i64,
}

impl Watch {
    async fn look(&mut self, what: &str) {
        let mut off = Vec::new();
        for (n, device) in self.devices.iter_mut().enumerate() {
            let (at, now, way) = device.time().await;
            assert!(now >= self.shown[n], "{what}: node {} went back", n + 1);
            self.shown[n] = now;
            let (then, was) = *self.began.get_or_insert((at, now));
            let passed = at.saturating_duration_since(then).as_millis() as i64;
            let doubt = way.as_millis() as i64 / 2 + 1;
            off.push(((now - was).0 - passed, doubt));
        }
        for (n, (one, doubt)) in off.iter().enumerate() {
            // A clock that is corrected by half a millisecond a second can be a little off its way meanwhile.
            assert!(
                one.abs() <= 50 + doubt,
                "{what}: node {} is {one} ms off",
                n + 1
            );
            for (other, more) in &off {
                let apart = (one - other).abs();
                assert!(
                    apart <= 20 + doubt + more,
                    "{what}: {apart} ms apart: {off:?}"
                );
                self.worst = self.worst.max(apart);
            }
        }
    }

    async fn look_for(&mut self, seconds: u64, what: &str) {
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(seconds) {
            self.look(what).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks() {
    if !is_there("libfaketime", shim().is_some()) {
        return;
    }
    watched(120, async {
        let folder = folder();
        let (of_base, of_node) = (folder.path().join("base"), folder.path().join("node"));
        let set = |file: &Path, text: &str| std::fs::write(file, text).unwrap();
        set(&of_base, "+0");
        set(&of_node, "+86400");
        let server = Server::believing(folder.path(), "pg", believing(&of_base));
        let tokens = {
            let hall = hall(&server.url()).await;
            let prepared = prepare::prepare(&hall, 2).await;
            hall.settle().await.unwrap();
            prepared.0
        };
        let (url, path) = (server.url(), folder.path().to_owned());
        let wrong = believing(&of_node);
        let nodes = tokio::task::spawn_blocking(move || {
            let right = ["1", "2"].map(|name| Node::start(&url, name, &path));
            let late = Node::believing(&url, "3", &path, wrong);
            right.into_iter().chain([late]).collect::<Vec<Node>>()
        })
        .await
        .unwrap();
        let mut devices = Vec::new();
        for node in &nodes {
            devices.push(Device::join(node.address, Some(&tokens[0].white), None).await);
        }
        let mut watch = Watch {
            shown: vec![Millis::ZERO; devices.len()],
            devices,
            began: None,
            worst: 0,
        };
        watch.look_for(3, "as it is").await;
        for (text, what) in [
            ("+3600", "an hour ahead"),
            ("-3600", "two hours back"),
            ("+0", "right again"),
        ] {
            set(&of_base, text);
            watch.look_for(6, what).await;
            for node in &nodes {
                assert_eq!(node.ready(), Some(200), "{what}: {}", node.words());
            }
        }
        println!(
            "clocks: the database's set three times, a node's by a day: at most {} ms apart",
            watch.worst
        );
        let anchors = server.ask("SELECT count(*) FROM adoube.journal WHERE stream = 'time'");
        assert!(
            anchors.parse::<u32>().unwrap() >= 4,
            "each is written down: {anchors}"
        );
    })
    .await;
}
