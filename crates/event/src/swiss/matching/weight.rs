//! Whole numbers wide enough for all criteria of a bracket in one sum.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// What a matching adds, compares and halves.
pub trait Weight:
    Copy + Ord + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// Nothing.
    const ZERO: Self;

    /// Half of it, for even numbers.
    #[must_use]
    fn half(self) -> Self;
}

impl Weight for i64 {
    const ZERO: i64 = 0;

    fn half(self) -> i64 {
        self >> 1
    }
}

/// A signed number of `64 · N` bits, the lowest word first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// Adds a value whose lowest bit is bit `offset`.
    pub fn put(&mut self, offset: usize, value: u64) {
        let (word, bit) = (offset / 64, offset % 64);
        let parts = (value as u128) << bit;
        let mut carry = parts;
        for place in self.0.iter_mut().skip(word) {
            if carry == 0 {
                break;
            }
            let sum = u128::from(*place) + (carry & u128::from(u64::MAX));
            *place = sum as u64;
            carry = (carry >> 64) + (sum >> 64);
        }
    }

    /// Takes one away at bit `offset`.
    pub fn take(&mut self, offset: usize) {
        let mut one = Wide::ZERO;
        one.put(offset, 1);
        *self -= one;
    }
}

/// So many words are added in place; more in a loop that is written once, not once for each width.
const FEW: usize = 8;

#[inline]
fn add(to: &mut [u64], other: &[u64]) {
    let mut carry = false;
    for (word, more) in to.iter_mut().zip(other) {
        let (sum, over) = word.overflowing_add(*more);
        let (sum, again) = sum.overflowing_add(u64::from(carry));
        *word = sum;
        carry = over || again;
    }
}

#[inline]
fn subtract(from: &mut [u64], other: &[u64]) {
    let mut borrow = false;
    for (word, less) in from.iter_mut().zip(other) {
        let (rest, under) = word.overflowing_sub(*less);
        let (rest, again) = rest.overflowing_sub(u64::from(borrow));
        *word = rest;
        borrow = under || again;
    }
}

/// The highest word has the sign.
#[inline]
fn compare(one: &[u64], two: &[u64]) -> Ordering {
    let top = one.len() - 1;
    let signed = (one[top] as i64).cmp(&(two[top] as i64));
    let lower = one[..top].iter().rev().cmp(two[..top].iter().rev());
    signed.then(lower)
}

#[inline(never)]
fn add_many(to: &mut [u64], other: &[u64]) {
    add(to, other);
}

#[inline(never)]
fn subtract_many(from: &mut [u64], other: &[u64]) {
    subtract(from, other);
}

#[inline(never)]
fn compare_many(one: &[u64], two: &[u64]) -> Ordering {
    compare(one, two)
}

impl<const N: usize> Ord for Wide<N> {
    #[inline]
    fn cmp(&self, other: &Wide<N>) -> Ordering {
        match N <= FEW {
            true => compare(&self.0, &other.0),
            false => compare_many(&self.0, &other.0),
        }
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    #[inline]
    fn partial_cmp(&self, other: &Wide<N>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    #[inline]
    fn add_assign(&mut self, other: Wide<N>) {
        match N <= FEW {
            true => add(&mut self.0, &other.0),
            false => add_many(&mut self.0, &other.0),
        }
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    #[inline]
    fn sub_assign(&mut self, other: Wide<N>) {
        match N <= FEW {
            true => subtract(&mut self.0, &other.0),
            false => subtract_many(&mut self.0, &other.0),
        }
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Wide<N>;

    #[inline]
    fn add(mut self, other: Wide<N>) -> Wide<N> {
        self += other;
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Wide<N>;

    #[inline]
    fn sub(mut self, other: Wide<N>) -> Wide<N> {
        self -= other;
        self
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Wide<N> = Wide([0; N]);

    fn half(mut self) -> Wide<N> {
        for i in 0..N {
            let above = match self.0.get(i + 1) {
                Some(word) => word << 63,
                None => self.0[i] & 1 << 63,
            };
            self.0[i] = self.0[i] >> 1 | above;
        }
        self
    }
}

/// Where each field of a sum stands: the first one asked for is the most significant, and none carries into another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    widths: Vec<usize>,
}

impl Layout {
    /// Room for sums up to `most`; answers with the number of the field.
    pub fn field(&mut self, most: usize) -> usize {
        let bits = usize::BITS - most.leading_zeros();
        self.widths.push(bits as usize);
        self.widths.len() - 1
    }

    /// Bits that all fields take.
    pub fn bits(&self) -> usize {
        self.widths.iter().sum()
    }

    /// The lowest bit of each field.
    pub fn offsets(&self) -> Vec<usize> {
        let mut left = self.bits();
        let below = self.widths.iter().map(|width| {
            left -= width;
            left
        });
        below.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_count_like_machine_numbers() {
        let wide = |value: i128| Wide([value as u64, (value >> 64) as u64]);
        let values = [
            0,
            1,
            -1,
            5,
            -6,
            i128::from(u64::MAX),
            -(1 << 64),
            7 << 70,
            -(3 << 90),
        ];
        for a in values {
            for b in values {
                assert_eq!(wide(a) + wide(b), wide(a + b));
                assert_eq!(wide(a) - wide(b), wide(a - b));
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b), "{a} {b}");
            }
            assert_eq!(wide(a * 2).half(), wide(a));
        }
        let mut sum = wide(0);
        sum.put(60, 0x35);
        sum.put(60, 0x35);
        assert_eq!(sum, wide(0x6a << 60));
    }

    #[test]
    fn fields_hold_their_sums() {
        let mut layout = Layout::default();
        assert_eq!(
            (layout.field(3), layout.field(4), layout.field(0)),
            (0, 1, 2)
        );
        assert_eq!((layout.bits(), layout.offsets()), (5, vec![3, 0, 0]));
    }
}
