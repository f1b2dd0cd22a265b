//! Every page of `articles/` runs under every edition.

use laws::scenario::coverage::{Coverage, PAGES};

#[test]
fn every_case_of_every_page() {
    let mut coverage = Coverage::default();
    PAGES
        .iter()
        .for_each(|(name, text)| coverage.add_page(name, text));
    assert!(
        coverage.problems.is_empty(),
        "\n{}",
        coverage.problems.join("\n")
    );
    assert!(coverage.ran > 0, "no case ran");
}
