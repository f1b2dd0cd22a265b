//! The program is killed at random moments while games are played, and loses nothing.
//!
//! A real process, a real file, real sockets. The players know nothing of each other's devices and keep their own
//! record of what was acknowledged; at the end it is held against the journal, and the journal against the Laws.

mod child;
mod office;
mod player;
mod verify;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chess::ByColor;
use event::{Act, Player, PlayerId, RoundNumber};
use laws::regulations::SheetKind;
use laws::time_control::{PerMove, TimeControl};
use laws::{Edition, Millis, Regulations};
use server::access::{Access, Change, Place, Post, Role, Secret};
use server::journal::Fault;
use server::wire::Key;
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

/// A hall with one round begun; the tokens of the seats of each board, and the session of the chief arbiter.
async fn prepare(file: &std::path::Path) -> (Vec<ByColor<String>>, String) {
    let hall = Hall::open(file, Limits::default()).await.unwrap();
    let chief = Role::ChiefArbiter {
        name: "Chief".into(),
    };
    let control = TimeControl::simple(MAIN, PerMove::Cumulative(INCREMENT));
    let mut regulations = Regulations::new(Edition::Y2023, control);
    regulations.default_time = Some(Millis::minutes(30));
    regulations.scoresheets = SheetKind::Electronic;
    let settings = event::Settings::new("Kill", 3, regulations);
    let mut acts = vec![Act::Create(settings)];
    let players = 1..=2 * BOARDS;
    acts.extend(players.map(|n| Act::AddPlayer(Player::named(&format!("Player{n}"), ""))));
    let pairings = (0..BOARDS).map(|n| event::round::Seats {
        white: PlayerId(2 * n + 1),
        black: PlayerId(2 * n + 2),
        board: None,
    });
    acts.push(Act::SetPairings {
        round: RoundNumber(1),
        pairings: pairings.collect(),
        byes: Vec::new(),
    });
    acts.push(Act::StartRound(RoundNumber(1)));
    for act in acts {
        hall.organise(&chief, act).await.unwrap();
    }
    let session = Secret::new();
    let appointed = [
        Change::StaffSet {
            name: "Chief".into(),
            post: Post::ChiefArbiter,
            hash: "nobody signs in with it".into(),
        },
        Change::SignedIn {
            name: "Chief".into(),
            digest: session.digest(),
            until: Millis::minutes(60 * 24 * 30),
        },
    ];
    let change = hall
        .access
        .change(|_: &Access| Ok::<_, Fault>(appointed.to_vec()));
    change.await.unwrap();
    let link = |board, place| hall.link(Key { round: 1, board }, place).unwrap();
    let seats = (1..=BOARDS).map(|board| ByColor {
        white: link(board, Place::White),
        black: link(board, Place::Black),
    });
    (seats.collect(), session.text().to_owned())
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
    let (tokens, session) = prepare(&file).await;
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
    let began = Instant::now();
    let mut players = Vec::new();
    for n in 0..AT_ONCE {
        let (next, tokens) = (Arc::clone(&next), Arc::clone(&tokens));
        let (done, clock) = (Arc::clone(&done), Arc::clone(&clock));
        let mut chance = Chance(seed * 31 + n as u64 + 1);
        players.push(tokio::spawn(async move {
            let mut games = Vec::new();
            while !done.load(Ordering::SeqCst) {
                let board = next.fetch_add(1, Ordering::SeqCst);
                let Some(tokens) = tokens.get(board) else {
                    break;
                };
                let game = Game::new(board as u32 + 1, address, tokens.clone(), &clock);
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
    verify::journal(&file, &games).await;
    verify::results(&file, &games).await;
    office.verify(&file).await;
}
