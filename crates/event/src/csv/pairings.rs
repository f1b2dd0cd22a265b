//! Pairings as a table.

use super::{Field, columns, in_column, rows};
use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::problem::Problem;
use crate::round::{Board, RoundNumber, Seats, SitsOut};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Column {
    Round,
    Board,
    White,
    Black,
}

fn meaning(name: &str) -> Option<Column> {
    Some(match name {
        "round" | "rd" => Column::Round,
        "board" | "bo" | "table" => Column::Board,
        "white" | "whitenumber" | "whiteno" => Column::White,
        "black" | "blacknumber" | "blackno" => Column::Black,
        _ => return None,
    })
}

/// A line of a table of pairings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PairingLine {
    /// Two who meet.
    Seats(Seats),
    /// One who sits out: the word for the bye stands in place of Black.
    SitsOut(SitsOut),
}

/// Reads the pairings of a round, each with the line it stands on. Players are given by their numbers; lines of other
/// rounds are passed over.
///
/// # Errors
///
/// Every field that cannot be read.
pub fn read_pairings(
    text: &str,
    round: RoundNumber,
) -> Result<Vec<(usize, PairingLine)>, Vec<Problem>> {
    let rows = rows(text)?;
    let Some((header, rows)) = rows.split_first() else {
        let expected = "a first line that names the columns";
        return Err(vec![Problem::new(1, 1, expected)]);
    };
    let columns = columns(header, meaning)?;
    let missing = [(Column::White, "white"), (Column::Black, "black")]
        .into_iter()
        .filter(|(column, _)| !columns.contains(&Some(*column)));
    let problems: Vec<Problem> = missing
        .map(|(_, name)| Problem::new(header[0].line, 1, format!("a column called {name}")))
        .collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut lines = Vec::new();
    let mut problems = Vec::new();
    for row in rows {
        match read_row(row, &columns, round) {
            Ok(line) => lines.extend(line.map(|line| (row[0].line, line))),
            Err(found) => problems.extend(found),
        }
    }
    if problems.is_empty() {
        Ok(lines)
    } else {
        Err(problems)
    }
}

fn read_row(
    row: &[Field],
    columns: &[Option<Column>],
    round: RoundNumber,
) -> Result<Option<PairingLine>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut number = |column, expected: &str| -> Option<u32> {
        let field = in_column(row, columns, column)?;
        if field.text.is_empty() {
            return None;
        }
        let number = field.text.parse().ok();
        if number.is_none() {
            problems.push(field.problem(expected));
        }
        number
    };
    if number(Column::Round, "a round").is_some_and(|number| number != round.0) {
        return Ok(None);
    }
    let board = number(Column::Board, "a board").map(Board);
    let white = number(Column::White, "the number of a player").map(PlayerId);
    let black = in_column(row, columns, Column::Black);
    let bye = black.and_then(|field| read_bye(&field.text));
    let black = match bye {
        Some(_) => None,
        None => number(Column::Black, "the number of a player, or a bye").map(PlayerId),
    };
    let line = match (white, black, bye) {
        (Some(white), Some(black), _) => Some(PairingLine::Seats(Seats {
            white,
            black,
            board,
        })),
        (Some(player), None, Some(bye)) => Some(PairingLine::SitsOut(SitsOut { player, bye })),
        _ => None,
    };
    if line.is_none() && problems.is_empty() {
        let first = &row[0];
        problems.push(first.problem("two players, or a player and a bye"));
    }
    if problems.is_empty() {
        Ok(line)
    } else {
        Err(problems)
    }
}

fn read_bye(text: &str) -> Option<Bye> {
    Some(match super::plain_name(text).as_str() {
        "bye" | "pairingallocatedbye" | "u" => Bye::PairingAllocated,
        "halfpointbye" | "h" => Bye::HalfPoint,
        "zeropointbye" | "z" => Bye::ZeroPoint,
        "fullpointbye" | "f" => Bye::FullPoint,
        "noopponent" => Bye::Unopposed,
        _ => return None,
    })
}

const fn bye_words(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "bye",
        Bye::HalfPoint => "half-point bye",
        Bye::ZeroPoint => "zero-point bye",
        Bye::FullPoint => "full-point bye",
        Bye::Unopposed => "no opponent",
    }
}

/// The pairings of a round with names and results.
pub fn write_pairings(competition: &Competition, round: RoundNumber) -> String {
    if let Some(round) = competition.round(round).filter(|_| competition.is_team()) {
        return super::teams::matches(competition, round);
    }
    let header = [
        "round",
        "board",
        "white",
        "white name",
        "black",
        "black name",
        "result",
    ];
    let mut table = vec![header.map(str::to_owned).to_vec()];
    let name = |id| {
        let player = competition.player(id);
        player.map_or_else(String::new, |player| player.name())
    };
    if let Some(round) = competition.round(round) {
        table.extend(round.pairings.iter().map(|game| {
            let result = game.result().map(ToString::to_string);
            vec![
                round.number.to_string(),
                game.board.to_string(),
                game.players.white.to_string(),
                name(game.players.white),
                game.players.black.to_string(),
                name(game.players.black),
                result.unwrap_or_default(),
            ]
        }));
        table.extend(round.byes.iter().map(|(&player, &bye)| {
            vec![
                round.number.to_string(),
                String::new(),
                player.to_string(),
                name(player),
                bye_words(bye).to_owned(),
                String::new(),
                String::new(),
            ]
        }));
    }
    super::write(table)
}
