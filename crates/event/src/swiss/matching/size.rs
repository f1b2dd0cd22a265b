//! Matchings of greatest size, kept and mended: is everybody else still to be paired?

use std::collections::VecDeque;

const NOBODY: usize = usize::MAX;

/// Which two can be partners: a row of bits for each vertex.
#[derive(Clone, Debug)]
pub struct Edges {
    words: usize,
    bits: Vec<u64>,
}

impl Edges {
    /// None yet.
    pub fn new(vertices: usize) -> Edges {
        let words = vertices.div_ceil(64);
        Edges {
            words,
            bits: vec![0; vertices * words],
        }
    }

    /// All that are `allowed`; it is asked with the smaller vertex first.
    pub fn of(vertices: usize, allowed: impl Fn(usize, usize) -> bool) -> Edges {
        let mut edges = Edges::new(vertices);
        for high in 0..vertices {
            for low in high + 1..vertices {
                edges.set(high, low, allowed(high, low));
            }
        }
        edges
    }

    /// Lets an edge be, or not.
    pub fn set(&mut self, a: usize, b: usize, is: bool) {
        for (a, b) in [(a, b), (b, a)] {
            let word = &mut self.bits[a * self.words + b / 64];
            *word = *word & !(1 << (b % 64)) | u64::from(is) << (b % 64);
        }
    }

    /// Is there such an edge?
    pub fn has(&self, a: usize, b: usize) -> bool {
        has(self.row(a), b)
    }

    fn row(&self, vertex: usize) -> &[u64] {
        &self.bits[vertex * self.words..][..self.words]
    }
}

fn has(set: &[u64], place: usize) -> bool {
    set[place / 64] >> (place % 64) & 1 == 1
}

fn put(set: &mut [u64], place: usize) {
    set[place / 64] |= 1 << (place % 64);
}

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
    pub fn grow(&mut self, edges: &Edges) -> usize {
        let mut alone = 0;
        self.greedy(edges);
        for root in 0..self.mate.len() {
            if !self.grow_from(root, edges) {
                alone += 1;
            }
        }
        alone
    }

    /// Gives one vertex a partner, by any chain of exchanges; the others keep one.
    pub fn grow_from(&mut self, root: usize, edges: &Edges) -> bool {
        if !self.is_free(root) {
            return true;
        }
        let mut search = Search::new(self, root);
        let end = search.explore(edges);
        if let Some(end) = end {
            let parent = search.parent;
            self.flip(&parent, end);
        }
        end.is_some()
    }

    /// Makes a vertex and the first of `wanted` partners for good such that everybody else still has one; both are then
    /// out. Everybody has a partner before. One search tells who is possible: those in whose stead the partner of before
    /// could be paired.
    pub fn settle(&mut self, vertex: usize, wanted: &[usize], edges: &Edges) -> Option<usize> {
        let mate = self.mate[vertex];
        self.take_out(vertex);
        if wanted.first() == Some(&mate) {
            self.take_out(mate);
            return Some(mate);
        }
        let mut search = Search::new(self, mate);
        search.explore(edges);
        let (even, parent) = (search.even, search.parent);
        let found = wanted.iter().copied().find(|&one| has(&even, one))?;
        if found != mate {
            let other = self.mate[found];
            self.flip(&parent, other);
        }
        self.mate[found] = NOBODY;
        self.out[found] = true;
        Some(found)
    }

    fn is_free(&self, vertex: usize) -> bool {
        !self.out[vertex] && self.mate[vertex] == NOBODY
    }

    fn greedy(&mut self, edges: &Edges) {
        let free: Vec<usize> = (0..self.mate.len()).filter(|&v| self.is_free(v)).collect();
        for (i, &one) in free.iter().enumerate() {
            if self.mate[one] != NOBODY {
                continue;
            }
            let mut later = free[i + 1..].iter();
            let fits = later.find(|&&two| self.mate[two] == NOBODY && edges.has(one, two));
            if let Some(&two) = fits {
                self.join(one, two);
            }
        }
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

/// A tree of paths from a vertex without a partner, every second edge of which is a pair.
struct Search<'a> {
    mate: &'a [usize],
    root: usize,
    parent: Vec<usize>,
    /// Towards the base of the odd cycle around a vertex.
    towards: Vec<usize>,
    /// Reached by a path of even length.
    even: Vec<u64>,
    /// Not reached, and not out.
    unseen: Vec<u64>,
    /// Some of those whose base is the root: edges between them lead nowhere.
    core: Vec<u64>,
    queue: VecDeque<usize>,
    /// When a base was passed on the way to where two paths meet.
    passed: Vec<usize>,
    meetings: usize,
}

impl<'a> Search<'a> {
    fn new(partners: &'a Partners, root: usize) -> Search<'a> {
        let count = partners.mate.len();
        let none = vec![0; count.div_ceil(64)];
        let mut unseen = none.clone();
        let within = (0..count).filter(|&vertex| !partners.out[vertex]);
        within.for_each(|vertex| put(&mut unseen, vertex));
        let mut search = Search {
            mate: &partners.mate,
            root,
            parent: vec![NOBODY; count],
            towards: (0..count).collect(),
            even: none.clone(),
            unseen,
            core: none,
            queue: VecDeque::new(),
            passed: vec![0; count],
            meetings: 0,
        };
        put(&mut search.core, root);
        search.make_even(root);
        search
    }

    fn make_even(&mut self, vertex: usize) {
        put(&mut self.even, vertex);
        self.unseen[vertex / 64] &= !(1 << (vertex % 64));
        self.queue.push_back(vertex);
    }

    fn base(&mut self, vertex: usize) -> usize {
        let mut base = vertex;
        while self.towards[base] != base {
            self.towards[base] = self.towards[self.towards[base]];
            base = self.towards[base];
        }
        base
    }

    /// Goes as far as there are edges, or to a vertex without a partner: that one. A vertex that is reached on the odd
    /// side alone leads nowhere new.
    fn explore(&mut self, edges: &Edges) -> Option<usize> {
        while let Some(from) = self.queue.pop_front() {
            for (word, &row) in edges.row(from).iter().enumerate() {
                let mut even = self.even[word];
                if self.base(from) == self.root {
                    even &= !self.core[word];
                }
                let mut left = row & (self.unseen[word] | even);
                while left != 0 {
                    let to = word * 64 + left.trailing_zeros() as usize;
                    left &= left - 1;
                    if has(&self.even, to) {
                        self.contract(from, to);
                    } else if has(&self.unseen, to) {
                        self.parent[to] = from;
                        self.unseen[word] &= !(1 << (to % 64));
                        match self.mate[to] {
                            NOBODY => return Some(to),
                            mate => self.make_even(mate),
                        }
                    }
                }
            }
        }
        None
    }

    /// An odd cycle: all of it is reached from its base.
    fn contract(&mut self, one: usize, two: usize) {
        if self.base(one) == self.base(two) {
            return;
        }
        let base = self.meeting(one, two);
        self.enclose(one, base, two);
        self.enclose(two, base, one);
    }

    /// Where the ways of two back to the root meet.
    fn meeting(&mut self, one: usize, two: usize) -> usize {
        self.meetings += 1;
        let (mut at, mut other) = (one, two);
        loop {
            if at != NOBODY {
                at = self.base(at);
                if self.passed[at] == self.meetings {
                    return at;
                }
                self.passed[at] = self.meetings;
                at = match self.mate[at] {
                    NOBODY => NOBODY,
                    odd => self.parent[odd],
                };
            }
            std::mem::swap(&mut at, &mut other);
        }
    }

    fn enclose(&mut self, mut vertex: usize, base: usize, mut child: usize) {
        while self.base(vertex) != base {
            let odd = self.mate[vertex];
            self.parent[vertex] = child;
            if !has(&self.even, odd) {
                self.make_even(odd);
            }
            for one in [vertex, odd] {
                if self.towards[one] == one {
                    self.towards[one] = base;
                }
                if base == self.root {
                    put(&mut self.core, one);
                }
            }
            child = odd;
            vertex = self.parent[odd];
        }
    }
}
