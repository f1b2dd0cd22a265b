//! Cases that an arbiter can read, and that run.
//!
//! A page is Markdown; its blocks marked `scenario` are cases. Each case runs under every edition it does not
//! exclude, and its `then` lines list every ruling. The words are phrases ([`phrase`]) of four lists: acts
//! ([`mod@crate::acts`]), settings ([`given`]), answers ([`answers`]) and facts ([`facts`]); [`help`] prints them.

pub mod answers;
mod cited;
pub mod coverage;
pub mod facts;
pub mod given;
pub mod help;
mod hints;
mod moves;
mod nearest;
pub mod page;
pub mod phrase;
pub mod rulings;
pub mod run;
mod table;
pub mod unreadable;
pub mod words;
pub mod write;

/// The article or the rule that is nearest to what an edition does not have: its number there, or a name that is like it.
pub fn nearest_article(said: &str, edition: crate::Edition) -> Option<&'static str> {
    cited::nearest_to(said, edition)
}
