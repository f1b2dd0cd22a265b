//! Acts at all boards, or at a selection of them.
//!
//! Each board is asked by itself and says for itself whether it can happen: a game that is over, or that waits for a
//! ruling, is left as it is and named in the answer.

use chess::Color;
use laws::rules::a12_arbiter::Repair;
use laws::{Act, Actor, Millis};

use super::Hall;
use crate::access::Role;
use crate::journal::Fault;
use crate::record::Board;
use crate::refused::{Cannot, Refused};
use crate::table::{Deed, Table};
use crate::together::{Change, Ran, Restart, Together};
use crate::wire::Key;

/// What is done at many boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Joint {
    /// Stops the clocks that run.
    Stop,
    /// Starts those again that were stopped so.
    Start,
    /// Adds time.
    GiveTime {
        /// To one side, or to both.
        to: Option<Color>,
        /// How much.
        time: Millis,
        /// Why.
        reason: String,
    },
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Done there.
    pub done: Vec<Key>,
    /// Not there, and why.
    pub left: Vec<(Key, Refused)>,
}

impl Hall {
    /// Stops or starts the clocks of many boards, or adds time. `only` are boards of the round that is played; all, if not given.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn jointly(
        &self,
        role: &Role,
        what: &Joint,
        only: Option<&[u32]>,
    ) -> Result<Outcome, Fault> {
        let state = self.together.state();
        let wanted = |key: &Key| {
            only.is_none_or(|only| key.round == self.round() && only.contains(&key.board))
        };
        let tables: Vec<(Key, Table)> = {
            let all = self.tables.read().expect("never poisoned");
            let concerned = all.iter().filter(|(key, table)| {
                let board = table.board();
                wanted(key) && !board.closed && concerns(what, &state, &board)
            });
            concerned
                .map(|(key, table)| (*key, table.clone()))
                .collect()
        };
        let mut outcome = Outcome::default();
        let asked = tables
            .iter()
            .map(|(key, table)| async move { (*key, ask(what, role, table).await) });
        // Together, so that all clocks stand within one commit or few.
        for (key, answer) in futures_util::future::join_all(asked).await {
            match answer {
                Ok(()) => outcome.done.push(key),
                Err(refused) => outcome.left.push((key, refused)),
            }
        }
        self.note_joint(role, what, &outcome).await?;
        Ok(outcome)
    }

    /// What the clocks ran on for while the program was not there goes back to those whose clocks they were.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn give_back(&self, role: &Role, at: Millis, reason: &str) -> Result<Outcome, Fault> {
        let state = self.together.state();
        let restart = state.restarts.iter().find(|restart| restart.at == at);
        let mut outcome = Outcome::default();
        let Some(restart) = restart else {
            return Ok(outcome);
        };
        for ran in &restart.ran {
            let given = Joint::GiveTime {
                to: Some(ran.of),
                time: restart.at - restart.last,
                reason: reason.to_owned(),
            };
            let answer = match self.table(ran.key) {
                Some(table) => ask(&given, role, &table).await,
                None => continue,
            };
            match answer {
                Ok(()) => outcome.done.push(ran.key),
                Err(refused) => outcome.left.push((ran.key, refused)),
            }
        }
        // What could not be given is dealt with at its board; a second click gives nothing twice.
        self.restart_seen(role, at).await?;
        Ok(outcome)
    }

    async fn note_joint(&self, role: &Role, what: &Joint, outcome: &Outcome) -> Result<(), Fault> {
        let by = role.name().unwrap_or_default().to_owned();
        let change = match what {
            Joint::Stop => Change::Stopped {
                by,
                boards: outcome.done.clone(),
            },
            // What could not be started now is dealt with at its board.
            Joint::Start => Change::Started {
                by,
                boards: outcome.done.clone(),
            },
            // Each board's own record has it.
            Joint::GiveTime { .. } => return Ok(()),
        };
        let empty = outcome.done.is_empty();
        let decide = |_: &Together| {
            Ok::<_, Fault>(if empty {
                Vec::new()
            } else {
                vec![change.clone()]
            })
        };
        self.together.change(decide).await.map(|_| ())
    }

    /// Boards that were stopped together and still stand so: one that was started or ended by itself is not among them.
    pub fn stand_together(&self) -> Vec<Key> {
        let state = self.together.state();
        let stands = |key: &&Key| {
            let table = self.table(**key);
            table.is_some_and(|table| concerns(&Joint::Start, &state, &table.board()))
        };
        state.stopped.iter().filter(stands).copied().collect()
    }

    /// After a start in the middle of a round: how long the program was not there, and whose clocks ran on.
    pub(super) async fn note_restart(&self, last: Option<Millis>) -> Result<(), Fault> {
        let competition = self.event.state();
        let in_play = |round: &event::Round| round.started.is_some() && round.finished.is_none();
        let Some(last) = last.filter(|_| competition.rounds.iter().any(in_play)) else {
            return Ok(());
        };
        let at = self.time.began();
        let ran = {
            let tables = self.tables.read().expect("never poisoned");
            let running = tables.iter().filter_map(|(key, table)| {
                let game = &table.board().game;
                let (of, _) = game.clock.running.filter(|_| game.outcome.is_none())?;
                Some(Ran { key: *key, of })
            });
            running.collect()
        };
        let restart = Restart { last, at, ran };
        let shared = self.time.is_shared();
        let decide = |state: &Together| {
            // Several nodes come back together; one of them says it.
            let said = shared && state.restarts.iter().any(|known| known.at >= last);
            let change = (!said).then(|| Change::Restarted(restart.clone()));
            Ok::<_, Fault>(change.into_iter().collect())
        };
        self.together.change(decide).await.map(|_| ())
    }

    /// An arbiter has seen that the program was away.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn restart_seen(&self, role: &Role, at: Millis) -> Result<(), Fault> {
        let by = role.name().unwrap_or_default().to_owned();
        let decide = |state: &Together| {
            let known = state.restarts.iter().any(|restart| restart.at == at);
            let by = by.clone();
            let seen = known.then_some(Change::RestartSeen { by, at });
            Ok::<_, Fault>(seen.into_iter().collect())
        };
        self.together.change(decide).await.map(|_| ())
    }
}

/// Is this board among those that are meant?
fn concerns(what: &Joint, state: &Together, board: &Board) -> bool {
    let game = &board.game;
    if game.started.is_none() || game.outcome.is_some() {
        return false;
    }
    match what {
        Joint::Stop => game.clock.running.is_some(),
        Joint::Start => game.stopped && state.stopped.contains(&board.key),
        Joint::GiveTime { .. } => true,
    }
}

async fn ask(what: &Joint, role: &Role, table: &Table) -> Result<(), Refused> {
    for act in acts(what, table)? {
        let deed = Deed::Act {
            actor: Actor::Arbiter,
            act,
            moment: None,
        };
        table.act(role.who(), None, deed).await?;
    }
    Ok(())
}

fn acts(what: &Joint, table: &Table) -> Result<Vec<Act>, Refused> {
    Ok(match what {
        Joint::Stop => vec![Act::StopClocks],
        Joint::Start => {
            let game = &table.board().game;
            if !(game.questions.is_empty() && game.proposed.is_empty()) {
                return Err(Cannot::RulingAwaited.into());
            }
            vec![Act::RestartClock]
        }
        Joint::GiveTime { to, time, reason } => {
            let sides = Color::ALL.into_iter();
            let sides = sides.filter(|side| to.is_none_or(|to| to == *side));
            let given = sides.map(|to| Act::Repair {
                repair: Repair::GiveTime { to, time: *time },
                reason: reason.clone(),
            });
            given.collect()
        }
    })
}
