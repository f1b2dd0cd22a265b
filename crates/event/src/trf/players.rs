//! Lines of players: 001 with its rounds, and those of national lists.

use std::collections::BTreeSet;

use chess::Color;
use laws::regulations::HalfPoints;

use super::line::{Line, MOST_ROUNDS};
use super::model::{Cell, Code, Kept, NationalLine, PlayerLine};
use super::read::Reader;
use crate::date::from_report;
use crate::outcome::Bye;
use crate::player::{Player, PlayerId, Sex, Title};
use crate::problem::Problem;
use crate::text::is_federation;

/// The columns that a name has.
const NAME: usize = 33;

impl Reader {
    pub(super) fn player(&mut self, line: &Line) {
        let mut player = named(&line.columns(15, 47));
        let mut wrong = |column, expected: &str| {
            self.problems.push(line.problem(column, expected));
        };
        for gap in [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91] {
            if line.column(gap) != ' ' {
                wrong(gap, "a blank between two fields");
            }
        }
        match line.columns(5, 8).parse() {
            Ok(id @ 1..=9999) => player.id = PlayerId(id),
            _ => wrong(5, "a number between 1 and 9999"),
        }
        if player.name().is_empty() {
            wrong(15, "a name");
        }
        let text = line.columns(10, 10);
        player.sex = Sex::read(&text);
        // Some programs write `u` for what they do not know.
        if player.sex.is_none() && !text.is_empty() && !text.eq_ignore_ascii_case("u") {
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
        player.federation = line.columns(54, 56).to_ascii_uppercase();
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
        let cells = self.cells(line);
        let (points, rank) = self.standing(line);
        self.lines.push(line.number);
        self.report.players.push(PlayerLine {
            player,
            points,
            rank,
            cells,
        });
    }

    fn standing(&mut self, line: &Line) -> (HalfPoints, Option<u32>) {
        let points = line.points((81, 84));
        let rank = line.number((86, 89), "a place or blanks");
        let problems = [points.as_ref().err(), rank.as_ref().err()];
        self.problems
            .extend(problems.into_iter().flatten().cloned());
        let points = points.ok().flatten().unwrap_or_default();
        (points, rank.ok().flatten())
    }

    fn cells(&mut self, line: &Line) -> Vec<Cell> {
        let mut cells = Vec::new();
        for column in (92..=line.len()).step_by(10) {
            if cells.len() == MOST_ROUNDS {
                let problem = line.problem(column, "the end of the line");
                self.problems.push(problem);
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

    /// Finds the lines of national lists among those that are not known. They begin with the letters of a federation,
    /// and so may the lines of any program: only what agrees with the columns and the players is one.
    pub(super) fn national(&mut self) {
        let ids: BTreeSet<PlayerId> = self.report.players.iter().map(|l| l.player.id).collect();
        let kept = std::mem::take(&mut self.report.kept);
        for line in kept {
            match national(&line) {
                Some(found) if ids.contains(&found.player) => self.report.national.push(found),
                _ => self.report.kept.push(line),
            }
        }
    }
}

/// A player with a name that its columns can hold.
pub(super) fn named(text: &str) -> Player {
    let mut name = text.to_owned();
    // The second time what the first one has put between the parts is cut as well.
    for _ in 0..2 {
        let plain = name.chars().map(|c| if c.is_control() { ' ' } else { c });
        let cut: String = plain
            .collect::<String>()
            .trim()
            .chars()
            .take(NAME)
            .collect();
        let (surname, given) = Player::split_name(&cut);
        name = Player::named(&surname, &given).name();
    }
    let (surname, given) = Player::split_name(&name);
    Player::named(&surname, &given)
}

fn national(kept: &Kept) -> Option<NationalLine> {
    let line = Line::new(0, &kept.text);
    let list = line.code();
    let letters = list.len() == 3 && list.bytes().all(|byte| byte.is_ascii_uppercase());
    let gaps = [4, 9, 14, 48, 53, 57, 69]
        .iter()
        .all(|&gap| line.column(gap) == ' ');
    if !letters || !gaps || line.len() > 79 {
        return None;
    }
    let sex = line.columns(10, 10);
    let rating = line.columns(49, 52);
    let found = NationalLine {
        list,
        player: PlayerId(line.some_number((5, 8), "a number").ok()?),
        sex: Sex::read(&sex),
        class: line.columns(11, 13),
        name: line.columns(15, 47),
        rating: rating.parse().ok().filter(|&rating| rating > 0),
        origin: line.columns(54, 56),
        number: line.columns(58, 68),
        birth: line.columns(70, 79),
    };
    let said = found.rating.is_some() || !found.name.is_empty() || !found.number.is_empty();
    let readable =
        sex.is_empty() == found.sex.is_none() && rating.bytes().all(|b| b.is_ascii_digit());
    (said && readable).then_some(found)
}

fn cell(line: &Line, column: usize) -> Result<Cell, Problem> {
    for gap in [column + 4, column + 6] {
        if line.column(gap) != ' ' {
            return Err(line.problem(gap, "a blank between opponent, colour and result"));
        }
    }
    for gap in [column + 8, column + 9] {
        if line.column(gap) != ' ' {
            return Err(line.problem(gap, "a blank between two rounds"));
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
        // A question mark is proposed for a game that is open.
        ' ' | '?' => None,
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
        Code::ForfeitWin => Bye::Unopposed,
        Code::Win | Code::UnratedWin => Bye::FullPoint,
        Code::Draw | Code::UnratedDraw => Bye::HalfPoint,
        Code::Loss | Code::UnratedLoss | Code::ForfeitLoss => Bye::ZeroPoint,
    }
}
