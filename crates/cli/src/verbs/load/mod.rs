//! `adoube load`: how much a hall bears, beside what the machine bears without one.

mod front;
mod hall;
mod nodes;
mod onlookers;
mod peers;
mod players;
mod scenarios;

use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::failure::{Answer, Failure};
use crate::output::Output;

use super::folder::Folder;
use hall::{Child, Kind};
use players::Measured;
use scenarios::Room;

/// Plays many games at once on a hall of its own, and measures.
#[derive(Args)]
pub struct Load {
    /// What happens in the hall
    #[arg(long, value_enum, default_value = "steady")]
    scenario: Scenario,
    /// How many boards
    #[arg(long, default_value_t = 1000)]
    boards: u32,
    /// How long each measurement takes
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Acts in a second, of all boards together, for the measurement at an even pace
    #[arg(long, default_value_t = 400)]
    rate: u32,
    /// A database in which a hall is made, to be served by several nodes: postgres://user@host/database
    #[arg(long, value_name = "URL")]
    journal: Option<String>,
    /// How many nodes serve it
    #[arg(long, default_value_t = 3, requires = "journal", value_parser = clap::value_parser!(u16).range(1..=16))]
    nodes: u16,
    /// Games at an even pace, without and with so many people who look on through nginx, which must be installed
    #[arg(long, value_name = "NUMBER", requires = "journal")]
    spectators: Option<usize>,
    /// Only answers what it hears; used by the measurement itself
    #[arg(long, hide = true, value_name = "ADDRESS")]
    echo: Option<SocketAddr>,
}

/// What happens in the hall.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Scenario {
    /// Games at an even pace and as fast as the hall answers, beside what the machine bears without one
    Steady,
    /// All games end within ten seconds, at 100 boards, 200 and so on up to --boards
    RoundEnd,
    /// Games of 600 half-moves, written down by both players and looked at by an arbiter and a spectator
    LongGames,
    /// Games at an even pace, without and with people who read everything that is public
    Readers,
    /// The same with silent sockets and guesses of passwords as well
    Hostile,
    /// Games at an even pace, without and with 200 people who read the book of the Laws
    Book,
}

impl Load {
    /// Measures and prints a table.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        let runtime = tokio::runtime::Runtime::new()?;
        server::serve::allow_many_files();
        if let Some(address) = self.echo {
            runtime.block_on(peers::serve_echo(address))?;
            return Ok(Answer::Yes);
        }
        if self.boards == 0 || self.seconds == 0 || self.rate == 0 {
            return Err(Failure::usage("boards, seconds and rate are above zero"));
        }
        runtime.block_on(async {
            let span = Duration::from_secs(self.seconds);
            let size = (self.boards, self.rate);
            if let Some(url) = &self.journal {
                let nodes = (url.as_str(), usize::from(self.nodes));
                match self.spectators {
                    Some(number) => nodes::looked_at(out, nodes, size, span, number).await?,
                    None => nodes::beside_a_file(out, nodes, size, span).await?,
                }
                load_average(out)?;
                return Ok(Answer::Yes);
            }
            match self.scenario {
                Scenario::Steady => return self.measure(out).await,
                Scenario::RoundEnd => scenarios::round_end(out, self.boards).await?,
                Scenario::LongGames => scenarios::long_games(out, self.boards).await?,
                Scenario::Readers | Scenario::Hostile | Scenario::Book => {
                    let room = match self.scenario {
                        Scenario::Readers => Room::Readers,
                        Scenario::Book => Room::Book,
                        _ => Room::Hostile,
                    };
                    head(out)?;
                    scenarios::beside(out, size, span, room).await?;
                }
            }
            load_average(out)?;
            Ok(Answer::Yes)
        })
    }

    async fn measure(self, out: &mut Output) -> Result<Answer, Failure> {
        let folder = Folder::new("load")?;
        let span = Duration::from_secs(self.seconds);
        head(out)?;

        let empty = Child::start(Kind::Hall, &folder.file("empty.adoube")).await?;
        let nothing = empty.memory();
        drop(empty);

        let file = folder.file("hall.adoube");
        let seats = hall::prepare(&file.as_path().into(), self.boards).await?;
        let child = Child::start(Kind::Hall, &file).await?;
        let idle = child.memory();
        let mut boards = players::sit_down(child.address, &seats).await?;
        let seated = child.memory();
        let pace = Some(f64::from(self.rate) / f64::from(self.boards));
        let even = players::play(&mut boards, span, pace).await;
        line(out, &format!("hall, {} acts/s asked for", self.rate), &even)?;
        let before = child.cpu();
        let full = players::play(&mut boards, span, None).await;
        let used = child.cpu() - before;
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
        let each = used.as_secs_f64() * 1000.0 / full.number().max(1) as f64;
        writeln!(
            out,
            "processor time of the hall for an act at full load: {each:.3} ms"
        )?;
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
        load_average(out)?;
        Ok(Answer::Yes)
    }
}

fn load_average(out: &mut Output) -> std::io::Result<()> {
    match std::fs::read_to_string("/proc/loadavg") {
        Ok(load) => writeln!(out, "load average at the end: {}", load.trim()),
        Err(_) => Ok(()),
    }
}

fn head(out: &mut Output) -> std::io::Result<()> {
    writeln!(
        out,
        "{:44} {:>10} {:>8} {:>8} {:>8}",
        "", "per second", "p50 ms", "p99 ms", "max ms"
    )
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
