//! Taking the start of a round back: every board is put away again, if nothing has happened at any of them.

use std::sync::Arc;

use event::{Competition, RoundNumber};

use super::{Hall, Trouble};
use crate::access::Role;
use crate::record::Who;
use crate::table::{Deed, Table};
use crate::wire::RefusalKind;

impl Hall {
    /// An arbiter takes out a result that came from no game, before the round is closed: the wrong line of the list.
    pub(super) fn is_own_slip(&self, role: &Role, act: &event::Act) -> bool {
        let (Role::Arbiter { .. }, event::Act::ReopenResult { round, board, .. }) = (role, act)
        else {
            return false;
        };
        let competition = self.event.state();
        competition.round(*round).is_some_and(|in_round| {
            in_round.finished.is_none() && !competition.has_devices(in_round, *board)
        })
    }

    pub(super) async fn take_back_start(
        &self,
        by: event::Actor,
        round: RoundNumber,
    ) -> Result<Arc<Competition>, Trouble> {
        let act = event::Act::TakeBackStart(round);
        // The competition is asked before any board is touched.
        let at = self.time.now().max(self.event.state().last);
        let command = event::Command {
            by: by.clone(),
            at,
            act: act.clone(),
        };
        event::decide(&self.event.state(), &command)?;
        let taken_back = match self.put_away(round).await {
            Ok(()) => self.tell_event(by, act, None).await,
            Err(trouble) => Err(trouble),
        };
        if taken_back.is_err() {
            // Some of the boards may be put away already; the round goes on, and so do they.
            self.open_boards().await?;
        }
        // The round before it is the last one again.
        self.recall_current().await?;
        for board in self.boards_of(round) {
            let _ = self.changed.send(board.board().key);
        }
        taken_back
    }

    async fn put_away(&self, round: RoundNumber) -> Result<(), Trouble> {
        let tables = self.boards_of(round);
        let asked = tables
            .iter()
            .filter(|table| !table.board().closed)
            .map(|table| table.act(Who::Software, None, Deed::TakeBackStart));
        // Each board says for itself, at the moment it is asked, whether something has happened there.
        for answer in futures_util::future::join_all(asked).await {
            match answer {
                Ok(_) => {}
                Err(refused) if refused.kind == RefusalKind::Disk => {
                    return Err(Trouble::Fault(crate::journal::Fault::Storage(
                        refused.into_system(),
                    )));
                }
                Err(_) => {
                    let words = "something has happened on a board";
                    return Err(Trouble::Refused(event::Refusal::Cannot(words)));
                }
            }
        }
        Ok(())
    }

    fn boards_of(&self, round: RoundNumber) -> Vec<Table> {
        let tables = self.tables.read().expect("never poisoned");
        let of_round = tables.iter().filter(|(key, _)| key.round == round.0);
        of_round.map(|(_, table)| table.clone()).collect()
    }
}
