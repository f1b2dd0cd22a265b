//! From the text of a report: which line is which, and the lines about the tournament.

use chess::Color;

use super::line::{Line, MOST_ROUNDS};
use super::model::{Kept, RatingList, Report, Scheme, Where};
use super::references::Reference;
use super::{cells, old};
use crate::date::from_report;
use crate::problem::Problem;

pub(super) fn read(text: &str) -> Result<Report, Vec<Problem>> {
    let mut reader = Reader::default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // By the letter lines end with a carriage return alone; hardly anybody writes them so.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    for (number, line) in (1..).zip(text.split('\n')) {
        let line = Line::new(number, line);
        if let Err(problem) = reader.line(&line) {
            reader.problems.push(problem);
        }
    }
    reader.finish()
}

/// What is known while the lines come.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) report: Report,
    /// The line of each player.
    pub(super) lines: Vec<usize>,
    /// Numbers that must be those of players or teams.
    pub(super) references: Vec<Reference>,
    /// What only older files say.
    pub(super) old: old::Old,
    pub(super) problems: Vec<Problem>,
}

impl Reader {
    fn line(&mut self, line: &Line) -> Result<(), Problem> {
        let report = &mut self.report;
        match line.code().as_str() {
            "001" => self.player(line),
            "012" => report.name = line.rest(),
            "022" => report.city = line.rest(),
            "032" => report.federation = line.rest(),
            "042" => report.first_day = day(line)?,
            "052" => report.last_day = day(line)?,
            // Counted anew, and tables for people.
            "062" | "072" | "082" | "801" | "802" => {}
            "092" => report.kind = line.rest(),
            "102" => report.chief_arbiter = line.rest(),
            "112" => {
                let name = Some(line.rest()).filter(|name| !name.is_empty());
                report.deputies.extend(name);
            }
            "122" => report.rate_of_play = line.rest(),
            "132" => report.days = days(line)?,
            "142" | "XXR" => report.rounds = Some(rounds(line)?),
            "152" => report.initial_color = initial_color(line)?,
            "162" => report.points = Some(scheme(line, report.points)?),
            "172" => report.rating_list = Some(rating_list(line)),
            "182" => report.program = line.rest(),
            "192" => report.system_code = line.rest(),
            "202" => report.tie_breaks = codes(line),
            "212" => report.order = codes(line),
            "222" => report.encoded_rate = line.rest(),
            "240" => self.byes(line)?,
            "250" => self.acceleration(line)?,
            "260" => self.prohibition(line)?,
            "299" => self.adjustment(line)?,
            "300" => self.line_up(line)?,
            "310" => self.team(line)?,
            "013" => self.old_team(line)?,
            "320" => self.team_bye(line)?,
            "330" => self.team_forfeit(line)?,
            "352" => report.board_colors = super::teams::board_colors(line)?,
            "362" => report.match_scheme = Some(super::teams::match_scheme(line)?),
            _ if line.len() == 0 => {}
            _ if self.old_line(line)? => {}
            _ => self.keep(line),
        }
        Ok(())
    }

    fn keep(&mut self, line: &Line) {
        let place = match self.report.players.is_empty() {
            true => Where::Head,
            false => Where::Tail,
        };
        self.report.kept.push(Kept {
            place,
            text: line.text(),
        });
    }

    fn finish(mut self) -> Result<Report, Vec<Problem>> {
        self.old_to_new();
        self.national();
        if self.problems.is_empty() {
            self.problems = cells::check(&self.report, &self.lines);
        }
        if self.problems.is_empty() {
            self.check_references();
        }
        match self.problems.is_empty() {
            true => Ok(self.report),
            false => {
                let place = |problem: &Problem| (problem.line, problem.column);
                self.problems.sort_by_key(place);
                Err(self.problems)
            }
        }
    }
}

fn day(line: &Line) -> Result<String, Problem> {
    let text = line.rest();
    if text.is_empty() {
        return Ok(text);
    }
    from_report(&text).ok_or_else(|| line.problem(5, "a day such as 2026/11/16"))
}

fn rounds(line: &Line) -> Result<u32, Problem> {
    let rounds = line.rest().parse().ok();
    let sensible = rounds.filter(|&rounds: &u32| rounds as usize <= MOST_ROUNDS);
    sensible.ok_or_else(|| line.problem(5, "a number of rounds"))
}

fn days(line: &Line) -> Result<Vec<String>, Problem> {
    let mut days = Vec::new();
    for column in (92..=line.len()).step_by(10).take(MOST_ROUNDS) {
        let text = line.columns(column, column + 7);
        let day = match text.is_empty() {
            true => Some(String::new()),
            false => short_day(&text),
        };
        days.push(day.ok_or_else(|| line.problem(column, "a day such as 26/11/16"))?);
    }
    let known = days.iter().rposition(|day| !day.is_empty());
    days.truncate(known.map_or(0, |last| last + 1));
    Ok(days)
}

/// `26/11/16`, in the century in which there are reports.
fn short_day(text: &str) -> Option<String> {
    let year: u32 = text.get(..2)?.parse().ok()?;
    let century = if year < 70 { "20" } else { "19" };
    let day = from_report(&format!("{century}{text}"))?;
    (day.len() == 10).then_some(day)
}

fn initial_color(line: &Line) -> Result<Option<Color>, Problem> {
    match line.rest().to_ascii_uppercase().as_str() {
        "" => Ok(None),
        "W" => Ok(Some(Color::White)),
        "B" => Ok(Some(Color::Black)),
        _ => Err(line.problem(5, "W or B")),
    }
}

/// A letter and its points in every nine columns from the sixth.
fn scheme(line: &Line, earlier: Option<Scheme>) -> Result<Scheme, Problem> {
    let mut points = earlier.unwrap_or_default().points;
    let (mut absent, mut bye, mut unknown) = (None, None, None);
    for column in (6..=line.len()).step_by(9) {
        let letter = line.column(column).to_ascii_uppercase();
        let value = line.points((column + 1, column + 4))?;
        if letter == ' ' && value.is_none() {
            continue;
        }
        let value = value.ok_or_else(|| line.problem(column + 1, "points such as 1.0"))?;
        match letter {
            'W' => points.win = value,
            'D' => points.draw = value,
            'L' => points.loss = value,
            'A' => absent = Some(value),
            'P' => bye = Some(value),
            'X' => unknown = Some(value),
            _ => return Err(line.problem(column, "one of W, D, L, A, P, X")),
        }
    }
    let usual = Scheme::of(points);
    Ok(Scheme {
        points,
        absent: absent.unwrap_or(usual.absent),
        bye: bye.unwrap_or(usual.bye),
        unknown: unknown.unwrap_or(usual.unknown),
    })
}

fn rating_list(line: &Line) -> RatingList {
    RatingList {
        federation: line.columns(5, 7).to_ascii_uppercase(),
        method: line.columns(9, line.len().max(9)).to_ascii_uppercase(),
    }
}

fn codes(line: &Line) -> Vec<String> {
    let text = line.rest();
    let codes = text.split(',').map(|code| code.trim().to_owned());
    codes.filter(|code| !code.is_empty()).collect()
}
