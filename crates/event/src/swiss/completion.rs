//! Can everybody else still be paired (C4)? One complete pairing by C1 to C3 is kept and mended bracket by bracket.

use std::sync::Arc;

use super::bracket::{Bracket, Candidate};
use super::course::Tenths;
use super::criteria::c2_broken;
use super::matching::{Edges, Partners};
use super::pairing::Impossible;
use super::state::Field;

/// A complete legal pairing of everybody who is not paired yet.
#[derive(Clone, Debug)]
pub struct Completion<'a> {
    field: &'a Field,
    /// Who can meet (C1 and C3), and last who can have the bye.
    edges: Arc<Edges>,
    partners: Partners,
    /// C5: the score of who gets the bye; none if the field is even.
    pub bye_score: Option<Tenths>,
}

impl<'a> Completion<'a> {
    /// Any complete pairing, with the bye at the lowest possible score (C5, 2.2).
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn new(field: &'a Field) -> Result<Completion<'a>, Impossible> {
        let count = field.players.len();
        let size = count + usize::from(field.is_odd());
        let mut edges = Edges::of(size, |a, b| b < count && field.allowed(a, b));
        let mut partners = Partners::new(size);
        let alone = partners.grow(&edges);
        if alone > 2 * usize::from(field.is_odd()) {
            return Err(Impossible::Opponents);
        }
        let mut bye_score = None;
        if field.is_odd() {
            // From the lowest score up.
            let places: Vec<usize> = (0..count).rev().collect();
            let score = |place: &usize| field.players[*place].score;
            let mut groups = places.chunk_by(|a, b| score(a) == score(b));
            let lowest = groups.find(|group| {
                let may = group
                    .iter()
                    .filter(|place| !c2_broken(&field.players[**place]));
                may.for_each(|&place| edges.set(place, count, true));
                partners.grow_from(count, &edges)
            });
            bye_score = lowest.and_then(|group| group.first()).map(score);
            if bye_score.is_none() {
                return Err(Impossible::Bye);
            }
        }
        Ok(Completion {
            field,
            edges: Arc::new(edges),
            partners,
            bye_score,
        })
    }

    /// Without these; nothing if the others can then not all be paired.
    pub fn without(&self, gone: impl Iterator<Item = usize>) -> Option<Completion<'a>> {
        let mut mended = self.clone();
        gone.for_each(|place| mended.partners.take_out(place));
        (mended.partners.grow(&self.edges) == 0).then_some(mended)
    }

    /// Without the pairs of a candidate.
    pub fn after(&self, candidate: &Candidate) -> Option<Completion<'a>> {
        self.without(candidate.pairs.iter().flat_map(|&(high, low)| [high, low]))
    }

    /// Can everybody be paired if this one leaves the bracket, such that he meets somebody of the next one and there
    /// as few as possible are left over? Nothing if that is not found at once.
    pub fn floater(&self, bracket: &Bracket, floater: usize) -> Option<Good> {
        let stay = bracket.members().filter(|&place| place != floater);
        let gets_bye = self
            .bye_score
            .is_some_and(|score| score >= bracket.score(self.field));
        if bracket.next == 0 || gets_bye {
            return self.without(stay).map(|_| Good::Yes);
        }
        let field = self.field;
        let mut next: Vec<usize> = bracket.below[..bracket.next].to_vec();
        next.push(floater);
        let last = next.len() - 1;
        let edges = Edges::of(next.len(), |a, b| field.allowed(next[a], next[b]));
        let mut partners = Partners::new(next.len());
        let meets = partners.grow_from(last, &edges);
        if !meets || partners.grow(&edges) > next.len() % 2 {
            return Some(Good::No);
        }
        let left = (0..last).find(|&place| partners.of(place).is_none());
        let left = left.map(|place| next[place]);
        let within = next.iter().copied().filter(|&place| Some(place) != left);
        let rest = self.without(stay.chain(within));
        rest.map(|_| Good::Yes)
    }
}

/// Does a floater leave the next bracket as good as can be (C8)?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Good {
    /// Yes.
    Yes,
    /// No: it has no opponent there, or too many are left over.
    No,
}
