//! The reachable positions, the promising ones first: ends with a mate, or with all of them.

use alloc::vec;
use alloc::vec::Vec;

use chess::{Color, Move, Position};

use crate::guide;
use crate::key::Key;
use crate::material;
use crate::novelty::Novelty;
use crate::table::{Id, NONE, ORDERS, Table};

/// How a search ended.
pub(crate) enum Outcome {
    /// A legal series of moves to mate.
    Mate(Vec<Move>),
    /// Everything reachable was looked at, and nothing was mate.
    Closed,
    /// So many positions are known as were allowed.
    Spent,
    /// No more fit into memory.
    Full,
}

const QUEUES: usize = 1024;

/// More than a position has moves: the most that one of them adds.
const MOVES: usize = 256;

/// What a search holds besides its table: marks, queues, and what the position in hand leads to.
const FIXED: usize = 256 << 10;

/// How much the estimate counts against the moves made so far.
const WEIGHT: usize = 4;

/// With so few men nothing is locked, and the guides are right more often than what is new.
const FEW: u32 = 4;

/// One position in so many is taken from the second order, where men of the loser smother their king.
const SMOTHERED: u32 = 3;

/// A queue for each cost, last in first out, so that a promising line is followed to its end.
struct Queues {
    heads: [Id; QUEUES],
    lowest: usize,
}

impl Queues {
    const EMPTY: Queues = Queues {
        heads: [NONE; QUEUES],
        lowest: 0,
    };

    fn push(&mut self, table: &mut Table, order: usize, id: Id, cost: usize) {
        let queue = (cost + table.depth(id) as usize).min(QUEUES - 1);
        table.set_next(order, id, self.heads[queue]);
        self.heads[queue] = id;
        self.lowest = self.lowest.min(queue);
    }

    /// The next that has not been taken from the other order before.
    fn pop(&mut self, table: &mut Table, order: usize) -> Option<Id> {
        while self.lowest < QUEUES {
            let id = self.heads[self.lowest];
            if id == NONE {
                self.lowest += 1;
                continue;
            }
            self.heads[self.lowest] = table.next(order, id);
            if table.take(id) {
                return Some(id);
            }
        }
        None
    }
}

/// What a move leads to.
struct Found {
    key: Key,
    mv: Move,
    /// Made when it is needed: most positions that are met are known.
    next: Option<Position>,
    /// The hash of the key, if it is not known.
    unknown: Option<u64>,
}

/// Best first in two orders, by exact key.
pub(crate) struct Search {
    table: Table,
    queues: [Queues; ORDERS],
    /// Positions taken so far.
    taken: u32,
    winner: Color,
    novelty: Novelty,
    /// What the position in hand leads to.
    found: Vec<Found>,
    /// Bytes that the table may hold.
    bound: usize,
}

impl Search {
    pub(crate) fn new() -> Search {
        Search {
            table: Table::new(),
            queues: [Queues::EMPTY; ORDERS],
            taken: 0,
            winner: Color::White,
            novelty: Novelty::new(),
            found: Vec::new(),
            bound: 0,
        }
    }

    /// Begins anew from a position that is not mate and has sufficient material, in so many bytes. False if they are
    /// too few for anything.
    pub(crate) fn begin(&mut self, start: &Position, winner: Color, memory: usize) -> bool {
        self.bound = memory.saturating_sub(FIXED);
        self.table.clear(self.bound);
        if !self.table.make_room(MOVES, self.bound) {
            return false;
        }
        self.queues = [Queues::EMPTY; ORDERS];
        self.taken = 0;
        self.winner = winner;
        self.novelty.clear();
        let key = Key::of(start);
        self.table.insert(key, key.hash(), 0);
        for (order, queues) in self.queues.iter_mut().enumerate() {
            queues.push(&mut self.table, order, 0, 0);
        }
        true
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        FIXED + self.table.bytes()
    }

    /// Gives all memory of the table back.
    pub(crate) fn forget(&mut self) {
        self.table = Table::new();
    }

    /// How many positions are known.
    pub(crate) fn known(&self) -> u64 {
        self.table.len() as u64
    }

    /// All positions that are known, given away.
    pub(crate) fn take_keys(&mut self) -> Vec<Key> {
        self.table.take_keys()
    }

    /// Goes on until decided or until `limit` positions are known.
    pub(crate) fn run(&mut self, limit: u64) -> Outcome {
        loop {
            if !self.table.make_room(MOVES, self.bound) {
                return Outcome::Full;
            }
            let Some(id) = self.pop() else {
                return Outcome::Closed;
            };
            let key = self.table.key(id);
            let position = key.position();
            if let Some(mv) = self.look(key, &position) {
                return Outcome::Mate(self.line(id, mv));
            }
            for found in &self.found {
                let (Some(next), Some(hash)) = (&found.next, found.unknown) else {
                    continue;
                };
                let Some(new) = self.table.insert(found.key, hash, id) else {
                    continue;
                };
                let few = next.board().occupied().count() <= FEW;
                let stale = if few {
                    0
                } else {
                    self.novelty.staleness(next, found.mv)
                };
                let guides = [guide::estimate, guide::smothered];
                for (order, queues) in self.queues.iter_mut().enumerate() {
                    let far = guides[order](next, self.winner);
                    queues.push(&mut self.table, order, new, far * WEIGHT + stale);
                }
            }
            if self.known() >= limit {
                return Outcome::Spent;
            }
        }
    }

    fn pop(&mut self) -> Option<Id> {
        self.taken = self.taken.wrapping_add(1);
        let order = usize::from(self.taken.is_multiple_of(SMOTHERED));
        self.queues[order].pop(&mut self.table, order)
    }

    /// Finds what a position leads to; a move if it mates. What is known is no mate, or the search would be over.
    fn look(&mut self, key: Key, position: &Position) -> Option<Move> {
        let Search {
            table,
            found,
            winner,
            ..
        } = self;
        found.clear();
        let turn = position.turn();
        position.for_each_legal_move(|mv| {
            let (key, next) = match key.after(turn, mv) {
                Some(key) => (key, None),
                None => {
                    let next = position.after(mv);
                    (Key::of(&next), Some(next))
                }
            };
            found.push(Found {
                key,
                mv,
                next,
                unknown: None,
            });
        });
        let unknown = table.unknown(found.iter().map(|found| found.key));
        for (found, &unknown) in found.iter_mut().zip(unknown) {
            if unknown.is_none() {
                continue;
            }
            let next = *found.next.get_or_insert_with(|| position.after(found.mv));
            if turn == *winner && next.is_check() && !next.has_legal_move() {
                return Some(found.mv);
            }
            let changed = found.mv.promotion().is_some() || position.is_capture(found.mv);
            if changed && material::insufficient(next.board(), *winner).is_some() {
                continue;
            }
            found.unknown = unknown;
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
