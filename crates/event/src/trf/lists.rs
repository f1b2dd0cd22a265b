//! Lines that list numbers: byes (240), virtual points (250), prohibitions (260), points assigned otherwise (299).

use super::line::{LAST_ROUND, Line};
use super::model::{Acceleration, Adjustment, Byes, Prohibition};
use super::read::Reader;
use super::references::{Reference, To};
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::problem::Problem;

impl Reader {
    pub(super) fn byes(&mut self, line: &Line) -> Result<(), Problem> {
        let bye = match line.column(5).to_ascii_uppercase() {
            'F' => Bye::FullPoint,
            'H' => Bye::HalfPoint,
            'Z' => Bye::ZeroPoint,
            _ => return Err(line.problem(5, "one of F, H, Z")),
        };
        let round = line.some_number((7, 9), "a round")?;
        let players = self.listed(line, 11)?;
        if players.is_empty() {
            return Err(line.problem(11, "at least one number"));
        }
        self.report.byes.push(Byes {
            bye,
            round,
            players,
        });
        Ok(())
    }

    pub(super) fn acceleration(&mut self, line: &Line) -> Result<(), Problem> {
        let match_points = line.points((5, 8))?;
        let points = line.points((10, 13))?.unwrap_or_default();
        let first_round = line.some_number((15, 17), "a round")?;
        let last_round = line.number((19, 21), "a round")?.filter(|&round| round > 0);
        let last_round = last_round.unwrap_or(first_round);
        if last_round < first_round {
            return Err(line.problem(19, "a round that is not before the first"));
        }
        let first = line.some_number((23, 26), "a number between 1 and 9999")?;
        let last = line.number((28, 31), "a number between 1 and 9999")?;
        let last = last.filter(|&number| number > 0).unwrap_or(first);
        if last < first {
            return Err(line.problem(28, "a number that is not below the first"));
        }
        self.report.accelerations.push(Acceleration {
            match_points,
            points,
            first_round,
            last_round,
            first: PlayerId(first),
            last: PlayerId(last),
        });
        Ok(())
    }

    pub(super) fn prohibition(&mut self, line: &Line) -> Result<(), Problem> {
        let round = |columns| line.number(columns, "a round");
        let (first, last) = (round((5, 7))?, round((9, 11))?);
        let (first, last) = (first.filter(|&r| r > 0), last.filter(|&r| r > 0));
        let first_round = first.unwrap_or(1);
        let last_round = last.or(first).unwrap_or(LAST_ROUND);
        if last_round < first_round {
            return Err(line.problem(9, "a round that is not before the first"));
        }
        let players = self.listed(line, 13)?;
        if players.len() < 2 {
            return Err(line.problem(13, "at least two numbers"));
        }
        self.report.prohibitions.push(Prohibition {
            first_round,
            last_round,
            players,
        });
        Ok(())
    }

    pub(super) fn adjustment(&mut self, line: &Line) -> Result<(), Problem> {
        let kind = match line.column(5).to_ascii_uppercase() {
            ' ' => None,
            letter if "WDLFHZ+-".contains(letter) => Some(letter),
            _ => return Err(line.problem(5, "one of W D L F H Z + -, or a blank")),
        };
        let match_points = line.halves((8, 11))?;
        let points = line.halves((14, 17))?;
        if match_points.is_none() && points.is_none() {
            return Err(line.problem(14, "points such as 0.5 or -1.0"));
        }
        let round = line.number((20, 22), "a round")?;
        let players = self.listed(line, 24)?;
        if kind.is_none() && players.is_empty() {
            return Err(line.problem(24, "at least one number"));
        }
        self.report.adjustments.push(Adjustment {
            kind,
            match_points,
            points,
            round: round.filter(|&round| round > 0),
            players,
        });
        Ok(())
    }

    /// The numbers of a line, which must be those of players or teams.
    fn listed(&mut self, line: &Line, column: usize) -> Result<Vec<PlayerId>, Problem> {
        let ids = line.ids(column)?;
        self.references
            .extend(ids.iter().map(|&(column, id)| Reference {
                to: To::Competitor,
                number: id.0,
                line: line.number,
                column,
            }));
        Ok(ids.into_iter().map(|(_, id)| id).collect())
    }
}
