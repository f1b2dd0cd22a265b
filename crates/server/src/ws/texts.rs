//! Texts that many are sent: made once for all who have the same before them.
//!
//! A text has the moment it was made in it, and pages let the clocks run on from there: it stays right until the board
//! changes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use chess::notation::Language;
use laws::Millis;

use crate::view::{Audience, Told};
use crate::wire::Key;

/// Boards and tiles of which texts are kept; beyond it all are made anew.
const MOST: usize = 32_768;

/// Readers of one board who have different versions of it before them, at most.
const VERSIONS: usize = 4;

/// A board as the public is told it.
#[derive(Clone)]
pub(crate) struct Spoken {
    /// The message.
    pub text: Utf8Bytes,
    /// What a device has after it.
    pub told: Told,
}

/// What a text is of: the version of the board, and how far the public was behind when it was made.
pub(crate) type Of = (u64, Millis);

/// What is told behind which version.
type Behind<T> = Vec<(u64, T)>;

/// See the module.
#[derive(Default)]
pub struct Texts {
    boards: Mutex<HashMap<(Key, Language), (Of, Behind<Spoken>)>>,
    tiles: Mutex<HashMap<(Key, Audience, Language), (Of, Behind<Arc<str>>)>>,
}

impl Texts {
    /// A board for the public, told behind a version.
    pub(crate) fn board(&self, key: (Key, Language), of: Of, since: u64) -> Option<Spoken> {
        find(&self.boards, &key, of, since)
    }

    pub(crate) fn keep_board(&self, key: (Key, Language), of: Of, since: u64, spoken: Spoken) {
        keep(&self.boards, key, of, since, spoken);
    }

    /// A tile.
    pub(crate) fn tile(
        &self,
        key: (Key, Audience, Language),
        of: Of,
        make: impl FnOnce() -> String,
    ) -> Arc<str> {
        find(&self.tiles, &key, of, 0).unwrap_or_else(|| {
            let text: Arc<str> = make().into();
            keep(&self.tiles, key, of, 0, Arc::clone(&text));
            text
        })
    }
}

type Kept<K, T> = Mutex<HashMap<K, (Of, Behind<T>)>>;

fn find<K: Hash + Eq, T: Clone>(texts: &Kept<K, T>, key: &K, of: Of, since: u64) -> Option<T> {
    let texts = texts.lock().expect("never poisoned");
    let (_, behind) = texts.get(key).filter(|(made, _)| *made == of)?;
    let found = behind.iter().find(|(version, _)| *version == since);
    found.map(|(_, text)| text.clone())
}

fn keep<K: Hash + Eq, T>(texts: &Kept<K, T>, key: K, of: Of, since: u64, text: T) {
    let mut texts = texts.lock().expect("never poisoned");
    if texts.len() >= MOST {
        texts.clear();
    }
    let kept = texts.entry(key).or_insert_with(|| (of, Vec::new()));
    if kept.0 != of {
        // Somebody who was slower than the board must not put back what was.
        if kept.0.1 == of.1 && kept.0.0 > of.0 {
            return;
        }
        *kept = (of, Vec::new());
    }
    if kept.1.len() < VERSIONS {
        kept.1.push((since, text));
    }
}
