//! The choice among the best candidates of a bracket without further weights, in the sequence of C.04.3 4.

use std::any::Any;

use super::{ROOM, Sequence, Weights, Work};
use crate::swiss::fields::Fields;
use crate::swiss::matching::{Kept, Layout, Ties, Weight, Wide, heaviest_and_ties};

/// The solution of a graph, for one that reaches further down.
pub(super) struct Seed {
    layout: Layout,
    vertices: usize,
    /// As wide as the fields need.
    kept: Box<dyn Any>,
}

impl Work<'_> {
    /// Decides all steps on the edges that are tight in one solution. The inner nothing: the outcome is not one of the
    /// best, and the weights must decide.
    pub(super) fn decide_by_ties(&mut self) -> Option<Option<Vec<usize>>> {
        let mut layout = Layout::default();
        Fields::new(&self.graph, &mut layout);
        // An exchange may add two fields.
        layout.field(self.members());
        layout.field(self.members() * self.members());
        match (layout.bits() + ROOM).div_ceil(64) {
            0..=2 => self.ties_with::<2>(),
            3..=4 => self.ties_with::<4>(),
            5..=8 => self.ties_with::<8>(),
            _ => Some(None),
        }
    }

    fn ties_with<const N: usize>(&mut self) -> Option<Option<Vec<usize>>> {
        let weights: Weights<N> = self.weights(&Sequence::Any);
        let before = self.before::<N>(&weights);
        let alone = |i: usize| self.may_stay(&weights.here, i);
        let weight = |u: usize, v: usize| weights.of(u, v);
        let solution = heaviest_and_ties(weights.count, alone, weight, before)?;
        let (found, mut ties) = (solution.partners, solution.ties);
        self.seed = Some(Seed {
            layout: weights.layout.clone(),
            vertices: weights.here.len(),
            kept: Box::new(solution.kept),
        });
        let best = total(&weights, (0..weights.count).map(|i| (i, found[i])));
        // Nothing is fixed yet, so places in the solution are vertices.
        let partners = self.partners(&weights.here, |i| found[i]);
        let pairs = self.pairs_in(&partners).count();
        let Some(fixed) = self.first_in_sequence::<N>(&mut ties, pairs) else {
            return Some(None);
        };
        let rest = (0..weights.count).filter_map(|i| Some((i, ties.partner(i)?)));
        let chosen = fixed
            .iter()
            .flat_map(|&(high, low)| [(high, low), (low, high)]);
        if total(&weights, rest.chain(chosen)) != best {
            return Some(None);
        }
        let partners = self.partners(&weights.here, |i| ties.partner(i).unwrap_or(i));
        for (high, low) in fixed {
            self.fix(high, low);
        }
        Some(Some(partners))
    }

    /// The solution of a graph that did not reach as far down, and where its vertices are: the bye is the last.
    fn before<const N: usize>(
        &mut self,
        weights: &Weights<N>,
    ) -> Option<(Kept<Wide<N>>, impl Fn(usize) -> usize + use<N>)> {
        let seed = self.seed.take()?;
        if seed.layout != weights.layout {
            return None;
        }
        let kept = seed.kept.downcast::<Kept<Wide<N>>>().ok()?;
        let last = weights.count - 1;
        let place = move |vertex: usize| if vertex < seed.vertices { vertex } else { last };
        Some((*kept, place))
    }

    /// The pairs of the bracket.
    fn first_in_sequence<const N: usize>(
        &self,
        ties: &mut Ties,
        pairs: usize,
    ) -> Option<Vec<(usize, usize)>> {
        let mut fixed = self.mdps_first(ties)?;
        let pairs = pairs.checked_sub(fixed.len())?;
        let taken: Vec<usize> = fixed.iter().map(|&(_, low)| low).collect();
        let mut remainder: Vec<usize> = (self.graph.mdps..self.members()).collect();
        remainder.retain(|low| !taken.contains(low));
        let mut upper = remainder[..pairs].to_vec();
        if !self.halve(ties, &remainder, &upper) {
            upper = self.exchange::<N>(ties, &fixed, &remainder, pairs)?;
            if !self.halve(ties, &remainder, &upper) {
                return None;
            }
        }
        // 4.2: each with the first possible.
        remainder.retain(|vertex| !upper.contains(vertex));
        for &high in &upper {
            let low = ties.settle(high, &remainder)?;
            remainder.retain(|&other| other != low);
            fixed.push((high, low));
        }
        Some(fixed)
    }

    /// 4.4: who of those moved down is paired here; 4.2: with whom.
    fn mdps_first(&self, ties: &mut Ties) -> Option<Vec<(usize, usize)>> {
        let residents = self.graph.mdps..self.members();
        let mut paired = Vec::new();
        for mdp in 0..self.graph.mdps {
            if ties.keep_of(mdp, |other| residents.contains(&other), false) {
                paired.push(mdp);
            } else if !ties.keep_of(mdp, |other| !residents.contains(&other), true) {
                return None;
            }
        }
        let mut free: Vec<usize> = residents.collect();
        let settled = paired.into_iter().map(|mdp| {
            let low = ties.settle(mdp, &free)?;
            free.retain(|&other| other != low);
            Some((mdp, low))
        });
        settled.collect()
    }

    /// Lets the upper half meet the others of the remainder and nobody else, if that is possible.
    fn halve(&self, ties: &mut Ties, remainder: &[usize], upper: &[usize]) -> bool {
        let mut half = vec![0u8; self.graph.vertices.len() + 1];
        remainder.iter().for_each(|&vertex| half[vertex] = 2);
        upper.iter().for_each(|&vertex| half[vertex] = 1);
        let crosses = |a: usize, b: usize| match (half[a], half[b]) {
            (1, 2) => true,
            (1, _) | (_, 1) | (2, 2) => false,
            _ => true,
        };
        ties.keep(crosses, |vertex| half[vertex] != 1)
    }

    /// 4.3: the upper half after the first exchange that is possible. The fewest players and the least difference are
    /// weighed, on the edges that are left; who leaves the half and who enters is asked one by one.
    fn exchange<const N: usize>(
        &self,
        ties: &mut Ties,
        fixed: &[(usize, usize)],
        remainder: &[usize],
        pairs: usize,
    ) -> Option<Vec<usize>> {
        let weights: Weights<N> = self.weights(&Sequence::Halves {
            remainder: remainder.to_vec(),
            pairs,
        });
        let mut only = vec![None; weights.count];
        for &(high, low) in fixed {
            (only[high], only[low]) = (Some(low), Some(high));
        }
        let is_left = |u: usize, v: usize| {
            let meets = |a: usize, b: usize| only[a].is_none_or(|partner| partner == b);
            ties.has(u, v) && meets(u, v) && meets(v, u)
        };
        let weight = |u: usize, v: usize| weights.of(u, v).filter(|_| is_left(u, v));
        let alone = |vertex: usize| ties.may_stay(vertex);
        let solution = heaviest_and_ties(weights.count, alone, weight, none::<N>())?;
        let (found, mut next) = (solution.partners, solution.ties);
        for &(high, low) in fixed {
            next.settle(high, &[low])?;
        }
        let below = |vertex: usize| vertex + 1..self.members();
        let place = |vertex: &usize| remainder.binary_search(vertex).unwrap_or(0);
        let is_upper = |vertex: &&usize| below(**vertex).contains(&found[**vertex]);
        let sum: usize = remainder.iter().filter(is_upper).map(place).sum();
        let (first, second) = remainder.split_at(pairs);
        let mut moves = pairs - first.iter().filter(is_upper).count();
        let mut enter = moves;
        let mut upper = Vec::new();
        for &vertex in first.iter().rev() {
            match moves > 0 && next.keep_of(vertex, |other| !below(vertex).contains(&other), true) {
                true => moves -= 1,
                false => upper.push(vertex),
            }
        }
        for &vertex in second {
            if enter > 0 && next.keep_of(vertex, |other| below(vertex).contains(&other), false) {
                enter -= 1;
                upper.push(vertex);
            }
        }
        upper.sort_unstable();
        *ties = next;
        (moves == 0 && enter == 0 && upper.iter().map(place).sum::<usize>() == sum).then_some(upper)
    }
}

/// The sum of a matching, each pair given from both sides.
fn total<const N: usize>(
    weights: &Weights<N>,
    pairs: impl Iterator<Item = (usize, usize)>,
) -> Wide<N> {
    let mut sum = Wide::ZERO;
    for (a, b) in pairs {
        if a < b {
            sum += weights.of(a, b).unwrap_or(Wide::ZERO);
        }
    }
    sum
}

/// What is solved, and where its vertices stand in a larger graph.
type Begun<const N: usize> = (Kept<Wide<N>>, fn(usize) -> usize);

/// Nothing to begin with.
fn none<const N: usize>() -> Option<Begun<N>> {
    None
}
