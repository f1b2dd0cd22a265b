//! Behind a ruling that waits for the arbiter's word: what happened keeps its order.
//!
//! A proposal is no ruling yet, but who acts after it may be acting in a game that is over, or that stands otherwise. What is
//! done or claimed then is noted, and heard once the word is given: confirmed, it comes to a game that is over or put right, as
//! it would where rulings do not wait; decided otherwise, it is heard as if nothing had been proposed.
//!
//! A question whose answer may tell that the game is over already comes before a player's word that ends it, in the same way: a
//! game that was mate is not resigned.

use chess::Color;

use crate::command::{Act, Actor};
use crate::decide::happens;
use crate::discretion::{self, Question};
use crate::docket::Docket;
use crate::event::What;
use crate::game::{Game, Outcome};
use crate::rules::a07_irregularities::Act as Irregular;
use crate::rules::app_a_rapid::Act as Rapid;
use crate::rules::app_d_blind::{Act as Blind, Assistance};
use crate::rules::g3_quickplay::Act as Quickplay;
use crate::ruling::{Remedy, Ruling};

/// An act that has been noted and is still to be heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Whose.
    pub by: Actor,
    /// What.
    pub act: Act,
}

/// What can come too late for a game that is over, or change with what stands on board and clocks.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    /// A hand at the pieces.
    Hand,
    /// Something is claimed or found.
    Claim,
    /// A player ends the game.
    End,
}

fn kind(act: &Act) -> Option<Kind> {
    match act {
        Act::Blind(
            Blind::TakeOut(_)
            | Blind::TakeOff(_)
            | Blind::Place(_)
            | Blind::Announce(_)
            | Blind::Repeat(_),
        ) => Some(Kind::Hand),
        act if act.is_of_a_hand() => Some(Kind::Hand),
        Act::NoticeFlag(_)
        | Act::NoticeIllegalMove
        | Act::Complain
        | Act::ComplainOf(_)
        | Act::ClaimDraw { .. }
        | Act::Irregular(
            Irregular::FindWrongStart { .. }
            | Irregular::FindBoardTurned
            | Irregular::FindBoardHalfTurned
            | Irregular::FindColoursReversed,
        )
        | Act::Rapid(Rapid::NoticeIllegalPosition)
        | Act::Quickplay(Quickplay::Claim { .. })
        | Act::Blind(Blind::Assist(Assistance::ClaimFlag)) => Some(Kind::Claim),
        Act::Resign | Act::PerhapsResign | Act::AcceptDraw => Some(Kind::End),
        _ => None,
    }
}

/// Is this done with the hands, so that it falls when the pieces are put elsewhere?
pub(crate) fn is_of_hands(act: &Act) -> bool {
    kind(act) == Some(Kind::Hand)
}

/// Would the game be over by what is proposed? A default time leaves the clock running (6.7.1), and the player may still come.
pub(crate) fn is_end_proposed(game: &Game) -> bool {
    let over = |ruling: &Ruling| ruling.ends() && !ruling.is_unplayed();
    game.proposed.iter().any(over)
}

/// Does what is proposed come before this act?
fn is_before(game: &Game, act: &Act) -> bool {
    let proposed = |is: fn(&Ruling) -> bool| game.proposed.iter().any(is);
    let over = || is_end_proposed(game);
    let time = |ruling: &Ruling| {
        matches!(
            ruling.remedy,
            Remedy::AddTime { .. } | Remedy::TakeTime { .. }
        )
    };
    let asked = |is: fn(&Question) -> bool| game.questions.iter().any(is);
    match kind(act) {
        None => false,
        // Whether this game is played at all comes before whatever happens in it.
        Some(_) if asked(may_begin_anew) => true,
        Some(Kind::Hand) if asked(puts_pieces) => true,
        Some(Kind::Claim) if is_of_flag(act) && asked(sets_times) => true,
        _ if game.proposed.is_empty() => false,
        Some(Kind::Hand) => over() || is_bound(game, game.turn()),
        Some(Kind::Claim) => over() || game.puts_right() || proposed(time),
        // Whoever has claimed a draw has offered one (9.1.2.3), and it may be agreed before the claim is checked.
        Some(Kind::End) => over() && (*act != Act::AcceptDraw || game.draws.claim.is_none()),
    }
}

/// Is it asked whether the game is cancelled (7.2, 7.3)?
fn may_begin_anew(question: &Question) -> bool {
    matches!(question, Question::BeganWrongly(_))
}

/// Is it asked from which position the game goes on (7.5.1, 7.6)? What hands do meanwhile they do to pieces that may stand
/// elsewhere then.
fn puts_pieces(question: &Question) -> bool {
    matches!(question, Question::LastPosition(_))
}

/// Is it asked what the clocks have to show? Until then no flag of theirs counts.
fn sets_times(question: &Question) -> bool {
    matches!(
        question,
        Question::LastPosition(_)
            | Question::ClockTimes(_)
            | Question::WrongSetting(_)
            | Question::DefectiveClock(_)
            | Question::ResumptionTimes(_)
    )
}

fn is_of_flag(act: &Act) -> bool {
    let assisted = matches!(act, Act::Blind(Blind::Assist(Assistance::ClaimFlag)));
    assisted || matches!(act, Act::NoticeFlag(_))
}

/// Would the move that the player is about to make be one that he owes (4.3, 9.5.3)? Where a move goes back first, it is not.
fn is_bound(game: &Game, player: Color) -> bool {
    let owes = |ruling: &Ruling| match ruling.remedy {
        Remedy::MustMove { player: by, .. } => by == player,
        _ => false,
    };
    game.proposed.iter().any(owes) && !game.puts_right()
}

/// A game may be asked about so many times over before it is known how it has ended.
const QUESTIONS_IN_A_ROW: usize = 4;

/// Does the arbiter decide first whether the game is over already, and perhaps with another result than this act would give it?
fn is_decided_first(docket: &Docket, act: &Act) -> bool {
    let ends = matches!(act, Act::Resign | Act::AcceptDraw | Act::ClaimDraw { .. });
    if !(ends || is_of_flag(act)) || !docket.game.questions.iter().any(asks_what_happened) {
        return false;
    }
    let mut at_once = docket.ahead();
    at_once.word = true;
    if happens(&mut at_once, &docket.game, act).is_err() {
        return false;
    }
    let nothing_asked = at_once.game.questions == docket.game.questions;
    if at_once.game.outcome.is_none() && nothing_asked {
        return false;
    }
    let other = |end: Outcome| at_once.game.outcome != Some(end);
    discretion::ends_by_answers(docket, asks_what_happened, QUESTIONS_IN_A_ROW, &[])
        .into_iter()
        .any(other)
}

/// Is it asked what has happened, so that the answer may tell of a game that was over then? Whether a claim of Guideline III is
/// granted, a draw is allowed or somebody may be late is decided, and not found: until then the game goes on.
fn asks_what_happened(question: &Question) -> bool {
    matches!(
        question,
        Question::AsWritten(_)
            | Question::CanMate(_)
            | Question::DisputedFlag(_)
            | Question::DisputedPress(_)
            | Question::DrawClaim(_)
            | Question::Dropped(_)
            | Question::Accepts(_)
            | Question::Ended(_)
            | Question::FirstFlag(_)
            | Question::FlagOnWood(_)
            | Question::Founded(_)
            | Question::IllegalOnWood(_)
            | Question::IllegalPositionLasts(_)
            | Question::LastPosition(_)
            | Question::MadeWithOne(_)
            | Question::Resigns(_)
            | Question::SealedOnWood(_)
            | Question::TwoHandsKind(_)
    )
}

/// The clock says that a flag is down: does that come after what is asked?
pub(crate) fn flag_waits(docket: &Docket, color: Color) -> bool {
    let mut by_clock = docket.ahead();
    by_clock.by = Actor::Clock;
    is_decided_first(&by_clock, &Act::NoticeFlag(color))
}

/// Does the act come after something that waits? Not, if it cannot happen or nothing comes of it.
pub(crate) fn waits(docket: &Docket, act: &Act) -> bool {
    if is_decided_first(docket, act) {
        return true;
    }
    let game = &docket.game;
    let behind = |of: Kind| match of {
        Kind::Hand => game.behind.iter().any(|waiting| is_of_hands(&waiting.act)),
        Kind::Claim | Kind::End => !game.behind.is_empty(),
    };
    if !(is_before(game, act) || kind(act).is_some_and(behind)) {
        return false;
    }
    let mut ahead = docket.ahead();
    let heard = happens(&mut ahead, game, act);
    let ruled = |what: &What| matches!(what, What::Ruled(_) | What::Proposed(_));
    let tells = |what: &What| is_of_hands(act) || ruled(what);
    heard.is_ok() && ahead.events.iter().any(|event| tells(&event.what))
}

/// What is not before anything any more is heard, in its order; what cannot happen now comes to nothing.
pub(crate) fn hear(docket: &mut Docket) {
    while let Some(first) = docket.game.behind.first() {
        let Waiting { by, act } = first.clone();
        let mut then = docket.ahead();
        (then.by, then.word) = (by, false);
        if is_before(&docket.game, &act) || is_decided_first(&then, &act) {
            return;
        }
        docket.record(What::Heard);
        then.game = docket.game.clone();
        if happens(&mut then, &docket.game, &act).is_ok() {
            docket.game = then.game;
            docket.events.append(&mut then.events);
        }
    }
}
