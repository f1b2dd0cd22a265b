//! A device that never reads costs no memory and nobody's time.

use std::time::{Duration, Instant};

use crate::ALONE;
use crate::common::{Device, House};
use futures_util::SinkExt;
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::json;
use server::record::Who;
use server::table::Deed;
use server::wire::{Key, ServerMsg};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;

fn resident() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = pages.split(' ').nth(1).and_then(|n| n.parse::<u64>().ok());
    pages.unwrap_or(0) * 4096
}

#[tokio::test]
async fn one_who_never_reads_is_dropped_and_hurts_nobody() {
    let _alone = ALONE.lock().await;
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let rapid = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    chief.round_robin(2, &rapid).await;
    let white = chief.link(1, "white").await;
    let mut black = Device::join(house.address, &chief.link(1, "black").await).await;

    // The smallest window there is, so that the system does not read in his place.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(house.address).await.unwrap();
    let url = format!("ws://{}/ws", house.address);
    let (mut sleeper, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    let hello = json!({"type": "hello", "token": white, "language": "en", "seen": []});
    let hello = Message::Text(hello.to_string().into());
    sleeper.send(hello).await.unwrap();

    let key = Key { round: 1, board: 1 };
    let table = house.hall.table(key).unwrap();
    let staff = || Who::Staff("Chief".into());
    let before = resident();
    let mut slowest = Duration::ZERO;
    for n in 0..2500 {
        let asked = Instant::now();
        let call = Deed::Call(format!("call {n} {}", "x".repeat(400)));
        table.act(staff(), None, call).await.unwrap();
        let close = Deed::CloseCall(table.board().calls[0].call);
        table.act(staff(), None, close).await.unwrap();
        slowest = slowest.max(asked.elapsed());
    }
    let version = table.board().version;
    assert!(version >= 5000, "{version}");
    let last = |message: &ServerMsg| matches!(message, ServerMsg::Board { version: v, .. } if *v == version);
    black.until(last).await;
    let grown = resident().saturating_sub(before);
    assert!(grown < 48 << 20, "{grown} bytes more");

    // He is dropped when his patience is over; the other stays.
    let gone = async {
        while !chief
            .get("/metrics")
            .await
            .1
            .contains("adoube_slow_readers_total 1")
        {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone)
        .await
        .expect("dropped");
    black.does(json!("stop-clocks")).await;
    println!("slowest pair of acts {slowest:?}, memory grown by {grown} bytes");
}
