//! One result: what staff enter for a board that has a game is a ruling of that game, and the competition follows it.

use event::{Board as BoardNumber, RoundNumber};
use laws::rules::a11_conduct;
use laws::rules::a12_arbiter::{Repair, ResultGround};
use laws::{Act, Actor, Because};

use super::{Hall, Trouble};
use crate::access::Role;
use crate::record::Who;
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
                let Some(table) = self.playing(*round, *board) else {
                    return Ok(());
                };
                let game = &table.board().game;
                let signed = &game.recording.sheets;
                let both_signed = signed.white.signed.is_some() && signed.black.signed.is_some();
                let another = game.outcome != Some(result.outcome);
                if both_signed && another && !matches!(role, Role::ChiefArbiter { .. }) {
                    return Err(Trouble::NotAllowed);
                }
                let ground = match game.outcome {
                    Some(_) => ResultGround::Error,
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

async fn ask(table: &Table, role: &Role, act: Act, fine: Option<Because>) -> Result<(), Trouble> {
    let actor = Actor::Arbiter;
    let moment = None;
    let deed = Deed::Act { actor, act, moment };
    match table.act(named(role), None, deed).await {
        Ok(_) => Ok(()),
        Err(refused) if refused.why.is_some() && refused.why == fine => Ok(()),
        Err(refused) => Err(Trouble::AtTheBoard(refused)),
    }
}
