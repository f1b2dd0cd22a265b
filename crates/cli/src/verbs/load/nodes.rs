//! The same games on several nodes that share a database, beside a hall in a file.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::super::folder::Folder;
use super::super::serve::database;
use super::hall::{self, Child, Kind};
use super::players::{self, Game, Measured};
use super::{head, line};
use crate::failure::Failure;
use crate::output::Output;

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

    let name = format!("load-{:08x}", getrandom::u32().unwrap_or_default());
    let address = database(url, &name)?;
    let seats = hall::prepare(&address, boards).await?;
    let mut nodes = Vec::new();
    for n in 1..=number {
        nodes.push(Child::node(url, &name, &n.to_string()).await?);
    }
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
