//! TRF26: every line is read, written and read back; older lines mean the same; mistakes have their place.

mod shared;

use chess::Color;
use event::trf::{
    self, Acceleration, Adjustment, Byes, Halves, LineUp, MatchScheme, Prohibition, RatingList,
    Report, Scheme, System, TeamBye, TeamForfeit, Where,
};
use event::{Bye, PlayerId};
use laws::regulations::{HalfPoints, Points};
use proptest::prelude::*;

/// Every line of the form of 2026, in its columns.
const EVERY_LINE: &str = "\
012 Open
022 Town
032 ESP
042 2026/11/16
052 2026/11/18
062 4
072 1
082 2
092 Team: Swiss
102 IA Somebody
112 FA First
122 90 minutes
142 3
152 B
162  W 3.0    D 1.0    L 0.0    A 0.5    P 1.0    X 2.0
172 ESP FIDON
182 A program
192 FIDE_TEAM_BAKU
202 BH:GP/C1,DE
222 40/5400+30:1800+30
352 WBWB
362 TW 3.0   TD 1.5   TL 0.5
### a comment of before
132                                                                                        26/11/16  26/11/17
001    1 m GM First, Anna                       2527 AZE    13400304 1978/05/01  1.5    1     3 w 1     2 b =
001    2 w FM Second, Berta                     2408 esp     2212072 1981        1.0    2     4 b -     1 w =
001    3 m    Third                                0 DOM           0             0.0    4     1 b 0     4 w ?
001    4      Fourth, D                                                          2.0    3     2 w +     3 b
ESP    2 w  A Segunda, Berta                    2390 AND         A17 1981/00/00
240 H 003    1    2
250  1.0  2.0 001 003    1    2
260 001 002    1    2
299 W   2.0   2.5  002    2
299    -1.0  -0.5         1
299 +   2.0   2.5
310   1 India                            IND     2486   15.0   28.0  11     1    3
310   2 Ukraine                          UKR          1014.5   26.5         2    4
320  1.0  2.0 000 002
330 +- 001   2   1
330 -- 003   1   2
300 001   1   2    3 0000
801 a table for people
802   1 IND     19.0   32.5  FPB    4.0
QQQ what nobody knows
### a comment of after
";

#[test]
fn every_line_is_read() {
    let report = trf::read(EVERY_LINE).expect("it can be read");
    assert_eq!(report.initial_color, Some(Color::Black));
    let scheme = Scheme {
        points: Points {
            win: HalfPoints(6),
            draw: HalfPoints(2),
            loss: HalfPoints(0),
        },
        absent: HalfPoints(1),
        bye: HalfPoints(2),
        unknown: HalfPoints(4),
    };
    assert_eq!(report.points, Some(scheme));
    let list = RatingList {
        federation: "ESP".into(),
        method: "FIDON".into(),
    };
    assert_eq!(report.rating_list, Some(list));
    assert_eq!(report.program, "A program");
    assert!(report.is_baku() && report.is_team() && report.system() == System::Swiss);
    assert_eq!(report.tie_breaks, ["BH:GP/C1", "DE"]);
    assert_eq!(report.board_colors.len(), 4);
    let matches = MatchScheme {
        win: HalfPoints(6),
        draw: HalfPoints(3),
        loss: HalfPoints(1),
    };
    assert_eq!(report.match_scheme, Some(matches));
    assert_eq!(report.players[1].player.federation, "ESP");
    assert_eq!(report.players[2].cells[1].code, None);
    let national = &report.national[0];
    assert_eq!(
        (national.class.as_str(), national.rating),
        ("A", Some(2390))
    );
    assert_eq!(
        (national.origin.as_str(), national.number.as_str()),
        ("AND", "A17")
    );
    let players = vec![PlayerId(1), PlayerId(2)];
    let (bye, round) = (Bye::HalfPoint, 3);
    assert_eq!(
        report.byes,
        [Byes {
            bye,
            round,
            players: players.clone()
        }]
    );
    let (first, last) = (PlayerId(1), PlayerId(2));
    let acceleration = Acceleration {
        match_points: Some(HalfPoints(2)),
        points: HalfPoints(4),
        first_round: 1,
        last_round: 3,
        first,
        last,
    };
    assert_eq!(report.accelerations, [acceleration]);
    let (first_round, last_round) = (1, 2);
    let apart = Prohibition {
        first_round,
        last_round,
        players,
    };
    assert_eq!(report.prohibitions, [apart]);
    let adjustment = |kind, match_points, points, round, players: &[u32]| Adjustment {
        kind,
        match_points: Some(Halves(match_points)),
        points: Some(Halves(points)),
        round,
        players: players.iter().copied().map(PlayerId).collect(),
    };
    let adjustments = [
        adjustment(Some('W'), 4, 5, Some(2), &[2]),
        adjustment(None, -2, -1, None, &[1]),
        adjustment(Some('+'), 4, 5, None, &[]),
    ];
    assert_eq!(report.adjustments, adjustments);
    assert_eq!(report.teams[0].members, [PlayerId(1), PlayerId(3)]);
    assert_eq!(report.teams[1].match_points, HalfPoints(2029));
    assert_eq!(
        (report.teams[0].rank, report.teams[1].rank),
        (Some(11), None)
    );
    let bye = TeamBye {
        match_points: HalfPoints(2),
        game_points: HalfPoints(4),
        teams: vec![0, 2],
    };
    assert_eq!(report.team_bye, Some(bye));
    let forfeit = |winner, round, white, black| TeamForfeit {
        winner,
        round,
        white,
        black,
    };
    let forfeits = [forfeit(Some(Color::White), 1, 2, 1), forfeit(None, 3, 1, 2)];
    assert_eq!(report.team_forfeits, forfeits);
    let players = vec![Some(PlayerId(3)), None];
    let (round, team, opponent) = (1, 1, 2);
    assert_eq!(
        report.line_ups,
        [LineUp {
            round,
            team,
            opponent,
            players
        }]
    );
    let kept: Vec<(Where, &str)> = report
        .kept
        .iter()
        .map(|k| (k.place, k.text.as_str()))
        .collect();
    let expected = [
        (Where::Head, "### a comment of before"),
        (Where::Tail, "QQQ what nobody knows"),
        (Where::Tail, "### a comment of after"),
    ];
    assert_eq!(kept, expected);
}

#[test]
fn every_line_is_written_in_its_columns() {
    let report = trf::read(EVERY_LINE).expect("it can be read");
    let written = report.to_string();
    assert_eq!(trf::read(&written), Ok(report));
    let lines: Vec<&str> = written.lines().collect();
    // What is counted, said twice or only for people is not written back letter by letter.
    let same = |line: &&str| {
        let other = ["072", "801", "802", "001"].contains(&&line[..3]);
        !other && !line.contains("esp")
    };
    for line in EVERY_LINE.lines().filter(same) {
        assert!(lines.contains(&line), "{line}\nis not in\n{written}");
    }
    assert!(written.ends_with("\r\n") && !written.replace("\r\n", "").contains(['\r', '\n']));
}

#[test]
fn lines_end_as_programs_end_them() {
    let expected = trf::read(EVERY_LINE);
    for end in ["\r", "\r\n", "\n"] {
        assert_eq!(trf::read(&EVERY_LINE.replace('\n', end)), expected);
    }
    assert_eq!(trf::read(&format!("\u{feff}{EVERY_LINE}")), expected);
}

const PLAYERS: &str = "\
001    1      First                             2500                             1.0    1     2 w 1
001    2      Second                            2400                             0.0    2     1 b 0
001    3      Third                             2300                             0.0    3  0000 - U
";

#[test]
fn older_lines_mean_the_same() {
    let old = "\
XXR 5
XXC black1 rank
XXZ 3
XXP 1 2
XXA    1  1.0  1.0  0.5
XXS W=3.0 D=1 FW=2.0
BBU  1.0
BBZ  0.5
";
    let new = "\
142 5
152 B
162  W 3.0    D 1.0    L 0.0    P 1.0
XXC rank
240 Z 002    3
250       1.0 001 002    1    1
250       0.5 003 003    1    1
260 001 005    1    2
299 +         2.0
299 Z         0.5
";
    let report = trf::read(&format!("{old}{PLAYERS}")).expect("it can be read");
    assert_eq!(Ok(&report), trf::read(&format!("{new}{PLAYERS}")).as_ref());
    assert!(report.numbers_by_rank && report.kept.is_empty() && report.rounds == Some(5));
    let team = format!("{PLAYERS}013 {:<32}   1    3\n", "A team");
    let team = trf::read(&team).expect("it can be read").teams.remove(0);
    assert_eq!(team.members, [PlayerId(1), PlayerId(3)]);
    assert_eq!((team.number, team.name.as_str()), (1, "A team"));
    // A word that nobody knows keeps its line.
    let report = trf::read("XXC white1 sideways\n").expect("it can be read");
    assert_eq!(report.kept[0].text, "XXC white1 sideways");
    assert_eq!(report.initial_color, Some(Color::White));
    assert_eq!(trf::read(&report.to_string()), Ok(report));
}

#[test]
fn results_are_worth_what_the_report_says() {
    let lines = "\
162  W 3.0    D 1.0    P 1.0
299 +         2.0
299 W         2.5  001    1
299          -1.0  002    2
";
    let report = trf::read(&format!("{lines}{PLAYERS}")).expect("it can be read");
    let worth = report.worth();
    let of = |player, letter| {
        let code = trf::Code::from_letter(letter).expect("a letter");
        worth.of(PlayerId(player), 1, code).0
    };
    assert_eq!(
        [of(1, '1'), of(2, '1'), of(1, '+'), of(3, 'U')],
        [5, 6, 4, 2]
    );
    assert_eq!(
        [of(1, 'F'), of(1, 'H'), of(1, '-'), of(1, '0')],
        [6, 2, 0, 0]
    );
    let extra = |after| worth.extra(PlayerId(2), after, 5).0;
    assert_eq!([extra(1), extra(2), extra(5)], [0, -2, -2]);
    let round = report.round(1, report.scheme().points);
    let points = round.games[0].result.and_then(|result| result.points);
    assert_eq!(points.map(|points| points.white), Some(HalfPoints(5)));
}

#[test]
fn every_mistake_has_its_place() {
    let wrong: &[(&str, usize)] = &[
        ("042 yesterday", 5),
        ("142 many", 5),
        ("152 Q", 5),
        ("162  Q 1.0", 6),
        ("162  W 1.3", 7),
        ("240 Q 001    1", 5),
        ("240 H 000    1", 7),
        ("240 H 001    9", 11),
        ("240 H 001    1x   2", 15),
        ("240 H 001", 11),
        ("250       x.0 001 003    1    2", 10),
        ("250       1.0 003 001    1    2", 19),
        ("250       1.0 001 003    2    1", 28),
        ("260 001 002    1", 13),
        ("260 002 001    1    2", 9),
        ("260 001 002    1    9", 18),
        ("299 Q         1.0  001    1", 5),
        ("299 W", 14),
        ("299           1.0", 24),
        ("299 W         1.0  001    9", 24),
        (
            "310   1 Team                                                               9",
            74,
        ),
        ("310     Team", 5),
        (
            "310   1 Team                                                               1    1",
            79,
        ),
        ("320 x.0", 5),
        ("320  1.0  2.0 007", 15),
        ("330 ++ 001   1   2", 5),
        ("330 +- 001   1   2", 12),
        ("300 001   1   2    1", 9),
        ("352 WBX", 7),
        ("362 TQ 1.0", 5),
        ("XXZ 1 9", 7),
        ("XXP 1", 5),
        ("XXS WW=1 BW=2", 10),
        ("XXS W:1", 5),
        ("BBW much", 5),
        ("001    4     xSomebody", 14),
        (
            "001    4      Somebody                          2400                             0.0    4     1 w 1x",
            100,
        ),
    ];
    for (line, column) in wrong {
        let text = format!("{PLAYERS}{line}\n");
        let problems = trf::read(&text).expect_err(line);
        let places: Vec<(usize, usize)> = problems.iter().map(|p| (p.line, p.column)).collect();
        assert!(places.contains(&(4, *column)), "{line}: {problems:?}");
    }
}

#[test]
fn every_tournament_of_the_vectors_is_read_back() {
    let Some(tournaments) = shared::tournaments() else {
        return;
    };
    assert_eq!(tournaments.len(), 389);
    for (name, text) in tournaments {
        let report = trf::read(&text).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        let again = trf::read(&report.to_string());
        assert_eq!(again.as_ref(), Ok(&report), "{name}");
        let worth = report.worth();
        for line in &report.players {
            let rounds = (1..).zip(&line.cells);
            let points = rounds.map(|(round, cell)| worth.of_cell(line.player.id, round, cell).0);
            assert_eq!(
                points.sum::<i32>(),
                line.points.0 as i32,
                "{name} {}",
                line.player.id
            );
        }
    }
}

#[test]
fn an_empty_report() {
    assert_eq!(trf::read(""), Ok(Report::default()));
}

/// Any line that lists something about players 1 to 3 or teams 1 and 2, in its columns.
fn any_line() -> impl Strategy<Value = String> {
    let id = || 1..4u32;
    let round = || 0..12u32;
    let points = || prop_oneof!["[0-9]\\.[05]", "[0-9]{2}\\.[05]", "[0-9]{2}½", "[0-9]{3,4}"];
    let text = || "[^\\p{C}]{0,40}";
    let ids = || {
        let ids = proptest::collection::vec(id(), 2..4);
        ids.prop_map(|ids| ids.iter().map(|id| format!(" {id:>4}")).collect::<String>())
    };
    prop_oneof![
        (
            "(012|022|032|092|102|112|122|182|192|202|212|222|###|QQQ)",
            text()
        )
            .prop_map(|(code, text)| format!("{code} {text}")),
        (1..500u32).prop_map(|rounds| format!("142 {rounds}")),
        "152 [WBwb]",
        (points(), points(), "[ADLPWX]")
            .prop_map(|(one, other, letter)| format!("162  W{one:>4}    {letter}{other:>4}")),
        ("[A-Z]{3}", "(FIDE|NRO|OTHER)").prop_map(|(list, how)| format!("172 {list} {how}")),
        "352 [WB]{1,8}",
        (points(), points()).prop_map(|(win, loss)| format!("362 TW{win:>4}   TL{loss:>4}")),
        ("[FHZ]", 1..12u32, ids())
            .prop_map(|(bye, round, ids)| format!("240 {bye} {round:03}{ids}")),
        (points(), round(), id()).prop_map(|(points, round, id)| format!(
            "250      {points:>4} 001 {:03} {id:>4} {:>4}",
            round + 1,
            id + 2
        )),
        (round(), ids()).prop_map(|(round, ids)| format!("260 001 {round:03}{ids}")),
        ("[WDLFHZ+-]", points(), round(), ids()).prop_map(|(kind, points, round, ids)| format!(
            "299 {kind}        {points:>4}  {round:03}{ids}"
        )),
        ("-[0-9]\\.[05]|-[0-9]{2}½|-[0-9]{2,3}", ids())
            .prop_map(|(points, ids)| format!("299          {points:>4}     {ids}")),
        ("[AC-WYZ][A-Z]{2}", id(), "[a-z]{1,33}", 1..3000u16).prop_map(
            |(list, id, name, rating)| format!("{list} {id:>4}      {name:<33} {rating:>4}")
        ),
        (id(), points(), points())
            .prop_map(|(id, one, other)| format!("XXA {id:>4} {one:>4} {other:>4}")),
        ("(W|D|FW|FL|PAB|HPB)", "[0-9]{1,2}\\.[05]")
            .prop_map(|(code, points)| format!("XXS {code}={points}")),
        ("BB[WDLZFU]", "[0-9]{1,2}\\.[05]").prop_map(|(code, points)| format!("{code} {points}")),
        id().prop_map(|id| format!("XXZ {id}")),
    ]
}

/// Lines of a team event.
fn any_team_line() -> impl Strategy<Value = String> {
    let points = || "[0-9]{1,2}\\.[05]";
    let round = || 1..12u32;
    prop_oneof![
        (points(), points())
            .prop_map(|(one, other)| format!("320 {one:>4} {other:>4} 000 002 001")),
        ("(\\+-|-\\+|--)", round())
            .prop_map(|(signs, round)| format!("330 {signs} {round:03}   1   2")),
        (round(), 0..4u32)
            .prop_map(|(round, id)| format!("300 {round:03}   1   2 0000 {id:04}    1")),
        ("[FHZ]", round()).prop_map(|(bye, round)| format!("240 {bye} {round:03}    1    2")),
        points().prop_map(|points| format!("299 W  {points:>4}  {points:>4}  001    2")),
    ]
}

const TEAMS: &str = "\
310   1 India                            IND     2486   15.0   28.0  11     1    3
310   2 Ukraine                          UKR          1014.5   26.5         2
";

proptest! {
    #[test]
    fn any_report_is_read_back(
        lines in proptest::collection::vec(any_line(), 0..12),
        team in proptest::collection::vec(any_team_line(), 0..6),
        name in "[^\\p{C}]{0,32}",
        above in any::<bool>(),
    ) {
        let lines = format!("{}\n001    4      x{name}\n", lines.join("\n"));
        let (above, below) = if above { (lines.as_str(), "") } else { ("", lines.as_str()) };
        let single = format!("{above}{PLAYERS}{below}");
        let of_teams = format!("{PLAYERS}{TEAMS}{}\n", team.join("\n"));
        for text in [single, of_teams] {
            match trf::read(&text) {
                Ok(report) => prop_assert_eq!(trf::read(&report.to_string()), Ok(report), "{}", text),
                Err(problems) => prop_assert!(false, "{:?}\n{}", problems, text),
            }
        }
    }
}

/// What the fuzzer begins with can be read.
#[test]
fn the_seeds_of_the_fuzzer_are_reports() {
    for seed in ["every-line", "older"] {
        let path = format!("{}/../../fuzz/seeds/trf/{seed}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the seed is there");
        let report = trf::read(&text).expect("it can be read");
        assert_eq!(trf::read(&report.to_string()), Ok(report));
    }
}
