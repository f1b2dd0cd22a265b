//! Article 12: what the arbiter decides, and the penalties to choose from.

pub(crate) mod words;

use chess::Color;

use crate::command::Refusal;
use crate::decide::Docket;
use crate::discretion::{Answer, Question};
use crate::edition::Edition;
use crate::event::What;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    app_d_blind, g1_adjourned, g3_quickplay,
};
use crate::ruling::{Remedy, Ruling};

rules! {
    /// Extra time for a disturbance.
    DISTURBANCE = "time-for-disturbance";
    /// The arbiter does not tell what a player must see himself.
    NO_INTERVENTION = "no-intervention";
    /// The penalties of 12.9, by rising severity.
    PENALTIES = "penalties";
    /// A warning.
    WARNING = "penalty-warning";
    /// Time for the opponent.
    TIME_TO_OPPONENT = "penalty-time-to-opponent";
    /// Time off the offender's clock.
    TIME_FROM_OFFENDER = "penalty-time-from-offender";
    /// The opponent's points go up.
    POINTS_TO_OPPONENT = "penalty-points-to-opponent";
    /// The offender's points go down.
    POINTS_FROM_OFFENDER = "penalty-points-from-offender";
    /// The game is lost.
    GAME_LOST = "penalty-game-lost";
    /// A fine announced in advance.
    FINE = "penalty-fine";
    /// Exclusion from one or more rounds.
    ROUNDS = "penalty-rounds";
    /// Expulsion from the event.
    EXPULSION = "penalty-expulsion";
}

/// Asks the arbiter what an offence costs.
pub(crate) fn ask_for_penalty(docket: &mut Docket, against: Color, offence: &'static Rule) {
    ask_for_penalty_by(docket, against, offence, &PENALTIES);
}

/// Asks under a rule that leads to 12.9.
pub(crate) fn ask_for_penalty_by(
    docket: &mut Docket,
    against: Color,
    offence: &'static Rule,
    by: &'static Rule,
) {
    let question = Question::Penalty {
        against,
        offence: offence.name.to_owned(),
    };
    docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, by).with(offence));
}

/// The arbiter answers the oldest question. Answers are given even when the game has ended meanwhile.
pub(crate) fn answer(docket: &mut Docket, answer: &Answer) -> Result<(), Refusal> {
    docket.arbiter()?;
    let Some(question) = docket.game.questions.first().cloned() else {
        return Err(Refusal::plain(Because::NothingAsked));
    };
    if a07_irregularities::answer(docket, &question, answer)? {
        return Ok(());
    }
    if let Some(done) = a06_clock::answered(docket, &question, answer) {
        return done;
    }
    if let Some(done) = g3_quickplay::answered(docket, &question, answer) {
        return done;
    }
    let ruling = match question {
        Question::Penalty { against, .. } => penalty(docket, against, answer)?,
        Question::MovingAssistant { of } => match answer {
            Answer::Yes => Some(a04_touch::assistant_answered(of, true)),
            Answer::No => Some(a04_touch::assistant_answered(of, false)),
            _ => return Err(NO_ANSWER),
        },
        Question::Resigns { by } => return a05_end::gesture_answered(docket, by, answer),
        Question::RecordingAssistant { .. }
        | Question::FaultyScoresheet { .. }
        | Question::SignedResult { .. } => a08_record::answered(&docket.game, &question, answer)?,
        Question::DrawConsent {
            offered_by,
            accepted,
        } => return a09_draws::consent_answered(docket, offered_by, accepted, answer),
        Question::Leave { by, place } => match answer {
            Answer::Yes => Some(a11_conduct::leave_answered(place, by, true)),
            Answer::No => Some(a11_conduct::leave_answered(place, by, false)),
            _ => return Err(NO_ANSWER),
        },
        Question::Disturbance { of } => match answer {
            Answer::Nothing => None,
            Answer::Time(time) => Some(Ruling::new(
                Remedy::AddTime {
                    to: of,
                    time: *time,
                },
                &DISTURBANCE,
            )),
            _ => return Err(NO_ANSWER),
        },
        Question::OpponentScore { of } => match answer {
            Answer::Score(points) => return a11_conduct::opponent_score(docket, of, *points),
            _ => return Err(NO_ANSWER),
        },
        Question::EnvelopeMissing => return g1_adjourned::missing_answered(docket, answer),
        Question::BoardsDiffer => return app_d_blind::scores_compared(docket, answer),
        Question::CanMate { .. } | Question::CanMateOnBoard { .. } => match answer {
            Answer::Yes => return a05_end::can_mate_answered(docket, true),
            Answer::No => return a05_end::can_mate_answered(docket, false),
            _ => return Err(NO_ANSWER),
        },
        // Dealt with above.
        _ => return Err(NO_ANSWER),
    };
    docket.record(What::Answered(answer.clone()));
    if let Some(ruling) = ruling {
        docket.rule(ruling);
    }
    Ok(())
}

pub(crate) const NO_ANSWER: Refusal = Refusal::plain(Because::ThatNoAnswerToWhatAsked);

/// The ladder of 12.9; the arbiter chooses the rung.
fn penalty(docket: &Docket, against: Color, answer: &Answer) -> Result<Option<Ruling>, Refusal> {
    let ruling = match answer {
        Answer::Nothing => return Ok(None),
        Answer::Warn => Ruling::new(Remedy::Warning { to: against }, &WARNING),
        Answer::OpponentGains(time) => {
            let (to, time) = (!against, *time);
            Ruling::new(Remedy::AddTime { to, time }, &TIME_TO_OPPONENT)
        }
        Answer::OffenderLoses(time) => {
            let (from, time) = (against, *time);
            Ruling::new(Remedy::TakeTime { from, time }, &TIME_FROM_OFFENDER)
        }
        Answer::OpponentPointsUp(points) => {
            let (to, points) = (!against, *points);
            Ruling::new(Remedy::PointsUp { to, points }, &POINTS_TO_OPPONENT)
        }
        Answer::OffenderPointsDown(points) => {
            let (from, points) = (against, *points);
            Ruling::new(Remedy::PointsDown { from, points }, &POINTS_FROM_OFFENDER)
        }
        Answer::Loss => Ruling::new(Docket::win(!against), &GAME_LOST),
        Answer::Fine => Ruling::new(Remedy::Fined { player: against }, &FINE),
        Answer::ExcludeRounds(rounds) => match docket.game.regulations().edition {
            Edition::Y2014 => {
                return Err(Refusal::plain(
                    Because::ThisEditionKnowsNoExclusionFromRounds,
                ));
            }
            Edition::Y2018 | Edition::Y2023 => {
                let (player, rounds) = (against, *rounds);
                Ruling::new(Remedy::Excluded { player, rounds }, &ROUNDS)
            }
        },
        Answer::Expel => Ruling::new(Remedy::Expelled { player: against }, &EXPULSION),
        Answer::Yes
        | Answer::No
        | Answer::Score(_)
        | Answer::Time(_)
        | Answer::PositionBefore { .. }
        | Answer::Result(_)
        | Answer::Clocks(_)
        | Answer::Postpone(_)
        | Answer::Extra(_) => return Err(NO_ANSWER),
    };
    Ok(Some(ruling))
}

/// The arbiter must not tell a player the number of his moves or that he forgot the clock.
pub(crate) fn tell(docket: &Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    Err(Refusal::by(&NO_INTERVENTION, Because::ArbiterDoesNotTell))
}

/// The arbiter confirms what is proposed.
pub(crate) fn confirm(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    let proposed = docket.game.proposed.clone();
    if proposed.is_empty() {
        return Err(Refusal::plain(Because::NothingProposed));
    }
    proposed.into_iter().for_each(|ruling| docket.rule(ruling));
    a07_irregularities::confirmed(docket);
    Ok(())
}

/// The arbiter decides otherwise, with a reason.
pub(crate) fn decide_otherwise(docket: &mut Docket, reason: &str) -> Result<(), Refusal> {
    docket.arbiter()?;
    a07_irregularities::decided_otherwise(docket);
    // What is asked and not proposed is settled by this word too.
    if docket.game.proposed.is_empty() && !docket.game.questions.is_empty() {
        docket.record(What::Answered(Answer::Nothing));
    }
    let reason = reason.to_owned();
    docket.rule(Ruling::new(Remedy::Otherwise { reason }, &PENALTIES));
    Ok(())
}
