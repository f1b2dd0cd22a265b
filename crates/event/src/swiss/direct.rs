//! The first candidates of a bracket, literally: without exchange, partners in order, as long as a perfect one can
//! come of it. A candidate that reaches the lower bound of every criterion is the best (C.04.3 3.4), and since they are
//! tried in the sequence of the rules it is the first of the best. Large brackets are nearly always settled so.
//!
//! Nothing is claimed where it is not: if the bounds are not reached, or not found within a number of attempts, the
//! matching decides.

use std::collections::BTreeMap;

use chess::Color;

use super::bracket::{Bracket, Candidate};
use super::colours::Strength;
use super::completion::{Completion, Good};
use super::criteria;
use super::state::{Facts, Field, Float};

/// How many of each preference, by colour: any, at least strong, absolute.
#[derive(Copy, Clone, Default, Debug)]
struct Tally {
    all: i32,
    wants: [[i32; 3]; 2],
}

impl Tally {
    fn add(&mut self, player: &Facts, by: i32) {
        self.all += by;
        if let Some(color) = player.preference.color {
            let counts = &mut self.wants[usize::from(color == Color::Black)];
            let strengths = [Strength::Mild, Strength::Strong, Strength::Absolute];
            for (count, least) in counts.iter_mut().zip(strengths) {
                if player.preference.strength >= least {
                    *count += by;
                }
            }
        }
    }

    fn of<'a>(players: impl Iterator<Item = &'a Facts>) -> Tally {
        let mut tally = Tally::default();
        players.for_each(|player| tally.add(player, 1));
        tally
    }

    /// At least so many pairs that break C12 and C13 if all but `left` are paired among each other; nothing if C3 forbids it.
    fn among(&self, left: i32) -> Option<[i32; 2]> {
        let mut least = [0, 0];
        for [any, strong, absolute] in self.wants {
            if 2 * absolute > self.all + left {
                return None;
            }
            let pairs = (2 * any - self.all - left).max(0) / 2;
            least[0] += pairs;
            least[1] += (pairs - (any - strong)).max(0);
        }
        Some(least)
    }

    /// The same if everybody here meets somebody of the other half.
    fn across(&self, other: &Tally) -> Option<[i32; 2]> {
        let mut least = [0, 0];
        for (one, two) in self.wants.iter().zip(&other.wants) {
            let over = |i: usize| (one[i] + two[i] - other.all).max(0);
            if over(2) > 0 {
                return None;
            }
            least[0] += over(0);
            least[1] += over(1);
        }
        Some(least)
    }
}

fn fits(used: [i32; 2], least: Option<[i32; 2]>, goal: [i32; 2]) -> bool {
    least.is_some_and(|least| (0..2).all(|i| used[i] + least[i] <= goal[i]))
}

/// The first of the best candidates, if it is perfect.
pub(super) fn perfect(
    field: &Field,
    bracket: &Bracket,
    completion: &Completion<'_>,
) -> Option<Candidate> {
    if bracket.mdps.len() > bracket.residents.len() {
        return None;
    }
    if bracket.size().is_multiple_of(2) {
        completion.without(bracket.members())?;
        let tally = Tally::of(bracket.members().map(|place| &field.players[place]));
        let mut walk = Walk::new(field, bracket, tally.among(0)?, Vec::new());
        return walk.find().then(|| walk.candidate());
    }
    let mut known: BTreeMap<usize, Good> = BTreeMap::new();
    loop {
        let (goal, floaters) = goal(field, bracket, completion, &known)?;
        let mut walk = Walk::new(field, bracket, goal, floaters);
        if !walk.find() {
            return None;
        }
        let candidate = walk.candidate();
        let &floater = candidate.floaters.first()?;
        if known.get(&floater) == Some(&Good::Yes) {
            return Some(candidate);
        }
        match completion.floater(bracket, floater)? {
            Good::Yes => return Some(candidate),
            Good::No => {
                known.insert(floater, Good::No);
            }
        }
    }
}

/// What C12 and C13 can come to at best, and who can float then with the least of C9, C14 and C16.
fn goal(
    field: &Field,
    bracket: &Bracket,
    completion: &Completion<'_>,
    known: &BTreeMap<usize, Good>,
) -> Option<([i32; 2], Vec<usize>)> {
    let gets_bye = completion
        .bye_score
        .is_some_and(|score| score >= bracket.score(field));
    let tally = Tally::of(bracket.members().map(|place| &field.players[place]));
    let mut best: Option<([u32; 5], Vec<usize>)> = None;
    for &place in &bracket.residents {
        let player = &field.players[place];
        let cannot =
            gets_bye && (player.barred.is_some() || completion.bye_score != Some(player.score));
        if cannot || known.get(&place) == Some(&Good::No) {
            continue;
        }
        let mut rest = tally;
        rest.add(player, -1);
        let Some([c12, c13]) = rest.among(0) else {
            continue;
        };
        let down = |ago: usize| u32::from(player.floats[ago] == Float::Down);
        let unplayed = if gets_bye { player.unplayed } else { 0 };
        let value = [unplayed, c12 as u32, c13 as u32, down(0), down(1)];
        match &mut best {
            Some((least, places)) if *least == value => places.push(place),
            Some((least, _)) if *least < value => {}
            _ => best = Some((value, vec![place])),
        }
    }
    let (value, places) = best?;
    Some(([value[1] as i32, value[2] as i32], places))
}

/// The search, one partner after the other.
struct Walk<'a> {
    field: &'a Field,
    mdps: &'a [usize],
    residents: &'a [usize],
    goal: [i32; 2],
    /// May this resident float? None may in an even bracket.
    may_float: Vec<bool>,
    floaters: i32,
    used: [i32; 2],
    taken: Vec<bool>,
    /// Indices of residents: partners of moved-down players.
    chosen: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    attempts: usize,
}

impl<'a> Walk<'a> {
    fn new(
        field: &'a Field,
        bracket: &'a Bracket,
        goal: [i32; 2],
        floaters: Vec<usize>,
    ) -> Walk<'a> {
        let size = bracket.size();
        let first = bracket.residents.first().copied().unwrap_or(0);
        let mut may_float = vec![false; bracket.residents.len()];
        for place in &floaters {
            may_float[place - first] = true;
        }
        Walk {
            field,
            mdps: &bracket.mdps,
            residents: &bracket.residents,
            goal,
            may_float,
            floaters: floaters.len() as i32,
            used: [0, 0],
            taken: vec![false; bracket.residents.len()],
            chosen: Vec::new(),
            pairs: Vec::new(),
            attempts: 20_000 + 8 * size * size,
        }
    }

    fn candidate(&self) -> Candidate {
        let bracket = Bracket {
            mdps: self.mdps.to_vec(),
            residents: self.residents.to_vec(),
            ..Bracket::default()
        };
        Candidate::new(&bracket, self.pairs.clone())
    }

    fn facts(&self, place: usize) -> &'a Facts {
        &self.field.players[place]
    }

    fn broken(&self, a: usize, b: usize) -> Option<[i32; 2]> {
        let (one, two) = (self.facts(a), self.facts(b));
        let absolute = criteria::widens(one, two) || criteria::third_running(one, two);
        (!absolute && self.field.allowed(a, b)).then(|| {
            let lost = criteria::loses_preference(one, two);
            [
                i32::from(lost),
                i32::from(lost && criteria::loses_strong(one, two)),
            ]
        })
    }

    /// Partners of those moved down (4.2), then the remainder. If the remainder fails, an exchange might not: that is
    /// for the matching.
    fn find(&mut self) -> bool {
        let left = i32::from((self.mdps.len() + self.residents.len()) % 2 == 1);
        let members = self.mdps.iter().chain(self.residents);
        let mut tally = Tally::of(members.map(|&place| self.facts(place)));
        let mut from = 0;
        while self.chosen.len() < self.mdps.len() {
            let mdp = self.mdps[self.chosen.len()];
            let found = (from..self.residents.len()).find_map(|i| {
                let low = self.residents[i];
                let up = self.facts(low).floats.contains(&Float::Up);
                let last = left == 1 && self.may_float[i] && self.floaters == 1;
                if self.taken[i] || up || last {
                    return None;
                }
                let broken = self.broken(mdp, low)?;
                let mut rest = tally;
                rest.add(self.facts(mdp), -1);
                rest.add(self.facts(low), -1);
                let used = [self.used[0] + broken[0], self.used[1] + broken[1]];
                fits(used, rest.among(left), self.goal).then_some((i, used, rest))
            });
            self.attempts = self.attempts.saturating_sub(self.residents.len());
            match found {
                Some((i, used, rest)) => {
                    self.take(i, true);
                    self.chosen.push(i);
                    self.pairs.push((mdp, self.residents[i]));
                    (self.used, tally) = (used, rest);
                    from = 0;
                }
                None => {
                    let (Some(i), true) = (self.chosen.pop(), self.attempts > 0) else {
                        return false;
                    };
                    self.pairs.pop();
                    self.take(i, false);
                    let mdp = self.facts(self.mdps[self.chosen.len()]);
                    let low = self.facts(self.residents[i]);
                    tally.add(mdp, 1);
                    tally.add(low, 1);
                    self.used[0] -= i32::from(criteria::loses_preference(mdp, low));
                    self.used[1] -= i32::from(criteria::loses_strong(mdp, low));
                    from = i + 1;
                }
            }
        }
        self.remainder()
    }

    fn take(&mut self, i: usize, taken: bool) {
        self.taken[i] = taken;
        if self.may_float[i] {
            self.floaters += if taken { -1 } else { 1 };
        }
    }

    /// The first half against the second, in the order of transpositions (4.2).
    fn remainder(&mut self) -> bool {
        let free = (0..self.residents.len()).filter(|&i| !self.taken[i]);
        let remainder: Vec<usize> = free.collect();
        let (upper, lower) = remainder.split_at(remainder.len() / 2);
        let odd = lower.len() > upper.len();
        if odd {
            // Who is in the first half does not float.
            let gone = upper.iter().filter(|&&i| self.may_float[i]).count();
            self.floaters -= gone as i32;
            if self.floaters <= 0 {
                return false;
            }
        }
        let of = |half: &[usize]| Tally::of(half.iter().map(|&i| self.facts(self.residents[i])));
        let (mut above, mut below) = (of(upper), of(lower));
        let mut list = Unused::new(lower.len());
        let mut partners: Vec<usize> = Vec::new();
        let mut from = list.first();
        while partners.len() < upper.len() {
            let high = self.residents[upper[partners.len()]];
            above.add(self.facts(high), -1);
            let mut at = from;
            let found = loop {
                if at == lower.len() || self.attempts == 0 {
                    break None;
                }
                self.attempts -= 1;
                let i = lower[at];
                let low = self.residents[i];
                let last = odd && self.may_float[i] && self.floaters == 1;
                if !last && let Some(broken) = self.broken(high, low) {
                    let mut rest = below;
                    rest.add(self.facts(low), -1);
                    let used = [self.used[0] + broken[0], self.used[1] + broken[1]];
                    if fits(used, above.across(&rest), self.goal) {
                        break Some((used, rest));
                    }
                }
                at = list.after(at);
            };
            if let Some((used, rest)) = found {
                (self.used, below) = (used, rest);
                list.remove(at);
                self.take(lower[at], true);
                self.pairs.push((high, self.residents[lower[at]]));
                partners.push(at);
                from = list.first();
                continue;
            }
            above.add(self.facts(high), 1);
            let (Some(last), true) = (partners.pop(), self.attempts > 0) else {
                return false;
            };
            let Some((high, low)) = self.pairs.pop() else {
                return false;
            };
            let (high, low) = (self.facts(high), self.facts(low));
            list.restore(last);
            self.take(lower[last], false);
            above.add(high, 1);
            below.add(low, 1);
            self.used[0] -= i32::from(criteria::loses_preference(high, low));
            self.used[1] -= i32::from(criteria::loses_strong(high, low));
            from = list.after(last);
        }
        true
    }
}

/// Places of a list that are not used, in order; what was removed last is restored first.
struct Unused {
    next: Vec<usize>,
    before: Vec<usize>,
}

impl Unused {
    fn new(count: usize) -> Unused {
        // The last place is the head of the ring.
        Unused {
            next: (0..=count).map(|i| (i + 1) % (count + 1)).collect(),
            before: (0..=count).map(|i| (i + count) % (count + 1)).collect(),
        }
    }

    fn first(&self) -> usize {
        self.next[self.next.len() - 1]
    }

    fn after(&self, at: usize) -> usize {
        self.next[at]
    }

    fn remove(&mut self, at: usize) {
        let (before, next) = (self.before[at], self.next[at]);
        self.next[before] = next;
        self.before[next] = before;
    }

    fn restore(&mut self, at: usize) {
        let (before, next) = (self.before[at], self.next[at]);
        self.next[before] = at;
        self.before[next] = at;
    }
}
