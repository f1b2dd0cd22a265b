//! The three editions of the Laws, and things that differ between them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An edition of the Laws by the year it came into force.
///
/// Always matched exhaustively and never compared by order: a fourth edition then fails to compile wherever it
/// must be thought about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Edition {
    /// In force from 1 July 2014.
    #[serde(rename = "2014")]
    Y2014,
    /// In force from 1 January 2018.
    #[serde(rename = "2018")]
    Y2018,
    /// In force from 1 January 2023.
    #[serde(rename = "2023")]
    Y2023,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 3] = [Edition::Y2014, Edition::Y2018, Edition::Y2023];

    /// The year as people write it.
    pub const fn year(self) -> &'static str {
        match self {
            Edition::Y2014 => "2014",
            Edition::Y2018 => "2018",
            Edition::Y2023 => "2023",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.year())
    }
}

/// Not one of the three editions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoSuchEdition;

impl fmt::Display for NoSuchEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 2014, 2018 or 2023")
    }
}

impl std::error::Error for NoSuchEdition {}

impl FromStr for Edition {
    type Err = NoSuchEdition;
    fn from_str(text: &str) -> Result<Edition, NoSuchEdition> {
        let named = |edition: &Edition| edition.year() == text;
        Edition::ALL.into_iter().find(named).ok_or(NoSuchEdition)
    }
}

/// One of anything for each edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ByEdition<T> {
    /// For 2014.
    pub y2014: T,
    /// For 2018.
    pub y2018: T,
    /// For 2023.
    pub y2023: T,
}

impl<T: Copy> ByEdition<T> {
    /// The one for an edition.
    pub const fn of(&self, edition: Edition) -> T {
        match edition {
            Edition::Y2014 => self.y2014,
            Edition::Y2018 => self.y2018,
            Edition::Y2023 => self.y2023,
        }
    }
}
