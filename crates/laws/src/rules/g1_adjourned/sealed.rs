//! What only the arbiter can say of a sealed move once the envelope is open.

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{LOSES, SEALED, opened, read};
use crate::command::Done;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::mating;
use crate::rule::{Ground, Rule};
use crate::ruling::{Remedy, Ruling, Touches};

/// I.1  The sealed move is another than the one made on the board: which of them counts?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedOtherwise {
    /// Who sealed it.
    pub by: Color,
    /// What he wrote.
    pub text: String,
    /// The rule by which the game goes on.
    pub rule: Ground,
}

impl fmt::Display for SealedOtherwise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        write!(
            f,
            "whether the sealed move {text} counts, and not the one made on the board"
        )
    }
}

impl Ask for SealedOtherwise {
    fn rule(&self) -> &'static Rule {
        &SEALED
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let sealer = self.by;
        let made = docket.game.open_ply().filter(|ply| ply.mover == sealer);
        if let (Answer::Yes, Some(made)) = (answer, made) {
            let remedy = Remedy::GoBack {
                ply: docket.game.plies.len() - 1,
                before: Done(made.attempt),
                touches: Touches::Fall,
            };
            docket.rule(Ruling::new(remedy, &SEALED));
        }
        let read = read(docket, sealer, &self.text);
        opened(docket, sealer, read, self.rule.0);
    }
}

/// I.8  Can the sealed move be played? It lies open, and nobody has watched the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedOnWood {
    /// Who sealed it.
    pub by: Color,
    /// What he wrote.
    pub text: String,
    /// The rule by which the game goes on if it can.
    pub rule: Ground,
}

impl fmt::Display for SealedOnWood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (by, text) = (self.by, &self.text);
        write!(f, "whether the sealed move {text} of {by} can be played")
    }
}

impl Ask for SealedOnWood {
    fn rule(&self) -> &'static Rule {
        &LOSES
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let player = !self.by;
        if *answer != Answer::Yes {
            // Like every loss but mate, only if the opponent can mate (6.9).
            return docket.rule(mating::loses_unseen(&docket.game, self.by, &LOSES));
        }
        docket.rule(Ruling::new(Remedy::ClockOf { player }, self.rule.0));
        docket.record(What::ClockRestarted(player));
    }
}
