//! Where the pieces lie that a hand has moved: a piece is known by the square on which it stood before the move, and taken
//! from where it lies now. What the hand has done beside the move and left so belongs to it when the clock is pressed (7.5.1); what
//! it has done after a move that stands is displaced (7.4).

use chess::{Attempt, Bitboard, Color, Move, Position, Square};

use super::geometry::{taken, would_take};
use super::parts::Parts;
use crate::command::Actor;
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Ply};

impl Parts {
    /// Does a new piece lie here where no pawn can be promoted (3.7.3.3)?
    pub(super) fn is_beside(&self, square: Square) -> bool {
        self.beside.is_some_and(|(lies, _)| lies == square)
    }

    /// Has the rook of this castling been put where it does not go (3.8.2)?
    pub(super) fn has_rook_astray(&self, mv: Move) -> bool {
        let Move::Castle { rook, .. } = mv else {
            return false;
        };
        self.astray.iter().any(|(from, _)| *from == rook)
    }

    /// A piece lies somewhere else from now on, as a part of the move or astray; on its own square it lies right (4.7).
    pub(crate) fn lay(&mut self, from: Square, to: Square, astray: bool) {
        self.astray.retain(|(stood, _)| *stood != from);
        self.removed.remove(from);
        match (from == to, astray) {
            (true, true) => self.puts.retain(|(stood, _)| *stood != from),
            (true, false) => {
                // Back on its square, and bound by where it was released.
                let (there, others) = self.puts.iter().partition(|(stood, _)| *stood == from);
                self.puts = others;
                self.released.extend::<Vec<_>>(there);
            }
            (false, true) => self.astray.push((from, Some(to))),
            (false, false) => self.puts.push((from, to)),
        }
    }

    /// A piece is off the board from now on (4.7.1, 4.7.3).
    pub(crate) fn take_off(&mut self, stood: Square, astray: bool) {
        self.astray.retain(|(from, _)| *from != stood);
        if astray {
            self.astray.push((stood, None));
        } else {
            self.removed.insert(stood);
        }
    }

    /// Has a hand taken pieces off and done nothing else? They can go back (7.4.1), as they can where no move takes them.
    pub(crate) fn only_took_off(&self) -> bool {
        self.removed.any() && self.puts.is_empty() && self.placed.is_none()
    }

    /// Is the piece that stood here off the board (4.7.1)?
    pub(crate) fn is_off(&self, square: Square) -> bool {
        self.removed.contains(square) || self.is_held(square)
    }

    /// Is it off the board although no move has taken it off: still in the hand, or beside the board (4.7)?
    pub(super) fn is_held(&self, square: Square) -> bool {
        self.astray.contains(&(square, None))
    }

    /// Does it lie astray, or off the board (7.5.1)?
    pub(crate) fn is_astray(&self, square: Square) -> bool {
        self.removed.contains(square) || self.astray.iter().any(|(from, _)| *from == square)
    }

    fn is_away(&self, square: Square) -> bool {
        self.is_astray(square) || self.puts.iter().any(|(from, _)| *from == square)
    }

    /// Where the piece stood that was laid on this square.
    fn laid_on(&self, square: Square) -> Option<Square> {
        let astray = self.astray.iter().rev();
        let put = self.puts.iter().rev();
        let astray = astray.filter(|(_, to)| *to == Some(square));
        let put = put.filter(|(_, to)| *to == square);
        let mut all = astray
            .map(|(from, _)| *from)
            .chain(put.map(|(from, _)| *from));
        all.next()
    }
}

/// Where the piece that lies on a square stood before the move (4.3). A piece may still be named by that square itself.
pub(super) fn stood(game: &Game, square: Square) -> Square {
    let stands = game.position().board().piece_at(square).is_some();
    if stands && !game.parts.is_away(square) {
        return square;
    }
    let laid = game
        .parts
        .laid_on(square)
        .or_else(|| waits_on(game, square));
    laid.or_else(|| game.left_on(square)).unwrap_or(square)
}

/// Where the pawn stood that waits on this square for its piece (4.7.3).
pub(super) fn waits_on(game: &Game, square: Square) -> Option<Square> {
    match game.open_promotion()?.attempt {
        Attempt::Displace { from, to, .. } if to == square => Some(from),
        _ => None,
    }
}

/// The same of a piece that is put down: one that is in the hand comes from there (4.3).
pub(super) fn taken_up(game: &Game, square: Square) -> Square {
    if game.parts.is_held(square) {
        return square;
    }
    stood(game, square)
}

/// A move as it goes from where the pieces stood (4.7).
pub(super) fn from_before(game: &Game, attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::Displace { from, to, placed } => Attempt::Displace {
            from: taken_up(game, from),
            to,
            placed,
        },
        Attempt::Castle { .. } => attempt,
    }
}

/// Has a player pressed for a legal move while the hand had left pieces elsewhere after it? The move is the one that was released
/// first (4.7), and that has been said; what lies elsewhere since is displaced.
pub(crate) fn left_astray(game: &Game, player: Color) -> bool {
    let last = game.plies.last();
    let his = |ply: &Ply| ply.mover == player && ply.legal.is_ok();
    last.is_some_and(his) && !game.left.is_empty()
}

/// The move that a player has made, if his hand has also taken off or put elsewhere what that move does not, and has left it so.
/// All of it was done deliberately and for this move, and so it is the move that he completes (7.5.1).
pub(super) fn with_others(game: &Game, player: Color) -> Option<Attempt> {
    let ply = game.open_ply().filter(|ply| ply.mover == player)?;
    let (mv, parts) = (ply.legal.ok()?, ply.parts.as_ref()?);
    let before = game.before(game.plies.len() - 1);
    is_left(before, mv, parts).then_some(ply.attempt)
}

/// Do pieces lie where this move does not put them, or beside the board though it does not take them off (7.5.1)?
pub(super) fn is_left(before: &Position, mv: Move, parts: &Parts) -> bool {
    let mut belongs: Bitboard = match mv {
        Move::Castle { king, rook } => [king, rook].into_iter().collect(),
        _ => Bitboard::of(mv.from()),
    };
    if let Some(square) = taken(before, mv) {
        belongs.insert(square);
    }
    let strays = |from: Square| !belongs.contains(from);
    let is_new = |placed: super::Placed| placed.square != mv.to();
    parts.astray.iter().any(|(from, _)| strays(*from))
        || parts.puts.iter().any(|(from, _)| strays(*from))
        || (parts.removed - belongs).any()
        || parts.placed.is_some_and(is_new)
}

/// Is the piece that stood here neither moved nor taken by the last move?
fn is_beside_the_move(game: &Game, square: Square) -> bool {
    let last = game.plies.len() - 1;
    match game.plies[last].attempt {
        Attempt::Displace { from, to, .. } => {
            from != square && would_take(game.before(last), from, to) != Some(square)
        }
        Attempt::Castle { king, rook } => ![king, rook].contains(&square),
    }
}

/// A piece that was taken off or put astray beside the last move goes back to its square before the press (7.5.1). Says whether
/// it was so.
pub(super) fn went_home(docket: &mut Docket, from: Square, to: Square) -> bool {
    let his = |ply: &&Ply| docket.by == Actor::Player(ply.mover);
    let last = docket.game.open_ply().filter(his);
    let parts = last.and_then(|ply| ply.parts.as_ref());
    let lies = (from != to).then_some(from);
    let home = parts.is_some_and(|parts| {
        let off = lies.is_none() && parts.removed.contains(to);
        parts.astray.contains(&(to, lies)) || off && is_beside_the_move(&docket.game, to)
    });
    if home {
        let (from, astray) = (to, true);
        docket.record(What::PiecePut { from, to, astray });
    }
    home
}
