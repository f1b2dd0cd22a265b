//! What leaves the hall as files, and comes back.

use crate::common::{Device, House, Person, moves};
use laws::regulations::Supervision;
use laws::{Edition, Regulations};
use serde_json::{Value, json};

fn rapid() -> Regulations {
    Regulations::rapid(Edition::Y2023, Supervision::Supervised)
}

/// White is mated on board 1 of round 1; a draw was offered on the way.
async fn fools_mate(house: &House, chief: &Person) {
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    white.plays("f2f3").await;
    black.does(moves("e7e5")).await;
    black.does(json!("offer-draw")).await;
    black.does(json!("press")).await;
    white.plays("g2g4").await;
    black.does(moves("d8h4")).await;
}

#[tokio::test]
async fn a_game_is_read_live_as_pgn() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    fools_mate(&house, &chief).await;
    let anybody = house.person();
    let (status, one) = anybody.get("/rounds/1/boards/1.pgn").await;
    assert_eq!(status, 200, "{one}");
    for tag in [
        "[Event \"Test Open\"]",
        "[Round \"1\"]",
        "[White \"Player1\"]",
        "[Result \"0-1\"]",
        "[Board \"1\"]",
        "[TimeControl \"900+10\"]",
        "[Termination \"normal\"]",
    ] {
        assert!(one.contains(tag), "{tag} in {one}");
    }
    let flat = one.replace('\n', " ");
    assert!(flat.contains("1... e5 {(=)} {[%clk"), "{one}");
    assert!(flat.contains("Qh4#"), "{one}");
    let (_, all) = anybody.get("/games.pgn").await;
    assert_eq!(all.matches("[Event ").count(), 2, "{all}");
    assert_eq!(anybody.get("/rounds/1/games.pgn").await.1, all);
    assert_eq!(anybody.get("/rounds/2/games.pgn").await.0, 404);
    assert_eq!(anybody.get("/rounds/1/boards/9.pgn").await.0, 404);
    assert_eq!(anybody.get("/games.pgn?now").await.0, 401);
    assert_eq!(chief.get("/games.pgn?now").await.0, 200);
}

#[tokio::test]
async fn the_public_reads_with_the_delay_of_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    let mut settings = chief.get_json("/api/event").await["settings"].clone();
    settings["public_delay"] = json!(3600);
    chief.organise(json!({ "amend": settings })).await;
    fools_mate(&house, &chief).await;
    let (_, public) = house.person().get("/games.pgn").await;
    assert!(
        !public.contains("f3") && !public.contains("0-1"),
        "{public}"
    );
    let (_, staff) = chief.get("/games.pgn?now").await;
    assert!(staff.contains("f3") && staff.contains("0-1"), "{staff}");
}

#[tokio::test]
async fn standings_are_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    fools_mate(&house, &chief).await;
    // The result reaches the competition a moment after the move.
    let anybody = house.person();
    let mut standings = Value::Null;
    for _ in 0..100 {
        standings = anybody.get_json("/api/standings").await;
        if standings["rows"][0]["points"] == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let first = &standings["rows"][0];
    assert_eq!(first["points"], 2, "half points: {standings}");
    assert_eq!(first["player"]["name"], "Player4");
    assert_eq!(standings["after"], 1);
    let values = first["values"].as_array().unwrap().len();
    assert_eq!(values, standings["tie_breaks"].as_array().unwrap().len());
    let table = anybody.get_json("/api/crosstable?round=1").await;
    let rows = table["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 4);
    let loser = rows
        .iter()
        .position(|row| row["standing"]["player"]["name"] == "Player1");
    assert_eq!(rows[0]["texts"][0], "1", "{table}");
    assert_eq!(rows[0]["games"][0]["row"], loser.unwrap(), "{table}");
    let wins = standings["tie_breaks"].as_array().unwrap();
    let place = wins.iter().position(|code| code == "WIN").unwrap();
    let asked = format!("/api/standings/explain?player=4&place={place}");
    let sum = anybody.get_json(&asked).await;
    assert_eq!(
        (&sum["value"], &sum["summands"][0]["round"]),
        (&"1".into(), &1.into()),
        "{sum}"
    );
    let nobody = anybody
        .get("/api/standings/explain?player=99&place=0")
        .await;
    assert_eq!(nobody.0, 404);
    let before = anybody.get_json("/api/standings?round=0").await;
    assert_eq!(before["rows"][0]["points"], 0);
}

#[tokio::test]
async fn a_hall_goes_to_another_file_whole() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    fools_mate(&house, &chief).await;
    let (status, journal) = chief.get("/api/export/journal.jsonl").await;
    assert_eq!(status, 200);
    assert!(
        !journal.contains("argon2") && !journal.contains("token"),
        "no secret leaves"
    );
    assert_eq!(house.person().get("/api/export/journal.jsonl").await.0, 401);

    let other = House::open(&folder.path().join("other.adoube")).await;
    let second = other.chief().await;
    // A line is lost on the way: nothing is taken.
    let lines: Vec<&str> = journal.lines().collect();
    let place = lines
        .iter()
        .position(|line| line.contains("game/1/1"))
        .unwrap();
    let mut holed = lines.clone();
    holed.remove(place + 2);
    let (status, words) = second
        .post_text("/api/import/journal", &holed.join("\n"))
        .await;
    assert_eq!(status, 422, "{words}");
    assert!(second.get_json("/api/event").await["created"].is_null());
    assert_eq!(
        other
            .person()
            .post_text("/api/import/journal", &journal)
            .await
            .0,
        401
    );

    let (status, words) = second.post_text("/api/import/journal", &journal).await;
    assert_eq!(status, 204, "{words}");
    for path in [
        "/api/export/games.pgn",
        "/api/export/safe.pgn",
        "/api/export/standings.csv",
        "/api/export/players.csv",
        "/api/export/pairings.csv?round=1",
        "/api/export/tournament.trf",
        "/api/standings",
    ] {
        let (status, here) = chief.get(path).await;
        assert_eq!(status, 200, "{path}: {here}");
        assert_eq!(second.get(path).await.1, here, "{path}");
    }
    // The game on board 2 goes on there.
    let seat = second.link(2, "white").await;
    Device::join(other.address, &seat).await.plays("e2e4").await;
    let (status, _) = second.post_text("/api/import/journal", &journal).await;
    assert_eq!(status, 409, "once is enough");

    let again = House::open(&folder.path().join("other.adoube")).await;
    let pgn = again.person().get("/games.pgn").await.1;
    assert!(pgn.contains("e4") && pgn.contains("Qh4#"), "{pgn}");
}

#[tokio::test]
async fn a_finished_game_is_looked_at_again() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    chief.round_robin(4, &rapid()).await;
    fools_mate(&house, &chief).await;
    let public = house.person().get_json("/api/records/1/1").await;
    assert_eq!(public["game"]["moves"].as_array().unwrap().len(), 4);
    assert_eq!(public["uses"].as_array().unwrap().len(), 4);
    assert!(public.get("staff").is_none());
    let left = public["uses"][0]["left"].as_i64().unwrap();
    let spent = public["uses"][0]["spent"].as_i64().unwrap();
    assert_eq!(left + spent, 920_000, "fifteen minutes and two increments");
    let staff = chief.get_json("/api/records/1/1?language=hy").await;
    assert!(staff["staff"]["log"].as_array().unwrap().len() > 8);
    assert_eq!(
        house.person().get("/api/records/1/2").await.0,
        403,
        "still played"
    );
    assert_eq!(chief.get("/api/records/1/2").await.0, 200);
    assert_eq!(chief.get("/api/records/1/7").await.0, 404);
}

#[tokio::test]
async fn diagrams_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let anybody = house.person();
    let (status, svg) = anybody
        .get("/api/diagram.svg?fen=8/8/8/3k4/8/8/4P3/4K3&last=e1e2&circle=d5")
        .await;
    assert!(status == 200 && svg.starts_with("<svg"), "{svg}");
    assert_eq!(
        anybody
            .get("/api/diagram.png?fen=4k3/8/8/8/8/8/8/4K3&size=64")
            .await
            .0,
        200
    );
    for wrong in [
        "fen=nonsense",
        "fen=4k3/8/8/8/8/8/8/4K3&last=e9",
        "fen=8/8&theme=x",
    ] {
        let (status, words) = anybody.get(&format!("/api/diagram.svg?{wrong}")).await;
        assert_eq!(status, 422, "{words}");
    }
}

#[tokio::test]
async fn an_illegal_move_that_stands_is_told_in_both_forms() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let regulations = Regulations::rapid(Edition::Y2023, Supervision::Unsupervised);
    chief.round_robin(4, &regulations).await;
    let (white, black) = (chief.link(1, "white").await, chief.link(1, "black").await);
    let mut white = Device::join(house.address, &white).await;
    let mut black = Device::join(house.address, &black).await;
    white.plays("e2e5").await;
    let live = house.person().get("/rounds/1/boards/1.pgn").await.1;
    assert!(
        !live.contains("e2e5") && !live.contains("illegal"),
        "nobody learns from here that the move was illegal: {live}"
    );
    black.plays("d7d5").await;
    let record = chief.get("/api/export/games.pgn").await.1;
    assert!(record.contains("[%illegal e2e5]"), "{record}");
    assert!(record.contains("[%ruling 2023 A.5"), "{record}");
    let safe = chief.get("/api/export/safe.pgn").await.1;
    assert!(!safe.contains("%illegal"), "{safe}");
    assert!(safe.contains("illegal and stood"), "{safe}");
    assert_eq!(safe.matches("[Board \"1\"]").count(), 2, "{safe}");
}

#[tokio::test]
async fn a_chess960_game_says_where_it_began() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("hall.adoube")).await;
    let chief = house.chief().await;
    let mut regulations = rapid();
    regulations.chess960 = Some(518);
    chief.round_robin(4, &regulations).await;
    let pgn = house.person().get("/games.pgn").await.1;
    for tag in ["[Variant \"Chess960\"]", "[SetUp \"1\"]", "[FEN \""] {
        assert_eq!(pgn.matches(tag).count(), 2, "{pgn}");
    }
}
