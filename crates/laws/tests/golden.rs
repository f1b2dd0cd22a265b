//! The stored form of events: a log written today must be read for ever.
//!
//! Each `golden/*.script` has its log beside it. A difference is a change of the stored form; if it is meant,
//! write the logs anew with `UPDATE_GOLDEN=1 cargo test -p adoube-laws --test golden` and say so in CHANGELOG.md.

use std::path::PathBuf;

use laws::Edition;
use laws::scenario::run::{Stage, Table};
use laws::scenario::{given, words};

fn log_of(script: &str) -> String {
    let mut table: Option<Table> = None;
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if let Some(settings) = line.strip_prefix("given ") {
            table = Some(Table::new(
                given::parse(settings, Edition::Y2023).expect(line),
            ));
        } else {
            let table = table.as_mut().expect("a script begins with given");
            let step = words::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            let done = table.step(&step);
            assert_eq!(done.refused, None, "{line}");
        }
    }
    let events = table.expect("a script begins with given").events;
    events
        .iter()
        .map(|event| serde_json::to_string(event).unwrap() + "\n")
        .collect()
}

#[test]
fn logs_keep_their_form() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut compared = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ext| ext != "script") {
            continue;
        }
        let log = log_of(&std::fs::read_to_string(&path).unwrap());
        let stored = path.with_extension("jsonl");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&stored, &log).unwrap();
        }
        let expected = std::fs::read_to_string(&stored).unwrap_or_default();
        assert_eq!(log, expected, "{}", path.display());
        for line in expected.lines() {
            serde_json::from_str::<laws::Event>(line)
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        compared += 1;
    }
    assert!(compared > 0, "no log was compared");
}
