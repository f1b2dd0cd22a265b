//! The sums of an audit.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::kind::Kind;
use crate::lexer::Outcome;
use crate::tags::{Period, granted_by};

/// Moves by each side that one column of the histogram of lengths spans.
pub const LENGTH_STEP: usize = 10;

/// Columns of that histogram; the last takes all longer games.
pub const LENGTHS: usize = 16;

/// How much time there is for a game: the words of Appendices A and B, by the time for sixty moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rate {
    /// An hour or more.
    Standard,
    /// More than ten minutes (A.1).
    Rapid,
    /// Ten minutes or less (B.1).
    Blitz,
    /// Not recorded, or not understood.
    Unknown,
}

impl Rate {
    /// By the periods of a time control.
    pub fn of(periods: Option<&[Period]>) -> Rate {
        match periods.map(|periods| granted_by(periods, 60)) {
            None => Rate::Unknown,
            Some(seconds) if seconds <= 600 => Rate::Blitz,
            Some(seconds) if seconds < 3600 => Rate::Rapid,
            Some(_) => Rate::Standard,
        }
    }

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Rate::Standard => "standard",
            Rate::Rapid => "rapid",
            Rate::Blitz => "blitz",
            Rate::Unknown => "not recorded",
        }
    }
}

/// Sums over games; adding two of them gives the sums over both.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Totals {
    /// Games in all: `whole` and `broken`.
    pub games: u64,
    /// Read to their end.
    pub whole: u64,
    /// Not read to their end.
    pub broken: u64,
    /// Moves by either side that were read.
    pub plies: u64,
    /// Bytes of text.
    pub bytes: u64,
    /// Lines of text.
    pub lines: u64,
    /// Findings of each kind.
    pub findings: BTreeMap<Kind, u64>,
    /// Games whose result the Laws would have changed.
    pub changed: u64,
    /// Games in which a position came for the fifth time, passed over or not.
    pub fivefold_reached: u64,
    /// Games in which 75 moves each were reached.
    pub seventy_five_reached: u64,
    /// Games that reached a dead position.
    pub dead_reached: u64,
    /// Games that ended with mate.
    pub mated: u64,
    /// Games that ended with stalemate.
    pub stalemated: u64,
    /// Questions about mate that stayed open within the means granted.
    pub undecided: u64,
    /// `1-0`, `0-1`, drawn, open or unknown.
    pub results: [u64; 4],
    /// Games by length, ten moves to a column.
    pub lengths: [u64; LENGTHS],
    /// First threefolds by move number, ten to a column.
    pub threefolds: [u64; LENGTHS],
    /// Games and changed results by year.
    pub years: BTreeMap<u16, [u64; 2]>,
    /// Games in which something is against the Laws or a claim was open, by length.
    pub lengths_found: [u64; LENGTHS],
    /// The same by year.
    pub years_found: BTreeMap<u16, u64>,
    /// Games, and those in which something was found, by their time control.
    pub rates: BTreeMap<Rate, [u64; 2]>,
}

impl Totals {
    /// Adds the sums over other games.
    pub fn add(&mut self, other: &Totals) {
        self.games += other.games;
        self.whole += other.whole;
        self.broken += other.broken;
        self.plies += other.plies;
        self.bytes += other.bytes;
        self.lines += other.lines;
        for (kind, count) in &other.findings {
            *self.findings.entry(*kind).or_default() += count;
        }
        self.changed += other.changed;
        self.fivefold_reached += other.fivefold_reached;
        self.seventy_five_reached += other.seventy_five_reached;
        self.dead_reached += other.dead_reached;
        self.mated += other.mated;
        self.stalemated += other.stalemated;
        self.undecided += other.undecided;
        for (sum, more) in self.results.iter_mut().zip(other.results) {
            *sum += more;
        }
        for (sum, more) in self.lengths.iter_mut().zip(other.lengths) {
            *sum += more;
        }
        for (sum, more) in self.threefolds.iter_mut().zip(other.threefolds) {
            *sum += more;
        }
        for (year, more) in &other.years {
            let sum = self.years.entry(*year).or_default();
            sum[0] += more[0];
            sum[1] += more[1];
        }
        for (sum, more) in self.lengths_found.iter_mut().zip(other.lengths_found) {
            *sum += more;
        }
        for (year, more) in &other.years_found {
            *self.years_found.entry(*year).or_default() += more;
        }
        for (rate, more) in &other.rates {
            let sum = self.rates.entry(*rate).or_default();
            sum[0] += more[0];
            sum[1] += more[1];
        }
    }

    /// How many findings of a kind.
    pub fn of(&self, kind: Kind) -> u64 {
        self.findings.get(&kind).copied().unwrap_or(0)
    }

    pub(super) fn count_result(&mut self, outcome: Option<Outcome>) {
        let place = match outcome {
            Some(Outcome::White) => 0,
            Some(Outcome::Black) => 1,
            Some(Outcome::Draw) => 2,
            Some(Outcome::Open) | None => 3,
        };
        self.results[place] += 1;
    }

    pub(super) fn count_length(&mut self, plies: usize) {
        self.lengths[column(plies)] += 1;
    }

    /// A game by its time control; and by its length and year if something was found.
    pub(super) fn count_found(&mut self, rate: Rate, year: Option<u16>, plies: usize, found: bool) {
        let [games, with] = self.rates.entry(rate).or_default();
        *games += 1;
        *with += u64::from(found);
        if found {
            self.lengths_found[column(plies)] += 1;
            if let Some(year) = year {
                *self.years_found.entry(year).or_default() += 1;
            }
        }
    }

    pub(super) fn count_threefold(&mut self, ply: usize) {
        self.threefolds[column(ply)] += 1;
    }
}

fn column(plies: usize) -> usize {
    (plies.div_ceil(2) / LENGTH_STEP).min(LENGTHS - 1)
}
