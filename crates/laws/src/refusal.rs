//! What cannot happen, and so is not recorded. Breaking a law is never a refusal: it happens, and is ruled on.

use std::fmt;

use crate::rule::{Ground, Rule};

/// A command that cannot happen; nothing is recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Why.
    pub why: Because,
    /// The rule, where a rule is the ground.
    pub ground: Option<Ground>,
}

impl Refusal {
    /// Refused because it cannot happen.
    pub const fn plain(why: Because) -> Refusal {
        Refusal { why, ground: None }
    }

    /// Refused because a rule says so.
    pub const fn by(rule: &'static Rule, why: Because) -> Refusal {
        let ground = Some(Ground(rule));
        Refusal { why, ground }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ground {
            Some(ground) => write!(f, "{} ({ground})", self.why),
            None => write!(f, "{}", self.why),
        }
    }
}

impl std::error::Error for Refusal {}

/// Every reason once: its name, which is that of its message in `locales`, and its words on the pages.
macro_rules! whys {
    ($($name:ident = $words:literal;)*) => {
        /// Why something cannot happen: it is not yours to do, not now, or there is no such thing.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Because {
            $(#[doc = $words] $name,)*
        }

        impl Because {
            /// All of them.
            pub const ALL: &[Because] = &[$(Because::$name),*];

            const fn parts(self) -> (&'static str, &'static str) {
                match self {
                    $(Because::$name => (stringify!($name), $words),)*
                }
            }
        }
    };
}

impl Because {
    /// As the pages say it.
    pub const fn words(self) -> &'static str {
        self.parts().1
    }

    /// The name of its message: `refusal-game-over`.
    pub fn message(self) -> String {
        let mut id = String::from("refusal");
        for c in self.parts().0.chars() {
            if c.is_ascii_uppercase() {
                id.push('-');
            }
            id.push(c.to_ascii_lowercase());
        }
        id
    }
}

impl fmt::Display for Because {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

whys! {
    AppendixDDoesNotApplyToThisGame = "Appendix D does not apply to this game";
    ArbiterAskedForHisConsent = "the arbiter has been asked for his consent";
    ArbiterDecidesWhenGameGoesOn = "the arbiter decides when the game goes on";
    ArbiterDoesNotTell = "the arbiter does not tell";
    AskedAlready = "that is asked already";
    BoardIsWatched = "the board is watched, and what is done there is seen";
    ChoiceOfPieceFinal = "the choice of the piece is final";
    ClaimCannotWithdrawn = "a claim cannot be withdrawn";
    ClaimMustChecked = "the claim must be checked";
    ClockOfPlayerWithDisabilityNotAdjusted = "the clock of a player with a disability is not adjusted";
    ClocksNotStopped = "the clocks are not stopped";
    ClocksStopped = "the clocks are stopped";
    DecisionDueFirst = "a decision is due first";
    DecisionPostponed = "a decision is postponed";
    DefaultTimeOver = "the default time is over";
    DefaultTimeNotOver = "the default time is not over";
    EachPlayerMustMadeMove = "each player must have made a move";
    EventDoesNotAdjournGames = "the event does not adjourn games";
    EventNotAnnouncedTheseRules = "the event has not announced these rules";
    EventUsesElectronicScoresheets = "the event uses electronic scoresheets";
    EventUsesPaperScoresheets = "the event uses paper scoresheets";
    FlagNotDown = "the flag is not down";
    FlagsNotBothDown = "the flags are not both down";
    FullScoresheetGoesWithClaim = "a full scoresheet goes with the claim";
    GameNoSuchScore = "a game has no such score";
    GameNotOver = "the game is not over";
    GameNotResumed = "the game has not been resumed";
    GameOver = "the game is over";
    GameOverAndItsResultStands = "the game is over and its result stands";
    GameOverBeforeFlagNoticed = "the game was over before the flag was noticed";
    GamePlayed = "the game has been played";
    GameResumed = "the game has been resumed";
    KingTaken = "a king has been taken, and nobody can play on without him";
    LastPressHisOwn = "the last press was his own";
    LaterRulingsRestOnIt = "later rulings rest on it; those are taken back first";
    MoveEndedGameAndCompleted = "the move ended the game and is completed";
    MoveIllegalOnlyOnceItCompleted = "a move is illegal only once it is completed";
    MoveMade = "the move has been made";
    MoveMustWrittenFirst = "the move must be written first";
    MoveNotMade = "the move has not been made";
    MovesAddTimeAlready = "each move adds time already";
    MovesMadeSince = "moves have been made since; set the position instead";
    NeitherBothKingsInCheckNorPawnOnLastRank = "neither are both kings in check nor is a pawn on the last rank";
    NoAnswer = "that is no answer to what is asked";
    NoAssistant = "the player has no assistant for this";
    NoDecisionPostponed = "no decision is postponed";
    NoDrawClaimed = "no draw has been claimed";
    RuledAlready = "that has been ruled already";
    NoOfferOpen = "no offer is open";
    NoDrawOffered = "no draw has been offered";
    NoFlagFallen = "no flag has fallen";
    NoIllegalMoveCompleted = "no illegal move has been completed";
    NoIllegalMoveInCount = "no illegal move is in the count";
    NoIllegalMoveStandsThatPlayersCouldPutRight = "no illegal move stands that the players could put right";
    NoKingOrRookStandsThere = "no king or rook stands there";
    NoMoveAnnounced = "no move has been announced";
    NoMoveSealed = "no move has been sealed";
    NoOfficialRecordToSee = "there is no official record to be seen";
    NoPawnCanPromotedThere = "no pawn can be promoted there";
    NoPieceStandsThere = "no piece stands there";
    NoPiecesDisplaced = "no pieces are displaced";
    NoPlaceOfScoresheetHoldsSoMuch = "no place of a scoresheet holds so much";
    NoScoresheetHoldsSoManyMoves = "no scoresheet holds so many moves";
    TooFewMovesForThat = "too few moves have been played for that";
    MovesBeforeItNotKnown = "the moves before it are not known";
    NoPressOfThisPlayerAloneWaitingForItsMove = "no press of this player alone is waiting for its move";
    NoSuchClockSetting = "the clocks cannot be set so";
    NoSuchMoveMade = "no such move has been made";
    NoSuchRuling = "there is no such ruling to take back";
    NobodyAskedWhetherSideCanMate = "nobody has asked whether a side can mate";
    NobodyNeedRecordAndThisEditionPromisesNoScoresheet = "nobody need record, and this edition promises no scoresheet";
    NobodyPressedClock = "nobody has pressed the clock";
    NobodyWatchesTheBoard = "nobody watches this board; the arbiter says what he found";
    NotStarted = "the game has not started";
    NothingAsked = "nothing is asked";
    NothingProposed = "nothing is proposed";
    NothingWritten = "nothing is written";
    NothingWrittenThere = "nothing is written there";
    NumberOfMovesDecidesNotArbiter = "the number of moves decides, not the arbiter";
    OfferCannotWithdrawn = "an offer cannot be withdrawn";
    OnlyArbiterCanDoThis = "only the arbiter can do this";
    OnlyPlayerCanDoThis = "only a player can do this";
    OnlyPlayerWhoMoveMayClaim = "only the player who has the move may claim";
    OnlyPlayerWhoMoveMaySeeRecord = "only the player who has the move may see the record";
    OnlyRulingGivesSuchScore = "only a ruling gives such a score";
    OnlyVisuallyDisabledPlayerKeepsScoreSo = "only the visually disabled player keeps score so";
    OpponentAnswersOfferFirst = "the opponent answers the offer first";
    OpponentConfirmsIt = "the opponent confirms it";
    OpponentConfirmsPositionFirst = "the opponent confirms the position first";
    OpponentMadeNextMove = "the next move has been made";
    OpponentMove = "the opponent has the move";
    OpponentRepeatsMove = "the opponent repeats the move";
    OpponentsClockStarted = "the opponent's clock has been started";
    OpponentsScoresheetForPlayerWhoMove = "the opponent's scoresheet is for the player who has the move";
    PieceOfOpponent = "the piece is the opponent's";
    PieceStandsThereAlready = "the piece stands there already";
    PlayerAssistant = "the player has an assistant";
    PlayerAtBoard = "the player is at the board";
    PlayerDisplacedNoPieces = "the player has displaced no pieces";
    PlayerNotAtBoard = "the player is not at the board";
    PlayerScoresheetAndMustWrite = "the player has a scoresheet and must write";
    PlayerScoresheetAndNeedNotWrite = "the player has a scoresheet and need not write";
    PlayerWhoMoveSeals = "the player who has the move seals";
    ReasonNeeded = "a reason is needed";
    ReplySealedOnlyWhileOpponentAbsent = "a reply is sealed only while the opponent is absent";
    ResultSignedAlready = "the result is signed already";
    ResultStandsAlready = "that is the result already";
    RightToComplainEndedWithTouchingPiece = "the right to complain ended with touching a piece";
    ScoresTogetherMoreThanGameWorth = "the scores together are more than a game is worth";
    ScoresheetOnPaper = "the scoresheet is on paper";
    ScoresheetsNotUpToDate = "the scoresheets are not up to date";
    SightedPlayerMovesOnOrdinaryBoard = "the sighted player moves on an ordinary board";
    SoFewMovesShowThatTimeOverstepped = "so few moves show that time was overstepped";
    SoftwareDoesNotReadThatLanguage = "the software does not read that language";
    Started = "the game has started";
    ThatHowItTakenAlready = "that is how it is taken already";
    ThereNoNextPeriod = "there is no next period";
    ThereNothingToConfirm = "there is nothing to confirm";
    ThereOneBoardOnly = "there is one board only";
    ThisAnswerComesFromSearchOrFromArbiter = "this answer comes from the search or from the arbiter";
    ThisEditionGivesNoRightToSeeRecord = "this edition gives no right to see the record";
    ThisEditionKnowsNoExclusionFromRounds = "this edition knows no exclusion from rounds";
    ThisEditionKnowsOnlyIncrement = "this edition knows only an increment";
    TimeDoesNotRunBackwards = "time does not run backwards";
    UnderSupervisionIllegalMoveItselfPutRight = "under supervision the illegal move itself is put right";
    WrittenMoveAmbiguous = "the written move can mean more than one move";
    WrittenMoveCannotChanged = "the written move cannot be changed";
    WrittenMoveCannotRead = "the written move cannot be read";
    RulingSpent = "that ruling has fallen or is spent, and nothing is left to take back";
    WrongSettingCanStillCorrected = "a wrong setting can still be corrected";
}
