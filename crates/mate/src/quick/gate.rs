//! Does the board give cause to look closer? Nothing here decides; it only saves time on open boards.

use chess::{Bitboard, Color, Position, Role, Setup, attacks};

/// A king with no more room than this lives in a corner of the board.
const CORNER: u32 = 16;

/// Fewer men than these make no wall.
const WALL: u32 = 6;

/// Where to look.
#[derive(Copy, Clone, Default)]
pub(super) struct Cause {
    /// How many positions may wait in a closure: some if a side has hardly a move, none if not.
    pub(super) wide: usize,
    /// No piece can move.
    pub(super) shut: bool,
    /// The pawns make a wall.
    pub(super) walled: bool,
}

impl Cause {
    pub(super) fn any(self) -> bool {
        self.wide > 0 || self.shut || self.walled
    }
}

/// `count` is the number of legal moves.
pub(super) fn cause(position: &Position, side: Color, count: u64) -> Cause {
    let free = free(position, side);
    Cause {
        wide: wide(position, count, free),
        shut: shut(position),
        walled: !free && walled(position, side),
    }
}

/// Has the side a queen, a rook or a knight that can move?
fn free(position: &Position, side: Color) -> bool {
    let board = position.board();
    let ours = board.color(side);
    let strong = ours & (board.straight_movers() | board.role(Role::Knight));
    strong.into_iter().any(|square| {
        let role = board.role_at(square).unwrap_or(Role::Pawn);
        (attacks::of(side, role, square, board.occupied()) - ours).any()
    })
}

fn wide(position: &Position, count: u64, free: bool) -> usize {
    match count {
        // A check leaves few moves on the most open of boards.
        0..=5 if position.is_check() => 16,
        0..=5 if free => 48,
        0..=5 => 96,
        _ if paralysed(position) => 160,
        _ => 0,
    }
}

/// Would the side that does not have the move have one at most?
fn paralysed(position: &Position) -> bool {
    let board = position.board();
    let other = !position.turn();
    let beside = attacks::king(position.king(other)) - board.color(other);
    let safe = |to| board.attackers_by(!other, to).is_empty();
    if beside.into_iter().any(safe) {
        return false;
    }
    let turned = Setup {
        turn: other,
        en_passant: None,
        ..position.setup()
    };
    turned
        .position()
        .is_ok_and(|turned| turned.count_legal_moves() <= 1)
}

fn shut(position: &Position) -> bool {
    let board = position.board();
    let occupied = board.occupied();
    let pieces = occupied - board.role(Role::Pawn) - board.role(Role::King);
    let still = |square| {
        board.piece_at(square).is_some_and(|piece| {
            let reach = attacks::of(piece.color, piece.role, square, occupied);
            (reach - board.color(piece.color)).is_empty()
        })
    };
    position.castling().is_empty() && pieces.into_iter().all(still)
}

/// Do the pawns, and the pieces that are shut in, let no pawn of the side run and no king through?
fn walled(position: &Position, side: Color) -> bool {
    if position.castling().any() {
        return false;
    }
    let board = position.board();
    let pawns = board.role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| pawns & board.color(color));
    if runs(side, white, black, board.occupied()) {
        return false;
    }
    let mut fixed = [white, black];
    let mut guarded = Color::ALL.map(|color| {
        let front = fixed[color as usize].forward(color);
        front.east() | front.west()
    });
    for square in board.occupied() - pawns - board.role(Role::King) {
        let Some(piece) = board.piece_at(square) else {
            continue;
        };
        let reach = attacks::of(piece.color, piece.role, square, board.occupied());
        if (reach - board.color(piece.color)).is_empty() {
            fixed[piece.color as usize].insert(square);
            guarded[piece.color as usize] |= reach;
        }
    }
    let all = fixed[0] | fixed[1];
    let steps =
        (white.forward(Color::White) - all).count() + (black.forward(Color::Black) - all).count();
    let rammed = (white.forward(Color::White) & black).any();
    let mut breach = false;
    for color in Color::ALL {
        let them = !color as usize;
        let (room, edge) = room(Bitboard::of(position.king(color)), all | guarded[them]);
        if room.count() <= CORNER {
            return true;
        }
        breach |= (edge & (fixed[them] - guarded[them])).any();
    }
    // Few men make no wall across the board.
    all.count() >= WALL && (!breach || rammed && steps <= 1)
}

/// Where a king gets to, and the squares beside.
fn room(from: Bitboard, barred: Bitboard) -> (Bitboard, Bitboard) {
    let mut room = from;
    loop {
        let sides = room.east() | room.west();
        let row = room | sides;
        let steps = row | Bitboard(row.0 << 8) | Bitboard(row.0 >> 8);
        let more = room | (steps - barred);
        if more == room {
            return (room, steps);
        }
        room = more;
    }
}

/// Has a side a pawn that can step and that no pawn of the other side can stop or take?
fn runs(side: Color, white: Bitboard, black: Bitboard, occupied: Bitboard) -> bool {
    let fill = |set: u64, up: bool| {
        let mut set = set;
        for shift in [8, 16, 32] {
            set |= if up { set << shift } else { set >> shift };
        }
        Bitboard(set)
    };
    match side {
        Color::White => {
            let front = fill(black.0 >> 8, false);
            (white - front - front.east() - front.west() - Bitboard(occupied.0 >> 8)).any()
        }
        Color::Black => {
            let front = fill(white.0 << 8, true);
            (black - front - front.east() - front.west() - Bitboard(occupied.0 << 8)).any()
        }
    }
}
