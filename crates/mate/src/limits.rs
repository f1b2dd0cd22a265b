//! The same question where the game also ends by itself (9.6): after 75 moves by each player without a capture or a
//! pawn's move, and when a position appears for the fifth time.
//!
//! The fewer moves have been counted the more can still be played, so of every position only the lowest count
//! matters. A line that comes back to a position can be cut there, so that only what was on the board before can
//! appear for the fifth time.

use alloc::collections::btree_map::Entry;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::vec;
use alloc::vec::Vec;

use chess::{Color, Move, Position};

use crate::budget::{Budget, Spent, Strength};
use crate::key::Key;
use crate::material;
use crate::solver::{Found, Refutation, Solver, finished};
use crate::verdict::{Certificate, Counted, Decision, Ground, Proof, Reason, Verdict};
use crate::walk::Walk;

/// Moves of both players together.
pub(crate) const MOST: u32 = 150;

/// More than a position has moves.
const MOVES: usize = 256;

/// Where each position was reached from, and by which move, with the lowest count.
type Reached = BTreeMap<Key, (u32, Option<(Key, Move)>)>;

impl Solver {
    /// As [`Solver::decide`], but for a game that ends by 9.6 as well. The moves counted so far are those of the
    /// position; `earlier` are the positions that were on the board before it.
    pub fn decide_within(
        &mut self,
        position: &Position,
        side: Color,
        earlier: &[Position],
        strength: impl Into<Strength>,
    ) -> Decision {
        let strength = strength.into();
        let spent = spent(earlier);
        let plain = self.decide(position, side, strength);
        let Verdict::Winnable(line) = &plain.verdict else {
            return plain;
        };
        if let Some(line) = in_time(position, line, &spent) {
            return Decision {
                verdict: Verdict::Winnable(line),
                ..plain
            };
        }
        let Some(budget) = strength.budget() else {
            // The mate is on the board, but by then the game was over.
            return plain;
        };
        self.forget();
        let mut decision = search(position, side, &spent, budget, self.proof());
        decision.nodes += plain.nodes;
        decision
    }
}

/// Positions that have appeared four times.
fn spent(earlier: &[Position]) -> BTreeSet<Key> {
    let mut count: BTreeMap<Key, u32> = BTreeMap::new();
    for position in earlier {
        *count.entry(Key::of(position)).or_default() += 1;
    }
    count.retain(|_, count| *count >= 4);
    count.into_keys().collect()
}

/// Is the game over by 9.6, if it is not mate?
fn ends(position: &Position, spent: &BTreeSet<Key>) -> bool {
    position.halfmoves() >= MOST || spent.contains(&Key::of(position))
}

/// A line without the moves that only lead back to where it was, if the game is not over before its mate.
fn in_time(start: &Position, line: &[Move], spent: &BTreeSet<Key>) -> Option<Vec<Move>> {
    let mut position = *start;
    let mut direct: Vec<Move> = Vec::new();
    let mut seen = vec![Key::of(start)];
    for &mv in line {
        position.play(mv);
        let key = Key::of(&position);
        if let Some(before) = seen.iter().position(|&known| known == key) {
            seen.truncate(before + 1);
            direct.truncate(before);
        } else {
            seen.push(key);
            direct.push(mv);
        }
    }
    position = *start;
    let goes_on = direct.iter().all(|&mv| {
        let goes_on = !ends(&position, spent);
        position.play(mv);
        goes_on
    });
    goes_on.then_some(direct)
}

fn search(
    start: &Position,
    side: Color,
    spent: &BTreeSet<Key>,
    budget: Budget,
    proof: Proof,
) -> Decision {
    let mut reached = Reached::new();
    if ends(start, spent) {
        return never(reached, proof);
    }
    reached.insert(Key::of(start), (start.halfmoves(), None));
    let mut waiting = VecDeque::from([*start]);
    while let Some(position) = waiting.pop_front() {
        let from = Key::of(&position);
        if reached[&from].0 < position.halfmoves() {
            continue;
        }
        for mv in position.legal_moves() {
            let next = position.after(mv);
            let rest = match finished(&next, side) {
                Some(Found::Mate(rest)) => Some(rest),
                Some(Found::Never(Refutation { .. })) => continue,
                Some(Found::Nothing(_)) | None if ends(&next, spent) => continue,
                _ => afresh(&next, side, spent),
            };
            if let Some(rest) = rest {
                let mut line = path(&reached, from);
                line.push(mv);
                line.extend(rest);
                return decided(Verdict::Winnable(line), reached.len(), None);
            }
            let by = (next.halfmoves(), Some((from, mv)));
            match reached.entry(Key::of(&next)) {
                Entry::Occupied(known) if known.get().0 <= next.halfmoves() => continue,
                Entry::Occupied(mut known) => *known.get_mut() = by,
                Entry::Vacant(new) => {
                    new.insert(by);
                }
            }
            waiting.push_back(next);
        }
        let spent = if reached.len() as u64 >= budget.nodes {
            Some(Spent::Nodes)
        } else if bytes(reached.len(), waiting.capacity()) > budget.memory {
            Some(Spent::Memory)
        } else {
            None
        };
        if spent.is_some() {
            return decided(Verdict::Undecided, reached.len(), spent);
        }
    }
    never(reached, proof)
}

/// What so many positions take, with what waits among them: twice over, for it may double next, and the certificate
/// is a copy.
fn bytes(reached: usize, waiting: usize) -> usize {
    // A leaf of the map may be half empty.
    let each = 2 * size_of::<(Key, (u32, Option<(Key, Move)>))>() + size_of::<(Key, u32)>();
    (reached + MOVES) * each + 3 * (waiting + MOVES) * size_of::<Position>()
}

fn decided(verdict: Verdict, nodes: usize, spent: Option<Spent>) -> Decision {
    Decision {
        verdict,
        nodes: nodes as u64,
        reason: None,
        spent,
    }
}

fn never(reached: Reached, proof: Proof) -> Decision {
    let positions = reached.len() as u64;
    let certificate = match proof {
        Proof::Kept => Certificate::Counted(Counted {
            positions: (reached.into_iter())
                .map(|(key, (count, _))| (key, count))
                .collect(),
        }),
        Proof::Dropped => Certificate::Dropped,
    };
    let reason = Reason {
        forced: 0,
        ground: Ground::Counted { positions },
    };
    Decision {
        reason: Some(reason),
        ..decided(Verdict::Unwinnable(certificate), positions as usize, None)
    }
}

/// A line to mate from a position where the count has just begun anew, if a walk finds one in time.
fn afresh(position: &Position, side: Color, spent: &BTreeSet<Key>) -> Option<Vec<Move>> {
    if position.halfmoves() > 0 || material::insufficient(position.board(), side).is_some() {
        return None;
    }
    let mut walk = Walk::new(side);
    let length = walk.go(position, 4)?;
    in_time(position, &walk.line[..length], spent)
}

/// The moves that led to a position.
fn path(reached: &Reached, mut at: Key) -> Vec<Move> {
    let mut line = Vec::new();
    while let Some((from, mv)) = reached[&at].1 {
        line.push(mv);
        at = from;
    }
    line.reverse();
    line
}
