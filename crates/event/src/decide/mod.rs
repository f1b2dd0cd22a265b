//! From a command to the events it causes.

mod back;
mod boards;
mod import;
mod import_teams;
mod matches;
mod pairer;
mod players;
mod publication;
mod results;
mod rounds;
mod settings;
mod swiss;
mod teams;

use laws::regulations::HalfPoints;

use crate::command::{Act, Actor, Command, Refusal, Wrong};
use crate::competition::Competition;
use crate::event::{Event, What};
use crate::player::{Entrant, PlayerId};
use crate::round::{Board, Pairing, Round, RoundNumber};

pub use pairer::{AtOnce, Pairer, Seated};

/// No game is worth more: reports have no room for it.
const MOST_POINTS: HalfPoints = HalfPoints(199);

/// What a command causes.
///
/// # Errors
///
/// A command that cannot happen; nothing is recorded then.
pub fn decide(competition: &Competition, command: &Command) -> Result<Vec<Event>, Refusal> {
    decide_by(competition, command, &AtOnce)
}

/// The same with Swiss rounds that somebody else works out.
///
/// # Errors
///
/// As [`decide`]; also a round that is not worked out yet.
pub fn decide_by(
    competition: &Competition,
    command: &Command,
    pairer: &dyn Pairer,
) -> Result<Vec<Event>, Refusal> {
    if command.at < competition.last {
        return Err(Refusal::Cannot("time does not run backwards"));
    }
    let created = competition.created.is_some();
    match (&command.act, created) {
        (Act::Create(_), true) => return Err(Refusal::Cannot("the competition exists already")),
        (Act::Create(_), false) | (_, true) => {}
        (_, false) => return Err(Refusal::Cannot("the competition has not been created")),
    }
    is_allowed(&command.by, &command.act)?;
    teams::fits(competition, &command.act)?;
    let facts = dispatch(competition, command, pairer)?;
    let event = |what| Event {
        at: command.at,
        by: command.by.clone(),
        what,
    };
    Ok(facts.into_iter().map(event).collect())
}

/// Rounds are run and results are entered by arbiters; an organiser does all the rest.
fn is_allowed(by: &Actor, act: &Act) -> Result<(), Refusal> {
    let arbiters = matches!(
        act,
        Act::StartRound(_)
            | Act::TakeBackStart(_)
            | Act::FinishRound(_)
            | Act::TakeBackFinish(_)
            | Act::EnterResult { .. }
            | Act::ReopenResult { .. }
            | Act::ForfeitMatch { .. }
            | Act::Adjourn { .. }
            | Act::RecordOffence { .. }
    );
    match by {
        Actor::Organiser(_) if arbiters => Err(Refusal::Cannot("only an arbiter can do this")),
        _ => Ok(()),
    }
}

/// One line for each act.
fn dispatch(
    at: &Competition,
    command: &Command,
    pairer: &dyn Pairer,
) -> Result<Vec<What>, Refusal> {
    match &command.act {
        Act::Create(new) => settings::create(new),
        Act::Amend(new) => settings::amend(at, new),
        Act::AddPlayer(player) => players::add(at, player),
        Act::EditPlayer(player) => players::edit(at, player),
        Act::RemovePlayer(player) => players::remove(at, *player),
        Act::Withdraw { player, reason } => players::withdraw(at, *player, reason),
        Act::Return(player) => players::come_back(at, *player),
        Act::Seed(seeding) => players::seed(at, seeding),
        Act::Import(import) => import::decide(at, import),
        Act::Schedule { round, date } => rounds::schedule(at, *round, date),
        Act::AddTeam(_)
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
        | Act::ForfeitMatch { .. } => teams::decide(at, command),
        Act::SetPairings {
            round,
            pairings,
            byes,
        } => rounds::set_pairings(at, *round, pairings, byes),
        Act::AddPairing { round, pairing } => rounds::add_pairing(at, *round, pairing),
        Act::PairRoundRobin { cycles, last_two } if at.is_team() => {
            matches::round_robin(at, *cycles, *last_two)
        }
        Act::PairSwiss { round, reason } if at.is_team() => {
            matches::pair(at, *round, reason, pairer)
        }
        Act::PairRoundRobin { cycles, last_two } => rounds::round_robin(at, *cycles, *last_two),
        Act::SetInitialColor(color) => swiss::initial_color(at, *color),
        Act::PairSwiss { round, reason } => swiss::pair(at, *round, reason, pairer),
        Act::SwapPlayers {
            round,
            one,
            two,
            reason,
        } => swiss::swap(at, *round, *one, *two, reason),
        Act::PublishPairings(round) => publication::publish(at, *round),
        Act::HidePairings { round, reason } => publication::hide(at, *round, reason),
        Act::GiveBye { round, player, bye } => rounds::give_bye(at, *round, *player, *bye),
        Act::TakeBackBye { round, player } => rounds::take_back_bye(at, *round, *player),
        Act::NumberBoards { round, order } => boards::number(at, *round, *order),
        Act::MoveBoard { round, from, to } => boards::swap(at, *round, *from, *to),
        Act::SetStart { round, start } => rounds::set_start(at, *round, *start),
        Act::MarkAbsent { round, player } => rounds::mark(at, *round, *player, true),
        Act::MarkPresent { round, player } => rounds::mark(at, *round, *player, false),
        Act::StartRound(round) => rounds::start(at, *round),
        Act::TakeBackStart(round) => back::start(at, *round),
        Act::FinishRound(round) => rounds::finish(at, *round),
        Act::TakeBackFinish(round) => back::finish(at, *round),
        Act::EnterResult { .. }
        | Act::ReopenResult { .. }
        | Act::Adjourn { .. }
        | Act::RecordOffence { .. } => results::decide(at, command),
    }
}

/// A round that is being worked out elsewhere.
const NOT_YET: Refusal = Refusal::Cannot("the round is still being worked out");

/// Looks things up, or refuses.
impl Competition {
    fn known_round(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        self.round(number)
            .ok_or(Refusal::Cannot("there is no such round"))
    }

    /// A round whose seats can still be changed.
    fn round_before_start(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.known_round(number)?;
        match round.started {
            None => Ok(round),
            Some(_) => Err(Refusal::Cannot("the round has started")),
        }
    }

    fn known_board(&self, round: RoundNumber, board: Board) -> Result<(&Round, &Pairing), Refusal> {
        let round = self.known_round(round)?;
        let pairing = round.at(board);
        pairing
            .map(|pairing| (round, pairing))
            .ok_or(Refusal::Cannot("there is no game on that board"))
    }

    fn known_player(&self, player: PlayerId) -> Result<&Entrant, Refusal> {
        self.players
            .get(&player)
            .ok_or(Refusal::Cannot("there is no such player"))
    }
}

/// All that is wrong, or nothing.
fn verdict(wrong: Vec<Wrong>) -> Result<(), Refusal> {
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Refusal::Wrong(wrong))
    }
}
