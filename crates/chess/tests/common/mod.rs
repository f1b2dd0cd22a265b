//! What the tests of several files need: repeatable chance and the shared vectors.
#![allow(dead_code, missing_docs)]

use std::path::PathBuf;

use chess::chess960::Start;
use chess::{Move, Position};

/// A small generator of repeatable chance (xorshift64*).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// Plays a random game and shows every position on the way with the moves that led to it.
pub fn random_game(
    chance: &mut Chance,
    start: Position,
    plies: usize,
    mut see: impl FnMut(&Position, &[Move]),
) {
    let mut position = start;
    let mut played = Vec::new();
    for _ in 0..plies {
        see(&position, &played);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = chance.pick(&moves);
        position.play(mv);
        played.push(mv);
    }
}

/// The standard start or one of the 960, half and half.
pub fn random_start(chance: &mut Chance) -> Position {
    if chance.below(2) == 0 {
        Position::initial()
    } else {
        Start::new(chance.below(960) as u16).unwrap().position()
    }
}

/// A file of the vectors shared beside the project; says so on standard error when it is absent.
pub fn shared(path: &str) -> Option<String> {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let root = std::env::var_os("ADOUBE_SHARED").map_or(beside, PathBuf::from);
    let file = root.join("vectors").join(path);
    match std::fs::read_to_string(&file) {
        Ok(text) => Some(text),
        Err(error) => {
            eprintln!("NOT CHECKED: {} cannot be read ({error})", file.display());
            None
        }
    }
}
