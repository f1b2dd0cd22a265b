//! What brings the arbiter to the clock: stops, faults, assistants and bad manners (6.2.3–6.2.6, 6.10–6.12).

use std::fmt;

use chess::{Bitboard, Color, Rank, Role};
use serde::{Deserialize, Serialize};

use super::{
    Act, CLOCK_ASSISTANT, ClockFault, DEFECTIVE, DISPLAYS, Fact, INTERRUPTED, LATE_PRESS,
    Mishandling, PRESS_COMPLETES, RESTART, SAME_HAND, STOPPED_FOR_HELP, STOPPED_WITHOUT_REASON,
    WRONG_SETTING, disputed, flag, late, reject,
};
use crate::command::{Actor, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered, Question};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::Witness;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};

/// One line for each act: what deals with it (6.2, 6.5, 6.7, 6.8, 6.10–6.12).
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
        Act::DisputeFlag => disputed::dispute(docket),
        Act::PlaceClock(at) => {
            docket.arbiter()?;
            docket.record(What::Clock(Fact::ClockPlaced(*at)));
            Ok(())
        }
    }
}

/// A player or the arbiter stops both clocks (6.11.1, 6.11.2). A player must have a reason, which the arbiter judges (6.11.4).
pub(crate) fn stop(docket: &mut Docket) -> Result<(), Refusal> {
    docket.in_play()?;
    docket.record(What::ClocksStopped);
    // With a flag down the reason is plain: a claim follows.
    let flag_down = !docket.game.fallen.is_empty();
    if let (Actor::Player(by), false) = (docket.by, flag_down) {
        docket.ask(ValidReason { by });
    }
    Ok(())
}

/// The Laws' own example of a good reason.
fn stop_for_piece(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let of = docket.player()?;
    docket.stop_clocks();
    // Where nothing is seen to be promoted, he may have had another reason, or none (6.11.4).
    if !(docket.game.is_watched() && is_promoting(&docket.game, of)) {
        let asked = ValidReason { by: of };
        if !docket.game.questions.contains(&asked.clone().into()) {
            docket.ask(asked);
        }
        return Ok(());
    }
    docket.reason_found(of);
    docket.rule_on_claim(Ruling::new(Remedy::claim_correct(of), &STOPPED_FOR_HELP));
    Ok(())
}

/// Has the player a pawn on the last rank, or one that can go there now?
fn is_promoting(game: &Game, player: Color) -> bool {
    let position = game.position();
    let last = Bitboard::relative_rank(player, Rank::EIGHTH);
    let pawns = position.board().pieces(player, Role::Pawn);
    let can = || {
        position
            .legal_moves()
            .iter()
            .any(|mv| mv.promotion().is_some())
    };
    !(pawns & last).is_empty() || position.turn() == player && can()
}

/// The arbiter lets the game go on, if nothing waits for his word (6.11.3).
pub(crate) fn may_restart(docket: &Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    if let Actor::Player(_) = docket.by {
        let reason = Because::ArbiterDecidesWhenGameGoesOn;
        return Err(Refusal::by(&RESTART, reason));
    }
    docket.arbiter()?;
    if !docket.game.stopped {
        return Err(Refusal::plain(Because::ClocksNotStopped));
    }
    let open = &docket.game.questions;
    if !docket.game.proposed.is_empty() || !open.iter().all(Question::lets_play_go_on) {
        return Err(Refusal::plain(Because::DecisionDueFirst));
    }
    Ok(())
}

/// The clock runs of him whose time it is (6.11.3).
pub(crate) fn restart(docket: &mut Docket) {
    docket.record(What::ClockRestarted(docket.game.time_of()));
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
    docket.weigh(player, rule);
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
    let question: Question = disputed::DisputedPress { by: presser }.into();
    if docket.game.questions.contains(&question) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.record(What::Clock(Fact::PressObjected));
    // Nobody has seen whether a move came before it; what is written must not show in the answer, for it may be illegal.
    let written = docket.game.regulations().witness == Witness::Sheets;
    if written || !docket.game.is_known() {
        docket.ask(question);
        return Ok(());
    }
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
        ClockFault::Defect => docket.ask(DefectiveClock),
        ClockFault::Setting => docket.then(Finding::WrongSetting),
    }
    Ok(())
}

fn ask_interruption(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    docket.player()?;
    docket.not_yet_asked(Interruption)?;
    docket.record(What::Clock(Fact::InterruptionAsked));
    docket.ask(Interruption);
    Ok(())
}

fn bring_assistant(docket: &mut Docket) -> Result<(), Refusal> {
    let of = docket.player()?;
    docket.under_way()?;
    if docket.game.at_the_clock.assistants[of] {
        return Err(Refusal::plain(Because::PlayerAssistant));
    }
    docket.not_yet_asked(ClockAssistant { of })?;
    docket.record(What::Clock(Fact::AssistantBrought(of)));
    docket.ask(ClockAssistant { of });
    Ok(())
}

/// 6.11.4  Had the player a valid reason to stop the clocks?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ValidReason {
    /// Who stopped them.
    pub by: Color,
}

impl fmt::Display for ValidReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "whether {} had a valid reason to stop the clocks",
            self.by
        )
    }
}

impl Ask for ValidReason {
    fn rule(&self) -> &'static Rule {
        &STOPPED_WITHOUT_REASON
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => docket.rule(Ruling::new(
                Remedy::claim_correct(self.by),
                &STOPPED_FOR_HELP,
            )),
            _ => docket.weigh(self.by, &STOPPED_WITHOUT_REASON),
        }
    }
}

/// 6.10.1  Which times go on the new clock? Nothing is done if the old one is not evidently defective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DefectiveClock;

impl fmt::Display for DefectiveClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the clock is defective and which times the new one shows")
    }
}

/// 6.10.2  Which setting, times and move counts are right?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrongSetting;

impl fmt::Display for WrongSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the right setting of the clocks")
    }
}

/// The two questions about a clock differ in their rule and their words only.
macro_rules! asks_for_clocks {
    ($question:ident, $rule:ident) => {
        impl Ask for $question {
            fn rule(&self) -> &'static Rule {
                &$rule
            }

            fn answers(&self, _game: &Game) -> Vec<Offered> {
                // No, the clock is right: then nothing is set either.
                let mut offered = Offered::clocks_or_nothing();
                offered.push(Offered::plain("no", Answer::No));
                offered
            }

            fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
                answer.can_be_set(&docket.game)
            }

            fn answered(&self, docket: &mut Docket, answer: &Answer) {
                match answer {
                    Answer::Clocks(setting) => docket.set_clocks(setting, &$rule),
                    _ => docket.rule(Ruling::new(Remedy::PlayOn, &$rule)),
                }
            }
        }
    };
}

asks_for_clocks!(DefectiveClock, DEFECTIVE);
asks_for_clocks!(WrongSetting, WRONG_SETTING);

/// 6.2.6  Is the assistant acceptable, and what is fair on the player's clock? That of a player with a disability is not
/// changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockAssistant {
    /// For whom.
    pub of: Color,
}

impl fmt::Display for ClockAssistant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether an assistant presses the clock for {}", self.of)
    }
}

impl Ask for ClockAssistant {
    fn rule(&self) -> &'static Rule {
        &CLOCK_ASSISTANT
    }

    fn answers(&self, game: &Game) -> Vec<Offered> {
        Offered::assistant(game, self.of)
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::OffenderLoses(_) => Because::ClockOfPlayerWithDisabilityNotAdjusted,
            _ => Because::NoAnswer,
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let of = self.of;
        if *answer == Answer::No {
            docket.rule(Ruling::new(
                Remedy::NotPermitted { to: of },
                &CLOCK_ASSISTANT,
            ));
            return;
        }
        docket.record(What::Clock(Fact::AssistantAccepted(of)));
        docket.rule(Ruling::new(Remedy::Permitted { to: of }, &CLOCK_ASSISTANT));
        if let Answer::OffenderLoses(time) = answer {
            let (from, time) = (of, *time);
            docket.rule(Ruling::new(
                Remedy::TakeTime { from, time },
                &CLOCK_ASSISTANT,
            ));
        }
    }
}

/// 6.11.1  Must the game be interrupted?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interruption;

impl fmt::Display for Interruption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the game is interrupted")
    }
}

impl Ask for Interruption {
    fn rule(&self) -> &'static Rule {
        &INTERRUPTED
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => docket.stop_clocks(),
            _ => docket.rule(Ruling::new(Remedy::PlayOn, &INTERRUPTED)),
        }
    }
}
