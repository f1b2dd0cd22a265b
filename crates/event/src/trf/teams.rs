//! Lines of team events: 310, 320, 330, 300, 352, 362, and 013 of older files.

use std::collections::BTreeSet;

use chess::Color;

use super::line::{Line, MOST_ROUNDS};
use super::model::{LineUp, MatchScheme, TeamBye, TeamForfeit, TeamLine};
use super::read::Reader;
use super::references::{Reference, To};
use crate::player::PlayerId;
use crate::problem::Problem;

/// What the columns of a number of a team say.
const TEAM: &str = "a number between 1 and 999";

impl Reader {
    pub(super) fn team(&mut self, line: &Line) -> Result<(), Problem> {
        for gap in [41, 47, 54, 61, 68, 72, 73] {
            if line.column(gap) != ' ' {
                return Err(line.problem(gap, "a blank between two fields"));
            }
        }
        let team = TeamLine {
            number: line.some_number((5, 7), TEAM)?,
            name: line.columns(9, 40),
            short: line.columns(42, 46),
            strength: line.number((48, 53), "a whole number or blanks")?,
            match_points: line.points((55, 60))?.unwrap_or_default(),
            game_points: line.points((62, 67))?.unwrap_or_default(),
            rank: line.number((69, 71), "a place or blanks")?,
            members: self.members(line, 74)?,
        };
        self.enter(line, team)
    }

    /// Older files number teams by their order.
    pub(super) fn old_team(&mut self, line: &Line) -> Result<(), Problem> {
        let team = TeamLine {
            number: self.report.teams.len() as u32 + 1,
            name: line.columns(5, 36),
            members: self.members(line, 37)?,
            ..TeamLine::default()
        };
        self.enter(line, team)
    }

    fn enter(&mut self, line: &Line, team: TeamLine) -> Result<(), Problem> {
        let mut others = self.report.teams.iter();
        if team.name.is_empty() {
            return Err(line.problem(9, "the name of a team"));
        }
        if others.any(|other| other.number == team.number) {
            return Err(line.problem(5, "a number that is not given twice"));
        }
        self.report.teams.push(team);
        Ok(())
    }

    fn members(&mut self, line: &Line, column: usize) -> Result<Vec<PlayerId>, Problem> {
        let ids = line.ids(column)?;
        let taken: BTreeSet<PlayerId> = self
            .report
            .teams
            .iter()
            .flat_map(|team| team.members.iter().copied())
            .collect();
        let mut here = BTreeSet::new();
        for &(column, id) in &ids {
            if taken.contains(&id) || !here.insert(id) {
                return Err(line.problem(column, "a player who is in no other place of a team"));
            }
            self.refer(To::Player, id.0, line, column);
        }
        Ok(ids.into_iter().map(|(_, id)| id).collect())
    }

    fn refer(&mut self, to: To, number: u32, line: &Line, column: usize) {
        self.references.push(Reference {
            to,
            number,
            line: line.number,
            column,
        });
    }

    pub(super) fn team_bye(&mut self, line: &Line) -> Result<(), Problem> {
        let mut bye = TeamBye {
            match_points: line.points((5, 8))?.unwrap_or_default(),
            game_points: line.points((10, 13))?.unwrap_or_default(),
            teams: Vec::new(),
        };
        for column in (15..=line.len()).step_by(4).take(MOST_ROUNDS) {
            let team = line.number((column, column + 2), "a number of a team, or 000")?;
            let team = team.unwrap_or(0);
            if team > 0 {
                self.refer(To::Team, team, line, column);
            }
            bye.teams.push(team);
        }
        let known = bye.teams.iter().rposition(|&team| team > 0);
        bye.teams.truncate(known.map_or(0, |last| last + 1));
        self.report.team_bye = Some(bye);
        Ok(())
    }

    pub(super) fn team_forfeit(&mut self, line: &Line) -> Result<(), Problem> {
        let winner = match line.columns(5, 6).as_str() {
            "+-" => Some(Color::White),
            "-+" => Some(Color::Black),
            "--" => None,
            _ => return Err(line.problem(5, "one of +-, -+, --")),
        };
        let forfeit = TeamForfeit {
            winner,
            round: line.some_number((8, 10), "a round")?,
            white: line.some_number((12, 14), TEAM)?,
            black: line.some_number((16, 18), TEAM)?,
        };
        self.refer(To::Team, forfeit.white, line, 12);
        self.refer(To::Team, forfeit.black, line, 16);
        self.report.team_forfeits.push(forfeit);
        Ok(())
    }

    pub(super) fn line_up(&mut self, line: &Line) -> Result<(), Problem> {
        let mut line_up = LineUp {
            round: line.some_number((5, 7), "a round")?,
            team: line.some_number((9, 11), TEAM)?,
            opponent: line.some_number((13, 15), TEAM)?,
            players: Vec::new(),
        };
        self.refer(To::Team, line_up.team, line, 9);
        self.refer(To::Team, line_up.opponent, line, 13);
        for column in (17..=line.len()).step_by(5) {
            let expected = "the number of a player, or 0000";
            let id = line.number((column, column + 3), expected)?;
            let id = id.filter(|&id| id > 0);
            if let Some(id) = id {
                self.refer(To::Player, id, line, column);
            }
            line_up.players.push(id.map(PlayerId));
        }
        self.report.line_ups.push(line_up);
        Ok(())
    }
}

pub(super) fn board_colors(line: &Line) -> Result<Vec<Color>, Problem> {
    let colors = line.rest().to_ascii_uppercase();
    let color = |(place, letter)| match letter {
        'W' => Ok(Color::White),
        'B' => Ok(Color::Black),
        _ => Err(line.problem(5 + place, "W or B for each board")),
    };
    colors.chars().enumerate().map(color).collect()
}

/// Two letters and points in every nine columns from the fifth.
pub(super) fn match_scheme(line: &Line) -> Result<MatchScheme, Problem> {
    let mut scheme = MatchScheme::default();
    for column in (5..=line.len()).step_by(9) {
        let letters = line.columns(column, column + 1).to_ascii_uppercase();
        let points = line.points((column + 2, column + 5))?;
        let value = match letters.trim_start_matches('T') {
            "" if points.is_none() => continue,
            "W" => &mut scheme.win,
            "D" => &mut scheme.draw,
            "L" => &mut scheme.loss,
            _ => return Err(line.problem(column, "one of TW, TD, TL")),
        };
        *value = points.ok_or_else(|| line.problem(column + 2, "points such as 2.0"))?;
    }
    Ok(scheme)
}
