//! A move made piece by piece: taking off, putting down, placing a new piece (4.4.4, 4.6, 4.7).

use chess::{Attempt, Bitboard, Board, Color, Move, Piece, Position, Role, Square, Wing};
use serde::{Deserialize, Serialize};

use super::again;
use super::astray::{self, taken_up, went_home};
use super::promotion;
use super::{
    CAPTURE_MADE, CASTLING_MADE, PROMOTION_ANY_ORDER, PROMOTION_MADE, PROMOTION_OCCUPIED,
    PROMOTION_PAWN_NOT_PLACED, RELEASED,
};
use crate::command::{Act, Hands, Manner, Refusal};
use crate::course::Finding;
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Ply};
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules::a07_irregularities;
use crate::ruling::Duty;

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
    /// Pieces that lie on other squares or beside the board and belong to no legal move.
    pub astray: Vec<(Square, Option<Square>)>,
    /// A new piece that was put where no pawn can be promoted.
    pub beside: Option<(Square, Role)>,
}

impl Parts {
    /// Has nothing been done of a move?
    pub fn is_empty(&self) -> bool {
        self.puts.is_empty() && self.removed.is_empty() && self.new_piece().is_none()
    }

    /// Where and what the new piece is, or must be.
    fn new_piece(&self) -> Option<(Square, Role)> {
        let placed = self.placed.map(|placed| (placed.square, placed.role));
        placed.or(self.chosen)
    }

    /// Is it the new piece that stands here, and no other? Then it can be taken up again.
    pub(super) fn is_new_on(&self, square: Square) -> bool {
        self.placed.is_some_and(|placed| placed.square == square)
    }

    /// All pieces stand as before the move. What has touched the square of promotion stays chosen.
    pub(crate) fn put_back(&mut self) {
        *self = Parts {
            chosen: self.chosen,
            ..Parts::default()
        };
    }

    /// The pieces as they lie, given those before the move.
    pub fn lie_on(&self, board: &Board, mover: Color) -> Board {
        let mut lying = *board;
        for square in self.removed {
            lying.take(square);
        }
        // All are lifted before any is put down: in castling one may stand where the other goes.
        let lifted: Vec<_> = self
            .puts
            .iter()
            .map(|&(from, to)| (lying.take(from), to))
            .collect();
        for (piece, to) in lifted {
            if let Some(piece) = piece {
                lying.put(to, piece);
            }
        }
        if let Some(placed) = self.placed {
            let role = placed.role;
            let color = match placed.grip {
                Grip::Held | Grip::Released => mover,
                Grip::WrongColour => !mover,
            };
            lying.put(placed.square, Piece { color, role });
        }
        lying
    }

    /// What has been done, for the record of the move; nothing is left.
    pub(crate) fn take(&mut self) -> Option<Box<Parts>> {
        let parts = std::mem::take(self);
        (parts != Parts::default()).then(|| Box::new(parts))
    }

    fn with_put(&self, from: Square, to: Square) -> Parts {
        let mut parts = self.clone();
        parts.puts.push((from, to));
        parts
    }

    fn with_removed(&self, stood: Square) -> Parts {
        let mut parts = self.clone();
        parts.removed.insert(stood);
        parts
    }

    pub(super) fn with_placed(&self, placed: Placed) -> Parts {
        let mut parts = self.clone();
        parts.placed = Some(placed);
        parts
    }

    /// Can this legal move still come of what has been done?
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
        self.puts.iter().all(|&put| put == (mv.from(), mv.to()))
            && (self.removed - may_go).is_empty()
            && self
                .new_piece()
                .is_none_or(|(square, role)| mv.promotion() == Some(role) && mv.to() == square)
    }

    /// The king goes first, unless he stays where he is (Chess960); once he is in the hand, the rook may be put down before him.
    fn fit_castling(&self, king: Square, rook: Square) -> bool {
        let ways = castling_ways(king, rook);
        if self.is_held(king) || self.has_castled(king, rook) {
            return self.puts.iter().all(|put| ways.contains(put));
        }
        self.puts.len() <= ways.len() && self.puts.iter().zip(&ways).all(|(put, way)| put == way)
    }

    /// Have king and rook done what they do when they castle?
    fn has_castled(&self, king: Square, rook: Square) -> bool {
        let ways = castling_ways(king, rook);
        self.puts.len() == ways.len() && ways.iter().all(|way| self.puts.contains(way))
    }

    /// Has this legal move been made (4.7.1–4.7.3)?
    fn complete(&self, position: &Position, mv: Move) -> bool {
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

    /// Is that all that was done, and nothing legal can come of it? Then the king may still be put elsewhere.
    fn is_illegal_castling(&self, game: &Game) -> bool {
        self.castling_tried(game.position()) && fitting(game, self).is_empty()
    }

    /// A king put down as for castling that is not legal.
    pub(super) fn castling_tried(&self, position: &Position) -> bool {
        let king = position.king(position.turn());
        self.puts
            .first()
            .is_some_and(|&(from, to)| from == king && castling_side(position, to).is_some())
    }
}

/// What king and rook do when they castle, the king first; who stays does nothing.
fn castling_ways(king: Square, rook: Square) -> Vec<(Square, Square)> {
    let wing = Wing::of(king, rook);
    let ways = [
        (king, Square::at(wing.king_file(), king.rank())),
        (rook, Square::at(wing.rook_file(), king.rank())),
    ];
    ways.into_iter().filter(|(from, to)| from != to).collect()
}

/// The rook on whose side the king stands when put on this square as for castling.
fn castling_side(position: &Position, to: Square) -> Option<Square> {
    let turn = position.turn();
    let king = position.king(turn);
    let home = chess::Rank::FIRST.relative_to(turn);
    let steps = king.file().distance(to.file());
    if king.rank() != home || to.rank() != home || steps < 2 {
        return None;
    }
    let rooks = position.board().pieces(turn, Role::Rook) & Bitboard::rank(home);
    let on_side = |rook: &Square| {
        let wing = Wing::of(king, *rook);
        wing.king_file() == to.file() && Wing::of(king, to) == wing
    };
    rooks.into_iter().find(on_side)
}

/// The square of the piece that a move takes.
pub(super) fn taken(position: &Position, mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::at(to.file(), from.rank())),
        Move::Castle { .. } => None,
        _ => position.is_capture(mv).then(|| mv.to()),
    }
}

/// Can legal castling come of a king put here?
pub(super) fn can_castle(game: &Game, from: Square, to: Square) -> bool {
    let next = game.parts.with_put(from, to);
    let castlings = fitting(game, &next).into_iter();
    castlings.filter(|mv| mv.castles().is_some()).count() > 0
}

/// Is this a step of castling, legal or not: the king put down for it, or whatever follows once he lies there? In Chess960 a
/// king who has simply stepped beside his square has made his move.
pub(super) fn by_castling(game: &Game, from: Square, to: Square) -> bool {
    let position = game.position();
    let king = position.king(position.turn());
    let next = game.parts.with_put(from, to);
    let legal = position.legal_moves();
    if game.parts.is_held(king) {
        let mut castlings = legal.iter().filter(|mv| mv.castles().is_some());
        return castlings.any(|mv| next.fit(position, *mv));
    }
    // The king's own step, or the one that he has taken already.
    let first = match game.parts.puts.first() {
        None if from == king => &next,
        Some(put) if put.0 == king => {
            // What was touched before the king may still be moved; where anything may, a rook put across castles.
            let open = |mv: &Move| (mv.from(), mv.to(), mv.castles()) == (from, to, None);
            let is_open = game.open_moves().iter().any(open);
            let any = super::duty_of(game).0 == Duty::Any;
            if is_open && !(any && is_rooks_step(game, put.1, from, to)) {
                return false;
            }
            &game.parts
        }
        _ => return false,
    };
    if first.castling_tried(position) {
        return true;
    }
    let (castlings, steps): (Vec<Move>, Vec<Move>) = legal
        .iter()
        .filter(|mv| first.fit(position, **mv))
        .partition(|mv| mv.castles().is_some());
    let touched = |square| game.touched.iter().any(|touch| touch.square == square);
    let with_touched = |mv: &Move| matches!(mv, Move::Castle { rook, .. } if touched(*rook));
    castlings.iter().any(with_touched) || (!castlings.is_empty() && steps.is_empty())
}

/// Chess960: the king has stepped to the square where he castles, and now the rook is put across. Together that is castling,
/// a move of the king and a move of the rook (II.3.2.1), if it was legal.
pub(super) fn castled_after_step(game: &Game, across: Attempt) -> Option<Attempt> {
    let ply = game.plies.last()?;
    let (
        Attempt::Displace { from: king, to, .. },
        Attempt::Displace {
            from, to: beside, ..
        },
    ) = (ply.attempt, across)
    else {
        return None;
    };
    let before = game.before(game.plies.len() - 1);
    let puts = [(king, to), (from, beside)];
    let castles =
        |mv: &Move| matches!(*mv, Move::Castle { king, rook } if castling_ways(king, rook) == puts);
    let legal = before.legal_moves();
    legal.iter().copied().find(castles).map(Attempt::from)
}

/// What a hand does to one piece.
pub(crate) fn part(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
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

/// The same by a player of whom it is known that he has the move.
pub(crate) fn put_down(
    docket: &mut Docket,
    player: Color,
    from: Square,
    to: Square,
) -> Result<(), Refusal> {
    let position = *docket.game.position();
    let parts = &docket.game.parts;
    let taken_off = parts.removed.contains(from) && from != to;
    if position.board().piece_at(from).is_none() || taken_off {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    let home = (from == to && parts.is_astray(from)).then_some(from);
    if let Some(from) = home.or_else(|| king_goes_back(&docket.game, from, to)) {
        let (to, astray) = (from, true);
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
    let astray = fitting.is_empty() && !docket.game.parts.puts.is_empty();
    docket.record(What::PiecePut { from, to, astray });
    if astray {
        // A second piece put down that belongs to nothing: the first one still binds.
        super::restate(docket, player);
        return Ok(());
    }
    if fitting.is_empty() && !next.castling_tried(&position) {
        let placed = next.placed.filter(|p| p.square == to).map(|p| p.role);
        let attempt = Attempt::Displace { from, to, placed };
        super::made(docket, player, attempt, Hands::One);
    } else {
        made_or_bound(docket, player, &fitting);
    }
    Ok(())
}

/// A king that cannot castle is not released where he lies: he may be put elsewhere, or back. If he has no move and any piece
/// may be moved, he goes back when one is, unless that is the rook with which he meant to castle.
pub(super) fn king_goes_back(game: &Game, from: Square, to: Square) -> Option<Square> {
    let &(king, lies) = game.parts.puts.first()?;
    if !game.parts.is_illegal_castling(game) {
        return None;
    }
    let any = || super::duty_of(game).0 == Duty::Any && !is_rooks_step(game, lies, from, to);
    (from == king || any()).then_some(king)
}

/// Is this the rook that goes across to a king who lies here?
fn is_rooks_step(game: &Game, lies: Square, from: Square, to: Square) -> bool {
    let king = game.position().king(game.turn());
    castling_side(game.position(), lies).is_some_and(|rook| {
        let across = Wing::of(king, rook).rook_file();
        (from, to) == (rook, Square::at(across, king.rank()))
    })
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
    take_in_hand(docket, stood);
    let replaced = promotion::replaced_beside(&docket.game, stood);
    let next = docket.game.parts.with_removed(stood);
    let fitting = fitting(&docket.game, &next);
    let astray = fitting.is_empty();
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
        super::bind(docket, player);
        return Ok(());
    }
    made_or_bound(docket, player, &fitting);
    Ok(())
}

/// A piece is taken off by a player who has nothing to move now: it goes back, on his own time.
fn out_of_turn(docket: &mut Docket, square: Square) -> Result<(), Refusal> {
    let player = docket.player()?;
    let stood = astray::stood(&docket.game, square);
    if docket.game.position().board().piece_at(stood).is_none() {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    if again::takes_wrongly(&docket.game, player, square) {
        // It belongs to the capture that he is making, however wrong that is: touched, and no more.
        docket.touched(square, Manner::Plain);
        return Ok(());
    }
    docket.then(Finding::Displaced(player));
    Ok(())
}

/// Putting down and taking off touch the piece.
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

/// The legal moves that can still come of these parts. A king put beside his own square castles only if the
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

pub(super) fn made_or_bound(docket: &mut Docket, player: Color, fitting: &[Move]) {
    let position = *docket.game.position();
    let parts = &docket.game.parts;
    let complete = |mv: &&Move| parts.complete(&position, **mv);
    match fitting.iter().find(complete) {
        Some(&mv) => super::made(docket, player, mv.into(), Hands::One),
        None => super::bind(docket, player),
    }
}

/// The clock is about to be pressed although the move has not been made: what was done counts as far as it
/// goes. A part that only waits to be finished is finished, and the arbiter may penalise by the rule that is answered; a
/// pawn that was not replaced, or a king put where he cannot go, is an illegal move (7.5). Between two pawns that could have
/// been meant nobody chooses for the player.
pub(crate) fn finish_before_press(docket: &mut Docket, player: Color) -> Option<&'static Rule> {
    let game = &docket.game;
    if game.parts.is_empty() || player != game.turn() {
        return None;
    }
    let position = *game.position();
    let parts = game.parts.clone();
    let fitting = fitting(game, &parts);
    let done = |mv: &&Move| {
        !parts.puts.is_empty() || parts.placed.is_some() || {
            mv.promotion().is_some() && parts.removed.contains(mv.from())
        }
    };
    let without_a_piece = |from, to| Attempt::Displace {
        from,
        to,
        placed: None,
    };
    let mut pawns = fitting.iter().filter(done).map(|mv| mv.from());
    let first = pawns.next();
    if pawns.any(|pawn| Some(pawn) != first) {
        // Which pawn it was, nobody can tell: no move has been made yet (4.7.3), and the choice stands.
        return None;
    }
    let Some(&mv) = fitting.iter().find(done) else {
        docket.record(What::PiecesPutBack);
        let &(from, to) = parts.puts.first()?;
        super::made(docket, player, without_a_piece(from, to), Hands::One);
        return None;
    };
    let spoilt = super::duty::rook_came_first(game, mv) || parts.has_rook_astray(mv);
    if let (Some(&(from, to)), true) = (parts.puts.first(), spoilt)
        && !parts.complete(&position, mv)
    {
        // With that rook he may not castle any more (4.4.2), or it stands where no castling puts it (3.8.2): a king alone on
        // that square has made an illegal move.
        docket.record(What::PiecesPutBack);
        super::made(docket, player, without_a_piece(from, to), Hands::One);
        return None;
    }
    let chosen = parts.placed.filter(|p| p.grip != Grip::WrongColour);
    if mv.promotion().is_some() && chosen.is_none() {
        let attempt = without_a_piece(mv.from(), mv.to());
        super::made(docket, player, attempt, Hands::One);
        return None;
    }
    super::made(docket, player, mv.into(), Hands::One);
    Some(made_rule(&position, mv))
}

fn made_rule(position: &Position, mv: Move) -> &'static Rule {
    if mv.castles().is_some() {
        &CASTLING_MADE
    } else if mv.promotion().is_some() {
        &PROMOTION_MADE
    } else if taken(position, mv).is_some() {
        &CAPTURE_MADE
    } else {
        &RELEASED
    }
}

/// The rules by which the last move counts as made.
pub(super) fn made_by(game: &Game, ply: &Ply) -> Option<Vec<&'static Rule>> {
    let mv = ply.legal.ok()?;
    let before = game.before(game.plies.len() - 1);
    let mut rules = vec![made_rule(before, mv)];
    let in_parts = ply.parts.as_ref().filter(|parts| !parts.is_empty());
    if let (Some(_), Some(parts)) = (mv.promotion(), in_parts) {
        rules.push(&PROMOTION_ANY_ORDER);
        if parts.puts.is_empty() {
            rules.push(&PROMOTION_PAWN_NOT_PLACED);
        }
    }
    if mv.promotion().is_some() && taken(before, mv).is_some() {
        rules.push(&PROMOTION_OCCUPIED);
    }
    Some(rules)
}
