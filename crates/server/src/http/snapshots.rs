//! What the public sees, as objects that any proxy may keep: a wall that names the competition and the version of each
//! board, the competition by its content, and the boards by their versions. However many look on, the hall makes each of
//! them once; and whoever looks again has only the wall anew.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use locale::Language;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Refusal, RefusalBody, wait};
use crate::access::Role;
use crate::hall::Hall;
use crate::public::Behind;
use crate::record::{Board, Record};
use crate::table::stream;
use crate::view::{self, Audience, BoardView, Kept};
use crate::wire::{Key, ServerMsg};

/// Boards on a page of the wall.
const PAGE: usize = 50;

const JSON: &str = "application/json";

const FOR_EVER: &str = "public, max-age=31536000, immutable";

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(wall))
        .routes(routes!(competition))
        .routes(routes!(board))
}

/// Which part of the wall.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// Fifty boards are a page; the first is 1.
    page: Option<usize>,
}

#[utoipa::path(get, operation_id = "public_wall", path = "/public/{round}/{file}",
    params(("round" = u32, Path, description = "0 for the one that is played, or was played last"),
        ("file" = String, Path, description = "`wall.en.json`"), Asked),
    description = "The tiles of the wall, the public version of each board, and as `event` the name of the competition. Good for a second.",
    responses((status = 200, body = String, content_type = "application/json"), (status = 304),
        (status = 404, body = RefusalBody)))]
async fn wall(
    State(hall): State<Arc<Hall>>,
    Path((round, file)): Path<(u32, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let unknown = || Refusal::unknown("there is no such wall");
    let language = of_file(&file, "wall").ok_or_else(unknown)?;
    let round = if round == 0 { hall.round() } else { round };
    let page = asked.page.unwrap_or(1).max(1);
    if page > pages_of(&hall, round).ok_or_else(unknown)? {
        return Err(unknown());
    }
    hall.recall(round).await?;
    let event = competition_now(&hall).await?;
    let moment = match hall.time.is_by_hand() {
        // In a rehearsal time stands still.
        true => format!("{} {}", hall.boards_version(round, None), hall.time.now().0),
        false => format!("{}", hall.time.now().0 / 1000),
    };
    let key = format!("public wall {round} {page} {language} {moment}");
    let from = Arc::clone(&hall);
    let make = move || Ok::<_, Refusal>(wall_text(&from, round, page, language, &event));
    let body = hall.care.shared.answer(key, make).await?;
    // The moment in it does not make it another wall.
    let mut hasher = DefaultHasher::new();
    let same = body.iter().position(|byte| *byte == b',').unwrap_or(0);
    body[same..].hash(&mut hasher);
    let tag = format!("W/\"{:016x}\"", hasher.finish());
    let known = headers.get(header::IF_NONE_MATCH);
    let headers = [
        (header::CONTENT_TYPE, JSON.to_owned()),
        (header::CACHE_CONTROL, "public, max-age=1".to_owned()),
        (header::ETAG, tag.clone()),
    ];
    Ok(
        match known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
            true => (StatusCode::NOT_MODIFIED, headers).into_response(),
            false => (headers, body).into_response(),
        },
    )
}

#[utoipa::path(get, operation_id = "public_event", path = "/public/event/{file}",
    params(("file" = String, Path, description = "`0123456789abcdef.json`, as the wall names it")),
    description = "The competition as the public may know it, as a message; it never changes. A name that is no longer kept is unknown: the wall has the next.",
    responses((status = 200, body = String, content_type = "application/json"), (status = 404, body = RefusalBody)))]
async fn competition(
    State(hall): State<Arc<Hall>>,
    Path(file): Path<String>,
) -> Result<Response, Refusal> {
    let unknown = || Refusal::unknown("there is no such wall");
    let name = file.strip_suffix(".json").ok_or_else(unknown)?;
    // Another node may have named it: it is the same here, once this one has read as far.
    competition_now(&hall).await?;
    let body = hall.care.shared.found(&kept_as(name)).ok_or_else(unknown)?;
    let headers = [
        (header::CONTENT_TYPE, JSON),
        (header::CACHE_CONTROL, FOR_EVER),
    ];
    Ok((headers, body).into_response())
}

/// The name of the competition as the public may know it now, under which its text is kept.
async fn competition_now(hall: &Arc<Hall>) -> Result<String, Refusal> {
    let told = hall.told(&Role::Spectator, None).await;
    let (known, told) = told.ok_or(crate::shared::Busy)?;
    let (text, shared) = (Bytes::from(told), &hall.care.shared);
    let hashed = text.clone();
    let make = move || {
        let mut hasher = DefaultHasher::new();
        hashed.hash(&mut hasher);
        Ok::<_, Refusal>(format!("{:016x}", hasher.finish()).into())
    };
    let name = shared.answer(format!("public name of {}", known.key), make);
    let name = String::from_utf8_lossy(&name.await?).into_owned();
    let make = move || Ok::<_, Refusal>(text);
    shared.answer(kept_as(&name), make).await?;
    Ok(name)
}

fn kept_as(name: &str) -> String {
    format!("public event {name}")
}

/// How many pages the wall of a round has at most; none of a round that there is not. The round that is played has one, also
/// before anything is paired.
fn pages_of(hall: &Hall, round: u32) -> Option<usize> {
    let competition = hall.event.state();
    let paired = competition.round(event::RoundNumber(round));
    let boards = match paired {
        Some(round) => round.pairings.len(),
        None if round == hall.round() => 0,
        None => return None,
    };
    Some(boards.div_ceil(PAGE).max(1))
}

/// Whose board it is.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Of {
    /// What the wall names as `of`: then the answer may be kept for ever.
    of: Option<String>,
}

/// What tells the boards of this event, as this program shows them, from those of any other.
fn edition(hall: &Hall) -> String {
    let created = hall.event.state().created.unwrap_or_default();
    format!("{:x}-{}", created.0, env!("CARGO_PKG_VERSION"))
}

/// `NAME.LANGUAGE.json`
fn of_file(file: &str, name: &str) -> Option<Language> {
    let language = file.strip_prefix(name)?.strip_prefix('.')?;
    language.strip_suffix(".json")?.parse().ok()
}

fn wall_text(hall: &Hall, round: u32, page: usize, language: Language, event: &str) -> Bytes {
    let (now, delay) = (hall.time.now(), Behind::delay(hall));
    let (boards, _) = hall.behind.boards(hall, round);
    let pages = boards.len().div_ceil(PAGE).max(1);
    let shown = boards
        .iter()
        .skip((page - 1).saturating_mul(PAGE))
        .take(PAGE);
    let (mut versions, mut tiles) = (Vec::new(), Vec::new());
    let speaker = hall.speaker(language);
    for board in shown {
        versions.push(format!("[{},{}]", board.key.board, board.version));
        let whose = (board.key, Audience::Public, language);
        tiles.push(hall.texts.tile(whose, (board.version, delay), || {
            let tile = view::tile(board, now - delay, now, Audience::Public, speaker);
            serde_json::to_string(&tile).expect("a tile can be written")
        }));
    }
    let text = format!(
        "{{\"now\":{},\"build\":\"{}\",\"of\":\"{}\",\"round\":{round},\"page\":{page},\"pages\":{pages},\"versions\":[{}],\"tiles\":[{}],\"event\":\"{event}\"}}",
        now.0,
        env!("CARGO_PKG_VERSION"),
        edition(hall),
        versions.join(","),
        tiles.join(",")
    );
    text.into()
}

#[utoipa::path(get, operation_id = "public_board", path = "/public/{round}/{board}/{file}",
    params(("round" = u32, Path), ("board" = u32, Path), ("file" = String, Path, description = "`41.en.json` for version 41"), Of),
    description = "A board as the public sees it at a version; it never changes. What nobody may see yet is not there.",
    responses((status = 200, body = String, content_type = "application/json"), (status = 404, body = RefusalBody)))]
async fn board(
    State(hall): State<Arc<Hall>>,
    Path((round, board, file)): Path<(u32, u32, String)>,
    Query(asked): Query<Of>,
) -> Result<Response, Refusal> {
    let unknown = || Refusal::unknown("there is no such board");
    let (version, _) = file.split_once('.').ok_or_else(unknown)?;
    let language = of_file(&file, version).ok_or_else(unknown)?;
    let version: u64 = version.parse().map_err(|_| unknown())?;
    let key = Key { round, board };
    hall.recall(round).await?;
    let (now_shown, _) = hall.behind.board(&hall, key).ok_or_else(unknown)?;
    if version == 0 || version > now_shown.version {
        return Err(unknown());
    }
    let name = format!("public board {round} {board} {version} {language}");
    let from = Arc::clone(&hall);
    let make = move || {
        let board = match now_shown.version == version {
            true => now_shown,
            false => Arc::new(wait(as_it_was(&from, key, version))?),
        };
        Ok::<_, Refusal>(board_text(&from, &board, language))
    };
    let body = hall.care.shared.answer(name, make).await?;
    // Another event at the same address has boards with the same numbers.
    let kept = match asked.of.is_some_and(|of| of == edition(&hall)) {
        true => FOR_EVER,
        false => "public, max-age=1",
    };
    let headers = [(header::CONTENT_TYPE, JSON), (header::CACHE_CONTROL, kept)];
    Ok((headers, body).into_response())
}

/// A board at an earlier version, for those who are a little behind.
async fn as_it_was(hall: &Hall, key: Key, version: u64) -> Result<Board, Refusal> {
    let entries = hall.journal.read(&stream(key), 0).await?;
    let mut board = Board::new(key);
    for entry in entries
        .into_iter()
        .take_while(|entry| entry.version <= version)
    {
        if let Ok(record) = serde_json::from_str::<Record>(&entry.body) {
            board.apply(&record, entry.at, entry.act.as_deref());
        }
    }
    Ok(board)
}

/// As it goes over a socket.
fn board_text(hall: &Hall, board: &Board, language: Language) -> Bytes {
    let now = hall.time.now();
    let at = now - Behind::delay(hall);
    let view = view::public(board, at, now, hall.speaker(language));
    let message = ServerMsg::Board {
        key: board.key,
        version: board.version,
        since: 0,
        kept: Kept::default(),
        view: Box::new(BoardView::Public(view)),
    };
    crate::ws::written(&message).into()
}
