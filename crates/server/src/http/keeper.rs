//! For the page of whoever started the program: where the hall is, how it begins, and how it ends.
//!
//! No part of the described interface: it answers to the key of this run alone, which is in no file but the one beside
//! the hall.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;

use super::answer::Refusal;
use crate::access::{Access, Change, Place, Secret};
use crate::hall::Hall;
use crate::keeper::{Door, Keeper, Purpose};
use crate::wire::Key;

/// The header with the key.
const KEY: &str = "x-adoube-key";

pub(super) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/keeper", get(told))
        .route("/api/keeper/chief", post(chief))
        .route("/api/keeper/stop", post(stop))
}

/// An address with its picture for cameras.
#[derive(Serialize)]
struct Address {
    url: String,
    qr: String,
}

#[derive(Serialize)]
struct Told {
    version: &'static str,
    file: String,
    addresses: Vec<Address>,
    /// The word with which a chief arbiter makes himself known, if one is open.
    setup: Option<String>,
    /// Has somebody done so?
    chief: bool,
    demo: Option<Door>,
    /// Demo: a player's device at the first board.
    seat: Option<String>,
}

fn keeper<'h>(hall: &'h Hall, headers: &HeaderMap) -> Result<&'h Keeper, Refusal> {
    let key = headers.get(KEY).and_then(|key| key.to_str().ok());
    let keeper = hall.care.keeper().zip(key);
    let keeper = keeper.filter(|(keeper, key)| keeper.knows(key));
    keeper
        .map(|(keeper, _)| keeper)
        .ok_or_else(Refusal::not_allowed)
}

async fn told(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Result<Response, Refusal> {
    let keeper = keeper(&hall, &headers)?;
    let access = hall.access.state();
    let first = Key {
        round: hall.round(),
        board: 1,
    };
    let (demo, seat) = match &hall.care.options().purpose {
        Purpose::Event => (None, None),
        Purpose::Demo(door) => (Some(door.clone()), hall.link(first, Place::White)),
    };
    let addresses = keeper.addresses.iter().map(|url| Address {
        url: url.clone(),
        qr: crate::qr::picture(url).unwrap_or_default(),
    });
    let told = Told {
        version: env!("CARGO_PKG_VERSION"),
        file: keeper.file.clone(),
        addresses: addresses.collect(),
        setup: access.setup.clone(),
        chief: !access.staff.is_empty(),
        demo,
        seat,
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(told)).into_response())
}

/// Opens the way for a chief arbiter once more: whoever keeps the machine keeps the file, and a lost password must not
/// lose the event. What stands in the record stays as it is.
async fn chief(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Result<Json<String>, Refusal> {
    keeper(&hall, &headers)?;
    let token = Secret::new().text().to_owned();
    let open = Change::SetupOpened { token };
    let access = hall
        .access
        .change(|access: &Access| {
            let wanted = access.setup.is_none().then(|| open.clone());
            Ok::<_, Refusal>(wanted.into_iter().collect())
        })
        .await?;
    tracing::info!("a link for a chief arbiter was opened at the machine");
    Ok(Json(access.setup.clone().unwrap_or_default()))
}

async fn stop(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Result<StatusCode, Refusal> {
    keeper(&hall, &headers)?.stop();
    Ok(StatusCode::NO_CONTENT)
}
