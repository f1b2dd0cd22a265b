//! Every article is marked, every rule has its cases, and COVERAGE.md tells the truth.

use laws::scenario::coverage::{Coverage, PAGES, markdown};

fn coverage() -> Coverage {
    let mut coverage = Coverage::default();
    PAGES
        .iter()
        .for_each(|(name, text)| coverage.add_page(name, text));
    coverage
}

#[test]
fn every_rule_has_a_case_that_cites_it_in_each_edition_that_has_it() {
    let gaps = coverage().gaps();
    let told: Vec<String> = gaps
        .iter()
        .map(|(edition, number, topic)| format!("{edition} {number} {topic}"))
        .collect();
    assert!(
        told.is_empty(),
        "{} without a case:\n{}",
        told.len(),
        told.join("\n")
    );
}

/// `adoube check --coverage > COVERAGE.md` writes it anew, and so does `UPDATE_WORDS=1` with this test.
#[test]
fn coverage_md_is_true() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../COVERAGE.md");
    let told = markdown(&coverage());
    if std::env::var_os("UPDATE_WORDS").is_some() {
        std::fs::write(file, &told).unwrap();
    }
    let stored = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        stored == told,
        "COVERAGE.md is stale: adoube check --coverage > COVERAGE.md"
    );
}
