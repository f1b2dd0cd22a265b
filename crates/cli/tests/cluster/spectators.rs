//! Those who look on come through a proxy that keeps what it was told: the hall makes everything once.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::device::Device;
use crate::node::{Node, ask};
use crate::pg::{Server, folder, free_port};
use crate::{hall, is_there, prepare, watched};

const BOARDS: u32 = 60;

/// Spectators that ask at once, and how often each.
const CROWD: usize = 8;
const ASKS: usize = 400;

struct Nginx {
    child: Child,
    address: SocketAddr,
}

impl Nginx {
    /// As docs/cluster.md has it, on loopback.
    fn before(nodes: &[Node], under: &Path) -> Nginx {
        let port = free_port();
        let own = under.join("nginx");
        std::fs::create_dir(&own).unwrap();
        let path = own.display();
        let servers: String = nodes
            .iter()
            .map(|node| format!("server {} max_fails=1 fail_timeout=2s;", node.address))
            .collect();
        let text = format!(
            "daemon off; user root; worker_processes 1; pid {path}/pid; error_log {path}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {path}/body; proxy_temp_path {path}/proxy; fastcgi_temp_path {path}/fastcgi;
  uwsgi_temp_path {path}/uwsgi; scgi_temp_path {path}/scgi;
  proxy_cache_path {path}/cache keys_zone=hall:8m max_size=256m inactive=10m;
  upstream hall {{ {servers} }}
  server {{
    listen 127.0.0.1:{port};
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    location /public/ {{
      proxy_pass http://hall;
      proxy_cache hall;
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout;
      add_header X-Cache $upstream_cache_status;
    }}
    location / {{
      proxy_pass http://hall;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection \"upgrade\";
      proxy_read_timeout 120s;
    }}
  }}
}}
"
        );
        let file = own.join("nginx.conf");
        std::fs::write(&file, text).unwrap();
        let child = Command::new("/usr/sbin/nginx")
            .arg("-c")
            .arg(&file)
            .arg("-e")
            .arg(own.join("start.log"))
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let nginx = Nginx { child, address };
        let began = Instant::now();
        while nginx.get("/readyz").is_none() {
            assert!(began.elapsed() < Duration::from_secs(10), "no nginx");
            std::thread::sleep(Duration::from_millis(20));
        }
        nginx
    }

    /// Status, whole answer.
    fn get(&self, path: &str) -> Option<(u16, String)> {
        get(self.address, path)
    }

    fn json(&self, path: &str) -> Value {
        let (status, answer) = self.get(path).unwrap();
        assert_eq!(status, 200, "{path}: {answer}");
        serde_json::from_str(body(&answer)).unwrap()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        crate::pg::signal(self.child.id(), "TERM");
        let _ = self.child.wait();
    }
}

fn get(address: SocketAddr, path: &str) -> Option<(u16, String)> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    ask(address, &request)
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").map_or("", |(_, body)| body)
}

fn version_of(wall: &Value, board: u32) -> u64 {
    let versions = wall["versions"].as_array().unwrap();
    let of = |pair: &&Value| pair[0] == json!(board);
    versions.iter().find(of).unwrap()[1].as_u64().unwrap()
}

/// How many answers the nodes had to give.
fn crowd(address: SocketAddr, path: &str) -> (usize, usize) {
    let (asked, made) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..CROWD {
            scope.spawn(|| {
                for _ in 0..ASKS {
                    let (status, answer) = get(address, path).unwrap();
                    assert_eq!(status, 200, "{answer}");
                    asked.fetch_add(1, Ordering::SeqCst);
                    let kept = ["X-Cache: HIT", "X-Cache: UPDATING", "X-Cache: STALE"];
                    if !kept.iter().any(|kept| answer.contains(kept)) {
                        made.fetch_add(1, Ordering::SeqCst);
                    }
                }
            });
        }
    });
    (asked.into_inner(), made.into_inner())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators() {
    if !is_there("nginx", Path::new("/usr/sbin/nginx").exists()) {
        return;
    }
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        let url = server.url();
        let tokens = {
            let hall = hall(&url).await;
            let prepared = prepare::prepare(&hall, BOARDS).await;
            hall.settle().await.unwrap();
            prepared.0
        };
        let path = folder.path().to_owned();
        let (mut nodes, nginx) = tokio::task::spawn_blocking(move || {
            let nodes = ["1", "2"].map(|name| Node::start(&url, name, &path));
            let nginx = Nginx::before(&nodes, &path);
            (nodes, nginx)
        })
        .await
        .unwrap();
        // A device comes the same way.
        let mut white = Device::join(nginx.address, Some(&tokens[0].white), None).await;
        let nginx = tokio::task::spawn_blocking(move || {
            let wall = nginx.json("/public/0/wall.en.json");
            assert_eq!((&wall["pages"], &wall["round"]), (&json!(2), &json!(1)));
            assert_eq!(wall["tiles"].as_array().unwrap().len(), 50);
            assert_eq!(wall["told"]["type"], "hall");
            let rest = nginx.json("/public/1/wall.en.json?page=2");
            assert_eq!(
                rest["tiles"].as_array().unwrap().len(),
                BOARDS as usize - 50
            );
            nginx
        })
        .await
        .unwrap();
        let attempt = laws::command::parse_attempt("e2e4").unwrap();
        white
            .act("m", json!({"move": {"attempt": attempt, "hands": "one"}}))
            .await;
        let (version, _) = white.acked("m", 10).await.expect("acknowledged");
        tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            while version_of(&nginx.json("/public/1/wall.en.json"), 1) < version {
                assert!(
                    began.elapsed() < Duration::from_secs(5),
                    "the wall stays behind"
                );
                std::thread::sleep(Duration::from_millis(50));
            }
            println!(
                "spectators: a move is on the kept wall after {:?}",
                began.elapsed()
            );
            look_on(&nginx, version);
            // A node falls: the proxy asks the other.
            nodes[0].kill();
            std::thread::sleep(Duration::from_millis(1_200));
            nginx.json("/public/1/wall.en.json");
            nginx.json("/public/1/wall.ru.json");
        })
        .await
        .unwrap();
    })
    .await;
}

fn look_on(nginx: &Nginx, version: u64) {
    let wall = nginx.json("/public/1/wall.en.json");
    let of = wall["of"].as_str().unwrap();
    let board = format!("/public/1/1/{version}.en.json?of={of}");
    let now = nginx.json(&board);
    assert_eq!(
        (&now["type"], &now["version"]),
        (&json!("board"), &json!(version))
    );
    let before = nginx.json(&format!("/public/1/1/{}.en.json", version - 1));
    assert_ne!(now["view"]["fen"], before["view"]["fen"], "as it was then");
    let (status, _) = nginx
        .get(&format!("/public/1/1/{}.en.json", version + 1))
        .unwrap();
    assert_eq!(status, 404, "what has not happened");
    for odd in ["0.en.json", "x.en.json", "1.xx.json", "1.en", "1"] {
        let (status, _) = nginx.get(&format!("/public/1/1/{odd}")).unwrap();
        assert_eq!(status, 404, "{odd}");
    }
    for (path, most) in [("/public/1/wall.en.json".to_owned(), 1), (board, 0)] {
        let began = Instant::now();
        let (asked, made) = crowd(nginx.address, &path);
        let seconds = began.elapsed().as_secs() as usize;
        println!(
            "spectators: {path}: {asked} answers in {:?}, {made} of them made by the hall",
            began.elapsed()
        );
        assert!(made <= (seconds + 2) * 2 * most + 1, "{made} of {asked}");
    }
}
