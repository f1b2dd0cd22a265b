//! Files with players as other programs write them, looked at before anything is saved.

mod desk;

use desk::Desk;
use event::command::Import;
use event::csv::{self, Why};
use event::player::{Sex, Title};
use event::{Act, Competition, Player, PlayerId};

fn meanings(text: &str) -> Vec<(String, String)> {
    let preview = csv::preview(&Competition::new(), text).expect("it can be read");
    let columns = preview.columns.into_iter();
    columns
        .map(|one| (one.heading, one.meaning.unwrap_or_default()))
        .collect()
}

fn only(text: &str) -> Player {
    let mut preview = csv::preview(&Competition::new(), text).expect("it can be read");
    assert!(preview.problems.is_empty(), "{:?}", preview.problems);
    preview.rows.remove(0).player
}

#[test]
fn columns_as_programs_call_them() {
    // A result server: titles stand in a column without a heading.
    let server = "No.;;Name;FideID;FED;RtgI;RtgN;sex;Club/City;Typ\n1;WFM;Petrova, Anna;123456;bul;2105;2150;w;Sofia;U20\n";
    let player = only(server);
    assert_eq!((player.id, player.title), (PlayerId(1), Some(Title::Wfm)));
    assert_eq!(
        (player.surname.as_str(), player.given.as_str()),
        ("Petrova", "Anna")
    );
    assert_eq!((player.fide_id, player.rating), (Some(123_456), Some(2105)));
    assert_eq!(
        (player.federation.as_str(), player.club.as_str()),
        ("BUL", "Sofia")
    );
    assert_eq!(player.sex, Some(Sex::Female));
    let columns = meanings(server);
    assert_eq!(columns[9], ("Typ".into(), String::new()));
    assert_eq!(columns[5], ("RtgI".into(), "rating".into()));
    // A pairing program.
    let program = "NAME,FED,BIRTHDAY,SEX,TITLE,IDFIDE,RTGFIDE,IDNAT,RTGNAT,K\n\"Ivanov, Ivan\",SRB,03.02.2001,m,,99,0,7,1820,20\n";
    let player = only(program);
    assert_eq!(
        (player.birth.as_str(), player.rating),
        ("2001-02-03", Some(1820))
    );
    // The rating list.
    let list = "ID Number\tName\tFed\tSex\tTit\tSRtng\tB-day\n100\tOne\tarm\tF\twgm\t2300\t1990\n";
    let player = only(list);
    assert_eq!(
        (player.fide_id, player.title),
        (Some(100), Some(Title::Wgm))
    );
    assert_eq!(
        (player.birth.as_str(), player.federation.as_str()),
        ("1990", "ARM")
    );
    // In words of other languages.
    for words in [
        "Фамилия;Имя;Рейтинг;Страна\n",
        "Nachname;Vorname;Elo;Land\n",
        "Презиме;Given;Рејтинг;Држава\n",
    ] {
        let player = only(&format!("{words}Один;Два;1900;RUS\n"));
        assert_eq!(
            (player.surname.as_str(), player.rating),
            ("Один", Some(1900)),
            "{words}"
        );
    }
}

#[test]
fn what_is_not_understood_is_said_and_left_out() {
    let text =
        "name,fed,title,rating,born\nOne,Spain,Meister,strong,1/2/2003\n,ESP,,,\nTwo,ESP,,1500,\n";
    let preview = csv::preview(&Competition::new(), text).expect("it can be read");
    let places: Vec<(usize, usize)> = preview
        .problems
        .iter()
        .map(|p| (p.line, p.column))
        .collect();
    assert_eq!(places, [(2, 5), (2, 11), (2, 19), (2, 26), (3, 1)]);
    let names: Vec<String> = preview.rows.iter().map(|row| row.player.name()).collect();
    assert_eq!(names, ["One", "Two"]);
    assert_eq!(preview.rows[0].player.federation, "");
    // Without a preview such a file is refused as a whole.
    let mut desk = Desk::with_players(0);
    assert!(
        desk.act(Act::Import(Import::PlayersCsv(text.into())))
            .is_err()
    );
    assert!(csv::preview(&Competition::new(), "a,b\n1,2\n").is_err());
}

#[test]
fn those_who_seem_to_be_there_are_asked_about() {
    let mut desk = Desk::with_players(0);
    let mut known = Player::named("Petrova", "Anna");
    (known.fide_id, known.birth) = (Some(7), "1999-01-02".to_owned());
    desk.must(Act::AddPlayer(known));
    let text = "no,name,fide id,born\n1,Other,7,\n2,anna PETROVA,,1999\n3,\"Petrova, Anna\",,2005\n4,New,8,\n5,Newer,8,\n6,new,,\n";
    let preview = csv::preview(&desk.competition, text).expect("it can be read");
    let marks: Vec<_> = preview
        .rows
        .iter()
        .map(|row| row.duplicate.as_ref())
        .map(|found| found.map(|one| (one.by, one.player.map(|id| id.0), one.line)))
        .collect();
    let expected = [
        Some((Why::FideId, Some(1), None)),
        Some((Why::Name, Some(1), None)),
        None,
        None,
        Some((Why::FideId, None, Some(5))),
        Some((Why::Name, None, Some(5))),
    ];
    assert_eq!(marks, expected);
    // Somebody has a number already: those of the file do not hold.
    assert!(preview.rows.iter().all(|row| row.player.id == PlayerId(0)));
    assert_eq!(desk.competition.players.len(), 1);
    let chosen = preview
        .rows
        .into_iter()
        .filter(|row| row.duplicate.is_none());
    desk.must(Act::Import(Import::Players(
        chosen.map(|row| row.player).collect(),
    )));
    let names: Vec<String> = desk
        .competition
        .players
        .values()
        .map(|one| one.player.name())
        .collect();
    assert_eq!(names, ["Petrova, Anna", "Petrova, Anna", "New"]);
}

#[test]
fn a_report_is_looked_at_the_same_way() {
    let text = "001    5      Five, A                           2000 ESP          55\n";
    let preview = csv::preview(&Competition::new(), text).expect("it can be read");
    assert_eq!(preview.rows[0].player.id, PlayerId(5));
    assert_eq!(preview.rows[0].player.fide_id, Some(55));
}
