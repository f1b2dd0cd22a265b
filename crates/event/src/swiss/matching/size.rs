//! Matchings of greatest size, kept and mended: is everybody else still to be paired?

use std::collections::VecDeque;

const NOBODY: usize = usize::MAX;

/// A matching that grows by augmenting paths (Edmonds). Vertices can be taken out; what they leave is mended.
#[derive(Clone, Debug)]
pub struct Partners {
    mate: Vec<usize>,
    out: Vec<bool>,
}

impl Partners {
    /// Nobody has a partner yet.
    pub fn new(vertices: usize) -> Partners {
        Partners {
            mate: vec![NOBODY; vertices],
            out: vec![false; vertices],
        }
    }

    /// The partner of a vertex.
    pub fn of(&self, vertex: usize) -> Option<usize> {
        Some(self.mate[vertex]).filter(|&mate| mate != NOBODY)
    }

    /// Makes two partners who had none.
    pub fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }

    /// Parts two, if they are partners.
    pub fn part(&mut self, a: usize, b: usize) {
        if self.mate[a] == b {
            self.mate[a] = NOBODY;
            self.mate[b] = NOBODY;
        }
    }

    /// Takes a vertex out; its partner is alone now.
    pub fn take_out(&mut self, vertex: usize) {
        let mate = std::mem::replace(&mut self.mate[vertex], NOBODY);
        if mate != NOBODY {
            self.mate[mate] = NOBODY;
        }
        self.out[vertex] = true;
    }

    /// Gives everybody a partner for whom there is one; answers how many stay alone.
    pub fn grow(&mut self, allowed: &impl Fn(usize, usize) -> bool) -> usize {
        let mut alone = 0;
        self.greedy(allowed);
        for root in 0..self.mate.len() {
            if self.is_free(root) && !self.augment(root, allowed) {
                alone += 1;
            }
        }
        alone
    }

    /// Gives one vertex a partner, by any chain of exchanges; the others keep one.
    pub fn grow_from(&mut self, root: usize, allowed: &impl Fn(usize, usize) -> bool) -> bool {
        !self.is_free(root) || self.augment(root, allowed)
    }

    fn is_free(&self, vertex: usize) -> bool {
        !self.out[vertex] && self.mate[vertex] == NOBODY
    }

    fn greedy(&mut self, allowed: &impl Fn(usize, usize) -> bool) {
        let free: Vec<usize> = (0..self.mate.len()).filter(|&v| self.is_free(v)).collect();
        for (i, &one) in free.iter().enumerate() {
            if self.mate[one] != NOBODY {
                continue;
            }
            let mut later = free[i + 1..].iter();
            let fits = later.find(|&&two| self.mate[two] == NOBODY && allowed(one, two));
            if let Some(&two) = fits {
                self.mate[one] = two;
                self.mate[two] = one;
            }
        }
    }

    fn augment(&mut self, root: usize, allowed: &impl Fn(usize, usize) -> bool) -> bool {
        let mut search = Search::new(&self.mate, root);
        let end = search.explore(&self.out, allowed);
        let parent = search.parent;
        if let Some(end) = end {
            self.flip(&parent, end);
        }
        end.is_some()
    }

    /// Makes a vertex and the first of `wanted` partners for good such that everybody else still has one; both are then
    /// out. Everybody has a partner before. One search tells with whom this one can be: with those who, if they were
    /// taken out too, could be replaced for its partner.
    pub fn settle(
        &mut self,
        vertex: usize,
        wanted: &[usize],
        allowed: &impl Fn(usize, usize) -> bool,
    ) -> Option<usize> {
        let mate = self.mate[vertex];
        if wanted.first() == Some(&mate) {
            self.take_out(vertex);
            self.take_out(mate);
            return Some(mate);
        }
        self.take_out(vertex);
        let mut search = Search::new(&self.mate, mate);
        search.explore(&self.out, allowed);
        let (reached, parent) = (search.reached, search.parent);
        let found = wanted.iter().copied().find(|&one| reached[one])?;
        if found != mate {
            let other = self.mate[found];
            self.flip(&parent, other);
        }
        self.mate[found] = NOBODY;
        self.out[found] = true;
        Some(found)
    }

    fn flip(&mut self, parent: &[usize], last: usize) {
        let mut vertex = last;
        while vertex != NOBODY {
            let before = parent[vertex];
            let next = self.mate[before];
            self.mate[vertex] = before;
            self.mate[before] = vertex;
            vertex = next;
        }
    }
}

struct Search<'a> {
    mate: &'a [usize],
    parent: Vec<usize>,
    base: Vec<usize>,
    /// By a path of even length.
    reached: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(mate: &'a [usize], root: usize) -> Search<'a> {
        let mut search = Search {
            mate,
            parent: vec![NOBODY; mate.len()],
            base: (0..mate.len()).collect(),
            reached: vec![false; mate.len()],
            queue: VecDeque::from([root]),
        };
        search.reached[root] = true;
        search
    }

    /// Goes as far as there are edges, or to a vertex without a partner: that one.
    fn explore(&mut self, out: &[bool], allowed: &impl Fn(usize, usize) -> bool) -> Option<usize> {
        while let Some(from) = self.queue.pop_front() {
            for to in 0..self.mate.len() {
                let known = self.base[from] == self.base[to] || self.mate[from] == to;
                // One that is reached on the odd side alone leads nowhere new.
                let odd = self.parent[to] != NOBODY && !self.reached[to];
                if out[to] || known || odd || !allowed(from, to) {
                    continue;
                }
                if self.reached[to] {
                    self.contract(from, to);
                } else {
                    self.parent[to] = from;
                    let mate = self.mate[to];
                    if mate == NOBODY {
                        return Some(to);
                    }
                    self.reached[mate] = true;
                    self.queue.push_back(mate);
                }
            }
        }
        None
    }

    /// An odd cycle: all of it is reached from its base.
    fn contract(&mut self, one: usize, two: usize) {
        let base = self.common(one, two);
        let mut inside = vec![false; self.base.len()];
        self.mark(&mut inside, one, base, two);
        self.mark(&mut inside, two, base, one);
        for vertex in 0..self.base.len() {
            if inside[self.base[vertex]] {
                self.base[vertex] = base;
                if !self.reached[vertex] {
                    self.reached[vertex] = true;
                    self.queue.push_back(vertex);
                }
            }
        }
    }

    fn common(&self, one: usize, two: usize) -> usize {
        let mut seen = vec![false; self.base.len()];
        let mut vertex = one;
        loop {
            vertex = self.base[vertex];
            seen[vertex] = true;
            if self.mate[vertex] == NOBODY {
                break;
            }
            vertex = self.parent[self.mate[vertex]];
        }
        vertex = two;
        loop {
            vertex = self.base[vertex];
            if seen[vertex] {
                return vertex;
            }
            vertex = self.parent[self.mate[vertex]];
        }
    }

    fn mark(&mut self, inside: &mut [bool], mut vertex: usize, base: usize, mut child: usize) {
        while self.base[vertex] != base {
            inside[self.base[vertex]] = true;
            inside[self.base[self.mate[vertex]]] = true;
            self.parent[vertex] = child;
            child = self.mate[vertex];
            vertex = self.parent[self.mate[vertex]];
        }
    }
}
