//! How a Swiss round was paired, and why: for staff, and for everybody once the pairings are published.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use event::round::Change;
use event::swiss::explain::{Explanation, Said, explain, why_bye, why_floats, why_not};
use event::swiss::{Course, Difference, Drawn};
use event::{Competition, PairedBy, PlayerId, Round, RoundNumber};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, json_from};
use crate::hall::Hall;
use crate::paired;
use crate::shared::Shared;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(swiss))
        .routes(routes!(why))
}

/// Where rounds are looked at: the desk's other work waits for no large field.
fn place(hall: &Hall, staff: bool) -> &Shared {
    match staff {
        true => &hall.care.rounds,
        false => &hall.care.shared,
    }
}

/// A pair, or somebody and the bye.
#[derive(Copy, Clone, Serialize, ToSchema)]
pub struct SwissPair {
    /// The lower number, or White where colours are meant.
    pub one: PlayerId,
    /// The other; nobody, if it is the bye.
    pub other: Option<PlayerId>,
}

/// A round by the rules.
#[derive(Clone, Serialize, ToSchema)]
pub struct SwissView {
    /// Its brackets, without words; `locales/*/swiss.ftl` has these.
    pub explanation: Explanation,
    /// Is the round still to be paired? Then this is what the rules say now.
    pub to_come: bool,
    /// How it was paired.
    pub paired_by: PairedBy,
    /// What was changed before the start, the oldest first.
    pub changes: Vec<Change>,
    /// Pairs of the round that the rules do not give.
    pub only_here: Vec<SwissPair>,
    /// Pairs of the rules that are not in the round.
    pub only_rules: Vec<SwissPair>,
    /// Pairs with the other colours: White first, as the rules say.
    pub turned: Vec<SwissPair>,
}

#[utoipa::path(get, path = "/api/swiss/{round}", params(("round" = u32, Path)),
    description = "How a round was paired by the FIDE (Dutch) System: brackets, floats, colours, criteria not fully met. \
        For staff also of a round that is still to be paired.",
    responses((status = 200, body = SwissView), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody),
        (status = 409, body = RefusalBody)))]
async fn swiss(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(round): Path<u32>,
) -> Result<Response, Refusal> {
    let staff = caller.0.is_staff();
    let (edition, horizon) = hall.edition_for(&caller.0);
    let from = Arc::clone(&hall);
    let key = format!("swiss {edition} {round}");
    json_from(place(&hall, staff), key, move || {
        let competition = from.competition_at(horizon);
        let known = known_round(&competition, round, staff)?;
        view(&from, &competition, known)
    })
    .await
}

/// What is asked about a round.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// Whom it is about.
    player: u32,
    /// Why does the player not meet this one? Without one: why does the player float?
    other: Option<u32>,
    /// Why has the player the bye, or not?
    bye: Option<bool>,
}

#[utoipa::path(get, operation_id = "why_swiss", path = "/api/swiss/{round}/why", params(("round" = u32, Path), Asked),
    description = "Why not these two? Why does somebody float? Why has somebody the bye? Each answer is the name of a message with its values.",
    responses((status = 200, body = Vec<Said>), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody),
        (status = 409, body = RefusalBody)))]
async fn why(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(round): Path<u32>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let staff = caller.0.is_staff();
    let (edition, horizon) = hall.edition_for(&caller.0);
    let Asked { player, other, bye } = asked;
    let key = format!("why {edition} {round} {player} {other:?} {bye:?}");
    let from = Arc::clone(&hall);
    json_from(place(&hall, staff), key, move || {
        let competition = from.competition_at(horizon);
        known_round(&competition, round, staff)?;
        let paired = by_the_rules(&from, &competition, round)?;
        let (course, pairing) = &*paired;
        Ok(match (bye == Some(true), other) {
            (true, _) => why_bye(pairing, PlayerId(player)),
            (false, Some(other)) => why_not(course, pairing, PlayerId(player), PlayerId(other)),
            (false, None) => why_floats(pairing, PlayerId(player)),
        })
    })
    .await
}

/// A round that was paired by the rules; for staff also one that could be.
fn known_round(competition: &Competition, round: u32, staff: bool) -> Result<&Round, Refusal> {
    let found = competition.round(RoundNumber(round));
    let found = found.ok_or_else(|| Refusal::unknown("there is no such round"))?;
    match (found.draw.is_some(), found.pairings.is_empty()) {
        (true, false) => Ok(found),
        (_, true) if staff => Ok(found),
        (_, true) => Err(Refusal::unknown(
            "the round is not paired, or not published",
        )),
        (false, false) => {
            let words = "the round was not paired by the Swiss system";
            Err(Refusal::new(StatusCode::CONFLICT, "cannot-happen", words))
        }
    }
}

/// The round as the rules pair it from what was known.
fn by_the_rules(
    hall: &Hall,
    competition: &Competition,
    round: u32,
) -> Result<Arc<paired::Round>, Refusal> {
    let course = Course::as_paired(competition, RoundNumber(round));
    hall.care.paired.round(course, round).map_err(|_| {
        let words = "no legal pairing exists for this round";
        Refusal::new(StatusCode::CONFLICT, "cannot-happen", words)
    })
}

fn view(hall: &Hall, competition: &Competition, round: &Round) -> Result<SwissView, Refusal> {
    let paired = by_the_rules(hall, competition, round.number.0)?;
    let (_, pairing) = &*paired;
    let rules = Drawn::of_pairing(pairing);
    let to_come = round.pairings.is_empty();
    let difference = Difference {
        round: round.number.0,
        drawn: match to_come {
            true => rules.clone(),
            false => Drawn::of_round(round),
        },
        rules: Ok(rules),
    };
    let [only_here, only_rules] = difference.pairs().map(|pairs| {
        let pairs = pairs.into_iter();
        pairs.map(|(one, other)| SwissPair { one, other }).collect()
    });
    let turned = difference.colours().into_iter().map(|game| SwissPair {
        one: game.white,
        other: Some(game.black),
    });
    Ok(SwissView {
        explanation: explain(pairing),
        to_come,
        paired_by: round.paired_by,
        changes: round.changes.clone(),
        only_here,
        only_rules,
        turned: turned.collect(),
    })
}
