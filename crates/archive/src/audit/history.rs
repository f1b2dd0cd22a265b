//! The positions of one game, and what the Laws make of their repetition (9.2, 9.3, 9.6).
//!
//! A position can come again only while nothing is taken and no pawn moves, so the search goes back no further
//! than that. Numbers that tell positions apart are worked out only where such a stretch is long enough to matter;
//! where they are equal the positions are compared, in which an en passant square counts only if a capture there is
//! legal.

use chess::{Bitboard, Color, Move, Position};
use laws::Edition;
use laws::counting::{self, FIFTH, THIRD};

/// What has happened so far, by the ply after which it was so.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Milestones {
    /// A position for the third time (9.2.2).
    pub threefold: Option<usize>,
    /// A move is possible that makes a third time (9.2.1).
    pub threefold_intended: Option<(usize, Intended)>,
    /// A position for the fifth time (9.6.1).
    pub fivefold: Option<usize>,
    /// The same, and every fourth ply without a break: the words of 2014.
    pub fivefold_consecutive: Option<usize>,
    /// Fifty moves each without capture or pawn move (9.3.2).
    pub fifty: Option<usize>,
    /// The same by a move not yet made (9.3.1).
    pub fifty_intended: Option<usize>,
    /// Seventy-five moves each (9.6.2).
    pub seventy_five: Option<usize>,
}

/// A move that could have been written.
pub type Intended = Move;

/// The positions of a game.
#[derive(Default)]
pub struct History {
    /// The positions of this game, and behind them room that earlier games have left.
    room: Vec<Position>,
    /// How many positions this game has.
    length: usize,
    /// The [`occupancy`] of the positions of the present stretch; zeros elsewhere.
    keys: Vec<u64>,
    /// Where, in the present stretch, a position came for the second time.
    twice: Vec<usize>,
    milestones: Milestones,
}

impl History {
    /// Begins a game.
    pub fn begin(&mut self, start: Position) {
        self.length = 0;
        self.keys.clear();
        self.twice.clear();
        self.milestones = Milestones::default();
        let first = self.one_more();
        self.room[first] = start;
    }

    /// The positions, the first being the one played from.
    pub fn positions(&self) -> &[Position] {
        &self.room[..self.length]
    }

    /// The position now.
    pub fn last(&self) -> &Position {
        // A game has begun, so there is one.
        &self.room[self.length - 1]
    }

    /// Moves made.
    pub fn plies(&self) -> usize {
        self.length - 1
    }

    /// What has happened so far.
    pub fn milestones(&self) -> &Milestones {
        &self.milestones
    }

    /// Makes a legal move and takes note of the position after it.
    ///
    /// The position before is copied and the move made on the copy where it stays: to copy what has just been
    /// written piece by piece makes a processor wait.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        let now = self.one_more();
        self.room[now] = self.room[now - 1];
        self.room[now].play(mv);
        self.note(now);
    }

    /// Takes note of a position that came about in another way.
    pub fn push(&mut self, position: Position) {
        let now = self.one_more();
        self.room[now] = position;
        self.note(now);
    }

    /// Counts one more position and names the place for it.
    #[inline]
    fn one_more(&mut self) -> usize {
        let now = self.length;
        if now == self.room.len() {
            self.room.resize(2 * now + 1, Position::initial());
        }
        self.length += 1;
        now
    }

    #[inline]
    fn note(&mut self, now: usize) {
        let position = &self.room[now];
        let stretch = counting::reach(position).min(now);
        if counting::is_fifty_near(position) {
            self.count_moves(now);
        }
        if stretch >= 4 {
            self.look_back(now, now - stretch);
        } else if !self.twice.is_empty() {
            self.twice.clear();
        }
    }

    /// How often has the position come before, since `first`?
    fn look_back(&mut self, now: usize, first: usize) {
        // Keys of earlier stretches are never asked for.
        if self.keys.len() < first {
            self.keys.resize(first, 0);
        }
        while self.keys.len() <= now {
            let key = occupancy(&self.room[self.keys.len()]);
            self.keys.push(key);
        }
        let times = 1 + self.same_before(now, first).count();
        if times > 1 {
            self.note_times(now, first, times);
        }
        if !self.twice.is_empty() && self.milestones.threefold_intended.is_none() {
            self.milestones.threefold_intended = self.intended(now).map(|mv| (now, mv));
        }
    }

    /// Earlier positions since `first` that are the same, the latest first. Four plies back is where it can come again
    /// first, and two before that the same player has the move.
    #[inline]
    fn same_before(&self, now: usize, first: usize) -> impl Iterator<Item = &Position> {
        let earlier = first..now - 3;
        let keys = self.keys[earlier.clone()].iter().copied();
        let among = keys.zip(&self.room[earlier]).rev().step_by(2);
        counting::same(&self.room[now], self.keys[now], among)
    }

    #[cold]
    fn note_times(&mut self, now: usize, first: usize, times: usize) {
        if times + 1 == THIRD {
            self.twice.push(now);
        }
        if times >= THIRD {
            self.milestones.threefold.get_or_insert(now);
        }
        if times >= FIFTH {
            let is_fivefold = |edition| {
                let last = std::iter::once(&self.room[now]);
                counting::is_fivefold(edition, last.chain(self.same_before(now, first)))
            };
            let met = |edition| is_fivefold(edition).then_some(now);
            let (in_a_row, any) = (met(Edition::Y2014), met(Edition::Y2018));
            let milestones = &mut self.milestones;
            milestones.fivefold_consecutive = milestones.fivefold_consecutive.or(in_a_row);
            milestones.fivefold = milestones.fivefold.or(any);
        }
    }

    /// A legal move to a position that has been there twice. It differs in the place of one piece only.
    fn intended(&self, now: usize) -> Option<Move> {
        let here = &self.room[now];
        let us = here.turn();
        self.twice.iter().find_map(|&target| {
            let there = &self.room[target];
            if there.turn() == us || there.board().color(!us) != here.board().color(!us) {
                return None;
            }
            let moved = there.board().color(us) ^ here.board().color(us);
            let from = (moved & here.board().color(us)).only()?;
            let to = (moved - Bitboard::of(from)).only()?;
            let role = here.board().role_at(from)?;
            let mv = Move::Normal { role, from, to };
            (here.is_legal(mv) && here.after(mv).is_same(there)).then_some(mv)
        })
    }

    #[cold]
    fn count_moves(&mut self, now: usize) {
        let position = self.room[now];
        if counting::is_seventy_five(&position) {
            self.milestones.seventy_five.get_or_insert(now);
        }
        // Who has no legal move can claim nothing: the game is over already.
        let fifty = self.milestones.fifty.is_none() && counting::is_fifty(&position);
        if fifty && counting::end_of(&position).is_none() {
            self.milestones.fifty = Some(now);
        }
        if self.milestones.fifty_intended.is_none() && counting::can_be_fifty(&position) {
            self.milestones.fifty_intended = Some(now);
        }
    }
}

/// A number for the squares that each side stands on: equal for the same positions, and for hardly any others of one
/// game. It is less work than [`Position::key`], and equal ones are compared in any case.
#[inline]
fn occupancy(position: &Position) -> u64 {
    let [white, black] = Color::ALL.map(|color| position.board().color(color).0);
    // Any odd number without a pattern: it keeps moves of the one side from cancelling out those of the other.
    white
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(black)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(moves: &str) -> History {
        play_from(Position::initial(), moves)
    }

    fn play_from(start: Position, moves: &str) -> History {
        let mut history = History::default();
        history.begin(start);
        for san in moves.split_whitespace() {
            let mv = history.last().parse_san(san).expect(san);
            history.play(mv);
        }
        history
    }

    #[test]
    fn the_initial_position_comes_again() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
        let history = play(&shuffle.repeat(4));
        let milestones = history.milestones();
        assert_eq!(milestones.threefold, Some(8));
        assert_eq!(milestones.fivefold, Some(16));
        assert_eq!(milestones.fivefold_consecutive, Some(16));
        let (ply, mv) = milestones.threefold_intended.expect("Ng8 makes it");
        assert_eq!((ply, mv.to_string().as_str()), (7, "Nf6g8"));
    }

    #[test]
    fn a_double_step_that_nobody_can_take_does_not_hide_a_repetition() {
        // After 1.e4 the square e3 was passed, but no black pawn can take there.
        let history = play("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
        assert_eq!(history.milestones().threefold, Some(9));
        // Here a capture is possible the first time, so the first position is another one.
        let start = Position::from_fen("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1").expect("FEN");
        let history = play_from(start, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
        assert_eq!(history.milestones().threefold, None);
    }

    #[test]
    fn five_times_with_a_detour_are_not_consecutive() {
        let detour = "Nc3 Nf6 Nb1 Ng8 ";
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
        let wide = "Nf3 Nf6 Nc3 Ng8 Ng1 Nf6 Nb1 Ng8 ";
        let history = play(&[shuffle, detour, wide, shuffle].concat());
        assert_eq!(history.milestones().fivefold, Some(20));
        assert_eq!(history.milestones().fivefold_consecutive, None);
    }

    #[test]
    fn fifty_and_seventy_five_moves() {
        let start = Position::from_fen("7k/8/8/8/8/8/R7/K7 w - - 96 90").expect("FEN");
        let history = play_from(start, "Rb2 Kg8 Rc2");
        assert_eq!(history.milestones().fifty, None);
        assert_eq!(history.milestones().fifty_intended, Some(3));
        let start = Position::from_fen("7k/8/8/8/8/8/R7/K7 w - - 94 90").expect("FEN");
        let history = play_from(start, "Rb2 Kg8 Rc2 Kh8 Rd2 Kg8 Re2");
        assert_eq!(history.milestones().fifty_intended, Some(5));
        assert_eq!(history.milestones().fifty, Some(6));
        assert_eq!(history.milestones().seventy_five, None);
    }
}
