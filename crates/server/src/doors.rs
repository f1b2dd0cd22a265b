//! The doors: devices are let in, watched over and, at the end, led out.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tower::ServiceExt;

use crate::care::{Doors, one_customer};

/// The head of a request comes within this, and so does the next request of an idle connection.
const HEAD: Duration = Duration::from_secs(20);

/// An encrypted connection is agreed on within this.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// Answers under way have so long to be finished when the hall closes.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Where devices come in.
pub(crate) struct Entrance {
    pub(crate) listener: TcpListener,
    pub(crate) router: Router,
    pub(crate) tls: Option<TlsAcceptor>,
    /// Requests at a time.
    pub(crate) places: usize,
}

impl Entrance {
    /// Lets devices in until `stop`, then waits for answers that are under way.
    pub(crate) async fn keep(self, stop: impl Future<Output = ()>) {
        let Entrance {
            listener,
            router,
            tls,
            places,
        } = self;
        let lobby = Arc::new(Lobby::default());
        // Closed when the last connection has dropped its end.
        let (closing, _) = watch::channel(Doors::Open);
        let mut stop = std::pin::pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => break,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Mostly too many open files: somebody will leave.
                    tracing::warn!(%error, "a device could not be let in");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let Some(place) = Lobby::enter(&lobby, places, one_customer(peer.ip())) else {
                metrics::counter!("adoube_turned_away_total").increment(1);
                continue;
            };
            let (router, tls, doors) = (router.clone(), tls.clone(), closing.subscribe());
            tokio::spawn(welcome(stream, peer, router, tls, doors, place));
        }
        drop(listener);
        closing.send_replace(Doors::Closing);
        let left = tokio::time::timeout(LAST_WORDS, closing.closed()).await;
        if left.is_err() {
            tracing::warn!("some answers were not finished");
        }
    }
}

async fn welcome(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    tls: Option<TlsAcceptor>,
    doors: watch::Receiver<Doors>,
    place: Waiting,
) {
    // Acknowledgements are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let (leave, busy) = (Arc::clone(&place.leave), place.busy.clone());
    let spoken = async {
        match tls {
            None => speak(stream, peer, router, doors, busy).await,
            Some(tls) => match tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await {
                Ok(Ok(stream)) => speak(stream, peer, router, doors, busy).await,
                Ok(Err(error)) => tracing::debug!(%peer, %error, "no encrypted connection"),
                Err(_) => tracing::debug!(%peer, "no encrypted connection in time"),
            },
        }
    };
    tokio::select! {
        () = spoken => {}
        // Somebody else needs the place, and nothing was under way here.
        () = leave.notified() => {}
    }
}

/// Connections that have not become live ones: each asks for something, or waits.
#[derive(Default)]
struct Lobby(Mutex<(u64, BTreeMap<u64, Sitting>)>);

struct Sitting {
    from: IpAddr,
    leave: Arc<Notify>,
    busy: UnderWay,
}

/// Is something under way on a connection?
#[derive(Clone, Default)]
pub(crate) struct UnderWay(Arc<AtomicBool>);

impl UnderWay {
    pub(crate) fn set(&self, under_way: bool) {
        self.0.store(under_way, Ordering::Relaxed);
    }

    fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of them; free again when it is dropped.
struct Waiting {
    lobby: Arc<Lobby>,
    id: u64,
    leave: Arc<Notify>,
    busy: UnderWay,
}

impl Lobby {
    /// Comes in. When all places are taken, one goes for which nothing is under way: the oldest of the address that has
    /// most of them.
    fn enter(lobby: &Arc<Lobby>, limit: usize, from: IpAddr) -> Option<Waiting> {
        let (leave, busy) = (Arc::new(Notify::new()), UnderWay::default());
        let mut all = lobby.0.lock().expect("never poisoned");
        if all.1.len() >= limit && !send_away(&mut all.1) {
            return None;
        }
        all.0 += 1;
        let id = all.0;
        let sitting = Sitting {
            from,
            leave: Arc::clone(&leave),
            busy: busy.clone(),
        };
        all.1.insert(id, sitting);
        let lobby = Arc::clone(lobby);
        Some(Waiting {
            lobby,
            id,
            leave,
            busy,
        })
    }
}

fn send_away(all: &mut BTreeMap<u64, Sitting>) -> bool {
    let mut idle: HashMap<IpAddr, (usize, u64)> = HashMap::new();
    for (&id, sitting) in all.iter().filter(|(_, s)| !s.busy.get()) {
        idle.entry(sitting.from).or_insert((0, id)).0 += 1;
    }
    let Some((_, oldest)) = idle.into_values().max_by_key(|&(number, _)| number) else {
        return false;
    };
    if let Some(sitting) = all.remove(&oldest) {
        sitting.leave.notify_one();
    }
    true
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut all = self.lobby.0.lock().expect("never poisoned");
        all.1.remove(&self.id);
    }
}

async fn speak<S>(
    stream: S,
    peer: SocketAddr,
    router: Router,
    doors: watch::Receiver<Doors>,
    busy: UnderWay,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(busy.clone());
        let (router, busy) = (router.clone(), busy.clone());
        async move {
            busy.set(true);
            let answer = router.oneshot(request).await;
            busy.set(false);
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_headers(64)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(doors.clone()) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection ended");
    }
}

async fn closed(mut doors: watch::Receiver<Doors>) {
    let closing = doors.wait_for(|doors| *doors == Doors::Closing);
    let _ = closing.await;
}

/// Encryption with a certificate and its key, both in PEM.
///
/// # Errors
///
/// A file cannot be read, or they do not belong together.
pub(crate) fn tls(certificate: &Path, key: &Path) -> io::Result<TlsAcceptor> {
    let unreadable = |file: &Path, words: String| {
        io::Error::new(
            io::ErrorKind::InvalidData,
            format!("{}: {words}", file.display()),
        )
    };
    let chain = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| unreadable(certificate, error.to_string()))?;
    if chain.is_empty() {
        return Err(unreadable(
            certificate,
            "there is no certificate in it".into(),
        ));
    }
    let secret = PrivateKeyDer::from_pem_file(key)
        .map_err(|error| unreadable(key, format!("there is no private key in it ({error})")))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|builder| {
            builder
                .with_no_client_auth()
                .with_single_cert(chain, secret)
        })
        .map_err(|error| unreadable(certificate, error.to_string()))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Comes in as a connection does.
    fn enter(lobby: &Arc<Lobby>, limit: usize, from: &str) -> Option<Waiting> {
        Lobby::enter(lobby, limit, one_customer(from.parse().unwrap()))
    }

    #[test]
    fn a_network_of_addresses_is_one_who_came() {
        let lobby = Arc::new(Lobby::default());
        let own: Vec<_> = (0..2)
            .map(|_| enter(&lobby, 40, "2001:db8:1::7").unwrap())
            .collect();
        // Somebody else comes from a new address of his network each time.
        let others: Vec<_> = (0..200)
            .map(|n| enter(&lobby, 40, &format!("2001:db8:bad::{n:x}")).unwrap())
            .collect();
        let seated = |waiting: &Waiting| lobby.0.lock().unwrap().1.contains_key(&waiting.id);
        assert!(own.iter().all(seated), "who had two places was sent away");
        assert_eq!(others.iter().filter(|one| seated(one)).count(), 38);
    }
}
