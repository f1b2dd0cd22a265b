//! Swiss pairings: vectors of other programs, the literal sequence of the rules, and what must always hold.

mod competition;
#[path = "../desk/mod.rs"]
mod desk;
mod literal;
mod lots;
mod pages;
mod properties;
#[path = "../shared/mod.rs"]
mod shared;
mod vectors;
