//! Whoever started the program: he is known by a key that only this run has, and need not be a member of the staff.

use tokio::sync::Notify;

use crate::access::{Secret, digest};

/// What the hall is for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Purpose {
    /// A competition.
    #[default]
    Event,
    /// To show, to learn and to try devices: nothing is kept, and everybody may know how to sign in.
    Demo(Door),
}

impl Purpose {
    /// Is nothing of it real?
    pub fn is_demo(&self) -> bool {
        matches!(self, Purpose::Demo(_))
    }
}

/// How one signs in to a demo.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Door {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// What the page of the keeper shows and does.
pub struct Keeper {
    key: Secret,
    /// Where devices find the hall, the best first.
    pub addresses: Vec<String>,
    /// Where it is kept.
    pub file: String,
    stop: Notify,
}

impl Keeper {
    /// With a new key.
    pub fn new(addresses: Vec<String>, file: String) -> Keeper {
        Keeper {
            key: Secret::new(),
            addresses,
            file,
            stop: Notify::new(),
        }
    }

    /// The key, for the page and for a second start.
    pub fn key(&self) -> &str {
        self.key.text()
    }

    /// Is this the key? By digests, so that the time it takes tells nothing of it.
    pub fn knows(&self, key: &str) -> bool {
        digest(key) == self.key.digest()
    }

    /// Asks the program to end.
    pub fn stop(&self) {
        self.stop.notify_one();
    }

    /// Waits until it is asked to.
    pub async fn stopped(&self) {
        self.stop.notified().await;
    }
}
