//! Standings and pairings for the wall.

use event::{Bye, Competition, PlayerId, Round, RoundNumber};

use super::paper::{Column, INSIDE, Paper};
use super::{counted, word};
use crate::view::Speaker;

/// A name with its title.
pub(super) fn name(competition: &Competition, player: PlayerId) -> String {
    let Some(player) = competition.player(player) else {
        return "?".into();
    };
    match player.title {
        Some(title) => format!("{title} {}", player.name()),
        None => player.name(),
    }
}

/// The standings after a round.
pub(super) fn standings(competition: &Competition, after: RoundNumber, speaker: &Speaker) -> Paper {
    let below = speaker
        .locale()
        .say("print-after", &[("round", after.0.into())]);
    let below = format!("{} · {below}", word(speaker, "standings"));
    let mut paper = Paper::new(&competition.settings.name, &below, speaker);
    let standings = competition.standings(after);
    let breaks = standings.tie_breaks.len() as f32;
    let fixed = [34.0, 38.0, 46.0, 46.0];
    let value = 44.0;
    let player = INSIDE - fixed.iter().sum::<f32>() - breaks * value;
    let mut columns = vec![
        Column::right(word(speaker, "rank"), fixed[0]),
        Column::left(word(speaker, "player"), player.max(90.0)),
        Column::left(word(speaker, "federation"), fixed[1]),
        Column::right(word(speaker, "rating"), fixed[2]),
        Column::right(word(speaker, "points"), fixed[3]),
    ];
    let codes = standings.tie_breaks.iter();
    columns.extend(codes.map(|code| Column::right(code.clone(), value)));
    let rows = standings.rows.iter().map(|row| {
        let player = competition.player(row.player);
        let rating = player.and_then(|player| player.rating);
        let mut cells = vec![
            row.rank.to_string(),
            name(competition, row.player),
            player.map(|p| p.federation.clone()).unwrap_or_default(),
            rating.map(|rating| rating.to_string()).unwrap_or_default(),
            row.points.to_string(),
        ];
        let values = row.values.iter();
        cells.extend(values.map(|value| value.map_or_else(String::new, |value| value.to_string())));
        cells
    });
    paper.table(&columns, &rows.collect::<Vec<_>>());
    paper
}

/// The pairings of a round, with the results that are in.
pub(super) fn pairings(competition: &Competition, round: &Round, speaker: &Speaker) -> Paper {
    let number = counted(speaker, "round", round.number.0);
    let mut below = format!("{} · {number}", word(speaker, "pairings"));
    if !round.date.is_empty() {
        below = format!("{below} · {}", round.date);
    }
    let mut paper = Paper::new(&competition.settings.name, &below, speaker);
    match competition.is_team() {
        true => super::teams::matches(&mut paper, competition, round, speaker),
        false => results(&mut paper, competition, round, speaker),
    }
    paper
}

/// Who met whom, and how it ended.
fn results(paper: &mut Paper, competition: &Competition, round: &Round, speaker: &Speaker) {
    let person = (INSIDE - 40.0 - 2.0 * 46.0 - 52.0) / 2.0;
    let columns = [
        Column::right(word(speaker, "number"), 40.0),
        Column::left(word(speaker, "white"), person),
        Column::right(word(speaker, "rating"), 46.0),
        Column::right(word(speaker, "result"), 52.0),
        Column::left(word(speaker, "black"), person),
        Column::right(word(speaker, "rating"), 46.0),
    ];
    let rating = |player| {
        let rating = competition.player(player).and_then(|player| player.rating);
        rating.map(|rating| rating.to_string()).unwrap_or_default()
    };
    let games = round.pairings.iter().map(|pairing| {
        let (white, black) = (pairing.players.white, pairing.players.black);
        let result = pairing.result().map(ToString::to_string);
        vec![
            pairing.board.to_string(),
            name(competition, white),
            rating(white),
            result.unwrap_or_default(),
            name(competition, black),
            rating(black),
        ]
    });
    let byes = round.byes.iter().map(|(&player, &bye)| {
        let words = word(speaker, bye_name(bye));
        vec![
            String::new(),
            name(competition, player),
            rating(player),
            String::new(),
            words,
            String::new(),
        ]
    });
    paper.table(&columns, &games.chain(byes).collect::<Vec<_>>());
}

pub(super) fn bye_name(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "bye-pairing-allocated",
        Bye::HalfPoint => "bye-half-point",
        Bye::ZeroPoint => "bye-zero-point",
        Bye::FullPoint => "bye-full-point",
        Bye::Unopposed => "bye-unopposed",
    }
}
