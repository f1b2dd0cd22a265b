//! The audit on games that break one thing each.

use super::*;

fn audit(edition: Edition, text: &str) -> Report {
    let mut auditor = Auditor::new(Options {
        edition,
        ..Options::default()
    });
    let batch = Batch {
        text: text.as_bytes().to_vec(),
        length: text.len() as u64,
        ..Batch::default()
    };
    let report = auditor.batch(&batch);
    assert_eq!(
        report.totals.games,
        report.totals.whole + report.totals.broken
    );
    report
}

fn found(edition: Edition, text: &str) -> Vec<String> {
    audit(edition, text)
        .findings
        .iter()
        .map(|f| {
            let ply = f.ply.map_or("-".into(), |ply| ply.to_string());
            let lawful = f.lawful.map_or(String::new(), |l| format!(" {l}"));
            format!("{}:{ply} {} {}{lawful}", f.game, f.kind.name(), f.article)
        })
        .collect()
}

#[test]
fn a_sound_game_has_no_findings() {
    assert_eq!(found(Edition::Y2023, "1. e4 e5 2. Nf3 1-0"), [""; 0]);
    assert_eq!(found(Edition::Y2023, "1. f3 e5 2. g4 Qh4# 0-1"), [""; 0]);
}

#[test]
fn broken_games_are_reported_and_the_next_is_read() {
    let text = "[Event \"a\"]\n[Site \"\"]\n[Date \"2020.01.01\"]\n[Round \"1\"]\n[White \"w\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n\
                1. e4 e5\n2. Ke3 Nf6 1-0\n\n1. e4 e5 2. Nf3 Nc6 3. 0-0 *\n\n1. e4 xyz *\n\n1. d4 d5 *\n";
    let report = audit(Edition::Y2023, text);
    assert_eq!((report.totals.games, report.totals.broken), (4, 3));
    let first = &report.findings[0];
    assert_eq!(
        (first.line, first.ply, first.kind),
        (10, Some(3), Kind::Illegal)
    );
    assert_eq!(first.white, "w");
    assert_eq!(report.findings[1].kind, Kind::Castling);
    assert_eq!(report.findings[2].kind, Kind::Unreadable);
}

#[test]
fn mate_and_stalemate_against_the_result() {
    assert_eq!(
        found(Edition::Y2018, "1. f3 e5 2. g4 Qh4# 1-0"),
        ["1:4 checkmate 5.1.1 0-1"]
    );
    assert_eq!(
        found(
            Edition::Y2014,
            "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Qg7# 1/2-1/2"
        )[1..],
        ["1:1 checkmate 5.1.a 1-0"]
    );
    assert_eq!(
        found(
            Edition::Y2023,
            "[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Qg6 1-0"
        )[1..],
        ["1:1 stalemate 5.2.1 1/2-1/2"]
    );
}

#[test]
fn dead_positions_played_on_from() {
    let text = "[FEN \"8/8/8/8/8/k1p5/2K5/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kxc3 Ka4 2. Kc4 ";
    assert_eq!(
        found(Edition::Y2023, &format!("{text} 1/2-1/2"))[1..],
        ["1:1 dead 5.2.2"]
    );
    assert_eq!(
        found(Edition::Y2014, &format!("{text} 1-0"))[1..],
        ["1:1 dead 5.2.b 1/2-1/2"]
    );
}

#[test]
fn who_cannot_mate_cannot_win() {
    // White has only a king.
    let text = |tag: &str, result: &str| {
        format!("[FEN \"8/8/8/8/8/k1p5/8/2K5 w - - 0 1\"]\n[SetUp \"1\"]\n{tag}\n1. Kb1 {result}")
    };
    let time = "[Termination \"time forfeit\"]\n";
    let normal = "[Termination \"normal\"]\n";
    for edition in Edition::ALL {
        assert_eq!(
            found(edition, &text(time, "1-0"))[1..],
            ["1:1 flag-unwinnable 6.9 1/2-1/2"]
        );
        assert_eq!(found(edition, &text(time, "0-1"))[1..], [""; 0]);
    }
    assert_eq!(found(Edition::Y2018, &text(normal, "1-0"))[1..], [""; 0]);
    assert_eq!(
        found(Edition::Y2023, &text(normal, "1-0"))[1..],
        ["1:1 resigned-unwinnable 5.1.2 1/2-1/2"]
    );
    assert_eq!(
        found(Edition::Y2018, &text("", "1-0"))[1..],
        ["1:1 won-unwinnable 6.9"]
    );
    assert_eq!(
        found(Edition::Y2023, &text("", "1-0"))[1..],
        ["1:1 won-unwinnable 5.1.2 1/2-1/2"]
    );
}

#[test]
fn repetition_by_edition() {
    let detour = "Nc3 Nf6 Nb1 Ng8 ";
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let wide = "Nf3 Nf6 Nc3 Ng8 Ng1 Nf6 Nb1 Ng8 ";
    let text = [shuffle, detour, wide, shuffle, "e4 1-0"].concat();
    let of = |edition| -> Vec<String> {
        let all = found(edition, &text);
        all.into_iter().filter(|f| f.contains("fivefold")).collect()
    };
    assert_eq!(of(Edition::Y2014), [""; 0]);
    assert_eq!(of(Edition::Y2018), ["1:20 fivefold 9.6.1 1/2-1/2"]);
    let text = [shuffle.repeat(4).as_str(), "1/2-1/2"].concat();
    assert_eq!(
        found(Edition::Y2023, &text),
        ["1:7 threefold-intended 9.2.1", "1:8 threefold 9.2.2"]
    );
}

#[test]
fn draws_before_both_have_moved() {
    assert_eq!(found(Edition::Y2014, "1/2-1/2"), [""; 0]);
    assert_eq!(
        found(Edition::Y2018, "1. e4 1/2-1/2"),
        ["1:1 early-draw 5.2.3"]
    );
    assert_eq!(found(Edition::Y2018, "1. e4 e5 1/2-1/2"), [""; 0]);
}

#[test]
fn an_illegal_move_that_stood() {
    let text = "1. e4 e5 2. Ke1e3 {[%illegal e1e3]} Nf6 3. Nf3 *";
    assert_eq!(found(Edition::Y2023, text), ["1:3 illegal-stood A.5.2"]);
    assert_eq!(audit(Edition::Y2023, text).totals.plies, 5);
}

#[test]
fn national_letters() {
    let report = audit(
        Edition::Y2023,
        "1. e4 e5 2. Кf3 Кc6 3. Сb5 Крe7 4. 0-0 Фe8 1/2-1/2\n",
    );
    assert_eq!(report.findings, []);
    assert_eq!(report.totals.plies, 8);
}

#[test]
fn tags_against_tags() {
    let roster = "[Event \"\"]\n[Site \"\"]\n[Date \"20200101\"]\n[Round \"\"]\n[White \"\"]\n[White \"x\"]\n[Black \"\"]\n";
    assert_eq!(
        found(
            Edition::Y2023,
            &format!("{roster}[Result \"0-1\"]\n[PlyCount \"3\"]\n[SetUp \"1\"]\n\n1. e4 1-0")
        ),
        [
            "1:- results-differ PGN 8.2.6",
            "1:- tag-contradicted PGN 9",
            "1:- tag-odd PGN 9",
            "1:- tag-contradicted PGN 9",
            "1:- tag-contradicted PGN 9"
        ]
    );
    assert_eq!(
        found(Edition::Y2023, "[White \"w\"]\n\n1. e4"),
        ["1:- tag-missing PGN 8.1.1", "1:- result-missing PGN 8.2.6"]
    );
}
