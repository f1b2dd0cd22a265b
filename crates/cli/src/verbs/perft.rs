//! `adoube perft`: leaves of the tree of legal moves, the measure of a move generator.

use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use chess::notation::UciCastling;
use chess::{Move, Position, perft, perft_by_making};
use clap::Args;
use serde::Serialize;

use crate::failure::{Answer, Failure};
use crate::input;
use crate::output::{Output, STRONG};

/// `adoube perft DEPTH`
#[derive(Args)]
pub struct Perft {
    /// How many moves deep
    depth: u32,
    /// The position to count from, instead of the initial position
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// The count below each first move
    #[arg(long)]
    divide: bool,
    /// Makes every move on a board, the last ones too, instead of counting those
    #[arg(long)]
    by_making: bool,
    /// How many threads count
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZero<usize>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Count {
    fen: String,
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
}

impl Perft {
    /// Counts.
    pub fn run(self, out: &mut Output) -> Result<Answer, Failure> {
        if self.divide && self.depth == 0 {
            return Err(Failure::usage("--divide needs a depth of at least 1"));
        }
        let position = match &self.fen {
            Some(text) => input::position(text)?,
            None => Position::initial(),
        };
        let start = Instant::now();
        let shared = self.divide || self.threads.get() > 1 && self.depth > 0;
        let branches = shared.then(|| self.branches(&position));
        let nodes = match &branches {
            Some(branches) => branches.iter().map(|&(_, nodes)| nodes).sum(),
            None => self.count(&position, self.depth),
        };
        let seconds = start.elapsed().as_secs_f64();
        let divide = branches.filter(|_| self.divide).map(|branches| {
            let branch = |(mv, nodes): (Move, u64)| Branch {
                mv: mv.uci(UciCastling::Standard).to_string(),
                nodes,
            };
            branches.into_iter().map(branch).collect()
        });
        let count = Count {
            fen: position.to_fen(),
            depth: self.depth,
            nodes,
            divide,
        };
        if self.json {
            out.json(&count)?;
            return Ok(Answer::Yes);
        }
        for branch in count.divide.iter().flatten() {
            writeln!(out, "{}: {}", branch.mv, branch.nodes)?;
        }
        writeln!(out, "{STRONG}{nodes}{STRONG:#}")?;
        out.finish()?;
        // How long it took is no part of the answer.
        eprintln!(
            "{seconds:.3} s, {:.1} million a second",
            nodes as f64 / seconds.max(1e-9) / 1e6
        );
        Ok(Answer::Yes)
    }

    fn count(&self, position: &Position, depth: u32) -> u64 {
        if self.by_making {
            perft_by_making(position, depth)
        } else {
            perft(position, depth)
        }
    }

    /// The count below each first move, in the order of their names. Threads take turns at what lies below every two
    /// moves, so that none of them is left alone with a large part at the end.
    fn branches(&self, position: &Position) -> Vec<(Move, u64)> {
        let mut moves = position.legal_moves().to_vec();
        moves.sort_by_key(|mv| mv.uci(UciCastling::Standard).to_string());
        let mut parts: Vec<(usize, Position)> = Vec::new();
        for (i, &mv) in moves.iter().enumerate() {
            let next = position.after(mv);
            match self.depth {
                1 => parts.push((i, next)),
                _ => next.for_each_legal_move(|mv| parts.push((i, next.after(mv)))),
            }
        }
        let rest = self.depth.saturating_sub(2);
        let nodes: Vec<AtomicU64> = moves.iter().map(|_| AtomicU64::new(0)).collect();
        let turn = AtomicUsize::new(0);
        let work = || {
            while let Some((i, position)) = parts.get(turn.fetch_add(1, Relaxed)) {
                nodes[*i].fetch_add(self.count(position, rest), Relaxed);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.get().min(parts.len()) {
                scope.spawn(work);
            }
            work();
        });
        let nodes = nodes.into_iter().map(AtomicU64::into_inner);
        moves.into_iter().zip(nodes).collect()
    }
}
