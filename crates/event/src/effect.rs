//! What another result of an earlier round would change: places and points now, and pairings that are still to be played.

use laws::regulations::HalfPoints;
use serde::Serialize;

use crate::competition::Competition;
use crate::outcome::GameResult;
use crate::player::PlayerId;
use crate::round::{Board, RoundNumber, Stage};
use crate::swiss::{Course, Drawn, Field, pair_field};

/// A player whose place or points would be others.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moved {
    /// Who.
    pub player: PlayerId,
    /// The place now.
    pub rank: u32,
    /// The place then.
    pub new_rank: u32,
    /// Points now.
    pub points: HalfPoints,
    /// Points then.
    pub new_points: HalfPoints,
}

/// What would change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Effect {
    /// After which round the standings are compared.
    pub after: RoundNumber,
    /// In the order of the places then.
    pub moved: Vec<Moved>,
    /// Rounds that are paired by the rules, have not begun, and would be paired otherwise.
    pub paired_otherwise: Vec<RoundNumber>,
    /// Rounds after it that have begun: their pairings stay (C.04.2 4.3).
    pub begun: Vec<RoundNumber>,
}

impl Competition {
    /// What would change if a board had another result, or none.
    pub fn effect(
        &self,
        round: RoundNumber,
        board: Board,
        result: Option<GameResult>,
    ) -> Option<Effect> {
        self.pairing(round, board)?;
        let then = self.with_result(round, board, result);
        let after = self.last_started().unwrap_or_default();
        let (before, standings) = (self.standings(after), then.standings(after));
        let before = before.by_player();
        let moved = standings.rows.iter().filter_map(|row| {
            let old = before.get(&row.player)?;
            let moved = Moved {
                player: row.player,
                rank: old.rank,
                new_rank: row.rank,
                points: old.points,
                new_points: row.points,
            };
            let same = moved.rank == moved.new_rank && moved.points == moved.new_points;
            (!same).then_some(moved)
        });
        let later = self.rounds.iter().filter(|one| one.number > round);
        let otherwise = later.clone().filter(|one| {
            one.stage() == Stage::Paired && one.draw.is_some() && is_other(&then, one.number)
        });
        Some(Effect {
            after,
            moved: moved.collect(),
            paired_otherwise: otherwise.map(|one| one.number).collect(),
            begun: later
                .filter(|one| one.started.is_some())
                .map(|one| one.number)
                .collect(),
        })
    }

    fn with_result(
        &self,
        round: RoundNumber,
        board: Board,
        result: Option<GameResult>,
    ) -> Competition {
        let mut then = self.clone();
        let place = (round.0 as usize).saturating_sub(1);
        let games = then.rounds.get_mut(place).map(|round| &mut round.pairings);
        let game = games.and_then(|games| games.iter_mut().find(|game| game.board == board));
        if let Some(game) = game {
            game.entry = match (game.entry.take(), result) {
                (Some(mut entry), Some(result)) => {
                    entry.result = result;
                    Some(entry)
                }
                (None, Some(result)) => Some(crate::outcome::Entry {
                    result,
                    source: crate::outcome::Source::Import,
                    at: self.last,
                }),
                (_, None) => None,
            };
        }
        then
    }
}

/// Do the rules now say something else than they said?
fn is_other(competition: &Competition, number: RoundNumber) -> bool {
    let Some(draw) = competition.round(number).and_then(|one| one.draw.as_ref()) else {
        return false;
    };
    let course = Course::of_competition(competition, number);
    let pairing = pair_field(Field::before(&course, number.0), &mut |_| {});
    pairing.map_or(true, |pairing| {
        Drawn::of_pairing(&pairing) != Drawn::of_draw(draw)
    })
}
