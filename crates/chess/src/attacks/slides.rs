//! Rook and bishop attacks: one table for all squares, indexed by the blockers on the lines. Lines and what lies
//! between two squares: a table of pairs.

use super::KING_STEPS;
use super::lines::{BISHOP_ENTRIES, ROOK_ENTRIES, Slider};
use crate::{Bitboard, Square};

/// How to find the attacks from one square.
struct Slide {
    /// The squares that can block; the far end of a line never matters.
    mask: u64,
    #[cfg_attr(target_feature = "bmi2", expect(dead_code))]
    factor: u64,
    #[cfg_attr(target_feature = "bmi2", expect(dead_code))]
    shift: u32,
    /// Where the entries of this square begin.
    start: u32,
}

impl Slide {
    #[inline]
    fn attacks(&self, occupied: Bitboard) -> Bitboard {
        let index = self.start as usize + self.index(occupied.0);
        debug_assert!(index < ENTRIES.len());
        // SAFETY: `start` plus the greatest index of each square lies within the table by construction;
        // the tests look up every entry with this assertion on.
        unsafe { *ENTRIES.get_unchecked(index) }
    }

    /// Gathers the blockers by instruction where the target has it.
    #[cfg(target_feature = "bmi2")]
    #[inline]
    fn index(&self, occupied: u64) -> usize {
        // SAFETY: compiled only where the target has BMI2.
        unsafe { core::arch::x86_64::_pext_u64(occupied, self.mask) as usize }
    }

    #[cfg(not(target_feature = "bmi2"))]
    #[inline]
    fn index(&self, occupied: u64) -> usize {
        ((occupied & self.mask).wrapping_mul(self.factor) >> self.shift) as usize
    }
}

#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    ROOK[square.index()].attacks(occupied)
}

#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    BISHOP[square.index()].attacks(occupied)
}

#[inline]
pub(super) fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

#[inline]
pub(super) fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

static ROOK: [Slide; 64] = slides(Slider::Rook, 0);
static BISHOP: [Slide; 64] = slides(Slider::Bishop, ROOK_ENTRIES as u32);

const ALL: usize = ROOK_ENTRIES + BISHOP_ENTRIES;

static ENTRIES: [Bitboard; ALL] = {
    let bytes: [u8; 8 * ALL] = *include_bytes!(concat!(env!("OUT_DIR"), "/slides.bin"));
    // SAFETY: a Bitboard is a number of eight bytes, and every pattern of bits is one.
    unsafe { core::mem::transmute(bytes) }
};

const fn slides(slider: Slider, mut start: u32) -> [Slide; 64] {
    let mut table = [const {
        Slide {
            mask: 0,
            factor: 0,
            shift: 0,
            start: 0,
        }
    }; 64];
    let mut square = 0;
    while square < 64 {
        let mask = slider.mask(square);
        let bits = mask.count_ones();
        table[square as usize] = Slide {
            mask,
            factor: slider.factor(square),
            shift: 64 - bits,
            start,
        };
        start += 1 << bits;
        square += 1;
    }
    table
}

static BETWEEN: [[Bitboard; 64]; 64] = pairs(false);
static LINE: [[Bitboard; 64]; 64] = pairs(true);

const fn pairs(whole_line: bool) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let from = Square::masked(a as u8);
        let mut d = 0;
        while d < 8 {
            let (df, dr) = KING_STEPS[d];
            let mut passed = Bitboard::EMPTY;
            let mut at = from;
            while let Some(to) = at.offset(df, dr) {
                table[a][to.index()] = passed;
                passed = passed.with(to);
                at = to;
            }
            if whole_line {
                let mut whole = passed.with(from);
                let mut back = from;
                while let Some(to) = back.offset(-df, -dr) {
                    whole = whole.with(to);
                    back = to;
                }
                let mut at = from;
                while let Some(to) = at.offset(df, dr) {
                    table[a][to.index()] = whole;
                    at = to;
                }
            }
            d += 1;
        }
        a += 1;
    }
    table
}

/// What the tables take.
#[cfg(test)]
pub(super) fn bytes() -> usize {
    let pairs = size_of_val(&BETWEEN) + size_of_val(&LINE);
    size_of_val(&ROOK) + size_of_val(&BISHOP) + size_of_val(&ENTRIES) + pairs
}
