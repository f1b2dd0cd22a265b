//! How far a position looks from a mate. Nothing here decides: it only says where to look first.

use chess::{Bitboard, Color, Position, Role, Square, attacks};

use crate::nook::{self, Blockers, blocker, steps};

/// Lower is nearer.
pub(crate) fn estimate(position: &Position, winner: Color) -> usize {
    let board = position.board();
    // Squares left to the king: every man of his own that takes one away helps.
    let open = attacks::king(position.king(!winner))
        - attacks::king(position.king(winner))
        - board.color(!winner);
    distance(position, winner) + open.count() as usize
}

/// The same for boards on which the winner's king cannot come to help: how far the loser is from a corner in which
/// his own men leave him no flight.
pub(crate) fn smothered(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let ours = board.color(winner);
    let lost = position.king(!winner);
    let won = attacks::king(position.king(winner));
    let bishops = ours & board.role(Role::Bishop);
    let others = ours & (board.straight_movers() | board.role(Role::Knight));
    let shade = if others.any() { 2 } else { shade_of(bishops) };
    let roles = Blockers {
        knights: true,
        bishops: true,
        rooks: others.any(),
    };
    let mut best = usize::MAX;
    for (i, (corner, flights)) in CORNERED.into_iter().enumerate() {
        if shade < 2 && shade != i / 2 {
            continue;
        }
        let mut value = 2 * usize::from(steps(lost.index(), corner.into()));
        for flight in flights {
            if won.0 >> flight & 1 == 0 {
                value += blocker(board, !winner, roles, flight, false);
            }
        }
        best = best.min(value);
    }
    best
}

/// Dark corners and light ones, each with the squares beside it that are of the other shade.
const CORNERED: [(u8, [u8; 2]); 4] = [(0, [1, 8]), (63, [62, 55]), (7, [6, 15]), (56, [57, 48])];

/// How far the kings and the men are from where mates are given, whoever is around them.
fn distance(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let ours = board.color(winner);
    let lost = position.king(!winner);
    let won = position.king(winner);
    if (ours & board.straight_movers()).any() {
        return kings(2, lost, won);
    }
    let pawns = ours & board.role(Role::Pawn);
    if pawns.any() {
        let furthest = match winner {
            Color::White => pawns.last().map_or(0, |s| 7 - s.rank().index()),
            Color::Black => pawns.first().map_or(0, |s| s.rank().index()),
        };
        let bishops = ours & board.role(Role::Bishop);
        return kings(shade_of(bishops), lost, won) + 10 + 4 * usize::from(furthest);
    }
    // Queens see too much to be in nobody's way: let them be taken.
    let queens = board.color(!winner) & board.role(Role::Queen);
    nook::nearest(position, winner) + 3 * queens.count() as usize
}

/// Which corners will do: dark, light, either.
fn shade_of(bishops: Bitboard) -> usize {
    match (
        (bishops & Bitboard::DARK).any(),
        (bishops & Bitboard::LIGHT).any(),
    ) {
        (true, false) => 0,
        (false, true) => 1,
        _ => 2,
    }
}

fn kings(shade: usize, lost: Square, won: Square) -> usize {
    usize::from(CORNER[shade][lost.index()][won.index()])
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
                let far = steps(won, corner);
                let off = far.abs_diff(2);
                let value = 2 * steps(lost, corner) + 2 * off;
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
