//! Lines and certificates for a game that ends by 9.6 as well.

use alloc::collections::BTreeMap;

use chess::{Color, Move, Position};

use super::rules::{self, Board, KING, PAWN, Plain};
use super::{Flaw, check_board, check_line, insufficient};
use crate::verdict::Certificate;

/// Moves of both players after which the game is over.
const MOST: u32 = 150;

/// How often each position was on the board before.
type Earlier = BTreeMap<[u64; 4], u32>;

fn earlier(positions: &[Position]) -> Earlier {
    let mut earlier = Earlier::new();
    for position in positions {
        *earlier.entry(Board::of(position).planes()).or_default() += 1;
    }
    earlier
}

/// Is the game over by 9.6 with this board and count, if it is not mate?
fn over(board: &Board, count: u32, earlier: &Earlier) -> bool {
    count >= MOST
        || earlier
            .get(&board.planes())
            .is_some_and(|&times| times >= 4)
}

/// The count after a move.
fn counted(board: &Board, (from, to, role): Plain, count: u32) -> u32 {
    let takes = board.squares[to] != 0 && role != KING;
    if takes || board.squares[from] & 7 == PAWN {
        0
    } else {
        count + 1
    }
}

/// As [`check_line`], and the game is not over by 9.6 before its end.
///
/// # Errors
///
/// The first flaw.
pub fn check_line_within(
    position: &Position,
    side: Color,
    before: &[Position],
    line: &[Move],
) -> Result<(), Flaw> {
    check_line(position, side, line)?;
    let mut seen = earlier(before);
    let (mut board, mut count) = (Board::of(position), position.halfmoves());
    for (number, &mv) in line.iter().enumerate() {
        if over(&board, count, &seen) {
            return Err(Flaw::Ended(number));
        }
        *seen.entry(board.planes()).or_default() += 1;
        let plain = rules::plain(mv);
        count = counted(&board, plain, count);
        let after = board.moves().into_iter().find(|(found, _)| *found == plain);
        board = after.ok_or(Flaw::NotLegal(number))?.1;
    }
    Ok(())
}

/// As [`super::check`], for a game that ends by 9.6 as well.
///
/// # Errors
///
/// The first flaw.
pub fn check_within(
    position: &Position,
    side: Color,
    before: &[Position],
    certificate: &Certificate,
) -> Result<(), Flaw> {
    let (start, white) = (Board::of(position), side.is_white());
    let Certificate::Counted(counts) = certificate else {
        return check_board(&start, white, certificate);
    };
    let earlier = earlier(before);
    let lowest: BTreeMap<[u64; 4], u32> = (counts.positions.iter())
        .map(|&(key, count)| (key.planes(), count))
        .collect();
    let inside = |board: &Board, count: u32| {
        over(board, count, &earlier) || lowest.get(&board.planes()).is_some_and(|&c| c <= count)
    };
    if start.white != white && start.mated() {
        return Err(Flaw::MateInside);
    }
    if !inside(&start, position.halfmoves()) {
        return Err(Flaw::NotInside);
    }
    for (&planes, &count) in &lowest {
        let board = Board::of_planes(planes);
        for (plain, next) in board.moves() {
            if next.white != white && next.mated() {
                return Err(Flaw::MateInside);
            }
            let ended = insufficient(&next, white) || next.moves().is_empty();
            if !ended && !inside(&next, counted(&board, plain, count)) {
                return Err(Flaw::NotClosed);
            }
        }
    }
    Ok(())
}
