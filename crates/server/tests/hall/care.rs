//! What those who look after a hall rely on: health, measurements, limits, a graceful end, encryption.

use std::time::{Duration, Instant};

use crate::common::{Device, House, address_of};
use futures_util::{SinkExt, StreamExt};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::json;
use server::serve::{Config, Running};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

fn rapid() -> Regulations {
    Regulations::rapid(Edition::Y2023, Supervision::Supervised)
}

fn config(folder: &tempfile::TempDir) -> Config {
    Config {
        journal: address_of(&folder.path().join("hall.adoube")),
        node: String::new(),
        listen: "127.0.0.1:0".parse().unwrap(),
        limits: server::Limits::default(),
    }
}

#[tokio::test]
async fn health_and_measurements_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    let mut white = Device::join(house.address, &chief.link(1, "white").await).await;
    white.plays("e2e4").await;
    let anybody = house.person();
    assert_eq!(anybody.get("/healthz").await, (200, "ok\n".into()));
    let (status, text) = anybody.get("/metrics").await;
    assert_eq!(status, 200);
    for name in [
        "adoube_games_running 2",
        "adoube_fault 0",
        "adoube_connections ",
        "adoube_acts_total{answer=\"acked\"}",
        "adoube_ack_seconds_bucket{le=\"0.05\"}",
        "adoube_journal_together_bucket{le=\"1\"}",
        "adoube_commit_seconds_count",
    ] {
        assert!(text.contains(name), "no {name} in\n{text}");
    }
    // Through a proxy everybody seems to be on this machine.
    let url = format!("http://{}/metrics", house.address);
    let proxied = reqwest::Client::new()
        .get(url)
        .header("x-forwarded-for", "192.0.2.1");
    assert_eq!(anybody.send(proxied).await.0, 401);
}

#[tokio::test]
async fn links_are_pictures_for_staff() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(2, &rapid()).await;
    let (status, picture) = chief.get("/api/links/1/white/qr.svg").await;
    assert_eq!(status, 200);
    assert!(picture.contains("<svg"), "{picture}");
    let other = chief.get("/api/links/1/black/qr.svg").await;
    assert_ne!(other.1, picture, "each link has its own");
    assert_eq!(chief.get("/api/links/7/white/qr.svg").await.0, 404);
    let anybody = house.person();
    assert_eq!(anybody.get("/api/links/1/white/qr.svg").await.0, 401);
}

#[tokio::test]
async fn guessing_passwords_takes_time() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    house.chief().await;
    let guesser = house.person();
    let guess = |password: &str| json!({"name": "Chief", "password": password});
    for n in 0..5 {
        let asked = guess(&format!("wrong{n}"));
        assert_eq!(guesser.post("/api/login", &asked).await.0, 401);
    }
    let (status, words) = guesser.post("/api/login", &guess("e4e5Nf3Nc6")).await;
    assert_eq!(status, 429, "{words}");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let again = guesser.post("/api/login", &guess("e4e5Nf3Nc6")).await;
    assert_eq!(again.0, 204);
}

#[tokio::test]
async fn a_hall_closes_with_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::open(&config(&folder)).await.unwrap();
    let address = running.address;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(running.serve(async move {
        let _ = stopped.await;
    }));
    let url = format!("ws://{address}/ws");
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let hello = r#"{"type":"hello","language":"en","seen":[]}"#;
    socket.send(Message::Text(hello.into())).await.unwrap();
    socket.next().await.unwrap().unwrap();
    // Somebody who never finishes his request does not keep the hall open.
    let mut dawdler = TcpStream::connect(address).await.unwrap();
    dawdler
        .write_all(b"GET / HTTP/1.1\r\nHost: x\r\n")
        .await
        .unwrap();
    stop.send(()).unwrap();
    let code = loop {
        match socket.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break u16::from(frame.code),
            Some(Ok(_)) => {}
            other => panic!("no word: {other:?}"),
        }
    };
    assert_eq!(code, 1001);
    let end = tokio::time::timeout(Duration::from_secs(12), serving).await;
    end.expect("in time").unwrap().unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens");
}

#[tokio::test]
async fn a_trickling_head_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let mut trickler = TcpStream::connect(house.address).await.unwrap();
    let mut answer = Vec::new();
    let trickling = async {
        trickler.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        for n in 0..60 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let header = format!("X-{n}: x\r\n");
            if trickler.write_all(header.as_bytes()).await.is_err() {
                break;
            }
        }
        trickler.read_to_end(&mut answer).await
    };
    let began = Instant::now();
    let _ = tokio::time::timeout(Duration::from_secs(40), trickling)
        .await
        .expect("the hall hangs up");
    assert!(began.elapsed() < Duration::from_secs(30));
}

#[tokio::test]
async fn pages_have_their_headers() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let url = format!("http://{}/board/1/1", house.address);
    let answer = reqwest::get(url).await.unwrap();
    let headers = answer.headers();
    assert!(
        headers["content-security-policy"]
            .to_str()
            .unwrap()
            .contains("default-src 'self'")
    );
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert_eq!(headers["content-type"], "text/html; charset=utf-8");
}
