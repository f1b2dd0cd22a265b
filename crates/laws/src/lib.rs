//! A game under the Laws of Chess, pure and event-sourced.
//!
//! What happens at the board is a fact; what the Laws make of it is a ruling, and a ruling cites its article.
//! A [`Command`] is what somebody did; [`decide`] asks the rules and answers with events;
//! [`Game::evolve`] consults no rule and cannot fail; time is always an argument.

pub mod acts;
mod behind;
pub mod catalogue;
pub mod clock;
pub mod command;
pub mod counting;
mod course;
mod decide;
pub mod discretion;
mod docket;
pub mod edition;
pub mod ending;
pub mod event;
pub mod game;
pub mod grown;
mod idle;
mod mating;
pub mod proof;
pub mod refusal;
pub mod regime;
pub mod regulations;
pub mod rule;
pub mod rules;
pub mod ruling;
pub mod scenario;
pub mod source;
pub mod time;
pub mod time_control;
pub mod written;

pub use command::{Act, Actor, Command};
pub use decide::{Decided, decide};
pub use edition::Edition;
pub use ending::Ending;
pub use event::{Event, What};
pub use game::{Game, Outcome, Phase};
pub use refusal::{Because, Refusal};
pub use regulations::Regulations;
pub use rule::Rule;
pub use ruling::{Remedy, Ruling};
pub use time::Millis;
