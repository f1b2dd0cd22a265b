//! Opening the doors: the listener, the first word, the graceful end.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::access::{Access, Change, Secret};
use crate::hall::{Hall, Limits};
use crate::journal::Fault;

/// How the program runs a hall.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file of the hall.
    pub file: PathBuf,
    /// Where to listen.
    pub listen: SocketAddr,
    /// How much of everything.
    pub limits: Limits,
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
}

impl Running {
    /// Opens the file and the port.
    ///
    /// # Errors
    ///
    /// One of them cannot be had.
    pub async fn open(config: &Config) -> Result<Running, Fault> {
        let hall = Hall::open(&config.file, config.limits.clone()).await?;
        Running::with(hall, config).await
    }

    /// Opens the port of a hall that is there already.
    ///
    /// # Errors
    ///
    /// The port cannot be had.
    pub async fn with(hall: Arc<Hall>, config: &Config) -> Result<Running, Fault> {
        let taken = |error: std::io::Error| Fault::Storage(format!("{}: {error}", config.listen));
        let listener = TcpListener::bind(config.listen).await.map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
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
        })
    }

    /// Serves until `stop` comes.
    ///
    /// # Errors
    ///
    /// The network fails.
    pub async fn serve(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let router = crate::http::router(self.hall);
        axum::serve(self.listener, router)
            .with_graceful_shutdown(stop)
            .await
    }
}
