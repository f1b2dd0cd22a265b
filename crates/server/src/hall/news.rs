//! What the boards tell the rest of the hall: results and offences for the competition, trouble with the disk.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use event::{Board as BoardNumber, Competition, RoundNumber};
use laws::Game;
use tokio::sync::mpsc;

use super::Hall;
use crate::journal::Fault;
use crate::table::News;
use crate::wire::Key;

/// Results within this are told together.
const MOMENT: std::time::Duration = std::time::Duration::from_millis(40);

/// News that are heard at once.
const TOGETHER: usize = 512;

impl Hall {
    /// Hears what happens at the boards: results and offences go to the competition.
    pub(super) async fn listen(hall: Weak<Hall>, mut told: mpsc::UnboundedReceiver<News>) {
        let (mut waiting, mut ruled) = (Vec::new(), BTreeMap::new());
        let mut due = tokio::time::Instant::now();
        loop {
            // Games end together: results of the same moment are one change of the competition.
            let heard = told.recv_many(&mut waiting, TOGETHER);
            let heard = match ruled.is_empty() {
                true => Some(heard.await),
                false => tokio::time::timeout_at(due, heard).await.ok(),
            };
            let Some(hall) = hall.upgrade() else { return };
            match heard {
                None => hall.tell_all(std::mem::take(&mut ruled)).await,
                Some(0) => return hall.tell_all(ruled).await,
                Some(_) if ruled.is_empty() => due = tokio::time::Instant::now() + MOMENT,
                Some(_) => {}
            }
            for news in waiting.drain(..) {
                match news {
                    News::Changed(key) => {
                        hall.behind.changed(&hall, key);
                        let _ = hall.changed.send(key);
                    }
                    News::Ruled { key, game } => drop(ruled.insert(key, game)),
                }
            }
        }
    }

    /// While the disk takes nothing, tries it from time to time, so that the screens hear when it does again.
    pub(super) async fn try_disk(hall: Weak<Hall>) {
        let Some(mut fault) = hall.upgrade().map(|hall| hall.fault()) else {
            return;
        };
        while let Ok(words) = fault.wait_for(Option::is_some).await.map(|f| f.clone()) {
            tracing::error!(fault = words, "the disk takes nothing");
            while fault.borrow_and_update().is_some() {
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                let Some(hall) = hall.upgrade() else { return };
                let _ = match hall.time.is_shared() {
                    true => hall.beat().await,
                    false => hall.note_time().await,
                };
            }
            tracing::info!("the disk takes again what happens");
        }
    }

    /// What was ruled at a board and had not reached the competition when the program was killed, reaches it now.
    pub(super) async fn make_good(&self) {
        let tables = self.tables.read().expect("never poisoned").clone();
        let games = tables
            .into_iter()
            .map(|(key, table)| (key, Arc::clone(&table.board().game)));
        let competition = self.event.state();
        let games = games.filter(|(key, game)| !missing(&competition, *key, game).is_empty());
        let games = games.collect();
        drop(competition);
        self.tell_all(games).await;
    }

    /// Tells the competition what it does not know of these games; what it does not take is left out. What is missing is
    /// worked out on the competition as it stands when it is told: another node may have told it already.
    async fn tell_all(&self, games: BTreeMap<Key, Arc<Game>>) {
        if games.is_empty() {
            return;
        }
        let decide = |competition: &Competition| {
            let mut after = competition.clone();
            let mut all = Vec::new();
            for act in games
                .iter()
                .flat_map(|(key, game)| missing(competition, *key, game))
            {
                let at = self.time.now().max(after.last);
                let by = event::Actor::Hall;
                match event::decide(&after, &event::Command { by, at, act }) {
                    Ok(events) => {
                        events.iter().for_each(|event| after.apply(event));
                        all.extend(events);
                    }
                    Err(refusal) => tracing::warn!(?refusal, "the competition did not take note"),
                }
            }
            Ok::<_, Fault>(all)
        };
        if let Err(fault) = self.event.change(decide).await {
            tracing::warn!(%fault, "the competition did not take note");
        }
    }
}

/// What the competition should note of a board and has not: a game never forgets a ruling, so what is noted and what
/// was ruled can be counted against each other.
fn missing(competition: &Competition, key: Key, game: &Game) -> Vec<event::Act> {
    let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
    let mut acts = Vec::new();
    let Some(pairing) = competition.pairing(round, board) else {
        return acts;
    };
    let against = |ruling: &&laws::Ruling| crate::offence::against(&ruling.remedy).is_some();
    if game.rulings.iter().any(|ruling| against(&ruling)) {
        let noted = competition.offences.iter();
        let noted = noted.filter(|o| o.round == round && o.board == board);
        let mut noted: Vec<_> = noted.map(|o| (o.player, &o.ruling)).collect();
        for ruling in &game.rulings {
            let Some(color) = crate::offence::against(&ruling.remedy) else {
                continue;
            };
            let player = pairing.players[color];
            match noted.iter().position(|n| *n == (player, ruling)) {
                Some(place) => drop(noted.swap_remove(place)),
                None => acts.push(event::Act::RecordOffence {
                    player,
                    round,
                    board,
                    ruling: ruling.clone(),
                }),
            }
        }
    }
    let result = event::GameResult::of_game(game);
    let entered = pairing.result();
    if let Some(result) = result
        && entered != Some(&result)
    {
        let reason = String::new();
        acts.push(event::Act::EnterResult {
            round,
            board,
            result,
            reason,
        });
    }
    acts
}
