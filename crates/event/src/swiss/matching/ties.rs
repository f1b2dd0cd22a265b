//! Among matchings of the same weight: which pairs can be had together? Once the weight is known only tight edges matter,
//! and what is left to ask is whether everybody still has a partner, without any weights.
//!
//! Every heaviest matching is a complete one of these edges. The reverse fails where a blossom has a value; whoever
//! chooses here weighs the outcome again.

use super::size::Partners;

/// Edges that a heaviest matching can have, with one such matching that follows what is decided.
#[derive(Clone, Debug)]
pub struct Ties {
    n: usize,
    words: usize,
    edges: Vec<u64>,
    /// Vertices that may stay alone have a partner for it, from `n` on; these can be partners of each other.
    exit: Vec<Option<usize>>,
    partners: Partners,
}

impl Ties {
    pub(super) fn new(alone: Vec<bool>, partners: &[usize]) -> Ties {
        let n = alone.len();
        let mut total = n;
        let mut exit = vec![None; n];
        for (vertex, _) in alone.iter().enumerate().filter(|(_, may)| **may) {
            exit[vertex] = Some(total);
            total += 1;
        }
        // Exits that nobody takes are partners of each other: their number must be even.
        total += total % 2;
        let words = n.div_ceil(64);
        let mut ties = Ties {
            n,
            words,
            edges: vec![0; n * words],
            exit,
            partners: Partners::new(total),
        };
        for (vertex, &partner) in partners.iter().enumerate() {
            match ties.exit[vertex] {
                Some(exit) if partner == vertex => ties.partners.join(vertex, exit),
                _ if vertex < partner => ties.partners.join(vertex, partner),
                _ => {}
            }
        }
        let is_free = |ties: &Ties, place: usize| ties.partners.of(place).is_none();
        let free: Vec<usize> = (n..total).filter(|&place| is_free(&ties, place)).collect();
        for two in free.chunks_exact(2) {
            ties.partners.join(two[0], two[1]);
        }
        ties
    }

    pub(super) fn allow(&mut self, u: usize, v: usize) {
        self.turn(u, v);
    }

    /// Can two be partners, as far as is decided?
    pub fn has(&self, u: usize, v: usize) -> bool {
        self.edges[u * self.words + v / 64] >> (v % 64) & 1 == 1
    }

    /// May a vertex stay alone, as far as is decided?
    pub fn may_stay(&self, vertex: usize) -> bool {
        self.exit[vertex].is_some()
    }

    fn is_edge(&self, a: usize, b: usize) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        match high < self.n {
            true => self.has(low, high),
            false => low >= self.n || self.exit[low] == Some(high),
        }
    }

    /// Lets only some edges be, and nobody stay alone who must not; true if everybody still has a partner. If not,
    /// nothing has changed.
    pub fn keep(
        &mut self,
        edge: impl Fn(usize, usize) -> bool,
        may_stay: impl Fn(usize) -> bool,
    ) -> bool {
        let mut next = self.clone();
        for u in 0..self.n {
            for v in 0..u {
                if self.has(u, v) && !edge(v, u) {
                    next.turn(u, v);
                    next.partners.part(u, v);
                }
            }
            if let Some(exit) = self.exit[u].filter(|_| !may_stay(u)) {
                // The exit stays, for the sake of the others; nobody leads to it.
                next.exit[u] = None;
                next.partners.part(u, exit);
            }
        }
        let complete = next.complete();
        if complete {
            *self = next;
        }
        complete
    }

    /// Lets only some edges of one vertex be; true if everybody still has a partner. If not, nothing has changed.
    pub fn keep_of(
        &mut self,
        vertex: usize,
        other: impl Fn(usize) -> bool,
        may_stay: bool,
    ) -> bool {
        let before = (self.partners.clone(), self.exit[vertex]);
        let gone: Vec<usize> = (0..self.n)
            .filter(|&v| self.has(vertex, v) && !other(v))
            .collect();
        for &v in &gone {
            self.turn(vertex, v);
            self.partners.part(vertex, v);
        }
        if let Some(exit) = self.exit[vertex].filter(|_| !may_stay) {
            self.exit[vertex] = None;
            self.partners.part(vertex, exit);
        }
        let complete = self.complete();
        if !complete {
            gone.iter().for_each(|&v| self.turn(vertex, v));
            (self.partners, self.exit[vertex]) = before;
        }
        complete
    }

    fn turn(&mut self, u: usize, v: usize) {
        for (u, v) in [(u, v), (v, u)] {
            self.edges[u * self.words + v / 64] ^= 1 << (v % 64);
        }
    }

    /// Gives a vertex the first of `wanted` for good with whom everybody else then still has a partner. Nothing, and
    /// nothing more to ask here, if there is none.
    pub fn settle(&mut self, vertex: usize, wanted: &[usize]) -> Option<usize> {
        let mut partners = std::mem::replace(&mut self.partners, Partners::new(0));
        let tight = wanted.iter().copied().filter(|&one| self.has(vertex, one));
        let tight: Vec<usize> = tight.collect();
        let found = partners.settle(vertex, &tight, &|a, b| self.is_edge(a, b));
        self.partners = partners;
        found
    }

    fn complete(&mut self) -> bool {
        let mut partners = std::mem::replace(&mut self.partners, Partners::new(0));
        let alone = partners.grow(&|a, b| self.is_edge(a, b));
        self.partners = partners;
        alone == 0
    }

    /// Partners of those who are not fixed; itself if it stays alone.
    pub fn partner(&self, vertex: usize) -> Option<usize> {
        let partner = self.partners.of(vertex)?;
        Some(if partner < self.n { partner } else { vertex })
    }
}
