//! Finished games to look at again, and diagrams.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use chess::notation::Language;
use chess::{Color, Setup, Square};
use diagram::{Coordinates, Diagram, Mark, Theme};
use laws::Millis;
use laws::rules::board;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, shared_json, wait};
use crate::hall::Hall;
use crate::journal::{Entry, Fault};
use crate::record::Board;
use crate::story::{ClockUse, Story};
use crate::table::stream;
use crate::view::{self, LogEntry, PublicView, RulingView};
use crate::wire::Key;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(record))
        .routes(routes!(svg))
        .routes(routes!(png))
}

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Spoken {
    /// en, ru, bg, sr, mk, hy or sr-Latn.
    #[serde(default)]
    language: String,
}

/// A ruling and where in the game it was made.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct RulingInGame {
    /// Moves made until then.
    pub made: u32,
    /// The ruling.
    pub ruling: RulingView,
}

/// What only arbiters see of a record.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct StaffRecord {
    /// Every ruling, in its place.
    pub rulings: Vec<RulingInGame>,
    /// Everything that happened.
    pub log: Vec<LogEntry>,
    /// The moves that were illegal, by their places from 0, with their articles.
    pub illegal: Vec<(u32, String)>,
}

/// A game to look at again.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct RecordView {
    /// The moves and the result, as everybody may see them.
    pub game: PublicView,
    /// When the game began, on the calendar: milliseconds since 1970.
    pub began: Option<i64>,
    /// What each move took.
    pub uses: Vec<ClockUse>,
    /// For arbiters only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub staff: Option<StaffRecord>,
}

#[utoipa::path(get, operation_id = "record", path = "/api/records/{round}/{board}", params(("round" = u32, Path), ("board" = u32, Path), Spoken),
    description = "A game to look at again. The public sees it when it is over; arbiters always, with rulings and log.",
    responses((status = 200, body = RecordView), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn record(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((round, board)): Path<(u32, u32)>,
    Query(spoken): Query<Spoken>,
) -> Result<Response, Refusal> {
    let language: Language = spoken.language.parse().unwrap_or(Language::En);
    let key = Key { round, board };
    let arbiter = caller.0.is_arbiter();
    let unknown = || Refusal::unknown("there is no such board");
    let now = hall.time.now();
    hall.recall(round).await?;
    let (board, at) = match arbiter {
        true => (hall.table(key).ok_or_else(unknown)?.board(), now),
        false => hall.behind.board(&hall, key).ok_or_else(unknown)?,
    };
    if !arbiter && board.game.outcome.is_none() {
        return Err(Refusal::not_allowed());
    }
    let (version, second) = (board.version, now.0 / 1000);
    // A game that goes on is seen with its clocks: once a second.
    let when = board.game.outcome.is_none().then_some(second);
    let name = format!(
        "record {round} {} {version} {language:?} {arbiter} {when:?}",
        key.board
    );
    let from = Arc::clone(&hall);
    shared_json(&hall, &caller, name, move || {
        let mut entries = wait(from.journal.read(&stream(key), 0))?;
        entries.retain(|entry| entry.version <= board.version);
        Ok(told(
            &from,
            &board,
            &entries,
            (at, now),
            (arbiter, language),
        )?)
    })
    .await
}

fn told(
    hall: &Hall,
    board: &Board,
    entries: &[Entry],
    (at, now): (Millis, Millis),
    (arbiter, language): (bool, Language),
) -> Result<RecordView, Fault> {
    let speaker = hall.speaker(language);
    let story = Story::tell(board.key, entries)?;
    let edition = board.game.regulations().edition;
    let staff = arbiter.then(|| StaffRecord {
        rulings: story
            .rulings
            .iter()
            .map(|placed| RulingInGame {
                made: placed.made as u32,
                ruling: speaker.ruling(&placed.ruling, edition, Some(placed.at)),
            })
            .collect(),
        log: view::log(entries, board, speaker),
        illegal: illegal(&board.game),
    });
    let began = board.game.started.map(|at| hall.time.calendar(at));
    Ok(RecordView {
        game: view::public(board, at.max(Millis::ZERO), now, speaker),
        began,
        uses: story.uses,
        staff,
    })
}

fn illegal(game: &laws::Game) -> Vec<(u32, String)> {
    let edition = game.regulations().edition;
    let article = |why| board::rule_of(why).article_in(edition).unwrap_or_default();
    let plies = game.plies.iter().enumerate();
    let wrong = plies.filter_map(|(place, ply)| Some((place, ply.legal.err()?)));
    wrong
        .map(|(place, why)| (place as u32, article(why).to_owned()))
        .collect()
}

/// A diagram.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Drawn {
    /// The position as FEN; the pieces alone are enough.
    fen: String,
    /// Whose side is below: white or black.
    #[serde(default)]
    bottom: Option<Color>,
    /// The squares of the last move: `e2e4`.
    #[serde(default)]
    last: String,
    /// Squares with a ring: `e4,d5`.
    #[serde(default)]
    circle: String,
    /// Squares with a cross.
    #[serde(default)]
    cross: String,
    /// Squares in another colour.
    #[serde(default)]
    highlight: String,
    /// Without the names of files and ranks, if given.
    #[serde(default)]
    bare: Option<String>,
    /// The colours: light, dark or print.
    #[serde(default)]
    theme: String,
    /// The side in pixels.
    #[serde(default)]
    size: Option<u32>,
}

/// The side of a picture that is painted here: large enough for print, and quick.
const LARGEST: u32 = 1600;

fn squares(text: &str) -> Result<Vec<Square>, Refusal> {
    let names = text.split(',').map(str::trim);
    let names = names.filter(|name| !name.is_empty());
    let read = |name: &str| name.parse().map_err(|_| Refusal::bad("no such square"));
    names.map(read).collect()
}

fn diagram(drawn: &Drawn) -> Result<Diagram, Refusal> {
    let fen = drawn.fen.trim();
    let whole = match fen.contains(' ') {
        true => fen.to_owned(),
        false => format!("{fen} w - - 0 1"),
    };
    let setup = Setup::from_fen(&whole).map_err(|error| Refusal::bad(error.to_string()))?;
    let mut diagram = Diagram::new(&setup.board)
        .bottom(drawn.bottom.unwrap_or(Color::White))
        .mark(Mark::Circle, squares(&drawn.circle)?)
        .mark(Mark::Cross, squares(&drawn.cross)?)
        .mark(Mark::Highlight, squares(&drawn.highlight)?)
        .size(drawn.size.unwrap_or(Diagram::DEFAULT_SIZE).min(LARGEST))
        .title(fen);
    if !drawn.last.is_empty() {
        let (from, to) = drawn.last.split_at_checked(2).unwrap_or(("", ""));
        let wrong = |_| Refusal::bad("the last move is two squares: e2e4");
        diagram = diagram.last_move(from.parse().map_err(wrong)?, to.parse().map_err(wrong)?);
    }
    if drawn.bare.is_some() {
        diagram = diagram.coordinates(Coordinates::Hidden);
    }
    if !drawn.theme.is_empty() {
        let theme: Theme = drawn
            .theme
            .parse()
            .map_err(|_| Refusal::bad("no such theme"))?;
        diagram = diagram.theme(theme);
    }
    Ok(diagram)
}

#[utoipa::path(get, operation_id = "diagram_svg", path = "/api/diagram.svg", params(Drawn),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 422, body = RefusalBody)))]
async fn svg(
    State(hall): State<Arc<Hall>>,
    RawQuery(query): RawQuery,
    Query(drawn): Query<Drawn>,
) -> Result<Response, Refusal> {
    let (key, diagram) = (named("svg", query)?, diagram(&drawn)?);
    let make = move || Ok::<_, Refusal>(Bytes::from(diagram.svg()));
    let picture = hall.care.pictures.answer(key, make).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// What is asked for, as the name of the answer.
fn named(kind: &str, query: Option<String>) -> Result<String, Refusal> {
    let query = query.unwrap_or_default();
    match query.len() <= LONGEST {
        true => Ok(format!("{kind} {query}")),
        false => Err(Refusal::bad("this is too long for a diagram")),
    }
}

/// Letters of a question for a diagram: every square with every mark.
const LONGEST: usize = 2_000;

#[utoipa::path(get, operation_id = "diagram_png", path = "/api/diagram.png", params(Drawn),
    responses((status = 200, body = Vec<u8>, content_type = "image/png"), (status = 422, body = RefusalBody)))]
async fn png(
    State(hall): State<Arc<Hall>>,
    RawQuery(query): RawQuery,
    Query(drawn): Query<Drawn>,
) -> Result<Response, Refusal> {
    let (key, diagram) = (named("png", query)?, diagram(&drawn)?);
    let make = move || {
        let painted = diagram.png();
        let painted = painted.map_err(|_| Refusal::bad("this cannot be painted"))?;
        Ok::<_, Refusal>(Bytes::from(painted))
    };
    let picture = hall.care.pictures.answer(key, make).await?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}
