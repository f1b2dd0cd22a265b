//! The audit of one split, and how the audits of all splits become that of the whole.

use std::io;

use serde::{Deserialize, Serialize};

use crate::audit::{Auditor, Options, Report, Totals};
use crate::batch::{Batch, Cutter, Sizes};
use crate::source::{Meter, Source};
use crate::split::{Changed, Split};

/// What the audit of a split came to, besides its findings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sums {
    /// Which split.
    pub split: Split,
    /// The sums over its games.
    pub totals: Totals,
    /// Why it could not be read to its end, if so.
    pub failed: Option<String>,
}

/// Audits the games that begin in a split. `each` gets what is found, games and lines counted from the first of them.
///
/// # Errors
///
/// [`Changed`], before and after; whatever `each` fails with. A source that cannot be read any further is no error: the
/// sums say so.
pub fn audit_split(
    split: &Split,
    source: &Source,
    options: Options,
    sizes: Sizes,
    mut each: impl FnMut(Report) -> io::Result<()>,
) -> io::Result<Sums> {
    let mut sums = Sums {
        split: split.clone(),
        totals: Totals::default(),
        failed: None,
    };
    let opened = source.body().and_then(|body| {
        let body = body.ok_or_else(|| io::Error::other("standard input cannot be split"))?;
        split.open(&body, &Meter::default())
    });
    let mut cutter = match opened {
        Ok(owned) => Cutter::sized(owned, sizes),
        Err(error) if is_changed(&error) => return Err(error),
        Err(error) => {
            sums.failed = Some(error.to_string());
            return Ok(sums);
        }
    };
    // Many a split of a strange text has no game of its own, and needs no solver.
    let mut auditor = None;
    let mut batch = Batch::default();
    loop {
        match cutter.next(&mut batch) {
            Ok(true) => {
                let auditor = auditor.get_or_insert_with(|| Auditor::new(options));
                let mut report = auditor.batch(&batch);
                report.shift(sums.totals.games, sums.totals.lines);
                sums.totals.add(&report.totals);
                each(report)?;
            }
            Ok(false) => break,
            Err(error) => {
                sums.failed = Some(error.to_string());
                break;
            }
        }
    }
    // What was read while it changed is neither the old nor the new.
    if let Ok(Some(body)) = source.body() {
        split.unchanged(&body)?;
    }
    Ok(sums)
}

/// Does the error say that a source has changed?
pub fn is_changed(error: &io::Error) -> bool {
    error.get_ref().is_some_and(|inner| inner.is::<Changed>())
}

/// Adds up splits in the order of their plan.
#[derive(Clone, Default, Debug)]
pub struct Merger {
    /// The sums of all that counts.
    pub totals: Totals,
    /// The sources that could not be read to their end, and why.
    pub failures: Vec<(String, String)>,
    /// Games and lines before the next split of its source.
    before: (u64, u64),
    /// The present source has failed: what comes behind does not count, as if one had read it from the beginning.
    given_up: bool,
}

impl Merger {
    /// Takes the next split: by how many games and lines its findings are to be shifted; none if they do not count.
    pub fn take(&mut self, sums: &Sums) -> Option<(u64, u64)> {
        if sums.split.from == 0 {
            (self.before, self.given_up) = ((0, 0), false);
        }
        if self.given_up {
            return None;
        }
        let before = self.before;
        self.before.0 += sums.totals.games;
        self.before.1 += sums.totals.lines;
        self.totals.add(&sums.totals);
        if let Some(why) = &sums.failed {
            self.given_up = true;
            self.failures.push((sums.split.source.clone(), why.clone()));
        }
        Some(before)
    }
}
