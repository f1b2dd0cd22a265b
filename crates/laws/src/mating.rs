//! The bounded answer to "can this side mate by any series of legal moves?".
//!
//! The full search may take long and has no place inside a decision; here only what is known quickly counts.

use chess::{Color, Position, Role};

/// Can the side ever mate? `None` if that takes longer to find out than a decision may last.
pub(crate) fn can_mate(position: &Position, side: Color) -> Option<bool> {
    if position.is_checkmate() {
        return Some(position.turn() != side);
    }
    if position.is_stalemate() {
        return Some(false);
    }
    let board = position.board();
    let bare = |color: Color| board.color(color).count() == 1;
    let own = board.color(side);
    if bare(side) {
        return Some(false);
    }
    let minor = board.role(Role::Knight) | board.role(Role::Bishop);
    if own.count() == 2 && (own & minor).any() && bare(!side) {
        return Some(false);
    }
    Some(true)
}

/// Can neither side ever mate?
pub(crate) fn is_dead(position: &Position) -> Option<bool> {
    match (
        can_mate(position, Color::White),
        can_mate(position, Color::Black),
    ) {
        (Some(true), _) | (_, Some(true)) => Some(false),
        (Some(false), Some(false)) => Some(true),
        _ => None,
    }
}
