//! Swiss pairings: vectors of other programs, the literal sequence of the rules, and what must always hold.

mod literal;
mod lots;
mod properties;
mod vectors;
