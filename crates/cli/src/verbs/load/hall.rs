//! A hall to measure: its file, and its process.

use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use chess::ByColor;
use event::round::Seats;
use event::{Act, Player, PlayerId, RoundNumber, Settings};
use laws::regulations::Supervision;
use laws::{Edition, Millis, Regulations};
use server::access::{Access, Change, Place, Post, Role, Secret};
use server::journal::{Address, Fault};
use server::nodes::Nodes;
use server::wire::Key;
use server::{Hall, Limits};

use crate::failure::Failure;

/// Writes a hall whose first round has begun; the tokens of its seats.
pub async fn prepare(at: &Address, boards: u32) -> Result<Vec<ByColor<String>>, Failure> {
    let hall = Hall::open_at(at, Limits::default(), Nodes::alone("load"))
        .await
        .map_err(io::Error::other)?;
    let chief = Role::ChiefArbiter {
        name: "load".into(),
    };
    let mut regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    regulations.default_time = Some(Millis::minutes(30));
    let mut acts = vec![Act::Create(Settings::new("load", 1, regulations))];
    let named = |n: u32| Act::AddPlayer(Player::named(&format!("Player{n}"), ""));
    acts.extend((1..=2 * boards).map(named));
    let seats = |n: u32| Seats {
        white: PlayerId(2 * n + 1),
        black: PlayerId(2 * n + 2),
        board: None,
    };
    acts.push(Act::SetPairings {
        round: RoundNumber(1),
        pairings: (0..boards).map(seats).collect(),
        byes: Vec::new(),
    });
    acts.push(Act::StartRound(RoundNumber(1)));
    for act in acts {
        let told = hall.organise(&chief, act).await;
        told.map_err(|trouble| io::Error::other(format!("{trouble:?}")))?;
    }
    let link = |board, place| {
        hall.link(Key { round: 1, board }, place)
            .unwrap_or_default()
    };
    let seats = (1..=boards).map(|board| ByColor {
        white: link(board, Place::White),
        black: link(board, Place::Black),
    });
    let seats = seats.collect();
    hall.settle().await.map_err(io::Error::other)?;
    Ok(seats)
}

/// Lets a chief arbiter in without a password; his session.
pub async fn sign_in(file: &Path) -> Result<String, Failure> {
    let hall = Hall::open(file, Limits::default())
        .await
        .map_err(io::Error::other)?;
    let secret = Secret::new();
    let name = "load".to_owned();
    let changes = vec![
        Change::StaffSet {
            name: name.clone(),
            post: Post::ChiefArbiter,
            hash: String::new(),
        },
        Change::SignedIn {
            name,
            digest: secret.digest(),
            until: hall.time.now() + Millis::minutes(24 * 60),
        },
    ];
    let change = |_: &Access| Ok::<_, Fault>(changes.clone());
    hall.access.change(change).await.map_err(io::Error::other)?;
    Ok(secret.text().to_owned())
}

/// What a child does.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Kind {
    /// `adoube serve`.
    Hall,
    /// Answers what it hears.
    Echo,
}

/// A process of this program.
pub struct Child {
    process: std::process::Child,
    pub address: SocketAddr,
}

impl Child {
    /// Starts it and waits until it listens.
    pub async fn start(kind: Kind, file: &Path) -> io::Result<Child> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut command = Command::new(std::env::current_exe()?);
        match kind {
            Kind::Hall => command.arg("serve").arg(file).arg("--listen"),
            Kind::Echo => command.arg("load").arg("--echo"),
        };
        Child::launch(command, address).await
    }

    /// A node of a hall in a database.
    pub async fn node(url: &str, hall: &str, name: &str) -> io::Result<Child> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--journal", url, "--hall", hall, "--node", name]);
        command.env("RUST_LOG", "warn").arg("--listen");
        Child::launch(command, address).await
    }

    async fn launch(mut command: Command, address: SocketAddr) -> io::Result<Child> {
        command.arg(address.to_string());
        let process = command.stdout(Stdio::null()).spawn()?;
        let mut child = Child { process, address };
        while TcpStream::connect(address).is_err() {
            if let Some(status) = child.process.try_wait()? {
                return Err(io::Error::other(format!("the child ended: {status}")));
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // What is done once at the start is no part of what a board costs.
        tokio::time::sleep(Duration::from_millis(500)).await;
        Ok(child)
    }

    /// The processor time it has used (Linux).
    pub fn cpu(&self) -> Duration {
        cpu_of(self.process.id())
    }

    /// Ends it without a word.
    pub fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Resident memory in KiB, where the system says.
    pub fn memory(&self) -> Option<u64> {
        let path = format!("/proc/{}/status", self.process.id());
        let text = std::fs::read_to_string(path).ok()?;
        let line = text.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

/// The processor time that a process has used (Linux).
pub fn cpu_of(process: u32) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name may have spaces in it; what comes after the last bracket has none.
    let rest = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = rest.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.filter_map(|n| n.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
    }
}
