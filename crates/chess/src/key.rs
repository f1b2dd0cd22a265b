//! Sameness of positions (Article 9.2.3; 9.2.2 in 2018, 9.2 in 2014).

use crate::{Bitboard, Board, Color, Position, Square};

impl Position {
    /// Are the two positions the same in the sense of the Laws?
    ///
    /// The same player has the move, pieces of the same kind and colour stand on the same squares, and the
    /// possible moves of all pieces are the same: an en passant capture counts only if it is legal, a right
    /// to castle counts as a right even while castling is prevented. The counters play no part.
    pub fn is_same(&self, other: &Position) -> bool {
        self.turn == other.turn
            && self.board == other.board
            && self.castling == other.castling
            && self.usable_passed_square() == other.usable_passed_square()
    }

    /// A number that is equal for same positions and, but for one pair in some 10¹⁹, different for others.
    /// Whoever must be exact compares with [`Position::is_same`] as well. The numbers may change between
    /// versions of this crate and are not meant for storage.
    ///
    /// It is worked out from the sets of squares when asked for, so that moves need not keep it up to date.
    pub fn key(&self) -> u64 {
        key_of(
            &self.board,
            self.turn,
            self.castling,
            self.usable_passed_square(),
        )
    }

    /// The square passed over, if a capture there is legal.
    #[inline]
    fn usable_passed_square(&self) -> Option<Square> {
        // Most positions have none; the legality of the capture is looked at only for the rest.
        self.passed?;
        self.legal_en_passant().map(|(_, square)| square)
    }
}

#[inline]
fn key_of(board: &Board, turn: Color, castling: Bitboard, passed: Option<Square>) -> u64 {
    let [p, n, b, r, q, k, white] = board.words();
    // Rooks with rights stand on the end ranks only, so the middle of that word is free for the rest.
    let rest = castling.0 | (turn as u64) << 8 | passed.map_or(0, |s| s.index() as u64 + 1) << 16;
    let mixed = multiply_fold(p ^ SALT[0], n ^ SALT[1])
        ^ multiply_fold(b ^ SALT[2], r ^ SALT[3])
        ^ multiply_fold(q ^ SALT[4], k ^ SALT[5])
        ^ multiply_fold(white ^ SALT[6], rest ^ SALT[7]);
    multiply_fold(mixed, SALT[8])
}

/// Both halves of the full product together: every bit of the result depends on every bit of the factors.
#[inline]
fn multiply_fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product >> 64) as u64 ^ product as u64
}

/// Arbitrary numbers: the fractional parts of the square roots of the first primes.
const SALT: [u64; 9] = [
    0x6a09_e667_f3bc_c908,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
    0xcbbb_9d5d_c105_9ed8,
];

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).unwrap()
    }

    #[test]
    fn a_passed_square_counts_only_if_the_capture_is_legal() {
        let nobody_there = position("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1");
        let without = position("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 7 9");
        assert!(nobody_there.is_same(&without));
        assert_eq!(nobody_there.key(), without.key());

        let pinned = position("8/8/8/K1Pp3r/8/8/8/7k w - d6 0 1");
        assert!(pinned.is_same(&position("8/8/8/K1Pp3r/8/8/8/7k w - - 0 1")));

        let legal = position("8/8/8/2Pp4/K7/8/8/7k w - d6 0 1");
        let not_now = position("8/8/8/2Pp4/K7/8/8/7k w - - 0 1");
        assert!(!legal.is_same(&not_now));
        assert_ne!(legal.key(), not_now.key());
    }

    #[test]
    fn a_right_to_castle_counts_while_castling_is_prevented() {
        let with = position("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
        let without = position("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1");
        assert!(!with.is_same(&without));
        assert_ne!(with.key(), without.key());
    }

    #[test]
    fn the_side_to_move_counts() {
        let white = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        let black = position("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
        assert!(!white.is_same(&black));
        assert_ne!(white.key(), black.key());
    }
}
