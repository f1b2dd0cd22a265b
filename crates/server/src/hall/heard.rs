//! Whom each node has heard, told to the others: a device that goes to another node was last heard where it was before.

use std::collections::HashMap;
use std::sync::Mutex;

use chess::Color;
use laws::Millis;

use super::Hall;
use crate::access::Role;
use crate::journal::{Fault, Word};
use crate::wire::Key;

/// A delay that was measured at another node is shown for so long; pages measure more often.
const FRESH: Millis = Millis::seconds(15);

/// The devices' ways to the hall and back, in milliseconds.
#[derive(Default)]
pub(super) struct Delays {
    here: Mutex<HashMap<(Key, Color), f64>>,
    /// By the word of other nodes, with the moment of it.
    elsewhere: Mutex<HashMap<(Key, Color), (f64, Millis)>>,
}

impl Delays {
    pub(super) fn set(&self, key: Key, color: Color, delay: Option<f64>) {
        let mut here = self.here.lock().expect("never poisoned");
        match delay {
            Some(delay) => here.insert((key, color), delay),
            None => here.remove(&(key, color)),
        };
    }

    pub(super) fn of(&self, key: Key, color: Color, now: Millis) -> Option<f64> {
        let here = self.here.lock().expect("never poisoned");
        if let Some(delay) = here.get(&(key, color)) {
            return Some(*delay);
        }
        let elsewhere = self.elsewhere.lock().expect("never poisoned");
        let (delay, at) = elsewhere.get(&(key, color))?;
        (now - *at <= FRESH).then_some(*delay)
    }

    pub(super) fn is_here(&self, key: Key, color: Color) -> bool {
        let here = self.here.lock().expect("never poisoned");
        here.contains_key(&(key, color))
    }

    fn learn(&self, key: Key, color: Color, delay: Option<f64>, at: Millis) {
        let mut elsewhere = self.elsewhere.lock().expect("never poisoned");
        match delay {
            Some(delay) => elsewhere.insert((key, color), (delay, at)),
            None => elsewhere.remove(&(key, color)),
        };
    }
}

impl Hall {
    /// Tells the other nodes whom this one has heard, and hears whom they have.
    pub(super) async fn exchange(&self) -> Result<(), Fault> {
        let news = self.presence.untold();
        let own = |(role, heard): &(Role, Millis)| Word {
            seat: serde_json::to_string(role).expect("a role can be told"),
            heard: *heard,
            delay: self.delay_here(role),
        };
        let words = self.journal.exchange(news.iter().map(own).collect());
        let words = words.await?;
        self.presence.told(&news);
        let now = self.time.now();
        for word in words {
            let Ok(role) = serde_json::from_str::<Role>(&word.seat) else {
                continue;
            };
            // Nobody was heard later than now, whatever a clock says.
            let heard = word.heard.min(now);
            self.presence.learn(&role, heard);
            if let (Role::Seat { color, .. }, Some(key)) = (&role, self.key_of(&role)) {
                self.delays.learn(key, *color, word.delay, heard);
            }
        }
        Ok(())
    }

    fn delay_here(&self, role: &Role) -> Option<f64> {
        let Role::Seat { color, .. } = role else {
            return None;
        };
        let key = self.key_of(role)?;
        let here = self.delays.here.lock().expect("never poisoned");
        here.get(&(key, *color)).copied()
    }
}
