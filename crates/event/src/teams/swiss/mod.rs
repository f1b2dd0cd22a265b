//! Swiss pairings of teams: C.04.6 as of 1 February 2026.
//!
//! The bye comes first (3.4); then, from the top, each scoregroup takes the upfloaters it needs (3.5) and is paired
//! whole (3.6); colours come last (4). Nothing is enumerated: which teams float up, and which pairing of a bracket comes
//! first, are each the heaviest matching of a graph whose weights hold the criteria in their order.

mod bracket;
mod check;
mod colours;
mod pairing;
mod state;
mod weights;

pub use check::{TeamDifference, TeamDrawn, check_teams, check_teams_round};
pub use colours::{TeamColourRule, TeamPreference, colours_of, preference};
pub use pairing::{TeamBracket, TeamGame, TeamRound, pair_teams};
pub use state::{TeamFacts, TeamField};
