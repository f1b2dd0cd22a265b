//! Do these regions contain the position, all that can follow, and no mate?
//!
//! The rules of possibility are those of [`crate::Regions`], written again over plain sets of bits: for every
//! mode, everything that a legal move could do from any position the mode describes must be described too.

use std::collections::HashMap;

use super::Flaw;
use super::rules::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE, attack, shift};
use crate::regions::{Mode, Regions, Standing};

type Kings = [u64; 64];

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
    blocks: u64,
    /// Where the king of the side to move may stand.
    on_move: [u64; 2],
}

pub(super) struct Checker<'a> {
    pub(super) men: Vec<(usize, u8, usize)>,
    modes: &'a [Mode],
    index: HashMap<&'a [Standing], usize>,
    pub(super) winner: usize,
}

/// A move that changes the mode.
struct Change {
    standing: Vec<Standing>,
    /// Who moves, and where he may stand after it, as he was or promoted.
    mover: Option<(usize, u64, u64)>,
    /// Where roaming men of this side may be taken by it.
    taken: (usize, u64),
    turn: usize,
    kings: Kings,
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
    fn helpless(&self, mode: &Mode, s: &Sight, color: usize, from: u64, to: u64) -> u64 {
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
    fn mortal(&self, mode: &Mode, color: usize, set: u64) -> Result<(), Flaw> {
        let safe = |i: usize| {
            mode.mortal >> i & 1 == 0 && (mode.region[i].0 | mode.promoted[i].0) & set != 0
        };
        hold(
            !(0..self.men.len()).any(|i| self.men[i].0 == color && safe(i)),
            "a man who may be taken",
        )
    }

    fn roamer(&self, at: usize, s: &Sight, i: usize, mobile: &mut [u64; 2]) -> Result<(), Flaw> {
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
                        taken: (1 - color, 0),
                        turn: 1 - color,
                        kings: self.answering(mode, s, color, (0, here), here),
                    },
                )?;
            }
        }
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
        std::array::from_fn(|white| match barred[0] >> white & 1 {
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

    fn anchored(&self, at: usize, s: &Sight, i: usize, from: usize) -> Result<(), Flaw> {
        let mode = &self.modes[at];
        let (color, role, _) = self.men[i];
        hold(
            mode.region[i].0 | mode.promoted[i].0 == 0,
            "an anchored man who roams",
        )?;
        let kings = mode.kings[color].map(|k| k.0);
        let who = |to: usize| {
            (0..self.men.len())
                .find(|&j| matches!(mode.standing[j], Standing::Anchored(q) if q.index() == to))
        };
        let go = |to: usize, way: u64| {
            let here = 1 << to;
            let last = to / 8 == if color == 0 { 7 } else { 0 };
            let there = Standing::Anchored(chess::Square::new(to as u8).expect("a square"));
            let changed = |standing: Standing| {
                let taken = who(to).map(|j| (j, Standing::Gone));
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
                    taken: (1 - color, here),
                    turn: 1 - color,
                    kings: self.answering(mode, s, color, (1 << from, here), way),
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
                let way = 1 << step | 1 << double;
                go(double, way)?;
                for beside in [shift(double, (1, 0)), shift(double, (-1, 0))]
                    .into_iter()
                    .flatten()
                {
                    if let Some(j) =
                        who(beside).filter(|&j| self.men[j].0 != color && self.men[j].1 == PAWN)
                    {
                        let passed =
                            Standing::Anchored(chess::Square::new(step as u8).expect("a square"));
                        self.change(
                            at,
                            Change {
                                standing: self.standing(mode, &[(i, Standing::Gone), (j, passed)]),
                                mover: None,
                                taken: (color, 0),
                                turn: color,
                                kings: without(&kings, way),
                            },
                        )?;
                    }
                }
            }
        }
        for to in squares(attack(PAWN, color == 0, from, 0)) {
            if (s.may[1 - color] & !s.certain[color]) >> to & 1 != 0 {
                go(to, 1 << to)?;
            }
        }
        Ok(())
    }

    fn standing(&self, mode: &Mode, changes: &[(usize, Standing)]) -> Vec<Standing> {
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
    fn change(&self, at: usize, change: Change) -> Result<(), Flaw> {
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
        self.mortal(new, change.taken.0, change.taken.1)?;
        let by_winner = change.turn != self.winner;
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
            let mut takes: HashMap<usize, Kings> = HashMap::new();
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
                let gone = |j: &usize| matches!(mode.standing[*j], Standing::Anchored(q) if q.index() == square);
                let j = (0..self.men.len())
                    .find(gone)
                    .ok_or(Flaw::Regions("an anchored man"))?;
                self.king_takes(at, j, 1 - turn, &kings)?;
            }
        }
        Ok(())
    }

    fn king_takes(&self, at: usize, j: usize, turn: usize, kings: &Kings) -> Result<(), Flaw> {
        let standing = self.standing(&self.modes[at], &[(j, Standing::Gone)]);
        if self.bare(&standing) {
            return Ok(());
        }
        // As any change, but the winner's king does not arrive as a man does.
        let mut change = Change {
            standing,
            mover: None,
            taken: (0, 0),
            turn,
            kings: *kings,
        };
        if turn != self.winner {
            let &to = self
                .index
                .get(change.standing.as_slice())
                .ok_or(Flaw::Regions("a mode"))?;
            let held = (0..64).all(|w| kings[w] & !self.modes[to].kings[turn][w].0 == 0);
            hold(held, "kings after a king took")?;
            change.kings = std::array::from_fn(|w| kings[w] & self.modes[to].arrived[w].0);
            if change.kings.iter().all(|&kings| kings == 0) {
                return self.roams_on(at, to, &change.standing);
            }
        }
        self.change(at, change)
    }

    fn roams_on(&self, at: usize, to: usize, standing: &[Standing]) -> Result<(), Flaw> {
        let (old, new) = (&self.modes[at], &self.modes[to]);
        let kept = |i: usize| {
            old.region[i].0 & !new.region[i].0 == 0
                && old.promoted[i].0 & !new.promoted[i].0 == 0
                && (old.mortal & !new.mortal) >> i & 1 == 0
        };
        let both =
            |i: &usize| standing[*i] == Standing::Roaming && old.standing[*i] == Standing::Roaming;
        hold((0..self.men.len()).filter(both).all(kept), "what roams on")
    }
}

pub(super) fn pairs(kings: &Kings) -> impl Iterator<Item = (usize, usize)> {
    (0..64).flat_map(move |white| squares(kings[white]).map(move |black| (white, black)))
}

/// Kings of which neither stands on these squares.
fn without(kings: &Kings, set: u64) -> Kings {
    std::array::from_fn(|white| {
        if set >> white & 1 != 0 {
            0
        } else {
            kings[white] & !set
        }
    })
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
