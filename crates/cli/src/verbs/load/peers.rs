//! What the same machine does without a hall: messages that are only echoed, entries that are only appended.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use laws::Millis;
use server::journal::{Draft, Fault, Head, Journal};
use tokio_tungstenite::tungstenite::Message;

use super::players::Measured;

/// As long as the act of a game.
const MESSAGE: &str = r#"{"type":"act","id":"white-17","key":null,"side":null,"act":{"move":{"attempt":{"displace":{"from":"e2","to":"e4","placed":null}},"hands":"one"}},"moment":null}"#;

/// As long as what a move leaves in the journal.
const ENTRY: &str = r#"{"acted":{"who":{"seat":"white"},"events":[{"at":123456,"by":{"player":"white"},"event":"move-made","data":{"attempt":{"displace":{"from":"e2","to":"e4","placed":null}},"hands":"one","legal":{"from":"e2","to":"e4","kind":"double-step"}}}]}}"#;

/// Answers every message with itself.
pub async fn serve_echo(address: SocketAddr) -> io::Result<()> {
    let listener = tokio::net::TcpListener::bind(address).await?;
    loop {
        let (stream, _) = listener.accept().await?;
        tokio::spawn(async move {
            let Ok(mut socket) = tokio_tungstenite::accept_async(stream).await else {
                return;
            };
            while let Some(Ok(message)) = socket.next().await {
                if message.is_text() && socket.send(message).await.is_err() {
                    return;
                }
            }
        });
    }
}

/// Half of the clients send and wait for the answer, as fast as it comes: as at a board, where one is to move.
pub async fn echo(address: SocketAddr, clients: usize, span: Duration) -> io::Result<Measured> {
    let url = format!("ws://{address}/");
    let mut sockets = Vec::with_capacity(clients);
    for _ in 0..clients {
        let (socket, _) = tokio_tungstenite::connect_async(url.as_str())
            .await
            .map_err(io::Error::other)?;
        sockets.push(socket);
    }
    let idle = sockets.split_off(clients / 2);
    let end = Instant::now() + span;
    let tasks = sockets.into_iter().map(|mut socket| {
        tokio::spawn(async move {
            let mut ways = Vec::new();
            while Instant::now() < end {
                let from = Instant::now();
                if socket.send(Message::text(MESSAGE)).await.is_err() {
                    break;
                }
                let Some(Ok(_)) = socket.next().await else {
                    break;
                };
                ways.push(from.elapsed());
            }
            ways
        })
    });
    let tasks: Vec<_> = tasks.collect();
    let ways = join_all(tasks).await.into_iter().flatten().flatten();
    let measured = Measured::new(ways.collect(), span);
    drop(idle);
    Ok(measured)
}

/// Appends entries like those of games, `together` with one synchronisation.
pub fn append(file: &Path, together: u32, span: Duration) -> io::Result<Measured> {
    let appended = || -> rusqlite::Result<Measured> {
        let mut connection = rusqlite::Connection::open(file)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.execute_batch(
            "CREATE TABLE journal (stream TEXT NOT NULL, version INTEGER NOT NULL, act TEXT, at INTEGER NOT NULL,
             body TEXT NOT NULL, PRIMARY KEY (stream, version)) WITHOUT ROWID",
        )?;
        let began = Instant::now();
        let mut ways = Vec::new();
        let mut version = 0;
        while began.elapsed() < span {
            let from = Instant::now();
            let transaction = connection.transaction()?;
            for _ in 0..together {
                version += 1;
                let stream = format!("game/1/{}", version % 1000);
                let mut add = transaction
                    .prepare_cached("INSERT INTO journal VALUES (?1, ?2, ?3, ?4, ?5)")?;
                add.execute(rusqlite::params![
                    stream,
                    version,
                    version.to_string(),
                    version,
                    ENTRY
                ])?;
            }
            transaction.commit()?;
            let way = from.elapsed();
            ways.extend((0..together).map(|_| way));
        }
        Ok(Measured::new(ways, began.elapsed()))
    };
    appended().map_err(io::Error::other)
}

/// Appends entries like those of games to a database as a node does it: each waits for its own answer, and what waits is
/// committed together. Each turn has streams of its own.
pub async fn append_in(
    journal: &dyn Journal,
    (turn, streams): (usize, usize),
    span: Duration,
) -> io::Result<Measured> {
    let began = Instant::now();
    let one = |n: usize| async move {
        let (stream, mut head, mut ways) = (
            format!("game/{}/{n}", turn + 9),
            Head::default(),
            Vec::new(),
        );
        while began.elapsed() < span {
            let draft = Draft {
                act: Some(head.version.to_string()),
                at: Millis(head.version as i64),
                body: ENTRY.into(),
            };
            let from = Instant::now();
            head = journal.append(&stream, head, vec![draft]).await?;
            ways.push(from.elapsed());
        }
        Ok::<_, Fault>(ways)
    };
    let all = join_all((0..streams).map(one)).await;
    let all: Result<Vec<_>, Fault> = all.into_iter().collect();
    let ways = all.map_err(io::Error::other)?.into_iter().flatten();
    Ok(Measured::new(ways.collect(), began.elapsed()))
}
