//! Blossoms: odd cycles of tight edges, made, opened and turned while a tree grows.

use super::super::weight::Weight;
use super::{ALONE, Blossom, Edge, Label, NONE, Search};

impl<W: Weight, F: Fn(usize, usize) -> Option<W>> Search<W, F> {
    /// The edge by which an outermost one in the tree hangs on it; none for the root's.
    pub(super) fn stem(&self, top: usize) -> Option<Edge> {
        match self.label[top] {
            Label::Odd => Some(self.via[top]),
            _ => {
                let base = self.base[top];
                let mate = self.mate[base];
                (mate != NONE && mate != ALONE).then_some((mate, base))
            }
        }
    }

    /// Two even ones have met: the odd cycle becomes one even blossom.
    pub(super) fn join(&mut self, (u, v): Edge) {
        if self.top[u] == self.top[v] {
            return;
        }
        let up = |search: &Self, from: usize| {
            let mut path = vec![from];
            while let Some((outer, _)) = search.stem(*path.last().unwrap_or(&from)) {
                path.push(search.top[outer]);
            }
            path
        };
        let (mut one, mut two) = (up(self, self.top[u]), up(self, self.top[v]));
        let mut meet = NONE;
        while let (Some(a), Some(b)) = (one.last(), two.last()) {
            if a != b {
                break;
            }
            meet = *a;
            one.pop();
            two.pop();
        }
        let mut blossom = Blossom::default();
        blossom.parts.push(meet);
        for &part in one.iter().rev() {
            blossom.links.push(self.stem(part).unwrap_or((u, v)));
            blossom.parts.push(part);
        }
        blossom.links.push((u, v));
        for &part in &two {
            let (outer, inner) = self.stem(part).unwrap_or((u, v));
            blossom.parts.push(part);
            blossom.links.push((inner, outer));
        }
        self.enclose(blossom, meet);
    }

    /// The root's blossom grows with nearly every odd cycle: what grows keeps its number, so that its vertices need not
    /// be told, and what it was moves inside.
    pub(super) fn enclose(&mut self, mut blossom: Blossom, meet: usize) {
        let fresh = self.unused.pop().unwrap_or(NONE);
        let base = self.base[meet];
        let root = self.top[self.root];
        let grows = root >= self.n && blossom.parts.contains(&root);
        let id = if grows { root } else { fresh };
        if grows {
            self.renumber(root, fresh);
            let parts = blossom.parts.iter_mut();
            parts
                .filter(|part| **part == root)
                .for_each(|part| *part = fresh);
        }
        for &part in &blossom.parts {
            self.around[part] = id;
            if grows && part == fresh {
                continue;
            }
            let was_odd = self.label[part] == Label::Odd;
            self.leaves(part, &mut |search, v| {
                search.top[v] = id;
                if was_odd {
                    search.make_leaf_even(v);
                }
            });
        }
        self.base[id] = base;
        self.around[id] = NONE;
        self.depth[id - self.n] = W::ZERO;
        self.blossoms[id - self.n] = blossom;
        self.label[id] = Label::Even;
    }

    fn renumber(&mut self, from: usize, to: usize) {
        let blossom = std::mem::take(&mut self.blossoms[from - self.n]);
        blossom
            .parts
            .iter()
            .for_each(|&part| self.around[part] = to);
        self.blossoms[to - self.n] = blossom;
        self.depth[to - self.n] = self.depth[from - self.n];
        self.base[to] = self.base[from];
        self.label[to] = self.label[from];
    }

    /// Its parts are in no blossom now; their vertices are yet to be told.
    pub(super) fn release(&mut self, id: usize) -> Blossom {
        let blossom = std::mem::take(&mut self.blossoms[id - self.n]);
        blossom
            .parts
            .iter()
            .for_each(|&part| self.around[part] = NONE);
        self.base[id] = NONE;
        self.label[id] = Label::Outside;
        self.unused.push(id);
        blossom
    }

    /// An odd blossom whose value is used up: the tree goes through it on the side with an even number of links.
    pub(super) fn open_odd(&mut self, id: usize) {
        let (u, v) = self.via[id];
        let blossom = self.release(id);
        let count = blossom.parts.len();
        for &part in &blossom.parts {
            self.label[part] = Label::Outside;
            self.leaves(part, &mut |search, v| search.top[v] = part);
        }
        let entry = self.top[v];
        let mut at = blossom.parts.iter().position(|&part| part == entry);
        let forward = at.is_some_and(|i| i % 2 == 1);
        let mut into = (u, v);
        while let Some(i) = at {
            let part = blossom.parts[i];
            self.label[part] = Label::Odd;
            self.via[part] = into;
            if i == 0 {
                break;
            }
            let (even, next) = match forward {
                true => ((i + 1) % count, (i + 2) % count),
                false => (i - 1, i - 2),
            };
            into = match forward {
                true => blossom.links[even],
                false => {
                    let (a, b) = blossom.links[next];
                    (b, a)
                }
            };
            self.make_even(blossom.parts[even]);
            at = Some(next);
        }
        let passed = self.passed;
        for &part in &blossom.parts {
            if self.label[part] == Label::Outside {
                self.leaves(part, &mut |search, v| search.near[v] += passed);
            }
        }
    }

    /// Makes a vertex of an outermost one its base.
    pub(super) fn turn(&mut self, id: usize, vertex: usize) {
        if id < self.n {
            return;
        }
        let mut part = vertex;
        while self.around[part] != id {
            part = self.around[part];
        }
        self.turn(part, vertex);
        let blossom = std::mem::take(&mut self.blossoms[id - self.n]);
        let count = blossom.parts.len();
        let at = blossom.parts.iter().position(|&p| p == part).unwrap_or(0);
        let mut match_link = |i: usize| {
            let (a, b) = blossom.links[i];
            self.turn(blossom.parts[i], a);
            self.turn(blossom.parts[(i + 1) % count], b);
            self.mate[a] = b;
            self.mate[b] = a;
        };
        match at % 2 {
            1 => (at + 1..count).step_by(2).for_each(&mut match_link),
            _ => (0..at).step_by(2).for_each(&mut match_link),
        }
        let mut turned = blossom;
        turned.parts.rotate_left(at);
        turned.links.rotate_left(at);
        self.blossoms[id - self.n] = turned;
        self.base[id] = vertex;
    }

    /// Exchanges along the tree from an even vertex to the root; the vertex gets the partner `with`.
    pub(super) fn flip(&mut self, from: usize, with: usize) {
        let (mut vertex, mut partner) = (from, with);
        loop {
            let top = self.top[vertex];
            let stem = self.stem(top);
            self.turn(top, vertex);
            self.mate[vertex] = partner;
            let Some((odd, _)) = stem else {
                return;
            };
            let odd = self.top[odd];
            let (even, entry) = self.via[odd];
            self.turn(odd, entry);
            self.mate[entry] = even;
            vertex = even;
            partner = entry;
        }
    }

    /// Blossoms without value are opened before the next search.
    pub(super) fn end(&mut self) {
        for id in self.n..self.around.len() {
            self.open_worthless(id);
        }
        for id in 0..self.around.len() {
            if self.around[id] == NONE && self.base[id] != NONE {
                self.leaves(id, &mut |search, v| search.top[v] = id);
            }
        }
    }

    pub(super) fn open_worthless(&mut self, id: usize) {
        let outermost = self.around[id] == NONE && self.base[id] != NONE;
        if outermost && self.depth[id - self.n] == W::ZERO {
            let blossom = self.release(id);
            for part in blossom.parts {
                if part >= self.n {
                    self.open_worthless(part);
                }
            }
        }
    }
}
