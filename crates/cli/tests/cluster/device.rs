//! A live connection to one node.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use laws::Millis;
use serde_json::Value;
use server::wire::{ClientMsg, ServerMsg};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub struct Device(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Device {
    /// With the token of a link, or the cookie of a session.
    pub async fn join(node: SocketAddr, token: Option<&str>, cookie: Option<&str>) -> Device {
        let mut request = format!("ws://{node}/ws").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut device = Device(socket);
        let token = token.map(str::to_owned);
        let language = "en".into();
        let hello = ClientMsg::Hello {
            token,
            language,
            seen: Vec::new(),
        };
        device.say(&hello).await;
        device
            .until(|message| matches!(message, ServerMsg::Welcome { .. }), 10)
            .await
            .unwrap();
        device
    }

    pub async fn say(&mut self, message: &ClientMsg) {
        let text = serde_json::to_string(message).unwrap();
        self.0.send(Message::text(text)).await.unwrap();
    }

    pub async fn act(&mut self, id: &str, act: Value) {
        self.act_at(id, act, None).await;
    }

    /// Done at a moment, by the device's own word.
    pub async fn act_at(&mut self, id: &str, act: Value, moment: Option<Millis>) {
        let act = serde_json::from_value(act).unwrap();
        let (key, side) = (None, None);
        let id = id.to_owned();
        self.say(&ClientMsg::Act {
            id,
            key,
            side,
            act,
            moment,
        })
        .await;
    }

    /// The next message that is wanted; None, if it does not come or the connection ends.
    pub async fn until(
        &mut self,
        wanted: impl Fn(&ServerMsg) -> bool,
        seconds: u64,
    ) -> Option<ServerMsg> {
        let reading = async {
            loop {
                let Message::Text(text) = self.0.next().await?.ok()? else {
                    continue;
                };
                let message: ServerMsg = serde_json::from_str(&text).unwrap();
                if wanted(&message) {
                    return Some(message);
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(seconds), reading)
            .await
            .ok()?
    }

    /// Is it acknowledged? The version and the moment.
    pub async fn acked(&mut self, id: &str, seconds: u64) -> Option<(u64, Millis)> {
        let own = |message: &ServerMsg| match message {
            ServerMsg::Acked { id: of, .. } | ServerMsg::Refused { id: of, .. } => of == id,
            _ => false,
        };
        match self.until(own, seconds).await? {
            ServerMsg::Acked { version, at, .. } => Some((version, at)),
            ServerMsg::Refused { words, .. } => {
                println!("{id}: {words}");
                None
            }
            _ => None,
        }
    }

    /// The hall's time on this node, as seen at a moment, and how long the answer took; the best of a few.
    pub async fn time(&mut self) -> (Instant, Millis, Duration) {
        let mut best: Option<(Instant, Millis, Duration)> = None;
        for _ in 0..9 {
            let before = Instant::now();
            let (sent, delay) = (0.0, None);
            self.say(&ClientMsg::Ping { sent, delay }).await;
            let pong = self
                .until(|message| matches!(message, ServerMsg::Pong { .. }), 10)
                .await;
            let Some(ServerMsg::Pong { now, .. }) = pong else {
                panic!("no answer to a ping");
            };
            let way = before.elapsed();
            if best.is_none_or(|(.., shortest)| way < shortest) {
                best = Some((before + way / 2, now, way));
            }
        }
        best.unwrap()
    }
}
