//! A link as a picture that a phone's camera reads.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody};
use crate::access::Place;
use crate::hall::Hall;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new().routes(routes!(link_picture))
}

#[utoipa::path(get, path = "/api/links/{board}/{place}/qr.svg", params(("board" = u32, Path), ("place" = Place, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 401, body = RefusalBody),
        (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn link_picture(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    headers: HeaderMap,
    Path((board, place)): Path<(u32, Place)>,
) -> Result<Response, Refusal> {
    caller.staff()?;
    let access = hall.access.state();
    let token = access.links.get(&(board, place));
    let token = token.ok_or_else(|| Refusal::unknown("there is no such link"))?;
    let address = address(&hall, &headers).ok_or_else(homeless)?;
    let picture = crate::qr::picture(&format!("{address}/join#{token}"))
        .ok_or_else(|| Refusal::bad("the address of the hall is too long"))?;
    let kind = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    // So that a page can tell where its cards lead.
    let leads_to = [(ADDRESS, address)];
    Ok((kind, leads_to, picture).into_response())
}

/// The header with the address that a picture leads to.
const ADDRESS: &str = "x-hall-address";

/// Nobody has said where devices find the hall.
pub(super) fn homeless() -> Refusal {
    Refusal::bad("the request does not say which host it is for")
}

/// Where devices find the hall: as the keeper says, or where this browser has found it.
pub(super) fn address(hall: &Hall, headers: &HeaderMap) -> Option<String> {
    let options = hall.care.options();
    if let Some(url) = &options.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let host: Authority = headers.get(header::HOST)?.to_str().ok()?.parse().ok()?;
    Some(format!("{}://{host}", options.scheme.name()))
}
