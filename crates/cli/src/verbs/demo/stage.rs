//! The hall of the demo: first its past, at a time that is moved by hand; then its present, at a human pace.

use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use chess::Color;
use futures_util::future::join_all;
use laws::rules::a09_draws::{ClaimGround, ClaimMove};
use laws::{Act, Millis, Phase};
use locale::Locale;
use server::access::{Access, Change, Post, Role};
use server::record::Board;
use server::table::Deed;
use server::wire::Key;
use server::{Hall, Limits};

use super::cast::{self, BEFORE, ROUNDS};
use super::script::{self, Part};
use super::taste::Chance;

/// The round that is shown.
const ROUND: u32 = BEFORE + 1;

/// So long the round has gone on when the doors open, and no longer than this if the flag takes its time.
const UNDER_WAY: Millis = Millis::minutes(21);
const AT_MOST: Millis = Millis::minutes(28);

/// Boards with a part of their own.
const FLAG: u32 = 5;
const CLAIM: u32 = 7;

/// Players who have called the arbiter when the doors open.
const CALLS: usize = 3;

/// What waits longer than this is dealt with by the arbiter of the demo.
const PATIENCE: Millis = Millis::minutes(4);

fn part(key: Key) -> Part {
    match (key.round, key.board) {
        (ROUND, FLAG) => Part::Thinker,
        (ROUND, CLAIM) => Part::Repeater,
        _ => Part::Game,
    }
}

fn chief() -> Role {
    Role::ChiefArbiter {
        name: super::DOOR.0.into(),
    }
}

fn seat(key: Key, color: Color) -> Role {
    Role::Seat {
        round: Some(key.round),
        board: key.board,
        color,
        by: None,
    }
}

/// A hall in the middle of a round, whose time goes on from there.
///
/// # Errors
///
/// The file cannot be used, or the hall refuses what it is told.
pub async fn rehearse(file: &Path, words: &Locale) -> io::Result<Arc<Hall>> {
    let hall = Hall::rehearse(file, Limits::default()).await;
    let hall = hall.map_err(io::Error::other)?;
    let mut chance = Chance::new(19);
    let password = hall.care.gate.new_hash(super::DOOR.1.into()).await;
    let hash = password.ok_or_else(|| io::Error::other("no password can be kept"))?;
    let account = Change::StaffSet {
        name: super::DOOR.0.into(),
        post: Post::ChiefArbiter,
        hash,
    };
    let made = hall
        .access
        .change(|_: &Access| Ok::<_, server::journal::Fault>(vec![account.clone()]));
    made.await.map_err(io::Error::other)?;
    for act in cast::prologue(words, &mut chance) {
        organise(&hall, act).await?;
    }
    organise(&hall, cast::pair(ROUND)).await?;
    organise(&hall, cast::begin(ROUND)).await?;
    let mut stage = Stage::new(&hall, chance);
    stage.pass_the_time().await;
    stage.set_the_scenes(words).await;
    hall.time.let_go();
    Ok(hall)
}

async fn organise(hall: &Hall, act: event::Act) -> io::Result<()> {
    let told = hall.organise(&chief(), act).await;
    let told = told.map_err(|trouble| io::Error::other(format!("{trouble:?}")));
    told.map(|_| ())
}

/// The boards and when somebody acts at each of them.
pub struct Stage {
    hall: Arc<Hall>,
    chance: Chance,
    due: HashMap<Key, Millis>,
    /// Since when something waits for an arbiter at a board.
    waits: HashMap<Key, Millis>,
    incident: Millis,
}

impl Stage {
    /// Of a hall with a round under way.
    pub fn new(hall: &Arc<Hall>, chance: Chance) -> Stage {
        Stage {
            hall: Arc::clone(hall),
            chance,
            due: HashMap::new(),
            waits: HashMap::new(),
            incident: hall.time.now() + Millis::seconds(45),
        }
    }

    fn boards(&self) -> Vec<Arc<Board>> {
        self.hall.boards(self.hall.round())
    }

    /// Everybody whose time has come, with what he does. A seat with a device is played by whoever holds it.
    fn actors(&mut self) -> Vec<(Key, Color, Act)> {
        let now = self.hall.time.now();
        let mut actors = Vec::new();
        for board in self.boards() {
            let (key, game) = (board.key, &*board.game);
            let due = *self.due.entry(key).or_insert_with(|| {
                let left = game.clock.remaining(game.position().turn(), now);
                now + script::pause(game, left, &mut self.chance)
            });
            if due > now {
                continue;
            }
            self.due.remove(&key);
            let next = script::next(game, part(key), key.board, &mut self.chance);
            let free = next.filter(|(color, _)| !self.hall.has_device(key, *color));
            actors.extend(free.map(|(color, act)| (key, color, act)));
        }
        actors
    }

    async fn act_all(&mut self) {
        let actors = self.actors();
        let acts = actors
            .into_iter()
            .map(|(key, color, act)| self.act(key, color, act));
        join_all(acts).await;
    }

    async fn act(&self, key: Key, color: Color, act: Act) {
        let done = self
            .hall
            .act(&seat(key, color), key, None, act, None, None)
            .await;
        if let Err(refused) = done {
            tracing::debug!(%key, ?refused, "not at the demo's board");
        }
    }

    /// The round up to now, some seconds at a time.
    async fn pass_the_time(&mut self) {
        let began = self.hall.time.now();
        loop {
            let passed = self.hall.time.now() - began;
            let key = Key {
                round: ROUND,
                board: FLAG,
            };
            let fallen = self
                .hall
                .table(key)
                .is_some_and(|t| !t.board().game.fallen.is_empty());
            if passed >= AT_MOST || passed >= UNDER_WAY && fallen {
                return;
            }
            let step = 1500 + self.chance.below(4_000);
            self.hall.time.pass(Millis(step as i64));
            // Flags fall by themselves: give them their turn.
            tokio::task::yield_now().await;
            self.act_all().await;
        }
    }

    /// What a visitor finds when he comes.
    async fn set_the_scenes(&mut self, words: &Locale) {
        let claim = Key {
            round: ROUND,
            board: CLAIM,
        };
        self.finish_move(claim).await;
        self.claim(claim).await;
        // Which of the others are still in play is chance.
        let boards = self.boards();
        let in_play = boards.iter().filter(|board| {
            part(board.key) == Part::Game && board.game.outcome.is_none() && !is_waiting(board)
        });
        let mut keys = in_play.map(|board| board.key).skip(2).step_by(5);
        if let Some(key) = keys.next() {
            self.finish_move(key).await;
            self.illegal(key).await;
        }
        for key in keys.take(CALLS) {
            self.call(key, words).await;
        }
    }

    /// A move that stands on the board is completed first.
    async fn finish_move(&self, key: Key) {
        let Some(table) = self.hall.table(key) else {
            return;
        };
        let board = table.board();
        if let (Phase::Made, Some(ply)) = (board.game.phase(), board.game.plies.last()) {
            self.act(key, ply.mover, Act::Press).await;
        }
    }

    async fn illegal(&mut self, key: Key) {
        let Some(table) = self.hall.table(key) else {
            return;
        };
        let position = *table.board().game.position();
        if let Some(act) = script::blunder(&position, &mut self.chance) {
            self.act(key, position.turn(), act).await;
            self.hall.time.pass(Millis(700));
            self.act(key, position.turn(), Act::Press).await;
        }
    }

    async fn claim(&self, key: Key) {
        let Some(table) = self.hall.table(key) else {
            return;
        };
        let turn = table.board().game.position().turn();
        let claim = Act::ClaimDraw {
            ground: ClaimGround::Repetition,
            with: ClaimMove::OnBoard,
        };
        self.act(key, turn, claim).await;
    }

    async fn call(&mut self, key: Key, words: &Locale) {
        let color = Color::ALL[self.chance.below(2) as usize];
        let reason = words.say(&format!("demo-call-{}", 1 + self.chance.below(6)), &[]);
        let done = self
            .hall
            .deed(&seat(key, color), key, None, Deed::Call(reason))
            .await;
        if let Err(refused) = done {
            tracing::debug!(%key, ?refused, "no call in the demo");
        }
    }

    /// Plays on, until the program ends.
    pub async fn play(mut self, words: Locale) {
        loop {
            tokio::time::sleep(Duration::from_millis(150)).await;
            self.act_all().await;
            self.look_around().await;
            if self.hall.time.now() >= self.incident {
                let wait = 40_000 + self.chance.below(45_000);
                self.incident = self.hall.time.now() + Millis(wait as i64);
                self.happen(&words).await;
            }
        }
    }

    /// Now and then something happens that wants an arbiter; never too much at once.
    async fn happen(&mut self, words: &Locale) {
        let boards = self.boards();
        let busy = boards.iter().filter(|board| is_waiting(board)).count();
        let quiet = boards.iter().filter(|board| {
            let fresh = board.game.phase() == Phase::ToMove && !is_waiting(board);
            fresh && board.game.plies.len() > 8 && part(board.key) == Part::Game
        });
        let keys: Vec<Key> = quiet.map(|board| board.key).collect();
        if busy >= 5 || keys.is_empty() {
            return;
        }
        let key = keys[self.chance.below(keys.len() as u64) as usize];
        let held = Color::ALL
            .into_iter()
            .any(|color| self.hall.has_device(key, color));
        match self.chance.below(6) {
            _ if held => {}
            0 => self.illegal(key).await,
            1 => self.claim(key).await,
            _ => self.call(key, words).await,
        }
    }

    /// What nobody takes up is dealt with, and a round that is over is followed by the next.
    async fn look_around(&mut self) {
        let now = self.hall.time.now();
        let boards = self.boards();
        for board in &boards {
            if !is_waiting(board) {
                self.waits.remove(&board.key);
                continue;
            }
            let since = *self.waits.entry(board.key).or_insert(now);
            if now - since > PATIENCE {
                self.waits
                    .insert(board.key, now - PATIENCE + Millis::seconds(5));
                self.deal_with(board).await;
            }
        }
        let round = self.hall.round();
        let over = |board: &Arc<Board>| board.game.outcome.is_some();
        if round < ROUNDS && !boards.is_empty() && boards.iter().all(over) {
            let finish = event::Act::FinishRound(event::RoundNumber(round));
            for act in [finish, cast::pair(round + 1), cast::begin(round + 1)] {
                if let Err(error) = organise(&self.hall, act).await {
                    tracing::debug!(%error, "the demo's next round waits");
                }
            }
        }
    }

    async fn deal_with(&self, board: &Board) {
        let game = &board.game;
        let deed = if let Some(call) = board.calls.first() {
            match call.taken_by {
                None => Deed::TakeCall(call.call),
                Some(_) => Deed::CloseCall(call.call),
            }
        } else {
            let act = if !game.proposed.is_empty() {
                Act::Confirm
            } else if let Some(&fallen) = game.fallen.first() {
                Act::NoticeFlag(fallen)
            } else {
                Act::RestartClock
            };
            Deed::Act {
                actor: laws::Actor::Arbiter,
                act,
                moment: None,
            }
        };
        let done = self.hall.deed(&chief(), board.key, None, deed).await;
        if let Err(refused) = done {
            tracing::debug!(key = %board.key, ?refused, "not dealt with");
        }
    }
}

/// Does something want an arbiter here?
fn is_waiting(board: &Board) -> bool {
    let game = &board.game;
    let open = !(game.proposed.is_empty() && game.questions.is_empty() && board.calls.is_empty());
    let stands = !game.fallen.is_empty() || game.phase() == Phase::Stopped;
    game.outcome.is_none() && (open || stands)
}

#[cfg(test)]
mod tests {
    use super::cast::BOARDS;
    use super::*;
    use chess::notation::Language;
    use server::view::{Audience, TileState};

    /// The number of boards in each state, as the desk shows them.
    async fn states(hall: &Hall) -> HashMap<String, usize> {
        let mut counted = HashMap::new();
        let speaker = hall.speaker(Language::En);
        let now = hall.time.now();
        for board in hall.boards(hall.round()) {
            let tile = server::view::tile(&board, now, now, Audience::Staff, speaker);
            *counted.entry(format!("{:?}", tile.state)).or_default() += 1;
        }
        counted
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_visitor_finds_a_hall_in_the_middle_of_a_round() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("demo.adoube");
        let hall = rehearse(&file, &Locale::new(Language::En)).await.unwrap();
        let states = states(&hall).await;
        let number = |state: TileState| states.get(&format!("{state:?}")).copied().unwrap_or(0);
        assert_eq!(states.values().sum::<usize>(), BOARDS as usize);
        assert!(number(TileState::Playing) >= 25, "{states:?}");
        assert!(number(TileState::Ruling) >= 2, "{states:?}");
        assert!(number(TileState::Called) >= 2, "{states:?}");
        assert!(number(TileState::FlagDown) >= 1, "{states:?}");
        let claim = hall
            .table(Key {
                round: ROUND,
                board: CLAIM,
            })
            .unwrap()
            .board();
        assert!(
            claim
                .game
                .proposed
                .iter()
                .any(|ruling| ruling.remedy == laws::Remedy::Draw)
        );
        let plies: usize = hall
            .boards(ROUND)
            .iter()
            .map(|board| board.game.plies.len())
            .sum();
        assert!(plies / BOARDS as usize >= 20, "{plies} half-moves");

        // And it goes on by itself.
        let stage = Stage::new(&hall, Chance::new(7));
        let playing = tokio::spawn(stage.play(Locale::new(Language::En)));
        let versions = || -> u64 { hall.boards(ROUND).iter().map(|board| board.version).sum() };
        let before = versions();
        tokio::time::sleep(Duration::from_secs(8)).await;
        playing.abort();
        assert!(versions() > before + 4, "{before} and then {}", versions());
    }
}
