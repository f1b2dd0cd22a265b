//! The competition as files for others, and a whole hall brought in from elsewhere.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use archive::game::Game as Text;
use archive::writer::Form;
use axum::body::Body;
use axum::extract::{Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use event::RoundNumber;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, shared_text, wait};
use super::live::{PGN, file};
use super::standings::{meant, planned};
use crate::hall::Hall;
use crate::journal::Fault;
use crate::pgn::{self, Reader};
use crate::story::Story;
use crate::table::stream;
use crate::transfer::{self, Export, Rejected};
use crate::wire::Key;

/// Bytes of a journal that is brought in: room for a large open with every touch of every piece.
const JOURNAL: usize = 1 << 30;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(safe_games))
        .routes(routes!(players))
        .routes(routes!(pairings))
        .routes(routes!(standings))
        .routes(routes!(crosstable))
        .routes(routes!(report))
        .routes(routes!(journal))
        .routes(routes!(import))
}

/// Of which round.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Of {
    /// The last round that has begun if it is not said.
    round: Option<u32>,
}

#[utoipa::path(get, operation_id = "export_games", path = "/api/export/games.pgn",
    description = "All games as they were: illegal moves that stood, and every ruling with its article.",
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn games(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    caller.staff()?;
    games_as(&hall, Form::True).await
}

#[utoipa::path(get, operation_id = "export_safe_games", path = "/api/export/safe.pgn",
    description = "All games in records that every program reads.",
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn safe_games(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    caller.staff()?;
    games_as(&hall, Form::Safe).await
}

async fn games_as(hall: &Arc<Hall>, form: Form) -> Result<Response, Refusal> {
    let from = Arc::clone(hall);
    let make = move || wait(all_games(&from)).map(|texts| pgn::write(&texts, form));
    let text = hall.care.desk.work(make).await??;
    Ok(file(text, PGN))
}

/// Every game of every round that has begun, with its rulings.
async fn all_games(hall: &Hall) -> Result<Vec<Text>, Fault> {
    let competition = hall.event.state();
    let mut texts = Vec::new();
    for round in competition.rounds.iter().filter(|r| r.started.is_some()) {
        for pairing in &round.pairings {
            let key = Key {
                round: round.number.0,
                board: pairing.board.0,
            };
            // From the record, in which the boards of all rounds are.
            let entries = hall.journal.read(&stream(key), 0).await?;
            let story = Story::tell(key, &entries)?;
            let played = !entries.is_empty() && !story.board.closed;
            let board = played.then_some(&story.board);
            let mut text = pgn::record(&competition, round, pairing, board, Reader::Staff);
            if let Some(board) = board {
                let edition = board.game.regulations().edition;
                pgn::cite(&mut text, edition, &story.rulings);
            }
            texts.extend(pgn::in_parts(text, board.map(|board| &*board.game)));
        }
    }
    Ok(texts)
}

const CSV: &str = "text/csv; charset=utf-8";

#[utoipa::path(get, operation_id = "export_players", path = "/api/export/players.csv",
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn players(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    caller.staff()?;
    let competition = hall.event.state();
    let all = competition.players.values().map(|entrant| &entrant.player);
    Ok(file(event::csv::write_players(all), CSV))
}

#[utoipa::path(get, operation_id = "export_pairings", path = "/api/export/pairings.csv", params(Of),
    description = "The pairings of a round, as far as they are published.",
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn pairings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(of): Query<Of>,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let key = format!("pairings.csv {edition} {:?}", of.round);
    let from = Arc::clone(&hall);
    let make = move || {
        let competition = from.competition_at(horizon);
        let round = of.round.map(RoundNumber);
        let round = round.or_else(|| competition.current_round().map(|round| round.number));
        let round = round.filter(|&round| competition.round(round).is_some());
        let round = round.ok_or_else(|| Refusal::unknown("there is no such round"))?;
        Ok(event::csv::write_pairings(&competition, round))
    };
    shared_text(&hall, &caller, key, CSV, make).await
}

#[utoipa::path(get, operation_id = "export_standings", path = "/api/export/standings.csv", params(Of),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 401, body = RefusalBody)))]
async fn standings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(of): Query<Of>,
) -> Result<Response, Refusal> {
    table(
        &hall,
        &caller,
        "standings.csv",
        of,
        event::csv::write_standings,
    )
    .await
}

#[utoipa::path(get, operation_id = "export_crosstable", path = "/api/export/crosstable.csv", params(Of),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 401, body = RefusalBody)))]
async fn crosstable(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(of): Query<Of>,
) -> Result<Response, Refusal> {
    table(
        &hall,
        &caller,
        "crosstable.csv",
        of,
        event::csv::write_crosstable,
    )
    .await
}

/// A table after a round, as whoever asks may know it.
async fn table(
    hall: &Arc<Hall>,
    caller: &Caller,
    name: &str,
    of: Of,
    write: fn(&event::Competition, RoundNumber) -> String,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let round = planned(hall, of.round);
    let key = format!("{name} {edition} {round:?}");
    let from = Arc::clone(hall);
    let make = move || {
        let competition = from.competition_at(horizon);
        Ok(write(&competition, meant(&competition, round)))
    };
    shared_text(hall, caller, key, CSV, make).await
}

#[utoipa::path(get, operation_id = "export_report", path = "/api/export/tournament.trf",
    description = "The report for the rating list (TRF26).",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn report(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    let caller = Caller(caller.staff()?);
    let (key, from) = (format!("trf {}", hall.event.version()), Arc::clone(&hall));
    let make = move || {
        let competition = from.event.state();
        match competition.players.keys().next_back() {
            Some(last) if last.0 > REPORTED => {
                let words = format!("the report has room for players up to number {REPORTED}");
                Err(Refusal::bad(words))
            }
            _ => Ok(event::trf::write(&competition)),
        }
    };
    shared_text(&hall, &caller, key, "text/plain; charset=utf-8", make).await
}

/// The highest number for which a report has columns.
const REPORTED: u32 = 9_999;

#[utoipa::path(get, operation_id = "export_journal", path = "/api/export/journal.jsonl",
    description = "Everything that has happened, an entry on each line, without accounts, sessions and links.",
    responses((status = 200, body = String, content_type = "application/jsonl"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn journal(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Refusal> {
    // A sealed move is in the journal: nobody but the chief arbiter, who keeps the envelope, may open it.
    caller.chief()?;
    let export = Export::begin(&*hall.journal).await?;
    // A stream after the other, as fast as they are read: a whole hall is more than should be held at once.
    let pieces = futures_util::stream::try_unfold((hall, export), |(hall, mut export)| async {
        let piece = export.piece(&*hall.journal).await;
        let piece = piece.map_err(std::io::Error::other)?;
        Ok::<_, std::io::Error>(piece.map(|piece| (piece, (hall, export))))
    });
    let kind = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((kind, Body::from_stream(pieces)).into_response())
}

#[utoipa::path(post, operation_id = "import_journal", path = "/api/import/journal",
    description = "Takes an exported journal into a hall without a competition: all of it, or nothing.",
    request_body(content = String, content_type = "application/jsonl"),
    responses((status = 204), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody),
        (status = 409, body = RefusalBody), (status = 413, body = RefusalBody), (status = 422, body = RefusalBody)))]
async fn import(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    request: Request,
) -> Result<StatusCode, Refusal> {
    caller.chief()?;
    let body = axum::body::to_bytes(request.into_body(), JOURNAL).await;
    let too_large = |_| {
        let words = "the journal is too large, or did not come whole";
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", words)
    };
    let body = body.map_err(too_large)?;
    let text = String::from_utf8(body.into()).map_err(|_| Refusal::bad("this is no text"))?;
    transfer::import(&hall, text).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl From<Rejected> for Refusal {
    fn from(rejected: Rejected) -> Refusal {
        match rejected {
            Rejected::NotFresh => {
                let words = rejected.to_string();
                Refusal::new(StatusCode::CONFLICT, "cannot-happen", words)
            }
            Rejected::Line { .. } => Refusal::bad(rejected.to_string()),
            Rejected::Fault(fault) => fault.into(),
        }
    }
}
