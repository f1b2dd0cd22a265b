//! Behind a proxy, people who guess passwords are counted by where they are; nobody else's word is taken for it.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;

use crate::nginx::{self, Nginx, OWN};
use crate::node::Node;
use crate::pg::{Server, folder};
use crate::{begun, blocking, is_there, watched};

/// More tries than anybody has without waiting.
const TRIES: usize = 12;

/// One try to sign in, from an address of this machine, perhaps with a word about where it comes from.
async fn guess(to: SocketAddr, from: u8, says: Option<&str>) -> u16 {
    let socket = TcpSocket::new_v4().unwrap();
    let own = SocketAddr::from((Ipv4Addr::new(127, 0, 0, from), 0));
    socket.bind(own).unwrap();
    let mut stream = socket.connect(to).await.unwrap();
    let body = r#"{"name":"Chief","password":"is it this one?"}"#;
    let word = says.map_or(String::new(), |ip| format!("X-Forwarded-For: {ip}\r\n"));
    let request = format!(
        "POST /api/login HTTP/1.1\r\nHost: hall\r\n{word}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// After how many tries somebody has to wait.
async fn locked(to: SocketAddr, from: u8, says: impl Fn(usize) -> Option<String>) -> Option<usize> {
    for n in 0..TRIES {
        match guess(to, from, says(n).as_deref()).await {
            401 => {}
            429 => return Some(n),
            status => panic!("{status}"),
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn front() {
    if !is_there("nginx", nginx::is_installed()) {
        return;
    }
    watched(120, async {
        let folder = folder();
        let server = Server::new(folder.path(), "pg", "");
        begun(&server.url(), 2).await;
        let (url, path) = (server.url(), folder.path().to_owned());
        let (nodes, nginx) = blocking(move || {
            let trusting = ["--trusted-proxy", OWN];
            let nodes = ["1", "2"].map(|name| Node::told(&url, name, &path, &trusting));
            let nginx = Nginx::before(&nodes, &path);
            (nodes, nginx)
        })
        .await;
        let (proxy, direct) = (nginx.address, nodes[0].address);
        // Tries go to both nodes in turn, and are counted together.
        let after = locked(proxy, 2, |_| None).await;
        println!("front: has to wait after {after:?} tries through the proxy");
        assert!(after.is_some_and(|n| n >= 5), "{after:?}");
        assert_eq!(
            guess(proxy, 3, None).await,
            401,
            "another device need not wait"
        );
        let pretends = Some("127.0.0.77");
        assert_eq!(
            guess(proxy, 2, pretends).await,
            429,
            "the proxy says where he is, not he"
        );
        // Past the proxy a word about the address is nobody's.
        let after = locked(direct, 4, |n| Some(format!("10.1.1.{n}"))).await;
        assert!(after.is_some(), "whoever invents addresses never waits");
        assert_eq!(
            guess(proxy, 4, None).await,
            429,
            "he is the same by either way"
        );
        assert_eq!(
            guess(direct, 5, Some("127.0.0.2")).await,
            401,
            "nor does he take the blame of others"
        );
        drop((nodes, nginx));
    })
    .await;
}
