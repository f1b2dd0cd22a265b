//! Those who look at a board of a hall that is measured: what they are sent is counted.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use chess::notation::Language;
use futures_util::{SinkExt, StreamExt};
use server::wire::{ClientMsg, Key};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Reads everything until it is dropped.
pub struct Onlooker {
    bytes: Arc<AtomicU64>,
    reading: tokio::task::JoinHandle<()>,
}

impl Onlooker {
    /// Watches one board, as staff with a session or as a spectator without.
    pub async fn come(address: SocketAddr, session: Option<&str>) -> io::Result<Onlooker> {
        let url = format!("ws://{address}/ws");
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        if let Some(session) = session {
            let cookie = format!("adoube={session}");
            let cookie = cookie.parse().map_err(io::Error::other)?;
            request.headers_mut().insert("cookie", cookie);
        }
        let (mut socket, _) = tokio_tungstenite::connect_async(request)
            .await
            .map_err(io::Error::other)?;
        let (round, board) = (1, 1);
        let boards = vec![Key { round, board }];
        let hello = ClientMsg::Hello {
            token: None,
            language: Language::En.code().into(),
            seen: Vec::new(),
        };
        for message in [hello, ClientMsg::Watch { boards }] {
            let text = serde_json::to_string(&message).map_err(io::Error::other)?;
            let sent = socket.send(Message::text(text)).await;
            sent.map_err(io::Error::other)?;
        }
        let bytes = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&bytes);
        let reading = tokio::spawn(async move {
            while let Some(Ok(message)) = socket.next().await {
                if let Message::Text(text) = message {
                    count.fetch_add(text.len() as u64, Ordering::Relaxed);
                }
            }
        });
        Ok(Onlooker { bytes, reading })
    }

    /// Bytes read so far.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Onlooker {
    fn drop(&mut self) {
        self.reading.abort();
    }
}
