//! Teams: where they stand, what a value is made of, and a page for each.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use chess::Color;
use event::standings::{Breakdown, Value};
use event::teams::standings::{TeamRow, TeamScores};
use event::teams::{Primary, TeamCourse};
use event::{Competition, PlayerId, Round, TeamId};
use laws::regulations::HalfPoints;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, shared_json};
use super::standings::{meant, no_such_value, planned};
use crate::hall::Hall;
use crate::view::{self, PlayerTag, TeamTag};

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(standings))
        .routes(routes!(explain))
        .routes(routes!(team))
}

/// After which round.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The last round that has begun if it is not said.
    round: Option<u32>,
}

/// One line of the standings of teams.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct TeamStandingView {
    /// The place; shared by those whom nothing separates.
    pub rank: u32,
    /// Which.
    pub team: TeamTag,
    /// Match points, in halves.
    pub match_points: HalfPoints,
    /// Game points, in halves.
    pub game_points: HalfPoints,
    /// Matches played at the boards.
    pub played: u32,
    /// Won, drawn, lost.
    pub results: Vec<u32>,
    /// The tie-breaks in their order, exactly: `7.5`, `823/18`; none where one cannot be had.
    #[schema(value_type = Vec<Option<String>>)]
    pub values: Vec<Option<Value>>,
}

/// The standings of teams after a round.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct TeamStandingsView {
    /// Which; 0 before the first.
    pub after: u32,
    /// Which score ranks.
    pub primary: Primary,
    /// The codes of what the values are.
    pub tie_breaks: Vec<String>,
    /// From the first place to the last.
    pub rows: Vec<TeamStandingView>,
}

/// Whose value, and which.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// The last round that has begun if it is not said.
    round: Option<u32>,
    /// The number of the team.
    team: u32,
    /// The place of the tie-break in the list, counted from 0.
    place: usize,
}

/// A member of a team, with what he has scored.
#[derive(Clone, Serialize, ToSchema)]
pub struct MemberView {
    /// Who.
    pub player: PlayerTag,
    /// Points, in halves.
    pub points: HalfPoints,
    /// Games, played or not.
    pub games: u32,
    /// Has withdrawn?
    pub withdrawn: bool,
}

/// A round of a team.
#[derive(Clone, Serialize, ToSchema)]
pub struct TeamRoundView {
    /// Which.
    pub round: u32,
    /// The number of the match; none for a bye.
    pub number: Option<u32>,
    /// The colour on the first board.
    pub color: Option<Color>,
    /// Against whom.
    pub opponent: Option<TeamTag>,
    /// The letter of a bye.
    pub bye: Option<String>,
    /// Game points, and those of the opponent; none for a bye.
    pub games: Option<[HalfPoints; 2]>,
    /// Match points; none while a board is open.
    pub match_points: Option<HalfPoints>,
    /// Who played, board by board; nobody on an empty one.
    pub line_up: Vec<Option<PlayerTag>>,
}

/// A team's page.
#[derive(Clone, Serialize, ToSchema)]
pub struct TeamView {
    /// Which.
    pub team: TeamTag,
    /// Who answers for it.
    pub captain: String,
    /// Has it withdrawn?
    pub withdrawn: bool,
    /// The place; none before the first round.
    pub rank: Option<u32>,
    /// Among so many.
    pub teams: u32,
    /// Match points.
    pub match_points: HalfPoints,
    /// Game points.
    pub game_points: HalfPoints,
    /// In board order.
    pub members: Vec<MemberView>,
    /// By round.
    pub rounds: Vec<TeamRoundView>,
}

fn row(competition: &Competition, row: &TeamRow) -> TeamStandingView {
    TeamStandingView {
        rank: row.rank,
        team: view::team_tag(competition, row.team),
        match_points: row.match_points,
        game_points: row.game_points,
        played: row.played,
        results: row.results.to_vec(),
        values: row.values.clone(),
    }
}

#[utoipa::path(get, operation_id = "team_standings", path = "/api/teams/standings", params(After),
    responses((status = 200, body = TeamStandingsView), (status = 401, body = RefusalBody)))]
async fn standings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(after): Query<After>,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let after = After {
        round: planned(&hall, after.round),
    };
    let key = format!("team standings {edition} {:?}", after.round);
    let from = Arc::clone(&hall);
    shared_json(&hall, &caller, key, move || {
        let competition = from.competition_at(horizon);
        let standings = competition.team_standings(meant(&competition, after.round));
        let rows = standings.rows.iter().map(|one| row(&competition, one));
        Ok(TeamStandingsView {
            after: standings.after,
            primary: standings.primary,
            rows: rows.collect(),
            tie_breaks: standings.tie_breaks,
        })
    })
    .await
}

/// What a value in the standings of teams is made of, opponent by opponent; their numbers are those of teams.
#[utoipa::path(get, operation_id = "explain_team", path = "/api/teams/explain", params(Asked),
    responses((status = 200, body = Breakdown), (status = 401, body = RefusalBody), (status = 404)))]
async fn explain(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Json<Breakdown>, Refusal> {
    let (_, horizon) = hall.edition_for(&caller.0);
    let from = Arc::clone(&hall);
    let make = move || {
        let competition = from.competition_at(horizon);
        let after = meant(&competition, asked.round);
        let codes = competition.announced_tie_breaks();
        let code = codes.get(asked.place)?;
        let course = TeamCourse::of(&competition);
        TeamScores::after(&course, after.0).explain(TeamId(asked.team), code)
    };
    let found = hall.care.beside(&caller.0).work(make).await?;
    found.map(Json).ok_or_else(no_such_value)
}

#[utoipa::path(get, operation_id = "team", path = "/api/teams/{number}", params(("number" = u32, Path)),
    responses((status = 200, body = TeamView), (status = 401, body = RefusalBody), (status = 404, body = RefusalBody)))]
async fn team(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(number): Path<u32>,
) -> Result<Response, Refusal> {
    let (edition, horizon) = hall.edition_for(&caller.0);
    let from = Arc::clone(&hall);
    shared_json(
        &hall,
        &caller,
        format!("team {edition} {number}"),
        move || {
            let competition = from.competition_at(horizon);
            page(&competition, TeamId(number))
                .ok_or_else(|| Refusal::unknown("there is no such team"))
        },
    )
    .await
}

fn page(competition: &Competition, id: TeamId) -> Option<TeamView> {
    let entry = competition.teams.get(&id)?;
    let after = competition.last_started().unwrap_or_default();
    let standings = competition.team_standings(after);
    let rows = standings.by_team();
    let row = rows.get(&id);
    let members = entry.team.members.iter();
    let members = members.filter_map(|&player| member(competition, player));
    let rounds = competition.rounds.iter();
    let rounds = rounds.filter_map(|round| round_of(competition, round, id));
    Some(TeamView {
        team: view::team_tag(competition, id),
        captain: entry.team.captain.clone(),
        withdrawn: !entry.is_active(),
        rank: row.map(|row| row.rank).filter(|_| after.0 > 0),
        teams: competition.teams.len() as u32,
        match_points: row.map_or(HalfPoints(0), |row| row.match_points),
        game_points: row.map_or(HalfPoints(0), |row| row.game_points),
        members: members.collect(),
        rounds: rounds.collect(),
    })
}

fn member(competition: &Competition, id: PlayerId) -> Option<MemberView> {
    let entrant = competition.players.get(&id)?;
    let last = competition.last_started().unwrap_or_default();
    let mut rounds = competition.rounds.iter().filter(|r| r.started.is_some());
    let mut games = 0;
    rounds.by_ref().for_each(|round| {
        games += u32::from(round.game_of(id).is_some() || round.byes.contains_key(&id));
    });
    Some(MemberView {
        player: view::tag(&entrant.player),
        points: competition.points_after(last, id),
        games,
        withdrawn: !entrant.is_active(),
    })
}

fn round_of(competition: &Competition, round: &Round, id: TeamId) -> Option<TeamRoundView> {
    let mut own = TeamRoundView {
        round: round.number.0,
        number: None,
        color: None,
        opponent: None,
        bye: None,
        games: None,
        match_points: None,
        line_up: Vec::new(),
    };
    let rules = &competition.settings.teams;
    if let Some(&bye) = round.team_byes.get(&id) {
        let worth = rules.worth(bye, competition.settings.regulations.points);
        own.bye = Some(bye.letter().to_string());
        own.match_points = Some(worth.match_points);
        return Some(own);
    }
    let found = round.match_of(id)?;
    let color = found.color_of(id)?;
    let score = found.score(competition, round);
    own.number = Some(found.number);
    own.color = Some(color);
    own.opponent = Some(view::team_tag(competition, found.teams[!color]));
    own.games = Some([
        HalfPoints(score.games[color]),
        HalfPoints(score.games[!color]),
    ]);
    own.match_points = score.match_points(rules, color).map(HalfPoints);
    let players = found.line_ups[color].iter();
    own.line_up = players
        .map(|player| player.and_then(|id| competition.player(id)).map(view::tag))
        .collect();
    Some(own)
}
