//! Team events: where teams stand, and the matches of a round.

use event::{Round, TeamId};
use laws::regulations::HalfPoints;

use super::html::{Stands, escape, table};
use super::pages::Maker;

impl Maker<'_> {
    fn team(&self, id: TeamId) -> String {
        let entry = self.known.teams.get(&id);
        entry.map_or_else(|| "?".to_owned(), |entry| escape(&entry.team.name))
    }

    /// Where teams stand; nothing where players play for themselves.
    pub(super) fn team_standings(&self) -> String {
        if !self.known.is_team() {
            return String::new();
        }
        let standings = self.known.team_standings(self.after);
        let mut columns = vec![
            (self.word("rank"), Stands::Right),
            (self.word("team"), Stands::Left),
            (self.word("match-points"), Stands::Right),
            (self.word("points-of-games"), Stands::Right),
        ];
        let codes = standings.tie_breaks.iter();
        columns.extend(codes.map(|code| (code.clone(), Stands::Right)));
        let rows = standings.rows.iter().map(|row| {
            let mut cells = vec![
                row.rank.to_string(),
                self.team(row.team),
                format!("<b>{}</b>", row.match_points),
                row.game_points.to_string(),
            ];
            let values = row.values.iter();
            cells.extend(values.map(|value| value.map_or_else(String::new, |v| v.to_string())));
            cells
        });
        table(&columns, &rows.collect::<Vec<_>>())
    }

    /// The matches of a round with their scores; nothing where players play for themselves.
    pub(super) fn matches(&self, round: &Round) -> String {
        if round.matches.is_empty() {
            return String::new();
        }
        let columns = [
            (self.word("number"), Stands::Right),
            (self.word("team"), Stands::Left),
            (self.word("result"), Stands::Middle),
            (self.word("team"), Stands::Left),
        ];
        let rows = round.matches.iter().map(|found| {
            let score = found.score(self.known, round);
            let begun = score.open < found.line_ups.white.len() as u32;
            let games = match begun {
                true => format!(
                    "<b>{} : {}</b>",
                    HalfPoints(score.games.white),
                    HalfPoints(score.games.black)
                ),
                false => String::new(),
            };
            vec![
                found.number.to_string(),
                self.team(found.teams.white),
                games,
                self.team(found.teams.black),
            ]
        });
        table(&columns, &rows.collect::<Vec<_>>())
    }
}
