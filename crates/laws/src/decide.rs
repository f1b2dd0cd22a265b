//! From a command to the events it causes. This is where the rules are asked.

use chess::Color;

use crate::command::{Act, Actor, Command, Refusal};
use crate::discretion::Question;
use crate::event::{Event, What};
use crate::game::Game;
use crate::refusal::Because;
use crate::regulations::Confirmation;
use crate::rules::{
    a04_touch, a05_end, a06_clock, a07_irregularities, a08_record, a09_draws, a11_conduct,
    a12_arbiter, app_a_rapid, app_d_blind, g1_adjourned, g3_quickplay,
};
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// What a command causes.
///
/// # Errors
///
/// A command that cannot happen; nothing is recorded then.
pub fn decide(game: &Game, command: &Command) -> Result<Vec<Event>, Refusal> {
    if command.at < game.last {
        return Err(Refusal::plain(Because::TimeDoesNotRunBackwards));
    }
    let mut docket = Docket::new(game, command);
    // What time itself has brought about comes before the act.
    a06_clock::time_passes(&mut docket);
    a08_record::time_passes(&mut docket);
    if command.act != Act::Tick {
        a06_clock::is_at_the_board(&docket, &command.act)?;
        dispatch(&mut docket, &command.act)?;
        // An act may take time away, or begin a game with little of it.
        a08_record::note_freedom(&mut docket);
    }
    Ok(docket.events)
}

/// One line for each act: the rule that deals with it.
fn dispatch(docket: &mut Docket, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Touch { square, manner } => a04_touch::touch(docket, *square, *manner),
        Act::Move { attempt, hands } => a04_touch::make_move(docket, *attempt, *hands),
        Act::TouchTwo(squares) => a04_touch::touch_two(docket, *squares),
        Act::Remove(square) => a04_touch::remove(docket, *square),
        Act::Put { from, to } => a04_touch::put(docket, *from, *to),
        Act::Place { role, square, grip } => a04_touch::place(docket, *role, *square, *grip),
        Act::Drop { from, to } => a04_touch::drop_piece(docket, *from, *to),
        Act::FindTouch { square, deliberate } => {
            a04_touch::find_touch(docket, *square, *deliberate)
        }
        Act::ProposeMovingAssistant => a04_touch::propose_assistant(docket),
        Act::Complain => a04_touch::complain(docket),
        Act::ComplainOf(breach) => a04_touch::complain_of(docket, *breach),
        Act::Resign if docket.game.adjournment.is_sealed() => g1_adjourned::resign(docket),
        Act::Resign => a05_end::resign(docket),
        Act::PerhapsResign => a05_end::perhaps_resigns(docket),
        Act::Start => a06_clock::start(docket),
        Act::Arrive(color) => a06_clock::arrive(docket, *color),
        Act::Press => a06_clock::press(docket),
        Act::StopClocks => a06_clock::stop(docket),
        Act::RestartClock => a06_clock::restart(docket),
        Act::NoticeFlag(color) => a06_clock::notice_flag(docket, *color),
        Act::Clock(act) => a06_clock::decide(docket, act),
        Act::Tick => Ok(()),
        Act::NoticeIllegalMove => a07_irregularities::notice(docket),
        Act::Irregular(act) => a07_irregularities::decide(docket, act),
        Act::Record(act) => a08_record::decide(docket, act),
        Act::OfferDraw if docket.game.adjournment.is_sealed() => g1_adjourned::offer(docket),
        Act::OfferDraw => a09_draws::offer(docket),
        Act::OfferDrawIf { .. } => a09_draws::offer_with_condition(docket),
        Act::WithdrawOffer => a09_draws::withdraw_offer(docket),
        Act::AcceptDraw if docket.game.adjournment.is_sealed() => g1_adjourned::accept(docket),
        Act::AcceptDraw => a09_draws::accept(docket),
        Act::DeclineDraw => a09_draws::decline(docket),
        Act::ClaimDraw { ground, with } => a09_draws::claim(docket, *ground, with),
        Act::WithdrawClaim => a09_draws::withdraw_claim(docket),
        Act::Conduct(act) => a11_conduct::decide(docket, act),
        Act::Answer(answer) => a12_arbiter::answer(docket, answer),
        Act::Tell => a12_arbiter::tell(docket),
        Act::Confirm => a12_arbiter::confirm(docket),
        Act::DecideOtherwise { reason, result } => {
            a12_arbiter::decide_otherwise(docket, reason, *result)
        }
        Act::Repair { repair, reason } => a12_arbiter::repair(docket, repair, reason),
        Act::CanMate(answer) => a05_end::search_answered(docket, *answer),
        Act::FoundDead { plies } => a05_end::found_dead(docket, *plies),
        Act::Rapid(act) => app_a_rapid::decide(docket, act),
        Act::Blind(act) => app_d_blind::decide(docket, act),
        Act::Adjourn(act) => g1_adjourned::decide(docket, act),
        Act::Quickplay(act) => g3_quickplay::decide(docket, act),
    }
}

/// A command at work: the game as it changes, and the events so far.
pub(crate) struct Docket {
    pub(crate) game: Game,
    pub(crate) by: Actor,
    pub(crate) at: Millis,
    pub(crate) events: Vec<Event>,
}

impl Docket {
    fn new(game: &Game, command: &Command) -> Docket {
        Docket {
            game: game.clone(),
            by: command.by,
            at: command.at,
            events: Vec::new(),
        }
    }

    /// Records a fact.
    pub(crate) fn record(&mut self, what: What) {
        self.record_at(self.at, self.by, what);
    }

    pub(crate) fn record_at(&mut self, at: Millis, by: Actor, what: What) {
        let event = Event { at, by, what };
        self.game.apply(&event);
        self.events.push(event);
    }

    /// Rules at once.
    pub(crate) fn rule(&mut self, ruling: Ruling) {
        self.record(What::Ruled(ruling));
    }

    /// Leaves it to the arbiter.
    pub(crate) fn ask(&mut self, question: impl Into<Question>) {
        let ruling = Ruling::asks(question.into());
        self.rule(ruling);
    }

    /// Rules where the arbiter has been called to the board: as a proposal, if the event wants his word first.
    pub(crate) fn rule_at_the_board(&mut self, rulings: Vec<Ruling>) {
        match self.game.regulations().confirmation {
            Confirmation::AtOnce => rulings.into_iter().for_each(|ruling| self.rule(ruling)),
            Confirmation::ByArbiter => self.record(What::Proposed(rulings)),
        }
    }

    /// The player who acts; only players can do this.
    pub(crate) fn player(&self) -> Result<Color, Refusal> {
        match self.by {
            Actor::Player(color) => Ok(color),
            Actor::Arbiter | Actor::Clock => Err(Refusal::plain(Because::OnlyPlayerCanDoThis)),
        }
    }

    /// Only the arbiter can do this.
    pub(crate) fn arbiter(&self) -> Result<(), Refusal> {
        match self.by {
            Actor::Arbiter => Ok(()),
            Actor::Player(_) | Actor::Clock => Err(Refusal::plain(Because::OnlyArbiterCanDoThis)),
        }
    }

    /// The game has begun, and may be over.
    pub(crate) fn begun(&self) -> Result<(), Refusal> {
        match self.game.started {
            Some(_) => Ok(()),
            None => Err(Refusal::plain(Because::NotStarted)),
        }
    }

    /// The game has begun and is not over.
    pub(crate) fn under_way(&self) -> Result<(), Refusal> {
        if self.game.outcome.is_some() {
            return Err(Refusal::plain(Because::GameOver));
        }
        if self.game.started.is_none() {
            return Err(Refusal::plain(Because::NotStarted));
        }
        Ok(())
    }

    /// The game is under way and the clocks are not stopped.
    pub(crate) fn in_play(&self) -> Result<(), Refusal> {
        self.under_way()?;
        if self.game.stopped {
            return Err(Refusal::plain(Because::ClocksStopped));
        }
        Ok(())
    }

    /// Stops the clocks, if they are not.
    pub(crate) fn stop_clocks(&mut self) {
        if !self.game.stopped {
            self.record(What::ClocksStopped);
        }
    }

    /// A win, as a ruling.
    pub(crate) fn win(winner: Color) -> Remedy {
        Remedy::Win { winner }
    }
}
