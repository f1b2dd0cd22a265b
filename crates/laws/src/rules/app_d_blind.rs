//! Appendix D: blind and visually disabled players.

use chess::Color;
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::decide::Docket;
use crate::event::Event;
use crate::rule::Rule;
use crate::scenario::words::{WordError, Words};

pub(crate) static RULES: &[&Rule] = &[];

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {}

/// What the game remembers of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {}

impl State {
    pub(crate) fn apply(&mut self, fact: &Fact, _event: &Event) {
        match *fact {}
    }
}

/// What an act causes.
pub(crate) fn decide(_docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match *act {}
}

/// The words of a player's acts.
pub(crate) fn player_words(_words: &mut Words, _color: Color) -> Result<Option<Act>, WordError> {
    Ok(None)
}

/// The words of the arbiter's acts.
pub(crate) fn arbiter_words(_words: &mut Words) -> Result<Option<Act>, WordError> {
    Ok(None)
}

/// Facts that a page can look up: what is found, to be compared with the rest of the line.
pub(crate) fn see(
    _game: &crate::game::Game,
    _words: &mut Words,
) -> Result<Option<String>, WordError> {
    Ok(None)
}
