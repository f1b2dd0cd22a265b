//! The answer to run after every move: sound, without allocation, and never long.
//!
//! It knows four things: that the game is over, that the material is insufficient, that all forced moves lead
//! to one of these, and that the men are locked. For the last it looks at regions and at a small closure, but
//! only where the board gives cause: on an open board both would be wasted.

use std::cell::RefCell;

use chess::{Bitboard, Color, Position, Role, attacks};

use crate::key::Key;
use crate::material;
use crate::picture::{self, Picture};
use crate::regions::{Anchors, Regions};
use crate::solver::locked;
use crate::verdict::{Ground, Reason};
use crate::walk::Walk;

/// Positions in the small closure. At some 150 ns each it stays well under a millisecond.
const MOST: usize = 2_000;

/// Slots of its table, a power of two.
const SLOTS: usize = 4_096;

/// Modes and placements looked at.
const MODES: usize = 20;
const TRIES: u32 = 400;

/// Longest forced line followed.
const FORCED: u32 = 24;

/// Room to work in, kept by each thread.
struct Room {
    keys: [Key; MOST],
    slots: [u16; SLOTS],
    regions: Option<Regions>,
}

thread_local! {
    static ROOM: RefCell<Box<Room>> = RefCell::new(Box::new(Room {
        keys: [Key::default(); MOST],
        slots: [0; SLOTS],
        regions: None,
    }));
}

/// A reason why `side` can never mate, if one is found quickly. `None` says nothing: it may or may not.
///
/// A thread's first call sets up its room; later ones allocate nothing. Each is over well within a
/// millisecond, whatever the position.
pub fn quick(position: &Position, side: Color) -> Option<Reason> {
    let mut at = *position;
    let mut forced = 0;
    loop {
        if let Some(material) = material::insufficient(at.board(), side)
            && !(at.turn() != side && at.is_checkmate())
        {
            return Some(Reason {
                forced,
                ground: material.into(),
            });
        }
        let mut moves = 0;
        let mut only = None;
        // Counting is cheap, and most positions have many moves.
        let count = at.count_legal_moves();
        if count == 1 {
            at.for_each_legal_move(|mv| {
                moves += 1;
                only = Some(mv);
            });
        }
        match (count, only) {
            (0, _) => return over(&at, side).map(|ground| Reason { forced, ground }),
            (1, Some(mv)) if forced < FORCED => {
                at.play(mv);
                forced += 1;
            }
            _ if !suspicious(&at, side, count) || strolls(&at, side) => return None,
            _ => break,
        }
    }
    let ground = ROOM.with_borrow_mut(|room| room.look(&at, side))?;
    Some(Reason { forced, ground })
}

/// Does a walk or two end in mate?
fn strolls(position: &Position, side: Color) -> bool {
    Walk::new(side).go(position, 2).is_some()
}

fn over(position: &Position, side: Color) -> Option<Ground> {
    match (position.is_check(), position.turn() == side) {
        (true, false) => None,
        (true, true) => Some(Ground::Mated),
        (false, _) => Some(Ground::Stalemate),
    }
}

/// Does the board give cause to look closer: few moves, or pawns that stand against each other and none that
/// is free to run?
fn suspicious(position: &Position, side: Color, moves: u64) -> bool {
    if position.castling().any() {
        return false;
    }
    let board = position.board();
    let occupied = board.occupied();
    let ours = board.color(side);
    let free = (ours & (board.straight_movers() | board.role(Role::Knight)))
        .into_iter()
        .any(|square| {
            let role = board.role_at(square).unwrap_or(Role::Pawn);
            (attacks::of(side, role, square, occupied) - ours).any()
        });
    let pawns = board.role(Role::Pawn);
    let white = pawns & board.color(Color::White);
    let black = pawns & board.color(Color::Black);
    let rammed = Bitboard(white.0 << 8) & black;
    if free {
        return rammed.count() >= 4 || moves <= 2 && rammed.many();
    }
    if moves <= 2 {
        return true;
    }
    rammed.any() && !runs(side, white, black, occupied)
}

/// Has a side a pawn that can step and that no pawn of the other side can stop or take?
fn runs(side: Color, white: Bitboard, black: Bitboard, occupied: Bitboard) -> bool {
    let fill = |set: u64, up: bool| {
        let mut set = set;
        for shift in [8, 16, 32] {
            set |= if up { set << shift } else { set >> shift };
        }
        Bitboard(set)
    };
    match side {
        Color::White => {
            let front = fill(black.0 >> 8, false);
            (white - front - front.east() - front.west() - Bitboard(occupied.0 >> 8)).any()
        }
        Color::Black => {
            let front = fill(white.0 << 8, true);
            (black - front - front.east() - front.west() - Bitboard(occupied.0 << 8)).any()
        }
    }
}

#[doc(hidden)]
pub fn gate(position: &Position, side: Color) -> bool {
    suspicious(position, side, position.count_legal_moves())
}

impl Room {
    fn look(&mut self, position: &Position, side: Color) -> Option<Ground> {
        for (anchors, modes) in [(Anchors::None, 1), (Anchors::Skeleton, MODES)] {
            let Some(regions) = Regions::reuse(&mut self.regions, position, side, anchors) else {
                break;
            };
            let mut tries = TRIES;
            let closed = regions.close(modes, |regions, at, facts| {
                picture::find(regions, at, facts, &mut tries) == Picture::None
            });
            if closed {
                return Some(locked(regions));
            }
        }
        self.exhaust(position, side)
    }

    /// All reachable positions, if they are few.
    fn exhaust(&mut self, position: &Position, side: Color) -> Option<Ground> {
        self.slots.fill(0);
        let mut known = 0;
        self.insert(Key::of(position), &mut known);
        let mut next = 0;
        while next < known {
            let at = self.keys[next].position();
            next += 1;
            let mut failed = false;
            at.for_each_legal_move(|mv| {
                if failed {
                    return;
                }
                let after = at.after(mv);
                if at.turn() == side && after.is_checkmate() {
                    failed = true;
                    return;
                }
                let changed = mv.promotion().is_some() || at.is_capture(mv);
                if changed && material::insufficient(after.board(), side).is_some() {
                    return;
                }
                failed = !self.insert(Key::of(&after), &mut known);
            });
            if failed {
                return None;
            }
        }
        Some(Ground::Exhausted {
            positions: known as u64,
        })
    }

    /// False when there is no more room.
    fn insert(&mut self, key: Key, known: &mut usize) -> bool {
        let mut at = (key.hash() >> 40) as usize & (SLOTS - 1);
        while self.slots[at] != 0 {
            if self.keys[usize::from(self.slots[at]) - 1] == key {
                return true;
            }
            at = (at + 1) & (SLOTS - 1);
        }
        if *known == MOST {
            return false;
        }
        self.keys[*known] = key;
        *known += 1;
        self.slots[at] = *known as u16;
        true
    }
}
