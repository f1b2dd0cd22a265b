//! Programs of several versions beside each other: a kind of entry that is new is written only when every node that
//! serves the hall reads it.
//!
//! Who adds a kind of entry adds a line to [`SINCE`] and a step to `migrate`. As long as a node of an earlier program is
//! there, such an entry is refused as by a full disk: devices keep what they have done, and send it again until the last
//! of the earlier nodes has been replaced.

use std::sync::atomic::{AtomicI32, Ordering};

use serde_json::Value;

use super::super::{Draft, Entry, Fault};
use super::migrate::LAYOUT;

/// Kinds of entries that came with a later layout than the first, and with which.
const SINCE: &[(&str, i32)] = &[];

/// What is written and read here, and by those who serve the hall beside this process.
pub(super) struct Gate {
    /// The layout of this program.
    pub(super) own: i32,
    since: Vec<(String, i32)>,
    /// The layout that all nodes read.
    all: AtomicI32,
}

impl Gate {
    /// As the program is; or as a trial says it were: `ADOUBE_TRIAL_LAYOUT="2 called=3"` makes it one of layout 2, in a
    /// world in which calls came with layout 3.
    pub(super) fn new() -> Gate {
        let trial = std::env::var("ADOUBE_TRIAL_LAYOUT").unwrap_or_default();
        Gate::of(&trial)
    }

    fn of(trial: &str) -> Gate {
        let mut words = trial.split_whitespace();
        let own = words.next().and_then(|word| word.parse().ok());
        let own = own.unwrap_or(LAYOUT);
        let known = SINCE.iter().map(|(kind, since)| (kind.to_string(), *since));
        let tried = words.filter_map(|word| {
            let (kind, since) = word.split_once('=')?;
            Some((kind.to_owned(), since.parse().ok()?))
        });
        Gate {
            own,
            since: known.chain(tried).collect(),
            all: AtomicI32::new(own),
        }
    }

    /// Who is there, by their layouts.
    pub(super) fn met(&self, others: impl Iterator<Item = i32>) {
        let least = others.chain([self.own]).min().unwrap_or(self.own);
        let before = self.all.swap(least, Ordering::AcqRel);
        if before != least {
            tracing::info!(layout = least, own = self.own, "what all nodes read");
        }
    }

    /// May this be written?
    pub(super) fn passes(&self, drafts: &[Draft]) -> Result<(), Fault> {
        let all = self.all.load(Ordering::Acquire);
        match drafts.iter().all(|draft| self.layout(&draft.body) <= all) {
            true => Ok(()),
            false => {
                let words = "a node of an earlier program serves this hall and could not read what happened; \
                    it is taken when that node has been replaced";
                tracing::warn!(all, own = self.own, "{words}");
                Err(Fault::Storage(words.into()))
            }
        }
    }

    /// What an earlier program would make of entries: nothing that is known. Only a trial makes this one earlier.
    pub(super) fn seen(&self, mut entries: Vec<Entry>) -> Vec<Entry> {
        for entry in &mut entries {
            if self.layout(&entry.body) > self.own {
                entry.body = r#""of a later program""#.into();
            }
        }
        entries
    }

    /// The layout from which on an entry is read.
    fn layout(&self, body: &str) -> i32 {
        if self.since.is_empty() {
            return 1;
        }
        let Ok(value) = serde_json::from_str::<Value>(body) else {
            return 1;
        };
        let of = |kind: &str| self.since.iter().find(|(known, _)| known == kind);
        let known = kinds(&value).into_iter().filter_map(of);
        known.map(|(_, since)| *since).max().unwrap_or(1)
    }
}

/// The kinds in an entry: what it is called, and the events in it.
fn kinds(entry: &Value) -> Vec<&str> {
    let mut kinds: Vec<&str> = match entry {
        Value::String(kind) => vec![kind],
        Value::Object(one) if one.len() == 1 => one.keys().map(String::as_str).collect(),
        _ => Vec::new(),
    };
    let mut events = vec![entry];
    let inside = entry.as_object().into_iter().flat_map(|one| one.values());
    let lists = inside.filter_map(|value| value.get("events")?.as_array());
    events.extend(lists.flatten());
    kinds.extend(
        events
            .iter()
            .filter_map(|event| event.get("event")?.as_str()),
    );
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Millis;

    fn draft(body: &str) -> Vec<Draft> {
        vec![Draft {
            act: None,
            at: Millis::ZERO,
            body: body.into(),
        }]
    }

    const CALLED: &str = r#"{"called":{"call":1,"who":"software","reason":"x"}}"#;
    const MOVED: &str = r#"{"acted":{"who":{"seat":"white"},"events":[{"at":1,"event":"move-made","data":{}},{"at":1,"event":"pressed"}]}}"#;

    #[test]
    fn a_new_kind_waits_for_the_last_earlier_node() {
        let gate = Gate::of("3 called=3 pressed=2");
        assert!(gate.passes(&draft(CALLED)).is_ok(), "alone");
        gate.met([3, 2].into_iter());
        assert!(gate.passes(&draft(CALLED)).is_err());
        assert!(gate.passes(&draft(MOVED)).is_ok());
        gate.met([3, 1].into_iter());
        assert!(gate.passes(&draft(MOVED)).is_err(), "an event in it is new");
        assert!(gate.passes(&draft(r#""closed""#)).is_ok());
        gate.met([3, 4].into_iter());
        assert!(gate.passes(&draft(CALLED)).is_ok());
    }

    #[test]
    fn an_earlier_program_does_not_read_it() {
        let entry = |body: &str| Entry {
            version: 1,
            act: None,
            at: Millis::ZERO,
            body: body.into(),
            mark: Default::default(),
        };
        let reads = |gate: Gate, body: &str| gate.seen(vec![entry(body)])[0].body == body;
        assert!(!reads(Gate::of("2 called=3"), CALLED));
        assert!(reads(Gate::of("2 called=3"), MOVED));
        assert!(reads(Gate::of("3 called=3"), CALLED));
        assert!(reads(Gate::of(""), CALLED));
    }

    #[test]
    fn every_kind_that_is_new_is_read_by_this_program() {
        assert!(SINCE.iter().all(|(_, since)| (2..=LAYOUT).contains(since)));
    }
}
