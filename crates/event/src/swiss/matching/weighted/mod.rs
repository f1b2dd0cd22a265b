//! The matching of greatest weight in a general graph (Edmonds' blossoms with dual values, one tree at a time).
//!
//! Every vertex has a value and every blossom one that is not negative; an edge whose values sum to its weight is
//! tight, and only tight edges are used. Each search grows one tree from a vertex that has no partner, changing values
//! by the least step that makes another edge tight, until the vertex has got one. Values may begin anywhere above the
//! weights, so most vertices are matched before the first search.

mod blossoms;
mod kept;

use super::ties::Ties;
use super::weight::Weight;
pub use kept::Kept;

const NONE: usize = usize::MAX;
/// In the place of a partner: this vertex stays alone.
const ALONE: usize = usize::MAX - 1;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Label {
    /// Not in the tree.
    Outside,
    /// An even number of edges from the root.
    Even,
    /// An odd one.
    Odd,
}

type Edge = (usize, usize);

/// An odd cycle of vertices and smaller blossoms; `links[i]` leads from `parts[i]` to the next, the base is in the first.
#[derive(Clone, Debug, Default)]
struct Blossom {
    parts: Vec<usize>,
    links: Vec<Edge>,
}

enum Step<W> {
    Stay(usize, W),
    Reach(Edge, W),
    Join(Edge, W),
    Open(usize, W),
}

impl<W: Weight> Step<W> {
    fn by(&self) -> W {
        match *self {
            Step::Stay(_, by) | Step::Reach(_, by) | Step::Join(_, by) | Step::Open(_, by) => by,
        }
    }
}

/// Partners of all vertices such that the sum of weights is greatest; a vertex that stays alone is its own partner.
/// `weight` says what an edge weighs, `None` that there is no such edge. Nothing if somebody would be left over who
/// may not stay alone. `alone` says who may, at no weight. Weights are even numbers, so that halves stay whole.
pub fn heaviest<W: Weight>(
    vertices: usize,
    alone: impl Fn(usize) -> bool,
    weight: impl Fn(usize, usize) -> Option<W>,
) -> Option<Vec<usize>> {
    let mut search = Search::new(vertices, alone, weight);
    search.begin();
    search.finish().then(|| search.partners())
}

/// A heaviest matching with what follows from its values.
pub struct Solution<W> {
    /// Partners; itself for who stays alone.
    pub partners: Vec<usize>,
    /// Every edge that any such matching can have.
    pub ties: Ties,
    /// What a larger graph can begin with.
    pub kept: Kept<W>,
}

/// The same as [`heaviest`] with ties. It begins with the solution of a smaller graph, if there is one: `before` says
/// where the vertices of that are in this. Edges that were there weigh what they did, and new ones nothing.
pub fn heaviest_and_ties<W: Weight>(
    vertices: usize,
    alone: impl Fn(usize) -> bool,
    weight: impl Fn(usize, usize) -> Option<W>,
    before: Option<(Kept<W>, impl Fn(usize) -> usize)>,
) -> Option<Solution<W>> {
    let mut search = Search::new(vertices, alone, weight);
    match before {
        Some((kept, place)) => search.begin_with(kept, place),
        None => search.begin(),
    }
    search.finish().then(|| {
        let partners = search.partners();
        Solution {
            ties: search.ties(&partners),
            partners,
            kept: search.keep(),
        }
    })
}

struct Search<W, F> {
    n: usize,
    alone: Vec<bool>,
    weight: F,
    value: Vec<W>,
    mate: Vec<usize>,
    /// The outermost blossom of each vertex.
    top: Vec<usize>,
    /// Of vertices and blossoms: the blossom around it.
    around: Vec<usize>,
    base: Vec<usize>,
    label: Vec<Label>,
    /// The edge by which an odd one came into the tree: from outside, into it.
    via: Vec<Edge>,
    /// Of blossoms, numbered from `n` on.
    depth: Vec<W>,
    blossoms: Vec<Blossom>,
    unused: Vec<usize>,
    /// Of a vertex: the tightest edge from an even one of another blossom.
    best: Vec<Option<Edge>>,
    /// By how much that edge is not tight: with what has been `passed` added once for a vertex that is not in the tree,
    /// twice for an even one, so that it need not be changed with every step.
    near: Vec<W>,
    /// The sum of the steps of this search.
    passed: W,
    root: usize,
    queue: Vec<usize>,
}

impl<W: Weight, F: Fn(usize, usize) -> Option<W>> Search<W, F> {
    fn new(n: usize, alone: impl Fn(usize) -> bool, weight: F) -> Search<W, F> {
        let all = n + n / 2 + 1;
        Search {
            n,
            alone: (0..n).map(alone).collect(),
            weight,
            value: vec![W::ZERO; n],
            mate: vec![NONE; n],
            top: (0..n).collect(),
            around: vec![NONE; all],
            base: (0..n).chain(std::iter::repeat_n(NONE, all - n)).collect(),
            label: vec![Label::Outside; all],
            via: vec![(NONE, NONE); all],
            depth: vec![W::ZERO; all - n],
            blossoms: vec![Blossom::default(); all - n],
            unused: (n..all).rev().collect(),
            best: vec![None; n],
            near: vec![W::ZERO; n],
            passed: W::ZERO,
            root: NONE,
            queue: Vec::new(),
        }
    }

    fn partners(&self) -> Vec<usize> {
        let mates = self.mate.iter().enumerate();
        let partners = mates.map(|(v, &mate)| if mate == ALONE { v } else { mate });
        partners.collect()
    }

    /// Edges that are tight, and vertices whose value is none: no other edge is in a matching of this weight.
    fn ties(&self, partners: &[usize]) -> Ties {
        let alone = (0..self.n).map(|v| self.may_stay(v) && self.value[v] == W::ZERO);
        let mut ties = Ties::new(alone.collect(), partners);
        let mut common = vec![W::ZERO; self.n];
        for u in 0..self.n {
            self.common_depths(u, &mut common);
            for (v, &common) in common[..u].iter().enumerate() {
                let weight = (self.weight)(u, v);
                if weight.is_some_and(|weight| self.value[u] + self.value[v] + common == weight) {
                    ties.allow(u, v);
                }
            }
        }
        ties
    }

    /// For every other vertex: the values of all blossoms that hold it and this one.
    fn common_depths(&self, vertex: usize, common: &mut [W]) {
        common.fill(W::ZERO);
        let mut sum = W::ZERO;
        let mut outer = self.around[vertex];
        while outer != NONE {
            sum += self.depth[outer - self.n];
            outer = self.around[outer];
        }
        let (mut inner, mut outer) = (vertex, self.around[vertex]);
        let mut inside: Vec<usize> = Vec::new();
        while outer != NONE {
            let parts = &self.blossoms[outer - self.n].parts;
            inside.extend(parts.iter().filter(|&&part| part != inner));
            while let Some(id) = inside.pop() {
                match id < self.n {
                    true => common[id] = sum,
                    false => inside.extend(self.blossoms[id - self.n].parts.iter()),
                }
            }
            sum -= self.depth[outer - self.n];
            (inner, outer) = (outer, self.around[outer]);
        }
    }

    fn may_stay(&self, vertex: usize) -> bool {
        self.alone[vertex]
    }

    /// Values that no edge exceeds, as low as is found at once, and partners by edges that are tight.
    fn begin(&mut self) {
        for u in 0..self.n {
            let all = (0..self.n).filter(|&v| v != u);
            let most = all.filter_map(|v| (self.weight)(u, v)).max().map(W::half);
            let least = self.may_stay(u).then_some(W::ZERO);
            self.value[u] = most.max(least).unwrap_or(W::ZERO);
        }
        for u in 0..self.n {
            if self.mate[u] != NONE {
                continue;
            }
            let mut lowest = self.may_stay(u).then_some(W::ZERO);
            let mut tight = NONE;
            for v in (0..self.n).filter(|&v| v != u) {
                let Some(weight) = (self.weight)(u, v) else {
                    continue;
                };
                let needed = weight - self.value[v];
                let free = self.mate[v] == NONE;
                match lowest {
                    Some(low) if needed < low || needed == low && (tight != NONE || !free) => {}
                    _ => {
                        tight = if free { v } else { NONE };
                        lowest = Some(needed);
                    }
                }
            }
            if let Some(low) = lowest {
                self.value[u] = low;
                if tight != NONE {
                    self.mate[u] = tight;
                    self.mate[tight] = u;
                }
            }
        }
    }

    /// Gives everybody a partner who has none; true if that is possible.
    fn finish(&mut self) -> bool {
        (0..self.n).all(|root| self.mate[root] != NONE || self.find(root))
    }

    /// Gives a vertex a partner, or lets somebody stay alone instead.
    fn find(&mut self, root: usize) -> bool {
        self.label.fill(Label::Outside);
        self.best.fill(None);
        self.root = root;
        self.queue.clear();
        self.passed = W::ZERO;
        self.make_even(self.top[root]);
        loop {
            while let Some(u) = self.queue.pop() {
                if self.scan(u) {
                    self.end();
                    return true;
                }
            }
            self.refresh();
            let Some(step) = self.least() else {
                return false;
            };
            self.shift(step.by());
            let found = match step {
                Step::Stay(v, _) => {
                    self.flip(v, ALONE);
                    true
                }
                Step::Reach(edge, _) => self.reach(edge),
                Step::Join(edge, _) => {
                    self.join(edge);
                    false
                }
                Step::Open(blossom, _) => {
                    self.open_odd(blossom);
                    false
                }
            };
            if found {
                self.end();
                return true;
            }
        }
    }

    fn make_even(&mut self, top: usize) {
        self.label[top] = Label::Even;
        self.leaves(top, &mut Self::make_leaf_even);
    }

    fn make_leaf_even(&mut self, vertex: usize) {
        self.best[vertex] = None;
        self.queue.push(vertex);
    }

    fn leaves(&mut self, id: usize, each: &mut impl FnMut(&mut Self, usize)) {
        if id < self.n {
            each(self, id);
        } else {
            for i in 0..self.blossoms[id - self.n].parts.len() {
                let part = self.blossoms[id - self.n].parts[i];
                self.leaves(part, each);
            }
        }
    }

    /// Looks at the edges of an even vertex. True if the tree has got its partner.
    fn scan(&mut self, u: usize) -> bool {
        let once = self.passed;
        let twice = once + once;
        for v in 0..self.n {
            if self.top[v] == self.top[u] {
                continue;
            }
            let Some(weight) = (self.weight)(u, v) else {
                continue;
            };
            let slack = self.value[u] + self.value[v] - weight;
            let label = self.label[self.top[v]];
            if slack == W::ZERO && label != Label::Odd {
                if label == Label::Even {
                    self.join((u, v));
                } else if self.reach((u, v)) {
                    return true;
                }
                continue;
            }
            match label {
                Label::Even => {
                    self.offer(u, (u, v), slack + twice);
                    self.offer(v, (u, v), slack + twice);
                }
                Label::Outside => self.offer(v, (u, v), slack + once),
                Label::Odd => self.offer(v, (u, v), slack),
            }
        }
        false
    }

    fn offer(&mut self, vertex: usize, edge: Edge, near: W) {
        if self.best[vertex].is_none() || near < self.near[vertex] {
            self.best[vertex] = Some(edge);
            self.near[vertex] = near;
        }
    }

    /// Edges of even ones that have come into one blossom since are replaced. The root's has none: of two blossoms one is
    /// another, and knows the edge between them.
    fn refresh(&mut self) {
        let twice = self.passed + self.passed;
        for v in 0..self.n {
            let top = self.top[v];
            let even = self.label[top] == Label::Even && top != self.top[self.root];
            let inside = self.best[v].is_some_and(|(a, b)| self.top[a] == self.top[b]);
            if !even || !inside {
                continue;
            }
            self.best[v] = None;
            for u in 0..self.n {
                if self.top[u] != top
                    && self.label[self.top[u]] == Label::Even
                    && let Some(weight) = (self.weight)(u, v)
                {
                    let slack = self.value[u] + self.value[v] - weight;
                    self.offer(v, (u, v), slack + twice);
                }
            }
        }
    }

    /// A tight edge leads out of the tree. True if that ends the search.
    fn reach(&mut self, (u, v): Edge) -> bool {
        let top = self.top[v];
        let base = self.base[top];
        if self.mate[base] == NONE || self.mate[base] == ALONE {
            self.turn(top, v);
            self.flip(u, v);
            self.mate[v] = u;
            return true;
        }
        self.label[top] = Label::Odd;
        self.via[top] = (u, v);
        let passed = self.passed;
        self.leaves(top, &mut |search, v| search.near[v] -= passed);
        self.make_even(self.top[self.mate[base]]);
        false
    }

    /// The least change that brings something new.
    fn least(&self) -> Option<Step<W>> {
        let mut least: Option<Step<W>> = None;
        let mut offer = |step: Step<W>| {
            if least.as_ref().is_none_or(|old| step.by() < old.by()) {
                least = Some(step);
            }
        };
        let root = self.top[self.root];
        for v in 0..self.n {
            let top = self.top[v];
            match (self.label[top], self.best[v]) {
                (Label::Even, best) => {
                    if self.may_stay(v) {
                        offer(Step::Stay(v, self.value[v]));
                    }
                    if let Some(edge) = best.filter(|_| top != root) {
                        let slack = self.near[v] - self.passed - self.passed;
                        offer(Step::Join(edge, slack.half()));
                    }
                }
                (Label::Outside, Some(edge)) => {
                    offer(Step::Reach(edge, self.near[v] - self.passed));
                }
                _ => {}
            }
        }
        for id in self.n..self.around.len() {
            let outermost = self.around[id] == NONE && self.base[id] != NONE;
            if outermost && self.label[id] == Label::Odd {
                offer(Step::Open(id, self.depth[id - self.n].half()));
            }
        }
        least
    }

    fn shift(&mut self, by: W) {
        self.passed += by;
        for v in 0..self.n {
            match self.label[self.top[v]] {
                Label::Even => self.value[v] -= by,
                Label::Odd => self.value[v] += by,
                Label::Outside => {}
            }
        }
        for id in self.n..self.around.len() {
            if self.around[id] == NONE && self.base[id] != NONE {
                match self.label[id] {
                    Label::Even => self.depth[id - self.n] += by + by,
                    Label::Odd => self.depth[id - self.n] -= by + by,
                    Label::Outside => {}
                }
            }
        }
    }
}
