//! Games that are kept to be shown: a few for each kind of finding, with every position.

use chess::Position;

use super::finding::Finding;
use super::kind::{Kind, Weight};
use super::words;

/// Whether some games are kept to be shown.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Examples {
    /// None: sums and findings are wanted.
    #[default]
    Dropped,
    /// A few of each kind.
    Kept,
}

/// A game in which something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// What it shows.
    pub finding: Finding,
    /// The pieces after each ply, as the first field of FEN, the beginning included.
    pub boards: Vec<String>,
    /// The moves with their numbers.
    pub moves: Vec<String>,
}

/// So many games of each kind are enough to see what it means.
pub const OF_EACH: usize = 4;

fn count(examples: &[Example], kind: Kind) -> usize {
    examples.iter().filter(|e| e.finding.kind == kind).count()
}

/// The first finding of a game of which there are not enough examples yet.
pub(super) fn of_game<'a>(
    findings: impl Iterator<Item = &'a Finding>,
    positions: &[Position],
    examples: &[Example],
) -> Option<Example> {
    let wanted = |finding: &&Finding| {
        finding.kind.weight() != Weight::Record && count(examples, finding.kind) < OF_EACH
    };
    let finding = findings
        .filter(wanted)
        .min_by_key(|finding| count(examples, finding.kind))?;
    let board = |position: &Position| {
        let fen = position.to_fen().to_string();
        fen.split(' ').next().unwrap_or_default().to_owned()
    };
    Some(Example {
        finding: finding.clone(),
        boards: positions.iter().map(board).collect(),
        moves: (1..positions.len())
            .map(|ply| words::numbered(positions, ply))
            .collect(),
    })
}

/// Adds examples where there are not enough yet.
pub(super) fn gather(examples: &mut Vec<Example>, more: Vec<Example>) {
    for example in more {
        if count(examples, example.finding.kind) < OF_EACH {
            examples.push(example);
        }
    }
}
