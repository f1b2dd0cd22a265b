//! Guideline I in words: its acts, and what a page can look up on the envelope.

use chess::Color;

use super::{Act, NAMES, NUMBER, OPEN_OFFER, POSITION, SEALER, TIMES};
use crate::acts;
use crate::command::Act as A;
use crate::game::Game;
use crate::scenario::facts::Fact;

acts! {
    for Act;
    /// Seals a move; if before the end of the session, with the time that is left of it.
    SEAL = Act::Seal { .. } => Player, records ["adjourn/sealed"] {
        Player "seals WORD" => |f| A::Adjourn(Act::Seal { text: f.text(), early: None });
        Player "seals WORD with SPAN to go" => |f| A::Adjourn(Act::Seal { text: f.text(), early: Some(f.span()) });
    }
    /// Writes down when and where the game goes on.
    SET_RESUMPTION = Act::SetResumption(_) => Arbiter, records ["adjourn/resumption-set"] {
        Arbiter "sets the resumption for TEXT" => |f| A::Adjourn(Act::SetResumption(f.text())), desk Adjourned "measure-resumption";
    }
    /// Resumes the game with those who are there.
    RESUME = Act::Resume(_) => Arbiter, records ["adjourn/resumed"] {
        Arbiter "resumes the game with THERE" => |f| A::Adjourn(Act::Resume(f.there())), desk Adjourned "measure-resume";
    }
    /// Seals the reply, because the opponent is absent.
    SEAL_REPLY = Act::SealReply(_) => Player, records ["adjourn/reply-sealed"] {
        Player "seals the reply TEXT" => |f| A::Adjourn(Act::SealReply(f.text()));
    }
    /// Comes to the resumption.
    COME = Act::Come(_) => Arbiter, records ["adjourn/came"] {
        Player "comes to the resumption" => |f| A::Adjourn(Act::Come(f.player()));
        Arbiter "sees COLOUR come to the resumption" => |f| A::Adjourn(Act::Come(f.colour())), desk Adjourned "measure-come";
    }
    /// Finds that the envelope is missing.
    FIND_ENVELOPE_MISSING = Act::FindEnvelopeMissing => Arbiter, records [] {
        Arbiter "finds the envelope missing" => |_| A::Adjourn(Act::FindEnvelopeMissing), desk Adjourned "measure-envelope";
    }
    /// Finds that the position cannot be established either.
    FIND_POSITION_LOST = Act::FindPositionLost => Arbiter, records ["adjourn/position-lost"] {
        Arbiter "finds the adjourned position lost" => |_| A::Adjourn(Act::FindPositionLost), desk Adjourned "measure-position-lost";
    }
    /// Points out a wrong time.
    POINT_OUT_CLOCK = Act::PointOutClock => Either, records ["adjourn/clock-pointed-out"] {
        Player "points out a wrong time" => |_| A::Adjourn(Act::PointOutClock);
    }
}

/// What a page can look up.
pub(crate) static FACTS: &[Fact] = &[Fact {
    words: "the envelope shows",
    look: |table, _, rest| on_envelope(&table.game, rest),
}];

fn on_envelope(game: &Game, asked: &str) -> String {
    let Some(envelope) = &game.adjournment.envelope else {
        return "nothing".to_owned();
    };
    // The clock knows what is left; what was used follows from the rate of play.
    let left = |color| game.clock.displays[color].remaining;
    if asked.contains(NAMES.name) {
        "white and black by envelope-names with envelope".to_owned()
    } else if asked.contains(POSITION.name) {
        format!("{} by envelope-position", game.position().to_fen())
    } else if asked.contains(TIMES.name) {
        format!(
            "{} and {} left by envelope-times",
            left(Color::White),
            left(Color::Black)
        )
    } else if asked.contains(SEALER.name) {
        format!("{} sealed by envelope-sealer", envelope.by)
    } else if asked.contains(NUMBER.name) {
        format!("move {} by envelope-move-number", envelope.number)
    } else if asked.contains(OPEN_OFFER.name) {
        match game.offer {
            Some(color) => format!("a draw offered by {color} by envelope-draw-offer"),
            None => "no draw offer by envelope-draw-offer".to_owned(),
        }
    } else {
        let when = envelope.resumption.as_deref().unwrap_or("not yet fixed");
        format!("{when} by envelope-resumption")
    }
}
