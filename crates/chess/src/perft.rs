//! Counting the leaves of the tree of legal moves: the measure of a move generator.

use alloc::vec::Vec;
use core::hint::black_box;
use core::marker::PhantomData;

use crate::movegen::{Count, Sink, origin};
use crate::side::{self, Side};
use crate::{Bitboard, Color, Move, Position, Role, Square};

/// The number of ways to make `depth` legal moves from here. The last moves are counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    run::<true>(position, depth)
}

/// The same number with every move made on a board.
pub fn perft_by_making(position: &Position, depth: u32) -> u64 {
    run::<false>(position, depth)
}

/// The count below each first move.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&mv| (mv, perft(&position.after(mv), rest)))
        .collect()
}

fn run<const BULK: bool>(position: &Position, depth: u32) -> u64 {
    match (depth, position.turn()) {
        (0, _) => 1,
        (_, Color::White) => below::<side::White, BULK>(position, depth),
        (_, Color::Black) => below::<side::Black, BULK>(position, depth),
    }
}

/// The leaves below a position at least one move above them.
fn below<S: Side, const BULK: bool>(position: &Position, depth: u32) -> u64 {
    if BULK && depth == 1 {
        return count::<S>(position);
    }
    let mut tree = Tree::<S, BULK> {
        position,
        depth: depth - 1,
        leaves: 0,
        side: PhantomData,
    };
    position.generate_as::<S, _>(&mut tree);
    tree.leaves
}

#[inline(never)]
fn count<S: Side>(position: &Position) -> u64 {
    let mut count = Count(0);
    position.generate_as::<S, _>(&mut count);
    count.0
}

/// Makes each move as the generator finds it and adds up what lies below. Each kind of move is made by its
/// own code, because the generator knows the kind already.
struct Tree<'a, S, const BULK: bool> {
    position: &'a Position,
    depth: u32,
    leaves: u64,
    side: PhantomData<S>,
}

impl<S: Side, const BULK: bool> Tree<'_, S, BULK> {
    #[inline(always)]
    fn make(&mut self, play: impl FnOnce(&mut Position)) {
        let mut next = *self.position;
        play(&mut next);
        if !BULK && self.depth == 0 {
            // The move counts as made only if its position exists.
            black_box(&next);
            self.leaves += 1;
        } else {
            self.leaves += below::<S::Opponent, BULK>(&next, self.depth);
        }
    }
}

impl<S: Side, const BULK: bool> Sink for Tree<'_, S, BULK> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.make(|next| next.play_normal::<S>(role, from, to));
        }
    }
    #[inline(always)]
    fn pawns(&mut self, step: i8, targets: Bitboard) {
        for to in targets {
            self.make(|next| next.play_normal::<S>(Role::Pawn, origin(to, step), to));
        }
    }
    #[inline(always)]
    fn promotions(&mut self, step: i8, targets: Bitboard) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.make(|next| next.play_promotion::<S>(origin(to, step), to, role));
            }
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.make(|next| next.play_en_passant::<S>(from, to));
    }
    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.make(|next| next.play_castle::<S>(king, rook));
    }
}
