//! The positions met so far, each once, with the position each was reached from.

use alloc::vec;
use alloc::vec::Vec;

use crate::key::Key;

/// The name of a position in a [`Table`].
pub(crate) type Id = u32;

/// No position.
pub(crate) const NONE: Id = Id::MAX;

/// Slots at first, a power of two, and the most that are kept from one question to the next.
const FIRST: u32 = 10;
const KEPT: usize = 1 << 20;

/// Names are 32 bits, and a slot is named by fewer.
const MOST_BITS: u32 = 31;

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

/// Bytes of each.
const KEY: usize = size_of::<Key>();
const LINK: usize = size_of::<Link>();
const SLOT: usize = size_of::<u64>();

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

    /// Forgets everything; of its memory no more is kept than half of `bound`.
    pub(crate) fn clear(&mut self, bound: usize) {
        if self.slots.len() > KEPT || self.bytes() > bound / 2 {
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

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.keys.capacity() * KEY
            + self.links.capacity() * LINK
            + (self.slots.capacity() + self.spare.capacity()) * SLOT
    }

    /// Gives the positions away without copying them; nothing is left.
    pub(crate) fn take_keys(&mut self) -> Vec<Key> {
        core::mem::replace(self, Table::new()).keys
    }

    /// Makes room for so many more positions; false if they do not fit into `bound` bytes. While memory grows the
    /// old and the new are both held, and both count.
    #[inline]
    pub(crate) fn make_room(&mut self, more: usize, bound: usize) -> bool {
        let wanted = self.keys.len() + more;
        (wanted <= self.keys.capacity() || self.lengthen(wanted, bound))
            && (wanted * 2 <= self.slots.len() || self.widen(wanted, bound))
    }

    #[cold]
    fn lengthen(&mut self, wanted: usize, bound: usize) -> bool {
        let (held, old) = (self.bytes(), self.keys.capacity());
        let peak = |new: usize| held + (KEY * new).max(KEY * (new - old) + LINK * new);
        // Twice as much, or a quarter more where that does not fit.
        let sizes = [old * 2, old + old / 4].map(|size| size.max(wanted));
        let Some(size) = sizes.into_iter().find(|&size| peak(size) <= bound) else {
            return false;
        };
        self.keys.reserve_exact(size - self.keys.len());
        self.links.reserve_exact(size - self.links.len());
        true
    }

    /// More slots, or where those do not fit, fuller ones.
    #[cold]
    fn widen(&mut self, wanted: usize, bound: usize) -> bool {
        while wanted * 2 > self.slots.len() {
            let size = self.slots.len() * 2;
            if self.spare.capacity() < size {
                self.spare = Vec::new();
            }
            let more = if self.spare.capacity() < size {
                size
            } else {
                0
            };
            if self.bits == MOST_BITS || self.bytes() + more * SLOT > bound {
                return wanted * 4 <= self.slots.len() * 3;
            }
            self.grow();
        }
        true
    }

    /// Puts a position in, for which there must be room; `None` if it was there.
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
        Some(id)
    }

    fn home(&self, hash: u64) -> usize {
        (hash >> (64 - self.bits)) as usize
    }

    /// Slots in order are hashes in order: the old ones are read and the new ones written from end to end.
    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        self.bits += 1;
        let mut larger = core::mem::take(&mut self.spare);
        if larger.capacity() < size {
            larger = vec![0; size];
        } else {
            larger.clear();
            larger.resize(size, 0);
        }
        for &slot in self.slots.iter().filter(|&&slot| slot != 0) {
            let mut at = self.home(slot);
            while larger[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            larger[at] = slot;
        }
        let smaller = core::mem::replace(&mut self.slots, larger);
        // What no later question would find again is not kept.
        self.spare = if size <= KEPT { smaller } else { Vec::new() };
    }
}

/// The name in a slot that is not free.
fn name(slot: u64) -> usize {
    (slot as u32 - 1) as usize
}
