//! The players: legal moves at random, each with a press, over two live connections a board.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use chess::{ByColor, Color, Position};
use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use laws::Act;
use laws::command::Hands;
use laws::rules::a08_record;
use serde::Deserialize;
use server::wire::ClientMsg;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A live connection.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Answers and how long each took.
pub struct Measured {
    ways: Vec<Duration>,
    span: Duration,
}

impl Measured {
    pub fn new(mut ways: Vec<Duration>, span: Duration) -> Measured {
        ways.sort_unstable();
        Measured { ways, span }
    }

    /// The time within which this share was answered.
    pub fn at(&self, share: f64) -> Duration {
        let place = (self.ways.len() as f64 * share) as usize;
        let last = self.ways.len().saturating_sub(1);
        self.ways.get(place.min(last)).copied().unwrap_or_default()
    }

    /// Several that were measured at the same time.
    pub fn together(all: Vec<Measured>) -> Measured {
        let span = all.iter().map(|measured| measured.span).max();
        let ways = all.into_iter().flat_map(|measured| measured.ways);
        Measured::new(ways.collect(), span.unwrap_or_default())
    }

    pub fn number(&self) -> usize {
        self.ways.len()
    }

    pub fn per_second(&self) -> f64 {
        self.ways.len() as f64 / self.span.as_secs_f64()
    }
}

/// A game under way, from its players' side.
pub struct Game {
    seats: ByColor<Socket>,
    tokens: ByColor<String>,
    position: Position,
    /// What follows the move that was made: its press, and what is written.
    next: VecDeque<(Color, Act)>,
    sent: u64,
    /// Of boards, heard by both players.
    bytes: u64,
    /// Do both write down every move?
    writes: bool,
    chance: u64,
    over: bool,
    /// No captures, no checks, a pawn now and then: the game goes on.
    quiet: bool,
    since_pawn: u32,
}

/// Both players of every board come to it.
pub async fn sit_down(address: SocketAddr, seats: &[ByColor<String>]) -> io::Result<Vec<Game>> {
    sit_down_at(&[address], seats).await
}

/// The same at several nodes, each player at another one.
pub async fn sit_down_at(nodes: &[SocketAddr], seats: &[ByColor<String>]) -> io::Result<Vec<Game>> {
    let mut games = Vec::with_capacity(seats.len());
    // Not all at once: the queue of a listener is short.
    for some in seats.chunks(64) {
        let joined = some.iter().enumerate().map(|(n, tokens)| async move {
            let node = |more: usize| nodes[(n + more) % nodes.len()];
            Ok::<_, io::Error>(ByColor {
                white: join(node(0), &tokens.white).await?,
                black: join(node(1), &tokens.black).await?,
            })
        });
        for seats in join_all(joined).await {
            games.push(Game {
                seats: seats?,
                tokens: some[games.len() % 64].clone(),
                position: Position::initial(),
                next: VecDeque::new(),
                sent: 0,
                bytes: 0,
                writes: false,
                chance: 0x9e37_79b9_7f4a_7c15 ^ (games.len() as u64 + 1) << 17,
                over: false,
                quiet: false,
                since_pawn: 0,
            });
        }
    }
    Ok(games)
}

pub async fn join(address: SocketAddr, token: &str) -> io::Result<Socket> {
    let url = format!("ws://{address}/ws");
    let (mut socket, _) = tokio_tungstenite::connect_async(url)
        .await
        .map_err(io::Error::other)?;
    let hello = ClientMsg::Hello {
        token: Some(token.to_owned()),
        language: "en".into(),
        seen: Vec::new(),
    };
    let text = serde_json::to_string(&hello).map_err(io::Error::other)?;
    socket
        .send(Message::text(text))
        .await
        .map_err(io::Error::other)?;
    Ok(socket)
}

/// Plays for a while, at an even pace of so many acts a second at each board or as fast as the hall answers.
pub async fn play(games: &mut Vec<Game>, span: Duration, pace: Option<f64>) -> Measured {
    let end = Instant::now() + span;
    let number = games.len() as f64;
    let tasks = std::mem::take(games)
        .into_iter()
        .enumerate()
        .map(|(n, mut game)| {
            tokio::spawn(async move {
                let mut ways = Vec::new();
                // Boards begin one after the other, so that the pace is even over all of them.
                let mut due = Instant::now()
                    + pace.map_or(Duration::ZERO, |pace| {
                        Duration::from_secs_f64(n as f64 / number / pace)
                    });
                while due < end && Instant::now() < end && !game.over {
                    if pace.is_some() {
                        game.wait_until(due).await;
                    }
                    // Counted from when it was due: a hall that is late makes the next ones late too.
                    let from = if pace.is_some() { due } else { Instant::now() };
                    if game.act().await.is_some() {
                        ways.push(from.elapsed());
                    }
                    due += pace.map_or(Duration::ZERO, |pace| Duration::from_secs_f64(1.0 / pace));
                }
                (game, ways)
            })
        });
    let tasks: Vec<_> = tasks.collect();
    let mut ways = Vec::new();
    for (game, some) in join_all(tasks).await.into_iter().flatten() {
        games.push(game);
        ways.extend(some);
    }
    Measured::new(ways, span)
}

/// Everybody resigns, one after the other within a span, whoever has the move.
pub async fn resign(games: &mut Vec<Game>, span: Duration) -> Measured {
    let (began, number) = (Instant::now(), games.len() as u32);
    let tasks = std::mem::take(games)
        .into_iter()
        .enumerate()
        .map(|(n, mut game)| {
            tokio::spawn(async move {
                let due = began + span * n as u32 / number;
                game.wait_until(due).await;
                let color = game.position.turn();
                let answered = game.sends(color, Act::Resign).await;
                (game, answered.map(|()| due.elapsed()))
            })
        });
    let tasks: Vec<_> = tasks.collect();
    let mut ways = Vec::new();
    for (game, way) in join_all(tasks).await.into_iter().flatten() {
        games.push(game);
        ways.extend(way);
    }
    Measured::new(ways, span)
}

/// Plays so many half-moves at every board, each with its press and what is written of it.
pub async fn play_plies(games: &mut Vec<Game>, plies: u32) -> Measured {
    let began = Instant::now();
    let tasks = std::mem::take(games).into_iter().map(|mut game| {
        tokio::spawn(async move {
            let mut ways = Vec::new();
            let acts = if game.writes { 4 } else { 2 };
            for _ in 0..acts * plies {
                // As people do, not as fast as messages may come.
                tokio::time::sleep(Duration::from_millis(20)).await;
                let from = Instant::now();
                if game.over || game.act().await.is_none() {
                    break;
                }
                ways.push(from.elapsed());
            }
            (game, ways)
        })
    });
    let tasks: Vec<_> = tasks.collect();
    let mut ways = Vec::new();
    for (game, some) in join_all(tasks).await.into_iter().flatten() {
        games.push(game);
        ways.extend(some);
    }
    Measured::new(ways, began.elapsed())
}

/// One board after the other: how long after an act is sent the opponent's screen shows it.
pub async fn screens(games: &mut [Game], acts: usize) -> Measured {
    let (began, mut ways) = (Instant::now(), Vec::new());
    for n in 0..acts {
        let place = n % games.len();
        let game = &mut games[place];
        if !game.over {
            game.wait_until(Instant::now() + Duration::from_millis(5))
                .await;
            ways.extend(game.seen_opposite().await);
        }
    }
    Measured::new(ways, began.elapsed())
}

/// Everybody whose node has just fallen acts at once: he waits as pages do, goes to another, and acts again until it is
/// acknowledged.
pub async fn act_again(games: &mut Vec<Game>, others: &[SocketAddr], fell: Instant) -> Measured {
    let tasks = std::mem::take(games)
        .into_iter()
        .enumerate()
        .map(|(n, mut game)| {
            let others = others.to_vec();
            tokio::spawn(async move {
                let done = game.comes_back(&others, n).await;
                (game, done.map(|()| fell.elapsed()))
            })
        });
    let tasks: Vec<_> = tasks.collect();
    let mut ways = Vec::new();
    for (game, way) in join_all(tasks).await.into_iter().flatten() {
        games.push(game);
        ways.extend(way);
    }
    Measured::new(ways, fell.elapsed())
}

/// The part of a message that tells what it is.
#[derive(Deserialize)]
struct Kind<'a> {
    r#type: &'a str,
}

impl Game {
    /// Reads what comes meanwhile, as a page would.
    async fn wait_until(&mut self, due: Instant) {
        let sleep = tokio::time::sleep_until(due.into());
        tokio::pin!(sleep);
        loop {
            tokio::select! {
                () = &mut sleep => return,
                message = self.seats.white.next() => if message.is_none() { self.over = true; return },
                message = self.seats.black.next() => if message.is_none() { self.over = true; return },
            }
        }
    }

    /// Acts, and says how long it took until the opponent's device was told of the board.
    async fn seen_opposite(&mut self) -> Option<Duration> {
        let (color, act) = self.choose()?;
        let text = self.message(color, act)?;
        let from = Instant::now();
        self.seats[color].send(Message::text(text)).await.ok()?;
        let (mut acked, mut seen) = (false, None);
        while !acked || seen.is_none() {
            let ByColor { white, black } = &mut self.seats;
            let (by, message) = tokio::select! {
                message = white.next() => (Color::White, message),
                message = black.next() => (Color::Black, message),
            };
            let Some(Ok(Message::Text(text))) = message else {
                self.over = true;
                return None;
            };
            match serde_json::from_str::<Kind>(&text).ok()?.r#type {
                "board" if by != color => seen = seen.or(Some(from.elapsed())),
                "acked" if by == color => acked = true,
                "refused" => {
                    self.over = true;
                    return None;
                }
                _ => {}
            }
        }
        seen
    }

    /// As a page: between 0.2 and 0.6 s after the line has broken it dials again, then it waits twice as long.
    async fn comes_back(&mut self, nodes: &[SocketAddr], n: usize) -> Option<()> {
        let (color, act) = self.choose()?;
        let text = self.message(color, act)?;
        while let Some(Ok(_)) = self.seats[color].next().await {}
        let mut wait = Duration::from_millis(400);
        for attempt in 0..8 {
            self.chance ^= self.chance << 13;
            self.chance ^= self.chance >> 7;
            self.chance ^= self.chance << 17;
            tokio::time::sleep(wait.mul_f64(0.5 + (self.chance % 1000) as f64 / 1000.0)).await;
            let node = nodes[(n + attempt) % nodes.len()];
            if let Ok(socket) = join(node, &self.tokens[color]).await {
                self.seats[color] = socket;
                // The pages send it again with the same id: it counts once.
                if self.send_text(color, text.clone()).await.is_some() {
                    return Some(());
                }
            }
            wait *= 2;
        }
        None
    }

    /// Makes moves after which the game goes on.
    pub fn plays_quietly(&mut self) {
        self.quiet = true;
    }

    /// Both players write down every move.
    pub fn writes_all(&mut self) {
        self.writes = true;
    }

    /// Bytes of boards that both players have heard.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Moves that lead nowhere, if there are any.
    fn candidates(&self) -> Vec<chess::Move> {
        let moves: Vec<chess::Move> = self.position.legal_moves().iter().copied().collect();
        if !self.quiet {
            return moves;
        }
        let men = |position: &Position| position.board().occupied().count();
        let before = men(&self.position);
        let harmless = |mv: &&chess::Move| {
            let after = self.position.after(**mv);
            men(&after) == before && !after.is_check() && !after.legal_moves().is_empty()
        };
        let calm: Vec<chess::Move> = moves.iter().filter(harmless).copied().collect();
        let pawn = |mv: &&chess::Move| {
            self.position
                .san(**mv)
                .to_string()
                .starts_with(|c: char| c.is_ascii_lowercase())
        };
        let (pawns, pieces): (Vec<_>, Vec<_>) = calm.iter().partition(|mv| pawn(mv));
        let wanted = match self.since_pawn > 90 && !pawns.is_empty() {
            true => pawns,
            false if pieces.is_empty() => calm,
            false => pieces,
        };
        if wanted.is_empty() { moves } else { wanted }
    }

    /// The next act of this game, until it is acknowledged; nothing, if the game is over.
    async fn act(&mut self) -> Option<()> {
        let (color, act) = self.choose()?;
        self.sends(color, act).await
    }

    /// The next act of this game; nothing, if the game is over.
    fn choose(&mut self) -> Option<(Color, Act)> {
        Some(match self.next.pop_front() {
            Some(next) => next,
            None => {
                let moves = self.candidates();
                if moves.is_empty() {
                    self.over = true;
                    return None;
                }
                self.chance ^= self.chance << 13;
                self.chance ^= self.chance >> 7;
                self.chance ^= self.chance << 17;
                let mv = moves[(self.chance % moves.len() as u64) as usize];
                let color = self.position.turn();
                let text = self.position.san(mv).to_string();
                let pawn = text.starts_with(|c: char| c.is_ascii_lowercase());
                self.since_pawn = if pawn { 0 } else { self.since_pawn + 1 };
                self.position = self.position.after(mv);
                self.next.push_back((color, Act::Press));
                if self.writes {
                    let claim = false;
                    let write = Act::Record(a08_record::Act::Write { text, claim });
                    self.next.push_back((color, write.clone()));
                    self.next.push_back((!color, write));
                }
                let attempt = mv.into();
                let hands = Hands::One;
                (color, Act::Move { attempt, hands })
            }
        })
    }

    /// Sends an act and waits for its answer.
    async fn sends(&mut self, color: Color, act: Act) -> Option<()> {
        let text = self.message(color, act)?;
        self.send_text(color, text).await
    }

    fn message(&mut self, color: Color, act: Act) -> Option<String> {
        self.sent += 1;
        let message = ClientMsg::Act {
            id: format!("{color}-{}", self.sent),
            key: None,
            side: None,
            act,
            moment: None,
        };
        serde_json::to_string(&message).ok()
    }

    async fn send_text(&mut self, color: Color, text: String) -> Option<()> {
        let socket = &mut self.seats[color];
        socket.send(Message::text(text)).await.ok()?;
        loop {
            let Some(Ok(message)) = socket.next().await else {
                self.over = true;
                return None;
            };
            let Message::Text(text) = message else {
                continue;
            };
            match serde_json::from_str::<Kind>(&text).ok()?.r#type {
                "board" => self.bytes += text.len() as u64,
                "acked" => return Some(()),
                "refused" => {
                    self.over = true;
                    return None;
                }
                _ => {}
            }
        }
    }
}
