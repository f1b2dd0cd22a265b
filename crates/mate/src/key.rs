//! A position in 32 bytes, exactly: two positions have the same key only if they have the same future.
//!
//! Four bits a square, kept as four planes. The lower three say what stands there; 7 is a piece with a
//! memory, which its rank tells apart: a rook that may castle on an end rank, a pawn that may be taken in
//! passing on the fourth or fifth. The last plane is White's pieces; on empty squares, where it would
//! mean nothing, it says that Black has the move. A full board has no empty square, but nothing returns to
//! a full board, so no other position of the same game shares its key.

use chess::{Bitboard, Board, Color, Move, Position, Role, Setup};

/// A position as four planes of bits, without its counters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(align(32))]
pub struct Key([u64; 4]);

const PAWN: u64 = 1;
const ROOK: u64 = 4;
const SPECIAL: u64 = 7;

impl Key {
    /// Packs a position. A square passed over counts only if the capture there is legal.
    #[inline]
    pub fn of(position: &Position) -> Key {
        let board = position.board();
        let [p, n, b, r, q, k] = Role::ALL.map(|role| board.role(role).0);
        // Pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6.
        let mut planes = [p | b | q, n | b | k, r | q | k, board.color(Color::White).0];
        if position.turn() == Color::Black {
            planes[3] |= !board.occupied().0;
        }
        let castling = position.castling().0;
        // From 4 to 7.
        planes[0] |= castling;
        planes[1] |= castling;
        if position.passed_square().is_some()
            && let Some((_, passed)) = position.legal_en_passant()
        {
            let pawn = Bitboard::of(passed).forward(!position.turn()).0;
            // From 1 to 7.
            planes[1] |= pawn;
            planes[2] |= pawn;
        }
        Key(planes)
    }

    /// The key after a legal move of a position with this key, if that is no more than a man who goes somewhere: with
    /// rights to castle and captures in passing there is more to it.
    #[inline]
    pub(crate) fn after(self, turn: Color, mv: Move) -> Option<Key> {
        let Move::Normal { role, from, to } = mv else {
            return None;
        };
        let [a, b, c, white] = self.0;
        let double_step = role == Role::Pawn && from.index().abs_diff(to.index()) == 16;
        if a & b & c != 0 || double_step {
            return None;
        }
        let white = white & (a | b | c);
        let kept = !(1 << from.index() | 1 << to.index());
        let code = role as u64 + PAWN;
        let put = |plane: u64, bit: u64| plane & kept | bit << to.index();
        let [a, b, c] = [put(a, code & 1), put(b, code >> 1 & 1), put(c, code >> 2)];
        let white = put(white, u64::from(turn == Color::White));
        // Now the other side has the move.
        let mark = if turn == Color::White {
            !(a | b | c)
        } else {
            0
        };
        Some(Key([a, b, c, white | mark]))
    }

    /// The position, with counters at their beginning.
    #[inline]
    pub fn position(self) -> Position {
        let [a, b, c, white] = self.0;
        let special = a & b & c;
        let rooks_that_castle = special & Bitboard::END_RANKS.0;
        let passing = special ^ rooks_that_castle;
        let pawns = a & !b & !c | passing;
        let knights = !a & b & !c;
        let bishops = a & b & !c;
        let rooks = !a & !b & c | rooks_that_castle;
        let queens = a & !b & c;
        let kings = !a & b & c;
        let occupied = a | b | c;
        let turn = if white & !occupied != 0 {
            Color::Black
        } else {
            Color::White
        };
        let board = Board::from_sets(
            [pawns, knights, bishops, rooks, queens, kings].map(Bitboard),
            Bitboard(white),
        );
        let setup = Setup {
            board,
            turn,
            castling: Bitboard(rooks_that_castle),
            en_passant: Bitboard(passing).forward(turn).first(),
            halfmoves: 0,
            fullmoves: 1,
        };
        setup
            .position()
            .expect("a key is made of a position, which has its kings")
    }

    /// Mixes the four planes into a number; any two keys may share it.
    #[inline]
    pub(crate) fn hash(self) -> u64 {
        let [a, b, c, d] = self.0;
        let low = (a ^ 0x9e37_79b9_7f4a_7c15) as u128 * (b ^ 0xd1b5_4a32_d192_ed03) as u128;
        let high = (c ^ 0x8cb9_2ba7_2f3d_8dd7) as u128 * (d ^ 0xa24b_aed4_963e_e407) as u128;
        let mixed = low ^ high.rotate_left(17);
        (mixed as u64 ^ (mixed >> 64) as u64).wrapping_mul(0x9fb2_1c65_1e98_df25)
    }

    /// The planes themselves, lowest first.
    pub fn planes(self) -> [u64; 4] {
        self.0
    }
}

const _: () = assert!(PAWN ^ 6 == SPECIAL && ROOK ^ 3 == SPECIAL);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_gives_its_position_back() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
            "P3k2p/8/8/8/8/8/8/p3K2P b - - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            let back = Key::of(&position).position();
            assert_eq!(back, position, "{fen}");
            assert_eq!(Key::of(&back), Key::of(&position));
        }
    }

    #[test]
    fn the_key_after_a_move() {
        for fen in [
            "r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w - - 0 6",
            "8/P6k/8/3pP3/6N1/q4b2/7p/R3K3 w - d6 0 1",
            "8/8/4k3/2r1p3/3N4/8/2P1PK2/8 b - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ] {
            let start = Position::from_fen(fen).unwrap();
            let second = start.legal_moves().into_iter().map(|mv| start.after(mv));
            let mut told = 0;
            for position in second.chain([start]) {
                let key = Key::of(&position);
                for mv in position.legal_moves() {
                    let next = Key::of(&position.after(mv));
                    let found = key.after(position.turn(), mv);
                    assert!(found.is_none_or(|key| key == next), "{fen} {mv:?}");
                    told += usize::from(found.is_some());
                }
            }
            assert!(told > 0 || fen.contains("KQkq"), "{fen}: {told}");
        }
    }

    #[test]
    fn a_passed_square_that_nobody_can_use_is_forgotten() {
        let with = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").unwrap();
        let without = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 5 9").unwrap();
        assert_eq!(Key::of(&with), Key::of(&without));
        let turned = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1").unwrap();
        assert_ne!(Key::of(&with), Key::of(&turned));
    }
}
