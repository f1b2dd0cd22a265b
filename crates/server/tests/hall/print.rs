//! What is printed can be read: by people in six languages, and by programs.

use crate::common::{Device, House, Person, moves};
use crate::links::token;
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::json;

/// All text of a PDF.
fn text_of(pdf: &[u8]) -> String {
    let document = lopdf::Document::load_mem(pdf).unwrap();
    let pages: Vec<u32> = document.get_pages().keys().copied().collect();
    document.extract_text(&pages).unwrap()
}

pub async fn paper(person: &Person, path: &str) -> String {
    let (status, bytes) = person.get_bytes(path).await;
    assert_eq!(status, 200, "{path}: {}", String::from_utf8_lossy(&bytes));
    assert!(bytes.starts_with(b"%PDF"), "{path}");
    if let Ok(folder) = std::env::var("ADOUBE_PAPER") {
        let name = path
            .trim_start_matches("/api/print/")
            .replace(['/', '?', '='], "-");
        std::fs::write(
            std::path::Path::new(&folder).join(format!("{name}.pdf")),
            &bytes,
        )
        .unwrap();
    }
    text_of(&bytes)
}

#[tokio::test]
async fn papers_can_be_read_in_six_languages() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Supervised);
    let names = [
        ("Ђорђевић", "Љубица"),
        ("Սարգսյան", "Գաբրիել"),
        ("Щёкин", "Юрий"),
        ("Ќосев", "Ѓорѓи"),
    ];
    let settings = json!({"name": "Купа на града", "rounds": 3, "regulations": regulations, "chief_arbiter": "Петрова"});
    chief.organise(json!({ "create": settings })).await;
    for (surname, given) in names {
        let player = json!({"surname": surname, "given": given, "rating": 2100, "title": "fm"});
        chief.organise(json!({ "add-player": player })).await;
    }
    chief
        .organise(json!({"pair-round-robin": {"cycles": "single"}}))
        .await;
    chief.organise(json!({"start-round": 1})).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    for (a, b) in [("e2e4", "e7e5"), ("g1f3", "b8c6"), ("f1b5", "g8f6")] {
        white.plays(a).await;
        black.plays(b).await;
    }
    // An illegal move, ruled on, goes into the report with its article.
    white.does(moves("e4e6")).await;
    white.does(json!("press")).await;
    let key = server::wire::Key { round: 1, board: 1 };
    for (id, act) in [("n1", "notice-illegal-move"), ("n2", "confirm")] {
        // Whether the arbiter must confirm it is for the regulations to say.
        let act = json!({"id": id, "act": act});
        chief.post("/api/boards/1/1/acts", &act).await;
    }
    assert!(
        !house
            .hall
            .table(key)
            .unwrap()
            .board()
            .game
            .rulings
            .is_empty()
    );

    for (language, title, knight) in [
        ("en", "Scoresheet", "Nf3"),
        ("ru", "Бланк для записи партии", "Кf3"),
        ("bg", "Бланка", "Кf3"),
        ("sr", "Записник партије", "Сf3"),
        ("mk", "Формулар", "Сf3"),
        ("hy", "Բլանկ", "Ձf3"),
    ] {
        let sheet = paper(
            &chief,
            &format!("/api/print/scoresheet/1/1.pdf?language={language}"),
        )
        .await;
        for wanted in [title, knight, "Ђорђевић", "Ќосев"] {
            assert!(sheet.contains(wanted), "{language}: {wanted} in {sheet}");
        }
    }
    let report = paper(&chief, "/api/print/report.pdf?language=hy").await;
    for wanted in [
        "Գլխավոր մրցավարի հաշվետվություն",
        "7.5.5",
        "Սարգսյան",
        "Петрова",
    ] {
        assert!(report.contains(wanted), "{wanted} in {report}");
    }
    let standings = paper(&chief, "/api/print/standings.pdf?language=ru").await;
    assert!(
        standings.contains("Щёкин") && standings.contains("Очки"),
        "{standings}"
    );
    let pairings = paper(&chief, "/api/print/pairings/2.pdf?language=mk").await;
    assert!(
        pairings.contains("Парови") && pairings.contains("Ѓорѓи"),
        "{pairings}"
    );
    let links = paper(
        &chief,
        "/api/print/links.pdf?language=sr&address=https://hall.test",
    )
    .await;
    assert!(
        links.contains("https://hall.test/join#") && links.contains("Табла 2"),
        "{links}"
    );
    assert_eq!(
        chief.get("/api/print/envelope/1/1.pdf").await.0,
        404,
        "nothing is sealed"
    );
    assert_eq!(chief.get("/api/print/pairings/9.pdf").await.0, 404);
    assert_eq!(house.person().get("/api/print/links.pdf").await.0, 401);
}

#[tokio::test]
async fn the_envelope_says_everything_but_the_move() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let mut regulations = Regulations::classical(Edition::Y2023);
    regulations.guidelines.adjournment = true;
    chief.round_robin(4, &regulations).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    Device::join(house.address, &white)
        .await
        .plays("e2e4")
        .await;
    let mut black = Device::join(house.address, &black).await;
    let seal = json!({"adjourn": {"seal": {"text": "Nf6", "early": null}}});
    black.does(seal).await;
    let envelope = paper(&chief, "/api/print/envelope/1/1.pdf?language=bg").await;
    for wanted in [
        "Запечатан ход",
        "Player4",
        "1:30:",
        "rnbqkbnr/pppppppp/8/8/4P3",
    ] {
        assert!(envelope.contains(wanted), "{wanted} in {envelope}");
    }
    assert!(
        !envelope.contains("Nf6") && !envelope.contains("Кf6"),
        "{envelope}"
    );
    assert_eq!(
        house.person().get("/api/print/envelope/1/1.pdf").await.0,
        401
    );
}

/// A game that Paul Morphy won at the opera.
const OPERA: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 \
    c4b5 b8d7 O-O-O a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

/// One game on the screens of both players, to the signatures.
async fn played(house: &House, links: [&str; 2], way: u32) {
    let mut white = Device::join(house.address, links[0]).await;
    let mut black = Device::join(house.address, links[1]).await;
    for (n, mv) in OPERA.split_whitespace().enumerate() {
        let act = match mv {
            "O-O-O" => {
                json!({"move": {"attempt": {"castle": {"king": "e1", "rook": "a1"}}, "hands": "one"}})
            }
            mv => moves(mv),
        };
        [&mut white, &mut black][n % 2].does(act).await;
        if n < 32 {
            [&mut white, &mut black][n % 2].does(json!("press")).await;
        }
        if n == 27 && way > 0 {
            break;
        }
    }
    let outcome = match way {
        0 => json!({"win": "white"}),
        1 => {
            white.does(json!("resign")).await;
            json!({"win": "black"})
        }
        _ => {
            white.does(moves("b5d7")).await;
            white.does(json!("offer-draw")).await;
            white.does(json!("press")).await;
            black.does(json!("accept-draw")).await;
            json!("draw")
        }
    };
    for device in [&mut white, &mut black] {
        device.does(json!({"record": {"sign": outcome}})).await;
    }
}

/// Eight players, seven rounds, nothing that anybody had to rule on: nothing that fills pages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_report_of_a_quiet_event_fits_on_a_few_pages() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::rehearse(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let regulations = Regulations::classical(Edition::Y2023);
    chief.round_robin(8, &regulations).await;
    for round in 1..=7 {
        if round > 1 {
            chief.organise(json!({"start-round": round})).await;
        }
        for board in 1..=4 {
            let white = token(&chief, round, board, "white").await;
            let black = token(&chief, round, board, "black").await;
            played(&house, [&white, &black], (round + board) % 3).await;
            chief.result_of(round as usize, board as usize).await;
        }
        chief.organise(json!({"finish-round": round})).await;
    }
    for language in ["en", "hy"] {
        let path = format!("/api/print/report.pdf?language={language}");
        let text = paper(&chief, &path).await;
        assert!(text.contains("Player8"), "{text}");
        let (_, pdf) = chief.get_bytes(&path).await;
        let pages = lopdf::Document::load_mem(&pdf).unwrap().get_pages().len();
        assert!((1..=2).contains(&pages), "{pages} pages in {language}");
    }
}
