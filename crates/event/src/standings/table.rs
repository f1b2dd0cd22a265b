//! What each round has brought each player, laid out for reckoning.

use std::collections::{BTreeMap, BTreeSet};

use chess::Color;
use laws::Outcome;

use super::Counted;
use crate::competition::Competition;
use crate::outcome::Bye;
use crate::player::PlayerId;
use crate::round::{Round, RoundNumber};

/// Which rules there are for what was not played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum System {
    RoundRobin,
    Other,
}

/// A game of a player, decided or not.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// The line of the opponent.
    pub(super) opponent: usize,
    pub(super) color: Color,
    /// In halves; none while it is open.
    pub(super) points: Option<u32>,
    /// Played, not forfeited.
    pub(super) at_board: bool,
    /// Won by the Laws.
    pub(super) won: bool,
    /// Does it count as a game against this opponent?
    pub(super) met: bool,
}

/// A round of a player.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    Game(Game),
    /// No opponent; the points in halves.
    Bye(Bye, u32),
    /// Not paired, no bye.
    Nothing,
}

impl Cell {
    /// In halves.
    pub(super) fn points(&self) -> u32 {
        match self {
            Cell::Game(game) => game.points.unwrap_or(0),
            Cell::Bye(_, points) => *points,
            Cell::Nothing => 0,
        }
    }

    /// Missed by the player's own will.
    fn is_missed(&self) -> bool {
        match self {
            Cell::Game(game) => !game.met && game.points == Some(0),
            Cell::Bye(bye, _) => matches!(bye, Bye::HalfPoint | Bye::ZeroPoint),
            Cell::Nothing => true,
        }
    }
}

/// A player's rounds.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) player: PlayerId,
    pub(super) rating: Option<u16>,
    pub(super) counted: Counted,
    pub(super) cells: Vec<Cell>,
    /// In halves.
    pub(super) points: u32,
    /// The score as it enters the tie-breaks of others, in halves.
    pub(super) adjusted: u32,
}

impl Line {
    pub(super) fn games(&self) -> impl Iterator<Item = &Game> {
        self.cells.iter().filter_map(|cell| match cell {
            Cell::Game(game) => Some(game),
            Cell::Bye(..) | Cell::Nothing => None,
        })
    }
}

/// All players' rounds.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) system: System,
    pub(super) lines: Vec<Line>,
    /// What a win is worth, in halves.
    pub(super) win: u32,
}

impl Table {
    pub(super) fn new(competition: &Competition, after: RoundNumber) -> Table {
        let system = match competition.round_robin {
            Some(_) => System::RoundRobin,
            None => System::Other,
        };
        let begun = |round: &&Round| round.started.is_some() && round.number <= after;
        let rounds: Vec<&Round> = competition.rounds.iter().filter(begun).collect();
        let places: BTreeMap<PlayerId, usize> =
            competition.players.keys().copied().zip(0..).collect();
        let left_out = left_out(competition, system);
        let scheme = competition.settings.regulations.points;
        let mut lines: Vec<Line> = Vec::new();
        for (&player, entrant) in &competition.players {
            let cells = rounds.iter().map(|round| {
                let reader = Reader {
                    competition,
                    system,
                    places: &places,
                    left_out: &left_out,
                };
                reader.cell(round, player)
            });
            let cells: Vec<Cell> = cells.collect();
            let counted = match left_out.contains(&player) {
                true => Counted::LeftOut,
                false => Counted::Counts,
            };
            let points = cells.iter().map(Cell::points).sum();
            lines.push(Line {
                player,
                rating: entrant.player.rating,
                counted,
                adjusted: adjusted(&cells, system, scheme.draw.0),
                cells,
                points,
            });
        }
        Table {
            system,
            lines,
            win: scheme.win.0,
        }
    }
}

/// A score for the tie-breaks of others.
fn adjusted(cells: &[Cell], system: System, draw: u32) -> u32 {
    let missed = match system {
        System::RoundRobin => 0,
        System::Other => cells
            .iter()
            .rev()
            .take_while(|cell| cell.is_missed())
            .count(),
    };
    let kept = &cells[..cells.len() - missed];
    kept.iter().map(Cell::points).sum::<u32>() + missed as u32 * draw
}

/// Who left a round robin before half of his games were played.
fn left_out(competition: &Competition, system: System) -> BTreeSet<PlayerId> {
    let left = competition.players.values().filter(|one| {
        let id = one.player.id;
        let games = competition.rounds.iter();
        let games = games.filter_map(|round| round.game_of(id));
        let (mut all, mut played) = (0, 0);
        for game in games {
            all += 1;
            played += u32::from(game.result().is_some_and(|result| result.is_played()));
        }
        system == System::RoundRobin && !one.is_active() && played * 2 < all
    });
    left.map(|one| one.player.id).collect()
}

struct Reader<'a> {
    competition: &'a Competition,
    system: System,
    places: &'a BTreeMap<PlayerId, usize>,
    left_out: &'a BTreeSet<PlayerId>,
}

impl Reader<'_> {
    fn cell(&self, round: &Round, player: PlayerId) -> Cell {
        if let Some(&bye) = round.byes.get(&player) {
            let points = self.competition.points_in(round, player);
            return Cell::Bye(bye, points.0);
        }
        self.game(round, player).map_or(Cell::Nothing, Cell::Game)
    }

    fn game(&self, round: &Round, player: PlayerId) -> Option<Game> {
        let pairing = round.game_of(player)?;
        let color = pairing.color_of(player)?;
        let other = pairing.players[!color];
        // Games of somebody who does not count are as if they had not been paired.
        if self.left_out.contains(&player) || self.left_out.contains(&other) {
            return None;
        }
        let result = pairing.result();
        let at_board = result.is_some_and(|result| result.is_played());
        Some(Game {
            opponent: *self.places.get(&other)?,
            color,
            points: result.map(|result| self.competition.points_for(result)[color].0),
            at_board,
            won: result.is_some_and(|result| result.outcome == Outcome::Win(color)),
            met: at_board || result.is_none() || self.system == System::RoundRobin,
        })
    }
}
