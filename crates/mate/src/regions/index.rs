//! Finding a mode by its anchored men, asked for every move that changes a mode.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::{MOST, Standing};

/// One byte a man, so that a look-up hashes four words.
#[derive(Default)]
pub(super) struct Index(HashMap<[u64; 4], usize, BuildHasherDefault<Mixer>>);

impl Index {
    pub(super) fn get(&self, standing: &[Standing; MOST]) -> Option<usize> {
        self.0.get(&packed(standing)).copied()
    }

    pub(super) fn insert(&mut self, standing: &[Standing; MOST], at: usize) {
        self.0.insert(packed(standing), at);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn reserve(&mut self, room: usize) {
        self.0.reserve(room);
    }
}

fn packed(standing: &[Standing; MOST]) -> [u64; 4] {
    let mut words = [0; 4];
    for (i, man) in standing.iter().enumerate() {
        let byte = match man {
            Standing::Anchored(square) => square.index() as u64,
            Standing::Roaming => 64,
            Standing::Gone => 65,
        };
        words[i / 8] |= byte << (i % 8 * 8);
    }
    words
}

/// Nobody chooses the keys to do harm, so a multiplication for each word is enough.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}
