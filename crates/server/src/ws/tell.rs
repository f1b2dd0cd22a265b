//! What a device is told.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::extract::ws::{Message, Utf8Bytes};
use futures_util::SinkExt;
use laws::Millis;

use super::texts::Spoken;
use super::{Connection, End, PATIENCE, next_telling};
use crate::access::Role;
use crate::public::Behind;
use crate::record::Board;
use crate::view::{self, Audience, Concerned, Told};
use crate::wire::{Key, ServerMsg};

/// Nothing has changed for those who look on.
const NO_RESULTS: &str = r#"{"type":"results","results":[]}"#;

impl Connection {
    pub(super) async fn greet<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
    ) -> Result<(), End> {
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
        (self.told, self.known) = (None, None);
        self.told_of.clear();
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

    pub(super) async fn send_hall<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
    ) -> Result<(), End> {
        if !self.greeted {
            return Ok(());
        }
        let competition = self.hall.event.state();
        let Some(whom) = Concerned::by(&self.role, &competition) else {
            return self.send_known(sink).await;
        };
        // A link has a text of its own, made only when something in it has changed.
        let told = self.hall.concern(whom);
        if self.told.replace(told) == Some(told) {
            return Ok(());
        }
        let hall = view::hall(&competition, Some(whom));
        send(sink, &ServerMsg::Hall { hall }).await
    }

    /// One text for all who look on.
    async fn send_known<S: SinkExt<Message> + Unpin>(&mut self, sink: &mut S) -> Result<(), End> {
        // With a delay everybody's knowledge is of another second: then it is told as a whole, if it has changed.
        let delayed = self.role.is_public() && Behind::delay(&self.hall) > Millis::ZERO;
        let before = self.known.as_ref().filter(|_| !delayed);
        let whole = before.is_none();
        let told = self.hall.told(&self.role, before).await;
        let Some((known, text)) = told else {
            // Too much is asked for at once: a little later.
            self.hall_changed = Some(next_telling());
            return Ok(());
        };
        self.known = Some(known);
        let mut hasher = DefaultHasher::new();
        text.as_str().hash(&mut hasher);
        let same = self.told.replace(hasher.finish()) == Some(hasher.finish());
        match (whole && same) || text.as_str() == NO_RESULTS {
            true => Ok(()),
            false => deliver(sink, text).await,
        }
    }

    pub(super) async fn send_fault<S: SinkExt<Message> + Unpin>(
        &self,
        sink: &mut S,
        words: Option<String>,
    ) -> Result<(), End> {
        // Players are told that nothing is taken, staff also why.
        let words = match self.role.is_staff() {
            true => words.map(|words| self.hall.speaker(self.language).locale().translated(&words)),
            false => words.map(|_| String::new()),
        };
        send(sink, &ServerMsg::Fault { words }).await
    }

    /// What is new of a board, behind what this device has of it.
    pub(super) async fn send_board<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        key: Key,
    ) -> Result<(), End> {
        let spoken = match self.role.is_public() {
            true => self.public_board(key).await,
            false => self.board(key).await,
        };
        let Some(Spoken { text, told }) = spoken else {
            return Ok(());
        };
        self.seen.insert(key, told.version());
        self.told_of.insert(key, told);
        deliver(sink, text).await
    }

    async fn board(&self, key: Key) -> Option<Spoken> {
        let seen = self.seen.get(&key).copied().unwrap_or(0);
        // What was seen in a record that is no more: all of it again.
        let table = self.hall.table(key);
        let gone = table.is_some_and(|table| table.board().version < seen);
        let seen = if gone { 0 } else { seen };
        let before = self.told_of.get(&key);
        let telling = self
            .hall
            .tell(&self.role, key, seen, self.language, before)
            .await;
        let telling = telling.ok()??;
        let message = ServerMsg::Board {
            key,
            version: telling.version,
            since: telling.since,
            kept: telling.kept,
            view: Box::new(telling.view),
        };
        Some(Spoken {
            text: written(&message).into(),
            told: telling.told,
        })
    }

    /// The public is many: who has the same before him is sent the same text.
    async fn public_board(&self, key: Key) -> Option<Spoken> {
        // What cannot be read is not told.
        let _ = self.hall.recall(key.round).await;
        let (board, _) = self.hall.behind.board(&self.hall, key)?;
        let of = (board.version, Behind::delay(&self.hall));
        let since = self.told_of.get(&key).map_or(0, Told::version);
        let whose = (key, self.language);
        if let Some(spoken) = self.hall.texts.board(whose, of, since) {
            return Some(spoken);
        }
        let spoken = self.board(key).await?;
        let of = (spoken.told.version(), of.1);
        self.hall.texts.keep_board(whose, of, since, spoken.clone());
        Some(spoken)
    }

    pub(super) async fn send_dirty<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
    ) -> Result<(), End> {
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
        let hall = &*self.hall;
        let (round, now) = (hall.round(), hall.time.now());
        let staff = self.role.is_arbiter();
        let (audience, delay) = match staff {
            true => (Audience::Staff, Millis::ZERO),
            false => (Audience::Public, Behind::delay(hall)),
        };
        let boards: Vec<Arc<Board>> = match (all, staff) {
            (true, true) => hall.boards(round),
            (true, false) => hall.behind.boards(hall, round).0,
            // Of a thousand boards the few that have changed.
            (false, _) => {
                let dirty = dirty.iter().filter(|key| key.round == round);
                let board = |key: &Key| match staff {
                    true => hall.table(*key).map(|table| table.board()),
                    false => hall.behind.board(hall, *key).map(|(board, _)| board),
                };
                dirty.filter_map(board).collect()
            }
        };
        if boards.is_empty() && !all {
            return Ok(());
        }
        let speaker = hall.speaker(self.language);
        let tiles = boards.iter().map(|board| {
            let of = (board.version, delay);
            hall.texts
                .tile((board.key, audience, self.language), of, || {
                    let tile = view::tile(board, now - delay, now, audience, speaker);
                    serde_json::to_string(&tile).expect("a tile can be written")
                })
        });
        let tiles: Vec<Arc<str>> = tiles.collect();
        // As `ServerMsg::Wall` is written.
        let text = format!("{{\"type\":\"wall\",\"tiles\":[{}]}}", tiles.join(","));
        deliver(sink, text.into()).await
    }
}

pub(super) async fn send<S: SinkExt<Message> + Unpin>(
    sink: &mut S,
    message: &ServerMsg,
) -> Result<(), End> {
    deliver(sink, written(message).into()).await
}

pub(crate) fn written(message: &ServerMsg) -> String {
    // Of a board mostly less than a kilobyte is told, of anything else a line.
    let room = match message {
        ServerMsg::Board { .. } => 1024,
        _ => 128,
    };
    crate::wire::json(message, room)
}

/// Gives a message to a device. It is on its way when it is flushed, so that several can go together.
async fn deliver<S: SinkExt<Message> + Unpin>(sink: &mut S, text: Utf8Bytes) -> Result<(), End> {
    in_time(sink.feed(Message::Text(text))).await
}

/// What was given to a device goes to it.
pub(super) async fn flush<S: SinkExt<Message> + Unpin>(sink: &mut S) -> Result<(), End> {
    in_time(sink.flush()).await
}

/// A device that does not take what it is told is gone.
async fn in_time<E>(taken: impl Future<Output = Result<(), E>>) -> Result<(), End> {
    match tokio::time::timeout(PATIENCE, taken).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => {
            metrics::counter!("adoube_slow_readers_total").increment(1);
            Err(End::Gone)
        }
    }
}
