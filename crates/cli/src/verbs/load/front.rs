//! People who look on through nginx, as docs/cluster.md has it: what the hall makes once is kept for all of them.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::super::folder::Folder;

/// How often a page asks.
const EVERY: Duration = Duration::from_secs(2);

/// Where Debian has it.
const PROGRAM: &str = "/usr/sbin/nginx";

/// nginx before the nodes.
pub struct Nginx {
    process: Child,
    pub address: SocketAddr,
}

impl Nginx {
    pub fn before(nodes: &[SocketAddr], folder: &Folder) -> io::Result<Nginx> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let servers = nodes.iter().map(|node| format!("server {node};"));
        let servers: String = servers.collect();
        let path = folder.file("");
        let path = path.display();
        let text = format!(
            "daemon off; worker_processes 1; worker_rlimit_nofile 60000; pid {path}/pid; error_log {path}/error.log;
events {{ worker_connections 20000; }}
http {{
  access_log off; client_body_temp_path {path}/body; proxy_temp_path {path}/proxy; fastcgi_temp_path {path}/fastcgi;
  uwsgi_temp_path {path}/uwsgi; scgi_temp_path {path}/scgi; keepalive_requests 100000; keepalive_timeout 600s;
  proxy_cache_path {path}/cache keys_zone=hall:8m max_size=256m inactive=10m;
  upstream hall {{ {servers} keepalive 16; }}
  server {{
    listen {address} backlog=4096;
    proxy_http_version 1.1; proxy_set_header Connection \"\";
    location /public/ {{
      proxy_pass http://hall; proxy_cache hall; proxy_cache_lock on; proxy_cache_use_stale updating error timeout;
      proxy_cache_background_update on;
    }}
  }}
}}
"
        );
        let file = folder.file("nginx.conf");
        std::fs::write(&file, text)?;
        let mut command = Command::new(PROGRAM);
        command.arg("-c").arg(&file);
        command.arg("-e").arg(folder.file("error.log"));
        let process = command.stdout(Stdio::null()).spawn()?;
        Ok(Nginx { process, address })
    }

    /// The processor time of its worker (Linux).
    pub fn cpu(&self) -> Duration {
        let of = self.process.id();
        let children = format!("/proc/{of}/task/{of}/children");
        let children = std::fs::read_to_string(children).unwrap_or_default();
        let each = children
            .split_whitespace()
            .filter_map(|pid| pid.parse().ok());
        each.map(super::hall::cpu_of).sum()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Its worker goes with it only if it is asked.
        let _ = Command::new("kill")
            .arg(self.process.id().to_string())
            .status();
        let _ = self.process.wait();
    }
}

/// So many who look on, until they are told to leave.
pub struct Spectators {
    over: Arc<AtomicBool>,
    answers: Arc<AtomicU64>,
    bytes: Arc<AtomicU64>,
    people: Vec<tokio::task::JoinHandle<()>>,
}

impl Spectators {
    pub async fn come(address: SocketAddr, number: usize, pages: usize) -> io::Result<Spectators> {
        let over = Arc::new(AtomicBool::new(false));
        let (answers, bytes) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let mut lines = Vec::with_capacity(number);
        while lines.len() < number {
            let some = (0..256.min(number - lines.len())).map(|_| TcpStream::connect(address));
            for line in join_all(some).await {
                lines.push(line?);
            }
        }
        let people = lines.into_iter().enumerate().map(|(n, line)| {
            let (over, answers, bytes) =
                (Arc::clone(&over), Arc::clone(&answers), Arc::clone(&bytes));
            tokio::spawn(async move {
                // They came one after the other.
                tokio::time::sleep(EVERY.mul_f64(n as f64 / number as f64)).await;
                let path = format!("/public/1/wall.en.json?page={}", n % pages + 1);
                let _ = look(line, &path, &over, &answers, &bytes).await;
            })
        });
        let people = people.collect();
        Ok(Spectators {
            over,
            answers,
            bytes,
            people,
        })
    }

    /// How many answers they had, and how many bytes.
    pub async fn leave(self) -> (u64, u64) {
        self.over.store(true, Ordering::Relaxed);
        let counts = (
            self.answers.load(Ordering::Relaxed),
            self.bytes.load(Ordering::Relaxed),
        );
        for one in &self.people {
            one.abort();
        }
        join_all(self.people).await;
        counts
    }
}

/// One page: the same object every two seconds, over one connection.
async fn look(
    mut line: TcpStream,
    path: &str,
    over: &AtomicBool,
    answers: &AtomicU64,
    bytes: &AtomicU64,
) -> io::Result<()> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: hall\r\nAccept-Encoding: gzip\r\n\r\n");
    let mut buffer = vec![0; 16 * 1024];
    let mut next = tokio::time::Instant::now();
    while !over.load(Ordering::Relaxed) {
        line.write_all(request.as_bytes()).await?;
        let (mut read, mut whole) = (0, None);
        while whole.is_none_or(|whole| read < whole) {
            // The head is in what comes first; of the body only the length counts.
            let n = line
                .read(&mut buffer[if whole.is_none() { read } else { 0 }..])
                .await?;
            if n == 0 {
                return Ok(());
            }
            read += n;
            if whole.is_none() {
                whole = length(&buffer[..read.min(buffer.len())]);
            }
        }
        answers.fetch_add(1, Ordering::Relaxed);
        bytes.fetch_add(read as u64, Ordering::Relaxed);
        next += EVERY;
        tokio::time::sleep_until(next).await;
    }
    Ok(())
}

/// How long an answer is with its head, once the head is there; only what is kept whole has a length.
fn length(start: &[u8]) -> Option<usize> {
    let text = String::from_utf8_lossy(start);
    let head = text.find("\r\n\r\n")? + 4;
    let lower = text[..head].to_ascii_lowercase();
    let value = lower.split("content-length:").nth(1)?;
    let body: usize = value.lines().next()?.trim().parse().ok()?;
    Some(head + body)
}
