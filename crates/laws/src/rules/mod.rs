//! The rules, one file an article, each next to its number in every edition.

pub mod a04_touch;
pub mod a05_end;
pub mod a06_clock;
pub mod a07_irregularities;
pub mod a08_record;
pub mod a09_draws;
pub mod a11_conduct;
pub mod a12_arbiter;
pub mod app_a_rapid;
pub mod app_b_blitz;
pub mod app_c_notation;
pub mod app_d_blind;
pub mod board;
pub mod g1_adjourned;
pub mod g2_chess960;
pub mod g3_quickplay;

use crate::rule::Rule;

/// The catalogue: every rule that a ruling can cite.
pub static ALL: &[&[&Rule]] = &[
    a04_touch::RULES,
    a05_end::RULES,
    a06_clock::RULES,
    a07_irregularities::RULES,
    a08_record::RULES,
    a09_draws::RULES,
    a11_conduct::RULES,
    a12_arbiter::RULES,
    app_a_rapid::RULES,
    app_b_blitz::RULES,
    app_c_notation::RULES,
    app_d_blind::RULES,
    g1_adjourned::RULES,
    g2_chess960::RULES,
    g3_quickplay::RULES,
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
