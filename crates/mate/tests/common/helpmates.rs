//! Tables of helpmates for few men, worked out by nothing but legal moves: can White ever mate?
//!
//! What a board allows does not change when it is mirrored, and without pawns not when it is turned either, so a
//! table holds one board of each such family: White's king in the left half, or in a corner's triangle.

use std::collections::HashMap;

use chess::{Board, Color, Position, Rank, Role, Setup, Square};

/// The men besides the kings, sorted.
pub type Material = Vec<(Color, Role)>;

/// All tables worked out so far.
pub type Tables = HashMap<Material, Table>;

/// Every position of one kind of material, one bit each.
pub struct Table {
    men: Material,
    /// Squares of White's king that stand for all.
    homes: Vec<usize>,
    winnable: Vec<u64>,
}

/// The eight ways to see a square: bit 0 swaps left and right, bit 1 up and down, bit 2 files and ranks.
pub fn turned(square: usize, way: usize) -> usize {
    let mut square = square;
    if way & 1 != 0 {
        square ^= 7;
    }
    if way & 2 != 0 {
        square ^= 56;
    }
    if way & 4 != 0 {
        square = square >> 3 | (square & 7) << 3;
    }
    square
}

/// Letters for a kind, White's in upper case.
pub fn name(men: &Material) -> String {
    men.iter()
        .map(|&(color, role)| role.of(color).char())
        .collect()
}

/// All kinds of material with so many men besides the kings, those with fewer pawns first.
pub fn kinds(others: usize) -> Vec<Material> {
    let mut kinds: Vec<Material> = vec![Vec::new()];
    for _ in 0..others {
        let mut longer = Vec::new();
        for kind in &kinds {
            for color in Color::ALL {
                for role in Role::ALL.into_iter().filter(|&role| role != Role::King) {
                    if kind.last().is_none_or(|&last| last <= (color, role)) {
                        longer.push([kind.as_slice(), &[(color, role)]].concat());
                    }
                }
            }
        }
        kinds = longer;
    }
    kinds.sort_by_key(pawns);
    kinds
}

pub fn pawns(kind: &Material) -> usize {
    kind.iter().filter(|(_, role)| *role == Role::Pawn).count()
}

fn material(position: &Position) -> Material {
    let mut men: Material = position
        .board()
        .iter()
        .filter(|(_, piece)| piece.role != Role::King)
        .map(|(_, piece)| (piece.color, piece.role))
        .collect();
    men.sort();
    men
}

impl Table {
    /// Marks mates, then whatever leads to a marked position, until nothing changes. The tables of what captures
    /// and promotions lead to must be there.
    pub fn new(men: Material, smaller: &Tables) -> Table {
        let triangle = pawns(&men) == 0;
        let homes: Vec<usize> = (0..64)
            .filter(|s| s % 8 < 4 && (!triangle || s / 8 <= s % 8))
            .collect();
        let mut table = Table {
            winnable: Vec::new(),
            homes,
            men,
        };
        table.winnable = vec![0; table.size().div_ceil(64)];
        let mut open: Vec<u32> = (0..table.size())
            .filter(|&index| table.position(index).is_some())
            .map(|index| u32::try_from(index).expect("four men at most"))
            .collect();
        loop {
            let before = open.len();
            // Back and forth: marks run along with the sweep.
            open.reverse();
            open.retain(|&index| {
                let index = index as usize;
                let position = table.position(index).expect("it was one before");
                let wins = table.leads_to_mate(&position, smaller);
                if wins {
                    table.winnable[index / 64] |= 1 << (index % 64);
                }
                !wins
            });
            if open.len() == before {
                return table;
            }
        }
    }

    /// As far as is known by now.
    fn leads_to_mate(&self, position: &Position, smaller: &Tables) -> bool {
        if position.turn() == Color::Black && position.is_checkmate() {
            return true;
        }
        let mut wins = false;
        position.for_each_legal_move(|mv| {
            wins = wins || {
                let next = position.after(mv);
                if next.legal_en_passant().is_some() {
                    // Tables do not know that a pawn may be taken in passing: a move further they need not.
                    self.leads_to_mate(&next, smaller)
                } else if position.is_capture(mv) || mv.promotion().is_some() {
                    let table = &smaller[&material(&next)];
                    table.get(table.index(&next))
                } else {
                    self.get(self.index(&next))
                }
            };
        });
        wins
    }

    /// How many numbers there are, some without a position.
    pub fn size(&self) -> usize {
        (2 * self.homes.len()) << (6 * (self.men.len() + 1))
    }

    /// Can White ever mate?
    pub fn get(&self, index: usize) -> bool {
        self.winnable[index / 64] >> (index % 64) & 1 != 0
    }

    /// The position of a number, unless men stand on one square, a pawn on an end rank, or two alike the
    /// other way round.
    pub fn position(&self, index: usize) -> Option<Position> {
        self.seen(index, 0)
    }

    /// The same seen another way; with pawns only left and right can be swapped.
    pub fn seen(&self, index: usize, way: usize) -> Option<Position> {
        let way = if pawns(&self.men) == 0 {
            way & 7
        } else {
            way & 1
        };
        let mut setup = Setup {
            turn: Color::ALL[index & 1],
            ..Setup::empty()
        };
        let put = |square: usize, color: Color, role: Role, board: &mut Board| {
            let square = Square::new(turned(square, way) as u8)?;
            let end = matches!(square.rank(), Rank::FIRST | Rank::EIGHTH);
            if board.occupied().contains(square) || role == Role::Pawn && end {
                return None;
            }
            board.put(square, role.of(color));
            Some(())
        };
        let at = |i: usize| index >> (1 + 6 * i) & 63;
        put(at(0), Color::Black, Role::King, &mut setup.board)?;
        for (i, &(color, role)) in self.men.iter().enumerate() {
            if i > 0 && self.men[i - 1] == self.men[i] && at(i) > at(i + 1) {
                return None;
            }
            put(at(i + 1), color, role, &mut setup.board)?;
        }
        let home = self.homes[index >> (1 + 6 * (self.men.len() + 1))];
        put(home, Color::White, Role::King, &mut setup.board)?;
        setup.position().ok()
    }

    fn index(&self, position: &Position) -> usize {
        let king = position.king(Color::White).index();
        let way = (0..8)
            .find(|&way| self.homes.contains(&turned(king, way)))
            .expect("every square is seen from home in some way");
        let home = self.homes.iter().position(|&h| h == turned(king, way));
        let mut index = position.turn() as usize;
        index |= turned(position.king(Color::Black).index(), way) << 1;
        let mut taken = 0u64;
        for (i, &(color, role)) in self.men.iter().enumerate() {
            let square = position
                .board()
                .pieces(color, role)
                .into_iter()
                .map(|square| turned(square.index(), way))
                .filter(|square| taken >> square & 1 == 0)
                .min()
                .expect("the men of the table");
            taken |= 1 << square;
            index |= square << (1 + 6 * (i + 1));
        }
        index | home.expect("at home") << (1 + 6 * (self.men.len() + 1))
    }
}
