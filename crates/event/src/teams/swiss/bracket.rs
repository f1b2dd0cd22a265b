//! One bracket: its upfloaters (C.04.6 3.5) and its pairing (3.6).

use super::state::TeamField;
use super::weights::{Parts, best};
use crate::swiss::matching::{Edges, Layout, Partners};

/// Can all of these be paired by C1 among each other?
pub(super) fn can_be_paired(field: &TeamField, teams: &[usize]) -> bool {
    if teams.len() % 2 == 1 {
        return false;
    }
    let may_meet = |one: usize, other: usize| field.may_meet(teams[one], teams[other]);
    let mut partners = Partners::new(teams.len());
    partners.grow(&Edges::of(teams.len(), may_meet)) == 0
}

/// A scoregroup on top, and everybody below it. All of them can be paired.
pub(super) struct Group<'a> {
    pub field: &'a TeamField,
    /// The residents, by TPN.
    pub residents: &'a [usize],
    /// By score down, then TPN up (3.5.3).
    pub lower: &'a [usize],
    /// The score of the scoregroup that follows (C6).
    pub following: Option<i64>,
}

impl Group<'_> {
    /// The upfloaters: fewest (C4), with the highest scores (C5), such that the following scoregroup needs no more
    /// than its parity asks (C6), with the fewest that floated (C7), and the first of these sets (3.5.4).
    ///
    /// In the smallest sets each upfloater meets a resident, since two that met each other could both stay below. So the
    /// sets are those whose teams meet residents in perfect matchings of everybody, and one matching finds the first.
    pub fn upfloaters(&self) -> Option<Vec<usize>> {
        let even = self.residents.len().is_multiple_of(2);
        if even
            && can_be_paired(self.field, self.residents)
            && can_be_paired(self.field, self.lower)
        {
            return Some(Vec::new());
        }
        let found = self.floating(true)?;
        // C6 is complied with or not; if it cannot be, it chooses nothing.
        match self.needs_more(&found) {
            false => Some(self.who(&found)),
            true => Some(self.who(&self.floating(false)?)),
        }
    }

    fn vertex(&self, vertex: usize) -> usize {
        let residents = self.residents.len();
        match vertex < residents {
            true => self.residents[vertex],
            false => self.lower[vertex - residents],
        }
    }

    fn who(&self, partners: &[usize]) -> Vec<usize> {
        let residents = self.residents.len();
        let lower = self.lower.iter().enumerate();
        lower
            .filter(|(place, _)| partners[residents + place] < residents)
            .map(|(_, &team)| team)
            .collect()
    }

    fn is_following(&self, team: usize) -> bool {
        self.following == Some(self.field.teams[team].score)
    }

    /// Does the following scoregroup need more upfloaters than its parity asks?
    fn needs_more(&self, partners: &[usize]) -> bool {
        let residents = self.residents.len();
        let stay = |vertex: &usize| partners[*vertex] >= residents;
        let group: Vec<usize> = (residents..residents + self.lower.len())
            .filter(|&vertex| self.is_following(self.vertex(vertex)))
            .filter(stay)
            .collect();
        let among = group.iter().filter(|&&vertex| {
            let mate = partners[vertex];
            self.is_following(self.vertex(mate))
        });
        group.len() - among.count() > group.len() % 2
    }

    fn floating(&self, look_ahead: bool) -> Option<Vec<usize>> {
        let (residents, lower) = (self.residents.len(), self.lower.len());
        let mut scores: Vec<i64> = self.lower.iter().map(|&team| self.score(team)).collect();
        scores.dedup();
        // The lowest first: as few as possible of them float.
        scores.reverse();
        let mut layout = Layout::default();
        let c4 = layout.field(residents / 2);
        let c5: Vec<usize> = scores.iter().map(|_| layout.field(lower)).collect();
        let c6 = layout.field(lower / 2);
        let c7 = layout.field(lower);
        let first: Vec<usize> = (0..lower).map(|_| layout.field(1)).collect();
        let level = |team: usize| {
            let score = self.score(team);
            scores.iter().position(|&one| one == score).unwrap_or(0)
        };
        best(residents + lower, &layout, |one, other| {
            let (a, b) = (self.vertex(one), self.vertex(other));
            if !self.field.may_meet(a, b) {
                return None;
            }
            let mut parts = Parts::new();
            match (one < residents, other < residents) {
                (true, true) => parts.push((c4, 1)),
                (true, false) => parts.push((first[other - residents], 1)),
                _ => {
                    parts.extend([(c5[level(a)], 1), (c5[level(b)], 1)]);
                    if look_ahead && self.is_following(a) && self.is_following(b) {
                        parts.push((c6, 1));
                    }
                    let floated = [a, b].map(|team| u64::from(self.has_floated(team)));
                    parts.push((c7, floated.iter().sum()));
                }
            }
            Some(parts)
        })
    }

    fn score(&self, team: usize) -> i64 {
        self.field.teams[team].score
    }

    fn has_floated(&self, team: usize) -> bool {
        self.field.floats_count && self.field.teams[team].floated
    }
}

/// What a pair of a bracket breaks: C8, C9, C10.
pub(super) fn broken(field: &TeamField, score: i64, one: usize, other: usize) -> [u64; 3] {
    let (a, b) = (&field.teams[one], &field.teams[other]);
    let (mine, theirs) = (a.preference, b.preference);
    let same = mine.color().is_some() && mine.color() == theirs.color();
    let floats = |up: i64, opponent: bool| up < score && opponent && field.floats_count;
    let again = [floats(a.score, b.floated), floats(b.score, a.floated)];
    [
        u64::from(same),
        u64::from(same && mine.is_strong() && theirs.is_strong()),
        again.iter().filter(|&&holds| holds).count() as u64,
    ]
}

/// The pairing of a bracket, its teams by TPN: least C8, C9 and C10, then the first identifier (3.6.2): the upper teams of
/// all pairs in order, then their opponents.
pub(super) fn pairs(field: &TeamField, score: i64, teams: &[usize]) -> Option<Vec<(usize, usize)>> {
    if let Some(pairs) = straight(field, score, teams) {
        return Some(pairs);
    }
    let n = teams.len();
    let kept = |one: usize, other: usize| broken(field, score, teams[one], teams[other]);
    let criteria = |layout: &mut Layout| [1, 1, 2].map(|most| layout.field(most * n / 2));
    let mut layout = Layout::default();
    let [c8, c9, c10] = criteria(&mut layout);
    let tops: Vec<usize> = (0..n).map(|_| layout.field(1)).collect();
    let may_meet = |one: usize, other: usize| field.may_meet(teams[one], teams[other]);
    let found = best(n, &layout, |one, other| {
        let [b8, b9, b10] = kept(one, other);
        let parts = vec![(c8, 1 - b8), (c9, 1 - b9), (c10, 2 - b10), (tops[one], 1)];
        may_meet(one, other).then_some(parts)
    })?;
    // Who is above is known now; the opponents follow, one after the other.
    let upper: Vec<bool> = (0..n).map(|vertex| vertex < found[vertex]).collect();
    let mut layout = Layout::default();
    let [c8, c9, c10] = criteria(&mut layout);
    let each: Vec<usize> = (0..n)
        .map(|vertex| layout.field(if upper[vertex] { n } else { 0 }))
        .collect();
    let found = best(n, &layout, |one, other| {
        let [b8, b9, b10] = kept(one, other);
        let early = (n - other) as u64;
        let parts = vec![
            (c8, 1 - b8),
            (c9, 1 - b9),
            (c10, 2 - b10),
            (each[one], early),
        ];
        (upper[one] && !upper[other] && may_meet(one, other)).then_some(parts)
    })?;
    let above = (0..n).filter(|&vertex| upper[vertex]);
    Some(above.map(|one| (teams[one], teams[found[one]])).collect())
}

/// The very first identifier, if it breaks nothing: the upper half against the lower one, in order.
fn straight(field: &TeamField, score: i64, teams: &[usize]) -> Option<Vec<(usize, usize)>> {
    let (upper, lower) = teams.split_at(teams.len() / 2);
    let pairs = upper.iter().copied().zip(lower.iter().copied());
    let pairs: Vec<(usize, usize)> = pairs.collect();
    let fine = |&(one, other): &(usize, usize)| {
        field.may_meet(one, other) && broken(field, score, one, other) == [0; 3]
    };
    pairs.iter().all(fine).then_some(pairs)
}
