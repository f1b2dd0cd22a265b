//! The whole hall at once: which boards were stopped together and wait to be started again, and what nobody has seen yet
//! of the times when the program was not there.

use std::collections::BTreeSet;

use chess::Color;
use laws::Millis;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::lane::State;
use crate::wire::Key;

/// One entry of the stream `together`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Clocks were stopped together.
    Stopped {
        /// By whom.
        by: String,
        /// Where.
        boards: Vec<Key>,
    },
    /// They run again, or are not waited for any more.
    Started {
        /// By whom.
        by: String,
        /// Where.
        boards: Vec<Key>,
    },
    /// The program began again in the middle of a round.
    Restarted(Restart),
    /// An arbiter has seen it.
    RestartSeen {
        /// Who.
        by: String,
        /// The moment of the restart.
        at: Millis,
    },
}

/// The program was not there for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Restart {
    /// The last moment of which something is known; it went away then or later.
    pub last: Millis,
    /// When it was there again.
    pub at: Millis,
    /// Boards whose clocks ran on meanwhile.
    pub ran: Vec<Ran>,
}

/// A clock that ran on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Ran {
    /// Where.
    pub key: Key,
    /// Whose.
    pub of: Color,
}

/// Restarts that are kept for somebody to see them.
const KEPT: usize = 20;

/// The state of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Together {
    /// Boards that were stopped together and have not been started since.
    pub stopped: BTreeSet<Key>,
    /// Who stopped them last.
    pub by: Option<String>,
    /// Restarts that no arbiter has seen, the oldest first.
    pub restarts: Vec<Restart>,
}

impl State for Together {
    type Change = Change;

    fn apply(&mut self, change: &Change) {
        match change {
            Change::Stopped { by, boards } => {
                self.stopped.extend(boards);
                self.by = Some(by.clone());
            }
            Change::Started { boards, .. } => {
                boards.iter().for_each(|key| {
                    self.stopped.remove(key);
                });
            }
            Change::Restarted(restart) => {
                if self.restarts.len() == KEPT {
                    self.restarts.remove(0);
                }
                self.restarts.push(restart.clone());
            }
            Change::RestartSeen { at, .. } => self.restarts.retain(|restart| restart.at != *at),
        }
    }
}
