//! What is written of a board, and the board as it stands after it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use chess::{ByColor, Color};
use laws::grown::{Counted, Grown, Nothing};
use laws::rules::a08_record::Compared;
use laws::{Event, Game, Millis, Regulations, Remedy, Ruling, What};
use serde::{Deserialize, Serialize};

use crate::view::{BoardKind, PlayerTag};
use crate::wire::Key;

/// Who did something, as the log names him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A player on his own device.
    Seat(Color),
    /// A player's assistant.
    Assistant(Color),
    /// The clock between the players.
    ClockDevice,
    /// A member of staff, by name.
    Staff(String),
    /// The software: time has passed, or a search has ended.
    Software,
    /// A member of staff on a device that showed a link.
    Holding {
        /// Who.
        staff: String,
        /// For whom he acted.
        link: Box<Who>,
    },
}

impl Who {
    /// The same on a device on which a member of staff is signed in: the log names him too.
    #[must_use]
    pub fn held_by(self, staff: Option<&str>) -> Who {
        match staff {
            None => self,
            Some(staff) => Who::Holding {
                staff: staff.to_owned(),
                link: Box::new(self),
            },
        }
    }

    /// The player for whom it was done.
    pub fn color(&self) -> Option<Color> {
        match self {
            Who::Seat(color) | Who::Assistant(color) => Some(*color),
            Who::Holding { link, .. } => link.color(),
            Who::ClockDevice | Who::Staff(_) | Who::Software => None,
        }
    }
}

impl Who {
    /// An id of this sender as the journal keeps it: ids belong to those who made them, and nobody can use another's.
    /// An id has no space in it ([`is_id`]), so that what stands before the last one is the sender.
    pub fn signed(&self, id: &str) -> String {
        match self {
            Who::Seat(color) => format!("{color} {id}"),
            Who::Assistant(color) => format!("assistant-{color} {id}"),
            Who::ClockDevice => format!("clock {id}"),
            Who::Staff(name) => format!("staff {name} {id}"),
            Who::Software => format!("software {id}"),
            // The same device, whoever has signed in on it since: an act that it sends again is the same act.
            Who::Holding { link, .. } => link.signed(id),
        }
    }
}

/// May a device call its act so? 1 to 64 letters, digits and signs, no spaces.
pub fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic())
}

/// One entry of a board's stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Record {
    /// The board was set up for a game.
    Opened {
        /// What is played under.
        regulations: Box<Regulations>,
        /// Who plays.
        players: ByColor<PlayerTag>,
        /// Wood or screen.
        board: BoardKind,
    },
    /// Something was done, and this is what the Laws made of it.
    Acted {
        /// Who did it.
        who: Who,
        /// Facts and rulings.
        events: Vec<Event>,
        /// Done offline: the moment it counts from; what lies between it and the entry was granted to the player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moment: Option<Millis>,
    },
    /// The start of the round was taken back before anything happened here.
    Closed,
    /// The arbiter was called.
    Called {
        /// The number of the call at this board.
        call: u32,
        /// Who called.
        who: Who,
        /// Why.
        reason: String,
    },
    /// An arbiter goes to the board.
    CallTaken {
        /// Which call.
        call: u32,
        /// Who.
        by: String,
    },
    /// The call has been dealt with.
    CallClosed {
        /// Which call.
        call: u32,
        /// Who.
        by: String,
    },
}

impl Record {
    /// Is it no more than what happens when a round begins? A device chooses the letters of its sheet by itself.
    fn is_quiet(&self) -> bool {
        use laws::What;
        use laws::rules::{a06_clock, a08_record};
        match self {
            Record::Opened { .. } | Record::Closed => true,
            Record::Acted { events, .. } => events.iter().all(|event| {
                matches!(
                    event.what,
                    What::Started
                        | What::Clock(a06_clock::Fact::Absent(_))
                        | What::Record(a08_record::Fact::Letters(_))
                )
            }),
            Record::Called { .. } | Record::CallTaken { .. } | Record::CallClosed { .. } => false,
        }
    }

    /// The moment it counts from, if it was received at `at`.
    pub fn counts_from(&self, at: Millis) -> Millis {
        match self {
            Record::Acted { events, .. } => events.last().map_or(at, |event| event.at),
            _ => at,
        }
    }
}

/// An open call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// Its number at this board.
    pub call: u32,
    /// Who called.
    pub who: Who,
    /// Since when.
    pub at: Millis,
    /// Why.
    pub reason: String,
    /// Who took it.
    pub taken_by: Option<String>,
}

/// A board as it stands: everything that a view is made from.
#[derive(Clone, Debug)]
pub struct Board {
    /// Which.
    pub key: Key,
    /// The last entry of its stream.
    pub version: u64,
    /// When that was received.
    pub at: Millis,
    /// The game.
    pub game: Arc<Game>,
    /// Who plays.
    pub players: ByColor<PlayerTag>,
    /// Wood or screen.
    pub kind: BoardKind,
    /// Open calls.
    pub calls: Vec<Call>,
    /// How many calls there have been.
    pub called: u32,
    /// How much time each side was granted for what it did while its device was cut off.
    pub granted: ByColor<Millis>,
    granted_until: ByColor<Millis>,
    /// What each player's devices have written into the record, in letters.
    pub written: ByColor<u64>,
    /// Has nothing been done here but what the start of a round does by itself?
    pub untouched: bool,
    /// Was the start taken back?
    pub closed: bool,
    done: Done,
    /// What has been read of the sheets, by all who have looked at this board so far.
    compared: Arc<Mutex<Compared>>,
}

impl Board {
    /// Before the first entry.
    pub fn new(key: Key) -> Board {
        let nothing = Regulations::classical(laws::Edition::Y2023);
        Board {
            key,
            version: 0,
            at: Millis::ZERO,
            game: Arc::new(Game::new(nothing)),
            players: ByColor::default(),
            kind: BoardKind::default(),
            calls: Vec::new(),
            called: 0,
            granted: ByColor::default(),
            granted_until: ByColor::default(),
            written: ByColor::default(),
            untouched: true,
            closed: false,
            done: Done::default(),
            compared: Arc::default(),
        }
    }

    /// The board after one more entry that is read: its events are replayed. Asks no rule and cannot fail.
    pub fn apply(&mut self, record: &Record, at: Millis, act: Option<&str>) {
        self.enter(record, None, at, act);
    }

    /// The board after an entry that was decided here: the game after it is known.
    pub fn apply_decided(
        &mut self,
        record: &Record,
        game: Option<Game>,
        at: Millis,
        act: Option<&str>,
    ) {
        self.enter(record, game, at, act);
    }

    fn enter(&mut self, record: &Record, known: Option<Game>, at: Millis, act: Option<&str>) {
        self.version += 1;
        self.at = at;
        if let Some(act) = act {
            self.done.insert(act, self.version, record.counts_from(at));
        }
        self.untouched &= record.is_quiet();
        match record {
            Record::Closed => {
                let regulations = self.game.regulations().clone();
                self.game = Arc::new(Game::new(regulations));
                self.closed = true;
            }
            Record::Opened {
                regulations,
                players,
                board,
            } => {
                self.closed = false;
                self.game = Arc::new(Game::new(Regulations::clone(regulations)));
                self.players = players.clone();
                self.kind = *board;
            }
            Record::Acted {
                who,
                events,
                moment,
            } => {
                if let Some(moment) = moment {
                    self.grant(who, events, *moment, at);
                }
                self.settle_grants(events);
                self.game = Arc::new(known.unwrap_or_else(|| {
                    let game = std::mem::replace(&mut self.game, empty());
                    events.iter().fold(Arc::unwrap_or_clone(game), Game::evolve)
                }));
            }
            Record::Called { call, who, reason } => {
                self.called = *call;
                self.calls.push(Call {
                    call: *call,
                    who: who.clone(),
                    at,
                    reason: reason.clone(),
                    taken_by: None,
                });
            }
            Record::CallTaken { call, by } => {
                for open in self.calls.iter_mut().filter(|open| open.call == *call) {
                    open.taken_by = Some(by.clone());
                }
            }
            Record::CallClosed { call, .. } => self.calls.retain(|open| open.call != *call),
        }
    }

    /// Adds up what was granted, for the arbiter to see.
    fn grant(&mut self, who: &Who, events: &[Event], from: Millis, to: Millis) {
        let by = match who {
            Who::Seat(color) | Who::Assistant(color) => Some(*color),
            // On the clock between them the act says on which side it was.
            _ => events.iter().find_map(|event| match event.by {
                laws::Actor::Player(color) => Some(color),
                _ => None,
            }),
        };
        if let Some(color) = by {
            // Several acts of one outage were granted the same time, and once.
            let from = from.max(self.granted_until[color]);
            self.granted[color] += (to - from).max(Millis::ZERO);
            self.granted_until[color] = self.granted_until[color].max(to);
        }
    }

    /// What an arbiter gives to one player has not cost him any more what was granted to the other.
    fn settle_grants(&mut self, events: &[Event]) {
        let put_right = |event: &Event| matches!(event.what, What::Repaired { .. });
        if !events.iter().any(put_right) {
            return;
        }
        for event in events {
            if let What::Ruled(Ruling {
                remedy: Remedy::AddTime { to, time },
                ..
            }) = &event.what
            {
                let granted = &mut self.granted[!*to];
                *granted = (*granted - *time).max(Millis::ZERO);
            }
        }
    }

    /// Half-moves on which a sheet says something else than the board. What is not written yet is no difference here.
    pub fn differing(&self) -> Vec<u32> {
        let mut compared = self.compared.lock().expect("never poisoned");
        compared.differing(&self.game)
    }

    /// An entry of so many letters has been written.
    pub fn weigh(&mut self, record: &Record, letters: usize) {
        if let Record::Acted { who, .. } = record
            && let Some(color) = who.color()
        {
            self.written[color] += (letters as u64).max(crate::bounds::ACT);
        }
    }

    /// Have a player's devices written more than anybody needs?
    pub fn is_full_of(&self, who: &Who) -> bool {
        let written = who.color().map(|color| self.written[color]);
        written.is_some_and(|written| written >= crate::bounds::OF_ONE)
    }

    /// Open calls of one sender.
    pub fn calls_of(&self, who: &Who) -> usize {
        self.calls.iter().filter(|call| call.who == *who).count()
    }

    /// Have there been more acts than a board remembers by their ids?
    pub fn has_forgotten(&self) -> bool {
        !self.done.earlier.is_empty()
    }

    /// The version and the moment of an act that is already done.
    pub fn already(&self, act: &str) -> Option<(u64, Millis)> {
        self.done.find(act)
    }
}

/// A game to put in a place for a moment; made once, because a game is not small.
fn empty() -> Arc<Game> {
    static EMPTY: std::sync::OnceLock<Arc<Game>> = std::sync::OnceLock::new();
    let make = || Arc::new(Game::new(Regulations::classical(laws::Edition::Y2023)));
    Arc::clone(EMPTY.get_or_init(make))
}

/// An act that was done.
#[derive(Copy, Clone, Debug)]
struct Did {
    id: u64,
    version: u64,
    at: Millis,
}

impl Counted for Did {
    type Count = Nothing;
    fn count(&self) -> Nothing {
        Nothing
    }
}

/// The last acts with their ids, so that a repeat is known. A device repeats what was not acknowledged, soon; what is
/// older is caught by the journal, which takes no id twice. Every version of a board that is shown has them with it, and so
/// these lists share what they have in common.
#[derive(Clone, Debug, Default)]
struct Done {
    latest: Grown<Did>,
    /// As many as are kept together, when there have been so many.
    earlier: Grown<Did>,
}

impl Done {
    const TOGETHER: usize = 128;

    fn insert(&mut self, act: &str, version: u64, at: Millis) {
        if self.latest.len() == Done::TOGETHER {
            self.earlier = std::mem::take(&mut self.latest);
        }
        let id = hash(act);
        self.latest.push(Did { id, version, at });
    }

    fn find(&self, act: &str) -> Option<(u64, Millis)> {
        let id = hash(act);
        let mut done = self.latest.iter().chain(self.earlier.iter());
        let found = done.find(|did| did.id == id);
        found.map(|did| (did.version, did.at))
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_acts_are_known_and_older_ones_asked_of_the_journal() {
        let mut done = Done::default();
        for n in 0..3 * Done::TOGETHER as u64 {
            done.insert(&format!("act {n}"), n, Millis(n as i64));
            assert_eq!(done.find(&format!("act {n}")), Some((n, Millis(n as i64))));
            let back = n.saturating_sub(Done::TOGETHER as u64 - 1);
            assert!(done.find(&format!("act {back}")).is_some());
            let forgotten = n > 0 && done.find("act 0").is_none();
            assert!(!forgotten || !done.earlier.is_empty());
        }
        assert_eq!(done.find("act 0"), None);
    }
}
