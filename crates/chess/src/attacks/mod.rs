//! Which squares a piece attacks (Articles 3.1–3.8), by table.

// Without the table some of what describes it is not needed.
#[cfg_attr(feature = "small-tables", allow(dead_code))]
mod factors;
#[cfg_attr(feature = "small-tables", allow(dead_code))]
mod lines;
#[cfg(not(feature = "small-tables"))]
mod slides;
#[cfg(feature = "small-tables")]
mod small;

use crate::{Bitboard, Color, Role, Square};
#[cfg(not(feature = "small-tables"))]
use slides as tables;
#[cfg(feature = "small-tables")]
use small as tables;

/// Bytes of the tables: those of sliding attacks and of pairs of squares, unless the feature `small-tables` leaves them out,
/// and those of the other attacks.
pub const TABLE_BYTES: usize = {
    let steps = 6 * 64 * size_of::<Bitboard>();
    if cfg!(feature = "small-tables") {
        steps
    } else {
        let slides = (lines::ROOK_ENTRIES + lines::BISHOP_ENTRIES) * size_of::<Bitboard>();
        let keys = 2 * 64 * 24;
        let pairs = 2 * 64 * 64 * size_of::<Bitboard>();
        slides + keys + pairs + steps
    }
};

/// Squares a rook on `square` attacks when `occupied` squares block it.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    tables::rook(square, occupied)
}

/// Squares a bishop on `square` attacks when `occupied` squares block it.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    tables::bishop(square, occupied)
}

/// Squares a queen on `square` attacks when `occupied` squares block it.
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    rook(square, occupied) | bishop(square, occupied)
}

/// Squares a knight on `square` attacks.
#[inline]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// Squares a king on `square` attacks.
#[inline]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// Squares a pawn of `color` on `square` attacks.
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color as usize][square.index()]
}

/// Squares a piece on `square` attacks when `occupied` squares block it.
#[inline]
pub fn of(color: Color, role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// The squares strictly between two squares of one line, or none.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    tables::between(a, b)
}

/// The whole line through two squares from edge to edge, or none if they share no line.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    tables::line(a, b)
}

/// The rook's lines on an empty board.
#[inline]
pub fn rook_lines(square: Square) -> Bitboard {
    ROOK_LINES[square.index()]
}

/// The bishop's lines on an empty board.
#[inline]
pub fn bishop_lines(square: Square) -> Bitboard {
    BISHOP_LINES[square.index()]
}

const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const KING_STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

static KNIGHT: [Bitboard; 64] = steps(&KNIGHT_STEPS);
static KING: [Bitboard; 64] = steps(&KING_STEPS);
static PAWN: [[Bitboard; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];
static ROOK_LINES: [Bitboard; 64] = on_empty_board(lines::Slider::Rook);
static BISHOP_LINES: [Bitboard; 64] = on_empty_board(lines::Slider::Bishop);

const fn on_empty_board(slider: lines::Slider) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        table[square as usize] = Bitboard(slider.attacks(square, 0));
        square += 1;
    }
    table
}

const fn steps(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut i = 0;
    while i < 64 {
        let mut s = 0;
        while s < steps.len() {
            if let Some(to) = Square::masked(i as u8).offset(steps[s].0, steps[s].1) {
                table[i] = table[i].with(to);
            }
            s += 1;
        }
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(from: Square, occupied: Bitboard, directions: &[(i8, i8)]) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for &(df, dr) in directions {
            let mut at = from;
            while let Some(to) = at.offset(df, dr) {
                attacked.insert(to);
                if occupied.contains(to) {
                    break;
                }
                at = to;
            }
        }
        attacked
    }

    #[test]
    fn every_set_of_blockers_gives_what_walking_the_lines_gives() {
        let rook_ways = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let bishop_ways = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        for square in Square::all() {
            for (ways, table, lines) in [
                (
                    &rook_ways,
                    rook as fn(Square, Bitboard) -> Bitboard,
                    rook_lines(square),
                ),
                (&bishop_ways, bishop, bishop_lines(square)),
            ] {
                let mut blockers = 0u64;
                loop {
                    // Squares off the lines must not matter.
                    let occupied = Bitboard(blockers) | (Bitboard(0x5a5a_1234_8765_f00d) - lines);
                    assert_eq!(
                        table(square, occupied),
                        walk(square, occupied, ways),
                        "{square} {occupied:?}"
                    );
                    // The next subset of the lines.
                    blockers = blockers.wrapping_sub(lines.0) & lines.0;
                    if blockers == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn the_documented_sizes_are_true() {
        let bytes = if cfg!(feature = "small-tables") {
            3_072
        } else {
            932_864
        };
        assert_eq!(TABLE_BYTES, bytes);
        assert_eq!(size_of::<crate::Position>(), 88);
        let steps = size_of_val(&KNIGHT) + size_of_val(&KING) + size_of_val(&PAWN);
        let lines = size_of_val(&ROOK_LINES) + size_of_val(&BISHOP_LINES);
        let others = tables::bytes();
        assert_eq!(steps + lines + others, TABLE_BYTES);
    }

    #[test]
    fn pairs_of_squares_are_what_walking_gives() {
        for (a, b) in Square::all().flat_map(|a| Square::all().map(move |b| (a, b))) {
            let mut found = (Bitboard::EMPTY, Bitboard::EMPTY);
            for (df, dr) in KING_STEPS {
                let there = walk(a, Bitboard::EMPTY, &[(df, dr)]);
                if there.contains(b) {
                    let back = walk(a, Bitboard::EMPTY, &[(-df, -dr)]);
                    let stopped = walk(a, Bitboard::of(b), &[(df, dr)]);
                    found = (stopped.without(b), (there | back).with(a));
                }
            }
            assert_eq!((between(a, b), line(a, b)), found, "{a} {b}");
        }
    }

    #[test]
    fn between_and_line() {
        assert_eq!(
            between(Square::A1, Square::D4),
            [Square::B2, Square::C3].into_iter().collect()
        );
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(
            line(Square::C3, Square::B2),
            bishop_lines(Square::A1).with(Square::A1)
        );
        assert_eq!(line(Square::C3, Square::D5), Bitboard::EMPTY);
    }
}
