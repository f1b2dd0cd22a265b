//! What must hold for any tournament.

use std::collections::BTreeSet;

use chess::Color;
use event::PlayerId;
use event::swiss::{
    Bracket, Candidate, Completion, Course, Forced, Recipe, RoundPairing, Turn, Worth, check,
    generate, optimum, pair, quality,
};

use crate::lots::{Lots, cases};

/// Everything that generators hold constant is varied here.
pub fn recipe(lots: &mut Lots) -> Recipe {
    let schemes = [
        Worth::default(),
        Worth {
            win: 30,
            draw: 10,
            allocated: 30,
            ..Worth::default()
        },
        Worth {
            win: 30,
            draw: 20,
            loss: 10,
            allocated: 20,
            absent: 0,
        },
        Worth {
            allocated: 5,
            ..Worth::default()
        },
        Worth {
            allocated: 0,
            ..Worth::default()
        },
        Worth {
            win: 20,
            draw: 10,
            allocated: 20,
            ..Worth::default()
        },
    ];
    let players = match lots.below(3) {
        0 => 4 + lots.below(9),
        1 => 8 + lots.below(30),
        _ => 20 + lots.below(60),
    };
    let mut often = |chance: u32| {
        if lots.one_in(2) {
            0
        } else {
            lots.below(chance)
        }
    };
    Recipe {
        byes: often(80),
        forfeits: often(120),
        withdrawals: often(30),
        late: often(150),
        prohibitions: often(8),
        players,
        rounds: 3 + lots.below(9).min(players - 2),
        initial: Color::ALL[lots.below(2) as usize],
        worth: schemes[lots.below(6) as usize],
        baku: lots.one_in(5),
    }
}

fn tournament(seed: u64) -> Course {
    let mut lots = Lots::new(seed);
    let recipe = recipe(&mut lots);
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
    for place in pairing.bye {
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
