//! Positions by chance, the same for the same seed.
#![allow(dead_code)]

use chess::{Board, Color, Move, Piece, Position, Rank, Role, Setup, Square};

/// A small generator of random numbers (xorshift with a multiplication).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// A Chess960 start, each side with its own order of pieces.
pub fn chess960_start(dice: &mut Dice) -> Position {
    let mut setup = Setup::empty();
    for color in Color::ALL {
        let roles = back_rank(dice);
        for (i, role) in roles.into_iter().enumerate() {
            let square = Square::new(i as u8)
                .expect("a square of the first rank")
                .relative_to(color);
            setup.board.put(square, role.of(color));
            let front = Square::at(square.file(), Rank::SECOND.relative_to(color));
            setup.board.put(front, Role::Pawn.of(color));
            if role == Role::Rook {
                setup.castling.insert(square);
            }
        }
    }
    setup.position().expect("kings are there")
}

fn back_rank(dice: &mut Dice) -> [Role; 8] {
    let mut roles = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    loop {
        for i in (1..8).rev() {
            roles.swap(i, dice.below(i + 1));
        }
        let places = |role| (0..8).filter(|&i| roles[i] == role).collect::<Vec<_>>();
        let (king, rooks) = (places(Role::King)[0], places(Role::Rook));
        let bishops = places(Role::Bishop);
        if rooks[0] < king && king < rooks[1] && (bishops[0] + bishops[1]) % 2 == 1 {
            return roles;
        }
    }
}

/// Plays random moves from a start and calls `f` with every position and its legal moves.
pub fn playout(
    start: Position,
    dice: &mut Dice,
    plies: usize,
    mut f: impl FnMut(&Position, &[Move]),
) {
    let mut position = start;
    for _ in 0..plies {
        let moves = position.legal_moves();
        f(&position, &moves);
        if moves.is_empty() {
            return;
        }
        // Castling, promotion and en passant are rare by chance: prefer them now and then.
        let special: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| !matches!(mv, Move::Normal { .. }))
            .collect();
        let mv = if !special.is_empty() && dice.below(2) == 0 {
            *dice.pick(&special)
        } else {
            *dice.pick(&moves)
        };
        position.play(mv);
    }
}

/// Any pieces on any squares, possible or not; only the kings are right.
pub fn jumble(dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        setup.board = Board::EMPTY;
        for _ in 0..dice.below(40) {
            let square = Square::new(dice.below(64) as u8).expect("below 64");
            let color = *dice.pick(&Color::ALL);
            let role = Role::ALL[dice.below(5)];
            setup.board.put(square, Piece { color, role });
        }
        for color in Color::ALL {
            let home = dice.below(3) == 0;
            let index = if home { dice.below(8) } else { dice.below(64) };
            let square = Square::new(index as u8)
                .expect("below 64")
                .relative_to(color);
            setup.board.put(square, Role::King.of(color));
            if home {
                for _ in 0..2 {
                    let rook = Square::new(dice.below(8) as u8)
                        .expect("below 8")
                        .relative_to(color);
                    if rook != square {
                        setup.board.put(rook, Role::Rook.of(color));
                        setup.castling.insert(rook);
                    }
                }
            }
        }
        setup.turn = *dice.pick(&Color::ALL);
        if dice.below(2) == 0 {
            let file = chess::File::ALL[dice.below(8)];
            let at = |rank: Rank| Square::at(file, rank.relative_to(!setup.turn));
            let (passed, stands, side) = (
                at(Rank::THIRD),
                at(Rank::FOURTH),
                dice.below(2) as i8 * 2 - 1,
            );
            let kings = setup.board.role(Role::King);
            if ![at(Rank::SECOND), passed, stands]
                .iter()
                .any(|&s| kings.contains(s))
            {
                setup.board.take(at(Rank::SECOND));
                setup.board.take(passed);
                setup.board.put(stands, Role::Pawn.of(!setup.turn));
                if let Some(taker) = stands.offset(side, 0).filter(|&s| !kings.contains(s)) {
                    setup.board.put(taker, Role::Pawn.of(setup.turn));
                }
                setup.en_passant = Some(passed);
            }
        }
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

/// Calls `f` with positions of every sort: games of both kinds, and jumbles.
pub fn positions(seed: u64, games: usize, mut f: impl FnMut(&Position, &[Move])) {
    let mut dice = Dice::new(seed);
    for _ in 0..games {
        playout(Position::initial(), &mut dice, 120, &mut f);
        let start = chess960_start(&mut dice);
        playout(start, &mut dice, 120, &mut f);
        for _ in 0..20 {
            let position = jumble(&mut dice);
            f(&position, &position.legal_moves());
        }
    }
}
