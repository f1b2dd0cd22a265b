//! The whole hall at once, and what an arbiter should know after a restart of the program.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use chess::Color;
use laws::Millis;
use locale::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, Sent};
use crate::hall::{Hall, Joint, Outcome};
use crate::journal::Caution;
use crate::refused::Refused;
use crate::together::Restart;
use crate::wire::Key;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new().routes(routes!(together, act_together))
}

/// What stands together, and what nobody has seen yet.
#[derive(Serialize, Deserialize, ToSchema)]
struct TogetherView {
    /// Boards that were stopped together and still stand.
    stopped: Vec<Key>,
    /// Who stopped them.
    by: Option<String>,
    /// Restarts of the program that no arbiter has seen.
    restarts: Vec<Restart>,
    /// What should be known of the record before it is relied on.
    caution: Option<Caution>,
}

fn view(hall: &Hall) -> TogetherView {
    let state = hall.together.state();
    TogetherView {
        stopped: hall.stand_together(),
        by: state.by.clone(),
        restarts: state.restarts.clone(),
        caution: hall.journal.caution(),
    }
}

#[utoipa::path(get, path = "/api/together",
    responses((status = 200, body = TogetherView), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn together(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
) -> Result<Json<TogetherView>, Refusal> {
    caller.arbiter()?;
    Ok(Json(view(&hall)))
}

/// What is done at many boards.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum JointAct {
    /// Stops the clocks that run.
    Stop,
    /// Starts those again that were stopped so.
    Start,
    /// Adds time, to one side or to both.
    GiveTime {
        /// To whom; to both, if it is not said.
        #[serde(default)]
        to: Option<Color>,
        /// How much.
        time: Millis,
        /// Why.
        reason: String,
    },
    /// Gives back what clocks ran on for while the program was not there.
    GiveBack {
        /// The moment of the restart.
        at: Millis,
        /// Why.
        reason: String,
    },
    /// A restart of the program, by its moment, has been seen.
    RestartSeen(Millis),
}

/// An act at many boards.
#[derive(Deserialize, ToSchema)]
struct Asked {
    /// What.
    what: JointAct,
    /// Boards of the round that is played; all boards if they are not said.
    #[serde(default)]
    boards: Option<Vec<u32>>,
    /// The language of the answer.
    #[serde(default)]
    language: String,
}

/// A board where it was not done.
#[derive(Serialize, Deserialize, ToSchema)]
struct Left {
    /// Which.
    key: Key,
    /// Why, in the language that was asked for.
    words: String,
}

/// What came of it.
#[derive(Serialize, Deserialize, ToSchema)]
struct Joined {
    /// Done there.
    done: Vec<Key>,
    /// Not there.
    left: Vec<Left>,
    /// As it stands after it.
    now: TogetherView,
}

#[utoipa::path(post, path = "/api/together", request_body = Asked,
    responses((status = 200, body = Joined), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn act_together(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Joined>, Refusal> {
    let role = caller.arbiter()?;
    let boards = asked.boards.as_deref();
    let outcome = match asked.what {
        JointAct::Stop => hall.jointly(&role, &Joint::Stop, boards).await?,
        JointAct::Start => hall.jointly(&role, &Joint::Start, boards).await?,
        JointAct::GiveTime { to, time, reason } => {
            let given = Joint::GiveTime { to, time, reason };
            hall.jointly(&role, &given, boards).await?
        }
        JointAct::GiveBack { at, reason } => hall.give_back(&role, at, &reason).await?,
        JointAct::RestartSeen(at) => {
            hall.restart_seen(&role, at).await?;
            Outcome::default()
        }
    };
    let speaker = hall.speaker(asked.language.parse().unwrap_or(Language::En));
    let said = |refused: &Refused| speaker.refusal(refused);
    let left = outcome.left.into_iter();
    Ok(Json(Joined {
        done: outcome.done,
        left: left
            .map(|(key, refused)| Left {
                key,
                words: said(&refused),
            })
            .collect(),
        now: view(&hall),
    }))
}
