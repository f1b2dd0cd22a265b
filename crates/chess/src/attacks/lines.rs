//! Attacks along lines without tables, on bare numbers: the build script fills the table with these.

use super::factors::{BISHOP_FACTORS, ROOK_FACTORS};

/// A piece that moves along lines.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Slider {
    Rook,
    Bishop,
}

/// Entries of the table for all rooks; the bishops' follow.
pub(crate) const ROOK_ENTRIES: usize = 102_400;
pub(crate) const BISHOP_ENTRIES: usize = 5_248;

impl Slider {
    /// Squares attacked from a square when others block.
    pub(crate) const fn attacks(self, square: u32, occupied: u64) -> u64 {
        let (first, second) = self.lines(square);
        along(square, occupied, first) | along(square, occupied, second)
    }

    /// The squares that can block; the far end of a line never matters.
    pub(crate) const fn mask(self, square: u32) -> u64 {
        let (file, rank) = straight(square);
        let edges = 0xff00_0000_0000_00ff & !rank | 0x8181_8181_8181_8181 & !file;
        self.attacks(square, 0) & !edges
    }

    pub(crate) const fn factor(self, square: u32) -> u64 {
        match self {
            Slider::Rook => ROOK_FACTORS[square as usize],
            Slider::Bishop => BISHOP_FACTORS[square as usize],
        }
    }

    pub(crate) const fn lines(self, square: u32) -> (u64, u64) {
        match self {
            Slider::Rook => straight(square),
            Slider::Bishop => diagonal(square),
        }
    }
}

const fn straight(square: u32) -> (u64, u64) {
    (
        0x0101_0101_0101_0101 << (square % 8),
        0xff << (square / 8 * 8),
    )
}

const fn diagonal(square: u32) -> (u64, u64) {
    let (f, r) = ((square % 8) as i32, (square / 8) as i32);
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

/// Attacks in both directions along one line. Subtracting the square above the piece from the blockers
/// borrows through the empty squares up to the first blocker; reversing the bits does the same downwards.
const fn along(square: u32, occupied: u64, line: u64) -> u64 {
    let piece = 1u64 << square;
    let blockers = occupied & line & !piece;
    let up = blockers.wrapping_sub(piece << 1);
    let down = blockers
        .reverse_bits()
        .wrapping_sub(piece.reverse_bits() << 1)
        .reverse_bits();
    // On the last square of the board the shift falls out and leaves the blockers unchanged: then the
    // exclusive or still yields exactly the other direction.
    (up ^ down) & line
}
