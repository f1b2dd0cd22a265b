//! The page of cases for the criteria: `articles/swiss/criteria.md`. In each case one criterion decides alone: without it
//! the literal sequence gives the other pairing that the page names.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use chess::Color;
use event::PlayerId;
use event::swiss::{
    Barred, Bracket, Facts, Field, Float, Tenths, colours, pair_field, scoregroups,
};

use crate::literal::{bye_score, literal, random_field};
use crate::lots::Lots;

/// A field with two answers: by the rules, and without a criterion.
struct Case {
    criterion: u32,
    field: Field,
    pairs: String,
    without: String,
}

fn facts(cells: &[&str]) -> (Facts, Vec<u32>) {
    let [number, score, history, floats, unplayed, bye, top, met] = cells else {
        panic!("eight columns: {cells:?}");
    };
    let history = history.chars().filter_map(|letter| match letter {
        'W' => Some(Color::White),
        'B' => Some(Color::Black),
        _ => None,
    });
    let history: Vec<Color> = history.collect();
    let float = |place: usize| match floats.chars().nth(place) {
        Some('v') => Float::Down,
        Some('^') => Float::Up,
        _ => Float::None,
    };
    let number: u32 = number.parse().unwrap();
    let score = (score.parse::<f64>().unwrap() * 10.0) as Tenths;
    let facts = Facts {
        id: PlayerId(number),
        number,
        points: score,
        score,
        difference: colours::difference(&history),
        preference: colours::preference(&history),
        floats: [float(0), float(1)],
        barred: (*bye == "no").then_some(Barred::Had(1)),
        unplayed: unplayed.parse().unwrap(),
        topscorer: *top == "yes",
        history,
    };
    let met = met.split(' ').filter_map(|id| id.parse().ok()).collect();
    (facts, met)
}

fn read(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut criterion = 0;
    let mut rows: Vec<(Facts, Vec<u32>)> = Vec::new();
    let mut pairs = String::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## C") {
            criterion = title.split(':').next().unwrap().parse().unwrap();
        } else if let Some(found) = line.strip_prefix("Paired: ") {
            pairs = found.to_owned();
        } else if let Some(without) = line.strip_prefix("Without it: ") {
            let (players, met): (Vec<Facts>, Vec<Vec<u32>>) = rows.drain(..).unzip();
            let ids: Vec<PlayerId> = players.iter().map(|one| one.id).collect();
            let mut field = Field::new(5, players, Color::White);
            for (id, met) in ids.into_iter().zip(met) {
                for other in met {
                    let (a, b) = (field.place(id), field.place(PlayerId(other)));
                    field.forbid(a.unwrap(), b.unwrap());
                }
            }
            let (pairs, without) = (std::mem::take(&mut pairs), without.to_owned());
            cases.push(Case {
                criterion,
                field,
                pairs,
                without,
            });
        } else if line.starts_with("| ") && line.as_bytes().get(2).is_some_and(u8::is_ascii_digit) {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            rows.push(facts(&cells));
        }
    }
    cases
}

/// `1-3 2-4 5`: pairs, and who has the bye.
fn written(field: &Field, pairs: &[(usize, usize)]) -> String {
    let number = |place: usize| field.players[place].number;
    let mut all: Vec<Vec<u32>> = pairs
        .iter()
        .map(|&(a, b)| vec![number(a), number(b)])
        .collect();
    let paired: BTreeSet<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    let alone = (0..field.players.len()).filter(|place| !paired.contains(place));
    all.extend(alone.map(|place| vec![number(place)]));
    all.iter_mut().for_each(|pair| pair.sort_unstable());
    all.sort();
    let shown = all.iter().map(|pair| match pair[..] {
        [a, b] => format!("{a}–{b}"),
        _ => pair[0].to_string(),
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// The whole round by the literal sequence without a criterion. C1 to C3 are left out by changing the field.
fn without(field: &Field, criterion: u32) -> Option<String> {
    let mut changed = field.clone();
    match criterion {
        1 => changed = Field::new(field.round, field.players.clone(), field.initial),
        2 => changed.players.iter_mut().for_each(|one| one.barred = None),
        3 => changed
            .players
            .iter_mut()
            .for_each(|one| one.topscorer = true),
        _ => {}
    }
    let bye = bye_score(&changed)?;
    let mut mdps = Vec::new();
    let mut pairs = Vec::new();
    for bracket in scoregroups(&changed) {
        let bracket = Bracket { mdps, ..bracket };
        // From the last bracket nobody can float but who has the bye.
        let last = criterion == 6 && bracket.below.is_empty();
        let left_out = if last { 0 } else { criterion };
        let candidate = literal(&changed, &bracket, bye, left_out)?;
        pairs.extend(candidate.pairs.iter().copied());
        mdps = candidate.floaters;
    }
    Some(written(field, &pairs))
}

fn by_the_rules(field: &Field) -> Option<String> {
    let pairing = pair_field(field.clone(), &mut |_| {}).ok()?;
    let pairs = pairing
        .brackets
        .iter()
        .flat_map(|solved| &solved.candidate.pairs);
    Some(written(field, &pairs.copied().collect::<Vec<_>>()))
}

#[test]
fn every_criterion_decides_in_its_case() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../articles/swiss/criteria.md");
    let cases = read(&std::fs::read_to_string(path).unwrap());
    let covered: BTreeSet<u32> = cases.iter().map(|case| case.criterion).collect();
    assert_eq!(covered, (1..=21).collect::<BTreeSet<_>>());
    for case in &cases {
        let name = case.criterion;
        assert_eq!(
            by_the_rules(&case.field).as_ref(),
            Some(&case.pairs),
            "C{name}"
        );
        let other = without(&case.field, name);
        assert_eq!(other.as_ref(), Some(&case.without), "C{name} left out");
        assert_ne!(case.pairs, case.without, "C{name} decides nothing");
    }
}

fn table(field: &Field) -> String {
    let mut text = String::from(
        "| no | score | colours | floats | unplayed | bye | top | met |\n|---|---|---|---|---|---|---|---|\n",
    );
    let yes = |yes: bool| if yes { "yes" } else { "no" };
    for (place, one) in field.players.iter().enumerate() {
        let colours = one
            .history
            .iter()
            .map(|color| if color.is_white() { 'W' } else { 'B' });
        let colours: String = colours.collect();
        let arrow = |float: Float| match float {
            Float::Down => 'v',
            Float::Up => '^',
            Float::None => '.',
        };
        let met = (0..field.players.len()).filter(|&other| field.met_or_forbidden(place, other));
        let met: Vec<String> = met
            .map(|other| field.players[other].number.to_string())
            .collect();
        writeln!(
            text,
            "| {} | {}.{} | {} | {}{} | {} | {} | {} | {} |",
            one.number,
            one.score / 10,
            one.score % 10,
            if colours.is_empty() { "-" } else { &colours },
            arrow(one.floats[0]),
            arrow(one.floats[1]),
            one.unplayed,
            yes(one.barred.is_none()),
            yes(one.topscorer),
            met.join(" "),
        )
        .unwrap();
    }
    text
}

/// Looks for small fields in which one criterion decides; with `-- --ignored --nocapture` it prints them for the page.
#[test]
#[ignore = "writes cases for the page"]
fn find_cases() {
    for criterion in 1..=21 {
        let mut best: Option<(usize, String)> = None;
        for seed in 0..3000u64 {
            let mut lots = Lots::new(seed + 7_000_000);
            let mut field = random_field(&mut lots, 7);
            for (place, one) in field.players.iter_mut().enumerate() {
                one.number = place as u32 + 1;
                one.id = PlayerId(one.number);
                one.topscorer &= matches!(criterion, 3 | 10 | 11);
                one.points = one.score;
            }
            let size = field.players.len();
            let met = table(&field).len();
            if best
                .as_ref()
                .is_some_and(|(least, _)| *least <= size * 1000 + met)
            {
                continue;
            }
            let (Some(rules), Some(other)) = (by_the_rules(&field), without(&field, criterion))
            else {
                continue;
            };
            if rules != other {
                let text = format!("{}\nPaired: {rules}\nWithout it: {other}\n", table(&field));
                best = Some((size * 1000 + met, text));
            }
        }
        println!(
            "=== C{criterion}\n{}",
            best.map(|(_, text)| text).unwrap_or_default()
        );
    }
}
