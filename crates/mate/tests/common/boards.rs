//! Boards thrown by dice, the same in every run.
#![allow(dead_code)]

use chess::{Bitboard, Color, Position, Role, Setup, Square};

/// A small generator of numbers, the same in every run.
pub struct Dice(pub u64);

impl Dice {
    /// From 0 to less than `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

/// Left and right exchanged; rights to castle are lost.
pub fn mirrored(position: &Position) -> Position {
    let mut setup = position.setup();
    let mut board = chess::Board::EMPTY;
    for (square, piece) in position.board().iter() {
        board.put(square.mirrored(), piece);
    }
    setup.board = board;
    setup.castling = Bitboard::EMPTY;
    setup.en_passant = setup.en_passant.map(Square::mirrored);
    setup.position().expect("kings as before")
}

/// Few men thrown on the board; pawns not on the end ranks unless the dice say so.
pub fn thrown(dice: &mut Dice, men: usize) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[dice.roll(2)];
    for i in 0..men {
        let square = Square::new(dice.roll(64) as u8)?;
        let (color, role) = match i {
            0 | 1 => (Color::ALL[i], Role::King),
            _ => (Color::ALL[dice.roll(2)], Role::ALL[dice.roll(5)]),
        };
        if setup.board.occupied().contains(square) {
            return None;
        }
        setup.board.put(square, role.of(color));
    }
    setup.position().ok()
}

/// Pawns that stand against each other on every other file, and a few pieces: where regions have work to do.
pub fn rammed(dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[dice.roll(2)];
    let rank = 2 + dice.roll(3) as u8;
    let first = dice.roll(2) as u8;
    for file in (first..8).step_by(2) {
        let rank = if dice.roll(12) == 0 { rank + 1 } else { rank };
        setup
            .board
            .put(Square::new(rank * 8 + file)?, Role::Pawn.of(Color::White));
        setup.board.put(
            Square::new((rank + 1) * 8 + file)?,
            Role::Pawn.of(Color::Black),
        );
    }
    for i in 0..2 + dice.roll(3) {
        let square = Square::new(dice.roll(64) as u8)?;
        if setup.board.occupied().contains(square) {
            return None;
        }
        let (color, role) = match i {
            0 | 1 => (Color::ALL[i], Role::King),
            _ => (
                Color::ALL[dice.roll(2)],
                [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight][dice.roll(4)],
            ),
        };
        setup.board.put(square, role.of(color));
    }
    setup.position().ok()
}

/// A king walled in by a few pawns, more pawns elsewhere, the other king anywhere: where a blockade may hold.
pub fn penned(dice: &mut Dice) -> Option<Position> {
    let pen = [
        "8/8/8/1p6/1P6/KP6/PP6/8",
        "1k6/1P6/BP6/1P6/8/8/8/8",
        "k7/p1p5/PpP5/1P6/8/8/8/8",
        "8/8/8/8/8/6p1/6Pp/7K",
        "8/8/8/8/1p6/1P1p4/BP1P4/KRB5",
        "8/8/8/6p1/6P1/6PK/6PP/8",
    ][dice.roll(6)];
    let (mut setup, _) = Setup::from_fen_tolerant(&format!("{pen} w - -")).ok()?;
    setup.turn = Color::ALL[dice.roll(2)];
    for _ in 0..1 + dice.roll(6) {
        let square = Square::new(8 + dice.roll(48) as u8)?;
        if !setup.board.occupied().contains(square) {
            setup
                .board
                .put(square, Role::Pawn.of(Color::ALL[dice.roll(2)]));
        }
    }
    let square = Square::new(dice.roll(64) as u8)?;
    if setup.board.occupied().contains(square) {
        return None;
    }
    let missing = Color::ALL
        .into_iter()
        .find(|&color| setup.board.king(color).is_none())?;
    setup.board.put(square, Role::King.of(missing));
    setup.position().ok()
}

/// One of these kinds.
pub fn any(dice: &mut Dice) -> Option<Position> {
    match dice.roll(3) {
        0 => {
            let men = 3 + dice.roll(4);
            thrown(dice, men)
        }
        1 => rammed(dice),
        _ => penned(dice),
    }
}
