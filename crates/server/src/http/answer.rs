//! Who asks, and how a refusal is answered.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::spoken::Unsaid;
use crate::access::{Role, TooSoon};
use crate::hall::{Hall, Trouble};
use crate::journal::Fault;
use crate::refused::Refused;
use crate::shared::{Busy, Shared};
use crate::wire::RefusalKind;

/// The secret of a session, from the cookie.
pub fn session_of(headers: &HeaderMap) -> Option<String> {
    cookie_of(headers, "adoube")
}

/// A cookie by its name.
pub(super) fn cookie_of(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let texts = cookies.filter_map(|value| value.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split(';'));
    let own = |pair: &str| {
        let value = pair.trim().strip_prefix(name)?.strip_prefix('=')?;
        Some(value.to_owned())
    };
    pairs.find_map(own)
}

/// Who asks: by session, or by the token of a link in `Authorization: Bearer`.
pub struct Caller(pub Role);

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Caller, Refusal> {
        let bearer = parts.headers.get(header::AUTHORIZATION);
        let bearer = bearer.and_then(|value| value.to_str().ok());
        let token = bearer.and_then(|value| value.strip_prefix("Bearer "));
        let session = session_of(&parts.headers);
        let known = || hall.known(&hall.access.state(), token, session.as_deref());
        let mut role = known();
        let shown = token.is_some() || session.is_some();
        if shown && role.as_ref().is_none_or(Role::is_public) {
            hall.learn_access().await;
            role = known();
        }
        role.map(Caller).ok_or_else(Refusal::not_signed_in)
    }
}

impl Caller {
    /// Only for people with an account.
    pub fn staff(self) -> Result<Role, Refusal> {
        match self.0.is_staff() {
            true => Ok(self.0),
            false => Err(self.refused()),
        }
    }

    /// Only for arbiters.
    pub fn arbiter(self) -> Result<Role, Refusal> {
        match self.0.is_arbiter() {
            true => Ok(self.0),
            false => Err(self.refused()),
        }
    }

    /// Only for the chief arbiter.
    pub fn chief(self) -> Result<Role, Refusal> {
        match self.0 {
            Role::ChiefArbiter { .. } => Ok(self.0),
            _ => Err(self.refused()),
        }
    }

    fn refused(&self) -> Refusal {
        match self.0 {
            Role::Spectator => Refusal::not_signed_in(),
            _ => Refusal::not_allowed(),
        }
    }
}

/// One thing that is wrong with what was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Detail {
    /// The field, or the line and column.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

/// The body of every answer that is a refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RefusalBody {
    /// A name for programs.
    pub kind: String,
    /// What is wrong.
    pub words: String,
    /// In detail.
    pub details: Vec<Detail>,
}

/// An answer that is a refusal.
#[derive(Debug)]
pub struct Refusal {
    status: StatusCode,
    body: RefusalBody,
    /// In seconds.
    retry_after: Option<u64>,
    /// Of a board, whose refusals have words in every language.
    refused: Option<Box<Refused>>,
}

impl Refusal {
    /// Any refusal.
    pub fn new(status: StatusCode, kind: &str, words: impl Into<String>) -> Refusal {
        Refusal {
            status,
            body: RefusalBody {
                kind: kind.into(),
                words: words.into(),
                details: Vec::new(),
            },
            retry_after: None,
            refused: None,
        }
    }

    /// Not now.
    pub fn too_soon(TooSoon(wait): TooSoon) -> Refusal {
        let seconds = wait.as_secs() + 1;
        let words = format!("too many tries; wait {seconds} seconds");
        let mut refusal = Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-soon", words);
        refusal.retry_after = Some(seconds);
        refusal
    }

    /// Nobody is signed in.
    pub fn not_signed_in() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "not-signed-in", "sign in first")
    }

    /// Somebody is, but may not.
    pub fn not_allowed() -> Refusal {
        Refusal::new(
            StatusCode::FORBIDDEN,
            "not-allowed",
            "this is for others to do",
        )
    }

    /// There is no such thing.
    pub fn unknown(words: &str) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "unknown", words)
    }

    /// What was sent makes no sense.
    pub fn bad(words: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "bad", words)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut answer = (self.status, Json(&self.body)).into_response();
        answer.extensions_mut().insert(Unsaid {
            body: self.body,
            refused: self.refused.map(|refused| *refused),
        });
        if let Some(seconds) = self.retry_after {
            let value = header::HeaderValue::from(seconds);
            answer.headers_mut().insert(header::RETRY_AFTER, value);
        }
        answer
    }
}

/// What was sent, as JSON. The framework's own reader keeps the path to every value for its messages, which makes the program
/// nearly a megabyte larger; the place in the text says as much.
pub(super) struct Sent<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Refusal> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
            return Err(Refusal::new(status, "bad", "send it as application/json"));
        }
        let body = Bytes::from_request(request, state)
            .await
            .map_err(|error| Refusal::new(error.status(), "bad", error.body_text()))?;
        let sent = serde_json::from_slice(&body).map_err(|error| {
            let status = match error.is_data() {
                true => StatusCode::UNPROCESSABLE_ENTITY,
                false => StatusCode::BAD_REQUEST,
            };
            Refusal::new(status, "bad", error.to_string())
        })?;
        Ok(Sent(sent))
    }
}

/// Of the disk: what the system says of it is for the log and the arbiter's desk.
const DISK: &str = "nothing can be written or read now; keep it and try again";

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        tracing::warn!(%fault, "a request was not served");
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "disk", DISK)
    }
}

impl From<Busy> for Refusal {
    fn from(_: Busy) -> Refusal {
        let words = "too many ask for this; come again in a moment";
        let mut refusal = Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", words);
        refusal.retry_after = Some(2);
        refusal
    }
}

/// An answer in JSON that is the same for all who may have it.
pub(super) async fn shared_json<T: Serialize>(
    hall: &Arc<Hall>,
    caller: &Caller,
    key: String,
    make: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    json_from(hall.care.beside(&caller.0), key, make).await
}

/// The same, made where it is said.
pub(super) async fn json_from<T: Serialize>(
    place: &Shared,
    key: String,
    make: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let make = move || {
        let made = make()?;
        let text = serde_json::to_vec(&made);
        let text = text.map_err(|_| Refusal::bad("this cannot be written"))?;
        Ok::<_, Refusal>(Bytes::from(text))
    };
    let body = place.answer(key, make).await?;
    let headers = [(header::CONTENT_TYPE, "application/json")];
    Ok((headers, body).into_response())
}

/// A text that is the same for all who may have it.
pub(super) async fn shared_text(
    hall: &Arc<Hall>,
    caller: &Caller,
    key: String,
    kind: &'static str,
    make: impl FnOnce() -> Result<String, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let make = move || make().map(Bytes::from);
    let body = hall.care.beside(&caller.0).answer(key, make).await?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, body).into_response())
}

/// Runs something that waits for the journal where it disturbs nobody.
pub(super) fn wait<T>(work: impl Future<Output = T>) -> T {
    // On a thread of `shared`, which may wait.
    tokio::runtime::Handle::current().block_on(work)
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        let (status, kind) = match refused.kind {
            RefusalKind::NotAllowed => (StatusCode::FORBIDDEN, "not-allowed"),
            RefusalKind::CannotHappen => (StatusCode::CONFLICT, "cannot-happen"),
            RefusalKind::UnknownBoard => (StatusCode::NOT_FOUND, "unknown-board"),
            RefusalKind::TooFast => (StatusCode::TOO_MANY_REQUESTS, "too-fast"),
            RefusalKind::Disk => {
                tracing::warn!(reason = refused.into_system(), "an act was not taken");
                return Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "disk", DISK);
            }
        };
        let mut refusal = Refusal::new(status, kind, crate::view::english(&refused));
        refusal.refused = Some(Box::new(refused));
        refusal
    }
}

impl From<Trouble> for Refusal {
    fn from(trouble: Trouble) -> Refusal {
        let refusal = match trouble {
            Trouble::NotAllowed => return Refusal::not_allowed(),
            Trouble::Fault(fault) => return fault.into(),
            Trouble::AtTheBoard(refused) => return refused.into(),
            Trouble::Refused(refusal) => refusal,
        };
        let details = match &refusal {
            event::Refusal::Cannot(_) => Vec::new(),
            event::Refusal::Wrong(all) => {
                let detail = |wrong: &event::command::Wrong| Detail {
                    place: wrong.field.clone(),
                    problem: wrong.problem.clone(),
                };
                all.iter().map(detail).collect()
            }
            event::Refusal::Unreadable(all) => {
                let detail = |problem: &event::Problem| Detail {
                    place: format!("{}:{}", problem.line, problem.column),
                    problem: problem.expected.clone(),
                };
                all.iter().map(detail).collect()
            }
        };
        let mut answer = Refusal::new(StatusCode::CONFLICT, "cannot-happen", refusal.to_string());
        answer.body.details = details;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn sent(kind: &str, body: &'static str) -> Result<Vec<u8>, StatusCode> {
        let request = Request::builder()
            .header(header::CONTENT_TYPE, kind)
            .body(body.into())
            .unwrap();
        let sent = Sent::<Vec<u8>>::from_request(request, &()).await;
        sent.map(|Sent(sent)| sent)
            .map_err(|refusal| refusal.status)
    }

    #[tokio::test]
    async fn what_is_sent_is_read_or_refused() {
        let json = "application/json";
        assert_eq!(sent(json, "[1, 2]").await, Ok(vec![1, 2]));
        assert_eq!(
            sent("application/json; charset=utf-8", "[]").await,
            Ok(vec![])
        );
        assert_eq!(sent("Application/JSON", "[]").await, Ok(vec![]));
        assert_eq!(sent(json, "[1, 2").await, Err(StatusCode::BAD_REQUEST));
        assert_eq!(sent(json, "").await, Err(StatusCode::BAD_REQUEST));
        assert_eq!(sent(json, "[] []").await, Err(StatusCode::BAD_REQUEST));
        let unfit = Err(StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(sent(json, "[256]").await, unfit);
        assert_eq!(sent(json, "{}").await, unfit);
        let strange = Err(StatusCode::UNSUPPORTED_MEDIA_TYPE);
        for kind in ["text/plain", "application/jsonl", ""] {
            assert_eq!(sent(kind, "[]").await, strange, "{kind:?}");
        }
    }
}
