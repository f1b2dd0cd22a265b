//! The live connection: one task for each device.
//!
//! A device that reads slowly hurts nobody: what it has not read is not queued but replaced by the newest view, and if
//! it does not read at all it is dropped.

mod limits;

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use chess::notation::Language;
use futures_util::{FutureExt, SinkExt, StreamExt};
use laws::Millis;
use tokio::sync::{broadcast, mpsc, watch};

use crate::access::{Access, Role};
use crate::care::Doors;
use crate::hall::Hall;
use crate::http::session_of;
use crate::public::Behind;
use crate::record::Board;
use crate::refused::{Cannot, Refused};
use crate::table::{Deed, Done};
use crate::view::{self, Audience, Concerned};
use crate::wire::{ClientMsg, Key, RefusalKind, ServerMsg};

pub use limits::Pace;
use limits::{Bucket, Place};
pub(crate) use limits::{Places, emptied};

/// A device that takes longer than this to read a message is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// A device that says nothing for so long is gone; pages ping more often.
const SILENCE: Duration = Duration::from_secs(90);

/// A device that has not said who it is has so long to do so.
const INTRODUCTION: Duration = Duration::from_secs(10);

/// What a greeting costs of a device's pace: it is answered with the whole hall.
const GREETING: f64 = 20.0;

/// Results of other boards are told together.
const RESULTS: Duration = Duration::from_millis(250);

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
    /// The version of each board that this device has; of the log, for arbiters.
    seen: HashMap<Key, u64>,
    dirty: BTreeSet<Key>,
    /// What this device was last told of the competition, as a hash.
    told: Option<u64>,
    /// The competition has changed since then, and this device has not been told.
    hall_changed: Option<Instant>,
    bucket: Bucket,
    place: Place,
    outbox: mpsc::Sender<ServerMsg>,
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
            dirty: BTreeSet::new(),
            told: None,
            hall_changed: None,
            place,
            outbox,
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
        let mut fault = self.hall.fault();
        let mut competition = self.hall.event.watch();
        let mut access = self.hall.access.watch();
        let mut doors = self.hall.care.doors();
        let mut heard = Instant::now();
        let leave = Arc::clone(&self.place.leave);
        let mut changes = self.changes();
        let mut own: Option<watch::Receiver<Arc<Board>>> = None;
        let mut own_key = None;
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
            let closed = async {
                let closing = |doors: &Doors| *doors == Doors::Closing;
                let _ = doors.wait_for(closing).await;
            };
            let flush = async {
                match self.dirty.is_empty() {
                    false => tokio::time::sleep(TOGETHER).await,
                    true => std::future::pending().await,
                }
            };
            let results = async {
                match self.hall_changed {
                    Some(since) => tokio::time::sleep_until((since + RESULTS).into()).await,
                    None => std::future::pending().await,
                }
            };
            let patience = if self.greeted { SILENCE } else { INTRODUCTION };
            tokio::select! {
                biased;
                () = closed => {
                    return Err(End::Closed(1001, "going away"));
                }
                () = leave.notified() => {
                    return Err(End::Closed(1013, "the place is needed"));
                }
                message = tokio::time::timeout_at((heard + patience).into(), stream.next()) => {
                    let Ok(Some(Ok(message))) = message else { return Err(End::Gone) };
                    heard = Instant::now();
                    let before = (self.greeted, self.role.clone());
                    self.hear(sink, message).await?;
                    if (self.greeted, &self.role) != (before.0, &before.1) {
                        own = None;
                        changes = self.changes();
                    }
                }
                Some(answer) = answers.recv() => {
                    send(sink, &answer).await?;
                    // What else has been answered meanwhile goes with it.
                    while let Some(Some(answer)) = answers.recv().now_or_never() {
                        send(sink, &answer).await?;
                    }
                }
                alive = own_changed => {
                    if !alive {
                        own = None;
                        continue;
                    }
                    if let Some(key) = self.own_key() {
                        self.send_board(sink, key).await?;
                    }
                }
                changed = wall_changed => match changed {
                    Ok(key) => { self.dirty.insert(key); }
                    Err(broadcast::error::RecvError::Lagged(_)) => self.all_dirty(),
                    Err(broadcast::error::RecvError::Closed) => return Err(End::Gone),
                },
                () = flush => self.send_dirty(sink).await?,
                Ok(()) = fault.changed() => {
                    let words = fault.borrow_and_update().clone();
                    self.send_fault(sink, words).await?;
                }
                Ok(()) = competition.changed() => {
                    competition.mark_unchanged();
                    // A seat hears at once of what concerns it, and of nothing else.
                    match self.role.is_link() {
                        true => {
                            self.sit_again(sink).await?;
                            if self.own_key() != own_key {
                                own = None;
                                own_key = self.own_key();
                            }
                            self.send_hall(sink).await?;
                        }
                        false => drop(self.hall_changed.get_or_insert_with(Instant::now)),
                    }
                }
                () = results => {
                    self.hall_changed = None;
                    self.send_hall(sink).await?;
                }
                Ok(()) = access.changed() => {
                    let state = access.borrow_and_update().clone();
                    if self.greeted && self.known(&state) != self.role {
                        if self.token.is_none() {
                            send(sink, &ServerMsg::Revoked).await?;
                            return Err(End::Closed(4001, "revoked"));
                        }
                        // The link is gone, or only whoever was signed in beside it.
                        self.sit_again(sink).await?;
                    }
                }
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

    async fn hear<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        message: Message,
    ) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => return Err(End::Closed(1003, "text only")),
        };
        let fast = !self.bucket.take(1.0);
        let message = match serde_json::from_str::<ClientMsg>(&text) {
            Ok(message) => message,
            Err(error) => {
                metrics::counter!("adoube_bad_messages_total").increment(1);
                let words = error.to_string();
                send(sink, &ServerMsg::Bad { words }).await?;
                return match fast {
                    true => Err(End::Closed(1008, "too fast")),
                    false => Ok(()),
                };
            }
        };
        if fast {
            return match id_of(&message) {
                Some(id) => {
                    let refused = Refused::from(Cannot::TooFast);
                    send(sink, &self.refused(id, &refused)).await
                }
                None => Err(End::Closed(1008, "too fast")),
            };
        }
        self.hall.presence.heard(&self.role, self.hall.time.now());
        // A session ends by itself; pages speak often enough to hear of it soon.
        if self.greeted
            && self.role.is_staff()
            && self.known(&self.hall.access.state()) != self.role
        {
            send(sink, &ServerMsg::Revoked).await?;
            return Err(End::Closed(4001, "revoked"));
        }
        match message {
            ClientMsg::Hello {
                token,
                language,
                seen,
            } => {
                if self.greeted && !self.bucket.take(GREETING) {
                    return Err(End::Closed(1008, "too fast"));
                }
                self.token = token.filter(|token| token.len() <= 64);
                self.language = language.parse().unwrap_or(Language::En);
                self.seen = seen
                    .into_iter()
                    .take(64)
                    .map(|seen| (seen.key, seen.version))
                    .collect();
                self.greet(sink).await
            }
            ClientMsg::Watch { boards } => {
                self.watched = boards.into_iter().take(64).collect();
                let watched: Vec<Key> = self.watched.iter().copied().collect();
                if !self.bucket.take(watched.len() as f64) {
                    return Err(End::Closed(1008, "too fast"));
                }
                if self.greeted && !self.role.is_link() {
                    for key in watched {
                        self.send_board(sink, key).await?;
                    }
                }
                Ok(())
            }
            ClientMsg::Ping { sent, delay } => {
                if let (Role::Seat { color, .. }, Some(key)) = (&self.role, self.own_key()) {
                    self.hall
                        .measured(key, *color, delay.filter(|d| d.is_finite()));
                }
                let now = self.hall.time.now();
                send(sink, &ServerMsg::Pong { sent, now }).await
            }
            ClientMsg::Act {
                id,
                key,
                side,
                act,
                moment,
            } => {
                let now = self.hall.time.now();
                let moment = self.hall.presence.grant(&self.role, moment, now);
                let actor = crate::access::may_act(&self.role, &act, side);
                let deed = actor.map(|actor| Deed::Act { actor, act, moment });
                self.ask(id, key, deed);
                Ok(())
            }
            ClientMsg::Call { id, key, reason } => {
                let may = matches!(self.role, Role::Seat { .. } | Role::Assistant { .. });
                let reason: String = reason.chars().take(crate::bounds::CALL).collect();
                self.ask(id, key, may.then_some(Deed::Call(reason)));
                Ok(())
            }
            ClientMsg::TakeCall { id, key, call } => {
                let deed = self.role.is_arbiter().then_some(Deed::TakeCall(call));
                self.ask(id, Some(key), deed);
                Ok(())
            }
            ClientMsg::CloseCall { id, key, call } => {
                let deed = self.role.is_arbiter().then_some(Deed::CloseCall(call));
                self.ask(id, Some(key), deed);
                Ok(())
            }
        }
    }

    async fn greet<S: SinkExt<Message> + Unpin>(&mut self, sink: &mut S) -> Result<(), End> {
        self.role = self.known(&self.hall.access.state());
        let shown = self.token.is_some() || self.session.is_some();
        if shown && self.role == Role::Spectator {
            self.hall.learn_access().await;
            self.role = self.known(&self.hall.access.state());
        }
        if self.token.is_some() && self.role == Role::Spectator {
            send(sink, &ServerMsg::Revoked).await?;
            return Err(End::Closed(4001, "revoked"));
        }
        if !self.place.sit(&self.role) {
            return Err(End::Closed(1013, "all places are taken"));
        }
        self.hall.presence.came(&self.role, self.hall.time.now());
        self.greeted = true;
        self.told = None;
        let welcome = ServerMsg::Welcome {
            role: self.role.clone(),
            now: self.hall.time.now(),
            build: env!("CARGO_PKG_VERSION").into(),
        };
        send(sink, &welcome).await?;
        self.send_hall(sink).await?;
        let fault = self.hall.fault().borrow().clone();
        if fault.is_some() {
            self.send_fault(sink, fault).await?;
        }
        if !self.role.is_link() {
            self.all_dirty();
            self.send_wall(sink, true).await?;
        }
        Ok(())
    }

    /// Asks the board, and lets the answer come when it comes: the next message need not wait for the disk.
    fn ask(&self, id: String, key: Option<Key>, deed: Option<Deed>) {
        let hall = Arc::clone(&self.hall);
        let (role, outbox, language) = (self.role.clone(), self.outbox.clone(), self.language);
        let key = key.or_else(|| self.own_key());
        let bad_id = !crate::record::is_id(&id);
        let heard = Instant::now();
        let asked = async move {
            let answer = match (key, deed) {
                _ if bad_id => Err(Cannot::NeedsId.into()),
                (_, None) => Err(Cannot::ForOthers.into()),
                (None, _) => Err(Cannot::NoSuchBoard.into()),
                (Some(key), Some(deed)) => hall.deed(&role, key, Some(id.clone()), deed).await,
            };
            metrics::histogram!("adoube_ack_seconds").record(heard.elapsed().as_secs_f64());
            match &answer {
                Ok(_) => hall.presence.written(&role, hall.time.now()),
                Err(refused) if refused.kind == RefusalKind::Disk => {
                    hall.presence.not_written(&role, hall.time.now());
                }
                Err(_) => {}
            }
            let message = match answer {
                Ok(Done { version, at }) => ServerMsg::Acked { id, version, at },
                Err(refused) => refused_in(&hall, language, id, key, &refused),
            };
            let _ = outbox.send(message).await;
        };
        // The request must be in the board's queue before the next message is heard, or two acts of one device could
        // change places: polling once puts it there.
        let mut asked = Box::pin(asked);
        if (&mut asked).now_or_never().is_none() {
            tokio::spawn(asked);
        }
    }

    fn refused(&self, id: String, refused: &Refused) -> ServerMsg {
        refused_in(&self.hall, self.language, id, None, refused)
    }

    async fn send_hall<S: SinkExt<Message> + Unpin>(&mut self, sink: &mut S) -> Result<(), End> {
        if !self.greeted {
            return Ok(());
        }
        // One text for all who look on; a link has its own, made only when something in it has changed.
        let competition = self.hall.event.state();
        let (told, text) = match Concerned::by(&self.role, &competition) {
            Some(whom) => {
                let told = self.hall.concern(whom);
                let hall = || view::hall(&competition, Some(whom));
                let text = (self.told != Some(told))
                    .then(|| Utf8Bytes::from(written(&ServerMsg::Hall { hall: hall() })));
                (told, text)
            }
            None => {
                let Some(text) = self.hall.told(&self.role).await else {
                    // Too much is asked for at once: a little later.
                    self.hall_changed = Some(Instant::now());
                    return Ok(());
                };
                let mut hasher = DefaultHasher::new();
                text.as_str().hash(&mut hasher);
                (hasher.finish(), Some(text))
            }
        };
        if self.told.replace(told) == Some(told) {
            return Ok(());
        }
        match text {
            Some(text) => deliver(sink, text).await,
            None => Ok(()),
        }
    }

    async fn send_fault<S: SinkExt<Message> + Unpin>(
        &self,
        sink: &mut S,
        words: Option<String>,
    ) -> Result<(), End> {
        // Players are told that nothing is taken, staff also why.
        let words = match self.role.is_staff() {
            true => words,
            false => words.map(|_| String::new()),
        };
        send(sink, &ServerMsg::Fault { words }).await
    }

    async fn send_board<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        key: Key,
    ) -> Result<(), End> {
        let mut seen = self.seen.get(&key).copied().unwrap_or(0);
        if self
            .hall
            .table(key)
            .is_some_and(|table| table.board().version < seen)
        {
            // It was seen in a record that is no more: all of it again.
            seen = 0;
        }
        let view = self.hall.view(&self.role, key, seen, self.language).await;
        let Ok(Some((version, view))) = view else {
            return Ok(());
        };
        self.seen.insert(key, version);
        let view = Box::new(view);
        send(sink, &ServerMsg::Board { key, version, view }).await
    }

    async fn send_dirty<S: SinkExt<Message> + Unpin>(&mut self, sink: &mut S) -> Result<(), End> {
        let watched: Vec<Key> = self.watched.intersection(&self.dirty).copied().collect();
        for key in watched {
            self.send_board(sink, key).await?;
        }
        // With a delay a result reaches the public together with the board it belongs to.
        if self.role.is_public() && Behind::delay(&self.hall) > Millis::ZERO {
            self.send_hall(sink).await?;
        }
        self.send_wall(sink, false).await
    }

    async fn send_wall<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        all: bool,
    ) -> Result<(), End> {
        let dirty = std::mem::take(&mut self.dirty);
        let speaker = self.hall.speaker(self.language);
        let now = self.hall.time.now();
        let round = self.hall.round();
        let (boards, at, audience) = match self.role.is_arbiter() {
            true => (self.hall.boards(round), now, Audience::Staff),
            false => {
                let (boards, at) = self.hall.behind.boards(&self.hall, round);
                (boards, at, Audience::Public)
            }
        };
        let wanted = boards
            .iter()
            .filter(|board| all || dirty.contains(&board.key));
        let tiles: Vec<_> = wanted
            .map(|board| view::tile(board, at, now, audience, speaker))
            .collect();
        if tiles.is_empty() && !all {
            return Ok(());
        }
        send(sink, &ServerMsg::Wall { tiles }).await
    }
}

fn id_of(message: &ClientMsg) -> Option<String> {
    match message {
        ClientMsg::Act { id, .. }
        | ClientMsg::Call { id, .. }
        | ClientMsg::TakeCall { id, .. }
        | ClientMsg::CloseCall { id, .. } => Some(id.clone()),
        ClientMsg::Hello { .. } | ClientMsg::Watch { .. } | ClientMsg::Ping { .. } => None,
    }
}

fn refused_in(
    hall: &Hall,
    language: Language,
    id: String,
    key: Option<Key>,
    refused: &Refused,
) -> ServerMsg {
    // A game keeps the edition that it began under, whatever is announced later.
    let table = key.and_then(|key| hall.table(key));
    let edition = match table {
        Some(table) => table.board().game.regulations().edition,
        None => hall.event.state().settings.regulations.edition,
    };
    ServerMsg::Refused {
        id,
        kind: refused.kind,
        words: hall.speaker(language).refusal(refused),
        article: refused
            .rule
            .and_then(|ground| ground.0.article_in(edition))
            .map(str::to_owned),
    }
}

async fn send<S: SinkExt<Message> + Unpin>(sink: &mut S, message: &ServerMsg) -> Result<(), End> {
    deliver(sink, written(message).into()).await
}

pub(crate) fn written(message: &ServerMsg) -> String {
    serde_json::to_string(message).expect("a message can be written")
}

async fn deliver<S: SinkExt<Message> + Unpin>(sink: &mut S, text: Utf8Bytes) -> Result<(), End> {
    let sent = tokio::time::timeout(PATIENCE, sink.send(Message::Text(text)));
    match sent.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => {
            metrics::counter!("adoube_slow_readers_total").increment(1);
            Err(End::Gone)
        }
    }
}
