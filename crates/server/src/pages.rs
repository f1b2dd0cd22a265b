//! The browser's pages, inside the program.
//!
//! They are inside as they are sent, packed, and unpacked when the first page is asked for. A path that names no file is a page of the browser's
//! own, so that it gets the one document there is.

use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use blake2::{Blake2s256, Digest};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::http::Refusal;

/// Every file of the built pages, by its name, packed; see `build.rs`.
const BUILT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

const INDEX: &str = "index.html";

/// What a program without pages says.
const MISSING: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Adoube</title>
<h1>This program was built without its pages</h1>
<p>The hall runs and its API answers, but there is nothing to show in a browser.</p>
<p>Build the pages first, then the program: <code>make run</code> does both.</p>
</html>
";

struct Page {
    plain: Bytes,
    /// Absent where packing gains nothing.
    packed: Option<Bytes>,
    kind: &'static str,
    tag: HeaderValue,
    keep: &'static str,
}

static PAGES: LazyLock<HashMap<String, Page>> = LazyLock::new(|| {
    let names = BUILT.iter();
    let pages = names.filter_map(|(name, _)| Some(((*name).to_owned(), page(name)?)));
    pages.collect()
});

/// The document of a program that has only the book: it says so to the pages.
static BOOK: LazyLock<Option<Page>> = LazyLock::new(|| marked("book"));

/// The document of a hall in which nothing is real: it says so on every page, before the hall has been heard.
static DEMO: LazyLock<Option<Page>> = LazyLock::new(|| marked("demo"));

/// The document with a mark by which the pages know where they are.
fn marked(name: &str) -> Option<Page> {
    let index = page(INDEX)?;
    let text = std::str::from_utf8(&index.plain).ok()?;
    let plain = Bytes::from(text.replacen("<html", &format!("<html data-{name}"), 1));
    let tag = index.tag.to_str().ok()?;
    let tag = tag.replacen("W/\"", &format!("W/\"{name}-"), 1);
    Some(Page {
        packed: pack(&plain),
        plain,
        tag: HeaderValue::try_from(tag).ok()?,
        ..index
    })
}

fn page(name: &str) -> Option<Page> {
    let (_, bytes) = BUILT.iter().find(|(known, _)| *known == name)?;
    let plain = unpack(bytes);
    let hash = Blake2s256::digest(&plain);
    let hash: String = hash[..12].iter().map(|b| format!("{b:02x}")).collect();
    let packed = Bytes::from_static(bytes);
    Some(Page {
        packed: gains(&packed, &plain).then_some(packed),
        plain: plain.into(),
        kind: kind(name),
        // Weak: packed and plain are the same page.
        tag: HeaderValue::try_from(format!("W/\"{hash}\"")).ok()?,
        // The names of assets change with what is in them.
        keep: match name.starts_with("assets/") {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        },
    })
}

pub(crate) fn pack(plain: &[u8]) -> Option<Bytes> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(plain).ok()?;
    let packed = packer.finish().ok()?;
    gains(&packed, plain).then(|| packed.into())
}

fn gains(packed: &[u8], plain: &[u8]) -> bool {
    packed.len() < plain.len() * 9 / 10
}

/// What was packed when the program was built.
pub(crate) fn unpack(packed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    GzDecoder::new(packed)
        .read_to_end(&mut plain)
        .expect("it was packed when the program was built");
    plain
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Everything that no other route answers.
pub async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    found(method, &uri, &headers, PAGES.get(INDEX))
}

/// The same where nothing is real.
pub async fn answer_of_a_demo(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    found(method, &uri, &headers, DEMO.as_ref())
}

/// The same where there is only the book.
pub async fn answer_of_the_book(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    found(method, &uri, &headers, BOOK.as_ref())
}

fn found(method: Method, uri: &Uri, headers: &HeaderMap, index: Option<&Page>) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Refusal::unknown("there is nothing at this address").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return (
            StatusCode::METHOD_NOT_ALLOWED,
            [(header::ALLOW, "GET, HEAD")],
        )
            .into_response();
    }
    if let Some(page) = PAGES.get(path).filter(|_| path != INDEX) {
        return show(page, headers);
    }
    // A file of an older build must not be answered with a document that a browser would run as a script.
    let last = path.rsplit('/').next().unwrap_or_default();
    // The numbers of articles have dots and are no files.
    let is_file = last.contains('.') && !path.starts_with("laws/") && path != INDEX;
    if path.starts_with("assets/") || is_file {
        return StatusCode::NOT_FOUND.into_response();
    }
    match index {
        Some(index) => show(index, headers),
        None => {
            let html = [
                (header::CONTENT_TYPE, kind(INDEX)),
                (header::CACHE_CONTROL, "no-store"),
            ];
            (StatusCode::SERVICE_UNAVAILABLE, html, MISSING).into_response()
        }
    }
}

fn show(page: &Page, asked: &HeaderMap) -> Response {
    let mut headers = HeaderMap::new();
    headers.insert(header::ETAG, page.tag.clone());
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(page.keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_known(asked, &page.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(page.kind));
    let body = match &page.packed {
        Some(packed) if takes_gzip(asked) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            packed
        }
        _ => &page.plain,
    };
    (headers, body.clone()).into_response()
}

fn words(asked: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let values = asked.get_all(name).into_iter();
    values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
}

pub(crate) fn is_known(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    let tag = tag.to_str().unwrap_or_default();
    let bare = |tag: &str| tag.trim_start_matches("W/").to_owned();
    words(asked, header::IF_NONE_MATCH).any(|known| known == "*" || bare(known) == bare(tag))
}

pub(crate) fn takes_gzip(asked: &HeaderMap) -> bool {
    words(asked, header::ACCEPT_ENCODING).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let quality = quality.trim().strip_prefix("q=");
        let wanted = quality.and_then(|q| q.parse::<f32>().ok()) != Some(0.0);
        matches!(name.trim(), "gzip" | "*") && wanted
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn codings_are_read_with_their_quality() {
        let takes = |value| takes_gzip(&asked(header::ACCEPT_ENCODING, value));
        assert!(takes("br, gzip"));
        assert!(takes("gzip;q=0.5"));
        assert!(!takes("gzip;q=0, br"));
        assert!(!takes("identity"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn a_known_page_is_not_sent_again() {
        let tag = HeaderValue::from_static("W/\"ab\"");
        assert!(is_known(
            &asked(header::IF_NONE_MATCH, "\"x\", \"ab\""),
            &tag
        ));
        assert!(is_known(&asked(header::IF_NONE_MATCH, "W/\"ab\""), &tag));
        assert!(!is_known(&asked(header::IF_NONE_MATCH, "\"abc\""), &tag));
    }

    #[tokio::test]
    async fn paths_go_where_they_belong() {
        let get = async |path: &'static str| {
            let answer = answer(Method::GET, Uri::from_static(path), HeaderMap::new()).await;
            let kind = answer.headers().get(header::CONTENT_TYPE);
            let kind = kind.map(|kind| kind.to_str().unwrap().to_owned());
            (answer.status(), kind.unwrap_or_default())
        };
        assert_eq!(get("/api/nothing").await.0, StatusCode::NOT_FOUND);
        assert_eq!(get("/api/nothing").await.1, "application/json");
        assert_eq!(get("/assets/old.js").await.0, StatusCode::NOT_FOUND);
        assert_eq!(get("/favicon.ico").await.0, StatusCode::NOT_FOUND);
        // With or without pages inside, an address of the browser's own is answered with a document.
        assert_eq!(get("/board/2/14").await.1, "text/html; charset=utf-8");
        assert_eq!(get("/laws/2023/7.5.5").await.1, "text/html; charset=utf-8");
        let post = answer(Method::POST, Uri::from_static("/"), HeaderMap::new()).await;
        assert_eq!(post.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
