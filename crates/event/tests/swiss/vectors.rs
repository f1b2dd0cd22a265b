//! Tournaments that two other programs agree on: every round equal in pairs and colours.

use std::collections::BTreeSet;
use std::path::PathBuf;

use event::PlayerId;
use event::swiss::{Course, Starter, Turn, check, pair};
use event::{Bye, trf};

fn vectors() -> Option<PathBuf> {
    let shared = std::env::var_os("ADOUBE_SHARED").map(PathBuf::from);
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = shared.unwrap_or(beside).join("vectors/swiss");
    if !folder.is_dir() {
        eprintln!("NOT CHECKED: no vectors in {}", folder.display());
        return None;
    }
    Some(folder)
}

fn read(path: PathBuf) -> String {
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let plain = match path.extension().is_some_and(|ending| ending == "zst") {
        true => zstd::decode_all(&bytes[..]).unwrap(),
        false => bytes,
    };
    String::from_utf8(plain).unwrap()
}

fn course(text: &str) -> Course {
    let report = trf::read(text).unwrap_or_else(|problems| panic!("{problems:?}"));
    Course::of_report(&report).unwrap_or_else(|unfit| panic!("{}: {unfit}", report.name))
}

/// One report after the other, each from its line 012.
fn tournaments(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("012") {
            all.push(String::new());
        }
        if let Some(last) = all.last_mut() {
            last.push_str(line);
            last.push('\n');
        }
    }
    all
}

#[test]
fn every_round_is_equal() {
    let Some(folder) = vectors() else { return };
    let all = tournaments(&read(folder.join("dutch-2026.trf.zst")));
    let mut rounds = 0;
    let mut differing = Vec::new();
    for text in &all {
        let course = course(text);
        rounds += course.paired_rounds();
        let name = text.lines().next().unwrap_or_default();
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
    let Some(folder) = vectors() else { return };
    let mut refused = 0;
    for text in tournaments(&read(folder.join("dutch-2026.trf.zst"))) {
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
    let Some(folder) = vectors() else { return };
    for name in ["bye-worth-nothing", "c2-eight-players", "c2-ten-players"] {
        let file = |ending: &str| read(folder.join("disputes").join(format!("{name}.{ending}")));
        assert_next(&file("trf"), &file("pairs"));
    }
}

#[test]
fn large_fields_are_equal() {
    let Some(folder) = vectors() else { return };
    for players in ["0200", "0500", "1000"] {
        let file = |ending: &str| read(folder.join("speed").join(format!("{players}.{ending}")));
        assert_next(&file("trf.zst"), &file("pairs"));
    }
}
