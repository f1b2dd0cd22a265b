//! Tournament reports: the fixed columns that rating offices and pairing programs exchange.
//!
//! Written is the form of 2026 (TRF26). Read are also the form of 2016 and the lines that pairing programs had added to
//! it; what these say is kept as the lines of 2026 say it, so that there is one model. Lines that nobody knows and
//! comments are kept as they are.
//!
//! Columns are counted in characters. A [`Report`] is what stands in such a file; [`Report::of`] makes one from a
//! competition.

mod cells;
mod line;
mod lists;
mod model;
mod of;
mod old;
mod players;
mod points;
mod read;
mod references;
mod swiss;
mod system;
mod teams;
mod write;

use std::fmt;

pub use cells::{Game, ReportRound};
pub use model::{
    Acceleration, Adjustment, Byes, Cell, Code, Halves, Kept, LineUp, MatchScheme, NationalLine,
    PlayerLine, Prohibition, RatingList, Report, Scheme, TeamBye, TeamForfeit, TeamLine, Where,
};
pub use points::Worth;
pub(crate) use swiss::pairing_numbers;
pub use system::System;

use crate::competition::Competition;
use crate::problem::Problem;

/// Reads a report.
///
/// # Errors
///
/// Every place that cannot be read or does not agree with the rest.
pub fn read(text: &str) -> Result<Report, Vec<Problem>> {
    read::read(text)
}

/// The report of a competition as it stands.
pub fn write(competition: &Competition) -> String {
    Report::of(competition).to_string()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::text(self))
    }
}
