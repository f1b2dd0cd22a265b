//! A rule: a name that survives renumbering. Which article states it, each edition's list says.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::edition::Edition;

/// For each provision, in the order of their names, its number in each edition; made from `articles/editions`.
static NUMBERS: &[(&str, [Option<&str>; Edition::ALL.len()])] =
    include!(concat!(env!("OUT_DIR"), "/numbers.rs"));

/// A rule of the Laws that the software applies.
#[derive(Debug)]
pub struct Rule {
    /// The topic of the catalogue in `articles/editions`; used in logs and cases.
    pub name: &'static str,
}

impl Rule {
    /// Its number in an edition's list; none where the edition has no such rule.
    pub fn number(&self, edition: Edition) -> Option<&'static str> {
        let place = NUMBERS.binary_search_by_key(&self.name, |(name, _)| name);
        NUMBERS[place.ok()?].1[edition as usize]
    }

    /// The article to cite in an edition, without the marks of unnumbered paragraphs.
    pub fn article_in(&self, edition: Edition) -> Option<&'static str> {
        let number = self.number(edition)?;
        Some(number.split('¶').next().unwrap_or(number))
    }
}

/// Declares the rules of an article next to the code that applies them, and the list of them. Their numbers stand in
/// `articles/editions` and nowhere else.
#[macro_export]
macro_rules! rules {
    ($($(#[$doc:meta])* $konst:ident = $name:literal;)*) => {
        $(
            $(#[$doc])*
            pub static $konst: $crate::rule::Rule = $crate::rule::Rule { name: $name };
        )*

        pub(crate) static RULES: &[&$crate::rule::Rule] = &[$(&$konst),*];
    };
}

/// Rules as a line of citations: `bishop-move with capture`.
pub fn cite(rules: &[&'static Rule]) -> String {
    let names: Vec<&str> = rules.iter().map(|rule| rule.name).collect();
    names.join(" with ")
}

/// A rule as a citation: equal if it is the same rule, stored by its name.
#[derive(Copy, Clone)]
pub struct Ground(pub &'static Rule);

impl PartialEq for Ground {
    fn eq(&self, other: &Ground) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Ground {}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl From<&'static Rule> for Ground {
    fn from(rule: &'static Rule) -> Ground {
        Ground(rule)
    }
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name)
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ground, D::Error> {
        let name = String::deserialize(deserializer)?;
        let rule = crate::rules::by_name(&name);
        rule.map(Ground)
            .ok_or_else(|| serde::de::Error::custom(format!("no rule is called {name}")))
    }
}
