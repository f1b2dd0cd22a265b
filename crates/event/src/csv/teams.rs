//! Where teams stand, and the matches of a round, as tables.

use super::write;
use crate::competition::Competition;
use crate::round::{Round, RoundNumber};
use crate::teams::TeamId;
use crate::text::decimal;
use laws::regulations::HalfPoints;

fn name(competition: &Competition, team: TeamId) -> String {
    let entry = competition.teams.get(&team);
    entry
        .map(|entry| entry.team.name.clone())
        .unwrap_or_default()
}

/// Where teams stand after a round.
pub(super) fn standings(competition: &Competition, after: RoundNumber) -> String {
    let standings = competition.team_standings(after);
    let mut head: Vec<String> = ["rank", "number", "team", "won", "drawn", "lost"]
        .map(str::to_owned)
        .to_vec();
    head.extend(["match points", "game points"].map(str::to_owned));
    head.extend(standings.tie_breaks.iter().cloned());
    let mut lines = vec![head];
    for row in &standings.rows {
        let mut cells = vec![
            row.rank.to_string(),
            row.team.to_string(),
            name(competition, row.team),
        ];
        cells.extend(row.results.iter().map(ToString::to_string));
        cells.extend([row.match_points, row.game_points].map(decimal));
        let values = row.values.iter();
        cells.extend(values.map(|value| value.map_or_else(String::new, |value| value.exact())));
        lines.push(cells);
    }
    write(lines)
}

/// The matches of a round, board by board.
pub(super) fn matches(competition: &Competition, round: &Round) -> String {
    let head = [
        "match",
        "board",
        "team",
        "player",
        "points",
        "opponent team",
        "opponent",
        "opponent points",
    ];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    for found in &round.matches {
        let score = found.score(competition, round);
        let sides = found.line_ups.white.iter().zip(&found.line_ups.black);
        for (place, (white, black)) in sides.enumerate() {
            let who = |player: &Option<crate::PlayerId>| {
                let player = player.and_then(|id| competition.player(id));
                player.map(crate::Player::name).unwrap_or_default()
            };
            let open = white.is_some()
                && black.is_some()
                && round
                    .at(found.board(place))
                    .is_none_or(|game| game.entry.is_none());
            let points = |points: u32| match open {
                true => String::new(),
                false => decimal(HalfPoints(points)),
            };
            let scored = score.boards.get(place).cloned().unwrap_or_default();
            lines.push(vec![
                found.number.to_string(),
                (place + 1).to_string(),
                name(competition, found.teams.white),
                who(white),
                points(scored.white),
                name(competition, found.teams.black),
                who(black),
                points(scored.black),
            ]);
        }
    }
    for (&team, bye) in &round.team_byes {
        let mut cells = vec![String::new(), String::new(), name(competition, team)];
        cells.push(format!("bye {}", bye.letter()));
        cells.resize(8, String::new());
        lines.push(cells);
    }
    write(lines)
}
