//! The times of a resumption: an envelope that is missing (I.12), a time that is wrong (I.13).

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::{CLOCK_ERROR, Fact, MISSING, SET_UP};
use crate::command::Refusal;
use crate::discretion::{Answer, Ask, ClockSetting, Field, Offered};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};

/// I.12.1  The envelope is missing: are the times used known? If not, the arbiter sets them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EnvelopeMissing;

impl fmt::Display for EnvelopeMissing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the times used are known")
    }
}

impl Ask for EnvelopeMissing {
    fn rule(&self) -> &'static Rule {
        &MISSING
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        let clocks = Answer::Clocks(ClockSetting::default());
        vec![
            Offered::plain("yes", Answer::Yes),
            Offered::with("clocks", clocks, Field::Clocks),
        ]
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        answer.can_be_set(&docket.game)
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let player = sealer_moves(&docket.game);
        docket.record(What::Adjourn(Fact::EnvelopeMissing));
        if let Answer::Clocks(setting) = answer {
            docket.set_clocks(setting, &MISSING);
        }
        // Before the resumption nobody is there, and no clock runs.
        if docket.game.adjournment.resumed.is_some() {
            runs(docket, player);
        }
    }
}

/// The game goes on without the envelope: who sealed makes his move on the board.
pub(super) fn resume_without_envelope(
    docket: &mut Docket,
    there: ByColor<bool>,
) -> Result<(), Refusal> {
    let player = sealer_moves(&docket.game);
    docket.record(What::Adjourn(Fact::Resumed(there)));
    docket.rule(Ruling::new(Remedy::PlayOn, &SET_UP));
    runs(docket, player);
    Ok(())
}

fn runs(docket: &mut Docket, player: Color) {
    docket.rule(Ruling::new(Remedy::ClockOf { player }, &MISSING));
    docket.record(What::ClockRestarted(player));
}

/// Who has the move when the envelope is gone: he who sealed, unless his move stands on the board.
fn sealer_moves(game: &Game) -> Color {
    let Some(envelope) = &game.adjournment.envelope else {
        return game.to_move();
    };
    let made = game.open_ply().map(|ply| ply.mover);
    match made == Some(envelope.by) {
        true => !envelope.by,
        false => envelope.by,
    }
}

/// A wrong time can be pointed out by who has not yet made a move since the resumption. Whether it is wrong, the arbiter
/// finds.
pub(super) fn point_out_clock(docket: &mut Docket) -> Result<(), Refusal> {
    let player = docket.player()?;
    if docket.game.adjournment.resumed.is_none() {
        return Err(Refusal::plain(Because::GameNotResumed));
    }
    if has_moved_since(&docket.game, player) {
        return Err(Refusal::by(
            &CLOCK_ERROR,
            Because::ItMustPointedOutBeforeFirstMove,
        ));
    }
    let question = ResumptionTimes { of: player }.into();
    if docket.game.questions.contains(&question) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.record(What::Adjourn(Fact::ClockPointedOut(player)));
    docket.stop_clocks();
    docket.ask(question);
    Ok(())
}

/// Has a player made a move since the envelope was opened? The sealed one was made before.
fn has_moved_since(game: &Game, player: Color) -> bool {
    let Some((sealer, place, completed)) = game.adjournment.opened else {
        return false;
    };
    let sealed = usize::from(player == sealer);
    let his = game
        .plies
        .since(place)
        .filter(|ply| ply.mover == player && !ply.is_idle())
        .count();
    let pressed = !game.is_watched() && game.counted(player) > completed[player];
    his > sealed || pressed && his == 0
}

/// I.13  Are the times wrong, as a player has pointed out in time, and which are right?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResumptionTimes {
    /// Who has pointed it out.
    pub of: Color,
}

impl fmt::Display for ResumptionTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = self.of;
        write!(
            f,
            "whether the times are wrong, as {of} says, and which are right"
        )
    }
}

impl Ask for ResumptionTimes {
    fn rule(&self) -> &'static Rule {
        &CLOCK_ERROR
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        let clocks = Answer::Clocks(ClockSetting::default());
        vec![
            Offered::with("clocks", clocks, Field::Clocks),
            Offered::plain("no", Answer::No),
        ]
    }

    fn can_be(&self, docket: &Docket, answer: &Answer) -> Result<(), Refusal> {
        answer.can_be_set(&docket.game)
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Clocks(setting) => {
                docket.rule(Ruling::new(Remedy::CorrectClock, &CLOCK_ERROR));
                docket.set_clocks(setting, &CLOCK_ERROR);
            }
            _ => {
                let rejected = Remedy::claim_rejected(self.of);
                docket.rule(Ruling::new(rejected, &CLOCK_ERROR));
            }
        }
    }
}
