//! The cases of the book as a list to choose from, and how hard each is.

use chess::notation::Language;
use laws::scenario::page::{Case, Keyword};
use laws::{Edition, catalogue};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::article::{ASKS, Link};
use super::{Book, Told};

/// A case by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CaseLink {
    /// In addresses.
    pub id: String,
    /// What it shows.
    pub name: String,
}

impl CaseLink {
    pub(super) fn of(told: &Told) -> CaseLink {
        CaseLink {
            id: told.id(),
            name: told.case.title(),
        }
    }
}

/// How hard it is to rule on a case.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// One ruling on one article.
    Easy,
    /// More of either.
    Middle,
    /// Many rulings, or editions that rule otherwise, or a question to the arbiter.
    Hard,
}

/// A case to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Listed {
    /// In addresses.
    pub id: String,
    /// What it shows.
    pub name: String,
    /// The articles it is about in the edition.
    pub articles: Vec<Link>,
    /// The editions it is told for.
    pub editions: Vec<Edition>,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Is there something to rule on?
    pub asks: bool,
}

/// All cases of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CaseList {
    /// See the contents.
    pub build: String,
    /// In the order of the pages.
    pub cases: Vec<Listed>,
}

/// From what the case says, so that none need be played.
fn difficulty(case: &Case, edition: Edition) -> Difficulty {
    let lines = case.lines.iter().filter(|(_, line)| line.is_for(edition));
    let said = lines
        .clone()
        .filter(|(keyword, line)| *keyword == Keyword::Then && line.text != "nothing");
    let acts = lines
        .filter(|(keyword, _)| *keyword == Keyword::When)
        .count();
    let rulings = said.clone().count();
    let grounds = said
        .clone()
        .map(|(_, line)| line.text.matches(" with ").count() + 1);
    let differs = case.lines.iter().any(|(_, line)| !line.editions.is_empty());
    let asks = said.clone().any(|(_, line)| line.text.contains(ASKS));
    if differs || asks || rulings > 3 {
        Difficulty::Hard
    } else if rulings > 1 || acts > 3 || grounds.max().unwrap_or_default() > 2 {
        Difficulty::Middle
    } else {
        Difficulty::Easy
    }
}

/// A question has facts and a ruling; pages that only look something up have none.
fn asks(case: &Case, edition: Edition) -> bool {
    let lines = case.lines.iter().filter(|(_, line)| line.is_for(edition));
    let mut keywords = lines.map(|(keyword, _)| *keyword);
    keywords.any(|keyword| keyword == Keyword::When)
        && case.lines.iter().any(|(keyword, line)| {
            *keyword == Keyword::Then && line.is_for(edition) && !line.text.starts_with("refused")
        })
}

impl Book {
    /// The cases that are told for an edition.
    pub fn case_list(&self, edition: Edition, language: Language) -> CaseList {
        let locale = self.speaker(language).locale();
        let article = |topic: &str| {
            let article = catalogue::by_topic(edition, topic)?;
            Some(Link {
                key: article.number.to_owned(),
                number: article.cited().to_owned(),
                title: locale.title(topic),
            })
        };
        let here = self
            .cases()
            .iter()
            .filter(|told| told.case.runs_under().contains(&edition));
        let listed = |told: &Told| Listed {
            id: told.id(),
            name: told.case.title(),
            articles: told
                .case
                .rules_in(edition)
                .into_iter()
                .filter_map(article)
                .collect(),
            editions: told.case.runs_under(),
            difficulty: difficulty(&told.case, edition),
            asks: asks(&told.case, edition),
        };
        CaseList {
            build: self.build().to_owned(),
            cases: here.map(listed).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_cases_of_every_difficulty() {
        let book = Book::of_the_house();
        for edition in Edition::ALL {
            let list = book.case_list(edition, Language::En).cases;
            for wanted in [Difficulty::Easy, Difficulty::Middle, Difficulty::Hard] {
                let ours = list
                    .iter()
                    .filter(|case| case.asks && case.difficulty == wanted);
                assert!(ours.count() > 40, "{edition} {wanted:?}");
            }
        }
    }
}
