//! What is measured, for `/metrics`.

use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::hall::Hall;

static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

const SECONDS: [f64; 12] = [
    0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0,
];
const COUNTS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Begins to measure. One process has one measure, however many halls it opens.
pub fn begin() {
    HANDLE.get_or_init(|| {
        let handle = install();
        if handle.is_some() {
            describe();
        }
        handle
    });
}

fn install() -> Option<PrometheusHandle> {
    let ending = |name: &str| Matcher::Suffix(name.into());
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(ending("_seconds"), &SECONDS)
        .and_then(|b| b.set_buckets_for_metric(ending("_together"), &COUNTS))
        .ok()?;
    builder.install_recorder().ok()
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_gauge!("adoube_connections", "Live connections");
    describe_gauge!("adoube_games_running", "Games that are being played");
    describe_gauge!(
        "adoube_boards_open",
        "Boards in memory; those of rounds that are over rest in the record"
    );
    describe_gauge!("adoube_fault", "1 while the disk takes nothing");
    describe_gauge!("adoube_resident_bytes", "Memory of the process");
    describe_counter!("adoube_acts_total", "Acts at the boards, by their answer");
    describe_histogram!("adoube_act_seconds", "From the board's turn to the answer");
    describe_histogram!("adoube_ack_seconds", "From hearing an act to its answer");
    describe_histogram!("adoube_commit_seconds", "One commit to disk");
    describe_histogram!("adoube_journal_together", "Appends that shared a commit");
    describe_histogram!("adoube_request_seconds", "Requests, by status");
    describe_counter!(
        "adoube_slow_readers_total",
        "Devices dropped because they did not read"
    );
    describe_counter!("adoube_bad_messages_total", "Messages that were none");
    describe_counter!("adoube_failed_logins_total", "Wrong names or passwords");
    describe_counter!("adoube_turned_away_total", "Connections beyond the limit");
}

/// Histograms keep every value until somebody sorts it in: while the hall is open, that is done from time to time.
pub(crate) async fn tidy(hall: std::sync::Weak<Hall>) {
    while hall.strong_count() > 0 {
        if let Some(Some(handle)) = HANDLE.get() {
            handle.run_upkeep();
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
}

/// Everything, as Prometheus reads it.
pub fn text(hall: &Hall) -> String {
    let running = |board: &&std::sync::Arc<crate::record::Board>| {
        board.game.started.is_some() && board.game.outcome.is_none()
    };
    let boards = hall.boards(hall.round());
    let games = boards.iter().filter(running).count();
    metrics::gauge!("adoube_games_running").set(games as f64);
    metrics::gauge!("adoube_boards_open").set(hall.boards_open() as f64);
    let fault = hall.fault().borrow().is_some();
    metrics::gauge!("adoube_fault").set(f64::from(u8::from(fault)));
    if let Some(bytes) = resident() {
        metrics::gauge!("adoube_resident_bytes").set(bytes as f64);
    }
    match HANDLE.get() {
        Some(Some(handle)) => handle.render(),
        _ => String::new(),
    }
}

/// The memory of this process, where the system tells.
#[cfg(target_os = "linux")]
fn resident() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(pages * rustix::param::page_size() as u64)
}

#[cfg(not(target_os = "linux"))]
fn resident() -> Option<u64> {
    None
}
