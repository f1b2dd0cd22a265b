//! A team and its members.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::player::{Participation, PlayerId};

/// A team's number in the list, from 1: its pairing number (TPN, C.04.6 1.1).
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct TeamId(pub u32);

impl TeamId {
    /// The highest number: reports have three columns for it.
    pub const MAX: TeamId = TeamId(999);
}

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What an organiser writes down about a team.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Team {
    /// The number; zero where the next free one is meant.
    pub id: TeamId,
    /// The name.
    pub name: String,
    /// At most five letters for tables; empty if there are none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub short: String,
    /// Who answers for the team; empty if nobody is named.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub captain: String,
    /// In board order, reserves last.
    pub members: Vec<PlayerId>,
}

impl Team {
    /// The short name where there is one, or else the name.
    pub fn called(&self) -> &str {
        match self.short.is_empty() {
            true => &self.name,
            false => &self.short,
        }
    }
}

/// A team in a competition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamEntry {
    /// Which.
    pub team: Team,
    /// Still in?
    pub participation: Participation,
}

impl TeamEntry {
    /// Does the team still take part?
    pub fn is_active(&self) -> bool {
        self.participation == Participation::Active
    }
}
