//! Who may do and see what: least privilege, in one table.
//!
//! Accounts, sessions and links are entries of one stream like everything else; the secrets in it leave the hall in no
//! export.

mod gate;
mod links;
mod may;
mod ring;

use std::collections::BTreeMap;

use chess::Color;
use laws::Millis;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::record::Who;

pub use gate::{Gate, TooSoon, Trier};
pub use links::{Belongs, Hand, Seated};
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
        /// The round, if the link is for one; otherwise the round that is played.
        round: Option<u32>,
        /// The board.
        board: u32,
        /// The colour.
        color: Color,
        /// The member of staff who holds the device, if one is signed in on it.
        by: Option<String>,
    },
    /// The clock between two players.
    Clock {
        /// The board.
        board: u32,
        /// The member of staff who holds the device, if one is signed in on it.
        by: Option<String>,
    },
    /// Acts for a player (4.9, 6.2.6, 8.1.6, D.2.8).
    Assistant {
        /// The round, if the link is for one; otherwise the round that is played.
        round: Option<u32>,
        /// The board.
        board: u32,
        /// Whose.
        color: Color,
        /// The member of staff who holds the device, if one is signed in on it.
        by: Option<String>,
    },
    /// A player whose link has no board: he is not paired in its round.
    Waiting {
        /// The round of the link.
        round: u32,
        /// The start number.
        player: u32,
    },
    /// Everybody else.
    Spectator,
}

impl Role {
    /// The board that a link opens.
    pub fn board(&self) -> Option<u32> {
        match self {
            Role::Seat { board, .. }
            | Role::Clock { board, .. }
            | Role::Assistant { board, .. } => Some(*board),
            _ => None,
        }
    }

    /// The round that a link is for.
    pub fn round(&self) -> Option<u32> {
        match self {
            Role::Seat { round, .. } | Role::Assistant { round, .. } => *round,
            Role::Waiting { round, .. } => Some(*round),
            _ => None,
        }
    }

    /// Is it by a link that the hall knows this device?
    pub fn is_link(&self) -> bool {
        self.board().is_some() || matches!(self, Role::Waiting { .. })
    }

    /// The same place, whoever is signed in on its device.
    #[must_use]
    pub fn place(&self) -> Role {
        let mut place = self.clone();
        if let Role::Seat { by, .. } | Role::Clock { by, .. } | Role::Assistant { by, .. } =
            &mut place
        {
            *by = None;
        }
        place
    }

    /// The name signed in with.
    pub fn name(&self) -> Option<&str> {
        match self {
            Role::ChiefArbiter { name } | Role::Arbiter { name } | Role::Organiser { name } => {
                Some(name)
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

    /// Somebody who looks on, with neither an account nor a link.
    pub fn is_public(&self) -> bool {
        *self == Role::Spectator
    }

    /// As the log names him.
    pub fn who(&self) -> Who {
        match self {
            Role::ChiefArbiter { name } | Role::Arbiter { name } | Role::Organiser { name } => {
                Who::Staff(name.clone())
            }
            Role::Seat { color, by, .. } => Who::Seat(*color).held_by(by.as_deref()),
            Role::Assistant { color, by, .. } => Who::Assistant(*color).held_by(by.as_deref()),
            Role::Clock { by, .. } => Who::ClockDevice.held_by(by.as_deref()),
            Role::Waiting { .. } | Role::Spectator => Who::Software,
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
    /// A link of a place at a board was made, in place of the one before.
    LinkMade {
        /// For which board.
        board: u32,
        /// For what.
        place: Place,
        /// The secret in the link.
        token: String,
    },
    /// It no longer opens anything.
    LinkRevoked {
        /// For which board.
        board: u32,
        /// For what.
        place: Place,
    },
    /// A link of a player in a round was made, in place of the one before.
    PlayerLinkMade {
        /// In which round.
        round: u32,
        /// The start number.
        player: u32,
        /// For himself or for his assistant.
        hand: Hand,
        /// The secret in the link.
        token: String,
    },
    /// It no longer opens anything.
    PlayerLinkRevoked {
        /// In which round.
        round: u32,
        /// The start number.
        player: u32,
        /// For himself or for his assistant.
        hand: Hand,
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
    /// Tokens by what they belong to.
    pub links: BTreeMap<Belongs, String>,
    by_token: BTreeMap<String, Belongs>,
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
            Change::LinkMade { token, .. } | Change::PlayerLinkMade { token, .. } => {
                if let Some(to) = change.link() {
                    self.forget(to);
                    self.by_token.insert(token.clone(), to);
                    self.links.insert(to, token.clone());
                }
            }
            Change::LinkRevoked { .. } | Change::PlayerLinkRevoked { .. } => {
                if let Some(to) = change.link() {
                    self.forget(to);
                }
            }
        }
    }

    fn forget(&mut self, to: Belongs) {
        if let Some(token) = self.links.remove(&to) {
            self.by_token.remove(&token);
        }
    }

    /// Has somebody of this name signed in on the device with this secret?
    pub fn knows_device(&self, secret: &str, name: &str) -> bool {
        let digest = digest(secret);
        let mut devices = self.devices.iter();
        devices.any(|(known, who)| *known == digest && who == name)
    }

    /// What a link belongs to.
    pub fn by_token(&self, token: &str) -> Option<Belongs> {
        self.by_token.get(token).copied()
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
