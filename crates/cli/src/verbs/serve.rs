//! `adoube serve`: a hall on this machine.

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use server::care::{Net, Options, Readers, Scheme};
use server::journal::postgres::Place;
use server::journal::{Address, Caution, Fault};
use server::keeper::{Keeper, Purpose};
use server::serve::{Config, Encryption, Running, allow_many_files, memory};
use server::{Hall, Limits, qr};

use crate::failure::{Answer, Failure};
use crate::output::{ALARM, Output, STRONG};
use crate::speech::say;

use super::browser;
use super::log::{Log, listen_to};
use super::sign::{self, Sign};

/// The port that no other is asked for.
const PORT: u16 = 8080;

/// Ports that are tried, if others are as quick to take them.
const TRIES: u32 = 5;

/// Runs a competition on the hall's own network.
///
/// Everything is kept in one file, or in a PostgreSQL database that several nodes share (docs/cluster.md). What happens is
/// written to standard error; RUST_LOG=debug shows every act.
#[derive(Args)]
pub struct Serve {
    /// The file of the competition; made if it does not exist
    #[arg(default_value = "hall.adoube")]
    file: PathBuf,
    /// The same
    #[arg(long = "file", value_name = "FILE", conflicts_with = "file")]
    named: Option<PathBuf>,
    /// A database in place of the file: postgres://user@host1,host2/database; the password comes from PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "URL", conflicts_with_all = ["file", "named"], requires = "hall")]
    journal: Option<String>,
    /// What the hall is called in the database
    #[arg(long, value_name = "NAME", requires = "journal")]
    hall: Option<String>,
    /// What this node is called among those that serve the hall
    #[arg(long, value_name = "NAME", requires = "journal")]
    node: Option<String>,
    /// Prints the SQL that makes the tables in a database, and ends
    #[arg(long)]
    print_sql: bool,
    /// Where to listen: an address of this machine, with or without a port
    #[arg(long, default_value = "0.0.0.0", value_name = "ADDRESS", value_parser = address)]
    listen: (IpAddr, Option<u16>),
    /// The port [default: 8080]
    #[arg(long)]
    port: Option<u16>,
    /// Where devices find the hall, if not at an address of this machine; for links and their QR codes
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Takes the word of proxies at these addresses (10.0.0.0/8, or one) for where a request comes from
    #[arg(long, value_name = "NET")]
    trusted_proxy: Vec<Net>,
    /// Encrypts: the certificate with its chain, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// Encrypts: the private key, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Lets everybody read /metrics, not only this machine and staff
    #[arg(long)]
    metrics_public: bool,
    /// How the log is written
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
    /// Who keeps it.
    #[arg(skip)]
    life: Life,
}

/// Where the hall speaks with whoever started it.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub enum Life {
    /// In a terminal.
    #[default]
    Terminal,
    /// On its page, whose address it says.
    Page,
    /// On its page, which it opens.
    Browser,
}

fn address(text: &str) -> Result<(IpAddr, Option<u16>), String> {
    if let Ok(address) = text.parse::<SocketAddr>() {
        return Ok((address.ip(), Some(address.port())));
    }
    let ip = text
        .parse()
        .map_err(|_| "expected an address such as 0.0.0.0 or 127.0.0.1:8080")?;
    Ok((ip, None))
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text
        .strip_prefix("http://")
        .or(text.strip_prefix("https://"));
    let host = rest.map(|rest| rest.trim_end_matches('/'));
    let plain = |host: &str| !host.is_empty() && !host.contains(['#', '?', ' ', '/']);
    match host.is_some_and(plain) {
        true => Ok(text.trim_end_matches('/').to_owned()),
        false => Err("expected an address such as https://hall.example".into()),
    }
}

impl Serve {
    /// As nothing but the file was asked for; on the next free port, if the usual one is taken.
    pub fn by_hand(file: PathBuf, life: Life) -> Serve {
        let all = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        Serve {
            file,
            named: None,
            journal: None,
            hall: None,
            node: None,
            print_sql: false,
            listen: (all, Some(browser::free_port(all, PORT))),
            port: None,
            public_url: None,
            trusted_proxy: Vec::new(),
            tls_cert: None,
            tls_key: None,
            metrics_public: false,
            log: Log::Text,
            life,
        }
    }

    /// Serves until it is told to stop.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        if self.print_sql {
            write!(out, "{}", server::journal::postgres::script())?;
            return Ok(Answer::Yes);
        }
        listen_to(self.log);
        let files = allow_many_files();
        let journal = self.address()?;
        let encryption = match (&self.tls_cert, &self.tls_key) {
            (Some(certificate), Some(key)) => Some(Encryption::read(certificate, key)?),
            _ => None,
        };
        let mut sole = Sole::of(&journal)?;
        // Half of the files for live connections, as many again for requests and the rest.
        let limits = Limits::of_machine(files, memory());
        let (ip, port) = self.listen;
        let mut config = Config {
            journal,
            node: self.node.clone().unwrap_or_default(),
            listen: SocketAddr::new(ip, self.port.or(port).unwrap_or(PORT)),
            limits,
        };
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let mut running = self.open(&mut config).await.map_err(fault)?;
            if sole.0.is_none() {
                sole = Sole::of(&config.journal)?;
            }
            let scheme = match encryption {
                Some(encryption) => {
                    running.encrypt(encryption);
                    Scheme::Https
                }
                None => Scheme::Http,
            };
            running.hall.care.choose(Options {
                public_url: self.public_url.clone(),
                metrics: match self.metrics_public {
                    true => Readers::Everybody,
                    false => Readers::Own,
                },
                scheme,
                trusted: self.trusted_proxy.clone(),
                purpose: Purpose::Event,
            });
            let file = config.journal.file();
            let sign = file.map(|file| self.hand_over(file, &running, scheme));
            self.greet(out, &config.journal, &running, scheme)?;
            let hall = Arc::clone(&running.hall);
            let stop = async move {
                tokio::select! {
                    () = stopped() => {}
                    () = told_to_stop(&hall) => {}
                }
            };
            running.serve(stop).await?;
            drop(sign);
            Ok::<_, Failure>(())
        })?;
        drop(runtime);
        drop(sole);
        Ok(Answer::Yes)
    }

    /// Opens the hall. A port that nobody has asked for may have been taken since it was found free: then the next one is.
    async fn open(&self, config: &mut Config) -> Result<Running, Fault> {
        let by_hand = !matches!(self.life, Life::Terminal);
        for _ in 0..TRIES {
            let opened = Running::open(config).await;
            let (ip, port) = (config.listen.ip(), config.listen.port());
            if opened.is_ok() || !by_hand || browser::is_free(ip, port) {
                return opened;
            }
            config.listen.set_port(browser::free_port(ip, PORT));
        }
        Running::open(config).await
    }

    fn address(&self) -> Result<Address, Failure> {
        match (&self.journal, &self.hall) {
            (Some(url), Some(hall)) => database(url, hall),
            _ => Ok(self.named.as_ref().unwrap_or(&self.file).clone().into()),
        }
    }

    /// Whoever started the program gets a page of his own, and a second start finds it.
    fn hand_over(&self, file: &Path, running: &Running, scheme: Scheme) -> Sign {
        let port = running.address.port();
        let ips = browser::addresses(running.address.ip()).into_iter();
        let found = ips.map(|ip| format!("{}://{ip}:{port}", scheme.name()));
        let addresses: Vec<String> = self.public_url.clone().into_iter().chain(found).collect();
        let full = std::path::absolute(file).unwrap_or_else(|_| file.to_path_buf());
        let keeper = Keeper::new(addresses, full.display().to_string());
        let sign = Sign::put(file, scheme, port, keeper.key());
        running.hall.care.hand_over(keeper);
        sign
    }

    /// Where the hall is, and how it begins.
    fn greet(
        &self,
        out: &mut Output,
        journal: &Address,
        running: &Running,
        scheme: Scheme,
    ) -> Result<(), Failure> {
        let port = running.address.port();
        let at = |host: &str| format!("{}://{host}:{port}", scheme.name());
        let on_network: Vec<String> = browser::addresses(running.address.ip())
            .iter()
            .map(|ip| at(&ip.to_string()))
            .collect();
        match journal {
            Address::File(file) => out.fact("file", file.display())?,
            database => out.fact("record", database)?,
        }
        if running.hall.journal.caution() == Some(Caution::OneDisk) {
            let words =
                "no standby must have what is acknowledged: it is on one disk (docs/cluster.md)";
            out.fact("caution", format_args!("{ALARM}{}{ALARM:#}", say(words)))?;
        }
        let here = match running.address.ip() {
            ip if ip.is_unspecified() || ip == Ipv4Addr::LOCALHOST => at("localhost"),
            IpAddr::V6(ip) => at(&format!("[{ip}]")),
            IpAddr::V4(ip) => at(&ip.to_string()),
        };
        out.fact("here", format_args!("{STRONG}{here}{STRONG:#}"))?;
        for address in &on_network {
            out.fact("network", format_args!("{STRONG}{address}{STRONG:#}"))?;
        }
        if let Some(url) = &self.public_url {
            out.fact("public", format_args!("{STRONG}{url}{STRONG:#}"))?;
        }
        let limits = &running.hall.limits;
        let places = format!(
            "{} live connections, half of them kept for seats and staff; {} players",
            limits.connections,
            event::PlayerId::MAX
        );
        out.fact("limits", say(&places))?;
        if let Some(token) = &running.setup {
            let best = self.public_url.as_ref().or(on_network.first());
            let link = format!("{}/setup#{token}", best.unwrap_or(&here));
            writeln!(
                out,
                "\n{ALARM}{}{ALARM:#} {}",
                say("There is no chief arbiter yet."),
                say("Open this to begin, and show it to nobody else:")
            )?;
            writeln!(out, "{link}")?;
            if let Some(code) = qr::letters(&link) {
                writeln!(out, "{code}")?;
            }
        }
        if self.life != Life::Terminal {
            self.show_page(out, running, scheme)?;
        }
        out.finish()?;
        Ok(())
    }

    /// Whoever has no terminal needs the page; where there is one, it says that closing it ends the hall.
    fn show_page(
        &self,
        out: &mut Output,
        running: &Running,
        scheme: Scheme,
    ) -> Result<(), Failure> {
        let keeper = running.hall.care.keeper();
        let key = keeper.map(Keeper::key).unwrap_or_default();
        let page = sign::page(scheme, running.address.port(), key);
        out.fact("page", format_args!("{STRONG}{page}{STRONG:#}"))?;
        writeln!(out, "Closing this window ends the hall; nothing is lost.")?;
        if self.life == Life::Browser {
            browser::show(&page);
        }
        Ok(())
    }
}

/// A hall in a database.
pub(super) fn database(url: &str, hall: &str) -> Result<Address, Failure> {
    if !Address::is_database(url) {
        let words = "a database is named as in postgres://user@host/database";
        return Err(Failure::usage(words));
    }
    let place = Place::parse(url, hall).map_err(|fault| Failure::usage(fault.to_string()))?;
    Ok(Address::Postgres(place))
}

/// Two programs on one file would each show their own half of the hall.
struct Sole(Option<std::fs::File>);

impl Sole {
    /// The file stays open until the end: closing it earlier would also undo the locks of SQLite.
    #[cfg(unix)]
    fn of(journal: &Address) -> Result<Sole, Failure> {
        let Some(file) = journal.file() else {
            return Ok(Sole(None));
        };
        let Ok(open) = std::fs::File::open(file) else {
            return Ok(Sole(None));
        };
        match open.try_lock() {
            Err(std::fs::TryLockError::WouldBlock) => {
                let words = "another program serves this hall";
                Err(Failure::of_file(file)(std::io::Error::other(words)))
            }
            _ => Ok(Sole(Some(open))),
        }
    }

    /// Elsewhere a lock keeps everybody from reading, SQLite included: a file beside the hall is locked instead.
    #[cfg(not(unix))]
    fn of(journal: &Address) -> Result<Sole, Failure> {
        let Some(file) = journal.file() else {
            return Ok(Sole(None));
        };
        let mut beside = file.as_os_str().to_owned();
        beside.push("-lock");
        let open = std::fs::File::create(Path::new(&beside)).map_err(Failure::of_file(file))?;
        match open.try_lock() {
            Err(std::fs::TryLockError::WouldBlock) => {
                let words = "another program serves this hall";
                Err(Failure::of_file(file)(std::io::Error::other(words)))
            }
            _ => Ok(Sole(Some(open))),
        }
    }
}

pub(super) fn fault(fault: Fault) -> Failure {
    Failure::from(std::io::Error::other(fault.to_string()))
}

/// The button on the page of whoever started the program.
pub(super) async fn told_to_stop(hall: &Hall) {
    match hall.care.keeper() {
        Some(keeper) => keeper.stopped().await,
        None => std::future::pending().await,
    }
}

/// Ctrl-C or SIGTERM.
pub(super) async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        // The window of the terminal is closed: that is an end like any other.
        let mut hung_up = signal(SignalKind::hangup()).ok();
        let hung_up = async {
            match &mut hung_up {
                Some(hung_up) => hung_up.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
            _ = hung_up => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
