//! Standings and who met whom, as tables.

use chess::Color;

use crate::competition::Competition;
use crate::round::RoundNumber;
use crate::standings::Meeting;
use crate::text::decimal;

/// Who met whom: a line for each player in the order of the standings, a column for each round. `12w1` is a win with
/// White against the player on rank 12 of the list; a bye has its letter.
pub fn write_crosstable(competition: &Competition, after: RoundNumber) -> String {
    let table = competition.cross_table(after);
    let fixed = ["line", "rank", "number", "name", "rating", "federation"];
    let mut header: Vec<String> = fixed.into_iter().map(str::to_owned).collect();
    header.extend((1..=after.0).map(|round| round.to_string()));
    header.push("points".to_owned());
    let mut lines = vec![header];
    for (place, row) in table.rows.iter().enumerate() {
        let Some(player) = competition.player(row.standing.player) else {
            continue;
        };
        let mut line = vec![
            (place + 1).to_string(),
            row.standing.rank.to_string(),
            player.id.to_string(),
            player.name(),
            player.rating.map_or_else(String::new, |r| r.to_string()),
            player.federation.clone(),
        ];
        for round in 1..=after.0 {
            let games = row.games.iter().filter(|game| game.round.0 == round);
            let cells: Vec<String> = games.map(meeting).collect();
            line.push(cells.join(" "));
        }
        line.push(decimal(row.standing.points));
        lines.push(line);
    }
    super::write(lines)
}

fn meeting(game: &Meeting) -> String {
    match (game.row, game.color, game.bye) {
        (Some(row), Some(color), _) => {
            let color = match color {
                Color::White => 'w',
                Color::Black => 'b',
            };
            format!("{}{color}{}", row + 1, game.text())
        }
        (_, _, Some(bye)) => bye.letter().to_string(),
        _ => String::new(),
    }
}

/// The standings after a round; tie-breaks by their letters.
pub fn write_standings(competition: &Competition, after: RoundNumber) -> String {
    if competition.is_team() {
        return super::teams::standings(competition, after);
    }
    let standings = competition.standings(after);
    let fixed = [
        "rank",
        "number",
        "title",
        "name",
        "rating",
        "federation",
        "club",
        "points",
    ];
    let codes = standings.tie_breaks.iter().map(String::as_str);
    let header = fixed.into_iter().chain(codes).map(str::to_owned).collect();
    let mut table: Vec<Vec<String>> = vec![header];
    for row in &standings.rows {
        let Some(player) = competition.player(row.player) else {
            continue;
        };
        let mut line = vec![
            row.rank.to_string(),
            player.id.to_string(),
            player.title.map_or("", |title| title.text()).to_owned(),
            player.name(),
            player.rating.map_or_else(String::new, |r| r.to_string()),
            player.federation.clone(),
            player.club.clone(),
            decimal(row.points),
        ];
        let values = row.values.iter();
        line.extend(values.map(|value| value.map_or_else(String::new, |value| value.to_string())));
        table.push(line);
    }
    super::write(table)
}
