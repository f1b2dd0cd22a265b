//! Results that have come in. With a thousand boards the list of all pairings would be most of what a hall sends, if it
//! were sent again whenever a game ends.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::HallView;

/// A result of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResultAt {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// As it is written; none if it was taken back.
    pub result: Option<String>,
}

impl HallView {
    /// The results that make another list of this one; nothing, if more than results has changed.
    pub fn results_until(&self, now: &HallView) -> Option<Vec<ResultAt>> {
        let mut changed = Vec::new();
        for (old, new) in self.rounds.iter().zip(&now.rounds) {
            for (before, after) in old.pairings.iter().zip(&new.pairings) {
                if before.result != after.result {
                    changed.push(ResultAt {
                        round: new.number,
                        board: after.board?,
                        result: after.result.clone(),
                    });
                }
            }
        }
        let mut patched = self.clone();
        patched.enter(&changed);
        (patched == *now).then_some(changed)
    }

    /// Puts results in, as pages do.
    pub fn enter(&mut self, results: &[ResultAt]) {
        for at in results {
            let round = self
                .rounds
                .iter_mut()
                .find(|round| round.number == at.round);
            let pairings = round.map(|round| &mut round.pairings).into_iter().flatten();
            for pairing in pairings.filter(|pairing| pairing.board == Some(at.board)) {
                pairing.result.clone_from(&at.result);
            }
        }
    }
}
