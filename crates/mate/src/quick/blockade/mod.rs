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

mod moves;

use chess::{Bitboard, Color, Position, Role, Square, attacks};

use super::closure::Closure;

/// Skeletons there is room for.
pub(super) const MOST: usize = 3_200;

/// Slots of the table, a power of two.
const SLOTS: usize = 8_192;

/// How many positions may follow a promotion, and all promotions together; they are looked at one by one.
const AFTERMATH: usize = 16;
const AFTERMATHS: usize = 1_024;

/// The most that [`Blockade::work`] can come to.
pub(super) const WORK: u64 = (MOST + AFTERMATHS + AFTERMATH) as u64;

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
    aftermath: usize,
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
            aftermath: 0,
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
        (self.known + self.aftermath) as u64
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
        self.aftermath = 0;
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
            self.pawns(&men, &kings, &sight, color, closure)?;
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
        let mut guarded = Color::ALL.map(|color| men.aims(color));
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

    /// These kings are among those of a skeleton.
    fn enter(&mut self, men: Men, kings: &Kings) -> Result<(), Gone> {
        if kings.iter().flatten().all(|kings| kings.is_empty()) {
            return Ok(());
        }
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
    /// Squares that pawns of a colour attack.
    fn aims(&self, color: Color) -> Bitboard {
        let front = self.pawns[color as usize].forward(color);
        front.east() | front.west()
    }

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
