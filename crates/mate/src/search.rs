//! The reachable positions, the promising ones first: ends with a mate, or with all of them.

use chess::{Color, Move, Position};

use crate::guide;
use crate::key::Key;
use crate::material;
use crate::novelty::Novelty;
use crate::table::{Id, NONE, Table};

/// How a search ended.
pub(crate) enum Outcome {
    /// A legal series of moves to mate.
    Mate(Vec<Move>),
    /// Everything reachable was looked at, and nothing was mate.
    Closed,
    /// The limit was reached first.
    Spent,
}

const QUEUES: usize = 1024;

/// How much the estimate counts against the moves made so far.
const WEIGHT: usize = 4;

/// Best first: a queue for each cost, last in first out, so that a promising line is followed to its end.
pub(crate) struct Search {
    table: Table,
    heads: [Id; QUEUES],
    lowest: usize,
    winner: Color,
    novelty: Novelty,
}

impl Search {
    pub(crate) fn new() -> Search {
        Search {
            table: Table::new(),
            heads: [NONE; QUEUES],
            lowest: 0,
            winner: Color::White,
            novelty: Novelty::new(),
        }
    }

    /// Begins anew from a position that is not mate and has sufficient material.
    pub(crate) fn begin(&mut self, start: &Position, winner: Color) {
        self.table.clear();
        self.heads = [NONE; QUEUES];
        self.lowest = 0;
        self.winner = winner;
        self.novelty.clear();
        let id = self
            .table
            .insert(Key::of(start), 0)
            .expect("an empty table has no position");
        self.push(id, 0);
    }

    /// How many positions are known.
    pub(crate) fn known(&self) -> u64 {
        self.table.len() as u64
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = Key> + '_ {
        self.table.keys()
    }

    /// Goes on until decided or until `limit` positions are known.
    pub(crate) fn run(&mut self, limit: u64) -> Outcome {
        while let Some(id) = self.pop() {
            let position = self.table.key(id).position();
            let mut mate = None;
            let gives = position.turn() == self.winner;
            position.for_each_legal_move(|mv| {
                if mate.is_some() {
                    return;
                }
                let next = position.after(mv);
                if gives && next.is_check() && !next.has_legal_move() {
                    mate = Some(mv);
                    return;
                }
                let changed = mv.promotion().is_some() || position.is_capture(mv);
                if changed && material::insufficient(next.board(), self.winner).is_some() {
                    return;
                }
                if let Some(new) = self.table.insert(Key::of(&next), id) {
                    let far = guide::estimate(&next, self.winner) * WEIGHT;
                    let stale = self.novelty.staleness(&next, mv);
                    self.push(new, far + stale);
                }
            });
            if let Some(mv) = mate {
                return Outcome::Mate(self.line(id, mv));
            }
            if self.known() >= limit {
                return Outcome::Spent;
            }
        }
        Outcome::Closed
    }

    fn push(&mut self, id: Id, cost: usize) {
        let queue = (cost + self.table.depth(id) as usize).min(QUEUES - 1);
        self.table.set_next(id, self.heads[queue]);
        self.heads[queue] = id;
        self.lowest = self.lowest.min(queue);
    }

    fn pop(&mut self) -> Option<Id> {
        while self.lowest < QUEUES {
            let id = self.heads[self.lowest];
            if id != NONE {
                self.heads[self.lowest] = self.table.next(id);
                return Some(id);
            }
            self.lowest += 1;
        }
        None
    }

    /// The moves to a position and one more. Moves are not stored: each is found again by where it leads.
    fn line(&self, mut id: Id, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while self.table.parent(id) != id {
            let parent = self.table.parent(id);
            let (from, to) = (self.table.key(parent).position(), self.table.key(id));
            let mv = from
                .legal_moves()
                .into_iter()
                .find(|&mv| Key::of(&from.after(mv)) == to);
            line.push(mv.expect("a position was reached by a move"));
            id = parent;
        }
        line.reverse();
        line
    }
}
