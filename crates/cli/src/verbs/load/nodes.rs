//! The same games on several nodes that share a database, beside a hall in a file.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::super::folder::Folder;
use super::super::serve::database;
use super::front::{Nginx, Spectators};
use super::hall::{self, Child, Kind};
use super::players::{self, Game, Measured};
use super::{head, line, peers};
use crate::failure::Failure;
use crate::output::Output;

/// Boards and acts for what screens show.
const SCREENS: usize = 16;
const ACTS: usize = 400;

/// Streams that are appended to at once: what waits while a batch is written is the next one.
const BATCHED: usize = 1024;

/// Games with a name for the table: those of one node, or those whose players sit at two.
struct Group {
    name: String,
    games: Vec<Game>,
}

/// Measures a hall in a file, then one on so many nodes; each as asked for and as fast as it answers.
pub async fn beside_a_file(
    out: &mut Output,
    (url, number): (&str, usize),
    (boards, rate): (u32, u32),
    span: Duration,
) -> Result<(), Failure> {
    head(out)?;
    let pace = Some(f64::from(rate) / f64::from(boards));
    let folder = Folder::new("load")?;
    let file = folder.file("hall.adoube");
    let seats = hall::prepare(&file.as_path().into(), boards).await?;
    let child = Child::start(Kind::Hall, &file).await?;
    let mut games = players::sit_down(child.address, &seats).await?;
    let even = players::play(&mut games, span, pace).await;
    line(out, &format!("file, {rate} acts/s asked for"), &even)?;
    let full = players::play(&mut games, span, None).await;
    line(out, "file, as fast as it answers", &full)?;
    drop((games, child));
    out.finish()?;

    let (name, seats, nodes) = started((url, number), boards).await?;
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let mut groups = seated(&addresses, &seats).await?;
    let asked = format!("{rate} acts/s asked for");
    let (_, before) = (
        measure(out, &mut groups, span, pace, &asked).await?,
        conflicts(&addresses).await,
    );
    let all = measure(out, &mut groups, span, None, "as fast as they answer").await?;
    let lost = conflicts(&addresses).await - before;
    writeln!(
        out,
        "conflicts: {before} at the pace asked for, {lost} of {} at full load ({:.2} %)",
        all.number(),
        100.0 * lost as f64 / all.number().max(1) as f64
    )?;
    writeln!(
        out,
        "{number} nodes / file, as fast as they answer: {:.2}",
        all.per_second() / full.per_second()
    )?;
    out.finish()?;
    drop((groups, nodes));
    if number > 1 {
        among_nodes(out, (url, number), boards).await?;
    }
    bare(out, url, &name, span).await
}

/// Several nodes of a new hall.
async fn started(
    (url, number): (&str, usize),
    boards: u32,
) -> Result<(String, Vec<chess::ByColor<String>>, Vec<Child>), Failure> {
    let name = format!("load-{:08x}", getrandom::u32().unwrap_or_default());
    let seats = hall::prepare(&database(url, &name)?, boards).await?;
    let mut nodes = Vec::new();
    for n in 1..=number {
        nodes.push(Child::node(url, &name, &n.to_string()).await?);
    }
    Ok((name, seats, nodes))
}

/// What is between nodes: how soon one shows what happened at another, and how soon it stands in for one that fell.
async fn among_nodes(
    out: &mut Output,
    (url, number): (&str, usize),
    boards: u32,
) -> Result<(), Failure> {
    let beside = 2 * SCREENS as u32;
    let (name, seats, mut nodes) = started((url, number), boards + beside).await?;
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    screens(out, &addresses, &seats[boards as usize..]).await?;
    falls(out, (url, &name), &mut nodes, &seats[..boards as usize]).await
}

/// How long after an act the opponent's screen shows it: at the same node, and at another.
async fn screens(
    out: &mut Output,
    nodes: &[SocketAddr],
    seats: &[chess::ByColor<String>],
) -> Result<(), Failure> {
    let mut medians = Vec::new();
    let ways = [("same node", &nodes[..1]), ("another node", &nodes[..2])];
    for ((name, at), some) in ways.into_iter().zip(seats.chunks(SCREENS)) {
        let mut games = players::sit_down_at(at, some).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        players::screens(&mut games, ACTS).await;
        let shown = players::screens(&mut games, ACTS).await;
        line(out, &format!("on the opponent's screen, {name}"), &shown)?;
        medians.push(shown.at(0.5).as_secs_f64());
    }
    writeln!(
        out,
        "another node's screen / the same node's, p50: {:.2}",
        medians[1] / medians[0]
    )?;
    out.finish()?;
    Ok(())
}

/// Each node is killed once: how soon its devices act again at the others.
async fn falls(
    out: &mut Output,
    (url, name): (&str, &str),
    nodes: &mut [Child],
    seats: &[chess::ByColor<String>],
) -> Result<(), Failure> {
    let mut all = Vec::new();
    for n in 0..nodes.len() {
        let share = seats.len() / nodes.len();
        let share = &seats[n * share..(n + 1) * share];
        let mut games = players::sit_down(nodes[n].address, share).await?;
        players::play(&mut games, Duration::from_secs(2), Some(0.5)).await;
        let others = nodes.iter().map(|node| node.address);
        let others: Vec<SocketAddr> = others.filter(|&other| other != nodes[n].address).collect();
        let fell = Instant::now();
        nodes[n].kill();
        let again = players::act_again(&mut games, &others, fell).await;
        line(
            out,
            &format!("node {} killed, its devices act again", n + 1),
            &again,
        )?;
        all.push(again);
        nodes[n] = Child::node(url, name, &(n + 1).to_string()).await?;
    }
    let all = Measured::together(all);
    line(out, "all of them", &all)?;
    out.finish()?;
    Ok(())
}

/// What the database bears without a hall, beside what a file does.
async fn bare(out: &mut Output, url: &str, name: &str, span: Duration) -> Result<(), Failure> {
    let place = database(url, &format!("{name}-bare"))?;
    let journal = server::journal::open(&place)
        .await
        .map_err(io::Error::other)?;
    let folder = Folder::new("load-bare")?;
    let (mut best, mut ratios) = ([0.0_f64; 2], Vec::new());
    for turn in 0..3 {
        let file = peers::append(&folder.file(&format!("{turn}.db")), 256, span / 3)?;
        line(out, "bare SQLite append, 256 share one fsync", &file)?;
        let database = peers::append_in(&*journal, (turn, BATCHED), span / 3).await?;
        line(out, "bare append in the database, batched", &database)?;
        let speeds = [file.per_second(), database.per_second()];
        best = [best[0].max(speeds[0]), best[1].max(speeds[1])];
        ratios.push(speeds[1] / speeds[0]);
    }
    ratios.sort_by(f64::total_cmp);
    writeln!(
        out,
        "bare append, database / file: {:.2} (median), {:.2} (bests)",
        ratios[1],
        best[1] / best[0]
    )?;
    Ok(())
}

/// Games at an even pace on several nodes, without and with people who look on through nginx, in turn.
pub async fn looked_at(
    out: &mut Output,
    (url, number): (&str, usize),
    (boards, rate): (u32, u32),
    span: Duration,
    spectators: usize,
) -> Result<(), Failure> {
    head(out)?;
    let (_, seats, nodes) = started((url, number), boards).await?;
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let folder = Folder::new("load-front")?;
    let nginx = Nginx::before(&addresses, &folder)?;
    let mut games = players::sit_down_at(&addresses, &seats).await?;
    let pace = Some(f64::from(rate) / f64::from(boards));
    players::play(&mut games, Duration::from_secs(3), pace).await;
    let mut p99 = [Vec::new(), Vec::new()];
    for turn in 0..4 {
        let crowd = match turn % 2 {
            0 => None,
            _ => {
                let pages = boards.div_ceil(50) as usize;
                Some(Spectators::come(nginx.address, spectators, pages).await?)
            }
        };
        let (front, hall) = (nginx.cpu(), nodes.iter().map(Child::cpu).sum::<Duration>());
        let measured = players::play(&mut games, span, pace).await;
        let used = nodes.iter().map(Child::cpu).sum::<Duration>() - hall;
        let how = match crowd {
            None => "players alone".to_owned(),
            Some(crowd) => {
                let (answers, bytes) = crowd.leave().await;
                let each = bytes / answers.max(1);
                format!("{spectators} look on: {answers} answers of {each} bytes")
            }
        };
        line(out, &how, &measured)?;
        writeln!(
            out,
            "    processor: nodes {:.1} s, nginx {:.1} s of {:.0} s",
            used.as_secs_f64(),
            (nginx.cpu() - front).as_secs_f64(),
            span.as_secs_f64()
        )?;
        out.finish()?;
        p99[turn % 2].push(measured.at(0.99).as_secs_f64());
    }
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len() as f64;
    writeln!(
        out,
        "p99 with them / p99 without: {:.2}",
        mean(&p99[1]) / mean(&p99[0])
    )?;
    Ok(())
}

/// Every node has boards of its own; as many boards have a player at one node and his opponent at the next.
async fn seated(nodes: &[SocketAddr], seats: &[chess::ByColor<String>]) -> io::Result<Vec<Group>> {
    let several = nodes.len() > 1;
    let parts = if several { nodes.len() + 1 } else { 1 };
    let mut groups = Vec::new();
    for (n, share) in seats.chunks(seats.len().div_ceil(parts)).enumerate() {
        let (name, at) = match nodes.get(n) {
            Some(node) => (format!("node {}", n + 1), std::slice::from_ref(node)),
            None => ("across nodes".to_owned(), nodes),
        };
        let games = players::sit_down_at(at, share).await?;
        groups.push(Group { name, games });
    }
    Ok(groups)
}

async fn measure(
    out: &mut Output,
    groups: &mut [Group],
    span: Duration,
    pace: Option<f64>,
    how: &str,
) -> Result<Measured, Failure> {
    let played = groups
        .iter_mut()
        .map(|group| players::play(&mut group.games, span, pace));
    let measured = join_all(played).await;
    for (group, measured) in groups.iter().zip(&measured) {
        line(out, &format!("{}, {how}", group.name), measured)?;
    }
    let all = Measured::together(measured);
    line(out, &format!("all nodes, {how}"), &all)?;
    out.finish()?;
    Ok(all)
}

/// How often another node was first, by what the nodes count.
async fn conflicts(nodes: &[SocketAddr]) -> u64 {
    let mut sum = 0;
    for node in nodes {
        let text = metrics(*node).await.unwrap_or_default();
        let lines = text
            .lines()
            .filter(|line| line.starts_with("adoube_conflicts_total"));
        let counts = lines.filter_map(|line| line.rsplit_once(' ')?.1.parse::<u64>().ok());
        sum += counts.sum::<u64>();
    }
    sum
}

async fn metrics(node: SocketAddr) -> io::Result<String> {
    let mut socket = TcpStream::connect(node).await?;
    let ask = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    socket.write_all(ask.as_bytes()).await?;
    let mut text = String::new();
    socket.read_to_string(&mut text).await?;
    Ok(text)
}
