//! The program is killed at random moments while games are played, and loses nothing.
//!
//! A real process, a real file, real sockets. The players know nothing of each other's devices and keep their own
//! record of what was acknowledged; at the end it is held against the journal, and the journal against the Laws.

mod child;
mod office;
mod player;
mod prepare;
mod verify;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use laws::Millis;
use server::journal::Sqlite;
use server::{Hall, Limits};

use child::Program;
use office::Office;
use player::{Game, HallClock};

/// Boards that are played at the same time.
const AT_ONCE: usize = 8;

/// All boards; the next one is taken when a game is over.
pub const BOARDS: u32 = 160;

/// What each side begins with.
pub const MAIN: Millis = Millis(3_600_000);
/// What each move adds.
pub const INCREMENT: Millis = Millis(2_000);

/// Numbers that look like chance and can be had again.
pub struct Chance(pub u64);

impl Chance {
    /// One of the first `n`, from zero.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_random_moments_it_loses_nothing() {
    let wanted = std::env::var("ADOUBE_SOAK_KILLS").ok();
    // The same games for everybody, other ones in the long trial; when the kills come is chance in both.
    let seed = match wanted {
        Some(_) => u64::from(getrandom::u32().unwrap()) + 1,
        None => 2_317_856_596,
    };
    let wanted: usize = wanted.map_or(200, |n| n.parse().expect("a number of kills"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.adoube");
    let hall = Hall::open(&file, Limits::default()).await.unwrap();
    let (tokens, session) = prepare::prepare(&hall, BOARDS).await;
    drop(hall);
    println!("seed {seed}");

    let program = Program::new(&file);
    let address = program.address;
    let done = Arc::new(AtomicBool::new(false));
    let over = Arc::new(AtomicBool::new(false));
    let (stop, finished) = (Arc::clone(&done), Arc::clone(&over));
    let killer = std::thread::spawn(move || {
        let kills = program.kill_again_and_again(wanted, &mut Chance(seed), &finished);
        stop.store(true, Ordering::SeqCst);
        program.run_until(&finished);
        kills
    });

    let (office, open) = (Office::new(address, &session, &file), Arc::clone(&over));
    let office = std::thread::spawn(move || office.work(&mut Chance(seed * 17 + 3), &open));

    let clock = Arc::new(HallClock::default());
    let next = Arc::new(AtomicUsize::new(0));
    let tokens = Arc::new(tokens);
    let nodes: Arc<[SocketAddr]> = Arc::new([address]);
    let began = Instant::now();
    let mut players = Vec::new();
    for n in 0..AT_ONCE {
        let (next, tokens) = (Arc::clone(&next), Arc::clone(&tokens));
        let (done, clock) = (Arc::clone(&done), Arc::clone(&clock));
        let nodes = Arc::clone(&nodes);
        let mut chance = Chance(seed * 31 + n as u64 + 1);
        players.push(tokio::spawn(async move {
            let mut games = Vec::new();
            while !done.load(Ordering::SeqCst) {
                let board = next.fetch_add(1, Ordering::SeqCst);
                let Some(tokens) = tokens.get(board) else {
                    break;
                };
                let game = Game::new(board as u32 + 1, Arc::clone(&nodes), tokens.clone(), &clock);
                games.push(game.play(&mut chance).await);
            }
            games
        }));
    }
    let mut games = Vec::new();
    for player in players {
        games.extend(player.await.unwrap());
    }
    over.store(true, Ordering::SeqCst);
    let kills = killer.join().unwrap();
    let office = office.join().unwrap();
    assert!(
        kills >= wanted,
        "{kills} kills, then there were no boards left"
    );

    let checked: usize = games.iter().map(|game| game.clocks_checked).sum();
    let again: usize = games.iter().map(|game| game.repeats).sum();
    let acts: usize = games.iter().map(|game| game.sent.len()).sum();
    println!(
        "{kills} kills in {:.0?}, {} games, {acts} acts, {again} sent again, {checked} clocks compared",
        Duration::from_secs(began.elapsed().as_secs()),
        games.len()
    );
    assert!(checked > kills, "clocks were compared");
    let journal = Sqlite::open(&file).unwrap();
    verify::journal(&journal, &games).await;
    drop(journal);
    let hall = Hall::open(&file, Limits::default()).await.unwrap();
    verify::results(&hall, &games);
    drop(hall);
    office.verify(&file).await;
}
