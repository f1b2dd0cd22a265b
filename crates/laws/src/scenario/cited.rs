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

/// What is said of rules that an edition does not have, of those that a ruling is said to rest on: `7.5.9 is no article of the
/// edition of 2018; nearest: 7.5.5`.
pub(crate) fn unknown(said: &str, edition: Edition) -> Option<String> {
    let (_, by) = said.rsplit_once(" by ")?;
    let mut said = by.split(" with ").map(str::trim);
    said.find_map(|said| missing(said, edition))
}

/// The same of one rule.
pub(crate) fn missing(said: &str, edition: Edition) -> Option<String> {
    let listed = catalogue::by_topic(edition, said).or(catalogue::by_number(edition, said));
    if said.contains(' ') || listed.is_some() {
        return None;
    }
    let year = edition.year();
    let what = match crate::rules::by_name(said).is_some() || looks_like_a_number(said) {
        true => format!("{said} is no article of the edition of {year}"),
        false => format!("no rule is called {said}"),
    };
    let near = nearest_to(said, edition);
    let near = near.map(|near| format!("; nearest: {near}"));
    Some(what + &near.unwrap_or_default())
}

/// What is nearest to it in this edition.
pub(super) fn nearest_to(said: &str, edition: Edition) -> Option<&'static str> {
    // Small letters, and a full stop that ends a sentence.
    let bare = said.trim_end_matches('.');
    let large = bare.to_uppercase();
    match looks_like_a_number(said) {
        true if catalogue::by_number(edition, bare).is_some() => {
            catalogue::by_number(edition, bare).map(Article::cited)
        }
        true if catalogue::by_number(edition, &large).is_some() => {
            catalogue::by_number(edition, &large).map(Article::cited)
        }
        true => nearest_number(bare, edition).or_else(|| nearest_number(&large, edition)),
        false => near(said),
    }
}

/// `7.5.9`, `A.4.b`, `III.5`, but no name such as `two-hands`.
pub(crate) fn looks_like_a_number(said: &str) -> bool {
    said.contains('.') || said.starts_with(|first: char| first.is_ascii_digit())
}

/// What another edition has under this number, as this one numbers it; else the article that has most of the number's parts
/// in common with it, and of those the one that is next to it.
fn nearest_number(said: &str, edition: Edition) -> Option<&'static str> {
    let mut elsewhere = Edition::ALL.into_iter().rev();
    let same = elsewhere.find_map(|other| {
        let topic = catalogue::by_number(other, said)?.topic;
        catalogue::by_topic(edition, topic)
    });
    if let Some(article) = same {
        return Some(article.cited());
    }
    let common = |number: &str| {
        let parts = said.split('.').zip(number.split('.'));
        parts.take_while(|(said, own)| said == own).count()
    };
    let measured = catalogue::articles(edition).iter().map(|article| {
        let number = article.cited();
        let far = nearest::distance(said, number);
        (common(number), std::cmp::Reverse(far), number)
    });
    let near = measured.filter(|(common, ..)| *common > 0);
    near.max_by_key(|(common, far, _)| (*common, *far))
        .map(|(_, _, number)| number)
}

/// A name that is like one that is no rule's.
pub(crate) fn near(said: &str) -> Option<&'static str> {
    nearest::of(said, crate::rules::all().map(|rule| rule.name))
}
