//! A cheap walk towards a mate: one move after the other, each the one that looks best, no looking back.
//!
//! Most positions of real games have a mate at the end of such a walk. It allocates nothing; when it fails
//! nothing is lost but a few microseconds. A winner with knights and bishops only, who needs everybody in his
//! place, walks by a plan.

use chess::{Bitboard, Color, Move, Position, Role, Square, attacks};

use crate::nook::Plan;

/// The longest walk.
pub(crate) const LONGEST: usize = 96;

/// Moves without coming nearer after which a plan is given up.
const PATIENCE: u32 = 24;

/// So near to the end of a plan the loser looks for the move that lets himself be mated.
const AT_HAND: usize = 4;

/// A walk from a position.
pub(crate) struct Walk {
    winner: Color,
    /// Where the loser's king goes.
    corner: Square,
    /// Where the winner's king goes.
    watch: Square,
    seed: u32,
    pub(crate) line: [Move; LONGEST],
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

impl Walk {
    pub(crate) fn new(winner: Color) -> Walk {
        let nothing = Move::Castle {
            king: Square::A1,
            rook: Square::A1,
        };
        Walk {
            winner,
            corner: Square::A1,
            watch: Square::A1,
            seed: 1,
            line: [nothing; LONGEST],
        }
    }

    /// Tries several walks; the length of the line if one ends in mate.
    pub(crate) fn go(&mut self, start: &Position, attempts: u32) -> Option<usize> {
        let mut seeds = (0..attempts).map(|i| i.wrapping_mul(0x9e37_79b9).wrapping_add(1));
        if is_light(start, self.winner) {
            let plans = Plan::all(start, self.winner);
            return seeds.zip(plans).find_map(|(seed, plan)| {
                self.seed = seed;
                self.planned(start, plan)
            });
        }
        let mut attempt = 0;
        seeds.find_map(|seed| {
            self.seed = seed;
            self.aim(start, attempt);
            attempt += 1;
            self.attempt(start)
        })
    }

    /// Chooses the corner: near the loser's king at first, later any.
    fn aim(&mut self, start: &Position, attempt: u32) {
        let lost = start.king(!self.winner);
        let won = start.king(self.winner);
        let mut best = u32::MAX;
        for (i, corner) in CORNERS.into_iter().enumerate() {
            let far = 2 * u32::from(lost.distance(corner)) + u32::from(won.distance(corner));
            let far = far
                + if (i as u32 + attempt) & 3 == 0 && attempt > 0 {
                    0
                } else {
                    attempt * 2
                };
            if far < best {
                best = far;
                self.corner = corner;
            }
        }
        // A knight's move from the corner, on the side of the winner's king.
        let (file, rank) = (
            self.corner.file().index() as i8,
            self.corner.rank().index() as i8,
        );
        let (inward, up) = (
            if file == 0 { 1 } else { -1 },
            if rank == 0 { 1 } else { -1 },
        );
        let one = self.corner.offset(2 * inward, up).unwrap_or(self.corner);
        let other = self.corner.offset(inward, 2 * up).unwrap_or(self.corner);
        self.watch = if won.distance(one) <= won.distance(other) {
            one
        } else {
            other
        };
    }

    /// A walk by a plan, given up when it comes no nearer.
    fn planned(&mut self, start: &Position, plan: Plan) -> Option<usize> {
        let mut position = *start;
        let mut nearest = usize::MAX;
        let mut patience = PATIENCE;
        for ply in 0..LONGEST {
            let gives = position.turn() == self.winner;
            let mut best: Option<(usize, Move)> = None;
            let mut mate = None;
            position.for_each_legal_move(|mv| {
                if mate.is_some() {
                    return;
                }
                let next = position.after(mv);
                if gives && next.is_check() && !next.has_legal_move() {
                    mate = Some(mv);
                    return;
                }
                let far = plan.far(&next, self.winner);
                let cost = if !gives && far <= AT_HAND && can_mate(&next) {
                    0
                } else {
                    8 * far + self.random() as usize
                };
                if best.is_none_or(|(value, _)| cost < value) {
                    best = Some((cost, mv));
                }
            });
            if let Some(mv) = mate {
                self.line[ply] = mv;
                return Some(ply + 1);
            }
            let (cost, mv) = best?;
            self.line[ply] = mv;
            position.play(mv);
            if cost / 8 < nearest {
                nearest = cost / 8;
                patience = PATIENCE;
            } else {
                patience = patience.checked_sub(1)?;
            }
        }
        None
    }

    fn attempt(&mut self, start: &Position) -> Option<usize> {
        let mut position = *start;
        for ply in 0..LONGEST {
            if position.turn() == self.winner {
                let (mv, mates) = self.winners_move(&position)?;
                self.line[ply] = mv;
                if mates {
                    return Some(ply + 1);
                }
                position.play(mv);
            } else {
                let mv = self.losers_move(&position)?;
                self.line[ply] = mv;
                position.play(mv);
            }
        }
        None
    }

    fn random(&mut self) -> i32 {
        self.seed = self
            .seed
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        (self.seed >> 28) as i32
    }

    fn winners_move(&mut self, position: &Position) -> Option<(Move, bool)> {
        let board = position.board();
        let occupied = board.occupied();
        let lost = position.king(!self.winner);
        let heavy = (board.color(self.winner) & board.straight_movers()).any();
        let pawns = Pawns::of(position, self.winner);
        let won = position.king(self.winner);
        // Pawns that are stopped need their king first.
        let goal = (pawns.front & board.color(!self.winner))
            .into_iter()
            .filter(|_| pawns.stuck && !heavy)
            .min_by_key(|square| won.distance(*square))
            .unwrap_or(self.watch);
        let cornered = lost.distance(self.corner) <= 1;
        let from_where = checking_squares(self.winner, lost, occupied);
        let mut best: Option<(i32, Move)> = None;
        let mut mate = None;
        position.for_each_legal_move(|mv| {
            if mate.is_some() {
                return;
            }
            let to = mv.to();
            let takes = occupied.contains(to);
            let role = mv.promotion().unwrap_or(mv.role());
            let checks = from_where[role as usize].contains(to);
            if checks {
                let next = position.after(mv);
                if next.is_check() && !next.has_legal_move() {
                    mate = Some(mv);
                    return;
                }
            }
            let mut score = self.random();
            if takes {
                score += 60;
            }
            score += worth(mv, goal, self.winner, heavy, cornered);
            if checks {
                score -= 25;
            }
            if best.is_none_or(|(value, _)| score > value) {
                best = Some((score, mv));
            }
        });
        match (mate, best) {
            (Some(mv), _) => Some((mv, true)),
            (None, Some((_, mv))) => Some((mv, false)),
            (None, None) => None,
        }
    }

    fn losers_move(&mut self, position: &Position) -> Option<Move> {
        let board = position.board();
        let occupied = board.occupied();
        let from_where = checking_squares(!self.winner, position.king(self.winner), occupied);
        let heavy = (board.color(self.winner) & board.straight_movers()).any();
        let pawns = Pawns::of(position, self.winner);
        let mut best: Option<(i32, Move)> = None;
        position.for_each_legal_move(|mv| {
            let to = mv.to();
            let role = mv.promotion().unwrap_or(mv.role());
            let mut score = self.random();
            if occupied.contains(to) {
                score -= 100;
            }
            if !heavy {
                // Out of the pawns' way, or to where they can take.
                score += 80 * i32::from(pawns.front.contains(mv.from()));
                score -= 80 * i32::from(pawns.front.contains(to));
                score += 80 * i32::from(pawns.stuck && pawns.attacked.contains(to));
            }
            match mv {
                Move::Normal {
                    role: Role::King,
                    from,
                    to,
                } => {
                    let gain =
                        i32::from(from.distance(self.corner)) - i32::from(to.distance(self.corner));
                    score += 50 * gain;
                }
                Move::Promotion { role, .. } => {
                    score -= match role {
                        Role::Queen | Role::Rook => 150,
                        _ if pawns.stuck && !heavy => 0,
                        _ => 60,
                    }
                }
                Move::Normal {
                    role: Role::Pawn,
                    to,
                    ..
                } => {
                    score -= 2 * i32::from(to.rank().relative_to(!self.winner).index());
                }
                _ => {}
            }
            if from_where[role as usize].contains(to) {
                score -= 60;
            }
            if best.is_none_or(|(value, _)| score > value) {
                best = Some((score, mv));
            }
        });
        best.map(|(_, mv)| mv)
    }
}

/// The winner's pawns.
struct Pawns {
    /// Squares before them.
    front: Bitboard,
    attacked: Bitboard,
    /// There are some, and none can go on.
    stuck: bool,
}

impl Pawns {
    fn of(position: &Position, side: Color) -> Pawns {
        let board = position.board();
        let pawns = board.color(side) & board.role(Role::Pawn);
        let front = pawns.forward(side);
        Pawns {
            front,
            attacked: front.east() | front.west(),
            stuck: pawns.any() && (front - board.occupied()).is_empty(),
        }
    }
}

/// Has the side knights and bishops only?
pub(crate) fn is_light(position: &Position, side: Color) -> bool {
    let board = position.board();
    (board.color(side) & (board.straight_movers() | board.role(Role::Pawn))).is_empty()
}

/// What a winner's move is worth: promotion, the king on the way to his goal, pawns that go on.
#[inline]
fn worth(mv: Move, goal: Square, winner: Color, heavy: bool, cornered: bool) -> i32 {
    match mv {
        Move::Promotion { role, .. } => match role {
            Role::Queen => 200,
            Role::Rook => 150,
            _ => 0,
        },
        Move::Normal {
            role: Role::King,
            from,
            to,
        } => {
            let gain = i32::from(from.distance(goal)) - i32::from(to.distance(goal));
            50 * gain - if gain == 0 { 20 } else { 0 }
        }
        Move::Normal {
            role: Role::Pawn,
            to,
            ..
        } if !heavy => 100 + 4 * i32::from(to.rank().relative_to(winner).index()),
        _ if heavy && cornered => 10,
        _ => 0,
    }
}

/// Can the side to move mate at once by a man who gives check himself?
fn can_mate(position: &Position) -> bool {
    let winner = position.turn();
    let occupied = position.board().occupied();
    let from_where = checking_squares(winner, position.king(!winner), occupied);
    let mut mate = false;
    position.for_each_legal_move(|mv| {
        let role = mv.promotion().unwrap_or(mv.role());
        mate = mate
            || from_where[role as usize].contains(mv.to()) && {
                let next = position.after(mv);
                next.is_check() && !next.has_legal_move()
            };
    });
    mate
}

/// From where each role would attack a king, as things stand.
fn checking_squares(side: Color, king: Square, occupied: Bitboard) -> [Bitboard; 6] {
    let straight = attacks::rook(king, occupied);
    let diagonal = attacks::bishop(king, occupied);
    [
        attacks::pawn(!side, king),
        attacks::knight(king),
        diagonal,
        straight,
        straight | diagonal,
        Bitboard::EMPTY,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checker::check_line;
    use crate::nook::PLANS;

    fn found(fen: &str, attempts: u32) -> bool {
        let start = Position::from_fen(fen).unwrap();
        let mut walk = Walk::new(Color::White);
        let Some(length) = walk.go(&start, attempts) else {
            return false;
        };
        let line = &walk.line[..length];
        check_line(&start, Color::White, line).unwrap_or_else(|flaw| panic!("{fen}: {flaw:?}"));
        true
    }

    #[test]
    fn knights_and_bishops_walk_by_a_plan() {
        for fen in [
            "8/6k1/8/4N3/8/8/1N2K3/8 w - - 0 1",
            "8/4K3/7k/2N5/6B1/8/8/8 w - - 0 1",
            "8/8/8/1B6/8/3K4/k7/B7 w - - 0 1",
            "4K3/8/8/8/8/8/2k1n3/5N2 b - - 0 1",
            "8/8/8/8/2k4K/4N3/2b5/8 w - - 0 1",
            "6N1/8/6K1/2r5/8/1k6/8/8 b - - 0 1",
            "6k1/8/B7/1K3n2/8/8/8/8 b - - 0 1",
            "2N5/7p/8/4K3/8/8/4k3/8 w - - 0 1",
            "6k1/8/8/1B6/4K3/8/1p6/8 b - - 0 1",
            "7k/7p/3p2p1/p1p5/3r1p2/5B2/8/1K6 w - - 0 1",
        ] {
            assert!(found(fen, 2 * PLANS as u32), "{fen}");
        }
    }

    #[test]
    fn pawns_that_are_stopped_are_set_free() {
        for fen in [
            "8/8/7p/p6P/2K5/8/1k6/8 b - - 0 1",
            "8/5K2/p2kp3/8/b2p4/P7/8/8 w - - 0 1",
            "8/1p2Kp2/8/1p1k4/8/8/P4r2/8 w - - 0 1",
        ] {
            assert!(found(fen, 8), "{fen}");
        }
    }

    #[test]
    fn nobody_walks_where_nothing_can_mate() {
        for fen in [
            "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1",
            "k7/8/8/8/8/8/8/KN6 w - - 0 1",
            "8/8/8/4k3/8/8/b7/KB6 w - - 0 1",
        ] {
            assert!(!found(fen, 2 * PLANS as u32), "{fen}");
        }
    }
}
