//! How far a position looks from a mate. Nothing here decides: it only says where to look first.

use chess::{Bitboard, Color, Position, Role, Square};

const fn distance(a: usize, b: usize) -> u8 {
    let files = (a & 7).abs_diff(b & 7);
    let ranks = (a >> 3).abs_diff(b >> 3);
    if files > ranks {
        files as u8
    } else {
        ranks as u8
    }
}

/// For the loser's king and the winner's: how far they are from a picture of mate in a corner, by the shade
/// of the corners that will do: dark, light, either.
static CORNER: [[[u8; 64]; 64]; 3] = corners();

const fn corners() -> [[[u8; 64]; 64]; 3] {
    let mut table = [[[255u8; 64]; 64]; 3];
    let squares = [0usize, 63, 7, 56];
    let mut c = 0;
    while c < 4 {
        let corner = squares[c];
        let shade = c / 2;
        let mut lost = 0;
        while lost < 64 {
            let mut won = 0;
            while won < 64 {
                let far = distance(won, corner);
                let off = if far > 2 { far - 2 } else { 2 - far };
                let value = 2 * distance(lost, corner) + 2 * off;
                if value < table[shade][lost][won] {
                    table[shade][lost][won] = value;
                }
                if value < table[2][lost][won] {
                    table[2][lost][won] = value;
                }
                won += 1;
            }
            lost += 1;
        }
        c += 1;
    }
    table
}

fn king(position: &Position, color: Color) -> Square {
    position.king(color)
}

/// Lower is nearer.
pub(crate) fn estimate(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let ours = board.color(winner);
    let lost = king(position, !winner).index();
    let won = king(position, winner).index();
    let heavy = ours & board.straight_movers();
    let bishops = ours & board.role(Role::Bishop);
    let pawns = ours & board.role(Role::Pawn);
    let shade = if heavy.any() || bishops.is_empty() {
        2
    } else {
        match (
            (bishops & Bitboard::DARK).any(),
            (bishops & Bitboard::LIGHT).any(),
        ) {
            (true, false) => 0,
            (false, true) => 1,
            _ => 2,
        }
    };
    let mut value = CORNER[shade][lost][won] as usize;
    if heavy.is_empty() && pawns.any() {
        let furthest = match winner {
            Color::White => pawns.last().map_or(0, |s| 7 - s.rank().index()),
            Color::Black => pawns.first().map_or(0, |s| s.rank().index()),
        };
        value += 10 + 4 * furthest as usize;
    }
    value
}
