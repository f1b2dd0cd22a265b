//! `adoube serve` on a database, as a process that can be killed.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::pg::{free_port, signal};

pub const HALL: &str = "trial";

pub struct Node {
    pub address: SocketAddr,
    url: String,
    name: String,
    log: PathBuf,
    child: Option<Child>,
    environment: Vec<(String, String)>,
    arguments: Vec<String>,
}

impl Node {
    /// Started, and ready to be sent devices.
    pub fn start(url: &str, name: &str, logs: &Path) -> Node {
        Node::believing(url, name, logs, Vec::new())
    }

    /// With something in its environment.
    pub fn believing(
        url: &str,
        name: &str,
        logs: &Path,
        environment: Vec<(String, String)>,
    ) -> Node {
        let mut node = Node {
            address: SocketAddr::from(([127, 0, 0, 1], free_port())),
            url: url.to_owned(),
            name: name.to_owned(),
            log: logs.join(format!("node-{name}.log")),
            child: None,
            environment,
            arguments: Vec::new(),
        };
        node.again();
        node
    }

    /// With more on its command line.
    pub fn told(url: &str, name: &str, logs: &Path, arguments: &[&str]) -> Node {
        let mut node = Node {
            address: SocketAddr::from(([127, 0, 0, 1], free_port())),
            url: url.to_owned(),
            name: name.to_owned(),
            log: logs.join(format!("node-{name}.log")),
            child: None,
            environment: Vec::new(),
            arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
        };
        node.again();
        node
    }

    /// Starts it again at the same place.
    pub fn again(&mut self) {
        self.launch();
        self.wait_until_ready(Duration::from_secs(60));
    }

    pub fn launch(&mut self) {
        let log = File::options()
            .create(true)
            .append(true)
            .open(&self.log)
            .unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args([
                "serve",
                "--journal",
                &self.url,
                "--hall",
                HALL,
                "--node",
                &self.name,
            ])
            .args(["--listen", &self.address.to_string()])
            .args(&self.arguments)
            .env("RUST_LOG", "info")
            .envs(self.environment.iter().cloned())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        self.child = Some(child);
    }

    pub fn wait_until_ready(&mut self, patience: Duration) {
        let began = Instant::now();
        while self.ready() != Some(200) {
            if let Some(status) = self
                .child
                .as_mut()
                .and_then(|child| child.try_wait().unwrap())
            {
                panic!("node {} ended: {status}\n{}", self.name, self.words());
            }
            assert!(
                began.elapsed() < patience,
                "node {} is not ready\n{}",
                self.name,
                self.words()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What it has said.
    pub fn words(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// The status of `/readyz`, if it answers.
    pub fn ready(&self) -> Option<u16> {
        self.get("/readyz").map(|(status, _)| status)
    }

    pub fn get(&self, path: &str) -> Option<(u16, String)> {
        ask(
            self.address,
            &format!("GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n"),
        )
    }

    pub fn post(&self, path: &str, cookie: &str, body: &str) -> Option<(u16, String)> {
        post(self.address, path, cookie, body)
    }

    /// Stops it for a while, or lets it go on.
    pub fn signal(&self, name: &str) {
        if let Some(child) = &self.child {
            signal(child.id(), name);
        }
    }

    /// How it ended by itself, if it does within so many seconds.
    pub fn ended(&mut self, seconds: u64) -> Option<std::process::ExitStatus> {
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(seconds) {
            if let Some(status) = self.child.as_mut()?.try_wait().unwrap() {
                self.child = None;
                return Some(status);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        None
    }

    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Asked to leave; how it ended.
    pub fn terminate(&mut self) -> std::process::ExitStatus {
        let mut child = self.child.take().unwrap();
        signal(child.id(), "TERM");
        child.wait().unwrap()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("--- node {}\n{}", self.name, self.words());
        }
    }
}

pub fn post(address: SocketAddr, path: &str, cookie: &str, body: &str) -> Option<(u16, String)> {
    ask(
        address,
        &format!(
            "POST {path} HTTP/1.1\r\nHost: hall\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        ),
    )
}

/// The status and the whole answer, if there is one.
pub fn ask(address: SocketAddr, request: &str) -> Option<(u16, String)> {
    let mut socket = TcpStream::connect_timeout(&address, Duration::from_secs(2)).ok()?;
    socket
        .set_read_timeout(Some(Duration::from_secs(10)))
        .ok()?;
    socket.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    Some((status, answer))
}
