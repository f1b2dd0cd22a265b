//! What others have appended to a board.

use std::sync::Arc;

use super::{Fed, Keeper, News, replay};
use crate::journal::chain::follow;
use crate::journal::{Entry, Fault, Mark, Since, since};
use crate::record::{Board, Who};
use crate::refused::Refused;

impl Keeper {
    /// Others have appended.
    pub(super) async fn hear(&mut self, fed: Fed) {
        if fed.end == self.head() {
            self.around.nodes.has_read(&self.stream, true);
            return;
        }
        if fed
            .entries
            .last()
            .is_some_and(|last| last.version <= self.board.version)
        {
            // Old news: the board has gone on since.
            return;
        }
        let known = |entry: &&Entry| entry.version <= self.board.version;
        let seen = fed.entries.iter().take_while(known).count();
        let news = &fed.entries[seen..];
        let mut head = self.head();
        let fits = news
            .iter()
            .all(|entry| follow(&mut head, &self.stream, entry).is_ok());
        let heard = match !news.is_empty() && fits && head.version >= fed.end.version {
            true => replay(&mut self.board, news).map(|()| self.mark = head.mark),
            false => self.reload().await,
        };
        self.around.nodes.has_read(&self.stream, heard.is_ok());
        match heard {
            Ok(()) => self.show(),
            Err(fault) => tracing::warn!(%fault, "what others have appended cannot be read"),
        }
    }

    /// Somebody else has written: what he wrote comes first.
    pub(super) async fn reload(&mut self) -> Result<(), Fault> {
        let entries = match since(&*self.around.journal, &self.stream, self.head()).await? {
            Since::More(entries) => entries,
            Since::Anew(entries) => {
                (self.board, self.mark) = (Board::new(self.board.key), Mark::default());
                let _ = self.around.news.send(News::Anew(self.board.key));
                entries
            }
        };
        replay(&mut self.board, &entries)?;
        if let Some(last) = entries.last() {
            self.mark = last.mark;
        }
        Ok(())
    }

    /// The board has changed, by others.
    pub(super) fn show(&self) {
        self.publish.send_replace(Arc::new(self.board.clone()));
        let _ = self.around.news.send(News::Changed(self.board.key));
    }

    /// Have others written what this board does not know yet? Where nobody else can, no.
    pub(super) async fn has_moved(&mut self, who: &Who) -> Result<bool, Refused> {
        // Time comes again by itself.
        if !self.around.time.is_shared() || *who == Who::Software {
            return Ok(false);
        }
        let before = self.head();
        let read = self.reload().await;
        read.map_err(|fault| Refused::by_disk(fault.to_string()))?;
        Ok(self.head() != before)
    }
}
