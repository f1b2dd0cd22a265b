//! A few letters for paper that stand for everything that happened in a round.

use laws::Millis;

use crate::journal::{Fault, Fingerprint, Journal, Marked};
use crate::table::key_of;

/// Of a round as of a moment: all entries of its boards and of the competition that were received before it. Who has the
/// paper can hold any copy of the record against it (`adoube verify --fingerprint`).
///
/// # Errors
///
/// The journal cannot be read.
pub async fn of_round(
    journal: &dyn Journal,
    round: u32,
    before: Millis,
) -> Result<Fingerprint, Fault> {
    let mut entries = journal.marks(&format!("game/{round}")).await?;
    entries.extend(journal.marks("event").await?);
    entries.retain(|entry| entry.at < before);
    Ok(Fingerprint::of(&mut entries))
}

/// The entries that a round's fingerprint is made of, out of all there are.
pub fn entries_of(all: &[Marked], round: u32) -> Vec<Marked> {
    let of_round = |entry: &&Marked| {
        entry.stream == "event" || key_of(&entry.stream).is_some_and(|key| key.round == round)
    };
    all.iter().filter(of_round).cloned().collect()
}

/// The rounds that have boards.
pub fn rounds(all: &[Marked]) -> Vec<u32> {
    let mut rounds: Vec<u32> = all
        .iter()
        .filter_map(|entry| Some(key_of(&entry.stream)?.round))
        .collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

/// Is it one that a paper of this round can have had? Then how many entries it stands for, of how many.
pub fn find(all: &[Marked], round: u32, wanted: &str) -> Option<(u64, u64)> {
    let mut entries = entries_of(all, round);
    entries.sort_unstable();
    let mut print = Fingerprint::default();
    for entry in &entries {
        print.add(entry);
        if print.to_string() == wanted {
            return Some((print.entries, entries.len() as u64));
        }
    }
    None
}
