//! A list that grows at its end. A game is copied at every act and kept by all who look on: copies share what they have
//! in common, so that a copy of a long game costs what one of a short game costs, and what is new in one of two copies is
//! found without going through the whole of it. What is counted in it is counted once.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut};
use std::sync::{Arc, OnceLock};

/// Items that are kept together: what a change copies, if the list is shared.
const TOGETHER: usize = 32;

/// What is counted in a list.
pub trait Counted {
    /// Numbers that add up.
    type Count: Copy + Default + AddAssign;

    /// What one item adds to them.
    fn count(&self) -> Self::Count;
}

/// Where nothing is counted.
#[derive(Copy, Clone, Default, Debug)]
pub struct Nothing;

impl AddAssign for Nothing {
    fn add_assign(&mut self, _: Nothing) {}
}

struct Part<T: Counted> {
    items: Vec<T>,
    count: OnceLock<T::Count>,
}

impl<T: Counted> Part<T> {
    fn new(items: Vec<T>) -> Part<T> {
        let count = OnceLock::new();
        Part { items, count }
    }

    fn count(&self) -> T::Count {
        *self.count.get_or_init(|| {
            let mut sum = T::Count::default();
            self.items.iter().for_each(|item| sum += item.count());
            sum
        })
    }
}

impl<T: Counted + Clone> Part<T> {
    /// To change it: others keep what they have, and what was counted is counted anew.
    fn open(part: &mut Arc<Part<T>>) -> &mut Vec<T> {
        let part = Arc::make_mut(part);
        part.count = OnceLock::new();
        &mut part.items
    }
}

impl<T: Counted + Clone> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        Part::new(self.items.clone())
    }
}

/// See the module. All parts are full but the last, and none is empty.
pub struct Grown<T: Counted> {
    parts: Vec<Arc<Part<T>>>,
}

impl<T: Counted> Grown<T> {
    /// Nothing yet.
    pub const fn new() -> Grown<T> {
        Grown { parts: Vec::new() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        let last = self.parts.last();
        last.map_or(0, |last| {
            (self.parts.len() - 1) * TOGETHER + last.items.len()
        })
    }

    /// Is there nothing?
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The one in a place, from 0.
    pub fn get(&self, place: usize) -> Option<&T> {
        let part = self.parts.get(place / TOGETHER)?;
        part.items.get(place % TOGETHER)
    }

    /// The first.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// The last.
    pub fn last(&self) -> Option<&T> {
        self.parts.last()?.items.last()
    }

    /// What is counted, of all of them.
    pub fn count(&self) -> T::Count {
        let mut sum = T::Count::default();
        self.parts.iter().for_each(|part| sum += part.count());
        sum
    }

    /// All, from either end.
    pub fn iter(&self) -> Iter<'_, T> {
        self.between(0, self.len())
    }

    /// Those from a place on.
    pub fn since(&self, place: usize) -> Iter<'_, T> {
        self.between(place, self.len())
    }

    /// Those from one place to before another, as far as there are any.
    pub fn between(&self, from: usize, to: usize) -> Iter<'_, T> {
        let to = to.min(self.len());
        Iter {
            list: self,
            from: from.min(to),
            to,
        }
    }
}

impl<T: Counted + Clone> Grown<T> {
    /// The one in a place, to change it.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        let part = self.parts.get_mut(place / TOGETHER)?;
        if place % TOGETHER >= part.items.len() {
            return None;
        }
        Part::open(part).get_mut(place % TOGETHER)
    }

    /// The last, to change it.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        Part::open(self.parts.last_mut()?).last_mut()
    }

    /// One more.
    pub fn push(&mut self, item: T) {
        match self.parts.last_mut() {
            Some(last) if last.items.len() < TOGETHER => Part::open(last).push(item),
            _ => self.parts.push(Arc::new(Part::new(vec![item]))),
        }
    }

    /// Takes the last away.
    pub fn pop(&mut self) -> Option<T> {
        let last = Part::open(self.parts.last_mut()?);
        let item = last.pop();
        if last.is_empty() {
            self.parts.pop();
        }
        item
    }

    /// To change each of them.
    pub fn for_each_mut(&mut self, change: impl FnMut(&mut T)) {
        let parts = self.parts.iter_mut();
        parts.flat_map(Part::open).for_each(change);
    }

    /// Leaves the first ones.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        self.parts.truncate(len.div_ceil(TOGETHER));
        if let Some(last) = self.parts.last_mut()
            && !len.is_multiple_of(TOGETHER)
        {
            Part::open(last).truncate(len % TOGETHER);
        }
    }
}

impl<T: Counted + PartialEq> Grown<T> {
    /// How many of the first ones are the same in both. What is shared is not looked at, so that of two copies only what
    /// has changed in one of them is compared.
    pub fn same_as_in(&self, other: &Grown<T>) -> usize {
        let parts = self.parts.iter().zip(&other.parts);
        let alike = |(one, two): &(&Arc<Part<T>>, &Arc<Part<T>>)| {
            Arc::ptr_eq(one, two) || one.items == two.items
        };
        let whole = parts.take_while(alike).count();
        let behind = whole * TOGETHER;
        let (one, two) = (self.since(behind), other.since(behind));
        let same = one.zip(two).take_while(|(one, two)| one == two).count();
        (behind + same).min(self.len()).min(other.len())
    }
}

impl<T: Counted> Default for Grown<T> {
    fn default() -> Grown<T> {
        Grown::new()
    }
}

impl<T: Counted> Clone for Grown<T> {
    fn clone(&self) -> Grown<T> {
        Grown {
            parts: self.parts.clone(),
        }
    }
}

impl<T: Counted + PartialEq> PartialEq for Grown<T> {
    fn eq(&self, other: &Grown<T>) -> bool {
        self.len() == other.len() && self.same_as_in(other) == self.len()
    }
}

impl<T: Counted + Eq> Eq for Grown<T> {}

impl<T: Counted + fmt::Debug> fmt::Debug for Grown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl<T: Counted> Index<usize> for Grown<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.parts[place / TOGETHER].items[place % TOGETHER]
    }
}

impl<T: Counted + Clone> IndexMut<usize> for Grown<T> {
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut Part::open(&mut self.parts[place / TOGETHER])[place % TOGETHER]
    }
}

impl<T: Counted + Clone> Extend<T> for Grown<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Counted + Clone> FromIterator<T> for Grown<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Grown<T> {
        let mut list = Grown::new();
        list.extend(items);
        list
    }
}

impl<'a, T: Counted> IntoIterator for &'a Grown<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// Items of a list, from either end.
pub struct Iter<'a, T: Counted> {
    list: &'a Grown<T>,
    from: usize,
    to: usize,
}

impl<T: Counted> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        let (list, from, to) = (self.list, self.from, self.to);
        Iter { list, from, to }
    }
}

impl<'a, T: Counted> Iterator for Iter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<&'a T> {
        let place = self.from.saturating_add(n).min(self.to);
        self.from = self.to.min(place + 1);
        (place < self.to).then(|| &self.list[place])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.to - self.from;
        (left, Some(left))
    }
}

impl<'a, T: Counted> DoubleEndedIterator for Iter<'a, T> {
    fn next_back(&mut self) -> Option<&'a T> {
        if self.from == self.to {
            return None;
        }
        self.to -= 1;
        Some(&self.list[self.to])
    }
}

impl<T: Counted> ExactSizeIterator for Iter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    impl Counted for u8 {
        type Count = u32;

        fn count(&self) -> u32 {
            u32::from(*self)
        }
    }

    #[derive(Clone, Debug)]
    enum Change {
        Push(u8),
        Pop,
        Truncate(usize),
        Set(usize, u8),
    }

    fn change() -> impl Strategy<Value = Change> {
        prop_oneof![
            6 => any::<u8>().prop_map(Change::Push),
            1 => Just(Change::Pop),
            1 => (0_usize..120).prop_map(Change::Truncate),
            1 => ((0_usize..120), any::<u8>()).prop_map(|(place, item)| Change::Set(place, item)),
        ]
    }

    fn apply(list: &mut Grown<u8>, plain: &mut Vec<u8>, change: &Change) {
        match *change {
            Change::Push(item) => {
                list.push(item);
                plain.push(item);
            }
            Change::Pop => assert_eq!(list.pop(), plain.pop()),
            Change::Truncate(len) => {
                list.truncate(len);
                plain.truncate(len);
            }
            Change::Set(place, item) => match (list.get_mut(place), plain.get_mut(place)) {
                (Some(one), Some(two)) => (*one, *two) = (item, item),
                (one, two) => assert!(one.is_none() && two.is_none()),
            },
        }
    }

    proptest! {
        /// Whatever happens to it, it is what a plain list would be, and an older copy stays what it was.
        #[test]
        fn it_is_a_list(before in prop::collection::vec(change(), 0..200), after in prop::collection::vec(change(), 0..60)) {
            let (mut list, mut plain) = (Grown::new(), Vec::new());
            before.iter().for_each(|change| apply(&mut list, &mut plain, change));
            let (old, old_plain) = (list.clone(), plain.clone());
            for change in &after {
                apply(&mut list, &mut plain, change);
                prop_assert_eq!(list.count(), plain.iter().map(|&item| u32::from(item)).sum::<u32>());
            }
            for (list, plain) in [(&list, &plain), (&old, &old_plain)] {
                prop_assert_eq!(list.len(), plain.len());
                prop_assert_eq!(list.is_empty(), plain.is_empty());
                prop_assert_eq!(list.last(), plain.last());
                prop_assert!(list.iter().eq(plain));
                prop_assert!(list.iter().rev().eq(plain.iter().rev()));
                prop_assert!(list.between(7, 40).eq(plain.iter().take(40).skip(7)));
                prop_assert!(list.iter().skip(35).step_by(3).eq(plain.iter().skip(35).step_by(3)));
                prop_assert_eq!(list, &plain.iter().copied().collect::<Grown<u8>>());
            }
            let same = plain.iter().zip(&old_plain).take_while(|(one, two)| one == two).count();
            prop_assert_eq!(list.same_as_in(&old), same);
            prop_assert_eq!(list == old, plain == old_plain);
        }
    }
}
