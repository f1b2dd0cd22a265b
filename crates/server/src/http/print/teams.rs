//! Team events on paper: the matches of a round with their boards, and where teams stand.

use chess::ByColor;
use event::{Competition, Round, RoundNumber, TeamId};
use laws::regulations::HalfPoints;

use super::paper::{Column, INSIDE, Paper};
use super::tables::{bye_name, name};
use super::word;
use crate::view::Speaker;

fn team(competition: &Competition, id: TeamId) -> String {
    let entry = competition.teams.get(&id);
    entry.map_or_else(|| "?".into(), |entry| entry.team.name.clone())
}

/// The matches of a round, each with its boards and the results that are in.
pub(super) fn matches(
    paper: &mut Paper,
    competition: &Competition,
    round: &Round,
    speaker: &Speaker,
) {
    let person = (INSIDE - 44.0 - 70.0) / 2.0;
    // As the teams are named: the first team's points first.
    let said = |points: ByColor<u32>| {
        let ByColor { white, black } = points;
        format!("{} : {}", HalfPoints(white), HalfPoints(black))
    };
    for found in &round.matches {
        let score = found.score(competition, round);
        let begun = score.open < found.line_ups.white.len() as u32;
        let games = match begun {
            true => said(score.games),
            false => "–".to_owned(),
        };
        let columns = [
            Column::right(found.number.to_string(), 44.0),
            Column::left(team(competition, found.teams.white), person),
            Column::right(games, 70.0),
            Column::left(
                format!("  {}", team(competition, found.teams.black)),
                person,
            ),
        ];
        let sides = found.line_ups.white.iter().zip(&found.line_ups.black);
        let rows = sides.enumerate().map(|(place, (white, black))| {
            let board = found.board(place);
            let who = |player: &Option<event::PlayerId>| {
                player.map_or_else(|| "–".to_owned(), |id| name(competition, id))
            };
            let entered = || round.at(board).is_some_and(|game| game.entry.is_some());
            let result = match (white, black, score.boards.get(place)) {
                (Some(_), Some(_), Some(_)) if !entered() => "–".to_owned(),
                (_, _, Some(points)) => said(*points),
                _ => String::new(),
            };
            vec![
                format!("{}.{}", found.number, place + 1),
                who(white),
                result,
                format!("  {}", who(black)),
            ]
        });
        paper.table(&columns, &rows.collect::<Vec<_>>());
        paper.gap(6.0);
    }
    for (&id, &bye) in &round.team_byes {
        let words = word(speaker, bye_name(bye));
        paper.paragraph(&format!("{}: {words}", team(competition, id)));
    }
}

/// The standings of teams after a round.
pub(super) fn standings(competition: &Competition, after: RoundNumber, speaker: &Speaker) -> Paper {
    let below = speaker
        .locale()
        .say("print-after", &[("round", after.0.into())]);
    let below = format!("{} · {below}", word(speaker, "standings"));
    let mut paper = Paper::new(&competition.settings.name, &below, speaker);
    let standings = competition.team_standings(after);
    let value = 44.0;
    let fixed = [34.0, 60.0, 46.0, 46.0];
    let breaks = standings.tie_breaks.len() as f32;
    let wide = INSIDE - fixed.iter().sum::<f32>() - breaks * value;
    let mut columns = vec![
        Column::right(word(speaker, "rank"), fixed[0]),
        Column::left(word(speaker, "team"), wide.max(90.0)),
        Column::right("+ = −".to_owned(), fixed[1]),
        Column::right(word(speaker, "match-points"), fixed[2]),
        Column::right(word(speaker, "points-of-games"), fixed[3]),
    ];
    let codes = standings.tie_breaks.iter();
    columns.extend(codes.map(|code| Column::right(code.clone(), value)));
    let rows = standings.rows.iter().map(|row| {
        let [won, drawn, lost] = row.results;
        let mut cells = vec![
            row.rank.to_string(),
            team(competition, row.team),
            format!("{won} {drawn} {lost}"),
            row.match_points.to_string(),
            row.game_points.to_string(),
        ];
        let values = row.values.iter();
        cells.extend(values.map(|value| value.map_or_else(String::new, |value| value.to_string())));
        cells
    });
    paper.table(&columns, &rows.collect::<Vec<_>>());
    paper
}
