//! Games as PGN: read, written, converted and audited against the Laws of Chess.
//!
//! Text goes through a [`lexer`] that never fails and finds the end of every game. From there two ways lead on: the
//! [`audit`] judges moves straight from the bytes and keeps nothing but findings; the [`reader`] keeps everything as
//! a [`game::Game`], which the [`writer`] writes again. [`run`] lets many workers audit any number of [`source`]s
//! with memory that does not grow.

pub mod audit;
pub mod batch;
pub mod body;
pub mod commands;
pub mod encoding;
pub mod frames;
pub mod game;
pub mod inputs;
pub mod lexer;
mod moves;
pub mod part;
pub mod reader;
pub mod reframe;
pub mod remote;
pub mod report;
pub mod resume;
pub mod run;
pub mod safe;
pub mod source;
pub mod split;
pub mod start;
pub mod tags;
pub mod writer;

pub use laws::Edition;
