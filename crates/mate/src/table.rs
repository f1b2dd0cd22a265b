//! The positions met so far, each once, with the position each was reached from.

use crate::key::Key;

/// The name of a position in a [`Table`].
pub(crate) type Id = u32;

/// No position.
pub(crate) const NONE: Id = Id::MAX;

/// Slots at first, a power of two, and the most that are kept from one question to the next.
const FIRST: u32 = 10;
const KEPT: usize = 1 << 20;

/// The half of a slot that holds bits of the hash.
const TAG: u64 = 0xffff_ffff_0000_0000;

#[derive(Copy, Clone)]
struct Link {
    /// Where it was reached from; itself for the first.
    parent: Id,
    /// The next in the same queue, for each order.
    next: [Id; ORDERS],
    /// Moves from the first position, by the way it was found; [`DONE`] is added when it has been looked at.
    depth: u32,
}

/// In how many orders positions wait.
pub(crate) const ORDERS: usize = 2;

const DONE: u32 = 1 << 31;

/// Distinct positions by exact key. The slots hold 32 bits of the hash beside the name, so that a probe
/// seldom looks at a wrong position; what decides is always the whole key.
pub(crate) struct Table {
    keys: Vec<Key>,
    links: Vec<Link>,
    /// Hash in the upper half, name plus one in the lower; 0 is free. A position belongs in the slot that the
    /// first bits of its hash name or in the next free one, so that slots in order are hashes in order.
    slots: Vec<u64>,
    /// How many bits name a slot.
    bits: u32,
    /// Memory of the slots before they last grew.
    spare: Vec<u64>,
    /// Hashes of the keys in hand, and what their slots held.
    probes: Vec<(u64, u64)>,
    /// The answer to [`Table::unknown`].
    unknown: Vec<Option<u64>>,
}

impl Table {
    pub(crate) fn new() -> Table {
        Table {
            keys: Vec::new(),
            links: Vec::new(),
            slots: vec![0; 1 << FIRST],
            bits: FIRST,
            spare: Vec::new(),
            probes: Vec::new(),
            unknown: Vec::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        if self.slots.len() > KEPT {
            *self = Table::new();
        }
        self.keys.clear();
        self.links.clear();
        self.slots.truncate(1 << FIRST);
        self.slots.fill(0);
        self.bits = FIRST;
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(crate) fn key(&self, id: Id) -> Key {
        self.keys[id as usize]
    }

    pub(crate) fn parent(&self, id: Id) -> Id {
        self.links[id as usize].parent
    }

    pub(crate) fn depth(&self, id: Id) -> u32 {
        self.links[id as usize].depth & !DONE
    }

    /// True the first time it is asked of a position.
    pub(crate) fn take(&mut self, id: Id) -> bool {
        let depth = &mut self.links[id as usize].depth;
        let first = *depth & DONE == 0;
        *depth |= DONE;
        first
    }

    pub(crate) fn next(&self, order: usize, id: Id) -> Id {
        self.links[id as usize].next[order]
    }

    pub(crate) fn set_next(&mut self, order: usize, id: Id, next: Id) {
        self.links[id as usize].next[order] = next;
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = Key> + '_ {
        self.keys.iter().copied()
    }

    /// Which of these positions are not known yet, with their hashes?
    ///
    /// In a large table every probe waits for memory. All are begun before the first is looked at, so that they
    /// wait together.
    pub(crate) fn unknown(&mut self, keys: impl Iterator<Item = Key> + Clone) -> &[Option<u64>] {
        self.probes.clear();
        for key in keys.clone() {
            let hash = key.hash();
            self.probes.push((hash, self.slots[self.home(hash)]));
        }
        self.unknown.clear();
        for (key, &(hash, slot)) in keys.zip(&self.probes) {
            let known = slot != 0
                && ((slot ^ hash) & TAG == 0 && self.keys[name(slot)] == key
                    || self.find(key, hash).is_err());
            self.unknown.push((!known).then_some(hash));
        }
        &self.unknown
    }

    /// The free slot for a position, or the one where it is.
    fn find(&self, key: Key, hash: u64) -> Result<usize, usize> {
        let mut at = self.home(hash);
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return Ok(at);
            }
            if (slot ^ hash) & TAG == 0 && self.keys[name(slot)] == key {
                return Err(at);
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// Puts a position in; `None` if it was there.
    pub(crate) fn insert(&mut self, key: Key, hash: u64, parent: Id) -> Option<Id> {
        let at = self.find(key, hash).ok()?;
        let id = self.keys.len() as Id;
        let depth = self
            .links
            .get(parent as usize)
            .map_or(0, |link| (link.depth & !DONE) + 1);
        self.keys.push(key);
        self.links.push(Link {
            parent,
            next: [NONE; ORDERS],
            depth,
        });
        self.slots[at] = hash & TAG | u64::from(id + 1);
        if self.keys.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(id)
    }

    fn home(&self, hash: u64) -> usize {
        (hash >> (64 - self.bits)) as usize
    }

    /// Slots in order are hashes in order: the old ones are read and the new ones written from end to end.
    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        self.bits += 1;
        assert!(self.bits < 32, "names are 32 bits");
        let mut larger = std::mem::take(&mut self.spare);
        larger.clear();
        larger.resize(size, 0);
        for &slot in self.slots.iter().filter(|&&slot| slot != 0) {
            let mut at = self.home(slot);
            while larger[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            larger[at] = slot;
        }
        self.spare = std::mem::replace(&mut self.slots, larger);
    }
}

/// The name in a slot that is not free.
fn name(slot: u64) -> usize {
    (slot as u32 - 1) as usize
}
