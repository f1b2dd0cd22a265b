//! A bracket and what becomes of it.

use super::state::Field;

/// The players of one scoregroup with those moved down to it, and everybody below. All are places in the [`Field`],
/// the higher ranked first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bracket {
    /// Moved-down players: left unpaired above.
    pub mdps: Vec<usize>,
    /// Players of the scoregroup itself.
    pub residents: Vec<usize>,
    /// Everybody with a lower score.
    pub below: Vec<usize>,
    /// How many of these, from the first on, are the next scoregroup.
    pub next: usize,
}

impl Bracket {
    /// Was this one moved down?
    pub fn is_mdp(&self, place: usize) -> bool {
        self.residents.first().is_some_and(|&first| place < first)
    }

    /// Everybody in it, by BSN.
    pub fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.mdps.iter().chain(&self.residents).copied()
    }

    /// How many are in it.
    pub fn size(&self) -> usize {
        self.mdps.len() + self.residents.len()
    }

    /// The next bracket after these have floated to it; nothing if this was the last.
    pub fn following(&self, field: &Field, floaters: &[usize]) -> Option<Bracket> {
        let (residents, below) = self.below.split_at(self.next);
        let next = below.first().map_or(0, |&first| {
            let score = field.players[first].score;
            let same = below
                .iter()
                .take_while(|&&place| field.players[place].score == score);
            same.count()
        });
        (!residents.is_empty()).then(|| Bracket {
            mdps: floaters.to_vec(),
            residents: residents.to_vec(),
            below: below.to_vec(),
            next,
        })
    }

    /// The score of the residents.
    pub fn score(&self, field: &Field) -> super::course::Tenths {
        let first = self.residents.first();
        first.map_or(0, |&place| field.players[place].score)
    }
}

/// A way to pair a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Candidate {
    /// The higher ranked of each two first; in the order of the first.
    pub pairs: Vec<(usize, usize)>,
    /// Who leaves the bracket unpaired, the higher ranked first.
    pub floaters: Vec<usize>,
}

impl Candidate {
    /// Everybody who is not in a pair floats.
    pub fn new(bracket: &Bracket, mut pairs: Vec<(usize, usize)>) -> Candidate {
        pairs.sort_unstable();
        let paired: std::collections::BTreeSet<usize> =
            pairs.iter().flat_map(|&(high, low)| [high, low]).collect();
        let floaters = bracket.members().filter(|place| !paired.contains(place));
        Candidate {
            floaters: floaters.collect(),
            pairs,
        }
    }
}
