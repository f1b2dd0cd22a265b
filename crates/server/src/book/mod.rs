//! The book of the Laws: the three editions by article in our own words, with their cases, which can be watched, tried
//! and learnt from. Nothing here knows a hall: the book is the same with and without one, and keeps nothing.

pub mod article;
pub mod case_list;
pub mod changes;
pub mod practice;
pub mod search;
pub mod site;
pub mod steps;
pub mod vocabulary;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, LazyLock, OnceLock};

use chess::notation::Language;
use laws::Edition;
use laws::scenario::coverage::PAGES;
use laws::scenario::page::{self, Case, PageError};

use crate::view::Speaker;

/// A case with its place in the book.
pub struct Told {
    /// The page that tells it, without its ending: `07-irregularities`.
    pub page: String,
    /// Its name in addresses, the same as long as its name and its page are.
    pub slug: String,
    /// The case.
    pub case: Case,
    /// As it is written.
    pub text: String,
}

impl Told {
    /// In addresses.
    pub fn id(&self) -> String {
        format!("{}/{}", self.page, self.slug)
    }
}

/// See the module.
pub struct Book {
    cases: Vec<Told>,
    build: String,
    speakers: [OnceLock<Speaker>; Language::ALL.len()],
    search: [OnceLock<search::Index>; Language::ALL.len() * Edition::ALL.len()],
}

/// What cannot be read of a page of cases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The page.
    pub page: String,
    /// Where and why.
    pub error: PageError,
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.page, self.error)
    }
}

impl Book {
    /// The book that every program has inside.
    pub fn of_the_house() -> Arc<Book> {
        static HOUSE: LazyLock<Arc<Book>> = LazyLock::new(|| Arc::new(Book::with(&[]).0));
        Arc::clone(&HOUSE)
    }

    /// The book with pages of one's own in front, by name and text; and what of these cannot be read.
    pub fn with(own: &[(String, String)]) -> (Book, Vec<Unreadable>) {
        let mut hasher = DefaultHasher::new();
        env!("CARGO_PKG_VERSION").hash(&mut hasher);
        let (mut cases, mut wrong) = (Vec::new(), Vec::new());
        let house = PAGES.iter().map(|&(name, text)| (name, text));
        let own = own
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()));
        for (name, text) in own.chain(house) {
            (name, text).hash(&mut hasher);
            wrong.extend(add_page(name, text, &mut cases));
        }
        for language in Language::ALL {
            locale::texts(language).hash(&mut hasher);
        }
        for edition in Edition::ALL {
            format!("{:?}", laws::catalogue::articles(edition)).hash(&mut hasher);
        }
        laws::source::files().hash(&mut hasher);
        let book = Book {
            cases,
            build: format!("{:016x}", hasher.finish()),
            speakers: Default::default(),
            search: Default::default(),
        };
        (book, wrong)
    }

    /// Another build says other things: what was answered by this one can be kept as long as it is asked for by name.
    pub fn build(&self) -> &str {
        &self.build
    }

    /// All cases, those of one's own first.
    pub fn cases(&self) -> &[Told] {
        &self.cases
    }

    /// A case by its place.
    pub fn case(&self, page: &str, slug: &str) -> Option<&Told> {
        self.cases
            .iter()
            .find(|told| told.page == page && told.slug == slug)
    }

    /// The cases about a provision that run under an edition.
    pub fn cases_about(&self, topic: &str, edition: Edition) -> Vec<&Told> {
        let about = |told: &&Told| {
            told.case.runs_under().contains(&edition)
                && told.case.rules_in(edition).contains(&topic)
        };
        self.cases.iter().filter(about).collect()
    }

    /// The words of a language.
    pub fn speaker(&self, language: Language) -> &Speaker {
        self.speakers[place(language)].get_or_init(|| Speaker::new(language))
    }

    fn index(&self, language: Language, edition: Edition) -> &search::Index {
        let row = Edition::ALL.iter().position(|each| *each == edition);
        let here = row.unwrap_or_default() * Language::ALL.len() + place(language);
        self.search[here]
            .get_or_init(|| search::Index::new(self.speaker(language).locale(), edition))
    }
}

fn place(language: Language) -> usize {
    let here = Language::ALL.iter().position(|each| *each == language);
    here.expect("every language is in the list")
}

fn add_page(name: &str, text: &str, cases: &mut Vec<Told>) -> Vec<Unreadable> {
    let stem = name.strip_suffix(".md").unwrap_or(name);
    let lines: Vec<&str> = text.lines().collect();
    let read = page::read_page(text);
    // What explains the page language has a case too, which is nobody's.
    if stem == "README" {
        return Vec::new();
    }
    for case in read.cases {
        let mut slug = slug(&case.name);
        if slug.is_empty() {
            slug = format!("line-{}", case.line);
        }
        let taken = |slug: &str| cases.iter().any(|t| t.page == stem && t.slug == slug);
        if taken(&slug) {
            slug = format!("{slug}-{}", case.line);
        }
        let inside = case.line..case.end.saturating_sub(1);
        cases.push(Told {
            page: stem.to_owned(),
            slug,
            text: lines.get(inside).unwrap_or_default().join("\n"),
            case,
        });
    }
    let unreadable = |error| Unreadable {
        page: name.to_owned(),
        error,
    };
    read.errors.into_iter().map(unreadable).collect()
}

/// A name as a part of an address: letters and digits with hyphens between.
fn slug(name: &str) -> String {
    let letters = name.chars().map(|c| match c.is_alphanumeric() {
        true => c.to_lowercase().next().unwrap_or(c),
        false => '-',
    });
    let text: String = letters.collect();
    let words: Vec<&str> = text.split('-').filter(|word| !word.is_empty()).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_an_address_of_its_own() {
        let book = Book::of_the_house();
        assert!(book.cases().len() > 500, "{}", book.cases().len());
        for told in book.cases() {
            let found = book.case(&told.page, &told.slug).unwrap();
            assert!(
                std::ptr::eq(found, told),
                "{} is told twice",
                told.case.title()
            );
            assert!(told.text.contains("name "), "{}", told.text);
        }
    }

    #[test]
    fn cases_of_ones_own_come_first_and_faults_are_named() {
        let page = "# Mine\n\n```scenario\nname Мат за два хода\nrule checkmate\ngiven standard\nwhen the moves \
                    f2f3 e7e5 g2g4 d8h4 are played\nthen black wins by checkmate with checkmated-player-loses\n```\n\
                    ```scenario\nwhem white resigns\n```\n";
        let own = [("course.md".to_owned(), page.to_owned())];
        let (book, wrong) = Book::with(&own);
        assert_eq!(book.cases()[0].id(), "course/мат-за-два-хода");
        assert_eq!(wrong.len(), 1);
        assert_eq!(
            (wrong[0].page.as_str(), wrong[0].error.line),
            ("course.md", 11)
        );
        assert_ne!(book.build(), Book::of_the_house().build());
    }
}
