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
        let count = self.mate.len();
        let mut search = Search {
            mate: &self.mate,
            parent: vec![NOBODY; count],
            base: (0..count).collect(),
            reached: vec![false; count],
            queue: VecDeque::from([root]),
        };
        search.reached[root] = true;
        while let Some(from) = search.queue.pop_front() {
            for to in 0..count {
                let known = search.base[from] == search.base[to] || search.mate[from] == to;
                if self.out[to] || known || !allowed(from, to) {
                    continue;
                }
                if search.reached[to] {
                    search.contract(from, to);
                } else if search.parent[to] == NOBODY {
                    search.parent[to] = from;
                    let mate = search.mate[to];
                    if mate == NOBODY {
                        let parent = search.parent;
                        self.flip(&parent, to);
                        return true;
                    }
                    search.reached[mate] = true;
                    search.queue.push_back(mate);
                }
            }
        }
        false
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
    reached: Vec<bool>,
    queue: VecDeque<usize>,
}

impl Search<'_> {
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
