//! What a hall meets besides an even pace: the end of a round, long games, many readers, a hostile room.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::super::folder::Folder;
use super::hall::{self, Child, Kind};
use super::onlookers::Onlooker;
use super::players::{self, Game};
use crate::failure::Failure;
use crate::output::Output;

/// All games of a round end within so many seconds.
const LAST_SECONDS: u64 = 10;

/// The end of a round with more and more boards: what each game costs must not grow with their number.
pub async fn round_end(out: &mut Output, most: u32) -> Result<(), Failure> {
    writeln!(
        out,
        "{:>8} {:>12} {:>14} {:>10} {:>10}",
        "boards", "CPU s", "CPU ms a game", "p50 ms", "p99 ms"
    )?;
    let mut boards = 100.min(most);
    loop {
        let folder = Folder::new("load")?;
        let file = folder.file("hall.adoube");
        let seats = hall::prepare(&file.as_path().into(), boards).await?;
        let child = Child::start(Kind::Hall, &file).await?;
        let mut games = players::sit_down(child.address, &seats).await?;
        // Until everybody has the hall before him.
        players::play(&mut games, Duration::from_secs(2), Some(0.2)).await;
        let before = child.cpu();
        let ended = players::resign(&mut games, Duration::from_secs(LAST_SECONDS)).await;
        // What is told of it afterwards counts too.
        players::play(&mut games, Duration::from_secs(3), Some(0.01)).await;
        let used = child.cpu() - before;
        let ms = |share| ended.at(share).as_secs_f64() * 1000.0;
        writeln!(
            out,
            "{boards:>8} {:>12.2} {:>14.2} {:>10.2} {:>10.2}",
            used.as_secs_f64(),
            used.as_secs_f64() * 1000.0 / f64::from(boards),
            ms(0.5),
            ms(0.99)
        )?;
        out.finish()?;
        if boards >= most {
            return Ok(());
        }
        boards = (boards * 2).min(most);
    }
}

/// Games that go on and on: what an act costs must not grow with the length of the game.
pub async fn long_games(out: &mut Output, boards: u32) -> Result<(), Failure> {
    let folder = Folder::new("load")?;
    let file = folder.file("hall.adoube");
    let seats = hall::prepare(&file.as_path().into(), boards).await?;
    let session = hall::sign_in(&file).await?;
    let child = Child::start(Kind::Hall, &file).await?;
    let mut games = players::sit_down(child.address, &seats).await?;
    games.iter_mut().for_each(Game::plays_quietly);
    games.iter_mut().for_each(Game::writes_all);
    let desk = Onlooker::come(child.address, Some(&session)).await?;
    let public = Onlooker::come(child.address, None).await?;
    // What is sent at first is no part of what an act costs.
    tokio::time::sleep(Duration::from_secs(1)).await;
    writeln!(
        out,
        "{:>12} {:>8} {:>16} {:>12} {:>14} {:>14} {:>14}",
        "half-moves", "boards", "CPU ms an act", "p99 ms", "seat B an act", "desk B", "public B"
    )?;
    let heard = |games: &[Game]| {
        let seats = games.iter().map(Game::bytes).sum::<u64>();
        [seats, desk.bytes(), public.bytes()]
    };
    for hundred in 0..6 {
        let (before, sent) = (child.cpu(), heard(&games));
        let measured = players::play_plies(&mut games, 100).await;
        let used = (child.cpu() - before).as_secs_f64() * 1000.0;
        let still = games.iter().filter(|game| !game.is_over()).count();
        let acts = measured.number().max(1) as f64;
        let [seats, desk, public] = heard(&games);
        // A seat hears its own board; the desk and the public hear one board in full and of the others the tile.
        let each = |now: u64, then: u64, of: f64| (now - then) as f64 / of;
        writeln!(
            out,
            "{:>12} {still:>8} {:>16.3} {:>12.2} {:>14.0} {:>14.0} {:>14.0}",
            format!("{}–{}", hundred * 100 + 1, (hundred + 1) * 100),
            used / acts,
            measured.at(0.99).as_secs_f64() * 1000.0,
            each(seats, sent[0], acts),
            each(desk, sent[1], acts),
            each(public, sent[2], acts),
        )?;
        out.finish()?;
    }
    Ok(())
}

/// How hostile the room is.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Room {
    /// People who read what is public, again and again.
    Readers,
    /// Also sockets that say nothing, large messages, guesses of passwords.
    Hostile,
    /// People who read the book of the Laws, look for articles and try acts, as people do: with a pause after each page.
    Book,
}

/// The same games at the same pace, without and with the room, in turn.
pub async fn beside(
    out: &mut Output,
    (boards, rate): (u32, u32),
    span: Duration,
    room: Room,
) -> Result<(), Failure> {
    let folder = Folder::new("load")?;
    let file = folder.file("hall.adoube");
    let seats = hall::prepare(&file.as_path().into(), boards).await?;
    let child = Child::start(Kind::Hall, &file).await?;
    let mut games = players::sit_down(child.address, &seats).await?;
    let pace = Some(f64::from(rate) / f64::from(boards));
    players::play(&mut games, Duration::from_secs(3), pace).await;
    let mut worst = [Duration::ZERO; 2];
    for turn in 0..4 {
        let alone = turn % 2 == 0;
        let crowd = (!alone).then(|| Crowd::enter(child.address, room));
        let measured = players::play(&mut games, span, pace).await;
        let answered = match crowd {
            Some(crowd) => crowd.leave().await,
            None => 0,
        };
        let name = match (alone, room) {
            (true, _) => "players alone".to_owned(),
            (false, Room::Readers) => format!("with readers, {answered} answers"),
            (false, Room::Hostile) => format!("in a hostile room, {answered} answers"),
            (false, Room::Book) => format!("with {READERS} at the book, {answered} answers"),
        };
        super::line(out, &name, &measured)?;
        out.finish()?;
        let p99 = measured.at(0.99);
        worst[turn % 2] = worst[turn % 2].max(p99);
    }
    let ratio = worst[1].as_secs_f64() / worst[0].as_secs_f64().max(1e-6);
    writeln!(out, "p99 with the room / p99 without: {ratio:.2}")?;
    if let Some(memory) = child.memory() {
        writeln!(out, "memory of the hall: {memory} KiB")?;
    }
    Ok(())
}

/// People at their work until they are told to leave.
struct Crowd {
    over: Arc<AtomicBool>,
    answers: Arc<AtomicU64>,
    people: Vec<tokio::task::JoinHandle<()>>,
}

/// What is asked for, each by two people at once.
const READ: [&str; 6] = [
    "/api/standings",
    "/api/crosstable",
    "/games.pgn",
    "/api/hall",
    "/api/diagram.png?size=1600&fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "/rounds/1/boards/1.pgn",
];

/// Readers of the book at once, and how long each looks at a page.
const READERS: usize = 200;
const LOOKS: Duration = Duration::from_secs(2);

/// What readers of the book open: another one after each pause.
const BOOK: [&str; 8] = [
    "/api/laws?lang=ru&edition=2023",
    "/api/laws/articles/2023/7.5.5?lang=hy",
    "/api/laws/articles/2018/9.2?lang=sr",
    "/api/laws/articles/2014/6.2?lang=bg",
    "/api/laws/search?lang=en&q=phone",
    "/api/laws/cases?lang=mk&edition=2018",
    "/api/laws/search?lang=ru&q=%D1%82%D0%B8%D0%BB%D0%B5%D1%84%D0%BE%D0%BD",
    "",
];

/// At the empty address of the list a reader tries something instead.
async fn reads(address: SocketAddr, n: usize, over: Arc<AtomicBool>, answers: Arc<AtomicU64>) {
    let mut page = n;
    // They do not all turn the page at once.
    let first = LOOKS.mul_f64(n as f64 / READERS as f64);
    tokio::time::sleep(first).await;
    while !over.load(Ordering::Relaxed) {
        let path = BOOK[page % BOOK.len()];
        let answer = match path.is_empty() {
            true => tries(address).await,
            false => get(address, path).await,
        };
        if answer.is_ok() {
            answers.fetch_add(1, Ordering::Relaxed);
        }
        page += 1;
        tokio::time::sleep(LOOKS).await;
    }
}

/// An act at the practice table.
async fn tries(address: SocketAddr) -> io::Result<usize> {
    let body = r#"{"text":"given rapid\nthe moves e2e4 e7e5 g1f3 b8c6 are played\nwhite moves f3f6\nwhite presses the clock\n","edition":"2023","lang":"ru"}"#;
    let request = format!(
        "POST /api/laws/try HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    ask(address, &request).await
}

impl Crowd {
    fn enter(address: SocketAddr, room: Room) -> Crowd {
        let over = Arc::new(AtomicBool::new(false));
        let answers = Arc::new(AtomicU64::new(0));
        let mut people = Vec::new();
        if room == Room::Book {
            let reader =
                |n| tokio::spawn(reads(address, n, Arc::clone(&over), Arc::clone(&answers)));
            people = (0..READERS).map(reader).collect();
            return Crowd {
                over,
                answers,
                people,
            };
        }
        for n in 0..2 * READ.len() {
            let (over, answers) = (Arc::clone(&over), Arc::clone(&answers));
            people.push(tokio::spawn(async move {
                let mut asked = 0_u64;
                while !over.load(Ordering::Relaxed) {
                    asked += 1;
                    let mut path = READ[n % READ.len()].to_owned();
                    if path.contains('?') && room == Room::Hostile {
                        // Another picture every time: nothing that could be kept.
                        path = format!("{path}&circle={}", square(asked));
                    }
                    if get(address, &path).await.is_ok() {
                        answers.fetch_add(1, Ordering::Relaxed);
                    }
                }
            }));
        }
        if room == Room::Hostile {
            let silent = Arc::clone(&over);
            people.push(tokio::spawn(hold(address, silent)));
            for _ in 0..4 {
                let over = Arc::clone(&over);
                people.push(tokio::spawn(guess(address, over)));
            }
        }
        Crowd {
            over,
            answers,
            people,
        }
    }

    async fn leave(self) -> u64 {
        self.over.store(true, Ordering::Relaxed);
        join_all(self.people).await;
        self.answers.load(Ordering::Relaxed)
    }
}

fn square(n: u64) -> String {
    let file = char::from(b'a' + (n % 8) as u8);
    format!("{file}{},{file}{}", n / 8 % 8 + 1, n / 64 % 8 + 1)
}

/// Opens one socket after the other and says nothing.
async fn hold(address: SocketAddr, over: Arc<AtomicBool>) {
    let mut held = Vec::new();
    while !over.load(Ordering::Relaxed) {
        if held.len() < 2_000
            && let Ok(socket) = TcpStream::connect(address).await
        {
            held.push(socket);
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Guesses passwords with a large body, and does not wait for the answer.
async fn guess(address: SocketAddr, over: Arc<AtomicBool>) {
    let body = format!(
        "{{\"name\":\"Chief\",\"password\":\"{}\"}}",
        "x".repeat(900)
    );
    let request = format!(
        "POST /api/login HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    while !over.load(Ordering::Relaxed) {
        if let Ok(mut socket) = TcpStream::connect(address).await {
            let _ = socket.write_all(request.as_bytes()).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Asks for something and reads the answer to its end.
async fn get(address: SocketAddr, path: &str) -> io::Result<usize> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    ask(address, &request).await
}

async fn ask(address: SocketAddr, request: &str) -> io::Result<usize> {
    let asked = async {
        let mut socket = TcpStream::connect(address).await?;
        socket.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await
    };
    let began = Instant::now();
    match tokio::time::timeout(Duration::from_secs(30), asked).await {
        Ok(read) => read,
        Err(_) => Err(io::Error::other(format!(
            "no answer in {:?}",
            began.elapsed()
        ))),
    }
}
