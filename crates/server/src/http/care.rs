//! For those who look after the hall: measurements, health, and a line for each request.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::answer::{Caller, Refusal};
use crate::care::Readers;
use crate::hall::Hall;

/// `GET /healthz`.
pub(super) async fn health(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    match *hall.fault().borrow() {
        None => (StatusCode::OK, "ok\n"),
        Some(_) => (StatusCode::SERVICE_UNAVAILABLE, "the disk takes nothing\n"),
    }
}

/// `GET /readyz`: should devices be sent to this node?
pub(super) async fn ready(State(hall): State<Arc<Hall>>) -> (StatusCode, String) {
    match hall.unready() {
        None => (StatusCode::OK, "ready\n".into()),
        // What is wrong is for those who look after the hall; it has no secrets in it.
        Some(words) => (StatusCode::SERVICE_UNAVAILABLE, format!("{words}\n")),
    }
}

/// `GET /metrics`.
pub(super) async fn measurements(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    caller: Result<Caller, Refusal>,
    request: Request,
) -> Result<Response, Refusal> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    // Whoever comes through a proxy seems to be on this machine and is not.
    let proxied = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    let here = peer.is_some_and(|peer| peer.0.ip().to_canonical().is_loopback()) && !proxied;
    if !here && hall.care.options().metrics == Readers::Own {
        caller?.staff()?;
    }
    let kind = [(
        header::CONTENT_TYPE,
        "text/plain; version=0.0.4; charset=utf-8",
    )];
    Ok((kind, crate::measure::text(&hall)).into_response())
}

/// One line for each request. The path has no secrets in it: tokens are in fragments, headers and bodies.
pub(super) async fn log(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let answer = next.run(request).await;
    let status = answer.status();
    let seconds = began.elapsed().as_secs_f64();
    let class = match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    };
    metrics::histogram!("adoube_request_seconds", "status" => class).record(seconds);
    let (status, ms) = (status.as_u16(), (seconds * 1000.0).round());
    match status {
        500.. => tracing::warn!(%method, path, status, ms, "request"),
        _ => tracing::debug!(%method, path, status, ms, "request"),
    }
    answer
}
