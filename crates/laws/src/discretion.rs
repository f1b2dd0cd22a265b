//! Questions that the Laws leave to the arbiter, with the answers they allow.

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::regulations::HalfPoints;
use crate::time::Millis;

/// A question for the arbiter. The game waits where the answer changes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// 12.9, 11.6: what a player's offence costs.
    Penalty {
        /// Who offended.
        against: Color,
        /// What was done, by its rule.
        offence: String,
    },
    /// 4.9: is the assistant who will move the pieces acceptable?
    MovingAssistant {
        /// For whom.
        of: Color,
    },
    /// 5.1.2: was it a resignation?
    Resigns {
        /// Whose.
        by: Color,
    },
    /// 11.2.3: may the player leave?
    Leave {
        /// Who asks.
        by: Color,
        /// What he wants to leave.
        place: Place,
    },
    /// 12.5: extra time for a disturbance?
    Disturbance {
        /// Who was disturbed.
        of: Color,
    },
    /// 11.7: what the opponent of the loser gets.
    OpponentScore {
        /// Whose score.
        of: Color,
    },
    /// 7.5.1, 7.6: which position is the last that is known?
    LastPosition {
        /// Who completed an illegal move, if that is the reason.
        offender: Option<Color>,
    },
    /// 7.1: which times go with an earlier position?
    ClockTimes {
        /// What is ruled once the times are set.
        then: Option<Box<crate::ruling::Ruling>>,
    },
    /// 8.1.6: is the assistant acceptable, and what is fair on the clock?
    RecordingAssistant {
        /// Whose assistant.
        of: Color,
    },
    /// 8.3: is the electronic scoresheet evidently faulty?
    FaultyScoresheet {
        /// Whose.
        of: Color,
    },
    /// 8.7: the players have signed different results.
    SignedResult {
        /// What White signed.
        white: crate::game::Outcome,
        /// What Black signed.
        black: crate::game::Outcome,
    },
    /// 9.1.1: may the players agree a draw although the event restricts it?
    DrawConsent {
        /// Who offered it.
        offered_by: Color,
        /// Has the opponent accepted?
        accepted: bool,
    },
    /// I.12.1: the envelope is missing; are the times known?
    EnvelopeMissing,
    /// D.2.9: do the two scores agree?
    BoardsDiffer,
    /// 6.11.4: had the player a valid reason to stop the clocks?
    ValidReason {
        /// Who stopped them.
        by: Color,
    },
    /// 6.10.1: is the clock evidently defective, and which times go on the new one?
    DefectiveClock,
    /// 6.10.2: which setting, times and move counts are right?
    WrongSetting,
    /// 6.2.6: is the assistant acceptable, and what is fair on the player's clock?
    ClockAssistant {
        /// For whom.
        of: Color,
    },
    /// 6.11.1: must the game be interrupted?
    Interruption,
    /// III.4: is extra time for each move introduced?
    QuickplayIncrement {
        /// Who asks.
        by: Color,
    },
    /// III.5: cannot the opponent win by normal means, or does he not try?
    QuickplayClaim {
        /// Who claims.
        by: Color,
    },
    /// III.5.2 after a flag: cannot this player win by normal means, or has he not tried enough?
    QuickplayOpponent {
        /// The opponent of the player whose flag fell.
        side: Color,
    },
    /// G.5.b of 2014 after a flag: cannot the final position be won, or has this player not tried enough?
    QuickplayFinalPosition {
        /// The opponent of the player whose flag fell.
        side: Color,
    },
    /// III.6.2: is a claim from a game without an arbiter right?
    NoArbiterClaim {
        /// Who claimed.
        by: Color,
    },
    /// Can a side mate by any series of legal moves? The full search answers, not a person.
    CanMate {
        /// Which side.
        side: Color,
    },
    /// The same of the board as it stands, where moves made on it are not written yet. Only the arbiter sees it.
    CanMateOnBoard {
        /// Which side.
        side: Color,
    },
}

/// What a player may want to leave (11.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = PlaceLeft))]
pub enum Place {
    /// All places open to players.
    Venue,
    /// Where the games are played.
    Area,
}

/// What an arbiter may answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing is done.
    Nothing,
    /// A warning (12.9.1).
    Warn,
    /// Time for the opponent (12.9.2).
    OpponentGains(Millis),
    /// Time off the offender's clock (12.9.3).
    OffenderLoses(Millis),
    /// The opponent's points are raised (12.9.4).
    OpponentPointsUp(HalfPoints),
    /// The offender's points are lowered (12.9.5).
    OffenderPointsDown(HalfPoints),
    /// The game is lost (12.9.6).
    Loss,
    /// A fine announced in advance (12.9.7).
    Fine,
    /// Exclusion from rounds (12.9.8, from 2018).
    ExcludeRounds(u32),
    /// Expulsion from the event (12.9.9; 12.9.h in 2014).
    Expel,
    /// A score for one side.
    Score(HalfPoints),
    /// Extra time for one side.
    Time(Millis),
    /// The position before a move (7.5.1, 7.6).
    PositionBefore {
        /// The number of the move.
        number: u32,
        /// Whose move.
        color: Color,
    },
    /// A result (8.7).
    Result(crate::game::Outcome),
    /// The clocks are set so (6.10).
    Clocks(ClockSetting),
    /// The decision comes later (III.5.2); the opponent gets this much meanwhile.
    Postpone(Millis),
    /// Yes, and the extra time is introduced so (III.4).
    Extra(crate::time_control::ExtraTime),
}

/// How the arbiter sets a clock: what is not given stays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockSetting {
    /// The times.
    pub times: ByColor<Option<Millis>>,
    /// Completed moves on the counters.
    pub moves: ByColor<Option<u32>>,
    /// Periods, counted from 1.
    pub periods: ByColor<Option<usize>>,
}

impl Question {
    /// A short name for logs and answers.
    pub fn name(&self) -> &'static str {
        match self {
            Question::Penalty { .. } => "penalty",
            Question::MovingAssistant { .. } => "moving-assistant",
            Question::Resigns { .. } => "resigns",
            Question::Leave { .. } => "leave",
            Question::Disturbance { .. } => "disturbance",
            Question::OpponentScore { .. } => "opponent-score",
            Question::LastPosition { .. } => "last-position",
            Question::ClockTimes { .. } => "clock-times",
            Question::RecordingAssistant { .. } => "recording-assistant",
            Question::FaultyScoresheet { .. } => "faulty-scoresheet",
            Question::SignedResult { .. } => "signed-result",
            Question::DrawConsent { .. } => "draw-consent",
            Question::BoardsDiffer => "boards-differ",
            Question::EnvelopeMissing => "envelope-missing",
            Question::ValidReason { .. } => "valid-reason",
            Question::DefectiveClock => "defective-clock",
            Question::WrongSetting => "wrong-setting",
            Question::ClockAssistant { .. } => "clock-assistant",
            Question::Interruption => "interruption",
            Question::QuickplayIncrement { .. } => "quickplay-increment",
            Question::QuickplayClaim { .. } => "quickplay-claim",
            Question::QuickplayOpponent { .. } => "quickplay-opponent",
            Question::QuickplayFinalPosition { .. } => "quickplay-final-position",
            Question::NoArbiterClaim { .. } => "no-arbiter-claim",
            Question::CanMate { .. } => "can-mate",
            Question::CanMateOnBoard { .. } => "can-mate-on-board",
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Penalty { against, offence } => {
                write!(f, "a penalty against {against} for {offence}")
            }
            Question::MovingAssistant { of } => {
                write!(f, "whether the assistant moves the pieces for {of}")
            }
            Question::Resigns { by } => write!(f, "whether {by} resigns"),
            Question::Leave {
                by,
                place: Place::Venue,
            } => write!(f, "whether {by} may leave the venue"),
            Question::Leave {
                by,
                place: Place::Area,
            } => write!(f, "whether {by} may leave the area"),
            Question::Disturbance { of } => write!(f, "extra time for the disturbance of {of}"),
            Question::OpponentScore { of } => write!(f, "the score of {of}"),
            Question::LastPosition { .. } => f.write_str("from which position the game goes on"),
            Question::ClockTimes { .. } => f.write_str("which times the clocks show"),
            Question::RecordingAssistant { of } => {
                write!(f, "whether an assistant may record for {of}")
            }
            Question::FaultyScoresheet { of } => {
                write!(f, "whether the scoresheet of {of} is faulty")
            }
            Question::SignedResult { .. } => f.write_str("which of the signed results stands"),
            Question::DrawConsent { .. } => f.write_str("whether a draw may be agreed"),
            Question::EnvelopeMissing => f.write_str("whether the times used are known"),
            Question::BoardsDiffer => f.write_str("whether the two scores agree"),
            Question::ValidReason { by } => {
                write!(f, "whether {by} had a valid reason to stop the clocks")
            }
            Question::DefectiveClock => {
                f.write_str("whether the clock is defective and which times the new one shows")
            }
            Question::WrongSetting => f.write_str("the right setting of the clocks"),
            Question::ClockAssistant { of } => {
                write!(f, "whether an assistant presses the clock for {of}")
            }
            Question::Interruption => f.write_str("whether the game is interrupted"),
            Question::QuickplayIncrement { by } => {
                write!(f, "whether both get extra time as {by} asks")
            }
            Question::QuickplayClaim { by } => write!(
                f,
                "whether the opponent of {by} cannot win by normal means or does not try"
            ),
            Question::QuickplayOpponent { side } => write!(
                f,
                "whether {side} cannot win by normal means or has not tried enough"
            ),
            Question::QuickplayFinalPosition { side } => write!(
                f,
                "whether the final position cannot be won by normal means or {side} has not tried enough"
            ),
            Question::NoArbiterClaim { by } => {
                write!(f, "whether the claim {by} made without an arbiter is right")
            }
            Question::CanMate { side } => {
                write!(f, "whether {side} can mate by any series of legal moves")
            }
            Question::CanMateOnBoard { side } => write!(
                f,
                "whether {side} can mate by any series of legal moves from the board as it stands"
            ),
        }
    }
}
