//! A flag falls while the node that would have noticed is gone.

use std::time::Duration;

use laws::regulations::Supervision;
use laws::time_control::{PerMove, TimeControl};
use laws::{Edition, Millis, Regulations};
use server::access::Role;
use server::record::Record;

use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{hall, watched};

/// So long each side has.
const TIME: Millis = Millis(6_000);

/// So many boards; each of three nodes is the first for some of them.
const BOARDS: u32 = 30;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn flag() {
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let url = server.url();
        let mut nodes: Vec<Node> = ["1", "2", "3"]
            .iter()
            .map(|name| Node::start(&url, name, folder.path()))
            .collect();
        begin_round(&url).await;
        // White's time runs out on all boards together; a node goes just before.
        tokio::time::sleep(Duration::from_millis(5_000)).await;
        nodes[0].kill();
        tokio::time::sleep(Duration::from_millis(4_000)).await;
        drop(nodes);
        let hall = hall(&url).await;
        let mut latest = Millis::ZERO;
        for board in 1..=BOARDS {
            let entries = hall
                .journal
                .read(&format!("game/1/{board}"), 0)
                .await
                .unwrap();
            let mut started = Millis::ZERO;
            let mut fallen = Vec::new();
            for entry in &entries {
                let Ok(Record::Acted { events, .. }) = serde_json::from_str(&entry.body) else {
                    continue;
                };
                for event in events {
                    let what = format!("{:?}", event.what);
                    if what == "Started" {
                        started = event.at;
                    }
                    if what.contains("FlagFell") {
                        fallen.push((event.at, entry.at));
                    }
                }
            }
            assert_eq!(fallen.len(), 1, "board {board}: one flag, once");
            let (at, written) = fallen[0];
            assert_eq!(at, started + TIME, "board {board}: at its exact moment");
            latest = latest.max(written - at);
        }
        println!(
            "flag: {BOARDS} flags, each once and at its moment, the last written {} ms later",
            latest.0
        );
        assert!(latest < Millis(2_500), "the others were slow: {latest:?}");
    })
    .await;
}

async fn begin_round(url: &str) {
    use event::{Act, Player, PlayerId, RoundNumber};
    let hall = hall(url).await;
    let name = "Chief".into();
    let chief = Role::ChiefArbiter { name };
    let control = TimeControl::simple(TIME, PerMove::Nothing);
    let mut regulations = Regulations::new(Edition::Y2023, control);
    regulations.supervision = Some(Supervision::Supervised);
    regulations.default_time = Some(Millis::minutes(30));
    let mut acts = vec![Act::Create(event::Settings::new("Flag", 1, regulations))];
    acts.extend((1..=2 * BOARDS).map(|n| Act::AddPlayer(Player::named(&format!("P{n}"), ""))));
    let seats = |n: u32| event::round::Seats {
        white: PlayerId(2 * n + 1),
        black: PlayerId(2 * n + 2),
        board: None,
    };
    acts.push(Act::SetPairings {
        round: RoundNumber(1),
        pairings: (0..BOARDS).map(seats).collect(),
        byes: Vec::new(),
    });
    acts.push(Act::StartRound(RoundNumber(1)));
    for act in acts {
        hall.organise(&chief, act).await.unwrap();
    }
    hall.settle().await.unwrap();
}
