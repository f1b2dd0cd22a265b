//! The competition and its boards.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use chess::Color;
use chess::notation::Language;
use laws::regulations::Supervision;
use laws::{Act, Edition, Millis, Regulations};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, Sent, shared_json};
use crate::hall::{Hall, Trouble};
use crate::refused::Cannot;
use crate::view::{self, BoardView, HallView};
use crate::wire::Key;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(hall_view))
        .routes(routes!(competition))
        .routes(routes!(organise))
        .routes(routes!(preview))
        .routes(routes!(effect))
        .routes(routes!(presets))
        .routes(routes!(board))
        .routes(routes!(act))
}

#[utoipa::path(get, path = "/api/hall", responses((status = 200, body = HallView)))]
async fn hall_view(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let from = Arc::clone(&hall);
    shared_json(&hall, &caller, format!("hall {edition}"), move || {
        Ok(view::hall(&from.competition_at(horizon), None))
    })
    .await
}

#[utoipa::path(get, path = "/api/event",
    responses((status = 200, body = event::Competition), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn competition(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    let caller = Caller(caller.staff()?);
    whole(&hall, &caller).await
}

/// The competition with everything, for staff.
async fn whole(hall: &Arc<Hall>, caller: &Caller) -> Result<Response, Refusal> {
    let key = format!("event {}", hall.event.version());
    let from = Arc::clone(hall);
    shared_json(hall, caller, key, move || {
        Ok(event::Competition::clone(&from.event.state()))
    })
    .await
}

/// A change to the competition.
#[derive(Deserialize, ToSchema)]
struct Organise {
    /// What.
    act: event::Act,
    /// The page's own name for it, 1 to 64 letters, digits and signs: sent again under the same, it is done once.
    #[serde(default)]
    id: Option<String>,
}

#[utoipa::path(post, path = "/api/event/acts", request_body = Organise,
    responses((status = 200, body = event::Competition), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
async fn organise(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Sent(asked): Sent<Organise>,
) -> Result<Response, Refusal> {
    let caller = Caller(caller.staff()?);
    if asked
        .id
        .as_deref()
        .is_some_and(|id| !crate::record::is_id(id))
    {
        return Err(Trouble::AtTheBoard(Cannot::NeedsId.into()).into());
    }
    // What has begun is finished, whoever still waits: pairing a large field may take longer than a browser does.
    let (at, role) = (Arc::clone(&hall), caller.0.clone());
    let done = tokio::spawn(async move {
        at.organise_once(&role, asked.act, asked.id.as_deref())
            .await
    });
    match done.await {
        Ok(done) => done?,
        Err(fault) => match fault.try_into_panic() {
            Ok(fault) => std::panic::resume_unwind(fault),
            // The hall is closing.
            Err(_) => return Err(crate::shared::Busy.into()),
        },
    };
    // It is done, whoever else wants something: never an answer that says to come again.
    let told = whole(&hall, &caller).await;
    Ok(told.unwrap_or_else(|_| Json(&*hall.event.state()).into_response()))
}

#[utoipa::path(post, path = "/api/event/preview",
    description = "What a table of players or a tournament report would bring: nothing is saved.",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = event::csv::Preview), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
async fn preview(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    text: String,
) -> Result<Json<event::csv::Preview>, Refusal> {
    let role = caller.staff()?;
    let competition = hall.event.state();
    let make = move || event::csv::preview(&competition, &text);
    let preview = hall.care.beside(&role).work(make).await?;
    let unreadable = |problems| Trouble::Refused(event::Refusal::Unreadable(problems));
    Ok(Json(preview.map_err(unreadable)?))
}

/// Another result of a board.
#[derive(Deserialize, ToSchema)]
struct Instead {
    /// In which round.
    round: event::RoundNumber,
    /// On which board.
    board: event::Board,
    /// The result that would stand there; none if it would be open.
    result: Option<event::GameResult>,
}

#[utoipa::path(post, path = "/api/event/effect", request_body = Instead,
    description = "What another result would change: places, points, pairings that are still to be played. Nothing is saved.",
    responses((status = 200, body = event::Effect), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn effect(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Sent(instead): Sent<Instead>,
) -> Result<Json<event::Effect>, Refusal> {
    caller.arbiter()?;
    let competition = hall.event.state();
    let Instead {
        round,
        board,
        result,
    } = instead;
    let make = move || competition.effect(round, board, result);
    // It may have to pair a round anew.
    let effect = hall.care.rounds.work(make).await?;
    effect
        .map(Json)
        .ok_or_else(|| Refusal::unknown("there is no game on that board"))
}

/// Regulations that organisers often want.
#[derive(Serialize, Deserialize, ToSchema)]
struct Preset {
    /// The name of its message in the pages.
    name: String,
    /// The regulations.
    regulations: Regulations,
}

#[utoipa::path(get, path = "/api/presets", responses((status = 200, body = Vec<Preset>)))]
async fn presets() -> Json<Vec<Preset>> {
    let edition = Edition::Y2023;
    let preset = |name: &str, mut regulations: Regulations| {
        regulations.scoresheets = laws::regulations::SheetKind::Electronic;
        // The screen keeps the score, and on wood the hall does not see who writes: missing entries are the arbiter's.
        regulations.sheets_followed = false;
        // Nobody waits longer than the absent player's own clock would run.
        let first = regulations.time_control.periods.white.first();
        let clock = first.map_or(Millis::ZERO, |period| period.time);
        regulations.default_time = Some(clock.min(Millis::minutes(30)));
        Preset {
            name: name.into(),
            regulations,
        }
    };
    let mut chess960 = Regulations::rapid(edition, Supervision::Supervised);
    chess960.chess960 = Some(518);
    Json(vec![
        preset("classical", Regulations::classical(edition)),
        preset(
            "rapid",
            Regulations::rapid(edition, Supervision::Supervised),
        ),
        preset(
            "blitz",
            Regulations::blitz(edition, Supervision::Supervised),
        ),
        preset("chess960", chess960),
    ])
}

/// How a board is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// The last version whose log is known.
    #[serde(default)]
    after: u64,
    /// The language: en, ru, bg, sr, mk, hy or sr-Latn.
    #[serde(default)]
    language: String,
}

#[utoipa::path(get, path = "/api/boards/{round}/{board}", params(("round" = u32, Path), ("board" = u32, Path), Asked),
    responses((status = 200, body = BoardView), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn board(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((round, board)): Path<(u32, u32)>,
    Query(asked): Query<Asked>,
) -> Result<Json<BoardView>, Refusal> {
    let language = asked.language.parse().unwrap_or(Language::En);
    if hall.is_foreign(&caller.0, Key { round, board }) {
        return Err(Refusal::not_allowed());
    }
    let found = hall
        .view(&caller.0, Key { round, board }, asked.after, language)
        .await?;
    let (_, view) = found.ok_or_else(|| Refusal::unknown("there is no such board"))?;
    Ok(Json(view))
}

/// An act at a board.
#[derive(Deserialize, ToSchema)]
struct BoardAct {
    /// A repeat with the same id changes nothing.
    id: String,
    /// A clock between two players: on which side of it. An arbiter who notes what a player did: which player.
    #[serde(default)]
    side: Option<Color>,
    /// What.
    act: Act,
}

/// It is on disk.
#[derive(Serialize, Deserialize, ToSchema)]
struct Acked {
    /// The version of the board after it.
    version: u64,
    /// The moment it counts from.
    at: Millis,
}

#[utoipa::path(post, path = "/api/boards/{round}/{board}/acts", params(("round" = u32, Path), ("board" = u32, Path)),
    request_body = BoardAct,
    responses((status = 200, body = Acked), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody),
        (status = 404, body = RefusalBody), (status = 409, body = RefusalBody)))]
async fn act(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((round, board)): Path<(u32, u32)>,
    Sent(asked): Sent<BoardAct>,
) -> Result<Json<Acked>, Refusal> {
    if !crate::record::is_id(&asked.id) {
        return Err(Refusal::bad("an act needs an id of 1 to 64 characters"));
    }
    let key = Key { round, board };
    let done = hall
        .act(&caller.0, key, Some(asked.id), asked.act, asked.side, None)
        .await?;
    let (version, at) = (done.version, done.at);
    Ok(Json(Acked { version, at }))
}
