//! What pieces do on the board when a move is told piece by piece, whether it is legal or not.

use chess::{Bitboard, Move, Piece, Position, Rank, Role, Square, Wing};

use crate::game::Game;

/// What king and rook do when they castle, the king first; who stays does nothing (3.8.2, II.3.2).
pub(crate) fn castling_ways(king: Square, rook: Square) -> Vec<(Square, Square)> {
    let wing = Wing::of(king, rook);
    let ways = [
        (king, Square::at(wing.king_file(), king.rank())),
        (rook, Square::at(wing.rook_file(), king.rank())),
    ];
    ways.into_iter().filter(|(from, to)| from != to).collect()
}

/// The rook on whose side the king stands when put on this square as for castling: two squares away or more, or on the square of
/// the rook itself (3.8.2, II.3.2). Whether it is legal is not asked.
pub(crate) fn castling_side(position: &Position, to: Square) -> Option<Square> {
    let turn = position.turn();
    let king = position.king(turn);
    let home = Rank::FIRST.relative_to(turn);
    let steps = king.file().distance(to.file());
    let rooks = position.board().pieces(turn, Role::Rook) & Bitboard::rank(home);
    let beside = steps < 2 && !rooks.contains(to);
    if king.rank() != home || to.rank() != home || beside {
        return None;
    }
    let on_side = |rook: &Square| {
        let wing = Wing::of(king, *rook);
        wing.king_file() == to.file() && Wing::of(king, to) == wing
    };
    rooks.into_iter().find(on_side)
}

/// The piece that a hand takes with one put down here, whether it may or not (3.1.1, 3.7.3.1).
pub(crate) fn would_take(position: &Position, from: Square, to: Square) -> Option<Square> {
    let board = position.board();
    let color = |square| board.piece_at(square).map(|piece| piece.color);
    let own = color(from) == Some(position.turn());
    let there = board.piece_at(to);
    let stands = there.filter(|p| p.color != position.turn() && p.role != Role::King);
    let there = stands.map(|_| to);
    there
        .or_else(|| position.takes_in_passing(from, to))
        .filter(|_| own)
}

/// Is it told of a piece that goes with what was put down before it: the one that this takes, or the pawn in whose place a
/// new piece stands already (4.3, 4.4.4)?
pub(crate) fn belongs_to_it(game: &Game, square: Square) -> bool {
    let (parts, position) = (&game.parts, game.position());
    let takes = |&(from, to): &(Square, Square)| would_take(position, from, to) == Some(square);
    let pawn = Piece {
        color: position.turn(),
        role: Role::Pawn,
    };
    let new = parts.placed.is_some() || parts.beside.is_some();
    let replaced = new && position.board().piece_at(square) == Some(pawn);
    parts.puts.iter().any(takes) || replaced
}

/// The square of the piece that a move takes (3.1.1, 3.7.3.1).
pub(super) fn taken(position: &Position, mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::at(to.file(), from.rank())),
        Move::Castle { .. } => None,
        _ => position.is_capture(mv).then(|| mv.to()),
    }
}

/// Does a piece that is put here wait for another, as everybody sees it: a king for his rook (4.7.2), a pawn on the last rank for
/// its piece (4.7.3)? Whether a legal move can come of it is not asked.
pub(crate) fn waits_there(position: &Position, from: Square, to: Square) -> bool {
    let turn = position.turn();
    let piece = position.board().piece_at(from);
    let last = Rank::EIGHTH.relative_to(turn);
    match piece.filter(|piece| piece.color == turn).map(|p| p.role) {
        Some(Role::Pawn) => to.rank() == last && from.rank() != last,
        Some(Role::King) => castling_side(position, to).is_some(),
        _ => false,
    }
}
