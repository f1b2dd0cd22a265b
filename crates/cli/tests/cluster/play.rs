//! Games are played while nodes and servers fall.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chess::ByColor;
use server::Hall;

use crate::node::Node;
use crate::pg::{Server, folder, free_port, url};
use crate::player::{Game, HallClock};
use crate::proxy::Proxy;
use crate::{Chance, blocking, hall, prepare, times, verify, watched};

/// Boards that are played at the same time.
const AT_ONCE: usize = 8;

/// Boards of a short trial.
const BOARDS: u32 = 60;

/// What happens in one hall; a long trial has many.
const KILLS_IN_A_HALL: usize = 50;
const LOSSES_IN_A_HALL: usize = 10;

/// Plays until it is told to stop and the games are over.
pub struct Play {
    done: Arc<AtomicBool>,
    next: Arc<AtomicUsize>,
    boards: usize,
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
        let players = players.collect();
        Play {
            done,
            next,
            boards: tokens.len(),
            players,
        }
    }

    /// The same, where there must have been boards to play at all the time: nothing falls in an empty hall.
    pub async fn end_in_the_middle(self) -> Vec<Game> {
        let (next, boards) = (self.next.load(Ordering::SeqCst), self.boards);
        assert!(next < boards, "all {boards} boards were played before");
        self.end().await
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
    let kills = times("ADOUBE_SOAK_NODE_KILLS", 30);
    watched(120 + 20 * kills as u64, async {
        // Another hall from time to time: in one that was played in for an hour, nodes would mostly read.
        for (seed, some) in batches(kills, KILLS_IN_A_HALL) {
            kill_nodes(seed, some).await;
        }
        println!("{kills} nodes killed");
    })
    .await;
}

/// So many at a time, each with a number of its own.
fn batches(all: usize, most: usize) -> impl Iterator<Item = (u64, usize)> {
    (0..all.div_ceil(most)).map(move |n| (n as u64 + 1, most.min(all - n * most)))
}

async fn kill_nodes(seed: u64, kills: usize) {
    let began = Instant::now();
    let folder = folder();
    let server = Server::new(folder.path(), "pg", "");
    let url = server.url();
    let tokens = prepared(&url, kills).await;
    let (way, logs) = (url.clone(), folder.path().to_owned());
    let nodes = blocking(move || three([&way; 3], &logs)).await;
    let play = Play::begin(addresses(&nodes), 1, tokens, (76 + seed, AT_ONCE));
    let left = Arc::new(AtomicUsize::new(kills));
    // Each has its own fate: sometimes two are away together, and sometimes all.
    let fates = nodes.into_iter().enumerate().map(|(n, node)| {
        let (left, chance) = (Arc::clone(&left), Chance(4711 * seed + n as u64));
        blocking(move || fate(node, &left, chance))
    });
    let nodes = futures_util::future::join_all(fates).await;
    let games = play.end_in_the_middle().await;
    drop(nodes);
    let what = format!("kill, {kills} nodes in {:?}", began.elapsed());
    verified(&url, &games, &what).await;
}

/// Killed and started again, as long as there are falls left.
fn fate(mut node: Node, left: &AtomicUsize, mut chance: Chance) -> Node {
    let taken = |left: &AtomicUsize| {
        let one_less = |n: usize| n.checked_sub(1);
        left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, one_less)
            .is_ok()
    };
    while taken(left) {
        std::thread::sleep(Duration::from_millis(100 + chance.below(700)));
        node.kill();
        // Often it is back at once, sometimes it is away for a while.
        if chance.below(3) == 0 {
            std::thread::sleep(Duration::from_millis(chance.below(400)));
        }
        node.again();
    }
    node
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

/// The primary is lost, and the standby takes its place; the nodes live on, and so do the games.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failover() {
    let losses = times("ADOUBE_SOAK_PRIMARY_LOSSES", 3);
    watched(180 + 60 * losses as u64, async {
        for (seed, some) in batches(losses, LOSSES_IN_A_HALL) {
            lose_primaries(seed, some).await;
        }
        println!("{losses} primaries lost");
    })
    .await;
}

async fn lose_primaries(seed: u64, losses: usize) {
    let began = Instant::now();
    let folder = folder();
    let path = folder.path().to_owned();
    let mut primary = Server::new(&path, "pg0", "");
    let mut free = free_port();
    let tokens = prepared(&primary.url(), 10 * losses).await;
    let (both, logs) = (url(&[primary.port, free]), path.clone());
    let nodes = blocking(move || three([&both; 3], &logs)).await;
    let play = Play::begin(addresses(&nodes), 1, tokens, (89 + seed, AT_ONCE));
    let mut chance = Chance(1009 * seed);
    for loss in 1..=losses {
        let (path, name, pause) = (path.clone(), format!("pg{loss}"), chance.below(1_000));
        (primary, free) = blocking(move || lose(primary, &path, &name, free, pause)).await;
    }
    // What is played after the last loss counts too.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let games = play.end_in_the_middle().await;
    drop(nodes);
    let what = format!("failover, {losses} primaries in {:?}", began.elapsed());
    verified(&primary.url(), &games, &what).await;
}

/// A standby comes, the primary is lost some time later: the new primary, and the place of the old one.
fn lose(
    primary: Server,
    path: &std::path::Path,
    name: &str,
    free: u16,
    pause: u64,
) -> (Server, u16) {
    let standby = primary.standby_at(path, name, free);
    primary.wait_for_standby(true);
    std::thread::sleep(Duration::from_millis(500 + pause));
    primary.kill();
    // A long trial would fill the disk.
    let _ = std::fs::remove_dir_all(&primary.folder);
    std::thread::sleep(Duration::from_millis(700));
    standby.promote();
    standby.wait_for_standby(false);
    (standby, primary.port)
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
