//! Which squares a piece attacks (Articles 3.1–3.8), by table.

mod factors;
mod lines;
mod slides;

use crate::{Bitboard, Color, Role, Square};

/// Squares a rook on `square` attacks when `occupied` squares block it.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    slides::ROOK[square.index()].attacks(occupied)
}

/// Squares a bishop on `square` attacks when `occupied` squares block it.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    slides::BISHOP[square.index()].attacks(occupied)
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
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two squares from edge to edge, or none if they share no line.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
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
