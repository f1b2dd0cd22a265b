//! What goes over the wire: one enum for each direction, and the views inside.
//!
//! The TypeScript types of the pages are made from these (through the OpenAPI document), so that a page cannot ask for
//! what the server does not know.

use std::ops::RangeInclusive;

use chess::Color;
use laws::{Act, Millis};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::access::Role;
use crate::view::{BoardView, HallView, Kept, ResultAt, Tile};

/// A board in a round.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
pub struct Key {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
}

impl Key {
    /// Every board of a round.
    pub(crate) fn all_of(round: u32) -> RangeInclusive<Key> {
        let of = |board| Key { round, board };
        of(0)..=of(u32::MAX)
    }
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.round, self.board)
    }
}

/// What a device has seen of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seen {
    /// Which board.
    pub key: Key,
    /// The last version received.
    pub version: u64,
}

/// From a device to the hall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ClientMsg {
    /// The first message: who this is and what it has already seen.
    Hello {
        /// The token of a link; without one, a session of staff (by cookie) or a spectator.
        #[serde(default)]
        token: Option<String>,
        /// The language of this device: en, ru, bg, sr, mk, hy or sr-Latn.
        #[serde(default)]
        language: String,
        /// Resumes from here.
        #[serde(default)]
        seen: Vec<Seen>,
    },
    /// Which boards this screen shows in full; the wall comes without asking.
    Watch {
        /// The boards, in place of those before.
        boards: Vec<Key>,
    },
    /// This device does not have the version that it was told something behind: the board is told again as a whole.
    Whole {
        /// Which board.
        key: Key,
    },
    /// Something was done. The answer is `acked` or `refused` with the same id.
    Act {
        /// Made by the device, unguessably: a repeat with the same id changes nothing.
        id: String,
        /// Which board; a seat or a clock has only one.
        #[serde(default)]
        key: Option<Key>,
        /// A clock between two players: on which side of it. An arbiter who notes what a player did: which player.
        #[serde(default)]
        side: Option<Color>,
        /// What.
        act: Act,
        /// The moment it was done, in the hall's time, if the device was offline then.
        #[serde(default)]
        moment: Option<Millis>,
    },
    /// Calls the arbiter to the board without stopping the clocks.
    Call {
        /// As for an act.
        id: String,
        /// As for an act.
        #[serde(default)]
        key: Option<Key>,
        /// Why, in the player's words.
        reason: String,
    },
    /// An arbiter goes to the board.
    TakeCall {
        /// As for an act.
        id: String,
        /// Which board.
        key: Key,
        /// The number of the call there.
        call: u32,
    },
    /// The call has been dealt with.
    CloseCall {
        /// As for an act.
        id: String,
        /// Which board.
        key: Key,
        /// The number of the call there.
        call: u32,
    },
    /// Asks for the time, and measures the way there and back.
    Ping {
        /// The device's own time, given back.
        sent: f64,
        /// How long the last way there and back took, in milliseconds, for the arbiter to see.
        #[serde(default)]
        delay: Option<f64>,
    },
}

/// From the hall to a device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ServerMsg {
    /// The answer to `hello`.
    Welcome {
        /// Who the hall takes this device for.
        role: Role,
        /// The hall's time.
        now: Millis,
        /// The version of the program: a page made for another one should load itself again.
        build: String,
    },
    /// The competition as everybody may see it; again whenever it changes.
    Hall {
        /// It.
        hall: HallView,
    },
    /// Nothing has changed in the competition, as this device knows it, but these results.
    Results {
        /// One for each board.
        results: Vec<ResultAt>,
    },
    /// Boards of the current round that have changed; all of them at first.
    Wall {
        /// One tile for each.
        tiles: Vec<Tile>,
    },
    /// A board in full, for this role.
    Board {
        /// Which.
        key: Key,
        /// Its version.
        version: u64,
        /// The version that this one is told behind; 0 if it is whole. A device that does not have that one asks for the
        /// whole (`whole`).
        #[serde(default)]
        since: u64,
        /// How much the device keeps of the lists that grow with the game; the view has what comes behind.
        #[serde(default)]
        kept: Kept,
        /// What this role may see of it.
        view: Box<BoardView>,
    },
    /// The act is on disk.
    Acked {
        /// The id of the act.
        id: String,
        /// The version of the board after it.
        version: u64,
        /// The moment it counts from.
        at: Millis,
    },
    /// The act cannot happen; nothing was recorded.
    Refused {
        /// The id of the act.
        id: String,
        /// A name for programs: `not-allowed`, `cannot-happen`, `unknown-board`, `too-fast`, `disk`.
        kind: RefusalKind,
        /// Why, in the language of the device.
        words: String,
        /// The article, where a rule is the ground.
        article: Option<String>,
    },
    /// The answer to `ping`.
    Pong {
        /// The device's own time.
        sent: f64,
        /// The hall's time.
        now: Millis,
    },
    /// The disk does not take what happens: nothing is acknowledged until it does. `None` when it does again.
    Fault {
        /// What the system says; staff only.
        words: Option<String>,
    },
    /// What was sent is no message, or too much of it.
    Bad {
        /// What is wrong.
        words: String,
    },
    /// This link no longer opens anything.
    Revoked,
}

/// Why an act was refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalKind {
    /// This role may not do it.
    NotAllowed,
    /// It cannot happen under the Laws as the game stands.
    CannotHappen,
    /// There is no such board.
    UnknownBoard,
    /// Too many acts in too short a time; try again.
    TooFast,
    /// The disk does not take it; keep it and try again.
    Disk,
}

/// Something as it is sent or kept; `room` is how long it mostly is, so that the text need not grow step by step.
pub(crate) fn json(what: &impl Serialize, room: usize) -> String {
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, what).expect("what is sent and kept can be written");
    String::from_utf8(text).expect("JSON is text")
}
