//! Time with its unit in the type.

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// Thousandths of a second: a moment since the journal's zero, or a span.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Millis(pub i64);

impl Millis {
    /// No time.
    pub const ZERO: Millis = Millis(0);

    /// Whole seconds.
    pub const fn seconds(n: i64) -> Millis {
        Millis(n * 1000)
    }

    /// Whole minutes.
    pub const fn minutes(n: i64) -> Millis {
        Millis(n * 60_000)
    }

    /// Times a whole number.
    pub const fn times(self, n: i64) -> Millis {
        Millis(self.0.saturating_mul(n))
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Millis;
    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

impl fmt::Display for Millis {
    /// As a clock shows it: `1:30:00`, `4:59`, with tenths only where there are any: `0:09.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 {
            f.write_str("-")?;
        }
        let ms = self.0.unsigned_abs();
        let (hours, minutes, seconds, rest) =
            (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60, ms % 1000);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        } else {
            write!(f, "{minutes}:{seconds:02}")?;
        }
        match rest {
            0 => Ok(()),
            _ if rest % 100 == 0 => write!(f, ".{}", rest / 100),
            _ => write!(f, ".{rest:03}"),
        }
    }
}

impl Millis {
    /// As a display shows it: in tenths of a second, the one that has begun to run out among them.
    pub fn in_tenths(self) -> Millis {
        Millis((self.0 + 99).div_euclid(100) * 100)
    }
}

/// A span in words: `2 minutes`, `30 seconds`, `1 minute 15 seconds`.
pub struct InWords(pub Millis);

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.0.0.unsigned_abs();
        let (minutes, seconds, rest) = (ms / 60_000, ms / 1000 % 60, ms % 1000);
        let plural = |n: u64| if n == 1 { "" } else { "s" };
        if minutes > 0 {
            write!(f, "{minutes} minute{}", plural(minutes))?;
        }
        if rest > 0 {
            let space = if minutes > 0 { " " } else { "" };
            return write!(f, "{space}{seconds}.{rest:03} seconds");
        }
        if seconds > 0 || minutes == 0 {
            let space = if minutes > 0 { " " } else { "" };
            write!(f, "{space}{seconds} second{}", plural(seconds))?;
        }
        Ok(())
    }
}
