//! The rules once more, as plainly as they can be written: a board of 64 boxes, moves tried one by one.
//!
//! Nothing here is shared with the solver or with the generator of `chess`; only the position to begin with is
//! read from there.

use alloc::vec::Vec;

use chess::{Move, Position, Square};

pub(super) const PAWN: u8 = 1;
pub(super) const KNIGHT: u8 = 2;
pub(super) const BISHOP: u8 = 3;
pub(super) const ROOK: u8 = 4;
pub(super) const QUEEN: u8 = 5;
pub(super) const KING: u8 = 6;
pub(super) const WHITE: u8 = 8;

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const ALL_WAYS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];
const JUMPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The square so many files and ranks away.
pub(super) fn shift(square: usize, (files, ranks): (i8, i8)) -> Option<usize> {
    let (file, rank) = ((square % 8) as i8 + files, (square / 8) as i8 + ranks);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
}

/// The squares a man attacks, walking until a square of `stop`, which is the last one attacked.
pub(super) fn attack(role: u8, white: bool, from: usize, stop: u64) -> u64 {
    let up = if white { 1 } else { -1 };
    let (ways, far): (&[(i8, i8)], bool) = match role {
        PAWN => (&[(1, up), (-1, up)], false),
        KNIGHT => (&JUMPS, false),
        BISHOP => (&DIAGONAL, true),
        ROOK => (&STRAIGHT, true),
        QUEEN => (&ALL_WAYS, true),
        _ => (&ALL_WAYS, false),
    };
    let mut seen = 0;
    for &way in ways {
        let mut at = from;
        while let Some(next) = shift(at, way) {
            seen |= 1 << next;
            if !far || stop >> next & 1 != 0 {
                break;
            }
            at = next;
        }
    }
    seen
}

/// What stands where, who has the move, and what may still be done.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Board {
    /// 0 for nothing, else the role, with 8 added for White.
    pub(super) squares: [u8; 64],
    pub(super) white: bool,
    castling: u64,
    passed: Option<usize>,
}

/// From, to, and what a pawn becomes; castling from the king to the rook.
pub(super) type Plain = (usize, usize, u8);

impl Board {
    pub(super) fn of(position: &Position) -> Board {
        let mut squares = [0; 64];
        for (square, piece) in position.board().iter() {
            squares[square.index()] =
                piece.role as u8 + 1 + if piece.color.is_white() { WHITE } else { 0 };
        }
        Board {
            squares,
            white: position.turn().is_white(),
            castling: position.castling().0,
            passed: position.passed_square().map(Square::index),
        }
    }

    /// Reads the four planes of a key.
    pub(super) fn of_planes([a, b, c, d]: [u64; 4]) -> Board {
        let mut board = Board {
            squares: [0; 64],
            white: d & !(a | b | c) == 0,
            castling: 0,
            passed: None,
        };
        for square in 0..64 {
            let bit = |plane: u64| (plane >> square & 1) as u8;
            let mut role = bit(a) | bit(b) << 1 | bit(c) << 2;
            if role == 7 && matches!(square / 8, 0 | 7) {
                role = ROOK;
                board.castling |= 1 << square;
            } else if role == 7 {
                role = PAWN;
                board.passed = Some(if board.white { square + 8 } else { square - 8 });
            }
            board.squares[square] = if role == 0 { 0 } else { role | bit(d) << 3 };
        }
        board
    }

    /// Writes the four planes of a key.
    pub(super) fn planes(&self) -> [u64; 4] {
        let beside = self
            .passed
            .filter(|_| self.takes_in_passing())
            .map(|p| if self.white { p - 8 } else { p + 8 });
        let mut planes = [0; 4];
        for square in 0..64 {
            let mut code = self.squares[square];
            if self.castling >> square & 1 != 0 || beside == Some(square) {
                code |= 7;
            }
            if code == 0 && !self.white {
                code = WHITE;
            }
            for (bit, plane) in planes.iter_mut().enumerate() {
                *plane |= u64::from(code >> bit & 1) << square;
            }
        }
        planes
    }

    fn takes_in_passing(&self) -> bool {
        let Some(passed) = self.passed else {
            return false;
        };
        self.moves().iter().any(|&((from, to, _), _)| {
            to == passed && self.squares[from] & 7 == PAWN && from % 8 != to % 8
        })
    }

    /// Nobody may castle or take in passing.
    pub(super) fn has_no_rights(&self) -> bool {
        self.castling == 0 && !self.takes_in_passing()
    }

    pub(super) fn occupied(&self) -> u64 {
        (0..64)
            .filter(|&s| self.squares[s] != 0)
            .fold(0, |set, s| set | 1 << s)
    }

    fn king(&self, white: bool) -> usize {
        let king = KING | if white { WHITE } else { 0 };
        self.squares
            .iter()
            .position(|&code| code == king)
            .unwrap_or(0)
    }

    fn attacked(&self, square: usize, by_white: bool) -> bool {
        let occupied = self.occupied();
        (0..64).any(|from| {
            let code = self.squares[from];
            code != 0
                && (code & WHITE != 0) == by_white
                && attack(code & 7, by_white, from, occupied) >> square & 1 != 0
        })
    }

    /// Is the side to move in check?
    pub(super) fn check(&self) -> bool {
        self.attacked(self.king(self.white), !self.white)
    }

    /// Is the side to move mated?
    pub(super) fn mated(&self) -> bool {
        self.check() && self.moves().is_empty()
    }

    /// Every legal move with the board after it.
    pub(super) fn moves(&self) -> Vec<(Plain, Board)> {
        let mut moves = Vec::new();
        let mut try_move = |plain: Plain, after: Board| {
            if !after.attacked(after.king(self.white), !self.white) {
                moves.push((plain, after));
            }
        };
        for from in 0..64 {
            let code = self.squares[from];
            if code == 0 || (code & WHITE != 0) != self.white {
                continue;
            }
            let targets = if code & 7 == PAWN {
                self.pawn_targets(from)
            } else {
                attack(code & 7, self.white, from, self.occupied())
            };
            for to in (0..64).filter(|&to| targets >> to & 1 != 0) {
                let taken = self.squares[to];
                if taken != 0 && ((taken & WHITE != 0) == self.white || taken & 7 == KING) {
                    continue;
                }
                let promotes = code & 7 == PAWN && to / 8 == if self.white { 7 } else { 0 };
                let roles: &[u8] = if promotes {
                    &[QUEEN, ROOK, BISHOP, KNIGHT]
                } else {
                    &[0]
                };
                for &role in roles {
                    try_move((from, to, role), self.after(from, to, role));
                }
            }
        }
        for rook in (0..64).filter(|&rook| self.castling >> rook & 1 != 0) {
            if (self.squares[rook] & WHITE != 0) == self.white
                && let Some(after) = self.castled(rook)
            {
                try_move((self.king(self.white), rook, KING), after);
            }
        }
        moves
    }

    fn pawn_targets(&self, from: usize) -> u64 {
        let (up, second) = if self.white { (1, 1) } else { (-1, 6) };
        let mut targets = 0;
        if let Some(step) = shift(from, (0, up)).filter(|&s| self.squares[s] == 0) {
            targets |= 1 << step;
            if let Some(double) =
                shift(step, (0, up)).filter(|&s| from / 8 == second && self.squares[s] == 0)
            {
                targets |= 1 << double;
            }
        }
        for to in (0..64).filter(|&to| attack(PAWN, self.white, from, 0) >> to & 1 != 0) {
            if self.squares[to] != 0 || self.passed == Some(to) {
                targets |= 1 << to;
            }
        }
        targets
    }

    fn after(&self, from: usize, to: usize, role: u8) -> Board {
        let mut next = self.clone();
        let code = self.squares[from];
        if code & 7 == PAWN && self.passed == Some(to) && from % 8 != to % 8 {
            next.squares[from / 8 * 8 + to % 8] = 0;
        }
        next.squares[from] = 0;
        next.squares[to] = if role == 0 { code } else { role | code & WHITE };
        next.castling &= !(1 << from | 1 << to);
        if code & 7 == KING {
            next.castling &= if self.white { !0xff } else { !(0xff << 56) };
        }
        next.passed = (code & 7 == PAWN && from.abs_diff(to) == 16).then_some((from + to) / 2);
        next.white = !self.white;
        next
    }

    /// Castling with a rook, if nothing is in the way and no square on the king's way is attacked.
    fn castled(&self, rook: usize) -> Option<Board> {
        let king = self.king(self.white);
        let (king_to, rook_to) = if rook > king { (6, 5) } else { (2, 3) };
        let (king_to, rook_to) = (king / 8 * 8 + king_to, king / 8 * 8 + rook_to);
        let mut without = self.clone();
        without.squares[king] = 0;
        let way = king.min(king_to)..=king.max(king_to);
        let rook_way = rook.min(rook_to)..=rook.max(rook_to);
        let free = way
            .clone()
            .chain(rook_way)
            .all(|s| s == king || s == rook || self.squares[s] == 0);
        if !free
            || self.check()
            || way
                .clone()
                .any(|s| s != king && without.attacked(s, !self.white))
        {
            return None;
        }
        let (king_code, rook_code) = (self.squares[king], self.squares[rook]);
        let mut next = without;
        next.squares[rook] = 0;
        next.squares[king_to] = king_code;
        next.squares[rook_to] = rook_code;
        next.castling &= if self.white { !0xff } else { !(0xff << 56) };
        next.passed = None;
        next.white = !self.white;
        Some(next)
    }
}

/// The move in the checker's words.
pub(super) fn plain(mv: Move) -> Plain {
    match mv {
        Move::Castle { king, rook } => (king.index(), rook.index(), KING),
        _ => (
            mv.from().index(),
            mv.to().index(),
            mv.promotion().map_or(0, |role| role as u8 + 1),
        ),
    }
}
