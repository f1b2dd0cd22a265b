//! The hall's pulse: a note of the time every other second, so that the next start knows what was last seen, and doubt
//! about time that nobody has seen pass.

use std::sync::Weak;
use std::time::Duration;

use laws::{Act, Actor, Millis};

use super::Hall;
use crate::journal::Fault;
use crate::record::Who;
use crate::table::{Deed, Table};
use crate::time::{Gap, SLEPT};

/// The name of the note.
pub(super) const NAME: &str = "pulse";

/// What the software says when it calls the arbiter over a gap; the view puts it into words.
pub const CALL: &str = "time-jump";

const EVERY: Duration = Duration::from_secs(2);

impl Hall {
    /// Notes that the hall is alive.
    pub(super) async fn beat(&self) -> Result<(), Fault> {
        if self.time.is_by_hand() {
            return Ok(());
        }
        let anchor = self.time.anchor_now();
        let text = serde_json::to_string(&anchor).expect("an anchor can be stored");
        self.journal.keep(NAME, text).await
    }

    /// Beats while the hall is open, and notices that the machine has slept.
    pub(super) async fn live(hall: Weak<Hall>) {
        let mut slept = Millis::ZERO;
        loop {
            let Some(hall) = hall.upgrade() else { return };
            let _ = hall.beat().await;
            let away = hall.time.slept();
            // Where nodes share a clock, it tells them (`clock.rs`).
            if !hall.time.is_shared() && away - slept > SLEPT {
                let machine = away - slept;
                slept = away;
                if let Err(fault) = hall.doubt(Gap { machine }).await {
                    tracing::error!(%fault, "the clocks could not be stopped");
                }
            }
            drop(hall);
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Time has passed that the hall has not seen. Where no clock runs it is let pass; where one does, the clocks are
    /// stopped with the times as they were last seen, and the arbiter is called to every such board.
    pub(super) async fn doubt(&self, gap: Gap) -> Result<(), Fault> {
        let tables = self.tables.read().expect("never poisoned").clone();
        let runs = |table: &Table| {
            let game = &table.board().game;
            game.clock.running.is_some() && game.outcome.is_none()
        };
        let running: Vec<Table> = tables.into_values().filter(runs).collect();
        let seconds = gap.machine.0 / 1000;
        if running.is_empty() {
            tracing::info!(
                seconds,
                "time has passed that the hall has not seen; no clock was running"
            );
            return self.advance_time(self.time.now() + gap.machine).await;
        }
        tracing::error!(
            seconds,
            boards = running.len(),
            "the machine's clock has jumped: the clocks are stopped, with the times as last seen"
        );
        let stop = Deed::Act {
            actor: Actor::Arbiter,
            act: Act::StopClocks,
            moment: None,
        };
        let call = Deed::Call(format!("{CALL} {}", gap.machine.0));
        let stopped = running.iter().map(|table| async {
            for deed in [stop.clone(), call.clone()] {
                if let Err(refused) = table.act(Who::Software, None, deed).await {
                    tracing::warn!(?refused, "a board could not be stopped");
                }
            }
        });
        // Together, so that their commits are shared.
        futures_util::future::join_all(stopped).await;
        Ok(())
    }
}
