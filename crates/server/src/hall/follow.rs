//! Several nodes, one hall: what the others append is read and shown, who is there is known, and what a node left undone
//! when it fell is done by another.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::mpsc;

use super::{Hall, clock};
use crate::journal::heads::Heads;
use crate::journal::{Fault, Head, Heard};
use crate::table::{Fed, Table, key_of};
use crate::wire::Key;

/// News that come within this are read together.
const MOMENT: Duration = Duration::from_millis(5);

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_millis(500);

/// How often somebody looks for what was left undone.
const MENDING: Duration = Duration::from_secs(10);

/// Streams that are read at once.
const AT_ONCE: usize = 256;

impl Hall {
    /// Hears what other nodes append.
    pub(super) async fn follow(hall: Weak<Hall>, mut feed: mpsc::UnboundedReceiver<Heard>) {
        while let Some(first) = feed.recv().await {
            tokio::time::sleep(MOMENT).await;
            let Some(hall) = hall.upgrade() else { return };
            let (mut grown, mut ends) = (BTreeMap::new(), Heads::new());
            let mut heard = Some(first);
            while let Some(one) = heard {
                match one {
                    Heard::Grown(more) => grown.extend(more),
                    Heard::Ends(more) => ends.extend(more),
                }
                heard = feed.try_recv().ok();
            }
            let heard = hall.hear(grown, ends).await;
            hall.nodes.has_read("the competition", heard.is_ok());
            if let Err(fault) = heard {
                // The next comparison tells what was missed.
                tracing::warn!(%fault, "what other nodes have appended cannot be read");
            }
        }
    }

    async fn hear(&self, mut grown: BTreeMap<String, u64>, ends: Heads) -> Result<(), Fault> {
        for (name, end) in &ends {
            let known = self.known_version(name);
            if known == Some(end.version) && self.rests(name) {
                continue;
            }
            match key_of(name).and_then(|key| self.any_table(key)) {
                Some(table) if known >= Some(end.version) => {
                    let (end, entries) = (*end, Vec::new());
                    table.feed(Fed { end, entries });
                }
                _ => {
                    let version = grown.entry(name.clone()).or_default();
                    *version = end.version.max(*version);
                }
            }
        }
        self.hear_lanes(&grown, &ends).await?;
        let behind = |(name, version): (String, u64)| {
            let key = key_of(&name)?;
            let known = self.known_version(&name).unwrap_or(0);
            // Of what rests all is read.
            let after = if self.rests(&name) { 0 } else { known };
            (known < version).then_some((key, (name, after)))
        };
        let dirty: Vec<(Key, (String, u64))> = grown.into_iter().filter_map(behind).collect();
        for some in dirty.chunks(AT_ONCE) {
            self.read_boards(some).await?;
        }
        Ok(())
    }

    fn known_version(&self, stream: &str) -> Option<u64> {
        match key_of(stream) {
            Some(key) => match self.any_table(key) {
                Some(table) => Some(table.board().version),
                None => self.rest.version(key),
            },
            None => None,
        }
    }

    fn rests(&self, stream: &str) -> bool {
        key_of(stream).is_some_and(|key| self.rest.version(key).is_some())
    }

    async fn hear_lanes(&self, grown: &BTreeMap<String, u64>, ends: &Heads) -> Result<(), Fault> {
        match ends.get("event") {
            Some(end) => self.event.hear(*end).await?,
            None if grown.contains_key("event") => self.event.refresh().await?,
            None => {}
        }
        match ends.get("access") {
            Some(end) => self.access.hear(*end).await?,
            None if grown.contains_key("access") => self.access.refresh().await?,
            None => {}
        }
        match ends.get("together") {
            Some(end) => self.together.hear(*end).await?,
            None if grown.contains_key("together") => self.together.refresh().await?,
            None => {}
        }
        self.recall_current().await?;
        if grown.contains_key(clock::STREAM) && !self.time.is_by_hand() {
            self.hear_time().await?;
        }
        Ok(())
    }

    /// Reads boards on, and opens those that are new.
    async fn read_boards(&self, dirty: &[(Key, (String, u64))]) -> Result<(), Fault> {
        let wanted = dirty.iter().map(|(_, wanted)| wanted.clone()).collect();
        let read = self.journal.read_many(wanted).await?;
        for ((key, _), entries) in dirty.iter().zip(read) {
            let Some(last) = entries.last() else { continue };
            if let Some(behind) = self.time.reach(last.at) {
                tracing::error!(
                    milliseconds = behind.0,
                    "this node's time is behind what another has written"
                );
            }
            match self.any_table(*key) {
                Some(table) => {
                    let end = Head::of(last);
                    table.feed(Fed { end, entries });
                }
                None => {
                    let table = Table::of(*key, &entries, self.around.clone())?;
                    self.behind.catch_up(self, *key).await?;
                    self.enter_table(*key, table);
                    self.behind.changed(self, *key);
                    let _ = self.changed.send(*key);
                }
            }
        }
        Ok(())
    }

    /// A table that is new here; the one that was there already, if somebody was faster.
    pub(super) fn enter_table(&self, key: Key, table: Table) -> Table {
        let mut tables = self.tables.write().expect("never poisoned");
        self.rest.rise(key);
        tables.entry(key).or_insert(table).clone()
    }

    /// Says that this node is there, and hears who else is.
    pub(super) async fn meet(hall: Weak<Hall>) {
        let mut known = HashMap::new();
        loop {
            tokio::time::sleep(BEAT).await;
            let Some(hall) = hall.upgrade() else { return };
            let met = tokio::time::timeout(BEAT * 4, hall.journal.meet(&hall.nodes.me)).await;
            let Ok(Ok(peers)) = met else { continue };
            let now: HashMap<String, String> = peers
                .iter()
                .map(|p| (p.id.clone(), p.name.clone()))
                .collect();
            if now != known {
                let names: Vec<&str> = now.values().map(String::as_str).collect();
                tracing::info!(nodes = names.len(), ?names, "who serves the hall");
                known = now;
            }
            hall.nodes.seen(peers);
            let _ = tokio::time::timeout(BEAT * 4, hall.exchange()).await;
        }
    }

    /// What a node that fell has left undone is done by the first in rank.
    pub(super) async fn mend(hall: Weak<Hall>) {
        loop {
            tokio::time::sleep(MENDING).await;
            let Some(hall) = hall.upgrade() else { return };
            if hall.nodes.rank("mend") == 0 && hall.fault().borrow().is_none() {
                hall.make_good().await;
                if let Err(fault) = hall.open_boards().await {
                    tracing::warn!(%fault, "boards that are missing could not be opened");
                }
            }
        }
    }

    /// May devices be sent here? Why not, if not.
    pub fn unready(&self) -> Option<String> {
        if let Some(words) = &*self.fault().borrow() {
            return Some(words.clone());
        }
        if let Some(words) = self.journal.unready() {
            return Some(words);
        }
        if let Some(stream) = self.nodes.unread() {
            return Some(format!(
                "what other nodes have written cannot be read: {stream}"
            ));
        }
        let error = self.time.error();
        if error > laws::Millis(50) {
            return Some(format!("the time may be {} ms off", error.0));
        }
        self.care.leaves().then(|| "this node is leaving".into())
    }

    /// Somebody shows a secret that this node does not know: another node may have given it out a moment ago.
    pub(crate) async fn learn_access(self: &Arc<Hall>) {
        if self.time.is_shared() && self.care.asks_again() {
            let _ = self.access.refresh().await;
        }
    }
}
