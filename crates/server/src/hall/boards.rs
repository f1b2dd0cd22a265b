//! The boards of a hall: opened with their round, and again after a fall.

use std::sync::Arc;

use chess::{ByColor, Color};
use event::{Board as BoardNumber, Competition, RoundNumber};
use laws::rules::a06_clock;
use laws::{Act, Actor};

use super::Hall;
use super::rest::may_rest;
use crate::journal::{Draft, Fault, Head};
use crate::record::{Record, Who};
use crate::table::{Deed, Table, key_of, stream};
use crate::view::{self, BoardKind};
use crate::wire::{Key, RefusalKind};

impl Hall {
    /// Boards that the journal knows and the hall does not; those of rounds that are over stay where they are.
    pub(super) async fn open_tables(&self) -> Result<(), Fault> {
        let competition = self.event.state();
        let mut missing = Vec::new();
        for (name, end) in self.journal.ends().await? {
            let Some(key) = key_of(&name).filter(|key| self.any_table(*key).is_none()) else {
                continue;
            };
            match may_rest(&competition, key, end.at) {
                true => self.rest.lay(key, end.head.version),
                false => missing.push(key),
            }
        }
        self.read_in(&missing).await
    }

    /// Goes on with what was brought into the journal from elsewhere.
    pub(crate) async fn take_up(&self) -> Result<(), Fault> {
        if !self.time.is_shared() {
            self.note_time().await?;
        }
        self.event.refresh().await?;
        self.open_tables().await?;
        self.open_boards().await?;
        self.make_good().await;
        let keys: Vec<Key> = {
            let tables = self.tables.read().expect("never poisoned");
            tables.keys().copied().collect()
        };
        for key in keys {
            self.behind.changed(self, key);
            let _ = self.changed.send(key);
        }
        Ok(())
    }

    /// Chess960: the start of a round is drawn when the round begins, unless somebody has drawn it before.
    pub(super) fn draw_start(
        &self,
        state: &Competition,
        by: &event::Actor,
        round: RoundNumber,
    ) -> Result<Vec<event::Event>, event::Refusal> {
        let drawn = state
            .round(round)
            .is_none_or(|round| round.chess960.is_some());
        if state.settings.regulations.chess960.is_none() || drawn {
            return Ok(Vec::new());
        }
        let start = (getrandom::u32().unwrap_or(518) % 960) as u16;
        let at = self.time.now().max(state.last);
        let (by, act) = (by.clone(), event::Act::SetStart { round, start });
        event::decide(state, &event::Command { by, at, act })
    }

    /// Every pairing of a round that has begun has its board, opened and started. After a crash between the start of a
    /// round and its boards, this is where the rest is made good.
    pub(super) async fn open_boards(&self) -> Result<(), Fault> {
        let competition = self.event.state();
        let mut waiting = Vec::new();
        for round in competition
            .rounds
            .iter()
            .filter(|round| round.started.is_some())
        {
            if round.finished.is_some() {
                continue;
            }
            let seen = |pairing: &&event::Pairing| competition.has_devices(round, pairing.board);
            for pairing in round.pairings.iter().filter(seen) {
                let key = Key {
                    round: round.number.0,
                    board: pairing.board.0,
                };
                let begun = |table: &Table| table.board().game.started.is_some();
                if !self.table(key).as_ref().is_some_and(begun) {
                    waiting.push((key, round.number, pairing.clone()));
                }
            }
        }
        let boards = waiting.into_iter().map(|(key, number, pairing)| {
            let competition = Arc::clone(&competition);
            async move { self.open_board(&competition, key, number, &pairing).await }
        });
        // Together, so that their commits are shared.
        for opened in futures_util::future::join_all(boards).await {
            opened?;
        }
        let begun = competition.rounds.iter();
        let begun = begun.filter(|round| round.started.is_some() && round.finished.is_none());
        for round in begun {
            self.make_links(round.number.0).await?;
        }
        Ok(())
    }

    async fn open_board(
        &self,
        competition: &Competition,
        key: Key,
        number: RoundNumber,
        pairing: &event::Pairing,
    ) -> Result<(), Fault> {
        let regulations = competition.regulations_of(number, BoardNumber(key.board));
        let Some(regulations) = regulations else {
            return Ok(());
        };
        let table = match self.table(key) {
            Some(table) => table,
            // It is new, or lies put away since the start of its round was taken back.
            None => {
                let tag = |color: Color| competition.player(pairing.players[color]).map(view::tag);
                let players = ByColor::new_with(|color| tag(color).unwrap_or_default());
                let board = BoardKind::from(competition.settings.boards);
                self.set_up(key, regulations, players, board).await?
            }
        };
        let round = competition.round(number);
        let absent =
            |color: Color| round.is_some_and(|r| r.absent.contains(&pairing.players[color]));
        let mut acts: Vec<Act> = Color::ALL
            .into_iter()
            .filter(|&color| absent(color))
            .map(|color| Act::Clock(a06_clock::Act::Absent(color)))
            .collect();
        acts.push(Act::Start);
        for act in acts {
            let deed = Deed::Act {
                actor: Actor::Arbiter,
                act,
                moment: None,
            };
            // A board that is started already says so; nothing is lost by asking.
            if let Err(refused) = table.act(Who::Software, None, deed).await
                && refused.kind == RefusalKind::Disk
            {
                return Err(Fault::Storage(refused.into_system()));
            }
        }
        let _ = self.changed.send(key);
        Ok(())
    }

    /// Sets up a board, without starting its game.
    ///
    /// # Errors
    ///
    /// The disk does not take it.
    pub async fn set_up(
        &self,
        key: Key,
        regulations: laws::Regulations,
        players: ByColor<view::PlayerTag>,
        board: BoardKind,
    ) -> Result<Table, Fault> {
        let regulations = Box::new(regulations);
        let opened = Record::Opened {
            regulations,
            players,
            board,
        };
        let draft = Draft {
            act: None,
            at: self.time.now(),
            body: serde_json::to_string(&opened).expect("a record can be stored"),
        };
        if let Some(table) = self.any_table(key) {
            let deed = Deed::SetUp(Box::new(opened));
            let done = table.act(Who::Software, None, deed).await;
            let fault = |refused: crate::refused::Refused| Fault::Storage(refused.into_system());
            return done.map(|_| table).map_err(fault);
        }
        match self
            .journal
            .append(&stream(key), Head::default(), vec![draft])
            .await
        {
            Ok(_) | Err(Fault::Conflict) => {}
            Err(fault) => return Err(fault),
        }
        let table = Table::open(key, self.around.clone()).await?;
        Ok(self.enter_table(key, table))
    }
}
