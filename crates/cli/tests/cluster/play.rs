//! Games are played while nodes and servers fall.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chess::ByColor;
use server::Hall;

use crate::node::Node;
use crate::pg::{Server, folder, url};
use crate::player::{Game, HallClock};
use crate::proxy::Proxy;
use crate::{Chance, hall, prepare, times, verify, watched};

/// Boards that are played at the same time.
const AT_ONCE: usize = 8;

/// Boards of a short trial.
const BOARDS: u32 = 60;

/// Plays until it is told to stop and the games are over.
pub struct Play {
    done: Arc<AtomicBool>,
    players: Vec<tokio::task::JoinHandle<Vec<Game>>>,
}

impl Play {
    /// With the boards from a number on, so many at the same time.
    pub fn begin(
        nodes: Arc<[SocketAddr]>,
        first: u32,
        tokens: Vec<ByColor<String>>,
        (seed, at_once): (u64, usize),
    ) -> Play {
        let done = Arc::new(AtomicBool::new(false));
        let (clock, next) = (
            Arc::new(HallClock::default()),
            Arc::new(AtomicUsize::new(0)),
        );
        let tokens = Arc::new(tokens);
        let players = (0..at_once).map(|n| {
            let (done, clock, next) = (Arc::clone(&done), Arc::clone(&clock), Arc::clone(&next));
            let (tokens, nodes) = (Arc::clone(&tokens), Arc::clone(&nodes));
            let mut chance = Chance(seed * 31 + n as u64 + 1);
            tokio::spawn(async move {
                let mut games = Vec::new();
                while !done.load(Ordering::SeqCst) {
                    let place = next.fetch_add(1, Ordering::SeqCst);
                    let Some(tokens) = tokens.get(place) else {
                        break;
                    };
                    let board = first + place as u32;
                    let game = Game::new(board, Arc::clone(&nodes), tokens.clone(), &clock);
                    games.push(game.play(&mut chance).await);
                }
                games
            })
        });
        Play {
            done: Arc::clone(&done),
            players: players.collect(),
        }
    }

    /// No new games; those that are played are played to their end.
    pub async fn end(self) -> Vec<Game> {
        self.done.store(true, Ordering::SeqCst);
        let mut games = Vec::new();
        for player in self.players {
            games.extend(player.await.unwrap());
        }
        games
    }
}

/// Nothing is lost, nothing is there twice, every game has its result.
async fn verified(url: &str, games: &[Game], what: &str) {
    let hall: Arc<Hall> = hall(url).await;
    verify::journal(&*hall.journal, games).await;
    verify::results(&hall, games);
    let acts: usize = games.iter().map(|game| game.sent.len()).sum();
    let again: usize = games.iter().map(|game| game.repeats).sum();
    println!(
        "{what}: {} games, {acts} acknowledged acts, {again} sent again, none lost, none twice",
        games.len()
    );
    assert!(acts > 200, "too little was played: {acts}");
}

/// A hall with boards for a short trial, and more for a long one.
async fn prepared(url: &str, more: usize) -> Vec<ByColor<String>> {
    let hall = hall(url).await;
    let (tokens, _) = prepare::prepare(&hall, BOARDS + more as u32).await;
    hall.settle().await.unwrap();
    tokens
}

fn three(urls: [&str; 3], logs: &std::path::Path) -> Vec<Node> {
    let names = ["1", "2", "3"];
    names
        .iter()
        .zip(urls)
        .map(|(name, url)| Node::start(url, name, logs))
        .collect()
}

fn addresses(nodes: &[Node]) -> Arc<[SocketAddr]> {
    nodes.iter().map(|node| node.address).collect()
}

/// A node falls at any moment: its devices go to another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill() {
    let kills = times("ADOUBE_SOAK_NODE_KILLS", 20);
    watched(120 + 20 * kills as u64, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let url = server.url();
        let tokens = prepared(&url, kills).await;
        let mut nodes = three([&url; 3], folder.path());
        let play = Play::begin(addresses(&nodes), 1, tokens, (77, AT_ONCE));
        let (nodes, killed) = tokio::task::spawn_blocking(move || {
            let mut chance = Chance(4711);
            for n in 0..kills {
                let node = &mut nodes[chance.below(3) as usize];
                std::thread::sleep(Duration::from_millis(chance.below(300)));
                node.kill();
                // Often it is back at once, sometimes it is away for a while.
                if n % 3 == 0 {
                    std::thread::sleep(Duration::from_millis(chance.below(400)));
                }
                node.again();
            }
            (nodes, kills)
        })
        .await
        .unwrap();
        let games = play.end().await;
        drop(nodes);
        println!("{killed} nodes killed");
        verified(&url, &games, "kill").await;
    })
    .await;
}

/// The answer to a commit is lost, again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn torn() {
    let wanted = times("ADOUBE_SOAK_TEARS", 25);
    watched(150 + 3 * wanted as u64, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let direct = server.url();
        let tokens = prepared(&direct, wanted).await;
        let proxy = Proxy::to(server.port).await;
        let way = url(&[proxy.port]);
        let nodes = {
            let (way, direct, path) = (way.clone(), direct.clone(), folder.path().to_owned());
            tokio::task::spawn_blocking(move || three([&way, &way, &direct], &path))
                .await
                .unwrap()
        };
        let play = Play::begin(addresses(&nodes), 1, tokens, (78, AT_ONCE));
        let began = Instant::now();
        while proxy.faults.torn.load(Ordering::SeqCst) < wanted as u32 {
            proxy.faults.tears.fetch_add(1, Ordering::SeqCst);
            tokio::time::sleep(Duration::from_millis(150)).await;
            assert!(
                began.elapsed() < Duration::from_secs(90 + 2 * wanted as u64),
                "too few appends to tear"
            );
        }
        let games = play.end().await;
        drop(nodes);
        println!(
            "{} answers lost after their commit",
            proxy.faults.torn.load(Ordering::SeqCst)
        );
        verified(&direct, &games, "torn").await;
    })
    .await;
}

/// The primary is lost, and the standby takes its place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failover() {
    let losses = times("ADOUBE_SOAK_PRIMARY_LOSSES", 2);
    watched(180 + 60 * losses as u64, async {
        let folder = folder();
        let path = folder.path().to_owned();
        let mut primary = Server::new(&path, "pg0", "");
        let mut games = Vec::new();
        let tokens = prepared(&primary.url(), 8 * losses).await;
        let share = tokens.len() / losses;
        let mut tokens = tokens.into_iter();
        for loss in 0..losses {
            let share: Vec<ByColor<String>> = tokens.by_ref().take(share).collect();
            let (played, next) = lose_primary(&path, primary, loss, share).await;
            primary = next;
            games.push(played);
        }
        let url = primary.url();
        for (loss, played) in games.iter().enumerate() {
            assert!(!played.is_empty(), "nothing was played around loss {loss}");
        }
        let games: Vec<Game> = games.into_iter().flatten().collect();
        println!("{losses} primaries lost");
        verified(&url, &games, "failover").await;
    })
    .await;
}

async fn lose_primary(
    path: &std::path::Path,
    primary: Server,
    loss: usize,
    tokens: Vec<ByColor<String>>,
) -> (Vec<Game>, Server) {
    let standby = primary.standby(path, &format!("pg{}", loss + 1));
    primary.wait_for_standby(true);
    let both = url(&[primary.port, standby.port]);
    let logs = path.to_owned();
    let nodes = tokio::task::spawn_blocking(move || three([&both; 3], &logs))
        .await
        .unwrap();
    // Boards keep their numbers, however often the hall moves.
    let first = (loss * tokens.len()) as u32 + 1;
    let play = Play::begin(
        addresses(&nodes),
        first,
        tokens,
        (90 + loss as u64, AT_ONCE / 2),
    );
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let standby = tokio::task::spawn_blocking(move || {
        primary.kill();
        // A long trial would fill the disk.
        let _ = std::fs::remove_dir_all(&primary.folder);
        std::thread::sleep(Duration::from_millis(700));
        standby.promote();
        standby.wait_for_standby(false);
        standby
    })
    .await
    .unwrap();
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let games = play.end().await;
    drop(nodes);
    (games, standby)
}

/// One node after the other is replaced while games are played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rolling() {
    watched(150, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let url = server.url();
        let tokens = prepared(&url, 0).await;
        let mut nodes = three([&url; 3], folder.path());
        let play = Play::begin(addresses(&nodes), 1, tokens, (79, AT_ONCE));
        let nodes = tokio::task::spawn_blocking(move || {
            for node in &mut nodes {
                let status = node.terminate();
                assert!(status.success(), "{status}: {}", node.words());
                node.again();
            }
            nodes
        })
        .await
        .unwrap();
        let games = play.end().await;
        drop(nodes);
        verified(&url, &games, "rolling").await;
    })
    .await;
}
