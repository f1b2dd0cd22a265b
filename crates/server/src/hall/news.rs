//! What the boards tell the rest of the hall: results and offences for the competition, trouble with the disk.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use event::{Board as BoardNumber, Competition, RoundNumber};
use laws::{Event, Game};
use tokio::sync::mpsc;

use super::Hall;
use crate::journal::{Fault, Head};
use crate::table::{Fed, News, Table, stream};
use crate::wire::Key;

/// Results within this are told together.
const MOMENT: std::time::Duration = std::time::Duration::from_millis(40);

/// News that are heard at once.
const TOGETHER: usize = 512;

/// How often the competition is told anew if others change it meanwhile.
const ATTEMPTS: usize = 100;

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
                    News::Anew(key) => {
                        hall.texts.forget();
                        hall.behind.forget(key);
                    }
                    News::Ruled { key, events, game } => {
                        let told: &mut Told = ruled.entry(key).or_default();
                        told.events.extend(events.iter().cloned());
                        told.game = Some(game);
                    }
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
        let competition = self.event.state();
        let missed = |(key, table): &(Key, Table)| {
            !missing(&competition, *key, &[], &table.board().game).is_empty()
        };
        let missed = tables.into_iter().filter(missed);
        let missed = missed.map(|(key, _)| (key, Told::default())).collect();
        drop(competition);
        self.tell_all(missed).await;
    }

    /// Tells the competition what it does not know of these games; what it does not take is left out. What is missing is
    /// worked out on both as they stand when it is told: another node may have told it already, or have ruled since.
    async fn tell_all(&self, told: BTreeMap<Key, Told>) {
        for _ in 0..ATTEMPTS {
            if told.is_empty() {
                return;
            }
            match self.tell_competition(&told).await {
                Ok(()) => return,
                Err(Untold::Moved) => {}
                Err(Untold::Fault(fault)) => {
                    tracing::warn!(%fault, "the competition did not take note");
                    return;
                }
            }
        }
        tracing::warn!("the competition changes too fast to take note");
    }

    async fn tell_competition(&self, told: &BTreeMap<Key, Told>) -> Result<(), Untold> {
        let known = self.event.version();
        self.come_up(told).await?;
        let games: Vec<_> = told
            .iter()
            .filter_map(|(key, told)| {
                let table = self
                    .any_table(*key)
                    .map(|table| Arc::clone(&table.board().game));
                Some((*key, &*told.events, table.or_else(|| told.game.clone())?))
            })
            .collect();
        let decide = |competition: &Competition| {
            // Whoever told it since may know a later game than ours.
            if self.time.is_shared() && self.event.version() != known {
                return Err(Untold::Moved);
            }
            let mut after = competition.clone();
            let mut all = Vec::new();
            for (key, events, game) in &games {
                for act in missing(competition, *key, events, game) {
                    let at = self.time.now().max(after.last);
                    let by = event::Actor::Hall;
                    match event::decide(&after, &event::Command { by, at, act }) {
                        Ok(events) => {
                            events.iter().for_each(|event| after.apply(event));
                            all.extend(events);
                        }
                        Err(refusal) => {
                            tracing::warn!(?refusal, "the competition did not take note");
                        }
                    }
                }
            }
            Ok(all)
        };
        self.event.change(decide).await.map(|_| ())
    }

    /// Where others write too, the boards are first brought to where their streams end: what the competition knew before
    /// cannot be of a later game than ours.
    async fn come_up(&self, told: &BTreeMap<Key, Told>) -> Result<(), Fault> {
        if !self.time.is_shared() {
            return Ok(());
        }
        let keys = told
            .keys()
            .filter_map(|key| Some((*key, self.any_table(*key)?)));
        let (keys, tables): (Vec<Key>, Vec<Table>) = keys.unzip();
        let version = |(key, table): (&Key, &Table)| (stream(*key), table.board().version);
        let wanted = keys.iter().zip(&tables).map(version).collect();
        let read = self.journal.read_many(wanted).await?;
        for (table, entries) in tables.iter().zip(read) {
            if let Some(end) = entries.last().map(Head::of) {
                table.feed(Fed { end, entries });
                table.reaches(end.version).await;
            }
        }
        Ok(())
    }
}

/// What a board has told since the competition last heard of it.
#[derive(Default)]
struct Told {
    events: Vec<Event>,
    game: Option<Arc<Game>>,
}

/// Why the competition was not told.
enum Untold {
    /// It is another one by now.
    Moved,
    Fault(Fault),
}

impl From<Fault> for Untold {
    fn from(fault: Fault) -> Untold {
        Untold::Fault(fault)
    }
}

/// What the competition should note of a board and has not: a game never forgets a ruling, so what is noted and what
/// was ruled can be counted against each other.
pub(super) fn missing(
    competition: &Competition,
    key: Key,
    events: &[Event],
    game: &Game,
) -> Vec<event::Act> {
    let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
    let Some(pairing) = competition.pairing(round, board) else {
        return Vec::new();
    };
    let mut acts = offences(competition, pairing, key, game);
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
    if result_is_none_again(pairing, events, game) {
        acts.push(event::Act::ReopenResult {
            round,
            board,
            reason: why_open(events),
        });
    }
    acts
}

fn offences(
    competition: &Competition,
    pairing: &event::Pairing,
    key: Key,
    game: &Game,
) -> Vec<event::Act> {
    let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
    let mut acts = Vec::new();
    let against = |ruling: &laws::Ruling| crate::offence::against(&ruling.remedy).is_some();
    if !game.rulings.iter().any(against) {
        return acts;
    }
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
    acts
}

/// Does the competition have a result that the game has no more? Something was ruled there just now and no result
/// stands, or it was the game itself that had told it.
fn result_is_none_again(pairing: &event::Pairing, events: &[Event], game: &Game) -> bool {
    let Some(entry) = &pairing.entry else {
        return false;
    };
    let told = matches!(entry.source, event::outcome::Source::Game);
    game.started.is_some() && game.outcome.is_none() && (told || !events.is_empty())
}

/// Why a result is open again, in the arbiter's words as far as they fit on a line.
fn why_open(events: &[Event]) -> String {
    let said = events.iter().rev().find_map(|event| match &event.what {
        laws::What::Repaired { reason } => Some(reason),
        _ => None,
    });
    let line = said.map(|reason| reason.lines().collect::<Vec<_>>().join(" "));
    let line: String = line.unwrap_or_default().chars().take(200).collect();
    match line.trim().is_empty() {
        true => "the game goes on".to_owned(),
        false => line,
    }
}
