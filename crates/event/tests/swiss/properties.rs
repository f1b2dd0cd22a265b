//! What must hold for any tournament.

use std::collections::BTreeSet;

use event::PlayerId;
use event::swiss::explain::{explain, why_bye, why_floats, why_not};
use event::swiss::{
    Bracket, Candidate, Completion, Course, Forced, Recipe, RoundPairing, Turn, check, generate,
    optimum, pair, quality,
};

use crate::lots::{Lots, cases};

fn tournament(seed: u64) -> Course {
    let mut lots = Lots::new(seed);
    let recipe = Recipe::mixed(&mut |most| lots.below(most));
    generate(&recipe, &mut |most| lots.below(most)).course
}

#[test]
fn what_is_generated_is_in_order() {
    let mut rounds = 0;
    for seed in 0..cases(150) {
        let course = tournament(seed);
        rounds += course.paired_rounds();
        assert!(check(&course).is_empty(), "seed {seed}");
    }
    assert!(rounds > 300, "{rounds}");
}

/// C1 to C3, everybody once, one bye if odd.
fn assert_legal(pairing: &RoundPairing, seed: u64) {
    let field = &pairing.field;
    let mut seen = BTreeSet::new();
    for game in &pairing.games {
        let (white, black) = (game.players.white, game.players.black);
        assert!(field.allowed(white, black), "seed {seed}");
        assert!(seen.insert(white) && seen.insert(black), "seed {seed}");
    }
    assert_eq!(pairing.bye.is_some(), field.is_odd(), "seed {seed}");
    if let Some(place) = pairing.bye {
        assert!(
            field.players[place].barred.is_none() && seen.insert(place),
            "seed {seed}"
        );
        assert_eq!(
            Some(field.players[place].score),
            pairing.bye_score,
            "seed {seed}"
        );
    }
    assert_eq!(seen.len(), field.players.len(), "seed {seed}");
}

#[test]
fn pairings_are_legal() {
    for seed in 0..cases(60) {
        let course = tournament(seed + 5000);
        for round in 1..=course.paired_rounds() {
            assert_legal(&pair(&course, round).unwrap(), seed);
        }
    }
}

#[test]
fn other_numbers_in_the_same_order_change_nothing() {
    for seed in 0..cases(25) {
        let course = tournament(seed + 9000);
        let round = course.paired_rounds();
        if round == 0 {
            continue;
        }
        let mut other = course.clone();
        let renumbered = |id: PlayerId| PlayerId(id.0 * 3 + 100);
        for starter in &mut other.starters {
            starter.id = renumbered(starter.id);
            for turn in &mut starter.turns {
                if let Turn::Played { opponent, .. } | Turn::Forfeit { opponent, .. } = turn {
                    *opponent = renumbered(*opponent);
                }
            }
        }
        for one in &mut other.accelerations {
            one.players = (0, renumbered(PlayerId(one.players.1)).0);
        }
        for one in &mut other.prohibitions {
            one.players.iter_mut().for_each(|id| *id = renumbered(*id));
        }
        let (a, b) = (pair(&course, round).unwrap(), pair(&other, round).unwrap());
        let boards: Vec<_> = a.boards().map(|board| board.map(renumbered)).collect();
        assert_eq!(boards, b.boards().collect::<Vec<_>>(), "seed {seed}");
        assert_eq!(a.bye_id().map(renumbered), b.bye_id(), "seed {seed}");
    }
}

/// Every bracket of the last round of a tournament, with what could still be completed before it.
fn brackets(seed: u64, mut each: impl FnMut(&RoundPairing, &Bracket, &Candidate, &Completion<'_>)) {
    let course = tournament(seed);
    let round = course.paired_rounds();
    if round == 0 {
        return;
    }
    let pairing = pair(&course, round).unwrap();
    let mut completion = Completion::new(&pairing.field).unwrap();
    for solved in &pairing.brackets {
        each(&pairing, &solved.bracket, &solved.candidate, &completion);
        completion = completion.after(&solved.candidate).unwrap();
    }
}

#[test]
fn explanations_have_the_values_of_the_criteria() {
    for seed in 0..cases(10) {
        let mut values = Vec::new();
        let mut notes = Vec::new();
        brackets(seed + 40_000, |pairing, bracket, candidate, completion| {
            let quality = quality(&pairing.field, bracket, candidate, completion).unwrap();
            let broken = |number: u32| {
                let (_, value) = quality.iter().find(|one| one.0.number() == number).unwrap();
                value.first().copied().unwrap_or(0) as usize
            };
            values.push([6, 10, 11, 12, 13, 14, 15, 16, 17].map(broken));
            notes = explain(pairing).brackets;
        });
        for (note, values) in notes.iter().zip(values) {
            let said = |number: u32| {
                let unmet = note.unmet.iter().find(|one| one.criterion == number);
                unmet.map_or(0, |one| one.players.len())
            };
            let said = [6, 10, 11, 12, 13, 14, 15, 16, 17].map(said);
            assert_eq!(said, values, "seed {seed}: {note:?}");
        }
    }
}

#[test]
fn every_question_has_an_answer() {
    let mut answers = BTreeSet::new();
    for seed in 0..cases(12) {
        let course = tournament(seed + 50_000);
        let round = course.paired_rounds();
        if round == 0 {
            continue;
        }
        let pairing = pair(&course, round).unwrap();
        let ids: Vec<PlayerId> = course.starters.iter().map(|starter| starter.id).collect();
        let mut all = Vec::new();
        for &x in ids.iter().take(12) {
            all.extend(why_floats(&pairing, x));
            all.extend(why_bye(&pairing, x));
            for &y in ids.iter().rev().take(6) {
                all.extend(why_not(&course, &pairing, x, y));
            }
        }
        answers.extend(all.into_iter().map(|said| said.message));
    }
    // Only what was forced to be itself would be the same.
    assert!(!answers.contains("swiss-why-the-same"), "{answers:?}");
    for known in [
        "swiss-why-met",
        "swiss-why-criterion",
        "swiss-why-paired",
        "swiss-why-absent",
    ] {
        assert!(answers.contains(known), "{answers:?}");
    }
}

#[test]
fn forcing_the_own_pairs_changes_nothing() {
    for seed in 0..cases(15) {
        brackets(seed + 20_000, |pairing, bracket, candidate, completion| {
            for &pair in candidate.pairs.iter().take(6) {
                let forced = Forced {
                    pair: Some(pair),
                    ..Forced::default()
                };
                let again = optimum(&pairing.field, bracket, completion, &forced);
                assert_eq!(again.as_ref(), Some(candidate), "seed {seed}, {pair:?}");
            }
            for &place in &candidate.floaters {
                let forced = Forced {
                    floats: Some(place),
                    ..Forced::default()
                };
                let again = optimum(&pairing.field, bracket, completion, &forced);
                assert_eq!(again.as_ref(), Some(candidate), "seed {seed}, {place}");
            }
        });
    }
}

#[test]
fn no_other_pairing_of_a_bracket_is_better() {
    let mut tried = 0;
    for seed in 0..cases(60) {
        let mut lots = Lots::new(seed);
        brackets(seed + 30_000, |pairing, bracket, candidate, completion| {
            let field = &pairing.field;
            let best = quality(field, bracket, candidate, completion).unwrap();
            for _ in 0..12 {
                let mut members: Vec<usize> = bracket.members().collect();
                for i in (1..members.len()).rev() {
                    members.swap(i, lots.below(i as u32 + 1) as usize);
                }
                // Mostly the pairing itself with a few players exchanged.
                if !lots.one_in(3) {
                    let pairs = candidate.pairs.iter().flat_map(|&(a, b)| [a, b]);
                    members = pairs.chain(candidate.floaters.iter().copied()).collect();
                    for _ in 0..1 + lots.below(2) {
                        let count = members.len() as u32;
                        members.swap(lots.below(count) as usize, lots.below(count) as usize);
                    }
                }
                let pairs: Vec<(usize, usize)> = members
                    .chunks_exact(2)
                    .map(|two| (two[0].min(two[1]), two[0].max(two[1])))
                    .filter(|&(a, b)| field.allowed(a, b) && !bracket.is_mdp(b))
                    .collect();
                let other = Candidate::new(bracket, pairs);
                let Some(value) = quality(field, bracket, &other, completion) else {
                    continue;
                };
                tried += 1;
                assert!(value >= best, "seed {seed}\n{value:?}\n{best:?}");
            }
        });
    }
    assert!(tried > 500, "{tried}");
}
