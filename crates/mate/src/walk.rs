//! A cheap walk towards a mate: one move after the other, each the one that looks best, no looking back.
//!
//! Most positions of real games have a mate at the end of such a walk. It allocates nothing; when it fails
//! nothing is lost but a few microseconds.

use chess::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// The longest walk.
pub(crate) const LONGEST: usize = 96;

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
        for attempt in 0..attempts {
            self.seed = attempt.wrapping_mul(0x9e37_79b9).wrapping_add(1);
            self.aim(start, attempt);
            if let Some(length) = self.attempt(start) {
                return Some(length);
            }
        }
        None
    }

    /// Chooses the corner: near the loser's king, and of the shade of the winner's bishops if it has nothing
    /// better.
    fn aim(&mut self, start: &Position, attempt: u32) {
        let board = start.board();
        let ours = board.color(self.winner);
        let bishops = ours & board.role(Role::Bishop);
        let strong = ours & (board.straight_movers() | board.role(Role::Pawn));
        let shade = if strong.any() || bishops.is_empty() {
            Bitboard::ALL
        } else if (bishops & Bitboard::DARK).any() {
            Bitboard::DARK
        } else {
            Bitboard::LIGHT
        };
        let lost = start.king(!self.winner);
        let won = start.king(self.winner);
        let mut best = u32::MAX;
        for (i, corner) in CORNERS.into_iter().enumerate() {
            if !shade.contains(corner) {
                continue;
            }
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
            match mv {
                Move::Promotion { role, .. } => {
                    score += match role {
                        Role::Queen => 200,
                        Role::Rook => 150,
                        _ => 0,
                    }
                }
                Move::Normal {
                    role: Role::King,
                    from,
                    to,
                } => {
                    let gain =
                        i32::from(from.distance(self.watch)) - i32::from(to.distance(self.watch));
                    score += 50 * gain;
                    if gain == 0 {
                        score -= 20;
                    }
                }
                Move::Normal {
                    role: Role::Pawn,
                    to,
                    ..
                } if !heavy => {
                    score += 100 + 4 * i32::from(to.rank().relative_to(self.winner).index());
                }
                _ if heavy && cornered => score += 10,
                _ => {}
            }
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
        let mut best: Option<(i32, Move)> = None;
        position.for_each_legal_move(|mv| {
            let to = mv.to();
            let role = mv.promotion().unwrap_or(mv.role());
            let mut score = self.random();
            if occupied.contains(to) {
                score -= 100;
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
