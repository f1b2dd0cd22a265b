//! One player's scoresheet: what he has written, whatever it is.

use std::ops::Range;

use chess::Position;
use chess::notation::Language;

use super::Fact;
use crate::command::Done;
use crate::game::Outcome;
use crate::grown::{Counted, Grown};

/// One place of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry(pub Box<str>);

impl Entry {
    /// The move as it was written, without clock times and the sign of an offer (8.1.4).
    pub fn move_text(&self) -> String {
        let is_other = |word: &&str| is_offer_sign(word) || is_clock_time(word);
        let words: Vec<&str> = self
            .0
            .split_whitespace()
            .filter(|word| !is_other(word))
            .collect();
        words.join(" ")
    }

    /// Is a draw offer marked here (8.1.5, C.12)? The sign is `(=)`; 2023 also has it without brackets.
    pub fn marks_offer(&self) -> bool {
        self.0.split_whitespace().any(|word| is_offer_sign(&word))
    }

    /// A place that was left out (8.1.1).
    pub fn is_dash(&self) -> bool {
        let text = self.move_text();
        text.is_empty() || text.chars().all(|c| matches!(c, '-' | '–' | '—'))
    }
}

impl Counted for Entry {
    /// Places that were left out.
    type Count = u32;

    fn count(&self) -> u32 {
        u32::from(self.is_dash())
    }
}

fn is_offer_sign(word: &&str) -> bool {
    matches!(*word, "(=)" | "=")
}

/// `1:05` or `1:05:30`.
fn is_clock_time(word: &&str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    word.contains(':') && word.split(':').all(digits)
}

/// A player's record of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// What stands in each place, White's first move first.
    pub entries: Grown<Entry>,
    /// Entries of moves that were taken back on a board that is watched, as far as nothing was written over them.
    pub(super) dead: Range<usize>,
    /// Places whose moves went back to be made anew: what stands there tells nothing any more, and what is written next takes
    /// its place.
    pub struck: Vec<u32>,
    /// Offers noted beside the moves: how many half-moves had been made.
    pub offers: Vec<u32>,
    /// A move written before it was made: at which half-move, and what.
    pub ahead: Option<(u32, Box<str>)>,
    /// Has a draw been claimed with it?
    pub claimed: bool,
    /// Was it written for a claim?
    pub for_claim: bool,
    /// The language of its letters.
    pub language: Language,
    /// The result signed.
    pub signed: Option<Outcome>,
}

impl Sheet {
    /// What a player has written, noted or signed stands on his sheet (8.1, 8.7).
    pub(super) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::Wrote(text) => self.write(text),
            Fact::WroteAhead { ply, text, claim } => {
                self.ahead = Some((*ply, text.as_str().into()));
                (self.claimed, self.for_claim) = (false, *claim);
                // A sheet that is not up to date has no place for it yet.
                if self.next_place() == *ply as usize {
                    self.write(text);
                }
            }
            Fact::Corrected { place, text } => {
                self.put(*place as usize, text);
                if self.dead.contains(&(*place as usize)) {
                    self.dead.start = *place as usize + 1;
                }
                if let Some((ply, ahead)) = self.ahead.as_mut().filter(|(ply, _)| ply == place) {
                    (*ply, *ahead) = (*place, text.as_str().into());
                }
            }
            Fact::OfferNoted { ply } => self.offers.push(*ply),
            Fact::Letters(code) => self.language = code.parse().unwrap_or_default(),
            Fact::Signed(outcome) => self.signed = Some(*outcome),
            // What is not written on it changes no sheet.
            _ => {}
        }
    }

    /// The moves from a place on were taken back: what was written of them tells of none that is made there now, unless it is
    /// the same (8.1.1). What was written for a claim is owed all the same.
    pub(super) fn fall(&mut self, from: usize) {
        let for_claim = self.claimed || self.for_claim;
        let mut ahead = self.ahead.iter();
        let lies_ahead = ahead.any(|(ply, _)| *ply as usize >= from);
        if lies_ahead && for_claim {
            return;
        }
        if lies_ahead {
            self.ahead = None;
        }
        if self.entries.len() > from {
            self.dead = from..self.entries.len();
        }
    }

    fn write(&mut self, text: &str) {
        let place = self.next_place();
        match self.entries.len() == place {
            true => self.entries.push(Entry(text.into())),
            false => self.put(place, text),
        }
    }

    fn put(&mut self, place: usize, text: &str) {
        if let Some(entry) = self.entries.get_mut(place) {
            *entry = Entry(text.into());
            self.struck.retain(|struck| *struck as usize != place);
        }
    }

    /// The moves from a place on have gone back (8.1.1).
    pub(crate) fn strike(&mut self, from: usize) {
        self.struck = (from as u32..self.entries.len() as u32).collect();
    }

    /// What a place tells (8.1.1).
    pub(crate) fn entry(&self, place: usize) -> Option<&Entry> {
        let struck = self.struck.contains(&(place as u32));
        self.entries.get(place).filter(|_| !struck)
    }

    /// Where the next move is written (8.1.1).
    pub fn next_place(&self) -> usize {
        let struck = self.struck.iter().min();
        struck.map_or(self.entries.len(), |place| *place as usize)
    }

    /// The moves that it tells of a game from this position, as far as it can be read (8.1.1).
    pub(crate) fn moves_from(&self, start: &Position) -> Vec<Done> {
        let mut position = *start;
        let mut moves = Vec::new();
        for entry in self.entries.iter().take(self.next_place()) {
            let Ok(reading) = position.read_move(&entry.move_text(), self.language) else {
                break;
            };
            moves.push(Done(reading.mv.into()));
            position = position.after(reading.mv);
        }
        moves
    }

    /// Has a place for each of the first half-moves, none of them left out (8.5)?
    pub fn is_complete(&self, plies: usize) -> bool {
        self.next_place() >= plies && self.entries.count() == 0
    }

    /// Is the offer that was made after this many half-moves noted (8.1.5)?
    pub fn notes_offer(&self, plies: u32) -> bool {
        let place = (plies as usize).checked_sub(1);
        let beside = place.and_then(|place| self.entries.get(place));
        beside.is_some_and(Entry::marks_offer) || self.offers.contains(&plies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_holds_a_move_a_time_and_an_offer() {
        let entry = Entry("Nf3 (=) 1:05".into());
        assert_eq!(entry.move_text(), "Nf3");
        assert!(entry.marks_offer() && !entry.is_dash());
        assert!(!Entry("e8=Q".into()).marks_offer());
        assert!(Entry("--".into()).is_dash());
        assert!(Entry("(=)".into()).is_dash());
    }
}
