//! Reports and tables, as files bring them.

mod desk;

use desk::Desk;
use event::command::Import;
use event::csv;
use event::trf::{self, Code, Report};
use event::{Act, Board, Bye, Competition, GameResult, PlayerId, Refusal, RoundNumber, Settings};
use laws::regulations::HalfPoints;
use laws::{Edition, Regulations};

/// Four players after two of three rounds: a win, a draw, a forfeit, a bye and a game that is not for rating.
const REPORT: &str = "\
012 Open of the town
022 Town
032 ESP
042 2026/11/16
052 2026/11/18
092 Individual: Swiss-System
102 IA Somebody, Else
112 FA First
112 FA Second
XXR 3
132                                                                                        26/11/16  26/11/17
001    1 m GM First, Anna                       2527 AZE    13400304 1978/05/01  1.5    1     3 w 1     2 b =
001    2 w FM Second, Berta                     2408 ESP     2212072 1981        1.0    2     4 b -     1 w =
001    3 m    Third                                0 DOM           0             0.0    4     1 b 0     4 w L
001    4      Fourth, D                                                          2.0    3     2 w +     3 b W
";

fn announced() -> Desk {
    let mut desk = Desk::default();
    let regulations = Regulations::classical(Edition::Y2023);
    desk.must(Act::Create(Settings::new("Imported", 1, regulations)));
    desk
}

fn problems(text: &str) -> Vec<(usize, usize, String)> {
    let all = trf::read(text).expect_err("it cannot be read").into_iter();
    all.map(|one| (one.line, one.column, one.expected))
        .collect()
}

#[test]
fn a_report_is_read_by_its_columns() {
    let report = trf::read(REPORT).expect("it can be read");
    assert_eq!(report.name, "Open of the town");
    assert_eq!(report.deputies, ["FA First", "FA Second"]);
    assert_eq!(report.days, ["2026-11-16", "2026-11-17"]);
    let first = &report.players[0];
    assert_eq!(first.player.name(), "First, Anna");
    assert_eq!(first.player.rating, Some(2527));
    assert_eq!(first.player.fide_id, Some(13_400_304));
    assert_eq!(first.player.birth, "1978-05-01");
    assert_eq!(first.points, HalfPoints(3));
    assert_eq!(first.cells[1].opponent, Some(PlayerId(2)));
    assert_eq!(report.players[2].player.rating, None);
    assert_eq!(report.players[3].cells[0].code, Some(Code::ForfeitWin));
    assert_eq!(trf::read(&report.to_string()), Ok(report));
}

#[test]
fn a_whole_report_becomes_a_competition() {
    let mut desk = announced();
    desk.must(Act::Import(Import::WholeTrf(REPORT.into())));
    let competition = &desk.competition;
    assert_eq!(competition.players.len(), 4);
    assert_eq!(competition.settings.rounds, 3);
    assert_eq!(competition.settings.chief_arbiter, "IA Somebody, Else");
    assert_eq!(competition.rounds[1].date, "2026-11-17");
    assert!(competition.rounds[1].finished.is_some());
    let points = |id| competition.points_after(RoundNumber(2), PlayerId(id)).0;
    assert_eq!((1..=4).map(points).collect::<Vec<u32>>(), [3, 1, 0, 4]);
    let again = trf::write(competition);
    let (before, after) = (trf::read(REPORT).unwrap(), trf::read(&again).unwrap());
    for (before, after) in before.players.iter().zip(&after.players) {
        assert_eq!(before.player, after.player);
        assert_eq!(before.cells, after.cells);
    }
}

#[test]
fn every_mistake_of_a_report_has_its_place() {
    let bad = REPORT.replace("1978/05/01", "1978/13/01");
    let expected = "a day such as 2001/02/03, a year, or blanks";
    assert_eq!(problems(&bad), [(12, 70, expected.to_owned())]);
    let bad = REPORT.replace("001    4 ", "001    x ");
    assert_eq!(problems(&bad)[0].0, 15);
    assert_eq!(problems(&bad)[0].1, 5);
    // The opponent does not know of the game.
    let bad = REPORT.replace("3 w 1 ", "4 w 1 ");
    let (line, column, _) = problems(&bad)[0].clone();
    assert_eq!((line, column), (12, 92));
    let bad = REPORT.replace("1 b 0 ", "1 w 0 ");
    assert!(
        problems(&bad)
            .iter()
            .any(|(line, column, _)| (*line, *column) == (14, 97))
    );
    let bad = REPORT.replace("1 b 0 ", "1 b x ");
    assert_eq!(problems(&bad)[0].1, 99);
}

#[test]
fn scores_that_no_letter_says_are_kept() {
    let mut desk = Desk::with_players(2);
    desk.must(Act::PairRoundRobin {
        cycles: Default::default(),
        last_two: Default::default(),
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    let score = |white, black| {
        let (white, black) = (HalfPoints(white), HalfPoints(black));
        GameResult::from(laws::Outcome::Score(chess::ByColor { white, black }))
    };
    desk.enter(1, 1, score(1, 0));
    let text = trf::write(&desk.competition);
    assert!(
        text.contains("   2 w =") && text.contains("   1 b 0"),
        "{text}"
    );
    desk.must(Act::EnterResult {
        round: RoundNumber(1),
        board: Board(1),
        result: score(3, 0),
        reason: "both agreed".into(),
    });
    let text = trf::write(&desk.competition);
    let mut other = announced();
    other.must(Act::Import(Import::WholeTrf(text)));
    let game = other.competition.pairing(RoundNumber(1), Board(1)).unwrap();
    assert_eq!(game.result(), Some(&score(3, 0)));
    // A score that letters can say, and points beside it that they could say too.
    let penalised = GameResult {
        points: Some(chess::ByColor {
            white: HalfPoints(2),
            black: HalfPoints(0),
        }),
        ..score(1, 0)
    };
    desk.must(Act::EnterResult {
        round: RoundNumber(1),
        board: Board(1),
        result: penalised,
        reason: "12.9".into(),
    });
    let mut other = announced();
    other.must(Act::Import(Import::WholeTrf(trf::write(&desk.competition))));
    let game = other.competition.pairing(RoundNumber(1), Board(1)).unwrap();
    assert_eq!(game.result(), Some(&penalised));
}

#[test]
fn three_points_for_a_win_go_through_a_report() {
    let mut desk = Desk::with_players(4);
    let mut settings = desk.competition.settings.clone();
    settings.regulations.points.win = HalfPoints(6);
    settings.regulations.points.draw = HalfPoints(2);
    settings.bye = Some(HalfPoints(2));
    desk.must(Act::Amend(settings));
    let mut other = announced();
    let text = trf::write(&desk.competition);
    assert!(
        text.contains("162  W 3.0    D 1.0    L 0.0    P 1.0"),
        "{text}"
    );
    other.must(Act::Import(Import::WholeTrf(text)));
    let settings = &other.competition.settings;
    assert_eq!(settings.regulations.points.win, HalfPoints(6));
    assert_eq!(settings.bye, Some(HalfPoints(2)));
}

#[test]
fn a_table_of_players_is_read_whatever_the_delimiter() {
    for delimiter in [",", ";", "\t"] {
        let rows = [
            ["NAME", "Fed.", "Elo", "Born", "Title", "Blind", "ignored"],
            ["\"Third, C\"", "esp", "2001", "1/2/2003", "", "yes", "x"],
            ["Fourth", "", "0", "1999", "wfm", "", ""],
        ];
        let good = rows.map(|row| row.join(delimiter)).join("\n");
        // The day is written in a way that cannot be told apart from another.
        let mut desk = announced();
        let refusal = desk.act(Act::Import(Import::PlayersCsv(good.clone())));
        let Err(Refusal::Unreadable(problems)) = refusal else {
            panic!("it is refused");
        };
        assert_eq!((problems[0].line, problems[0].column), (2, 21));
        assert_eq!(desk.competition.players.len(), 0);
        let good = good.replace("1/2/2003", "1.2.2003");
        desk.must(Act::Import(Import::PlayersCsv(good)));
        let third = desk.competition.player(PlayerId(1)).unwrap();
        assert_eq!(third.name(), "Third, C");
        assert_eq!(
            (third.federation.as_str(), third.rating),
            ("ESP", Some(2001))
        );
        assert!(third.needs.visually_disabled);
        assert_eq!(desk.competition.player(PlayerId(2)).unwrap().rating, None);
    }
}

#[test]
fn players_are_imported_all_or_none() {
    let mut desk = Desk::with_players(1);
    let text = "no,surname,fide id\n7,Seven,1\n7,Again,\n1,Taken,\n9,Nine,1\n";
    let Err(Refusal::Unreadable(problems)) = desk.act(Act::Import(Import::PlayersCsv(text.into())))
    else {
        panic!("it is refused");
    };
    let places: Vec<(usize, usize)> = problems.iter().map(|one| (one.line, one.column)).collect();
    assert_eq!(places, [(3, 1), (4, 1), (5, 8)]);
    assert_eq!(desk.competition.players.len(), 1);
}

#[test]
fn pairings_come_from_a_table() {
    let mut desk = Desk::with_players(5);
    let text = "Board;White;Black\n2;1;2\n1;4;3\n;5;bye\n";
    let round = RoundNumber(1);
    let text = text.to_owned();
    desk.must(Act::Import(Import::PairingsCsv { round, text }));
    let paired = desk.competition.round(round).unwrap();
    assert_eq!(paired.at(Board(1)).unwrap().players.white, PlayerId(4));
    assert_eq!(paired.byes[&PlayerId(5)], Bye::PairingAllocated);
    let written = csv::write_pairings(&desk.competition, round);
    let before = desk.competition.rounds.clone();
    let text = written;
    desk.must(Act::Import(Import::PairingsCsv { round, text }));
    assert_eq!(desk.competition.rounds, before);
    let text = "white,black\n1,2\n3,1\n9,4\n".to_owned();
    let Err(Refusal::Unreadable(problems)) =
        desk.act(Act::Import(Import::PairingsCsv { round, text }))
    else {
        panic!("it is refused");
    };
    assert_eq!(
        problems.iter().map(|one| one.line).collect::<Vec<_>>(),
        [3, 4]
    );
}

#[test]
fn standings_as_a_table() {
    let mut desk = Desk::with_players(2);
    desk.must(Act::PairRoundRobin {
        cycles: Default::default(),
        last_two: Default::default(),
    });
    desk.must(Act::StartRound(RoundNumber(1)));
    desk.enter(1, 1, GameResult::DRAW);
    let table = csv::write_standings(&desk.competition, RoundNumber(1));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(
        lines[0],
        "rank,number,title,name,rating,federation,club,points,DE,WIN,SB"
    );
    assert_eq!(lines[1], "1,1,,\"Player1, A\",,,,0.5,0.5,0,0.25");
    assert_eq!(lines[2], "1,2,,\"Player2, A\",,,,0.5,0.5,0,0.25");
}

#[test]
fn an_empty_competition_has_a_report() {
    let report = Report::of(&Competition::new());
    assert_eq!(trf::read(&report.to_string()), Ok(report));
}
