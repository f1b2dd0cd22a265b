//! The sums in words.

use std::io::{self, Write};

use crate::Edition;
use crate::audit::{Kind, Totals};

/// Writes the sums of an audit for people.
///
/// # Errors
///
/// What the system says.
pub fn write_summary(out: &mut impl Write, edition: Edition, totals: &Totals) -> io::Result<()> {
    let t = totals;
    writeln!(out, "Laws of {edition}")?;
    let mut line = |name: &str, count: u64| writeln!(out, "{count:>12}  {name}");
    line("games", t.games)?;
    line("read to their end", t.whole)?;
    line("broken", t.broken)?;
    line("plies", t.plies)?;
    line("ended with mate", t.mated)?;
    line("ended with stalemate", t.stalemated)?;
    line("reached a dead position", t.dead_reached)?;
    line("reached a fivefold repetition", t.fivefold_reached)?;
    line("reached 75 moves", t.seventy_five_reached)?;
    line("results that the Laws would have changed", t.changed)?;
    if t.undecided > 0 {
        line("questions about mate left open", t.undecided)?;
    }
    for kind in Kind::ALL {
        let count = t.of(kind);
        if count > 0 {
            let (meaning, article) = (kind.meaning(), kind.article(edition));
            writeln!(out, "{count:>12}  {}: {meaning} [{article}]", kind.name())?;
        }
    }
    Ok(())
}
