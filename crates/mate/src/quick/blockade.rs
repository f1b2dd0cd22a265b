//! Kings and pawns only, or pieces that nothing lets out: all reachable positions, many at a stroke.
//!
//! The pawns and the pieces that still stand are a *skeleton*. While it lasts only the kings move, and where
//! they can be is kept as sets: for each square of the king who has less room (he must have very little), the
//! squares of the other. Every change of the skeleton is a pawn's move or a capture, and none can be undone, so
//! the skeletons are gone through in the order of what is left to do, each once.
//!
//! Nothing is left out that is legal; what is not legal is let in now and then where that is simpler, which
//! can only cost a proof. A piece that gets out or a position that looks like mate ends the attempt; a promotion
//! does unless next to nothing can follow it.

use chess::{Bitboard, Board, Color, Position, Rank, Role, Setup, Square, attacks};

use super::closure::{Closure, End};
use crate::material;

/// Skeletons there is room for.
pub(super) const MOST: usize = 4_096;

/// Slots of the table, a power of two.
const SLOTS: usize = 2 * MOST;

/// Positions after a promotion that are looked at one by one, and how many may follow each of them.
pub(super) const PROMOTIONS: usize = 256;
pub(super) const AFTERMATH: usize = 16;

/// Squares there are for the king who has little room.
const ROWS: usize = 2;

/// More than anything can have left to do: 16 pawns of six steps each, and every other man.
const LEVELS: usize = 192;

/// By the move, then by the square of the near king: squares of the far king.
type Kings = [[Bitboard; ROWS]; 2];

const NOWHERE: Kings = [[Bitboard::EMPTY; ROWS]; 2];

const NOBODY: [Bitboard; 2] = [Bitboard::EMPTY; 2];

#[derive(Copy, Clone, PartialEq, Eq)]
struct Men {
    pawns: [Bitboard; 2],
    /// Squares of the pieces that have not been taken; what they are never changes.
    pieces: Bitboard,
}

#[derive(Copy, Clone)]
struct Skeleton {
    men: Men,
    kings: Kings,
    /// The next with as much left to do, plus one.
    next: u16,
}

pub(super) struct Blockade {
    skeletons: [Skeleton; MOST],
    slots: [u16; SLOTS],
    known: usize,
    positions: u64,
    promotions: usize,
    /// By what is left to do: the first skeleton, plus one.
    levels: [u16; LEVELS],
    /// The squares of the near king, as they come up.
    rows: [Square; ROWS],
    row_count: usize,
    near: Color,
    winner: Color,
    /// The pieces at first, by role, and White's.
    roles: [Bitboard; 6],
    white: Bitboard,
}

/// The attempt has failed.
struct Gone;

/// What a skeleton says of the board, by colour.
struct Sight {
    men: [Bitboard; 2],
    guarded: [Bitboard; 2],
}

impl Blockade {
    pub(super) fn new() -> Blockade {
        let nobody = Skeleton {
            men: Men {
                pawns: NOBODY,
                pieces: Bitboard::EMPTY,
            },
            kings: NOWHERE,
            next: 0,
        };
        Blockade {
            skeletons: [nobody; MOST],
            slots: [0; SLOTS],
            known: 0,
            positions: 0,
            promotions: 0,
            levels: [0; LEVELS],
            rows: [Square::A1; ROWS],
            row_count: 0,
            near: Color::White,
            winner: Color::White,
            roles: [Bitboard::EMPTY; 6],
            white: Bitboard::EMPTY,
        }
    }

    /// Skeletons met in the last look, and positions after promotions.
    pub(super) fn work(&self) -> u64 {
        (self.known + self.promotions * AFTERMATH) as u64
    }

    /// How many positions they hold.
    pub(super) fn positions(&self) -> u64 {
        self.positions
    }

    /// Is `side` seen never to mate from a position that is not over?
    pub(super) fn holds(
        &mut self,
        position: &Position,
        side: Color,
        closure: &mut Closure,
    ) -> bool {
        self.known = 0;
        self.positions = 0;
        self.promotions = 0;
        let board = position.board();
        let pawns = board.role(Role::Pawn);
        if position.castling().any()
            || position.legal_en_passant().is_some()
            || (pawns & Bitboard::END_RANKS).any()
        {
            return false;
        }
        let men = Men {
            pawns: Color::ALL.map(|color| pawns & board.color(color)),
            pieces: board.occupied() - pawns - board.role(Role::King),
        };
        // Only a board that no game leads to has so many pawns.
        if men.left_to_do() >= LEVELS {
            return false;
        }
        self.roles = Role::ALL.map(|role| board.role(role));
        self.white = board.color(Color::White);
        let kings = Color::ALL.map(|color| Bitboard::of(position.king(color)));
        let Ok(sight) = self.sight(&men, kings) else {
            return false;
        };
        let room = Color::ALL.map(|color| {
            let barred = sight.men[color as usize] | sight.guarded[!color as usize];
            let mut room = Bitboard::of(position.king(color));
            loop {
                let more = room | (king_steps(room) - barred);
                if more == room {
                    return room.count();
                }
                room = more;
            }
        });
        self.near = if room[0] <= room[1] {
            Color::White
        } else {
            Color::Black
        };
        if room[self.near as usize] as usize > ROWS {
            return false;
        }
        self.winner = side;
        self.rows[0] = position.king(self.near);
        self.row_count = 1;
        self.slots.fill(0);
        self.levels.fill(0);
        let mut kings = NOWHERE;
        kings[position.turn() as usize][0] = Bitboard::of(position.king(!self.near));
        self.enter(men, &kings).is_ok() && self.run(closure).is_ok()
    }

    /// Goes through the skeletons, those with most left to do first.
    fn run(&mut self, closure: &mut Closure) -> Result<(), Gone> {
        for level in (0..LEVELS).rev() {
            while self.levels[level] != 0 {
                let at = usize::from(self.levels[level]) - 1;
                self.levels[level] = self.skeletons[at].next;
                self.expand(at, closure)?;
            }
        }
        Ok(())
    }

    fn expand(&mut self, at: usize, closure: &mut Closure) -> Result<(), Gone> {
        let men = self.skeletons[at].men;
        let mut kings = self.skeletons[at].kings;
        // A king who cannot step aside holds a piece in as a man would.
        let still = self.only_row(&kings);
        let mut held = NOBODY;
        if let Some(row) = still {
            held[self.near as usize].insert(self.rows[row]);
        }
        let sight = self.sight(&men, held)?;
        kings = self.flood(kings, &sight)?;
        if self.only_row(&kings) != still {
            self.sight(&men, NOBODY)?;
        }
        for kings in kings.iter().flatten() {
            self.positions += u64::from(kings.count());
        }
        self.no_mate(&kings, &sight)?;
        self.kings_take(&men, &kings, &sight)?;
        for color in Color::ALL {
            for from in men.pawns[color as usize] {
                self.pawn(&men, &kings, &sight, color, from, closure)?;
            }
        }
        Ok(())
    }

    /// The one row in which there are kings.
    fn only_row(&self, kings: &Kings) -> Option<usize> {
        let mut rows = (0..ROWS).filter(|&row| kings[0][row].any() || kings[1][row].any());
        let first = rows.next();
        first.filter(|_| rows.next().is_none())
    }

    /// Fails if some piece has a move, the kings that are `held` being in the way.
    fn sight(&self, men: &Men, held: [Bitboard; 2]) -> Result<Sight, Gone> {
        let whites = men.pieces & self.white;
        let all = [men.pawns[0] | whites, men.pawns[1] | (men.pieces - whites)];
        let occupied = all[0] | all[1] | held[0] | held[1];
        let mut guarded = Color::ALL.map(|color| {
            let front = men.pawns[color as usize].forward(color);
            front.east() | front.west()
        });
        for square in men.pieces {
            let color = if whites.contains(square) {
                Color::White
            } else {
                Color::Black
            };
            let role = Role::ALL
                .into_iter()
                .find(|&role| self.roles[role as usize].contains(square))
                .ok_or(Gone)?;
            let reach = attacks::of(color, role, square, occupied);
            let own = all[color as usize] | held[color as usize];
            if (reach - own).any() {
                return Err(Gone);
            }
            guarded[color as usize] |= reach;
        }
        Ok(Sight { men: all, guarded })
    }

    fn row(&mut self, square: Square) -> Result<usize, Gone> {
        let known = &self.rows[..self.row_count];
        if let Some(row) = known.iter().position(|&known| known == square) {
            return Ok(row);
        }
        if self.row_count == ROWS {
            return Err(Gone);
        }
        self.rows[self.row_count] = square;
        self.row_count += 1;
        Ok(self.row_count - 1)
    }

    /// Lets the kings go wherever they can without taking anything.
    fn flood(&mut self, mut kings: Kings, sight: &Sight) -> Result<Kings, Gone> {
        let (near, far) = (self.near as usize, !self.near as usize);
        let taken = sight.men[0] | sight.men[1];
        loop {
            let before = kings;
            let mut row = 0;
            while row < self.row_count {
                let here = self.rows[row];
                let zone = attacks::king(here).with(here);
                let steps = king_steps(kings[far][row]) - (taken | sight.guarded[near] | zone);
                kings[near][row] |= steps;
                if kings[near][row].any() {
                    for to in attacks::king(here) - (taken | sight.guarded[far]) {
                        let others = kings[near][row] - attacks::king(to).with(to);
                        if others.any() {
                            let to = self.row(to)?;
                            kings[far][to] |= others;
                        }
                    }
                }
                row += 1;
            }
            if kings == before {
                return Ok(kings);
            }
        }
    }

    /// No king of the loser is in check without a flight.
    fn no_mate(&self, kings: &Kings, sight: &Sight) -> Result<(), Gone> {
        let loser = !self.winner;
        let barred = sight.men[loser as usize] | sight.guarded[self.winner as usize];
        for (row, &here) in self.rows[..self.row_count].iter().enumerate() {
            let others = kings[loser as usize][row];
            let pairs = if loser == self.near {
                let checked = sight.guarded[self.winner as usize].contains(here);
                if checked { others } else { Bitboard::EMPTY }
            } else {
                others & sight.guarded[self.winner as usize]
            };
            for other in pairs {
                let (lost, won) = if loser == self.near {
                    (here, other)
                } else {
                    (other, here)
                };
                if (attacks::king(lost) - barred - attacks::king(won)).is_empty() {
                    return Err(Gone);
                }
            }
        }
        Ok(())
    }

    fn kings_take(&mut self, men: &Men, kings: &Kings, sight: &Sight) -> Result<(), Gone> {
        let (near, far) = (self.near as usize, !self.near as usize);
        for row in 0..self.row_count {
            let here = self.rows[row];
            let zone = attacks::king(here).with(here);
            let prey = king_steps(kings[far][row]) & (sight.men[near] - sight.guarded[near] - zone);
            for square in prey {
                let mut after = NOWHERE;
                after[near][row] = Bitboard::of(square);
                self.enter(men.without(square), &after)?;
            }
            if kings[near][row].is_empty() {
                continue;
            }
            for square in attacks::king(here) & (sight.men[far] - sight.guarded[far]) {
                let others = kings[near][row] - attacks::king(square).with(square);
                if others.any() {
                    let mut after = NOWHERE;
                    after[far][self.row(square)?] = others;
                    self.enter(men.without(square), &after)?;
                }
            }
        }
        Ok(())
    }

    fn pawn(
        &mut self,
        men: &Men,
        kings: &Kings,
        sight: &Sight,
        color: Color,
        from: Square,
        closure: &mut Closure,
    ) -> Result<(), Gone> {
        let (us, them) = (color as usize, !color as usize);
        let occupied = sight.men[0] | sight.men[1];
        // A step never parries a pawn's check, and pieces that are shut in give none.
        let calm = self.remain(kings[us], sight.guarded[them], color);
        let step = Bitboard::of(from).forward(color) - occupied;
        let double = (step & Bitboard::relative_rank(color, Rank::THIRD)).forward(color) - occupied;
        if let Some(to) = step.only() {
            self.moves(men, self.apart(calm, step), color, from, to, closure)?;
        }
        if let Some(to) = double.only() {
            let after = self.apart(calm, step | double);
            self.moves(men, after, color, from, to, closure)?;
            for beside in (double.east() | double.west()) & men.pawns[them] {
                // Taken in passing: two moves as one, so that nobody need remember the double step.
                let mut next = men.without(to).without(from).without(beside);
                next.pawns[them] |= step;
                let mut kings = NOWHERE;
                kings[us] = after;
                self.enter(next, &kings)?;
            }
        }
        for to in attacks::pawn(color, from) & sight.men[them] {
            self.moves(&men.without(to), kings[us], color, from, to, closure)?;
        }
        Ok(())
    }

    fn moves(
        &mut self,
        men: &Men,
        after: [Bitboard; ROWS],
        color: Color,
        from: Square,
        to: Square,
        closure: &mut Closure,
    ) -> Result<(), Gone> {
        if after.iter().all(|kings| kings.is_empty()) {
            return Ok(());
        }
        if Bitboard::END_RANKS.contains(to) {
            return self.promotes(&men.without(from), after, color, to, closure);
        }
        let mut next = men.without(from);
        next.pawns[color as usize].insert(to);
        let mut kings = NOWHERE;
        kings[!color as usize] = after;
        self.enter(next, &kings)
    }

    /// Each position after a promotion must be dead for the winner within a few moves.
    fn promotes(
        &mut self,
        men: &Men,
        after: [Bitboard; ROWS],
        color: Color,
        to: Square,
        closure: &mut Closure,
    ) -> Result<(), Gone> {
        let bare = self.board(men);
        for (row, kings) in after.into_iter().enumerate() {
            for far in kings {
                for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                    let mut setup = Setup {
                        board: bare,
                        turn: !color,
                        ..Setup::empty()
                    };
                    setup.board.put(to, role.of(color));
                    setup.board.put(far, Role::King.of(!self.near));
                    setup.board.put(self.rows[row], Role::King.of(self.near));
                    let position = setup.position().map_err(|_| Gone)?;
                    // A king left in check: the promotion was not legal.
                    if position.is_attacked_king(color) {
                        continue;
                    }
                    self.dead(&position, closure)?;
                }
            }
        }
        Ok(())
    }

    fn dead(&mut self, position: &Position, closure: &mut Closure) -> Result<(), Gone> {
        if position.turn() != self.winner && position.is_checkmate() {
            return Err(Gone);
        }
        if material::insufficient(position.board(), self.winner).is_some() {
            return Ok(());
        }
        self.promotions += 1;
        if self.promotions > PROMOTIONS {
            return Err(Gone);
        }
        let end = closure.look(position, self.winner, AFTERMATH, AFTERMATH);
        self.positions += closure.known() as u64;
        if end == End::Closed {
            Ok(())
        } else {
            Err(Gone)
        }
    }

    /// The men without kings.
    fn board(&self, men: &Men) -> Board {
        let mut roles = self.roles.map(|set| set & men.pieces);
        roles[Role::Pawn as usize] = men.pawns[0] | men.pawns[1];
        Board::from_sets(roles, men.pawns[0] | (men.pieces & self.white))
    }

    /// Kings of which neither stands on these squares.
    fn apart(&self, kings: [Bitboard; ROWS], way: Bitboard) -> [Bitboard; ROWS] {
        let calm = self.remain(kings, way, self.near);
        self.remain(calm, way, !self.near)
    }

    /// Those where the king of a colour is not on these squares.
    fn remain(&self, mut kings: [Bitboard; ROWS], set: Bitboard, color: Color) -> [Bitboard; ROWS] {
        for (row, kings) in kings.iter_mut().enumerate() {
            if color != self.near {
                *kings = *kings - set;
            } else if set.contains(self.rows[row]) {
                *kings = Bitboard::EMPTY;
            }
        }
        kings
    }

    /// These kings are among those of a skeleton.
    fn enter(&mut self, men: Men, kings: &Kings) -> Result<(), Gone> {
        let winners = if self.winner == Color::White {
            men.pieces & self.white
        } else {
            men.pieces - self.white
        };
        if (winners | men.pawns[self.winner as usize]).is_empty() {
            return Ok(());
        }
        let mut slot = men.hash() % SLOTS;
        while self.slots[slot] != 0 {
            let known = &mut self.skeletons[usize::from(self.slots[slot]) - 1];
            if known.men == men {
                for (known, more) in known.kings.iter_mut().flatten().zip(kings.iter().flatten()) {
                    *known |= *more;
                }
                return Ok(());
            }
            slot = (slot + 1) % SLOTS;
        }
        if self.known == MOST {
            return Err(Gone);
        }
        let level = men.left_to_do();
        self.skeletons[self.known] = Skeleton {
            men,
            kings: *kings,
            next: self.levels[level],
        };
        self.known += 1;
        self.slots[slot] = self.known as u16;
        self.levels[level] = self.known as u16;
        Ok(())
    }
}

impl Men {
    fn without(mut self, square: Square) -> Men {
        for pawns in &mut self.pawns {
            pawns.remove(square);
        }
        self.pieces.remove(square);
        self
    }

    /// Every change lowers this: a pawn's step by one, and nobody who is taken counted for nothing.
    fn left_to_do(&self) -> usize {
        let mut left = self.pieces.count();
        for rank in 1..7 {
            let row = |pawns: Bitboard| (pawns.0 >> (8 * rank) & 0xff).count_ones();
            left += row(self.pawns[0]) * (7 - rank) + row(self.pawns[1]) * rank;
        }
        left as usize
    }

    fn hash(&self) -> usize {
        let [white, black] = self.pawns;
        let mixed = (white.0 ^ 0x9e37_79b9_7f4a_7c15) as u128
            * (black.0.rotate_left(32) ^ self.pieces.0 ^ 0xd1b5_4a32_d192_ed03) as u128;
        ((mixed >> 64) as u64 ^ mixed as u64) as usize >> 7
    }
}

/// Squares a king steps to from some square of the set.
fn king_steps(set: Bitboard) -> Bitboard {
    let sides = set.east() | set.west();
    let row = set | sides;
    sides | Bitboard(row.0 << 8) | Bitboard(row.0 >> 8)
}
