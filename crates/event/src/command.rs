//! What people ask for, and why it may be refused.

use std::fmt;

use chess::Color;
use laws::regulations::RegulationError;
use laws::{Millis, Ruling};
use serde::{Deserialize, Serialize};

use crate::berger::{Cycles, LastTwo};
use crate::outcome::{Bye, GameResult};
use crate::player::{Player, PlayerId};
use crate::problem::Problem;
use crate::round::{Board, RoundNumber, Seats, SitsOut};
use crate::settings::Settings;
use crate::teams::{Team, TeamId, TeamOut, TeamSeats};

/// Who acts. What each may see and send is decided at the door; here only results are guarded.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionActor))]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// Responsible for everything but the Laws.
    Organiser(String),
    /// An arbiter, by name.
    Arbiter(String),
    /// The chief arbiter, by name.
    ChiefArbiter(String),
    /// The software: a game has ended or was ruled on.
    Hall,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Organiser(name) | Actor::Arbiter(name) | Actor::ChiefArbiter(name) => {
                f.write_str(name)
            }
            Actor::Hall => f.write_str("the hall"),
        }
    }
}

/// An act, who did it and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionCommand))]
pub struct Command {
    /// Who.
    pub by: Actor,
    /// When, on the time of the journal.
    pub at: Millis,
    /// What.
    pub act: Act,
}

/// In which order start numbers are given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// By rating, then title, then name.
    Rating,
    /// By name.
    Name,
    /// As given, for lots that were drawn: every player once.
    Order(Vec<PlayerId>),
}

/// In which order teams get their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TeamSeeding {
    /// By the mean rating of the best members, as many as a match has boards; then by name.
    Rating,
    /// By name.
    Name,
    /// As given, for lots that were drawn: every team once.
    Order(Vec<TeamId>),
}

/// In which order boards are numbered. Fixed boards come first in any case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BoardOrder {
    /// As they stand, without gaps.
    AsPaired,
    /// The board with the leader first: by the higher score of the two, then both scores, then the lower number.
    Score,
}

/// A file that is read in. It is taken whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = FileImport))]
#[serde(rename_all = "kebab-case")]
pub enum Import {
    /// A table of players.
    PlayersCsv(String),
    /// Players as a preview of a file has shown them, without those that were taken out.
    Players(Vec<Player>),
    /// A table of pairings for a round.
    PairingsCsv {
        /// Which.
        round: RoundNumber,
        /// The table.
        text: String,
    },
    /// The players of a tournament report.
    PlayersTrf(String),
    /// The pairings of one round of a tournament report about the same players.
    PairingsTrf {
        /// Which.
        round: RoundNumber,
        /// The report.
        text: String,
    },
    /// Players, pairings and results of a tournament report, into a competition without players.
    WholeTrf(String),
}

/// What can be asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionAct))]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    // The competition.
    /// Announces it.
    Create(Settings),
    /// Changes what was announced. Games that have begun keep the regulations they began under.
    Amend(Settings),
    // Players.
    /// Enters a player; the number zero asks for the next free one.
    AddPlayer(Player),
    /// Corrects what is known of a player.
    EditPlayer(Player),
    /// Strikes a player out, before any pairing.
    RemovePlayer(PlayerId),
    /// Takes a player out of the rounds to come.
    Withdraw {
        /// Who.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// Lets a player back in.
    Return(PlayerId),
    /// Gives new start numbers, before any pairing.
    Seed(Seeding),
    /// Reads a file.
    Import(Import),
    // Teams.
    /// Enters a team; the number zero asks for the next free one.
    AddTeam(Team),
    /// Corrects what is known of a team, also who is in it.
    EditTeam(Team),
    /// Strikes a team out, before it is paired; its members stay.
    RemoveTeam(TeamId),
    /// Takes a team out of the rounds to come.
    WithdrawTeam {
        /// Which.
        team: TeamId,
        /// Why.
        reason: String,
    },
    /// Lets a team back in.
    ReturnTeam(TeamId),
    /// Makes teams of players who are in none: each club is one, its members by rating.
    FormTeams,
    /// Gives teams new numbers, before any pairing.
    SeedTeams(TeamSeeding),
    /// Pairs a round of teams by hand; what was paired before is dropped, byes that were asked for stay.
    SetMatches {
        /// Which.
        round: RoundNumber,
        /// Who meets whom.
        matches: Vec<TeamSeats>,
        /// Who sits out.
        #[serde(default)]
        byes: Vec<TeamOut>,
        /// Why, if it was paired already.
        #[serde(default)]
        reason: String,
    },
    /// Says who of a team plays on which board, before the start.
    SetLineUp {
        /// In which round.
        round: RoundNumber,
        /// Which team.
        team: TeamId,
        /// By board; nobody on an empty one.
        players: Vec<Option<PlayerId>>,
    },
    /// Gives a team a bye.
    GiveTeamBye {
        /// In which round.
        round: RoundNumber,
        /// Whom.
        team: TeamId,
        /// How.
        bye: Bye,
    },
    /// Takes it back.
    TakeBackTeamBye {
        /// In which round.
        round: RoundNumber,
        /// From whom.
        team: TeamId,
    },
    /// A team, or both, did not come: every board of the match that has no result is a forfeit.
    ForfeitMatch {
        /// In which round.
        round: RoundNumber,
        /// The number of the match.
        number: u32,
        /// Which team was there; neither if it is not said.
        winner: Option<TeamId>,
    },
    // Rounds.
    /// Says when a round is played.
    Schedule {
        /// Which.
        round: RoundNumber,
        /// The day, or day and time.
        date: String,
    },
    /// Pairs a round by hand; what was paired before is dropped, byes that were asked for stay.
    SetPairings {
        /// Which.
        round: RoundNumber,
        /// Who meets whom.
        pairings: Vec<Seats>,
        /// Who sits out.
        #[serde(default)]
        byes: Vec<SitsOut>,
    },
    /// Adds one game to a round, also after its start: somebody came late.
    AddPairing {
        /// Which.
        round: RoundNumber,
        /// Who meets whom.
        pairing: Seats,
    },
    /// Pairs all rounds by the Berger tables in the order of start numbers.
    PairRoundRobin {
        /// Once or twice against everybody.
        cycles: Cycles,
        /// The last two rounds of the first cycle of two.
        #[serde(default)]
        last_two: LastTwo,
    },
    /// Fixes the initial colour of a Swiss (C.04.3 5.1), before round 1; the lot is drawn above.
    SetInitialColor(Color),
    /// Pairs a round by the FIDE (Dutch) System (C.04.3), before its start; byes that were asked for stay.
    PairSwiss {
        /// Which.
        round: RoundNumber,
        /// Why, if it was paired already.
        #[serde(default)]
        reason: String,
    },
    /// Lets two players of a round change places, before its start. The round is marked as changed by hand.
    SwapPlayers {
        /// In which round.
        round: RoundNumber,
        /// Who.
        one: PlayerId,
        /// With whom.
        two: PlayerId,
        /// Why.
        reason: String,
    },
    /// Shows the pairings of a round to everybody.
    PublishPairings(RoundNumber),
    /// Takes them back, before the start.
    HidePairings {
        /// Of which round.
        round: RoundNumber,
        /// Why.
        reason: String,
    },
    /// Gives a bye.
    GiveBye {
        /// In which round.
        round: RoundNumber,
        /// Whom.
        player: PlayerId,
        /// How.
        bye: Bye,
    },
    /// Takes it back.
    TakeBackBye {
        /// In which round.
        round: RoundNumber,
        /// From whom.
        player: PlayerId,
    },
    /// Numbers the boards of a round anew, before its start.
    NumberBoards {
        /// Which.
        round: RoundNumber,
        /// How.
        order: BoardOrder,
    },
    /// Moves a game to another board, before the start; a game that is there takes its place.
    MoveBoard {
        /// In which round.
        round: RoundNumber,
        /// From.
        from: Board,
        /// To.
        to: Board,
    },
    /// Fixes the Chess960 start of a round; the lot is drawn above.
    SetStart {
        /// Which.
        round: RoundNumber,
        /// 0–959.
        start: u16,
    },
    /// A player is not at the board, before the start.
    MarkAbsent {
        /// In which round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
    },
    /// He is.
    MarkPresent {
        /// In which round.
        round: RoundNumber,
        /// Who.
        player: PlayerId,
    },
    /// Starts the clocks of a round at the moment of the command.
    StartRound(RoundNumber),
    /// Takes the start of a round back, as long as nothing has happened in it.
    TakeBackStart(RoundNumber),
    /// Closes a round whose results are all in.
    FinishRound(RoundNumber),
    /// Opens it again, as long as no later round has begun.
    TakeBackFinish(RoundNumber),
    // Results.
    /// Enters a result: the game's own if the hall acts, the arbiter's otherwise.
    EnterResult {
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
        /// What.
        result: GameResult,
        /// Why, if something must be said; required where another result stood.
        #[serde(default)]
        reason: String,
    },
    /// Takes a result out, so that the game goes on or another result can come.
    ReopenResult {
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
        /// Why.
        reason: String,
    },
    /// A game is adjourned.
    Adjourn {
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
    },
    // Article 12.
    /// Keeps a ruling in the history of a player.
    RecordOffence {
        /// Whose.
        player: PlayerId,
        /// In which round.
        round: RoundNumber,
        /// On which board.
        board: Board,
        /// What was ruled.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        ruling: Ruling,
    },
}

/// One field that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = WrongField))]
pub struct Wrong {
    /// Which: `name`, `regulations.default-time`, `pairings.3.white`.
    pub field: String,
    /// What is wrong with it.
    pub problem: String,
    /// The name of the rule that asks for it, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Wrong {
    pub(crate) fn new(field: impl Into<String>, problem: impl Into<String>) -> Wrong {
        Wrong {
            field: field.into(),
            problem: problem.into(),
            rule: None,
        }
    }
}

impl From<RegulationError> for Wrong {
    fn from(error: RegulationError) -> Wrong {
        Wrong {
            field: format!("regulations.{}", error.field),
            problem: error.problem.to_owned(),
            rule: Some(error.ground.0.name.to_owned()),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.problem)
    }
}

/// A command that cannot happen; nothing is recorded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = CompetitionRefusal))]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// As things stand it cannot happen.
    Cannot(&'static str),
    /// Fields are wrong: all of them.
    Wrong(Vec<Wrong>),
    /// A file cannot be read: every place.
    Unreadable(Vec<Problem>),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn lines<T: fmt::Display>(f: &mut fmt::Formatter<'_>, all: &[T]) -> fmt::Result {
            for (i, one) in all.iter().enumerate() {
                let between = if i > 0 { "; " } else { "" };
                write!(f, "{between}{one}")?;
            }
            Ok(())
        }
        match self {
            Refusal::Cannot(reason) => f.write_str(reason),
            Refusal::Wrong(all) => lines(f, all),
            Refusal::Unreadable(all) => lines(f, all),
        }
    }
}

impl std::error::Error for Refusal {}
