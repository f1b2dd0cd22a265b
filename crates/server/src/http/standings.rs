//! Who stands where.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::Response;
use event::standings::{Breakdown, Counted, Meeting, Row, Value};
use event::{Competition, PlayerId, RoundNumber};
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
        .routes(routes!(explain))
}

/// After which round.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The last round that has begun if it is not said.
    round: Option<u32>,
}

/// Whose value, and which.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// The last round that has begun if it is not said.
    round: Option<u32>,
    /// The number of the player.
    player: u32,
    /// The place of the tie-break in the list, counted from 0.
    place: usize,
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
    /// The tie-breaks in their order, exactly: `7.5`, `823/18`; none where one cannot be had.
    #[schema(value_type = Vec<Option<String>>)]
    pub values: Vec<Option<Value>>,
    /// Do the games count?
    pub counted: Counted,
}

/// The standings after a round.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct StandingsView {
    /// Which; 0 before the first.
    pub after: u32,
    /// The codes of what the values are.
    pub tie_breaks: Vec<String>,
    /// From the first place to the last.
    pub rows: Vec<StandingView>,
}

/// A line of the cross table.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct CrossRowView {
    /// The line of the standings.
    pub standing: StandingView,
    /// Games and byes by round; each says the line of the opponent.
    pub games: Vec<Meeting>,
    /// The same as they are written: `1`, `½`, `+`.
    pub texts: Vec<String>,
}

/// Who met whom, lines in the order of the standings.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct CrossTableView {
    /// After which round; 0 before the first.
    pub after: u32,
    /// Does everybody meet everybody, so that opponents are the columns?
    #[serde(default)]
    pub round_robin: bool,
    /// The codes of what the values are.
    pub tie_breaks: Vec<String>,
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

/// The same of rounds that are asked for by number: what is made once for each round is not made for invented ones.
pub(super) fn planned(hall: &Hall, asked: Option<u32>) -> Option<u32> {
    let rounds = hall.event.state().settings.rounds;
    asked.map(|round| round.min(rounds))
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
    let after = After {
        round: planned(&hall, after.round),
    };
    let (edition, horizon) = hall.edition_for(&caller.0);
    let key = format!("standings {edition} {:?}", after.round);
    let from = Arc::clone(&hall);
    shared_json(&hall, &caller, key, move || {
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

#[utoipa::path(get, path = "/api/crosstable", params(After), responses((status = 200, body = CrossTableView), (status = 401, body = RefusalBody)))]
async fn crosstable(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(after): Query<After>,
) -> Result<Response, Refusal> {
    let after = After {
        round: planned(&hall, after.round),
    };
    let (edition, horizon) = hall.edition_for(&caller.0);
    let key = format!("crosstable {edition} {:?}", after.round);
    let from = Arc::clone(&hall);
    shared_json(&hall, &caller, key, move || {
        let competition = from.competition_at(horizon);
        Ok(table(&competition, after.round))
    })
    .await
}

fn table(competition: &Competition, after: Option<u32>) -> CrossTableView {
    let table = competition.cross_table(meant(competition, after));
    let rows = table.rows.into_iter().map(|line| CrossRowView {
        standing: row(competition, &line.standing),
        texts: line.games.iter().map(Meeting::text).collect(),
        games: line.games,
    });
    CrossTableView {
        after: table.after.0,
        // In a team event nobody meets everybody.
        round_robin: competition.round_robin.is_some() && !competition.is_team(),
        tie_breaks: spelled(competition),
        rows: rows.collect(),
    }
}

/// What a value in the standings is made of, opponent by opponent.
#[utoipa::path(get, path = "/api/standings/explain", params(Asked), responses((status = 200, body = Breakdown), (status = 401, body = RefusalBody), (status = 404)))]
async fn explain(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Json<Breakdown>, Refusal> {
    let (_, horizon) = hall.edition_for(&caller.0);
    let from = Arc::clone(&hall);
    let make = move || {
        let competition = from.competition_at(horizon);
        let after = meant(&competition, asked.round);
        competition.explain(after, PlayerId(asked.player), asked.place)
    };
    let found = hall.care.beside(&caller.0).work(make).await?;
    found.map(Json).ok_or_else(no_such_value)
}

/// There is nothing to explain.
pub(super) fn no_such_value() -> Refusal {
    Refusal::unknown("there is no such value")
}

/// The codes as the regulations spell them.
fn spelled(competition: &Competition) -> Vec<String> {
    let codes = competition.tie_breaks();
    codes.iter().map(ToString::to_string).collect()
}
