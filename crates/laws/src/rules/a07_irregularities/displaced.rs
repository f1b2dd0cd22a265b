//! Displaced pieces, at once (7.4) and found later (7.6).

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{
    DISPLACED_FOUND, DISPLACED_PENALTY, Fact, HELP, LastPosition, PUT_BACK, found_in_time,
};
use crate::command::Refusal;
use crate::discretion::{Answer, Ask, Offered, Question};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules::a12_arbiter::Penalty;
use crate::ruling::{Remedy, Ruling};

/// A player knocks pieces over or shifts them: he owes their return on his own time (7.4.1).
pub(super) fn displace(docket: &mut Docket) -> Result<(), Refusal> {
    docket.at_the_pieces()?;
    let player = docket.player()?;
    if docket.game.is_watched() {
        displaced_by(docket, player);
    } else {
        ask_on_wood(docket, player);
    }
    Ok(())
}

/// 7.4  Has a player displaced pieces? Somebody says so; nobody has watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DisplacedOnWood {
    /// Who is said to have done it.
    pub by: Color,
}

impl fmt::Display for DisplacedOnWood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} has displaced pieces", self.by)
    }
}

impl Ask for DisplacedOnWood {
    fn rule(&self) -> &'static Rule {
        &PUT_BACK
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if *answer != Answer::Yes {
            return docket.rule(Ruling::new(Remedy::PlayOn, &PUT_BACK));
        }
        if docket.game.irregular.put_back == Some(self.by) {
            docket.rule(Ruling::new(Remedy::PlayOn, &PUT_BACK));
        } else {
            displaced_by(docket, self.by);
        }
        // The clocks stand: he was called over them.
        if docket.game.stopped {
            weigh(docket, self.by);
        }
    }
}

/// The arbiter is asked, once for each.
fn ask_on_wood(docket: &mut Docket, by: Color) {
    let question: Question = DisplacedOnWood { by }.into();
    if !docket.game.questions.contains(&question) {
        docket.ask(question);
    }
}

/// Pieces stand where no move has put them (7.4.1).
pub(crate) fn displaced_by(docket: &mut Docket, player: Color) {
    docket.record(What::Irregular(Fact::PiecesDisplaced(player)));
    docket.rule(Ruling::new(Remedy::PutPiecesBack { player }, &PUT_BACK));
}

/// Either player stops the clocks and calls the arbiter (7.4.2), who may also penalise (7.4.3).
pub(crate) fn call(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let caller = docket.player()?;
    let game = &docket.game;
    // What a hand has left of a move that is not made looks like pieces displaced: the arbiter sees what it is.
    let told = game.seen().map(|seen| seen.by);
    let lies = told.filter(|&by| game.seems_made(by).is_none());
    let Some(against) = game.irregular.displaced.or(lies) else {
        if game.is_watched() {
            return Err(Refusal::plain(Because::NoPiecesDisplaced));
        }
        let of_caller = game
            .questions
            .contains(&DisplacedOnWood { by: caller }.into());
        docket.stop_clocks();
        if !of_caller {
            ask_on_wood(docket, !caller);
        }
        return Ok(());
    };
    docket.stop_clocks();
    weigh(docket, against);
    Ok(())
}

/// The arbiter may penalise who has displaced them; he is asked once.
fn weigh(docket: &mut Docket, against: Color) {
    if docket.is_weighed(against, &PUT_BACK) {
        return;
    }
    let offence = Ground(&PUT_BACK);
    let by = Ground(&DISPLACED_PENALTY);
    let asked = Ruling::asks(
        Penalty {
            against,
            offence,
            by,
        }
        .into(),
    );
    docket.rule(asked.with(&HELP));
}

/// The pieces stand right again. If it was done while the opponent had the move, his clock runs once the player presses
/// (7.4.1): until then it is his own time. Of a board that nobody watches no press can tell that.
pub(super) fn put_back(docket: &mut Docket) -> Result<(), Refusal> {
    docket.at_the_pieces()?;
    let helper = docket.player()?;
    // The opponent may help: the pieces stand right again, whoever has put them back.
    let owes = |player| displaces(&docket.game, player) && docket.game.is_watched();
    let player = match owes(!helper) && !owes(helper) {
        true => !helper,
        false => helper,
    };
    if !docket.game.is_watched() && docket.game.irregular.displaced != Some(player) {
        // Whether there were any, nobody has said yet.
        docket.record(What::Irregular(Fact::PiecesPutBack(player)));
        return Ok(());
    }
    if !displaces(&docket.game, player) {
        return Err(Refusal::plain(Because::PlayerDisplacedNoPieces));
    }
    docket.record(What::Irregular(Fact::PiecesPutBack(player)));
    let has_the_move = docket.game.time_by_moves();
    let running = docket.game.clock.running.map(|(side, _)| side);
    if docket.game.is_watched() {
        return Ok(());
    }
    if running == Some(player) && has_the_move != player {
        docket.record(What::ClockRestarted(has_the_move));
    }
    Ok(())
}

fn displaces(game: &Game, player: Color) -> bool {
    game.irregular.displaced == Some(player) || game.lies_astray(player)
}

/// Pieces were displaced some time ago: the arbiter says which position was the last right one (7.6).
pub(super) fn found(docket: &mut Docket) -> Result<(), Refusal> {
    found_in_time(docket, &DISPLACED_FOUND)?;
    docket.stop_clocks();
    docket.record(What::Irregular(Fact::DisplacedPiecesFound));
    docket.ask(LastPosition::after(None));
    Ok(())
}
