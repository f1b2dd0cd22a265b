//! Lines that programs had added to the form of 2016: XXR XXC XXZ XXP XXA XXS and BBW BBD BBL BBZ BBF BBU. They are read
//! into what the lines of 2026 say.

use std::collections::BTreeMap;

use chess::Color;
use laws::regulations::HalfPoints;

use super::line::{LAST_ROUND, Line, MOST_ROUNDS};
use super::model::{Acceleration, Adjustment, Byes, Cell, Halves, Prohibition, Scheme};
use super::read::Reader;
use super::references::{Reference, To};
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::problem::Problem;
use crate::text;

/// What older files say, until all of the file is known.
#[derive(Default)]
pub(super) struct Old {
    /// XXZ: who does not play in the next round.
    absent: Vec<PlayerId>,
    /// XXP: who must never meet.
    apart: Vec<Vec<PlayerId>>,
    /// Points by the codes of XXS, and where the code stands.
    points: BTreeMap<&'static str, (HalfPoints, usize, usize)>,
}

/// The codes of XXS, and those that stand for several of them.
const CODES: [(&str, &[&str]); 15] = [
    ("WW", &["WW"]),
    ("BW", &["BW"]),
    ("WD", &["WD"]),
    ("BD", &["BD"]),
    ("WL", &["WL"]),
    ("BL", &["BL"]),
    ("ZPB", &["ZPB"]),
    ("HPB", &["HPB"]),
    ("FPB", &["FPB"]),
    ("PAB", &["PAB"]),
    ("FW", &["FW"]),
    ("FL", &["FL"]),
    ("W", &["WW", "BW", "FW", "FPB"]),
    ("D", &["WD", "BD", "HPB"]),
    ("L", &["WL", "BL"]),
];

/// Points for which there is room in a line of 2026.
fn points(text: &str) -> Option<HalfPoints> {
    text::read_decimal(text).filter(|points| points.0 < 2000)
}

impl Reader {
    /// Reads a line if it is one of these.
    pub(super) fn old_line(&mut self, line: &Line) -> Result<bool, Problem> {
        match line.code().as_str() {
            "XXC" => return Ok(self.configuration(line)),
            "XXZ" => {
                let absent = self.numbers(line)?;
                self.old.absent.extend(absent);
            }
            "XXP" => {
                let apart = self.numbers(line)?;
                if apart.len() < 2 {
                    return Err(line.problem(5, "at least two numbers"));
                }
                self.old.apart.push(apart);
            }
            "XXA" => self.virtual_points(line)?,
            "XXS" => self.codes(line)?,
            "BBW" => self.value(line, "W")?,
            "BBD" => self.value(line, "D")?,
            "BBL" => self.value(line, "L")?,
            "BBZ" => self.value(line, "ZPB")?,
            "BBF" => self.value(line, "FL")?,
            "BBU" => self.value(line, "PAB")?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A line with a word that is not known is kept as well.
    fn configuration(&mut self, line: &Line) -> bool {
        let mut all = true;
        for (_, word) in line.words() {
            match word.to_lowercase().as_str() {
                "white1" => self.report.initial_color = Some(Color::White),
                "black1" => self.report.initial_color = Some(Color::Black),
                "rank" => self.report.numbers_by_rank = true,
                _ => all = false,
            }
        }
        all
    }

    fn numbers(&mut self, line: &Line) -> Result<Vec<PlayerId>, Problem> {
        let mut ids = Vec::new();
        for (column, word) in line.words() {
            let number = word
                .parse()
                .ok()
                .filter(|number| (1..=9999).contains(number));
            let number = number.ok_or_else(|| line.problem(column, "the number of a player"))?;
            self.references.push(Reference {
                to: To::Competitor,
                number,
                line: line.number,
                column,
            });
            ids.push(PlayerId(number));
        }
        Ok(ids)
    }

    /// One player, points for each round: rounds with the same points become one line.
    fn virtual_points(&mut self, line: &Line) -> Result<(), Problem> {
        let id = PlayerId(line.some_number((5, 8), "the number of a player")?);
        let columns = (10..=line.len()).step_by(5).take(MOST_ROUNDS);
        let mut last: Option<Acceleration> = None;
        for (round, column) in (1..).zip(columns) {
            let points = line.points((column, column + 3))?.unwrap_or_default();
            match &mut last {
                Some(run) if run.points == points => run.last_round = round,
                _ => {
                    self.report.accelerations.extend(last.take());
                    last = (points > HalfPoints(0)).then_some(Acceleration {
                        match_points: None,
                        points,
                        first_round: round,
                        last_round: round,
                        first: id,
                        last: id,
                    });
                }
            }
        }
        self.report.accelerations.extend(last);
        Ok(())
    }

    /// `CODE=VALUE`, as many as there are.
    fn codes(&mut self, line: &Line) -> Result<(), Problem> {
        for (column, word) in line.words() {
            let expected = "a code and its points, such as W=3.0";
            let (code, value) = word
                .split_once('=')
                .ok_or_else(|| line.problem(column, expected))?;
            let points = points(value)
                .ok_or_else(|| line.problem(column + code.chars().count() + 1, "points"))?;
            let code = code.to_ascii_uppercase();
            let known = CODES.iter().find(|(name, _)| *name == code);
            let (_, meant) = known.ok_or_else(|| line.problem(column, expected))?;
            for &one in *meant {
                let place = (points, line.number, column);
                self.old.points.insert(one, place);
            }
        }
        Ok(())
    }

    fn value(&mut self, line: &Line, code: &str) -> Result<(), Problem> {
        let points = points(&line.rest());
        let points = points.ok_or_else(|| line.problem(5, "points such as 1.0"))?;
        let known = CODES.iter().find(|(name, _)| *name == code);
        for &one in known.map_or(&[][..], |(_, meant)| meant) {
            self.old.points.insert(one, (points, line.number, 5));
        }
        Ok(())
    }

    /// Puts it where the lines of 2026 have it.
    pub(super) fn old_to_new(&mut self) {
        let old = std::mem::take(&mut self.old);
        let last_round = self.report.rounds.filter(|&rounds| rounds > 0);
        for players in old.apart {
            self.report.prohibitions.push(Prohibition {
                first_round: 1,
                last_round: last_round.unwrap_or(LAST_ROUND),
                players,
            });
        }
        let round = self.report.next_round();
        let place = round as usize - 1;
        let free = |id: &PlayerId| {
            let mut lines = self.report.players.iter();
            let line = lines.find(|line| line.player.id == *id);
            let cell = line.and_then(|line| line.cells.get(place));
            cell.is_none_or(|cell| *cell == Cell::BLANK)
        };
        let players: Vec<PlayerId> = old.absent.into_iter().filter(free).collect();
        if !players.is_empty() {
            let bye = Bye::ZeroPoint;
            self.report.byes.push(Byes {
                bye,
                round,
                players,
            });
        }
        if !old.points.is_empty() {
            self.old_points(&old.points);
        }
    }

    fn old_points(&mut self, said: &BTreeMap<&'static str, (HalfPoints, usize, usize)>) {
        let scheme = self.report.points.unwrap_or_default();
        let value = |code| said.get(code).map(|(points, ..)| *points);
        let mut points = scheme.points;
        let both = [
            ("WW", "BW", &mut points.win),
            ("WD", "BD", &mut points.draw),
            ("WL", "BL", &mut points.loss),
        ];
        for (white, black, field) in both {
            let (one, other) = (
                value(white).unwrap_or(*field),
                value(black).unwrap_or(*field),
            );
            if one != other {
                let place = said.get(black).or(said.get(white));
                let (line, column) = place.map_or((1, 1), |&(_, line, column)| (line, column));
                let expected = "the same points for both colours: reports cannot say others";
                self.problems.push(Problem::new(line, column, expected));
            }
            *field = one;
        }
        let zero = HalfPoints(0);
        let (away, lost) = (value("ZPB").unwrap_or(zero), value("FL").unwrap_or(zero));
        let absent = if away == lost { away } else { zero };
        self.report.points = Some(Scheme {
            absent,
            bye: value("PAB").unwrap_or(points.win),
            ..Scheme::of(points)
        });
        let others = [
            ('+', value("FW").unwrap_or(points.win), points.win),
            ('F', value("FPB").unwrap_or(points.win), points.win),
            ('H', value("HPB").unwrap_or(points.draw), points.draw),
            ('Z', away, absent),
            ('-', lost, absent),
        ];
        let others = others.into_iter().filter(|(_, said, usual)| said != usual);
        let others = others.map(|(kind, said, _)| Adjustment {
            kind: Some(kind),
            match_points: None,
            points: Some(Halves(said.0 as i32)),
            round: None,
            players: Vec::new(),
        });
        self.report.adjustments.extend(others);
    }
}
