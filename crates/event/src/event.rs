//! What has happened to a competition: past tense, kept for ever.

use chess::Color;
use laws::{Millis, Regulations, Ruling};
use serde::{Deserialize, Serialize};

use crate::berger::Cycles;
use crate::command::Actor;
use crate::outcome::{Bye, GameResult, Source};
use crate::player::{Player, PlayerId};
use crate::round::{Board, PairedBy, RoundNumber, SitsOut};
use crate::settings::{Devices, Settings};
use crate::teams::{Match, Team, TeamId, TeamOut};

/// A fact with its moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// When.
    pub at: Millis,
    /// By whom.
    pub by: Actor,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// A game of a round as it was paired.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paired {
    /// Where.
    pub board: Board,
    /// With the white pieces.
    pub white: PlayerId,
    /// With the black pieces.
    pub black: PlayerId,
}

/// Facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event", content = "data")]
pub enum What {
    /// It was announced.
    Created(Settings),
    /// What was announced was changed.
    Amended(Settings),
    /// A player entered.
    PlayerAdded(Player),
    /// Many entered together.
    PlayersImported(Vec<Player>),
    /// What is known of a player was corrected.
    PlayerEdited(Player),
    /// A player was struck out.
    PlayerRemoved(PlayerId),
    /// A player plays no more.
    Withdrawn {
        /// Who.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// A player is back.
    Returned(PlayerId),
    /// New start numbers: the first of the list is number 1 now.
    PlayersSeeded(Vec<PlayerId>),
    /// A team entered.
    TeamAdded(Team),
    /// Many entered together, made from the clubs of players or from a file.
    TeamsFormed(Vec<Team>),
    /// What is known of a team was corrected.
    TeamEdited(Team),
    /// A team was struck out; its members stay.
    TeamRemoved(TeamId),
    /// A team plays no more.
    TeamWithdrawn {
        /// Which.
        team: TeamId,
        /// Why.
        reason: String,
    },
    /// A team is back.
    TeamReturned(TeamId),
    /// New numbers of teams: the first of the list is number 1 now.
    TeamsSeeded(Vec<TeamId>),
    /// A round of teams was paired, in place of what was paired before.
    MatchesSet {
        /// Which.
        round: RoundNumber,
        /// By number.
        matches: Vec<Match>,
        /// Their games, by board.
        games: Vec<Paired>,
        /// Who sits opposite nobody.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unopposed: Vec<PlayerId>,
        /// All teams that sit out.
        byes: Vec<TeamOut>,
        /// How it was paired.
        by: PairedBy,
        /// Why, if it was paired again.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A team said who plays on which board.
    LineUpSet {
        /// In which round.
        round: RoundNumber,
        /// Which team.
        team: TeamId,
        /// By board; nobody on an empty one.
        players: Vec<Option<PlayerId>>,
        /// The games of its match, if it is paired.
        games: Vec<Paired>,
        /// Who sits opposite nobody in it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unopposed: Vec<PlayerId>,
    },
    /// A bye was given to a team.
    TeamByeGiven {
        /// In which round.
        round: RoundNumber,
        /// To whom.
        team: TeamId,
        /// How.
        bye: Bye,
    },
    /// It was taken back.
    TeamByeTakenBack {
        /// In which round.
        round: RoundNumber,
        /// From whom.
        team: TeamId,
    },
    /// A round has its day.
    Scheduled {
        /// Which.
        round: RoundNumber,
        /// When.
        date: String,
    },
    /// All rounds follow the Berger tables, which come as pairings.
    RoundRobinDrawn {
        /// Once or twice against everybody.
        cycles: Cycles,
        /// How many rounds that makes.
        rounds: u32,
    },
    /// A round was paired, in place of what was paired before.
    PairingsSet {
        /// Which.
        round: RoundNumber,
        /// By board.
        pairings: Vec<Paired>,
        /// All who sit out.
        byes: Vec<SitsOut>,
    },
    /// The initial colour of a Swiss was drawn.
    InitialColorDrawn(Color),
    /// A round was paired by the FIDE (Dutch) System, in place of what was paired before.
    SwissPaired {
        /// Which.
        round: RoundNumber,
        /// By board.
        pairings: Vec<Paired>,
        /// All who sit out.
        byes: Vec<SitsOut>,
        /// Why, if it was paired again.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// The pairings of a round are for everybody.
    PairingsPublished(RoundNumber),
    /// The pairings of a round are for staff only.
    PairingsHidden {
        /// Which.
        round: RoundNumber,
        /// Why, if everybody had seen them.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// Two players of a round have changed places by hand.
    PlayersSwapped {
        /// In which round.
        round: RoundNumber,
        /// Who.
        one: PlayerId,
        /// With whom.
        two: PlayerId,
        /// Why.
        reason: String,
    },
    /// A game was added to a round.
    PairingAdded {
        /// Which.
        round: RoundNumber,
        /// The game.
        pairing: Paired,
    },
    /// A bye was given.
    ByeGiven {
        /// In which round.
        round: RoundNumber,
        /// To whom.
        player: PlayerId,
        /// How.
        bye: Bye,
    },
    /// It was taken back.
    ByeTakenBack {
        /// In which round.
        round: RoundNumber,
        /// From whom.
        player: PlayerId,
    },
    /// Boards have new numbers: the old one and the new one of each.
    BoardsNumbered {
        /// In which round.
        round: RoundNumber,
        /// Old and new.
        boards: Vec<(Board, Board)>,
    },
    /// The Chess960 start of a round was drawn.
    StartDrawn {
        /// Which.
        round: RoundNumber,
        /// 0–959.
        start: u16,
    },
    /// A player was not at the board before the start.
    MarkedAbsent {
        /// In which round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
    },
    /// He is.
    MarkedPresent {
        /// In which round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
    },
    /// The clocks of a round began to run.
    RoundStarted {
        /// Which.
        round: RoundNumber,
        /// Under these regulations.
        regulations: Regulations,
        /// With devices on these boards.
        #[serde(default)]
        devices: Devices,
    },
    /// The start of a round was taken back: it is paired and has not begun.
    StartTakenBack(RoundNumber),
    /// A round is closed.
    RoundFinished(RoundNumber),
    /// It is open again.
    FinishTakenBack(RoundNumber),
    /// A result was entered, in place of an earlier one if there was any.
    ResultEntered {
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
        /// What.
        result: GameResult,
        /// From where.
        source: Source,
    },
    /// A result counts no more; a closed round is open again.
    ResultReopened {
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
        /// Why.
        reason: String,
    },
    /// A game was adjourned.
    Adjourned {
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
    },
    /// A ruling went into the history of a player.
    OffenceRecorded {
        /// Whose.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
        /// What was ruled.
        ruling: Ruling,
    },
}
