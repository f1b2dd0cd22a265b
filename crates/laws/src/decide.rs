//! From a command to the events it causes. This is where the rules are asked.

use crate::behind;
use crate::command::{Act, Command, Refusal};
use crate::course;
use crate::discretion;
use crate::docket::Docket;
use crate::event::{Event, What};
use crate::game::Game;
use crate::idle;
use crate::refusal::Because;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, g1_adjourned, g3_quickplay,
};

/// What a command causes, and the game after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// What has happened, in order; nothing, if nothing comes of it.
    pub events: Vec<Event>,
    /// The game after that: what replaying the events gives, without replaying them.
    pub game: Game,
}

/// What a command causes.
///
/// # Errors
///
/// A command that cannot happen; nothing is recorded then.
pub fn decide(game: &Game, command: &Command) -> Result<Decided, Refusal> {
    if command.at < game.last {
        return Err(Refusal::plain(Because::TimeDoesNotRunBackwards));
    }
    let mut docket = Docket::new(game, command);
    // What time itself has brought about comes before the act.
    course::time_passes(&mut docket)?;
    if command.act != Act::Tick {
        if behind::waits(&docket, &command.act) {
            docket.record(What::Waits(command.act.clone()));
        } else {
            happens(&mut docket, game, &command.act)?;
        }
    }
    // Time alone may have settled what others waited for.
    behind::hear(&mut docket);
    Ok(Decided {
        events: docket.events,
        game: docket.game,
    })
}

/// An act is heard, with all that it brings about in the game as it stood before.
pub(crate) fn happens(docket: &mut Docket, game: &Game, act: &Act) -> Result<(), Refusal> {
    a06_clock::is_at_the_board(docket, act)?;
    if a04_touch::is_settled_by(docket, act) {
        a04_touch::settle(docket);
    }
    let events = docket.events.len();
    let before = a04_touch::settle_what_seems(docket, act)?;
    let settled = docket.events.len();
    if !idle::out_of_play(docket, act)? {
        dispatch(docket, act)?;
    }
    course::follow(docket)?;
    course::reason_told(docket, act);
    a06_clock::nothing_left(docket, game);
    // An act may take time away, or begin a game with little of it.
    a08_record::note_freedom(docket);
    if let Some(before) = before.filter(|_| docket.events.len() == settled) {
        // Nothing came of the act, and so nothing is settled by it.
        docket.events.truncate(events);
        docket.game = before;
    }
    Ok(())
}

/// One line for each act: the rule that deals with it, or the course where several have a word in it.
fn dispatch(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Touch { square, manner } => course::touch(docket, *square, *manner),
        Act::Move { attempt, hands } => course::make_move(docket, *attempt, *hands),
        Act::TouchTwo(squares) => a04_touch::touch_two(docket, *squares),
        Act::Remove(_) | Act::Put { .. } | Act::Place { .. } | Act::Drop { .. } => {
            course::hand(docket)?;
            a04_touch::part(docket, act)
        }
        Act::FindTouch { square, deliberate } => {
            a04_touch::find_touch(docket, *square, *deliberate)
        }
        Act::FindTwoHands(by) => a04_touch::find_two_hands(docket, *by),
        Act::ProposeMovingAssistant => a04_touch::propose_assistant(docket),
        Act::Complain => a04_touch::complain(docket),
        Act::ComplainOf(breach) => a04_touch::complain_of(docket, *breach),
        Act::Resign | Act::PerhapsResign if g3_quickplay::is_referred(docket) => {
            g3_quickplay::is_concluded()
        }
        Act::Resign if docket.game.adjournment.is_sealed() => g1_adjourned::resign(docket),
        Act::Resign => a05_end::resign(docket),
        Act::PerhapsResign => a05_end::perhaps_resigns(docket),
        Act::StopWithoutWord => a05_end::stops_without_word(docket),
        Act::Start => a06_clock::start(docket),
        Act::Arrive(color) => a06_clock::arrive(docket, *color),
        Act::Press => course::press(docket),
        Act::StopClocks => a06_clock::stop(docket),
        Act::RestartClock => course::restart(docket),
        Act::NoticeFlag(color) => course::notice_flag(docket, *color),
        Act::Clock(act) => a06_clock::decide(docket, act),
        Act::Tick => Ok(()),
        Act::NoticeIllegalMove => a07_irregularities::notice(docket),
        Act::Irregular(act) => course::irregular(docket, act),
        Act::Record(act) => a08_record::decide(docket, act),
        Act::OfferDraw => a09_draws::offer(docket),
        Act::OfferDrawIf { .. } => a09_draws::offer_with_condition(docket),
        Act::WithdrawOffer => a09_draws::withdraw_offer(docket),
        Act::AcceptDraw => course::accept(docket),
        Act::DeclineDraw => a09_draws::decline(docket),
        Act::ClaimDraw { ground, with } => a09_draws::claim(docket, *ground, with),
        Act::WithdrawClaim if g3_quickplay::is_claimed(docket) => g3_quickplay::withdraw(),
        Act::WithdrawClaim => a09_draws::withdraw_claim(docket),
        Act::Conduct(a11_conduct::Act::EnterResult {
            outcome,
            ground,
            reason,
        }) => course::enter_result(docket, *outcome, *ground, reason),
        Act::Conduct(act) => a11_conduct::decide(docket, act),
        Act::Answer(answer) => discretion::answer(docket, None, answer),
        Act::AnswerTo { question, answer } => discretion::answer(docket, Some(question), answer),
        Act::Tell(what) => a12_arbiter::tell(docket, *what),
        Act::Confirm => course::confirm(docket),
        Act::DecideOtherwise { reason, result } => {
            course::decide_otherwise(docket, reason, *result)
        }
        Act::Repair { repair, reason } => a12_arbiter::repair(docket, repair, reason),
        Act::CanMate { can, proof } => a05_end::search_answered(docket, *can, proof.as_deref()),
        Act::SeeEnd(end) => course::see_end(docket, *end),
        Act::FoundDead { plies, proof } => a05_end::found_dead(docket, *plies, proof),
        Act::Rapid(act) => app_a_rapid::decide(docket, act),
        Act::Blind(app_d_blind::Act::Assist(what)) => course::assist(docket, what),
        Act::Blind(act) => app_d_blind::decide(docket, act),
        Act::Adjourn(act) => g1_adjourned::decide(docket, act),
        Act::Quickplay(act) => g3_quickplay::decide(docket, act),
    }
}
