//! The procedure of C.04.6 3.4–3.6 by its letter: every set of upfloaters and every pairing of a bracket in turn. Slow, and
//! the same as the matchings.

use event::teams::TeamCourse;
use event::teams::swiss::{TeamField, TeamRound, pair_teams};
use event::trf;

use crate::made_up::made_up;

type Pairs = Vec<(usize, usize)>;

/// All perfect matchings of teams that may meet.
fn matchings(field: &TeamField, teams: &[usize]) -> Vec<Pairs> {
    let Some((&first, rest)) = teams.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for (place, &other) in rest.iter().enumerate() {
        if !field.may_meet(first, other) {
            continue;
        }
        let mut left = rest.to_vec();
        left.remove(place);
        for mut pairs in matchings(field, &left) {
            pairs.push((first, other));
            all.push(pairs);
        }
    }
    all
}

fn pairable(field: &TeamField, teams: &[usize]) -> bool {
    teams.len().is_multiple_of(2) && !matchings(field, teams).is_empty()
}

/// C8, C9, C10 of a pairing.
fn failures(field: &TeamField, score: i64, pairs: &Pairs) -> [usize; 3] {
    let mut sums = [0; 3];
    for &(one, other) in pairs {
        let (a, b) = (&field.teams[one], &field.teams[other]);
        let same = a.preference.color().is_some() && a.preference.color() == b.preference.color();
        sums[0] += usize::from(same);
        sums[1] += usize::from(same && a.preference.is_strong() && b.preference.is_strong());
        for (up, met) in [(a, b), (b, a)] {
            sums[2] += usize::from(field.floats_count && up.score < score && met.floated);
        }
    }
    sums
}

/// 3.6.2: the upper teams in order, then their opponents.
fn identifier(pairs: &Pairs) -> Vec<usize> {
    let mut sorted: Pairs = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    sorted.sort_unstable();
    let upper = sorted.iter().map(|pair| pair.0);
    upper.chain(sorted.iter().map(|pair| pair.1)).collect()
}

fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for place in 0..of.len() {
        for mut rest in subsets(&of[place + 1..], size - 1) {
            rest.insert(0, of[place]);
            all.push(rest);
        }
    }
    all
}

fn without(all: &[usize], some: &[usize]) -> Vec<usize> {
    let left = all.iter().copied().filter(|team| !some.contains(team));
    left.collect()
}

/// Does the following scoregroup need no more than its parity asks?
fn c6(field: &TeamField, rest: &[usize], following: Option<i64>) -> bool {
    let score = |team: &usize| field.teams[*team].score;
    let group: Vec<usize> = rest
        .iter()
        .copied()
        .filter(|t| Some(score(t)) == following)
        .collect();
    if group.is_empty() {
        return true;
    }
    let lower = without(rest, &group);
    subsets(&lower, group.len() % 2).into_iter().any(|up| {
        let bracket: Vec<usize> = group.iter().chain(&up).copied().collect();
        pairable(field, &bracket) && pairable(field, &without(rest, &bracket))
    })
}

fn upfloaters(
    field: &TeamField,
    residents: &[usize],
    lower: &[usize],
    following: Option<i64>,
) -> Option<Vec<usize>> {
    for size in (residents.len() % 2..=lower.len()).step_by(2) {
        let sets = subsets(lower, size).into_iter().enumerate();
        let legal = sets.filter(|(_, up)| {
            let bracket: Vec<usize> = residents.iter().chain(up).copied().collect();
            pairable(field, &bracket) && pairable(field, &without(lower, up))
        });
        let best = legal.min_by_key(|(place, up)| {
            let mut scores: Vec<i64> = up.iter().map(|&t| -field.teams[t].score).collect();
            scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
            let fails = !c6(field, &without(lower, up), following);
            let floated = up
                .iter()
                .filter(|&&t| field.floats_count && field.teams[t].floated);
            (scores, fails, floated.count(), *place)
        });
        if let Some((_, up)) = best {
            return Some(up);
        }
    }
    None
}

/// The pairs of a round and who has the bye.
fn literal(field: &TeamField) -> Option<(Pairs, Option<usize>)> {
    let all: Vec<usize> = (0..field.teams.len()).collect();
    let mut scores: Vec<i64> = field.teams.iter().map(|team| team.score).collect();
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    scores.dedup();
    let mut able: Vec<usize> = all
        .iter()
        .copied()
        .filter(|&t| field.teams[t].may_bye)
        .collect();
    able.sort_by_key(|&t| {
        let team = &field.teams[t];
        (team.score, std::cmp::Reverse((team.played, team.id)))
    });
    let bye = match all.len() % 2 {
        0 => None,
        _ => Some(
            able.into_iter()
                .find(|&t| pairable(field, &without(&all, &[t])))?,
        ),
    };
    let mut left = without(&all, &bye.into_iter().collect::<Vec<_>>());
    let mut pairs = Vec::new();
    for (place, &score) in scores.iter().enumerate() {
        let of = |t: &usize| field.teams[*t].score;
        let residents: Vec<usize> = left.iter().copied().filter(|t| of(t) == score).collect();
        if residents.is_empty() {
            continue;
        }
        let mut lower: Vec<usize> = left.iter().copied().filter(|t| of(t) < score).collect();
        lower.sort_by_key(|t| (std::cmp::Reverse(of(t)), *t));
        let up = upfloaters(field, &residents, &lower, scores.get(place + 1).copied())?;
        let mut bracket: Vec<usize> = residents.iter().chain(&up).copied().collect();
        bracket.sort_unstable();
        let best = matchings(field, &bracket)
            .into_iter()
            .min_by_key(|pairs| (failures(field, score, pairs), identifier(pairs)))?;
        left = without(&left, &bracket);
        pairs.extend(best);
    }
    Some((pairs, bye))
}

fn same(field: &TeamField, found: &TeamRound, pairs: &Pairs, bye: Option<usize>) -> bool {
    let id = |team: usize| field.teams[team].id;
    let sorted = |mut all: Vec<_>| {
        all.sort_unstable();
        all
    };
    let ours = found.games.iter();
    let ours = sorted(
        ours.map(|g| (g.white.min(g.black), g.white.max(g.black)))
            .collect(),
    );
    let theirs = sorted(
        pairs
            .iter()
            .map(|&(a, b)| (id(a).min(id(b)), id(a).max(id(b))))
            .collect(),
    );
    ours == theirs && found.bye == bye.map(id)
}

#[test]
fn matchings_pair_as_the_letter_does() {
    let mut compared = 0;
    for seed in 1..=150 {
        let desk = made_up(seed, 9);
        let report = trf::read(&trf::write(&desk.competition)).expect("a report");
        let course = TeamCourse::of_report(&report).expect("teams");
        for round in 1..=course.paired_rounds() {
            let field = TeamField::before(&course, round);
            let (pairs, bye) = literal(&field).expect("it was paired");
            let found = pair_teams(&field).expect("it was paired");
            assert!(
                same(&field, &found, &pairs, bye),
                "seed {seed} round {round}: {found:?} {pairs:?}"
            );
            compared += 1;
        }
    }
    assert!(compared > 400, "{compared} rounds");
}

#[test]
fn what_is_paired_checks_clean_from_its_report() {
    for seed in 1000..1040 {
        let desk = made_up(seed, 30);
        let text = trf::write(&desk.competition);
        let report = trf::read(&text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
        assert_eq!(report.to_string(), text);
        let course = TeamCourse::of_report(&report).expect("teams");
        let differing = event::teams::swiss::check_teams(&course);
        assert_eq!(differing, [], "seed {seed}\n{text}");
    }
}
