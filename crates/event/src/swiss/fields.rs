//! The criteria of a bracket as fields of one sum: the greatest sum is the best candidate.
//!
//! Given equality in all fields before it, the sum of a field is a constant less the failure of its criterion: the
//! number of pairs is fixed by C6 and that of moved-down players per score by C7; opponents of moved-down players all
//! have one score, so differences order like the scores of those moved down.

use super::bracket::Bracket;
use super::criteria;
use super::matching::{Layout, Weight, Wide};
use super::state::{Facts, Field, Float};

/// Where a vertex of the graph stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Region {
    Mdp,
    Resident,
    Next,
    Far,
}

/// Everybody who is not paired yet, and the criteria of the bracket on top.
pub(super) struct Graph<'a> {
    pub field: &'a Field,
    /// Places, the higher ranked first.
    pub vertices: Vec<usize>,
    pub mdps: usize,
    pub residents: usize,
    next: usize,
    /// The score of each vertex as a number, the highest 0; up to the residents' score.
    level: Vec<usize>,
    levels: usize,
    /// Is C9 active?
    pub unplayed: bool,
}

impl<'a> Graph<'a> {
    pub fn new(field: &'a Field, bracket: &Bracket, depth: usize) -> Graph<'a> {
        let below = bracket.below[..depth].iter().copied();
        let vertices: Vec<usize> = bracket.members().chain(below).collect();
        let mut level = Vec::new();
        let mut last = None;
        let mut levels = 0;
        for &place in &vertices {
            let score = field.players[place].score;
            if last.is_some_and(|last| last != score) {
                levels += 1;
            }
            last = Some(score);
            level.push(levels);
        }
        let levels = level.get(bracket.mdps.len()).copied().unwrap_or(0);
        Graph {
            field,
            vertices,
            mdps: bracket.mdps.len(),
            residents: bracket.residents.len(),
            next: bracket.next,
            level,
            levels,
            unplayed: false,
        }
    }

    pub fn region(&self, vertex: usize) -> Region {
        let residents = self.mdps + self.residents;
        match vertex {
            v if v < self.mdps => Region::Mdp,
            v if v < residents => Region::Resident,
            v if v < residents + self.next => Region::Next,
            _ => Region::Far,
        }
    }

    /// Would two be a pair of this bracket? Moved-down players meet residents only.
    pub fn is_in(&self, low: usize) -> bool {
        self.region(low) == Region::Resident
    }

    fn members(&self) -> impl Iterator<Item = &Facts> {
        let places = self.vertices[..self.mdps + self.residents].iter();
        places.map(|&place| &self.field.players[place])
    }

    fn at_level(&self, level: usize) -> usize {
        self.level.iter().filter(|&&of| of == level).count()
    }
}

/// The fields of C6 to C21.
pub(super) struct Fields {
    c6: usize,
    c7: Vec<usize>,
    c8: usize,
    c8_scores: Vec<usize>,
    c9: usize,
    /// C10 and C11 ask only where there are topscorers: without them C3 forbids what they count.
    colours: [Option<usize>; 4],
    /// C14 and C16.
    down: [usize; 2],
    /// C15 and C17, where a resident floated up.
    up: [Option<usize>; 2],
    /// C18 and C20.
    down_scores: [Vec<usize>; 2],
    /// C19 and C21, where a resident floated up.
    up_scores: [Vec<usize>; 2],
}

impl Fields {
    pub fn new(graph: &Graph<'_>, layout: &mut Layout) -> Fields {
        let pairs = (graph.mdps + graph.residents) / 2;
        // One counter for each score of those moved down; the rest follows from the number of pairs.
        let levels = |layout: &mut Layout, count: usize| -> Vec<usize> {
            let counters = (0..count).map(|level| layout.field(graph.at_level(level)));
            counters.collect()
        };
        let c6 = layout.field(pairs);
        let c7 = levels(layout, graph.levels);
        let c8 = layout.field(graph.next);
        let c8_scores = match graph.next {
            0 => Vec::new(),
            _ => levels(layout, graph.levels + 1),
        };
        let most = graph.field.players.iter().map(|one| one.unplayed).max();
        let c9 = match graph.unplayed {
            true => layout.field(most.unwrap_or(0) as usize),
            false => layout.field(0),
        };
        let topscorers = graph.members().any(|one| one.topscorer);
        let asked = |place: usize| place >= 2 || topscorers;
        let mut fields = Fields {
            c6,
            c7,
            c8,
            c8_scores,
            c9,
            colours: std::array::from_fn(|place| asked(place).then(|| layout.field(pairs))),
            down: [0; 2],
            up: [None; 2],
            down_scores: Default::default(),
            up_scores: Default::default(),
        };
        fields.floats(graph, layout);
        fields
    }

    /// C14 to C21: one round ago, then two.
    fn floats(&mut self, graph: &Graph<'_>, layout: &mut Layout) {
        let residents = || graph.members().skip(graph.mdps);
        let any_up = |ago: usize| residents().any(|one| one.floats[ago] == Float::Up);
        for ago in 0..2 {
            let down = residents().filter(|one| one.floats[ago] == Float::Down);
            self.down[ago] = layout.field(down.count());
            let most = graph.mdps.min(graph.residents);
            self.up[ago] = any_up(ago).then(|| layout.field(most));
        }
        for ago in 0..2 {
            let levels = || 0..graph.levels;
            let down = |level: usize| {
                let mdps = graph.members().take(graph.mdps).zip(&graph.level);
                let these =
                    mdps.filter(|(one, of)| **of == level && one.floats[ago] == Float::Down);
                these.count()
            };
            self.down_scores[ago] = levels().map(|level| layout.field(down(level))).collect();
            if any_up(ago) {
                let each = levels().map(|level| layout.field(graph.at_level(level)));
                self.up_scores[ago] = each.collect();
            }
        }
    }

    /// What a pair adds, the higher ranked first.
    pub fn edge<const N: usize>(
        &self,
        graph: &Graph<'_>,
        offsets: &[usize],
        (high, low): (usize, usize),
    ) -> Wide<N> {
        let mut sum = Wide::ZERO;
        let mut put = |field: usize, value: usize| sum.put(offsets[field], value as u64);
        let level = graph.level[high];
        match graph.region(low) {
            Region::Resident => {}
            Region::Next => {
                put(self.c8, 1);
                if let Some(&field) = self.c8_scores.get(level) {
                    put(field, 1);
                }
                return sum;
            }
            Region::Mdp | Region::Far => return sum,
        }
        let players = &graph.field.players;
        let (a, b) = (
            &players[graph.vertices[high]],
            &players[graph.vertices[low]],
        );
        let from_above = graph.region(high) == Region::Mdp;
        put(self.c6, 1);
        if from_above {
            put(self.c7[level], 1);
        }
        let broken = [
            criteria::widens(a, b),
            criteria::third_running(a, b),
            criteria::loses_preference(a, b),
            criteria::loses_strong(a, b),
        ];
        for (field, broken) in self.colours.iter().zip(broken) {
            if let Some(field) = *field {
                put(field, usize::from(!broken));
            }
        }
        for ago in 0..2 {
            let down = |one: &Facts| one.floats[ago] == Float::Down;
            let up = b.floats[ago] == Float::Up;
            let residents = usize::from(!from_above && down(a)) + usize::from(down(b));
            put(self.down[ago], residents);
            if from_above {
                put(self.down_scores[ago][level], usize::from(down(a)));
                if let Some(field) = self.up[ago] {
                    put(field, usize::from(!up));
                    put(self.up_scores[ago][level], usize::from(!up));
                }
            }
        }
        sum
    }

    /// What it adds that a vertex gets the bye (C9: the fewest unplayed games).
    pub fn bye<const N: usize>(
        &self,
        graph: &Graph<'_>,
        offsets: &[usize],
        vertex: usize,
    ) -> Wide<N> {
        let mut sum = Wide::ZERO;
        if graph.unplayed {
            let players = &graph.field.players;
            let most = players.iter().map(|one| one.unplayed).max().unwrap_or(0);
            let own = players[graph.vertices[vertex]].unplayed;
            sum.put(offsets[self.c9], u64::from(most - own));
        }
        sum
    }
}
