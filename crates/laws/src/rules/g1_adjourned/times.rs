//! The times of a resumption: an envelope that is missing (I.12), a time that is wrong (I.13).

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::{CLOCK_ERROR, Fact, MISSING, SEALED, SET_UP};
use crate::command::{Done, Refusal};
use crate::discretion::{Answer, Ask, ClockSetting, Field, Offered};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling, Touches};

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
        from_the_adjournment(docket);
        match answer {
            Answer::Clocks(setting) => docket.set_clocks(setting, &MISSING),
            _ => as_at_the_adjournment(docket),
        }
        // Before the resumption nobody is there, and no clock runs.
        if docket.game.adjournment.resumed.is_some() {
            runs(docket, player);
        }
    }
}

/// The envelope is not there, found out before the resumption or at it: until the reply is made, whoever has let the game go
/// on may find that nothing was in his hands (I.12.1). The clocks stand while the times are asked for.
pub(super) fn find_missing(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    let game = &docket.game;
    if game.questions.contains(&EnvelopeMissing.into()) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    not_yet_replied(game, &MISSING)?;
    if game.adjournment.resumed.is_some() {
        docket.stop_clocks();
    }
    docket.ask(EnvelopeMissing);
    Ok(())
}

/// Can the arbiter still find that the envelope or the position is missing (I.12)?
pub fn may_be_missed(game: &Game) -> bool {
    not_yet_replied(game, &MISSING).is_ok()
}

/// Is a move sealed, or its envelope opened and the reply not made yet (I.12)? Until then what is missing can be found.
pub(super) fn not_yet_replied(game: &Game, rule: &'static Rule) -> Result<(), Refusal> {
    if game.adjournment.is_sealed() {
        return Ok(());
    }
    if game.adjournment.opened.is_none() {
        return Err(Refusal::by(&SEALED, Because::NoMoveSealed));
    }
    let mut both = Color::ALL.into_iter();
    if both.any(|color| has_moved_since(game, color)) {
        return Err(Refusal::by(rule, Because::MovesMadeSince));
    }
    Ok(())
}

/// The game goes on from the adjourned position: a move that was made as if out of the envelope falls.
fn from_the_adjournment(docket: &mut Docket) {
    let game = &docket.game;
    let Some((_, ply, _)) = game.adjournment.opened else {
        return;
    };
    let Some(fallen) = game.plies.get(ply).filter(|_| !game.adjournment.on_board) else {
        return;
    };
    let remedy = Remedy::GoBack {
        ply,
        before: Done(fallen.attempt),
        touches: Touches::Fall,
    };
    docket.rule(Ruling::new(remedy, &MISSING));
}

/// The times that were recorded at the adjournment, where a clock has run since the resumption.
fn as_at_the_adjournment(docket: &mut Docket) {
    let (game, at) = (&docket.game, docket.at);
    let Some(shown) = game.adjournment.shown else {
        return;
    };
    let mut setting = ClockSetting::default();
    for color in Color::ALL {
        let differs = game.clock.remaining(color, at) != shown[color];
        setting.times[color] = differs.then_some(shown[color]);
    }
    docket.set_clocks(&setting, &MISSING);
}

/// The game goes on without the envelope: who sealed makes his move on the board (I.12.1).
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
        return match game.adjournment.opened {
            Some((sealer, ..)) if game.adjournment.on_board => !sealer,
            Some((sealer, ..)) => sealer,
            None => game.to_move(),
        };
    };
    let made = game.open_ply().map(|ply| ply.mover);
    match made == Some(envelope.by) {
        true => !envelope.by,
        false => envelope.by,
    }
}

/// A player points out a wrong time (I.13). Whether it is wrong, the arbiter finds; once the player has made a move it stays,
/// unless the arbiter decides otherwise.
pub(super) fn point_out_clock(docket: &mut Docket) -> Result<(), Refusal> {
    let player = docket.player()?;
    if docket.game.adjournment.resumed.is_none() {
        return Err(Refusal::plain(Because::GameNotResumed));
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

/// I.13  Are the times wrong, as a player has pointed out, and which are right?
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
