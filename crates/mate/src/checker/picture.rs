//! No arrangement that a mode allows is mate of the loser.

use alloc::vec;
use alloc::vec::Vec;

use super::Flaw;
use super::regions::{Checker, Sight, any_piece, between, hold, pairs, squares};
use super::rules::{BISHOP, KING, KNIGHT, QUEEN, ROOK, attack};
use crate::regions::Mode;

/// Arrangements tried before a mode is refused as too hard to check.
const TRIES: u32 = 3_000_000;

/// Men put down so far: square, and whether as promoted.
type Placed = Vec<Option<(usize, bool)>>;

struct Scene<'a> {
    checker: &'a Checker<'a>,
    mode: &'a Mode,
    certain: u64,
    lost: usize,
    filled: u64,
    placed: Placed,
    /// One of these squares must lie on the line of check.
    uncovered: u64,
    tries: &'a mut u32,
}

impl Checker<'_> {
    pub(super) fn no_mate(&self, mode: &Mode, s: &Sight) -> Result<(), Flaw> {
        let (winner, loser) = (self.winner, 1 - self.winner);
        let certain = s.certain[0] | s.certain[1];
        let mut aimed = 0;
        for (i, &(color, role, _)) in self.men.iter().enumerate() {
            if color == winner {
                let here = self.certain(mode, i).map_or(0, |square| 1 << square);
                aimed |= squares(mode.region[i].0 | here)
                    .fold(0, |a, f| a | attack(role, color == 0, f, certain));
                aimed |= squares(mode.promoted[i].0).fold(0, |a, f| a | any_piece(f, certain));
            }
        }
        let mut tries = TRIES;
        for (white, black) in pairs(&mode.kings[loser].map(|k| k.0)) {
            let kings = [white, black];
            let (won, lost) = (kings[winner], kings[loser]);
            let (near, around) = (attack(KING, true, won, 0), attack(KING, true, lost, 0));
            if aimed >> lost & 1 == 0 || around & !(near | aimed | s.may[loser]) != 0 {
                continue;
            }
            let arrived = mode.arrived[white].0 >> black & 1 != 0;
            let placed = (0..self.men.len())
                .map(|i| self.certain(mode, i).map(|q| (q, false)))
                .collect();
            let mut scene = Scene {
                checker: self,
                mode,
                certain,
                lost,
                filled: certain | 1 << won,
                placed,
                uncovered: if arrived { !0 } else { near },
                tries: &mut tries,
            };
            let flights = around & !(near | s.certain[loser] | s.guarded[winner]);
            hold(!scene.mate(flights), "a mate inside")?;
        }
        hold(tries > 0, "too many arrangements")
    }
}

impl Scene<'_> {
    fn aims(&self, i: usize, from: usize, promoted: bool) -> u64 {
        let (color, role, _) = self.checker.men[i];
        let stop = self.filled & !(1 << self.lost);
        if promoted {
            any_piece(from, stop)
        } else {
            attack(role, color == 0, from, stop)
        }
    }

    fn winners(&self) -> Vec<usize> {
        (0..self.checker.men.len())
            .filter(|&i| self.checker.men[i].0 == self.checker.winner)
            .collect()
    }

    /// Where a man may be put: where he is, or anywhere that is free.
    fn options(&self, i: usize) -> Vec<(usize, bool)> {
        if let Some(here) = self.placed[i] {
            return vec![here];
        }
        let free = !(self.filled | 1 << self.lost);
        let was = squares(self.mode.region[i].0 & free).map(|square| (square, false));
        was.chain(squares(self.mode.promoted[i].0 & free).map(|square| (square, true)))
            .collect()
    }

    /// An earlier man who is not down either and may stand wherever this one may has been tried for him.
    fn tried(&self, i: usize) -> bool {
        let same = |k: usize| {
            self.checker.men[k].0 == self.checker.men[i].0
                && self.checker.men[k].1 == self.checker.men[i].1
                && self.mode.region[k] == self.mode.region[i]
                && self.mode.promoted[k] == self.mode.promoted[i]
        };
        self.placed[i].is_none() && (0..i).any(|k| self.placed[k].is_none() && same(k))
    }

    fn with(
        &mut self,
        i: usize,
        (square, promoted): (usize, bool),
        then: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let before = (self.filled, self.placed[i]);
        self.filled |= 1 << square;
        self.placed[i] = Some((square, promoted));
        let found = then(self);
        (self.filled, self.placed[i]) = before;
        found
    }

    /// Can a mate be put together, each flight being one of these?
    fn mate(&mut self, flights: u64) -> bool {
        for i in self
            .winners()
            .into_iter()
            .filter(|&i| !self.tried(i))
            .collect::<Vec<_>>()
        {
            for (square, promoted) in self.options(i) {
                let line = between(square, self.lost) & self.uncovered != 0 || self.uncovered == !0;
                if self.aims(i, square, promoted) >> self.lost & 1 != 0
                    && line
                    && self.with(i, (square, promoted), |scene| scene.shut(i, flights))
                {
                    return true;
                }
            }
        }
        false
    }

    fn shut(&mut self, checker: usize, flights: u64) -> bool {
        *self.tries = self.tries.saturating_sub(1);
        if *self.tries == 0 {
            return false;
        }
        let mut open = flights;
        for i in self.winners() {
            if let Some((square, promoted)) = self.placed[i] {
                open &= !self.aims(i, square, promoted);
            }
        }
        if open == 0 {
            return !self.taken(checker);
        }
        let flight = open.trailing_zeros() as usize;
        let rest = flights & !(1 << flight);
        for i in 0..self.checker.men.len() {
            if self.placed[i].is_some() || self.tried(i) {
                continue;
            }
            let ours = self.checker.men[i].0 == self.checker.winner;
            for (square, promoted) in self.options(i) {
                let shuts = if ours {
                    self.aims(i, square, promoted) >> flight & 1 != 0
                } else {
                    square == flight
                };
                if shuts && self.with(i, (square, promoted), |scene| scene.shut(checker, rest)) {
                    return true;
                }
            }
        }
        false
    }

    /// Is the only possible checker taken by somebody beside him, or a knight's move away, who is not pinned?
    fn taken(&self, checker: usize) -> bool {
        let Some((square, promoted)) = self.placed[checker] else {
            return false;
        };
        if self.aims(checker, square, promoted) >> self.lost & 1 == 0 {
            return true;
        }
        let region = |i: usize| {
            self.mode.region[i].0 | self.checker.certain(self.mode, i).map_or(0, |q| 1 << q)
        };
        let others = self.winners().into_iter().filter(|&i| i != checker);
        let another = |i: usize| {
            self.mode.promoted[i].0 != 0
                || squares(region(i)).any(|q| self.aims(i, q, false) >> self.lost & 1 != 0)
        };
        if others.clone().any(another) {
            return false;
        }
        (0..self.checker.men.len()).any(|j| {
            let (color, role, _) = self.checker.men[j];
            let Some((from, false)) = self.placed[j] else {
                return false;
            };
            let near = attack(KING, true, from, 0) | attack(KNIGHT, true, from, 0);
            let takes = (attack(role, color == 0, from, self.certain) & near) >> square & 1 != 0;
            if color == self.checker.winner || self.mode.promoted[j].0 != 0 || !takes {
                return false;
            }
            let line = line_through(self.lost, from);
            !self.winners().into_iter().any(|i| {
                let slides = matches!(self.checker.men[i].1, BISHOP | ROOK | QUEEN);
                self.mode.promoted[i].0 != 0 || slides && region(i) & line != 0
            })
        })
    }
}

/// Every square on the line through two squares, if they share one.
fn line_through(a: usize, b: usize) -> u64 {
    [ROOK, BISHOP]
        .into_iter()
        .find(|&role| attack(role, true, a, 0) >> b & 1 != 0)
        .map_or(0, |role| {
            attack(role, true, a, 0) & attack(role, true, b, 0) | 1 << a | 1 << b
        })
}
