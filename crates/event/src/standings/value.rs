//! Exact values: fractions, so that a mean is what it is and equal values are equal.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A fraction in lowest terms.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    numerator: i64,
    /// Above zero.
    denominator: i64,
}

impl Default for Value {
    fn default() -> Value {
        Value::ZERO
    }
}

impl Value {
    /// Nothing.
    pub const ZERO: Value = Value::whole(0);

    /// A whole number.
    pub const fn whole(n: i64) -> Value {
        Value {
            numerator: n,
            denominator: 1,
        }
    }

    /// Half points.
    pub fn halves(halves: i64) -> Value {
        Value::ratio(halves, 2)
    }

    /// One number through another, which is not zero.
    pub fn ratio(numerator: i64, denominator: i64) -> Value {
        assert!(denominator != 0, "a value is divided by something");
        let common = divisor(numerator.unsigned_abs(), denominator.unsigned_abs()) as i64;
        let sign = denominator.signum();
        Value {
            numerator: sign * numerator / common,
            denominator: sign * denominator / common,
        }
    }

    /// Through a number that is not zero.
    #[must_use]
    pub fn over(self, n: i64) -> Value {
        Value::ratio(self.numerator, self.denominator * n)
    }

    /// Above and below the line.
    pub const fn parts(self) -> (i64, i64) {
        (self.numerator, self.denominator)
    }

    /// To the nearest whole number, .5 up.
    pub const fn rounded(self) -> i64 {
        (2 * self.numerator + self.denominator).div_euclid(2 * self.denominator)
    }

    /// `7`, `7.5`, `12.25`, or `823/18` where no short decimal says it.
    pub fn exact(self) -> String {
        let Value {
            numerator,
            denominator,
        } = self;
        match 10_000 % denominator {
            0 => decimal(numerator * (10_000 / denominator), 4),
            _ => format!("{numerator}/{denominator}"),
        }
    }
}

/// A number of so many places behind the point, without zeros at the end.
fn decimal(scaled: i64, places: usize) -> String {
    let unit = 10_i64.pow(places as u32);
    let sign = if scaled < 0 { "-" } else { "" };
    let (whole, rest) = (scaled.abs() / unit, scaled.abs() % unit);
    let digits = format!("{rest:0places$}");
    match digits.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        digits => format!("{sign}{whole}.{digits}"),
    }
}

const fn divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

impl Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value::ratio(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )
    }
}

impl Sub for Value {
    type Output = Value;
    fn sub(self, other: Value) -> Value {
        self + Value::whole(-1) * other
    }
}

impl Mul for Value {
    type Output = Value;
    fn mul(self, other: Value) -> Value {
        Value::ratio(
            self.numerator * other.numerator,
            self.denominator * other.denominator,
        )
    }
}

impl std::iter::Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::ZERO, Add::add)
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        let one = i128::from(self.numerator) * i128::from(other.denominator);
        let two = i128::from(other.numerator) * i128::from(self.denominator);
        one.cmp(&two)
    }
}

impl fmt::Display for Value {
    /// For people: `7`, `7.5`, `12.25`, and `45.72` for what no short decimal says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = Value::ratio(self.numerator * 100, self.denominator);
        match hundredths.denominator {
            1 => f.write_str(&decimal(hundredths.numerator, 2)),
            _ => {
                let rounded = hundredths.rounded();
                let sign = if rounded < 0 { "-" } else { "" };
                let (whole, rest) = (rounded.abs() / 100, rounded.abs() % 100);
                write!(f, "{sign}{whole}.{rest:02}")
            }
        }
    }
}

/// Stored and sent exactly: `"7.5"`, `"823/18"`.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.exact())
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).ok_or_else(|| D::Error::custom("a value such as 7.5 or 823/18"))
    }
}

fn read(text: &str) -> Option<Value> {
    if let Some((above, below)) = text.split_once('/') {
        let below = below.parse().ok().filter(|&n: &i64| n > 0 && n < 1 << 31)?;
        return Some(Value::ratio(above.parse().ok()?, below));
    }
    let (whole, digits) = text.split_once('.').unwrap_or((text, ""));
    if digits.len() > 4 || whole.len() > 14 {
        return None;
    }
    let unit = 10_i64.pow(digits.len() as u32);
    let negative = whole.starts_with('-');
    let whole: i64 = whole.parse().ok()?;
    let rest: i64 = match digits.bytes().all(|byte| byte.is_ascii_digit()) {
        true if digits.is_empty() => 0,
        true => digits.parse().ok()?,
        false => return None,
    };
    let rest = if negative { -rest } else { rest };
    Some(Value::ratio(whole * unit + rest, unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_as_they_are_written() {
        for (above, below, exact, shown) in [
            (15, 2, "7.5", "7.5"),
            (-15, 2, "-7.5", "-7.5"),
            (-1, 2, "-0.5", "-0.5"),
            (49, 4, "12.25", "12.25"),
            (823, 18, "823/18", "45.72"),
            (377, 8, "47.125", "47.13"),
            (2, 1, "2", "2"),
            (1, 3, "1/3", "0.33"),
        ] {
            let value = Value::ratio(above, below);
            assert_eq!(
                (value.exact().as_str(), value.to_string().as_str()),
                (exact, shown)
            );
            assert_eq!(read(exact), Some(value));
        }
        assert_eq!(read("1/0"), None);
        assert_eq!(read("1.x"), None);
    }

    #[test]
    fn halves_are_rounded_up() {
        let rounded = [(5, 2, 3), (-5, 2, -2), (7, 3, 2), (-1, 3, 0)];
        for (above, below, whole) in rounded {
            assert_eq!(Value::ratio(above, below).rounded(), whole);
        }
        assert!(Value::ratio(1, 3) < Value::halves(1));
    }
}
