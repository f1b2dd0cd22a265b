//! Swiss pairings: one round of ours beside gacrux, in one run, on the same reports.
//!
//! The reports are those of `../shared/vectors/swiss/speed`: round 5 of 11, with earlier rounds that were not paired by
//! the rules, so that brackets are harder than in real tournaments. `ADOUBE_SHARED` says where they are.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use cpu_time::ProcessTime;
use event::swiss::{Course, pair};
use event::trf;

/// The peer is asked up to this size: it takes minutes beyond.
const PEER_UP_TO: u32 = 500;

fn main() {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let root = std::env::var_os("ADOUBE_SHARED").map_or(beside, PathBuf::from);
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.venv/bin/python");
    println!("CPU time of one round");
    println!("players       ours   gacrux  most memory");
    for players in [200, 500, 1000, 2000, 5000] {
        let path = root.join(format!("vectors/swiss/speed/{players:04}.trf.zst"));
        let Some(text) = unpacked(&path) else {
            println!("{players:>7}  NOT MEASURED: {} is missing", path.display());
            continue;
        };
        let report = trf::read(&text).expect("a report");
        let course = Course::of_report(&report).expect("a tournament");
        let times = if players > 1000 { 1 } else { 5 };
        let ours = (0..times).map(|_| {
            let start = ProcessTime::now();
            let paired = pair(&course, report.next_round()).expect("a pairing");
            assert!(paired.games.len() * 2 + 1 >= paired.field.players.len());
            start.elapsed()
        });
        let ours = ours.min().unwrap_or_default();
        let peer = match players <= PEER_UP_TO {
            true => gacrux(&python, &text).map(|time| format!("{:.2} s", time.as_secs_f64())),
            false => None,
        };
        let peer = peer.unwrap_or_else(|| "-".to_owned());
        println!(
            "{players:>7} {:>8.3} s {peer:>8} {:>8} MB",
            ours.as_secs_f64(),
            most_memory().unwrap_or(0) / 1024
        );
    }
}

/// By the tool of the system: the format is of no other use here.
fn unpacked(path: &Path) -> Option<String> {
    let run = Command::new("zstd").arg("-dc").arg(path).output().ok()?;
    String::from_utf8(run.stdout)
        .ok()
        .filter(|text| !text.is_empty())
}

/// One round, without the start of the interpreter, measured inside it.
fn gacrux(python: &Path, text: &str) -> Option<Duration> {
    let file = std::env::temp_dir().join(format!("adoube-bench-{}.trf", std::process::id()));
    std::fs::write(&file, text).ok()?;
    let code = "\
import sys, time, io, contextlib
from gacrux.pairingchecker import pairingchecker
sys.set_int_max_str_digits(15000)
sys.argv = ['pairingchecker', '-p', '-d@', '-m', 'dutch', '-i', sys.argv[1]]
start = time.process_time()
with contextlib.redirect_stdout(io.StringIO()):
    pairingchecker().common_main()
print(time.process_time() - start)
";
    let run = Command::new(python).arg("-c").arg(code).arg(&file).output();
    let _ = std::fs::remove_file(&file);
    let said = String::from_utf8(run.ok()?.stdout).ok()?;
    let seconds: f64 = said.trim().parse().ok()?;
    Some(Duration::from_secs_f64(seconds))
}

/// In kilobytes, since the start of the process.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
