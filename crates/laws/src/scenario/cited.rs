//! Articles in pages: by the name of the rule, or by its number in the edition at hand.

use crate::catalogue::{self, Article};
use crate::edition::Edition;
use crate::scenario::nearest;

/// Is this rule what a page says, by name, number, or a number that a translation has?
pub(crate) fn is(rule: &str, said: &str, edition: Edition) -> bool {
    let numbered = |article: &Article| {
        let mut aliases = article.aliases.split(',');
        article.number == said
            || article.cited() == said
            || aliases.any(|alias| alias.trim().split(':').nth(1) == Some(said))
    };
    rule == said || catalogue::by_topic(edition, rule).is_some_and(numbered)
}

/// The rule that a page means by a name or a number in this edition.
pub(crate) fn rule(said: &str, edition: Edition) -> Option<&'static str> {
    if let Some(rule) = crate::rules::by_name(said) {
        return Some(rule.name);
    }
    let article = catalogue::by_number(edition, said)?;
    crate::rules::by_name(article.topic).map(|rule| rule.name)
}

/// A name that is like one that is no rule's.
pub(crate) fn near(said: &str) -> Option<&'static str> {
    nearest::of(said, crate::rules::all().map(|rule| rule.name))
}
