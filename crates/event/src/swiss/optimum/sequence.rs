//! The choice among the best candidates of a bracket without further weights, in the sequence of C.04.3 4.

use super::{ROOM, Sequence, Steps, Weights, Work};
use crate::swiss::fields::Fields;
use crate::swiss::matching::{Layout, Ties, Weight, Wide, heaviest_and_ties};

impl Work<'_> {
    /// Decides all steps on the edges that are tight in one solution. The inner nothing: it takes an exchange, or the
    /// outcome is not one of the best, and the weights must decide.
    pub(super) fn decide_by_ties(&mut self) -> Option<Option<Vec<usize>>> {
        let mut layout = Layout::default();
        let fields = Fields::new(&self.graph, &mut layout);
        match (layout.bits() + ROOM).div_ceil(64) {
            0..=4 => self.ties_with::<4>(&layout, &fields),
            5..=8 => self.ties_with::<8>(&layout, &fields),
            _ => Some(None),
        }
    }

    fn ties_with<const N: usize>(
        &mut self,
        layout: &Layout,
        fields: &Fields,
    ) -> Option<Option<Vec<usize>>> {
        let mut scratch = Layout::default();
        let steps = Steps::new(self, &Sequence::Any, &mut scratch);
        let weights: Weights<N> = self.weights(layout, fields, &steps);
        let alone = |i: usize| self.may_stay(&weights.here, i);
        let (found, mut ties) = heaviest_and_ties(weights.count, alone, |u, v| weights.of(u, v))?;
        let best = total(&weights, (0..weights.count).map(|i| (i, found[i])));
        // Nothing is fixed yet, so places in the solution are vertices.
        let partners = self.partners(&weights.here, |i| found[i]);
        let pairs = self.pairs_in(&partners).count();
        let Some(fixed) = self.first_in_sequence(&mut ties, pairs) else {
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

    /// The pairs of the bracket; nothing if the remainder needs an exchange.
    fn first_in_sequence(&self, ties: &mut Ties, pairs: usize) -> Option<Vec<(usize, usize)>> {
        let graph = &self.graph;
        let residents = graph.mdps..self.members();
        let mut fixed = Vec::new();
        let mut paired = Vec::new();
        // 4.4: who of those moved down is paired here.
        for mdp in 0..graph.mdps {
            if ties.keep_of(mdp, |other| residents.contains(&other), false) {
                paired.push(mdp);
            } else if !ties.keep_of(mdp, |other| !residents.contains(&other), true) {
                return None;
            }
        }
        // 4.2: with whom.
        let mut taken = vec![false; residents.end];
        for &mdp in &paired {
            let fits = |&low: &usize| !taken[low] && ties.has(mdp, low) && ties.fix(mdp, low);
            let low = residents.clone().find(fits)?;
            taken[low] = true;
            fixed.push((mdp, low));
        }
        // 4.3 without exchange, then 4.2.
        let remainder: Vec<usize> = residents.clone().filter(|&low| !taken[low]).collect();
        let (upper, lower) = remainder.split_at(pairs.checked_sub(paired.len())?);
        let mut half = vec![0u8; graph.vertices.len() + 1];
        upper.iter().for_each(|&vertex| half[vertex] = 1);
        lower.iter().for_each(|&vertex| half[vertex] = 2);
        let crosses = |a: usize, b: usize| match (half[a], half[b]) {
            (1, 2) => true,
            (1, _) | (_, 1) | (2, 2) => false,
            _ => true,
        };
        if !ties.keep(crosses, |vertex| half[vertex] != 1) {
            return None;
        }
        let mut free: Vec<usize> = lower.to_vec();
        for &high in upper {
            let fits = |&low: &usize| ties.has(high, low) && ties.fix(high, low);
            let place = free.iter().position(fits)?;
            fixed.push((high, free.remove(place)));
        }
        Some(fixed)
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
