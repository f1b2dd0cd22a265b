//! What is printed: PDF in the reader's language, with letters for all six.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

mod cards;
mod envelope;
mod paper;
mod report;
mod rounds;
mod scoresheet;
mod tables;
mod teams;
mod wall;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use chess::notation::Language;
use event::{Competition, RoundNumber};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, wait};
use super::standings::{meant, planned};
use crate::hall::Hall;
use crate::journal::Fault;
use crate::view::Speaker;
use crate::wire::Key;
use paper::Paper;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(scoresheet))
        .routes(routes!(envelope))
        .routes(routes!(report))
        .routes(routes!(standings))
        .routes(routes!(pairings))
        .routes(routes!(crosstable))
        .routes(routes!(tables_cards))
        .routes(routes!(links))
}

/// How something is printed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// en, ru, bg, sr, mk, hy or sr-Latn.
    #[serde(default)]
    language: String,
    /// Standings: after which round; the last one that has begun if it is not said. Links: of which round.
    round: Option<u32>,
    /// Pairings: `name` for a list by name, `large` for letters that are read from afar; by board if it is not said.
    #[serde(default)]
    by: String,
    /// Links: what stands before their paths, `http://192.168.1.10:8080`; the address asked if it is not said.
    address: Option<String>,
    /// Links: those of the clocks instead of those of the players, if given.
    clocks: Option<String>,
}

impl Asked {
    fn language(&self) -> Language {
        self.language.parse().unwrap_or(Language::En)
    }

    fn speaker<'h>(&self, hall: &'h Hall) -> &'h Speaker {
        hall.speaker(self.language())
    }
}

/// How pairings are listed. What is made once for each way is not made for invented ones.
#[derive(Copy, Clone, Debug)]
enum By {
    Board,
    Name,
    Large,
}

impl By {
    fn of(asked: &str) -> By {
        match asked {
            "name" => By::Name,
            "large" => By::Large,
            _ => By::Board,
        }
    }
}

/// Paper as an answer, made beside the boards.
async fn pdf(
    hall: &Arc<Hall>,
    asked: Asked,
    make: impl FnOnce(&Arc<Hall>, &Speaker) -> Result<Paper, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let from = Arc::clone(hall);
    let make = move || {
        let speaker = asked.speaker(&from);
        make(&from, speaker).map(|paper| paper.finish(speaker))
    };
    let bytes = hall.care.desk.work(make).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, bytes).into_response())
}

/// A number from the name of a file: `3.pdf`.
fn number(file: &str) -> Result<u32, Refusal> {
    let number = file.strip_suffix(".pdf").and_then(|n| n.parse().ok());
    number.ok_or_else(|| Refusal::unknown("there is no such paper"))
}

#[utoipa::path(get, operation_id = "print_scoresheet", path = "/api/print/scoresheet/{round}/{file}",
    params(("round" = u32, Path), ("file" = String, Path, description = "`3.pdf` for board 3"), Asked),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn scoresheet(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((round, file)): Path<(u32, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    caller.staff()?;
    let board = number(&file)?;
    hall.recall(round).await?;
    let table = hall.table(Key { round, board });
    let table = table.ok_or_else(|| Refusal::unknown("there is no such board"))?;
    pdf(&hall, asked, move |hall, speaker| {
        Ok(scoresheet::print(
            &hall.event.state(),
            &table.board(),
            speaker,
        ))
    })
    .await
}

#[utoipa::path(get, operation_id = "print_envelope", path = "/api/print/envelope/{round}/{file}",
    params(("round" = u32, Path), ("file" = String, Path, description = "`3.pdf` for board 3"), Asked),
    description = "What stands on the envelope of a sealed move; the move itself does not.",
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn envelope(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path((round, file)): Path<(u32, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    caller.arbiter()?;
    let board = number(&file)?;
    let none = || Refusal::unknown("no move is sealed there");
    hall.recall(round).await?;
    let board = hall.table(Key { round, board }).ok_or_else(none)?.board();
    pdf(&hall, asked, move |hall, speaker| {
        envelope::print(&hall.event.state(), &board, speaker).ok_or_else(none)
    })
    .await
}

#[utoipa::path(get, operation_id = "print_report", path = "/api/print/report.pdf", params(Asked),
    description = "The report of the chief arbiter: results, rulings with their articles, offences, appeals.",
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn report(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    caller.arbiter()?;
    // Its citations lead to the book.
    let address = asked.address.clone();
    let address = address.or_else(|| super::qr::address(&hall, &headers));
    let address = address.ok_or_else(super::qr::homeless)?;
    pdf(&hall, asked, move |hall, speaker| {
        Ok(wait(report::print(hall, address, speaker))?)
    })
    .await
}

/// Paper that is the same for all who may have it, made once for each version.
async fn shared_pdf(
    hall: &Arc<Hall>,
    caller: &Caller,
    name: String,
    asked: Asked,
    make: impl FnOnce(&Arc<Hall>, &Competition, &Speaker) -> Result<Paper, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let key = format!("{name} {edition} {}", asked.language());
    let from = Arc::clone(hall);
    let make = move || {
        let speaker = asked.speaker(&from);
        let paper = make(&from, &from.competition_at(horizon), speaker)?;
        Ok::<_, Refusal>(axum::body::Bytes::from(paper.finish(speaker)))
    };
    let bytes = hall.care.beside(&caller.0).answer(key, make).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, bytes).into_response())
}

#[utoipa::path(get, operation_id = "print_standings", path = "/api/print/standings.pdf", params(Asked),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 401, body = RefusalBody)))]
async fn standings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let round = planned(&hall, asked.round);
    let name = format!("standings.pdf {round:?}");
    shared_pdf(&hall, &caller, name, asked, move |_, known, speaker| {
        Ok(match known.is_team() {
            true => teams::standings(known, meant(known, round), speaker),
            false => tables::standings(known, meant(known, round), speaker),
        })
    })
    .await
}

#[utoipa::path(get, operation_id = "print_crosstable", path = "/api/print/crosstable.pdf", params(Asked),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 401, body = RefusalBody)))]
async fn crosstable(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let round = planned(&hall, asked.round);
    let name = format!("crosstable.pdf {round:?}");
    shared_pdf(&hall, &caller, name, asked, move |_, known, speaker| {
        Ok(wall::crosstable(known, meant(known, round), speaker))
    })
    .await
}

/// A round whose pairings may be known.
fn known_round(known: &Competition, number: RoundNumber) -> Result<&event::Round, Refusal> {
    known
        .round(number)
        .ok_or_else(|| Refusal::unknown("there is no such round"))
}

#[utoipa::path(get, operation_id = "print_pairings", path = "/api/print/pairings/{file}",
    params(("file" = String, Path, description = "`3.pdf` for round 3"), Asked),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn pairings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(file): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let number = RoundNumber(number(&file)?);
    let by = By::of(&asked.by);
    let staff = caller.0.is_staff();
    let name = format!("pairings.pdf {number} {by:?} {staff}");
    shared_pdf(&hall, &caller, name, asked, move |hall, known, speaker| {
        let round = known_round(known, number)?;
        let mut paper = match by {
            By::Name => wall::by_name(known, round, speaker),
            By::Large => wall::large(known, round, speaker),
            By::Board => tables::pairings(known, round, speaker),
        };
        if staff && matches!(by, By::Board) && round.started.is_some() {
            paper.gap(6.0);
            paper.paragraph(&wait(fingerprint(hall, round.number.0, speaker))?);
        }
        Ok(paper)
    })
    .await
}

#[utoipa::path(get, operation_id = "print_cards", path = "/api/print/cards/{file}",
    params(("file" = String, Path, description = "`3.pdf` for round 3"), Asked),
    description = "A card for each table of a round: its number and who sits there.",
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn tables_cards(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(file): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    caller.staff()?;
    let number = RoundNumber(number(&file)?);
    pdf(&hall, asked, move |hall, speaker| {
        let competition = hall.event.state();
        let round = known_round(&competition, number)?;
        Ok(wall::cards(&competition, round, speaker))
    })
    .await
}

#[utoipa::path(get, operation_id = "print_links", path = "/api/print/links.pdf", params(Asked),
    description = "Cards with the links of the boards as QR codes.",
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn links(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    caller.arbiter()?;
    let round = asked.round.unwrap_or_else(|| hall.round_of_links());
    hall.make_links(round).await?;
    let address = asked.address.clone();
    let address = address.or_else(|| super::qr::address(&hall, &headers));
    let address = address.ok_or_else(super::qr::homeless)?;
    let which = match asked.clocks {
        Some(_) => cards::Which::Clocks,
        None => cards::Which::Players,
    };
    pdf(&hall, asked, move |hall, speaker| {
        let (competition, access) = (hall.event.state(), hall.access.state());
        Ok(cards::print(
            &competition,
            &access,
            round,
            &address,
            which,
            speaker,
        ))
    })
    .await
}

/// Entries younger than this may still be on their way to the disk when a paper is made.
const SETTLED: laws::Millis = laws::Millis::seconds(2);

/// The line with the fingerprint of a round's record.
async fn fingerprint(hall: &Hall, round: u32, speaker: &Speaker) -> Result<String, Fault> {
    let before = hall.time.now() - SETTLED;
    let print = crate::fingerprint::of_round(&*hall.journal, round, before).await?;
    let args = [
        ("print", print.to_string().into()),
        ("entries", print.entries.to_string().into()),
    ];
    Ok(speaker.locale().say("print-fingerprint", &args))
}

/// A word.
fn word(speaker: &Speaker, name: &str) -> String {
    speaker.locale().say(&format!("print-{name}"), &[])
}

/// A word with a number.
fn counted(speaker: &Speaker, name: &str, number: u32) -> String {
    let args = [(name, number.into())];
    speaker.locale().say(&format!("print-{name}"), &args)
}

/// `1:05:30`.
fn clock(time: laws::Millis) -> String {
    let seconds = time.0.max(0) / 1000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
