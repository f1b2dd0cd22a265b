//! `adoube serve`: a hall on this machine.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use server::Limits;
use server::serve::{Config, Running};

use crate::failure::{Answer, Failure};
use crate::output::Output;

/// Runs a competition on the hall's own network.
#[derive(Args)]
pub struct Serve {
    /// The file of the competition; made if it does not exist
    #[arg(default_value = "hall.adoube")]
    file: PathBuf,
    /// Where to listen
    #[arg(long, default_value = "0.0.0.0:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let runtime = tokio::runtime::Runtime::new()?;
        let config = Config {
            file: self.file,
            listen: self.listen,
            limits: Limits::default(),
        };
        runtime.block_on(async {
            let running = Running::open(&config).await.map_err(fault)?;
            let port = running.address.port();
            writeln!(out, "http://localhost:{port}")?;
            if let Some(token) = &running.setup {
                writeln!(out, "http://localhost:{port}/setup#{token}")?;
            }
            out.finish()?;
            running.serve(stopped()).await?;
            Ok::<_, Failure>(())
        })?;
        Ok(Answer::Yes)
    }
}

pub(super) fn fault(fault: server::journal::Fault) -> Failure {
    Failure::from(std::io::Error::other(fault.to_string()))
}

/// Ctrl-C or SIGTERM.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
