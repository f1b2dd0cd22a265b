//! What an arbiter may answer to a question, as buttons and fields. The Laws leave the choice; this only lists it.

use laws::discretion::{Answer, Question};
use laws::regulations::HalfPoints;
use laws::{Edition, Millis};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Choice {
    /// The name of its message in the pages: `yes`, `warn`, `opponent-gains`.
    pub name: String,
    /// What is sent if it needs nothing more, or a first guess for the field.
    pub answer: Answer,
    /// What the arbiter fills in, if anything.
    pub field: Field,
}

/// What has to be filled in.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// Nothing.
    None,
    /// A span of time.
    Time,
    /// Half points.
    Points,
    /// A number of rounds.
    Rounds,
    /// A move number and a colour.
    Move,
    /// A result.
    Result,
    /// Times, counters and periods of both clocks.
    Clocks,
    /// Increment or delay.
    Extra,
}

fn choice(name: &str, answer: Answer, field: Field) -> Choice {
    Choice {
        name: name.into(),
        answer,
        field,
    }
}

/// What may be answered. A question with two sides has yes and no; a penalty has the list of 12.9 in its edition.
pub fn of(question: &Question, edition: Edition) -> Vec<Choice> {
    use Answer as A;
    let yes_no = || {
        vec![
            choice("yes", A::Yes, Field::None),
            choice("no", A::No, Field::None),
        ]
    };
    let no = || choice("no", A::No, Field::None);
    let clocks = || choice("clocks", A::Clocks(Default::default()), Field::Clocks);
    match question {
        Question::Penalty { .. } => penalties(edition),
        Question::Disturbance { .. } => vec![
            choice("extra-time", A::Time(Millis::minutes(2)), Field::Time),
            choice("nothing", A::Nothing, Field::None),
        ],
        Question::OpponentScore { .. } => {
            vec![choice("score", A::Score(HalfPoints(2)), Field::Points)]
        }
        Question::LastPosition { .. } => vec![choice(
            "position-before",
            A::PositionBefore {
                number: 1,
                color: chess::Color::White,
            },
            Field::Move,
        )],
        Question::WrongSetting => vec![clocks()],
        // The times may stay as they are (7.1).
        Question::ClockTimes { .. } => vec![clocks(), choice("nothing", A::Nothing, Field::None)],
        // A clock that is not defective is left alone (6.10.1).
        Question::DefectiveClock => vec![clocks(), choice("no", A::Nothing, Field::None)],
        Question::RecordingAssistant { .. } | Question::ClockAssistant { .. } => {
            let mut all = yes_no();
            all.insert(
                1,
                choice(
                    "player-loses",
                    A::OffenderLoses(Millis::minutes(10)),
                    Field::Time,
                ),
            );
            all
        }
        Question::SignedResult { white, black } => vec![
            choice("result-white-signed", A::Result(*white), Field::None),
            choice("result-black-signed", A::Result(*black), Field::None),
            choice("result", A::Result(*white), Field::Result),
        ],
        Question::QuickplayIncrement { .. } => vec![
            choice(
                "yes",
                A::Extra(laws::time_control::ExtraTime::Increment),
                Field::Extra,
            ),
            no(),
        ],
        Question::QuickplayClaim { .. } => {
            let mut all = yes_no();
            all.push(choice(
                "postpone",
                A::Postpone(Millis::minutes(2)),
                Field::Time,
            ));
            all
        }
        Question::MovingAssistant { .. }
        | Question::Resigns { .. }
        | Question::Leave { .. }
        | Question::FaultyScoresheet { .. }
        | Question::DrawConsent { .. }
        | Question::BoardsDiffer
        | Question::ValidReason { .. }
        | Question::Interruption
        | Question::EnvelopeMissing
        | Question::NoArbiterClaim { .. }
        | Question::QuickplayOpponent { .. }
        | Question::QuickplayFinalPosition { .. }
        | Question::CanMate { .. }
        | Question::CanMateOnBoard { .. } => yes_no(),
    }
}

/// The penalties of 12.9. Exclusion from rounds came in 2018.
fn penalties(edition: Edition) -> Vec<Choice> {
    use Answer as A;
    let (minutes, point) = (Millis::minutes(2), HalfPoints(1));
    let mut all = vec![
        choice("warn", A::Warn, Field::None),
        choice("opponent-gains", A::OpponentGains(minutes), Field::Time),
        choice("offender-loses", A::OffenderLoses(minutes), Field::Time),
        choice(
            "opponent-points-up",
            A::OpponentPointsUp(point),
            Field::Points,
        ),
        choice(
            "offender-points-down",
            A::OffenderPointsDown(point),
            Field::Points,
        ),
        choice("loss", A::Loss, Field::None),
        choice("fine", A::Fine, Field::None),
    ];
    match edition {
        Edition::Y2014 => {}
        Edition::Y2018 | Edition::Y2023 => {
            all.push(choice("exclude-rounds", A::ExcludeRounds(1), Field::Rounds));
        }
    }
    all.push(choice("expel", A::Expel, Field::None));
    all.push(choice("nothing", A::Nothing, Field::None));
    all
}
