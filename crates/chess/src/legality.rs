//! Is this one move legal? Answered from the move itself, without generating the others.
//!
//! First the geometry of Article 3, then the one look that settles check, pin and discovery alike: the
//! lines to the king as they will be after the move (3.9.2).

use crate::movegen::CastlingPath;
use crate::{Bitboard, Move, Position, Rank, Role, Square, attacks};

impl Position {
    /// Is the move legal here? Any move may be asked about, also one that no piece could ever make.
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Normal { role, from, to } => {
                self.board.pieces(self.turn, role).contains(from)
                    && self.is_legal_step(role, from, to)
            }
            Move::Promotion { from, to, role } => {
                matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
                    && self.is_last_rank(to)
                    && self.board.pieces(self.turn, Role::Pawn).contains(from)
                    && self.pawn_targets(from).contains(to)
                    && self.king_is_safe_after(from, to)
            }
            Move::EnPassant { from, to } => {
                self.passed == Some(to)
                    && self.board.pieces(self.turn, Role::Pawn).contains(from)
                    && attacks::pawn(self.turn, from).contains(to)
                    && self.en_passant_is_safe(from, to)
            }
            Move::Castle { king, rook } => {
                king == self.king(self.turn) && self.is_legal_castling(rook)
            }
        }
    }

    /// May our piece of this role, which stands on `from`, go to `to` without becoming another piece?
    ///
    /// All roles but the pawn take the same way: which of them moves next can hardly be foreseen, and a
    /// processor that guesses wrong loses more than the few operations saved.
    #[inline(always)]
    pub(crate) fn is_legal_step(&self, role: Role, from: Square, to: Square) -> bool {
        let reached = match role {
            Role::Pawn => !self.is_last_rank(to) && self.pawn_targets(from).contains(to),
            _ => {
                let between = attacks::between(from, to) & self.board.occupied();
                between.is_empty()
                    & REACH[role as usize][from.index()].contains(to)
                    & self.may_land_on(to)
            }
        };
        reached && self.king_is_safe_after(from, to)
    }

    /// What stands on a square that is not empty; all sets are asked at once.
    #[inline]
    pub(crate) fn role_on(&self, square: Square) -> Role {
        let [_, n, b, r, q, k] = Role::ALL.map(|role| self.board.role(role));
        let bit = |set: Bitboard| usize::from(set.contains(square));
        // The numbers of the roles in binary.
        Role::ALL[(bit(n | r | k) + bit(b | r) * 2 + bit(q | k) * 4).min(5)]
    }

    /// May our king castle with the rook on this square now (3.8.2)?
    #[inline]
    pub(crate) fn is_legal_castling(&self, rook: Square) -> bool {
        if !(self.castling & self.board.color(self.turn)).contains(rook) {
            return false;
        }
        let king = self.king(self.turn);
        let path = CastlingPath::new(king, rook);
        let occupied = self.board.occupied().without(king);
        let them = self.board.color(!self.turn);
        path.is_free(occupied)
            && (path.crossed.with(king).into_iter())
                .all(|square| self.is_safe_on(square, them, occupied))
            && self.is_safe_on(
                path.king_to,
                them,
                occupied.without(rook).with(path.rook_to),
            )
    }

    /// No piece of our own stands there (3.1), and not the opponent's king either (1.4.1).
    #[inline]
    pub(crate) fn may_land_on(&self, to: Square) -> bool {
        let barred = self.board.color(self.turn) | self.board.role(Role::King);
        !barred.contains(to)
    }

    /// Is this the rank on which our pawns are replaced?
    #[inline]
    pub(crate) fn is_last_rank(&self, square: Square) -> bool {
        square.rank() == Rank::EIGHTH.relative_to(self.turn)
    }

    /// A step, a double step or a capture of our pawn on `from` (3.7.1, 3.7.2, 3.7.3), en passant left out.
    #[inline]
    fn pawn_targets(&self, from: Square) -> Bitboard {
        let prey = self.board.color(!self.turn) - self.board.role(Role::King);
        let empty = !self.board.occupied();
        let step = Bitboard::of(from).forward(self.turn) & empty;
        let double =
            (step & Bitboard::relative_rank(self.turn, Rank::THIRD)).forward(self.turn) & empty;
        step | double | attacks::pawn(self.turn, from) & prey
    }

    /// Would our king be out of check once a piece, he himself perhaps, has gone from one square to another?
    #[inline(always)]
    pub(crate) fn king_is_safe_after(&self, from: Square, to: Square) -> bool {
        let king = self.king(self.turn);
        self.is_safe_after(if king == from { to } else { king }, from, to)
    }

    /// The same for a king whose place after the step is known.
    #[inline(always)]
    pub(crate) fn is_safe_after(&self, king: Square, from: Square, to: Square) -> bool {
        let them = self.board.color(!self.turn).without(to);
        let occupied = self.board.occupied().without(from).with(to);
        self.is_safe_on(king, them, occupied)
    }

    /// Would our king be out of check on a square if these were the pieces against him and those the squares that block?
    ///
    /// Few pieces stand on a line with the king at all, so each is asked for what lies between: that touches
    /// less memory than the tables of attacks would.
    #[inline(always)]
    fn is_safe_on(&self, king: Square, them: Bitboard, occupied: Bitboard) -> bool {
        let board = &self.board;
        let suspects = attacks::knight(king) & board.role(Role::Knight)
            | attacks::pawn(self.turn, king) & board.role(Role::Pawn)
            | attacks::king(king) & board.role(Role::King)
            | attacks::rook_lines(king) & board.straight_movers()
            | attacks::bishop_lines(king) & board.diagonal_movers();
        (suspects & them)
            .into_iter()
            .all(|piece| (attacks::between(king, piece) & occupied).any())
    }

    /// Could our pawn on `from` go there, its king apart?
    pub(crate) fn pawn_could_go(&self, from: Square, to: Square) -> bool {
        let passing = self.passed == Some(to) && attacks::pawn(self.turn, from).contains(to);
        passing || self.pawn_targets(from).contains(to)
    }

    /// Our pawn that would step to this square, none or one; what stands on the square is not asked.
    #[inline]
    pub(crate) fn pawn_stepping_to(&self, to: Square) -> Bitboard {
        let back = !self.turn;
        let behind = Bitboard::of(to).forward(back);
        let third = Bitboard::relative_rank(self.turn, Rank::THIRD);
        // Where the square behind is vacant there is no pawn on it: at most one of the two is left.
        let double = ((behind - self.board.occupied()) & third).forward(back);
        (behind | double) & self.board.pieces(self.turn, Role::Pawn)
    }
}

/// The squares a piece could reach on an empty board, by role. With what lies between two squares this
/// tells a possible step for every role alike, so that nothing has to be guessed about the piece.
pub(crate) static REACH: [[Bitboard; 64]; 6] = {
    const LEAP: [(i8, i8); 8] = [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ];
    const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
    let mut table = [[Bitboard::EMPTY; 64]; 6];
    let mut i = 0;
    while i < 64 {
        let straight = along(i, &STRAIGHT, 7);
        let diagonal = along(i, &DIAGONAL, 7);
        table[Role::Knight as usize][i] = along(i, &LEAP, 1);
        table[Role::Bishop as usize][i] = diagonal;
        table[Role::Rook as usize][i] = straight;
        table[Role::Queen as usize][i] = Bitboard(straight.0 | diagonal.0);
        table[Role::King as usize][i] =
            Bitboard(along(i, &STRAIGHT, 1).0 | along(i, &DIAGONAL, 1).0);
        i += 1;
    }
    table
};

const fn along(from: usize, ways: &[(i8, i8)], steps: usize) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    let mut way = 0;
    while way < ways.len() {
        let mut at = Square::masked(from as u8);
        let mut step = 0;
        while step < steps {
            match at.offset(ways[way].0, ways[way].1) {
                Some(next) => at = next,
                None => break,
            }
            reached = reached.with(at);
            step += 1;
        }
        way += 1;
    }
    reached
}
