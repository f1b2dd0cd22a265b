//! The start, and players who are not there (6.6, 6.7).

use std::fmt;

use chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::{BOTH_ABSENT, DEFAULT_TIME_SET, Fact, START_OF_PLAY};
use crate::command::{Act, Actor, Refusal};
use crate::course::Finding;
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::ruling::{Remedy, Ruling};
use crate::time::Millis;

/// The arbiter starts the round at this board (6.6).
pub(crate) fn start(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    if docket.game.started.is_some() {
        return Err(Refusal::by(&START_OF_PLAY, Because::Started));
    }
    if docket.game.outcome.is_some() {
        return Err(Refusal::by(&START_OF_PLAY, Because::GameOver));
    }
    docket.record(What::Started);
    // A position that is over is over.
    docket.then(Finding::Reached);
    Ok(())
}

/// A player is not there; said before the start (6.7). Where no default time was announced it is also said when it seems too
/// late to wait for him.
pub(super) fn absent(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    // At the resumption another rule says when he is too late.
    if docket.game.adjournment.resumed.is_some() && docket.game.outcome.is_none() {
        docket.then(Finding::StaysAway(color));
        return Ok(());
    }
    let waited = docket.game.outcome.is_none() && !docket.game.present[color];
    if docket.game.started.is_some() && waited && comes_too_late(docket, color) {
        return Ok(());
    }
    if docket.game.started.is_some() {
        return Err(Refusal::plain(Because::Started));
    }
    docket.record(What::Clock(Fact::Absent(color)));
    Ok(())
}

/// Nobody plays from elsewhere: whoever acts must have come to the board (6.7.1).
pub(crate) fn is_at_the_board(docket: &Docket, act: &Act) -> Result<(), Refusal> {
    let Actor::Player(color) = docket.by else {
        return Ok(());
    };
    let comes = matches!(act, Act::Arrive(_));
    if docket.game.present[color] || comes || docket.game.outcome.is_some() {
        return Ok(());
    }
    Err(Refusal::plain(Because::PlayerNotAtBoard))
}

/// A player comes to the board (6.7).
pub(crate) fn arrive(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    let game = &docket.game;
    if game.outcome.is_some() && lost_by_default(docket) {
        let reason = Because::DefaultTimeOver;
        return Err(Refusal::by(&DEFAULT_TIME_SET, reason));
    }
    if game.outcome.is_some() {
        return Err(Refusal::plain(Because::GameOver));
    }
    if game.present[color] {
        return Err(Refusal::plain(Because::PlayerAtBoard));
    }
    let absent = game.at_the_clock.absent_at_start;
    let both_absent = absent.white && absent.black;
    docket.record(What::Arrived(color));
    if both_absent && color == Color::White && docket.game.started.is_some() {
        let time = docket.game.clock.remaining(color, docket.at);
        docket.rule(Ruling::new(
            Remedy::SetTime { of: color, time },
            &BOTH_ABSENT,
        ));
    }
    if docket.game.started.is_some() {
        comes_too_late(docket, color);
    }
    Ok(())
}

/// 6.7.a of 2014 with no default time announced: nothing says when a player is too late, so the arbiter does (6.7.1). Says
/// whether he is asked.
pub(crate) fn comes_too_late(docket: &mut Docket, of: Color) -> bool {
    let asked = !docket.game.regulations().default_time_is_known();
    if asked {
        docket.ask(TooLate { of });
    }
    asked
}

/// 6.7.a (2014)  Has a player come too late, where nobody has announced when that is?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TooLate {
    /// Who.
    pub of: Color,
}

impl fmt::Display for TooLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "whether {} is too late", self.of)
    }
}

impl Ask for TooLate {
    fn rule(&self) -> &'static Rule {
        &DEFAULT_TIME_SET
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if docket.game.adjournment.resumed.is_some() {
            let too_late = *answer == Answer::Yes;
            return docket.then(Finding::LatenessSaid(self.of, too_late));
        }
        let present = docket.game.present;
        let there = ByColor::new_with(|color| present[color] && color != self.of);
        let remedy = answer.either(Remedy::Unplayed { there }, Remedy::PlayOn);
        docket.rule(Ruling::new(remedy, &DEFAULT_TIME_SET));
    }
}

fn lost_by_default(docket: &Docket) -> bool {
    let ended_by = docket.game.ended_by();
    ended_by.is_some_and(|ruling| ruling.grounds.first() == Some(&(&DEFAULT_TIME_SET).into()))
}

/// Who is absent when the default time is over loses without play; if both are, neither gets a point (6.7.1). The clocks show the
/// moment at which it was over, the last at which he could still have come.
pub(super) fn lose_by_default(docket: &mut Docket, too_late: Millis) {
    let at = (too_late - Millis(1)).max(docket.game.last);
    let there = docket.game.present;
    let ruling = Ruling::new(Remedy::Unplayed { there }, &DEFAULT_TIME_SET);
    let what = match docket.waits_for_word() {
        true => What::Proposed(vec![ruling]),
        false => What::Ruled(ruling),
    };
    docket.record_at(at, Actor::Clock, what);
}

/// The arbiter lets a player play who is late or too late (6.7.1).
pub(super) fn admit(docket: &mut Docket, color: Color) -> Result<(), Refusal> {
    docket.arbiter()?;
    let game = &docket.game;
    if game.adjournment.resumed.is_some() {
        // At the resumption another rule says when he is too late.
        docket.then(Finding::Admitted(color));
        return Ok(());
    }
    if game.outcome.is_some() && !lost_by_default(docket) {
        return Err(Refusal::plain(Because::GameOver));
    }
    if game.started.is_none() {
        return Err(Refusal::plain(Because::NotStarted));
    }
    if game.present[color] && !game.is_default_proposed() {
        return Err(Refusal::plain(Because::PlayerAtBoard));
    }
    docket.record(What::Clock(Fact::Admitted(color)));
    docket.rule(Ruling::new(Remedy::PlayOn, &DEFAULT_TIME_SET));
    Ok(())
}
