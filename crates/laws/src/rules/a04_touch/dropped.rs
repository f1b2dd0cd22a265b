//! A piece that falls out of the hand: is it released where it lies (4.7)?

use std::fmt;

use chess::{Attempt, Color, Position, Square};
use serde::{Deserialize, Serialize};

use super::astray::taken_up;
use super::parts::take_in_hand;
use super::{RELEASED, bind, has_turn};
use crate::command::{Done, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered, Question};
use crate::docket::Docket;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::ruling::{Duty, Remedy, Ruling};

/// A piece is dropped (4.3, 4.7). It was touched, that is certain; whether it was released, only somebody who saw it can say.
pub(super) fn drop_piece(docket: &mut Docket, from: Square, to: Square) -> Result<(), Refusal> {
    let player = has_turn(docket)?;
    let from = taken_up(&docket.game, from);
    let seen = docket.game.seen().is_some() && player.is_none();
    if !seen && docket.game.position().board().piece_at(from).is_none() {
        return Err(Refusal::plain(Because::NoPieceStandsThere));
    }
    let Some(by) = player else {
        let player = docket.player()?;
        docket.then(Finding::Displaced(player));
        return Ok(());
    };
    take_in_hand(docket, from);
    bind(docket, by);
    docket.ask(Dropped { by, from, to });
    Ok(())
}

/// Has a player pressed for nothing but a piece of which it is still asked whether he released it (4.7)?
pub(crate) fn is_in_doubt(game: &Game, player: Color) -> bool {
    let asked = |question: &Question| match question {
        Question::Dropped(fell) => fell.by == player,
        _ => false,
    };
    game.unpressed[player] == 0 && game.turn() == player && game.questions.iter().any(asked)
}

/// 4.7  Was a piece that fell on a square released there?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dropped {
    /// Whose hand.
    pub by: Color,
    /// Where the piece stood.
    pub from: Square,
    /// Where it fell.
    pub to: Square,
}

impl fmt::Display for Dropped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (by, to) = (self.by, self.to);
        write!(f, "whether {by} released the piece on {to}")
    }
}

impl Dropped {
    /// The piece as it goes from square to square; a promotion leaves the choice open.
    fn goes(&self, attempt: Attempt) -> bool {
        matches!(attempt, Attempt::Displace { from, to, .. } if (from, to) == (self.from, self.to))
    }

    /// The piece stands where it fell, and the move is made as far as that goes.
    fn is_released(&self, docket: &mut Docket) {
        let (player, from, to) = (self.by, self.from, self.to);
        let duty = Duty::MoveTo { from, to };
        docket.rule(Ruling::new(Remedy::MustMove { player, duty }, &RELEASED));
        docket.then(Finding::Released { player, from, to });
    }

    fn can_go(&self, position: &Position) -> bool {
        let legal = position.legal_moves();
        legal.iter().any(|&mv| self.goes(mv.into()))
    }
}

impl Ask for Dropped {
    fn rule(&self) -> &'static Rule {
        &RELEASED
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        self.found(docket, answer);
        docket.then(Finding::DoubtSettled(self.by));
    }
}

impl Dropped {
    fn found(&self, docket: &mut Docket, answer: &Answer) {
        let play_on = Ruling::new(Remedy::PlayOn, &RELEASED);
        if *answer != Answer::Yes {
            return docket.rule(play_on);
        }
        let player = self.by;
        let game = &docket.game;
        let last = game.plies.last().filter(|ply| ply.mover == player);
        match last.map(|ply| ply.attempt) {
            // He has gone on with the piece meanwhile, to another square or not.
            Some(attempt) if game.turn() != player => {
                // Where it cannot go, letting go of it binds nobody: it may be put elsewhere before the press.
                let could = self.can_go(game.before(game.plies.len() - 1));
                if self.goes(attempt) || !could {
                    return docket.rule(play_on);
                }
                let before = Done(attempt);
                docket.stop_clocks();
                docket.rule(Ruling::new(Remedy::Reinstate { before }, &RELEASED));
                self.is_released(docket);
            }
            _ if game.turn() == player && self.can_go(game.position()) => self.is_released(docket),
            // It cannot go there, and must be moved elsewhere; but it was put there, and a press makes it an illegal move.
            _ => {
                docket.rule(play_on);
                if docket.game.turn() == player {
                    let (from, to) = (self.from, self.to);
                    docket.then(Finding::Released { player, from, to });
                }
            }
        }
    }
}
