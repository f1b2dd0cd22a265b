//! Games as they are played, at plain addresses for those who show them elsewhere.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::collections::HashMap;
use std::sync::Arc;

use archive::writer::Form;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use event::{Competition, Round, RoundNumber};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, shared_text};
use crate::hall::Hall;
use crate::pgn::{self, Reader};
use crate::record::Board;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(current))
        .routes(routes!(of_round))
        .routes(routes!(of_board))
}

/// How games are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// Staff only: as things stand, and not as the public sees them.
    now: Option<String>,
}

#[utoipa::path(get, operation_id = "live_games", path = "/games.pgn", params(Asked),
    description = "All games of the round that is played, or was played last. The public reads them with the delay of the event.",
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn current(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let round = hall.round();
    games(&hall, caller, round, None, &asked).await
}

#[utoipa::path(get, operation_id = "round_games", path = "/rounds/{round}/games.pgn", params(("round" = u32, Path), Asked),
    description = "All games of a round that has begun.",
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn of_round(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(round): Path<u32>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    begun(&hall.event.state(), round)?;
    games(&hall, caller, round, None, &asked).await
}

#[utoipa::path(get, operation_id = "board_game", path = "/rounds/{round}/boards/{file}",
    params(("round" = u32, Path), ("file" = String, Path, description = "`3.pgn` for board 3"), Asked),
    description = "The game on one board.",
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn of_board(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((round, file)): Path<(u32, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let unknown = || Refusal::unknown("there is no such board");
    let board = file.strip_suffix(".pgn").and_then(|n| n.parse().ok());
    let board = board.ok_or_else(unknown)?;
    let competition = hall.event.state();
    let paired = begun(&competition, round)?.at(event::Board(board));
    paired.ok_or_else(unknown)?;
    games(&hall, caller, round, Some(board), &asked).await
}

fn begun(competition: &Competition, round: u32) -> Result<&Round, Refusal> {
    let found = competition.round(RoundNumber(round));
    let found = found.filter(|round| round.started.is_some());
    found.ok_or_else(|| Refusal::unknown("there is no such round, or it has not begun"))
}

/// The games of a round, or one of them, for whoever asks; made at most once a second for all of them.
async fn games(
    hall: &Arc<Hall>,
    caller: Caller,
    round: u32,
    only: Option<u32>,
    asked: &Asked,
) -> Result<Response, Refusal> {
    let now = asked.now.is_some();
    let caller = match now {
        true => Caller(caller.staff()?),
        false => caller,
    };
    hall.recall(round).await?;
    let moment = match hall.time.is_by_hand() {
        // In a rehearsal time stands still.
        true => format!("{} {}", hall.boards_version(round, only), hall.time.now().0),
        false => format!("{}", hall.time.now().0 / 1000),
    };
    let key = format!("games {round} {only:?} {now} {moment}");
    let from = Arc::clone(hall);
    shared_text(hall, &caller, key, PGN, move || {
        Ok(text(&from, round, only, now))
    })
    .await
}

fn text(hall: &Hall, round: u32, only: Option<u32>, now: bool) -> String {
    let (boards, reader) = match now {
        true => (hall.boards(round), Reader::Staff),
        false => {
            let (boards, at) = hall.behind.boards(hall, round);
            (boards, Reader::Public(at))
        }
    };
    let boards: HashMap<u32, &Arc<Board>> = boards.iter().map(|b| (b.key.board, b)).collect();
    let competition = hall.event.state();
    let mut texts = Vec::new();
    if let Some(round) = competition.round(RoundNumber(round)) {
        let wanted = |board: u32| only.is_none_or(|only| only == board);
        for pairing in round.pairings.iter().filter(|p| wanted(p.board.0)) {
            let board: Option<&Board> = boards.get(&pairing.board.0).map(|board| &***board);
            let text = pgn::record(&competition, round, pairing, board, reader);
            texts.extend(pgn::in_parts(text, board.map(|board| &*board.game)));
        }
    }
    pgn::write(&texts, Form::Safe)
}

/// The type of PGN.
pub(super) const PGN: &str = "application/x-chess-pgn; charset=utf-8";

/// A text that is never taken from a cache.
pub(super) fn file(body: String, kind: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, body).into_response()
}
