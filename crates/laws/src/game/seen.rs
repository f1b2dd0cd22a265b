//! What everybody has seen a hand do of a move that it tells piece by piece. It goes by the pieces alone: which of them lie
//! where, and whether that looks like a move. Whether a legal move can come of it is asked elsewhere, and shown to nobody
//! before the hand is off.

use chess::{Attempt, Bitboard, Board, Color, Piece, Position, Rank, Role, Square};

use super::Game;
use crate::discretion::Question;
use crate::event::What;
use crate::rules::a04_touch::geometry::{castling_ways, waits_there, would_take};
use crate::rules::a04_touch::{Grip, Placed};
use crate::rules::a07_irregularities::Fact;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// A move as it lies on the board while a hand is at it. All squares but the new ones are those of the position before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Whose hand.
    pub by: Color,
    /// The place of the move in the record.
    pub place: usize,
    /// When something was last done, and what was left on the clock then.
    pub at: Millis,
    /// What was left on his clock then.
    pub remaining: Millis,
    /// What he had taken into his hand until the first piece was put down, in order.
    pub touched: Vec<Square>,
    /// Pieces that lie elsewhere or are off the board, in the order of laying.
    pub(super) lies: Vec<(Square, Option<Square>)>,
    /// A new piece.
    pub(super) new: Option<Placed>,
    /// Has anything been put down of it, though it may be back?
    pub(super) put: bool,
    /// Has it looked like a move that was made?
    pub(super) made: bool,
    /// A piece that fell out of the hand: whether it was released, nobody can see.
    fell: Option<Square>,
    /// What has touched a square of the last rank.
    chosen: Option<(Square, Role)>,
}

impl Seen {
    /// Nothing of it has been told yet.
    pub(super) fn begun(game: &Game, by: Color, at: Millis) -> Seen {
        Seen {
            by,
            place: game.plies.len(),
            at,
            remaining: game.clock.remaining(by, at),
            touched: game.touched.iter().map(|touch| touch.square).collect(),
            lies: Vec::new(),
            new: None,
            put: false,
            made: false,
            fell: None,
            chosen: None,
        }
    }

    pub(super) fn lay(&mut self, from: Square, to: Option<Square>) {
        self.lies.retain(|(stood, _)| *stood != from);
        self.fell = self.fell.filter(|fell| *fell != from);
        if to != Some(from) {
            self.lies.push((from, to));
        }
        if !self.touched.contains(&from) {
            self.touched.push(from);
        }
    }

    fn is_off(&self, stood: Square) -> bool {
        self.lies.contains(&(stood, None))
    }

    /// Where a piece lies that stood here.
    pub(crate) fn lies_on(&self, stood: Square) -> Option<Square> {
        let lies = self.lies.iter().find(|(from, _)| *from == stood);
        lies.and_then(|(_, to)| *to)
    }

    /// Is something else chosen already, or lies another new piece elsewhere?
    pub(crate) fn has_another_than(&self, square: Square, role: Role) -> bool {
        let elsewhere = |new: Placed| new.square != square;
        let other = |chosen| chosen != (square, role);
        self.chosen.is_some_and(other) || self.new.is_some_and(elsewhere)
    }

    /// Are there pieces that can be put back: a new one, one that is off, or a second one elsewhere?
    pub(super) fn has_loose(&self) -> bool {
        let off = self.lies.iter().any(|(_, to)| to.is_none());
        self.new.is_some() || off || self.lies.len() > 1
    }

    /// Was a move made, or do several pieces lie elsewhere?
    pub(crate) fn is_beyond(&self) -> bool {
        let laid = self.lies.iter().filter(|(_, to)| to.is_some());
        self.made || laid.count() > 1
    }

    /// Is there a piece here, or one that is named by the square on which it stood? From the hand it can be put down too.
    pub(crate) fn is_there(&self, before: &Position, square: Square, put: bool) -> bool {
        let stood = before.board().piece_at(square).is_some();
        let lies = self.board(before).piece_at(square).is_some();
        lies || stood && (put || !self.is_off(square))
    }

    fn make(&mut self, before: &Position, attempt: Attempt) {
        match attempt {
            Attempt::Displace { from, to, placed } => {
                if let Some(taken) = would_take(before, from, to) {
                    self.lay(taken, None);
                }
                let new = self.new.filter(|_| self.is_off(from));
                match placed.or(new.map(|new| new.role)) {
                    None => self.lay(from, Some(to)),
                    Some(role) => {
                        let (square, grip) = (to, Grip::Released);
                        self.lay(from, None);
                        self.new = Some(Placed { square, role, grip });
                    }
                }
            }
            Attempt::Castle { king, rook } => {
                for (from, to) in castling_ways(king, rook) {
                    self.lay(from, Some(to));
                }
            }
        }
    }

    fn place(&mut self, before: &Position, placed: Placed) {
        let (square, role) = (placed.square, placed.role);
        if self.has_another_than(square, role) {
            return;
        }
        let last = Rank::EIGHTH.relative_to(self.by);
        if square.rank() == last && placed.grip != Grip::WrongColour {
            self.chosen = Some((square, role));
        }
        let pawn = |(from, to): &&(Square, Option<Square>)| {
            let is_pawn = before.board().piece_at(*from) == Some(Role::Pawn.of(self.by));
            is_pawn && *to == Some(square)
        };
        let pawn = self.lies.iter().find(pawn).map(|(from, _)| *from);
        if let Some(pawn) = pawn.filter(|_| placed.grip != Grip::Held) {
            self.lay(pawn, None);
        }
        self.new = Some(placed);
    }

    fn remove(&mut self, before: &Position, square: Square, stood: Square) {
        let stands = before.board().piece_at(stood).is_some() && !self.is_off(stood);
        if self.new.is_some_and(|new| new.square == square) && !stands {
            self.new = None;
        } else {
            self.lay(stood, None);
        }
    }

    /// What was put beside the move is put back; the piece that was laid down first stays.
    fn put_back(&mut self, before: &Position) {
        let own = before.board().color(self.by);
        let mut laid = self.lies.iter();
        let first = laid.find(|(from, to)| own.contains(*from) && to.is_some());
        self.lies = first.copied().into_iter().collect();
        self.new = None;
    }

    /// The pieces as they lie.
    pub fn board(&self, before: &Position) -> Board {
        let mut board = *before.board();
        let lifted: Vec<_> = self
            .lies
            .iter()
            .map(|&(from, to)| (board.take(from), to))
            .collect();
        for (piece, to) in lifted {
            if let (Some(piece), Some(to)) = (piece, to) {
                board.put(to, piece);
            }
        }
        if let Some(new) = self.new {
            let color = match new.grip {
                Grip::Held | Grip::Released => self.by,
                Grip::WrongColour => !self.by,
            };
            let role = new.role;
            board.put(new.square, Piece { color, role });
        }
        board
    }

    /// Does it look like a move that has been made (4.7), legal or not?
    pub fn attempt(&self, before: &Position) -> Option<Attempt> {
        let board = before.board();
        let (own, others) = (board.color(self.by), board.color(!self.by));
        let moved: Vec<(Square, Square)> = self
            .lies
            .iter()
            .filter_map(|&(from, to)| to.map(|to| (from, to)))
            .collect();
        let off = self.lies.iter().filter(|(_, to)| to.is_none());
        let off: Bitboard = off.map(|(from, _)| *from).collect();
        let takes_all = |taken: Option<Square>| {
            let taken: Bitboard = taken.into_iter().collect();
            off & others == taken
        };
        if let Some(new) = self.new {
            let pawns = off & board.pieces(self.by, Role::Pawn);
            let from = pawns.into_iter().next()?;
            let to = new.square;
            let there = others.contains(to).then_some(to);
            let alone = moved.is_empty() && off & own == Bitboard::of(from);
            let released = new.grip == Grip::Released && alone && takes_all(there);
            let placed = Some(new.role);
            return released.then_some(Attempt::Displace { from, to, placed });
        }
        if (off & own).any() || self.fell.is_some() {
            return None;
        }
        match moved[..] {
            [(from, to)] if own.contains(from) => {
                let waits = waits_there(before, from, to);
                let whole = !waits && takes_all(would_take(before, from, to));
                let placed = None;
                whole.then_some(Attempt::Displace { from, to, placed })
            }
            [first, second] if off.is_empty() => {
                let king = before.king(self.by);
                let rook = match (first.0 == king, second.0 == king) {
                    (true, false) => second.0,
                    (false, true) => first.0,
                    _ => return None,
                };
                let is_rook = board.piece_at(rook) == Some(Role::Rook.of(self.by));
                let home = Rank::FIRST.relative_to(self.by);
                let castles = is_rook && (king.rank(), rook.rank()) == (home, home) && {
                    let ways = castling_ways(king, rook);
                    ways.len() == 2 && ways.contains(&first) && ways.contains(&second)
                };
                castles.then_some(Attempt::Castle { king, rook })
            }
            _ => None,
        }
    }
}

impl Seen {
    /// One more thing that the hand did. Says whether it was one. What it takes off or puts down beside a move that is made
    /// goes back.
    pub(super) fn tell(&mut self, before: &Position, what: &What) -> bool {
        let made = self.attempt(before).is_some();
        match *what {
            What::Touched { square, binds, .. } => {
                if binds && !made && !self.put && !self.touched.contains(&square) {
                    self.touched.push(square);
                }
                return false;
            }
            What::PiecePut { from, to, .. } => self.lay(from, Some(to)),
            What::PieceRemoved { square, stood, .. } if !made => self.remove(before, square, stood),
            What::PiecePlaced {
                square, role, grip, ..
            } if !made => self.place(before, Placed { square, role, grip }),
            What::MoveMade { attempt, .. } | What::HandAgain { attempt, .. } => {
                self.make(before, attempt);
            }
            What::Irregular(Fact::PiecesPutBack(by)) if by == self.by => self.put_back(before),
            What::Ruled(Ruling {
                remedy:
                    Remedy::ArbiterDecides {
                        question: Question::Dropped(ref fell),
                    },
                ..
            }) if !made => {
                self.lay(fell.from, Some(fell.to));
                self.fell = Some(fell.from);
            }
            _ => return false,
        }
        true
    }
}
