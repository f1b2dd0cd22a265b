//! Swiss pairings: the FIDE (Dutch) System as of 1 February 2026 (C.04.3), with the rules around it (C.04.1, C.04.2)
//! and the acceleration of C.04.7.
//!
//! A [`Course`] is what happened so far; [`Field::before`] says what each player is due; [`pair`] goes through the
//! brackets from the top. Every criterion is a function of [`criteria`] with its article; the choice among candidates
//! is a matching in a general graph whose weights hold all criteria at once, and equals the literal sequence of the
//! rules (tests enumerate it).

mod baku;
mod bracket;
mod check;
pub mod colours;
mod completion;
mod course;
pub mod criteria;
mod direct;
pub mod explain;
mod fields;
mod generate;
pub mod matching;
mod of_competition;
mod of_report;
mod optimum;
mod pairing;
mod quality;
mod state;
mod to_report;

pub use baku::baku;
pub use bracket::{Bracket, Candidate};
pub use check::{Difference, Drawn, check, check_round};
pub use completion::Completion;
pub use course::{Acceleration, Course, Prohibition, Starter, Tenths, Turn, Worth};
pub use generate::{Dice, Generated, Recipe, generate};
pub use of_competition::{accelerations, initial_order};
pub use of_report::Unfit;
pub use optimum::{Forced, optimum, optimum_by_weights};
pub use pairing::{Game, Impossible, RoundPairing, Solved, pair, pair_field, scoregroups};
pub use quality::{Quality, quality};
pub use state::{Barred, Facts, Field, Float, floats};
