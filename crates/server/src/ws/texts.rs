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

/// Bytes that are kept of boards, and of tiles; beyond it all are made anew.
const MOST: usize = 16 << 20;

/// Readers of one board who have different versions of it before them, at most.
const VERSIONS: usize = 4;

/// What a text is of: the version of the board, and how far the public was behind when it was made.
pub(crate) type Of = (u64, Millis);

/// A board as the public is told it.
#[derive(Clone)]
pub(crate) struct Spoken {
    /// The message.
    pub text: Utf8Bytes,
    /// What a device has after it.
    pub told: Told,
}

/// See the module.
#[derive(Default)]
pub struct Texts {
    boards: Mutex<Shelf<(Key, Language), Spoken>>,
    tiles: Mutex<Shelf<(Key, Audience, Language), Arc<str>>>,
}

impl Texts {
    /// A board for the public, told behind a version.
    pub(crate) fn board(&self, key: (Key, Language), of: Of, since: u64) -> Option<Spoken> {
        let boards = self.boards.lock().expect("never poisoned");
        boards.find(&key, of, since)
    }

    /// Keeps it for the next.
    pub(crate) fn keep_board(&self, key: (Key, Language), of: Of, since: u64, spoken: Spoken) {
        let mut boards = self.boards.lock().expect("never poisoned");
        let size = spoken.text.len();
        boards.keep(key, of, since, (spoken, size));
    }

    /// Versions are no longer what they were.
    pub(crate) fn forget(&self) {
        *self.boards.lock().expect("never poisoned") = Shelf::default();
        *self.tiles.lock().expect("never poisoned") = Shelf::default();
    }

    /// A tile, made if nobody has asked for it before.
    pub(crate) fn tile(
        &self,
        key: (Key, Audience, Language),
        of: Of,
        make: impl FnOnce() -> String,
    ) -> Arc<str> {
        let known = self.tiles.lock().expect("never poisoned").find(&key, of, 0);
        known.unwrap_or_else(|| {
            let text: Arc<str> = make().into();
            let made = (Arc::clone(&text), text.len());
            let mut tiles = self.tiles.lock().expect("never poisoned");
            tiles.keep(key, of, 0, made);
            text
        })
    }
}

/// The texts of one version of something, each behind another version.
struct Texted<T> {
    of: Of,
    behind: Vec<(u64, T)>,
    bytes: usize,
}

struct Shelf<K, T> {
    texts: HashMap<K, Texted<T>>,
    bytes: usize,
}

impl<K, T> Default for Shelf<K, T> {
    fn default() -> Shelf<K, T> {
        Shelf {
            texts: HashMap::new(),
            bytes: 0,
        }
    }
}

impl<K: Hash + Eq, T: Clone> Shelf<K, T> {
    fn find(&self, key: &K, of: Of, since: u64) -> Option<T> {
        let found = self.texts.get(key).filter(|found| found.of == of)?;
        let behind = found.behind.iter().find(|(version, _)| *version == since);
        behind.map(|(_, text)| text.clone())
    }

    fn keep(&mut self, key: K, of: Of, since: u64, (text, size): (T, usize)) {
        if self.bytes + size > MOST {
            *self = Shelf::default();
        }
        let new = || Texted {
            of,
            behind: Vec::new(),
            bytes: 0,
        };
        let kept = self.texts.entry(key).or_insert_with(new);
        if kept.of != of {
            // Somebody who was slower than the board must not put back what was.
            if kept.of.1 == of.1 && kept.of.0 > of.0 {
                return;
            }
            self.bytes -= kept.bytes;
            *kept = new();
        }
        if kept.behind.len() < VERSIONS {
            kept.behind.push((since, text));
            kept.bytes += size;
            self.bytes += size;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_of_one_version_and_all_of_them_have_a_bound() {
        let mut shelf: Shelf<u32, &str> = Shelf::default();
        let of = |version: u64| (version, Millis::ZERO);
        shelf.keep(1, of(5), 4, ("4 to 5", 10));
        shelf.keep(1, of(5), 0, ("whole 5", 10));
        assert_eq!(shelf.find(&1, of(5), 4), Some("4 to 5"));
        assert_eq!(shelf.find(&1, of(5), 0), Some("whole 5"));
        assert_eq!(shelf.find(&1, of(5), 3), None);
        assert_eq!(shelf.find(&1, (5, Millis::seconds(60)), 4), None);
        shelf.keep(1, of(6), 5, ("5 to 6", 30));
        shelf.keep(1, of(5), 3, ("too late", 10));
        assert_eq!(shelf.find(&1, of(5), 4), None);
        assert_eq!(shelf.find(&1, of(6), 5), Some("5 to 6"));
        assert_eq!(shelf.bytes, 30);
        for n in 0..40 {
            shelf.keep(n, of(7), 0, ("large", 1 << 20));
            assert!(shelf.bytes <= MOST);
        }
        assert!(shelf.texts.len() <= 16);
    }
}
