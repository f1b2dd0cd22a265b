//! A link as a picture that a phone's camera reads.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::answer::Refusal;
use crate::hall::Hall;

/// The picture of a link.
pub(super) fn picture_of(
    hall: &Hall,
    headers: &HeaderMap,
    token: &str,
) -> Result<Response, Refusal> {
    let address = address(hall, headers).ok_or_else(homeless)?;
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
