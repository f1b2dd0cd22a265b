//! Tournaments that two other programs agree on: every round equal in pairs and colours.

use std::collections::BTreeSet;

use event::PlayerId;
use event::swiss::{Course, Starter, Turn, check, pair};
use event::{Bye, trf};

use crate::shared::{tournaments, vectors};

fn course(text: &str) -> Course {
    let report = trf::read(text).unwrap_or_else(|problems| panic!("{problems:?}"));
    Course::of_report(&report).unwrap_or_else(|unfit| panic!("{}: {unfit}", report.name))
}

#[test]
fn every_round_is_equal() {
    let Some(all) = tournaments() else { return };
    let mut rounds = 0;
    let mut differing = Vec::new();
    for (name, text) in &all {
        let course = course(text);
        rounds += course.paired_rounds();
        differing.extend(check(&course).into_iter().map(|one| (name, one)));
    }
    assert!(
        differing.is_empty(),
        "{:?}",
        &differing[..differing.len().min(3)]
    );
    assert_eq!((all.len(), rounds), (389, 2804));
}

#[test]
fn where_nobody_can_be_paired_it_is_refused() {
    let Some(all) = tournaments() else { return };
    let mut refused = 0;
    for (_, text) in all {
        let mark = "### no legal pairing exists for round ";
        let Some(line) = text.lines().find(|line| line.starts_with(mark)) else {
            continue;
        };
        let mut course = course(&text);
        let round = course.paired_rounds() + 1;
        let absent = line.split_once("absent: ").unwrap().1.trim_end_matches(')');
        for one in absent.split(' ').filter(|&one| one != "nobody") {
            let (id, letter) = one.split_at(one.len() - 1);
            let id = PlayerId(id.parse().unwrap());
            let bye = Bye::from_letter(letter.chars().next().unwrap()).unwrap();
            let mut starters = course.starters.iter_mut();
            let starter: &mut Starter = starters.find(|starter| starter.id == id).unwrap();
            starter.turns.resize(round as usize, Turn::Blank);
            starter.turns[round as usize - 1] = Turn::Bye { bye, points: 0 };
        }
        assert!(pair(&course, round).is_err(), "{text}");
        refused += 1;
    }
    assert!(refused > 5, "{refused}");
}

/// The next round of a file against `white black` lines.
fn assert_next(text: &str, pairs: &str) {
    let course = course(text);
    let pairing = pair(&course, course.paired_rounds() + 1).unwrap();
    let boards = pairing.boards().map(|board| (board.white.0, board.black.0));
    let found: BTreeSet<(u32, u32)> = boards.chain(pairing.bye_id().map(|id| (id.0, 0))).collect();
    let lines = pairs.lines().filter_map(|line| line.trim().split_once(' '));
    let expected: BTreeSet<(u32, u32)> = lines
        .map(|(white, black)| (white.parse().unwrap(), black.trim().parse().unwrap()))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn disputes_are_settled_by_the_rules() {
    for name in ["bye-worth-nothing", "c2-eight-players", "c2-ten-players"] {
        let file = |ending: &str| vectors(&format!("disputes/{name}.{ending}"));
        let (Some(text), Some(pairs)) = (file("trf"), file("pairs")) else {
            return;
        };
        assert_next(&text, &pairs);
    }
}

#[test]
fn large_fields_are_equal() {
    for players in ["0200", "0500", "1000"] {
        let file = |ending: &str| vectors(&format!("speed/{players}.{ending}"));
        let (Some(text), Some(pairs)) = (file("trf.zst"), file("pairs")) else {
            return;
        };
        assert_next(&text, &pairs);
    }
}
