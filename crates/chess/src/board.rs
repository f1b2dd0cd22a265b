//! What stands on the 64 squares, and nothing else.

use core::fmt;

use crate::{Bitboard, ByColor, Color, Piece, Rank, Role, Square, attacks, placement};

/// An arrangement of pieces: any arrangement, possible or not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// The squares of each role, behind them those of each colour.
    sets: [Bitboard; 8],
}

/// Where the sets of the colours begin.
const COLORS: usize = 6;

/// Which sets a piece is in: all squares for its role and for its colour, none for the others.
static SETS_OF: [[[Bitboard; 8]; 6]; 2] = {
    let mut table = [[[Bitboard::EMPTY; 8]; 6]; 2];
    let mut i = 0;
    while i < 12 {
        let (color, role) = (i / 6, i % 6);
        table[color][role][role] = Bitboard::ALL;
        table[color][role][COLORS + color] = Bitboard::ALL;
        i += 1;
    }
    table
};

impl Board {
    /// No piece at all.
    pub const EMPTY: Board = Board {
        sets: [Bitboard::EMPTY; 8],
    };

    /// The initial position of Article 2.3.
    pub const fn initial() -> Board {
        Board {
            sets: [
                Bitboard(0x00ff_0000_0000_ff00),
                Bitboard(0x4200_0000_0000_0042),
                Bitboard(0x2400_0000_0000_0024),
                Bitboard(0x8100_0000_0000_0081),
                Bitboard(0x0800_0000_0000_0008),
                Bitboard(0x1000_0000_0000_0010),
                Bitboard(0xffff),
                Bitboard(0xffff << 48),
            ],
        }
    }

    /// An initial position with this order of pieces behind the pawns, for both sides alike.
    pub fn from_back_rank(roles: [Role; 8]) -> Board {
        let mut board = Board::EMPTY;
        for (i, role) in roles.into_iter().enumerate() {
            for color in Color::ALL {
                let square = Square::masked(i as u8).relative_to(color);
                board.put(square, role.of(color));
                let in_front = Square::at(square.file(), Rank::SECOND.relative_to(color));
                board.put(in_front, Role::Pawn.of(color));
            }
        }
        board
    }

    /// The board on which each role stands on its set of squares; those on `white` are White's, the others Black's. A square named for two roles is an error of the caller, and makes no sense.
    #[inline]
    pub fn from_sets(by_role: [Bitboard; 6], white: Bitboard) -> Board {
        let occupied = by_role
            .into_iter()
            .fold(Bitboard::EMPTY, |all, set| all | set);
        let [p, n, b, r, q, k] = by_role;
        Board {
            sets: [p, n, b, r, q, k, occupied & white, occupied - white],
        }
    }

    /// All pieces of a colour.
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard {
        self.sets[COLORS + color as usize]
    }

    /// All pieces of a role.
    #[inline]
    pub fn role(&self, role: Role) -> Bitboard {
        self.sets[role as usize]
    }

    /// All pieces of a kind.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Bishops and queens of both sides.
    #[inline]
    pub fn diagonal_movers(&self) -> Bitboard {
        self.role(Role::Bishop) | self.role(Role::Queen)
    }

    /// Rooks and queens of both sides.
    #[inline]
    pub fn straight_movers(&self) -> Bitboard {
        self.role(Role::Rook) | self.role(Role::Queen)
    }

    /// Squares with a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.color(Color::White) | self.color(Color::Black)
    }

    /// The king of a side, if there is one; the lowest, if there are several.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    /// Whose piece stands there, if any.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        if self.color(Color::White).contains(square) {
            Some(Color::White)
        } else if self.color(Color::Black).contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// What stands there, if anything.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        if !self.occupied().contains(square) {
            return None;
        }
        Role::ALL
            .into_iter()
            .find(|&role| self.role(role).contains(square))
    }

    /// What stands there, in its colour.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        Some(self.role_at(square)?.of(color))
    }

    /// Puts a piece on a square in place of whatever stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        let square = Bitboard::of(square);
        self.replace(square, square, piece.color, piece.role);
    }

    /// Takes whatever stands on a square off the board.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(Bitboard::of(square));
        piece
    }

    /// Empties squares. Without asking what stood there this is a handful of wide instructions.
    #[inline]
    pub(crate) fn clear(&mut self, squares: Bitboard) {
        for set in &mut self.sets {
            *set = *set - squares;
        }
    }

    /// Empties squares and puts a piece on some that are empty then.
    ///
    /// Every set is written, also where nothing changes: a set written by itself, among others that were written
    /// together, makes a processor wait when these are read together soon after.
    #[inline]
    pub(crate) fn replace(&mut self, squares: Bitboard, by: Bitboard, color: Color, role: Role) {
        let sets_of = &SETS_OF[color as usize][role as usize];
        for (set, is_in) in self.sets.iter_mut().zip(sets_of) {
            *set = (*set - squares) | (by & *is_in);
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn drop_on(&mut self, square: Square, color: Color, role: Role) {
        self.sets[role as usize].insert(square);
        self.sets[COLORS + color as usize].insert(square);
    }

    /// Pieces of both colours that attack a square when `occupied` squares block.
    #[inline]
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        attacks::rook(square, occupied) & self.straight_movers()
            | attacks::bishop(square, occupied) & self.diagonal_movers()
            | attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::pawn(Color::Black, square) & self.pieces(Color::White, Role::Pawn)
            | attacks::pawn(Color::White, square) & self.pieces(Color::Black, Role::Pawn)
    }

    /// Pieces of `by` that attack a square (Article 3.1.2: also when they are pinned).
    #[inline]
    pub fn attackers_by(&self, by: Color, square: Square) -> Bitboard {
        self.attackers(square, self.occupied()) & self.color(by)
    }

    /// Every piece with its square, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// How many pieces of each role a side has.
    pub fn material(&self) -> ByColor<[u32; 6]> {
        ByColor::new_with(|color| Role::ALL.map(|role| self.pieces(color, role).count()))
    }

    /// The board seen from the other side with colours exchanged.
    pub fn color_swapped(&self) -> Board {
        let mut sets = self.sets.map(Bitboard::flipped);
        sets.swap(COLORS, COLORS + 1);
        Board { sets }
    }

    pub(crate) fn words(&self) -> [u64; 7] {
        let [p, n, b, r, q, k, white, _] = self.sets.map(|set| set.0);
        [p, n, b, r, q, k, white]
    }
}

impl fmt::Display for Board {
    /// FEN's first field.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = placement::Line::new();
        placement::write(self, &mut line);
        f.write_str(str::from_utf8(&line).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
