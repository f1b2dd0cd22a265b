//! Connections: to the server that takes writes, guarded as asked, and only to one that keeps what it acknowledges.

use std::collections::HashMap;
use std::error::Error as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};
use tokio_postgres::error::{Severity, SqlState};
use tokio_postgres::tls::NoTls;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, Row, Socket, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::{Caution, Fault};
use super::place::{Guard, Place};

mod guard;
mod password;

/// Which versions of the server are known to do what is asked of them.
const OLDEST: i32 = 150_000;

/// A server that is there answers within this.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why a connection cannot be had, or did not hold.
#[derive(Clone, Debug)]
pub(super) enum Broken {
    /// It may come again: the database is away, or moves to another machine.
    ForNow(String),
    /// It will not by itself.
    ForGood(String),
}

impl Broken {
    pub(super) fn words(&self) -> &str {
        match self {
            Broken::ForNow(words) | Broken::ForGood(words) => words,
        }
    }

    pub(super) fn fault(&self) -> Fault {
        Fault::Storage(self.words().to_owned())
    }
}

/// What the server said, with what is behind it.
pub(super) fn words(error: &tokio_postgres::Error) -> String {
    if let Some(said) = error.as_db_error() {
        return format!("{} ({})", said.message(), said.code().code());
    }
    let mut text = error.to_string();
    let mut behind = error.source();
    while let Some(why) = behind {
        text.push_str(&format!(": {why}"));
        behind = why.source();
    }
    text
}

pub(super) fn plain(error: tokio_postgres::Error) -> Fault {
    Fault::Storage(format!("the database: {}", words(&error)))
}

/// Is nothing known of what was asked? Then the same may be asked again, over another connection.
pub(super) fn is_broken(error: &tokio_postgres::Error) -> bool {
    let Some(said) = error.as_db_error() else {
        return true;
    };
    let code = said.code();
    let class = &code.code()[..2];
    // Connection, resources, intervention, lost races, and a server that has become a standby.
    ["08", "53", "57", "58", "40", "55"].contains(&class)
        || *code == SqlState::READ_ONLY_SQL_TRANSACTION
}

/// The way to a database.
pub(super) struct Door {
    config: Config,
    guard: Guard,
    tls: Option<MakeRustlsConnect>,
    caution: AtomicU8,
}

impl Door {
    pub(super) fn new(place: &Place) -> Result<Door, Fault> {
        let mut config = place.config()?;
        config
            .application_name(format!("adoube {}", place.hall))
            .connect_timeout(PATIENCE)
            .keepalives_idle(Duration::from_secs(2))
            .tcp_user_timeout(Duration::from_secs(8))
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        config.ssl_mode(match place.guard {
            Guard::Disable => SslMode::Disable,
            Guard::Prefer => SslMode::Prefer,
            Guard::Require | Guard::Verify => SslMode::Require,
        });
        password::supply(&mut config);
        let tls = match place.guard {
            Guard::Disable => None,
            guard => Some(guard::tls(guard, place.authority.as_deref())?),
        };
        Ok(Door {
            config,
            guard: place.guard,
            tls,
            caution: AtomicU8::new(0),
        })
    }

    /// What staff should know of the database that was last reached.
    pub(super) fn caution(&self) -> Option<Caution> {
        (self.caution.load(Ordering::Relaxed) == 1).then_some(Caution::OneDisk)
    }

    /// A connection to the server that takes writes.
    pub(super) async fn connect(&self) -> Result<Line, Broken> {
        self.connect_with(None).await
    }

    /// With somebody who hears the news that come over it.
    pub(super) async fn listen(&self, news: mpsc::UnboundedSender<String>) -> Result<Line, Broken> {
        self.connect_with(Some(news)).await
    }

    async fn connect_with(
        &self,
        news: Option<mpsc::UnboundedSender<String>>,
    ) -> Result<Line, Broken> {
        let opened = tokio::time::timeout(PATIENCE * 2, self.open(news)).await;
        let line = opened
            .unwrap_or_else(|_| Err(Broken::ForNow("the database does not answer".into())))?;
        self.examine(&line.client).await?;
        Ok(line)
    }

    async fn open(&self, news: Option<mpsc::UnboundedSender<String>>) -> Result<Line, Broken> {
        let warned = Arc::new(AtomicBool::new(false));
        match &self.tls {
            Some(tls) => {
                let opened = self.config.connect(tls.clone()).await;
                let (client, connection) = opened.map_err(|error| self.refused(&error))?;
                Ok(Line::new(
                    client,
                    drive(connection, Arc::clone(&warned), news),
                    warned,
                ))
            }
            None => {
                let opened = self.config.connect(NoTls).await;
                let (client, connection) = opened.map_err(|error| self.refused(&error))?;
                Ok(Line::new(
                    client,
                    drive(connection, Arc::clone(&warned), news),
                    warned,
                ))
            }
        }
    }

    fn refused(&self, error: &tokio_postgres::Error) -> Broken {
        let said = format!("the database cannot be reached: {}", words(error));
        let code = error.as_db_error().map(|said| said.code());
        let hopeless = [
            SqlState::INVALID_PASSWORD,
            SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
            SqlState::INVALID_CATALOG_NAME,
            SqlState::INSUFFICIENT_PRIVILEGE,
        ];
        let hint = match self.guard {
            Guard::Verify if code.is_none() => {
                " (sslmode=verify-full wants a certificate of a known authority)"
            }
            _ => "",
        };
        match code.is_some_and(|code| hopeless.contains(code)) {
            true => Broken::ForGood(said),
            false => Broken::ForNow(format!("{said}{hint}")),
        }
    }

    /// Does the server keep what it acknowledges, and does it know what it is asked?
    async fn examine(&self, client: &Client) -> Result<(), Broken> {
        let lost = |error: tokio_postgres::Error| Broken::ForNow(words(&error));
        client
            .batch_execute(
                "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
                 SET TimeZone = 'UTC'",
            )
            .await
            .map_err(lost)?;
        let query = "SELECT current_setting('server_version_num')::int, current_setting('fsync'),
            current_setting('synchronous_commit'), current_setting('server_encoding'),
            current_setting('synchronous_standby_names'), pg_is_in_recovery()";
        let row = client.query_one(query, &[]).await.map_err(lost)?;
        let found = Settings {
            version: row.get(0),
            fsync: row.get(1),
            commit: row.get(2),
            encoding: row.get(3),
            standbys: row.get(4),
        };
        if row.get(5) {
            return Err(Broken::ForNow("this server is a standby".into()));
        }
        found.refused().map_err(Broken::ForGood)?;
        self.caution
            .store(u8::from(found.is_on_one_disk()), Ordering::Relaxed);
        Ok(())
    }
}

/// What matters of how a server is set.
struct Settings {
    version: i32,
    fsync: String,
    commit: String,
    encoding: String,
    standbys: String,
}

impl Settings {
    fn refused(&self) -> Result<(), String> {
        if self.version < OLDEST {
            return Err(format!(
                "the server is PostgreSQL {}; a hall needs {} or later",
                self.version / 10_000,
                OLDEST / 10_000
            ));
        }
        if self.fsync == "off" {
            return Err(
                "the server runs with fsync = off: a power cut would lose what was acknowledged"
                    .into(),
            );
        }
        if self.commit == "off" {
            return Err(
                "the server runs with synchronous_commit = off: a fall would lose what was acknowledged".into(),
            );
        }
        if self.encoding != "UTF8" {
            return Err(format!(
                "the database is in {}; a hall needs UTF8",
                self.encoding
            ));
        }
        Ok(())
    }

    /// Is no other machine sure to have what is acknowledged?
    fn is_on_one_disk(&self) -> bool {
        self.standbys.trim().is_empty() || ["local", "remote_write"].contains(&self.commit.as_str())
    }
}

/// Reads what comes over a connection until it ends. A warning is remembered before the answer that it belongs to is
/// handed on: whoever cancels the wait for a standby makes the server say success with a mere warning.
fn drive<T>(
    mut connection: Connection<Socket, T>,
    warned: Arc<AtomicBool>,
    news: Option<mpsc::UnboundedSender<String>>,
) -> JoinHandle<()>
where
    T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
{
    tokio::spawn(async move {
        loop {
            let message = std::future::poll_fn(|context| connection.poll_message(context)).await;
            match message {
                Some(Ok(AsyncMessage::Notice(notice))) => {
                    let severity = notice.parsed_severity();
                    if !matches!(
                        severity,
                        Some(Severity::Notice | Severity::Info | Severity::Log | Severity::Debug)
                    ) {
                        tracing::warn!(words = notice.message(), "the database warns");
                        warned.store(true, Ordering::SeqCst);
                    }
                }
                Some(Ok(AsyncMessage::Notification(told))) => {
                    if let Some(news) = &news {
                        let _ = news.send(told.payload().to_owned());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            }
        }
    })
}

/// A connection with what was prepared on it.
pub(super) struct Line {
    pub(super) client: Client,
    driver: JoinHandle<()>,
    warned: Arc<AtomicBool>,
    prepared: HashMap<String, Statement>,
}

impl Line {
    fn new(client: Client, driver: JoinHandle<()>, warned: Arc<AtomicBool>) -> Line {
        // What was said on the way in concerns nothing that was asked.
        warned.store(false, Ordering::SeqCst);
        Line {
            client,
            driver,
            warned,
            prepared: HashMap::new(),
        }
    }

    /// Has the server warned since this was asked last?
    pub(super) fn was_warned(&self) -> bool {
        self.warned.swap(false, Ordering::SeqCst)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub(super) async fn query(
        &mut self,
        query: &str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, tokio_postgres::Error> {
        let prepared = match self.prepared.get(query) {
            Some(prepared) => prepared.clone(),
            None => {
                let prepared = self.client.prepare(query).await?;
                self.prepared.insert(query.to_owned(), prepared.clone());
                prepared
            }
        };
        self.client.query(&prepared, params).await
    }
}

impl Drop for Line {
    /// The socket is closed at once. Nothing is cancelled: what the server is at, it ends by itself.
    fn drop(&mut self) {
        self.driver.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            version: 150_004,
            fsync: "on".into(),
            commit: "on".into(),
            encoding: "UTF8".into(),
            standbys: "ANY 1 (a, b)".into(),
        }
    }

    #[test]
    fn a_server_that_would_lose_something_is_refused() {
        assert!(settings().refused().is_ok() && !settings().is_on_one_disk());
        let mut changed = settings();
        changed.version = 140_011;
        assert!(changed.refused().unwrap_err().contains("PostgreSQL 14"));
        let mut changed = settings();
        changed.fsync = "off".into();
        assert!(changed.refused().unwrap_err().contains("fsync"));
        let mut changed = settings();
        changed.commit = "off".into();
        assert!(
            changed
                .refused()
                .unwrap_err()
                .contains("synchronous_commit")
        );
        let mut changed = settings();
        changed.commit = "local".into();
        assert!(changed.refused().is_ok() && changed.is_on_one_disk());
        let mut changed = settings();
        changed.standbys = String::new();
        assert!(changed.is_on_one_disk());
        let mut changed = settings();
        changed.encoding = "SQL_ASCII".into();
        assert!(changed.refused().is_err());
    }
}
