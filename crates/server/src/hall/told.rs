//! What the hall tells of the competition: one text for all who look on, made once for each version, and for each link
//! whether anything has changed that concerns its player or its board.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use event::Competition;
use laws::Millis;

use super::Hall;
use crate::access::Role;
use crate::http::Refusal;
use crate::public::Behind;
use crate::view::{self, Concerned};
use crate::wire::ServerMsg;

/// Numbers that change when something changes that the device of a link is told; made once for each version.
#[derive(Default)]
pub(super) struct Concerns(Mutex<(Option<u64>, Arc<Numbers>)>);

#[derive(Default)]
struct Numbers {
    everybody: u64,
    boards: HashMap<u32, u64>,
    players: HashMap<u32, u64>,
}

fn number(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Numbers {
    fn of(competition: &Competition) -> Numbers {
        // No board has this number: what is left is what everybody is told.
        let nobody = Concerned::Board(event::Board(u32::MAX));
        let everybody = serde_json::to_string(&view::hall(competition, Some(nobody)));
        let mut numbers = Numbers {
            everybody: number(&everybody.unwrap_or_default()),
            ..Numbers::default()
        };
        for round in competition.rounds.iter().filter(|round| !round.hidden) {
            for pairing in &round.pairings {
                let players = pairing.players.map(|id| {
                    let player = competition.player(id);
                    player.map(|p| {
                        (
                            p.id.0,
                            &p.surname,
                            &p.given,
                            &p.federation,
                            p.rating,
                            p.title,
                        )
                    })
                });
                let result = pairing.result().map(ToString::to_string);
                let devices = competition.has_devices(round, pairing.board);
                let game = number(&(
                    round.number.0,
                    pairing.board.0,
                    players.white,
                    players.black,
                    result,
                    devices,
                ));
                let board = numbers.boards.entry(pairing.board.0).or_default();
                *board = number(&(*board, game));
                for player in [pairing.players.white, pairing.players.black] {
                    let player = numbers.players.entry(player.0).or_default();
                    *player = number(&(*player, game));
                }
            }
            for (player, bye) in &round.byes {
                let player = numbers.players.entry(player.0).or_default();
                *player = number(&(*player, round.number.0, bye.letter()));
            }
        }
        numbers
    }
}

impl Hall {
    /// Changes when the device of a link should hear of the competition again.
    pub(crate) fn concern(&self, whom: Concerned) -> u64 {
        let version = self.event.version();
        let mut known = self.concerns.0.lock().expect("never poisoned");
        if known.0 != Some(version) {
            *known = (Some(version), Arc::new(Numbers::of(&self.event.state())));
        }
        let own = match whom {
            Concerned::Board(board) => known.1.boards.get(&board.0),
            Concerned::Player(player) => known.1.players.get(&player.0),
        };
        number(&(known.1.everybody, own))
    }

    /// The competition as this role may know it, as a message: one text for all who know the same. Those who know how
    /// it was before are told the results since then, if nothing else has changed.
    pub(crate) async fn told(
        self: &Arc<Hall>,
        role: &Role,
        before: Option<&Known>,
    ) -> Option<(Known, Utf8Bytes)> {
        let (key, horizon) = self.edition_for(role);
        let competition = self.competition_at(horizon);
        let known = Known { key, competition };
        let (old, new) = (before.cloned(), known.clone());
        let make = move || {
            let hall = view::hall(&new.competition, None);
            let old = old.map(|old| view::hall(&old.competition, None));
            let message = match old.and_then(|old| old.results_until(&hall)) {
                Some(results) => ServerMsg::Results { results },
                None => ServerMsg::Hall { hall },
            };
            let text = crate::ws::written(&message);
            Ok::<_, Refusal>(text.into_bytes().into())
        };
        let behind = before.map_or("", |before| &before.key);
        let name = format!("told {} behind {behind}", known.key);
        let made = self.care.beside(role).answer(name, make).await;
        let text = made.ok().and_then(|bytes| Utf8Bytes::try_from(bytes).ok());
        text.map(|text| (known, text))
    }

    /// A name for the competition as a role may know it now, and how far that is. With a delay it changes once a second.
    pub(crate) fn edition_for(&self, role: &Role) -> (String, Horizon) {
        let version = self.event.version();
        let whole = role.is_staff();
        let delay = Behind::delay(self);
        let known = if whole { "whole" } else { "published" };
        if !role.is_public() || delay == Millis::ZERO {
            return (format!("{version} {known}"), Horizon { at: None, whole });
        }
        let at = self.time.now() - delay;
        let at = Millis(at.0.div_euclid(1000) * 1000);
        let key = format!("{version} {known} at {}", at.0);
        let at = Some(at);
        (key, Horizon { at, whole })
    }

    /// The competition as far as it may be known.
    pub(crate) fn competition_at(&self, horizon: Horizon) -> Arc<Competition> {
        let seen = (self.event.version(), horizon);
        let mut kept = self.seen.0.lock().expect("never poisoned");
        if let Some((_, known)) = kept.iter().find(|(of, _)| *of == seen) {
            return Arc::clone(known);
        }
        let known = self.made_known(horizon);
        if kept.len() == SEEN {
            kept.pop_front();
        }
        kept.push_back((seen, Arc::clone(&known)));
        known
    }

    fn made_known(&self, horizon: Horizon) -> Arc<Competition> {
        let mut known = self.event.state();
        if let Some(at) = horizon.at {
            known = Arc::new(known.known_at(at));
        }
        let unpublished = |round: &event::Round| round.hidden;
        if !horizon.whole && known.rounds.iter().any(unpublished) {
            known = Arc::new(known.published());
        }
        known
    }
}

/// The competition as some see it, by its version and how far they see: one copy for all of them.
#[derive(Default)]
pub(crate) struct Seen(Mutex<VecDeque<Sight>>);

/// The competition at a version, as far as somebody sees.
type Sight = ((u64, Horizon), Arc<Competition>);

/// How many are kept: staff, the public, and those who are a moment behind.
const SEEN: usize = 4;

/// The competition as somebody was told it.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) key: String,
    competition: Arc<Competition>,
}

/// How far somebody sees.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Horizon {
    /// Results up to this moment; all of them if there is none.
    at: Option<Millis>,
    /// Also pairings that are not published.
    whole: bool,
}
