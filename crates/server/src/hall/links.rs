//! The links of the hall: made for the round that is asked for, and read again whenever somebody shows one.

use super::Hall;
use crate::access::{Access, Place, Role, Seated, Secret};
use crate::journal::Fault;
use crate::wire::Key;

/// Acts after which a start number may be another person's.
pub(super) fn renumbers(act: &event::Act) -> bool {
    use event::Act;
    matches!(act, Act::Seed(_) | Act::RemovePlayer(_))
}

impl Hall {
    /// For whom the hall takes a device that shows a link, a session, or both; nobody, if the link opens nothing.
    pub fn known(
        &self,
        access: &Access,
        token: Option<&str>,
        session: Option<&str>,
    ) -> Option<Role> {
        let staff = session.and_then(|secret| access.by_session(secret, self.time.now()));
        let Some(token) = token else {
            return Some(staff.unwrap_or(Role::Spectator));
        };
        let by = staff.and_then(|role| role.name().map(str::to_owned));
        access.by_token(token)?.role(&self.event.state(), by)
    }

    /// The board of a link; in the round that is played, if the link does not say which.
    pub fn key_of(&self, role: &Role) -> Option<Key> {
        let board = role.board()?;
        let round = role.round().unwrap_or_else(|| self.round());
        Some(Key { round, board })
    }

    /// Has this role a link, and is it for another board?
    pub fn is_foreign(&self, role: &Role, key: Key) -> bool {
        role.is_link() && self.key_of(role) != Some(key)
    }

    /// The round whose links are wanted if nobody says which: the one that is played or comes next.
    pub fn round_of_links(&self) -> u32 {
        let competition = self.event.state();
        let paired = competition.rounds.iter().rev();
        let last = paired.into_iter().find(|round| !round.pairings.is_empty());
        let current = competition.current_round();
        let current = current.filter(|round| !round.pairings.is_empty());
        current.or(last).map_or(0, |round| round.number.0)
    }

    /// Every place of a round has its link.
    ///
    /// # Errors
    ///
    /// The disk does not take them.
    pub async fn make_links(&self, round: u32) -> Result<(), Fault> {
        let places = Seated::all(&self.event.state(), round);
        let changed = self.access.change(|access: &Access| {
            let missing = places
                .iter()
                .filter(|place| !access.links.contains_key(&place.to));
            let made = missing.map(|place| place.to.made(Secret::new().text().to_owned()));
            Ok::<_, Fault>(made.collect())
        });
        changed.await.map(|_| ())
    }

    /// The token of a place in a round, if it has been made.
    pub fn link(&self, key: Key, place: Place) -> Option<String> {
        let seated = Seated::find(&self.event.state(), key.round, key.board, place)?;
        self.access.state().links.get(&seated.to).cloned()
    }

    /// Links of players who are not paired open nothing when numbers are given anew.
    pub(super) async fn drop_vacant_links(&self) -> Result<(), Fault> {
        let competition = self.event.state();
        let changed = self.access.change(|access: &Access| {
            let links = access.links.keys();
            let dropped = links.filter(|to| to.is_vacant(&competition));
            Ok::<_, Fault>(dropped.map(|to| to.revoked()).collect())
        });
        changed.await.map(|_| ())
    }
}
