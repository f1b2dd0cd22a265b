//! Standings as a table.

use crate::competition::Competition;
use crate::round::RoundNumber;
use crate::text::decimal;

/// The standings after a round; tie-breaks by their letters.
pub fn write_standings(competition: &Competition, after: RoundNumber) -> String {
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
