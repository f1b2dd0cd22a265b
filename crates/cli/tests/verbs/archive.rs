//! The verbs `audit` and `convert`.

use std::path::PathBuf;

use crate::{adoube, adoube_reading};

const GAMES: &str = "[Event \"a\"]\n[Site \"?\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n[White \"W\"]\n[Black \"B, \\\"b\\\"\"]\n\
    [Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n1. e4 e5 2. Ke3 *\n\n1. e4 c5 {[%clk 0:01:00]} 1/2-1/2\n";

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("adoube-archive-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    folder.join(name)
}

#[test]
fn findings_as_text_with_sums() {
    let run = adoube_reading(&["audit", "-"], GAMES);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stderr.is_empty(), "quiet without a terminal: {run:?}");
    assert!(
        run.stdout
            .contains("-:9: game 1 (W – B, \"b\"), ply 4 (2... Qh4#): checkmate scored otherwise")
            || run.stdout.contains(
                "-:1: game 1 (W – B, \"b\"), ply 4 (2... Qh4#): checkmate scored otherwise"
            ),
        "{run:?}"
    );
    assert!(
        run.stdout.contains("recorded 1-0, by the Laws 0-1 [5.1.1]"),
        "{run:?}"
    );
    assert!(
        run.stdout
            .contains("-:11: game 2, ply 3 (2.): illegal move"),
        "{run:?}"
    );
    assert!(run.stdout.contains("           3  games\n"), "{run:?}");
}

#[test]
fn findings_as_json_and_csv() {
    let run = adoube_reading(
        &["audit", "--format", "json", "--edition", "2014", "-"],
        GAMES,
    );
    let lines = run.json();
    assert_eq!(lines[0]["kind"], "checkmate");
    assert_eq!(lines[0]["article"], "5.1.a");
    assert_eq!(lines[0]["lawful"], "0-1");
    let totals = &lines[lines.len() - 1]["totals"];
    assert_eq!(
        (&totals["games"], &totals["broken"]),
        (&3.into(), &1.into())
    );
    let run = adoube_reading(&["audit", "--format", "csv", "-"], GAMES);
    let first = run.stdout.lines().nth(1).expect("a row");
    assert!(first.contains("\"B, \"\"b\"\"\""), "{first}");
}

#[test]
fn an_audit_goes_on_where_it_was_left() {
    let (file, list, state, page) = (
        scratch("games.pgn"),
        scratch("list.txt"),
        scratch("state.json"),
        scratch("page.html"),
    );
    std::fs::write(&file, GAMES.repeat(50)).expect("written");
    let args = |list: &PathBuf| -> Vec<String> {
        [
            "audit",
            &file.display().to_string(),
            "--output",
            &list.display().to_string(),
        ]
        .map(str::to_owned)
        .to_vec()
    };
    let run = |args: Vec<String>| adoube(&args.iter().map(String::as_str).collect::<Vec<_>>());
    let whole = run(args(&list)).stdout;
    let expected = std::fs::read_to_string(&list).expect("the list");
    let resumed = scratch("resumed.txt");
    let mut with_state = args(&resumed);
    with_state.extend(["--resume".to_owned(), state.display().to_string()]);
    with_state.extend(["--html".to_owned(), page.display().to_string()]);
    assert_eq!(run(with_state.clone()).stdout, whole);
    // Findings written after the last state are found again, not twice.
    std::fs::OpenOptions::new()
        .append(true)
        .open(&resumed)
        .and_then(|mut list| std::io::Write::write_all(&mut list, b"half a li"))
        .expect("written");
    assert_eq!(run(with_state.clone()).stdout, whole);
    assert_eq!(
        std::fs::read_to_string(&resumed).expect("the list"),
        expected
    );
    let page = std::fs::read_to_string(&page).expect("the page");
    // One file: charts, games to play through, findings to filter, and nothing fetched from anywhere.
    assert!(page.contains("<svg") && page.contains("id=\"data\""));
    assert!(page.contains("\"boards\":[\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\""));
    for elsewhere in ["http", "src=", "@import", "url(", "fetch("] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    with_state.extend(["--edition".to_owned(), "2014".to_owned()]);
    assert!(run(with_state).failed(3).contains("another audit"));
}

#[test]
fn frames_are_read_by_all_and_one_piece_by_one() {
    let (plain, packed, framed) = (
        scratch("plain.pgn"),
        scratch("one.pgn.zst"),
        scratch("framed.pgn.zst"),
    );
    // What does not pack well, so that the file is long enough for the advice.
    let text: String = (0..40_000_u64)
        .map(|i| {
            let name = i.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17);
            format!("[Event \"{name:x}\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n")
        })
        .collect();
    std::fs::write(&plain, &text).expect("written");
    let path = |path: &PathBuf| path.display().to_string();
    let one = adoube(&["reframe", &path(&plain), &path(&packed), "--frame", "512"]);
    assert!(one.stdout.contains("frames      1\n"), "{one:?}");
    let many = adoube(&[
        "reframe",
        &path(&packed),
        &path(&framed),
        "--frame",
        "1",
        "--json",
    ]);
    assert_eq!(many.json()[0]["text"], text.len());
    assert!(many.json()[0]["frames"].as_u64() > Some(1), "{many:?}");
    let audit = |file: &PathBuf| {
        let run = adoube(&["audit", "--threads", "2", &path(file)]);
        assert_eq!(run.code, 1, "{run:?}");
        (run.stdout.replace(&path(file), "FILE"), run.stderr)
    };
    let (expected, quiet) = audit(&plain);
    assert!(expected.contains("FILE:") && quiet.is_empty());
    let (alone, said) = audit(&packed);
    assert_eq!(alone, expected);
    assert!(
        said.contains("one.pgn.zst") && said.contains("adoube reframe"),
        "{said}"
    );
    let (together, quiet) = audit(&framed);
    assert_eq!(together, expected);
    assert!(quiet.is_empty(), "{quiet}");
    // A file is not packed into itself, and half a file is no file.
    adoube(&["reframe", &path(&framed), &path(&framed)]).failed(2);
    let cut = scratch("cut.pgn.zst");
    let bytes = std::fs::read(&framed).expect("written");
    std::fs::write(&cut, &bytes[..bytes.len() - 9]).expect("written");
    let out = scratch("never.pgn.zst");
    adoube(&["reframe", &path(&cut), &path(&out)]).failed(3);
    assert!(!out.exists() && !scratch("never.pgn.zst.new").exists());
    assert_eq!(adoube(&["audit", &path(&cut)]).code, 3);
}

#[cfg(feature = "parquet")]
#[test]
fn a_parquet_table_goes_on_where_it_was_left() {
    let (file, whole, table, state) = (
        scratch("parquet.pgn"),
        scratch("whole.parquet"),
        scratch("parts.parquet"),
        scratch("parts.json"),
    );
    std::fs::write(&file, GAMES.repeat(50)).expect("written");
    let path = |path: &PathBuf| path.display().to_string();
    let (file, table, state) = (path(&file), path(&table), path(&state));
    let run = |out: &str, more: &[&str]| {
        let args = ["audit", &file, "--format", "parquet", "-o", out];
        adoube(&[&args[..], more].concat())
    };
    run(&path(&whole), &[]);
    // Twice: the second time everything is done already.
    for _ in 0..2 {
        let run = run(&table, &["--resume", &state]);
        assert!(run.stdout.contains("games"), "{run:?}");
        let bytes = |path: &str| std::fs::read(path).expect("a table");
        assert!(bytes(&table) == bytes(&path(&whole)), "the same bytes");
        assert!(!PathBuf::from(format!("{table}.parts")).exists());
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    let broken = scratch("broken.pgn.gz");
    std::fs::write(&broken, b"\x1f\x8bnonsense").expect("written");
    let run = adoube(&["audit", &broken.display().to_string()]);
    assert_eq!(run.code, 3, "{run:?}");
    assert!(run.stderr.contains("broken.pgn.gz"), "{run:?}");
    adoube(&["audit", "nowhere.pgn"]).failed(3);
}

#[test]
fn converted_games() {
    let run = adoube_reading(
        &["convert", "-"],
        "1. e4 e5 2. 0-0 Nf6 *\n\n1.е4 e5 2.Кf3 *\n",
    );
    assert_eq!(run.code, 1, "{run:?}");
    assert!(
        run.stdout
            .contains("1. e4 e5 {[%unread 0-0 Nf6]} *\n\n1. e4 e5 2. Nf3 *"),
        "{run:?}"
    );
    assert!(
        run.stderr
            .contains("-:1: game 1, after ply 2: 0-0: the piece on f1 prevents castling"),
        "{run:?}"
    );
    let stood = "[Event \"x\"]\n\n1. e4 e5 2. Ke1e3 {[%illegal e1e3]} Nf6 1-0\n";
    let same = adoube_reading(&["convert", "-"], stood).ok();
    assert!(
        same.contains("2. Ke1e3 {[%illegal e1e3]} 2... Nf6 1-0"),
        "{same}"
    );
    let safe = adoube_reading(&["convert", "--safe", "-"], stood).ok();
    assert_eq!(safe.matches("[Event \"x\"]").count(), 2, "{safe}");
    assert!(
        safe.contains("[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2\"]"),
        "{safe}"
    );
    assert_eq!(
        adoube_reading(&["convert", "--to", "uci", "-"], "1. e4 e5 *").ok(),
        "e2e4 e7e5\n"
    );
}

/// Memory stays under 64 MiB, whatever the file.
#[cfg(target_os = "linux")]
#[test]
fn memory_stays_small() {
    use std::process::{Command, Stdio};
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let root = std::env::var_os("ADOUBE_SHARED").map_or(beside, PathBuf::from);
    let collection = root.join("vectors/pgn/tournament.pgn.zst");
    // A line without end, and a comment that is never closed.
    let endless = scratch("endless.pgn");
    let mut text = b"[Event \"x\"]\n\n1. e4 {".to_vec();
    text.resize(100_000_000, b'a');
    std::fs::write(&endless, text).expect("written");
    for file in [endless, collection] {
        if !file.exists() {
            eprintln!("{} is absent: this part was not tested", file.display());
            continue;
        }
        let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(["audit", "--totals", "--threads", "4"])
            .arg(&file)
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut peak = 0;
        while child.try_wait().expect("it can be asked").is_none() {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()));
            let line = status.unwrap_or_default();
            let line = line.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
            peak = peak.max(kib.unwrap_or(0));
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        println!("{}: {peak} KiB", file.display());
        assert!(
            peak > 0 && peak < 64 * 1024,
            "{}: {peak} KiB",
            file.display()
        );
    }
    std::fs::remove_file(scratch("endless.pgn")).expect("it was there");
}
