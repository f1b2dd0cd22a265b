//! A board as somebody may see it, as far as he has not seen it yet.

use std::sync::Arc;

use chess::notation::Language;

use super::Hall;
use crate::access::Role;
use crate::journal::Fault;
use crate::record::Board;
use crate::view::{self, BoardView, Kept, Since, Told};
use crate::wire::Key;

/// What is told of a board.
pub(crate) struct Telling {
    /// The version that is told.
    pub version: u64,
    /// The version that it is told behind; 0 if it is whole.
    pub since: u64,
    /// How much the device keeps.
    pub kept: Kept,
    /// The rest.
    pub view: BoardView,
    /// What the device has after it.
    pub told: Told,
}

impl Hall {
    /// A board for a role: what comes behind what it was told before, and of the log what comes after a version.
    pub(crate) async fn tell(
        &self,
        role: &Role,
        key: Key,
        after: u64,
        language: Language,
        before: Option<&Told>,
    ) -> Result<Option<Telling>, Fault> {
        self.recall(key.round).await?;
        let speaker = self.speaker(language);
        let now = self.time.now();
        let since_then =
            |board: &Board| before.map_or_else(Since::default, |told| told.since(board));
        let (board, since, view) = if !role.is_arbiter() && role.board().is_none() {
            let Some((board, at)) = self.behind.board(self, key) else {
                return Ok(None);
            };
            let since = since_then(&board);
            let view = view::public_since(&board, at, now, speaker, &since);
            (board, since, BoardView::Public(view))
        } else {
            let Some(table) = self.table(key) else {
                return Ok(None);
            };
            let board = table.board();
            let since = since_then(&board);
            let view = match role {
                Role::Seat { color, .. } | Role::Assistant { color, .. } => {
                    BoardView::Seat(view::seat_since(&board, *color, now, speaker, &since))
                }
                Role::Clock { .. } => BoardView::Clock(view::clock(&board, now, speaker)),
                _ => {
                    let beside = self.beside(&board, after).await?;
                    let view = view::arbiter_since(&board, beside, now, speaker, &since);
                    BoardView::Arbiter(Box::new(view))
                }
            };
            (board, since, view)
        };
        let kept = before.map_or_else(Kept::default, |told| told.keeps(&since, &view, speaker));
        Ok(Some(Telling {
            version: board.version,
            since: before.map_or(0, Told::version),
            kept,
            told: Told::after(Arc::clone(&board), kept, &view),
            view,
        }))
    }
}
