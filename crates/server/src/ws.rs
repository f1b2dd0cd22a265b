//! The live connection: one task for each device.
//!
//! A device that reads slowly hurts nobody: what it has not read is not queued but replaced by the newest view, and if
//! it does not read at all it is dropped.

mod hear;
mod limits;
mod rare;
mod tell;
mod texts;

use std::collections::{BTreeSet, HashMap};
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use chess::notation::Language;
use futures_util::{FutureExt, SinkExt, StreamExt};
use tokio::sync::{broadcast, mpsc, watch};

use crate::access::{Access, Role};
use crate::hall::{Hall, Known};
use crate::http::session_of;
use crate::record::Board;
use crate::view::Told;
use crate::wire::{Key, ServerMsg};

pub use limits::Pace;
use limits::{Bucket, Place};
pub(crate) use limits::{Places, emptied};
use tell::flush;
pub(crate) use tell::written;
pub use texts::Texts;

/// A device that takes longer than this to read a message is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// A device that says nothing for so long is gone; pages ping more often.
const SILENCE: Duration = Duration::from_secs(90);

/// A seat is asked so often whether its line lives.
const QUIET: Duration = Duration::from_secs(5);

/// A device that has not said who it is has so long to do so.
const INTRODUCTION: Duration = Duration::from_secs(10);

/// Results of other boards are told together, and to everybody at the same moments: those who were told the same are told
/// the same again.
const RESULTS: Duration = Duration::from_millis(250);

/// When results are told next.
fn next_telling() -> Instant {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    let first = *FIRST.get_or_init(Instant::now);
    let past = first.elapsed().as_millis() / RESULTS.as_millis();
    first + RESULTS * (past as u32 + 1)
}

/// Bytes read or written at once.
const BUFFER: usize = 4 * 1024;

/// Changes that come together are told together.
const TOGETHER: Duration = Duration::from_millis(10);

/// `GET /ws`.
pub async fn upgrade(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    ws: WebSocketUpgrade,
) -> Response {
    // A page of another site must not speak with the cookie of this one.
    if !crate::guard::is_own(&hall, &headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let from = peer.map(|Extension(ConnectInfo(peer))| hall.care.address(peer.ip(), &headers));
    let Some(place) = Place::take(&hall, from) else {
        metrics::counter!("adoube_turned_away_total").increment(1);
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let session = session_of(&headers);
    let limit = hall.limits.message;
    // Messages are short and devices many: the usual buffers would be most of what a device costs.
    ws.max_message_size(limit)
        .max_frame_size(limit)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .on_upgrade(move |socket| async move {
            Connection::new(hall, session, place).run(socket).await;
        })
}

struct Connection {
    hall: Arc<Hall>,
    session: Option<String>,
    token: Option<String>,
    role: Role,
    greeted: bool,
    language: Language,
    watched: BTreeSet<Key>,
    /// The version of each board up to which an arbiter's device has the log.
    seen: HashMap<Key, u64>,
    /// What this device was told of each board: it is told what is new.
    told_of: HashMap<Key, Told>,
    dirty: BTreeSet<Key>,
    /// What this device was last told of the competition, as a hash.
    told: Option<u64>,
    /// The competition as one who looks on was last told it.
    known: Option<Known>,
    /// The competition has changed since then: when this device is told.
    hall_changed: Option<Instant>,
    bucket: Bucket,
    place: Place,
    outbox: mpsc::Sender<ServerMsg>,
    /// Acts that have not been answered yet.
    asked: usize,
    answers: Option<mpsc::Receiver<ServerMsg>>,
}

/// Why a connection ends.
enum End {
    Gone,
    Closed(u16, &'static str),
}

impl Connection {
    fn new(hall: Arc<Hall>, session: Option<String>, place: Place) -> Connection {
        let (outbox, answers) = mpsc::channel(256);
        Connection {
            bucket: Bucket::new(&hall.limits),
            hall,
            session,
            token: None,
            role: Role::Spectator,
            greeted: false,
            language: Language::En,
            watched: BTreeSet::new(),
            seen: HashMap::new(),
            told_of: HashMap::new(),
            dirty: BTreeSet::new(),
            told: None,
            known: None,
            hall_changed: None,
            place,
            outbox,
            asked: 0,
            answers: Some(answers),
        }
    }

    async fn run(mut self, socket: WebSocket) {
        let (mut sink, mut stream) = socket.split();
        let mut answers = self.answers.take().expect("taken once");
        let end = self.talk(&mut sink, &mut stream, &mut answers).await;
        if let Err(End::Closed(code, reason)) = end {
            let frame = CloseFrame {
                code,
                reason: reason.into(),
            };
            let close = sink.send(Message::Close(Some(frame)));
            let _ = tokio::time::timeout(Duration::from_secs(1), close).await;
        }
        if let (Role::Seat { color, .. }, Some(key)) = (&self.role, self.own_key()) {
            self.hall.measured(key, *color, None);
        }
    }

    /// A seat that says nothing is asked whether its line lives, so that none is taken for cut off while it is not. When that is
    /// asked again.
    async fn knock<S: SinkExt<Message> + Unpin>(
        &self,
        sink: &mut S,
        heard: Instant,
    ) -> Result<Option<Instant>, End> {
        if !self.greeted || self.role.board().is_none() {
            return Ok(None);
        }
        if heard.elapsed() < QUIET {
            return Ok(Some(heard + QUIET));
        }
        let asked = sink.send(Message::Ping(Vec::new().into())).await;
        asked.map_err(|_| End::Gone)?;
        Ok(Some(Instant::now() + QUIET))
    }

    async fn talk<S, R>(
        &mut self,
        sink: &mut S,
        stream: &mut R,
        answers: &mut mpsc::Receiver<ServerMsg>,
    ) -> Result<(), End>
    where
        S: SinkExt<Message> + Unpin,
        R: StreamExt<Item = Result<Message, axum::Error>> + Unpin,
    {
        let mut watched = rare::watched(&self.hall, &self.place);
        let mut heard = Instant::now();
        let silence = tokio::time::sleep_until((heard + INTRODUCTION).into());
        tokio::pin!(silence);
        let mut changes = self.changes();
        let mut own: Option<watch::Receiver<Arc<Board>>> = None;
        let mut own_key = None;
        let mut held = false;
        loop {
            if own.is_none() {
                own = self.own_table();
                own_key = self.own_key();
            }
            let own_changed = async {
                match &mut own {
                    Some(board) => board.changed().await.is_ok(),
                    None => std::future::pending().await,
                }
            };
            let wall_changed = async {
                match &mut changes {
                    Some(changes) => changes.recv().await,
                    None => std::future::pending().await,
                }
            };
            let dirty = async {
                match self.dirty.is_empty() {
                    false => tokio::time::sleep(TOGETHER).await,
                    true => std::future::pending().await,
                }
            };
            let results = async {
                match self.hall_changed {
                    Some(due) => tokio::time::sleep_until(due.into()).await,
                    None => std::future::pending().await,
                }
            };
            let nothing_follows = async {
                match held {
                    true => tokio::task::yield_now().await,
                    false => std::future::pending().await,
                }
            };
            // Whether what is told waits for what follows at once.
            held = tokio::select! {
                biased;
                Some(rare) = watched.next() => {
                    let after = self.answer_rare(sink, rare).await?;
                    if after.is_seated_anew && self.own_key() != own_key {
                        own = None;
                    }
                    watched.push(after.again);
                    false
                }
                message = stream.next() => {
                    let Some(Ok(message)) = message else { return Err(End::Gone) };
                    heard = Instant::now();
                    let before = (self.greeted, self.role.clone());
                    self.hear(sink, message).await?;
                    if (self.greeted, &self.role) != (before.0, &before.1) {
                        own = None;
                        changes = self.changes();
                    }
                    false
                }
                Some(answer) = answers.recv() => {
                    self.send_answer(sink, &answer).await?;
                    // What else has been answered meanwhile goes with it, and the board that has changed by it.
                    while let Some(Some(answer)) = answers.recv().now_or_never() {
                        self.send_answer(sink, &answer).await?;
                    }
                    let changed = |board: &watch::Receiver<_>| board.has_changed().unwrap_or(false);
                    own.as_ref().is_some_and(changed)
                }
                alive = own_changed => {
                    match self.own_key() {
                        _ if !alive => own = None,
                        Some(key) => self.send_board(sink, key).await?,
                        None => {}
                    }
                    // The act that has changed it is about to be answered.
                    self.asked > 0
                }
                () = silence.as_mut() => {
                    let patience = if self.greeted { SILENCE } else { INTRODUCTION };
                    if heard.elapsed() >= patience {
                        return Err(End::Gone);
                    }
                    let again = self.knock(sink, heard).await?.unwrap_or(heard + patience);
                    silence.as_mut().reset(again.into());
                    held
                }
                changed = wall_changed => {
                    match changed {
                        Ok(key) => { self.dirty.insert(key); }
                        Err(broadcast::error::RecvError::Lagged(_)) => self.all_dirty(),
                        Err(broadcast::error::RecvError::Closed) => return Err(End::Gone),
                    }
                    held
                }
                () = dirty => {
                    self.send_dirty(sink).await?;
                    false
                }
                () = results => {
                    self.hall_changed = None;
                    self.send_hall(sink).await?;
                    false
                }
                () = nothing_follows => false,
            };
            if !held {
                flush(sink).await?;
            }
        }
    }

    /// For whom the hall takes this device now.
    fn known(&self, access: &Access) -> Role {
        let (token, session) = (self.token.as_deref(), self.session.as_deref());
        let known = self.hall.known(access, token, session);
        known.unwrap_or(Role::Spectator)
    }

    /// The pairings have changed: a player's link may open another board now, or none.
    async fn sit_again<S: SinkExt<Message> + Unpin>(&mut self, sink: &mut S) -> Result<(), End> {
        if !self.greeted || self.token.is_none() {
            return Ok(());
        }
        let role = self.known(&self.hall.access.state());
        match role == self.role {
            true => Ok(()),
            false => self.greet(sink).await,
        }
    }

    fn changes(&self) -> Option<broadcast::Receiver<Key>> {
        if !self.greeted || self.role.is_link() {
            None
        } else if self.role.is_arbiter() {
            Some(self.hall.changes())
        } else {
            Some(self.hall.behind.changes())
        }
    }

    fn own_key(&self) -> Option<Key> {
        self.hall.key_of(&self.role)
    }

    /// The board of a seat, marked as changed so that it is sent at once.
    fn own_table(&self) -> Option<watch::Receiver<Arc<Board>>> {
        let table = self.hall.table(self.own_key()?)?;
        let mut board = table.watch();
        board.mark_changed();
        Some(board)
    }

    fn all_dirty(&mut self) {
        let round = self.hall.round();
        self.dirty
            .extend(self.hall.boards(round).iter().map(|board| board.key));
    }
}
