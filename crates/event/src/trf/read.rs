//! From the text of a report.

use chess::Color;
use laws::regulations::HalfPoints;

use super::{Abnormal, Cell, Code, PlayerLine, Report, cells};
use crate::date::from_report;
use crate::outcome::Bye;
use crate::player::{Player, PlayerId, Sex, Title};
use crate::problem::Problem;
use crate::text::{is_federation, read_decimal};

/// No report has more; a line that claims more is no report.
const MOST_ROUNDS: usize = 500;

pub(super) fn read(text: &str) -> Result<Report, Vec<Problem>> {
    let mut reader = Reader::default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // Old files end their lines with a carriage return alone.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    for (number, line) in (1..).zip(text.split('\n')) {
        reader.line(&Line::new(number, line));
    }
    let Reader {
        report,
        lines,
        mut problems,
    } = reader;
    if problems.is_empty() {
        problems = cells::check(&report, &lines);
    }
    if problems.is_empty() {
        Ok(report)
    } else {
        Err(problems)
    }
}

/// A line whose columns are characters.
struct Line {
    number: usize,
    chars: Vec<char>,
}

impl Line {
    fn new(number: usize, text: &str) -> Line {
        Line {
            number,
            chars: text.trim_end().chars().collect(),
        }
    }

    /// The columns from one to another, both counted from 1 and included, without blanks around.
    fn columns(&self, first: usize, last: usize) -> String {
        let end = last.min(self.chars.len());
        let part = self.chars.get(first - 1..end).unwrap_or_default();
        part.iter().collect::<String>().trim().to_owned()
    }

    fn column(&self, column: usize) -> char {
        self.chars.get(column - 1).copied().unwrap_or(' ')
    }

    /// All from column 5 on.
    fn rest(&self) -> String {
        self.columns(5, self.chars.len())
    }

    fn problem(&self, column: usize, expected: impl Into<String>) -> Problem {
        Problem::new(self.number, column, expected)
    }
}

#[derive(Default)]
struct Reader {
    report: Report,
    /// The line of each player.
    lines: Vec<usize>,
    problems: Vec<Problem>,
}

impl Reader {
    fn line(&mut self, line: &Line) {
        let text = || line.rest();
        let report = &mut self.report;
        match line.columns(1, 3).as_str() {
            "001" => self.player(line),
            "012" => report.name = text(),
            "022" => report.city = text(),
            "032" => report.federation = text(),
            "042" => report.first_day = day(line, &mut self.problems),
            "052" => report.last_day = day(line, &mut self.problems),
            "092" => report.kind = text(),
            "102" => report.chief_arbiter = text(),
            "112" => report
                .deputies
                .extend(Some(text()).filter(|one| !one.is_empty())),
            "122" => report.rate_of_play = text(),
            "132" => self.days(line),
            "142" | "XXR" => self.rounds(line),
            "162" => self.scheme(line),
            "202" => {
                let codes = text();
                let codes = codes.split(',').map(|code| code.trim().to_owned());
                report.tie_breaks = codes.filter(|code| !code.is_empty()).collect();
            }
            "222" => report.encoded_rate = text(),
            "299" => self.abnormal(line),
            // Numbers of players are counted anew; teams, national ratings and what programs tell each other are not
            // ours.
            _ => {}
        }
    }

    fn rounds(&mut self, line: &Line) {
        match line.rest().parse() {
            Ok(rounds) if rounds as usize <= MOST_ROUNDS => self.report.rounds = Some(rounds),
            _ => self.problems.push(line.problem(5, "a number of rounds")),
        }
    }

    fn days(&mut self, line: &Line) {
        let mut days = Vec::new();
        for column in (92..=line.chars.len()).step_by(10).take(MOST_ROUNDS) {
            let text = line.columns(column, column + 7);
            let day = match text.is_empty() {
                true => Some(String::new()),
                false => short_day(&text),
            };
            match day {
                Some(day) => days.push(day),
                None => {
                    let expected = "a day such as 26/11/16";
                    self.problems.push(line.problem(column, expected));
                }
            }
        }
        let known = days.iter().rposition(|day| !day.is_empty());
        days.truncate(known.map_or(0, |last| last + 1));
        self.report.days = days;
    }

    /// A letter and its points in every nine columns from the sixth.
    fn scheme(&mut self, line: &Line) {
        let mut scheme = self.report.points.unwrap_or_default();
        let mut bye = None;
        for column in (6..=line.chars.len()).step_by(9) {
            let Some(points) = read_decimal(&line.columns(column + 1, column + 4)) else {
                let expected = "points such as 1.0";
                self.problems.push(line.problem(column + 1, expected));
                continue;
            };
            match line.column(column).to_ascii_uppercase() {
                'W' => scheme.points.win = points,
                'D' => scheme.points.draw = points,
                'L' => scheme.points.loss = points,
                'P' => bye = Some(points),
                // What absence and open games are worth is fixed here.
                'A' | 'X' => {}
                _ => {
                    let expected = "one of W, D, L, A, P, X";
                    self.problems.push(line.problem(column, expected));
                }
            }
        }
        scheme.bye = bye.unwrap_or(scheme.points.win);
        self.report.points = Some(scheme);
    }

    /// Points for players in a round. Those for all rounds, penalties apart from any result, and those of teams are
    /// not ours.
    fn abnormal(&mut self, line: &Line) {
        if line.column(5) == ' ' {
            return;
        }
        let round: u32 = match line.columns(20, 22).as_str() {
            "" | "000" => return,
            text => match text.parse() {
                Ok(round) => round,
                Err(_) => return self.problems.push(line.problem(20, "a round")),
            },
        };
        let Some(points) = read_decimal(&line.columns(14, 17)) else {
            let expected = "points such as 0.5";
            return self.problems.push(line.problem(14, expected));
        };
        for column in (24..=line.chars.len()).step_by(5) {
            match line.columns(column, column + 3).parse() {
                Ok(id) => self.report.abnormal.push(Abnormal {
                    player: PlayerId(id),
                    round,
                    points,
                }),
                Err(_) => {
                    let expected = "the number of a player";
                    self.problems.push(line.problem(column, expected));
                }
            }
        }
    }

    fn player(&mut self, line: &Line) {
        let (surname, given) = Player::split_name(&line.columns(15, 47));
        let mut player = Player::named(&surname, &given);
        let mut wrong = |column, expected: &str| {
            self.problems.push(line.problem(column, expected));
        };
        match line.columns(5, 8).parse() {
            Ok(id @ 1..=9999) => player.id = PlayerId(id),
            _ => wrong(5, "a number between 1 and 9999"),
        }
        if player.name().is_empty() {
            wrong(15, "a name");
        }
        let text = line.columns(10, 10);
        player.sex = Sex::read(&text);
        if player.sex.is_none() && !text.is_empty() {
            wrong(10, "m, w or a blank");
        }
        let text = line.columns(11, 13);
        player.title = Title::read(&text);
        if player.title.is_none() && !text.is_empty() {
            wrong(11, "a title or blanks");
        }
        // Lists write zero for no rating and no number.
        match line.columns(49, 52).as_str() {
            "" => {}
            text => match text.parse() {
                Ok(rating) => player.rating = Some(rating).filter(|&rating| rating > 0),
                Err(_) => wrong(49, "a rating or blanks"),
            },
        }
        player.federation = line.columns(54, 56);
        if !is_federation(&player.federation) {
            wrong(54, "the three letters of a federation, or blanks");
        }
        match line.columns(58, 68).as_str() {
            "" => {}
            text => match text.parse() {
                Ok(id) => player.fide_id = Some(id).filter(|&id| id > 0),
                Err(_) => wrong(58, "a number or blanks"),
            },
        }
        match line.columns(70, 79).as_str() {
            "" => {}
            text => match from_report(text) {
                Some(day) if day == "0000" => {}
                Some(day) => player.birth = day,
                None => wrong(70, "a day such as 2001/02/03, a year, or blanks"),
            },
        }
        let points = match line.columns(81, 84).as_str() {
            "" => HalfPoints(0),
            text => read_decimal(text).unwrap_or_else(|| {
                wrong(81, "points such as 7.5");
                HalfPoints(0)
            }),
        };
        let rank = match line.columns(86, 89).as_str() {
            "" => None,
            text => {
                let rank = text.parse().ok();
                if rank.is_none() {
                    wrong(86, "a place or blanks");
                }
                rank
            }
        };
        let cells = self.cells(line);
        self.lines.push(line.number);
        self.report.players.push(PlayerLine {
            player,
            points,
            rank,
            cells,
        });
    }

    fn cells(&mut self, line: &Line) -> Vec<Cell> {
        let mut cells = Vec::new();
        for column in (92..=line.chars.len()).step_by(10) {
            if cells.len() == MOST_ROUNDS {
                self.problems
                    .push(line.problem(column, "the end of the line"));
                break;
            }
            match cell(line, column) {
                Ok(cell) => cells.push(cell),
                Err(problem) => {
                    self.problems.push(problem);
                    cells.push(Cell::BLANK);
                }
            }
        }
        let played = cells.iter().rposition(|cell| *cell != Cell::BLANK);
        cells.truncate(played.map_or(0, |last| last + 1));
        cells
    }
}

fn day(line: &Line, problems: &mut Vec<Problem>) -> String {
    let text = line.rest();
    if text.is_empty() {
        return text;
    }
    from_report(&text).unwrap_or_else(|| {
        problems.push(line.problem(5, "a day such as 2026/11/16"));
        String::new()
    })
}

fn cell(line: &Line, column: usize) -> Result<Cell, Problem> {
    for gap in [column + 4, column + 6] {
        if line.column(gap) != ' ' {
            return Err(line.problem(gap, "a blank between opponent, colour and result"));
        }
    }
    let opponent = match line.columns(column, column + 3).as_str() {
        "" => None,
        text => match text.parse() {
            Ok(0) => None,
            Ok(id @ 1..=9999) => Some(PlayerId(id)),
            _ => return Err(line.problem(column, "the number of an opponent, or 0000")),
        },
    };
    let color = match line.column(column + 5) {
        'w' | 'W' => Some(Color::White),
        'b' | 'B' => Some(Color::Black),
        '-' | ' ' => None,
        _ => return Err(line.problem(column + 5, "w, b or -")),
    };
    let code = match line.column(column + 7) {
        ' ' => None,
        letter => match Code::from_letter(letter) {
            Some(code) => Some(code),
            None => {
                let expected = "one of 1 = 0 W D L + - U H F Z";
                return Err(line.problem(column + 7, expected));
            }
        },
    };
    match (opponent, code) {
        (Some(_), Some(Code::Bye(_))) => {
            Err(line.problem(column + 7, "a result against an opponent, not a bye"))
        }
        (None, None) => Ok(Cell::BLANK),
        (None, Some(code)) => Ok(Cell {
            opponent: None,
            color: None,
            code: Some(Code::Bye(bye(code))),
        }),
        (Some(_), _) => Ok(Cell {
            opponent,
            color,
            code,
        }),
    }
}

/// Results without an opponent are byes; older files write them as results.
const fn bye(code: Code) -> Bye {
    match code {
        Code::Bye(bye) => bye,
        Code::Win | Code::UnratedWin | Code::ForfeitWin => Bye::FullPoint,
        Code::Draw | Code::UnratedDraw => Bye::HalfPoint,
        Code::Loss | Code::UnratedLoss | Code::ForfeitLoss => Bye::ZeroPoint,
    }
}

/// `26/11/16`, in the century in which there are reports.
fn short_day(text: &str) -> Option<String> {
    let year: u32 = text.get(..2)?.parse().ok()?;
    let century = if year < 70 { "20" } else { "19" };
    let day = from_report(&format!("{century}{text}"))?;
    (day.len() == 10).then_some(day)
}
