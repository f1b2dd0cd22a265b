//! `adoube perft`: leaves of the tree of legal moves, the measure of a move generator.

use std::io::Write;
use std::time::Instant;

use chess::{Move, Position, divide, perft, perft_by_making};
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
        let branches = self.divide.then(|| self.branches(&position));
        let nodes = match &branches {
            Some(branches) => branches.iter().map(|&(_, nodes)| nodes).sum(),
            None => self.count(&position, self.depth),
        };
        let seconds = start.elapsed().as_secs_f64();
        let divide = branches.map(|branches| {
            let branch = |(mv, nodes): (Move, u64)| Branch {
                mv: mv.to_string(),
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

    fn branches(&self, position: &Position) -> Vec<(Move, u64)> {
        let mut branches = if self.by_making {
            let below = |&mv: &Move| (mv, self.count(&position.after(mv), self.depth - 1));
            position.legal_moves().iter().map(below).collect()
        } else {
            divide(position, self.depth)
        };
        branches.sort_by_key(|&(mv, _)| mv.to_string());
        branches
    }
}
