//! The same attacks worked out each time, for small machines: no table of sliding attacks, none of pairs of squares.

use super::lines::Slider;
use crate::{Bitboard, Square};

#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(Slider::Rook.attacks(square.index() as u32, occupied.0))
}

#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(Slider::Bishop.attacks(square.index() as u32, occupied.0))
}

pub(super) fn between(a: Square, b: Square) -> Bitboard {
    let line = line(a, b).0;
    let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
    // Squares above the lower one and below the higher one.
    let span = (1u64 << high).wrapping_sub(1) & (u64::MAX << low << 1);
    Bitboard(line & span)
}

pub(super) fn line(a: Square, b: Square) -> Bitboard {
    for slider in [Slider::Rook, Slider::Bishop] {
        let (first, second) = slider.lines(a.index() as u32);
        for line in [first, second].map(Bitboard) {
            if a != b && line.contains(b) {
                return line;
            }
        }
    }
    Bitboard::EMPTY
}

/// What the tables take: there are none.
#[cfg(test)]
pub(super) fn bytes() -> usize {
    0
}
