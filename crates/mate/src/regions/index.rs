//! Finding a mode by its anchored men, asked for every move that changes a mode.

use alloc::vec;
use alloc::vec::Vec;

use super::{MOST, Standing};

/// One byte a man, so that a look-up compares four words.
type Packed = [u64; 4];

/// The modes in the order of their numbers, and slots that find them: the number plus one, 0 is free.
#[derive(Clone, Default)]
pub(super) struct Index {
    modes: Vec<Packed>,
    slots: Vec<u32>,
}

/// Bytes for each mode when the slots have just doubled, the old ones still being there.
pub(super) const BYTES: usize = size_of::<Packed>() + 6 * size_of::<u32>();

impl Index {
    pub(super) fn get(&self, standing: &[Standing; MOST]) -> Option<usize> {
        let packed = packed(standing);
        let number = self.slots.get(self.find(&packed)).copied()?;
        (number as usize).checked_sub(1)
    }

    /// The mode gets the next number.
    pub(super) fn push(&mut self, standing: &[Standing; MOST]) {
        self.modes.push(packed(standing));
        if self.modes.len() * 2 > self.slots.len() {
            self.spread((self.slots.len() * 2).max(64));
        } else {
            self.fill(self.modes.len());
        }
    }

    pub(super) fn clear(&mut self) {
        self.modes.clear();
        self.slots.fill(0);
    }

    pub(super) fn reserve(&mut self, room: usize) {
        self.modes.reserve(room);
        if room * 2 > self.slots.len() {
            self.spread((room * 2).next_power_of_two());
        }
    }

    fn spread(&mut self, size: usize) {
        self.slots = vec![0; size];
        for number in 1..=self.modes.len() {
            self.fill(number);
        }
    }

    fn fill(&mut self, number: usize) {
        let at = self.find(&self.modes[number - 1]);
        self.slots[at] = number as u32;
    }

    /// The slot of a mode, or the free one where it belongs.
    fn find(&self, packed: &Packed) -> usize {
        if self.slots.is_empty() {
            return 0;
        }
        let mask = self.slots.len() - 1;
        let mut at = hash(packed) as usize & mask;
        while let Some(number) = (self.slots[at] as usize).checked_sub(1) {
            if self.modes[number] == *packed {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }
}

fn packed(standing: &[Standing; MOST]) -> Packed {
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
fn hash(packed: &Packed) -> u64 {
    packed.iter().fold(0, |sum: u64, word| {
        let mixed = (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    })
}
