//! Rounds and who sits where in them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use chess::{ByColor, Color};
use laws::{Millis, Regulations};
use serde::{Deserialize, Serialize};

use crate::outcome::{Bye, Entry, GameResult};
use crate::player::PlayerId;
use crate::settings::Devices;
use crate::teams::{Match, TeamId};

/// A round, counted from 1.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct RoundNumber(pub u32);

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A board of a round, counted from 1.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = BoardNumber))]
#[serde(transparent)]
pub struct Board(pub u32);

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two players who are to meet, as they are entered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seats {
    /// With the white pieces.
    pub white: PlayerId,
    /// With the black pieces.
    pub black: PlayerId,
    /// Where; the next free board if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
}

/// A round without an opponent, as it is entered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SitsOut {
    /// Who.
    pub player: PlayerId,
    /// How.
    pub bye: Bye,
}

/// Is a game still to be finished?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// Not begun or being played.
    #[default]
    Open,
    /// To be resumed another time (Guideline I).
    Adjourned,
    /// There is a result.
    Decided,
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pairing {
    /// Where.
    pub board: Board,
    /// Who.
    pub players: ByColor<PlayerId>,
    /// Adjourned, decided or neither.
    pub progress: Progress,
    /// The result that counts.
    pub entry: Option<Entry>,
    /// Results that counted before, the oldest first.
    pub earlier: Vec<Entry>,
    /// Why it was last opened again, if it was.
    pub reopened: Option<String>,
}

impl Pairing {
    pub(crate) fn new(board: Board, players: ByColor<PlayerId>) -> Pairing {
        Pairing {
            board,
            players,
            progress: Progress::Open,
            entry: None,
            earlier: Vec::new(),
            reopened: None,
        }
    }

    /// The colour of a player.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.players[color] == player)
    }

    /// The result that counts.
    pub fn result(&self) -> Option<&GameResult> {
        self.entry.as_ref().map(|entry| &entry.result)
    }
}

/// How a round came to its pairings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PairedBy {
    /// By hand, by a file or by a table.
    #[default]
    Hand,
    /// By the FIDE (Dutch) System (C.04.3).
    Swiss,
    /// By the FIDE (Dutch) System, and then changed by hand.
    SwissChanged,
}

/// A round as the rules paired it: a fact, whatever was changed by hand after it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SwissDraw {
    /// When.
    pub at: Millis,
    /// White and Black of every game.
    pub games: Vec<ByColor<PlayerId>>,
    /// Who got the bye of the pairing.
    pub bye: Option<PlayerId>,
}

impl SwissDraw {
    /// Was somebody paired in it, or given its bye?
    pub fn has(&self, player: PlayerId) -> bool {
        let seated = |game: &ByColor<PlayerId>| game.white == player || game.black == player;
        self.bye == Some(player) || self.games.iter().any(seated)
    }
}

/// Something that was done to a pairing before its round began, and why (C.04.2 4.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = PairingChange))]
pub struct Change {
    /// When.
    pub at: Millis,
    /// What.
    pub kind: ChangeKind,
    /// Why.
    pub reason: String,
}

/// What was done to a pairing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = PairingChangeKind))]
#[serde(rename_all = "kebab-case")]
pub enum ChangeKind {
    /// The round was paired once more.
    PairedAgain,
    /// Two players changed places.
    Swapped {
        /// Who.
        one: PlayerId,
        /// With whom.
        two: PlayerId,
    },
    /// The pairings were taken back from the public.
    TakenBack,
}

/// Where a round stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nobody is paired.
    Unpaired,
    /// Paired, not begun.
    Paired,
    /// The clocks run.
    Started,
    /// All results are in and the arbiter has closed it.
    Finished,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Round {
    /// Which.
    pub number: RoundNumber,
    /// The day, `2026-11-16`, or day and time; empty if not known yet.
    pub date: String,
    /// The Chess960 start of this round.
    pub chess960: Option<u16>,
    /// How it was paired.
    #[serde(default)]
    pub paired_by: PairedBy,
    /// What the rules said, if they were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<SwissDraw>,
    /// What was changed before the start, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// Are the pairings still for staff only?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// Games, by board.
    pub pairings: Vec<Pairing>,
    /// Matches of teams, by number; their games are among the pairings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<Match>,
    /// Which teams do not play, and how.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub team_byes: BTreeMap<TeamId, Bye>,
    /// Line-ups that were handed in, by team.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub line_ups: BTreeMap<TeamId, Vec<Option<PlayerId>>>,
    /// Who does not play, and how.
    pub byes: BTreeMap<PlayerId, Bye>,
    /// Who was marked as not there before the start.
    pub absent: BTreeSet<PlayerId>,
    /// When it began; the default time runs from here (6.7).
    pub started: Option<Millis>,
    /// When it was closed.
    pub finished: Option<Millis>,
    /// Which boards had devices when it began.
    #[serde(default)]
    pub devices: Option<Devices>,
    /// The regulations under which its games began.
    pub regulations: Option<Regulations>,
}

impl Round {
    /// Where it stands.
    pub fn stage(&self) -> Stage {
        if self.finished.is_some() {
            Stage::Finished
        } else if self.started.is_some() {
            Stage::Started
        } else if self.pairings.is_empty() && self.matches.is_empty() {
            Stage::Unpaired
        } else {
            Stage::Paired
        }
    }

    /// The game on a board.
    pub fn at(&self, board: Board) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.board == board)
    }

    /// A player's game.
    pub fn game_of(&self, player: PlayerId) -> Option<&Pairing> {
        self.pairings
            .iter()
            .find(|pairing| pairing.color_of(player).is_some())
    }

    /// Boards without a result.
    pub fn missing(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings
            .iter()
            .filter(|pairing| pairing.entry.is_none())
    }
}
