//! A device whose node has fallen goes to another with what it did meanwhile: it counts from when it was done, as far as
//! a node has seen that nobody could have heard it.

use std::time::Duration;

use laws::Millis;
use serde_json::{Value, json};
use server::wire::{ClientMsg, Key, ServerMsg};

use crate::device::Device;
use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{begun, blocking, moves, watched};

/// What passes between a word that is heard and what its answer shows.
const MOMENT: Millis = Millis(30);

/// Longer than it takes until every node knows what one has heard.
const WORD_GETS_ROUND: Duration = Duration::from_millis(1_500);

/// The last word of a device, by the hall's time.
async fn last_word(device: &mut Device) -> Millis {
    device.time().await;
    let (_, now, _) = device.time().await;
    now
}

/// So late the arbiter's log says that acts of a board came: the latest.
async fn late(node: &Node, session: &str, key: Key) -> Option<i64> {
    let cookie = format!("adoube={session}");
    let mut desk = Device::join(node.address, None, Some(&cookie)).await;
    desk.say(&ClientMsg::Watch { boards: vec![key] }).await;
    let latest = |message: &ServerMsg| {
        let shown = serde_json::to_value(message).unwrap();
        let lines = find(&shown, "log")?.as_array()?.clone();
        lines.iter().filter_map(|line| line["late"].as_i64()).max()
    };
    // What the other node has appended may be news here.
    let told = |message: &ServerMsg| {
        matches!(message, ServerMsg::Board { key: of, .. } if *of == key)
            && latest(message).is_some()
    };
    latest(&desk.until(told, 10).await?)
}

/// What stands under a name, wherever it is.
fn find<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => fields
            .get(name)
            .or_else(|| fields.values().find_map(|inner| find(inner, name))),
        Value::Array(all) => all.iter().find_map(|inner| find(inner, name)),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn offline() {
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let (tokens, session) = begun(&server.url(), 4).await;
        let (url, path) = (server.url(), folder.path().to_owned());
        let mut nodes =
            blocking(move || ["1", "2", "3"].map(|name| Node::start(&url, name, &path))).await;
        let at = |node: usize| nodes[node].address;
        let mut honest = Device::join(at(0), Some(&tokens[0].white), None).await;
        let mut lying = Device::join(at(0), Some(&tokens[1].white), None).await;
        let mut present = Device::join(at(1), Some(&tokens[2].white), None).await;
        let mut double = Device::join(at(1), Some(&tokens[3].white), None).await;
        let heard = [last_word(&mut honest).await, last_word(&mut lying).await];
        tokio::time::sleep(WORD_GETS_ROUND).await;
        nodes[0].kill();
        // The player moves while his device looks for the hall, and it takes a while until it finds it.
        tokio::time::sleep(Duration::from_secs(3)).await;
        drop((honest, lying));
        let done = heard[0] + Millis(2_600);
        let mut honest = Device::join(nodes[1].address, Some(&tokens[0].white), None).await;
        honest.act_at("move", moves("e2e4"), Some(done)).await;
        let (_, counts) = honest.acked("move", 10).await.expect("acknowledged");
        assert_eq!(counts, done, "from when it was done");
        honest
            .act_at("press", json!("press"), Some(done + Millis(400)))
            .await;
        let (_, counts) = honest.acked("press", 10).await.expect("acknowledged");
        assert_eq!(counts, done + Millis(400), "and what came after it");
        let shown = late(&nodes[2], &session, Key { round: 1, board: 1 }).await;
        let shown = shown.expect("the arbiter sees what was granted");
        assert!((1_000..20_000).contains(&shown), "{shown} ms");

        // Whoever says that it was earlier gets what nobody has heard of him, and no more.
        let mut lying = Device::join(nodes[1].address, Some(&tokens[1].white), None).await;
        lying
            .act_at("lie", moves("d2d4"), Some(heard[1] - Millis(10_000)))
            .await;
        let (_, counts) = lying.acked("lie", 10).await.expect("acknowledged");
        assert!(
            counts >= heard[1] - MOMENT,
            "{counts:?} is before his last word, {:?}",
            heard[1]
        );
        println!(
            "offline: {shown} ms late and granted; a liar gets {} ms from his last word",
            (counts - heard[1]).0
        );

        // Nothing, where he was there all the time.
        let now = last_word(&mut present).await;
        present
            .act_at("lie", moves("d2d4"), Some(now - Millis(5_000)))
            .await;
        let (_, counts) = present.acked("lie", 10).await.expect("acknowledged");
        assert!(counts >= now, "{counts:?} is before {now:?}");

        // Nor for one who speaks at one node and comes to another as if he had been away.
        let now = last_word(&mut double).await;
        tokio::time::sleep(WORD_GETS_ROUND).await;
        let mut again = Device::join(nodes[2].address, Some(&tokens[3].white), None).await;
        again
            .act_at("lie", moves("d2d4"), Some(now - Millis(5_000)))
            .await;
        let (_, counts) = again.acked("lie", 10).await.expect("acknowledged");
        assert!(counts >= now - MOMENT, "{counts:?} is before {now:?}");
        drop(nodes);
    })
    .await;
}
