//! The rules, one file an article, each next to its number in every edition.

pub mod a04_touch;
pub mod a05_end;
pub mod a06_clock;
pub mod a07_irregularities;
pub mod a09_draws;
pub mod a12_arbiter;
pub mod app_a_rapid;
pub mod board;

use crate::regulations;
use crate::rule::Rule;

/// The catalogue: every rule that a ruling can cite.
pub static ALL: &[&[&Rule]] = &[
    regulations::RULES,
    a04_touch::RULES,
    a05_end::RULES,
    a06_clock::RULES,
    a07_irregularities::RULES,
    a09_draws::RULES,
    a12_arbiter::RULES,
    app_a_rapid::RULES,
    board::RULES,
];

/// Every rule.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    ALL.iter().flat_map(|rules| rules.iter().copied())
}

/// The rule with a name.
pub fn by_name(name: &str) -> Option<&'static Rule> {
    all().find(|rule| rule.name == name)
}
