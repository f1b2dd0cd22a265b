//! How one mode leads to another: an anchored man moves or is taken.

use chess::{Bitboard, Rank, Role, Square, attacks};

use super::roam::{exposed, roamer_reaches, spread, take};
use super::{Facts, MOST, Mode, Regions, Standing};

/// Who makes the move that changes a mode.
#[derive(Copy, Clone, PartialEq, Eq)]
enum By {
    Man,
    King,
}

impl Regions {
    /// All ways in which an anchored man moves or is taken, each into its mode, until there are more than `most`.
    pub(super) fn leave(&mut self, at: usize, facts: &Facts, most: usize) {
        for i in 0..self.count {
            if self.modes.len() > most {
                return;
            }
            if let Some(from) = self.modes[at].anchored(i) {
                match self.men[i].role {
                    Role::Pawn => self.pawn_leaves(at, facts, i, from),
                    _ => self.piece_leaves(at, facts, i, from),
                }
                self.taken(at, facts, i, from);
            }
        }
    }

    fn pawn_leaves(&mut self, at: usize, facts: &Facts, i: usize, from: Square) {
        let color = self.men[i].color;
        let step = Bitboard::of(from).forward(color) - facts.blocks;
        let double =
            (step & Bitboard::relative_rank(color, Rank::THIRD)).forward(color) - facts.blocks;
        if let Some(to) = step.only() {
            self.goes(at, facts, i, Bitboard::of(to), Bitboard::of(to), None);
        }
        if let Some(to) = double.only() {
            self.goes(at, facts, i, double, step | double, None);
            for j in 0..self.count {
                // Taken in passing: two moves as one, so that the mode need not remember the double step.
                if let Some(beside) = self.modes[at].anchored(j)
                    && self.men[j].role == Role::Pawn
                    && self.men[j].color != color
                    && beside.rank() == to.rank()
                    && beside.file().distance(to.file()) == 1
                {
                    self.passes(at, i, j, step, step | double);
                }
            }
        }
        for to in attacks::pawn(color, from) {
            let here = Bitboard::of(to);
            if let Some(j) = self.who(at, to) {
                if self.men[j].color != color {
                    self.goes(at, facts, i, here, here, Some(j));
                }
            } else if (facts.may_stand[!color as usize] & here).any()
                && (facts.stands[color as usize] & here).is_empty()
            {
                self.goes(at, facts, i, here, here, None);
            }
        }
    }

    fn piece_leaves(&mut self, at: usize, facts: &Facts, i: usize, from: Square) {
        let man = self.men[i];
        let us = man.color as usize;
        let reach = attacks::of(man.color, man.role, from, facts.blocks) - facts.stands[us];
        for to in reach {
            let here = Bitboard::of(to);
            let way = attacks::between(from, to) | here;
            self.goes(at, facts, i, here, way, self.who(at, to));
        }
    }

    /// The anchored man on a square.
    fn who(&self, at: usize, square: Square) -> Option<usize> {
        (0..self.count).find(|&i| self.modes[at].anchored(i) == Some(square))
    }

    /// Man `i` goes from its anchor to `to`; kings must not stand on the `way`; `taken` is anchored there.
    fn goes(
        &mut self,
        at: usize,
        facts: &Facts,
        i: usize,
        to: Bitboard,
        way: Bitboard,
        taken: Option<usize>,
    ) {
        let man = self.men[i];
        let us = man.color as usize;
        let mut standing = self.modes[at].standing;
        if let Some(j) = taken {
            standing[j] = Standing::Gone;
        }
        let mut region = Bitboard::EMPTY;
        let mut promoted = Bitboard::EMPTY;
        if man.role != Role::Pawn && self.tracked >> i & 1 == 0 {
            standing[i] = Standing::Roaming;
            region = to;
        } else if man.role == Role::Pawn
            && (to & Bitboard::relative_rank(man.color, Rank::EIGHTH)).any()
        {
            standing[i] = Standing::Roaming;
            promoted = to;
        } else if let Some(square) = to.only() {
            standing[i] = Standing::Anchored(square);
        }
        let mut kings = [[Bitboard::EMPTY; 64]; 2];
        let mut any = Bitboard::EMPTY;
        let from = self.modes[at]
            .anchored(i)
            .map_or(Bitboard::EMPTY, Bitboard::of);
        let stuck = self.stuck(at, facts, us, from, to);
        for white in !(way | stuck[0]) {
            let black = self.modes[at].kings[us][white.index()] - way - stuck[1];
            kings[1 - us][white.index()] = black;
            any |= black;
        }
        if any.is_empty() {
            return;
        }
        let Some(entered) = self.enter(at, standing, &kings, By::Man) else {
            return;
        };
        let count = self.count;
        let (men, mode) = (&self.men[..count], &mut self.modes[entered]);
        let mut grown = (region - mode.region[i]).any() || (promoted - mode.promoted[i]).any();
        mode.region[i] |= region;
        mode.promoted[i] |= promoted;
        grown |= taken.is_none() && take(men, mode, 1 - us, to);
        if grown {
            self.wake(entered);
        }
    }

    /// Squares of the kings, White's and Black's, on which a side's king forbids a move of his man.
    fn stuck(
        &self,
        at: usize,
        facts: &Facts,
        us: usize,
        from: Bitboard,
        to: Bitboard,
    ) -> [Bitboard; 2] {
        let mut stuck = [Bitboard::EMPTY; 2];
        stuck[us] = exposed(
            &self.men[..self.count],
            &self.modes[at],
            facts,
            us,
            from,
            to,
        );
        stuck
    }

    /// Pawn `i` steps over `passed` and pawn `j` takes it there.
    fn passes(&mut self, at: usize, i: usize, j: usize, passed: Bitboard, way: Bitboard) {
        let us = self.men[i].color as usize;
        let mut standing = self.modes[at].standing;
        standing[i] = Standing::Gone;
        if let Some(square) = passed.only() {
            standing[j] = Standing::Anchored(square);
        }
        let mut kings = [[Bitboard::EMPTY; 64]; 2];
        for white in !way {
            kings[us][white.index()] = self.modes[at].kings[us][white.index()] - way;
        }
        self.enter(at, standing, &kings, By::Man);
    }

    /// Anchored man `j` is taken by a roaming man or by a king. (Anchored men take in their own moves.)
    fn taken(&mut self, at: usize, facts: &Facts, j: usize, square: Square) {
        let victim = self.men[j];
        let (them, us) = (victim.color as usize, !victim.color as usize);
        let mut standing = self.modes[at].standing;
        standing[j] = Standing::Gone;
        for k in 0..self.count {
            if !self.modes[at].roams(k) || self.men[k].color == victim.color {
                continue;
            }
            let (as_was, as_new) = roamer_reaches(&self.men, &self.modes[at], facts, k, square);
            if !as_was && !as_new {
                continue;
            }
            let mut kings = [[Bitboard::EMPTY; 64]; 2];
            let stuck = self.stuck(at, facts, us, Bitboard::EMPTY, Bitboard::of(square));
            let mut any = Bitboard::EMPTY;
            for white in !stuck[0].with(square) {
                let black = self.modes[at].kings[us][white.index()].without(square) - stuck[1];
                kings[1 - us][white.index()] = black;
                any |= black;
            }
            if any.is_empty() {
                continue;
            }
            let Some(entered) = self.enter(at, standing, &kings, By::Man) else {
                return;
            };
            let mode = &mut self.modes[entered];
            let here = Bitboard::of(square);
            // A pawn that takes on its last rank is promoted there.
            let last = Bitboard::relative_rank(self.men[k].color, Rank::EIGHTH);
            let promotes = self.men[k].role == Role::Pawn && as_was && (here & last).any();
            let (region, promoted) = (
                if as_was && !promotes {
                    here
                } else {
                    Bitboard::EMPTY
                },
                if as_new || promotes {
                    here
                } else {
                    Bitboard::EMPTY
                },
            );
            let grown = (region - mode.region[k]).any() || (promoted - mode.promoted[k]).any();
            mode.region[k] |= region;
            mode.promoted[k] |= promoted;
            if grown {
                self.wake(entered);
            }
        }
        if !facts.guarded[them].contains(square) {
            self.taken_by_king(at, us, standing, square);
        }
    }

    /// The man on this square is taken by the king of side `us`.
    fn taken_by_king(&mut self, at: usize, us: usize, standing: [Standing; MOST], square: Square) {
        let near = attacks::king(square);
        let mut kings = [[Bitboard::EMPTY; 64]; 2];
        let old = &self.modes[at].kings[us];
        let mut any = Bitboard::EMPTY;
        for white in Square::all() {
            let black = old[white.index()];
            match us {
                0 if near.contains(white) => kings[1][square.index()] |= black - near.with(square),
                1 if !near.with(square).contains(white) && (black & near).any() => {
                    kings[0][white.index()] = Bitboard::of(square);
                }
                _ => continue,
            }
            any |= kings[0][white.index()] | kings[1][square.index()];
        }
        if any.any() {
            self.enter(at, standing, &kings, By::King);
        }
    }

    /// The mode with these men anchored, having all that roams in mode `at` and these kings. None is needed when
    /// the winner has nothing left but his king.
    fn enter(
        &mut self,
        at: usize,
        standing: [Standing; MOST],
        kings: &[[Bitboard; 64]; 2],
        by: By,
    ) -> Option<usize> {
        let fights = |i: usize| self.men[i].color == self.winner && standing[i] != Standing::Gone;
        if !(0..self.count).any(fights) {
            return None;
        }
        let found = self.index.get(&standing);
        let to = found.unwrap_or_else(|| {
            let fresh = Mode {
                standing,
                kings: [[Bitboard::EMPTY; 64]; 2],
                arrived: [Bitboard::EMPTY; 64],
                ..self.modes[at].clone()
            };
            self.modes.push(Mode {
                unsettled: true,
                ..fresh
            });
            let last = self.modes.len() - 1;
            self.index.push(&standing);
            self.waiting.push(last);
            for (i, stands) in standing.iter().enumerate().take(self.count) {
                if *stands != Standing::Roaming {
                    self.modes[last].region[i] = Bitboard::EMPTY;
                    self.modes[last].promoted[i] = Bitboard::EMPTY;
                }
            }
            last
        });
        assert_ne!(to, at, "a move of an anchored man changes the mode");
        let [old, new] = self.modes.get_disjoint_mut([at, to]).expect("two modes");
        let mut grown = false;
        for (new, more) in new.kings.iter_mut().zip(kings) {
            grown |= spread(new, more);
        }
        if by == By::Man {
            grown |= spread(&mut new.arrived, &kings[!self.winner as usize]);
        }
        for (i, stands) in standing.iter().enumerate().take(self.count) {
            if *stands == Standing::Roaming && old.roams(i) {
                grown |= (old.region[i] - new.region[i]).any()
                    || (old.promoted[i] - new.promoted[i]).any();
                new.region[i] |= old.region[i];
                new.promoted[i] |= old.promoted[i];
            }
        }
        grown |= old.mortal & !new.mortal != 0;
        new.mortal |= old.mortal;
        if grown {
            self.wake(to);
        }
        Some(to)
    }

    /// The mode has grown and must be looked at again.
    fn wake(&mut self, at: usize) {
        if !self.modes[at].unsettled {
            self.modes[at].unsettled = true;
            self.waiting.push(at);
        }
    }
}
