//! What each round has brought each player, laid out for reckoning: from a competition or from a report.

use std::collections::{BTreeMap, BTreeSet};

use chess::Color;
use laws::Outcome;
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};

use crate::competition::Competition;
use crate::outcome::{Bye, GameResult};
use crate::player::PlayerId;
use crate::round::{Round, RoundNumber};
use crate::trf::{self, Code, PlayerLine, RatingList, Report};

/// Which rules there are for what was not played: Article 15.2 or 16 of C.07.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Pairings follow from the results.
    Swiss,
    /// Pairings were known before.
    RoundRobin,
}

/// Do the games of a player count?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Yes.
    Counts,
    /// No: he left a round robin before he had played half of it.
    LeftOut,
}

/// What a round was to a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = RoundKind))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A game at the board.
    Played,
    /// A game without a result.
    Open,
    /// The opponent did not come.
    ForfeitWin,
    /// The player did not come.
    ForfeitLoss,
    /// Nobody was left to play against.
    PairingBye,
    /// Given, and worth a win.
    FullBye,
    /// Asked for, and worth a draw.
    HalfBye,
    /// Away: known before, late or gone.
    ZeroBye,
}

impl Kind {
    /// A round that the player asked not to play (16.1.1).
    pub const fn is_requested(self) -> bool {
        matches!(self, Kind::HalfBye | Kind::ZeroBye)
    }

    /// A round for which the player was not there (16.1.2).
    pub const fn is_voluntary(self) -> bool {
        matches!(self, Kind::HalfBye | Kind::ZeroBye | Kind::ForfeitLoss)
    }

    pub(crate) const fn of_bye(bye: Bye) -> Kind {
        match bye {
            Bye::PairingAllocated => Kind::PairingBye,
            Bye::HalfPoint => Kind::HalfBye,
            Bye::ZeroPoint => Kind::ZeroBye,
            Bye::FullPoint => Kind::FullBye,
            Bye::Unopposed => Kind::ForfeitWin,
        }
    }
}

/// A round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// What it was.
    pub kind: Kind,
    /// The line of the opponent, also of one who did not come.
    pub opponent: Option<usize>,
    /// The colour, if there was a game or should have been one.
    pub color: Option<Color>,
    /// What it brought, in halves.
    pub points: i64,
    /// At the board 2 for a win, 1 for a draw and 0 for a loss, whatever these are worth.
    pub result: i64,
}

impl Cell {
    pub(crate) const AWAY: Cell = Cell {
        kind: Kind::ZeroBye,
        opponent: None,
        color: None,
        points: 0,
        result: 0,
    };
}

/// A player's rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who.
    pub player: PlayerId,
    /// The rating that counts.
    pub rating: Option<i64>,
    /// Do the games count?
    pub counted: Counted,
    /// In halves, with penalties and bonuses.
    pub points: i64,
    /// The score as it enters the tie-breaks of others (16.3), in halves.
    pub adjusted: i64,
    /// The rounds that count, one after the other.
    pub cells: Vec<Cell>,
}

/// Everybody's rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Swiss or round robin.
    pub system: System,
    /// Rounds that count.
    pub rounds: u32,
    /// Rounds that were announced.
    pub announced: u32,
    /// What a win is worth, in halves.
    pub win: i64,
    /// What a draw is worth.
    pub draw: i64,
    /// By number.
    pub lines: Vec<Line>,
}

impl Field {
    /// A competition after a round. Only rounds that have begun count.
    pub fn of(competition: &Competition, after: RoundNumber) -> Field {
        let system = match competition.round_robin {
            Some(_) => System::RoundRobin,
            None => System::Swiss,
        };
        let begun = |round: &&Round| round.started.is_some() && round.number <= after;
        let rounds: Vec<&Round> = competition.rounds.iter().filter(begun).collect();
        let scheme = competition.settings.regulations.points;
        let left_out = match system {
            System::RoundRobin => left_out(competition),
            System::Swiss => BTreeSet::new(),
        };
        let entrants = competition.players.iter();
        let mut lines: Vec<Line> = entrants
            .map(|(&player, entrant)| Line {
                player,
                rating: entrant.player.rating.map(i64::from),
                counted: match left_out.contains(&player) {
                    true => Counted::LeftOut,
                    false => Counted::Counts,
                },
                points: 0,
                adjusted: 0,
                cells: vec![Cell::AWAY; rounds.len()],
            })
            .collect();
        let places: BTreeMap<PlayerId, usize> =
            lines.iter().map(|line| line.player).zip(0..).collect();
        for (place, round) in rounds.iter().enumerate() {
            for (player, &bye) in &round.byes {
                let Some(&line) = places.get(player) else {
                    continue;
                };
                let points = bye.points(scheme, competition.settings.bye);
                lines[line].cells[place] = Cell {
                    kind: Kind::of_bye(bye),
                    points: i64::from(points.0),
                    ..Cell::AWAY
                };
            }
            for pairing in &round.pairings {
                let players = pairing.players;
                // Games of somebody who does not count are as if they had not been paired.
                if left_out.contains(&players.white) || left_out.contains(&players.black) {
                    continue;
                }
                for color in Color::ALL {
                    let own = places.get(&players[color]);
                    let other = places.get(&players[!color]);
                    if let (Some(&own), Some(&other)) = (own, other) {
                        let result = pairing.result();
                        let points = result.map(|result| result.points(scheme)[color]);
                        lines[own].cells[place] = of_game(result, color, other, points);
                    }
                }
            }
        }
        let field = Field {
            system,
            rounds: rounds.len() as u32,
            announced: competition.settings.rounds,
            win: i64::from(scheme.win.0),
            draw: i64::from(scheme.draw.0),
            lines,
        };
        field.added_up(|_| 0)
    }

    /// A report after a round, the last that is paired if it is not said. Of a team event the players.
    pub fn of_report(report: &Report, after: Option<u32>) -> Field {
        let paired = report.paired_rounds();
        let rounds = after.unwrap_or(paired).min(paired);
        let places: BTreeMap<PlayerId, usize> = report
            .players
            .iter()
            .map(|l| l.player.id)
            .zip(0..)
            .collect();
        let worth = report.worth();
        let national = national(report);
        let lines = report.players.iter().map(|line| {
            let id = line.player.id;
            let cells = (1..=rounds).map(|round| {
                let cell = line
                    .cells
                    .get(round as usize - 1)
                    .copied()
                    .unwrap_or_default();
                let points = i64::from(worth.of_cell(id, round, &cell).0);
                of_cell(&cell, &places, points)
            });
            Line {
                player: id,
                rating: rating(
                    line,
                    report.rating_list.as_ref(),
                    national.get(&id).copied(),
                ),
                counted: Counted::Counts,
                points: 0,
                adjusted: 0,
                cells: cells.collect(),
            }
        });
        let scheme = report.scheme().points;
        let announced = report.rounds.unwrap_or(0).max(paired);
        let field = Field {
            system: match report.system() {
                trf::System::RoundRobin(_) => System::RoundRobin,
                trf::System::Swiss | trf::System::Knockout | trf::System::Other => System::Swiss,
            },
            rounds,
            announced,
            win: i64::from(scheme.win.0),
            draw: i64::from(scheme.draw.0),
            lines: lines.collect(),
        };
        field.added_up(|player| i64::from(worth.extra(player, rounds, announced).0))
    }

    /// With the sums of all lines, penalties and bonuses added.
    pub(crate) fn added_up(mut self, extra: impl Fn(PlayerId) -> i64) -> Field {
        let (system, draw) = (self.system, self.draw);
        for line in &mut self.lines {
            line.points = line.cells.iter().map(|cell| cell.points).sum();
            line.points += extra(line.player);
            line.adjusted = adjusted(line, system, draw);
        }
        self
    }

    /// As if every game of the last round that was announced had been drawn, forfeits too (8.3).
    #[must_use]
    pub(super) fn with_last_round_drawn(&self) -> Field {
        let mut field = self.clone();
        if self.rounds < self.announced {
            return field;
        }
        let (system, draw) = (self.system, self.draw);
        for line in &mut field.lines {
            let Some(cell) = line.cells.last_mut().filter(|cell| cell.opponent.is_some()) else {
                continue;
            };
            line.points += draw - cell.points;
            (cell.kind, cell.points, cell.result) = (Kind::Played, draw, 1);
            line.adjusted = adjusted(line, system, draw);
        }
        for line in &mut field.lines {
            line.adjusted = adjusted(line, system, draw);
        }
        field
    }

    /// The line of a player.
    pub fn line(&self, player: PlayerId) -> Option<usize> {
        self.lines.iter().position(|line| line.player == player)
    }
}

/// A score for the tie-breaks of others (16.3): a requested bye with nothing but voluntarily unplayed rounds after it
/// counts as a draw.
fn adjusted(line: &Line, system: System, draw: i64) -> i64 {
    if system == System::RoundRobin {
        return line.points;
    }
    let end = line.cells.iter().rev();
    let gone = end.take_while(|cell| cell.kind.is_voluntary());
    let asked = gone.filter(|cell| cell.kind.is_requested());
    line.points + asked.map(|cell| draw - cell.points).sum::<i64>()
}

fn of_game(
    result: Option<&GameResult>,
    color: Color,
    opponent: usize,
    points: Option<HalfPoints>,
) -> Cell {
    let (kind, at_board) = match result.map(|result| result.outcome) {
        None => (Kind::Open, 0),
        Some(Outcome::Unplayed(there)) if there[color] => (Kind::ForfeitWin, 0),
        Some(Outcome::Unplayed(_)) => (Kind::ForfeitLoss, 0),
        Some(Outcome::Win(winner)) => (Kind::Played, if winner == color { 2 } else { 0 }),
        Some(Outcome::Draw) => (Kind::Played, 1),
        // A score of its own (10.3) is what it says, as far as a game at the board can bring it.
        Some(Outcome::Score(score)) => (Kind::Played, i64::from(score[color].0).min(2)),
    };
    Cell {
        kind,
        opponent: Some(opponent),
        color: Some(color),
        points: points.map_or(0, |points| i64::from(points.0)),
        result: at_board,
    }
}

fn of_cell(cell: &trf::Cell, places: &BTreeMap<PlayerId, usize>, points: i64) -> Cell {
    let opponent = cell.opponent.and_then(|id| places.get(&id).copied());
    let (kind, result) = match (cell.code, opponent) {
        (None, Some(_)) => (Kind::Open, 0),
        (None, None) => (Kind::ZeroBye, 0),
        (Some(Code::Win | Code::UnratedWin), _) => (Kind::Played, 2),
        (Some(Code::Draw | Code::UnratedDraw), _) => (Kind::Played, 1),
        (Some(Code::Loss | Code::UnratedLoss), _) => (Kind::Played, 0),
        (Some(Code::ForfeitWin), _) => (Kind::ForfeitWin, 0),
        (Some(Code::ForfeitLoss), _) => (Kind::ForfeitLoss, 0),
        (Some(Code::Bye(bye)), _) => (Kind::of_bye(bye), 0),
    };
    Cell {
        kind,
        opponent,
        color: cell.color,
        points,
        result,
    }
}

/// Who left a round robin before half of his games were played.
fn left_out(competition: &Competition) -> BTreeSet<PlayerId> {
    let mut games: BTreeMap<PlayerId, (u32, u32)> = BTreeMap::new();
    for pairing in competition.rounds.iter().flat_map(|round| &round.pairings) {
        let played = pairing.result().is_some_and(|result| result.is_played());
        for player in [pairing.players.white, pairing.players.black] {
            let (all, at_board) = games.entry(player).or_default();
            *all += 1;
            *at_board += u32::from(played);
        }
    }
    let left = competition.players.iter().filter(|(id, entrant)| {
        let (all, played) = games.get(id).copied().unwrap_or_default();
        !entrant.is_active() && played * 2 < all
    });
    left.map(|(&id, _)| id).collect()
}

/// The rating of each player in the national list that counts.
fn national(report: &Report) -> BTreeMap<PlayerId, i64> {
    let list = report
        .rating_list
        .as_ref()
        .map(|list| list.federation.as_str());
    let lines = report
        .national
        .iter()
        .filter(|line| Some(line.list.as_str()) == list);
    let rated = lines.filter_map(|line| Some((line.player, i64::from(line.rating?))));
    rated.collect()
}

/// The rating that counts by line 172.
fn rating(line: &PlayerLine, list: Option<&RatingList>, national: Option<i64>) -> Option<i64> {
    let fide = line.player.rating.map(i64::from);
    let both = |choose: fn(i64, i64) -> i64| match (fide, national) {
        (Some(one), Some(other)) => Some(choose(one, other)),
        (one, other) => one.or(other),
    };
    match list.map(|list| list.method.as_str()) {
        Some("NRO") => national,
        Some("FIDON") => fide.or(national),
        Some("NIDOF") => national.or(fide),
        Some("HBFN") => both(i64::max),
        Some("LBFN") => both(i64::min),
        _ => fide,
    }
}
