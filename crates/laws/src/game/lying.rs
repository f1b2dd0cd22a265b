//! The board as a hand has left it, where that is no single move.

use chess::{Attempt, Color, Position, Role};

use super::Game;
use crate::rules::a04_touch::Parts;

/// The position that stands when a move was made and other pieces lie elsewhere or beside the board; none without a king.
pub(super) fn as_it_lies(position: &Position, attempt: Attempt, parts: &Parts) -> Option<Position> {
    let stands = position.let_stand(attempt).ok()?;
    let mut setup = stands.setup();
    let in_parts = !parts.puts.is_empty() || parts.placed.is_some();
    let mover = position.turn();
    if in_parts {
        setup.board = parts.lie_on(position.board(), mover);
    }
    let to = match attempt {
        Attempt::Displace { to, .. } => Some(to),
        Attempt::Castle { .. } => None,
    };
    let mut lifted = Vec::new();
    let astray = parts.astray.iter().copied();
    for (stood, lies) in parts
        .removed
        .into_iter()
        .map(|off| (off, None))
        .chain(astray)
    {
        let piece = position.board().piece_at(stood);
        // What stands there now may be the piece that has moved.
        if setup.board.piece_at(stood) == piece && (Some(stood) != to || lies.is_some()) {
            setup.board.take(stood);
        }
        lifted.extend(piece.zip(lies));
    }
    for (piece, lies) in lifted {
        setup.board.put(lies, piece);
    }
    for color in Color::ALL {
        let at_home = position.board().pieces(color, Role::King);
        let king_moved = setup.board.pieces(color, Role::King) != at_home;
        let rooks = position.board().pieces(color, Role::Rook);
        let gone = rooks - setup.board.pieces(color, Role::Rook);
        setup.castling = setup.castling - if king_moved { rooks } else { gone };
    }
    setup.position().ok()
}

impl Game {
    /// The move that was made is taken up with all that was done beside it: together that is no move.
    pub(super) fn take_up_with_parts(&mut self, attempt: Attempt) {
        let parts = self.plies.last().and_then(|ply| ply.parts.clone());
        self.take_up_again();
        self.parts = parts.map(|parts| *parts).unwrap_or_default();
        let touched = self.touched.len();
        let in_parts = !self.parts.puts.is_empty() || self.parts.placed.is_some();
        if let (Attempt::Displace { from, to, placed }, false) = (attempt, in_parts)
            && placed.is_none()
        {
            // Told at once, it was released there all the same.
            self.parts.lay(from, to, false);
            self.parts.touched.get_or_insert(touched);
        }
    }
}
