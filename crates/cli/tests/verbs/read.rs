use crate::adoube;

#[test]
fn as_written_in_each_language() {
    for (lang, text) in [
        ("en", "Nf3"),
        ("ru", "Кf3"),
        ("bg", "Кf3"),
        ("sr", "Сf3"),
        ("mk", "Сf3"),
        ("hy", "Ձf3"),
    ] {
        let run = adoube(&["read", "startpos", text, "--lang", lang, "--json"]);
        assert_eq!(run.code, 0, "{run:?}");
        let reading = &run.json()[0]["readings"][0];
        assert_eq!(reading["uci"], "g1f3");
        assert_eq!(reading["san"], "Nf3");
        assert_eq!(reading["national"], text);
        assert_eq!(reading["tolerated"], serde_json::json!([]));
    }
}

#[test]
fn what_was_tolerated_is_said() {
    // A Latin K, which looks like the Russian knight.
    let words = adoube(&["read", "startpos", "Kf3(=)", "--lang", "ru"]).ok();
    assert!(
        words.starts_with("read as     Кf3 (Nf3, g1f3)\n"),
        "{words}"
    );
    assert!(words.contains("tolerated   column 1"), "{words}");
    assert!(words.contains("offered with this move"), "{words}");
}

#[test]
fn several_readings_are_all_shown() {
    let fen = "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1";
    let run = adoube(&["read", fen, "Kd2", "--lang", "ru"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains("b1d2") && run.stdout.contains("e1d2"),
        "{run:?}"
    );
    assert!(run.stderr.contains("ask the writer"), "{run:?}");
}

#[test]
fn an_illegal_move_is_answered_with_its_article() {
    let hanging = "4r2k/8/8/8/8/8/4N3/4K2R w - - 0 1";
    for (fen, text, article) in [
        ("startpos", "e2e5", "3.7"),
        ("startpos", "Bb5", "3.5"),
        ("startpos", "Ke3", "3.8.1"),
        ("startpos", "Ra1a2", "3.1"),
        ("startpos", "0-0", "3.8.2.2.2"),
        (hanging, "Nc3", "3.9.2"),
        (hanging, "O-O", "3.8.2.1"),
    ] {
        let run = adoube(&["read", fen, text, "--json"]);
        assert_eq!(run.code, 1, "{run:?}");
        assert_eq!(run.json()[0]["article"], article, "{run:?}");
        let complaint = adoube(&["read", fen, text]).failed(1);
        assert!(complaint.contains(&format!("({article})")), "{complaint}");
    }
}

#[test]
fn what_is_no_move_is_pointed_at() {
    let complaint = adoube(&["read", "startpos", "Nz3"]).failed(1);
    assert!(complaint.ends_with("\n  Nz3\n   ^\n"), "{complaint}");
    for text in ["", " ", "е", "\u{1f600}", &"a".repeat(100_000)] {
        adoube(&["read", "startpos", text]).failed(1);
    }
    adoube(&["read", "nonsense", "e4"]).failed(1);
    adoube(&["read", "startpos"]).failed(2);
}
