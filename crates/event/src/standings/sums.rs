//! The value of each tie-break, as a sum whose parts can be shown (C.07 7–10, 14–16).

use chess::Color;
use serde::{Deserialize, Serialize};

use super::code::{Cut, Name, TieBreak};
use super::field::{Cell, Field, Kind, Line, System};
use super::tables;
use super::value::Value;
use crate::player::PlayerId;

/// Why a part of a sum is not added.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeftOut {
    /// One of the least significant values (14.1–14.4).
    Least,
    /// The lowest of a round that was not played by own will, cut in its place (16.5).
    Voluntary,
    /// One of the most significant values (14.3, 14.4).
    Most,
}

/// One part of a sum: a round, mostly with an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Summand {
    /// In which round.
    pub round: u32,
    /// What the round was.
    pub kind: Kind,
    /// Against whom; none for a bye.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<PlayerId>,
    /// What the player scored in the round.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub points: Value,
    /// What is taken from the opponent (his score, his rating), or from the dummy in his place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub of_opponent: Option<Value>,
    /// A dummy stands for the opponent (16.4).
    pub dummy: bool,
    /// What it adds.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub value: Value,
    /// Why it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<LeftOut>,
}

/// How a value comes from its parts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reckoned {
    /// They are added.
    Sum,
    /// Their mean is taken.
    Mean,
    /// By the tables of the Rating Regulations, from their mean and the score.
    Table,
    /// It has none: a number or a rating.
    Given,
}

/// A value with what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Breakdown {
    /// Of whom.
    pub player: PlayerId,
    /// Which tie-break.
    pub code: String,
    /// The article of C.07.
    pub article: String,
    /// The value; none where it cannot be had.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub value: Option<Value>,
    /// How it comes from its parts.
    pub reckoned: Reckoned,
    /// Its parts.
    pub summands: Vec<Summand>,
}

impl Field {
    /// The values of all lines. Those of the direct encounter depend on who is level, and are not known here.
    pub fn values(&self, tie_break: &TieBreak) -> Vec<Option<Value>> {
        let nothing = || vec![None; self.lines.len()];
        if tie_break.needs_ratings() && self.lines.iter().any(|line| line.rating.is_none()) {
            return nothing();
        }
        let unknown = tie_break.name == Name::DirectEncounter;
        if unknown || tie_break.allowed(self.system, false).is_err() {
            return nothing();
        }
        let fore = match tie_break.name {
            Name::ForeBuchholz => Some(self.with_last_round_drawn()),
            _ => None,
        };
        let field = fore.as_ref().unwrap_or(self);
        let of_others = self.of_others(tie_break);
        let lines = 0..self.lines.len();
        lines
            .map(|line| {
                field
                    .sum(line, tie_break, &of_others)
                    .map(|(value, _)| value)
            })
            .collect()
    }

    /// What a value is made of.
    pub fn breakdown(&self, line: usize, tie_break: &TieBreak) -> Option<Breakdown> {
        let known = self.lines.get(line)?;
        let rated = !tie_break.needs_ratings() || self.lines.iter().all(|l| l.rating.is_some());
        let known_here = tie_break.name != Name::DirectEncounter;
        let usable = rated && known_here && tie_break.allowed(self.system, false).is_ok();
        let fore = match tie_break.name {
            Name::ForeBuchholz => Some(self.with_last_round_drawn()),
            _ => None,
        };
        let field = fore.as_ref().unwrap_or(self);
        let of_others = self.of_others(tie_break);
        let sum = match usable {
            true => field.sum(line, tie_break, &of_others),
            false => None,
        };
        let (value, summands) = match sum {
            Some((value, summands)) => (Some(value), summands),
            None => (None, Vec::new()),
        };
        Some(Breakdown {
            player: known.player,
            code: tie_break.to_string(),
            article: tie_break.name.article().to_owned(),
            value,
            reckoned: tie_break.name.reckoned(),
            summands,
        })
    }

    /// What the tie-breaks that are means over opponents need of them.
    fn of_others(&self, tie_break: &TieBreak) -> Vec<Option<Value>> {
        let name = match tie_break.name {
            Name::AverageBuchholz if tie_break.fore => Name::ForeBuchholz,
            Name::AverageBuchholz => Name::Buchholz,
            Name::AveragePerformance => Name::Performance,
            Name::AveragePerfect => Name::PerfectPerformance,
            _ => return Vec::new(),
        };
        let plain = TieBreak {
            forfeits_played: tie_break.forfeits_played,
            ..TieBreak::from(name)
        };
        self.values(&plain)
    }

    /// The value of a line and its parts.
    fn sum(
        &self,
        line: usize,
        tie_break: &TieBreak,
        of_others: &[Option<Value>],
    ) -> Option<(Value, Vec<Summand>)> {
        let own = &self.lines[line];
        let whole = |n: i64| Some((Value::whole(n), Vec::new()));
        match tie_break.name {
            Name::Points => {
                let parts = self.each_round(own, |_, cell| Some(Value::halves(cell.points)));
                Some((Value::halves(own.points), parts))
            }
            Name::PairingNumber => whole(i64::from(own.player.0)),
            Name::Rating => whole(own.rating?),
            Name::Buchholz | Name::ForeBuchholz | Name::SonnebornBerger => {
                let times_points = tie_break.name == Name::SonnebornBerger;
                let mut parts = self.opponents(own, tie_break.forfeits_played, times_points);
                cut(&mut parts, tie_break.cut);
                Some((total(&parts), parts))
            }
            Name::AverageRating => {
                let mut parts = self.met(own, |other| self.lines[other].rating.map(Value::whole));
                cut(&mut parts, tie_break.cut);
                Some((Value::whole(mean(&parts)?.rounded()), parts))
            }
            Name::AverageBuchholz => {
                let parts = self.met(own, |other| of_others[other]);
                Some((mean(&parts).unwrap_or_default(), parts))
            }
            Name::AveragePerformance | Name::AveragePerfect => {
                let parts = self.met(own, |other| of_others[other]);
                Some((Value::whole(mean(&parts)?.rounded()), parts))
            }
            Name::Performance | Name::PerfectPerformance => {
                let parts = self.met(own, |other| self.lines[other].rating.map(Value::whole));
                let value = performance(own, &parts, tie_break.name)?;
                Some((Value::whole(value), parts))
            }
            Name::Progressive => {
                let parts = self.running(own, tie_break.cut);
                Some((total(&parts), parts))
            }
            Name::Koya => {
                let parts = self.koya(own, tie_break.limit);
                Some((total(&parts), parts))
            }
            name => {
                let parts = self.each_round(own, |round, cell| self.counted(name, round, cell));
                Some((total(&parts), parts))
            }
        }
    }

    /// What a round counts for the tie-breaks that count rounds; none where it is no part of the sum.
    fn counted(&self, name: Name, round: usize, cell: &Cell) -> Option<Value> {
        let at_board = cell.kind == Kind::Played;
        let black = cell.color == Some(Color::Black);
        let one = |holds: bool| holds.then_some(Value::whole(1));
        match name {
            Name::Wins => one(cell.kind != Kind::Open && cell.points == self.win),
            Name::GamesWon => one(at_board && cell.result == 2),
            Name::BlackGames => one(at_board && black),
            Name::BlackWins => one(at_board && black && cell.result == 2),
            Name::RoundsElected => one(!cell.kind.is_voluntary()),
            Name::StandardPoints => self.standard(round, cell),
            _ => None,
        }
    }

    /// 7.7. In a double forfeit both are away, and have no draw.
    fn standard(&self, round: usize, cell: &Cell) -> Option<Value> {
        let against = match (cell.kind, cell.opponent) {
            (Kind::Open, _) => return None,
            (Kind::Played, Some(other)) => self.lines[other].cells[round].points,
            _ => self.draw,
        };
        match cell.points.cmp(&against) {
            std::cmp::Ordering::Greater => Some(Value::whole(1)),
            std::cmp::Ordering::Equal => Some(Value::halves(1)),
            std::cmp::Ordering::Less => None,
        }
    }

    pub(super) fn part(&self, round: usize, cell: &Cell) -> Summand {
        Summand {
            round: round as u32 + 1,
            kind: cell.kind,
            opponent: cell.opponent.map(|line| self.lines[line].player),
            points: Value::halves(cell.points),
            of_opponent: None,
            dummy: false,
            value: Value::ZERO,
            left_out: None,
        }
    }

    /// Rounds that count something.
    fn each_round(
        &self,
        own: &Line,
        value: impl Fn(usize, &Cell) -> Option<Value>,
    ) -> Vec<Summand> {
        let rounds = own.cells.iter().enumerate();
        let parts = rounds.filter_map(|(round, cell)| {
            Some(Summand {
                value: value(round, cell)?,
                ..self.part(round, cell)
            })
        });
        parts.collect()
    }

    /// Opponents met at the board, with something of each.
    fn met(&self, own: &Line, of: impl Fn(usize) -> Option<Value>) -> Vec<Summand> {
        let rounds = own.cells.iter().enumerate();
        let games = rounds.filter(|(_, cell)| cell.kind == Kind::Played);
        let parts = games.filter_map(|(round, cell)| {
            let value = of(cell.opponent?)?;
            Some(Summand {
                of_opponent: Some(value),
                value,
                ..self.part(round, cell)
            })
        });
        parts.collect()
    }

    /// The score of whoever counts as the opponent of each round, times the points against him if asked for.
    fn opponents(&self, own: &Line, forfeits_played: bool, times_points: bool) -> Vec<Summand> {
        let rounds = own.cells.iter().enumerate();
        let parts = rounds.filter_map(|(round, cell)| {
            let (score, dummy) = self.opponent_score(own, cell, forfeits_played)?;
            let score = Value::halves(score);
            let points = Value::halves(cell.points);
            Some(Summand {
                of_opponent: Some(score),
                dummy,
                value: if times_points { score * points } else { score },
                ..self.part(round, cell)
            })
        });
        parts.collect()
    }

    /// 13.2: the scores of opponents here, each times what the team scored against him in another field.
    pub(crate) fn product(&self, line: usize, own: &Field, tie_break: &TieBreak) -> Option<Value> {
        Some(total(&self.product_parts(line, own, tie_break)))
    }

    /// The parts of it.
    pub(crate) fn product_parts(
        &self,
        line: usize,
        own: &Field,
        tie_break: &TieBreak,
    ) -> Vec<Summand> {
        let mut parts = self.opponents(&self.lines[line], tie_break.forfeits_played, false);
        for part in &mut parts {
            let cell = &own.lines[line].cells[part.round as usize - 1];
            part.points = Value::halves(cell.points);
            part.value = part.of_opponent.unwrap_or_default() * part.points;
        }
        cut(&mut parts, tie_break.cut);
        parts
    }

    /// In halves, and whether it is that of a dummy (16.4).
    fn opponent_score(
        &self,
        own: &Line,
        cell: &Cell,
        forfeits_played: bool,
    ) -> Option<(i64, bool)> {
        let scheduled = cell.opponent.map(|line| self.lines[line].adjusted);
        let forfeit = matches!(cell.kind, Kind::ForfeitWin | Kind::ForfeitLoss);
        match (cell.kind, scheduled) {
            (Kind::Played | Kind::Open, Some(score)) => Some((score, false)),
            // 15.2: forfeits are games; who is free meets nobody.
            (_, scheduled) if self.system == System::RoundRobin => Some((scheduled?, false)),
            (_, Some(score)) if forfeit && forfeits_played => Some((score, false)),
            (_, Some(score)) if forfeit => Some((own.points.min(score), true)),
            _ => {
                let most = self.draw * i64::from(self.rounds);
                Some((own.points.min(most), true))
            }
        }
    }

    /// Scores after each round; the first ones are cut.
    fn running(&self, own: &Line, cut: Cut) -> Vec<Summand> {
        let mut score = 0;
        let mut parts = self.each_round(own, |_, _| Some(Value::ZERO));
        for (part, cell) in parts.iter_mut().zip(&own.cells) {
            score += cell.points;
            part.value = Value::halves(score);
        }
        let (first, _) = cut.counts();
        for part in parts.iter_mut().take(first) {
            part.left_out = Some(LeftOut::Least);
        }
        parts
    }

    /// Points against those with half of what they could have, moved by so many half points (9.2, 14.5).
    fn koya(&self, own: &Line, limit: i8) -> Vec<Summand> {
        let enough = |other: &Line| {
            let rounds = match self.system {
                System::Swiss => i64::from(self.rounds),
                System::RoundRobin => {
                    let paired = other.cells.iter().filter(|cell| cell.opponent.is_some());
                    paired.count() as i64
                }
            };
            2 * (other.points - i64::from(limit)) >= self.win * rounds
        };
        let rounds = own.cells.iter().enumerate();
        let parts = rounds.filter_map(|(round, cell)| {
            let other = &self.lines[cell.opponent?];
            let counts = cell.kind != Kind::Open && enough(other);
            counts.then(|| Summand {
                of_opponent: Some(Value::halves(other.points)),
                value: Value::halves(cell.points),
                ..self.part(round, cell)
            })
        });
        parts.collect()
    }
}

fn total(parts: &[Summand]) -> Value {
    let added = parts.iter().filter(|part| part.left_out.is_none());
    added.map(|part| part.value).sum()
}

fn mean(parts: &[Summand]) -> Option<Value> {
    let n = parts.iter().filter(|part| part.left_out.is_none()).count();
    (n > 0).then(|| total(parts).over(n as i64))
}

/// 10.2 and 10.3, from the ratings of those met at the board.
fn performance(own: &Line, parts: &[Summand], name: Name) -> Option<i64> {
    let played = own.cells.iter().filter(|cell| cell.kind == Kind::Played);
    let halves: i64 = played.map(|cell| cell.result).sum();
    let games = parts.len() as i64;
    match name {
        Name::Performance => {
            let percent = Value::ratio(halves * 100, (games * 2).max(1)).rounded();
            Some(mean(parts)?.rounded() + tables::difference(percent as usize))
        }
        _ => {
            let ratings: Vec<i64> = parts.iter().map(|part| part.value.parts().0).collect();
            tables::perfect(&ratings, halves)
        }
    }
}

/// Leaves out the least and the most significant values (14.1–14.4); among the least the rule for rounds not played by
/// own will comes first where it applies (16.5).
fn cut(parts: &mut [Summand], cut: Cut) {
    let (least, most) = cut.counts();
    for _ in 0..least {
        let left = || {
            let all = parts.iter().enumerate();
            all.filter(|(_, part)| part.left_out.is_none())
        };
        let Some((lowest, _)) = left().min_by_key(|(_, part)| (part.of_opponent, part.value))
        else {
            return;
        };
        let voluntary = left()
            .filter(|(_, part)| part.dummy && part.kind.is_voluntary())
            .min_by_key(|(_, part)| (part.value, part.of_opponent))
            .filter(|(_, part)| part.value >= parts[lowest].value);
        let (place, why) = match voluntary {
            Some((place, _)) => (place, LeftOut::Voluntary),
            None => (lowest, LeftOut::Least),
        };
        parts[place].left_out = Some(why);
    }
    for _ in 0..most {
        let all = parts.iter().enumerate();
        let left = all.filter(|(_, part)| part.left_out.is_none());
        let highest = left.max_by_key(|(_, part)| (part.of_opponent, part.value));
        let Some((place, _)) = highest else {
            return;
        };
        parts[place].left_out = Some(LeftOut::Most);
    }
}

impl Name {
    /// The article of C.07.
    pub const fn article(self) -> &'static str {
        match self {
            Name::Points | Name::MatchPoints | Name::GamePoints => "C.07 4.2",
            Name::DirectEncounter => "C.07 6",
            Name::Wins => "C.07 7.1",
            Name::GamesWon => "C.07 7.2",
            Name::BlackGames => "C.07 7.3",
            Name::BlackWins => "C.07 7.4",
            Name::Progressive => "C.07 7.5",
            Name::RoundsElected => "C.07 7.6",
            Name::StandardPoints => "C.07 7.7",
            Name::PairingNumber => "C.07 7.8",
            Name::Buchholz => "C.07 8.1",
            Name::AverageBuchholz => "C.07 8.2",
            Name::ForeBuchholz => "C.07 8.3",
            Name::SonnebornBerger => "C.07 9.1",
            Name::Koya => "C.07 9.2",
            Name::AverageRating => "C.07 10.1",
            Name::Performance => "C.07 10.2",
            Name::PerfectPerformance => "C.07 10.3",
            Name::AveragePerformance => "C.07 10.4",
            Name::AveragePerfect => "C.07 10.5",
            Name::Rating => "C.07 10.6",
            Name::BoardCount => "C.07 12.1",
            Name::TopBoards => "C.07 12.2",
            Name::BottomBoards => "C.07 12.3",
            Name::OtherScore => "C.07 13.1",
            Name::MatchMatch | Name::MatchGame | Name::GameMatch | Name::GameGame => "C.07 13.2",
            Name::ExtendedEncounter
            | Name::ExtendedCountTop
            | Name::ExtendedCountBottom
            | Name::ExtendedTop
            | Name::ExtendedBottom => "C.07 13.3",
            Name::ScheduleStrength => "C.07 13.4",
        }
    }

    const fn reckoned(self) -> Reckoned {
        match self {
            Name::AverageBuchholz
            | Name::AverageRating
            | Name::AveragePerformance
            | Name::AveragePerfect => Reckoned::Mean,
            Name::Performance | Name::PerfectPerformance => Reckoned::Table,
            Name::PairingNumber | Name::Rating => Reckoned::Given,
            _ => Reckoned::Sum,
        }
    }
}
