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

    pub(super) fn enclose(&mut self, blossom: Blossom, meet: usize) {
        let id = self.unused.pop().unwrap_or(NONE);
        let parts = blossom.parts.clone();
        self.base[id] = self.base[meet];
        self.around[id] = NONE;
        self.depth[id - self.n] = W::ZERO;
        self.blossoms[id - self.n] = blossom;
        let mut scanned: Vec<(Option<Vec<Edge>>, usize)> = Vec::new();
        for &part in &parts {
            self.around[part] = id;
            let list = match self.label[part] {
                Label::Even => self.lists[part].take(),
                _ => None,
            };
            scanned.push((list, part));
            let was_odd = self.label[part] == Label::Odd;
            self.leaves(part, &mut |search, v| {
                search.top[v] = id;
                if was_odd {
                    search.queue.push(v);
                }
            });
        }
        self.label[id] = Label::Even;
        self.tightest_of(id, scanned);
    }

    /// The tightest edges from a new even blossom to every other even one.
    pub(super) fn tightest_of(&mut self, id: usize, parts: Vec<(Option<Vec<Edge>>, usize)>) {
        let mut to: Vec<Option<(W, Edge)>> = vec![None; self.around.len()];
        let mut offer = |search: &Self, (u, v): Edge| {
            let other = search.top[v];
            if other == id || search.label[other] != Label::Even {
                return;
            }
            let slack = search.slack((u, v));
            if to[other].is_none_or(|(least, _)| slack < least) {
                to[other] = Some((slack, (u, v)));
            }
        };
        for (list, part) in parts {
            match list {
                Some(edges) => edges.iter().for_each(|&edge| offer(self, edge)),
                None => {
                    let mut inside = Vec::new();
                    self.leaves(part, &mut |_, u| inside.push(u));
                    for u in inside {
                        for v in 0..self.n {
                            if self.top[v] != id && (self.weight)(u, v).is_some() {
                                offer(self, (u, v));
                            }
                        }
                    }
                }
            }
            self.best[part] = None;
        }
        let found = to.into_iter().flatten();
        let mut least: Option<(W, Edge)> = None;
        let mut list = Vec::new();
        for (slack, edge) in found {
            if least.is_none_or(|(old, _)| slack < old) {
                least = Some((slack, edge));
            }
            list.push(edge);
        }
        self.best[id] = least.map(|(_, edge)| edge);
        if let Some((slack, _)) = least {
            self.near[id] = slack + self.passed + self.passed;
        }
        self.lists[id] = Some(list);
    }

    pub(super) fn release(&mut self, id: usize) -> Blossom {
        let blossom = std::mem::take(&mut self.blossoms[id - self.n]);
        for &part in &blossom.parts {
            self.around[part] = NONE;
            self.leaves(part, &mut |search, v| search.top[v] = part);
        }
        self.base[id] = NONE;
        self.label[id] = Label::Outside;
        self.best[id] = None;
        self.lists[id] = None;
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
