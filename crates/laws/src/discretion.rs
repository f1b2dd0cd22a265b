//! What the Laws leave to the arbiter: questions, each of which owns its answers.
//!
//! A question is a type in its article's file. It says which answers the Laws permit there and what each does, so that
//! the words of the pages, the buttons at the desk and the game itself cannot disagree.

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::command::Actor;
use crate::course;
use crate::docket::Docket;
use crate::game::{Game, Outcome};
use crate::refusal::{Because, Refusal};
use crate::regulations::HalfPoints;
use crate::rule::Rule;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, g1_adjourned, g2_chess960, g3_quickplay,
};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;
use crate::time_control::ExtraTime;

/// A question with its answers.
pub(crate) trait Ask: fmt::Display {
    /// The rule that leaves it to the arbiter.
    fn rule(&self) -> &'static Rule;

    /// What may be answered, as the game stands.
    fn answers(&self, game: &Game) -> Vec<Offered>;

    /// What an answer means here, if it is said in other words than those offered.
    fn meant(&self, _game: &Game, answer: &Answer) -> Answer {
        answer.clone()
    }

    /// Why an answer is not among those offered, where there is more to say than that.
    fn refused(&self, _answer: &Answer) -> Because {
        Because::NoAnswer
    }

    /// The rule by which such an answer is none: the question's own, unless the answer itself is a matter of another.
    fn refused_by(&self, _answer: &Answer) -> &'static Rule {
        self.rule()
    }

    /// Is there such a thing as what is answered: a move, a period, a score?
    fn can_be(&self, _docket: &Docket, _answer: &Answer) -> Result<(), Refusal> {
        Ok(())
    }

    /// What follows. Only answers that are offered get here.
    fn answered(&self, docket: &mut Docket, answer: &Answer);
}

/// The closed list: one line for each question, with the file that it lives in, and whether the end of the game settles it.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident $slug:literal $($path:ident)::+ $(, $falls:ident with the end)?;)*) => {
        /// A question for the arbiter. The game waits where the answer changes it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Question {
            $($(#[$doc])* $name($($path)::+),)*
        }

        impl Question {
            /// The names of all questions, as messages and logs have them.
            pub const NAMES: &[&str] = &[$($slug),*];

            /// A short name for logs and messages.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Question::$name(_) => $slug,)*
                }
            }

            /// Does the end of the game settle it?
            pub(crate) const fn falls_with_the_end(&self) -> bool {
                match self {
                    $(Question::$name(_) => questions!(@ $($falls)?),)*
                }
            }

            pub(crate) fn ask(&self) -> &dyn Ask {
                match self {
                    $(Question::$name(question) => question,)*
                }
            }
        }

        $(
            impl From<$($path)::+> for Question {
                fn from(question: $($path)::+) -> Question {
                    Question::$name(question)
                }
            }
        )*
    };
    (@) => { false };
    (@ falls) => { true };
}

questions! {
    /// 4.9: is the assistant who will move the pieces acceptable?
    MovingAssistant "moving-assistant" a04_touch::MovingAssistant;
    /// 4.7: was a piece that fell on a square released there?
    Dropped "dropped" a04_touch::Dropped, falls with the end;
    /// 4.8, 6.2.3: is a complaint of what only people have seen founded?
    Founded "founded" a04_touch::Founded, falls with the end;
    /// 4.1, 7.5.4: was a move made again with one hand before the press, on a board that nobody has watched?
    MadeWithOne "made-with-one" a04_touch::MadeWithOne, falls with the end;
    /// 5.1.2: was it a resignation?
    Resigns "resigns" a05_end::Resigns, falls with the end;
    /// 5.2.3: does a hand that is held out accept the draw on offer?
    Accepts "accepts" a05_end::Accepts, falls with the end;
    /// 8.7, 12.1: has the game ended with the result that was signed in play, or whose last move was taken out?
    Ended "ended" a05_end::Ended;
    /// Can a side mate by any series of legal moves? The full search answers, or the arbiter.
    CanMate "can-mate" a05_end::CanMate, falls with the end;
    /// 6.2.6: is the assistant acceptable, and what is fair on the player's clock?
    ClockAssistant "clock-assistant" a06_clock::ClockAssistant, falls with the end;
    /// 6.7.a of 2014 with no default time announced: is a player too late?
    TooLate "too-late" a06_clock::TooLate, falls with the end;
    /// I.13: are the times wrong at the resumption, and which are right?
    ResumptionTimes "resumption-times" g1_adjourned::ResumptionTimes, falls with the end;
    /// 6.8, 6.10: does a flag count whose cause is disputed?
    DisputedFlag "disputed-flag" a06_clock::DisputedFlag;
    /// 6.2, 7.5.3: was a press without a move on a board that nobody has watched?
    DisputedPress "disputed-press" a06_clock::DisputedPress, falls with the end;
    /// 6.8, 6.9: a flag is down on a board that nobody has watched.
    FlagOnWood "flag-on-wood" a06_clock::FlagOnWood, falls with the end;
    /// Both flags are down and nobody knows which fell first.
    FirstFlag "first-flag" a06_clock::FirstFlag, falls with the end;
    /// 6.10.1: is the clock evidently defective, and which times go on the new one?
    DefectiveClock "defective-clock" a06_clock::DefectiveClock, falls with the end;
    /// 6.10.2: which setting, times and move counts are right?
    WrongSetting "wrong-setting" a06_clock::WrongSetting, falls with the end;
    /// 6.11.1: must the game be interrupted?
    Interruption "interruption" a06_clock::Interruption, falls with the end;
    /// 6.11.4: had the player a valid reason to stop the clocks?
    ValidReason "valid-reason" a06_clock::ValidReason, falls with the end;
    /// 7.2, 7.3: did a game begin wrongly on a board that nobody has watched?
    BeganWrongly "began-wrongly" a07_irregularities::BeganWrongly, falls with the end;
    /// 7.4: has a player displaced pieces on a board that nobody has watched?
    DisplacedOnWood "displaced-on-wood" a07_irregularities::DisplacedOnWood, falls with the end;
    /// 7.5: has a player completed an illegal move on a board that nobody has watched?
    IllegalOnWood "illegal-on-wood" a07_irregularities::IllegalOnWood, falls with the end;
    /// 7.5.4: was a move that nobody has seen and that was made with two hands castling, a capture or a promotion?
    TwoHandsKind "two-hands-kind" a07_irregularities::TwoHandsKind, falls with the end;
    /// 7.5.1, 7.6: which position is the last that is known?
    LastPosition "last-position" a07_irregularities::LastPosition;
    /// 7.1: which times go with an earlier position?
    ClockTimes "clock-times" a07_irregularities::ClockTimes;
    /// 8.1: is it as the sheets say?
    AsWritten "as-written" a08_record::AsWritten, falls with the end;
    /// 8.1.6: is the assistant acceptable, and what is fair on the clock?
    RecordingAssistant "recording-assistant" a08_record::RecordingAssistant;
    /// 8.3: is the electronic scoresheet evidently faulty?
    FaultyScoresheet "faulty-scoresheet" a08_record::FaultyScoresheet;
    /// 8.7: the players have signed different results.
    SignedResult "signed-result" a08_record::SignedResult;
    /// 9.1.1: may the players agree a draw although the event restricts it?
    DrawConsent "draw-consent" a09_draws::DrawConsent, falls with the end;
    /// 9.2, 9.3: is a claim right although wrong sheets say otherwise?
    DrawClaim "draw-claim" a09_draws::DrawClaim, falls with the end;
    /// 11.2.3: may the player leave?
    Leave "leave" a11_conduct::Leave;
    /// 10.1: on what ground has a game that was going on ended?
    GroundOfResult "ground-of-result" a11_conduct::GroundOfResult, falls with the end;
    /// 11.7, 12.9.6: what the opponent of the loser gets.
    OpponentScore "opponent-score" a11_conduct::OpponentScore;
    /// 12.5: extra time for a disturbance?
    Disturbance "disturbance" a12_arbiter::Disturbance;
    /// 12.7: is somebody who interferes expelled?
    Interference "interference" a11_conduct::Interference;
    /// 12.9, 11.6: what a player's offence costs.
    Penalty "penalty" a12_arbiter::Penalty;
    /// A.5.4: does an illegal position still stand on a board that nobody has watched?
    IllegalPositionLasts "illegal-position-lasts" app_a_rapid::IllegalPositionLasts, falls with the end;
    /// A.5.1: have both completed ten moves?
    TenMoves "ten-moves" app_a_rapid::TenMoves, falls with the end;
    /// D.2.9: do the two scores agree?
    BoardsDiffer "boards-differ" app_d_blind::BoardsDiffer, falls with the end;
    /// I.12.1: the envelope is missing; are the times known?
    EnvelopeMissing "envelope-missing" g1_adjourned::EnvelopeMissing, falls with the end;
    /// I.8: can the sealed move be played on a board that nobody has watched?
    SealedOnWood "sealed-on-wood" g1_adjourned::SealedOnWood, falls with the end;
    /// I.1: does the sealed move count, or the other that was made on the board?
    SealedOtherwise "sealed-otherwise" g1_adjourned::SealedOtherwise, falls with the end;
    /// II.2: from which start is a new game played?
    NewStart "new-start" g2_chess960::NewStart, falls with the end;
    /// III.4: is extra time for each move introduced?
    QuickplayIncrement "quickplay-increment" g3_quickplay::QuickplayIncrement, falls with the end;
    /// III.5: cannot the opponent win by normal means, or does he not try?
    QuickplayClaim "quickplay-claim" g3_quickplay::QuickplayClaim, falls with the end;
    /// III.5.2 after a flag: cannot this player win by normal means, or has he not tried enough?
    QuickplayOpponent "quickplay-opponent" g3_quickplay::QuickplayOpponent, falls with the end;
    /// G.5.b of 2014 after a flag: cannot the final position be won, or has this player not tried enough?
    QuickplayFinalPosition "quickplay-final-position" g3_quickplay::QuickplayFinalPosition, falls with the end;
    /// III.6.2: is a claim from a game without an arbiter right?
    NoArbiterClaim "no-arbiter-claim" g3_quickplay::NoArbiterClaim, falls with the end;
}

impl Question {
    /// The answers that the Laws permit, as the game stands: the buttons of the desk.
    pub fn answers(&self, game: &Game) -> Vec<Offered> {
        self.ask().answers(game)
    }

    /// The rule that leaves it to the arbiter.
    pub fn rule(&self) -> &'static Rule {
        self.ask().rule()
    }

    /// Is this answer, in these words or others, one of those offered?
    pub(crate) fn understands(&self, game: &Game, answer: &Answer) -> bool {
        self.permits(game, &self.meant(game, answer))
    }

    /// What an answer means to this question.
    fn meant(&self, game: &Game, answer: &Answer) -> Answer {
        let worth = match answer {
            Answer::Result(outcome) => &Answer::Result(outcome.as_worth(game)),
            other => other,
        };
        self.ask().meant(game, worth)
    }

    /// Is this answer one of those offered?
    pub fn permits(&self, game: &Game, answer: &Answer) -> bool {
        let offered = self.answers(game);
        offered.iter().any(|offered| offered.admits(answer))
    }
}

/// The arbiter answers: the question that he names, or else what was asked last and this is an answer to.
pub(crate) fn answer(
    docket: &mut Docket,
    named: Option<&str>,
    answer: &Answer,
) -> Result<(), Refusal> {
    docket.arbiter()?;
    settle(docket, answer, |question| {
        named.is_none_or(|name| question.name() == name)
    })
}

/// That one of these questions is settled that offers such an answer: what was asked last before what was asked earlier, but
/// several of one kind in their order. Answers are given even when the game has ended meanwhile.
pub(crate) fn settle(
    docket: &mut Docket,
    answer: &Answer,
    of: impl Fn(&Question) -> bool,
) -> Result<(), Refusal> {
    let all = docket.game.questions.clone();
    let last_of = |kind: &Question| all.iter().rposition(|asked| asked.name() == kind.name());
    let open = all.iter().enumerate().filter(|(_, asked)| of(asked));
    let mut open: Vec<(usize, &Question)> = open.collect();
    open.sort_by_key(|(_, asked)| std::cmp::Reverse(last_of(asked)));
    let mut refused = None;
    for (place, question) in open {
        let answer = question.meant(&docket.game, answer);
        match question.takes(docket, &answer) {
            Ok(()) => {
                settled(docket, place, question, &answer);
                return Ok(());
            }
            // The newest says what is wrong, unless an older one knows better.
            Err(refusal) if refused.is_none() || refusal.why != Because::NoAnswer => {
                refused = Some(refusal);
            }
            Err(_) => {}
        }
    }
    Err(refused.unwrap_or(Refusal::plain(Because::NothingAsked)))
}

fn settled(docket: &mut Docket, place: usize, question: &Question, answer: &Answer) {
    let falls = question.is_settled_by_the_end(&docket.game);
    docket.answered(place, answer.clone());
    docket.word = docket.by == Actor::Arbiter;
    if !falls {
        question.ask().answered(docket, answer);
    }
}

/// The results that answers to what is asked may bring, with the first guess wherever something is filled in, and answers to
/// what is asked upon them, so many in a row; what was asked `before` has been looked at.
pub(crate) fn ends_by_answers(
    docket: &Docket,
    of: fn(&Question) -> bool,
    depth: usize,
    before: &[Question],
) -> Vec<Outcome> {
    let mut ends = Vec::new();
    let asked = docket.game.questions.iter().enumerate();
    let new = |question: &Question| of(question) && !before.contains(question);
    for (place, question) in asked.filter(|(_, question)| new(question)) {
        for offered in question.answers(&docket.game) {
            let mut then = docket.ahead();
            then.by = Actor::Arbiter;
            settled(&mut then, place, question, &offered.answer);
            if course::follow(&mut then).is_err() {
                continue;
            }
            match then.game.outcome {
                Some(end) => ends.push(end),
                None if depth > 1 => {
                    ends.extend(ends_by_answers(
                        &then,
                        of,
                        depth - 1,
                        &docket.game.questions,
                    ));
                }
                None => {}
            }
        }
    }
    ends
}

impl Question {
    /// Is this an answer that it takes, and is there such a thing?
    fn takes(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        let ask = self.ask();
        if !self.permits(&docket.game, answer) {
            // What a rule forbids is said before what is only not asked.
            if let Err(refusal) = ask.can_be(docket, answer)
                && refusal.ground.is_some()
            {
                return Err(refusal);
            }
            return Err(Refusal::by(ask.refused_by(answer), ask.refused(answer)));
        }
        if answer.gives_nothing() {
            return Err(Refusal::by(ask.rule(), Because::NoAnswer));
        }
        match self.is_settled_by_the_end(&docket.game) {
            true => Ok(()),
            false => ask.can_be(docket, answer),
        }
    }

    fn is_settled_by_the_end(&self, game: &Game) -> bool {
        game.outcome.is_some() && self.falls_with_the_end()
    }

    /// Can the game go on while it is open? What an offence costs and who may leave, help or stay decides neither what stands
    /// on the board nor what the clocks show now.
    pub(crate) const fn lets_play_go_on(&self) -> bool {
        matches!(
            self,
            Question::Penalty(_)
                | Question::Disturbance(_)
                | Question::Interference(_)
                | Question::Leave(_)
                | Question::MovingAssistant(_)
                | Question::ClockAssistant(_)
                | Question::RecordingAssistant(_)
                | Question::FaultyScoresheet(_)
        )
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.ask())
    }
}

/// An answer that is permitted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The name of its message: `yes`, `warn`, `opponent-gains`.
    pub name: &'static str,
    /// What it says if nothing more is filled in.
    pub answer: Answer,
    /// What the arbiter fills in, if anything.
    pub field: Field,
}

impl Offered {
    /// An answer that needs nothing more.
    pub(crate) const fn plain(name: &'static str, answer: Answer) -> Offered {
        let field = Field::None;
        Offered {
            name,
            answer,
            field,
        }
    }

    /// An answer with something to fill in; what it says now is a first guess.
    pub(crate) const fn with(name: &'static str, answer: Answer, field: Field) -> Offered {
        Offered {
            name,
            answer,
            field,
        }
    }

    /// Yes and no.
    pub(crate) fn yes_no() -> Vec<Offered> {
        vec![
            Offered::plain("yes", Answer::Yes),
            Offered::plain("no", Answer::No),
        ]
    }

    /// The clocks are set, or they stay as they are.
    pub(crate) fn clocks_or_nothing() -> Vec<Offered> {
        vec![
            Offered::with(
                "clocks",
                Answer::Clocks(ClockSetting::default()),
                Field::Clocks,
            ),
            Offered::plain("nothing", Answer::Nothing),
        ]
    }

    /// An assistant is acceptable or not; for a player without a disability his clock may be corrected (6.2.6, 8.1.6).
    pub(crate) fn assistant(game: &Game, of: Color) -> Vec<Offered> {
        let needs = game.regulations().needs[of];
        let mut offered = Offered::yes_no();
        if !(needs.disability || needs.visually_disabled) {
            let answer = Answer::OffenderLoses(Millis::minutes(10));
            offered.insert(1, Offered::with("yes-time-off", answer, Field::Time));
        }
        offered
    }

    /// Is the answer this one, with whatever has been filled in?
    fn admits(&self, answer: &Answer) -> bool {
        match self.field {
            Field::None => self.answer == *answer,
            _ => std::mem::discriminant(&self.answer) == std::mem::discriminant(answer),
        }
    }
}

/// What has to be filled in.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// What was done on the board.
    Attempt,
    /// The number of a Chess960 start.
    Start,
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
    Result(Outcome),
    /// The clocks are set so (6.10).
    Clocks(ClockSetting),
    /// The decision comes later (III.5.2); the opponent gets this much meanwhile.
    Postpone(Millis),
    /// Yes, and the extra time is introduced so (III.4).
    Extra(ExtraTime),
    /// Yes, and this is what was done on the board.
    Did(chess::Attempt),
    /// This player's.
    Of(Color),
    /// From the Chess960 start with this number (II.2).
    Start(u16),
    /// On this ground.
    Ground(a12_arbiter::ResultGround),
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

impl Answer {
    /// Yes is the one, no the other.
    pub(crate) fn either<T>(&self, yes: T, no: T) -> T {
        match self {
            Answer::Yes => yes,
            _ => no,
        }
    }

    /// No time, no points, no rounds: then there is another answer that says so.
    fn gives_nothing(&self) -> bool {
        match self {
            Answer::OpponentGains(time) | Answer::OffenderLoses(time) | Answer::Time(time) => {
                *time == Millis::ZERO
            }
            Answer::OpponentPointsUp(points) | Answer::OffenderPointsDown(points) => {
                *points == HalfPoints(0)
            }
            Answer::ExcludeRounds(rounds) => *rounds == 0,
            _ => false,
        }
    }

    /// Is this a setting that the clocks of the event can have?
    pub(crate) fn can_be_set(&self, game: &Game) -> Result<(), Refusal> {
        match self {
            Answer::Clocks(setting) => setting.can_be(game),
            _ => Ok(()),
        }
    }
}

impl ClockSetting {
    /// Do the clocks of the event have such a period and such a time?
    pub(crate) fn can_be(&self, game: &Game) -> Result<(), Refusal> {
        let possible = |color: Color| {
            let periods = game.regulations().time_control.periods[color].len();
            let time = self.times[color].is_none_or(|time| time > Millis::ZERO);
            let period = self.periods[color].is_none_or(|period| (1..=periods).contains(&period));
            time && period
        };
        if Color::ALL.into_iter().all(possible) {
            Ok(())
        } else {
            Err(Refusal::plain(Because::NoSuchClockSetting))
        }
    }

    /// As rulings: periods and counters first, so that the times are the last word.
    pub(crate) fn rulings(&self, rule: &'static Rule) -> Vec<Ruling> {
        let of_side = |of: Color| {
            let period = self.periods[of].map(|period| Remedy::SetPeriod { of, period });
            let counter = self.moves[of].map(|moves| Remedy::SetCounter { of, moves });
            let time = self.times[of].map(|time| Remedy::SetTime { of, time });
            [period, counter, time]
        };
        let remedies = Color::ALL.into_iter().flat_map(of_side).flatten();
        remedies.map(|remedy| Ruling::new(remedy, rule)).collect()
    }
}
