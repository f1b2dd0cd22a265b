//! What the boards tell the rest of the hall: results and offences for the competition, trouble with the disk.

use std::sync::{Arc, Weak};

use event::{Board as BoardNumber, Competition, RoundNumber};
use tokio::sync::mpsc;

use super::{Hall, note_time};
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
        let (mut waiting, mut acts) = (Vec::new(), Vec::new());
        let mut due = tokio::time::Instant::now();
        loop {
            // Games end together: results of the same moment are one change of the competition.
            let heard = told.recv_many(&mut waiting, TOGETHER);
            let heard = match acts.is_empty() {
                true => Some(heard.await),
                false => tokio::time::timeout_at(due, heard).await.ok(),
            };
            let Some(hall) = hall.upgrade() else { return };
            match heard {
                None => hall.tell_all(std::mem::take(&mut acts)).await,
                Some(0) => return hall.tell_all(acts).await,
                Some(_) if acts.is_empty() => due = tokio::time::Instant::now() + MOMENT,
                Some(_) => {}
            }
            for news in waiting.drain(..) {
                match news {
                    News::Changed(key) => {
                        hall.behind.changed(&hall, key);
                        let _ = hall.changed.send(key);
                    }
                    News::Ruled { key, events, game } => {
                        acts.extend(hall.noted(key, &events, &game));
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
                let _ = note_time(&*hall.journal, hall.time.anchor_now()).await;
            }
            tracing::info!("the disk takes again what happens");
        }
    }

    /// What was ruled at a board and had not reached the competition when the program was killed, reaches it now.
    pub(super) async fn make_good(&self) {
        let competition = self.event.state();
        let mut acts = Vec::new();
        let tables = self.tables.read().expect("never poisoned").clone();
        for (key, table) in tables {
            let game = Arc::clone(&table.board().game);
            let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
            let Some(pairing) = competition.pairing(round, board) else {
                continue;
            };
            let noted = competition.offences.iter();
            let noted = noted.filter(|o| o.round == round && o.board == board);
            let mut noted: Vec<_> = noted.map(|o| (o.player, o.ruling.clone())).collect();
            for ruling in &game.rulings {
                let Some(color) = crate::offence::against(&ruling.remedy) else {
                    continue;
                };
                let player = pairing.players[color];
                match noted.iter().position(|n| *n == (player, ruling.clone())) {
                    Some(place) => drop(noted.swap_remove(place)),
                    None => {
                        let ruling = ruling.clone();
                        let offence = event::Act::RecordOffence {
                            player,
                            round,
                            board,
                            ruling,
                        };
                        acts.push(offence);
                    }
                }
            }
            acts.extend(self.noted(key, &[], &game));
        }
        drop(competition);
        self.tell_all(acts).await;
    }

    /// Tells the competition of everything at once; what it does not take is left out.
    async fn tell_all(&self, acts: Vec<event::Act>) {
        if acts.is_empty() {
            return;
        }
        let decide = |competition: &Competition| {
            let mut after = competition.clone();
            let mut all = Vec::new();
            for act in &acts {
                let at = self.time.now().max(after.last);
                let (by, act) = (event::Actor::Hall, act.clone());
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

    /// What the competition should note of a board.
    fn noted(&self, key: Key, events: &[laws::Event], game: &laws::Game) -> Vec<event::Act> {
        let (round, board) = (RoundNumber(key.round), BoardNumber(key.board));
        let mut acts = Vec::new();
        let competition = self.event.state();
        let Some(pairing) = competition.pairing(round, board) else {
            return acts;
        };
        for event in events {
            if let laws::What::Ruled(ruling) = &event.what
                && let Some(color) = crate::offence::against(&ruling.remedy)
            {
                acts.push(event::Act::RecordOffence {
                    player: pairing.players[color],
                    round,
                    board,
                    ruling: ruling.clone(),
                });
            }
        }
        let result = event::GameResult::of_game(game);
        let entered = pairing.result();
        // Several rulings may be on their way: what is entered now is not yet what they have made of it, and a result that
        // stands already changes nothing.
        if let Some(result) = result
            && (entered != Some(&result) || !events.is_empty())
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
}

/// Does the competition have a result that the game has no more, or will it when it has heard of what was ruled before this?
/// Something was ruled there just now and no result stands, or it was the game itself that had told it.
fn result_is_none_again(
    pairing: &event::Pairing,
    events: &[laws::Event],
    game: &laws::Game,
) -> bool {
    if game.started.is_none() || game.outcome.is_some() {
        return false;
    }
    let goes_on = |event: &laws::Event| match &event.what {
        laws::What::Ruled(ruling) => matches!(
            ruling.remedy,
            laws::Remedy::GameGoesOn | laws::Remedy::Withdrawn { .. }
        ),
        _ => false,
    };
    let Some(entry) = &pairing.entry else {
        return events.iter().any(goes_on);
    };
    let told = matches!(entry.source, event::outcome::Source::Game);
    told || !events.is_empty()
}

/// Why a result is open again, in the arbiter's words as far as they fit on a line.
fn why_open(events: &[laws::Event]) -> String {
    let said = events.iter().find_map(|event| match &event.what {
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
