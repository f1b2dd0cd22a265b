//! The table of rights: which role may do which act. Whose act it is, the Laws' own table of acts says.

use chess::Color;
use laws::acts::May;
use laws::{Act, Actor};

use super::Role;

/// For whom an act of this role counts; nobody, if the role may not do it. A clock between two players says on which
/// side of it something was done, and an arbiter of whom he notes it.
pub fn may_act(role: &Role, act: &Act, side: Option<Color>) -> Option<Actor> {
    let may = act.described().may;
    match role {
        Role::ChiefArbiter { .. } | Role::Arbiter { .. } => match may {
            May::Arbiter | May::Either | May::Stop => Some(Actor::Arbiter),
            May::Noted => side.map(Actor::Player),
            May::Player | May::Clock | May::Own | May::Nobody => None,
        },
        Role::Seat { color, .. } => match may {
            May::Player | May::Clock | May::Stop | May::Own | May::Either => {
                Some(Actor::Player(*color))
            }
            May::Arbiter | May::Noted | May::Nobody => None,
        },
        Role::Assistant { color, .. } => match may {
            May::Player | May::Clock | May::Stop => Some(Actor::Player(*color)),
            May::Own | May::Either | May::Arbiter | May::Noted | May::Nobody => None,
        },
        Role::Clock { .. } => match may {
            May::Clock | May::Stop => side.map(Actor::Player),
            May::Player | May::Own | May::Either | May::Arbiter | May::Noted | May::Nobody => None,
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
                | Act::ForfeitMatch { .. }
                | Act::SetLineUp { .. }
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
                | Act::SetInitialColor(_)
                | Act::PairSwiss { .. }
                | Act::SwapPlayers { .. }
                | Act::PublishPairings(_)
                | Act::HidePairings { .. }
                | Act::GiveBye { .. }
                | Act::TakeBackBye { .. }
                | Act::NumberBoards { .. }
                | Act::MoveBoard { .. }
                | Act::SetStart { .. }
                | Act::AddTeam(_)
                | Act::EditTeam(_)
                | Act::RemoveTeam(_)
                | Act::WithdrawTeam { .. }
                | Act::ReturnTeam(_)
                | Act::FormTeams
                | Act::SeedTeams(_)
                | Act::SetMatches { .. }
                | Act::SetLineUp { .. }
                | Act::GiveTeamBye { .. }
                | Act::TakeBackTeamBye { .. }
        ),
        Role::Seat { .. }
        | Role::Clock { .. }
        | Role::Assistant { .. }
        | Role::Waiting { .. }
        | Role::Spectator => false,
    }
}
