//! The value of each tie-break.

use chess::Color;

use super::table::{Cell, Game, Line, System, Table};
use super::{TieBreak, Value};

impl Table {
    /// The value for a line. Only the direct encounter asks who else is level.
    pub(super) fn value(&self, line: usize, tie_break: TieBreak, level: &[usize]) -> Value {
        let own = &self.lines[line];
        let count =
            |which: &dyn Fn(&&Game) -> bool| Value::count(own.games().filter(which).count() as u64);
        match tie_break {
            TieBreak::DirectEncounter => self.direct_encounter(line, level),
            TieBreak::Wins => {
                let won = |cell: &&Cell| cell.points() == self.win;
                Value::count(own.cells.iter().filter(won).count() as u64)
            }
            TieBreak::GamesWon => count(&|game| game.won && game.at_board),
            TieBreak::BlackGames => count(&|game| game.at_board && game.color == Color::Black),
            TieBreak::BlackWins => {
                count(&|game| game.won && game.at_board && game.color == Color::Black)
            }
            TieBreak::SonnebornBerger => {
                let rounds = self.rounds_for(own);
                Value(rounds.map(|(score, points)| score * points).sum())
            }
            TieBreak::Buchholz => Value::points(self.scores(own).iter().sum()),
            TieBreak::BuchholzCut1 => Value::points(self.scores(own).iter().skip(1).sum()),
            TieBreak::BuchholzMedian => {
                let scores = self.scores(own);
                let middle = scores.len().saturating_sub(2);
                Value::points(scores.iter().skip(1).take(middle).sum())
            }
            TieBreak::Koya => self.koya(own),
            TieBreak::Progressive => {
                let mut score = 0;
                let after_each = own.cells.iter().map(|cell| {
                    score += u64::from(cell.points());
                    score
                });
                Value::points(after_each.sum())
            }
            TieBreak::AverageRating => self.average_rating(own),
        }
    }

    /// The score of whoever counts as the opponent of each round, and the points scored against him, in halves.
    fn rounds_for<'a>(&'a self, own: &'a Line) -> impl Iterator<Item = (u64, u64)> + 'a {
        own.cells.iter().filter_map(|cell| {
            let points = u64::from(cell.points());
            match (cell, self.system) {
                (Cell::Game(game), _) if game.met => {
                    Some((u64::from(self.lines[game.opponent].adjusted), points))
                }
                (_, System::RoundRobin) => None,
                (_, System::Other) => Some((u64::from(own.points), points)),
            }
        })
    }

    /// The scores of the opponents, the lowest first.
    fn scores(&self, own: &Line) -> Vec<u64> {
        let mut scores: Vec<u64> = self.rounds_for(own).map(|(score, _)| score).collect();
        scores.sort_unstable();
        scores
    }

    fn direct_encounter(&self, line: usize, level: &[usize]) -> Value {
        let met = |one: usize, other: usize| {
            let games = self.lines[one].games();
            games
                .filter(move |game| game.opponent == other && game.met)
                .any(|game| game.points.is_some())
        };
        let all_met = level
            .iter()
            .all(|&one| level.iter().all(|&other| one == other || met(one, other)));
        if !all_met {
            return Value::default();
        }
        let among = self.lines[line]
            .games()
            .filter(|game| game.met && level.contains(&game.opponent));
        Value::points(among.map(|game| u64::from(game.points.unwrap_or(0))).sum())
    }

    fn koya(&self, own: &Line) -> Value {
        let half = |line: &Line| {
            let games = line.games().count() as u32;
            line.points * 2 >= self.win * games
        };
        let against = own
            .games()
            .filter(|game| game.met && half(&self.lines[game.opponent]));
        Value::points(
            against
                .map(|game| u64::from(game.points.unwrap_or(0)))
                .sum(),
        )
    }

    fn average_rating(&self, own: &Line) -> Value {
        let met = own.games().filter(|game| game.at_board);
        let ratings: Vec<u64> = met
            .filter_map(|game| self.lines[game.opponent].rating)
            .map(u64::from)
            .collect();
        match ratings.len() as u64 {
            0 => Value::default(),
            // Rounded to the nearest, halves up.
            n => Value::count((ratings.iter().sum::<u64>() * 2 + n) / (n * 2)),
        }
    }
}
