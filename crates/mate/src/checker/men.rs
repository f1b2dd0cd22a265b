//! What the men of a mode can do, roaming or anchored, must be described by the mode or by another.

use alloc::vec::Vec;

use super::Flaw;
use super::regions::{By, Change, Checker, Kings, Sight, any_piece, between, hold, squares};
use super::rules::{PAWN, attack, shift};
use crate::regions::{Mode, Standing};

impl Checker<'_> {
    pub(super) fn roamer(
        &self,
        at: usize,
        s: &Sight,
        i: usize,
        mobile: &mut [u64; 2],
    ) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let (color, role, _) = self.men[i];
        let still_kings = s.blocks & !(s.certain[0] | s.certain[1]);
        let barred = s.certain[color] | still_kings;
        hold(role == PAWN || mode.promoted[i].0 == 0, "a piece promoted")?;
        if s.on_move[color] == 0 {
            return Ok(());
        }
        // What a pawn does as a pawn; what a piece does, or a pawn that has become one.
        let (mut steps, mut taking, mut flights) = (0, 0, 0);
        for from in squares(mode.region[i].0) {
            if role == PAWN {
                hold(s.anchored == 0, "a roaming pawn beside anchored men")?;
                let (goes, takes) = self.roaming_pawn(mode, s, i, from);
                steps |= goes & !barred;
                taking |= takes & !barred;
            } else {
                flights |= attack(role, color == 0, from, s.blocks) & !barred;
            }
        }
        for from in squares(mode.promoted[i].0) {
            flights |= any_piece(from, s.blocks) & !barred;
        }
        self.takes_anchored(at, s, i, flights)?;
        flights &= !s.anchored;
        for to in squares(flights) {
            let legal = s.on_move[color] & !self.helpless(mode, s, color, 0, 1 << to);
            mobile[color] |= legal;
            if legal == 0 {
                flights &= !(1 << to);
            }
        }
        // A pawn may take in passing the pawn that gives check: check is no bar to it.
        if steps != 0 {
            mobile[color] = s.on_move[color];
        }
        let last = if color == 0 { 0xff << 56 } else { 0xff };
        let (to, new) = match role {
            PAWN => (steps & !last, steps & last | flights),
            _ => (flights, 0),
        };
        hold(
            to & !mode.region[i].0 == 0 && new & !mode.promoted[i].0 == 0,
            "where a man may go",
        )?;
        self.mortal(mode, 1 - color, taking | flights)
    }

    /// A roaming man takes the anchored men whom he reaches.
    fn takes_anchored(&self, at: usize, s: &Sight, i: usize, flights: u64) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let (color, role, _) = self.men[i];
        for (j, standing) in mode.standing[..self.men.len()].iter().enumerate() {
            if let Standing::Anchored(square) = *standing
                && flights >> square.index() & 1 != 0
            {
                let here = 1 << square.index();
                self.change(
                    at,
                    Change {
                        standing: self.standing(mode, &[(j, Standing::Gone)]),
                        mover: Some(if role == PAWN {
                            (i, 0, here)
                        } else {
                            (i, here, 0)
                        }),
                        taken: 0,
                        turn: 1 - color,
                        kings: self.answering(mode, s, color, (0, here), here),
                        by: By::Man,
                    },
                )?;
            }
        }
        Ok(())
    }

    /// Kings on the move of a side that a move from one square to another leaves legal, none on the `way`.
    fn answering(
        &self,
        mode: &Mode,
        s: &Sight,
        color: usize,
        (from, to): (u64, u64),
        way: u64,
    ) -> Kings {
        let mut barred = [way; 2];
        barred[color] |= self.helpless(mode, s, color, from, to);
        core::array::from_fn(|white| match barred[0] >> white & 1 {
            0 => mode.kings[color][white].0 & !barred[1],
            _ => 0,
        })
    }

    /// Squares a roaming pawn may go to and on which it may take.
    fn roaming_pawn(&self, mode: &Mode, s: &Sight, i: usize, from: usize) -> (u64, u64) {
        let (color, _, home) = self.men[i];
        let up = if color == 0 { 1 } else { -1 };
        let file = 0x0101_0101_0101_0101u64 << (home % 8);
        let keeps = |k: usize| mode.region[k].0 & !file == 0 && mode.promoted[k].0 == 0;
        // Two pawns that keep to one file never pass each other while both live.
        let passable = |to: usize| {
            !keeps(i)
                || (0..self.men.len()).all(|k| {
                    let (_, role, other) = self.men[k];
                    let ahead = if color == 0 {
                        other > home
                    } else {
                        other < home
                    };
                    let beyond = if color == 0 {
                        !0 << to << 1
                    } else {
                        (1 << to) - 1
                    };
                    role != PAWN
                        || !ahead
                        || !keeps(k)
                        || mode.mortal >> k & 1 != 0
                        || mode.region[k].0 & beyond != 0
                        || other % 8 != home % 8
                })
        };
        let free = |to: &usize| s.blocks >> *to & 1 == 0 && passable(*to);
        let (mut goes, mut takes) = (0, 0);
        if let Some(step) = shift(from, (0, up)).filter(free) {
            goes |= 1 << step;
            let second = from / 8 == if color == 0 { 1 } else { 6 };
            goes |= shift(step, (0, up))
                .filter(free)
                .filter(|_| second)
                .map_or(0, |double| 1 << double);
        }
        for to in squares(attack(PAWN, color == 0, from, 0)) {
            if s.may[1 - color] >> to & 1 != 0 {
                goes |= 1 << to;
                takes |= 1 << to;
            }
            let (before, after) = (shift(to, (0, up)), shift(to, (0, -up)));
            if to / 8 == if color == 0 { 5 } else { 2 }
                && let (Some(before), Some(after)) = (before, after)
                && (0..self.men.len()).any(|k| {
                    let both = 1 << before | 1 << after;
                    self.men[k].0 != color
                        && self.men[k].1 == PAWN
                        && mode.region[k].0 & both == both
                })
            {
                goes |= 1 << to;
                takes |= 1 << after;
            }
        }
        (goes, takes)
    }

    /// A pawn that goes two steps may be taken by the pawns beside it, which then stand where it has passed.
    fn taken_in_passing(
        &self,
        at: usize,
        i: usize,
        step: usize,
        double: usize,
    ) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let (color, ..) = self.men[i];
        let way = 1 << step | 1 << double;
        for beside in [shift(double, (1, 0)), shift(double, (-1, 0))]
            .into_iter()
            .flatten()
        {
            let pawn = |&j: &usize| self.men[j].0 != color && self.men[j].1 == PAWN;
            if let Some(j) = self.who(mode, beside).filter(pawn) {
                let passed = Standing::Anchored(chess::Square::new(step as u8).expect("a square"));
                self.change(
                    at,
                    Change {
                        standing: self.standing(mode, &[(i, Standing::Gone), (j, passed)]),
                        mover: None,
                        taken: 0,
                        turn: color,
                        kings: without(&mode.kings[color].map(|k| k.0), way),
                        by: By::Man,
                    },
                )?;
            }
        }
        Ok(())
    }

    pub(super) fn anchored(&self, at: usize, s: &Sight, i: usize, from: usize) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let (color, role, _) = self.men[i];
        hold(
            mode.region[i].0 | mode.promoted[i].0 == 0,
            "an anchored man who roams",
        )?;
        let go = |to: usize, way: u64| {
            let here = 1 << to;
            let last = to / 8 == if color == 0 { 7 } else { 0 };
            let there = Standing::Anchored(chess::Square::new(to as u8).expect("a square"));
            let changed = |standing: Standing| {
                let taken = self.who(mode, to).map(|j| (j, Standing::Gone));
                let changes: Vec<_> = [(i, standing)].into_iter().chain(taken).collect();
                self.standing(mode, &changes)
            };
            // A piece may stay anchored or roam from then on, as the modes have it.
            let stays = self.index.contains_key(changed(there).as_slice());
            let (standing, mover) = match (role, last) {
                (PAWN, true) => (Standing::Roaming, Some((i, 0, here))),
                (PAWN, false) => (there, None),
                _ if stays => (there, None),
                _ => (Standing::Roaming, Some((i, here, 0))),
            };
            self.change(
                at,
                Change {
                    standing: changed(standing),
                    mover,
                    taken: here,
                    turn: 1 - color,
                    kings: self.answering(mode, s, color, (1 << from, here), way),
                    by: By::Man,
                },
            )
        };
        if role != PAWN {
            for to in squares(attack(role, color == 0, from, s.blocks) & !s.certain[color]) {
                go(to, between(from, to) | 1 << to)?;
            }
            return Ok(());
        }
        let up = if color == 0 { 1 } else { -1 };
        let free = |to: &usize| s.blocks >> *to & 1 == 0;
        if let Some(step) = shift(from, (0, up)).filter(free) {
            go(step, 1 << step)?;
            let second = from / 8 == if color == 0 { 1 } else { 6 };
            if let Some(double) = shift(step, (0, up)).filter(free).filter(|_| second) {
                go(double, 1 << step | 1 << double)?;
                self.taken_in_passing(at, i, step, double)?;
            }
        }
        for to in squares(attack(PAWN, color == 0, from, 0)) {
            if (s.may[1 - color] & !s.certain[color]) >> to & 1 != 0 {
                go(to, 1 << to)?;
            }
        }
        Ok(())
    }
}

/// Kings of which neither stands on these squares.
fn without(kings: &Kings, set: u64) -> Kings {
    core::array::from_fn(|white| {
        if set >> white & 1 != 0 {
            0
        } else {
            kings[white] & !set
        }
    })
}
