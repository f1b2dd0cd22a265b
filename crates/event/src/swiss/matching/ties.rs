//! Among matchings of the same weight: which pairs can be had together? Once the weight is known only tight edges matter,
//! and what is left to ask is whether everybody still has a partner, without any weights.
//!
//! Every heaviest matching is a complete one of these edges. The reverse fails where a blossom has a value; whoever
//! chooses here weighs the outcome again.

use super::size::{Edges, Partners};

/// Edges that a heaviest matching can have, with one such matching that follows what is decided.
#[derive(Clone, Debug)]
pub struct Ties {
    n: usize,
    edges: Edges,
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
        let between_exits = |low: usize, _: usize| low >= n;
        let mut ties = Ties {
            n,
            edges: Edges::of(total, between_exits),
            exit,
            partners: Partners::new(total),
        };
        for (vertex, &partner) in partners.iter().enumerate() {
            if let Some(exit) = ties.exit[vertex] {
                ties.edges.set(vertex, exit, true);
            }
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
        self.edges.set(u, v, true);
    }

    /// Can two be partners, as far as is decided?
    pub fn has(&self, u: usize, v: usize) -> bool {
        self.edges.has(u, v)
    }

    /// May a vertex stay alone, as far as is decided?
    pub fn may_stay(&self, vertex: usize) -> bool {
        self.exit[vertex].is_some()
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
                    next.edges.set(u, v, false);
                    next.partners.part(u, v);
                }
            }
            if let Some(exit) = self.exit[u].filter(|_| !may_stay(u)) {
                // The exit stays, for the sake of the others; nobody leads to it.
                next.exit[u] = None;
                next.edges.set(u, exit, false);
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
            self.edges.set(vertex, v, false);
            self.partners.part(vertex, v);
        }
        if let Some(exit) = self.exit[vertex].filter(|_| !may_stay) {
            self.exit[vertex] = None;
            self.edges.set(vertex, exit, false);
            self.partners.part(vertex, exit);
        }
        let complete = self.complete();
        if !complete {
            (self.partners, self.exit[vertex]) = before;
            let back = gone.into_iter().chain(self.exit[vertex]);
            back.for_each(|v| self.edges.set(vertex, v, true));
        }
        complete
    }

    /// Gives a vertex the first of `wanted` for good with whom everybody else then still has a partner. Nothing, and
    /// nothing more to ask here, if there is none.
    pub fn settle(&mut self, vertex: usize, wanted: &[usize]) -> Option<usize> {
        let tight = wanted.iter().copied().filter(|&one| self.has(vertex, one));
        let tight: Vec<usize> = tight.collect();
        self.partners.settle(vertex, &tight, &self.edges)
    }

    fn complete(&mut self) -> bool {
        self.partners.grow(&self.edges) == 0
    }

    /// Partners of those who are not fixed; itself if it stays alone.
    pub fn partner(&self, vertex: usize) -> Option<usize> {
        let partner = self.partners.of(vertex)?;
        Some(if partner < self.n { partner } else { vertex })
    }
}
