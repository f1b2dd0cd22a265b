//! One result: what staff enter for a board that has a game is a ruling of that game, and the competition follows it.

use event::{Board as BoardNumber, RoundNumber};
use laws::rules::a11_conduct;
use laws::rules::a12_arbiter::{Repair, ResultGround};
use laws::{Act, Actor, Because, Game};

use super::{Hall, Trouble};
use crate::access::Role;
use crate::record::{Board, Who};
use crate::refused::Why;
use crate::table::{Deed, Table};
use crate::wire::Key;

/// What a role is called in the log.
fn named(role: &Role) -> Who {
    match role {
        Role::ChiefArbiter { name } | Role::Arbiter { name } | Role::Organiser { name } => {
            Who::Staff(name.clone())
        }
        _ => Who::Software,
    }
}

/// What each board of a match hears that is forfeited as a whole.
pub(super) fn of_match(facts: &[event::Event]) -> Vec<event::Act> {
    let results = facts.iter().filter_map(|fact| match &fact.what {
        event::What::ResultEntered {
            round,
            board,
            result,
            ..
        } => Some(event::Act::EnterResult {
            round: *round,
            board: *board,
            result: *result,
            reason: String::new(),
        }),
        _ => None,
    });
    results.collect()
}

impl Hall {
    /// Tells the board of a result that staff enter or take back, before the competition hears of it.
    ///
    /// # Errors
    ///
    /// The role may not change a result that both have signed, or the game refuses it.
    pub(super) async fn tell_board(&self, role: &Role, act: &event::Act) -> Result<(), Trouble> {
        match act {
            event::Act::EnterResult {
                round,
                board,
                result,
                reason,
            } => {
                self.recall(round.0).await?;
                let Some(table) = self.playing(*round, *board) else {
                    return Ok(());
                };
                let game = &table.board().game;
                let another = game.outcome != Some(result.outcome);
                if is_signed(game) && another && !self.may_change_signed(role) {
                    return Err(Trouble::NotAllowed);
                }
                let ground = match game.outcome {
                    Some(_) => ResultGround::Error,
                    // Players report a win or a draw; anything else is the arbiter's ruling.
                    None if matches!(result.outcome, laws::game::Outcome::Score(_)) => {
                        ResultGround::Conduct
                    }
                    None => ResultGround::Reported,
                };
                let entered = a11_conduct::Act::EnterResult {
                    outcome: result.outcome,
                    ground,
                    reason: reason.clone(),
                };
                let same = Some(Because::ResultStandsAlready);
                ask(&table, role, Act::Conduct(entered), same).await
            }
            event::Act::ReopenResult {
                round,
                board,
                reason,
            } => {
                self.recall(round.0).await?;
                let Some(table) = self.playing(*round, *board) else {
                    return Ok(());
                };
                let (repair, reason) = (Repair::GoOn, reason.clone());
                let open = Some(Because::GameNotOver);
                ask(&table, role, Act::Repair { repair, reason }, open).await
            }
            _ => Ok(()),
        }
    }

    /// What both have signed is changed by the chief arbiter, or by a deputy whom the event names (8.7).
    fn may_change_signed(&self, role: &Role) -> bool {
        match role {
            Role::ChiefArbiter { .. } => true,
            Role::Arbiter { name } => self.event.state().settings.deputies.contains(name),
            _ => false,
        }
    }

    /// Would this act of an arbiter change a result that both have signed, without his being allowed to?
    ///
    /// Whatever the act is: the Laws are asked what would come of it.
    pub(super) fn oversteps(&self, role: &Role, board: &Board, actor: Actor, act: &Act) -> bool {
        let game = &board.game;
        if !role.is_arbiter() || !is_signed(game) || self.may_change_signed(role) {
            return false;
        }
        let command = laws::Command {
            by: actor,
            at: self.time.now().max(game.last),
            act: act.clone(),
        };
        let decided = laws::decide(game, &command);
        decided.is_ok_and(|decided| decided.game.outcome != game.outcome)
    }

    /// The board of a game that has begun.
    fn playing(&self, round: RoundNumber, board: BoardNumber) -> Option<Table> {
        let key = Key {
            round: round.0,
            board: board.0,
        };
        let table = self.table(key)?;
        table.board().game.started.is_some().then_some(table)
    }
}

/// Have both signed how it ended?
fn is_signed(game: &Game) -> bool {
    let sheets = &game.recording.sheets;
    game.outcome.is_some() && sheets.white.signed.is_some() && sheets.black.signed.is_some()
}

async fn ask(table: &Table, role: &Role, act: Act, fine: Option<Because>) -> Result<(), Trouble> {
    let actor = Actor::Arbiter;
    let moment = None;
    let deed = Deed::Act { actor, act, moment };
    match table.act(named(role), None, deed).await {
        Ok(_) => Ok(()),
        Err(refused) if fine.is_some_and(|fine| refused.why == Why::Laws(fine)) => Ok(()),
        Err(refused) => Err(Trouble::AtTheBoard(refused)),
    }
}
