//! Illegal moves on a board that nobody has watched: claimed by a player, found by the arbiter (7.5 with 8.1).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::illegal::lost_outright;
use super::{LastPosition, REINSTATED, price};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Field, Offered};
use crate::docket::Docket;
use crate::event::{Testimony, What};
use crate::game::Game;
use crate::refusal::{Because, Refusal};
use crate::rule::Rule;
use crate::rules::a08_record::Entry;
use crate::rules::app_a_rapid;
use crate::ruling::{Remedy, Ruling};
use crate::written;

/// 7.5  Has a player completed an illegal move? His opponent says so; nobody has watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IllegalOnWood {
    /// Who is said to have done it.
    pub by: Color,
}

impl fmt::Display for IllegalOnWood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} has completed an illegal move", self.by)
    }
}

impl Ask for IllegalOnWood {
    fn rule(&self) -> &'static Rule {
        &REINSTATED
    }

    /// The move itself, if the record lacks one of his; or that there was one and nobody knows when; or none.
    fn answers(&self, game: &Game) -> Vec<Offered> {
        let mut offered = Vec::new();
        if game.turn() == self.by {
            let sheet = &game.recording.sheets[self.by];
            let entry = sheet.entries.get(game.plies.len());
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
            Answer::Did(_) if docket.game.turn() != self.by => {
                Err(Refusal::plain(Because::NoSuchMoveMade))
            }
            _ => Ok(()),
        }
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Did(attempt) => {
                docket.then(Finding::Known(self.by, *attempt, Testimony::Arbiter));
            }
            Answer::Yes => {
                docket.record(What::IllegalMoveCounted(self.by));
                if lost_outright(&docket.game) {
                    let game = &docket.game;
                    let nth = game.illegal_moves[self.by];
                    let price = price::price(game, self.by, nth, game.standing(), None);
                    return docket.rule(price);
                }
                docket.ask(LastPosition {
                    offender: Some(self.by),
                });
            }
            _ => docket.rule(Ruling::new(Remedy::claim_rejected(!self.by), &REINSTATED)),
        }
    }
}

/// A player says that his opponent has completed an illegal move.
pub(super) fn claimed(docket: &mut Docket, claimant: Color) -> Result<(), Refusal> {
    let question = IllegalOnWood { by: !claimant };
    if docket.game.questions.contains(&question.clone().into()) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    if has_answered(&docket.game, claimant) {
        let rejected = Remedy::claim_rejected(claimant);
        let ruling = Ruling::new(rejected, &app_a_rapid::UNSUPERVISED_ILLEGAL);
        docket.rule(ruling.with_all(docket.game.regime().illegal_moves_by));
        return Ok(());
    }
    docket.stop_clocks();
    docket.ask(question);
    Ok(())
}

/// Without supervision, has the claimant made his next move since the last that his opponent completed? His press tells.
fn has_answered(game: &Game, claimant: Color) -> bool {
    let pressed = game.counted(claimant) > 0 && game.to_move() != claimant;
    !game.regulations().is_supervised() && pressed
}
