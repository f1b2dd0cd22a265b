//! The book of the Laws, open to everybody. What it says changes with the program only, so that an answer may be kept for
//! good by whoever asks with the name of the build; the practice table keeps nothing and waits its turn.
#![allow(
    unused_qualifications,
    reason = "the derive of query parameters writes them"
)]

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use chess::notation::Language;
use laws::Edition;
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Refusal, RefusalBody, Sent};
use crate::book::Book;
use crate::book::article::{ArticleView, Contents};
use crate::book::case_list::CaseList;
use crate::book::practice::Watched;
use crate::book::search::Results;
use crate::book::vocabulary::Vocabulary;
use crate::pages::{is_known, pack, takes_gzip};
use crate::shared::{Busy, Shared};

/// Those who may wait for the practice table or a search; more are asked to come again.
const QUEUE: usize = 64;

/// Where the book stands.
pub struct Library {
    book: Arc<Book>,
    shared: Arc<Shared>,
    /// What is not made once for all is done by one at a time, so that the rest of the pool is for the others.
    table: Semaphore,
    waiting: Semaphore,
}

impl Library {
    /// A book, and who does its work.
    pub fn new(book: Arc<Book>, shared: Arc<Shared>) -> Library {
        Library {
            book,
            shared,
            table: Semaphore::new(1),
            waiting: Semaphore::new(QUEUE),
        }
    }

    /// Something that is asked for once, after the others who ask for such a thing.
    async fn one_by_one<T: Send + 'static>(
        &self,
        make: impl FnOnce(&Book) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Busy)?;
        let _place = self.table.acquire().await.map_err(|_| Busy)?;
        let book = Arc::clone(&self.book);
        self.shared.work(move || make(&book)).await
    }

    /// An answer that is the same for all until the program is another.
    async fn kept<T: Serialize>(
        &self,
        asked: &Asked,
        headers: &HeaderMap,
        key: String,
        make: impl FnOnce(&Book) -> Option<T> + Send + 'static,
    ) -> Result<Response, Refusal> {
        let build = self.book.build();
        let mut answer = HeaderMap::new();
        let tag = HeaderValue::try_from(format!("W/\"{build}\""));
        let tag = tag.expect("the name of a build is plain");
        let keep = match asked.build.as_deref() == Some(build) {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        answer.insert(header::ETAG, tag.clone());
        answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if is_known(headers, &tag) {
            return Ok((StatusCode::NOT_MODIFIED, answer).into_response());
        }
        let packed = takes_gzip(headers);
        let book = Arc::clone(&self.book);
        let make = move || {
            let made = make(&book).ok_or_else(|| Refusal::unknown("the book has no such thing"))?;
            let text = serde_json::to_vec(&made);
            let text = text.map_err(|_| Refusal::bad("this cannot be written"))?;
            let squeezed = packed.then(|| pack(&text)).flatten();
            // The first byte says which it is.
            let (mark, body) = match &squeezed {
                Some(squeezed) => (1, squeezed.as_ref()),
                None => (0, text.as_slice()),
            };
            Ok::<_, Refusal>(Bytes::from([&[mark], body].concat()))
        };
        let key = format!("laws {build} {packed} {key}");
        let body = self.shared.answer(key, make).await?;
        if body.first() == Some(&1) {
            answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        let json = HeaderValue::from_static("application/json");
        answer.insert(header::CONTENT_TYPE, json);
        Ok((answer, body.slice(1..)).into_response())
    }
}

pub(super) fn routes() -> OpenApiRouter<Arc<Library>> {
    OpenApiRouter::new()
        .routes(routes!(contents))
        .routes(routes!(article))
        .routes(routes!(cases))
        .routes(routes!(watch))
        .routes(routes!(words))
        .routes(routes!(search))
        .routes(routes!(try_out))
}

/// How the book is read.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// en, ru, bg, sr, mk, hy or sr-Latn; English if it is not said.
    #[serde(default)]
    lang: String,
    /// 2014, 2018 or 2023; the newest if it is not said.
    edition: Option<String>,
    /// The name of the build, from an earlier answer: then this answer may be kept for good.
    build: Option<String>,
}

impl Asked {
    fn language(&self) -> Language {
        self.lang.parse().unwrap_or_default()
    }

    fn edition(&self) -> Result<Edition, Refusal> {
        edition(self.edition.as_deref())
    }
}

fn edition(text: Option<&str>) -> Result<Edition, Refusal> {
    let unknown = |_| Refusal::unknown("expected 2014, 2018 or 2023");
    text.map_or(Ok(Edition::Y2023), |text| text.parse().map_err(unknown))
}

#[utoipa::path(get, path = "/api/laws", params(Asked), operation_id = "laws_contents",
    description = "The contents of an edition.",
    responses((status = 200, body = Contents), (status = 404, body = RefusalBody)))]
async fn contents(
    State(library): State<Arc<Library>>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (edition, language) = (asked.edition()?, asked.language());
    let key = format!("contents {edition} {language}");
    let make = move |book: &Book| Some(book.contents(edition, language));
    library.kept(&asked, &headers, key, make).await
}

#[utoipa::path(get, path = "/api/laws/articles/{edition}/{number}", operation_id = "laws_article",
    params(("edition" = String, Path), ("number" = String, Path), Asked),
    description = "An article by its number, the number of a translation, or the name of its provision.",
    responses((status = 200, body = ArticleView), (status = 404, body = RefusalBody)))]
async fn article(
    State(library): State<Arc<Library>>,
    Path((year, number)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (edition, language) = (edition(Some(&year))?, asked.language());
    let key = format!("article {edition} {language} {number}");
    let make = move |book: &Book| book.article(edition, &number, language);
    library.kept(&asked, &headers, key, make).await
}

#[utoipa::path(get, path = "/api/laws/cases", params(Asked), operation_id = "laws_cases",
    description = "The cases that are told for an edition.",
    responses((status = 200, body = CaseList), (status = 404, body = RefusalBody)))]
async fn cases(
    State(library): State<Arc<Library>>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (edition, language) = (asked.edition()?, asked.language());
    let key = format!("cases {edition} {language}");
    let make = move |book: &Book| Some(book.case_list(edition, language));
    library.kept(&asked, &headers, key, make).await
}

#[utoipa::path(get, path = "/api/laws/cases/{page}/{name}", operation_id = "laws_case",
    params(("page" = String, Path), ("name" = String, Path), Asked),
    description = "A case, step by step, under an edition.",
    responses((status = 200, body = Watched), (status = 404, body = RefusalBody)))]
async fn watch(
    State(library): State<Arc<Library>>,
    Path((page, name)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (edition, language) = (asked.edition()?, asked.language());
    let key = format!("case {edition} {language} {page} {name}");
    let make = move |book: &Book| book.watch(&page, &name, edition, language);
    library.kept(&asked, &headers, key, make).await
}

#[utoipa::path(get, path = "/api/laws/words", params(Asked), operation_id = "laws_words",
    description = "What can be said at the practice table.",
    responses((status = 200, body = Vocabulary), (status = 404, body = RefusalBody)))]
async fn words(
    State(library): State<Arc<Library>>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let language = asked.language();
    let make = move |book: &Book| Some(book.vocabulary(language));
    library
        .kept(&asked, &headers, format!("words {language}"), make)
        .await
}

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Sought {
    /// A number, or words.
    #[serde(default)]
    q: String,
}

#[utoipa::path(get, path = "/api/laws/search", params(Sought, Asked), operation_id = "laws_search",
    description = "Articles by number, by words, and by the words that people use.",
    responses((status = 200, body = Results), (status = 404, body = RefusalBody)))]
async fn search(
    State(library): State<Arc<Library>>,
    Query(sought): Query<Sought>,
    Query(asked): Query<Asked>,
) -> Result<Json<Results>, Refusal> {
    let (edition, language) = (asked.edition()?, asked.language());
    let make = move |book: &Book| book.search(&sought.q, edition, language);
    Ok(Json(library.one_by_one(make).await?))
}

/// What is tried.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct Tried {
    /// A case of the page language: `given …`, and an act a line.
    pub text: String,
    /// Under which edition.
    pub edition: Edition,
    /// In which language it is answered; English if it is not known.
    #[serde(default)]
    pub lang: String,
}

#[utoipa::path(post, path = "/api/laws/try", request_body = Tried, operation_id = "laws_try",
    description = "Plays a text at the practice table. Nothing is kept.",
    responses((status = 200, body = Watched), (status = 503, body = RefusalBody)))]
async fn try_out(
    State(library): State<Arc<Library>>,
    Sent(tried): Sent<Tried>,
) -> Result<Json<Watched>, Refusal> {
    let language = tried.lang.parse().unwrap_or_default();
    let make = move |book: &Book| book.try_out(&tried.text, tried.edition, language);
    Ok(Json(library.one_by_one(make).await?))
}
