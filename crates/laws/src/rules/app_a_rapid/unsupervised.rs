//! The regime without supervision (A.5; A.4 in 2014 and 2018).

use std::fmt;

use chess::{Bitboard, Color, Position, Role, Square};
use serde::{Deserialize, Serialize};

use super::ten::Ten;
use super::{
    AFTER_TEN, ARBITER_CALLS_FLAG, Fact, ILLEGAL_POSITION, SETTING_STANDS, UNSUPERVISED_ILLEGAL,
    WIN_ON_TIME,
};
use crate::command::{Actor, Done, Refusal};
use crate::discretion::{Answer, Ask, Offered};
use crate::docket::Docket;
use crate::edition::Edition;
use crate::event::What;
use crate::game::Game;
use crate::refusal::Because;
use crate::rule::Rule;
use crate::rules::a06_clock;
use crate::rules::a07_irregularities::REINSTATED;
use crate::ruling::{Remedy, Ruling, Touches};

/// Unless the schedule would suffer: then the arbiter sets the clocks after all (A.5.1.1).
pub(super) fn schedule_in_danger(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if Ten::of(&docket.game) == Ten::NotYet {
        return Err(Refusal::plain(Because::WrongSettingCanStillCorrected));
    }
    docket.stop_clocks();
    docket.record(What::Rapid(Fact::ScheduleFoundInDanger));
    let question = a06_clock::WrongSetting.into();
    let asked = Ruling::new(Remedy::ArbiterDecides { question }, &SETTING_STANDS);
    let asked = asked.with(&AFTER_TEN);
    docket.rule(asked.with_all(docket.game.regime().unsupervised_by));
    Ok(())
}

/// In 2014 who claims a win on time stops the clocks, and must still have time himself, or the claim fails (A.5.3; A.4.c then).
/// Who admits his own flag claims nothing (6.8). Says whether it failed.
pub(crate) fn claim_of_time_fails(docket: &mut Docket, flag: Color) -> Result<bool, Refusal> {
    let Actor::Player(claimant) = docket.by else {
        return Ok(false);
    };
    if docket.game.regulations().is_supervised() || claimant == flag {
        return Ok(false);
    }
    match docket.game.regulations().edition {
        Edition::Y2014 if docket.game.clock.is_down(claimant, docket.at) => {
            docket.record(What::FlagNoticed(flag));
            claim_fails(docket, claimant);
            Ok(true)
        }
        Edition::Y2014 if !docket.game.stopped => {
            // Nobody has looked at his own clock yet: he may still stop them and claim again.
            docket.record(What::Clock(a06_clock::Fact::FlagClaimedInVain(flag)));
            claim_fails(docket, claimant);
            Ok(true)
        }
        Edition::Y2014 | Edition::Y2018 | Edition::Y2023 => Ok(false),
    }
}

fn claim_fails(docket: &mut Docket, claimant: Color) {
    let rejected = Ruling::new(Remedy::claim_rejected(claimant), &WIN_ON_TIME);
    docket.rule_on_claim(rejected.with_all(docket.game.regime().unsupervised_by));
}

/// The rule by which a flag decides without supervision: the claim or, from 2018, the arbiter's call. For an own flag that
/// is admitted there is none but the general one (6.8, 6.9).
pub(crate) fn flag_rule(docket: &Docket, flag: Color) -> Option<&'static Rule> {
    let regulations = docket.game.regulations();
    if regulations.is_supervised() {
        return None;
    }
    match (docket.by, regulations.edition) {
        (Actor::Player(by), _) if by == flag => None,
        (Actor::Player(_), Edition::Y2014 | Edition::Y2018 | Edition::Y2023) => Some(&WIN_ON_TIME),
        (Actor::Arbiter | Actor::Clock, Edition::Y2014) => None,
        (Actor::Arbiter | Actor::Clock, Edition::Y2018 | Edition::Y2023) => {
            Some(&ARBITER_CALLS_FLAG)
        }
    }
}

/// The arbiter sees both kings in check or a pawn on the last rank: he waits for the next completed move (A.5.4).
pub(super) fn notice_illegal_position(docket: &mut Docket) -> Result<(), Refusal> {
    docket.arbiter()?;
    docket.under_way()?;
    if docket.game.regulations().is_supervised() {
        return Err(Refusal::by(
            &REINSTATED,
            Because::UnderSupervisionIllegalMoveItselfPutRight,
        ));
    }
    let game = &docket.game;
    // Elsewhere the arbiter is the witness, once anything can have been played.
    let seen = game.is_watched() || game.played() == game.start().ply();
    if seen && !is_illegal(game.standing()) {
        return Err(Refusal::by(
            &ILLEGAL_POSITION,
            Because::NeitherBothKingsInCheckNorPawnOnLastRank,
        ));
    }
    let completed = completed(&docket.game);
    docket.record(What::Rapid(Fact::IllegalPositionNoticed { completed }));
    Ok(())
}

/// A player replaces the pawn that he has left on the last rank (3.7.3.3): once it is a piece, there is no such position any
/// more. Whether the move that left it there costs something is not asked by that.
pub(crate) fn pawn_replaced(docket: &mut Docket, square: Square, role: Role) {
    docket.record(What::Rapid(Fact::PawnReplaced { square, role }));
}

/// A move has been completed: does an illegal position that the arbiter saw still stand (A.5.4)? Then it is a draw.
pub(crate) fn illegal_position_lasted(docket: &mut Docket, _by: Color) -> bool {
    if docket.game.questions.contains(&IllegalPositionLasts.into()) {
        return true;
    }
    let waited = |since| completed(&docket.game) > since;
    if !docket.game.rapid.waits_since.is_some_and(waited) {
        return false;
    }
    if !docket.game.is_watched() {
        docket.stop_clocks();
        let asked = Ruling::asks(IllegalPositionLasts.into());
        docket.rule(asked.with_all(docket.game.regime().unsupervised_by));
        return true;
    }
    if !is_illegal_still(&docket.game) {
        docket.record(What::Rapid(Fact::IllegalPositionMended));
        return false;
    }
    let drawn = Ruling::new(Remedy::Draw, &ILLEGAL_POSITION);
    let drawn = drawn.with_all(docket.game.regime().unsupervised_by);
    docket.rule_at_the_board(vec![drawn]);
    true
}

/// A.5.4  Does an illegal position that the arbiter saw still stand after the next completed move? Nobody else has watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IllegalPositionLasts;

impl fmt::Display for IllegalPositionLasts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whether the illegal position still stands")
    }
}

impl Ask for IllegalPositionLasts {
    fn rule(&self) -> &'static Rule {
        &ILLEGAL_POSITION
    }

    fn answers(&self, _game: &Game) -> Vec<Offered> {
        Offered::yes_no()
    }

    fn answered(&self, docket: &mut Docket, answer: &Answer) {
        if *answer == Answer::No {
            docket.record(What::Rapid(Fact::IllegalPositionMended));
        }
        let remedy = answer.either(Remedy::Draw, Remedy::PlayOn);
        let ruling = Ruling::new(remedy, &ILLEGAL_POSITION);
        docket.rule(ruling.with_all(docket.game.regime().unsupervised_by));
    }
}

/// Moves completed by both; where nobody watches, the presses tell.
fn completed(game: &Game) -> usize {
    if !game.is_watched() {
        return game.half_moves_told() as usize;
    }
    let done = game.plies.iter().filter(|ply| ply.completed.is_some());
    done.count()
}

/// One king in check is no such position: his owner may still parry, and must.
fn is_illegal(position: &Position) -> bool {
    are_both_in_check(position) || (position.board().role(Role::Pawn) & Bitboard::END_RANKS).any()
}

fn are_both_in_check(position: &Position) -> bool {
    let mut kings = Color::ALL.into_iter();
    kings.all(|color| position.is_attacked_king(color))
}

/// Is it so still after the next move? Whoever repairs his own half and leaves the opponent in check has done enough; whose
/// own king stays in check has not.
fn is_illegal_still(game: &Game) -> bool {
    let position = game.position();
    let mut pairs = game.plies.len().checked_sub(1).into_iter();
    let were_both = pairs.any(|last| are_both_in_check(game.before(last)));
    is_illegal(position) || were_both && position.is_attacked_king(!position.turn())
}

/// Both players agree to put a standing illegal move right, without the arbiter (A.5.2).
pub(super) fn agree_to_correct(docket: &mut Docket) -> Result<(), Refusal> {
    docket.under_way()?;
    let player = docket.player()?;
    let game = &docket.game;
    let stands = |at: &usize| {
        let ply = &game.plies[*at];
        ply.legal.is_err() && ply.completed.is_some() && ply.settled
    };
    let last = (0..game.plies.len()).rev().find(stands);
    let none = Refusal::by(
        &UNSUPERVISED_ILLEGAL,
        Because::NoIllegalMoveStandsThatPlayersCouldPutRight,
    );
    // Only a move that was answered stands.
    if game.regulations().is_supervised() || game.plies.len() < 2 {
        return Err(none);
    }
    // Whether there is one they hear when both have asked: one alone must not be able to try it out.
    let both = game.rapid.agreed[!player];
    let Some(ply) = last.or((!both).then_some(0)) else {
        return Err(none);
    };
    docket.record(What::Rapid(Fact::AgreedToCorrect(player)));
    if !both {
        return Ok(());
    }
    let before = Done(docket.game.plies[ply].attempt);
    let touches = Touches::Fall;
    let remedy = Remedy::GoBack {
        ply,
        before,
        touches,
    };
    let ruling = Ruling::new(remedy, &UNSUPERVISED_ILLEGAL);
    let ruling = ruling.with_all(docket.game.regime().illegal_moves_by);
    docket.rule(ruling);
    // They have not called the arbiter, so their game goes on at once.
    let turn = docket.game.turn();
    docket.record(What::ClockRestarted(turn));
    Ok(())
}
