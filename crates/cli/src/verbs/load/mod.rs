//! `adoube load`: how much a hall bears, beside what the machine bears without one.

mod hall;
mod peers;
mod players;

use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;

use crate::failure::{Answer, Failure};
use crate::output::Output;

use hall::{Child, Kind};
use players::Measured;

/// Plays many games at once on a hall of its own, and measures.
#[derive(Args)]
pub struct Load {
    /// How many boards
    #[arg(long, default_value_t = 1000)]
    boards: u32,
    /// How long each measurement takes
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Acts in a second, of all boards together, for the measurement at an even pace
    #[arg(long, default_value_t = 400)]
    rate: u32,
    /// Only answers what it hears; used by the measurement itself
    #[arg(long, hide = true, value_name = "ADDRESS")]
    echo: Option<SocketAddr>,
}

impl Load {
    /// Measures and prints a table.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let runtime = tokio::runtime::Runtime::new()?;
        if let Some(address) = self.echo {
            runtime.block_on(peers::serve_echo(address))?;
            return Ok(Answer::Yes);
        }
        if self.boards == 0 || self.seconds == 0 || self.rate == 0 {
            return Err(Failure::usage("boards, seconds and rate are above zero"));
        }
        runtime.block_on(self.measure(out))
    }

    async fn measure(self, out: &mut Output) -> Result<Answer, Failure> {
        let folder = hall::Folder::new()?;
        let span = Duration::from_secs(self.seconds);
        writeln!(
            out,
            "{:44} {:>10} {:>8} {:>8} {:>8}",
            "", "per second", "p50 ms", "p99 ms", "max ms"
        )?;

        let empty = Child::start(Kind::Hall, &folder.file("empty.adoube")).await?;
        let nothing = empty.memory();
        drop(empty);

        let file = folder.file("hall.adoube");
        let seats = hall::prepare(&file, self.boards).await?;
        let child = Child::start(Kind::Hall, &file).await?;
        let idle = child.memory();
        let mut boards = players::sit_down(child.address, &seats).await?;
        let seated = child.memory();
        let pace = Some(f64::from(self.rate) / f64::from(self.boards));
        let even = players::play(&mut boards, span, pace).await;
        line(out, &format!("hall, {} acts/s asked for", self.rate), &even)?;
        let full = players::play(&mut boards, span, None).await;
        line(out, "hall, as fast as it answers", &full)?;
        let after = child.memory();
        let clients = boards.len() * 2;
        drop(boards);
        drop(child);

        let echo = Child::start(Kind::Echo, &file).await?;
        let echoed = peers::echo(echo.address, clients, span).await?;
        line(
            out,
            &format!("bare WebSocket echo, {clients} clients"),
            &echoed,
        )?;
        drop(echo);
        let single = peers::append(&folder.file("single.db"), 1, span)?;
        line(out, "bare SQLite append, one fsync each", &single)?;
        let together = peers::append(&folder.file("group.db"), 256, span)?;
        line(out, "bare SQLite append, 256 share one fsync", &together)?;

        let share = 100.0 * full.per_second() / single.per_second();
        writeln!(out, "hall / bare durable append: {share:.0} %")?;
        if let (Some(nothing), Some(idle), Some(seated), Some(after)) =
            (nothing, idle, seated, after)
        {
            let each = |now: u64| now.saturating_sub(nothing) as f64 / f64::from(self.boards);
            writeln!(out, "memory of an empty hall: {nothing} KiB")?;
            writeln!(
                out,
                "memory per board: {:.1} KiB idle, {:.1} KiB with both devices, {:.1} KiB after the games",
                each(idle),
                each(seated),
                each(after)
            )?;
        }
        if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
            writeln!(out, "load average at the end: {}", load.trim())?;
        }
        Ok(Answer::Yes)
    }
}

fn line(out: &mut Output, name: &str, measured: &Measured) -> std::io::Result<()> {
    let ms = |share: f64| measured.at(share).as_secs_f64() * 1000.0;
    writeln!(
        out,
        "{name:44} {:>10.0} {:>8.2} {:>8.2} {:>8.2}",
        measured.per_second(),
        ms(0.5),
        ms(0.99),
        ms(1.0)
    )
}
