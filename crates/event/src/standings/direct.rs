//! The direct encounter (C.07 6): the games of the tied among each other.

use super::code::TieBreak;
use super::field::{Field, Kind, System};
use super::sums::{Breakdown, Reckoned, Summand};
use super::value::Value;

/// A separate standing of some who are level.
struct Encounter {
    /// Points of each, by his place in the group.
    points: Vec<Value>,
    /// How many of the others each has not met.
    missing: Vec<usize>,
}

impl Field {
    /// Divides a group of lines that are level; each part is level still. Tells the points of each among the group.
    pub(super) fn by_direct_encounter(
        &self,
        group: &[usize],
        forfeits_played: bool,
        tell: &mut dyn FnMut(usize, Value),
    ) -> Vec<Vec<usize>> {
        let encounter = self.encounter(group, forfeits_played);
        let met = group.len() - 1;
        for (place, &line) in group.iter().enumerate() {
            if encounter.missing[place] < met {
                tell(line, encounter.points[place]);
            }
        }
        self.divided(group, &encounter, forfeits_played)
    }

    /// Until nothing more can be told apart.
    fn again(&self, group: Vec<usize>, forfeits_played: bool) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group];
        }
        let encounter = self.encounter(&group, forfeits_played);
        self.divided(&group, &encounter, forfeits_played)
    }

    fn divided(
        &self,
        group: &[usize],
        encounter: &Encounter,
        forfeits_played: bool,
    ) -> Vec<Vec<usize>> {
        let parts = self.divided_once(group, encounter);
        match parts.len() {
            1 => parts,
            _ => parts
                .into_iter()
                .flat_map(|part| self.again(part, forfeits_played))
                .collect(),
        }
    }

    /// One step: the parts of a group, each of which begins again.
    pub(crate) fn encounter_once(&self, group: &[usize], forfeits_played: bool) -> Vec<Vec<usize>> {
        self.divided_once(group, &self.encounter(group, forfeits_played))
    }

    /// Tells the points of each among the group, where he has met anybody of it.
    pub(crate) fn tell_encounter(
        &self,
        group: &[usize],
        forfeits_played: bool,
        values: &mut [Option<Value>],
    ) {
        let encounter = self.encounter(group, forfeits_played);
        for (place, &line) in group.iter().enumerate() {
            if encounter.missing[place] < group.len() - 1 {
                values[line] = Some(encounter.points[place]);
            }
        }
    }

    fn divided_once(&self, group: &[usize], encounter: &Encounter) -> Vec<Vec<usize>> {
        if encounter.missing.iter().all(|&missing| missing == 0) {
            let mut order: Vec<usize> = (0..group.len()).collect();
            order.sort_by_key(|&place| std::cmp::Reverse(encounter.points[place]));
            let parts =
                order.chunk_by(|&one, &other| encounter.points[one] == encounter.points[other]);
            return parts
                .map(|part| part.iter().map(|&place| group[place]).collect())
                .collect();
        }
        match self.system {
            System::Swiss => self.peeled(group, encounter),
            System::RoundRobin => vec![group.to_vec()],
        }
    }

    /// 6.3: the first is who has more than any rival can reach with the games that are missing; so the second, and so
    /// on. The others begin again.
    fn peeled(&self, group: &[usize], encounter: &Encounter) -> Vec<Vec<usize>> {
        let win = Value::halves(self.win);
        let reach = |place: usize| {
            encounter.points[place] + win * Value::whole(encounter.missing[place] as i64)
        };
        let mut by_reach: Vec<usize> = (0..group.len()).collect();
        by_reach.sort_by_key(|&place| std::cmp::Reverse(reach(place)));
        let mut first = Vec::new();
        // Who is alone at the top has the most points and can reach the most.
        while let [leader, rivals @ ..] = &by_reach[first.len()..] {
            let alone = rivals
                .first()
                .is_none_or(|&rival| encounter.points[*leader] > reach(rival));
            if !alone {
                break;
            }
            first.push(*leader);
        }
        if first.is_empty() {
            return vec![group.to_vec()];
        }
        let rest: Vec<usize> = {
            let ranked = first.len();
            let mut rest = by_reach[ranked..].to_vec();
            rest.sort_unstable();
            rest.into_iter().map(|place| group[place]).collect()
        };
        let mut parts: Vec<Vec<usize>> = first.iter().map(|&place| vec![group[place]]).collect();
        parts.extend(Some(rest).filter(|rest| !rest.is_empty()));
        parts
    }

    fn encounter(&self, group: &[usize], forfeits_played: bool) -> Encounter {
        let mut member = vec![false; self.lines.len()];
        for &line in group {
            member[line] = true;
        }
        let with_forfeits = forfeits_played || self.system == System::RoundRobin;
        let counts = |kind: Kind| match kind {
            Kind::Played => true,
            Kind::ForfeitWin | Kind::ForfeitLoss => with_forfeits,
            _ => false,
        };
        let (mut points, mut missing) = (Vec::new(), Vec::new());
        for &line in group {
            let cells = self.lines[line].cells.iter();
            let among = cells.filter_map(|cell| {
                let opponent = cell.opponent.filter(|&other| member[other])?;
                counts(cell.kind).then_some((opponent, cell.points))
            });
            let mut games: Vec<(usize, i64)> = among.collect();
            games.sort_unstable();
            let opponents = games.chunk_by(|one, other| one.0 == other.0);
            let means: Vec<Value> = opponents
                .map(|games| {
                    let sum = games.iter().map(|(_, points)| points).sum();
                    Value::halves(sum).over(games.len() as i64)
                })
                .collect();
            missing.push(group.len() - 1 - means.len());
            points.push(means.into_iter().sum());
        }
        Encounter { points, missing }
    }
}

impl Field {
    /// The games of a line against those it is level with.
    pub(super) fn encounter_of(
        &self,
        line: usize,
        group: &[usize],
        tie_break: &TieBreak,
    ) -> Breakdown {
        let encounter = self.encounter(group, tie_break.forfeits_played);
        let place = group.iter().position(|&one| one == line);
        let others = group.len().saturating_sub(1);
        let met = place.filter(|&place| encounter.missing[place] < others);
        let played = |kind| match kind {
            Kind::Played => true,
            Kind::ForfeitWin | Kind::ForfeitLoss => {
                tie_break.forfeits_played || self.system == System::RoundRobin
            }
            _ => false,
        };
        let own = &self.lines[line];
        let rounds = own.cells.iter().enumerate();
        let games = rounds.filter(|(_, cell)| {
            let among = cell.opponent.is_some_and(|other| group.contains(&other));
            among && played(cell.kind)
        });
        let summands = games.map(|(round, cell)| Summand {
            value: Value::halves(cell.points),
            ..self.part(round, cell)
        });
        Breakdown {
            player: own.player,
            code: tie_break.to_string(),
            article: tie_break.name.article().to_owned(),
            value: met.map(|place| encounter.points[place]),
            reckoned: Reckoned::Sum,
            summands: summands.collect(),
        }
    }
}
