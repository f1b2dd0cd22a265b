//! What could ever come about, seen coarsely enough to be finite and small.
//!
//! Both kings and the move are kept exactly. Of the other men some are *anchored*: they stand on known
//! squares, and each such arrangement is a *mode* of its own. The rest *roam*: each has a region, the squares
//! it may ever stand on while the mode lasts. When an anchored man moves or is taken, another mode begins.
//! With no man anchored this is one flood of regions; with all pawns anchored it is the graph of pawn
//! skeletons; with everything anchored for ever it would be the plain reachable set.
//!
//! A move is called impossible only for a reason that holds in the whole mode: a man who certainly stands
//! there is in the way, or attacks the square a king would step on, or there is nothing that a pawn could
//! take. Rules only ever add, so the order of work does not matter, and the result contains every position
//! that legal moves can reach.

use std::collections::HashMap;

use chess::{Bitboard, Color, Position, Rank, Role, Square, attacks};

/// Room for the men other than kings; a board with more is left to the search.
pub(crate) const MOST: usize = 30;

/// A man other than a king.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
    /// Where it stood at first.
    pub home: Square,
}

/// How a man stands in a mode.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// On this square, for as long as the mode lasts.
    Anchored(Square),
    /// Somewhere in its region, or perhaps taken.
    Roaming,
    /// Taken.
    Gone,
}

/// Which men are anchored at first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Anchors {
    /// None.
    None,
    /// All pawns, and whoever has no move now.
    Skeleton,
}

/// One arrangement of anchored men with all that may happen around it.
#[derive(Clone)]
pub struct Mode {
    pub(crate) standing: [Standing; MOST],
    /// Where a roaming man may stand as what he was at first.
    pub(crate) region: [Bitboard; MOST],
    /// Where a promoted pawn may stand, as whatever he became.
    pub(crate) promoted: [Bitboard; MOST],
    /// Roaming men who may have been taken, one bit each.
    pub(crate) mortal: u32,
    /// By the move, then by White's king: the squares of Black's king.
    pub(crate) kings: [[Bitboard; 64]; 2],
    /// Of those with the loser to move, the ones that a man of the winner (not his king) may just have made.
    pub(crate) arrived: [Bitboard; 64],
    unsettled: bool,
}

/// The modes and who the men are.
pub struct Regions {
    pub(crate) men: [Man; MOST],
    pub(crate) count: usize,
    pub(crate) modes: Vec<Mode>,
    index: HashMap<[Standing; MOST], usize>,
    /// Modes that have grown since they last settled.
    waiting: Vec<usize>,
    /// The side whose mates are asked about.
    pub(crate) winner: Color,
}

impl std::fmt::Debug for Regions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Regions({} men, {} modes)", self.count, self.modes.len())
    }
}

/// What follows from a mode as it is.
#[derive(Copy, Clone, Default)]
pub(crate) struct Facts {
    /// Squares on which a man of a side may stand.
    pub(crate) may_stand: [Bitboard; 2],
    /// Squares on which a man of a side certainly stands: anchored, or roaming without a move and immortal.
    pub(crate) stands: [Bitboard; 2],
    /// Squares on which a king may stand.
    pub(crate) king: [Bitboard; 2],
    /// Squares certainly attacked by those who certainly stand.
    pub(crate) guarded: [Bitboard; 2],
    /// Everybody who certainly stands, and kings that do not move.
    pub(crate) blocks: Bitboard,
}

/// Squares a king steps to from some square of the set.
fn king_steps(set: Bitboard) -> Bitboard {
    let sides = set.east() | set.west();
    let row = set | sides;
    sides | Bitboard(row.0 << 8) | Bitboard(row.0 >> 8)
}

/// Squares attacked by a promoted pawn, who may be any piece: queen and knight cover the others.
pub(crate) fn any_piece(from: Square, occupied: Bitboard) -> Bitboard {
    attacks::queen(from, occupied) | attacks::knight(from)
}

impl Mode {
    fn anchored(&self, i: usize) -> Option<Square> {
        match self.standing[i] {
            Standing::Anchored(square) => Some(square),
            _ => None,
        }
    }

    fn roams(&self, i: usize) -> bool {
        self.standing[i] == Standing::Roaming
    }

    fn is_mortal(&self, i: usize) -> bool {
        self.mortal >> i & 1 != 0
    }

    /// Where a man certainly stands.
    pub(crate) fn certain(&self, i: usize) -> Option<Square> {
        match self.standing[i] {
            Standing::Anchored(square) => Some(square),
            Standing::Roaming if !self.is_mortal(i) && self.promoted[i].is_empty() => {
                self.region[i].only()
            }
            _ => None,
        }
    }
}

impl Regions {
    /// The position alone. `None` if it has rights or numbers that regions do not describe.
    pub(crate) fn of(position: &Position, winner: Color, anchors: Anchors) -> Option<Regions> {
        let mut regions = None;
        Regions::reuse(&mut regions, position, winner, anchors)?;
        regions
    }

    /// The same in a place that was used before, so that nothing new is allocated.
    pub(crate) fn reuse<'a>(
        place: &'a mut Option<Regions>,
        position: &Position,
        winner: Color,
        anchors: Anchors,
    ) -> Option<&'a mut Regions> {
        let board = position.board();
        let others = board.occupied() - board.role(Role::King);
        if position.castling().any()
            || position.legal_en_passant().is_some()
            || others.count() as usize > MOST
        {
            return None;
        }
        let nobody = Man {
            color: Color::White,
            role: Role::Pawn,
            home: Square::A1,
        };
        let regions = place.get_or_insert_with(|| Regions {
            men: [nobody; MOST],
            count: 0,
            modes: Vec::new(),
            index: HashMap::new(),
            waiting: Vec::new(),
            winner,
        });
        let mut mode = Mode {
            standing: [Standing::Gone; MOST],
            region: [Bitboard::EMPTY; MOST],
            promoted: [Bitboard::EMPTY; MOST],
            mortal: 0,
            kings: [[Bitboard::EMPTY; 64]; 2],
            arrived: [Bitboard::EMPTY; 64],
            unsettled: true,
        };
        regions.winner = winner;
        regions.count = 0;
        for home in others {
            let piece = board.piece_at(home)?;
            let i = regions.count;
            regions.men[i] = Man {
                color: piece.color,
                role: piece.role,
                home,
            };
            let stuck = || {
                let reach = attacks::of(piece.color, piece.role, home, board.occupied());
                (reach - board.color(piece.color)).is_empty()
            };
            if anchors == Anchors::Skeleton && (piece.role == Role::Pawn || stuck()) {
                mode.standing[i] = Standing::Anchored(home);
            } else {
                mode.standing[i] = Standing::Roaming;
                mode.region[i] = Bitboard::of(home);
            }
            regions.count += 1;
        }
        let (white, black) = (position.king(Color::White), position.king(Color::Black));
        mode.kings[position.turn() as usize][white.index()] = Bitboard::of(black);
        regions.index.clear();
        regions.index.insert(mode.standing, 0);
        regions.modes.clear();
        regions.modes.push(mode);
        regions.waiting.clear();
        regions.waiting.push(0);
        Some(regions)
    }

    pub(crate) fn list(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// Grows to the closed set. Each mode that has settled is shown to `accept`; gives up with `false` when
    /// that says no, or when there are more than `most` modes.
    pub(crate) fn close(
        &mut self,
        most: usize,
        mut accept: impl FnMut(&Regions, usize, &Facts) -> bool,
    ) -> bool {
        while let Some(at) = self.waiting.pop() {
            self.modes[at].unsettled = false;
            let facts = self.settle(at);
            if !accept(self, at, &facts) {
                return false;
            }
            self.leave(at, &facts);
            if self.modes.len() > most {
                return false;
            }
        }
        true
    }

    /// Lets the roaming men and the kings of one mode go wherever they can.
    fn settle(&mut self, at: usize) -> Facts {
        let men = self.men;
        let count = self.count;
        let mode = &mut self.modes[at];
        loop {
            let facts = facts(&men[..count], mode);
            let mut grown = false;
            let mut mobile = [false; 2];
            for i in 0..count {
                if mode.roams(i) {
                    grown |= roam(&men[..count], mode, &facts, i, &mut mobile);
                }
            }
            grown |= move_kings(&men[..count], mode, &facts, mobile);
            if mobile[self.winner as usize] {
                grown |= spread(&mut mode.arrived, &mode.kings[self.winner as usize]);
            }
            if !grown {
                return facts;
            }
        }
    }

    /// All ways in which an anchored man moves or is taken, each into its mode.
    fn leave(&mut self, at: usize, facts: &Facts) {
        for i in 0..self.count {
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
            self.goes(at, i, Bitboard::of(to), Bitboard::of(to), None);
        }
        if let Some(to) = double.only() {
            self.goes(at, i, double, step | double, None);
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
                    self.goes(at, i, here, here, Some(j));
                }
            } else if (facts.may_stand[!color as usize] & here).any()
                && (facts.stands[color as usize] & here).is_empty()
            {
                self.goes(at, i, here, here, None);
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
            self.goes(at, i, here, way, self.who(at, to));
        }
    }

    /// The anchored man on a square.
    fn who(&self, at: usize, square: Square) -> Option<usize> {
        (0..self.count).find(|&i| self.modes[at].anchored(i) == Some(square))
    }

    /// Man `i` goes from its anchor to `to`; kings must not stand on the `way`; `taken` is anchored there.
    fn goes(&mut self, at: usize, i: usize, to: Bitboard, way: Bitboard, taken: Option<usize>) {
        let man = self.men[i];
        let us = man.color as usize;
        let mut standing = self.modes[at].standing;
        if let Some(j) = taken {
            standing[j] = Standing::Gone;
        }
        let mut region = Bitboard::EMPTY;
        let mut promoted = Bitboard::EMPTY;
        if man.role != Role::Pawn {
            standing[i] = Standing::Roaming;
            region = to;
        } else if (to & Bitboard::relative_rank(man.color, Rank::EIGHTH)).any() {
            standing[i] = Standing::Roaming;
            promoted = to;
        } else if let Some(square) = to.only() {
            standing[i] = Standing::Anchored(square);
        }
        let mut kings = [[Bitboard::EMPTY; 64]; 2];
        let mut any = Bitboard::EMPTY;
        for white in !way {
            let black = self.modes[at].kings[us][white.index()] - way;
            kings[1 - us][white.index()] = black;
            any |= black;
        }
        if any.is_empty() {
            return;
        }
        let entered = self.enter(at, standing, &kings, By::Man);
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
            for white in Square::all().filter(|&white| white != square) {
                kings[1 - us][white.index()] =
                    self.modes[at].kings[us][white.index()].without(square);
            }
            let entered = self.enter(at, standing, &kings, By::Man);
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
        if facts.guarded[them].contains(square) {
            return;
        }
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

    /// The mode with these men anchored, having all that roams in mode `at` and these kings.
    fn enter(
        &mut self,
        at: usize,
        standing: [Standing; MOST],
        kings: &[[Bitboard; 64]; 2],
        by: By,
    ) -> usize {
        let found = self.index.get(&standing).copied();
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
            self.index.insert(standing, last);
            self.waiting.push(last);
            for i in 0..self.count {
                if standing[i] != Standing::Roaming {
                    self.modes[last].region[i] = Bitboard::EMPTY;
                    self.modes[last].promoted[i] = Bitboard::EMPTY;
                }
            }
            last
        });
        assert_ne!(to, at, "a move of an anchored man changes the mode");
        let [old, new] = self.modes.get_disjoint_mut([at, to]).expect("two modes");
        let mut grown = false;
        for turn in 0..2 {
            grown |= spread(&mut new.kings[turn], &kings[turn]);
        }
        if by == By::Man {
            grown |= spread(&mut new.arrived, &kings[!self.winner as usize]);
        }
        for i in 0..self.count {
            if standing[i] == Standing::Roaming && old.roams(i) {
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
        to
    }

    /// The mode has grown and must be looked at again.
    fn wake(&mut self, at: usize) {
        if !self.modes[at].unsettled {
            self.modes[at].unsettled = true;
            self.waiting.push(at);
        }
    }
}

/// Who makes the move that changes a mode.
#[derive(Copy, Clone, PartialEq, Eq)]
enum By {
    Man,
    King,
}

/// Adds sets to sets; true if anything was new.
fn spread(to: &mut [Bitboard; 64], from: &[Bitboard; 64]) -> bool {
    let mut new = Bitboard::EMPTY;
    for (to, from) in to.iter_mut().zip(from) {
        new |= *from - *to;
        *to |= *from;
    }
    new.any()
}

pub(crate) fn facts(men: &[Man], mode: &Mode) -> Facts {
    let mut facts = Facts::default();
    for (i, man) in men.iter().enumerate() {
        let us = man.color as usize;
        facts.may_stand[us] |= mode.region[i] | mode.promoted[i];
        if let Some(square) = mode.certain(i) {
            facts.stands[us].insert(square);
            facts.may_stand[us].insert(square);
        }
    }
    for turn in 0..2 {
        for white in Square::all() {
            let black = mode.kings[turn][white.index()];
            if black.any() {
                facts.king[0].insert(white);
                facts.king[1] |= black;
            }
        }
    }
    facts.blocks = facts.stands[0] | facts.stands[1];
    for king in facts.king {
        if !king.many() {
            facts.blocks |= king;
        }
    }
    let empty = !(facts.may_stand[0] | facts.may_stand[1]);
    for (i, man) in men.iter().enumerate() {
        if let Some(square) = mode.certain(i) {
            let us = man.color as usize;
            // A slider attacks through squares that stay empty, and the first one beyond them. The king that
            // would step there does not stand in its own way.
            let open = empty - facts.king[us];
            facts.guarded[us] |= attacks::of(man.color, man.role, square, !open);
        }
    }
    facts
}

/// Can roaming man `k` take on a square where an anchored man stands: as what he was, as what he became?
fn roamer_reaches(
    men: &[Man],
    mode: &Mode,
    facts: &Facts,
    k: usize,
    square: Square,
) -> (bool, bool) {
    let man = men[k];
    let blocks = facts.blocks;
    let as_was = match man.role {
        Role::Pawn => (attacks::pawn(!man.color, square) & mode.region[k]).any(),
        // What reaches a square is reached from it.
        role => (attacks::of(man.color, role, square, blocks) & mode.region[k]).any(),
    };
    (as_was, (any_piece(square, blocks) & mode.promoted[k]).any())
}

/// A roaming man goes wherever he can, except onto anchored men of the other side: that ends the mode.
fn roam(men: &[Man], mode: &mut Mode, facts: &Facts, i: usize, mobile: &mut [bool; 2]) -> bool {
    let man = men[i];
    let us = man.color as usize;
    let fixed_kings = facts.blocks - facts.stands[0] - facts.stands[1];
    let mut anchors = Bitboard::EMPTY;
    for j in 0..men.len() {
        if let Some(square) = mode.anchored(j) {
            anchors.insert(square);
        }
    }
    let barred = facts.stands[us] | fixed_kings | anchors;
    let (mut reach, mut promoted, mut taking) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for from in mode.region[i] {
        if man.role == Role::Pawn {
            let (to, taken) = pawn_goes(men, mode, facts, i, from, barred);
            reach |= to;
            taking |= taken;
        } else {
            reach |= attacks::of(man.color, man.role, from, facts.blocks) - barred;
        }
    }
    if man.role == Role::Pawn {
        let last = Bitboard::relative_rank(man.color, Rank::EIGHTH);
        promoted = reach & last;
        reach = reach - last;
    } else {
        taking = reach;
    }
    for from in mode.promoted[i] | promoted {
        promoted |= any_piece(from, facts.blocks) - barred;
    }
    taking |= promoted;
    mobile[us] |= reach.any() || promoted.any();
    let mut grown = take(men, mode, 1 - us, taking);
    grown |= (reach - mode.region[i]).any() || (promoted - mode.promoted[i]).any();
    mode.region[i] |= reach;
    mode.promoted[i] |= promoted;
    grown
}

/// Squares a roaming pawn may go to, and squares on which it may take somebody.
fn pawn_goes(
    men: &[Man],
    mode: &Mode,
    facts: &Facts,
    i: usize,
    from: Square,
    barred: Bitboard,
) -> (Bitboard, Bitboard) {
    let color = men[i].color;
    let theirs = !color;
    let blocks = facts.blocks | out_of_order(men, mode, i);
    let step = Bitboard::of(from).forward(color) - blocks;
    let double = (step & Bitboard::relative_rank(color, Rank::THIRD)).forward(color) - blocks;
    let aim = attacks::pawn(color, from);
    let take = aim & facts.may_stand[theirs as usize] - barred;
    let (mut to, mut taken) = (step | double | take, take);
    // In passing: a pawn of theirs may step over the square from its second rank to the square beside this one.
    for passed in aim & Bitboard::relative_rank(theirs, Rank::THIRD) {
        let origin = Bitboard::of(passed).forward(color);
        let landing = Bitboard::of(passed).forward(theirs);
        let passes = men.iter().enumerate().any(|(j, other)| {
            other.color == theirs
                && other.role == Role::Pawn
                && (mode.region[j] & origin).any()
                && (mode.region[j] & landing).any()
        });
        if passes {
            to.insert(passed);
            taken |= landing;
        }
    }
    (to, taken)
}

/// Squares a roaming pawn cannot step to because another pawn of its file is always in front of it: neither
/// ever leaves the file and the other is never taken, so they never pass each other.
fn out_of_order(men: &[Man], mode: &Mode, i: usize) -> Bitboard {
    let man = men[i];
    let file = Bitboard::file(man.home.file());
    if mode.promoted[i].any() || (mode.region[i] - file).any() {
        return Bitboard::EMPTY;
    }
    let mut barred = Bitboard::EMPTY;
    for (j, other) in men.iter().enumerate() {
        let ahead = match man.color {
            Color::White => other.home.index() > man.home.index(),
            Color::Black => other.home.index() < man.home.index(),
        };
        if other.role != Role::Pawn
            || !ahead
            || !mode.roams(j)
            || mode.is_mortal(j)
            || mode.promoted[j].any()
            || (mode.region[j] - file).any()
        {
            continue;
        }
        // Its furthest square and all beyond.
        barred |= file
            & match man.color {
                Color::White => mode.region[j]
                    .last()
                    .map_or(Bitboard::EMPTY, |s| Bitboard(!0 << s.index())),
                Color::Black => mode.region[j]
                    .first()
                    .map_or(Bitboard::EMPTY, |s| Bitboard(!0 >> (63 - s.index()))),
            };
    }
    barred
}

/// Every roaming man of a side who may stand on these squares may be taken there.
fn take(men: &[Man], mode: &mut Mode, side: usize, squares: Bitboard) -> bool {
    let before = mode.mortal;
    for (i, man) in men.iter().enumerate() {
        if man.color as usize == side && ((mode.region[i] | mode.promoted[i]) & squares).any() {
            mode.mortal |= 1 << i;
        }
    }
    mode.mortal != before
}

fn move_kings(men: &[Man], mode: &mut Mode, facts: &Facts, mobile: [bool; 2]) -> bool {
    let mut grown = false;
    let mut stepped = [Bitboard::EMPTY; 2];
    let mut anchors = Bitboard::EMPTY;
    for i in 0..men.len() {
        if let Some(square) = mode.anchored(i) {
            anchors.insert(square);
        }
    }
    for white in Square::all() {
        // Black's king, White's standing still.
        let black = mode.kings[1][white.index()];
        if black.any() {
            let barred =
                facts.stands[1] | facts.guarded[0] | anchors | attacks::king(white).with(white);
            let steps = king_steps(black) - barred;
            stepped[1] |= steps;
            let next = steps | if mobile[1] { black } else { Bitboard::EMPTY };
            grown |= (next - mode.kings[0][white.index()]).any();
            mode.kings[0][white.index()] |= next;
        }
    }
    for white in Square::all() {
        let black = mode.kings[0][white.index()];
        if black.is_empty() {
            continue;
        }
        if mobile[0] {
            grown |= (black - mode.kings[1][white.index()]).any();
            mode.kings[1][white.index()] |= black;
        }
        for to in attacks::king(white) - facts.stands[0] - facts.guarded[1] - anchors {
            let next = black - attacks::king(to).with(to);
            if next.any() {
                stepped[0].insert(to);
                grown |= (next - mode.kings[1][to.index()]).any();
                mode.kings[1][to.index()] |= next;
            }
        }
    }
    grown |= take(men, mode, 1, stepped[0]);
    grown |= take(men, mode, 0, stepped[1]);
    grown
}
