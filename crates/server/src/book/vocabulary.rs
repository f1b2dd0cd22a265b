//! What can be said at the practice table: every act, setting and answer of the page language, from the lists that read
//! them.

use chess::notation::Language;
use chess::{ByColor, Color};
use laws::acts::{self, By, Desk};
use laws::scenario::given::SETTINGS;
use laws::scenario::phrase::{self, PLACES};
use laws::scenario::words::{COMMON, PLAYS};
use laws::{Edition, catalogue};
use locale::Locale;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Book;

/// Who does it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Doer {
    /// `white …`, `black …`
    Player,
    /// `the arbiter …`
    Arbiter,
    /// `the assistant of white …`
    Assistant,
    /// Nobody: time passes.
    Nobody,
}

/// A phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Phrase {
    /// Who does it.
    pub by: Doer,
    /// The phrase behind the doer; capitals are filled in.
    pub words: String,
    /// With an example in each place.
    pub example: String,
    /// The example in the language that was asked for, as either player does it.
    pub said: ByColor<String>,
    /// What it means, in English as the page language is.
    pub says: String,
    /// The message of the desk's button for it, if there is one.
    pub message: Option<String>,
}

/// Phrases of one part of the Laws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Chapter {
    /// The article that the part begins with, in the newest edition; none for what every game has.
    pub article: Option<String>,
    /// Its title in the language that was asked for.
    pub title: String,
    /// The phrases.
    pub phrases: Vec<Phrase>,
}

/// What stands in capitals.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Place {
    /// `SQUARE`
    pub name: String,
    /// `e4`
    pub example: String,
    /// What stands there, in English.
    pub says: String,
}

/// Everything that can be said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Vocabulary {
    /// See the contents.
    pub build: String,
    /// Acts.
    pub acts: Vec<Chapter>,
    /// Settings: what stands behind `given`.
    pub settings: Vec<Phrase>,
    /// What stands in capitals.
    pub places: Vec<Place>,
}

fn doer(by: By) -> Doer {
    match by {
        By::Player => Doer::Player,
        By::Arbiter => Doer::Arbiter,
        By::Assistant => Doer::Assistant,
        By::Search => Doer::Nobody,
    }
}

fn phrase(locale: &Locale, by: Doer, words: &str, says: &str, message: Option<&str>) -> Phrase {
    let example = phrase::example(words);
    let said = |side: Color| {
        locale.translated(&match by {
            Doer::Player => format!("{side} {example}"),
            Doer::Arbiter => format!("the arbiter {example}"),
            Doer::Assistant => format!("the assistant of {side} {example}"),
            Doer::Nobody => example.clone(),
        })
    };
    Phrase {
        by,
        words: phrase::shown(words),
        said: ByColor::new_with(said),
        example,
        says: says.trim().to_owned(),
        message: message.map(str::to_owned),
    }
}

/// `Article 4: the hand` is about 4, `Appendices A and B: …` about A, `Guideline III: …` about III.
fn article_of(title: &str) -> &str {
    let about = title.split(':').next().unwrap_or(title);
    about.split(' ').nth(1).unwrap_or(about)
}

impl Book {
    /// Everything that can be said.
    pub fn vocabulary(&self, language: Language) -> Vocabulary {
        let locale = self.speaker(language).locale();
        let mut any: Vec<Phrase> = COMMON
            .iter()
            .map(|(words, says)| phrase(locale, Doer::Nobody, words, says, None))
            .collect();
        any.push(phrase(locale, Doer::Player, PLAYS.0, PLAYS.1, None));
        let mut chapters = vec![Chapter {
            article: None,
            title: locale.say("book-acts-common", &[]),
            phrases: any,
        }];
        for chapter in acts::CHAPTERS {
            let number = article_of(chapter.title);
            let article = catalogue::by_number(Edition::Y2023, number);
            let mut phrases = Vec::new();
            for act in chapter.acts {
                let forms = act.forms.iter().filter(|form| form.now.is_none());
                for form in forms.filter(|form| form.by != By::Search) {
                    // Buttons among the measures have a side of their own, so that their words fit everywhere.
                    let message = form.desk.filter(|(desk, _)| *desk != Desk::Question);
                    let message = message.map(|(_, message)| message);
                    phrases.push(phrase(locale, doer(form.by), form.words, act.says, message));
                }
            }
            chapters.push(Chapter {
                article: article.map(|article| article.cited().to_owned()),
                title: article.map_or(chapter.title.into(), |a| locale.title(a.topic)),
                phrases,
            });
        }
        let settings = SETTINGS.iter().filter(|setting| setting.now.is_none());
        Vocabulary {
            build: self.build().to_owned(),
            acts: chapters,
            settings: settings
                .map(|setting| phrase(locale, Doer::Nobody, setting.words, setting.says, None))
                .collect(),
            places: PLACES
                .iter()
                .map(|(name, example, says)| Place {
                    name: (*name).to_owned(),
                    example: (*example).to_owned(),
                    says: (*says).to_owned(),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All but the language of the pages.
    const OTHERS: [Language; 5] = [
        Language::Ru,
        Language::Bg,
        Language::Sr,
        Language::Mk,
        Language::Hy,
    ];

    #[test]
    fn every_act_can_be_said_at_the_table() {
        let book = Book::of_the_house();
        let all = book.vocabulary(Language::Mk);
        for chapter in &all.acts {
            assert!(!chapter.phrases.is_empty(), "{}", chapter.title);
            for phrase in &chapter.phrases {
                let doer = match phrase.by {
                    Doer::Player => "white ",
                    Doer::Arbiter => "the arbiter ",
                    Doer::Assistant => "the assistant of white ",
                    Doer::Nobody => "",
                };
                let text = format!("{doer}{}\n", phrase.example);
                let tried = book.try_out(&text, Edition::Y2023, Language::En);
                assert_eq!(tried.error, None, "{text}");
            }
        }
        let phrases = all.acts.iter().map(|chapter| chapter.phrases.len());
        let forms = acts::forms().filter(|form| form.now.is_none() && form.by != By::Search);
        assert_eq!(phrases.sum::<usize>(), forms.count() + COMMON.len() + 1);
    }

    /// A reader of any language is told what each act and setting is; only the names of languages stay as they are.
    #[test]
    fn every_act_and_setting_is_told_in_every_language() {
        let book = Book::of_the_house();
        for language in OTHERS {
            let all = book.vocabulary(language);
            let acts = all.acts.iter().flat_map(|chapter| &chapter.phrases);
            let untold: Vec<&str> = acts
                .chain(&all.settings)
                .filter(|phrase| {
                    phrase
                        .said
                        .white
                        .starts_with(|c: char| c.is_ascii_lowercase())
                })
                .map(|phrase| phrase.said.white.as_str())
                .collect();
            assert!(untold.is_empty(), "{language}: {untold:#?}");
        }
    }

    /// What the arbiter answers is told as well, whatever is filled in.
    #[test]
    fn every_answer_is_told_in_every_language() {
        let book = Book::of_the_house();
        for language in OTHERS {
            let locale = book.speaker(language).locale();
            for said in laws::scenario::answers::ANSWERS {
                let example = match said.words {
                    "CLOCKS" => "white 1:20:00 black 0:50:00".to_owned(),
                    words => phrase::example(words),
                };
                let told = locale.translated(&format!("the arbiter answers {example}"));
                let words = told.split(|c: char| !c.is_ascii_alphabetic());
                let english: Vec<&str> = words.filter(|word| word.len() > 2).collect();
                assert!(english.is_empty(), "{language}: {told}");
            }
        }
    }

    #[test]
    fn every_setting_can_be_given() {
        let book = Book::of_the_house();
        for setting in book.vocabulary(Language::En).settings {
            let fen = if setting.words == "chess960" {
                ", fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1"
            } else {
                ""
            };
            let text = format!("given {}{fen}\n", setting.example);
            let tried = book.try_out(&text, Edition::Y2023, Language::En);
            assert_eq!(tried.error, None, "{text}");
        }
    }
}
