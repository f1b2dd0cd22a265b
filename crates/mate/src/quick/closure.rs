//! All reachable positions, if they are few.

use chess::{Color, Position};

use crate::key::Key;
use crate::material;

/// Positions there is room for.
pub(super) const MOST: usize = 2_048;

/// Slots of the table, a power of two.
const SLOTS: usize = 2 * MOST;

/// How a look ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Nothing more can be reached, and nothing is mate.
    Closed,
    /// A mate can be reached.
    Mate,
    /// There are too many.
    Open,
}

/// Positions by exact key, in the order in which they were met.
pub(super) struct Closure {
    keys: [Key; MOST],
    /// Numbers of positions plus one; 0 is free.
    slots: [u16; SLOTS],
    known: usize,
}

impl Closure {
    pub(super) fn new() -> Closure {
        Closure {
            keys: [Key::default(); MOST],
            slots: [0; SLOTS],
            known: 0,
        }
    }

    /// How many positions were met in the last look.
    pub(super) fn known(&self) -> usize {
        self.known
    }

    /// Looks at what can be reached from a position that is not over. Gives up when more than `most` positions
    /// are known, or when more than `wide` of them may come to wait: on an open board that is soon.
    pub(super) fn look(&mut self, start: &Position, side: Color, most: usize, wide: usize) -> End {
        let most = most.min(MOST);
        self.forget();
        self.insert(Key::of(start));
        let mut next = 0;
        while next < self.known {
            let at = self.keys[next].position();
            next += 1;
            // Counting is cheaper than finding out.
            if wide < MOST && self.known - next + at.count_legal_moves() as usize > wide {
                return End::Open;
            }
            let mut end = End::Closed;
            at.for_each_legal_move(|mv| {
                if end != End::Closed {
                    return;
                }
                let after = at.after(mv);
                if at.turn() == side && after.is_check() && !after.has_legal_move() {
                    end = End::Mate;
                    return;
                }
                let changed = mv.promotion().is_some() || at.is_capture(mv);
                if changed && material::insufficient(after.board(), side).is_some() {
                    return;
                }
                if self.known == most {
                    end = End::Open;
                    return;
                }
                self.insert(Key::of(&after));
            });
            if end != End::Closed {
                return end;
            }
        }
        End::Closed
    }

    fn forget(&mut self) {
        if self.known > MOST / 8 {
            self.slots.fill(0);
        } else {
            // Few were met: only their slots are taken, each with those it was pushed on by.
            for key in &self.keys[..self.known] {
                let mut at = slot(key);
                while self.slots[at] != 0 {
                    self.slots[at] = 0;
                    at = (at + 1) % SLOTS;
                }
            }
        }
        self.known = 0;
    }

    fn insert(&mut self, key: Key) {
        let mut at = slot(&key);
        while self.slots[at] != 0 {
            if self.keys[usize::from(self.slots[at]) - 1] == key {
                return;
            }
            at = (at + 1) % SLOTS;
        }
        self.keys[self.known] = key;
        self.known += 1;
        self.slots[at] = self.known as u16;
    }
}

/// Leads a first move to more positions than may wait? On an open board nearly every move does, so that one look
/// is enough, and no memory is touched.
pub(super) fn opens(start: &Position, wide: usize) -> bool {
    let mut most = 0;
    start.for_each_legal_move(|mv| {
        if most <= wide {
            most = most.max(start.after(mv).count_legal_moves() as usize);
        }
    });
    most > wide
}

fn slot(key: &Key) -> usize {
    (key.hash() >> 40) as usize % SLOTS
}
