//! Matchings in general graphs: of greatest weight ([`heaviest`]) and of greatest size ([`Partners`]).
//!
//! Both are ours. A pairing engine needs weights of many hundred bits, vertices that may stay alone and answers that do
//! not depend on the order of edges in memory; the matching crates at hand have weights of a machine word, or only
//! bipartite graphs.

mod size;
mod ties;
mod weight;
mod weighted;

pub use size::Partners;
pub use ties::Ties;
pub use weight::{Layout, Weight, Wide};
pub use weighted::{heaviest, heaviest_and_ties};
