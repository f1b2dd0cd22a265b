//! Refusals in the language that the caller reads (`Accept-Language`).

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use locale::Language;

use super::answer::RefusalBody;
use crate::hall::Hall;
use crate::refused::Refused;

/// Goes with an answer that is a refusal until its language is known.
#[derive(Clone)]
pub(super) struct Unsaid {
    /// What it is in English.
    pub body: RefusalBody,
    /// Of a board, which has words of its own in every language.
    pub refused: Option<Refused>,
}

/// Says refusals in the language of the caller; English is what they are made in.
pub(super) async fn spoken(
    State(hall): State<Arc<Hall>>,
    request: Request,
    next: Next,
) -> Response {
    let language = wanted(request.headers());
    let mut answer = next.run(request).await;
    let Some(Unsaid { mut body, refused }) = answer.extensions_mut().remove::<Unsaid>() else {
        return answer;
    };
    if language == Language::En {
        return answer;
    }
    let speaker = hall.speaker(language);
    let said = |english: &str| speaker.locale().translated(english);
    body.words = match &refused {
        Some(refused) => speaker.refusal(refused),
        None => said(&body.words),
    };
    for detail in &mut body.details {
        detail.problem = said(&detail.problem);
    }
    let Ok(text) = serde_json::to_vec(&body) else {
        return answer;
    };
    answer.headers_mut().remove(header::CONTENT_LENGTH);
    *answer.body_mut() = Body::from(text);
    answer
}

/// The first language of ours that the caller names. Everybody sends them in the order in which he reads them.
fn wanted(headers: &HeaderMap) -> Language {
    let value = headers.get(header::ACCEPT_LANGUAGE);
    let value = value.and_then(|value| value.to_str().ok()).unwrap_or("");
    let tags = value.split(',').filter_map(|one| one.split(';').next());
    let mut known = tags.filter_map(|tag| {
        let tag = tag.trim();
        let main = tag.split('-').next().unwrap_or(tag);
        tag.parse().or_else(|_| main.parse()).ok()
    });
    known.next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_of_ours_is_taken() {
        for (value, language) in [
            ("", Language::En),
            ("ru-RU,ru;q=0.9,en;q=0.8", Language::Ru),
            ("de,fr;q=0.8", Language::En),
            ("de, hy;q=0.8", Language::Hy),
            ("sr-Latn", Language::SrLatn),
            ("sr-Cyrl-RS", Language::Sr),
            ("en-GB,ru", Language::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, value.parse().expect("a header"));
            assert_eq!(wanted(&headers), language, "{value}");
        }
    }
}
