//! Opening the doors: the listener, the first word, the graceful end.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::access::{Access, Change, Secret};
use crate::book::Book;
use crate::doors::Entrance;
use crate::hall::{Hall, Limits};
use crate::journal::{Address, Fault};
use crate::nodes::Nodes;

/// Devices that are asked to leave have so long.
const LEAVING: Duration = Duration::from_secs(3);

/// So long a node that leaves still serves, for proxies to hear of it.
const WORD_GETS_ROUND: Duration = Duration::from_secs(5);

/// How the program runs a hall.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the record of the hall is.
    pub journal: Address,
    /// What this node is called among those that serve the hall.
    pub node: String,
    /// Where to listen.
    pub listen: SocketAddr,
    /// How much of everything.
    pub limits: Limits,
}

/// A certificate with its key.
pub struct Encryption(TlsAcceptor);

impl Encryption {
    /// Reads both from files in PEM.
    ///
    /// # Errors
    ///
    /// A file cannot be read, or they do not belong together.
    pub fn read(certificate: &Path, key: &Path) -> std::io::Result<Encryption> {
        crate::doors::tls(certificate, key).map(Encryption)
    }
}

/// A hall that is open.
pub struct Running {
    /// It.
    pub hall: Arc<Hall>,
    /// Where it listens, with the port that the system gave if none was asked for.
    pub address: SocketAddr,
    /// The word for the first chief arbiter, if there is none yet.
    pub setup: Option<String>,
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
}

impl Running {
    /// Opens the file and the port.
    ///
    /// # Errors
    ///
    /// One of them cannot be had.
    pub async fn open(config: &Config) -> Result<Running, Fault> {
        // First the port: if it is taken, no file should be left behind.
        let listener = listen(config.listen).await?;
        crate::measure::begin();
        let (address, limits) = (&config.journal, config.limits.clone());
        let opened = Hall::open_at(address, limits, Nodes::alone(&config.node)).await;
        let hall = opened.map_err(|fault| match fault {
            Fault::Storage(words) => Fault::Storage(format!("{address}: {words}")),
            fault => fault,
        })?;
        Running::behind(listener, hall).await
    }

    /// Opens the port of a hall that is there already.
    ///
    /// # Errors
    ///
    /// The port cannot be had.
    pub async fn with(hall: Arc<Hall>, config: &Config) -> Result<Running, Fault> {
        Running::behind(listen(config.listen).await?, hall).await
    }

    async fn behind(listener: TcpListener, hall: Arc<Hall>) -> Result<Running, Fault> {
        tokio::spawn(crate::measure::tidy(Arc::downgrade(&hall)));
        let address = listener
            .local_addr()
            .map_err(|error| Fault::Storage(error.to_string()))?;
        let access = hall
            .access
            .change(|access: &Access| {
                let wanted = access.staff.is_empty() && access.setup.is_none();
                let token = Secret::new().text().to_owned();
                let open = wanted.then_some(Change::SetupOpened { token });
                Ok::<_, Fault>(open.into_iter().collect())
            })
            .await?;
        Ok(Running {
            setup: access.setup.clone(),
            hall,
            address,
            listener,
            tls: None,
        })
    }

    /// Encrypts what goes over the network.
    pub fn encrypt(&mut self, encryption: Encryption) {
        self.tls = Some(encryption.0);
    }

    /// Serves until `stop` comes; then asks everybody to leave, and returns when all that was done is on disk.
    ///
    /// # Errors
    ///
    /// The disk does not take the last of it.
    pub async fn serve(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let hall = self.hall;
        tracing::info!(address = %self.address, "the hall is open");
        let entrance = Entrance {
            listener: self.listener,
            router: crate::http::router(Arc::clone(&hall)),
            tls: self.tls,
            places: hall.limits.connections,
        };
        let closing = Arc::clone(&hall);
        let stop = async move {
            stop.await;
            closing.care.leave();
            if closing.nodes.peers().len() > 1 {
                // A proxy sends nobody here any more, before those who are here go.
                tracing::info!("this node leaves; others go on");
                tokio::time::sleep(WORD_GETS_ROUND).await;
            }
            tracing::info!("the hall closes");
            closing.care.close();
        };
        entrance.keep(stop).await;
        crate::ws::emptied(&hall, LEAVING).await;
        let settled = hall.settle().await;
        tracing::info!("the hall is closed");
        settled.map_err(std::io::Error::other)
    }
}

/// The book of the Laws without a hall, on its own address.
pub struct Reading {
    /// Where it listens.
    pub address: SocketAddr,
    entrance: Entrance,
}

impl Reading {
    /// Opens the port.
    ///
    /// # Errors
    ///
    /// It cannot be had.
    pub async fn open(at: SocketAddr, book: Arc<Book>, places: usize) -> Result<Reading, Fault> {
        let listener = listen(at).await?;
        let address = listener.local_addr();
        let address = address.map_err(|error| Fault::Storage(error.to_string()))?;
        let entrance = Entrance {
            listener,
            router: crate::http::book_router(book),
            tls: None,
            places,
        };
        Ok(Reading { address, entrance })
    }

    /// Serves until `stop` comes.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        self.entrance.keep(stop).await;
    }
}

/// Every device is an open file to the system, which by custom allows few of them; a hall takes what it may have.
/// Answers how many devices there can be.
pub fn allow_many_files() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let current = maximum;
        let _ = setrlimit(Resource::Nofile, Rlimit { current, maximum });
        getrlimit(Resource::Nofile).current
    }
    #[cfg(not(unix))]
    None
}

/// The memory of this machine in bytes, where the system tells.
pub fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

async fn listen(at: SocketAddr) -> Result<TcpListener, Fault> {
    TcpListener::bind(at)
        .await
        .map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => {
                Fault::Storage(format!("{at} is taken by another program"))
            }
            _ => Fault::Storage(format!("{at}: {error}")),
        })
}
