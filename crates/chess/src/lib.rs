//! The board of the Laws of Chess: Articles 1–3, the board half of Article 5, Appendix C and Guideline II.
//!
//! No clock, no input or output. What can stand on a board is a [`Setup`]; what can be played from is a
//! [`Position`]; what a hand did is an [`Attempt`], which the position judges to be a [`Move`] or an
//! [`Illegality`] with its article. [`guide`] shows the library by example.
//!
//! ```
//! let mut position = chess::Position::initial();
//! position.play_san("e4")?;
//! position.play_san("e5")?;
//! assert_eq!(position.legal_moves().len(), 29);
//! # Ok::<(), chess::notation::SanError>(())
//! ```

#![cfg_attr(not(any(feature = "std", test)), no_std)]

extern crate alloc;

pub mod attacks;
mod bitboard;
mod board;
pub mod chess960;
mod color;
pub mod fen;
#[doc = include_str!("guide.md")]
pub mod guide {}
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
mod play;
mod position;
#[cfg(feature = "serde")]
mod serialised;
mod setup;
mod side;
mod square;
mod text;

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
pub use text::ParseNameError;
