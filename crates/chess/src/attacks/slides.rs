//! Rook and bishop attacks: one table for all squares, indexed by the blockers on the lines.

use super::factors::{BISHOP_FACTORS, ROOK_FACTORS};
use crate::{Bitboard, File, Rank, Square};

/// How to find the attacks from one square.
pub(super) struct Slide {
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
    pub(super) fn attacks(&self, occupied: Bitboard) -> Bitboard {
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
        unsafe { std::arch::x86_64::_pext_u64(occupied, self.mask) as usize }
    }

    #[cfg(not(target_feature = "bmi2"))]
    #[inline]
    fn index(&self, occupied: u64) -> usize {
        ((occupied & self.mask).wrapping_mul(self.factor) >> self.shift) as usize
    }
}

const ROOK_ENTRIES: usize = 102_400;
const BISHOP_ENTRIES: usize = 5_248;

pub(super) static ROOK: [Slide; 64] = slides(true);
pub(super) static BISHOP: [Slide; 64] = slides(false);
// Some 108,000 entries are worked out while compiling; that takes a few seconds and is meant.
#[allow(long_running_const_eval)]
static ENTRIES: [Bitboard; ROOK_ENTRIES + BISHOP_ENTRIES] = entries();

const fn slides(rook: bool) -> [Slide; 64] {
    let mut table = [const {
        Slide {
            mask: 0,
            factor: 0,
            shift: 0,
            start: 0,
        }
    }; 64];
    let mut start = if rook { 0 } else { ROOK_ENTRIES as u32 };
    let mut i = 0;
    while i < 64 {
        let mask = mask(Square::masked(i as u8), rook);
        let bits = mask.count_ones();
        table[i] = Slide {
            mask,
            factor: if rook {
                ROOK_FACTORS[i]
            } else {
                BISHOP_FACTORS[i]
            },
            shift: 64 - bits,
            start,
        };
        start += 1 << bits;
        i += 1;
    }
    table
}

const fn entries() -> [Bitboard; ROOK_ENTRIES + BISHOP_ENTRIES] {
    let mut table = [Bitboard::EMPTY; ROOK_ENTRIES + BISHOP_ENTRIES];
    let (rooks, bishops) = (slides(true), slides(false));
    let mut i = 0;
    while i < 128 {
        let rook = i < 64;
        let square = Square::masked(i as u8);
        let slide = if rook { &rooks[i] } else { &bishops[i - 64] };
        let (first, second) = if rook {
            straight(square)
        } else {
            diagonal(square)
        };
        let mut blockers = 0u64;
        let mut nth = 0;
        loop {
            // Counting through the subsets of the mask upwards is the order in which bits are gathered.
            let index = if cfg!(target_feature = "bmi2") {
                nth
            } else {
                (blockers.wrapping_mul(slide.factor) >> slide.shift) as usize
            };
            let attacked = along(square, blockers, first) | along(square, blockers, second);
            table[slide.start as usize + index] = Bitboard(attacked);
            blockers = blockers.wrapping_sub(slide.mask) & slide.mask;
            nth += 1;
            if blockers == 0 {
                break;
            }
        }
        i += 1;
    }
    table
}

const fn mask(square: Square, rook: bool) -> u64 {
    let ranks = Bitboard::rank(Rank::FIRST).0 | Bitboard::rank(Rank::EIGHTH).0;
    let files = Bitboard::file(File::A).0 | Bitboard::file(File::H).0;
    let file = Bitboard::file(square.file()).0;
    let rank = Bitboard::rank(square.rank()).0;
    let edges = ranks & !rank | files & !file;
    let lines = if rook {
        rook_by_lines(square, Bitboard::EMPTY).0
    } else {
        bishop_by_lines(square, Bitboard::EMPTY).0
    };
    lines & !edges
}

/// Rook attacks without tables.
pub(super) const fn rook_by_lines(square: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = straight(square);
    Bitboard(along(square, occupied.0, file) | along(square, occupied.0, rank))
}

/// Bishop attacks without tables.
pub(super) const fn bishop_by_lines(square: Square, occupied: Bitboard) -> Bitboard {
    let (rising, falling) = diagonal(square);
    Bitboard(along(square, occupied.0, rising) | along(square, occupied.0, falling))
}

const fn straight(square: Square) -> (u64, u64) {
    (
        Bitboard::file(square.file()).0,
        Bitboard::rank(square.rank()).0,
    )
}

const fn diagonal(square: Square) -> (u64, u64) {
    let (f, r) = (square.file().index() as i32, square.rank().index() as i32);
    (
        shifted(0x8040_2010_0804_0201, r - f),
        shifted(0x0102_0408_1020_4080, r + f - 7),
    )
}

/// A long diagonal moved up by some ranks; what leaves the board is lost.
const fn shifted(diagonal: u64, ranks: i32) -> u64 {
    if ranks >= 0 {
        diagonal << (8 * ranks)
    } else {
        diagonal >> (-8 * ranks)
    }
}

/// Attacks in both directions along one line. Subtracting the piece from the blockers above it borrows
/// through the empty squares up to the first blocker; reversing the bits does the same downwards.
const fn along(square: Square, occupied: u64, line: u64) -> u64 {
    let piece = 1u64 << square.index();
    let blockers = occupied & line & !piece;
    let up = blockers.wrapping_sub(piece.wrapping_shl(1));
    let down = blockers
        .reverse_bits()
        .wrapping_sub(piece.reverse_bits().wrapping_shl(1))
        .reverse_bits();
    // On the last square of the board the shift falls out and leaves the blockers unchanged: then the
    // exclusive or still yields exactly the other direction.
    (up ^ down) & line
}
