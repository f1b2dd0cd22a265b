//! Team events: line-ups, matches, pairings, standings, reports, and an independent program as judge.

#[path = "../desk/mod.rs"]
mod desk;
#[path = "../judge/mod.rs"]
mod judge;

mod competition;
mod gacrux;
mod literal;
mod made_up;
