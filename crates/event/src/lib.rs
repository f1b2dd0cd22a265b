//! A competition, pure and event-sourced: players, rounds, pairings, results and standings.
//!
//! A [`Command`] is what somebody asks for; [`decide`] says what comes of it; [`Competition::evolve`] applies that,
//! asks no rule and cannot fail. Time is an argument, and so is every lot that is drawn. The games themselves are
//! played under [`laws`]: this crate knows which games there are, under which regulations, and what they are worth.

pub mod berger;
pub mod command;
pub mod competition;
pub mod csv;
mod date;
mod decide;
pub mod effect;
pub mod event;
mod evolve;
pub mod outcome;
pub mod player;
pub mod problem;
pub mod round;
pub mod settings;
pub mod standings;
pub mod swiss;
pub mod teams;
mod text;
pub mod trf;

pub use command::{Act, Actor, Command, Refusal};
pub use competition::Competition;
pub use decide::{AtOnce, Pairer, Seated, decide, decide_by};
pub use effect::Effect;
pub use event::{Event, What};
pub use outcome::{Bye, Entry, GameResult, Source};
pub use player::{Player, PlayerId};
pub use problem::Problem;
pub use round::{Board, PairedBy, Pairing, Round, RoundNumber};
pub use settings::Settings;
pub use teams::{Team, TeamId};
pub use text::is_plain;
