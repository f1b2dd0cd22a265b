//! A rule: a name that survives renumbering, and the article that states it in each edition.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::edition::{ByEdition, Edition};

/// A rule of the Laws that the software applies.
#[derive(Debug)]
pub struct Rule {
    /// The topic of the catalogue in `articles/editions`; used in logs and cases.
    pub name: &'static str,
    /// Where each edition states it; `None` where an edition has no such rule.
    pub article: ByEdition<Option<&'static str>>,
}

impl Rule {
    /// The article in an edition, without the marks of unnumbered paragraphs.
    pub fn article_in(&self, edition: Edition) -> Option<&'static str> {
        let number = self.article.of(edition)?;
        Some(number.split('¶').next().unwrap_or(number))
    }
}

/// Declares a rule next to the code that applies it. A dash stands for "not in this edition".
#[macro_export]
macro_rules! rule {
    ($(#[$doc:meta])* $konst:ident = $name:literal, $y2014:tt, $y2018:tt, $y2023:tt) => {
        $(#[$doc])*
        pub static $konst: $crate::rule::Rule = $crate::rule::Rule {
            name: $name,
            article: $crate::edition::ByEdition {
                y2014: $crate::rule!(@ $y2014),
                y2018: $crate::rule!(@ $y2018),
                y2023: $crate::rule!(@ $y2023),
            },
        };
    };
    (@ -) => { None };
    (@ $number:literal) => { Some($number) };
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
