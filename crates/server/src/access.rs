//! Who may do and see what: least privilege, in one table.
//!
//! Accounts, sessions and links are entries of one stream like everything else; the secrets in it leave the hall in no
//! export.

mod gate;
mod may;
mod ring;

use std::collections::BTreeMap;

use chess::Color;
use laws::Millis;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::record::Who;

pub use gate::{Gate, TooSoon, Trier};
pub use may::{may_act, may_organise};
pub use ring::{Secret, digest, hash, verify};

/// For whom the hall takes a device.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Role {
    /// Everything.
    ChiefArbiter {
        /// The name signed in with.
        name: String,
    },
    /// Everything at the boards.
    Arbiter {
        /// The name signed in with.
        name: String,
    },
    /// The event, its players and its publication; nothing at the boards.
    Organiser {
        /// The name signed in with.
        name: String,
    },
    /// A player at a board.
    Seat {
        /// The board.
        board: u32,
        /// The colour.
        color: Color,
    },
    /// The clock between two players.
    Clock {
        /// The board.
        board: u32,
    },
    /// Acts for a player (4.9, 6.2.6, 8.1.6, D.2.8).
    Assistant {
        /// The board.
        board: u32,
        /// Whose.
        color: Color,
    },
    /// Everybody else.
    Spectator,
}

impl Role {
    /// The board that a link opens.
    pub fn board(&self) -> Option<u32> {
        match self {
            Role::Seat { board, .. } | Role::Clock { board } | Role::Assistant { board, .. } => {
                Some(*board)
            }
            _ => None,
        }
    }

    /// A member of staff who sees the boards from behind the table.
    pub fn is_arbiter(&self) -> bool {
        matches!(self, Role::ChiefArbiter { .. } | Role::Arbiter { .. })
    }

    /// Anybody with an account.
    pub fn is_staff(&self) -> bool {
        self.is_arbiter() || matches!(self, Role::Organiser { .. })
    }

    /// Somebody who looks on, with neither an account nor a place at a board.
    pub fn is_public(&self) -> bool {
        !self.is_staff() && self.board().is_none()
    }

    /// As the log names him.
    pub fn who(&self) -> Who {
        match self {
            Role::ChiefArbiter { name } | Role::Arbiter { name } | Role::Organiser { name } => {
                Who::Staff(name.clone())
            }
            Role::Seat { color, .. } => Who::Seat(*color),
            Role::Assistant { color, .. } => Who::Assistant(*color),
            Role::Clock { .. } => Who::ClockDevice,
            Role::Spectator => Who::Software,
        }
    }
}

/// What a member of staff is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// The chief arbiter.
    ChiefArbiter,
    /// An arbiter.
    Arbiter,
    /// An organiser.
    Organiser,
}

/// What a link opens.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// White's seat.
    White,
    /// Black's seat.
    Black,
    /// The clock between them.
    Clock,
    /// For White's assistant.
    AssistantWhite,
    /// For Black's assistant.
    AssistantBlack,
}

impl Place {
    /// All of them.
    pub const ALL: [Place; 5] = [
        Place::White,
        Place::Black,
        Place::Clock,
        Place::AssistantWhite,
        Place::AssistantBlack,
    ];

    fn role(self, board: u32) -> Role {
        let (white, black) = (Color::White, Color::Black);
        match self {
            Place::White => Role::Seat {
                board,
                color: white,
            },
            Place::Black => Role::Seat {
                board,
                color: black,
            },
            Place::Clock => Role::Clock { board },
            Place::AssistantWhite => Role::Assistant {
                board,
                color: white,
            },
            Place::AssistantBlack => Role::Assistant {
                board,
                color: black,
            },
        }
    }
}

/// One entry of the stream `access`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The word with which the first chief arbiter makes himself known.
    SetupOpened {
        /// Shown in the terminal, once.
        token: String,
    },
    /// Somebody may sign in, or has a new password.
    StaffSet {
        /// The name to sign in with.
        name: String,
        /// What he is.
        post: Post,
        /// The password, by argon2.
        hash: String,
    },
    /// Somebody may no longer sign in; his sessions end.
    StaffRemoved {
        /// Who.
        name: String,
    },
    /// Somebody signed in.
    SignedIn {
        /// Who.
        name: String,
        /// The digest of the session's secret.
        digest: String,
        /// When it ends.
        until: Millis,
    },
    /// Somebody signed out.
    SignedOut {
        /// The digest of the session's secret.
        digest: String,
    },
    /// The hall's time has jumped ahead; sessions last as much longer.
    TimeAdvanced {
        /// By how much.
        by: Millis,
    },
    /// A link was made, in place of the one before.
    LinkMade {
        /// For which board.
        board: u32,
        /// For what.
        place: Place,
        /// The secret in the link.
        token: String,
    },
    /// A link no longer opens anything.
    LinkRevoked {
        /// For which board.
        board: u32,
        /// For what.
        place: Place,
    },
}

/// A member of staff.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Staff {
    /// What he is.
    pub post: Post,
    /// The password, by argon2.
    pub hash: String,
}

/// All that opens something.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// The word for the first chief arbiter, until there is one.
    pub setup: Option<String>,
    /// By name.
    pub staff: BTreeMap<String, Staff>,
    /// Digests of sessions, with their names and ends.
    pub sessions: BTreeMap<String, (String, Millis)>,
    /// Digests of the devices on which somebody has signed in, the newest last, with his name.
    pub devices: Vec<(String, String)>,
    /// Tokens by board and place.
    pub links: BTreeMap<(u32, Place), String>,
    by_token: BTreeMap<String, (u32, Place)>,
}

/// Devices that are remembered.
const DEVICES: usize = 256;

impl Access {
    /// The state after a change.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::SetupOpened { token } => self.setup = Some(token.clone()),
            Change::StaffSet { name, post, hash } => {
                self.setup = None;
                self.sessions.retain(|_, (who, _)| who != name);
                let (post, hash) = (*post, hash.clone());
                self.staff.insert(name.clone(), Staff { post, hash });
            }
            Change::StaffRemoved { name } => {
                self.staff.remove(name);
                self.devices.retain(|(_, who)| who != name);
                self.sessions.retain(|_, (who, _)| who != name);
            }
            Change::SignedIn {
                name,
                digest,
                until,
            } => {
                self.sessions.insert(digest.clone(), (name.clone(), *until));
                if self.devices.len() >= DEVICES {
                    self.devices.remove(0);
                }
                self.devices.push((digest.clone(), name.clone()));
            }
            Change::SignedOut { digest } => {
                self.sessions.remove(digest);
            }
            Change::TimeAdvanced { by } => {
                for (_, until) in self.sessions.values_mut() {
                    *until += *by;
                }
            }
            Change::LinkMade {
                board,
                place,
                token,
            } => {
                self.forget(*board, *place);
                self.by_token.insert(token.clone(), (*board, *place));
                self.links.insert((*board, *place), token.clone());
            }
            Change::LinkRevoked { board, place } => self.forget(*board, *place),
        }
    }

    fn forget(&mut self, board: u32, place: Place) {
        if let Some(token) = self.links.remove(&(board, place)) {
            self.by_token.remove(&token);
        }
    }

    /// Has somebody of this name signed in on the device with this secret?
    pub fn knows_device(&self, secret: &str, name: &str) -> bool {
        let digest = digest(secret);
        let mut devices = self.devices.iter();
        devices.any(|(known, who)| *known == digest && who == name)
    }

    /// What a link opens.
    pub fn by_link(&self, token: &str) -> Option<Role> {
        self.by_token
            .get(token)
            .map(|&(board, place)| place.role(board))
    }

    /// Whom a session belongs to.
    pub fn by_session(&self, secret: &str, now: Millis) -> Option<Role> {
        let (name, until) = self.sessions.get(&digest(secret))?;
        if now >= *until {
            return None;
        }
        let name = name.clone();
        Some(match self.staff.get(&name)?.post {
            Post::ChiefArbiter => Role::ChiefArbiter { name },
            Post::Arbiter => Role::Arbiter { name },
            Post::Organiser => Role::Organiser { name },
        })
    }
}
