//! Illegal moves on a board that nobody has watched: claimed by a player, found by the arbiter (7.5 with 8.1).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::back::{ask_for_times, pay_for_position};
use super::illegal::{claimed_too_late, lost_outright};
use super::{CLOCK_AFTER, Fact, LastPosition, PRESSED_WITHOUT_MOVE, REINSTATED, price};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Field, Offered, Question};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::{Testimony, What};
use crate::game::{Game, Ply};
use crate::refusal::{Because, Refusal};
use crate::regulations::Witness;
use crate::rule::{Ground, Rule};
use crate::rules::a08_record::{self, Entry};
use crate::rules::{a06_clock, app_a_rapid};
use crate::ruling::{Remedy, Ruling};
use crate::written;

/// 7.5  Has a player completed an illegal move? His opponent says so; nobody has watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IllegalOnWood {
    /// Who is said to have done it.
    pub by: Color,
    /// Does his opponent claim it, or is it the arbiter who has seen something?
    #[serde(default = "by_the_opponent")]
    pub claimed: bool,
}

fn by_the_opponent() -> bool {
    true
}

impl fmt::Display for IllegalOnWood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} has completed an illegal move", self.by)
    }
}

impl IllegalOnWood {
    /// Was this the answer, that there was none (7.5.1)?
    pub(crate) fn is_denied_by(&self, ruling: &Ruling) -> bool {
        let none = [Remedy::claim_rejected(!self.by), Remedy::PlayOn];
        none.contains(&ruling.remedy) && ruling.grounds == [Ground(&REINSTATED)]
    }
}

/// His last move, if only the sheets tell it and nothing was made or pressed since: the arbiter may know that it was another.
fn only_written(game: &Game, by: Color) -> Option<&Ply> {
    let level = game.at_the_clock.unread.is_empty();
    let last = game.plies.last().filter(|_| level)?;
    (last.mover == by && !last.testimony.has_seen() && last.legal.is_ok()).then_some(last)
}

impl Ask for IllegalOnWood {
    fn rule(&self) -> &'static Rule {
        &REINSTATED
    }

    /// The move itself, if the record lacks one of his; or that there was one and nobody knows when; or none.
    fn answers(&self, game: &Game) -> Vec<Offered> {
        let mut offered = Vec::new();
        if let Some(ply) = only_written(game, self.by) {
            let did = Answer::Did(ply.attempt);
            offered.push(Offered::with("did", did, Field::Attempt));
        } else if game.is_level(self.by) {
            let sheet = &game.recording.sheets[self.by];
            let entry = sheet.entry(game.plies.len());
            let read = |entry: &Entry| {
                written::attempt_written(game.position(), &entry.move_text(), sheet.language)
            };
            let first = || game.position().legal_moves().first().map(|&mv| mv.into());
            if let Some(guess) = entry.and_then(read).or_else(first) {
                offered.push(Offered::with("did", Answer::Did(guess), Field::Attempt));
            }
        }
        offered.push(Offered::plain("illegal-unplaced", Answer::Yes));
        offered.push(Offered::plain("no", Answer::No));
        offered
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Did(_)
                if !docket.game.is_level(self.by)
                    && only_written(&docket.game, self.by).is_none() =>
            {
                Err(Refusal::plain(Because::MovesBeforeItNotKnown))
            }
            _ => Ok(()),
        }
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::Did(_) => Because::MovesBeforeItNotKnown,
            _ => Because::NoAnswer,
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Did(attempt) => {
                if only_written(&docket.game, self.by).is_some() {
                    // The sheets told another move: its press waits for this one.
                    let place = docket.game.plies.len() as u32 - 1;
                    docket.record(What::Record(a08_record::Fact::Denied { place }));
                }
                docket.then(Finding::Known(self.by, *attempt, Testimony::Arbiter));
            }
            Answer::Yes => {
                docket.stop_clocks();
                docket.record(What::IllegalMoveCounted(self.by));
                if lost_outright(&docket.game) {
                    let game = &docket.game;
                    let nth = game.illegal_moves[self.by];
                    let stands = game.is_level(self.by).then(|| game.standing());
                    let price = price::price(game, self.by, nth, stands, None);
                    return docket.rule(price);
                }
                docket.ask(LastPosition::after(Some(self.by)));
            }
            _ => {
                let remedy = match self.claimed {
                    true => Remedy::claim_rejected(!self.by),
                    false => Remedy::PlayOn,
                };
                docket.rule(Ruling::new(remedy, &REINSTATED));
            }
        }
    }
}

/// The arbiter has noticed an illegal move that no record has: the last that was pressed for (7.5.1). He says which it was. Says
/// whether there was one.
pub(super) fn noticed(docket: &mut Docket) -> Result<bool, Refusal> {
    let game = &docket.game;
    let by = !game.to_move();
    if game.is_watched() || game.open_ply().is_some() || game.pressed(by) == 0 {
        return Ok(false);
    }
    seen_beyond_record(docket, by)?;
    docket.stop_clocks();
    Ok(true)
}

/// The arbiter has seen a move in a position that no record has: whether it is legal, he says himself (7.5.1).
pub(crate) fn seen_beyond_record(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    is_asked(&docket.game, by)?;
    let claimed = false;
    docket.ask(IllegalOnWood { by, claimed });
    Ok(())
}

/// Is the arbiter asked already whether a player has completed an illegal move (7.5.1), or how the one is put right that he has
/// found? One press is one illegal move, whoever speaks of it and how often.
pub(super) fn is_asked(game: &Game, by: Color) -> Result<(), Refusal> {
    let asked = |question: &Question| match question {
        Question::IllegalOnWood(asked) => asked.by == by,
        Question::LastPosition(asked) => asked.offender == Some(by),
        _ => false,
    };
    match game.questions.iter().any(asked) {
        true => Err(Refusal::plain(Because::AskedAlready)),
        false => Ok(()),
    }
}

/// A player says that his opponent has completed an illegal move (7.5.1).
pub(super) fn claimed(docket: &mut Docket, claimant: Color) -> Result<(), Refusal> {
    let (by, claimed) = (!claimant, true);
    let question = IllegalOnWood { by, claimed };
    is_asked(&docket.game, by)?;
    if docket.game.last_put_back() == Some(by) {
        return Err(Refusal::by(&REINSTATED, Because::RuledAlready));
    }
    // The clock tells that he has not completed any move.
    let game = &docket.game;
    let clocked = game.regulations().witness != Witness::Nobody;
    if clocked && game.pressed(by) == 0 {
        // He speaks of his own move: there is no other that was completed.
        if game.pressed(claimant) > 0 && game.regulations().is_supervised() {
            return seen_beyond_record(docket, claimant);
        }
        let why = Because::MoveIllegalOnlyOnceItCompleted;
        return Err(Refusal::by(&REINSTATED, why));
    }
    if has_answered(&docket.game, claimant) {
        return claimed_too_late(docket);
    }
    docket.stop_clocks();
    docket.ask(question);
    Ok(())
}

/// A press turns out to have been without a move when the opponent has pressed since: the game goes back to it (7.5.3).
pub(super) fn idle_press_later(docket: &mut Docket, by: Color) -> Result<(), Refusal> {
    let game = &docket.game;
    is_asked(game, by)?;
    if !game.regulations().is_supervised() {
        let rule = &app_a_rapid::UNSUPERVISED_ILLEGAL;
        return Err(Refusal::by(rule, Because::OpponentMadeNextMove));
    }
    let (number, color) = (game.number_of_move(by, game.counted(by)), by);
    let back = Remedy::GoBackTo { number, color };
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::IdlePressFound { by }));
    match docket.game.regulations().edition {
        Edition::Y2014 => {
            let improper = &a06_clock::IMPROPER_CLOCK;
            docket.rule(Ruling::new(back, &CLOCK_AFTER).with(improper));
            docket.rule(ask_for_times(None));
            docket.weigh(by, improper);
        }
        Edition::Y2018 | Edition::Y2023 => {
            docket.record(What::IllegalMoveCounted(by));
            docket.rule(Ruling::new(back, &REINSTATED).with(&PRESSED_WITHOUT_MOVE));
            pay_for_position(docket, Some(by), Some(&PRESSED_WITHOUT_MOVE));
        }
    }
    Ok(())
}

/// Without supervision, has the claimant made his next move since the last that his opponent completed? His press tells.
fn has_answered(game: &Game, claimant: Color) -> bool {
    let pressed = game.pressed(claimant) > 0 && game.to_move() != claimant;
    !game.regulations().is_supervised() && pressed
}
