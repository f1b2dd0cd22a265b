//! Who serves the hall: the nodes that are there, and which of them does first what only one needs to do.
//!
//! Rank is a courtesy: every append names the version it expects, so that two who do the same do it once.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::RwLock;

use laws::Millis;

use crate::journal::Peer;

/// How long the next in rank waits for the one before.
const PATIENCE: Millis = Millis(300);

/// The nodes of a hall.
#[derive(Debug)]
pub struct Nodes {
    /// This one.
    pub me: Peer,
    peers: RwLock<Vec<Peer>>,
    /// Streams in which others have written what this program does not understand.
    unread: RwLock<BTreeSet<String>>,
}

impl Nodes {
    /// This node, which knows of no other.
    pub fn alone(name: &str) -> Nodes {
        let chance = getrandom::u64().unwrap_or_default() ^ u64::from(std::process::id());
        let me = Peer {
            id: format!("{chance:016x}"),
            name: name.to_owned(),
        };
        Nodes {
            peers: RwLock::new(vec![me.clone()]),
            unread: RwLock::default(),
            me,
        }
    }

    /// Those who are there now.
    pub fn seen(&self, peers: Vec<Peer>) {
        *self.peers.write().expect("never poisoned") = peers;
    }

    /// Those who were there when we last looked, this one among them.
    pub fn peers(&self) -> Vec<Peer> {
        self.peers.read().expect("never poisoned").clone()
    }

    /// What others have written to a stream was read, or could not be.
    pub fn has_read(&self, stream: &str, understood: bool) {
        let is_known = self.unread.read().expect("never poisoned").contains(stream);
        if understood == is_known {
            let mut unread = self.unread.write().expect("never poisoned");
            match understood {
                true => unread.remove(stream),
                false => unread.insert(stream.to_owned()),
            };
        }
    }

    /// A stream that is behind what others have written, if there is one.
    pub fn unread(&self) -> Option<String> {
        let unread = self.unread.read().expect("never poisoned");
        unread.first().cloned()
    }

    /// How many nodes come before this one for a stream: an order that all nodes find alike, another for each stream.
    pub fn rank(&self, stream: &str) -> u32 {
        let peers = self.peers.read().expect("never poisoned");
        if peers.len() <= 1 {
            return 0;
        }
        let own = weight(stream, &self.me.id);
        let before = |peer: &&Peer| peer.id != self.me.id && weight(stream, &peer.id) > own;
        peers.iter().filter(before).count() as u32
    }

    /// How long this node lets a deadline pass before it acts on it.
    pub fn patience(&self, stream: &str) -> Millis {
        Millis(PATIENCE.0 * i64::from(self.rank(stream)))
    }
}

/// The same number on every machine and in every build: the hasher is made without chance.
fn weight(stream: &str, node: &str) -> (u64, String) {
    let mut hasher = DefaultHasher::new();
    (stream, node).hash(&mut hasher);
    (hasher.finish(), node.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stream_has_one_first_and_all_agree() {
        let nodes: Vec<Nodes> = (0..3).map(|n| Nodes::alone(&n.to_string())).collect();
        let peers: Vec<Peer> = nodes.iter().map(|node| node.me.clone()).collect();
        nodes.iter().for_each(|node| node.seen(peers.clone()));
        let mut first = [0; 3];
        for board in 0..300 {
            let stream = format!("game/1/{board}");
            let mut ranks: Vec<u32> = nodes.iter().map(|node| node.rank(&stream)).collect();
            first[ranks.iter().position(|&rank| rank == 0).unwrap()] += 1;
            ranks.sort_unstable();
            assert_eq!(ranks, [0, 1, 2]);
        }
        assert!(first.iter().all(|&n| n > 50), "{first:?}");
        assert_eq!(Nodes::alone("1").rank("event"), 0);
    }
}
