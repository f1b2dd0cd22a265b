//! A way to the database that fails as asked: it tears, goes silent, or loses the news.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What is wrong with the way.
#[derive(Default)]
pub struct Faults {
    /// Nothing goes through, and nobody is told.
    pub silent: AtomicBool,
    /// Notifications are lost.
    pub deaf: AtomicBool,
    /// So many answers to an append are swallowed, and the connection is cut.
    pub tears: AtomicU32,
    /// How many were.
    pub torn: AtomicU32,
}

pub struct Proxy {
    pub port: u16,
    pub faults: Arc<Faults>,
}

impl Proxy {
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let faults = Arc::new(Faults::default());
        let shared = Arc::clone(&faults);
        tokio::spawn(async move {
            while let Ok((device, _)) = listener.accept().await {
                tokio::spawn(carry(device, port, Arc::clone(&shared)));
            }
        });
        Proxy { port: own, faults }
    }
}

async fn carry(device: TcpStream, port: u16, faults: Arc<Faults>) {
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let Ok(server) = TcpStream::connect(address).await else {
        return;
    };
    let _ = (device.set_nodelay(true), server.set_nodelay(true));
    let (from_device, to_device) = device.into_split();
    let (from_server, to_server) = server.into_split();
    let tearing = Arc::new(AtomicBool::new(false));
    let there = forth(
        from_device,
        to_server,
        Arc::clone(&faults),
        Arc::clone(&tearing),
    );
    let back = back(from_server, to_device, faults, tearing);
    tokio::select! {
        () = there => {}
        () = back => {}
    }
}

async fn silence(faults: &Faults) {
    while faults.silent.load(Ordering::SeqCst) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// An append is known by its parameters: the stream of a game and an entry of it.
fn is_append(bytes: &[u8]) -> bool {
    let has = |word: &[u8]| bytes.windows(word.len()).any(|window| window == word);
    has(b"game/1/") && has(b"{\"acted\"")
}

async fn forth(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    faults: Arc<Faults>,
    tearing: Arc<AtomicBool>,
) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(n) = from.read(&mut bytes).await {
        silence(&faults).await;
        if n == 0 {
            return;
        }
        let armed = faults.tears.load(Ordering::SeqCst) > 0;
        if armed && is_append(&bytes[..n]) {
            tearing.store(true, Ordering::SeqCst);
        }
        if to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
}

/// Message by message: a letter, a length, the rest.
async fn back(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    faults: Arc<Faults>,
    tearing: Arc<AtomicBool>,
) {
    loop {
        let mut head = [0; 5];
        if from.read_exact(&mut head).await.is_err() {
            return;
        }
        let length = u32::from_be_bytes([head[1], head[2], head[3], head[4]]) as usize;
        let mut body = vec![0; length.saturating_sub(4)];
        if from.read_exact(&mut body).await.is_err() {
            return;
        }
        silence(&faults).await;
        if head[0] == b'A' && faults.deaf.load(Ordering::SeqCst) {
            continue;
        }
        if tearing.load(Ordering::SeqCst) {
            // Ready again: the commit is done, and nobody hears of it.
            if head[0] == b'Z' {
                let left = |n: u32| n.checked_sub(1);
                let _ = faults
                    .tears
                    .fetch_update(Ordering::SeqCst, Ordering::SeqCst, left);
                faults.torn.fetch_add(1, Ordering::SeqCst);
                return;
            }
            continue;
        }
        if to.write_all(&head).await.is_err() || to.write_all(&body).await.is_err() {
            return;
        }
    }
}
