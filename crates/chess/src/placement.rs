//! FEN's first field, at the speed of archives.
//!
//! Letters and numbers come in an order that no processor can guess, so the reader decides nothing by a single
//! letter: it looks up what each means, and asks once at the end whether all was in order. If it was not, the
//! careful reader of [`crate::fen`] says why.

use arrayvec::ArrayVec;

use crate::{Bitboard, Board, Color, Piece, Rank, Role};

/// A line of FEN. The longest has 71 bytes for the board, sixteen rights to castle and two large counters.
pub(crate) type Line = ArrayVec<u8, 128>;

/// What a byte of the field means.
#[derive(Copy, Clone)]
struct Meaning {
    /// 0 for none, else one more than the role's number, and 8 more for Black.
    piece: u8,
    /// How many squares it takes.
    squares: u8,
    /// 1 for the stroke between ranks.
    stroke: u8,
    /// 1 for a number.
    number: u8,
}

const BLACK: u8 = 8;

static MEANINGS: [Meaning; 256] = meanings();

const fn meanings() -> [Meaning; 256] {
    let mut table = [Meaning {
        piece: 0,
        squares: 0,
        stroke: 0,
        number: 0,
    }; 256];
    let mut byte = 0;
    while byte < 256 {
        if let Some(piece) = Piece::from_char(byte as u8) {
            table[byte].squares = 1;
            table[byte].piece = piece.role as u8 + 1 + BLACK * piece.color as u8;
        }
        byte += 1;
    }
    let mut number = 1;
    while number <= 8 {
        table[b'0' as usize + number].squares = number as u8;
        table[b'0' as usize + number].number = 1;
        number += 1;
    }
    table[b'/' as usize].stroke = 1;
    table
}

/// Reads the field at the beginning of a text and says how long it is; `None` if it is not in perfect order.
#[inline]
pub(crate) fn read(text: &[u8]) -> Option<(Board, usize)> {
    // From a8 to h1, in the order of the text.
    let mut pieces = [0; 64];
    let (mut place, mut strokes, mut length) = (0usize, 0usize, 0usize);
    let (mut number_before, mut wrong) = (0, 0);
    for &byte in text {
        let meaning = MEANINGS[usize::from(byte)];
        if meaning.squares | meaning.stroke == 0 {
            break;
        }
        pieces[place & 63] = meaning.piece;
        place += usize::from(meaning.squares);
        strokes += usize::from(meaning.stroke);
        // At a stroke, all squares of the ranks before it have been named.
        wrong |= usize::from(meaning.stroke) * (place ^ (8 * strokes));
        wrong |= usize::from(meaning.number & number_before);
        number_before = meaning.number;
        length += 1;
    }
    (wrong == 0 && strokes == 7 && place == 64).then(|| (board_of(&pieces), length))
}

/// The sets of squares from the pieces as they were read.
fn board_of(pieces: &[u8; 64]) -> Board {
    // Each bit of the pieces' numbers as a set of squares.
    let mut bits = [Bitboard::EMPTY; 4];
    for (i, rank) in pieces.as_chunks::<8>().0.iter().enumerate() {
        let rank = u64::from_le_bytes(*rank);
        for (bit, set) in bits.iter_mut().enumerate() {
            let lowest_bits = (rank >> bit) & 0x0101_0101_0101_0101;
            // The product brings the lowest bits of the eight bytes side by side at its top.
            let row = lowest_bits.wrapping_mul(0x0102_0408_1020_4080) >> 56;
            set.0 |= row << (56 - 8 * i);
        }
    }
    let [ones, twos, fours, black] = bits;
    // Pawn is 1, knight 2, bishop 3, rook 4, queen 5, king 6.
    let by_role = [
        ones - twos - fours,
        twos - ones - fours,
        ones & twos,
        fours - ones - twos,
        ones & fours,
        twos & fours,
    ];
    Board::from_sets(by_role, !black)
}

/// Writes the field.
pub(crate) fn write(board: &Board, line: &mut Line) {
    let mut letters = [0; 64];
    for color in Color::ALL {
        for role in Role::ALL {
            for square in board.pieces(color, role) {
                letters[square.index()] = role.of(color).char() as u8;
            }
        }
    }
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for &letter in &letters[8 * usize::from(rank.index())..][..8] {
            if letter == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                line.push(b'0' + empty);
                empty = 0;
            }
            line.push(letter);
        }
        if empty > 0 {
            line.push(b'0' + empty);
        }
        if rank != Rank::FIRST {
            line.push(b'/');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perfect_order_and_nothing_else() {
        let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let (board, length) = read(format!("{initial} w").as_bytes()).expect("in order");
        assert_eq!(board, Board::initial());
        assert_eq!(length, initial.len());
        for wrong in [
            "",
            "8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/8/",
            "8/8/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/44",
            "8/8/8/8/8/8/8/9",
            "8/8/8/8/8/8/7/p8",
            "p8/8/8/8/8/8/8/7",
            "8/8/8/8/8/8/8/8p",
            "88/8/8/8/8/8/8",
        ] {
            assert!(read(wrong.as_bytes()).is_none(), "{wrong}");
        }
    }

    #[test]
    fn every_piece_on_every_square_goes_both_ways() {
        for square in crate::Square::all() {
            for piece in Color::ALL
                .into_iter()
                .flat_map(|c| Role::ALL.map(|r| r.of(c)))
            {
                let mut board = Board::EMPTY;
                board.put(square, piece);
                let mut line = Line::new();
                write(&board, &mut line);
                assert_eq!(read(&line), Some((board, line.len())));
            }
        }
    }
}
