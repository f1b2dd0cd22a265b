//! The full searches beside a game: can this side mate, is the position dead?

use chess::Color;
use laws::discretion::Question;
use laws::proof::Proof;
use laws::rules::a05_end::CanMate;
use laws::{Act, Actor, Game};
use tokio::sync::oneshot;

use super::{Deed, Keeper, Request};
use crate::record::Who;

/// Does the game ask whether a side can mate?
fn asks_for_mate(game: &Game) -> Option<&CanMate> {
    game.questions.iter().find_map(|asked| match asked {
        Question::CanMate(asked) => Some(asked),
        _ => None,
    })
}

impl Keeper {
    /// The first in rank searches at once, the others when nothing has come of it.
    fn turn_to_search(&self) -> std::time::Duration {
        std::time::Duration::from_secs(10) * self.around.nodes.rank(&self.stream)
    }

    /// Unless a short series of moves shows that somebody can still mate, the full search looks beside the game; its proof
    /// ends the game.
    fn search_for_life(&mut self) {
        let game = &self.board.game;
        let plies = game.plies.len();
        let over = game.outcome.is_some() || game.started.is_none();
        // An illegal move that is not completed has killed nothing.
        let open = game.open_ply().is_some_and(|ply| ply.legal.is_err());
        let looked = self.looked_at == Some(plies);
        if over || open || looked {
            return;
        }
        self.looked_at = Some(plies);
        if mate::is_plainly_alive(game.standing()) {
            return;
        }
        let (position, requests) = (*game.standing(), self.requests.clone());
        let (turn, board) = (self.turn_to_search(), self.publish.subscribe());
        tokio::spawn(async move {
            tokio::time::sleep(turn).await;
            if board.borrow().game.plies.len() != plies || board.borrow().game.outcome.is_some() {
                return;
            }
            let found = tokio::task::spawn_blocking(move || {
                Proof::of_death(&position, mate::life(&position, SEARCH))
            });
            if let (Ok(Some(proof)), Some(requests)) = (found.await, requests.upgrade()) {
                let found = Act::FoundDead { plies, proof };
                let _ = requests.send(software(found)).await;
            }
        });
    }

    /// If the game asks whether a side can mate, the full search answers, beside the game.
    pub(super) fn search(&mut self) {
        if self.around.time.is_by_hand() {
            // A rehearsal says itself what a search would find.
            return;
        }
        let Some(asked) = asks_for_mate(&self.board.game) else {
            self.searching = false;
            self.search_for_life();
            return;
        };
        // Where nobody knows the position, the arbiter says it.
        if !self.board.game.is_known() || std::mem::replace(&mut self.searching, true) {
            return;
        }
        let (position, side): (_, Color) = (*self.board.game.standing(), asked.side);
        let requests = self.requests.clone();
        let (turn, board) = (self.turn_to_search(), self.publish.subscribe());
        tokio::spawn(async move {
            tokio::time::sleep(turn).await;
            let asks = |asked: &CanMate| asked.side == side;
            if !asks_for_mate(&board.borrow().game).is_some_and(asks) {
                return;
            }
            let found = tokio::task::spawn_blocking(move || {
                Proof::of(&position, side, mate::decide(&position, side, SEARCH))
            });
            // If nothing is proved the arbiter is asked, as the question says.
            let (Ok(Some(proof)), Some(requests)) = (found.await, requests.upgrade()) else {
                return;
            };
            let (can, proof) = (proof.can_mate(), Some(Box::new(proof)));
            let _ = requests.send(software(Act::CanMate { can, proof })).await;
        });
    }
}

/// What the software itself does at a board; nobody waits for the answer.
fn software(act: Act) -> Request {
    let (reply, _) = oneshot::channel();
    let (actor, moment) = (Actor::Clock, None);
    Request {
        who: Who::Software,
        id: None,
        deed: Deed::Act { actor, act, moment },
        reply,
    }
}

/// Enough for every position of real games known to us, in memory that a hall can spare; beyond it the arbiter is asked.
const SEARCH: mate::Budget = mate::Budget {
    nodes: 30_000_000,
    memory: 64 << 20,
};
