//! What has happened: past tense, kept for ever.

use chess::{Attempt, Color, Illegality, Move, Square};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Hands, Manner};
use crate::discretion::Answer;
use crate::ruling::Ruling;
use crate::time::Millis;

/// A fact or a ruling with its moment.
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

/// How a move came to be completed (6.2.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Completion {
    /// The clock was pressed.
    Pressed,
    /// The move ended the game.
    EndedGame,
    /// The player made his next move without having pressed.
    NextMove,
    /// The opponent answered an illegal move as if its maker had pressed.
    Answered,
    /// It came out of an envelope.
    Sealed,
}

/// Who says that a move was made.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Testimony {
    /// The screen is the board: the piece was moved there.
    #[default]
    Screen,
    /// An arbiter has seen it, or has found out that it was so.
    Arbiter,
    /// The mover's own sheet, and his press.
    MoverAndPress,
    /// Both sheets.
    BothSheets,
}

impl Testimony {
    /// Was it seen, or only written?
    pub const fn has_seen(self) -> bool {
        match self {
            Testimony::Screen | Testimony::Arbiter => true,
            Testimony::MoverAndPress | Testimony::BothSheets => false,
        }
    }

    fn is_screen(&self) -> bool {
        *self == Testimony::Screen
    }
}

/// What most facts say and none has to store.
const fn yes() -> bool {
    true
}

fn is_yes(says: &bool) -> bool {
    *says
}

fn is_no(says: &bool) -> bool {
    !*says
}

/// Facts, and what was ruled on them. What a rule decided on the way stands in the fact: whoever replays it asks no rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event", content = "data")]
pub enum What {
    /// The round began for this board.
    Started,
    /// A player came to the board.
    Arrived(Color),
    /// A piece was touched.
    Touched {
        /// Where.
        square: Square,
        /// How.
        manner: Manner,
        /// Does it bind the player (4.3)? Not who has not the move, nor who adjusts, nor once the move is settled.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        binds: bool,
    },
    /// The arbiter or the Laws take a touch as deliberate, or as an accident.
    TouchFound {
        /// Of which piece.
        square: Square,
        /// Was it deliberate?
        deliberate: bool,
        /// Whose touch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Color>,
        /// Does his move, if he has made it, keep to what binds him now?
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        kept: bool,
    },
    /// A piece was taken off the board.
    PieceRemoved {
        /// Where it was.
        square: Square,
        /// Where it stood before the move.
        stood: Square,
        /// Is it no part of a legal move?
        #[serde(default, skip_serializing_if = "is_no")]
        astray: bool,
    },
    /// A piece was put down and released.
    PiecePut {
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// Is it no part of a legal move, or back on its own square?
        #[serde(default, skip_serializing_if = "is_no")]
        astray: bool,
    },
    /// A new piece was put on the square of promotion.
    PiecePlaced {
        /// Where.
        square: Square,
        /// What.
        role: chess::Role,
        /// Held or released.
        grip: crate::rules::a04_touch::Grip,
        /// Can a pawn be promoted to it there? Journals of 0.1.0 do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promotes: Option<bool>,
    },
    /// What was done of a move came to nothing: the pieces stand as before.
    PiecesPutBack,
    /// A move was made on the board, legal or not.
    MoveMade {
        /// What was done.
        attempt: Attempt,
        /// With how many hands.
        hands: Hands,
        /// The move, if it was one.
        legal: Result<Move, Illegality>,
        /// Who says so.
        #[serde(default, skip_serializing_if = "Testimony::is_screen")]
        testimony: Testimony,
        /// Did it keep to what Article 4 or a ruling bound the player to? Of an illegal move nobody asks.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        kept: bool,
        /// The pawn that an illegal move has taken as if en passant. Journals of 0.1.0 do not say, and left it standing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        passed: Option<Square>,
        /// The legal move that it would be, were it finished (4.7): a part of it was left undone, and nothing else is wrong.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unfinished: Option<Move>,
    },
    /// The move that stands on the board was made once more, before its press.
    MadeAgain {
        /// With how many hands.
        hands: Hands,
    },
    /// After a move was made its maker's hand did something else.
    HandAgain {
        /// What.
        attempt: Attempt,
        /// How it was told, if it is still to be settled what comes of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<(Attempt, Hands)>,
    },
    /// The king's step that was made, and not completed, turns out to be the first part of castling.
    KingCastles,
    /// The last move made was completed.
    MoveCompleted(Completion),
    /// A player pressed his clock.
    Pressed(Color),
    /// Both clocks were stopped.
    ClocksStopped,
    /// A clock was let run again.
    ClockRestarted(Color),
    /// A display reached zero.
    FlagFell(Color),
    /// A display reached zero at the end of a period whose moves were made.
    PeriodEnded(Color),
    /// Somebody observed or claimed it.
    FlagNoticed(Color),
    /// See [`a06_clock`](crate::rules::a06_clock).
    Clock(crate::rules::a06_clock::Fact),
    // Article 7: irregularities.
    /// Somebody observed or claimed an illegal move.
    IllegalMoveNoticed {
        /// Its place in the game, counted from 0.
        ply: usize,
    },
    /// A player who had not moved pressed his clock.
    PressedWithoutMove(Color),
    /// See [`a07_irregularities`](crate::rules::a07_irregularities).
    Irregular(crate::rules::a07_irregularities::Fact),
    /// An illegal move by a player goes into the count of 7.5.5.
    IllegalMoveCounted(Color),
    /// It is taken out of the count again.
    IllegalMoveUncounted(Color),
    /// A complaint of a breach of touch-move.
    Complained,
    // Article 8: the record.
    /// See [`a08_record`](crate::rules::a08_record).
    Record(crate::rules::a08_record::Fact),
    // Article 9: draws.
    /// A draw was offered.
    DrawOffered,
    /// It was accepted.
    DrawAccepted,
    /// It was declined, by word or by touching a piece.
    DrawDeclined,
    /// A draw was claimed.
    DrawClaimed {
        /// Why.
        ground: crate::rules::a09_draws::ClaimGround,
        /// With which move, if any.
        with: crate::rules::a09_draws::ClaimMove,
    },
    /// A player resigned.
    Resigned(Color),
    // Articles 10 and 11: points and conduct.
    /// See [`a11_conduct`](crate::rules::a11_conduct).
    Conduct(crate::rules::a11_conduct::Fact),
    // Appendices A and B.
    /// See [`app_a_rapid`](crate::rules::app_a_rapid).
    Rapid(crate::rules::app_a_rapid::Fact),
    // Appendix D.
    /// See [`app_d_blind`](crate::rules::app_d_blind).
    Blind(crate::rules::app_d_blind::Fact),
    // Guideline I.
    /// See [`g1_adjourned`](crate::rules::g1_adjourned).
    Adjourn(crate::rules::g1_adjourned::Fact),
    // Guideline III.
    /// See [`g3_quickplay`](crate::rules::g3_quickplay).
    Quickplay(crate::rules::g3_quickplay::Fact),
    // Article 12: the arbiter.
    /// The arbiter answered the oldest open question.
    Answered(Answer),
    /// He answered a later one.
    AnsweredLater {
        /// Its place among those that were open, from 0.
        place: usize,
        /// What.
        answer: Answer,
    },
    /// The arbiter put something right; what, the rulings say.
    Repaired {
        /// Why.
        reason: String,
    },
    /// Rulings wait for the arbiter's word.
    Proposed(Vec<Ruling>),
    /// The arbiter confirmed them: what is ruled follows, as the game stands now.
    Confirmed,
    /// Something was done or claimed while a ruling waits that comes before it.
    Waits(crate::command::Act),
    /// The first that waits so is heard now.
    Heard,
    /// A ruling.
    Ruled(Ruling),
}
