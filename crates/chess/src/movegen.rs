//! All legal moves, straight from the lines of check and pin.
//!
//! Moves come out as sets: a piece with its target squares, or all pawns that go the same way at once.
//! What is done with them is the business of a [`Sink`]: counting is then a population count, and only
//! those who want single moves pay for taking the sets apart.

use arrayvec::ArrayVec;

use crate::side::{self, Side};
use crate::{Bitboard, Color, Move, Position, Role, Square, Wing, attacks};

/// Room for the moves of any position whatever. Each square that is not one's own can be reached by one
/// piece from each of eight directions and by eight knights, and no piece has more than 27 moves: with 24
/// pieces or any other number both bounds together leave less than 650, and promotion by four pieces on the
/// eight squares of the last rank adds less than 80.
const CAPACITY: usize = 768;

/// Legal moves, on the stack.
pub type MoveList = ArrayVec<Move, CAPACITY>;

/// Takes the legal moves as the generator finds them. `step` is the difference `to - from` of a pawn.
pub(crate) trait Sink {
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard);
    fn pawns(&mut self, step: i8, targets: Bitboard);
    fn promotions(&mut self, step: i8, targets: Bitboard);
    fn en_passant(&mut self, from: Square, to: Square);
    fn castle(&mut self, king: Square, rook: Square);
}

impl Position {
    /// All legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.generate(&mut Each(|mv| list.push(mv)));
        list
    }

    /// Calls `f` with every legal move.
    #[inline]
    pub fn for_each_legal_move(&self, f: impl FnMut(Move)) {
        self.generate(&mut Each(f));
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = Count(0);
        self.generate(&mut count);
        count.0
    }

    /// Is there any legal move?
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.has_more_moves_than(0)
    }

    /// Are there more legal moves than so many? Looks no further than it must to know.
    pub fn has_more_moves_than(&self, few: u64) -> bool {
        match self.turn {
            Color::White => self.has_more_than::<side::White>(few),
            Color::Black => self.has_more_than::<side::Black>(few),
        }
    }

    #[inline]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        match self.turn {
            Color::White => self.generate_as::<side::White, _>(sink),
            Color::Black => self.generate_as::<side::Black, _>(sink),
        }
    }

    #[inline(always)]
    pub(crate) fn generate_as<S: Side, K: Sink>(&self, sink: &mut K) {
        let view = View::new::<S>(self);
        self.king_moves::<S, K>(&view, sink);
        // Two checks at once cannot both be parried except by moving the king (3.9.2).
        if view.checkers.many() {
            return;
        }
        let targets = view.parry - view.us - self.board.pieces(S::THEM, Role::King);
        self.pawn_moves::<S, K>(&view, targets, sink);
        self.piece_moves::<S, K>(&view, targets, sink);
        if view.checkers.is_empty() {
            self.castling_moves::<S, K>(&view, sink);
        }
    }

    /// Counts the same moves in another order: pawns need no table of attacks, which is large and seldom at hand, and
    /// the king needs it most.
    #[inline(always)]
    fn has_more_than<S: Side>(&self, few: u64) -> bool {
        let mut count = Count(0);
        let view = View::new::<S>(self);
        if !view.checkers.many() {
            let targets = view.parry - view.us - self.board.pieces(S::THEM, Role::King);
            self.pawn_moves::<S, _>(&view, targets, &mut count);
            if count.0 > few {
                return true;
            }
            self.piece_moves::<S, _>(&view, targets, &mut count);
            if view.checkers.is_empty() {
                self.castling_moves::<S, _>(&view, &mut count);
            }
            if count.0 > few {
                return true;
            }
        }
        self.king_moves::<S, _>(&view, &mut count);
        count.0 > few
    }

    #[inline(always)]
    fn king_moves<S: Side, K: Sink>(&self, view: &View, sink: &mut K) {
        let targets = attacks::king(view.king) - view.us;
        let safe = targets - self.dangers::<S>(view, targets);
        // Where kings stand side by side, taking the other one is still no move (1.4.1).
        let safe = safe - self.board.pieces(S::THEM, Role::King);
        if safe.any() {
            sink.piece(Role::King, view.king, safe);
        }
    }

    /// Of the squares asked for, those where our king would be in check. The king itself does not block.
    #[inline(always)]
    fn dangers<S: Side>(&self, view: &View, asked: Bitboard) -> Bitboard {
        let them = view.them;
        let pawns = S::Opponent::forward(them & self.board.role(Role::Pawn));
        let mut danger = pawns.east() | pawns.west() | attacks::king(self.king(S::THEM));
        for knight in them & self.board.role(Role::Knight) {
            danger |= attacks::knight(knight);
        }
        if (asked - danger).is_empty() {
            return danger;
        }
        let occupied = view.occupied.without(view.king);
        for slider in them & self.board.diagonal_movers() {
            danger |= attacks::bishop(slider, occupied);
        }
        for slider in them & self.board.straight_movers() {
            danger |= attacks::rook(slider, occupied);
        }
        danger
    }

    #[inline(always)]
    fn piece_moves<S: Side, K: Sink>(&self, view: &View, targets: Bitboard, sink: &mut K) {
        let us = view.us;
        let pinned = view.straight_pins | view.diagonal_pins;
        for from in (us & self.board.role(Role::Knight)) - pinned {
            sink.piece(Role::Knight, from, attacks::knight(from) & targets);
        }
        for from in (us & self.board.role(Role::Bishop)) - view.straight_pins {
            let mut to = attacks::bishop(from, view.occupied) & targets;
            if view.diagonal_pins.contains(from) {
                to &= view.diagonal_pins;
            }
            sink.piece(Role::Bishop, from, to);
        }
        for from in (us & self.board.role(Role::Rook)) - view.diagonal_pins {
            let mut to = attacks::rook(from, view.occupied) & targets;
            if view.straight_pins.contains(from) {
                to &= view.straight_pins;
            }
            sink.piece(Role::Rook, from, to);
        }
        for from in us & self.board.role(Role::Queen) {
            let to = if view.straight_pins.contains(from) {
                attacks::rook(from, view.occupied) & view.straight_pins
            } else if view.diagonal_pins.contains(from) {
                attacks::bishop(from, view.occupied) & view.diagonal_pins
            } else {
                attacks::queen(from, view.occupied)
            };
            sink.piece(Role::Queen, from, to & targets);
        }
    }

    /// All pawns at once. A pawn pinned on a diagonal cannot step, one pinned on a file or rank cannot take,
    /// and whoever is pinned stays on the line of the pin.
    #[inline(always)]
    fn pawn_moves<S: Side, K: Sink>(&self, view: &View, targets: Bitboard, sink: &mut K) {
        let pawns = view.us & self.board.role(Role::Pawn);
        let empty = !view.occupied;

        let steppers = pawns - view.diagonal_pins;
        let held = S::forward(steppers & view.straight_pins) & view.straight_pins;
        let step = (S::forward(steppers - view.straight_pins) | held) & empty;
        let double = S::forward(step & S::THIRD_RANK) & empty & targets;
        let step = step & targets;

        let takers = pawns - view.straight_pins;
        let free = S::forward(takers - view.diagonal_pins);
        let held = S::forward(takers & view.diagonal_pins);
        let prey = view.them & targets;
        let east = (free.east() | held.east() & view.diagonal_pins) & prey;
        let west = (free.west() | held.west() & view.diagonal_pins) & prey;

        sink.pawns(S::FORWARD, step - S::LAST_RANK);
        sink.pawns(2 * S::FORWARD, double);
        sink.pawns(S::FORWARD + 1, east - S::LAST_RANK);
        sink.pawns(S::FORWARD - 1, west - S::LAST_RANK);
        if ((step | east | west) & S::LAST_RANK).any() {
            sink.promotions(S::FORWARD, step & S::LAST_RANK);
            sink.promotions(S::FORWARD + 1, east & S::LAST_RANK);
            sink.promotions(S::FORWARD - 1, west & S::LAST_RANK);
        }
        if let Some(to) = self.passed {
            for from in pawns & attacks::pawn(S::THEM, to) {
                if self.en_passant_is_safe(from, to) {
                    sink.en_passant(from, to);
                }
            }
        }
    }

    #[inline(always)]
    fn castling_moves<S: Side, K: Sink>(&self, view: &View, sink: &mut K) {
        for rook in self.castling & view.us {
            let path = CastlingPath::new(view.king, rook);
            if path.is_free(view.occupied) && self.castling_is_safe(S::US, &path) {
                sink.castle(view.king, rook);
            }
        }
    }

    /// No square that the king crosses or reaches is attacked (3.8.2.2.1), and he is not in check once the
    /// rook has left its place, which in Chess960 may have shielded him.
    #[inline]
    pub(crate) fn castling_is_safe(&self, color: Color, path: &CastlingPath) -> bool {
        let them = self.board.color(!color);
        let occupied = self.board.occupied().without(path.king);
        let after = occupied.without(path.rook).with(path.rook_to);
        path.crossed
            .into_iter()
            .all(|square| (self.board.attackers(square, occupied) & them).is_empty())
            && (self.board.attackers(path.king_to, after) & them).is_empty()
    }
}

/// What both sides' pieces mean to the king of the side that has the move.
struct View {
    us: Bitboard,
    them: Bitboard,
    occupied: Bitboard,
    king: Square,
    checkers: Bitboard,
    /// Squares on which a piece ends the check; all squares when there is none.
    parry: Bitboard,
    /// Lines along files and ranks from the king to a piece that pins, that piece included.
    straight_pins: Bitboard,
    /// The same along diagonals.
    diagonal_pins: Bitboard,
}

impl View {
    #[inline(always)]
    fn new<S: Side>(position: &Position) -> View {
        let board = &position.board;
        let (us, them) = (board.color(S::US), board.color(S::THEM));
        let occupied = us | them;
        let king = position.king(S::US);
        let mut view = View {
            us,
            them,
            occupied,
            king,
            checkers: them
                & (attacks::knight(king) & board.role(Role::Knight)
                    | attacks::pawn(S::US, king) & board.role(Role::Pawn)
                    | attacks::king(king) & board.role(Role::King)),
            parry: Bitboard::EMPTY,
            straight_pins: Bitboard::EMPTY,
            diagonal_pins: Bitboard::EMPTY,
        };
        view.parry = view.checkers;
        let straight = attacks::rook_lines(king) & them & board.straight_movers();
        let diagonal = attacks::bishop_lines(king) & them & board.diagonal_movers();
        for sniper in straight {
            let way = attacks::between(king, sniper);
            view.look_along(way, sniper, |view| &mut view.straight_pins);
        }
        for sniper in diagonal {
            let way = attacks::between(king, sniper);
            view.look_along(way, sniper, |view| &mut view.diagonal_pins);
        }
        if view.checkers.is_empty() {
            view.parry = Bitboard::ALL;
        }
        view
    }

    #[inline(always)]
    fn look_along(
        &mut self,
        way: Bitboard,
        sniper: Square,
        pins: impl Fn(&mut View) -> &mut Bitboard,
    ) {
        let blockers = way & self.occupied;
        if blockers.is_empty() {
            self.checkers.insert(sniper);
            self.parry |= way.with(sniper);
        } else if !blockers.many() {
            // A lone piece of the opponent is no pin, but marking the line does no harm to it.
            *pins(self) |= way.with(sniper);
        }
    }
}

/// The squares that matter to one castling.
pub(crate) struct CastlingPath {
    pub(crate) king: Square,
    pub(crate) rook: Square,
    pub(crate) king_to: Square,
    pub(crate) rook_to: Square,
    /// Squares the king crosses, its destination included.
    pub(crate) crossed: Bitboard,
    /// Squares that must be empty but for the king and the rook.
    pub(crate) needed: Bitboard,
}

impl CastlingPath {
    #[inline]
    pub(crate) fn new(king: Square, rook: Square) -> CastlingPath {
        let wing = Wing::of(king, rook);
        let king_to = Square::at(wing.king_file(), king.rank());
        let rook_to = Square::at(wing.rook_file(), king.rank());
        let crossed = attacks::between(king, king_to).with(king_to);
        let needed = crossed | attacks::between(rook, rook_to).with(rook_to);
        CastlingPath {
            king,
            rook,
            king_to,
            rook_to,
            crossed,
            needed,
        }
    }

    #[inline]
    pub(crate) fn is_free(&self, occupied: Bitboard) -> bool {
        (self.needed & occupied.without(self.king).without(self.rook)).is_empty()
    }
}

/// Counts.
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 += u64::from(targets.count());
    }
    #[inline(always)]
    fn pawns(&mut self, _: i8, targets: Bitboard) {
        self.0 += u64::from(targets.count());
    }
    #[inline(always)]
    fn promotions(&mut self, _: i8, targets: Bitboard) {
        self.0 += 4 * u64::from(targets.count());
    }
    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// Calls a function with each move.
struct Each<F>(F);

impl<F: FnMut(Move)> Sink for Each<F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            (self.0)(Move::Normal { role, from, to });
        }
    }
    #[inline(always)]
    fn pawns(&mut self, step: i8, targets: Bitboard) {
        for to in targets {
            let from = origin(to, step);
            (self.0)(Move::Normal {
                role: Role::Pawn,
                from,
                to,
            });
        }
    }
    #[inline(always)]
    fn promotions(&mut self, step: i8, targets: Bitboard) {
        for to in targets {
            let from = origin(to, step);
            for role in Role::PROMOTIONS {
                (self.0)(Move::Promotion { from, to, role });
            }
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.0)(Move::EnPassant { from, to });
    }
    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        (self.0)(Move::Castle { king, rook });
    }
}

#[inline(always)]
pub(crate) fn origin(to: Square, step: i8) -> Square {
    Square::masked((to.index() as i8 - step) as u8)
}
