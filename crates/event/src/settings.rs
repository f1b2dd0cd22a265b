//! What an organiser fixes before a competition.

use laws::regulations::HalfPoints;
use laws::{Edition, Regulations};
use serde::{Deserialize, Serialize};

use crate::player::PlayerId;
use crate::round::Board;
use crate::standings::TieBreak;
use crate::teams::TeamRules;

/// Who plays against whom.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionKind))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Player against player.
    #[default]
    Individual,
    /// Team against team, on several boards at once.
    Team,
}

/// Where the pieces of the games stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// On wood: what is written on the electronic sheets says what was played.
    Wooden,
    /// On the screens: touching a piece there is touching it (Article 4).
    #[default]
    Screen,
}

/// Which boards have devices. On the others there are paper and clocks of wood, and the hall knows nothing of a game but
/// its result.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Devices {
    /// All of them.
    #[default]
    All,
    /// The first ones, up to this board; none if it is zero.
    UpTo(u32),
}

impl Devices {
    /// Has this board devices?
    pub fn at(self, board: Board) -> bool {
        match self {
            Devices::All => true,
            Devices::UpTo(last) => board.0 <= last,
        }
    }
}

/// What the link of a seat belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = SeatLinks))]
#[serde(rename_all = "kebab-case")]
pub enum Links {
    /// A player in one round: a phone that comes back in the next round acts for nobody else.
    #[default]
    Player,
    /// A place at a board: a device lies there from the first round to the last.
    Board,
}

/// How rounds come to their pairings, as announced. It says what is offered first and what reports write.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// Nothing is announced: by hand, by files, by any of the others.
    #[default]
    Free,
    /// The FIDE (Dutch) System (C.04.3).
    Swiss,
    /// The Berger tables, once against everybody.
    RoundRobin,
    /// The Berger tables, twice against everybody.
    DoubleRoundRobin,
}

/// Virtual points in the first rounds of a Swiss.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = SwissAcceleration))]
#[serde(rename_all = "kebab-case")]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// The Baku method (C.04.7).
    Baku,
}

/// When everybody may see the pairings of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Publication {
    /// As soon as there are any.
    #[default]
    AtOnce,
    /// When they are published, at the latest when the round begins.
    ByHand,
}

/// Players of whom no two may meet (TRF 260), by the announced conditions. In team events the numbers are those of teams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeptApart {
    /// Who.
    pub players: Vec<PlayerId>,
    /// From this round on; the first if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_round: Option<u32>,
    /// Up to this round; the last if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_round: Option<u32>,
}

/// Everything about a competition that is no player and no pairing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// What it is called.
    pub name: String,
    /// Where it is played.
    #[serde(default)]
    pub place: String,
    /// The three letters of the host.
    #[serde(default)]
    pub federation: String,
    /// The first day, `2026-11-16`; empty if not known yet.
    #[serde(default)]
    pub first_day: String,
    /// The last day.
    #[serde(default)]
    pub last_day: String,
    /// Who is responsible for the Laws.
    #[serde(default)]
    pub chief_arbiter: String,
    /// Who stands in.
    #[serde(default)]
    pub deputies: Vec<String>,
    /// Who plays against whom.
    #[serde(default)]
    pub kind: Kind,
    /// What is announced for teams.
    #[serde(default)]
    pub teams: TeamRules,
    /// How rounds are paired.
    #[serde(default)]
    pub system: PairingSystem,
    /// How many rounds.
    pub rounds: u32,
    /// Virtual points of a Swiss.
    #[serde(default)]
    pub acceleration: Acceleration,
    /// Who must not meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept_apart: Vec<KeptApart>,
    /// When pairings are for everybody.
    #[serde(default)]
    pub publication: Publication,
    /// How long the public waits for moves, in seconds.
    #[serde(default)]
    pub public_delay: u32,
    /// What a pairing-allocated bye is worth; a win if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<HalfPoints>,
    /// What breaks ties, the first one first: codes such as `BH/C1` (C.07).
    #[serde(default = "TieBreak::usual")]
    pub tie_breaks: Vec<String>,
    /// Wood or screen.
    #[serde(default)]
    pub boards: Boards,
    /// Which boards have devices, in rounds that have not begun.
    #[serde(default)]
    pub devices: Devices,
    /// What the links of the seats belong to.
    #[serde(default)]
    pub links: Links,
    /// The Laws, the rate of play, the points: those of every game that has not begun.
    pub regulations: Regulations,
}

impl Settings {
    /// A competition of which nothing is known but name, rounds and regulations.
    pub fn new(name: &str, rounds: u32, regulations: Regulations) -> Settings {
        Settings {
            name: name.to_owned(),
            place: String::new(),
            federation: String::new(),
            first_day: String::new(),
            last_day: String::new(),
            chief_arbiter: String::new(),
            deputies: Vec::new(),
            kind: Kind::default(),
            teams: TeamRules::default(),
            system: PairingSystem::default(),
            rounds,
            acceleration: Acceleration::default(),
            kept_apart: Vec::new(),
            publication: Publication::default(),
            public_delay: 0,
            bye: None,
            tie_breaks: TieBreak::usual(),
            boards: Boards::default(),
            devices: Devices::default(),
            links: Links::default(),
            regulations,
        }
    }
}

impl Default for Settings {
    /// What stands in a form before anything is typed.
    fn default() -> Settings {
        Settings::new("", 0, Regulations::classical(Edition::Y2023))
    }
}
