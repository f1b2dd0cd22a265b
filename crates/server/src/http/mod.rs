//! Everything that the pages do without a live connection, described by OpenAPI.

mod answer;
mod care;
mod event;
mod export;
mod keeper;
pub mod laws;
mod links;
mod live;
mod players;
#[cfg(feature = "print")]
mod print;
mod qr;
mod records;
mod snapshots;
mod spoken;
mod staff;
mod standings;
mod swiss;
mod teams;
mod together;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::routing::get;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use answer::cookie_of;
pub use answer::{Caller, Refusal, session_of};

use crate::book::Book;
use crate::care::{Options, Scheme};
use crate::hall::Hall;
use crate::http::laws::Library;
use crate::{wire, ws};

/// A text for the practice table in JSON is smaller than this.
const BOOK_BODY: usize = 64 << 10;

/// A request has come and is answered within this; a body that trickles in is not waited for.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Adoube",
        description = "A competition under the Laws of Chess. Live changes come over the WebSocket at /ws: the \
            messages are the schemas ClientMsg and ServerMsg."
    ),
    // The last ones are used inside pairs and lists only, where the generator does not name them by itself.
    components(schemas(
        wire::ClientMsg,
        wire::ServerMsg,
        crate::view::OffenceView,
        ::laws::rules::a11_conduct::Offence,
        ::laws::time_control::Period,
    ))
)]
struct Api;

fn api(library: Arc<Library>) -> OpenApiRouter<Arc<Hall>> {
    let routes = OpenApiRouter::with_openapi(Api::openapi())
        .merge(laws::routes().with_state(library))
        .merge(staff::routes())
        .merge(event::routes())
        .merge(standings::routes())
        .merge(swiss::routes())
        .merge(teams::routes())
        .merge(players::routes())
        .merge(live::routes())
        .merge(snapshots::routes())
        .merge(export::routes())
        .merge(records::routes())
        .merge(links::routes())
        .merge(together::routes());
    #[cfg(feature = "print")]
    let routes = routes.merge(print::routes());
    routes
}

/// The OpenAPI document.
pub fn openapi() -> String {
    let library = Library::new(Book::of_the_house(), Arc::default());
    let (_, document) = api(Arc::new(library)).split_for_parts();
    document
        .to_pretty_json()
        .expect("the document can be written")
}

/// All routes.
pub fn router(hall: Arc<Hall>) -> Router {
    let library = Library::new(Book::of_the_house(), Arc::clone(&hall.care.shared));
    let (routes, document) = api(Arc::new(library)).split_for_parts();
    let document = document.to_json().expect("the document can be written");
    let json = [(header::CONTENT_TYPE, "application/json")];
    let limit = hall.limits.body;
    let mut router = routes
        .route(
            "/api/openapi.json",
            get(move || async move { (json, document) }),
        )
        .route("/ws", get(ws::upgrade))
        .route("/healthz", get(care::health))
        .route("/readyz", get(care::ready))
        .route("/metrics", get(care::measurements))
        .merge(keeper::routes());
    router = match hall.care.options().purpose.is_demo() {
        true => router.fallback(crate::pages::answer_of_a_demo),
        false => router.fallback(crate::pages::answer),
    };
    let mut router = router
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(&hall),
            spoken::spoken,
        ))
        .layer(DefaultBodyLimit::max(limit))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            PATIENCE,
        ))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(&hall),
            crate::guard::watch,
        ))
        .layer(axum::middleware::from_fn(care::log))
        .with_state(Arc::clone(&hall));
    if hall.care.options().scheme == Scheme::Https {
        // Who has come encrypted once comes so again.
        let name = HeaderName::from_static("strict-transport-security");
        let value = HeaderValue::from_static("max-age=31536000");
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    with_headers(router)
}

/// The book without a hall: its routes and pages, and nothing else.
pub fn book_router(book: Arc<Book>) -> Router {
    let library = Library::new(book, Arc::default());
    let (routes, _) = laws::routes()
        .with_state::<()>(Arc::new(library))
        .split_for_parts();
    let router = routes
        .fallback(crate::pages::answer_of_the_book)
        .layer(DefaultBodyLimit::max(BOOK_BODY))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            PATIENCE,
        ));
    with_headers(router)
}

fn with_headers(mut router: Router) -> Router {
    for (name, value) in HEADERS {
        let (name, value) = (
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    router
}

/// Nothing from elsewhere, nothing inside another page, nothing guessed.
const HEADERS: [(&str, &str); 7] = [
    // What differs by who asks is for nobody else; what everybody may keep says so.
    ("cache-control", "no-store"),
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=()",
    ),
];

/// The header of a cookie that only this program reads.
fn cookie(options: &Options, secret: &str, seconds: u64) -> HeaderMap {
    let mut headers = HeaderMap::new();
    add_cookie(&mut headers, options, ("adoube", "/"), secret, seconds);
    headers
}

/// One cookie more, by its name and the path that it is sent to.
fn add_cookie(
    headers: &mut HeaderMap,
    options: &Options,
    (name, path): (&str, &str),
    secret: &str,
    seconds: u64,
) {
    let secure = match options.is_encrypted() {
        false => "",
        true => "; Secure",
    };
    let text = format!(
        "{name}={secret}; Path={path}; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}"
    );
    if let Ok(value) = HeaderValue::from_str(&text) {
        headers.append(header::SET_COOKIE, value);
    }
}
