//! An article of an edition as the book shows it, and the table of contents.

use std::collections::BTreeMap;

use chess::notation::Language;
use laws::Edition;
use laws::catalogue::{self, Article, Kind};
use laws::scenario::run::{self, Came, Outcome, Table};
use locale::Locale;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::case_list::CaseLink;
use super::changes::{Part, marked};
use super::{Book, Told};
use crate::view::QuestionView;

/// How a page says that the arbiter is asked.
pub(super) const ASKS: &str = "the arbiter decides";

/// The contents of an edition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Contents {
    /// Changes when the program says other things; who asks with it may keep the answer.
    pub build: String,
    /// Which edition.
    pub edition: Edition,
    /// Every article in order.
    pub articles: Vec<Entry>,
}

/// A line of the contents.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Entry {
    /// In addresses; `7.4¶3` is a paragraph without a number of its own.
    pub key: String,
    /// The number to cite.
    pub number: String,
    /// In the language that was asked for.
    pub title: String,
    /// What the software does with it: `heading`, `rule`, `definition`, `discretion`, `outside`.
    pub kind: String,
    /// How many articles it is inside of.
    pub depth: u32,
    /// Cases about it in this edition.
    pub cases: u32,
}

/// An article elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Link {
    /// In addresses.
    pub key: String,
    /// The number to cite.
    pub number: String,
    /// In the language that was asked for.
    pub title: String,
}

/// The same provision in an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Numbered {
    /// Which edition.
    pub edition: Edition,
    /// Its place there, or those of its parts if it only gathers them; none, if that edition has no such provision.
    pub places: Vec<Link>,
}

/// Its number in a translation that numbers otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Translated {
    /// The language of the translation.
    pub language: String,
    /// The number there.
    pub number: String,
}

/// What became of a provision from one edition to the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Change {
    /// The older edition.
    pub from: Edition,
    /// The newer one.
    pub to: Edition,
    /// As the older has it; empty, if it has no such provision.
    pub before: Vec<Part>,
    /// As the newer has it; empty, if it has no such provision.
    pub after: Vec<Part>,
    /// Is it told in the same words?
    pub same: bool,
}

/// A place where the arbiter decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Decides {
    /// What is asked.
    pub question: String,
    /// What the Laws allow as an answer.
    pub choices: String,
}

/// A piece of the code that applies an article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Code {
    /// The file, from `crates/laws/src/rules`.
    pub file: String,
    /// The line at which it begins.
    pub line: u32,
    /// The code.
    pub code: String,
}

/// An article.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ArticleView {
    /// Which edition.
    pub edition: Edition,
    /// In addresses.
    pub key: String,
    /// The number to cite.
    pub number: String,
    /// The name of the provision, the same in every edition.
    pub topic: String,
    /// In the language that was asked for.
    pub title: String,
    /// In our own words.
    pub summary: Option<String>,
    /// What the software does with it.
    pub kind: String,
    /// In every edition.
    pub numbers: Vec<Numbered>,
    /// In translations that number otherwise.
    pub translations: Vec<Translated>,
    /// What it is inside of, the widest first.
    pub above: Vec<Link>,
    /// What is inside of it.
    pub below: Vec<Link>,
    /// The article before.
    pub previous: Option<Link>,
    /// The article after.
    pub next: Option<Link>,
    /// From edition to edition.
    pub changes: Vec<Change>,
    /// Where the arbiter decides: what is asked, and what the Laws allow as an answer.
    pub decides: Option<Decides>,
    /// What the arbiter is asked there, as cases ask it, with the answers that the Laws permit.
    pub questions: Vec<QuestionView>,
    /// Cases about it that run under this edition.
    pub cases: Vec<CaseLink>,
    /// The code that applies it.
    pub code: Vec<Code>,
}

fn link(article: &Article, locale: &Locale) -> Link {
    Link {
        key: article.number.to_owned(),
        number: article.cited().to_owned(),
        title: locale.title(article.topic),
    }
}

impl Book {
    /// The contents of an edition.
    pub fn contents(&self, edition: Edition, language: Language) -> Contents {
        let locale = self.speaker(language).locale();
        let mut about: BTreeMap<&str, u32> = BTreeMap::new();
        for told in self.cases() {
            if told.case.runs_under().contains(&edition) {
                for rule in told.case.rules_in(edition) {
                    *about.entry(rule).or_default() += 1;
                }
            }
        }
        let all = catalogue::articles(edition);
        let entry = |article: &Article| Entry {
            key: article.number.to_owned(),
            number: article.cited().to_owned(),
            title: locale.title(article.topic),
            kind: article.kind.word().to_owned(),
            depth: all.iter().filter(|outer| article.is_inside(outer)).count() as u32,
            cases: about.get(article.topic).copied().unwrap_or_default(),
        };
        Contents {
            build: self.build().to_owned(),
            edition,
            articles: all.iter().map(entry).collect(),
        }
    }

    /// An article by its number, the number of a translation, or the name of its provision.
    pub fn article(
        &self,
        edition: Edition,
        number: &str,
        language: Language,
    ) -> Option<ArticleView> {
        let article = catalogue::by_number(edition, number)
            .or_else(|| catalogue::by_topic(edition, number))
            .or_else(|| elsewhere(edition, number))?;
        let locale = self.speaker(language).locale();
        let all = catalogue::articles(edition);
        let place = all.iter().position(|each| each == article)?;
        let inside = |outer: &&Article| article.is_inside(outer);
        let cases = self.cases_about(article.topic, edition);
        let numbered = |other| Numbered {
            edition: other,
            places: (article.places(edition, other).into_iter())
                .map(|a| link(a, locale))
                .collect(),
        };
        Some(ArticleView {
            edition,
            key: article.number.to_owned(),
            number: article.cited().to_owned(),
            topic: article.topic.to_owned(),
            title: locale.title(article.topic),
            summary: locale.summary(article.topic, edition),
            kind: article.kind.word().to_owned(),
            numbers: Edition::ALL.map(numbered).into(),
            translations: translations(article),
            above: all.iter().filter(inside).map(|a| link(a, locale)).collect(),
            below: below(article, all).map(|a| link(a, locale)).collect(),
            previous: place.checked_sub(1).map(|place| link(&all[place], locale)),
            next: all.get(place + 1).map(|a| link(a, locale)),
            changes: changes(article, edition, locale),
            decides: decides(article.topic, locale),
            questions: self.questions(article, &cases, edition, language),
            cases: cases.iter().map(|told| CaseLink::of(told)).collect(),
            code: code(article),
        })
    }

    /// What the arbiter is asked in cases about an article: each question once, as the first case asks it.
    fn questions(
        &self,
        article: &Article,
        cases: &[&Told],
        edition: Edition,
        language: Language,
    ) -> Vec<QuestionView> {
        let mut found: BTreeMap<&'static str, QuestionView> = BTreeMap::new();
        if !matches!(article.kind, Kind::Discretion | Kind::Rule) {
            return Vec::new();
        }
        let speaker = self.speaker(language);
        // A page names every ruling, so that cases which ask nothing need not be played.
        let asks = |told: &&&Told| {
            told.case
                .lines
                .iter()
                .any(|(_, line)| line.text.contains(ASKS))
        };
        for told in cases.iter().filter(asks) {
            // A case that cannot be played to its end has asked what it has asked.
            let _ = run::play(&told.case, edition, Table::new, |table, _, came| {
                let Came::Acted { outcomes, .. } = came else {
                    return Ok(());
                };
                for outcome in &outcomes {
                    let Outcome::Ruled(ruling) = outcome else {
                        continue;
                    };
                    let laws::Remedy::ArbiterDecides { question } = &ruling.remedy else {
                        continue;
                    };
                    let own = ruling.grounds.iter().any(|g| g.0.name == article.topic);
                    if own {
                        let view = || crate::view::question(question, &table.game, speaker);
                        found.entry(question.name()).or_insert_with(view);
                    }
                }
                Ok(())
            });
        }
        found.into_values().collect()
    }
}

/// What has this number or name in another edition alone, where this edition has it.
fn elsewhere(edition: Edition, number: &str) -> Option<&'static Article> {
    Edition::ALL.into_iter().find_map(|other| {
        let there =
            catalogue::by_number(other, number).or_else(|| catalogue::by_topic(other, number))?;
        there.places(other, edition).into_iter().next()
    })
}

fn below<'a>(article: &'a Article, all: &'a [Article]) -> impl Iterator<Item = &'a Article> {
    // One step down; where a level has no number of its own, the next that has one.
    let own = all.iter().filter(move |a| a.is_inside(article));
    own.clone().filter(move |inner| {
        let mut between = own.clone();
        !between.any(|middle| inner.is_inside(middle))
    })
}

fn translations(article: &Article) -> Vec<Translated> {
    let aliases = article.aliases.split(',').map(str::trim);
    let pairs = aliases.filter_map(|alias| alias.split_once(':'));
    let translated = |(language, number): (&str, &str)| Translated {
        language: language.to_owned(),
        number: number.to_owned(),
    };
    pairs.map(translated).collect()
}

/// What a heading gathers has not come or gone where its parts only stand elsewhere.
fn changes(article: &Article, own: Edition, locale: &Locale) -> Vec<Change> {
    let is_spread = |other| {
        catalogue::by_topic(other, article.topic).is_none()
            && !article.places(own, other).is_empty()
    };
    let words = |edition| {
        let there = catalogue::by_topic(edition, article.topic)?;
        Some(locale.summary(there.topic, edition).unwrap_or_default())
    };
    let pairs = Edition::ALL
        .into_iter()
        .zip(Edition::ALL.into_iter().skip(1));
    let change = |(from, to): (Edition, Edition)| {
        let (old, new) = (words(from), words(to));
        if (old.is_none() && new.is_none()) || is_spread(from) || is_spread(to) {
            return None;
        }
        let same = old == new;
        let (before, after) = marked(&old.unwrap_or_default(), &new.unwrap_or_default());
        Some(Change {
            from,
            to,
            before,
            after,
            same,
        })
    };
    pairs.filter_map(change).collect()
}

fn decides(topic: &str, locale: &Locale) -> Option<Decides> {
    let id = format!("decides-{topic}");
    locale.knows(&id).then(|| Decides {
        question: locale.say(&id, &[]),
        choices: locale.say(&format!("{id}-choices"), &[]),
    })
}

fn code(article: &Article) -> Vec<Code> {
    let rule = laws::rules::by_name(article.topic);
    let found = rule.map(laws::source::of).unwrap_or_default().into_iter();
    let code = found.map(|snippet| Code {
        file: snippet.file.to_owned(),
        line: snippet.line as u32,
        code: snippet.code,
    });
    code.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_has_everything_about_it() {
        let book = Book::of_the_house();
        let view = book.article(Edition::Y2023, "7.5.5", Language::Ru).unwrap();
        assert_eq!(view.topic, "illegal-move-penalty");
        let above: Vec<&str> = view.above.iter().map(|link| link.number.as_str()).collect();
        assert_eq!(above, ["7", "7.5"]);
        assert_eq!(view.previous.unwrap().number, "7.5.4");
        assert_eq!(view.numbers[0].places[0].number, "7.5.b");
        assert!(view.cases.len() > 3);
        assert!(!view.code.is_empty());
        assert!(view.changes.iter().any(|change| !change.same));
        assert!(view.summary.unwrap().contains("минут"));
    }

    /// 2018 gathers under 9.2 what 2014 and 2023 have in 9.2 itself: nothing has come or gone.
    #[test]
    fn a_heading_of_one_edition_leads_to_its_parts_in_the_others() {
        let book = Book::of_the_house();
        let view = book.article(Edition::Y2018, "9.2", Language::En).unwrap();
        for numbered in &view.numbers {
            let numbers: Vec<&str> = numbered.places.iter().map(|a| a.number.as_str()).collect();
            assert_eq!(numbers, ["9.2"], "{}", numbered.edition);
        }
        assert_eq!(view.changes, []);
        // By the number of another edition, or by the name of a heading that only another has.
        for (edition, asked, found) in [
            (Edition::Y2023, "7.5.b", "7.5.5"),
            (Edition::Y2014, "threefold-repetition", "9.2"),
        ] {
            let view = book.article(edition, asked, Language::En).unwrap();
            assert_eq!(view.number, found);
        }
        assert!(book.article(Edition::Y2023, "7.99", Language::En).is_none());
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                for other in Edition::ALL {
                    let gathers = article.kind == Kind::Heading;
                    let has_parts = catalogue::articles(edition).iter().any(|a| {
                        a.is_inside(article) && catalogue::by_topic(other, a.topic).is_some()
                    });
                    if gathers && has_parts {
                        let places = article.places(edition, other);
                        assert!(!places.is_empty(), "{edition} {}", article.number);
                    }
                }
            }
        }
    }

    #[test]
    fn a_number_of_a_translation_leads_to_the_article() {
        let book = Book::of_the_house();
        let mut tried = 0;
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                for other in translations(article) {
                    // A number that another article has in the authentic text is that one's.
                    if catalogue::articles(edition)
                        .iter()
                        .any(|a| a.number == other.number)
                    {
                        continue;
                    }
                    let found = book.article(edition, &other.number, Language::En);
                    assert!(found.is_some(), "{edition} {}", other.number);
                    tried += 1;
                }
            }
        }
        assert!(tried > 0);
    }

    #[test]
    fn what_is_below_and_above_fits_together() {
        let book = Book::of_the_house();
        for edition in Edition::ALL {
            let contents = book.contents(edition, Language::En);
            for entry in contents.articles.iter().step_by(13) {
                let view = book.article(edition, &entry.key, Language::En).unwrap();
                assert_eq!(view.key, entry.key);
                assert_eq!(view.cases.len() as u32, entry.cases, "{}", entry.key);
            }
            let all = catalogue::articles(edition);
            let steps = all.iter().map(|article| below(article, all).count());
            let inside = contents.articles.iter().filter(|entry| entry.depth > 0);
            assert_eq!(steps.sum::<usize>(), inside.count(), "{edition}");
        }
    }

    /// Every place of `articles/discretion.md` says so in the book, and no other.
    #[test]
    fn the_list_of_discretion_is_in_the_book() {
        let page = laws::scenario::coverage::PAGES
            .iter()
            .find(|(name, _)| *name == "discretion.md");
        let (_, text) = page.unwrap();
        let rows = text.lines().filter(|line| line.starts_with("| "));
        let topics = rows.filter_map(|row| row.split('|').nth(4)?.split('`').nth(1));
        let listed: std::collections::BTreeSet<&str> = topics.collect();
        assert!(listed.len() > 45, "{}", listed.len());
        let book = Book::of_the_house();
        let locale = book.speaker(Language::Sr).locale();
        let mut told = std::collections::BTreeSet::new();
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                if decides(article.topic, locale).is_some() {
                    told.insert(article.topic);
                }
            }
        }
        assert_eq!(told, listed);
    }

    #[test]
    fn discretion_shows_its_question_and_answers() {
        let book = Book::of_the_house();
        let view = book
            .article(Edition::Y2023, "6.11.4", Language::Hy)
            .unwrap();
        assert!(!view.questions.is_empty());
        assert!(view.questions.iter().all(|q| !q.choices.is_empty()));
    }
}
