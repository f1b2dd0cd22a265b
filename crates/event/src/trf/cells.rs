//! From the cells of players to the games of rounds.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use laws::Outcome;
use laws::regulations::{HalfPoints, Points};

use super::model::{Cell, Code, Halves, PlayerLine, Report, Scheme};
use super::of::code;
use crate::outcome::{Bye, GameResult, Rating};
use crate::player::PlayerId;
use crate::problem::Problem;

/// A game of a report.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Who.
    pub players: ByColor<PlayerId>,
    /// The result; none while it is open.
    pub result: Option<GameResult>,
}

/// A round of a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportRound {
    /// In the order of the lower number of the two.
    pub games: Vec<Game>,
    /// Who sits out, and how.
    pub byes: BTreeMap<PlayerId, Bye>,
}

/// Everything about the cells that does not agree. `lines` has the line of each player.
pub(super) fn check(report: &Report, lines: &[usize]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut by_id: BTreeMap<PlayerId, &PlayerLine> = BTreeMap::new();
    for (player, &line) in report.players.iter().zip(lines) {
        if by_id.insert(player.player.id, player).is_some() {
            problems.push(Problem::new(line, 5, "a number that is not given twice"));
        }
    }
    if !problems.is_empty() {
        return problems;
    }
    for (own, &line) in report.players.iter().zip(lines) {
        for (round, cell) in own.cells.iter().enumerate() {
            let column = 92 + round * 10;
            let Some(opponent) = cell.opponent else {
                continue;
            };
            let expected = match by_id.get(&opponent) {
                _ if opponent == own.player.id => Some((0, "somebody else".to_owned())),
                None => Some((0, "the number of a player in the report".to_owned())),
                Some(other) => {
                    let back = other.cells.get(round).copied().unwrap_or_default();
                    disagreement(own.player.id, cell, &back)
                }
            };
            let found = expected.map(|(at, words)| Problem::new(line, column + at, words));
            problems.extend(found);
        }
    }
    problems
}

/// What is wrong between the two cells of a game: the offset of the column, and what should be there.
fn disagreement(own: PlayerId, cell: &Cell, back: &Cell) -> Option<(usize, String)> {
    if back.opponent != Some(own) {
        return Some((0, "an opponent who has this player as opponent".to_owned()));
    }
    if cell.color.is_some() && cell.color == back.color
        || cell.color.is_some() != back.color.is_some()
    {
        return Some((5, "the other colour than the opponent has".to_owned()));
    }
    let fits = match (cell.code, back.code) {
        (None, None) => true,
        (Some(own), Some(other)) => group(own) == group(other),
        _ => false,
    };
    (!fits).then(|| (7, "a result that fits the one of the opponent".to_owned()))
}

/// Played and rated, played and not rated, or not played.
const fn group(code: Code) -> u8 {
    match code {
        Code::Win | Code::Draw | Code::Loss => 0,
        Code::UnratedWin | Code::UnratedDraw | Code::UnratedLoss => 1,
        Code::ForfeitWin | Code::ForfeitLoss => 2,
        Code::Bye(_) => 3,
    }
}

impl Report {
    /// A round, counted from 1, with results worth what the scheme says.
    pub fn round(&self, number: u32, scheme: Points) -> ReportRound {
        let mut round = ReportRound::default();
        let Some(place) = (number as usize).checked_sub(1) else {
            return round;
        };
        // Where the report says nothing of absence, it brings nothing.
        let worth = self.worth_by(Scheme {
            absent: self.scheme().absent,
            ..Scheme::of(scheme)
        });
        let mut cells: BTreeMap<PlayerId, Cell> = BTreeMap::new();
        for line in &self.players {
            let cell = line.cells.get(place).copied().unwrap_or_default();
            if let (None, Some(Code::Bye(bye))) = (cell.opponent, cell.code) {
                round.byes.insert(line.player.id, bye);
            }
            cells.insert(line.player.id, cell);
        }
        for (&player, cell) in &cells {
            let Some(opponent) = cell.opponent.filter(|&opponent| opponent > player) else {
                continue;
            };
            // A forfeit may come without colours: the lower number then has White.
            let color = cell.color.unwrap_or(Color::White);
            let back = cells.get(&opponent).copied().unwrap_or_default();
            let players = sides(color, player, opponent);
            let codes = cell
                .code
                .zip(back.code)
                .map(|(own, other)| sides(color, own, other));
            let result = codes.map(|codes| {
                let points =
                    ByColor::new_with(|color| worth.of(players[color], number, codes[color]));
                result(codes, points, scheme)
            });
            round.games.push(Game { players, result });
        }
        round
    }
}

fn sides<T>(color: Color, own: T, other: T) -> ByColor<T> {
    let pair = ByColor {
        white: own,
        black: other,
    };
    match color {
        Color::White => pair,
        Color::Black => pair.swapped(),
    }
}

/// A result has no points below zero: what is less is taken for none.
fn result(codes: ByColor<Code>, points: ByColor<Halves>, scheme: Points) -> GameResult {
    let points = points.map(|halves| HalfPoints(halves.0.max(0) as u32));
    let worth = |code| match code {
        Code::Win | Code::UnratedWin => scheme.win,
        Code::Draw | Code::UnratedDraw => scheme.draw,
        _ => scheme.loss,
    };
    let outcome = match (codes.white, codes.black) {
        (Code::Win, Code::Loss) | (Code::UnratedWin, Code::UnratedLoss) => {
            Outcome::Win(Color::White)
        }
        (Code::Loss, Code::Win) | (Code::UnratedLoss, Code::UnratedWin) => {
            Outcome::Win(Color::Black)
        }
        (Code::Draw, Code::Draw) | (Code::UnratedDraw, Code::UnratedDraw) => Outcome::Draw,
        (Code::ForfeitWin | Code::ForfeitLoss, _) => {
            Outcome::Unplayed(codes.map(|code| code == Code::ForfeitWin))
        }
        _ => Outcome::Score(codes.map(worth)),
    };
    let mut result = GameResult::from(outcome);
    if group(codes.white) == 1 {
        result.rating = Rating::LeftOut;
    }
    if points != result.points(scheme) {
        // Points that no letter says make the score itself, unless the letters say another score beside them.
        let score = GameResult {
            outcome: Outcome::Score(points),
            ..result
        };
        let said = ByColor::new_with(|color| code(&score, color, scheme));
        match result.outcome {
            Outcome::Score(_) if said == codes => result = score,
            _ => result.points = Some(points),
        }
    }
    result
}
