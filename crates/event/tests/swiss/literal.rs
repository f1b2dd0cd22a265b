//! The sequence of C.04.3 4, literally: every candidate of a bracket in its order, the first of the best. No matching,
//! no bounds; for small fields only.

use std::collections::BTreeMap;

use event::swiss::criteria::{self, Criterion, Value};
use event::swiss::{
    Bracket, Candidate, Completion, Facts, Field, Float, Forced, optimum, optimum_by_weights,
    pair_field, scoregroups,
};
use event::{PlayerId, swiss::Tenths};

use crate::lots::{Lots, cases};

type Pairs = Vec<(usize, usize)>;

/// All complete pairings of these players by C1 to C3; with an odd number one has the bye, as the second list says.
fn complete(field: &Field, left: &[usize], odd: bool, found: &mut Vec<(Pairs, Option<usize>)>) {
    fn go(
        field: &Field,
        left: &[usize],
        bye: Option<Option<usize>>,
        pairs: &mut Pairs,
        found: &mut Vec<(Pairs, Option<usize>)>,
    ) {
        let Some((&first, rest)) = left.split_first() else {
            if let Some(bye) = bye {
                found.push((pairs.clone(), bye));
            }
            return;
        };
        if bye.is_none() && !criteria::c2_broken(&field.players[first]) {
            go(field, rest, Some(Some(first)), pairs, found);
        }
        for (i, &second) in rest.iter().enumerate() {
            let players = &field.players;
            let broken = criteria::c1_broken(field, first, second)
                || criteria::c3_broken(&players[first], &players[second]);
            if !broken {
                let mut others = rest.to_vec();
                others.remove(i);
                pairs.push((first, second));
                go(field, &others, bye, pairs, found);
                pairs.pop();
            }
        }
    }
    let bye = if odd { None } else { Some(None) };
    go(field, left, bye, &mut Vec::new(), found);
}

/// C5: the lowest score of the bye in any complete pairing. Nothing if there is none.
pub fn bye_score(field: &Field) -> Option<Option<Tenths>> {
    let all: Vec<usize> = (0..field.players.len()).collect();
    let mut found = Vec::new();
    complete(field, &all, field.is_odd(), &mut found);
    let scores = found
        .iter()
        .map(|(_, bye)| bye.map(|place| field.players[place].score));
    scores.min()
}

/// C8 of everybody who is left: unpaired in the next bracket and their scores, at best. Nothing if C4 or C5 is broken.
fn c8(
    field: &Field,
    bracket: &Bracket,
    floaters: &[usize],
    bye: Option<Tenths>,
    without: u32,
) -> Option<Value> {
    let left: Vec<usize> = floaters.iter().chain(&bracket.below).copied().collect();
    let mut found = Vec::new();
    complete(field, &left, bye.is_some(), &mut found);
    let next = &bracket.below[..bracket.next];
    let values = found.iter().filter_map(|(pairs, receiver)| {
        let score = receiver.map(|place| field.players[place].score);
        if score != bye && without != 5 {
            return None;
        }
        let inside: Vec<usize> = pairs
            .iter()
            .filter(|(_, low)| next.contains(low))
            .flat_map(|&(high, low)| [high, low])
            .collect();
        let alone = floaters
            .iter()
            .chain(next)
            .filter(|place| !inside.contains(place));
        let mut scores: Value = alone.map(|&place| field.players[place].score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.insert(0, scores.len() as Tenths);
        Some(if next.is_empty() {
            Value::new()
        } else {
            scores
        })
    });
    values.min()
}

/// Sets of `size` out of a list, the smallest differing place first.
fn subsets(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in list.iter().enumerate() {
        for mut rest in subsets(&list[i + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// Tuples of different elements, in the order of their places.
fn tuples(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in list.iter().enumerate() {
        let mut others = list.to_vec();
        others.remove(i);
        for mut rest in tuples(&others, size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// The first halves of a remainder in the order of exchanges (4.3): numbers from 1.
fn halves(count: usize, pairs: usize) -> Vec<Vec<usize>> {
    let numbers: Vec<usize> = (1..=count).collect();
    let (upper, lower) = numbers.split_at(pairs);
    let mut all = Vec::new();
    for size in 0..=pairs.min(lower.len()) {
        let mut exchanges = Vec::new();
        for out in subsets(upper, size) {
            for into in subsets(lower, size) {
                exchanges.push((out.clone(), into));
            }
        }
        exchanges.sort_by_key(|(out, into)| {
            let difference = into.iter().sum::<usize>() as i64 - out.iter().sum::<usize>() as i64;
            let leaving: Vec<i64> = out.iter().rev().map(|&number| -(number as i64)).collect();
            (difference, leaving, into.clone())
        });
        for (out, into) in exchanges {
            let stays = upper.iter().filter(|number| !out.contains(number));
            let mut half: Vec<usize> = stays.copied().chain(into).collect();
            half.sort_unstable();
            all.push(half);
        }
    }
    all
}

/// The candidate that the literal sequence gives, if one criterion (by number) is left out.
pub fn literal(
    field: &Field,
    bracket: &Bracket,
    bye: Option<Tenths>,
    without: u32,
) -> Option<Candidate> {
    let mut best: Option<(Vec<Value>, Candidate)> = None;
    let mut looked_ahead: BTreeMap<Vec<usize>, Option<Value>> = BTreeMap::new();
    let legal = |pairs: &Pairs| pairs.iter().all(|&(a, b)| field.allowed(a, b));
    let mut weigh = |pairs: Pairs| {
        if !legal(&pairs) {
            return;
        }
        let candidate = Candidate::new(bracket, pairs);
        let ahead = looked_ahead
            .entry(candidate.floaters.clone())
            .or_insert_with(|| c8(field, bracket, &candidate.floaters, bye, without));
        let ahead = match (ahead.clone(), without) {
            (Some(ahead), _) => ahead,
            (None, 4) => Value::new(),
            (None, _) => return,
        };
        let value = |criterion: Criterion| match criterion {
            _ if criterion.number() == without => Value::new(),
            // Scores of downfloaters are compared where their number is the same: without C6 they say nothing.
            Criterion::C7 if without == 6 => Value::new(),
            Criterion::C8 => ahead.clone(),
            Criterion::C9 => match (bye, &candidate.floaters[..]) {
                (Some(score), [only]) if score >= bracket.score(field) => {
                    criteria::c9(field, *only)
                }
                _ => Value::new(),
            },
            _ => criteria::value(criterion, field, bracket, &candidate),
        };
        let values: Vec<Value> = Criterion::ALL.into_iter().map(value).collect();
        if best.as_ref().is_none_or(|(least, _)| values < *least) {
            best = Some((values, candidate));
        }
    };
    for paired in 0..=bracket.mdps.len().min(bracket.residents.len()) {
        for set in subsets(&bracket.mdps, paired) {
            for opponents in tuples(&bracket.residents, paired) {
                let top: Pairs = set.iter().copied().zip(opponents.iter().copied()).collect();
                let rest = bracket
                    .residents
                    .iter()
                    .filter(|place| !opponents.contains(place));
                let rest: Vec<usize> = rest.copied().collect();
                remainder(&top, &rest, &mut weigh);
            }
        }
    }
    best.map(|(_, candidate)| candidate)
}

fn remainder(top: &Pairs, rest: &[usize], weigh: &mut impl FnMut(Pairs)) {
    for pairs in 0..=rest.len() / 2 {
        for half in halves(rest.len(), pairs) {
            let upper: Vec<usize> = half.iter().map(|&number| rest[number - 1]).collect();
            let lower = rest.iter().filter(|place| !upper.contains(place));
            let lower: Vec<usize> = lower.copied().collect();
            for order in tuples(&lower, pairs) {
                let ordered = upper
                    .iter()
                    .zip(&order)
                    .map(|(&a, &b)| (a.min(b), a.max(b)));
                weigh(top.iter().copied().chain(ordered).collect());
            }
        }
    }
}

fn facts(lots: &mut Lots, number: u32, levels: u32, last: bool) -> Facts {
    let length = lots.below(5);
    let history: Vec<chess::Color> = (0..length)
        .map(|_| chess::Color::ALL[lots.below(2) as usize])
        .collect();
    let mut float = || match lots.below(5) {
        0 => Float::Down,
        1 => Float::Up,
        _ => Float::None,
    };
    let floats = [float(), float()];
    Facts {
        id: PlayerId(number),
        number,
        points: 0,
        score: 5 * lots.below(levels) as Tenths,
        difference: event::swiss::colours::difference(&history),
        preference: event::swiss::colours::preference(&history),
        floats,
        barred: lots.one_in(4).then_some(event::swiss::Barred::Had(1)),
        unplayed: lots.below(3),
        topscorer: last && lots.one_in(2),
        history,
    }
}

pub fn random_field(lots: &mut Lots, most: u32) -> Field {
    let count = 2 + lots.below(most - 1);
    let levels = 1 + lots.below(4);
    let last = lots.one_in(4);
    let players = (1..=count).map(|number| facts(lots, number, levels, last));
    let players: Vec<Facts> = players.collect();
    let mut field = Field::new(5, players, chess::Color::White);
    let density = 2 + lots.below(8);
    for a in 0..count as usize {
        for b in 0..a {
            if lots.one_in(density) {
                field.forbid(a, b);
            }
        }
    }
    field
}

/// Every bracket of a field: literally, by matching, and as the engine does it.
fn compare(field: &Field, seed: u64) -> usize {
    let engine = pair_field(field.clone(), &mut |_| {});
    let Some(bye) = bye_score(field) else {
        assert!(engine.is_err(), "seed {seed}: there is no legal pairing");
        return 0;
    };
    let engine = engine.unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
    let mut completion = Completion::new(field).unwrap();
    assert_eq!(completion.bye_score, bye, "seed {seed}: C5");
    let mut mdps = Vec::new();
    for (bracket, solved) in scoregroups(field).into_iter().zip(&engine.brackets) {
        let bracket = Bracket { mdps, ..bracket };
        let expected = literal(field, &bracket, bye, 0).unwrap();
        let matched = optimum(field, &bracket, &completion, &Forced::default());
        assert_eq!(
            matched.as_ref(),
            Some(&expected),
            "seed {seed}: by matching\n{bracket:?}"
        );
        assert_eq!(
            solved.candidate, expected,
            "seed {seed}: at once\n{bracket:?}"
        );
        let weighed = optimum_by_weights(field, &bracket, &completion);
        assert_eq!(
            weighed.as_ref(),
            Some(&expected),
            "seed {seed}: by weights alone\n{bracket:?}"
        );
        completion = completion.after(&expected).unwrap();
        mdps = expected.floaters;
    }
    engine.brackets.len()
}

#[test]
fn the_literal_sequence_is_the_matching() {
    let mut brackets = 0;
    for seed in 0..cases(1500) {
        let mut lots = Lots::new(seed);
        let field = random_field(&mut lots, 8);
        brackets += compare(&field, seed);
    }
    assert!(brackets > 1000, "{brackets} brackets");
}

#[test]
fn the_literal_sequence_is_the_matching_for_nine_in_a_bracket() {
    for seed in 0..cases(60) {
        let mut lots = Lots::new(seed + 1_000_000);
        let mut field = random_field(&mut lots, 9);
        // One bracket, or two of which the lower has one player.
        field.players.iter_mut().for_each(|one| one.score = 10);
        if lots.one_in(3) {
            field.players.last_mut().unwrap().score = 5;
        }
        compare(&field, seed);
    }
}

#[test]
fn exchanges_and_transpositions_are_counted_as_in_the_rules() {
    // The examples of 4.2: six against six, and two out of nine.
    assert_eq!(tuples(&(7..=12).collect::<Vec<_>>(), 6).len(), 720);
    assert_eq!(tuples(&(3..=11).collect::<Vec<_>>(), 2).len(), 72);
    // 4.3: with five and six, one player: first the last of the upper half for the first of the lower one.
    let first = halves(11, 5);
    assert_eq!(first[0], [1, 2, 3, 4, 5]);
    assert_eq!(first[1], [1, 2, 3, 4, 6]);
    assert_eq!(first[2], [1, 2, 3, 4, 7]);
    assert_eq!(first[3], [1, 2, 3, 5, 6]);
}
