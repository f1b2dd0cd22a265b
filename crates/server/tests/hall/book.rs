//! The book over HTTP: what may be kept and what not, what is not there, and what is too much.

use crate::common::House;
use serde_json::{Value, json};

#[tokio::test]
async fn what_does_not_change_may_be_kept() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let reader = house.person();
    let asked = async |path: &str, known: Option<&str>| {
        let mut request = reader
            .request("GET", path)
            .header("accept-encoding", "gzip");
        if let Some(known) = known {
            request = request.header("if-none-match", known);
        }
        request.send().await.unwrap()
    };
    let header = |answer: &reqwest::Response, name: &str| {
        let value = answer.headers().get(name);
        value.map_or(String::new(), |value| value.to_str().unwrap().to_owned())
    };
    let contents = reader.get_json("/api/laws?lang=mk&edition=2018").await;
    assert_eq!(contents["edition"], "2018");
    let build = contents["build"].as_str().unwrap();
    let plain = asked("/api/laws/articles/2018/9.2?lang=mk", None).await;
    assert_eq!(header(&plain, "cache-control"), "no-cache");
    assert_eq!(header(&plain, "content-encoding"), "gzip");
    let tag = header(&plain, "etag");
    let again = asked("/api/laws/articles/2018/9.2?lang=mk", Some(&tag)).await;
    assert_eq!(again.status(), 304);
    let kept = format!("/api/laws/articles/2018/9.2?lang=mk&build={build}");
    let kept = asked(&kept, None).await;
    assert!(header(&kept, "cache-control").contains("immutable"));
    let old = asked("/api/laws/articles/2018/9.2?lang=mk&build=old", None).await;
    assert_eq!(header(&old, "cache-control"), "no-cache");
    // What is packed for one is plain for another.
    let article = reader.get_json("/api/laws/articles/2018/9.2?lang=mk").await;
    assert_eq!(article["number"], "9.2");
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let reader = house.person();
    for path in [
        "/api/laws?edition=2020",
        "/api/laws/articles/2023/99.9",
        "/api/laws/articles/1997/1.1",
        "/api/laws/cases/07-irregularities/nothing",
        "/api/laws/nothing",
    ] {
        assert_eq!(reader.get(path).await.0, 404, "{path}");
    }
    // A language that nobody knows is answered in English.
    let article = reader
        .get_json("/api/laws/articles/2023/7.5.5?lang=xx")
        .await;
    assert_eq!(article["title"], "Penalty for illegal moves");
    let found = reader.get_json("/api/laws/search?q=phone").await;
    assert!(!found["found"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn the_practice_table_answers_and_has_its_bounds() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let reader = house.person();
    let tried = async |text: &str| {
        let body = json!({"text": text, "edition": "2023", "lang": "ru"});
        reader.post("/api/laws/try", &body).await
    };
    let (status, body) = tried("given rapid\nwhite plays e2e5\n").await;
    assert_eq!(status, 200);
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(body["steps"].as_array().unwrap().len(), 2);
    assert!(body["views"]["seats"]["white"]["sheet"].is_array());
    let (status, body) = tried(&"1 second passes\n".repeat(301)).await;
    assert_eq!(status, 200);
    let body: Value = serde_json::from_str(&body).unwrap();
    // In the reader's language, as everything else.
    assert_eq!(body["error"]["problem"], "слишком много для одного стола");
    // Larger than anybody may send without an account.
    let (status, _) = tried(&"x".repeat(1 << 20)).await;
    assert_eq!(status, 413);
    // Many at once: each is answered, or asked to come again, and the hall goes on.
    let many = (0..100).map(|_| tried("given blitz\nthe moves e2e4 e7e5 g1f3 are played\n"));
    let answers = futures_util::future::join_all(many).await;
    assert!(
        answers
            .iter()
            .all(|(status, _)| [200, 503].contains(status))
    );
    assert!(answers.iter().filter(|(status, _)| *status == 200).count() >= 60);
    assert_eq!(reader.get("/api/hall").await.0, 200);
}
