//! Complaints that say of what: a touch, a release, adjusting, two hands, the hand on the clock (4.1–4.8, 6.2.3).
//!
//! The board shows touches and moves. Which hand was used, and whether somebody said that he adjusts, only people see:
//! the arbiter says whether such a complaint is founded.

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{ADJUSTING, ONE_HAND, RELEASED, TOUCHED, complaint};
use crate::command::{Hands, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::{Ground, Rule};
use crate::rules::a06_clock;
use crate::ruling::{Remedy, Ruling};

/// What is complained of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Breach {
    /// A touched piece was not moved or taken (4.3, 4.4).
    Touched,
    /// A released piece went elsewhere (4.7).
    Released,
    /// Pieces were adjusted without a word (4.2).
    Adjusting,
    /// A move was made with two hands (4.1).
    TwoHands,
    /// The clock was pressed with the other hand, or a finger stays on it (6.2.3).
    ClockHand,
}

impl Breach {
    fn rule(self) -> &'static Rule {
        match self {
            Breach::Touched => &TOUCHED,
            Breach::Released => &RELEASED,
            Breach::Adjusting => &ADJUSTING,
            Breach::TwoHands => &ONE_HAND,
            Breach::ClockHand => &a06_clock::SAME_HAND,
        }
    }
}

/// A player complains of one breach by his opponent.
pub(crate) fn complain_of(docket: &mut Docket, breach: Breach) -> Result<(), Refusal> {
    docket.under_way()?;
    let of = docket.player()?;
    match breach {
        Breach::Touched | Breach::Released => {
            return complaint::complain_by(docket, breach.rule());
        }
        // The right to complain of Article 4 ends with touching a piece; a touch of this move may still be going on, and
        // whoever has the move may be adjusting now.
        Breach::Adjusting if docket.game.turn() != of => {}
        Breach::Adjusting | Breach::TwoHands if !complaint::touches_now(docket) => {
            let of_move = complaint::complained_of(&docket.game, docket.by)?.is_some();
            if !of_move && breach == Breach::TwoHands && docket.game.is_watched() {
                return complaint::complain_by(docket, breach.rule());
            }
        }
        Breach::Adjusting | Breach::TwoHands | Breach::ClockHand => {}
    }
    let seen = docket.game.plies.last();
    let two = seen.is_some_and(|ply| ply.mover != of && ply.hands == Hands::Two);
    if breach == Breach::TwoHands && two {
        return complaint::complain_by(docket, &ONE_HAND);
    }
    ask_whether_founded(docket, of, breach.rule())
}

/// Only people have seen it: the arbiter says whether it was so, unless he has it before him already.
pub(super) fn ask_whether_founded(
    docket: &mut Docket,
    of: Color,
    rule: &'static Rule,
) -> Result<(), Refusal> {
    let offence = Ground(rule);
    let question = Founded { of, offence };
    if docket.game.questions.contains(&question.clone().into()) {
        return Err(Refusal::plain(Because::AskedAlready));
    }
    docket.record(What::Complained);
    if !docket.is_weighed(!of, rule) {
        docket.ask(question);
    }
    Ok(())
}

/// 4.8, 6.2.3  Is a complaint founded of something that only people have seen?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Founded {
    /// Who complains.
    pub of: Color,
    /// Of what, by its rule.
    pub offence: Ground,
}

impl fmt::Display for Founded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (of, offence) = (self.of, self.offence);
        write!(
            f,
            "whether the complaint of {of} about {offence} is founded"
        )
    }
}

impl Ask for Founded {
    fn rule(&self) -> &'static Rule {
        self.offence.0
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let of = self.of;
        if *answer != Answer::Yes {
            return docket.rule(Ruling::new(Remedy::Unfounded { of }, self.offence.0));
        }
        let last = docket.game.plies.last();
        let moved = last.is_some_and(|ply| ply.mover != of && ply.legal.is_ok());
        let counts = match docket.game.regulations().edition {
            Edition::Y2014 => false,
            Edition::Y2018 | Edition::Y2023 => self.offence == Ground(&ONE_HAND) && moved,
        };
        if counts {
            // From 2018 it is an illegal move once the clock is pressed, and costs nothing before.
            let hands = Hands::Two;
            docket.record(What::MadeAgain { hands });
            docket.then(Finding::TwoHandsFound(!of));
        } else if [Ground(&TOUCHED), Ground(&RELEASED)].contains(&self.offence) {
            // On a board that nobody watches he then says which piece is owed, and puts the record right.
            docket.stop_clocks();
            docket.rule(Ruling::new(Remedy::claim_correct(of), self.offence.0));
        } else {
            docket.weigh(!of, self.offence.0);
        }
    }
}
