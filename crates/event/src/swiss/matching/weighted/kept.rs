//! A solution that a larger graph begins with.

use super::super::weight::Weight;
use super::{ALONE, Blossom, NONE, Search};

/// Values, partners and blossoms of a heaviest matching.
#[derive(Clone, Debug)]
pub struct Kept<W> {
    vertices: usize,
    value: Vec<W>,
    mate: Vec<usize>,
    top: Vec<usize>,
    around: Vec<usize>,
    base: Vec<usize>,
    depth: Vec<W>,
    blossoms: Vec<Blossom>,
}

impl<W: Weight, F: Fn(usize, usize) -> Option<W>> Search<W, F> {
    pub(super) fn keep(self) -> Kept<W> {
        Kept {
            vertices: self.n,
            value: self.value,
            mate: self.mate,
            top: self.top,
            around: self.around,
            base: self.base,
            depth: self.depth,
            blossoms: self.blossoms,
        }
    }

    /// Begins with what is kept; `place` says where its vertices are now. New ones have no value and no partner. Edges
    /// between old ones weigh what they did, those of new ones nothing, and whoever has such an edge could stay alone
    /// before: so no value is below zero there, and none too low for an edge.
    pub(super) fn begin_with(&mut self, kept: Kept<W>, place: impl Fn(usize) -> usize) {
        let id = |old: usize| match old {
            NONE | ALONE => old,
            blossom if blossom >= kept.vertices => blossom - kept.vertices + self.n,
            vertex => place(vertex),
        };
        for vertex in 0..kept.vertices {
            let now = place(vertex);
            self.value[now] = kept.value[vertex];
            self.top[now] = id(kept.top[vertex]);
            self.mate[now] = match kept.mate[vertex] {
                ALONE if !self.alone[now] => NONE,
                mate => id(mate),
            };
        }
        for old in 0..kept.around.len() {
            self.around[id(old)] = id(kept.around[old]);
            self.base[id(old)] = id(kept.base[old]);
        }
        let first = self.n;
        for (i, mut blossom) in kept.blossoms.into_iter().enumerate() {
            blossom.parts.iter_mut().for_each(|part| *part = id(*part));
            let links = blossom.links.iter_mut();
            links.for_each(|link| *link = (id(link.0), id(link.1)));
            self.blossoms[i] = blossom;
            self.depth[i] = kept.depth[i];
        }
        let base = &self.base;
        self.unused.retain(|&id| id >= first && base[id] == NONE);
    }
}
