//! Before anything is read: does a change come from the hall's own pages, and is it no larger than its sender may send?

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, HttpBody as _};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::doors::UnderWay;
use crate::hall::Hall;
use crate::http::{Refusal, session_of};

/// A message of a device is here within this once its head is.
const WHOLE: Duration = Duration::from_secs(10);

/// Where a request comes from.
pub fn address(hall: &Hall, request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    Some(hall.care.address(peer.0.ip(), request.headers()))
}

/// Does a request come from a page of this hall, or from no page at all?
pub fn is_own(hall: &Hall, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    // A browser says it by itself, and no page can make it say something else.
    if let Some(site) = headers.get("sec-fetch-site") {
        return matches!(site.to_str(), Ok("same-origin" | "none"));
    }
    let Some(origin) = text(header::ORIGIN) else {
        return !headers.contains_key(header::ORIGIN);
    };
    let bare = |url: &str| url.split_once("://").map(|(_, rest)| rest.to_owned());
    let public = hall.care.options().public_url.as_deref().and_then(bare);
    let host = text(header::HOST).map(str::to_owned);
    let origin = bare(origin);
    origin.is_some() && (origin == host || origin == public)
}

/// Staff reads what it wants; everybody else, address by address, as fast as a link carries it.
async fn read(hall: &Hall, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let live = path == "/ws";
    let from = address(hall, &request).filter(|_| !live);
    let Some(from) = from.filter(|_| !is_staff(hall, request.headers())) else {
        return next.run(request).await;
    };
    let (readers, rate) = (&hall.care.reading, hall.limits.reading);
    let turn = readers.turn(from, rate, Instant::now());
    if !turn.is_zero() {
        // Nothing is under way as long as he waits: his place is for whoever asks.
        let under_way = request.extensions().get::<UnderWay>().cloned();
        under_way.iter().for_each(|under_way| under_way.set(false));
        tokio::time::sleep(turn).await;
        under_way.iter().for_each(|under_way| under_way.set(true));
    }
    let answer = next.run(request).await;
    readers.had(
        from,
        rate,
        answer.body().size_hint().lower(),
        Instant::now(),
    );
    answer
}

fn is_staff(hall: &Hall, headers: &HeaderMap) -> bool {
    let secret = session_of(headers);
    let access = hall.access.state();
    secret.is_some_and(|secret| access.by_session(&secret, hall.time.now()).is_some())
}

/// See the module.
pub async fn watch(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let changes = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if !changes {
        return read(&hall, request, next).await;
    }
    if !is_own(&hall, request.headers()) {
        let words = "this comes from a page of another site";
        return Refusal::new(StatusCode::FORBIDDEN, "not-allowed", words).into_response();
    }
    // Staff may send much (a list of players, a journal); everybody else, and everybody at a board, as much as over the
    // live connection.
    if is_staff(&hall, request.headers()) && !request.uri().path().starts_with("/api/boards/") {
        return next.run(request).await;
    }
    let limit = hall.limits.message;
    let (head, body) = request.into_parts();
    // Until all of it is here nothing is under way: whoever trickles may have to leave for somebody who asks.
    let under_way = head.extensions.get::<UnderWay>().cloned();
    under_way.iter().for_each(|under_way| under_way.set(false));
    let read = tokio::time::timeout(WHOLE, axum::body::to_bytes(body, limit)).await;
    under_way.iter().for_each(|under_way| under_way.set(true));
    match read {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        Ok(Err(_)) => {
            let words = "this is too large, or did not come whole";
            Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", words).into_response()
        }
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}
