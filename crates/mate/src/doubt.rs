//! The gate before the question: is it worth asking?

use chess::{Board, Color, Position, Role};

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
    if position.has_more_moves_than(3) {
        return false;
    }
    // What can be won after some move can be won.
    depth == 0
        || position
            .legal_moves()
            .into_iter()
            .all(|mv| doubt(&position.after(mv), side, depth - 1))
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
