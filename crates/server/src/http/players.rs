//! One player: every round with its opponent, colour and points, the performance, and for staff the offences.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use chess::Color;
use chess::notation::Language;
use event::standings::{Field, TieBreak, Value};
use event::swiss::{Course, Float, floats};
use event::{Competition, PlayerId, Round, RoundNumber};
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, shared_json};
use crate::hall::Hall;
use crate::view::{self, OffenceView, PlayerTag};

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new().routes(routes!(player))
}

/// A round of a player.
#[derive(Clone, Serialize, ToSchema)]
pub struct PlayerRound {
    /// Which.
    pub round: u32,
    /// Where; none for a bye.
    pub board: Option<u32>,
    /// With which colour.
    pub color: Option<Color>,
    /// Against whom.
    pub opponent: Option<PlayerTag>,
    /// What the opponent has now.
    pub opponent_points: Option<HalfPoints>,
    /// `1`, `½`, `0`, `+`, `-`; empty while it is open.
    pub text: String,
    /// The letter of a bye.
    pub bye: Option<String>,
    /// What it brought; none while it is open.
    pub points: Option<HalfPoints>,
    /// Against a lower score (`down`), a higher one (`up`), or neither; of a Swiss only.
    pub float: Option<String>,
    /// Is it over, or still to be played?
    pub begun: bool,
}

/// A player's page.
#[derive(Clone, Serialize, ToSchema)]
pub struct PlayerView {
    /// Who.
    pub player: PlayerTag,
    /// A club or a school.
    pub club: String,
    /// Has the player withdrawn?
    pub withdrawn: bool,
    /// The place; none before the first round.
    pub rank: Option<u32>,
    /// Among so many.
    pub players: u32,
    /// Points, in halves.
    pub points: HalfPoints,
    /// Games at the board.
    pub played: u32,
    /// The mean rating of those who were met at the board, if all players are rated.
    #[schema(value_type = Option<String>)]
    pub opponents: Option<Value>,
    /// The performance, if all players are rated.
    #[schema(value_type = Option<String>)]
    pub performance: Option<Value>,
    /// By round.
    pub rounds: Vec<PlayerRound>,
    /// For staff: what was ruled against the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offences: Vec<OffenceView>,
}

/// How a player is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// The language of the offences: en, ru, bg, sr, mk, hy or sr-Latn.
    #[serde(default)]
    language: String,
}

#[utoipa::path(get, path = "/api/players/{number}", params(("number" = u32, Path), Asked),
    responses((status = 200, body = PlayerView), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn player(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(number): Path<u32>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let staff = caller.0.is_staff();
    let language: Language = asked.language.parse().unwrap_or(Language::En);
    let key = format!("player {edition} {staff} {number} {}", language.code());
    let from = Arc::clone(&hall);
    shared_json(&hall, &caller, key, move || {
        let competition = from.competition_at(horizon);
        let found = view(&competition, PlayerId(number));
        let mut found = found.ok_or_else(|| Refusal::unknown("there is no such player"))?;
        if staff {
            let speaker = from.speaker(language);
            let edition = competition.settings.regulations.edition;
            let past = competition.offences_of(PlayerId(number));
            let offences = past.map(|past| OffenceView {
                round: past.round.0,
                board: past.board.0,
                ruling: speaker.ruling(&past.ruling, edition, None),
            });
            found.offences = offences.collect();
        }
        Ok(found)
    })
    .await
}

fn view(competition: &Competition, id: PlayerId) -> Option<PlayerView> {
    let entrant = competition.players.get(&id)?;
    let after = competition.last_started().unwrap_or_default();
    let field = Field::of(competition, after);
    let standings = competition.standings(after);
    let rows = standings.by_player();
    let row = rows.get(&id);
    let value = |code: &str| {
        let tie_break = TieBreak::read(code).ok()?;
        let line = field.line(id)?;
        field.breakdown(line, &tie_break)?.value
    };
    let swiss = competition.rounds.iter().any(|round| round.draw.is_some());
    let floats = match swiss {
        true => {
            let course = Course::of_competition(competition, RoundNumber(after.0 + 1));
            floats(&course, id, after.0)
        }
        false => Vec::new(),
    };
    let rounds = competition.rounds.iter().filter_map(|round| {
        let mut own = round_of(competition, round, id)?;
        let place = (round.number.0 as usize).checked_sub(1)?;
        own.float = floats.get(place).filter(|_| own.begun).map(|float| {
            let name = match float {
                Float::None => "none",
                Float::Down => "down",
                Float::Up => "up",
            };
            name.to_owned()
        });
        let opponent = own.opponent.as_ref().map(|tag| PlayerId(tag.id));
        let theirs = opponent.and_then(|opponent| rows.get(&opponent));
        own.opponent_points = theirs.map(|row| row.points);
        Some(own)
    });
    Some(PlayerView {
        player: view::tag(&entrant.player),
        club: entrant.player.club.clone(),
        withdrawn: !entrant.is_active(),
        rank: row.map(|row| row.rank),
        players: competition.players.len() as u32,
        points: row.map_or(HalfPoints(0), |row| row.points),
        played: row.map_or(0, |row| row.played),
        opponents: value("ARO"),
        performance: value("TPR"),
        rounds: rounds.collect(),
        offences: Vec::new(),
    })
}

/// What a round was for a player; none if there was nothing.
fn round_of(competition: &Competition, round: &Round, id: PlayerId) -> Option<PlayerRound> {
    let mut own = PlayerRound {
        round: round.number.0,
        board: None,
        color: None,
        opponent: None,
        opponent_points: None,
        text: String::new(),
        bye: None,
        points: None,
        float: None,
        begun: round.started.is_some(),
    };
    if let Some(bye) = round.byes.get(&id) {
        let settings = &competition.settings;
        let points = bye.points(settings.regulations.points, settings.bye);
        own.text = points.to_string();
        own.bye = Some(bye.letter().to_string());
        own.points = Some(points);
        return Some(own);
    }
    let game = round.game_of(id)?;
    let color = game.color_of(id)?;
    own.board = Some(game.board.0);
    own.color = Some(color);
    own.opponent = competition.player(game.players[!color]).map(view::tag);
    if let Some(result) = game.result() {
        let points = competition.points_for(result)[color];
        own.points = Some(points);
        own.text = match (result.is_played(), points) {
            (true, points) => points.to_string(),
            (false, HalfPoints(0)) => "-".to_owned(),
            (false, _) => "+".to_owned(),
        };
    }
    Some(own)
}
