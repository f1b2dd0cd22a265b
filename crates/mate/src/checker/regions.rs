//! Do these regions contain the position, all that can follow, and no mate?
//!
//! The rules of possibility are those of [`crate::Regions`], written again over plain sets of bits: for every
//! mode, everything that a legal move could do from any position the mode describes must be described too.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::Flaw;
use super::rules::{BISHOP, Board, KING, KNIGHT, QUEEN, ROOK, WHITE, attack};
use crate::regions::{Mode, Regions, Standing};

pub(super) type Kings = [u64; 64];

pub(super) fn squares(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&s| set >> s & 1 != 0)
}

pub(super) fn hold(condition: bool, what: &'static str) -> Result<(), Flaw> {
    if condition {
        Ok(())
    } else {
        Err(Flaw::Regions(what))
    }
}

/// What a mode says of the board, White first.
pub(super) struct Sight {
    pub(super) certain: [u64; 2],
    pub(super) may: [u64; 2],
    pub(super) king: [u64; 2],
    pub(super) guarded: [u64; 2],
    pub(super) anchored: u64,
    pub(super) blocks: u64,
    /// Where the king of the side to move may stand.
    pub(super) on_move: [u64; 2],
}

pub(super) struct Checker<'a> {
    pub(super) men: Vec<(usize, u8, usize)>,
    pub(super) modes: &'a [Mode],
    pub(super) index: BTreeMap<&'a [Standing], usize>,
    pub(super) winner: usize,
}

/// Who changes the mode. The winner's king does not arrive as a man does.
#[derive(PartialEq, Eq)]
pub(super) enum By {
    Man,
    King,
}

/// A move that changes the mode.
pub(super) struct Change {
    pub(super) standing: Vec<Standing>,
    /// Who moves, if he roams after it, and where he may stand then: as he was or promoted.
    pub(super) mover: Option<(usize, u64, u64)>,
    /// Where a roaming man of the side that is to move may have been taken by it.
    pub(super) taken: u64,
    /// Who is to move, and where the kings are.
    pub(super) turn: usize,
    pub(super) kings: Kings,
    pub(super) by: By,
}

pub(super) fn check(board: &Board, white: bool, regions: &Regions) -> Result<(), Flaw> {
    let men: Vec<_> = regions.men[..regions.count]
        .iter()
        .map(|man| (man.color as usize, man.role as u8 + 1, man.home.index()))
        .collect();
    let checker = Checker {
        index: regions
            .modes
            .iter()
            .enumerate()
            .map(|(at, mode)| (&mode.standing[..men.len()], at))
            .collect(),
        men,
        modes: &regions.modes,
        winner: usize::from(!white),
    };
    hold(regions.winner.is_white() == white, "the side")?;
    hold(board.has_no_rights(), "rights")?;
    checker.contains(board)?;
    (0..checker.modes.len()).try_for_each(|at| checker.mode(at))
}

impl Checker<'_> {
    fn contains(&self, board: &Board) -> Result<(), Flaw> {
        let others = board
            .squares
            .iter()
            .filter(|&&code| code != 0 && code & 7 != KING)
            .count();
        hold(
            others == self.men.len() && !self.modes.is_empty(),
            "the men",
        )?;
        let first = &self.modes[0];
        for (i, &(color, role, home)) in self.men.iter().enumerate() {
            hold(
                board.squares[home] == role | if color == 0 { WHITE } else { 0 },
                "a man",
            )?;
            hold(
                self.men[..i].iter().all(|&(_, _, other)| other != home),
                "a man twice",
            )?;
            hold(
                match first.standing[i] {
                    Standing::Anchored(square) => square.index() == home,
                    Standing::Roaming => first.region[i].0 >> home & 1 != 0,
                    Standing::Gone => false,
                },
                "where a man stands",
            )?;
        }
        let king = |code: u8| board.squares.iter().position(|&c| c == code).unwrap_or(0);
        let (white, black) = (king(KING | WHITE), king(KING));
        hold(
            first.kings[usize::from(!board.white)][white].0 >> black & 1 != 0,
            "the kings",
        )?;
        hold(
            board.white == (self.winner == 0) || !board.mated(),
            "a mate at once",
        )
    }

    pub(super) fn certain(&self, mode: &Mode, i: usize) -> Option<usize> {
        match mode.standing[i] {
            Standing::Anchored(square) => Some(square.index()),
            Standing::Roaming if mode.mortal >> i & 1 == 0 && mode.promoted[i].0 == 0 => {
                let region = mode.region[i].0;
                (region.count_ones() == 1).then(|| region.trailing_zeros() as usize)
            }
            _ => None,
        }
    }

    fn sight(&self, mode: &Mode) -> Sight {
        let mut s = Sight {
            certain: [0; 2],
            may: [0; 2],
            king: [0; 2],
            guarded: [0; 2],
            anchored: 0,
            blocks: 0,
            on_move: [0; 2],
        };
        for (i, &(color, ..)) in self.men.iter().enumerate() {
            s.may[color] |= mode.region[i].0 | mode.promoted[i].0;
            if let Some(square) = self.certain(mode, i) {
                s.certain[color] |= 1 << square;
                s.may[color] |= 1 << square;
            }
            if let Standing::Anchored(square) = mode.standing[i] {
                s.anchored |= 1 << square.index();
            }
        }
        for (turn, kings) in mode.kings.iter().enumerate() {
            for white in (0..64).filter(|&white| kings[white].0 != 0) {
                s.king[0] |= 1 << white;
                s.king[1] |= kings[white].0;
                s.on_move[turn] |= [1 << white, kings[white].0][turn];
            }
        }
        s.blocks = s.certain[0] | s.certain[1];
        s.blocks |= s
            .king
            .iter()
            .filter(|king| king.count_ones() == 1)
            .fold(0, |set, king| set | king);
        for (i, &(color, role, _)) in self.men.iter().enumerate() {
            if let Some(square) = self.certain(mode, i) {
                s.guarded[color] |= attack(
                    role,
                    color == 0,
                    square,
                    s.may[0] | s.may[1] | s.king[color],
                );
            }
        }
        s
    }

    /// Where the king of a side, on its move, would certainly be attacked after a man of his went `to` a square;
    /// `from` is empty then, if it is known.
    pub(super) fn helpless(&self, mode: &Mode, s: &Sight, color: usize, from: u64, to: u64) -> u64 {
        let stop = (s.may[0] | s.may[1] | s.king[1 - color]) & !from | to;
        let mut attacked = 0;
        for (i, &(other, role, _)) in self.men.iter().enumerate() {
            if let Some(square) = self.certain(mode, i)
                && other != color
                && to >> square & 1 == 0
            {
                attacked |= attack(role, other == 0, square, stop);
            }
        }
        attacked & s.on_move[color]
    }

    fn mode(&self, at: usize) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let s = self.sight(mode);
        let mut mobile = [0; 2];
        for i in 0..self.men.len() {
            match mode.standing[i] {
                Standing::Roaming => self.roamer(at, &s, i, &mut mobile)?,
                Standing::Anchored(from) => self.anchored(at, &s, i, from.index())?,
                Standing::Gone => hold(mode.region[i].0 | mode.promoted[i].0 == 0, "a ghost")?,
            }
        }
        self.kings(at, &s, mobile)?;
        self.no_mate(mode, &s)
    }

    /// The roaming men of a side who may stand on these squares are mortal.
    pub(super) fn mortal(&self, mode: &Mode, color: usize, set: u64) -> Result<(), Flaw> {
        let safe = |i: usize| {
            mode.mortal >> i & 1 == 0 && (mode.region[i].0 | mode.promoted[i].0) & set != 0
        };
        hold(
            !(0..self.men.len()).any(|i| self.men[i].0 == color && safe(i)),
            "a man who may be taken",
        )
    }

    /// The anchored man on a square.
    pub(super) fn who(&self, mode: &Mode, square: usize) -> Option<usize> {
        let here =
            |&j: &usize| matches!(mode.standing[j], Standing::Anchored(q) if q.index() == square);
        (0..self.men.len()).find(here)
    }

    pub(super) fn standing(&self, mode: &Mode, changes: &[(usize, Standing)]) -> Vec<Standing> {
        let mut standing = mode.standing[..self.men.len()].to_vec();
        for &(i, new) in changes {
            standing[i] = new;
        }
        standing
    }

    /// Has the winner nothing left but his king?
    fn bare(&self, standing: &[Standing]) -> bool {
        let gone = |i: usize| self.men[i].0 != self.winner || standing[i] == Standing::Gone;
        (0..self.men.len()).all(gone)
    }

    /// Is what a move leads to described by its mode?
    pub(super) fn change(&self, at: usize, change: Change) -> Result<(), Flaw> {
        if change.kings.iter().all(|&kings| kings == 0) || self.bare(&change.standing) {
            return Ok(());
        }
        let &to = self
            .index
            .get(change.standing.as_slice())
            .ok_or(Flaw::Regions("a mode"))?;
        let (old, new) = (&self.modes[at], &self.modes[to]);
        for i in 0..self.men.len() {
            if change.standing[i] == Standing::Roaming && old.standing[i] == Standing::Roaming {
                let kept = old.region[i].0 & !new.region[i].0 == 0
                    && old.promoted[i].0 & !new.promoted[i].0 == 0;
                hold(
                    kept && (old.mortal & !new.mortal) >> i & 1 == 0,
                    "what roams on",
                )?;
            }
        }
        if let Some((i, region, promoted)) = change.mover {
            let there = region & !new.region[i].0 == 0 && promoted & !new.promoted[i].0 == 0;
            hold(there, "where the mover went")?;
        }
        self.mortal(new, change.turn, change.taken)?;
        let by_winner = change.turn != self.winner && change.by == By::Man;
        for white in 0..64 {
            hold(
                change.kings[white] & !new.kings[change.turn][white].0 == 0,
                "kings after a change",
            )?;
            hold(
                !by_winner || change.kings[white] & !new.arrived[white].0 == 0,
                "arrivals after a change",
            )?;
        }
        Ok(())
    }

    fn kings(&self, at: usize, s: &Sight, mobile: [u64; 2]) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let inside =
            |turn: usize, kings: [usize; 2]| mode.kings[turn][kings[0]].0 >> kings[1] & 1 != 0;
        for turn in 0..2 {
            let mut stepped = 0;
            let mut takes: BTreeMap<usize, Kings> = BTreeMap::new();
            for (white, black) in pairs(&mode.kings[turn].map(|k| k.0)) {
                let kings = [white, black];
                if mobile[turn] >> kings[turn] & 1 != 0 {
                    hold(inside(1 - turn, kings), "a move of a man")?;
                    hold(
                        turn != self.winner || mode.arrived[white].0 >> black & 1 != 0,
                        "an arrival",
                    )?;
                }
                let near_other = attack(KING, true, kings[1 - turn], 0) | 1 << kings[1 - turn];
                let barred = near_other | s.certain[turn] | s.guarded[1 - turn];
                for to in squares(attack(KING, true, kings[turn], 0) & !barred) {
                    let mut after = kings;
                    after[turn] = to;
                    if s.anchored >> to & 1 != 0 {
                        takes.entry(to).or_insert([0; 64])[after[0]] |= 1 << after[1];
                    } else {
                        hold(inside(1 - turn, after), "a king's step")?;
                        stepped |= 1 << to;
                    }
                }
            }
            self.mortal(mode, 1 - turn, stepped)?;
            for (square, kings) in takes {
                let j = self.who(mode, square).ok_or(Flaw::Regions("a man"))?;
                self.change(
                    at,
                    Change {
                        standing: self.standing(mode, &[(j, Standing::Gone)]),
                        mover: None,
                        taken: 0,
                        turn: 1 - turn,
                        kings,
                        by: By::King,
                    },
                )?;
            }
        }
        Ok(())
    }
}

pub(super) fn pairs(kings: &Kings) -> impl Iterator<Item = (usize, usize)> {
    (0..64).flat_map(move |white| squares(kings[white]).map(move |black| (white, black)))
}

pub(super) fn between(a: usize, b: usize) -> u64 {
    for role in [ROOK, BISHOP] {
        if attack(role, true, a, 0) >> b & 1 != 0 {
            return attack(role, true, a, 1 << b) & attack(role, true, b, 1 << a);
        }
    }
    0
}

pub(super) fn any_piece(from: usize, stop: u64) -> u64 {
    attack(QUEEN, true, from, stop) | attack(KNIGHT, true, from, stop)
}
