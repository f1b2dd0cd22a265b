//! The same question where the game also ends by itself (9.6): after 75 moves by each player without a capture or a
//! pawn's move, and when a position appears for the fifth time.
//!
//! The fewer moves have been counted the more can still be played, so of every position only the lowest count
//! matters. A line that comes back to a position can be cut there, so that only what was on the board before can
//! appear for the fifth time.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet, VecDeque};

use chess::{Color, Move, Position};

use crate::key::Key;
use crate::material;
use crate::solver::{Found, Refutation, Solver, finished};
use crate::verdict::{Budget, Certificate, Counted, Decision, Ground, Proof, Reason, Verdict};
use crate::walk::Walk;

/// Moves of both players together.
pub(crate) const MOST: u32 = 150;

/// Where each position was reached from, and by which move, with the lowest count.
type Reached = HashMap<Key, (u32, Option<(Key, Move)>)>;

impl Solver {
    /// As [`Solver::decide`], but for a game that ends by 9.6 as well. The moves counted so far are those of the
    /// position; `earlier` are the positions that were on the board before it.
    pub fn decide_within(
        &mut self,
        position: &Position,
        side: Color,
        earlier: &[Position],
        budget: Budget,
    ) -> Decision {
        let spent = spent(earlier);
        let plain = self.decide(position, side, budget);
        let Verdict::Winnable(line) = &plain.verdict else {
            return plain;
        };
        if let Some(line) = in_time(position, line, &spent) {
            return Decision {
                verdict: Verdict::Winnable(line),
                ..plain
            };
        }
        let limit = match budget {
            Budget::Nodes(nodes) => nodes,
            Budget::Unlimited => u64::MAX,
        };
        let (verdict, nodes, reason) = search(position, side, &spent, limit);
        let verdict = match verdict {
            Verdict::Unwinnable(_) if self.proof() == Proof::Dropped => {
                Verdict::Unwinnable(Certificate::Dropped)
            }
            other => other,
        };
        Decision {
            verdict,
            nodes: plain.nodes + nodes,
            reason,
        }
    }
}

/// Positions that have appeared four times.
fn spent(earlier: &[Position]) -> HashSet<Key> {
    let mut count: HashMap<Key, u32> = HashMap::new();
    for position in earlier {
        *count.entry(Key::of(position)).or_default() += 1;
    }
    count.retain(|_, count| *count >= 4);
    count.into_keys().collect()
}

/// Is the game over by 9.6, if it is not mate?
fn ends(position: &Position, spent: &HashSet<Key>) -> bool {
    position.halfmoves() >= MOST || spent.contains(&Key::of(position))
}

/// A line without the moves that only lead back to where it was, if the game is not over before its mate.
fn in_time(start: &Position, line: &[Move], spent: &HashSet<Key>) -> Option<Vec<Move>> {
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
    spent: &HashSet<Key>,
    limit: u64,
) -> (Verdict, u64, Option<Reason>) {
    let never = |reached: Reached| {
        let positions = reached.len() as u64;
        let counted = reached.into_iter().map(|(key, (count, _))| (key, count));
        let reason = Reason {
            forced: 0,
            ground: Ground::Counted { positions },
        };
        let certificate = Certificate::Counted(Counted {
            positions: counted.collect(),
        });
        (Verdict::Unwinnable(certificate), positions, Some(reason))
    };
    let mut reached = Reached::new();
    if ends(start, spent) {
        return never(reached);
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
                Some(Found::Nothing) | None if ends(&next, spent) => continue,
                _ => afresh(&next, side, spent),
            };
            if let Some(rest) = rest {
                let mut line = path(&reached, from);
                line.push(mv);
                line.extend(rest);
                return (Verdict::Winnable(line), reached.len() as u64, None);
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
        if reached.len() as u64 >= limit {
            return (Verdict::Undecided, reached.len() as u64, None);
        }
    }
    never(reached)
}

/// A line to mate from a position where the count has just begun anew, if a walk finds one in time.
fn afresh(position: &Position, side: Color, spent: &HashSet<Key>) -> Option<Vec<Move>> {
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
