//! Reports and tables: an answer to any text; what is read is written and read back the same.
#![no_main]

use event::{RoundNumber, csv, trf};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &str| {
    let _ = csv::read_pairings(data, RoundNumber(1));
    if let Ok(players) = csv::read_players(data) {
        let written = csv::write_players(&players);
        assert_eq!(csv::read_players(&written), Ok(players), "{written}");
    }
    match trf::read(data) {
        Ok(report) => {
            for round in 0..=report.played_rounds() {
                let _ = report.round(round, laws::regulations::Points::default());
            }
            let written = report.to_string();
            assert_eq!(trf::read(&written), Ok(report), "{written}");
        }
        Err(problems) => assert!(problems.iter().all(|one| one.line > 0 && one.column > 0)),
    }
});
