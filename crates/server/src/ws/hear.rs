//! What a device says.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Message;
use chess::notation::Language;
use futures_util::{FutureExt, SinkExt};

use super::tell::send;
use super::{Connection, End};
use crate::access::Role;
use crate::hall::Hall;
use crate::refused::{Cannot, Refused};
use crate::table::{Deed, Done};
use crate::wire::{ClientMsg, Key, RefusalKind, ServerMsg};

/// What a greeting costs of a device's pace: it is answered with the whole hall.
const GREETING: f64 = 20.0;

/// What a whole board costs of it.
const WHOLE: f64 = 5.0;

impl Connection {
    pub(super) async fn hear<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        message: Message,
    ) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            // It lives, though nobody says anything: that is no outage.
            Message::Ping(_) | Message::Pong(_) => {
                self.hall.presence.heard(&self.role, self.hall.time.now());
                return Ok(());
            }
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
        self.obey(sink, message).await
    }

    /// What was said is done.
    async fn obey<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        message: ClientMsg,
    ) -> Result<(), End> {
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
            ClientMsg::Watch { boards } => self.watch(sink, boards).await,
            ClientMsg::Whole { key } => self.tell_again(sink, key).await,
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

    /// These boards are shown in full from now on.
    async fn watch<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        boards: Vec<Key>,
    ) -> Result<(), End> {
        self.watched = boards.into_iter().take(64).collect();
        if !self.bucket.take(self.watched.len() as f64) {
            return Err(End::Closed(1008, "too fast"));
        }
        if !self.greeted || self.role.is_link() {
            return Ok(());
        }
        // What a screen does not show is not kept for it here either.
        let watched = &self.watched;
        self.told_of.retain(|key, _| watched.contains(key));
        let watched: Vec<Key> = self.watched.iter().copied().collect();
        for key in watched {
            self.send_board(sink, key).await?;
        }
        Ok(())
    }

    /// The device has lost track of a board.
    async fn tell_again<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        key: Key,
    ) -> Result<(), End> {
        if !self.bucket.take(WHOLE) {
            return Err(End::Closed(1008, "too fast"));
        }
        self.seen.remove(&key);
        self.told_of.remove(&key);
        let shown = self.watched.contains(&key) && !self.role.is_link();
        match self.greeted && (shown || self.own_key() == Some(key)) {
            true => self.send_board(sink, key).await,
            false => Ok(()),
        }
    }

    /// Asks the board, and lets the answer come when it comes: the next message need not wait for the disk.
    fn ask(&mut self, id: String, key: Option<Key>, deed: Option<Deed>) {
        let hall = Arc::clone(&self.hall);
        let (role, outbox, language) = (self.role.clone(), self.outbox.clone(), self.language);
        let key = key.or_else(|| self.own_key());
        let bad_id = !crate::record::is_id(&id);
        let heard = Instant::now();
        self.asked += 1;
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

    /// The answer to an act.
    pub(super) async fn send_answer<S: SinkExt<Message> + Unpin>(
        &mut self,
        sink: &mut S,
        answer: &ServerMsg,
    ) -> Result<(), End> {
        self.asked = self.asked.saturating_sub(1);
        send(sink, answer).await
    }

    fn refused(&self, id: String, refused: &Refused) -> ServerMsg {
        refused_in(&self.hall, self.language, id, None, refused)
    }
}

fn id_of(message: &ClientMsg) -> Option<String> {
    match message {
        ClientMsg::Act { id, .. }
        | ClientMsg::Call { id, .. }
        | ClientMsg::TakeCall { id, .. }
        | ClientMsg::CloseCall { id, .. } => Some(id.clone()),
        ClientMsg::Hello { .. }
        | ClientMsg::Watch { .. }
        | ClientMsg::Whole { .. }
        | ClientMsg::Ping { .. } => None,
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
