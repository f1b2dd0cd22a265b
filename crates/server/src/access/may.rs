//! The table of rights: which role may do which act.

use chess::Color;
use laws::rules::{
    a06_clock, a07_irregularities, a08_record, a11_conduct, app_a_rapid, app_d_blind, g1_adjourned,
    g3_quickplay,
};
use laws::{Act, Actor};

use super::Role;

/// What an act is, as far as rights go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Right {
    /// Done by the player himself, or his assistant for him.
    Player,
    /// Pressing or stopping the clock: players, assistants and the clock between them.
    Clock,
    /// Done by the arbiter.
    Arbiter,
    /// Done by a player and noted by the arbiter, who says of whom.
    Noted,
    /// Either may observe or claim it.
    Either,
    /// The player's own and nobody's for him: resigning, offers, claims, the signature.
    Own,
    /// Nobody from outside: the software does it by itself.
    Nobody,
}

/// Whose act it is. Whether it can happen is for the Laws to say.
pub fn right(act: &Act) -> Right {
    match act {
        Act::Touch { .. }
        | Act::Move { .. }
        | Act::TouchTwo(_)
        | Act::Remove(_)
        | Act::Put { .. }
        | Act::Place { .. } => Right::Player,
        Act::Press | Act::StopClocks => Right::Clock,
        Act::ProposeMovingAssistant
        | Act::Resign
        | Act::PerhapsResign
        | Act::OfferDraw
        | Act::OfferDrawIf { .. }
        | Act::WithdrawOffer
        | Act::AcceptDraw
        | Act::DeclineDraw
        | Act::ClaimDraw { .. }
        | Act::WithdrawClaim => Right::Own,
        // The arbiter needs no complaint (4.8).
        Act::Complain | Act::NoticeFlag(_) | Act::NoticeIllegalMove => Right::Either,
        Act::FindTouch { .. }
        | Act::Start
        | Act::Arrive(_)
        | Act::RestartClock
        | Act::Answer(_)
        | Act::Tell
        | Act::Confirm
        | Act::DecideOtherwise { .. }
        | Act::CanMate(_) => Right::Arbiter,
        Act::Tick => Right::Nobody,
        Act::Clock(act) => of_clock(act),
        Act::Irregular(act) => of_irregular(act),
        Act::Record(act) => of_record(act),
        Act::Conduct(act) => of_conduct(act),
        Act::Rapid(act) => of_rapid(act),
        Act::Blind(act) => of_blind(act),
        Act::Adjourn(act) => of_adjourned(act),
        Act::Quickplay(act) => of_quickplay(act),
    }
}

fn of_clock(act: &a06_clock::Act) -> Right {
    use a06_clock::Act;
    match act {
        Act::StopForPiece | Act::ObjectToPress | Act::ClaimFromDisplay => Right::Player,
        Act::AskInterruption | Act::BringAssistant => Right::Own,
        Act::Mishandle(_) => Right::Noted,
        Act::Absent(_) | Act::Admit(_) | Act::FindFault(_) | Act::SeeFirstFlag(_) => Right::Arbiter,
    }
}

fn of_irregular(act: &a07_irregularities::Act) -> Right {
    use a07_irregularities::Act;
    match act {
        Act::DisplacePieces | Act::PutPiecesBack | Act::CallOverPieces => Right::Player,
        Act::FindWrongStart { .. }
        | Act::FindBoardTurned
        | Act::FindColoursReversed
        | Act::FindDisplacedPieces => Right::Either,
        Act::OrderRightColours
        | Act::FindLostIllegalMove(_)
        | Act::FindIdlePress(_)
        | Act::Uncount(_) => Right::Arbiter,
    }
}

fn of_record(act: &a08_record::Act) -> Right {
    use a08_record::Act;
    match act {
        Act::Write { .. }
        | Act::Enter { .. }
        | Act::WriteDown(_)
        | Act::Correct { .. }
        | Act::NoteOffer
        | Act::BringUpToDate { .. }
        | Act::Letters(_)
        | Act::ReportFault => Right::Player,
        Act::AskForAssistant | Act::Sign(_) => Right::Own,
        Act::Look(_)
        | Act::CallForSheets
        | Act::Reconstruct
        | Act::CannotBeShown(_)
        | Act::Evidence { .. } => Right::Arbiter,
    }
}

fn of_conduct(act: &a11_conduct::Act) -> Right {
    use a11_conduct::Act;
    match act {
        Act::AskLeave(_) | Act::AskExplanation | Act::Appeal(_) => Right::Own,
        Act::Note(..)
        | Act::FindDevice(_)
        | Act::FindRefusal(_)
        | Act::FindBothRefuse
        | Act::NoteDisturbance(_)
        | Act::EnterScore(_)
        | Act::EnterUnplayed(_) => Right::Arbiter,
    }
}

fn of_rapid(act: &app_a_rapid::Act) -> Right {
    use app_a_rapid::Act;
    match act {
        Act::AskForScoresheet | Act::LookAtRecord => Right::Player,
        Act::AgreeToCorrect => Right::Own,
        Act::NoticeIllegalPosition => Right::Either,
        Act::FindScheduleInDanger => Right::Arbiter,
    }
}

fn of_blind(act: &app_d_blind::Act) -> Right {
    use app_d_blind::Act;
    match act {
        Act::TakeOut(_)
        | Act::TakeOff(_)
        | Act::Place(_)
        | Act::Announce(_)
        | Act::Repeat(_)
        | Act::KeepScore(_) => Right::Player,
        Act::FindBoardsDiffer => Right::Either,
    }
}

fn of_adjourned(act: &g1_adjourned::Act) -> Right {
    use g1_adjourned::Act;
    match act {
        Act::Seal { .. } | Act::SealReply(_) => Right::Player,
        Act::SetResumption(_)
        | Act::Resume(_)
        | Act::Come(_)
        | Act::FindEnvelopeMissing
        | Act::FindPositionLost => Right::Arbiter,
        Act::PointOutClock => Right::Either,
    }
}

fn of_quickplay(act: &g3_quickplay::Act) -> Right {
    use g3_quickplay::Act;
    match act {
        Act::RequestExtraTime | Act::Claim { .. } | Act::Verify => Right::Own,
        Act::DeclareDraw => Right::Arbiter,
    }
}

/// For whom an act of this role counts; nobody, if the role may not do it. A clock between two players says on which
/// side of it something was done, and an arbiter of whom he notes it.
pub fn may_act(role: &Role, act: &Act, side: Option<Color>) -> Option<Actor> {
    let right = right(act);
    match role {
        Role::ChiefArbiter { .. } | Role::Arbiter { .. } => match right {
            Right::Clock if *act == Act::StopClocks => Some(Actor::Arbiter),
            Right::Arbiter | Right::Either => Some(Actor::Arbiter),
            Right::Noted => side.map(Actor::Player),
            Right::Player | Right::Clock | Right::Own | Right::Nobody => None,
        },
        Role::Seat { color, .. } => match right {
            Right::Player | Right::Clock | Right::Own | Right::Either => {
                Some(Actor::Player(*color))
            }
            Right::Arbiter | Right::Noted | Right::Nobody => None,
        },
        Role::Assistant { color, .. } => match right {
            Right::Player | Right::Clock => Some(Actor::Player(*color)),
            Right::Own | Right::Either | Right::Arbiter | Right::Noted | Right::Nobody => None,
        },
        Role::Clock { .. } => match right {
            Right::Clock => side.map(Actor::Player),
            _ => None,
        },
        Role::Organiser { .. } | Role::Waiting { .. } | Role::Spectator => None,
    }
}

/// May this role change the event, its players and pairings?
pub fn may_organise(role: &Role, act: &event::Act) -> bool {
    use event::Act;
    match role {
        Role::ChiefArbiter { .. } => !matches!(act, Act::RecordOffence { .. }),
        Role::Arbiter { .. } => matches!(
            act,
            Act::EnterResult { .. }
                | Act::MarkAbsent { .. }
                | Act::MarkPresent { .. }
                | Act::StartRound(_)
                | Act::TakeBackStart(_)
        ),
        Role::Organiser { .. } => matches!(
            act,
            Act::Create(_)
                | Act::Amend(_)
                | Act::AddPlayer(_)
                | Act::EditPlayer(_)
                | Act::RemovePlayer(_)
                | Act::Withdraw { .. }
                | Act::Return(_)
                | Act::Seed(_)
                | Act::Import(_)
                | Act::Schedule { .. }
                | Act::SetPairings { .. }
                | Act::AddPairing { .. }
                | Act::PairRoundRobin { .. }
                | Act::GiveBye { .. }
                | Act::TakeBackBye { .. }
                | Act::NumberBoards { .. }
                | Act::MoveBoard { .. }
                | Act::SetStart { .. }
        ),
        Role::Seat { .. }
        | Role::Clock { .. }
        | Role::Assistant { .. }
        | Role::Waiting { .. }
        | Role::Spectator => false,
    }
}
