//! Who stands where.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use event::standings::{Counted, Meeting, Row, TieBreak, Value};
use event::{Competition, RoundNumber};
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, shared_json};
use crate::hall::Hall;
use crate::view::{self, PlayerTag};

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(standings))
        .routes(routes!(crosstable))
}

/// After which round.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The last round that has begun if it is not said.
    round: Option<u32>,
}

/// One line of the standings.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct StandingView {
    /// The place; shared by those whom nothing separates.
    pub rank: u32,
    /// Who.
    pub player: PlayerTag,
    /// Points, in halves.
    pub points: HalfPoints,
    /// Games played at the board.
    pub played: u32,
    /// The tie-breaks in their order, in quarters.
    pub values: Vec<Value>,
    /// Do the games count?
    pub counted: Counted,
}

/// The standings after a round.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct StandingsView {
    /// Which; 0 before the first.
    pub after: u32,
    /// What the values are.
    pub tie_breaks: Vec<TieBreak>,
    /// From the first place to the last.
    pub rows: Vec<StandingView>,
}

/// A line of the cross table.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct CrossRowView {
    /// The line of the standings.
    pub standing: StandingView,
    /// Games against each player, in the order of the lines; the own place is empty.
    pub cells: Vec<Vec<Meeting>>,
    /// The same as they are written: `1`, `½0`, `+`.
    pub texts: Vec<String>,
}

/// Everybody against everybody, lines and columns in the order of the standings.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct CrossTableView {
    /// After which round; 0 before the first.
    pub after: u32,
    /// What the values are.
    pub tie_breaks: Vec<TieBreak>,
    /// From the first place to the last.
    pub rows: Vec<CrossRowView>,
}

fn row(competition: &Competition, row: &Row) -> StandingView {
    let player = competition.player(row.player).map(view::tag);
    StandingView {
        rank: row.rank,
        player: player.unwrap_or_default(),
        points: row.points,
        played: row.played,
        values: row.values.clone(),
        counted: row.counted,
    }
}

/// The round that is meant: never one that is not planned.
pub(super) fn meant(competition: &Competition, asked: Option<u32>) -> RoundNumber {
    let last = competition.last_started().unwrap_or_default();
    RoundNumber(asked.unwrap_or(last.0).min(competition.settings.rounds))
}

#[utoipa::path(get, path = "/api/standings", params(After), responses((status = 200, body = StandingsView), (status = 401, body = RefusalBody)))]
async fn standings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(after): Query<After>,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let key = format!("standings {edition} {:?}", after.round);
    let from = Arc::clone(&hall);
    shared_json(&hall, key, move || {
        let competition = from.competition_at(horizon);
        let standings = competition.standings(meant(&competition, after.round));
        Ok(StandingsView {
            after: standings.after.0,
            tie_breaks: standings.tie_breaks,
            rows: standings
                .rows
                .iter()
                .map(|r| row(&competition, r))
                .collect(),
        })
    })
    .await
}

/// Every line of a cross table has a cell for every other: with more players than this nobody reads it.
const LARGEST_CROSS_TABLE: usize = 600;

#[utoipa::path(get, path = "/api/crosstable", params(After), responses((status = 200, body = CrossTableView), (status = 401, body = RefusalBody)))]
async fn crosstable(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(after): Query<After>,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let key = format!("crosstable {edition} {:?}", after.round);
    let from = Arc::clone(&hall);
    shared_json(&hall, key, move || {
        let competition = from.competition_at(horizon);
        if competition.players.len() > LARGEST_CROSS_TABLE {
            let words = format!("a cross table has at most {LARGEST_CROSS_TABLE} players");
            return Err(Refusal::bad(words));
        }
        Ok(table(&competition, after.round))
    })
    .await
}

fn table(competition: &Competition, after: Option<u32>) -> CrossTableView {
    let table = competition.cross_table(meant(competition, after));
    let rows = table.rows.into_iter().map(|line| {
        let texts = line.cells.iter();
        let texts = texts.map(|cell| cell.iter().map(Meeting::text).collect());
        CrossRowView {
            standing: row(competition, &line.standing),
            texts: texts.collect(),
            cells: line.cells,
        }
    });
    CrossTableView {
        after: table.after.0,
        tie_breaks: competition.settings.tie_breaks.clone(),
        rows: rows.collect(),
    }
}
