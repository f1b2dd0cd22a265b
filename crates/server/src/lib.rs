//! The hall: a competition on one laptop, its network and its record.
//!
//! Append, apply, broadcast, in that order: what was acknowledged is on disk. Rules are asked in `laws` and `event`; here
//! is only who may do and see what, when it happened, and where it is kept.

pub mod access;
pub mod book;
pub mod bounds;
pub mod care;
mod doors;
pub mod fingerprint;
pub mod guard;
pub mod hall;
pub mod http;
pub mod journal;
pub mod keeper;
mod lane;
pub mod measure;
pub mod nodes;
mod offence;
mod pages;
mod paired;
pub mod pgn;
pub mod presence;
mod public;
pub mod publish;
pub mod qr;
mod readers;
pub mod record;
pub mod refused;
pub mod serve;
pub mod shared;
pub mod story;
pub mod table;
pub mod time;
pub mod together;
pub mod transfer;
pub mod view;
pub mod wire;
pub mod ws;

pub use hall::{Hall, Limits};
