//! How far a position looks from a mate. Nothing here decides: it only says where to look first.

use chess::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// Lower is nearer.
pub(crate) fn estimate(position: &Position, winner: Color) -> usize {
    let board = position.board();
    // Squares left to the king: every man of his own that takes one away helps.
    let open = attacks::king(position.king(!winner))
        - attacks::king(position.king(winner))
        - board.color(!winner);
    distance(position, winner) + open.count() as usize
}

/// The same for boards on which the winner's king cannot come to help: how far the loser is from a corner in which
/// his own men leave him no flight.
pub(crate) fn smothered(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let ours = board.color(winner);
    let theirs = board.color(!winner);
    let lost = position.king(!winner);
    let won = attacks::king(position.king(winner));
    let bishops = ours & board.role(Role::Bishop);
    let others = ours & (board.straight_movers() | board.role(Role::Knight));
    let shade = if others.any() { 2 } else { shade_of(bishops) };
    let roles = Blockers {
        knights: true,
        bishops: true,
        rooks: others.any(),
    };
    let mut best = usize::MAX;
    for (i, (corner, flights)) in CORNERED.into_iter().enumerate() {
        if shade < 2 && shade != i / 2 {
            continue;
        }
        let mut value = 2 * usize::from(far(lost, corner));
        for flight in flights {
            if won.0 >> flight & 1 == 0 {
                value += blocker(board, theirs, !winner, roles, flight);
            }
        }
        best = best.min(value);
    }
    best
}

/// Dark corners and light ones, each with the squares beside it that are of the other shade.
const CORNERED: [(u8, [u8; 2]); 4] = [(0, [1, 8]), (63, [62, 55]), (7, [6, 15]), (56, [57, 48])];

/// How far the kings and the men are from where mates are given, whoever is around them.
fn distance(position: &Position, winner: Color) -> usize {
    let board = position.board();
    let ours = board.color(winner);
    let lost = position.king(!winner);
    let won = position.king(winner);
    if (ours & board.straight_movers()).any() {
        return kings(2, lost, won);
    }
    let pawns = ours & board.role(Role::Pawn);
    if pawns.any() {
        let furthest = match winner {
            Color::White => pawns.last().map_or(0, |s| 7 - s.rank().index()),
            Color::Black => pawns.first().map_or(0, |s| s.rank().index()),
        };
        let bishops = ours & board.role(Role::Bishop);
        return kings(shade_of(bishops), lost, won) + 10 + 4 * usize::from(furthest);
    }
    minors(board, winner, lost, won)
}

/// Which corners will do: dark, light, either.
fn shade_of(bishops: Bitboard) -> usize {
    match (
        (bishops & Bitboard::DARK).any(),
        (bishops & Bitboard::LIGHT).any(),
    ) {
        (true, false) => 0,
        (false, true) => 1,
        _ => 2,
    }
}

fn kings(shade: usize, lost: Square, won: Square) -> usize {
    usize::from(CORNER[shade][lost.index()][won.index()])
}

/// A corner with the winner's king a knight's move away from it, and the one square beside the corner that he
/// does not see: a man of the loser belongs there.
struct Nook {
    corner: u8,
    watch: u8,
    block: u8,
}

/// Who may stand beside the corner.
#[derive(Copy, Clone)]
struct Blockers {
    knights: bool,
    bishops: bool,
    rooks: bool,
}

impl Nook {
    /// Who does not attack the winner's king from there, nor the lone man who mates.
    fn blockers(&self, by_bishop: bool) -> Blockers {
        let edge = matches!(self.watch % 8, 0 | 7) || matches!(self.watch / 8, 0 | 7);
        Blockers {
            knights: !edge,
            bishops: edge || by_bishop,
            rooks: edge && !by_bishop,
        }
    }
}

const NOOKS: [Nook; 16] = [
    Nook {
        corner: 0,
        watch: 2,
        block: 8,
    },
    Nook {
        corner: 0,
        watch: 10,
        block: 8,
    },
    Nook {
        corner: 0,
        watch: 16,
        block: 1,
    },
    Nook {
        corner: 0,
        watch: 17,
        block: 1,
    },
    Nook {
        corner: 7,
        watch: 5,
        block: 15,
    },
    Nook {
        corner: 7,
        watch: 13,
        block: 15,
    },
    Nook {
        corner: 7,
        watch: 23,
        block: 6,
    },
    Nook {
        corner: 7,
        watch: 22,
        block: 6,
    },
    Nook {
        corner: 56,
        watch: 58,
        block: 48,
    },
    Nook {
        corner: 56,
        watch: 50,
        block: 48,
    },
    Nook {
        corner: 56,
        watch: 40,
        block: 57,
    },
    Nook {
        corner: 56,
        watch: 41,
        block: 57,
    },
    Nook {
        corner: 63,
        watch: 61,
        block: 55,
    },
    Nook {
        corner: 63,
        watch: 53,
        block: 55,
    },
    Nook {
        corner: 63,
        watch: 47,
        block: 62,
    },
    Nook {
        corner: 63,
        watch: 46,
        block: 62,
    },
];

/// Knights and bishops only: the king must be smothered in a corner by one of his own, unless two minor pieces
/// work together.
fn minors(board: &Board, winner: Color, lost: Square, won: Square) -> usize {
    let ours = board.color(winner);
    let bishops = ours & board.role(Role::Bishop);
    let knights = ours & board.role(Role::Knight);
    let shade = if knights.any() { 2 } else { shade_of(bishops) };
    let lone = !(knights | bishops).many() || knights.is_empty() && shade != 2;
    let theirs = board.color(!winner);
    let mut best = usize::MAX;
    for nook in &NOOKS {
        let dark = nook.corner == 0 || nook.corner == 63;
        if shade == 0 && !dark || shade == 1 && dark {
            continue;
        }
        let to_go = usize::from(far(lost, nook.corner));
        let mut value = 2 * to_go + 2 * waiting(usize::from(far(won, nook.watch)), to_go);
        if lone {
            value += blocker(
                board,
                theirs,
                !winner,
                nook.blockers(knights.is_empty()),
                nook.block,
            );
        }
        for knight in knights {
            let checking = usize::from(KNIGHT_MOVES[knight.index()][usize::from(nook.corner)]);
            value += 2 * checking.abs_diff(2);
        }
        best = best.min(value);
    }
    // Queens see too much to be in nobody's way: let them be taken.
    best + 3 * (theirs & board.role(Role::Queen)).count() as usize
}

/// What the winner's king still has to do who is so many steps away. While the loser's king is not in the corner
/// he must not be too near, or the way in is barred.
fn waiting(steps: usize, to_go: usize) -> usize {
    let nearest = to_go.min(2);
    nearest + steps.abs_diff(nearest)
}

fn far(square: Square, to: u8) -> u8 {
    steps(square.index(), to as usize)
}

/// How far the loser's nearest man is from a square where he is in his king's way.
fn blocker(board: &Board, theirs: Bitboard, side: Color, roles: Blockers, block: u8) -> usize {
    let block_light = (block / 8 + block % 8) % 2 == 1;
    let mut best = 14;
    for pawn in theirs & board.role(Role::Pawn) {
        let to_go = usize::from(match side {
            Color::White => 7 - pawn.rank().index(),
            Color::Black => pawn.rank().index(),
        });
        let same_file = pawn.file().index() == block % 8;
        let ahead = match side {
            Color::White => usize::from(block / 8).checked_sub(usize::from(pawn.rank().index())),
            Color::Black => usize::from(pawn.rank().index()).checked_sub(usize::from(block / 8)),
        };
        let steps = match ahead {
            Some(steps) if same_file && !matches!(block / 8, 0 | 7) => steps,
            _ => to_go + 3,
        };
        best = best.min(steps);
    }
    let of = |role: Role, wanted: bool| {
        if wanted {
            theirs & board.role(role)
        } else {
            Bitboard::EMPTY
        }
    };
    for knight in of(Role::Knight, roles.knights) {
        best = best.min(usize::from(
            KNIGHT_MOVES[knight.index()][usize::from(block)],
        ));
    }
    for bishop in of(Role::Bishop, roles.bishops) {
        if bishop.is_light() == block_light {
            let on_line = attacks::bishop_lines(bishop).0 >> block & 1 != 0;
            best = best.min(if bishop.index() == block as usize {
                0
            } else {
                2 - usize::from(on_line)
            });
        }
    }
    for rook in of(Role::Rook, roles.rooks) {
        let on_line = attacks::rook_lines(rook).0 >> block & 1 != 0;
        best = best.min(if rook.index() == block as usize {
            0
        } else {
            2 - usize::from(on_line)
        });
    }
    2 * best
}

const fn steps(a: usize, b: usize) -> u8 {
    let files = (a & 7).abs_diff(b & 7);
    let ranks = (a >> 3).abs_diff(b >> 3);
    if files > ranks {
        files as u8
    } else {
        ranks as u8
    }
}

/// For the loser's king and the winner's: how far they are from a picture of mate in a corner, by the shade
/// of the corners that will do: dark, light, either.
static CORNER: [[[u8; 64]; 64]; 3] = corners();

const fn corners() -> [[[u8; 64]; 64]; 3] {
    let mut table = [[[255u8; 64]; 64]; 3];
    let squares = [0usize, 63, 7, 56];
    let mut c = 0;
    while c < 4 {
        let corner = squares[c];
        let shade = c / 2;
        let mut lost = 0;
        while lost < 64 {
            let mut won = 0;
            while won < 64 {
                let far = steps(won, corner);
                let off = far.abs_diff(2);
                let value = 2 * steps(lost, corner) + 2 * off;
                if value < table[shade][lost][won] {
                    table[shade][lost][won] = value;
                }
                if value < table[2][lost][won] {
                    table[2][lost][won] = value;
                }
                won += 1;
            }
            lost += 1;
        }
        c += 1;
    }
    table
}

/// How many moves a knight needs on an empty board.
static KNIGHT_MOVES: [[u8; 64]; 64] = knight_moves();

const fn knight_moves() -> [[u8; 64]; 64] {
    let jumps: [(i32, i32); 8] = [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ];
    let mut table = [[255u8; 64]; 64];
    let mut from = 0;
    while from < 64 {
        table[from][from] = 0;
        let mut moves = 0;
        while moves < 6 {
            let mut square = 0;
            while square < 64 {
                if table[from][square] == moves {
                    let mut j = 0;
                    while j < 8 {
                        let file = (square & 7) as i32 + jumps[j].0;
                        let rank = (square >> 3) as i32 + jumps[j].1;
                        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                            let to = (rank * 8 + file) as usize;
                            if table[from][to] == 255 {
                                table[from][to] = moves + 1;
                            }
                        }
                        j += 1;
                    }
                }
                square += 1;
            }
            moves += 1;
        }
        from += 1;
    }
    table
}
