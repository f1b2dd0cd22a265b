//! What Guideline III leaves to the arbiter.

use std::fmt;

use chess::Color;
use serde::{Deserialize, Serialize};

use super::{
    CLAIM_DECIDED, CLAIM_POSTPONED, CLAIM_REJECTED, COMPENSATION, DRAW_CLAIM, Fact,
    INCREMENT_REQUEST, NO_ARBITER_CANNOT_WIN, NO_ARBITER_NO_EFFORT, NO_ARBITER_REFERRED, PER_MOVE,
    Why,
};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::mating;
use crate::refusal::{Because, Refusal};
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;
use crate::time_control::ExtraTime;

/// III.4  Is extra time for each move introduced?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuickplayIncrement {
    /// Who asks.
    pub by: Color,
}

impl fmt::Display for QuickplayIncrement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether both get extra time as {} asks", self.by)
    }
}

impl Ask for QuickplayIncrement {
    fn rule(&self) -> &'static Rule {
        &INCREMENT_REQUEST
    }

    /// 2014 leaves the choice between an increment and a delay. While the request stands as an offer, the opponent has the word.
    fn answers(&self, game: &Game) -> Vec<Offered> {
        if game.has_offered(self.by) {
            return Vec::new();
        }
        let increment = Answer::Extra(ExtraTime::Increment);
        let mut offered = vec![Offered::plain("extra-increment", increment)];
        match game.regulations().edition {
            Edition::Y2014 => {
                offered.push(Offered::plain(
                    "extra-delay",
                    Answer::Extra(ExtraTime::Delay),
                ));
            }
            Edition::Y2018 | Edition::Y2023 => {}
        }
        offered.push(Offered::plain("no", Answer::No));
        offered
    }

    fn meant(&self, _game: &Game, answer: &Answer) -> Answer {
        match answer {
            Answer::Yes => Answer::Extra(ExtraTime::Increment),
            other => other.clone(),
        }
    }

    fn refused(&self, answer: &Answer) -> Because {
        match answer {
            Answer::Extra(ExtraTime::Delay) => Because::ThisEditionKnowsOnlyIncrement,
            _ => Because::NoAnswer,
        }
    }

    fn can_be(&self, docket: &Docket, _answer: &Answer) -> Result<(), Refusal> {
        if docket.game.has_offered(self.by) {
            let why = Because::OpponentAnswersOfferFirst;
            return Err(Refusal::by(&INCREMENT_REQUEST, why));
        }
        Ok(())
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let Answer::Extra(mode) = answer else {
            let remedy = Remedy::NotPermitted { to: self.by };
            return docket.rule(Ruling::new(remedy, &INCREMENT_REQUEST));
        };
        docket.record(What::Quickplay(Fact::ExtraTimeIntroduced));
        let (time, mode) = (PER_MOVE, *mode);
        let introduced = Remedy::AddPerMove { time, mode };
        docket.rule(Ruling::new(introduced, &INCREMENT_REQUEST));
        compensate(docket, !self.by, &INCREMENT_REQUEST);
    }
}

fn compensate(docket: &mut Docket, to: Color, rule: &'static Rule) {
    let time = COMPENSATION;
    docket.rule(Ruling::new(Remedy::AddTime { to, time }, rule));
}

/// III.5  Cannot the opponent win by normal means, or does he not try?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuickplayClaim {
    /// Who claims.
    pub by: Color,
}

impl fmt::Display for QuickplayClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = self.by;
        write!(
            f,
            "whether the opponent of {by} cannot win by normal means or does not try"
        )
    }
}

impl Ask for QuickplayClaim {
    fn rule(&self) -> &'static Rule {
        &CLAIM_DECIDED
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        let mut offered = Offered::yes_no();
        offered.push(Offered::plain("postpone", Answer::Postpone(Millis::ZERO)));
        let with_time = Answer::Postpone(COMPENSATION);
        offered.push(Offered::plain("postpone-with-time", with_time));
        offered
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        match answer {
            Answer::Yes => {
                docket.rule(Ruling::new(Remedy::Draw, &CLAIM_DECIDED).with(&DRAW_CLAIM));
            }
            Answer::Postpone(time) => {
                docket.record(What::Quickplay(Fact::Postponed));
                docket.rule(Ruling::new(Remedy::PlayOn, &CLAIM_POSTPONED));
                if *time > Millis::ZERO {
                    compensate(docket, !self.by, &CLAIM_POSTPONED);
                }
            }
            _ => {
                let rejected = Remedy::claim_rejected(self.by);
                docket.rule(Ruling::new(rejected, &CLAIM_DECIDED));
                compensate(docket, !self.by, &CLAIM_REJECTED);
            }
        }
    }
}

/// III.5.2 after a flag  Cannot this player win by normal means, or has he not tried enough?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuickplayOpponent {
    /// The opponent of the player whose flag fell.
    pub side: Color,
}

impl fmt::Display for QuickplayOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side;
        write!(
            f,
            "whether {side} cannot win by normal means or has not tried enough"
        )
    }
}

/// G.5.b of 2014 after a flag  Cannot the final position be won, or has this player not tried enough?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuickplayFinalPosition {
    /// The opponent of the player whose flag fell.
    pub side: Color,
}

impl fmt::Display for QuickplayFinalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side;
        write!(
            f,
            "whether the final position cannot be won by normal means or {side} has not tried enough"
        )
    }
}

/// Both are asked after a flag and mean the same: yes is the draw that was claimed, no the loss on time.
macro_rules! asks_after_flag {
    ($question:ident) => {
        impl Ask for $question {
            fn rule(&self) -> &'static Rule {
                &CLAIM_POSTPONED
            }

            fn answers(&self, _game: &Game) -> Vec<Offered> {
                Offered::yes_no()
            }

            fn answered(&self, docket: &mut Docket, answer: &Answer) {
                match answer {
                    Answer::Yes => docket.rule(Ruling::new(Remedy::Draw, &CLAIM_POSTPONED)),
                    _ => docket.then(Finding::LostOnTime(!self.side)),
                }
            }
        }
    };
}

asks_after_flag!(QuickplayOpponent);
asks_after_flag!(QuickplayFinalPosition);

/// III.6.2  Is a claim from a game without an arbiter right? The claim has ended the game: upheld it is a draw, otherwise
/// the claimant has lost, for he plays no further, unless the opponent cannot mate (6.9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoArbiterClaim {
    /// Who claimed.
    pub by: Color,
}

impl fmt::Display for NoArbiterClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "whether the claim {} made without an arbiter is right",
            self.by
        )
    }
}

impl Ask for NoArbiterClaim {
    fn rule(&self) -> &'static Rule {
        &NO_ARBITER_REFERRED
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        let ground = match docket.game.quickplay.why {
            Some(Why::NoEffort) => &NO_ARBITER_NO_EFFORT,
            Some(Why::CannotWin) | None => &NO_ARBITER_CANNOT_WIN,
        };
        let game = &docket.game;
        let ruling = match answer {
            Answer::Yes => Ruling::new(Remedy::Draw, &NO_ARBITER_REFERRED),
            // Like every loss but mate, only if the opponent can mate (6.9).
            _ if game.is_seen() => {
                mating::loses_or_draw(game.standing(), self.by, &NO_ARBITER_REFERRED)
            }
            _ => mating::loses_unseen(game, self.by, &NO_ARBITER_REFERRED),
        };
        docket.rule_or_wait(ruling.with(ground));
    }
}
