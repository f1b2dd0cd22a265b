//! How new a position is among those met so far.
//!
//! On locked boards a few men shuffle in millions of ways that all come to the same. What leads somewhere is a man
//! on a square where none of his kind has been before, or beside others whom he has not met there. The pawns and
//! the number of men are taken with it: after a capture or a pawn's move everything is new again. This only
//! orders the search, so the marks are kept as bits of hashes and never asked to be exact.

use alloc::boxed::Box;
use alloc::vec;

use chess::{Color, Move, Position, Role};

const WORDS: usize = 1 << 13;

/// Marks of what has been met.
pub(crate) struct Novelty {
    seen: Box<[u64]>,
}

impl Novelty {
    pub(crate) fn new() -> Novelty {
        Novelty {
            seen: vec![0; WORDS].into(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.seen.fill(0);
    }

    /// How stale a position is that a move has led to: 0 if the man is new on his square, 30 if only a meeting
    /// with somebody is new, 100 if nothing is.
    pub(crate) fn staleness(&mut self, next: &Position, mv: Move) -> usize {
        let board = next.board();
        let pawns = board.role(Role::Pawn);
        let [white, black] = Color::ALL.map(|color| (pawns & board.color(color)).0);
        let skeleton = white.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ black.wrapping_mul(0xd1b5_4a32_d192_ed03)
            ^ u64::from(board.occupied().count()).wrapping_mul(0x8cb9_2ba7_2f3d_8dd7);
        let role = mv.promotion().unwrap_or(mv.role());
        let man = man(!next.turn(), role, mv.to().index());
        let here = mix((skeleton ^ skeleton >> 29).wrapping_add(man));
        let new_here = self.mark(here);
        let mut meets = false;
        for role in [
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
        ] {
            for square in board.role(role) {
                let color = if board.color(Color::White).contains(square) {
                    Color::White
                } else {
                    Color::Black
                };
                let other = self::man(color, role, square.index()) + 1;
                meets |= self.mark(mix(here.wrapping_add(other << 40)));
            }
        }
        match (new_here, meets) {
            (true, _) => 0,
            (false, true) => 30,
            (false, false) => 100,
        }
    }

    /// Sets a mark; true if it was not set.
    fn mark(&mut self, hash: u64) -> bool {
        let word = &mut self.seen[hash as usize & (WORDS - 1)];
        let bit = 1 << (hash >> 26 & 63);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

fn man(color: Color, role: Role, square: usize) -> u64 {
    ((color as u64 * 6 + role as u64) << 6) + square as u64
}

fn mix(value: u64) -> u64 {
    let mixed = value.wrapping_mul(0x9fb2_1c65_1e98_df25);
    mixed ^ mixed >> 32
}
