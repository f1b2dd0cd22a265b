//! Mates by knights and bishops: a corner, and a place for everybody around it. Nothing here decides: it only says
//! where to go.

use chess::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// A corner with the winner's king a knight's move away from it or two steps along the edge, and the one square beside
/// the corner that he does not see: a man of the loser belongs there, or a second piece of the winner attacks it.
#[derive(Copy, Clone)]
struct Nook {
    corner: u8,
    watch: u8,
    block: u8,
}

/// Who may stand beside the corner.
#[derive(Copy, Clone)]
pub(crate) struct Blockers {
    pub(crate) knights: bool,
    pub(crate) bishops: bool,
    pub(crate) rooks: bool,
}

impl Blockers {
    /// All men of these roles, and pawns.
    fn on(self, board: &Board) -> Bitboard {
        let of = |role: Role, wanted: bool| {
            if wanted {
                board.role(role)
            } else {
                Bitboard::EMPTY
            }
        };
        board.role(Role::Pawn)
            | of(Role::Knight, self.knights)
            | of(Role::Bishop, self.bishops)
            | of(Role::Rook, self.rooks)
    }
}

impl Nook {
    /// The square beside the corner on its diagonal: the watching king guards it, and nothing can come between.
    fn contact(self) -> u8 {
        let (file, rank) = (self.corner % 8, self.corner / 8);
        (if rank == 0 { 8 } else { 48 }) + if file == 0 { 1 } else { 6 }
    }

    fn is_light(self) -> bool {
        matches!(self.corner, 7 | 56)
    }

    /// Who does not attack the winner's king from there, nor the lone man who mates.
    fn blockers(self, by_bishop: bool) -> Blockers {
        let edge = matches!(self.watch % 8, 0 | 7) || matches!(self.watch / 8, 0 | 7);
        Blockers {
            knights: !edge,
            bishops: edge || by_bishop,
            rooks: edge && !by_bishop,
        }
    }
}

static NOOKS: [Nook; 16] = nooks();

const fn nooks() -> [Nook; 16] {
    // At a1; the other corners are seen by swapping left and right, up and down.
    let at_a1 = [(2, 8), (10, 8), (16, 1), (17, 1)];
    let mut nooks = [Nook {
        corner: 0,
        watch: 0,
        block: 0,
    }; 16];
    let corners = [0, 7, 56, 63];
    let mut i = 0;
    while i < 16 {
        let corner = corners[i / 4];
        let (watch, block) = at_a1[i % 4];
        nooks[i] = Nook {
            corner,
            watch: watch ^ corner,
            block: block ^ corner,
        };
        i += 1;
    }
    nooks
}

/// Further than anything that can be reached.
const HOPELESS: usize = 200;

/// How far the kings and the men are from the nearest nook.
pub(crate) fn nearest(position: &Position, winner: Color) -> usize {
    let far = (0..NOOKS.len()).map(|nook| Plan { nook }.far(position, winner));
    far.min().unwrap_or(HOPELESS)
}

/// To mate in one of the nooks.
#[derive(Copy, Clone)]
pub(crate) struct Plan {
    nook: usize,
}

/// How many plans there are.
pub(crate) const PLANS: usize = NOOKS.len();

impl Plan {
    /// Those that are possible, the nearest first, again and again.
    pub(crate) fn all(position: &Position, winner: Color) -> impl Iterator<Item = Plan> {
        let mut plans: [(usize, usize); PLANS] =
            core::array::from_fn(|nook| (Plan { nook }.far(position, winner), nook));
        plans.sort_unstable();
        let possible = plans.partition_point(|&(far, _)| far < HOPELESS);
        let plans = plans.map(|(_, nook)| Plan { nook });
        plans.into_iter().take(possible).cycle()
    }

    /// How far everybody is from his place.
    pub(crate) fn far(self, position: &Position, winner: Color) -> usize {
        let board = position.board();
        let (lost, won) = (position.king(!winner), position.king(winner));
        let nook = NOOKS[self.nook];
        let ours = board.color(winner);
        let theirs = board.color(!winner);
        let bishops = ours & board.role(Role::Bishop);
        let knights = ours & board.role(Role::Knight);
        let checkers = bishops & Bitboard::shade(nook.is_light());
        if (checkers | knights).is_empty() {
            return HOPELESS;
        }
        let to_go = usize::from(WAY_IN[self.nook][lost.index()]);
        let watch = usize::from(steps(won.index(), nook.watch.into()));
        let interposers = (theirs & (board.role(Role::Knight) | board.straight_movers())).any();
        // Who gives check, and who besides him takes the flight away.
        let mut check = Cheapest::NOBODY;
        let mut cover = Cheapest::NOBODY;
        for knight in knights {
            let to = |square: u8| knight_moves_to(knight, square);
            check.offer(2 * to(nook.corner).abs_diff(2), knight);
            // He must not see the way in before the king is through.
            let wanted = if to_go > 1 { 2 } else { 1 };
            cover.offer(2 * to(nook.block).abs_diff(wanted), knight);
        }
        for bishop in bishops {
            let lines = attacks::bishop_lines(bishop).0;
            let on = |square: u8| lines >> square & 1 != 0;
            if checkers.contains(bishop) {
                let on_diagonal = on(nook.corner) || bishop.index() == usize::from(nook.corner);
                let cost = if on(nook.contact()) && !on_diagonal {
                    0
                } else if interposers {
                    3
                } else {
                    2 * usize::from(on_diagonal && to_go > 0)
                };
                check.offer(cost, bishop);
            } else {
                cover.offer(2 * usize::from(on(nook.block) != (to_go < 2)), bishop);
            }
        }
        let roles = nook.blockers(knights.is_empty());
        let blocked = blocker(board, !winner, roles, nook.block, to_go > 0);
        let alone = check.best() + blocked;
        let together = check.beside(&cover);
        let best = alone.min(together) + 2 * to_go + 2 * watch;
        // With somebody else to make a move, the block may be filled before the king comes.
        if theirs.count() > 2 && (theirs & roles.on(board)).0 >> nook.block & 1 != 0 {
            let to_go = usize::from(steps(lost.index(), nook.corner.into()));
            return best.min(check.best() + 2 * to_go + 2 * waiting(watch, to_go));
        }
        best
    }
}

/// The two who have least to do.
struct Cheapest([(usize, usize); 2]);

impl Cheapest {
    const NOBODY: Cheapest = Cheapest([(HOPELESS, 64); 2]);

    fn offer(&mut self, cost: usize, man: Square) {
        let one = (cost, man.index());
        if one < self.0[0] {
            self.0 = [one, self.0[0]];
        } else if one < self.0[1] {
            self.0[1] = one;
        }
    }

    fn best(&self) -> usize {
        self.0[0].0
    }

    /// The cheapest pair of two different men.
    fn beside(&self, others: &Cheapest) -> usize {
        let mut best = HOPELESS;
        for (cost, man) in self.0 {
            for (more, other) in others.0 {
                if man != other {
                    best = best.min(cost + more);
                }
            }
        }
        best
    }
}

/// For each nook how far the loser's king is from the corner while the winner's watches it. From squares that he sees
/// a king has to step aside first.
static WAY_IN: [[u8; 64]; PLANS] = ways_in();

const fn ways_in() -> [[u8; 64]; PLANS] {
    let mut table = [[255u8; 64]; PLANS];
    let mut i = 0;
    while i < PLANS {
        let nook = nooks()[i];
        table[i][nook.corner as usize] = 0;
        let mut round = 0;
        while round < 16 {
            let mut from = 0;
            while from < 64 {
                if table[i][from] == round && (round == 0 || steps(from, nook.watch as usize) > 1) {
                    let mut to = 0;
                    while to < 64 {
                        if steps(from, to) == 1 && table[i][to] == 255 {
                            table[i][to] = round + 1;
                        }
                        to += 1;
                    }
                }
                from += 1;
            }
            round += 1;
        }
        i += 1;
    }
    table
}

/// What the winner's king still has to do who is so many steps away. While the loser's king is not in the corner
/// he must not be too near, or the way in is barred.
fn waiting(steps: usize, to_go: usize) -> usize {
    let nearest = to_go.min(2);
    nearest + steps.abs_diff(nearest)
}

/// How far the loser's nearest man is from a square where he is in his king's way. While the king has yet to come past it
/// (`later`), the man should be a move away from it.
pub(crate) fn blocker(
    board: &Board,
    side: Color,
    roles: Blockers,
    block: u8,
    later: bool,
) -> usize {
    let theirs = board.color(side);
    let block_light = (block / 8 + block % 8) % 2 == 1;
    let wanted = usize::from(later);
    let mut best = by_pawn(theirs & board.role(Role::Pawn), side, block, wanted).min(14);
    let theirs = theirs & roles.on(board);
    for knight in theirs & board.role(Role::Knight) {
        let moves = knight_moves_to(knight, block);
        best = best.min(moves.abs_diff(wanted));
    }
    let moves = |man: Square, lines: Bitboard| {
        if man.index() == block as usize {
            0
        } else {
            2 - usize::from(lines.0 >> block & 1 != 0)
        }
    };
    for bishop in theirs & board.role(Role::Bishop) {
        if bishop.is_light() == block_light {
            best = best.min(moves(bishop, attacks::bishop_lines(bishop)).abs_diff(wanted));
        }
    }
    for rook in theirs & board.role(Role::Rook) {
        best = best.min(moves(rook, attacks::rook_lines(rook)).abs_diff(wanted));
    }
    2 * best
}

/// How far the pawns of a side are from a square, with so many steps left over: one goes there, or becomes a piece that
/// does.
fn by_pawn(pawns: Bitboard, side: Color, block: u8, wanted: usize) -> usize {
    let rank = |pawn: Square| usize::from(pawn.rank().index());
    let foremost = match side {
        Color::White => pawns.last().map(|pawn| 7 - rank(pawn)),
        Color::Black => pawns.first().map(rank),
    };
    let Some(promoted) = foremost.map(|to_go| to_go + 3) else {
        return usize::MAX;
    };
    let row = usize::from(block / 8);
    if matches!(row, 0 | 7) {
        return promoted;
    }
    let file = pawns & Bitboard(FILE_A << (block % 8));
    let nearest = match side {
        Color::White => (file & Bitboard(!(u64::MAX << (8 * (row + 1 - wanted))))).last(),
        Color::Black => (file & Bitboard(u64::MAX << (8 * (row + wanted)))).first(),
    };
    let steps = nearest.map_or(promoted, |pawn| rank(pawn).abs_diff(row) - wanted);
    steps.min(promoted)
}

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// Steps of a king on an empty board.
pub(crate) const fn steps(a: usize, b: usize) -> u8 {
    let files = (a & 7).abs_diff(b & 7);
    let ranks = (a >> 3).abs_diff(b >> 3);
    if files > ranks {
        files as u8
    } else {
        ranks as u8
    }
}

fn knight_moves_to(knight: Square, square: u8) -> usize {
    usize::from(KNIGHT_MOVES[knight.index()][usize::from(square)])
}

/// How many moves a knight needs on an empty board.
static KNIGHT_MOVES: [[u8; 64]; 64] = knight_moves();

const fn knight_moves() -> [[u8; 64]; 64] {
    let mut table = [[255u8; 64]; 64];
    let mut from = 0;
    while from < 64 {
        table[from][from] = 0;
        let mut moves = 0;
        while moves < 6 {
            let mut square = 0;
            while square < 64 {
                let mut to = 0;
                while table[from][square] == moves && to < 64 {
                    if is_knights_move(square, to) && table[from][to] == 255 {
                        table[from][to] = moves + 1;
                    }
                    to += 1;
                }
                square += 1;
            }
            moves += 1;
        }
        from += 1;
    }
    table
}

const fn is_knights_move(a: usize, b: usize) -> bool {
    (a & 7).abs_diff(b & 7) * (a >> 3).abs_diff(b >> 3) == 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Setup;

    /// The loser's king in the corner, the winner's on his watch, a man of the loser where he blocks.
    fn filled(nook: Nook, role: Role, turn: Color) -> Setup {
        let mut setup = Setup {
            turn,
            ..Setup::empty()
        };
        let at = |square: u8| Square::new(square).expect("a square");
        setup
            .board
            .put(at(nook.corner), Role::King.of(Color::Black));
        setup.board.put(at(nook.watch), Role::King.of(Color::White));
        setup.board.put(at(nook.block), role.of(Color::Black));
        setup
    }

    #[test]
    fn in_every_nook_a_knight_mates() {
        for (index, nook) in NOOKS.into_iter().enumerate() {
            let edge = nook.blockers(false).rooks;
            let role = if edge { Role::Bishop } else { Role::Knight };
            let mates = Square::all().any(|square| {
                let mut setup = filled(nook, role, Color::Black);
                if setup.board.occupied().contains(square) {
                    return false;
                }
                setup.board.put(square, Role::Knight.of(Color::White));
                let mate = setup
                    .position()
                    .is_ok_and(|position| position.is_checkmate());
                // From a move before, everybody but the knight is where the plan wants him.
                if let (true, Ok(position)) = (mate, setup.position()) {
                    assert_eq!(Plan { nook: index }.far(&position, Color::White), 2);
                }
                mate
            });
            assert!(mates, "nook {index}");
        }
    }

    #[test]
    fn moves_of_a_knight() {
        assert!(KNIGHT_MOVES.iter().flatten().all(|&moves| moves <= 6));
        for square in Square::all() {
            let near = attacks::knight(square).into_iter();
            assert!(
                near.clone()
                    .all(|to| knight_moves_to(square, to.index() as u8) == 1)
            );
            let moves = KNIGHT_MOVES[square.index()];
            assert_eq!(
                moves.iter().filter(|&&moves| moves == 1).count(),
                near.count()
            );
        }
    }

    #[test]
    fn the_way_in_leads_past_the_block() {
        for (index, nook) in NOOKS.into_iter().enumerate() {
            let way = WAY_IN[index];
            assert_eq!(way[usize::from(nook.corner)], 0);
            assert_eq!(way[usize::from(nook.block)], 1);
            let next = (0..64).filter(|&square| way[square] == 2);
            let seen = |square: usize| steps(square, nook.watch.into()) <= 1;
            assert!(next.clone().any(|square| !seen(square)), "nook {index}");
            // From everywhere but the watch and what lies behind it, where he cannot be then.
            assert!(
                (0..64).all(|square| way[square] < 16 || seen(square)),
                "nook {index}"
            );
        }
    }
}
