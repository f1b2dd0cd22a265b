//! The best candidate of a bracket by matching: one matching of everybody who is not paired yet, then the choice among
//! equals in the sequence of C.04.3 4.

mod sequence;

use super::bracket::{Bracket, Candidate};
use super::completion::Completion;
use super::course::Tenths;
use super::fields::{Fields, Graph, Region};
use super::matching::{Layout, Wide, heaviest};
use super::state::Field;

/// Words of the widest sum. The criteria alone take some hundred bits; more steps of the sequence than fit beside them
/// are decided one after the other.
const WIDEST: usize = 24;
/// Bits above a sum: the sign, doubled weights, and values that may exceed every weight by the number of players.
const ROOM: usize = 20;
/// The bits that fields may take.
const MOST_BITS: usize = WIDEST * 64 - ROOM;

/// What is decided or asked for beyond the criteria.
#[derive(Clone, Default)]
struct Fixed {
    /// Pairs, as vertices: they are out of the graph.
    pairs: Vec<(usize, usize)>,
    /// Vertices that are out of the graph.
    gone: Vec<bool>,
    /// Moved-down players who are not paired here.
    limbo: Vec<bool>,
    /// The halves of the remainder, once they are decided.
    upper: Option<Vec<bool>>,
}

/// A step of the sequence in which candidates are tried.
enum Sequence {
    /// Nothing: any of the best.
    Any,
    /// Which moved-down players are paired (4.4), then the partners of these (4.2).
    Mdps(Vec<usize>),
    /// The exchange of the remainder (4.3) as far as it is counted: the fewest players, the least difference.
    Halves { remainder: Vec<usize>, pairs: usize },
    /// The exchange of the remainder (4.3), then the partners of some of its vertices (4.2).
    Exchange {
        remainder: Vec<usize>,
        pairs: usize,
        partners: Vec<usize>,
    },
    /// Partners of these.
    Partners(Vec<usize>),
}

/// What is asked of the optimum beyond the rules, to explain why it is not so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forced {
    /// These two are paired here.
    pub pair: Option<(usize, usize)>,
    /// This one is paired here.
    pub paired: Option<usize>,
    /// This one is not.
    pub floats: Option<usize>,
}

/// The best candidate, the first in the sequence among the best. Nothing if nobody could complete the round.
///
/// Only as many scoregroups below are looked at as are needed: what is best with everybody further down left free, and
/// can be completed there, is the best.
pub fn optimum(
    field: &Field,
    bracket: &Bracket,
    completion: &Completion<'_>,
    forced: &Forced,
) -> Option<Candidate> {
    look(field, bracket, completion, forced, |work| work.decide())
}

/// The same with every step of the sequence as a field of the sum: slower, and a second opinion.
pub fn optimum_by_weights(
    field: &Field,
    bracket: &Bracket,
    completion: &Completion<'_>,
) -> Option<Candidate> {
    let none = Forced::default();
    look(field, bracket, completion, &none, |work| {
        work.decide_by_weights()
    })
}

fn look(
    field: &Field,
    bracket: &Bracket,
    completion: &Completion<'_>,
    forced: &Forced,
    decide: fn(&mut Work<'_>) -> Option<Vec<usize>>,
) -> Option<Candidate> {
    let mut depth = bracket.next;
    let mut seed = None;
    loop {
        let whole = depth >= bracket.below.len() || bracket.size() + bracket.below.len() <= FEW;
        if whole {
            depth = bracket.below.len();
        }
        let mut work = Work::new(field, bracket, depth, completion.bye_score, forced);
        work.seed = seed;
        let found = work.run(bracket, decide);
        seed = work.seed;
        match found {
            Some((candidate, kept))
                if whole || completion.without(kept.iter().copied()).is_some() =>
            {
                return Some(candidate);
            }
            _ if whole => return None,
            _ => depth = deeper(field, bracket, depth),
        }
    }
}

/// So few players are looked at all together.
const FEW: usize = 60;

/// Twice as many, to the end of a scoregroup.
fn deeper(field: &Field, bracket: &Bracket, depth: usize) -> usize {
    let least = (2 * depth).max(FEW).min(bracket.below.len());
    let score = |i: usize| field.players[bracket.below[i]].score;
    let rest = (least..bracket.below.len()).find(|&i| score(i) != score(least - 1));
    rest.unwrap_or(bracket.below.len())
}

struct Work<'a> {
    graph: Graph<'a>,
    /// Are all in the graph who are not paired? If not, anybody may find a partner further down.
    whole: bool,
    bye: Option<Tenths>,
    fixed: Fixed,
    forced: Forced,
    seed: Option<sequence::Seed>,
}

impl<'a> Work<'a> {
    fn new(
        field: &'a Field,
        bracket: &Bracket,
        depth: usize,
        bye: Option<Tenths>,
        forced: &Forced,
    ) -> Work<'a> {
        let graph = Graph::new(field, bracket, depth);
        // The bye belongs to the graph if those who can have it do.
        let lowest = graph
            .vertices
            .last()
            .map(|&place| field.players[place].score);
        let bye = bye.filter(|&score| lowest.is_some_and(|lowest| lowest <= score));
        let count = graph.vertices.len();
        let vertex = |place: usize| graph.vertices.iter().position(|&other| other == place);
        let forced = Forced {
            pair: forced
                .pair
                .and_then(|(a, b)| Some((vertex(a)?, vertex(b)?))),
            paired: forced.paired.and_then(vertex),
            floats: forced.floats.and_then(vertex),
        };
        Work {
            fixed: Fixed {
                gone: vec![false; count],
                limbo: vec![false; count],
                ..Fixed::default()
            },
            whole: depth >= bracket.below.len(),
            graph,
            bye,
            forced,
            seed: None,
        }
    }

    /// The candidate, and everybody who has a partner in the graph.
    fn run(
        &mut self,
        bracket: &Bracket,
        decide: fn(&mut Work<'_>) -> Option<Vec<usize>>,
    ) -> Option<(Candidate, Vec<usize>)> {
        let field = self.graph.field;
        if self.bye.is_some_and(|score| score >= bracket.score(field)) {
            let partners = self.solve(&Sequence::Any)?;
            self.graph.unplayed = self.floaters(&partners) == 1;
        }
        let partners = decide(self)?;
        let vertices = &self.graph.vertices;
        let place = |vertex: usize| vertices.get(vertex).copied();
        let mut kept: Vec<usize> = Vec::new();
        for (vertex, &partner) in partners.iter().enumerate() {
            if partner != vertex && !self.fixed.gone[vertex] {
                kept.push(vertices[vertex]);
                if partner == vertices.len() {
                    kept.push(field.players.len());
                }
            }
        }
        let pairs = self.fixed.pairs.iter();
        let pairs = pairs.filter_map(|&(high, low)| Some((place(high)?, place(low)?)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        kept.extend(pairs.iter().flat_map(|&(high, low)| [high, low]));
        Some((Candidate::new(bracket, pairs), kept))
    }

    fn decide(&mut self) -> Option<Vec<usize>> {
        match self.decide_by_ties()? {
            Some(partners) => Some(partners),
            None => self.decide_by_weights(),
        }
    }

    fn decide_by_weights(&mut self) -> Option<Vec<usize>> {
        let partners = self.decide_mdps((0..self.graph.mdps).collect())?;
        self.decide_remainder(partners)
    }

    fn members(&self) -> usize {
        self.graph.mdps + self.graph.residents
    }

    fn floaters(&self, partners: &[usize]) -> usize {
        self.members() - 2 * self.pairs_in(partners).count()
    }

    fn pairs_in<'b>(&'b self, partners: &'b [usize]) -> impl Iterator<Item = (usize, usize)> + 'b {
        let members = 0..self.members();
        let pairs = members.filter_map(|high| {
            let low = partners[high];
            (low > high && low < partners.len() && self.graph.is_in(low)).then_some((high, low))
        });
        pairs.filter(|&(high, _)| !self.fixed.gone[high])
    }

    fn fix(&mut self, high: usize, low: usize) {
        self.fixed.pairs.push((high, low));
        self.fixed.gone[high] = true;
        self.fixed.gone[low] = true;
    }

    /// 4.4 and 4.2: which moved-down players are paired, and with whom.
    fn decide_mdps(&mut self, mdps: Vec<usize>) -> Option<Vec<usize>> {
        if mdps.is_empty() {
            return self.solve(&Sequence::Any);
        }
        let mut partners = self.solve(&Sequence::Mdps(mdps.clone()))?;
        let fit = self.that_fit(&Sequence::Mdps(mdps.clone()));
        let mut left = Vec::new();
        for &mdp in &mdps {
            let partner = partners[mdp];
            if partner >= self.graph.vertices.len() || !self.graph.is_in(partner) {
                self.fixed.limbo[mdp] = true;
            } else if mdp < fit {
                self.fix(mdp, partner);
            } else {
                left.push(mdp);
            }
        }
        while !left.is_empty() {
            let step = Sequence::Partners(left.clone());
            partners = self.solve(&step)?;
            let fit = self.that_fit(&step);
            for mdp in left.drain(..fit) {
                self.fix(mdp, partners[mdp]);
            }
        }
        Some(partners)
    }

    /// 4.3 and 4.2: the remainder, its halves and who meets whom.
    fn decide_remainder(&mut self, partners: Vec<usize>) -> Option<Vec<usize>> {
        let all = self.graph.mdps..self.members();
        let remainder: Vec<usize> = all.filter(|&v| !self.fixed.gone[v]).collect();
        let pairs = self.pairs_in(&partners).count();
        if pairs == 0 {
            return Some(partners);
        }
        let mut step = Sequence::Exchange {
            partners: remainder.clone(),
            remainder: remainder.clone(),
            pairs,
        };
        if self.that_fit(&step) < remainder.len() {
            step = Sequence::Exchange {
                partners: Vec::new(),
                remainder: remainder.clone(),
                pairs,
            };
        }
        let mut partners = self.solve(&step)?;
        let found: Vec<(usize, usize)> = self.pairs_in(&partners).collect();
        if matches!(&step, Sequence::Exchange { partners, .. } if !partners.is_empty()) {
            for (high, low) in found {
                self.fix(high, low);
            }
            return Some(partners);
        }
        let mut left: Vec<usize> = found.iter().map(|&(high, _)| high).collect();
        let mut upper = vec![false; self.graph.vertices.len()];
        left.iter().for_each(|&high| upper[high] = true);
        self.fixed.upper = Some(upper);
        while !left.is_empty() {
            let step = Sequence::Partners(left.clone());
            partners = self.solve(&step)?;
            let fit = self.that_fit(&step);
            for high in left.drain(..fit) {
                self.fix(high, partners[high]);
            }
        }
        Some(partners)
    }

    /// How many partners of a step can be decided at once.
    fn that_fit(&self, step: &Sequence) -> usize {
        let mut layout = Layout::default();
        Fields::new(&self.graph, &mut layout);
        let (wanted, other) = match step {
            Sequence::Any | Sequence::Halves { .. } => return 0,
            Sequence::Mdps(mdps) => (mdps.len(), mdps.len()),
            Sequence::Exchange {
                remainder,
                partners,
                ..
            } => (partners.len(), remainder.len() + 64),
            Sequence::Partners(of) => (of.len(), 0),
        };
        let each = (usize::BITS - self.graph.residents.leading_zeros()) as usize;
        let room = MOST_BITS.saturating_sub(layout.bits() + other);
        wanted.min((room / each).max(1))
    }

    fn solve(&self, step: &Sequence) -> Option<Vec<usize>> {
        let mut layout = Layout::default();
        Fields::new(&self.graph, &mut layout);
        Steps::new(self, step, &mut layout);
        match (layout.bits() + ROOM).div_ceil(64) {
            0..=4 => self.solve_with::<4>(step),
            5..=8 => self.solve_with::<8>(step),
            9..=WIDEST => self.solve_with::<WIDEST>(step),
            // An exchange in a bracket of more than a thousand players.
            words => {
                assert!(
                    words <= 80,
                    "a bracket of some thousand players needs an exchange"
                );
                self.solve_with::<80>(step)
            }
        }
    }

    fn solve_with<const N: usize>(&self, step: &Sequence) -> Option<Vec<usize>> {
        let weights: Weights<N> = self.weights(step);
        let alone = |i: usize| self.may_stay(&weights.here, i);
        let found = heaviest(weights.count, alone, |u, v| weights.of(u, v))?;
        Some(self.partners(&weights.here, |i| found[i]))
    }

    fn weights<const N: usize>(&self, step: &Sequence) -> Weights<N> {
        let graph = &self.graph;
        let mut layout = Layout::default();
        let fields = Fields::new(graph, &mut layout);
        let steps = Steps::new(self, step, &mut layout);
        let all = 0..graph.vertices.len();
        let offsets = layout.offsets();
        let here: Vec<usize> = all.filter(|&v| !self.fixed.gone[v]).collect();
        let mut weights = Weights {
            count: here.len() + usize::from(self.bye.is_some()),
            sums: Vec::new(),
            here: Vec::new(),
            layout,
        };
        weights.sums = vec![None; weights.count * weights.count];
        for (i, &high) in here.iter().enumerate() {
            for (j, &low) in here.iter().enumerate().skip(i + 1) {
                if self.is_edge(high, low) {
                    let mut sum = fields.edge(graph, &offsets, (high, low));
                    steps.add(&mut sum, &offsets, high, low);
                    weights.set(i, j, sum);
                }
            }
            if self.may_have_bye(high) {
                weights.set(i, weights.count - 1, fields.bye(graph, &offsets, high));
            }
        }
        weights.here = here;
        weights
    }

    fn may_stay(&self, here: &[usize], i: usize) -> bool {
        !self.whole && here.get(i).is_some_and(|&vertex| self.may_leave(vertex))
    }

    /// By vertex; itself for who stays alone, their number for the bye.
    fn partners(&self, here: &[usize], found: impl Fn(usize) -> usize) -> Vec<usize> {
        let count = self.graph.vertices.len();
        let mut partners = vec![usize::MAX; count];
        for (i, &vertex) in here.iter().enumerate() {
            partners[vertex] = here.get(found(i)).copied().unwrap_or(count);
        }
        partners
    }

    fn may_have_bye(&self, vertex: usize) -> bool {
        let player = &self.graph.field.players[self.graph.vertices[vertex]];
        let kept = self.forced.paired == Some(vertex)
            || self
                .forced
                .pair
                .is_some_and(|(a, b)| a == vertex || b == vertex);
        !kept && player.barred.is_none() && self.bye == Some(player.score)
    }

    /// May it find a partner below the graph?
    fn may_leave(&self, vertex: usize) -> bool {
        let of = |one: Option<usize>| one == Some(vertex);
        let (a, b) = self.forced.pair.unzip();
        !of(self.forced.paired) && !of(a) && !of(b)
    }

    fn is_edge(&self, high: usize, low: usize) -> bool {
        let vertices = &self.graph.vertices;
        if !self.graph.field.allowed(vertices[high], vertices[low]) {
            return false;
        }
        if let Some((a, b)) = self.forced.pair
            && (high == a || low == a || high == b || low == b)
            && (high, low) != (a, b)
        {
            return false;
        }
        let is_in = self.graph.is_in(low);
        let of = |one: Option<usize>| one == Some(high) || one == Some(low);
        if of(self.forced.paired) && !is_in || of(self.forced.floats) && is_in {
            return false;
        }
        if !is_in {
            return true;
        }
        let crosses = self.fixed.upper.as_ref();
        let crosses = crosses.is_none_or(|upper| upper[high] && !upper[low]);
        !self.fixed.limbo[high] && (crosses || self.graph.region(high) == Region::Mdp)
    }
}

/// What edges weigh, between those who are not fixed; the bye is the last, if there is one.
struct Weights<const N: usize> {
    here: Vec<usize>,
    count: usize,
    layout: Layout,
    sums: Vec<Option<Wide<N>>>,
}

impl<const N: usize> Weights<N> {
    /// Doubled: a matching halves differences.
    fn set(&mut self, i: usize, j: usize, sum: Wide<N>) {
        let sum = sum + sum;
        self.sums[i * self.count + j] = Some(sum);
        self.sums[j * self.count + i] = Some(sum);
    }

    fn of(&self, i: usize, j: usize) -> Option<Wide<N>> {
        self.sums[i * self.count + j]
    }
}

/// The fields below the criteria, for a step of the sequence.
#[derive(Default)]
struct Steps {
    /// By the higher vertex: one for being paired here.
    paired: Vec<Option<usize>>,
    /// By the higher vertex: its partner, the higher the better.
    partner: Vec<Option<usize>>,
    /// Vertices that can be the lower of a pair here.
    residents: std::ops::Range<usize>,
    exchange: Option<Exchange>,
}

/// C.04.3 4.3: the fewest exchanged, the least difference, the last to leave, the first to enter.
struct Exchange {
    unchanged: usize,
    sum: usize,
    moved: Vec<Option<usize>>,
    in_first_half: Vec<bool>,
    place: Vec<usize>,
    count: usize,
}

impl Steps {
    fn new(work: &Work<'_>, step: &Sequence, layout: &mut Layout) -> Steps {
        let count = work.graph.vertices.len();
        let mut steps = Steps {
            paired: vec![None; count],
            partner: vec![None; count],
            residents: work.graph.mdps..work.members(),
            exchange: None,
        };
        let fit = work.that_fit(step);
        let partners = match step {
            Sequence::Any => return steps,
            Sequence::Mdps(mdps) => {
                for &mdp in mdps {
                    steps.paired[mdp] = Some(layout.field(1));
                }
                mdps
            }
            Sequence::Halves { remainder, pairs } => {
                steps.exchange = Some(Exchange::new(remainder, *pairs, count, layout));
                return steps;
            }
            Sequence::Exchange {
                remainder,
                pairs,
                partners,
            } => {
                let mut exchange = Exchange::new(remainder, *pairs, count, layout);
                exchange.tell_apart(remainder, *pairs, layout);
                steps.exchange = Some(exchange);
                partners
            }
            Sequence::Partners(partners) => partners,
        };
        for &vertex in &partners[..fit.min(partners.len())] {
            steps.partner[vertex] = Some(layout.field(work.graph.residents));
        }
        steps
    }

    fn add<const N: usize>(&self, sum: &mut Wide<N>, offsets: &[usize], high: usize, low: usize) {
        if !self.residents.contains(&low) {
            return;
        }
        if let Some(field) = self.paired[high] {
            sum.put(offsets[field], 1);
        }
        if let Some(field) = self.partner[high] {
            sum.put(offsets[field], (self.residents.end - low) as u64);
        }
        if let Some(exchange) = &self.exchange {
            exchange.add(sum, offsets, high);
        }
    }
}

impl Exchange {
    fn new(remainder: &[usize], pairs: usize, vertices: usize, layout: &mut Layout) -> Exchange {
        let count = remainder.len();
        let mut place = vec![0; vertices];
        let mut in_first_half = vec![false; vertices];
        for (i, &vertex) in remainder.iter().enumerate() {
            place[vertex] = i + 1;
            in_first_half[vertex] = i < pairs;
        }
        let unchanged = layout.field(pairs);
        let sum = layout.field(pairs * count);
        Exchange {
            unchanged,
            sum,
            moved: vec![None; vertices],
            in_first_half,
            place,
            count,
        }
    }

    /// A field for each player: the last of the first half leaves it first, the first of the second enters.
    fn tell_apart(&mut self, remainder: &[usize], pairs: usize, layout: &mut Layout) {
        let (first, second) = remainder.split_at(pairs);
        for &vertex in first.iter().rev().chain(second) {
            self.moved[vertex] = Some(layout.field(1));
        }
    }

    fn add<const N: usize>(&self, sum: &mut Wide<N>, offsets: &[usize], high: usize) {
        if self.place[high] == 0 {
            return;
        }
        sum.put(offsets[self.sum], (self.count - self.place[high]) as u64);
        if self.in_first_half[high] {
            sum.put(offsets[self.unchanged], 1);
        }
        if let Some(field) = self.moved[high] {
            match self.in_first_half[high] {
                true => sum.take(offsets[field]),
                false => sum.put(offsets[field], 1),
            }
        }
    }
}
