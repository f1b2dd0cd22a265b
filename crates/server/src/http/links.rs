//! Links for devices. Only arbiters read them: whoever has a link acts for the one it belongs to.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody};
use super::qr;
use crate::access::{Access, Change, Place, Seated, Secret};
use crate::hall::Hall;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(links))
        .routes(routes!(replace_link, revoke_link))
        .routes(routes!(link_picture))
}

/// Whose links.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OfRound {
    /// In which round; in the one that is played or comes next, if it is not said.
    round: Option<u32>,
}

impl OfRound {
    fn number(&self, hall: &Hall) -> u32 {
        self.round.unwrap_or_else(|| hall.round_of_links())
    }
}

/// A link that opens a seat, a clock or an assistant's page.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct Link {
    /// The round it is for; none if it is for every round.
    pub round: Option<u32>,
    /// The board.
    pub board: u32,
    /// What it opens.
    pub place: Place,
    /// Who sits there; nobody at the clock.
    pub player: Option<String>,
    /// The path with the token, to be put after the address of the hall: `/join#…`.
    pub path: String,
}

fn shown(hall: &Hall, seated: &Seated, token: &str) -> Link {
    use crate::access::Belongs;
    let competition = hall.event.state();
    let player = seated.player.and_then(|id| competition.player(id));
    Link {
        round: matches!(seated.to, Belongs::Player { .. }).then_some(seated.round),
        board: seated.board,
        place: seated.place,
        player: player.map(event::Player::name),
        path: format!("/join#{token}"),
    }
}

#[utoipa::path(get, path = "/api/links", params(OfRound),
    responses((status = 200, body = Vec<Link>), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn links(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(asked): Query<OfRound>,
) -> Result<Response, Refusal> {
    caller.arbiter()?;
    let round = asked.number(&hall);
    hall.make_links(round).await?;
    let access = hall.access.state();
    let places = Seated::all(&hall.event.state(), round);
    let all = places.iter().filter_map(|seated| {
        let token = access.links.get(&seated.to)?;
        Some(shown(&hall, seated, token))
    });
    let all: Vec<Link> = all.collect();
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(all)).into_response())
}

#[utoipa::path(post, path = "/api/links/{board}/{place}", params(("board" = u32, Path), ("place" = Place, Path), OfRound),
    responses((status = 200, body = Link), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn replace_link(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((board, place)): Path<(u32, Place)>,
    Query(asked): Query<OfRound>,
) -> Result<Response, Refusal> {
    caller.arbiter()?;
    let seated = seated(&hall, &asked, board, place)?;
    let token = Secret::new().text().to_owned();
    change(&hall, seated.to.made(token.clone())).await?;
    let link = Json(shown(&hall, &seated, &token));
    Ok(([(header::CACHE_CONTROL, "no-store")], link).into_response())
}

#[utoipa::path(delete, path = "/api/links/{board}/{place}", params(("board" = u32, Path), ("place" = Place, Path), OfRound),
    responses((status = 204), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn revoke_link(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((board, place)): Path<(u32, Place)>,
    Query(asked): Query<OfRound>,
) -> Result<StatusCode, Refusal> {
    caller.arbiter()?;
    let seated = seated(&hall, &asked, board, place)?;
    change(&hall, seated.to.revoked()).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn seated(hall: &Hall, asked: &OfRound, board: u32, place: Place) -> Result<Seated, Refusal> {
    let found = Seated::find(&hall.event.state(), asked.number(hall), board, place);
    found.ok_or_else(|| Refusal::unknown("there is no such board"))
}

async fn change(hall: &Hall, change: Change) -> Result<(), Refusal> {
    let decide = |_: &Access| Ok::<_, Refusal>(vec![change.clone()]);
    hall.access.change(decide).await.map(|_| ())
}

#[utoipa::path(get, path = "/api/links/{board}/{place}/qr.svg", params(("board" = u32, Path), ("place" = Place, Path), OfRound),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 401, body = RefusalBody),
        (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn link_picture(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    headers: HeaderMap,
    Path((board, place)): Path<(u32, Place)>,
    Query(asked): Query<OfRound>,
) -> Result<Response, Refusal> {
    caller.arbiter()?;
    let seated = seated(&hall, &asked, board, place)?;
    let access = hall.access.state();
    let token = access.links.get(&seated.to);
    let token = token.ok_or_else(|| Refusal::unknown("there is no such link"))?;
    qr::picture_of(&hall, &headers, token)
}
