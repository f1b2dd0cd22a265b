//! nginx from the system's packages before the nodes, as docs/cluster.md has it.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::node::{Node, ask};
use crate::pg::free_port;

/// From here it speaks to the nodes: all of loopback is this machine, and so it can be told from others.
pub const OWN: &str = "127.0.0.9";

/// Where the system's packages put it.
const PROGRAM: &str = "/usr/sbin/nginx";

pub fn is_installed() -> bool {
    Path::new(PROGRAM).exists()
}

/// Started with a folder of its own.
pub struct Nginx {
    child: Child,
    pub address: SocketAddr,
}

impl Nginx {
    /// As docs/cluster.md has it, on loopback.
    pub fn before(nodes: &[Node], under: &Path) -> Nginx {
        let port = free_port();
        let own = under.join("nginx");
        std::fs::create_dir(&own).unwrap();
        let path = own.display();
        let servers: String = nodes
            .iter()
            .map(|node| format!("server {} max_fails=1 fail_timeout=2s;", node.address))
            .collect();
        let text = format!(
            "daemon off; user root; worker_processes 1; worker_rlimit_nofile 40000; pid {path}/pid; error_log {path}/error.log;
events {{ worker_connections 16384; }}
http {{
  access_log off;
  client_body_temp_path {path}/body; proxy_temp_path {path}/proxy; fastcgi_temp_path {path}/fastcgi;
  uwsgi_temp_path {path}/uwsgi; scgi_temp_path {path}/scgi;
  proxy_cache_path {path}/cache keys_zone=hall:8m max_size=256m inactive=10m;
  upstream hall {{ {servers} }}
  server {{
    listen 127.0.0.1:{port};
    proxy_http_version 1.1;
    proxy_bind {OWN};
    location /public/ {{
      proxy_pass http://hall;
      proxy_cache hall;
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout;
      add_header X-Cache $upstream_cache_status;
    }}
    location / {{
      proxy_pass http://hall;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
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
        let child = Command::new(PROGRAM)
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
    pub fn get(&self, path: &str) -> Option<(u16, String)> {
        get(self.address, path)
    }

    pub fn json(&self, path: &str) -> Value {
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

pub fn get(address: SocketAddr, path: &str) -> Option<(u16, String)> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    ask(address, &request)
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").map_or("", |(_, body)| body)
}
