//! The positions met so far, each once, with the position each was reached from.

use crate::key::Key;

/// The name of a position in a [`Table`].
pub(crate) type Id = u32;

/// No position.
pub(crate) const NONE: Id = Id::MAX;

#[derive(Copy, Clone)]
struct Node {
    key: Key,
    /// Where it was reached from; itself for the first.
    parent: Id,
    /// The next in the same queue.
    next: Id,
    /// Moves from the first position, by the way it was found.
    depth: u32,
}

/// Distinct positions by exact key. The slots hold 32 bits of the hash beside the name, so that a probe
/// seldom looks at a wrong position; what decides is always the whole key.
pub(crate) struct Table {
    nodes: Vec<Node>,
    /// Hash in the upper half, name plus one in the lower; 0 is free.
    slots: Vec<u64>,
    /// The number of slots, a power of two, less one.
    mask: usize,
}

impl Table {
    pub(crate) fn new() -> Table {
        Table {
            nodes: Vec::new(),
            slots: vec![0; 1 << 10],
            mask: (1 << 10) - 1,
        }
    }

    pub(crate) fn clear(&mut self) {
        // A table that has grown large is cheaper to leave than to sweep.
        if self.slots.len() > 1 << 14 && self.nodes.len() < self.slots.len() / 64 {
            for node in &self.nodes {
                let mut at = node.key.hash() as usize & self.mask;
                while self.slots[at] != 0 {
                    self.slots[at] = 0;
                    at = (at + 1) & self.mask;
                }
            }
        } else if self.slots.len() > 1 << 20 {
            self.slots = vec![0; 1 << 10];
            self.mask = self.slots.len() - 1;
            self.nodes = Vec::new();
        } else {
            self.slots.fill(0);
        }
        self.nodes.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn key(&self, id: Id) -> Key {
        self.nodes[id as usize].key
    }

    pub(crate) fn parent(&self, id: Id) -> Id {
        self.nodes[id as usize].parent
    }

    pub(crate) fn depth(&self, id: Id) -> u32 {
        self.nodes[id as usize].depth
    }

    pub(crate) fn next(&self, id: Id) -> Id {
        self.nodes[id as usize].next
    }

    pub(crate) fn set_next(&mut self, id: Id, next: Id) {
        self.nodes[id as usize].next = next;
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = Key> + '_ {
        self.nodes.iter().map(|node| node.key)
    }

    /// Puts a position in; `None` if it was there.
    #[inline]
    pub(crate) fn insert(&mut self, key: Key, parent: Id) -> Option<Id> {
        let hash = key.hash();
        let tag = hash & 0xffff_ffff_0000_0000;
        let mut at = hash as usize & self.mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            if slot & 0xffff_ffff_0000_0000 == tag
                && self.nodes[(slot as u32 - 1) as usize].key == key
            {
                return None;
            }
            at = (at + 1) & self.mask;
        }
        let id = self.nodes.len() as Id;
        let depth = self
            .nodes
            .get(parent as usize)
            .map_or(0, |node| node.depth + 1);
        self.nodes.push(Node {
            key,
            parent,
            next: NONE,
            depth,
        });
        self.slots[at] = tag | u64::from(id + 1);
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(id)
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 4;
        self.slots = vec![0; size];
        self.mask = size - 1;
        for (id, node) in self.nodes.iter().enumerate() {
            let hash = node.key.hash();
            let mut at = hash as usize & self.mask;
            while self.slots[at] != 0 {
                at = (at + 1) & self.mask;
            }
            self.slots[at] = hash & 0xffff_ffff_0000_0000 | (id as u64 + 1);
        }
    }
}
