//! Accounts and sessions.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use laws::Millis;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Caller, Refusal, RefusalBody, Sent};
use super::{add_cookie, cookie, cookie_of, session_of};
use crate::access::{Access, Change, Post, Role, Secret, Trier};
use crate::hall::Hall;

/// A session lasts for a long day at the board.
const SESSION: Millis = Millis(20 * 60 * 60 * 1000);

/// The cookie by which a device is known on which somebody has signed in, and where it is sent.
const DEVICE: (&str, &str) = ("adoube-device", "/api/login");

/// In seconds.
const DEVICE_KEPT: u64 = 180 * 86_400;

pub(super) fn routes() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(setup))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(staff, set_staff))
        .routes(routes!(remove_staff))
}

/// Who is asking.
#[derive(Serialize, Deserialize, ToSchema)]
struct Me {
    /// For whom the hall takes him.
    role: Role,
    /// Is there no chief arbiter yet?
    setup: bool,
}

#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
async fn me(State(hall): State<Arc<Hall>>, caller: Caller) -> Json<Me> {
    let setup = hall.access.state().staff.is_empty();
    Json(Me {
        role: caller.0,
        setup,
    })
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
struct Credentials {
    /// The name.
    name: String,
    /// The password.
    password: String,
}

/// The first chief arbiter.
#[derive(Deserialize, ToSchema)]
struct Setup {
    /// The word that the terminal shows.
    token: String,
    /// The name to sign in with.
    name: String,
    /// At least eight characters.
    password: String,
}

/// Somebody who may sign in.
#[derive(Serialize, Deserialize, ToSchema)]
struct StaffEntry {
    /// The name.
    name: String,
    /// What he is.
    post: Post,
}

/// Somebody who shall be able to sign in.
#[derive(Deserialize, ToSchema)]
struct NewStaff {
    /// The name to sign in with.
    name: String,
    /// What he is.
    post: Post,
    /// At least eight characters.
    password: String,
}

/// Refuses names and passwords that are none, and makes the hash beside the hall's work.
async fn hashed(hall: &Hall, name: &str, password: String) -> Result<String, Refusal> {
    if name.trim().is_empty() || name.chars().count() > 64 || !event::is_plain(name) {
        return Err(Refusal::bad("a name has 1 to 64 characters"));
    }
    if !(8..=256).contains(&password.chars().count()) {
        return Err(Refusal::bad("a password has 8 to 256 characters"));
    }
    let made = hall.care.gate.new_hash(password).await;
    made.ok_or_else(|| Refusal::bad("this password cannot be kept"))
}

async fn open_session(hall: &Hall, name: &str) -> Result<HeaderMap, Refusal> {
    let secret = Secret::new();
    let until = hall.time.now() + SESSION;
    let signed_in = Change::SignedIn {
        name: name.to_owned(),
        digest: secret.digest(),
        until,
    };
    hall.access
        .change(|_: &Access| Ok::<_, Refusal>(vec![signed_in.clone()]))
        .await?;
    tracing::info!(name, "signed in");
    let options = hall.care.options();
    let mut headers = cookie(options, secret.text(), SESSION.0 as u64 / 1000);
    add_cookie(&mut headers, options, DEVICE, secret.text(), DEVICE_KEPT);
    Ok(headers)
}

#[utoipa::path(post, path = "/api/setup", request_body = Setup,
    responses((status = 204), (status = 403, body = RefusalBody), (status = 422, body = RefusalBody)))]
async fn setup(
    State(hall): State<Arc<Hall>>,
    Sent(asked): Sent<Setup>,
) -> Result<(StatusCode, HeaderMap), Refusal> {
    let open = hall.access.state().setup.clone();
    if open.is_none() || open.as_deref() != Some(asked.token.trim()) {
        return Err(Refusal::not_allowed());
    }
    let hash = hashed(&hall, &asked.name, asked.password).await?;
    let (name, post) = (asked.name.clone(), Post::ChiefArbiter);
    let change = Change::StaffSet { name, post, hash };
    hall.access
        .change(|access: &Access| match access.setup == open {
            true => Ok(vec![change.clone()]),
            false => Err(Refusal::not_allowed()),
        })
        .await?;
    let headers = open_session(&hall, &asked.name).await?;
    Ok((StatusCode::NO_CONTENT, headers))
}

#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 204), (status = 401, body = RefusalBody), (status = 429, body = RefusalBody)))]
async fn login(
    State(hall): State<Arc<Hall>>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    Sent(asked): Sent<Credentials>,
) -> Result<(StatusCode, HeaderMap), Refusal> {
    let Credentials { name, password } = asked;
    let wrong = || {
        metrics::counter!("adoube_failed_logins_total").increment(1);
        let words = "the name or the password is wrong";
        Refusal::new(StatusCode::UNAUTHORIZED, "wrong", words)
    };
    if name.len() > 256 || password.len() > 1024 {
        return Err(wrong());
    }
    let access = hall.access.state();
    let hash = access.staff.get(&name).map(|staff| staff.hash.clone());
    // What is typed for a name may be a password: only names that exist are written down.
    let known = hash.as_ref().map(|_| name.as_str());
    let from = peer.map(|Extension(ConnectInfo(peer))| hall.care.address(peer.ip(), &headers));
    let device = cookie_of(&headers, DEVICE.0);
    let familiar = device.is_some_and(|secret| access.knows_device(&secret, &name));
    let trier = match (known, familiar) {
        (None, _) => Trier::Nobody(from),
        (Some(name), false) => Trier::Name(name.to_owned(), from),
        (Some(name), true) => Trier::Known(name.to_owned()),
    };
    let gate = &hall.care.gate;
    match gate
        .try_password(&*hall.journal, trier, password, hash)
        .await
    {
        Ok(true) => {}
        Ok(false) => {
            tracing::warn!(name = known, ?from, "a wrong password");
            return Err(wrong());
        }
        Err(wait) => {
            tracing::warn!(name = known, ?from, "too many tries to sign in");
            return Err(Refusal::too_soon(wait));
        }
    }
    let headers = open_session(&hall, &name).await?;
    Ok((StatusCode::NO_CONTENT, headers))
}

#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
async fn logout(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
) -> Result<(StatusCode, HeaderMap), Refusal> {
    if let Some(secret) = session_of(&headers) {
        let digest = crate::access::digest(&secret);
        hall.access
            .change(|access: &Access| {
                let known = access.sessions.contains_key(&digest);
                let digest = digest.clone();
                let out = known.then_some(Change::SignedOut { digest });
                Ok::<_, Refusal>(out.into_iter().collect())
            })
            .await?;
    }
    let options = hall.care.options();
    Ok((StatusCode::NO_CONTENT, cookie(options, "", 0)))
}

#[utoipa::path(get, path = "/api/staff",
    responses((status = 200, body = Vec<StaffEntry>), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
async fn staff(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
) -> Result<Json<Vec<StaffEntry>>, Refusal> {
    caller.chief()?;
    let access = hall.access.state();
    let all = access.staff.iter().map(|(name, staff)| StaffEntry {
        name: name.clone(),
        post: staff.post,
    });
    Ok(Json(all.collect()))
}

#[utoipa::path(post, path = "/api/staff", request_body = NewStaff,
    responses((status = 204), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 422, body = RefusalBody)))]
async fn set_staff(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Sent(asked): Sent<NewStaff>,
) -> Result<StatusCode, Refusal> {
    caller.chief()?;
    let hash = hashed(&hall, &asked.name, asked.password).await?;
    let (name, post) = (asked.name, asked.post);
    let change = Change::StaffSet { name, post, hash };
    hall.access
        .change(|access: &Access| keeps_a_chief(access, change.clone()))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(delete, path = "/api/staff/{name}", params(("name" = String, Path)),
    responses((status = 204), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody), (status = 409, body = RefusalBody)))]
async fn remove_staff(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<StatusCode, Refusal> {
    caller.chief()?;
    hall.access
        .change(|access: &Access| {
            let name = name.clone();
            keeps_a_chief(access, Change::StaffRemoved { name })
        })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody must be able to let others in.
fn keeps_a_chief(access: &Access, change: Change) -> Result<Vec<Change>, Refusal> {
    let mut after = access.clone();
    after.apply(&change);
    let chief = |staff: &crate::access::Staff| staff.post == Post::ChiefArbiter;
    match after.staff.values().any(chief) {
        true => Ok(vec![change]),
        false => {
            let words = "there must be a chief arbiter";
            Err(Refusal::new(StatusCode::CONFLICT, "cannot-happen", words))
        }
    }
}
