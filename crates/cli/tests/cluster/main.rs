//! One hall on several nodes, with a real PostgreSQL: processes are killed, servers lost, ways cut; nothing that was
//! acknowledged is lost, and nothing is there twice.
//!
//! Every trial ends by itself: a watchdog stops one that hangs, and what the nodes said is shown.
#![allow(missing_docs)]

mod clocks;
mod deaf;
mod device;
mod flag;
mod front;
mod laptop;
mod layouts;
mod nginx;
mod node;
mod office;
mod offline;
mod pg;
mod play;
#[path = "../kill/player.rs"]
mod player;
#[path = "../kill/prepare.rs"]
mod prepare;
mod proxy;
mod refusals;
mod spectators;
mod standby;
mod tls;
#[path = "../kill/verify.rs"]
mod verify;

use std::time::Duration;

use laws::Millis;
use server::journal::Address;
use server::journal::postgres::Place;
use server::nodes::Nodes;
use server::{Hall, Limits};

/// What each side begins with.
pub const MAIN: Millis = Millis(3_600_000);
/// What each move adds.
pub const INCREMENT: Millis = Millis(2_000);

/// Numbers that look like chance and can be had again.
pub struct Chance(pub u64);

impl Chance {
    /// One of the first `n`, from zero.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// The hall in this process, as one more node.
pub async fn hall(url: &str) -> std::sync::Arc<Hall> {
    Hall::open_at(&address(url), Limits::default(), Nodes::alone("test"))
        .await
        .unwrap()
}

pub fn address(url: &str) -> Address {
    Address::Postgres(Place::parse(url, node::HALL).unwrap())
}

/// A move as a device tells it: `e2e4`.
pub fn moves(text: &str) -> serde_json::Value {
    let attempt = laws::command::parse_attempt(text).unwrap();
    serde_json::json!({"move": {"attempt": attempt, "hands": "one"}})
}

/// A hall with one round begun: the tokens of the seats, and the session of the chief arbiter.
pub async fn begun(url: &str, boards: u32) -> (Vec<chess::ByColor<String>>, String) {
    let hall = hall(url).await;
    let prepared = prepare::prepare(&hall, boards).await;
    hall.settle().await.unwrap();
    prepared
}

/// Processes are waited for beside the connections.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.unwrap()
}

/// No trial takes longer; one that does says so and ends.
pub async fn watched(seconds: u64, trial: impl Future<Output = ()>) {
    if !is_there("PostgreSQL", pg::is_installed()) {
        return;
    }
    let done = tokio::time::timeout(Duration::from_secs(seconds), trial).await;
    assert!(done.is_ok(), "the trial hangs: {seconds} s are over");
}

/// Is a program of the system there, without which a trial cannot be held? `make tools` installs them.
pub fn is_there(what: &str, there: bool) -> bool {
    if !there {
        eprintln!("{what} is not installed (`make tools`): left out");
        assert!(
            std::env::var_os("ADOUBE_MUST_CLUSTER").is_none(),
            "it must be there"
        );
    }
    there
}

/// How often something is done: a few times for everybody, more in the long trial.
pub fn times(variable: &str, few: usize) -> usize {
    std::env::var(variable).map_or(few, |n| n.parse().expect("a number"))
}
