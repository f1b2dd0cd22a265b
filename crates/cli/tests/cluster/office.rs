//! A change of the competition whose answer was lost is sent again to another node, and is made once.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::node::{Node, post};
use crate::pg::{Server, folder};
use crate::{Chance, begun, blocking, hall, watched};

/// So often a node falls while it is asked.
const FALLS: usize = 8;

fn change(n: usize) -> String {
    let player = event::Player::named(&format!("Late{n}"), "");
    json!({"id": format!("late-{n}"), "act": event::Act::AddPlayer(player)}).to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn office() {
    watched(150, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let (_, session) = begun(&server.url(), 2).await;
        let cookie = format!("adoube={session}");
        let (url, path) = (server.url(), folder.path().to_owned());
        let answered = blocking(move || {
            let mut nodes = ["1", "2"].map(|name| Node::start(&url, name, &path));
            let (mut chance, mut answered) = (Chance(99), 0);
            for n in 0..FALLS {
                let [falls, other] = &mut nodes;
                let (address, body, own) = (falls.address, change(n), cookie.clone());
                let asking =
                    std::thread::spawn(move || post(address, "/api/event/acts", &own, &body));
                std::thread::sleep(Duration::from_millis(chance.below(25)));
                falls.kill();
                let first = asking.join().unwrap();
                answered += usize::from(first.is_some_and(|(status, _)| status == 200));
                again(other, n, &cookie);
                nodes[0].again();
            }
            // And one long after it was answered, at both.
            nodes.iter().for_each(|node| again(node, 0, &cookie));
            answered
        })
        .await;
        println!(
            "office: {FALLS} changes sent twice, {answered} of them answered before the node fell"
        );
        let competition = hall(&server.url()).await.event.state();
        for n in 0..FALLS {
            let name = format!("Late{n}");
            let entered = competition.players.values();
            let entered = entered.filter(|entrant| entrant.player.surname == name);
            assert_eq!(entered.count(), 1, "{name}");
        }
    })
    .await;
}

/// As a page does it: the same again until there is an answer.
fn again(node: &Node, n: usize, cookie: &str) {
    let began = Instant::now();
    loop {
        if let Some((status, answer)) = node.post("/api/event/acts", cookie, &change(n)) {
            assert_eq!(status, 200, "{answer}");
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(10), "no answer");
    }
}
