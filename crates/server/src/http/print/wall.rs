//! For the wall and the tables: pairings by name and in large letters, the cross table, a card for every board.

use chess::Color;
use event::standings::Meeting;
use event::{Competition, PlayerId, Round, RoundNumber};

use super::paper::{Align, Column, INSIDE, MARGIN, Paper, Weight, wrap};
use super::tables::{bye_name, name};
use super::{counted, word};
use crate::view::Speaker;

fn heading(competition: &Competition, round: &Round, speaker: &Speaker) -> Paper {
    let number = counted(speaker, "round", round.number.0);
    let mut below = format!("{} · {number}", word(speaker, "pairings"));
    if !round.date.is_empty() {
        below = format!("{below} · {}", round.date);
    }
    Paper::new(&competition.settings.name, &below, speaker)
}

/// What a player had before a round.
fn score(competition: &Competition, round: &Round, player: PlayerId) -> String {
    let before = RoundNumber(round.number.0.saturating_sub(1));
    competition.points_after(before, player).to_string()
}

/// Who sits where, by name: everybody finds himself without knowing his board.
pub(super) fn by_name(competition: &Competition, round: &Round, speaker: &Speaker) -> Paper {
    let mut paper = heading(competition, round, speaker);
    let person = (INSIDE - 60.0 - 70.0) / 2.0;
    let columns = [
        Column::left(word(speaker, "player"), person),
        Column::right(word(speaker, "number"), 54.0),
        Column::left(String::new(), 76.0),
        Column::left(word(speaker, "opponent"), person),
    ];
    let mut rows: Vec<Vec<String>> = Vec::new();
    for game in &round.pairings {
        for color in Color::ALL {
            let side = match color {
                Color::White => word(speaker, "white"),
                Color::Black => word(speaker, "black"),
            };
            rows.push(vec![
                plain(competition, game.players[color]),
                game.board.to_string(),
                side,
                name(competition, game.players[!color]),
            ]);
        }
    }
    for (&player, &bye) in &round.byes {
        let words = word(speaker, bye_name(bye));
        let cells = [
            plain(competition, player),
            String::new(),
            String::new(),
            words,
        ];
        rows.push(cells.into());
    }
    rows.sort_by_cached_key(|row| row[0].to_lowercase());
    paper.table_of(11.0, &columns, &rows);
    paper
}

/// A name as it is looked for in a list: without a title.
fn plain(competition: &Competition, player: PlayerId) -> String {
    let player = competition.player(player);
    player.map_or_else(|| "?".into(), event::Player::name)
}

/// Pairings in letters that are read from two metres away.
pub(super) fn large(competition: &Competition, round: &Round, speaker: &Speaker) -> Paper {
    let mut paper = heading(competition, round, speaker);
    let person = (INSIDE - 44.0 - 2.0 * 38.0 - 66.0) / 2.0;
    let columns = [
        Column::right(word(speaker, "number"), 44.0),
        Column::left(word(speaker, "white"), person),
        Column::right(String::new(), 38.0),
        Column::right(word(speaker, "result"), 66.0),
        Column::left(format!("  {}", word(speaker, "black")), person),
        Column::right(String::new(), 38.0),
    ];
    let games = round.pairings.iter().map(|game| {
        let (white, black) = (game.players.white, game.players.black);
        vec![
            game.board.to_string(),
            name(competition, white),
            score(competition, round, white),
            game.result()
                .map_or_else(|| "–".into(), ToString::to_string),
            format!("  {}", name(competition, black)),
            score(competition, round, black),
        ]
    });
    let byes = round.byes.iter().map(|(&player, &bye)| {
        vec![
            String::new(),
            name(competition, player),
            score(competition, round, player),
            String::new(),
            format!("  {}", word(speaker, bye_name(bye))),
            String::new(),
        ]
    });
    paper.table_of(16.0, &columns, &games.chain(byes).collect::<Vec<_>>());
    paper
}

/// Who met whom: by opponents in a round robin, by rounds otherwise.
pub(super) fn crosstable(
    competition: &Competition,
    after: RoundNumber,
    speaker: &Speaker,
) -> Paper {
    let below = speaker
        .locale()
        .say("print-after", &[("round", after.0.into())]);
    let below = format!("{} · {below}", word(speaker, "crosstable"));
    let mut paper = Paper::new(&competition.settings.name, &below, speaker);
    who_met_whom(&mut paper, competition, after, speaker);
    paper
}

/// The word for points in the longest language fits in.
const POINTS: f32 = 52.0;

/// The table itself.
pub(super) fn who_met_whom(
    paper: &mut Paper,
    competition: &Competition,
    after: RoundNumber,
    speaker: &Speaker,
) {
    let table = competition.cross_table(after);
    let square = competition.round_robin.is_some() && !competition.is_team();
    let count = match square {
        true => table.rows.len(),
        false => after.0 as usize,
    };
    let person = (INSIDE - 26.0 - POINTS - count as f32 * 40.0).clamp(96.0, 190.0);
    let each = (INSIDE - 26.0 - POINTS - person) / count.max(1) as f32;
    let mut columns = vec![
        Column::right(word(speaker, "number"), 26.0),
        Column::left(word(speaker, "player"), person),
    ];
    columns.extend((1..=count).map(|n| Column::right(n.to_string(), each.min(60.0))));
    columns.push(Column::right(word(speaker, "points"), POINTS));
    let rows = table.rows.iter().enumerate().map(|(line, row)| {
        let mut cells = vec![
            (line + 1).to_string(),
            name(competition, row.standing.player),
        ];
        cells.extend((0..count).map(|column| match square {
            true if column == line => "×".to_owned(),
            true => {
                let with = |game: &&Meeting| game.row == Some(column as u32);
                let games = row.games.iter().filter(with);
                games.map(Meeting::text).collect::<Vec<_>>().join(" ")
            }
            false => {
                let of = |game: &&Meeting| game.round.0 as usize == column + 1;
                let games = row.games.iter().filter(of);
                games.map(met).collect::<Vec<_>>().join(" ")
            }
        }));
        cells.push(row.standing.points.to_string());
        cells
    });
    let size = if each < 26.0 { 7.5 } else { 9.0 };
    paper.table_of(size, &columns, &rows.collect::<Vec<_>>());
}

/// A game of a Swiss: the line of the opponent, the colour, what it brought.
fn met(game: &Meeting) -> String {
    match (game.row, game.color) {
        (Some(row), Some(Color::White)) => format!("{}w{}", row + 1, game.text()),
        (Some(row), Some(Color::Black)) => format!("{}b{}", row + 1, game.text()),
        _ => game.text(),
    }
}

const CARDS: usize = 2;
const CARD: f32 = 240.0;

/// A card for each table.
pub(super) fn cards(competition: &Competition, round: &Round, speaker: &Speaker) -> Paper {
    let mut paper = heading(competition, round, speaker);
    let wide = INSIDE / CARDS as f32;
    for line in round.pairings.chunks(CARDS) {
        paper.room(CARD);
        let top = paper.y;
        for (column, game) in line.iter().enumerate() {
            let x = MARGIN + column as f32 * wide;
            let room = wide - 16.0;
            let middle = (Align::Left, Weight::Bold);
            let board = game.board.to_string();
            paper.cell((x, top + 84.0), room, 84.0, &board, middle);
            let mut y = top + 116.0;
            for color in Color::ALL {
                let side = match color {
                    Color::White => word(speaker, "white"),
                    Color::Black => word(speaker, "black"),
                };
                paper.text((x, y), 9.0, Weight::Regular, &side);
                y += 18.0;
                let names = wrap(
                    &name(competition, game.players[color]),
                    room,
                    15.0,
                    Weight::Bold,
                );
                for text in names.iter().take(2) {
                    paper.text((x, y), 15.0, Weight::Bold, text);
                    y += 18.0;
                }
                y += 6.0;
            }
            let (from, to) = ((x + wide - 8.0, top), (x + wide - 8.0, top + CARD - 10.0));
            paper.rule(from, to);
        }
        paper.gap(CARD);
        let y = paper.y - 8.0;
        paper.rule((MARGIN, y), (MARGIN + INSIDE, y));
    }
    paper
}
