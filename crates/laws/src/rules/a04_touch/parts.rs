//! A move made piece by piece: taking off, putting down, placing a new piece (4.4.4, 4.6, 4.7).

use chess::{Attempt, Bitboard, Board, Color, Move, Piece, Position, Role, Square};
use serde::{Deserialize, Serialize};

use super::again;
use super::astray::{self, taken_up, went_home};
use super::castling::{self, king_goes_back};
use super::geometry::{castling_ways, taken, waits_there, would_take};
use super::promotion;
use crate::command::{Act, Hands, Manner, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rules::a07_irregularities;

/// Is the new piece still in the hand?
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Grip {
    /// It touches the square and is held.
    Held,
    /// The hand has left it.
    #[default]
    Released,
    /// The hand has left it, and it has the opponent's colour.
    WrongColour,
}

/// A new piece on the square of promotion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// What.
    pub role: Role,
    /// Is it released?
    pub grip: Grip,
}

/// What has been done of a move that is not made yet. All squares but the new ones are those of the position
/// before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// Pieces put down and released, from where to where.
    pub puts: Vec<(Square, Square)>,
    /// Pieces taken off the board, by the squares they stood on before the move.
    pub removed: Bitboard,
    /// The new piece.
    pub placed: Option<Placed>,
    /// What has touched the square of promotion, though it may have been taken up again: that choice is final (4.4.4).
    pub chosen: Option<(Square, Role)>,
    /// What had been released when the position was put back: it stands on its square again and is bound all the same
    /// (4.7; 7.5.1).
    pub released: Vec<(Square, Square)>,
    /// How many pieces had been touched when the first one was released.
    pub touched: Option<usize>,
    /// Pieces that lie on other squares or beside the board and belong to no legal move.
    pub astray: Vec<(Square, Option<Square>)>,
    /// A new piece that was put where no pawn can be promoted.
    pub beside: Option<(Square, Role)>,
    /// The step of king or rook that was made before the other was put across as for castling.
    pub step: Option<(Square, Square)>,
}

impl Parts {
    /// Has nothing been done of a move (4.7)?
    pub fn is_empty(&self) -> bool {
        self.first_released().is_none() && self.removed.is_empty() && self.new_piece().is_none()
    }

    /// The piece that was released first, from where to where, whether it lies there still or was put back by a ruling (4.7).
    pub(super) fn first_released(&self) -> Option<(Square, Square)> {
        self.released.first().or(self.puts.first()).copied()
    }

    /// What was released of it, without what was taken off or placed beside that, if there is both (4.7).
    pub(super) fn only_released(&self) -> Option<Parts> {
        let more = self.removed.any() || self.new_piece().is_some();
        // What had been released when the position was put back binds, wherever a hand puts pieces now.
        let anew = !self.released.is_empty() && !self.puts.is_empty();
        self.first_released().filter(|_| more || anew)?;
        let mut parts = self.clone();
        (parts.removed, parts.placed, parts.chosen) = (Bitboard::EMPTY, None, None);
        if anew {
            parts.puts.clear();
        }
        Some(parts)
    }

    /// What still binds once the position before the move has returned, with all pieces on their squares: what was released,
    /// and what has touched the square of promotion (4.4.4, 4.7).
    pub(crate) fn once_back(&self) -> Parts {
        Parts {
            released: [&self.released[..], &self.puts[..]].concat(),
            touched: self.touched,
            chosen: self.chosen,
            ..Parts::default()
        }
    }

    /// Where and what the new piece is, or must be.
    fn new_piece(&self) -> Option<(Square, Role)> {
        let right = self.placed.filter(|p| p.grip != Grip::WrongColour);
        let placed = right.map(|placed| (placed.square, placed.role));
        placed.or(self.chosen)
    }

    /// Is it the new piece that stands here, and no other? Then it can be taken up again (4.4.4).
    pub(super) fn is_new_on(&self, square: Square) -> bool {
        self.placed.is_some_and(|placed| placed.square == square)
    }

    /// All pieces stand as before the move. What has touched the square of promotion stays chosen (4.4.4).
    pub(crate) fn put_back(&mut self) {
        *self = Parts {
            chosen: self.chosen,
            released: std::mem::take(&mut self.released),
            touched: self.touched,
            ..Parts::default()
        };
    }

    /// The pieces as they lie, given those before the move (4.7).
    pub fn lie_on(&self, board: &Board, mover: Color) -> Board {
        let mut lying = *board;
        for square in self.removed {
            lying.take(square);
        }
        // All are lifted before any is put down: in castling one may stand where the other goes. What belongs to no legal move
        // is seen as well as what does.
        let put = self.puts.iter().map(|&(from, to)| (from, Some(to)));
        let lifted: Vec<_> = put
            .chain(self.astray.iter().copied())
            .map(|(from, to)| (lying.take(from), to))
            .collect();
        for (piece, to) in lifted {
            if let (Some(piece), Some(to)) = (piece, to) {
                lying.put(to, piece);
            }
        }
        let beside = self.beside.map(|(square, role)| (square, role, mover));
        let placed = self.placed.map(|placed| {
            let color = match placed.grip {
                Grip::Held | Grip::Released => mover,
                Grip::WrongColour => !mover,
            };
            (placed.square, placed.role, color)
        });
        for (square, role, color) in beside.into_iter().chain(placed) {
            lying.put(square, Piece { color, role });
        }
        lying
    }

    /// What has been done, for the record of the move; nothing is left (4.7).
    pub(crate) fn take(&mut self) -> Option<Box<Parts>> {
        let parts = std::mem::take(self);
        (parts != Parts::default()).then(|| Box::new(parts))
    }

    /// A piece that was taken off belongs to the move that takes it, legal or not, and lies astray no more (4.7.1).
    pub(crate) fn take_along(&mut self, position: &Position, attempt: Attempt) {
        let (ways, off) = match attempt {
            Attempt::Displace { from, to, placed } => {
                let replaced = placed.map(|_| from);
                (vec![(from, to)], [would_take(position, from, to), replaced])
            }
            Attempt::Castle { king, rook } => (castling_ways(king, rook), [None, None]),
        };
        self.astray.retain(|&(stood, lies)| match lies {
            Some(lies) => !ways.contains(&(stood, lies)),
            None => !off.contains(&Some(stood)),
        });
    }

    /// These parts with one more piece put down and released (4.7).
    pub(super) fn with_put(&self, from: Square, to: Square) -> Parts {
        let mut parts = self.clone();
        parts.removed.remove(from);
        parts.puts.push((from, to));
        parts
    }

    fn with_removed(&self, stood: Square) -> Parts {
        let mut parts = self.clone();
        parts.removed.insert(stood);
        parts
    }

    /// These parts with a new piece on the square of promotion (4.7.3).
    pub(super) fn with_placed(&self, placed: Placed) -> Parts {
        let mut parts = self.clone();
        parts.placed = Some(placed);
        parts
    }

    /// Can this legal move still come of what has been done (4.7)?
    pub(super) fn fit(&self, position: &Position, mv: Move) -> bool {
        if let Move::Castle { king, rook } = mv {
            return self.removed.is_empty()
                && self.new_piece().is_none()
                && self.fit_castling(king, rook);
        }
        let mut may_go: Bitboard = taken(position, mv).into_iter().collect();
        if mv.promotion().is_some() {
            may_go.insert(mv.from());
        }
        let mut puts = self.released.iter().chain(&self.puts);
        puts.all(|&put| put == (mv.from(), mv.to()))
            && (self.removed - may_go).is_empty()
            && self
                .new_piece()
                .is_none_or(|(square, role)| mv.promotion() == Some(role) && mv.to() == square)
    }

    /// Has this legal move been made (4.7.1–4.7.3)?
    pub(super) fn complete(&self, position: &Position, mv: Move) -> bool {
        if let Move::Castle { king, rook } = mv {
            return self.has_castled(king, rook);
        }
        let rid = taken(position, mv).is_none_or(|square| self.removed.contains(square));
        let stands = match mv.promotion() {
            None => !self.puts.is_empty(),
            Some(_) => {
                let released = self.placed.is_some_and(|p| p.grip == Grip::Released);
                released && self.removed.contains(mv.from())
            }
        };
        rid && stands
    }
}

/// Does a piece lie on the square of a capture from which nothing legal comes? It has not been made, and nothing else binds.
fn takes_wrongly(game: &Game) -> bool {
    let put = game.parts.puts.first();
    let takes = |&(from, to): &(Square, Square)| would_take(game.position(), from, to).is_some();
    put.is_some_and(takes) && fitting(game, &game.parts).is_empty()
}

/// The capture that is made by taking this piece off, although nothing legal comes of it: the taking piece lies there already.
fn wrongly_taken(game: &Game, stood: Square) -> Option<Attempt> {
    let parts = &game.parts;
    let &(from, to) = parts.puts.first()?;
    let takes = would_take(game.position(), from, to) == Some(stood);
    let placed = parts.placed.filter(|p| p.square == to).map(|p| p.role);
    (takes && fitting(game, parts).is_empty()).then_some(Attempt::Displace { from, to, placed })
}

/// What a hand does to one piece (4.3, 4.6, 4.7).
pub(crate) fn part(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    if let Ok(player) = docket.player()
        && super::finished::finished_by_hand(docket, player, act)
    {
        return Ok(());
    }
    let (square, in_hand) = match *act {
        Act::Remove(square) => (Some(square), false),
        Act::Put { from, .. } | Act::Drop { from, .. } => (Some(from), true),
        _ => (None, false),
    };
    if let Some(square) = square {
        super::seeming::is_there(&docket.game, square, in_hand)?;
    }
    match act {
        Act::Remove(square) => remove(docket, *square),
        Act::Put { from, to } => put(docket, *from, *to),
        Act::Place { role, square, grip } => promotion::place(docket, *role, *square, *grip),
        Act::Drop { from, to } => super::drop_piece(docket, *from, *to),
        _ => Ok(()),
    }
}

/// A piece is put down and released.
fn put(docket: &mut Docket, from: Square, to: Square) -> Result<(), Refusal> {
    let placed = None;
    let whole = Attempt::Displace { from, to, placed };
    let player = match super::may_touch(docket) {
        Err(refusal) if super::is_no_turn(&refusal) && went_home(docket, from, to) => return Ok(()),
        // What his move takes is put back: touched, and no more.
        Err(refusal)
            if super::is_no_turn(&refusal) && from == to && puts_taken_back(docket, from) =>
        {
            return Ok(());
        }
        // What is told in parts is the same as what is told at once.
        Err(refusal) if super::is_no_turn(&refusal) => {
            docket.then(match from == to {
                true => Finding::Touched(from, Manner::Plain),
                false => Finding::Hand(whole, Hands::One),
            });
            return Ok(());
        }
        may => may?,
    };
    let from = taken_up(&docket.game, from);
    put_down(docket, player, from, to)
}

/// Is this the piece that the player's open move takes and has left off the board? Then he has touched it.
fn puts_taken_back(docket: &mut Docket, square: Square) -> bool {
    let Ok(player) = docket.player() else {
        return false;
    };
    let off = docket.game.position().board().piece_at(square).is_none();
    let taken = off && again::takes(&docket.game, player, square);
    if taken {
        super::touched_out_of_turn(docket, player, square, Manner::Plain);
    }
    taken
}

/// The same by a player of whom it is known that he has the move (4.7).
pub(crate) fn put_down(
    docket: &mut Docket,
    player: Color,
    from: Square,
    to: Square,
) -> Result<(), Refusal> {
    let position = *docket.game.position();
    let parts = &docket.game.parts;
    let own = position.board().color(player).contains(from);
    let taken_off = !own && parts.is_off(from) && from != to;
    if position.board().piece_at(from).is_none() || taken_off {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    let lies = parts.puts.iter().any(|(stood, _)| *stood == from);
    let home = (from == to && (lies || parts.is_astray(from))).then_some(from);
    if let Some(from) = home.or_else(|| king_goes_back(&docket.game, from, to)) {
        // Released where it can go, it binds there still (4.7).
        let bound = lies && home.is_some() && !fitting(&docket.game, &docket.game.parts).is_empty();
        let (to, astray) = (from, !bound);
        docket.record(What::PiecePut { from, to, astray });
    }
    if from == to {
        // Picked up and put back: touched, and no more.
        docket.then(Finding::Touched(from, Manner::Plain));
        return Ok(());
    }
    take_in_hand(docket, from);
    let next = docket.game.parts.with_put(from, to);
    let fitting = fitting(&docket.game, &next);
    let castled = castling::castled_rook_first(&docket.game, &next).filter(|_| fitting.is_empty());
    let lies = fitting.is_empty() && castling::rook_lies_first(&docket.game, from, to);
    let astray = fitting.is_empty() && castled.is_none() && !docket.game.parts.puts.is_empty();
    if stands_there(&docket.game, player, to) {
        // Put where a piece of his own stands, it touches that one too, as by a move told at once.
        take_in_hand(docket, to);
    }
    docket.record(What::PiecePut { from, to, astray });
    if astray {
        // A second piece put down that belongs to nothing: the first one still binds.
        super::restate(docket, player);
        return Ok(());
    }
    if let Some(castling) = castled {
        super::made(docket, player, castling, Hands::One);
        return Ok(());
    }
    if fitting.is_empty() && !lies && !next.castling_lies(&position) {
        let taken = would_take(&position, from, to);
        if taken.is_some_and(|square| !next.is_off(square)) {
            // No capture is made before the taken piece is off (4.7.1), whether it may be taken or not.
            return Ok(());
        }
        if waits_there(&position, from, to) && next.new_piece().is_none() {
            // Nor is a promotion before the pawn is replaced (4.7.3).
            return Ok(());
        }
        let placed = next.placed.filter(|p| p.square == to).map(|p| p.role);
        let attempt = Attempt::Displace { from, to, placed };
        super::made(docket, player, attempt, Hands::One);
    } else {
        made_or_bound(docket, player, &fitting);
    }
    Ok(())
}

/// Does a piece of his own stand here, and has not been taken elsewhere?
fn stands_there(game: &Game, player: Color, square: Square) -> bool {
    let piece = game.position().board().piece_at(square);
    piece.is_some_and(|piece| piece.color == player) && astray::stood(game, square) == square
}

/// A piece is taken off the board.
fn remove(docket: &mut Docket, square: Square) -> Result<(), Refusal> {
    let Some(player) = super::has_turn(docket)? else {
        return out_of_turn(docket, square);
    };
    let game = &docket.game;
    // A pawn that was put on the square of promotion is known by where it came from.
    let stood = astray::stood(game, square);
    if game.position().board().piece_at(stood).is_none() || game.parts.is_off(stood) {
        if game.parts.is_beside(square) {
            let back = a07_irregularities::Fact::PiecesPutBack(player);
            docket.record(What::Irregular(back));
            return Ok(());
        }
        if !game.parts.is_new_on(square) {
            return Err(Refusal::plain(Because::NoPieceStandsThere));
        }
        promotion::take_up(docket, player, square);
        return Ok(());
    }
    if let Some(from) = astray::waits_on(game, square).filter(|_| game.parts.puts.is_empty()) {
        // Taken off in parts, it was put there in parts.
        let (to, astray) = (square, false);
        docket.record(What::PiecePut { from, to, astray });
    }
    match wrongly_taken(&docket.game, stood) {
        // Beside the square where the taking piece lies: touched after it, and so both bind once the move goes back (4.3.3).
        Some(Attempt::Displace { to, .. }) if to != stood => {
            let (square, manner, binds) = (stood, Manner::Plain, true);
            docket.record(What::Touched {
                square,
                manner,
                binds,
            });
        }
        _ => take_in_hand(docket, stood),
    }
    let beside = promotion::replaced_beside(&docket.game, stood);
    let next = docket.game.parts.with_removed(stood);
    let fitting = fitting(&docket.game, &next);
    let astray = fitting.is_empty() || beside.is_some();
    let replaced = beside.or_else(|| wrongly_taken(&docket.game, stood));
    docket.record(What::PieceRemoved {
        square,
        stood,
        astray,
    });
    if let (true, Some(attempt)) = (astray, replaced) {
        super::made(docket, player, attempt, Hands::One);
        return Ok(());
    }
    if astray {
        // It was touched, and that is all: nothing legal begins with taking it off.
        if !takes_wrongly(&docket.game) {
            super::bind(docket, player);
        }
        return Ok(());
    }
    made_or_bound(docket, player, &fitting);
    Ok(())
}

/// A piece is taken off by a player who has nothing to move now: it goes back, on his own time.
fn out_of_turn(docket: &mut Docket, square: Square) -> Result<(), Refusal> {
    let player = docket.player()?;
    if again::takes(&docket.game, player, square) {
        // It belongs to the capture that he is making, however wrong that may be: touched, and no more.
        docket.touched(square, Manner::Plain);
        return Ok(());
    }
    let stood = astray::stood(&docket.game, square);
    // Where a move is told in parts, it has been looked whether there is a piece.
    let seen = docket.game.seen().is_some();
    if !seen && docket.game.position().board().piece_at(stood).is_none() {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    docket.then(Finding::Displaced(player));
    Ok(())
}

/// Putting down and taking off touch the piece (4.3).
pub(super) fn take_in_hand(docket: &mut Docket, square: Square) {
    docket.declined_by_touch();
    if docket
        .game
        .touched
        .iter()
        .all(|touch| touch.square != square)
    {
        docket.touched(square, Manner::Plain);
    }
}

/// The legal moves that can still come of these parts (4.7). A king put beside his own square castles only if the
/// rook has been touched: in Chess960 he may simply have stepped there.
pub(super) fn fitting(game: &Game, parts: &Parts) -> Vec<Move> {
    let position = game.position();
    let mut fitting: Vec<Move> = position
        .legal_moves()
        .iter()
        .copied()
        .filter(|&mv| parts.fit(position, mv))
        .collect();
    let touched = |square| game.touched.iter().any(|touch| touch.square == square);
    let castles =
        |mv: &Move| matches!(mv, Move::Castle { king, rook } if touched(*king) && touched(*rook));
    if parts.puts.is_empty() {
        return fitting;
    }
    if fitting.iter().any(castles) {
        fitting.retain(castles);
    } else if fitting.iter().any(|mv| mv.castles().is_none()) {
        fitting.retain(|mv| mv.castles().is_none());
    }
    fitting
}

/// A legal move that is complete by now is made; if none is, it is said what the parts done so far leave open (4.7).
pub(super) fn made_or_bound(docket: &mut Docket, player: Color, fitting: &[Move]) {
    let position = *docket.game.position();
    let parts = &docket.game.parts;
    let complete = |mv: &&Move| parts.complete(&position, **mv);
    match fitting.iter().find(complete) {
        Some(&mv) => super::made(docket, player, mv.into(), Hands::One),
        None => super::bind(docket, player),
    }
}
