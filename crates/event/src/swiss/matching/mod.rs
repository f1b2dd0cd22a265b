//! Matchings in general graphs: of greatest weight ([`heaviest`]) and of greatest size ([`Partners`]).
//!
//! Both are ours. A pairing engine needs weights of many hundred bits, vertices that may stay alone, and the edges that
//! are tight in the end; docs/swiss.md says what it was compared with.

mod size;
mod ties;
mod weight;
mod weighted;

pub use size::{Edges, Partners};
pub use ties::Ties;
pub use weight::{Layout, Weight, Wide};
pub use weighted::{Kept, Solution, heaviest, heaviest_and_ties};
