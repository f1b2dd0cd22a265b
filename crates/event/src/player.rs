//! Who takes part.

use std::fmt;

use chess::notation::Language;
use laws::regulations::Needs;
use serde::{Deserialize, Serialize};

/// A player's number in the list, from 1. Everything that is said of a player is said by this number.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl PlayerId {
    /// The highest number. The columns of a report for the rating list hold four digits; beyond 9999 there is none.
    pub const MAX: PlayerId = PlayerId(99_999);
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A title for over-the-board play.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = PlayerTitle))]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// FIDE Master.
    Fm,
    /// Woman International Master.
    Wim,
    /// Candidate Master.
    Cm,
    /// Woman FIDE Master.
    Wfm,
    /// Woman Candidate Master.
    Wcm,
}

impl Title {
    /// All titles, the highest first.
    pub const ALL: [Title; 8] = [
        Title::Gm,
        Title::Im,
        Title::Wgm,
        Title::Fm,
        Title::Wim,
        Title::Cm,
        Title::Wfm,
        Title::Wcm,
    ];

    /// As it stands before a name.
    pub const fn text(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }

    /// Reads a title in any case, also in the short letters that older reports use: `g`, `wg`, `m`.
    pub fn read(text: &str) -> Option<Title> {
        let text = text.trim().to_ascii_uppercase();
        let short = match text.as_str() {
            "G" => Some(Title::Gm),
            "M" => Some(Title::Im),
            "F" => Some(Title::Fm),
            "C" => Some(Title::Cm),
            "WG" => Some(Title::Wgm),
            "WM" | "WI" => Some(Title::Wim),
            "WF" => Some(Title::Wfm),
            "WC" => Some(Title::Wcm),
            _ => None,
        };
        let named = |title: &Title| title.text() == text;
        short.or_else(|| Title::ALL.into_iter().find(named))
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// As rating lists and reports divide players.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    /// `m` in reports.
    Male,
    /// `w` in reports.
    Female,
}

impl Sex {
    /// The letter of reports.
    pub const fn letter(self) -> char {
        match self {
            Sex::Male => 'm',
            Sex::Female => 'w',
        }
    }

    /// Reads a letter or a word: `m`, `w`, `f`.
    pub fn read(text: &str) -> Option<Sex> {
        match text.trim().to_lowercase().as_str() {
            "m" | "male" | "man" | "м" | "муж" | "мъж" | "արական" => Some(Sex::Male),
            "w" | "f" | "female" | "woman" | "ж" | "жен" | "жена" | "իգական" => {
                Some(Sex::Female)
            }
            _ => None,
        }
    }
}

/// What an organiser writes down about a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Player {
    /// The number; zero where the next free one is meant.
    pub id: PlayerId,
    /// The family name.
    pub surname: String,
    /// Everything else of the name.
    pub given: String,
    /// A title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// For the report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The rating; none for an unrated player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Three letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The number in the rating list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u64>,
    /// `2001-02-03`, `2001-02` or `2001`; empty if unknown.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub birth: String,
    /// A club or a school.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// What the regulations of this player's games must know.
    pub needs: Needs,
    /// A board that the player always gets, for a place that can be reached or is quiet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_board: Option<u32>,
    /// The language of the player's screen and scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
}

impl Player {
    /// A player of whom only the name is known.
    pub fn named(surname: &str, given: &str) -> Player {
        Player {
            surname: surname.to_owned(),
            given: given.to_owned(),
            ..Player::default()
        }
    }

    /// `Surname, Given`, as lists and reports have it.
    pub fn name(&self) -> String {
        match (self.surname.is_empty(), self.given.is_empty()) {
            (_, true) => self.surname.clone(),
            (true, _) => self.given.clone(),
            _ => format!("{}, {}", self.surname, self.given),
        }
    }

    /// Divides a name as lists have it. Without a comma all of it is the surname: whoever guessed which word is which
    /// would be wrong in half of the world.
    pub fn split_name(name: &str) -> (String, String) {
        match name.split_once(',') {
            Some((surname, given)) => (surname.trim().to_owned(), given.trim().to_owned()),
            None => (name.trim().to_owned(), String::new()),
        }
    }
}

/// Does a player still take part?
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Participation {
    /// Yes.
    #[default]
    Active,
    /// Withdrawn, or sent away.
    Withdrawn {
        /// Why.
        reason: String,
    },
}

/// A player in a competition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Entrant {
    /// Who.
    pub player: Player,
    /// Still in?
    pub participation: Participation,
}

impl Entrant {
    /// Does the player still take part?
    pub fn is_active(&self) -> bool {
        self.participation == Participation::Active
    }
}
