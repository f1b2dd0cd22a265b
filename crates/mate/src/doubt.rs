//! The gates before the question: is it worth asking?

use chess::{Board, Color, Position, Role};

use crate::walk::Walk;

/// Does a short game, played so that one side mates, end in mate? Then the position is not dead, which is found out in
/// some microseconds for almost every position of real games; if not, nothing is known yet.
pub fn is_plainly_alive(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .any(|side| Walk::new(side).go(position, 4).is_some())
}

/// Could anything about this position keep the side from ever mating?
///
/// Four things could: too little material; nothing but minor pieces of its own; pawns face to face in such numbers
/// that they may wall off the board; hardly a legal move, all of them leading into one of the former. Elsewhere a
/// mate is there to be found by players who help each other, and searching for it would only take time. This is no
/// verdict: whoever must be sure asks [`crate::decide`], which finds such a mate in some microseconds.
pub fn in_doubt(position: &Position, side: Color) -> bool {
    doubt(position, side, 3)
}

fn doubt(position: &Position, side: Color, depth: u32) -> bool {
    let board = position.board();
    let ours = board.color(side);
    let pawns = board.role(Role::Pawn);
    if (ours & (pawns | board.straight_movers())).is_empty() {
        return true;
    }
    if pawns.any() {
        let (white, black) = (
            board.pieces(Color::White, Role::Pawn),
            board.pieces(Color::Black, Role::Pawn),
        );
        let rammed = (white.forward(Color::White) & black).count();
        // Three pairs can keep the kings apart; to hold knights, rooks and queens takes a wall without a gap.
        let movers = board.straight_movers() | board.role(Role::Knight);
        if rammed >= if movers.any() { 6 } else { 3 } && !has_free_pawn(board, side) {
            return true;
        }
    }
    if has_more_moves_than_three(position, side) {
        return false;
    }
    // What can be won after some move can be won.
    depth == 0
        || position
            .legal_moves()
            .into_iter()
            .all(|mv| doubt(&position.after(mv), side, depth - 1))
}

/// Leave more than three moves the side what it could win with? Of all that parry a queen's check each may take her.
fn has_more_moves_than_three(position: &Position, side: Color) -> bool {
    if position.turn() == side {
        return position.has_more_moves_than(3);
    }
    let board = position.board();
    let wins = board.color(side) & (board.role(Role::Pawn) | board.straight_movers());
    // So many moves that they cannot all be captures are not looked at one by one.
    if position.has_more_moves_than(if wins.many() { 3 } else { 15 }) {
        return true;
    }
    let moves = position.legal_moves();
    let others = moves.into_iter().filter(|mv| !wins.contains(mv.to()));
    others.count() > 3
}

/// Has the side a pawn before which no pawn stands on its file? Nothing keeps that one from being promoted for ever.
fn has_free_pawn(board: &Board, side: Color) -> bool {
    let pawns = board.role(Role::Pawn);
    // All squares behind some pawn, as the other side goes.
    let mut shadow = pawns.forward(!side);
    for _ in 0..5 {
        shadow |= shadow.forward(!side);
    }
    (board.pieces(side, Role::Pawn) - shadow).any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Is there a doubt about White?
    fn about_white(fen: &str) -> bool {
        in_doubt(&Position::from_fen(fen).unwrap(), Color::White)
    }

    #[test]
    fn moves_that_all_take_the_last_winner_are_no_freedom() {
        // Four captures of the queen that gives check, and nothing else.
        assert!(about_white("5b1k/6Q1/5b1b/8/K7/8/8/8 b - - 0 1"));
        // She can be taken in as many ways, but need not be.
        assert!(!about_white("5b2/6Q1/5b1b/8/K7/8/8/7k b - - 0 1"));
        // A move before that: White chooses another.
        assert!(!about_white("5b1k/8/5b1b/8/K7/8/8/6Q1 w - - 0 1"));
    }
}
