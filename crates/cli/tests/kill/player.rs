//! Two players at a board, each with a device that comes back after every fall and repeats what was not acknowledged.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chess::{ByColor, Color, Position};
use futures_util::{SinkExt, StreamExt};
use laws::command::Hands;
use laws::rules::a08_record;
use laws::{Act, Millis};
use server::view::{BoardView, ClockFace};
use server::wire::{ClientMsg, RefusalKind, ServerMsg};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::{Chance, INCREMENT, MAIN};

/// What the issue allows.
const TOLERANCE: i64 = 50;

/// No board waits longer for its hall.
const PATIENCE: Duration = Duration::from_secs(180);

/// The hall's time by the players' own watch, set once and never again.
#[derive(Default)]
pub struct HallClock(Mutex<Option<(Instant, Millis)>>);

impl HallClock {
    /// What the hall's clock must show at a moment; sets the watch the first time.
    fn compare(&self, at: Instant, shown: Millis, doubt: Duration) {
        let mut set = self.0.lock().unwrap();
        let Some((then, was)) = *set else {
            if doubt < Duration::from_millis(10) {
                *set = Some((at, shown));
            }
            return;
        };
        let elapsed = match at.checked_duration_since(then) {
            Some(after) => after.as_millis() as i64,
            None => -(then.duration_since(at).as_millis() as i64),
        };
        let error = (shown - was).0 - elapsed;
        let allowed = TOLERANCE + doubt.as_millis() as i64;
        assert!(error.abs() <= allowed, "the hall's time is {error} ms off");
    }
}

/// Something a player did, and what the hall said.
pub struct Sent {
    pub id: String,
    pub color: Color,
    pub act: Act,
    pub acked: Option<(u64, Millis)>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A game from the players' side.
pub struct Game {
    pub board: u32,
    pub sent: Vec<Sent>,
    pub moves: Vec<chess::Attempt>,
    /// Who resigned, if anybody did.
    pub resigned: Option<Color>,
    pub repeats: usize,
    pub clocks_checked: usize,
    /// The nodes of the hall; a device that loses one goes to the next.
    nodes: Arc<[SocketAddr]>,
    joined: usize,
    tokens: ByColor<String>,
    sockets: ByColor<Option<Socket>>,
    hall: Arc<HallClock>,
    /// The players' own account of the clock: what is left to each, whose runs and since when.
    left: ByColor<Millis>,
    runs: Option<(Color, Millis)>,
    version: u64,
}

/// The hall says that it cannot happen: the game is over.
struct Over;

impl Game {
    pub fn new(
        board: u32,
        nodes: Arc<[SocketAddr]>,
        tokens: ByColor<String>,
        hall: &Arc<HallClock>,
    ) -> Game {
        Game {
            board,
            sent: Vec::new(),
            moves: Vec::new(),
            resigned: None,
            repeats: 0,
            clocks_checked: 0,
            nodes,
            joined: board as usize,
            tokens,
            sockets: ByColor {
                white: None,
                black: None,
            },
            hall: Arc::clone(hall),
            left: ByColor::new_with(|_| MAIN + INCREMENT),
            runs: None,
            version: 0,
        }
    }

    /// Plays at random until the game is over.
    pub async fn play(mut self, chance: &mut Chance) -> Game {
        let most = 40 + chance.below(80) as usize;
        let mut position = Position::initial();
        loop {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return self;
            }
            let color = position.turn();
            if self.moves.len() >= most {
                self.resigned = Some(color);
                let done = self.does(color, Act::Resign).await;
                assert!(done.is_ok(), "board {}: no resignation", self.board);
                return self;
            }
            let mv = moves[chance.below(moves.len() as u64) as usize];
            let text = position.san(mv).to_string();
            position = position.after(mv);
            if self.ply(color, mv.into(), text, chance).await.is_err() {
                return self;
            }
        }
    }

    /// One move with everything around it.
    async fn ply(
        &mut self,
        color: Color,
        attempt: chess::Attempt,
        text: String,
        chance: &mut Chance,
    ) -> Result<(), Over> {
        let hands = Hands::One;
        let written = Act::Record(a08_record::Act::Enter { text, claim: false });
        tokio::time::sleep(Duration::from_millis(chance.below(60))).await;
        self.does(color, Act::Move { attempt, hands }).await?;
        self.moves.push(attempt);
        let offers = chance.below(12) == 0;
        // A move that ends the game needs no more.
        if offers {
            self.does(color, Act::OfferDraw).await?;
        }
        self.does(color, written.clone()).await?;
        let (_, at) = self.does(color, Act::Press).await?;
        self.pressed(color, at);
        if offers {
            self.does(!color, Act::DeclineDraw).await?;
        }
        self.does(!color, written).await?;
        Ok(())
    }

    fn pressed(&mut self, color: Color, at: Millis) {
        if let Some((runs, since)) = self.runs {
            assert_eq!(runs, color, "board {}", self.board);
            self.left[color] -= at - since;
            self.left[color] += INCREMENT;
        }
        self.runs = Some((!color, at));
    }

    /// Does an act until it is acknowledged, however often the hall falls meanwhile.
    async fn does(&mut self, color: Color, act: Act) -> Result<(u64, Millis), Over> {
        let id = format!("{}-{}", self.board, self.sent.len());
        self.sent.push(Sent {
            id: id.clone(),
            color,
            act: act.clone(),
            acked: None,
        });
        let message = ClientMsg::Act {
            id: id.clone(),
            key: None,
            side: None,
            act,
            moment: None,
        };
        let text = serde_json::to_string(&message).unwrap();
        let began = Instant::now();
        loop {
            assert!(began.elapsed() < PATIENCE, "board {} waits", self.board);
            match self.try_once(color, &id, &text).await {
                Some(Ok((version, at))) => {
                    assert!(version > self.version, "board {}", self.board);
                    self.version = version;
                    self.sent.last_mut().unwrap().acked = Some((version, at));
                    return Ok((version, at));
                }
                Some(Err(Over)) => {
                    self.sent.pop();
                    return Err(Over);
                }
                None => {
                    self.sockets[color] = None;
                    self.repeats += 1;
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
        }
    }

    /// Nothing, if the connection falls.
    async fn try_once(
        &mut self,
        color: Color,
        id: &str,
        text: &str,
    ) -> Option<Result<(u64, Millis), Over>> {
        if self.sockets[color].is_none() {
            self.join(color).await?;
        }
        let socket = self.sockets[color].as_mut()?;
        socket.send(Message::text(text)).await.ok()?;
        loop {
            match self.hear(color).await? {
                ServerMsg::Acked {
                    id: of,
                    version,
                    at,
                } if of == id => return Some(Ok((version, at))),
                // Not written: it comes again.
                ServerMsg::Refused { id: of, kind, .. }
                    if of == id && kind == RefusalKind::Disk =>
                {
                    return None;
                }
                ServerMsg::Refused { id: of, words, .. } if of == id => {
                    assert!(
                        words.contains("over") || words.contains("ended the game"),
                        "board {}: {words}: {text}",
                        self.board
                    );
                    return Some(Err(Over));
                }
                _ => {}
            }
        }
    }

    async fn hear(&mut self, color: Color) -> Option<ServerMsg> {
        loop {
            let socket = self.sockets[color].as_mut()?;
            let next = tokio::time::timeout(Duration::from_secs(20), socket.next());
            let Message::Text(text) = next.await.ok()??.ok()? else {
                continue;
            };
            let message: ServerMsg = serde_json::from_str(&text).unwrap();
            if let ServerMsg::Board { version, view, .. } = &message
                && let BoardView::Seat(view) = &**view
            {
                self.look(*version, &view.clock);
            }
            return Some(message);
        }
    }

    /// Holds the clock in a view against the players' own account, where both are of the same moment of the game.
    fn look(&mut self, version: u64, face: &ClockFace) {
        if self.version == 0 && self.runs.is_none() && face.running == Some(Color::White) {
            let used = self.left.white - face.left.white;
            self.runs = Some((Color::White, face.at - used));
        }
        let Some((runs, since)) = self.runs else {
            return;
        };
        if version != self.version || face.running.is_none() {
            return;
        }
        let pressed = self.sent.last().is_some_and(|sent| sent.act == Act::Press);
        if pressed && face.running != Some(runs) {
            // The acknowledgement of the press itself comes after this view.
            return;
        }
        self.clocks_checked += 1;
        assert_eq!(face.running, Some(runs), "board {}", self.board);
        for color in Color::ALL {
            let used = match color == runs {
                true => face.at - since,
                false => Millis::ZERO,
            };
            let error = (self.left[color] - used - face.left[color]).0;
            assert!(
                error.abs() <= TOLERANCE,
                "board {}: {color}'s clock is {error} ms off",
                self.board
            );
        }
    }

    /// Comes to the board, or back to it.
    async fn join(&mut self, color: Color) -> Option<()> {
        self.joined += 1;
        let node = self.nodes[self.joined % self.nodes.len()];
        let connecting = tokio_tungstenite::connect_async(format!("ws://{node}/ws"));
        let connecting = tokio::time::timeout(Duration::from_secs(5), connecting);
        let (socket, _) = connecting.await.ok()?.ok()?;
        self.sockets[color] = Some(socket);
        let hello = ClientMsg::Hello {
            token: Some(self.tokens[color].clone()),
            language: "en".into(),
            seen: Vec::new(),
        };
        self.say(color, &hello).await?;
        let ping = ClientMsg::Ping {
            sent: 0.0,
            delay: None,
        };
        let mut best: Option<(Duration, Instant, Millis)> = None;
        for _ in 0..3 {
            let before = Instant::now();
            self.say(color, &ping).await?;
            let now = loop {
                match self.hear(color).await? {
                    ServerMsg::Pong { now, .. } => break now,
                    ServerMsg::Revoked => panic!("board {}: revoked", self.board),
                    _ => {}
                }
            };
            let way = before.elapsed();
            if best.is_none_or(|(shortest, ..)| way < shortest) {
                best = Some((way, before + way / 2, now));
            }
        }
        let (way, at, now) = best?;
        self.hall.compare(at, now, way);
        Some(())
    }

    async fn say(&mut self, color: Color, message: &ClientMsg) -> Option<()> {
        let text = serde_json::to_string(message).unwrap();
        let socket = self.sockets[color].as_mut()?;
        socket.send(Message::text(text)).await.ok()
    }
}
