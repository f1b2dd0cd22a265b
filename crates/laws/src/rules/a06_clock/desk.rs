//! What brings the arbiter to the clock: stops, faults, assistants and bad manners (6.2.3–6.2.6, 6.10–6.12).

use chess::Color;

use super::{
    Act, CLOCK_ASSISTANT, ClockFault, DEFECTIVE, DISPLAYS, Fact, INTERRUPTED, LATE_PRESS,
    Mishandling, PRESS_COMPLETES, RESTART, SAME_HAND, STOPPED_FOR_HELP, STOPPED_WITHOUT_REASON,
    WRONG_SETTING, flag, late, reject,
};
use crate::command::{Actor, Refusal};
use crate::decide::Docket;
use crate::discretion::{Answer, ClockSetting, Question};
use crate::event::What;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules::{a08_record, a12_arbiter, app_a_rapid};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// One line for each act: what deals with it.
pub(crate) fn decide(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Absent(color) => late::absent(docket, *color),
        Act::Admit(color) => late::admit(docket, *color),
        Act::StopForPiece => stop_for_piece(docket),
        Act::Mishandle(how) => mishandle(docket, *how),
        Act::ObjectToPress => object_to_press(docket),
        Act::ClaimFromDisplay => claim_from_display(docket),
        Act::FindFault(fault) => find_fault(docket, *fault),
        Act::AskInterruption => ask_interruption(docket),
        Act::BringAssistant => bring_assistant(docket),
        Act::SeeFirstFlag(color) => flag::see_first_flag(docket, *color),
    }
}

fn ask(docket: &mut Docket, question: Question, rule: &'static Rule) {
    docket.rule(Ruling::new(Remedy::ArbiterDecides { question }, rule));
}

/// A player or the arbiter stops both clocks. A player must have a reason, which the arbiter judges.
pub(crate) fn stop(docket: &mut Docket) -> Result<(), Refusal> {
    docket.in_play()?;
    docket.record(What::ClocksStopped);
    // With a flag down the reason is plain: a claim follows.
    let flag_down = !docket.game.fallen.is_empty();
    if let (Actor::Player(by), false) = (docket.by, flag_down) {
        ask(
            docket,
            Question::ValidReason { by },
            &STOPPED_WITHOUT_REASON,
        );
    }
    Ok(())
}

/// The Laws' own example of a good reason.
fn stop_for_piece(docket: &mut Docket) -> Result<(), Refusal> {
    docket.in_play()?;
    let of = docket.player()?;
    docket.record(What::ClocksStopped);
    docket.rule(Ruling::new(Remedy::claim_correct(of), &STOPPED_FOR_HELP));
    Ok(())
}

/// The arbiter lets the game go on: the clock runs that ran when the clocks were stopped, or that of the player
/// whose move was taken back, or who has pieces to put back (7.4.1).
pub(crate) fn restart(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    if let Actor::Player(_) = docket.by {
        let reason = Because::ArbiterDecidesWhenGameGoesOn;
        return Err(Refusal::by(&RESTART, reason));
    }
    docket.arbiter()?;
    if !docket.game.stopped {
        return Err(Refusal::plain(Because::ClocksNotStopped));
    }
    if !docket.game.proposed.is_empty() || !docket.game.questions.is_empty() {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    a08_record::may_restart(&docket.game)?;
    let displaced = docket.game.irregular.displaced;
    let resume = displaced.or(docket.game.at_the_clock.resume);
    let color = resume.unwrap_or(docket.game.turn());
    docket.record(What::ClockRestarted(color));
    Ok(())
}

/// Improper treatment is an offence; pressing with the wrong hand is one too, but no illegal move.
fn mishandle(docket: &mut Docket, how: Mishandling) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    docket.record(What::Clock(Fact::Mishandled(how)));
    let rule = match how {
        Mishandling::Hit | Mishandling::Lifted | Mishandling::KnockedOver => &super::IMPROPER_CLOCK,
        Mishandling::Hovering | Mishandling::OtherHand => &SAME_HAND,
    };
    a12_arbiter::ask_for_penalty(docket, player, rule);
    Ok(())
}

/// Pressing late is allowed, so an objection to it fails.
fn object_to_press(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    let Some((presser, replied)) = docket.game.at_the_clock.last_press else {
        return Err(Refusal::plain(Because::NobodyPressedClock));
    };
    if presser == player {
        return Err(Refusal::plain(Because::LastPressHisOwn));
    }
    docket.record(What::Clock(Fact::PressObjected));
    reject(
        docket,
        if replied {
            &LATE_PRESS
        } else {
            &PRESS_COMPLETES
        },
    );
    Ok(())
}

fn claim_from_display(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.player()?;
    docket.record(What::Clock(Fact::DisplayClaimed));
    reject(docket, &DISPLAYS);
    Ok(())
}

/// A defect or a wrong setting: the clocks stop at once and the arbiter sets them.
fn find_fault(docket: &mut Docket, fault: ClockFault) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.record(What::Clock(Fact::FaultFound(fault)));
    docket.stop_clocks();
    match fault {
        ClockFault::Defect => ask(docket, Question::DefectiveClock, &DEFECTIVE),
        ClockFault::Setting if app_a_rapid::setting_stands(docket) => {}
        ClockFault::Setting => ask(docket, Question::WrongSetting, &WRONG_SETTING),
    }
    Ok(())
}

fn ask_interruption(docket: &mut Docket) -> Result<(), Refusal> {
    docket.in_play()?;
    docket.player()?;
    docket.record(What::Clock(Fact::InterruptionAsked));
    ask(docket, Question::Interruption, &INTERRUPTED);
    Ok(())
}

fn bring_assistant(docket: &mut Docket) -> Result<(), Refusal> {
    let of = docket.player()?;
    docket.under_way()?;
    if docket.game.at_the_clock.assistants[of] {
        return Err(Refusal::plain(Because::PlayerAssistant));
    }
    docket.record(What::Clock(Fact::AssistantBrought(of)));
    ask(docket, Question::ClockAssistant { of }, &CLOCK_ASSISTANT);
    Ok(())
}

/// What follows from the arbiter's answer, if the question is one of this article.
pub(crate) fn answered(
    docket: &mut Docket,
    question: &Question,
    answer: &Answer,
) -> Option<Result<(), Refusal>> {
    let over = docket.game.outcome.is_some();
    Some(match question {
        // The game has ended meanwhile: the clocks need nothing any more.
        Question::DefectiveClock
        | Question::WrongSetting
        | Question::ClockAssistant { .. }
        | Question::Interruption
            if over =>
        {
            docket.record(What::Answered(answer.clone()));
            Ok(())
        }
        Question::ValidReason { by } => reason_judged(docket, *by, answer),
        Question::DefectiveClock => clocks_set(docket, answer, &DEFECTIVE),
        Question::WrongSetting => clocks_set(docket, answer, &WRONG_SETTING),
        Question::ClockAssistant { of } => assistant_judged(docket, *of, answer),
        Question::Interruption => interruption_judged(docket, answer),
        _ => return None,
    })
}

const NO_ANSWER: Refusal = Refusal::plain(Because::ThatNoAnswerToWhatAsked);

fn reason_judged(docket: &mut Docket, by: Color, answer: &Answer) -> Result<(), Refusal> {
    match answer {
        Answer::Yes => {
            docket.record(What::Answered(answer.clone()));
            docket.rule(Ruling::new(Remedy::claim_correct(by), &STOPPED_FOR_HELP));
        }
        Answer::No => {
            docket.record(What::Answered(answer.clone()));
            a12_arbiter::ask_for_penalty(docket, by, &STOPPED_WITHOUT_REASON);
        }
        _ => return Err(NO_ANSWER),
    }
    Ok(())
}

fn clocks_set(docket: &mut Docket, answer: &Answer, rule: &'static Rule) -> Result<(), Refusal> {
    let setting = match answer {
        Answer::Nothing => None,
        Answer::Clocks(setting) if is_possible(docket, setting) => Some(*setting),
        _ => return Err(NO_ANSWER),
    };
    docket.record(What::Answered(answer.clone()));
    match setting {
        None => docket.rule(Ruling::new(Remedy::PlayOn, rule)),
        Some(setting) => set_clocks(docket, &setting, rule),
    }
    Ok(())
}

pub(crate) fn is_possible(docket: &Docket, setting: &ClockSetting) -> bool {
    Color::ALL.into_iter().all(|color| {
        let periods = docket.game.regulations().time_control.periods[color].len();
        let time = setting.times[color].is_none_or(|time| time > Millis::ZERO);
        let period = setting.periods[color].is_none_or(|period| (1..=periods).contains(&period));
        time && period
    })
}

/// Sets what the arbiter has judged: periods and counters first, so that the times are the last word.
pub(crate) fn set_clocks(docket: &mut Docket, setting: &ClockSetting, rule: &'static Rule) {
    for of in Color::ALL {
        if let Some(period) = setting.periods[of] {
            docket.rule(Ruling::new(Remedy::SetPeriod { of, period }, rule));
        }
        if let Some(moves) = setting.moves[of] {
            docket.rule(Ruling::new(Remedy::SetCounter { of, moves }, rule));
        }
        if let Some(time) = setting.times[of] {
            docket.rule(Ruling::new(Remedy::SetTime { of, time }, rule));
        }
    }
}

/// The player's clock is corrected fairly for the help, but never that of a player with a disability.
fn assistant_judged(docket: &mut Docket, of: Color, answer: &Answer) -> Result<(), Refusal> {
    let needs = docket.game.regulations().needs[of];
    let disabled = needs.disability || needs.visually_disabled;
    match answer {
        Answer::No => {
            docket.record(What::Answered(answer.clone()));
            docket.rule(Ruling::new(
                Remedy::NotPermitted { to: of },
                &CLOCK_ASSISTANT,
            ));
            return Ok(());
        }
        Answer::Yes => {}
        Answer::OffenderLoses(_) if disabled => {
            let reason = Because::ClockOfPlayerWithDisabilityNotChanged;
            return Err(Refusal::by(&CLOCK_ASSISTANT, reason));
        }
        Answer::OffenderLoses(time) if *time > Millis::ZERO => {}
        _ => return Err(NO_ANSWER),
    }
    docket.record(What::Answered(answer.clone()));
    docket.record(What::Clock(Fact::AssistantAccepted(of)));
    docket.rule(Ruling::new(Remedy::Permitted { to: of }, &CLOCK_ASSISTANT));
    if let Answer::OffenderLoses(time) = answer {
        let remedy = Remedy::TakeTime {
            from: of,
            time: *time,
        };
        docket.rule(Ruling::new(remedy, &CLOCK_ASSISTANT));
    }
    Ok(())
}

fn interruption_judged(docket: &mut Docket, answer: &Answer) -> Result<(), Refusal> {
    match answer {
        Answer::Yes => {
            docket.record(What::Answered(answer.clone()));
            docket.stop_clocks();
        }
        Answer::No => {
            docket.record(What::Answered(answer.clone()));
            docket.rule(Ruling::new(Remedy::PlayOn, &INTERRUPTED));
        }
        _ => return Err(NO_ANSWER),
    }
    Ok(())
}
