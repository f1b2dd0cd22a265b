//! The board of the Laws of Chess: Articles 1–3, the board half of Article 5, Appendix C and Guideline II.
//!
//! No clock, no input or output. What can stand on a board is a [`Setup`]; what can be played from is a
//! [`Position`]; what a hand did is an [`Attempt`], which the position judges to be a [`Move`] or an
//! [`Illegality`] with its article.

pub mod attacks;
mod bitboard;
mod board;
pub mod chess960;
mod color;
pub mod diagram;
pub mod fen;
mod irregular;
mod judge;
mod key;
mod legality;
mod movegen;
mod mv;
pub mod notation;
mod perft;
mod piece;
mod placement;
mod position;
#[cfg(feature = "serde")]
mod serialised;
mod setup;
mod side;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::{ByColor, Color};
pub use irregular::Irregularity;
pub use judge::{Attempt, Illegality};
pub use movegen::MoveList;
pub use mv::{Move, Wing};
pub use perft::{divide, perft, perft_by_making};
pub use piece::{Piece, Role};
pub use position::Position;
pub use setup::{Setup, Unplayable};
pub use square::{File, ParseSquareError, Rank, Square};
